"""Campaign: kill: the program is killed while it plays; what it has answered must be there.

A child plays, and answers each input only after it is saved. The parent kills it after some
milliseconds, or the child itself stops dead before its n-th call of the system, in the midst of a
write now and then. Then every input that was answered, in this life or an earlier one, must be in a
file that is listed, opens and goes on; so must settings, records, reviews, pictures, questions and
guided rounds be there.

Or the power fails before the n-th call: then only what was synced is sure to be there (`Disk`). A
journal is synced by a thread of its own, so an input counts as answered once nothing waits for that
any more, or after five seconds.
"""

from __future__ import annotations

import errno
import hashlib
import itertools
import json
import os
import signal
import tempfile
import time
import traceback
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from datetime import date, timedelta
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from engine import catalog
from engine.core import AwaitingSeats, Level
from engine.match import Session, codec
from engine.match.loader import read
from engine.store import Guided, HomePaths, Matches, Records, Settings, StoreError, record_rows
from engine.store import matches as store_matches
from engine.store.mistakes import ScheduledDrill
from tests.tools.campaign import beside, plants
from tests.tools.campaign.calls import Disk, Stop
from tests.tools.campaign.play import COLOURS, GAMES, Hand, begun, configured, wander
from tests.tools.campaign.report import Report
from tests.tools.campaign.watch import emptied, fork
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.controller import AppController, SeatSetup
from ui.bridge.preferences import Preferences, Speed

LIVES: Final = 8
"""So often a program is killed over one folder."""
MOST: Final = 300
"""The most answers that a child gives."""
PATIENCE: Final = 30.0
"""Seconds without an answer after which a child hangs."""
LOCK_S: Final = 3.0
"""Seconds for which the lock of a program that was killed may be held by what it just started."""
SYNCED: Final = 5.0
"""Seconds after which an input that was saved is synced."""
FIRST_DAY: Final = date(2026, 1, 1)
_DEAD: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class Answer(NamedTuple):
    """An input that was answered: the match has so many lines, with this hash of them all."""

    match: str
    lines: int
    digest: str


class Set(NamedTuple):
    """Something has a value now, or (`done` is False) is about to have it.

    `what` is `setting`, `picture`, `reviews`, `question` or `guided`, and `key` says which one.
    """

    what: str
    key: str
    value: str
    done: bool


class Recorded(NamedTuple):
    """A finished match was recorded."""

    match: str


class Binned(NamedTuple):
    """A match is about to be moved to the trash, or back."""

    match: str


class Restored(NamedTuple):
    """A match is back from the trash."""

    match: str


class Broke(NamedTuple):
    """An exception got out."""

    words: str


class Plan(NamedTuple):
    """How a child lives and dies."""

    mode: str
    key: str
    calls: int | None
    """Before which of its system calls it stops dead; None if the parent kills it."""
    power: bool
    """Whether the power fails there, too."""
    plant: str


Tell = Callable[[object], None]


# The child


def live(home: Path, plan: Plan, pipe: Connection[Any, Any]) -> None:
    """The child: plays until it is killed."""
    rng = Random(plan.key)
    where = HomePaths(home, home, home)
    # A computer's process that has just begun when all ends would complain.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    disk: Disk | None = None
    stopping: AbstractContextManager[None] = nullcontext()
    if plan.calls is not None:
        stop = (Disk if plan.power else Stop)(home, plan.calls, rng)
        disk = stop if isinstance(stop, Disk) else None
        stopping = stop.watching()
    tell = pipe.send if disk is None else _patient(disk, rng, pipe.send)
    with plants.planted(plan.plant):
        try:
            with stopping:
                MODES[plan.mode](where, rng, tell)
        except BaseException:  # noqa: BLE001 - it is told
            pipe.send(Broke(traceback.format_exc()))
    os._exit(0)


def _patient(disk: Disk, rng: Random, tell: Tell) -> Tell:
    """Tell of some inputs only, once what was written is synced."""

    def told(message: object) -> None:
        if isinstance(message, Answer):
            if rng.random() > 0.1:
                return
            disk.settle(SYNCED)
        tell(message)

    return told


def _play_matches(where: HomePaths, rng: Random, tell: Tell) -> None:
    """Through the writer alone; a match that is over is recorded."""
    matches = Matches(where.matches)
    while True:
        latest = matches.latest() if rng.random() < 0.6 else None
        if latest is not None:
            session, writer, _ = matches.resume(latest.path)
            assert writer is not None
        else:
            session = begun(rng, rng.choice(GAMES), persons=1)
            writer = matches.start(session)
        with writer:
            _tell_of(codec.encode(session.header, session.journal), session.seed, tell)
            for _ in itertools.islice(wander(session, rng, reseat=False), rng.choice((20, 5000))):
                _tell_of(codec.encode(session.header, session.journal), session.seed, tell)
        if session.result is not None:
            with Records(where.records) as records:
                records.add(session)
            _tell_recorded(session, tell)


def _play_at_desk(where: HomePaths, rng: Random, tell: Tell) -> None:
    """As the app does: several games in turn, settings and records beside them."""
    from PySide6.QtCore import QCoreApplication

    application = QCoreApplication([])
    pool = WorkerPool()
    controller = AppController(where, Settings(where.settings), pool, Preferences(Speed.OFF))
    while True:
        latest = controller.latest() if rng.random() < 0.5 else None
        if latest is not None:
            bridge = controller.open(latest.path).bridge
            assert bridge is not None
            is_kept = True
        else:
            game = rng.choice(GAMES)
            config = configured(rng, game)
            # Few have a computer: its process takes as long to begin as a child lives.
            level = Level("random") if rng.random() < 0.1 else None
            seat_setups = [
                SeatSetup(f"Person {seat}", COLOURS[seat % 4], level if seat else None)
                for seat in range(config.seats)
            ]
            code = f"campaign {rng.randrange(10**12)}"
            bridge = controller.start(game, code, seat_setups, dict(config.options))
            # What only computers did is not kept.
            is_kept = False
        persons = {seat for seat, player in enumerate(bridge.players) if player.is_person}
        bridge.begin()
        hand = Hand(bridge, rng)
        for _ in range(rng.choice((10, 100, 3000))):
            if bridge.result is not None:
                break
            if not hand.step():
                application.processEvents()
            whole = controller.journal() or b""
            is_kept = is_kept or _has_acted(whole, persons)
            if is_kept:
                _tell_of(whole, bridge.code, tell)
            if rng.random() < 0.02:
                _set(controller.settings, rng, tell)
        controller.close()
        application.processEvents()


def _has_acted(whole: bytes, persons: Collection[int]) -> bool:
    """Whether a person has acted, or someone took or gave a seat."""
    lines = map(json.loads, whole.splitlines())
    return any(
        line["line"] == "seat" or (line["line"] == "act" and line["seat"] in persons)
        for line in lines
    )


def _salvage(where: HomePaths, rng: Random, tell: Tell) -> None:
    """Open every match of the shelf, damaged ones among them, and go on a little."""
    matches = Matches(where.matches)
    while True:
        for summary in rng.sample(found := matches.all(), len(found)):
            with suppress(StoreError):
                session, writer, _ = matches.resume(summary.path)
                if writer is None:
                    continue
                with writer:
                    _tell_of(codec.encode(session.header, session.journal), session.seed, tell)
                    for _ in itertools.islice(wander(session, rng, reseat=False), 3):
                        whole = codec.encode(session.header, session.journal)
                        _tell_of(whole, session.seed, tell)
        if not found:
            return


def _change_settings(where: HomePaths, rng: Random, tell: Tell) -> None:
    settings = Settings(where.settings)
    while True:
        _set(settings, rng, tell)


def _record(where: HomePaths, rng: Random, tell: Tell) -> None:
    """Finished matches, one after another, into the records and nowhere else."""
    with Records(where.records) as records:
        while True:
            session = begun(rng, rng.choice(GAMES), persons=1)
            for _ in wander(session, rng, reseat=False):
                pass
            records.add(session)
            _tell_recorded(session, tell)


def _look_back(where: HomePaths, rng: Random, tell: Tell) -> None:
    """Keep beside finished matches what is kept there, and ask what their reviews have marked."""
    matches = Matches(where.matches, trash=where.trash)
    guided = Guided(where.guided)
    days = itertools.count(rng.randrange(400))
    while True:
        made = beside.judged(beside.EXACT, rng.randrange(2))
        path = where.matches / f"{made.session.seed}.stowaway"
        if not path.exists():
            store_matches.write(path, made.data)
            _tell_of(made.data, made.session.seed, tell)
        picture = beside.picture(rng)
        with _setting("picture", path.name, _digest(picture), tell):
            matches.keep_picture(path, picture)
        lines = [made.review] * rng.choice((1, 1, 2))
        with _setting("reviews", path.name, _digest(b"".join(lines)), tell):
            matches.keep_reviews(path, lines)
        _learn(matches, path, made.marked, rng, FIRST_DAY + timedelta(next(days)), tell)
        session = begun(rng, beside.EXACT, practice=True)
        for _ in itertools.islice(wander(session, rng, reseat=False), rng.randrange(20)):
            pass
        session.mark()
        whole = codec.encode(session.header, session.journal)
        with _setting("guided", beside.EXACT, _digest(whole), tell):
            guided.keep(session, "lesson", (), (1, 2))
        if rng.random() < 0.2:
            with _setting("guided", beside.EXACT, "", tell):
                guided.forget(beside.EXACT)


def _learn(
    matches: Matches, path: Path, marked: tuple[int, ...], rng: Random, day: date, tell: Tell
) -> None:
    """A review has marked some decisions, and some of them are asked and answered."""
    kept, found = matches.mistakes, rng.sample(marked, rng.randrange(len(marked) + 1))
    known = {row.at: row for row in kept.plan(day).due_today if row.match == path.name}
    settled = {row.at for row in kept._read().rows if row.match == path.name}
    for at in marked:
        # What is known goes on as it was.
        if at not in settled or at not in found:
            value = _rung(ScheduledDrill(path.name, "", 0, at, 0, day)) if at in found else ""
            tell(Set("question", f"{path.name} {at}", value, done=False))
    kept.learn(path, 0, found, beside.NAME, day)
    for at in marked:
        if at not in settled or at not in found:
            value = _rung(ScheduledDrill(path.name, "", 0, at, 0, day)) if at in found else ""
            tell(Set("question", f"{path.name} {at}", value, done=True))
    for at in found:
        row = known.get(at)
        if row is None:
            continue
        right = rng.random() < 0.7
        after = row.rung + 1 if right else 0
        value = f"{after} {row.times + 1}"
        with _setting("question", f"{path.name} {at}", value, tell):
            kept.answer(row, day, right=right)


def _shelve(where: HomePaths, rng: Random, tell: Tell) -> None:
    """Begin matches, rename them, delete them and bring them back."""
    matches = Matches(where.matches, trash=where.trash)
    while True:
        session = begun(rng, rng.choice(GAMES), persons=1)
        with matches.start(session) as writer:
            for _ in itertools.islice(wander(session, rng, reseat=False), 2):
                pass
        path = writer.path
        _tell_of(codec.encode(session.header, session.journal), session.seed, tell)
        for _ in range(rng.randrange(4)):
            path = matches.rename(path, f"name {rng.randrange(5)}")
            tell(Binned(session.seed))
            trashed = matches.delete(path)
            assert trashed is not None
            if rng.random() < 0.3:
                break
            path = matches.restore(trashed)
            tell(Restored(session.seed))


MODES: Final = {
    "matches": _play_matches,
    "desk": _play_at_desk,
    "salvage": _salvage,
    "settings": _change_settings,
    "records": _record,
    "beside": _look_back,
    "shelf": _shelve,
}
_OFTEN: Final = ("matches", "desk", "desk", "salvage", "settings", "records", "beside", "shelf")


@contextmanager
def _setting(what: str, key: str, value: str, tell: Tell) -> Iterator[None]:
    """Tell of a value before and after it is there."""
    tell(Set(what, key, value, done=False))
    yield
    tell(Set(what, key, value, done=True))


def _set(settings: Settings, rng: Random, tell: Tell) -> None:
    key, low = rng.choice((("look.text_size", 80), ("window.x", 0), ("window.y", 0)))
    value = low + rng.randrange(100)
    with _setting("setting", key, str(value), tell):
        settings.set(key, value)


def _tell_recorded(session: Session, tell: Tell) -> None:
    """A match was recorded; others have no line in the log."""
    if record_rows.is_logged(session):
        tell(Recorded(session.seed))


def _tell_of(whole: bytes, match: str, tell: Tell) -> None:
    tell(Answer(match, whole.count(b"\n"), _digest(whole)))


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _rung(row: ScheduledDrill) -> str:
    """How far a question is."""
    return f"{row.rung} {row.times}"


# The parent


class Home:
    """A folder over several lives, and what was answered in all of them."""

    def __init__(self, folder: Path) -> None:
        self.where = HomePaths(folder, folder, folder)
        self.answers: dict[str, Answer] = {}
        """By match, the last."""
        self.binned: set[str] = set()
        """Matches that may lie in the trash."""
        self.values: dict[tuple[str, str], tuple[str, ...]] = {}
        """What each thing that was set may be: answered, or about to be."""
        self.recorded: set[str] = set()
        self.kept: list[bytes] = []
        """Damaged files, which must be somewhere."""

    def hear(self, message: object) -> None:
        """Take down what a child says."""
        match message:
            case Answer():
                self.answers[message.match] = message
            case Set():
                key = message.what, message.key
                before = self.values.get(key) or (_at_first(*key),)
                self.values[key] = (message.value,) if message.done else (*before, message.value)
            case Recorded():
                self.recorded.add(message.match)
            case Binned():
                self.binned.add(message.match)
            case Restored():
                self.binned.discard(message.match)

    def damage(self, rng: Random) -> None:
        """Damage a match of the shelf; of what was answered, its good lines are left."""
        files = sorted(self.where.matches.glob("*.stowaway"))
        if not files:
            return
        path = rng.choice(files)
        data = path.read_bytes()
        first = data.find(b"\n") + 1
        # What nobody has opened since it was damaged would be gone.
        if len(data) - first < 10 or data in self.kept:
            return
        at = rng.randrange(first, len(data))
        changed = rng.choice(
            (data[:at], data + b'{"line":', data[:at] + b"\x00" * 9 + data[at + 9 :])
        )
        reading = read(changed, catalog)
        if reading.session is None or reading.problem is None:
            return
        # Killed in the midst of mending, it has a second name, under which it is kept as it is.
        path.unlink()
        path.write_bytes(changed)
        self.kept.append(changed)
        seed = reading.session.seed
        good = changed[: reading.good]
        if seed in self.answers:
            self.answers[seed] = Answer(seed, reading.lines, _digest(good))

    def losses(self, rng: Random) -> Iterator[str]:
        """What was answered, and is not there any more; a sentence each."""
        yield from self._lost_matches(rng)
        yield from self._lost_values()
        yield from self._lost_records()

    def _lost_matches(self, rng: Random) -> Iterator[str]:
        matches = Matches(self.where.matches)
        listed = matches.all()
        held: dict[str, list[bytes]] = {}
        for summary in listed:
            if summary.problem is not None:
                yield f"{summary.path.name} is listed and cannot be opened: {summary.problem}"
            held.setdefault(summary.seed, []).append(summary.path.read_bytes())
        for path in self.where.trash.glob("*.stowaway"):
            data = path.read_bytes()
            seed = codec.decode_header(data[: data.index(b"\n") + 1]).seed
            if seed in self.binned:
                held.setdefault(seed, []).append(data)
        for answer in self.answers.values():
            files = held.get(answer.match, [])
            if not any(_holds(data, answer) for data in files):
                has = [data.count(b"\n") for data in files]
                yield (
                    f"{answer.match}: {answer.lines} lines were answered; in files of the shelf "
                    f"are {has}"
                )
        folder = self.where.matches
        there = [each.read_bytes() for each in folder.iterdir()] if folder.exists() else []
        for damaged in self.kept:
            if damaged not in there:
                yield "a damaged file was not kept"
        self.kept = [damaged for damaged in self.kept if damaged in there]
        latest = matches.latest()
        if latest is not None:
            yield from self._not_going_on(matches, latest.path, rng)

    def _not_going_on(self, matches: Matches, path: Path, rng: Random) -> Iterator[str]:
        end = time.monotonic() + LOCK_S
        while True:
            try:
                session, writer, _ = matches.resume(path)
            except StoreError as error:
                yield f"{path.name} does not go on: {error}"
                return
            if writer is not None or time.monotonic() > end:
                break
            # A process that the program was just starting holds the lock until it is one.
            time.sleep(0.1)
        if writer is None:
            yield f"{path.name} can only be looked at"
            return
        with writer:
            for _ in itertools.islice(wander(session, rng, reseat=False), 1):
                pass
            session.mark()
        whole = codec.encode(session.header, session.journal)
        if writer.path.read_bytes() != whole:
            yield f"{path.name} goes on, and is not saved"
        if isinstance(session.awaiting, AwaitingSeats) or session.result is not None:
            _tell_of(whole, session.seed, self.hear)

    def _lost_values(self) -> Iterator[str]:
        settings = Settings(self.where.settings)
        if settings.sentence is not None:
            yield f"settings: {settings.sentence}"
        matches = Matches(self.where.matches, trash=self.where.trash)
        questions = {f"{row.match} {row.at}": _rung(row) for row in matches.mistakes._read().rows}
        if matches.mistakes.sentence is not None:
            yield f"questions: {matches.mistakes.sentence}"
        for (what, key), values in self.values.items():
            path = self.where.matches / key
            match what:
                case "setting":
                    now = str(settings.number(key))
                case "picture":
                    now = _told(matches.picture(path))
                case "reviews":
                    now = _told(b"".join(matches.reviews(path)))
                case "question":
                    now = questions.get(key, "")
                case _:
                    now = self._guided(key)
            if now not in values:
                yield f"{what} {key} is {now!r}, and was answered as {values}"
            self.values[what, key] = (now,)

    def _guided(self, game: str) -> str:
        """How a guided round was left."""
        path = self.where.guided / f"{game}.stowaway"
        if not path.exists():
            return ""
        try:
            header = codec.decode_header(path.read_bytes().splitlines(keepends=True)[1])
        except (codec.BadLineError, IndexError):
            return "damaged"
        left = Guided(self.where.guided).left(game, header.seed)
        if left is None:
            return "damaged"
        return _digest(codec.encode(left.session.header, left.session.journal))

    def _lost_records(self) -> Iterator[str]:
        if not self.recorded:
            return
        try:
            with Records(self.where.records) as records:
                if records.sentence is not None:
                    yield f"records: {records.sentence}"
                there = {row.seed for row in records.log()}
        except StoreError as error:
            yield f"records: {error}"
            return
        for match in sorted(self.recorded - there):
            yield f"records: {match} is not there"
        self.recorded &= there


def _at_first(what: str, key: str) -> str:
    """What something is before it was ever set."""
    return str(Settings(Path()).number(key)) if what == "setting" else ""


def _told(data: bytes) -> str:
    return _digest(data) if data else ""


def _holds(data: bytes, answer: Answer) -> bool:
    end = 0
    for _ in range(answer.lines):
        end = data.find(b"\n", end) + 1
        if end == 0:
            return False
    return _digest(data[:end]) == answer.digest


class Killer:
    """See the head of the file."""

    def __init__(self, report: Report, plant: str) -> None:
        self._report = report
        self._plant = plant
        self._context = fork()
        for number in range(2):
            # Children have them from here.
            beside.judged(beside.EXACT, number)

    def run(self, seconds: float, only: int | None, first: str) -> None:
        """Kill for so long, or only in the lives of one case; `first`: up to the first of these."""
        until = time.monotonic() + seconds
        with plants.planted(self._plant), tempfile.TemporaryDirectory() as folder:
            for case in itertools.count(only or 0):
                self._lives(Path(folder) / "home", case, until)
                if only is not None or time.monotonic() >= until:
                    return
                if self._report.wrongs[first]:
                    return

    def _lives(self, folder: Path, case: int, until: float) -> None:
        rng = Random(f"kill {self._report.seed} {case}")
        home = Home(emptied(folder))
        for life in range(LIVES):
            mode = rng.choice(_OFTEN)
            if mode == "salvage" or rng.random() < 0.1:
                home.damage(rng)
            calls = rng.choice((None, *(rng.randrange(1, most) for most in (40, 400, 400))))
            if mode == "records":
                # SQLite calls the system by itself.
                calls = None
            power = calls is not None and rng.random() < 0.4
            plan = Plan(mode, f"{self._report.seed} {case} {life}", calls, power, self._plant)
            delay = rng.choice((0.0, 0.01, 0.05, 0.3)) * rng.random()
            self._life(home, plan, delay, case)
            try:
                losses = list(home.losses(rng))
            except Exception:  # noqa: BLE001 - whatever gets out is what is looked for
                self._blame("crashes", case, traceback.format_exc(), home)
                return
            for words in losses:
                self._blame("losses", case, f"life {life}, {plan}\n{words}", home)
            if losses or time.monotonic() >= until:
                return

    def _life(self, home: Home, plan: Plan, delay: float, case: int) -> None:
        mine, theirs = self._context.Pipe(duplex=False)
        process = self._context.Process(target=live, args=(home.where.data, plan, theirs))
        process.start()
        theirs.close()
        answered = 0
        end: float | None = None
        while True:
            left = PATIENCE if end is None else max(0.0, end - time.monotonic())
            try:
                if not mine.poll(left):
                    if end is None:
                        self._blame("hangs", case, f"no answer in {PATIENCE:g} s, {plan}", home)
                    # What it says until it is dead counts too.
                    process.kill()
                    end = time.monotonic() + PATIENCE
                    process.join()
                    if not mine.poll():
                        break
                    continue
                message = mine.recv()
            except (EOFError, OSError) as error:
                if isinstance(error, OSError) and error.errno not in (None, errno.EPIPE):
                    raise
                break
            if isinstance(message, Broke):
                self._blame("crashes", case, f"{plan}\n{message.words}", home)
                continue
            home.hear(message)
            answered += not (isinstance(message, Set) and not message.done)
            if end is None and plan.calls is None:
                end = time.monotonic() + delay
            elif end is None and answered == MOST:
                # It calls the system more seldom than it plays.
                end = time.monotonic()
        process.join()
        mine.close()
        killed = process.exitcode == -_DEAD
        counts = {"kills": killed, "answers": answered, f"kills: {plan.mode}": killed}
        self._report.count({**counts, "failures of the power": killed and plan.power})

    def _blame(self, what: str, case: int, words: str, home: Home) -> None:
        folder = home.where.data
        files = {
            str(each.relative_to(folder)).replace("/", " "): each.read_bytes()
            for each in sorted(folder.rglob("*"))
            if each.is_file() and each.stat().st_size < 10**7
        }
        self._report.blame(what, str(case), words, files)

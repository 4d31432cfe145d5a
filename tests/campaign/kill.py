"""Campaign: kill: the program is killed while it plays; what it has answered must be there.

A child plays, and answers each input only after it is saved. The parent kills it after some
milliseconds, or the child itself stops dead before its n-th call of the system, in the midst of a
write now and then. Then every input that was answered, in this life or an earlier one, must be in a
file that is listed, opens and goes on; so must settings and records.
"""

from __future__ import annotations

import errno
import hashlib
import itertools
import os
import signal
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from engine import catalog
from engine.core import Level, Waiting
from engine.match import codec
from engine.match.replay import read
from engine.store import Matches, Places, Records, Settings, StoreError
from tests.campaign import plants
from tests.campaign.play import COLOURS, GAMES, Hand, begun, configured, wander
from tests.campaign.report import Report
from tests.campaign.watch import emptied, fork
from ui.bridge.comfort import Comfort, Speed
from ui.bridge.desk import Chair, Desk
from ui.bridge.pool import Pool

LIVES: Final = 8
"""So often a program is killed over one folder."""
MOST: Final = 300
"""So many answers a child gives at most."""
PATIENCE: Final = 30.0
"""Seconds without an answer after which a child hangs."""
CALLS: Final = (
    "open",
    "write",
    "fsync",
    "replace",
    "rename",
    "link",
    "unlink",
    "ftruncate",
    "mkdir",
)
"""The system calls before which a child may stop dead."""
_DEAD: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class Answer(NamedTuple):
    """An input that was answered: the match has so many lines, with this hash of them all."""

    match: str
    lines: int
    digest: str


class Set(NamedTuple):
    """A setting was answered, or (`done` is False) is about to be."""

    key: str
    value: int
    done: bool


class Recorded(NamedTuple):
    """A finished match was recorded."""

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
    plant: str


Tell = Callable[[object], None]


# The child


def live(home: Path, plan: Plan, pipe: Connection[Any, Any]) -> None:
    """The child: plays until it is killed."""
    rng = Random(plan.key)
    where = Places(home, home, home)
    # A computer's process that has just begun when all ends would complain.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    with plants.planted(plan.plant):
        try:
            with _stopping(plan.calls, rng):
                MODES[plan.mode](where, rng, pipe.send)
        except BaseException:  # noqa: BLE001 - it is told
            pipe.send(Broke(traceback.format_exc()))
    os._exit(0)


def _play_matches(where: Places, rng: Random, tell: Tell) -> None:
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
            if sum(player.is_person for player in session.players) == 1:
                # Others have no line in the log.
                tell(Recorded(session.seed))


def _play_at_desk(where: Places, rng: Random, tell: Tell) -> None:
    """As the app does: several games in turn, settings and records beside them."""
    from PySide6.QtCore import QCoreApplication

    application = QCoreApplication([])
    pool = Pool()
    desk = Desk(where, Settings(where.settings), pool, Comfort(Speed.OFF))
    while True:
        latest = desk.latest() if rng.random() < 0.5 else None
        if latest is not None:
            bridge = desk.open(latest.path).bridge
            assert bridge is not None
        else:
            game = rng.choice(GAMES)
            config = configured(rng, game)
            # Few have a computer: its process takes as long to begin as a child lives.
            level = Level("random") if rng.random() < 0.1 else None
            chairs = [
                Chair(f"Person {seat}", COLOURS[seat % 4], level if seat else None)
                for seat in range(config.seats)
            ]
            code = f"campaign {rng.randrange(10**12)}"
            bridge = desk.start(game, code, chairs, dict(config.options))
        bridge.begin()
        hand = Hand(bridge, rng)
        for _ in range(rng.choice((10, 100, 3000))):
            if bridge.result is not None:
                break
            if not hand.step():
                application.processEvents()
            _tell_of(desk.journal() or b"", bridge.code, tell)
            if rng.random() < 0.02:
                _set(desk.settings, rng, tell)
        desk.close()
        application.processEvents()


def _salvage(where: Places, rng: Random, tell: Tell) -> None:
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


def _change_settings(where: Places, rng: Random, tell: Tell) -> None:
    settings = Settings(where.settings)
    while True:
        _set(settings, rng, tell)


def _record(where: Places, rng: Random, tell: Tell) -> None:
    """Finished matches, one after another, into the records and nowhere else."""
    with Records(where.records) as records:
        while True:
            session = begun(rng, rng.choice(GAMES), persons=1)
            for _ in wander(session, rng, reseat=False):
                pass
            records.add(session)
            tell(Recorded(session.seed))


MODES: Final = {
    "matches": _play_matches,
    "desk": _play_at_desk,
    "salvage": _salvage,
    "settings": _change_settings,
    "records": _record,
}


def _set(settings: Settings, rng: Random, tell: Tell) -> None:
    key, low = rng.choice((("look.text_size", 80), ("window.x", 0), ("window.y", 0)))
    value = low + rng.randrange(100)
    tell(Set(key, value, done=False))
    settings.set(key, value)
    tell(Set(key, value, done=True))


def _tell_of(whole: bytes, match: str, tell: Tell) -> None:
    tell(Answer(match, whole.count(b"\n"), _digest(whole)))


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


@contextmanager
def _stopping(calls: int | None, rng: Random) -> Iterator[None]:
    """Stop dead before so many calls of the system, in the midst of a write half of the time."""
    left = calls or 0

    def wrapped(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            nonlocal left
            left -= 1
            if left == 0:
                if name == "write" and rng.random() < 0.5:
                    real(args[0], bytes(args[1])[: len(args[1]) // 2])
                os.kill(os.getpid(), _DEAD)
                time.sleep(10)
            return real(*args, **more)

        return call

    if calls is None:
        yield
        return
    with ExitStack() as stack:
        for name in CALLS:
            stack.enter_context(patch.object(os, name, wrapped(name, getattr(os, name))))
        yield


# The parent


class Home:
    """A folder over several lives, and what was answered in all of them."""

    def __init__(self, folder: Path) -> None:
        self.where = Places(folder, folder, folder)
        self.answers: dict[str, Answer] = {}
        """By match, the last."""
        self.settings: dict[str, tuple[int, ...]] = {}
        """By key, what it may be: answered, or about to be."""
        self.recorded: set[str] = set()
        self.kept: list[bytes] = []
        """Damaged files, which must be somewhere."""

    def hear(self, message: object) -> None:
        """Take down what a child says."""
        match message:
            case Answer():
                self.answers[message.match] = message
            case Set():
                was = self.settings.get(message.key, ())
                self.settings[message.key] = (
                    (message.value,) if message.done else (*was, message.value)
                )
                if not message.done and not was:
                    self.settings[message.key] = (
                        Settings(Path()).number(message.key),
                        message.value,
                    )
            case Recorded():
                self.recorded.add(message.match)

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
        yield from self._lost_settings()
        yield from self._lost_records()

    def _lost_matches(self, rng: Random) -> Iterator[str]:
        matches = Matches(self.where.matches)
        listed = matches.all()
        held: dict[str, list[bytes]] = {}
        for summary in listed:
            if summary.problem is not None:
                yield f"{summary.path.name} is listed and cannot be opened: {summary.problem}"
            held.setdefault(summary.seed, []).append(summary.path.read_bytes())
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
        try:
            session, writer, _ = matches.resume(path)
        except StoreError as error:
            yield f"{path.name} does not go on: {error}"
            return
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
        if isinstance(session.awaiting, Waiting) or session.result is not None:
            _tell_of(whole, session.seed, self.hear)

    def _lost_settings(self) -> Iterator[str]:
        settings = Settings(self.where.settings)
        if settings.sentence is not None:
            yield f"settings: {settings.sentence}"
        for key, values in self.settings.items():
            if (now := settings.number(key)) not in values:
                yield f"settings: {key} is {now}, and was answered as {values}"
            self.settings[key] = (now,)

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
            mode = rng.choice(("matches", "desk", "desk", "salvage", "settings", "records"))
            if mode == "salvage" or rng.random() < 0.1:
                home.damage(rng)
            calls = rng.choice((None, rng.randrange(1, 40), rng.randrange(1, 400)))
            if mode == "records":
                # SQLite calls the system by itself.
                calls = None
            plan = Plan(mode, f"{self._report.seed} {case} {life}", calls, self._plant)
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
        self._report.count({"kills": killed, "answers": answered, f"kills: {plan.mode}": killed})

    def _blame(self, what: str, case: int, words: str, home: Home) -> None:
        folder = home.where.data
        files = {
            str(each.relative_to(folder)).replace("/", " "): each.read_bytes()
            for each in sorted(folder.rglob("*"))
            if each.is_file() and each.stat().st_size < 10**7
        }
        self._report.blame(what, str(case), words, files)

"""Campaign: fuzz: damaged and forged files of every kind; nothing crashes, hangs or is believed.

A case is a save of any game of the catalog, the settings, the records, a guided round, the list of
mistakes, or what lies beside a match: its picture and its reviews. They are damaged in their bytes,
or forged: their lines say something else, with all hashes right.
"""

from __future__ import annotations

import itertools
import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import msgspec
from PySide6.QtCore import qInstallMessageHandler

from engine import catalog
from engine.core import Act, Message, Seat, StowawayError
from engine.core.review import AnyReview
from engine.match import Session, codec
from engine.match import review as match_review
from engine.match.loader import read
from engine.match.mistake_drills import JudgedDrill, find_drills, iter_judging
from engine.store import Guided, Matches, Records, Settings, StoreError, Writer, record_rows
from engine.store.mistakes import Mistakes, ScheduledDrill
from tests.tools.campaign import beside, forge, mutate
from tests.tools.campaign.judge import faults_of
from tests.tools.campaign.play import GAMES, begun, wander
from tests.tools.campaign.watch import Cases, emptied
from ui.shell.widgets import thumbnail

BOUND: Final = 8.0
"""Seconds of the processor that opening a file may take."""
BASES: Final = 12
"""How many matches of each game are there to be damaged."""
DAY: Final = date(2026, 5, 1)
SETTINGS: Final = b"""[look]
theme = "night"
text_size = 120
language = "de"

[window]
x = -20
y = 40
width = 1280
height = 800
maximised = true

[setup]
names = ["Ada", "Bo \\"B\\" \xc3\xa9"]
last = "pack_the_essentials"

[keys]
a-b = "Ctrl+X"
"""


class Fuzz(Cases):
    """See the head of the file."""

    bound: ClassVar[float] = 60.0

    def __init__(self, seed: int, home: Path) -> None:
        super().__init__(seed, home)
        self._bases: dict[tuple[str, int], bytes] = {}
        self._records: bytes | None = None
        self._match = beside.judged(beside.EXACT, 0)
        """What the reviews and the questions of a case are of."""
        self._rng = Random()
        # What Qt says of a picture that is none is for developers.
        qInstallMessageHandler(lambda *_: None)

    def make(self, case: int) -> Mapping[str, bytes]:
        """A file, damaged."""
        rng = self._rng = self.random(case)
        roll = rng.random()
        for share, name, made in self._kinds:
            if roll < share:
                return {name: made(rng)}
            roll -= share
        game = rng.choice(GAMES)
        return {rng.choice(NAMES): self._save(rng, game)}

    @property
    def _kinds(self) -> tuple[tuple[float, str, Callable[[Random], bytes]], ...]:
        """How often there is which file that is no save."""
        return (
            (0.05, "settings.toml", lambda rng: mutate.bytes_of(rng, self._settings(rng))),
            (0.06, "records.sqlite", self._damaged_records),
            (0.05, "a.stowaway.picture", self._picture),
            (0.06, "a.stowaway.reviews", self._reviews),
            (0.06, "guided.stowaway", self._guided),
            (0.06, "mistakes.json", self._mistakes),
        )

    def run(self) -> None:
        """Open it in every way that the program has."""
        ((name, data),) = self.files.items()
        began = time.process_time()
        opens = {
            "settings.toml": self._open_settings,
            "records.sqlite": self._open_records,
            "a.stowaway.picture": self._open_picture,
            "a.stowaway.reviews": self._open_reviews,
            "guided.stowaway": self._open_guided,
            "mistakes.json": self._open_mistakes,
        }
        if name in opens:
            opens[name](data)
        else:
            self._open_save(name, data)
        took = time.process_time() - began
        self.figures["slowest, in s of the processor"] = took
        if took > BOUND:
            self.blame("hangs", f"it took {took:.1f} s of the processor")

    # Making

    def _base(self, game: str, number: int) -> bytes:
        """A match of a game, up to its end or not."""
        if (game, number) not in self._bases:
            rng = self.random("base", game, number)
            session = begun(rng, game)
            most = rng.choice((1, 10, 60, 10_000))
            for _ in itertools.islice(wander(session, rng), most):
                pass
            session.mark()
            self._bases[game, number] = codec.encode(session.header, session.journal)
        return self._bases[game, number]

    def _save(self, rng: Random, game: str) -> bytes:
        if rng.random() < 0.4:
            return forge.forged(rng, self._over(rng, game))
        data = self._base(game, rng.randrange(BASES))
        roll = rng.random()
        if roll < 0.4:
            return mutate.bytes_of(rng, data)
        if roll < 0.5:
            return b"".join(mutate.lines_of(rng, data))
        if roll < 0.6:
            return mutate.chained(mutate.lines_of(rng, data))
        if roll < 0.61:
            # Larger than any match.
            return data + rng.choice((b"\n", b"x", b"[", data[-200:])) * (codec.MAX_BYTES // 100)
        lines = data.splitlines(keepends=True)
        if roll < 0.63:
            # Another's header, or another's lines.
            other = self._base(rng.choice(GAMES), rng.randrange(BASES)).splitlines(keepends=True)
            lines[1:] = other[1 + rng.randrange(len(other)) :]
            return mutate.chained(lines)
        at = 0 if roll < 0.75 else rng.randrange(len(lines))
        if roll > 0.9:
            # The end is where results are.
            at = len(lines) - 1 - rng.randrange(min(4, len(lines)))
        lines[at] = mutate.words_of(rng, lines[at])
        return mutate.chained(lines)

    def _over(self, rng: Random, game: str) -> bytes:
        """A match that is over."""
        session = beside.finished(game, rng.randrange(3))
        return codec.encode(session.header, session.journal)

    def _picture(self, rng: Random) -> bytes:
        picture = beside.forged_picture(rng) if rng.random() < 0.5 else beside.picture(rng)
        roll = rng.random()
        if roll < 0.3:
            return mutate.bytes_of(rng, beside.sealed(picture))
        return beside.sealed(picture if roll < 0.6 else mutate.bytes_of(rng, picture))

    def _reviews(self, rng: Random) -> bytes:
        """Reviews of a match of which there are some, or of another one."""
        made = self._judged(rng)
        if rng.random() < 0.2:
            return mutate.bytes_of(rng, beside.sealed(made.review))
        line = mutate.words_of(rng, made.review)
        if rng.random() < 0.5:
            said = json.loads(made.review)
            for _ in range(rng.choice((1, 1, 2))):
                said = forge.other(rng, said)
            line = json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        return beside.sealed(line)

    def _judged(self, rng: Random) -> beside.Finished:
        """The match that lies there; mostly one of which reviews are quickly made."""
        game = beside.EXACT if rng.random() < 0.8 else rng.choice(beside.REVIEWED)
        made = beside.judged(game, 0)
        self._match = made
        return made

    def _guided(self, rng: Random) -> bytes:
        """A guided round that was left: what was tried, and its match."""
        session = beside.begun_practice(rng.randrange(3))
        tried = [msgspec.json.encode(act) for act in _tried(session)]
        note = b'{"lesson":"a","tried":[%b],"step":[1,7]}\n' % b",".join(tried)
        data = codec.encode(session.header, session.journal)
        roll = rng.random()
        if roll < 0.3:
            return mutate.bytes_of(rng, note + data)
        if roll < 0.6:
            return mutate.words_of(rng, note) + data
        return note + forge.forged(rng, data)

    def _mistakes(self, rng: Random) -> bytes:
        """The list of questions."""
        made = self._judged(rng)
        rows = [
            ScheduledDrill(
                "a.stowaway", beside.NAME, 0, at, rng.randrange(6), _day(rng), rng.randrange(9)
            )
            for at in made.marked
        ]
        data = msgspec.json.encode({"form": 1, "back": None, "rows": rows}) + b"\n"
        roll = rng.random()
        if roll < 0.3:
            return mutate.bytes_of(rng, data)
        if roll < 0.6:
            return mutate.words_of(rng, data)
        said = json.loads(data)
        for _ in range(rng.choice((1, 2, 4))):
            said = forge.other(rng, said)
        return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"

    def _settings(self, rng: Random) -> bytes:
        if rng.random() < 0.5:
            return SETTINGS
        lines = SETTINGS.splitlines(keepends=True)
        at = rng.randrange(len(lines))
        key = lines[at].partition(b"=")[0]
        word = rng.choice(mutate.STRINGS).encode("utf-8", "surrogatepass")
        value = rng.choice(
            (rng.choice(mutate.NUMBERS), b'"' + word + b'"', b"[" * 2000 + b"]" * 2000)
        )
        lines[at] = key + b"= " + value + b"\n"
        return b"".join(lines)

    def _damaged_records(self, rng: Random) -> bytes:
        path = self.home / "made.sqlite"
        if self._records is None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with Records(path) as records:
                for number in range(6):
                    records.add(self._finished(number))
            self._records = path.read_bytes()
        if rng.random() < 0.5:
            return mutate.bytes_of(rng, self._records)
        path.write_bytes(self._records)
        with sqlite3.connect(path) as db:
            if rng.random() < 0.2:
                # Anybody can put a right seal to what makes no sense.
                db.execute(rng.choice(FORGERIES), (rng.randrange(1, 7),))
                reseal(db)
            for _ in range(rng.choice((1, 1, 3))):
                # What cannot be damaged so is damaged otherwise next time.
                with suppress(sqlite3.Error):
                    db.execute("PRAGMA ignore_check_constraints = ON")
                    db.execute("PRAGMA writable_schema = ON")
                    db.executescript(rng.choice(DAMAGES))
        db.close()
        return path.read_bytes()

    @staticmethod
    def _finished(number: int) -> Session:
        return beside.finished(GAMES[number % len(GAMES)], number // len(GAMES))

    # Opening

    def _open_save(self, name: str, data: bytes) -> None:
        self.counts["saves"] += 1
        reading = read(data, catalog)
        believed = reading.session is not None
        self.counts["saves that open"] += believed
        self.counts["saves that open whole"] += reading.problem is None
        for words in faults_of(data, reading):
            self.blame("wrong acceptances", words)
        folder = emptied(self.home / "data" / "matches")
        path = folder / name
        path.write_bytes(data)
        matches = Matches(folder)
        for summary in matches.all():
            if summary.problem is None and not (summary.seed.isprintable() or believed):
                self.blame("wrong acceptances", f"listed: {summary.seed[:100]!r}")
        try:
            resumed = matches.resume(path)
        except StoreError:
            return
        session, writer = resumed.session, resumed.writer
        if writer is None:
            return
        self.counts["saves that go on"] += 1
        if data not in [each.read_bytes() for each in folder.iterdir()] and reading.problem:
            self.blame("losses", f"the damaged file is not kept: {reading.problem}")
        with writer:
            if reading.session is not None and session.journal[: len(reading.session.journal)] != (
                reading.session.journal
            ):
                self.blame("losses", "what goes on is not what was read")
            for _ in itertools.islice(wander(session, self._rng), 2):
                pass
            session.mark()
        self._see_saved(session, writer)
        if session.result is not None and self._rng.random() < 0.3:
            self._catch_up(matches, session)

    def _see_saved(self, session: Session, writer: Writer) -> None:
        """It goes on, and is saved as it does."""
        whole = codec.encode(session.header, session.journal)
        if writer.trouble is not None or writer.path.read_bytes() != whole:
            self.blame("losses", f"a match that went on is not saved: {writer.trouble}")
        elif (problem := read(whole, catalog).problem) is not None:
            self.blame("losses", f"a match that went on does not open again: {problem}")

    def _catch_up(self, matches: Matches, session: Session) -> None:
        path = matches.folder.parent / "records.sqlite"
        path.unlink(missing_ok=True)
        assert session.result is not None
        with Records(path) as records:
            for _ in records.catch_up(matches):
                pass
            self.counts["results recorded"] += 1
            for row in records.log():
                if row.score not in session.result.scores:
                    self.blame("wrong acceptances", f"recorded: {row}")

    def _open_settings(self, data: bytes) -> None:
        self.counts["settings"] += 1
        path = emptied(self.home / "config") / "settings.toml"
        path.write_bytes(data)
        settings = Settings(path)
        for key in settings.declared:
            if not key.endswith("*") and not settings.declared[key].admits(settings[key]):
                self.blame("wrong acceptances", f"{key} is {settings[key]!r}")
        if settings.sentence is not None and data not in [
            each.read_bytes() for each in path.parent.iterdir()
        ]:
            self.blame("losses", f"the file is not kept: {settings.sentence}")
        # A value that is not there yet, so that it is written.
        wanted = 101 + (settings.number("look.text_size") == 101)
        settings.set("look.text_size", wanted)
        again = Settings(path)
        if again.sentence is not None or again.number("look.text_size") != wanted:
            self.blame("losses", f"a setting is not kept: {again.sentence}")

    def _open_records(self, data: bytes) -> None:
        self.counts["records"] += 1
        folder = emptied(self.home / "data")
        path = folder / "records.sqlite"
        path.write_bytes(data)
        matches = Matches(folder / "matches")
        matches.folder.mkdir()
        session = self._finished(0)
        save = codec.encode(session.header, session.journal)
        (matches.folder / "a.stowaway").write_bytes(save)
        try:
            with Records(path) as records:
                for _ in records.catch_up(matches):
                    pass
        except StoreError as error:
            if "newer" in str(error):
                self.counts["records of a newer one"] += 1
                return
            self.blame("losses", f"damaged records do not heal: {error}")
            return
        with Records(path) as records:
            if records.sentence is not None:
                self.blame("losses", f"healed records are damaged: {records.sentence}")
            try:
                rows = records.log()
                assert session.result is not None
                here = {(row.seed, row.score) for row in rows}
                if not {(session.seed, score) for score in session.result.scores} & here:
                    self.blame("losses", "a match of the shelf is not in the records")
                records.add(session)
                for row in rows:
                    # What lies in it is a stranger's too.
                    with suppress(StowawayError):
                        read(records.journal(row.id), catalog)
                    config = catalog.game(GAMES[0]).configure(2, {})
                    records.best(row.game, row.seed, config)
            except StoreError as error:
                self.blame("losses", f"damaged records do not heal: {error}")

    def _beside(self, name: str, data: bytes) -> Matches:
        """The folder of matches with one in it, and a file beside that."""
        folder = emptied(self.home / "data")
        for place, content in (("matches/a.stowaway", self._match.data), (name, data)):
            path = folder / place
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
        return Matches(folder / "matches", trash=folder / "trash")

    def _open_picture(self, data: bytes) -> None:
        self.counts["pictures"] += 1
        matches = self._beside("pictures/a.stowaway.picture", data)
        kept = matches.picture(matches.folder / "a.stowaway")
        if kept and beside.sealed(kept) != data:
            self.blame("wrong acceptances", "a picture without a right seal")
        with _mute():
            image = thumbnail.decoded(kept) if kept else None
        if image is not None:
            self.counts["pictures that are shown"] += 1
            most = thumbnail.MAX_PICTURE_SIZE
            if image.width() > most.width() or image.height() > most.height():
                self.blame("wrong acceptances", f"a picture of {image.size()}")

    def _open_reviews(self, data: bytes) -> None:
        self.counts["reviews"] += 1
        made = self._match
        matches = self._beside("pictures/a.stowaway.reviews", data)
        path = matches.folder / "a.stowaway"
        lines = matches.reviews(path)
        if lines and beside.sealed(b"".join(lines)) != data:
            self.blame("wrong acceptances", "reviews without a right seal")
        session = beside.again(made.data)
        for line in lines:
            with suppress(match_review.ReviewError):
                review = match_review.decode(line, session)
                self.counts["reviews that are believed"] += 1
                for words in _wrong_in(review, session):
                    self.blame("wrong acceptances", words)
                find_drills(review, session)
            # The page shows it at once, or says why it is made anew.
            first = next(iter(match_review.looking_back(made.data, Seat(0), line)))
            if not isinstance(first, Message) and first.seat != 0:
                self.blame("wrong acceptances", "another seat's review is shown")

    def _open_guided(self, data: bytes) -> None:
        self.counts["guided rounds"] += 1
        game = beside.EXACT
        folder = emptied(self.home / "guided")
        (folder / f"{game}.stowaway").write_bytes(data)
        guided = Guided(folder)
        guided.has(game)
        step, steps = guided.step(game)
        if not 0 <= step <= steps:
            self.blame("wrong acceptances", f"step {step} of {steps}")
        for number in range(3):
            code = beside.begun_practice(number).seed
            left = guided.left(game, code)
            if left is None:
                continue
            self.counts["guided rounds that go on"] += 1
            journal = data.partition(b"\n")[2]
            for words in faults_of(journal, read(journal, catalog)):
                self.blame("wrong acceptances", words)
            session = left.session
            if session.seed != code or not session.practice:
                self.blame("wrong acceptances", "a guided round of another deal, or no practice")
            if not all(isinstance(act, session.game.actions) for act in left.tried):
                self.blame("wrong acceptances", f"tried: {left.tried}")
            guided.keep(session, left.lesson, left.tried, (step, steps))
            if guided.left(game, code) is None:
                self.blame("losses", "a guided round that was kept does not go on")

    def _open_mistakes(self, data: bytes) -> None:
        self.counts["lists of mistakes"] += 1
        made = self._match
        matches = self._beside("mistakes.json", data)
        path, place = matches.folder / "a.stowaway", matches.mistakes.path
        kept = matches.mistakes
        plan = kept.plan(DAY)
        due_today = [row for row in plan.due_today if kept.file(row) == path]
        if not all(count > 0 for count in plan.coming.values()):
            self.blame("wrong acceptances", f"coming: {plan.coming}")
        held = [each.read_bytes() for each in place.parent.iterdir() if each.is_file()]
        if kept.sentence is not None and data not in held:
            self.blame("losses", f"the list is not kept: {kept.sentence}")
        if due_today:
            self._ask(due_today[0])
        is_later = kept.sentence is not None and place.exists()
        with suppress(StoreError) if is_later else nullcontext():
            kept.learn(path, 0, made.marked, beside.NAME, DAY)
        if is_later:
            if place.read_bytes() != data:
                self.blame("losses", f"the list was changed all the same: {kept.sentence}")
            return
        again = Mistakes(place, matches.folder, matches.folder.parent / "trash")
        tomorrow = DAY + timedelta(days=400)
        there = {row.at for row in again.plan(tomorrow).due_today} if again.sentence is None else {}
        learned = again.plan(tomorrow).learned
        if again.sentence is not None or len({*there} & {*made.marked}) + learned < len(
            made.marked
        ):
            self.blame("losses", f"what a review has marked is not asked: {again.sentence}")

    def _ask(self, row: ScheduledDrill) -> None:
        """Answer a question of a list that anybody may have written."""
        made = self._match
        if made.session.header.game != beside.EXACT:
            return
        moments = made.session.moments
        given = moments[row.at].given if row.at < len(moments) else None
        acts = (given.action,) if isinstance(given, Act) else _tried(made.session)
        answers = list(iter_judging(made.data, Seat(row.seat), row.at, tuple(acts), made.review))
        self.counts["questions answered"] += isinstance(answers[-1], JudgedDrill)


@contextmanager
def _mute() -> Iterator[None]:
    """Let nothing be written to the terminal: what a library says of a picture that is none."""
    terminal, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)


def _tried(session: Session) -> tuple[Any, ...]:
    """Something that a seat could do, whether or not it may now."""
    acts = [each.action for each in session.journal if isinstance(each, Act)]
    return tuple(acts[-1:])


def _day(rng: Random) -> date:
    days = (date(2000, 1, 1), date(2999, 12, 31), DAY, DAY + timedelta(days=3))
    return rng.choice((*days, DAY - timedelta(days=rng.randrange(60))))


def _wrong_in(review: AnyReview, session: Session) -> list[str]:
    """What a review that is believed says, and cannot be; a sentence each."""
    found: list[str] = []
    seat = Seat(review.seat)
    for verdict in review.verdicts:
        given = session.moments[verdict.at].given
        if not (isinstance(given, Act) and given.seat == seat):
            found.append(f"input {verdict.at} is no decision of seat {seat}")
            continue
        state = session.moments[verdict.at - 1].state
        for act in verdict.best:
            if act not in session.game.legal(state, seat):
                found.append(f"input {verdict.at}: {act} is called better and not legal")
                break
            state = session.game.apply(state, Act(seat, act)).state
        # The best move may have a loss of 0 over the one that was made: they are equally good.
        if verdict.acts == verdict.best and verdict.loss:
            found.append(f"input {verdict.at}: the best move has a loss of {verdict.loss}")
    account = review.account
    if account is None:
        return [*found, "a review that is not whole"]
    lost = sum(one.loss for one in review.verdicts)
    made = account.start + account.chance + account.others + account.beyond - account.lost
    if made != account.result or account.lost != lost:
        found.append(f"the account does not add up: {account}")
    return found


def reseal(db: sqlite3.Connection) -> None:
    """Put a right seal to whatever the records hold."""
    for number, *row in db.execute("SELECT * FROM match").fetchall():
        query = "SELECT * FROM score WHERE match = ? ORDER BY seat"
        scores = [each[1:] for each in db.execute(query, (number,)).fetchall()]
        seal = record_rows._seal(tuple(row), scores)
        db.execute("UPDATE seal SET hash = ? WHERE match = ?", (seal, number))


NAMES: Final = ("a.stowaway", "b c.stowaway", "é.stowaway", "a.damaged.stowaway")
FORGERIES: Final = (
    *(
        "UPDATE match SET journal = CAST(CAST(journal AS TEXT) ||"
        f" '{line}' || char(10) AS BLOB) WHERE id = ?"
        for line in (
            '{"line":"seat",garbage',
            '{"line":"seat","seat":9,"player":{"kind":"person"}}',
            '{"line":"seat","seat":-9,"player":{"kind":"person"}}',
            '{"line":"seat","seat":"x"}',
        )
    ),
    'UPDATE match SET journal = CAST(\'{"line":"seat",\' AS BLOB) WHERE id = ?',
    "UPDATE match SET options = '[' WHERE id = ?",
    "DELETE FROM score WHERE match = ?",
)
DAMAGES: Final = (
    "UPDATE match SET finished = '9999-12-31T23:59:59+00:00'",
    "UPDATE match SET finished = '0001-01-01T00:00:00+14:00'",
    "UPDATE match SET finished = 'x'",
    "UPDATE match SET finished = ''",
    "UPDATE match SET finished = '2025-01-01'",
    "UPDATE match SET options = '" + "[" * 5000 + "'",
    "UPDATE match SET options = '{\"tempo\": 1e400}'",
    "UPDATE match SET options = CAST(x'ff00fe' AS TEXT)",
    "UPDATE match SET seed = CAST(x'eda080' AS TEXT)",
    "UPDATE match SET seed = char(0, 10, 8238)",
    "UPDATE match SET game = 'nothing'",
    "UPDATE match SET journal = x''",
    "UPDATE match SET journal = zeroblob(9000000)",
    "UPDATE match SET goal = 9223372036854775807",
    "UPDATE match SET won = 7",
    "UPDATE match SET digest = x''",
    "UPDATE match SET seats = -1",
    "UPDATE score SET total = 9223372036854775807",
    "UPDATE score SET total = -9223372036854775808",
    "UPDATE score SET name = CAST(x'ff' AS TEXT)",
    "UPDATE score SET level = '<b>x</b>', kind = 'other'",
    "UPDATE score SET rank = -5",
    "DELETE FROM score",
    "DELETE FROM match",
    "DROP TABLE score",
    "DROP TABLE match",
    "DROP INDEX match_deal",
    "ALTER TABLE match ADD COLUMN x TEXT",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 7",
    "PRAGMA user_version = -1",
    "CREATE TRIGGER t AFTER INSERT ON match BEGIN DELETE FROM match; END",
    "CREATE VIEW v AS SELECT * FROM v",
    "UPDATE sqlite_master SET sql = replace(sql, 'STRICT', '')",
    "UPDATE sqlite_master SET sql = 'x'",
    "UPDATE sqlite_master SET rootpage = 1",
    "PRAGMA journal_mode = WAL",
)  # fmt: skip

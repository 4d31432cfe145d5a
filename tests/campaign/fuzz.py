"""Campaign: fuzz: damaged and forged files of every kind; nothing crashes, hangs or is believed.

A case is a save of any game of the catalog, the settings, or the records. Saves are damaged in
their bytes, or forged: their lines say something else, with all hashes right.
"""

from __future__ import annotations

import itertools
import sqlite3
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from engine import catalog
from engine.core import StowawayError
from engine.match import Session, codec
from engine.match.replay import read
from engine.store import Matches, Records, Settings, StoreError, Writer, record_rows
from tests.campaign import mutate
from tests.campaign.judge import faults_of
from tests.campaign.play import GAMES, begun, wander
from tests.campaign.watch import Cases, emptied

BOUND: Final = 8.0
"""Seconds of the processor that opening a file may take."""
BASES: Final = 12
"""So many matches of each game are there to be damaged."""
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
        self._rng = Random()

    def make(self, case: int) -> Mapping[str, bytes]:
        """A file, damaged."""
        rng = self._rng = self.random(case)
        roll = rng.random()
        if roll < 0.08:
            return {"settings.toml": mutate.bytes_of(rng, self._settings(rng))}
        if roll < 0.16:
            return {"records.sqlite": self._damaged_records(rng)}
        game = rng.choice(GAMES)
        return {rng.choice(NAMES): self._save(rng, game)}

    def run(self) -> None:
        """Open it in every way that the program has."""
        ((name, data),) = self.files.items()
        began = time.process_time()
        if name == "settings.toml":
            self._open_settings(data)
        elif name == "records.sqlite":
            self._open_records(data)
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

    def _finished(self, number: int) -> Session:
        rng = self.random("finished", number)
        session = begun(rng, GAMES[number % len(GAMES)], persons=1)
        for _ in wander(session, rng, reseat=False):
            pass
        return session

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

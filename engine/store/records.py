"""engine.store: the records database: one row a match, with its journal inside."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from engine.core import Config, Value
from engine.match import Session, codec
from engine.store import files
from engine.store.files import StoreError
from engine.store.matches import Matches

VERSION: Final = 1
"""Version of the schema below."""

_SCHEMA: Final = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    finished TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    practice INTEGER NOT NULL,
    goal INTEGER,
    won INTEGER,
    journal BLOB NOT NULL
) STRICT;
CREATE TABLE score (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    level TEXT,
    name TEXT NOT NULL,
    total INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT;
CREATE INDEX match_deal ON match (game, seed);
CREATE INDEX match_finished ON match (finished);
"""


_COLUMNS: Final = {
    "match": "id digest finished game rules_version seats options seed practice goal won journal",
    "score": "match seat kind level name total rank",
}


_ROUNDING: Final = timedelta(seconds=2)
"""A record keeps whole seconds, and is written a little later than its match."""


class Logged(NamedTuple):
    """A row of the personal-best log: one match of one person, alone or against computers.

    `options` names the solo card among others. `levels` are those of the computers, by seat. `won`
    is whether the goal was reached, without one whether nobody had more; None for a match alone
    without a goal.
    """

    id: int
    finished: datetime
    name: str
    game: str
    options: dict[str, Value]
    seed: str
    score: int
    goal: int | None
    won: bool | None
    seats: int = 1
    levels: tuple[str, ...] = ()


class Best(NamedTuple):
    """A total that a person reached on a deal; `practice` totals are no records."""

    score: int
    name: str
    finished: datetime
    practice: bool


class Records:
    """The finished matches of one person. One thread only."""

    def __init__(self, path: Path) -> None:
        """Open the database, or make it.

        A damaged one is set aside and a new one made; `sentence` says so. Raises StoreError for
        one that a newer Stowaway made, and where the disk does not let it.
        """
        self.path = path
        self.sentence: str | None = None
        try:
            self._db = self._open()
        except sqlite3.OperationalError as error:
            raise self._trouble(error) from error
        except sqlite3.DatabaseError:
            aside = files.set_aside(path)
            self.sentence = (
                "The records were damaged and begin anew; your matches are safe, and the damaged "
                f"file is kept as {aside.name}."
            )
            with self._said():
                self._db = self._open()

    def close(self) -> None:
        """Close the database."""
        self._db.close()

    def __enter__(self) -> Records:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def add(self, session: Session, finished: datetime | None = None) -> bool:
        """Keep a finished match; False if it is there already, or its chance was typed in.

        Raises StoreError.

        A match is the same if the same players came the same way to the same end, whatever was
        taken back on the way. `finished` has a time zone; None is now. Raises ValueError for a
        match that goes on.
        """
        result = session.result
        if result is None:
            raise ValueError("this match is not over")
        if session.header.chance == "given":
            return False
        inputs = [moment.given for moment in session.moments if moment.given is not None]
        way = codec.encode(session.header, inputs)
        digest = hashlib.blake2b(way, digest_size=16).digest()
        journal = codec.encode(session.header, session.journal)
        when = (finished or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds")
        header = session.header
        with self._said(), self._db:
            cursor = self._db.execute(
                "INSERT OR IGNORE INTO match (digest, finished, game, rules_version, seats,"
                " options, seed, practice, goal, won, journal)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    digest,
                    when,
                    header.game,
                    header.rules_version,
                    header.seats,
                    _text(header.options),
                    header.seed,
                    header.practice,
                    result.goal,
                    result.won,
                    journal,
                ),
            )
            if cursor.rowcount == 0:
                return False
            ranks = {seat: rank for rank, group in enumerate(result.ranking, 1) for seat in group}
            self._db.executemany(
                "INSERT INTO score (match, seat, kind, level, name, total, rank)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        cursor.lastrowid,
                        seat,
                        player.kind,
                        player.level,
                        player.name,
                        result.scores[seat],
                        ranks[seat],
                    )
                    for seat, player in zip(session.seats, session.players, strict=True)
                ],
            )
        return True

    def catch_up(self, matches: Matches, *, most: int = 50) -> int:
        """Add the finished matches that came after the latest record; how many.

        A process that is killed right after the end of a match leaves one, records that begin
        anew leave all. Raises StoreError.
        """
        ((text,),) = self._rows("SELECT max(finished) FROM match", ())
        latest = _when(text) if text else None
        added = 0
        over = (summary for summary in matches.all() if summary.result is not None)
        for summary in islice(over, most):
            finished = datetime.fromtimestamp(summary.modified, UTC)
            if latest is not None and finished < latest + _ROUNDING:
                break
            with contextlib.suppress(StoreError):
                reading = matches.open(summary.path).reading
                session = reading.session
                if session is not None and session.result is not None and not reading.read_only:
                    added += self.add(session, finished)
        return added

    def log(self, game: str | None = None, *, limit: int = 1000) -> tuple[Logged, ...]:
        """The personal-best log: matches of one person, the latest first; no practice."""
        rows = self._rows(
            "SELECT match.id, finished, name, game, options, seed, total, goal,"
            " coalesce(won, CASE WHEN seats > 1 THEN rank = 1 END), seats,"
            " (SELECT group_concat(coalesce(level, ''), ' ') FROM score AS other"
            "  WHERE other.match = match.id AND other.kind != 'person')"
            " FROM match JOIN score ON score.match = match.id"
            " WHERE practice = 0 AND kind = 'person' AND game = coalesce(?, game)"
            " AND NOT EXISTS (SELECT 1 FROM score AS other WHERE other.match = match.id"
            "  AND other.kind = 'person' AND other.seat != score.seat)"
            " ORDER BY finished DESC, match.id DESC LIMIT ?",
            (game, limit),
        )
        return tuple(
            Logged(
                row[0],
                _when(row[1]),
                row[2],
                row[3],
                _options(row[4]),
                row[5],
                row[6],
                row[7],
                None if row[8] is None else bool(row[8]),
                row[9],
                tuple((row[10] or "").split()),
            )
            for row in rows
        )

    def best(self, game: str, seed: str, config: Config, *, limit: int = 20) -> tuple[Best, ...]:
        """The best totals of persons on a deal with these options, practice included."""
        rows = self._rows(
            "SELECT total, name, finished, practice"
            " FROM match JOIN score ON score.match = match.id"
            " WHERE game = ? AND seed = ? AND seats = ? AND options = ? AND kind = 'person'"
            " ORDER BY total DESC, finished LIMIT ?",
            (game, seed, config.seats, _text(dict(config.options)), limit),
        )
        return tuple(Best(row[0], row[1], _when(row[2]), bool(row[3])) for row in rows)

    def journal(self, id: int) -> bytes:  # noqa: A002 - the id that `log` gave
        """The journal of a match, as a save file's bytes. Raises KeyError."""
        rows = self._rows("SELECT journal FROM match WHERE id = ?", (id,))
        if not rows:
            raise KeyError(id)
        return bytes(rows[0][0])

    def remove(self, id: int) -> None:  # noqa: A002
        """Take a match out of the records. Raises StoreError."""
        with self._said(), self._db:
            self._db.execute("DELETE FROM match WHERE id = ?", (id,))

    def _rows(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        with self._said():
            return self._db.execute(query, values).fetchall()

    def _open(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._trouble(error) from error
        db = sqlite3.connect(self.path, timeout=5)
        try:
            db.execute("PRAGMA foreign_keys = ON")
            _prepare(db)
        except BaseException:
            db.close()
            raise
        return db

    @contextlib.contextmanager
    def _said(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, msgspec.MsgspecError, ValueError) as error:
            raise self._trouble(error) from error

    def _trouble(self, error: Exception) -> StoreError:
        why = files.why(error) if isinstance(error, OSError) else str(error)
        return StoreError(f"The records cannot be used: {why} ({self.path}). Matches are safe.")


def _prepare(db: sqlite3.Connection) -> None:
    """Make the tables, or see that they are there and whole.

    Raises StoreError for newer ones, sqlite3.DatabaseError for damaged ones.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master")}
    if version > VERSION:
        raise StoreError(
            "The records were made by a newer Stowaway; they are left as they are, and this one "
            "cannot add to them."
        )
    if version == 0 and not tables:
        db.executescript(f"BEGIN;{_SCHEMA}PRAGMA user_version = {VERSION};COMMIT;")
    if not _is_whole(db):
        raise sqlite3.DatabaseError("these are not the tables of Stowaway")


def _is_whole(db: sqlite3.Connection) -> bool:
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        return False
    return all(
        {row[1] for row in db.execute(f"PRAGMA table_info({table})")} == set(columns.split())
        for table, columns in _COLUMNS.items()
    )


def _text(options: dict[str, Value]) -> str:
    return msgspec.json.encode(options, order="deterministic").decode()


def _options(text: str) -> dict[str, Value]:
    try:
        return msgspec.json.decode(text, type=dict[str, Value])
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return {}


def _when(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, OverflowError):
        return datetime.fromtimestamp(0, UTC)

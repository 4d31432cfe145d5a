"""engine.store: the records database: one row a match, with its journal inside."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from engine.core import Config, Field, Message, Result, Seat, Value, advantaged
from engine.match import ProgressSteps, Session, run_to_end
from engine.store import files
from engine.store.files import StoreError
from engine.store.matches import Matches, Opened
from engine.store.players import names_beside
from engine.store.record_rows import (
    BAD_DATA_ERRORS,
    EXPOSED_HAND_MARK,
    FIRST_DATE,
    NEWER_MESSAGE,
    SEAT_LINE_PREFIX,
    NewerRecordsError,
    Row,
    counts,
    date,
    filled_in,
    has_advantage,
    insert,
    levels,
    parted,
    played,
    prepare,
    read_only,
    readable,
    rescued,
    text,
    unite,
    writing,
    written,
)
from engine.store.tally import MergeTally

_EXTERNAL_ERROR_CODES: Final = frozenset(
    {
        sqlite3.SQLITE_AUTH,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)
"""Troubles of the disk or of another process: what is in the database may be whole."""

_MISUSE_ERRORS: Final = (
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
)

_SIDECAR_SUFFIXES: Final = ("-journal", "-wal", "-shm")
"""Files that SQLite has beside a database."""

T = TypeVar("T")


class Logged(NamedTuple):
    """A row of the match history: one match as one of its persons played it.

    A match of several persons has a row for each of them, with the same `id`; `others` are the
    names of the other ones, by seat. `options` names the solo card among others. `levels` are those
    of the computers, by seat (`Opponent.key`); one that was changed is two with a `>` between them.
    `helped` are the levels of computers that acted on the person's seat, `exposed` is whether a
    person took over a computer's seat and saw what it hides. `won` is whether the goal was reached,
    without one whether nobody had more; None for a match alone without a goal. `tied` is whether
    others had as much as who had most.
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
    helped: tuple[str, ...] = ()
    exposed: bool = False
    others: tuple[str, ...] = ()
    seat: int = 0
    tied: bool = False

    @property
    def key(self) -> tuple[int, int]:
        """Return what tells the row from all others: the match, and the seat."""
        return self.id, self.seat

    @property
    def is_own(self) -> bool:
        """Return whether it counts for a person's best.

        It does without help, without hidden cards seen, and if no seat had an advantage.
        """
        return not self.helped and not self.exposed and not self.advantaged

    @property
    def advantaged(self) -> tuple[Seat, ...]:
        """Return the seats that had an advantage in the match."""
        return advantaged(self.options)


class RecordedSeat(NamedTuple):
    """A seat of a finished match.

    `level` is as records have it, empty for a person alone. `rank` is the number of its group in
    the ranking, from 1.
    """

    is_person: bool
    level: str
    name: str
    score: int
    rank: int


class RecordedMatch(NamedTuple):
    """A finished match with all its seats, in turn order.

    `digest` tells it from all others, in hexadecimal digits. `won` is whether its goal was reached,
    None for a match without a goal.
    """

    digest: str
    finished: datetime
    game: str
    options: dict[str, Value]
    seed: str
    practice: bool
    goal: int | None
    won: bool | None
    seats: tuple[RecordedSeat, ...]

    @classmethod
    def of(cls, session: Session, finished: datetime) -> RecordedMatch:
        """Return a match that is over, whether or not it is in the records.

        Args:
            session: The match.
            finished: When it ended.
        """
        row, scores = written(session, finished)
        return _recorded([(*row, *score) for score in scores])

    def renamed(self, called: Callable[[str], str]) -> RecordedMatch:
        """Return the match with other names of its persons.

        Args:
            called: Gives the present name of whoever had a name.
        """
        seats = (
            seat._replace(name=called(seat.name)) if seat.is_person else seat for seat in self.seats
        )
        return self._replace(seats=tuple(seats))


class BestResult(NamedTuple):
    """A total that a person reached on a deal; `practice` totals are no records."""

    score: int
    name: str
    finished: datetime
    practice: bool


class Travelled(NamedTuple):
    """How a match of one person ended in which no seat changed hands; `rivals` by seat."""

    id: int
    finished: datetime
    name: str
    seat: Seat
    seed: str
    options: dict[str, Value]
    rivals: tuple[str, ...]
    result: Result


class TripTally(NamedTuple):
    """What a person made of some options alone, by themselves: so many tries, the best total, how
    often the goal was reached, as it was then, and when it was first.
    """

    name: str
    options: dict[str, Value]
    tries: int
    best: int
    won: int
    reached: datetime | None = None


class Unsearched(NamedTuple):
    """A match that may hold achievements: `people` are the names of those who played, by seat."""

    digest: str
    game: str
    finished: datetime
    people: dict[int, str]
    journal: bytes


class Records:
    """Keep the finished matches that were played here. For one thread only.

    Damaged records heal when the damage is noticed. They are set aside, and what can be read of
    them is taken over. What came from match files comes again from there, with `catch_up`.
    """

    def __init__(self, path: Path, *, mends: bool = True) -> None:
        """Open the database, or make it.

        Args:
            path: Its file.
            mends: Whether damaged records heal. Else the file is left as it is, whatever it holds:
                its matches are read into memory, and nothing is kept there.

        Raises:
            StoreError: A newer Stowaway made it and it cannot be read, the disk does not let it, or
                it is damaged and is not to be mended.
        """
        self.path = path
        self._mends = mends
        self.is_newer = False
        """Whether a newer Stowaway wrote the file: then it is only read, and nothing is added."""
        self.sentence: Message | None = None
        """What the person should know, since damage was found; then `catch_up` is due."""
        self._db: sqlite3.Connection | None = None
        self._unsure: set[bytes] = set()
        """Digests of rescued matches of which a file knows more, if there is one."""
        self._try(lambda _: None)

    def close(self) -> None:
        """Close the database."""
        if self._db is not None:
            self._db.close()
            self._db = None

    def __enter__(self) -> Records:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def add(self, session: Session, finished: datetime | None = None) -> bool:
        """Keep a finished match.

        Two matches are the same if the same players came the same way to the same end, whatever was
        undone on the way.

        Args:
            session: The match.
            finished: When it ended, with a time zone; by default now.

        Returns:
            False if the match is there already, or does not count, or if the records are only read.

        Raises:
            ValueError: The match is not over.
            StoreError: The records cannot be written.
        """
        return run_to_end(self.adding(session, finished))

    def adding(self, session: Session, finished: datetime | None = None) -> ProgressSteps[bool]:
        """Keep a finished match as `add` does, as it is now, in short steps.

        Args:
            session: The match.
            finished: When it ended, with a time zone; by default now.

        Returns:
            Steps that give the share of the work that is done, and at the end what `add` returns.

        Raises:
            ValueError: The match is not over.
            StoreError: The records cannot be written.
        """
        if session.result is None:
            raise ValueError("this match is not over")
        if self.is_newer or not counts(session):
            return False
        row, scores = yield from writing(session, finished or datetime.now(UTC))
        return self._try(lambda db: insert(db, row, scores))

    def catch_up(self, matches: Matches) -> Iterator[int]:
        """Add the finished matches that have no record, the oldest first, in short steps.

        A process that is killed right after the end of a match leaves one without; records that
        were reset leave all. No file is looked at twice, unless it was changed.

        Args:
            matches: The folder of all matches.

        Yields:
            How many matches are still to be looked at; the first number comes before the first
                step.

        Raises:
            StoreError: The folder cannot be read, or the records cannot be written.
        """
        if self.is_newer:
            yield 0
            return
        found = {
            mark: summary
            for summary in matches.all()
            if summary.result is not None and (mark := _mark(summary.path)) is not None
        }
        seen = dict(self._read(tuple, "SELECT mark, digest FROM seen"))
        kept = {None, *(digest for (digest,) in self._read(tuple, "SELECT digest FROM match"))}
        gone = [(mark,) for mark in seen if mark not in found]
        self._try(lambda db: db.executemany("DELETE FROM seen WHERE mark = ?", gone))
        # As they were played: the order in which matches come is kept.
        new = [mark for mark in reversed(found) if mark not in seen or seen[mark] not in kept]
        yield len(new)
        for left, mark in zip(range(len(new) - 1, -1, -1), new, strict=True):
            summary = found[mark]
            for _ in self._look_at(mark, matches.opening(summary.path), summary.modified):
                yield left + 1
            yield left

    def unite(self, rows: Sequence[tuple[Row, Sequence[Row]]], *, dry: bool = False) -> MergeTally:
        """Add matches of other records, by the dates on which they ended.

        Matches that are here stay in their order. Numbers of matches change.

        Args:
            rows: The rows of each match and of its scores, in the order that they have there.
            dry: Whether they are only counted.

        Returns:
            How many are new, and how many were here.

        Raises:
            StoreError: The records cannot be written; or a newer Stowaway wrote them.
        """
        if self.is_newer and not dry:
            raise StoreError("{sentence}", sentence=NEWER_MESSAGE)
        new = self._try(lambda db: unite(db, rows, dry=dry))
        return MergeTally(new, len(rows) - new)

    def log(self, game: str | None = None, config: Config | None = None) -> tuple[Logged, ...]:
        """Return the matches that persons played and that are no practice.

        Args:
            game: Only matches of this game, if it is given.
            config: Only matches with these options, if they are given.

        Returns:
            A row for each person of each match, the latest match first, its persons by seat.

        Raises:
            StoreError: The records cannot be read.
        """
        seats, options = (config.seats, text(dict(config.options))) if config else (None, None)
        rows = self._read(
            _logged,
            "SELECT match.id, finished, name, game, filled_in(game, seats, options), seed, total,"
            " goal, coalesce(won, CASE WHEN seats > 1 THEN rank = 1 END), seats,"
            " (SELECT group_concat(coalesce(level, ''), ' ') FROM score AS other"
            "  WHERE other.match = match.id AND other.kind != 'person'), level,"
            " EXISTS (SELECT 1 FROM score AS other"
            "  WHERE other.match = match.id AND other.level LIKE ?4),"
            " (SELECT json_group_array(name) FROM (SELECT name FROM score AS other"
            "  WHERE other.match = match.id AND other.kind = 'person' AND other.seat != score.seat"
            "  ORDER BY other.seat)), seat,"
            " won IS NULL AND rank = 1 AND EXISTS (SELECT 1 FROM score AS other"
            "  WHERE other.match = match.id AND other.seat != score.seat AND other.rank = 1)"
            " FROM match JOIN score ON score.match = match.id"
            " WHERE practice = 0 AND kind = 'person' AND game = coalesce(?1, game)"
            " AND seats = coalesce(?2, seats)"
            " AND (?3 IS NULL OR filled_in(game, seats, options) = ?3)"
            " ORDER BY finished DESC, match.id DESC, seat",
            (game, seats, options, f"%{EXPOSED_HAND_MARK}"),
        )
        names = names_beside(self.path)
        if not names:
            return rows
        return tuple(
            row._replace(name=names.called(row.name), others=tuple(map(names.called, row.others)))
            for row in rows
        )

    def finished(self, digest: str) -> datetime | None:
        """Return when a match ended; None for one that is not here.

        Args:
            digest: What tells it from all others, from `RecordedMatch`.

        Raises:
            StoreError: The records cannot be read.
        """
        found = self._read(
            lambda row: date(row[0]),
            "SELECT finished FROM match WHERE lower(hex(digest)) = ?",
            (digest,),
        )
        return next(iter(found), None)

    def whole(self, ids: Collection[int] | None = None) -> tuple[RecordedMatch, ...]:
        """Return matches that persons played and that are no practice, with all their seats.

        Args:
            ids: The numbers of the matches, from `log`; by default all.

        Returns:
            The latest match first.

        Raises:
            StoreError: The records cannot be read.
        """
        wanted = None if ids is None else msgspec.json.encode(sorted(ids)).decode()
        rows = self._read(
            tuple,
            "SELECT digest, finished, game, rules_version, seats, filled_in(game, seats, options),"
            " seed, practice, goal, won, NULL, seat, kind, level, name, total, rank"
            " FROM match JOIN score ON score.match = match.id"
            " WHERE practice = 0 AND (?1 IS NULL OR match.id IN (SELECT value FROM json_each(?1)))"
            " AND EXISTS (SELECT 1 FROM score AS other"
            "  WHERE other.match = match.id AND other.kind = 'person')"
            " ORDER BY finished DESC, match.id DESC, seat",
            (wanted,),
        )
        found = (_recorded(list(seats)) for _, seats in groupby(rows, lambda row: row[0]))
        names = names_beside(self.path)
        return tuple(one.renamed(names.called) for one in found)

    def best(
        self, game: str, seed: str, config: Config, *, limit: int = 20
    ) -> tuple[BestResult, ...]:
        """Return the best totals on a deal that people reached by themselves, practice included.

        Matches in which a person saw a computer's hidden cards or a seat had an advantage are left
        out.

        Args:
            game: The game's id.
            seed: The deal code.
            config: The number of players, and the options.
            limit: The most totals that are returned.

        Returns:
            The best total first; of equal ones the earliest.

        Raises:
            StoreError: The records cannot be read.
        """
        names = names_beside(self.path)
        return self._read(
            lambda row: BestResult(
                row[0], names.called(row[1]), date(row[2]) or FIRST_DATE, bool(row[3])
            ),
            "SELECT total, name, finished, practice"
            " FROM match JOIN score ON score.match = match.id"
            " WHERE game = ? AND seed = ? AND seats = ?"
            " AND filled_in(game, seats, options) = ? AND kind = 'person' AND level IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM score AS other"
            "  WHERE other.match = match.id AND other.level LIKE ?)"
            " AND NOT has_advantage(options)"
            " ORDER BY total DESC, finished LIMIT ?",
            (game, seed, config.seats, text(dict(config.options)), f"%{EXPOSED_HAND_MARK}", limit),
        )

    def travelled(self, game: str, seeds: Collection[str]) -> tuple[Travelled, ...]:
        """Return the matches on some deals that one person played by themselves.

        There is no practice among them, no match in which a seat had an advantage, and none in
        which a seat changed hands: such seats are locked, so only files of an older Stowaway have
        that.

        Args:
            game: The game's id.
            seeds: Deal codes.

        Returns:
            The matches in the order in which they were added, not by their dates: the clock may
                have been set back.

        Raises:
            StoreError: The records cannot be read.
        """
        rows = self._read(
            tuple,
            "SELECT match.id, finished, seed, filled_in(game, seats, options), goal, won, seat,"
            " kind, level, name, total, rank FROM match JOIN score ON score.match = match.id"
            " WHERE practice = 0 AND game = ?"
            " AND seed IN (SELECT value FROM json_each(?)) AND instr(journal, ?) = 0"
            " AND NOT has_advantage(options)"
            " ORDER BY match.id, seat",
            (game, msgspec.json.encode(sorted(seeds)).decode(), SEAT_LINE_PREFIX),
        )
        found = (_travelled(list(seats)) for _, seats in groupby(rows, lambda row: row[0]))
        names = names_beside(self.path)
        return tuple(one._replace(name=names.called(one.name)) for one in found if one is not None)

    def tallies(self, game: str) -> tuple[TripTally, ...]:
        """Return what each person has made of each set of options of a game, alone.

        Practice and matches with an advantage are left out.

        Args:
            game: The game's id.

        Returns:
            A row for each name and set of options; the one that was played first comes first.

        Raises:
            StoreError: The records cannot be read.
        """
        names = names_beside(self.path)
        return self._read(
            lambda row: TripTally(
                names.called(row[0]),
                msgspec.json.decode(row[1], type=dict[str, Value]),
                row[2],
                row[3],
                row[4],
                None if row[5] is None else date(row[5]),
            ),
            "SELECT name, filled_in(game, seats, options) AS filled, count(*), max(total),"
            " sum(coalesce(won, 0)), min(CASE WHEN won > 0 THEN finished END)"
            " FROM match JOIN score ON score.match = match.id"
            " WHERE practice = 0 AND seats = 1 AND kind = 'person' AND level IS NULL AND game = ?"
            " AND NOT has_advantage(options)"
            " GROUP BY name, filled ORDER BY min(finished), min(match.id)",
            (game,),
        )

    def unsearched(self, searched: Collection[str], limit: int) -> tuple[Unsearched, ...]:
        """Return matches that were not searched for achievements yet.

        Practice is none of them. A seat on which a computer helped is left out, and so is a match
        in which hidden cards were seen or a seat had an advantage.

        Args:
            searched: The digests of those that were searched, in hexadecimal digits.
            limit: The most matches that are returned.

        Returns:
            The oldest match first.

        Raises:
            StoreError: The records cannot be read.
        """
        rows = self._read(
            _unsearched,
            "SELECT lower(hex(digest)), game, finished,"
            " (SELECT json_group_object(seat, name) FROM score"
            "  WHERE score.match = match.id AND kind = 'person' AND level IS NULL), journal"
            " FROM match WHERE practice = 0 AND NOT has_advantage(options)"
            " AND lower(hex(digest)) NOT IN (SELECT value FROM json_each(?1))"
            " AND EXISTS (SELECT 1 FROM score"
            "  WHERE score.match = match.id AND kind = 'person' AND level IS NULL)"
            " AND NOT EXISTS (SELECT 1 FROM score WHERE score.match = match.id AND level LIKE ?2)"
            " ORDER BY finished, id LIMIT ?3",
            (msgspec.json.encode(sorted(searched)).decode(), f"%{EXPOSED_HAND_MARK}", limit),
        )
        names = names_beside(self.path)
        return tuple(
            row._replace(people={seat: names.called(name) for seat, name in row.people.items()})
            for row in rows
        )

    def people(self) -> tuple[str, ...]:
        """Return all names that persons had in matches, as they are written there.

        Raises:
            StoreError: The records cannot be read.
        """
        query = "SELECT DISTINCT name FROM score WHERE kind = 'person' ORDER BY name"
        return self._read(lambda row: str(row[0]), query)

    def journal(self, id: int) -> bytes:  # noqa: A002 - the id that `log` gave
        """Return the journal of a match, as the bytes of a save file.

        Args:
            id: The number of the match, from `log`.

        Raises:
            StoreError: It is not there, or the records cannot be read.
        """
        rows = self._read(tuple, "SELECT journal FROM match WHERE id = ?", (id,))
        if not rows:
            raise StoreError("This match is no longer in your records.")
        return bytes(rows[0][0])

    def remove(self, id: int) -> None:  # noqa: A002
        """Take a match out of the records, until `catch_up` finds its file again.

        Args:
            id: The number of the match, from `log`.

        Raises:
            StoreError: The records cannot be written.
        """
        self._try(lambda db: db.execute("DELETE FROM match WHERE id = ?", (id,)))

    def _look_at(
        self, mark: bytes, opening: ProgressSteps[Opened], modified: float
    ) -> ProgressSteps[None]:
        """Read a match file and remember that; keep the match in it, if it counts."""
        try:
            opened = yield from opening
        except StoreError:
            # It may be read at the next start.
            return
        session = played(opened.reading)
        match: tuple[Row, list[Row]] | None = None
        if session is not None:
            match = yield from writing(session, datetime.fromtimestamp(modified, UTC))

        def write(db: sqlite3.Connection) -> None:
            digest = None if match is None else match[0][0]
            if match is not None:
                place = None
                if digest in self._unsure:
                    query = "DELETE FROM match WHERE digest = ? RETURNING id"
                    ((place,),) = db.execute(query, (digest,)).fetchall() or [(None,)]
                insert(db, *match, place)
            db.execute("INSERT OR REPLACE INTO seen VALUES (?, ?)", (mark, digest))

        self._try(write)

    def _read(
        self, made: Callable[[Row], T], query: str, values: tuple[Any, ...] = ()
    ) -> tuple[T, ...]:
        return self._try(lambda db: tuple(made(row) for row in db.execute(query, values)))

    # Damage

    def _try(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something in one transaction; damage that shows is healed first. Raises StoreError."""
        try:
            return self._do(work)
        except (OSError, *BAD_DATA_ERRORS) as error:
            if not self._mends or not self._is_damage(error):
                raise self._trouble(error) from error
        try:
            self._begin_anew()
            return self._do(work)
        except (OSError, *BAD_DATA_ERRORS) as error:
            raise self._trouble(error) from error

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        db = self._db = self._db or self._open()
        with db:
            return work(db)

    def _open(self) -> sqlite3.Connection:
        if self._mends:
            files.make_folder(self.path.parent)
        # Of a pipe, SQLite would wait for its first byte for ever; it opens by the path alone, and
        # follows no link beside the database.
        try:
            files.check(self.path)
            for path in self._beside():
                files.check(path, follow=False)
        except files.NotAFileError as error:
            raise sqlite3.DatabaseError(f"{error.filename} is not a file") from error
        db = sqlite3.connect(self.path, timeout=5) if self._mends else self._copied()
        try:
            db.execute("PRAGMA trusted_schema = OFF")
            try:
                prepare(db)
            except NewerRecordsError:
                newer, db = db, readable(db)
                newer.close()
                if not self.is_newer:
                    self.is_newer, self.sentence = True, NEWER_MESSAGE
            db.execute("PRAGMA foreign_keys = ON")
            db.create_function("filled_in", 3, filled_in, deterministic=True)
            db.create_function("has_advantage", 1, has_advantage, deterministic=True)
        except BaseException:
            db.close()
            raise
        return db

    def _copied(self) -> sqlite3.Connection:
        """What the file holds, in memory, where it can be looked through as ever."""
        return _in_memory(self.path)

    def _is_damage(self, error: Exception) -> bool:
        """Whether what is in the file is at fault, and not the disk, another process, or we."""
        if isinstance(error, (OSError, OverflowError, UnicodeEncodeError, *_MISUSE_ERRORS)):
            return False
        if not isinstance(error, sqlite3.Error):
            return True
        code = getattr(error, "sqlite_errorcode", None)
        if code is None:
            return True
        if code & 0xFF == sqlite3.SQLITE_READONLY:
            # A file that can be written says of itself that it cannot, or is another one by now.
            places = (self.path, self.path.parent)
            return all(os.access(place, os.W_OK) for place in places if place.exists())
        return code & 0xFF not in _EXTERNAL_ERROR_CODES

    def _begin_anew(self) -> None:
        """Put what can be read of damaged records in their place, and keep the damaged ones.

        Whenever the process is killed, one of both is there whole. Raises StoreError, OSError or
        one of `BAD_DATA_ERRORS`.
        """
        self.close()
        for path in self._beside():
            if os.path.lexists(path):
                files.quarantine(path)
        self.sentence = Message(
            "Your records were damaged. They are being rebuilt from your matches, which are safe."
        )
        if os.path.lexists(self.path):
            is_file = self.path.is_file()
            aside = (
                files.repair(self.path, self._rescued()) if is_file else files.quarantine(self.path)
            )
            self.sentence = Message(
                "Your records were damaged. They are being rebuilt from what could be "
                "recovered and from your matches, which are safe. The damaged file was kept "
                "as {file}.",
                file=aside.name,
            )
        self._db = self._open()

    def _rescued(self) -> bytes:
        """New records, as the bytes of their file, with what can be read of the damaged ones."""
        with contextlib.closing(sqlite3.connect(":memory:")) as db:
            prepare(db)
            with db:
                for row, scores, sure in rescued(self.path):
                    insert(db, row, scores)
                    if not sure:
                        self._unsure.add(row[0])
            return db.serialize()

    def _beside(self) -> list[Path]:
        return [self.path.with_name(self.path.name + suffix) for suffix in _SIDECAR_SUFFIXES]

    def _trouble(self, error: Exception) -> StoreError:
        why: Field = files.why(error) if isinstance(error, OSError) else str(error)
        return StoreError(
            "Your records are not available: {reason} ({file}). You can keep playing without them.",
            reason=why,
            file=str(self.path),
        )


def file_bytes(path: Path) -> bytes:
    """Return the bytes of the file of some records, as they are between two changes.

    Args:
        path: The file.

    Returns:
        The bytes; none if there is no file.

    Raises:
        StoreError: It cannot be read.
    """
    try:
        files.check(path)
        if not path.exists():
            return b""
        with contextlib.closing(_in_memory(path)) as db:
            return db.serialize()
    except (OSError, sqlite3.Error) as error:
        reason: Field = files.why(error) if isinstance(error, OSError) else str(error)
        raise StoreError(
            "{file} cannot be read: {reason}.", file=str(path), reason=reason
        ) from error


def _in_memory(path: Path) -> sqlite3.Connection:
    """A copy of a database; raises OSError or sqlite3.Error."""
    db = sqlite3.connect(":memory:")
    try:
        with contextlib.closing(sqlite3.connect(read_only(path), uri=True)) as kept:
            # To copy would wait for ever for another process; to read waits for 5 s.
            kept.execute("BEGIN")
            kept.execute("SELECT count(*) FROM sqlite_master").fetchone()
            kept.backup(db)
    except BaseException:
        db.close()
        raise
    return db


def _logged(row: Row) -> Logged:
    return Logged(
        row[0],
        date(row[1]) or FIRST_DATE,
        row[2],
        row[3],
        msgspec.json.decode(row[4], type=dict[str, Value]),
        row[5],
        row[6],
        row[7],
        None if row[8] is None else bool(row[8]),
        row[9],
        tuple(levels(each) for each in (row[10] or "").split()),
        parted(row[11]),
        bool(row[12]),
        msgspec.json.decode(row[13], type=tuple[str, ...]),
        row[14],
        bool(row[15]),
    )


def _recorded(rows: Sequence[Row]) -> RecordedMatch:
    """A match by its row and the rows of its seats, joined."""
    digest, finished, game, _, _, options, seed, practice, goal, won, *_ = rows[0]
    return RecordedMatch(
        digest.hex(),
        date(finished) or FIRST_DATE,
        game,
        msgspec.json.decode(options, type=dict[str, Value]),
        seed,
        bool(practice),
        goal,
        None if won is None else bool(won),
        tuple(
            RecordedSeat(kind == "person", levels(level), name, total, rank)
            for *_, kind, level, name, total, rank in rows
        ),
    )


def _unsearched(row: Row) -> Unsearched:
    people = msgspec.json.decode(row[3], type=dict[int, str])
    return Unsearched(row[0], row[1], date(row[2]) or FIRST_DATE, people, bytes(row[4]))


def _travelled(rows: Sequence[Row]) -> Travelled | None:
    """A match by the rows of its seats; None if several persons or a helper played."""
    persons = [row for row in rows if row[7] == "person"]
    if len(persons) != 1 or persons[0][8] is not None:
        return None
    (mine,) = persons
    ranks = sorted({row[11] for row in rows})
    ranking = tuple(tuple(Seat(row[6]) for row in rows if row[11] == rank) for rank in ranks)
    won = None if mine[5] is None else bool(mine[5])
    return Travelled(
        mine[0],
        date(mine[1]) or FIRST_DATE,
        mine[9],
        Seat(mine[6]),
        mine[2],
        msgspec.json.decode(mine[3], type=dict[str, Value]),
        tuple(row[8] or "random" for row in rows if row[7] != "person"),
        Result(ranking, tuple(row[10] for row in rows), mine[4], won),
    )


def _mark(path: Path) -> bytes | None:
    """What tells a file from others, and from itself once it is changed; None without a file."""
    try:
        status = path.stat()
    except OSError:
        return None
    said = os.fsencode(f"{status.st_size} {status.st_mtime_ns} {path.name}")
    return hashlib.blake2b(said, digest_size=16).digest()

"""engine.store: the tables of the records: how a match is written there, sealed, and rescued."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections import deque
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from engine import catalog
from engine.core import Level, Message, Result, Seat, StowawayError, Value, advantaged
from engine.core.characters import Opponent
from engine.match import Header, Player, ProgressSteps, Seated, Session, codec, nested, run_to_end
from engine.match.journal import taken_over
from engine.match.loader import LoadedJournal, read
from engine.store.files import StoreError

SCHEMA_VERSION: Final = 1
"""Version of the schema below. Another one has other tables."""
APPLICATION_ID: Final = 0x53746F77
"""The bytes `Stow`, by which other programs know the file; it is in the header of each database."""
NEWER_MESSAGE: Final = Message(
    "Your records were written by a newer version of Stowaway. You can look at them here, but "
    "matches that you finish are not added until you use the newer version again."
)

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

_SCHEMA_ADDITIONS: Final = """
CREATE TABLE seal (
    match INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    hash BLOB NOT NULL
) STRICT;
CREATE TABLE seen (
    mark BLOB NOT NULL PRIMARY KEY,
    digest BLOB
) STRICT;
"""
"""What came later: records of the same version may lack it, and an older Stowaway lets it be.

`seal` has a hash of each match with its scores, since SQLite does not notice a changed byte.
`seen` has a mark of each finished match file that was read, and the digest of the match in it, if
it counts.
"""

BAD_DATA_ERRORS: Final = (
    sqlite3.Error,
    msgspec.MsgspecError,
    ArithmeticError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What may come of reading what somebody else wrote."""

_DATABASE_PREFIX: Final = b"SQLite format 3\0"

FIRST_DATE: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LAST_DATE: Final = datetime(9000, 1, 1, tzinfo=UTC)
"""Between these lies every date that can be shown anywhere."""

_MAX_NEWER_VERSIONS: Final = 1000
"""A version that is higher by more is none."""

_MAX_RESCUE_STEPS: Final = 1000
"""Steps of 10,000 instructions that the rescue from damaged records may take."""

Row: TypeAlias = tuple[Any, ...]

SEAT_LINE_PREFIX: Final = b'{"line":"seat",'
"""How the line of a journal begins in which somebody else sits down."""
_LEVEL_SEPARATOR: Final = ">"
"""Between two computer players (`Opponent.key`) that had a seat one after the other."""
EXPOSED_HAND_MARK: Final = "*"
"""Behind the levels of a seat whose hidden cards a person saw by taking it over."""


class NewerRecordsError(Exception):
    """The records were written by a newer Stowaway; nothing may be changed in their file."""


def prepare(db: sqlite3.Connection) -> None:
    """Make the tables, or check that they are there and all in them is as it was written.

    Args:
        db: The open database.

    Raises:
        NewerRecordsError: A newer Stowaway wrote them. Nothing was changed.
        sqlite3.DatabaseError: They are damaged; so may be any other error of `BAD_DATA_ERRORS`.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if _is_newer(version):
        raise NewerRecordsError
    tables = _tables(db)
    done = f"PRAGMA user_version = {SCHEMA_VERSION};"
    done += f"PRAGMA application_id = {APPLICATION_ID};COMMIT;"
    if version == 0 and not tables:
        db.executescript(f"BEGIN;{_SCHEMA}{_SCHEMA_ADDITIONS}{done}")
        return
    older = tables == _declared(_SCHEMA)
    ours = older or tables == _declared(_SCHEMA + _SCHEMA_ADDITIONS)
    if not ours or db.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("these are not the tables of Stowaway")
    (application,) = db.execute("PRAGMA application_id").fetchone()
    if older or version != SCHEMA_VERSION or application != APPLICATION_ID:
        db.executescript(f"BEGIN;{_SCHEMA_ADDITIONS if older else ''}{done}")
    with db:
        _check(db)


def _is_newer(version: int) -> bool:
    """Whether a schema has the version of a newer Stowaway, and no number that is damage."""
    return SCHEMA_VERSION < version < SCHEMA_VERSION + _MAX_NEWER_VERSIONS


def readable(newer: sqlite3.Connection) -> sqlite3.Connection:
    """Return what can be read of the records of a newer Stowaway, in memory.

    Args:
        newer: The open database; nothing is changed in it.

    Returns:
        A database of today's tables.

    Raises:
        StoreError: Its tables are others by now, or nothing in them makes sense.
    """
    unknown = StoreError(
        "Your records were written by a newer version of Stowaway. They were not changed, and "
        "this version cannot read them."
    )
    made = sqlite3.connect(":memory:")
    try:
        prepare(made)
        of_match = "id, digest, finished, game, rules_version, seats, options, seed, practice,"
        query = f"SELECT {of_match} goal, won, journal FROM match ORDER BY id"  # noqa: S608 - ours
        rows, read = newer.execute(query).fetchall(), 0
        query = "SELECT seat, kind, level, name, total, rank FROM score WHERE match = ?"
        for number, *columns in rows:
            scores = newer.execute(f"{query} ORDER BY seat", (number,)).fetchall()
            with contextlib.suppress(StowawayError, *BAD_DATA_ERRORS):
                row, scores = _by_journal(tuple(columns), scores)
                read += insert(made, row, _seated(row, scores), number)
        made.commit()
        if rows and not read:
            raise ValueError("none of these is a match")
    except BAD_DATA_ERRORS as error:
        made.close()
        raise unknown from error
    return made


def read_only(path: Path) -> str:
    """Return what SQLite opens for a file that is only read.

    Args:
        path: The file.

    Returns:
        A URI.
    """
    uri = path.absolute().as_uri()
    # SQLite refuses a host, which a place in a network has, but finds it as a part of the path.
    local = uri if uri.startswith("file:///") else uri.replace("file://", "file:////", 1)
    return f"{local}?mode=ro"


def played(reading: LoadedJournal) -> Session | None:
    """Return the match that was read, if it is over and counts.

    Args:
        reading: What was read from a file.

    Returns:
        The match, or None.
    """
    session = reading.session
    over = session is not None and session.result is not None and not reading.read_only
    return session if over and session is not None and counts(session) else None


def counts(session: Session) -> bool:
    """Tell whether a match may be in the records.

    It may not if a person typed in what was drawn, or knew what would come, as in a branch.

    Args:
        session: The match.

    Returns:
        Whether it may.
    """
    header = session.header
    return header.chance == "drawn" and header.branch is msgspec.UNSET


def is_logged(session: Session) -> bool:
    """Tell whether a finished match has a line in the match history.

    Such a match was played by a person and is no practice. A person is one who had a seat and acted
    there, not one who has it at the end.

    Args:
        session: The match.

    Returns:
        Whether it has a line.
    """
    journal = codec.encode(session.header, session.journal)
    kinds = [kind for kind, _ in _sat(journal, session.players)]
    return counts(session) and not session.practice and "person" in kinds


def written(session: Session, finished: datetime) -> tuple[Row, list[Row]]:
    """Return the rows of a match that is over, without its number.

    Two matches have the same digest, the first column, if the same players came the same way to the
    same end, whatever was undone on the way.

    Args:
        session: The match.
        finished: When it ended.

    Returns:
        The row of the match, and the rows of its scores by seat.
    """
    return run_to_end(writing(session, finished))


def writing(session: Session, finished: datetime) -> ProgressSteps[tuple[Row, list[Row]]]:
    """Make the rows of a match that is over as `written` does, in short steps.

    The match may change meanwhile.

    Args:
        session: The match.
        finished: When it ended.

    Returns:
        Steps that give the share of the work that is done, and at the end the rows.
    """
    result = session.result
    assert result is not None
    points = _points(result)
    header, entries, players = session.header, session.journal, session.players
    inputs = [moment.given for moment in session.moments if moment.given is not None]
    way = yield from nested(0, 0.5, codec.encoding(header, inputs))
    journal = yield from nested(0.5, 1, codec.encoding(header, entries))
    digest = hashlib.blake2b(way, digest_size=16).digest()
    row = (digest, _date(finished), *_said(header, result), journal)
    sat = zip(_sat(journal, players), players, strict=True)
    return row, [
        (seat, *kind, player.name, *points[seat]) for seat, (kind, player) in enumerate(sat)
    ]


def _insert_scores(db: sqlite3.Connection, number: int | None, scores: Sequence[Row]) -> None:
    rows = [(number, *score) for score in scores]
    db.executemany("INSERT INTO score VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


class _Line(msgspec.Struct):
    """As much of a journal's line as tells who acted."""

    line: str
    seat: int = 0
    player: Player | None = None


def _sat(journal: bytes, players: Sequence[Player]) -> list[tuple[str, str | None]]:
    """Kind and level of each seat; `players` are those at the end, or at the start.

    A seat that a person had is a person's. Its level names the computers that acted there too, one
    after the other, as that of a computer's seat does where its level was changed. Behind them is
    `EXPOSED_HAND_MARK` where a person took the seat over and saw what it hides.
    """
    now, acted = list(players), [list[Player]() for _ in players]
    exposed: tuple[Seat, ...] = ()
    if SEAT_LINE_PREFIX in journal:
        head, *lines = journal.splitlines()
        header = codec.decode_header(head + b"\n")
        now = list(header.players)
        acted = [[] for _ in now]
        changes: list[Seated] = []
        for each in lines:
            entry = msgspec.json.decode(each, type=_Line)
            if entry.player is not None:
                now[entry.seat] = entry.player
                changes.append(Seated(Seat(entry.seat), entry.player))
            elif entry.line == "act" and now[entry.seat] not in acted[entry.seat][-1:]:
                acted[entry.seat].append(now[entry.seat])
        if _has_hands(header):
            exposed = taken_over(header.players, changes)
    found: list[tuple[str, str | None]] = []
    for seat, last in enumerate(now):
        had = acted[seat] or [last]
        kind = "person" if any(each.is_person for each in had) else "computer"
        level = _LEVEL_SEPARATOR.join(each.opponent for each in had if each.level)
        found.append((kind, level + EXPOSED_HAND_MARK * (seat in exposed) or None))
    return found


def _has_hands(header: Header) -> bool:
    """Whether seats hid something from one another in a match; never where its game is unknown."""
    try:
        game = catalog.game(header.game)
        if header.rules_version < game.rules_version:
            game = game.for_rules_version(header.rules_version)
        return game.hands(game.restore(header.seats, header.options))
    except StowawayError:
        return False


def parted(level: str | None) -> tuple[str, ...]:
    """Return the levels that had a seat, one after the other.

    Args:
        level: The levels as they are written, or None for a person alone.

    Returns:
        The levels; none for a person alone.
    """
    known = levels(level)
    return tuple(known.split(_LEVEL_SEPARATOR)) if known else ()


def levels(level: str | None) -> str:
    """Return the levels of a seat without the mark of what was exposed.

    Args:
        level: The levels as they are written, or None for a person alone.

    Returns:
        The levels, with `>` between them; empty for a person alone.
    """
    return (level or "").removesuffix(EXPOSED_HAND_MARK)


def insert(
    db: sqlite3.Connection, row: Row, scores: Sequence[Row], place: int | None = None
) -> bool:
    """Write a match with its seal.

    Args:
        db: The open database.
        row: The row of the match, from `written`.
        scores: The rows of its scores.
        place: The number that it gets; by default it becomes the latest.

    Returns:
        False if the match is there already.
    """
    cursor = db.execute(
        "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (digest) DO NOTHING",
        (place, *row),
    )
    if cursor.rowcount == 0:
        return False
    number = cursor.lastrowid
    _insert_scores(db, number, scores)
    db.execute("INSERT INTO seal VALUES (?, ?)", (number, _seal(row, scores)))
    return True


def rescued(path: Path) -> Iterator[tuple[Row, list[Row], bool]]:
    """Yield the matches that can be read of damaged records. Never raises for what these hold.

    What is not as it was written is played again by its journal.

    Args:
        path: The damaged file.

    Yields:
        The row of a match, the rows of its scores, and whether it is certain that its date is
            right.
    """
    if not path.is_file():
        return
    uri = f"{read_only(path)}&immutable=1"
    with (
        contextlib.suppress(*BAD_DATA_ERRORS),
        contextlib.closing(sqlite3.connect(uri, uri=True)) as db,
    ):
        yield from _salvaged(db)


def from_bytes(data: bytes) -> Iterator[tuple[Row, list[Row], bool]]:
    """Yield the matches that can be read of records from elsewhere, as `rescued` does.

    Args:
        data: The bytes of their file.

    Yields:
        What `rescued` yields.

    Raises:
        NewerRecordsError: A newer Stowaway wrote them, and none of them can be read.
    """
    found = newer = False
    with contextlib.suppress(*BAD_DATA_ERRORS), contextlib.closing(_opened(data)) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        newer = _is_newer(version)
        for each in _salvaged(db):
            found = True
            yield each
    if newer and not found:
        raise NewerRecordsError


def count_in(data: bytes) -> int | None:
    """Return how many matches some records say that they hold; None if they cannot be read.

    Args:
        data: The bytes of their file.
    """
    with contextlib.suppress(*BAD_DATA_ERRORS), contextlib.closing(_opened(data)) as db:
        (count,) = db.execute("SELECT count(*) FROM match").fetchone()
        return int(count)
    return None


def _opened(data: bytes) -> sqlite3.Connection:
    """A database in memory; raises one of `BAD_DATA_ERRORS` for what is none."""
    if not data.startswith(_DATABASE_PREFIX):
        raise sqlite3.DatabaseError("this is no database")
    db = sqlite3.connect(":memory:")
    try:
        db.deserialize(data)
    except MemoryError as error:
        # So it says that it cannot open some that are damaged.
        db.close()
        raise sqlite3.DatabaseError("this is no database") from error
    except BaseException:
        db.close()
        raise
    return db


def _salvaged(db: sqlite3.Connection) -> Iterator[tuple[Row, list[Row], bool]]:
    """The matches of `rescued`, of an open database."""
    with contextlib.suppress(*BAD_DATA_ERRORS):
        db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, codec.MAX_BYTES)
        steps = iter(range(_MAX_RESCUE_STEPS))
        db.set_progress_handler(lambda: next(steps, None) is None, 10_000)
        db.execute("PRAGMA trusted_schema = OFF")
        # Then one table that makes no sense leaves the others readable.
        db.execute("PRAGMA writable_schema = ON")
        numbers: set[int] = set()
        for query in (
            "SELECT id FROM match ORDER BY id",
            "SELECT id FROM match ORDER BY id DESC",
            "SELECT id FROM match ORDER BY digest",
        ):
            # A page that is broken ends one way through the table, and not the others.
            with contextlib.suppress(*BAD_DATA_ERRORS):
                numbers.update(number for (number,) in db.execute(query))
        for number in sorted(numbers):
            with contextlib.suppress(StowawayError, *BAD_DATA_ERRORS):
                yield _rescue(db, number)


def _rescue(db: sqlite3.Connection, number: int) -> tuple[Row, list[Row], bool]:
    """Read one match.

    Raises StowawayError or one of `BAD_DATA_ERRORS` if it cannot be saved.
    """

    def rows(query: str) -> list[Row]:
        with contextlib.suppress(*BAD_DATA_ERRORS):
            return db.execute(query, (number,)).fetchall()
        return []

    row = next(iter(rows("SELECT * FROM match WHERE id = ?")), ())[1:]
    scores = [each[1:] for each in rows("SELECT * FROM score WHERE match = ? ORDER BY seat")]
    ((seal,),) = rows("SELECT hash FROM seal WHERE match = ?") or [(None,)]
    if seal is not None:
        with contextlib.suppress(StowawayError, *BAD_DATA_ERRORS):
            return row, _as_written(row, scores, seal), True
    ((journal,),) = rows("SELECT journal FROM match WHERE id = ?")
    ((finished,),) = rows("SELECT finished FROM match WHERE id = ?") or [("",)]
    reading = read(_blob(journal), catalog)
    session = played(reading)
    if session is not None:
        return *written(session, date(finished) or FIRST_DATE), False
    if reading.given or not reading.parted:
        raise ValueError("what is left is not played to its end")
    # It came to an end under the rules of its day.
    row, scores = _by_journal(row, scores)
    return row, _seated(row, scores), False


def unite(
    db: sqlite3.Connection, rows: Sequence[tuple[Row, Sequence[Row]]], *, dry: bool = False
) -> int:
    """Add matches from elsewhere among those that are here, by the dates on which they ended.

    Those that are here stay in their order: which attempts count follows from it. A match from
    elsewhere comes before the first one here that ended later. The order is that of their numbers,
    so those that move get other numbers.

    Args:
        db: The open database, in a transaction.
        rows: The rows of each match and its scores, in the order in which they were there.
        dry: Whether they are only counted.

    Returns:
        How many are new here.
    """
    here = db.execute("SELECT id, digest, finished FROM match ORDER BY id").fetchall()
    known = {digest for _, digest, _ in here}
    there = {row[0]: (row, scores) for row, scores in rows}
    fresh = deque(each for digest, each in there.items() if digest not in known)
    count = len(fresh)
    if dry or not fresh:
        return count
    earliest = fresh[0][0][1]
    begin = next((at for at, (*_, ended) in enumerate(here) if ended > earliest), len(here))
    moved = deque(_taken_out(db, number) for number, *_ in here[begin:])
    while moved or fresh:
        is_mine = moved and (not fresh or moved[0][0][1] <= fresh[0][0][1])
        insert(db, *(moved if is_mine else fresh).popleft())
    return count


def match_of(db: sqlite3.Connection, number: int) -> tuple[Row, list[Row]]:
    """Return the rows of a match and of its scores, without its number.

    Args:
        db: The open database.
        number: The number of the match, which is there.
    """
    row = db.execute("SELECT * FROM match WHERE id = ?", (number,)).fetchone()[1:]
    query = "SELECT * FROM score WHERE match = ? ORDER BY seat"
    scores = [each[1:] for each in db.execute(query, (number,)).fetchall()]
    return row, scores


def _taken_out(db: sqlite3.Connection, number: int) -> tuple[Row, list[Row]]:
    """A match with its scores, deleted from the tables."""
    found = match_of(db, number)
    db.execute("DELETE FROM match WHERE id = ?", (number,))
    return found


def _tables(db: sqlite3.Connection) -> set[Row]:
    """All tables and indices with the words that made them, but for those of SQLite itself."""
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL"
    return {row for row in db.execute(query) if not str(row[1]).startswith("sqlite_")}


def _declared(schema: str) -> set[Row]:
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        db.executescript(schema)
        return _tables(db)


def _check(db: sqlite3.Connection) -> None:
    """See that all matches are as they were written; an older Stowaway's are sealed now.

    Raises one of `BAD_DATA_ERRORS`.
    """
    scores: dict[int, list[Row]] = {}
    for number, *score in db.execute("SELECT * FROM score ORDER BY match, seat"):
        scores.setdefault(number, []).append(tuple(score))
    seals = dict(db.execute("SELECT * FROM seal"))
    new: list[Row] = []
    for number, *columns in db.execute("SELECT * FROM match"):
        row, mine = tuple(columns), scores.get(number, [])
        try:
            seated = _as_written(row, mine, seals.get(number))
        except (StowawayError, *BAD_DATA_ERRORS) as error:
            raise sqlite3.DatabaseError("a match is not as it was written") from error
        if seated != mine:
            # An older Stowaway wrote down only who sat there at the end.
            db.execute("DELETE FROM score WHERE match = ?", (number,))
            _insert_scores(db, number, seated)
        if seated != mine or number not in seals:
            new.append((number, _seal(row, seated)))
    db.executemany("INSERT OR REPLACE INTO seal VALUES (?, ?)", new)


def _as_written(row: Row, scores: Sequence[Row], seal: bytes | None) -> list[Row]:
    """The scores of a match that is as it was written: by its seal, without one by its own journal.

    Raises StowawayError or one of `BAD_DATA_ERRORS` for another.
    """
    if _seal(row, scores) != (_seal(*_by_journal(row, scores)) if seal is None else seal):
        raise ValueError("this is not what was written")
    return _seated(row, scores)


def _seated(row: Row, scores: Sequence[Row]) -> list[Row]:
    """The scores of a match with all who sat there.

    Raises StowawayError or one of `BAD_DATA_ERRORS` where what is read of it later makes no sense:
    anybody can put a right seal to that.
    """
    msgspec.json.decode(row[5], type=dict[str, Value])
    journal = _blob(row[-1])
    sat = _sat(journal, ()) if SEAT_LINE_PREFIX in journal else [each[1:3] for each in scores]
    seats = zip(range(row[4]), sat, scores, strict=True)
    return [(seat, *kind, *each[3:]) for seat, kind, each in seats]


def _by_journal(row: Row, scores: Sequence[Row]) -> tuple[Row, list[Row]]:
    """A match as its journal says that it was, played by those whom the scores name.

    Raises StowawayError or one of `BAD_DATA_ERRORS`.
    """
    digest, finished, journal = _blob(row[0]), row[1], _blob(row[-1])
    header = codec.decode_header(journal[: journal.index(b"\n") + 1])
    result = codec.result_of(journal[journal.rstrip(b"\n").rfind(b"\n") + 1 :], header.seats)
    when = date(finished)
    if result is None or when is None:
        raise ValueError("there is no such match")
    points = _points(result)
    for _, kind, level, name, *_ in scores:
        msgspec.convert({"kind": kind, "name": name}, Player).check_form()
        for each in parted(level) if kind == "person" or level else ("",):
            one = Opponent.of(each)
            known = {Level(one.level): None} if one.level else {}
            Player("computer", Level(one.level), character=one.character).check(known)
            if one.key != each:
                raise ValueError("no computer player is written so")
    return (digest, _date(when), *_said(header, result), journal), [
        (seat, kind, level, name, *points[seat])
        for seat, (_, kind, level, name, *_) in zip(range(header.seats), scores, strict=True)
    ]


def _blob(value: object) -> bytes:
    if not isinstance(value, bytes):
        # Not bytes(value): of a number, that is as many zeros.
        raise TypeError("these are no bytes")
    return value


def _seal(row: Row, scores: Sequence[Row]) -> bytes:
    return hashlib.blake2b(msgspec.msgpack.encode((row, scores)), digest_size=16).digest()


def _said(header: Header, result: Result) -> Row:
    """The columns of a match from `game` to `won`."""
    return (
        header.game,
        header.rules_version,
        header.seats,
        text(header.options),
        header.seed,
        int(header.practice),
        result.goal,
        None if result.won is None else int(result.won),
    )


def _points(result: Result) -> dict[int, tuple[int, int]]:
    """Total and rank of each seat."""
    ranks = {seat: rank for rank, group in enumerate(result.ranking, 1) for seat in group}
    return {seat: (result.scores[seat], rank) for seat, rank in ranks.items()}


def text(options: dict[str, Value]) -> str:
    """Return options in the one way in which they are written.

    Args:
        options: Values by option.

    Returns:
        JSON, with the options in alphabetical order.
    """
    return msgspec.json.encode(options, order="deterministic").decode()


def filled_in(game: str, seats: int, options: str) -> str:
    """Return the options of a match with those that its game has since introduced.

    It never raises: options of an unknown game, and what makes no sense, stay as they are.

    Args:
        game: The id of the game.
        seats: How many sat at the table.
        options: The options as JSON.

    Returns:
        The options as JSON.
    """
    with contextlib.suppress(StowawayError, *BAD_DATA_ERRORS):
        written = msgspec.json.decode(options, type=dict[str, Value])
        return text(catalog.game(game).filled_in(seats, written))
    return options


def has_advantage(options: str) -> bool:
    """Return whether a seat had an advantage in a match. It never raises.

    Args:
        options: The options of the match as JSON.
    """
    with contextlib.suppress(*BAD_DATA_ERRORS):
        return bool(advantaged(msgspec.json.decode(options, type=dict[str, Value])))
    return False


def _date(when: datetime) -> str:
    return when.astimezone(UTC).isoformat(timespec="seconds")


def date(said: object) -> datetime | None:
    """Return a date in UTC.

    Args:
        said: The date as it was written, or anything else.

    Returns:
        The date; None if it is none that can be shown.
    """
    try:
        when = datetime.fromisoformat(str(said)).astimezone(UTC)
    except (ValueError, OverflowError):
        return None
    return when if FIRST_DATE <= when <= _LAST_DATE else None

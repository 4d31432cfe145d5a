"""engine.store: backups of what is small: records, schedule, progress, settings, guided rounds.

A backup is a list of parts, in a file that is named after its moment. A part is a file that is
named after the hash of its contents, so backups share what did not change between them: records are
cut into parts of some matches each, and those of long ago never change again. Matches are not in
it; each is a file of its own that is only added to.

Every backup of the last two days is kept, then one for each of 12 days, 10 weeks and 9 months.
Together they have at most `MAX_BYTES`: where that is too little, the oldest go first, and a backup
holds only the latest records.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import sqlite3
import zlib
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from engine.match import ProgressSteps, nested
from engine.store import archive, files, merge, record_rows
from engine.store.files import StoreError
from engine.store.mistakes import Mistakes
from engine.store.places import HomePaths
from engine.store.players import FILE as PLAYERS_FILE
from engine.store.settings import Settings

MAX_BYTES: Final = 5 * 1024 * 1024
"""All backups together have no more bytes."""
MAX_NEW_BYTES: Final = 4 * 1024 * 1024
"""Nor has one alone more than these."""
INTERVAL: Final = timedelta(minutes=30)
"""No backup is made sooner after another one, unless it is asked for."""
RECENT: Final = timedelta(days=2)
"""Every backup of so long ago is kept."""
FORMAT: Final = 1
_STAGES: Final[tuple[tuple[int, Callable[[datetime], object]], ...]] = (
    (12, lambda when: when.date()),
    (10, lambda when: when.isocalendar()[:2]),
    (9, lambda when: (when.year, when.month)),
)
_ROWS_PER_PART: Final = 64
"""The most matches in a part of the records; the last of them are in parts of 32, 16, … and 1, so
that one more match changes only a few of them."""
_MAX_BACKUPS: Final = 2000
_MAX_LIST_BYTES: Final = 256 * 1024
_MAX_PART_BYTES: Final = 64 * 1024 * 1024
_STAMP: Final = "%Y%m%dT%H%M%SZ"
_NAME: Final = re.compile(r"\d{8}T\d{6}Z\.json")
_PART_SUFFIX: Final = ".part"
_SMALL_FILES: Final = (
    "achievements.json",
    "attempts.json",
    "cousins.json",
    "guesses.json",
    "mistakes.json",
    PLAYERS_FILE,
)

_Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class BackupContents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a backup holds, by number: matches in the records, questions, stickers, guesses.

    `left_out` is how many of the oldest records there was no room for. `names` are those of the
    people in the settings.
    """

    records: int = 0
    questions: int = 0
    stickers: int = 0
    guesses: int = 0
    left_out: int = 0
    names: tuple[str, ...] = ()


class _List(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    form: int
    contents: BackupContents
    files: dict[str, _Hash]
    records: tuple[_Hash, ...] = ()


class Backup(NamedTuple):
    """A backup: its file, when it was made, and what it holds."""

    path: Path
    made: datetime
    contents: BackupContents


def folder_of(where: HomePaths) -> Path:
    """Return the folder of backups.

    Args:
        where: The home.
    """
    return where.data / "backups"


def all_backups(where: HomePaths) -> tuple[Backup, ...]:
    """Return all backups that can be read, the latest first. Never raises.

    Args:
        where: The home.
    """
    found: list[Backup] = []
    for path, made in _listed(where):
        listed = _read_list(path)
        if listed is not None:
            found.append(Backup(path, made, listed.contents))
    return tuple(found)


def is_due(where: HomePaths, now: datetime) -> bool:
    """Tell whether something was changed since the latest backup, and that is long enough ago.

    Args:
        where: The home.
        now: The time, with a time zone.

    Returns:
        Whether one is due.
    """
    latest = next(iter(_listed(where)), None)
    if latest is None:
        return any(os.path.lexists(path) for path in _sources(where))
    path, made = latest
    # A clock that was set back makes no backup for as long as it was: then one at once.
    if timedelta() <= now - made < INTERVAL:
        return False
    return any(_modified(source) > _modified(path) for source in _sources(where))


def keep(where: HomePaths, now: datetime) -> Backup | None:
    """Make a backup, unless nothing has changed, and let go of those that are not kept any more.

    Args:
        where: The home.
        now: The time, with a time zone.

    Returns:
        The backup; None if the latest one holds the same.

    Raises:
        StoreError: It cannot be written. All that was there is as it was.
    """
    made, parts = _collected(where)
    before = next((_read_list(path) for path, _ in _listed(where)), None)
    if before is not None and (before.files, before.records) == (made.files, made.records):
        return None
    folder = folder_of(where)
    for name, data in parts.items():
        place = folder / f"{name}{_PART_SUFFIX}"
        if not place.is_file():
            files.replace(place, data)
    made_at = now.astimezone(UTC).replace(microsecond=0)
    while os.path.lexists(path := folder / f"{made_at:{_STAMP}}.json"):
        # No backup takes the place of another one.
        made_at += timedelta(seconds=1)
    files.replace(path, msgspec.json.encode(made) + b"\n")
    _let_go(where, now.astimezone(UTC), path)
    return Backup(path, made_at, made.contents)


def kept_of(moments: Sequence[datetime], now: datetime) -> frozenset[datetime]:
    """Return the moments whose backups are kept: all recent ones, then by day, week and month.

    Args:
        moments: When backups were made.
        now: The time.
    """
    ordered = sorted(moments, reverse=True)
    kept = {moment for moment in ordered if now - moment <= RECENT}
    left = [moment for moment in ordered if moment not in kept]
    for most, period in _STAGES:
        seen: set[object] = set()
        rest: list[datetime] = []
        for moment in left:
            if period(moment) in seen:
                continue
            if len(seen) < most:
                seen.add(period(moment))
                kept.add(moment)
            else:
                rest.append(moment)
        left = rest
    return frozenset(kept)


def restoring(
    where: HomePaths, backup: Backup, settings: Settings, now: datetime
) -> ProgressSteps[merge.MergeReport]:
    """Restore a backup, in short steps; what is here is backed up before.

    Schedule and settings become what they were. Records, attempts, stickers and guesses that are
    missing come back; none is taken away.

    Args:
        where: The home.
        backup: The backup.
        settings: The settings of the home.
        now: The time, with a time zone.

    Returns:
        Steps that give the share of the work that is done, and at the end what came of it.

    Raises:
        StoreError: The backup is damaged, or what is here cannot be backed up: then nothing was
            changed. Or a file cannot be written.
    """
    source = _BackupSource(where, backup)
    if "mistakes.json" in source.replaced:
        Mistakes(where.data / "mistakes.json", where.matches, where.trash).check(
            source.replaced["mistakes.json"]
        )
    yield 0.1
    keep(where, now)
    yield 0.3
    report = yield from nested(0.3, 0.9, merge.merging(source, where, settings))
    for name, data in source.replaced.items():
        if name == archive.SETTINGS:
            settings.restore(data)
        else:
            path = where.data / name
            with files.exclusive_lock(path):
                files.replace(path, data)
        yield 0.95
    return report


class _BackupSource:
    """A backup, as what is merged; and what takes the place of what is here."""

    def __init__(self, where: HomePaths, backup: Backup) -> None:
        """Read all of it. Raises StoreError."""
        listed = _read_list(backup.path)
        if listed is None:
            raise StoreError("{file} is damaged. Nothing was changed.", file=backup.path.name)
        folder = folder_of(where)
        held = {name: _part(folder, name_of) for name, name_of in listed.files.items()}
        self.replaced = {
            name: held.pop(name) for name in ("mistakes.json", archive.SETTINGS) if name in held
        }
        self._files = {
            name: data for name, data in held.items() if archive.member_limit(name) is not None
        }
        if listed.records:
            self._files[archive.RECORDS] = _database(
                row for part in listed.records for row in _rows(_part(folder, part))
            )

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names, in order."""
        return tuple(sorted(self._files))

    def read(self, name: str) -> bytes:
        """Return the bytes of a file."""
        return self._files[name]

    def modified(self, name: str) -> float:
        """Return a time; of these files none is told."""
        del name
        return 0.0


# Inside


def _sources(where: HomePaths) -> Iterator[Path]:
    yield where.settings
    yield where.records
    for name in _SMALL_FILES:
        yield where.data / name
    with contextlib.suppress(OSError):
        yield from sorted(where.guided.iterdir())


def _collected(where: HomePaths) -> tuple[_List, dict[str, bytes]]:
    """What there is to be backed up: a list, and compressed parts that may be there already."""
    folder, parts, held = folder_of(where), dict[str, bytes](), dict[str, str]()
    room, counts = MAX_NEW_BYTES, dict[str, Any]()

    def add(data: bytes) -> str:
        name = hashlib.blake2b(data, digest_size=16).hexdigest()
        place = folder / f"{name}{_PART_SUFFIX}"
        if name not in parts:
            # What is there already needs no work.
            there = _kept_part(place, name)
            parts[name] = there if there is not None else zlib.compress(data, 9)
        return name

    for path in _sources(where):
        if path == where.records or not path.is_file():
            continue
        name = f"guided/{path.name}" if path.parent == where.guided else path.name
        limit = archive.member_limit(name)
        if limit is None:
            continue
        data = files.read(path, limit)
        if len(data) > limit:
            continue
        held[name] = add(data)
        room -= len(parts[held[name]])
        counts |= _counted(name, data)
    names, kept, count = [], 0, 0
    for chunk, many in _chunks(where.records):
        name = add(chunk)
        names.append((name, many))
        count += many
    fitting: list[str] = []
    for name, many in reversed(names):
        room -= len(parts[name])
        if room < 0:
            break
        fitting.append(name)
        kept += many
    fitting.reverse()
    used = {*held.values(), *fitting}
    contents = BackupContents(records=kept, left_out=count - kept, **counts)
    listed = _List(FORMAT, contents, held, tuple(fitting))
    return listed, {name: data for name, data in parts.items() if name in used}


class _Rows(msgspec.Struct):
    rows: tuple[msgspec.Raw, ...] = ()


class _Achieved(msgspec.Struct):
    achieved: tuple[msgspec.Raw, ...] = ()


def _counted(name: str, data: bytes) -> dict[str, Any]:
    """What a file says that it holds, as far as it can be read."""
    with contextlib.suppress(msgspec.MsgspecError, ValueError, RecursionError, StoreError):
        match name:
            case "mistakes.json":
                return {"questions": len(msgspec.json.decode(data, type=_Rows).rows)}
            case "guesses.json":
                return {"guesses": len(msgspec.json.decode(data, type=_Rows).rows)}
            case "achievements.json":
                return {"stickers": len(msgspec.json.decode(data, type=_Achieved).achieved)}
            case archive.SETTINGS:
                import tomllib

                names = tomllib.loads(data.decode()).get("setup", {}).get("names", [])
                return {"names": tuple(str(each) for each in names if each)}
    return {}


def _chunks(path: Path) -> Iterator[tuple[bytes, int]]:
    """The records in parts, each of so many matches. Raises StoreError."""
    if not path.is_file():
        return
    try:
        files.check(path)
        with contextlib.closing(
            sqlite3.connect(record_rows.read_only(path), uri=True, timeout=5)
        ) as db:
            db.execute("BEGIN")
            numbers = [number for (number,) in db.execute("SELECT id FROM match ORDER BY id")]
            begin, many = 0, _ROWS_PER_PART
            while begin < len(numbers):
                while many > len(numbers) - begin:
                    many //= 2
                rows = [
                    record_rows.match_of(db, number) for number in numbers[begin : begin + many]
                ]
                yield msgspec.msgpack.encode(rows), many
                begin += many
    except (OSError, sqlite3.Error) as error:
        raise StoreError(
            "{file} cannot be read: {reason}.", file=str(path), reason=str(error)
        ) from error


def _rows(part: bytes) -> list[tuple[Any, list[Any]]]:
    """The matches of a part of records. Raises StoreError."""
    try:
        rows = msgspec.msgpack.decode(
            part, type=list[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]
        )
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise StoreError("A backup is damaged. Nothing was changed.") from error
    return [(row, scores) for row, scores in rows]


def _database(rows: Iterator[tuple[Any, list[Any]]]) -> bytes:
    """The bytes of a database of these matches. Raises StoreError."""
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        try:
            record_rows.prepare(db)
            with db:
                for row, scores in rows:
                    record_rows.insert(db, row, scores)
        except record_rows.BAD_DATA_ERRORS as error:
            raise StoreError("A backup is damaged. Nothing was changed.") from error
        return db.serialize()


def _listed(where: HomePaths) -> list[tuple[Path, datetime]]:
    """The files of all backups, the latest first."""
    try:
        names = sorted(path.name for path in folder_of(where).iterdir())
    except OSError:
        return []
    found: list[tuple[Path, datetime]] = []
    for name in reversed([name for name in names if _NAME.fullmatch(name)][-_MAX_BACKUPS:]):
        with contextlib.suppress(ValueError):
            made = datetime.strptime(name.removesuffix(".json"), _STAMP).replace(tzinfo=UTC)
            found.append((folder_of(where) / name, made))
    return found


def _read_list(path: Path) -> _List | None:
    try:
        data = files.read(path, _MAX_LIST_BYTES)
        listed = msgspec.json.decode(data, type=_List, strict=True)
    except (StoreError, msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return listed if listed.form == FORMAT and len(data) <= _MAX_LIST_BYTES else None


def _kept_part(place: Path, name: str) -> bytes | None:
    """A part that is there and whole, compressed."""
    with contextlib.suppress(StoreError):
        if place.is_file():
            data = files.read(place, MAX_BYTES)
            return data if _unpacked(data, name) is not None else None
    return None


def _unpacked(data: bytes, name: str) -> bytes | None:
    """What a part holds, if that has its hash."""
    unpacking = zlib.decompressobj()
    try:
        held = unpacking.decompress(data, _MAX_PART_BYTES)
    except zlib.error:
        return None
    whole = unpacking.eof and not unpacking.unused_data
    right = hashlib.blake2b(held, digest_size=16).hexdigest() == name
    return held if whole and right else None


def _part(folder: Path, name: str) -> bytes:
    """What a part holds. Raises StoreError."""
    data = files.read(folder / f"{name}{_PART_SUFFIX}", MAX_BYTES)
    held = _unpacked(data, name)
    if held is None:
        raise StoreError("A backup is damaged. Nothing was changed.")
    return held


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _size(path: Path) -> int:
    try:
        return path.lstat().st_size
    except OSError:
        return 0


def _let_go(where: HomePaths, now: datetime, latest: Path) -> None:
    """Delete the backups that are not kept any more, and the parts that none of the others has."""
    there = _listed(where)
    kept = kept_of([made for _, made in there], now)
    stay = [(path, made) for path, made in there if made in kept or path == latest]
    folder = folder_of(where)
    sizes: dict[str, int] = {}
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.suffix == _PART_SUFFIX:
                sizes[path.stem] = _size(path)
    lists = {path: _read_list(path) for path, _ in stay}

    def used() -> set[str]:
        found: set[str] = set()
        for path, _ in stay:
            listed = lists[path]
            if listed is not None:
                found |= {*listed.files.values(), *listed.records}
        return found

    def total() -> int:
        return sum(sizes.get(name, 0) for name in used()) + sum(_size(path) for path, _ in stay)

    while len(stay) > 1 and total() > MAX_BYTES:
        oldest = next(at for at in reversed(range(len(stay))) if stay[at][0] != latest)
        del stay[oldest]
    left = {path for path, _ in stay}
    for path, _ in there:
        if path not in left:
            with contextlib.suppress(OSError):
                path.unlink()
    needed = used()
    for name in sizes.keys() - needed:
        with contextlib.suppress(OSError):
            (folder / f"{name}{_PART_SUFFIX}").unlink()
    files.remove_temp_files(folder)

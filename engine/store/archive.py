"""engine.store: everything of one person in one file, to move it to another computer, and back.

An archive is a zip. `member_limit` tells what it may hold. Its last file, `stowaway.json`, lists
the others with their sizes and the times at which they were changed last. No path of the computer
is in it. Files come in the order of their names, with fixed dates, so that equal homes give equal
bytes.

An archive may come from a stranger. Its table of contents is bounded before it is read, each name
must be one of those that are known, and every file is unpacked in memory, up to its bound.
"""

from __future__ import annotations

import os
import re
import stat
import time
import unicodedata
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, BinaryIO, Final, NamedTuple

import msgspec

from engine.core import Message, shown
from engine.match import ProgressSteps, codec
from engine.store import (
    achievements,
    attempts,
    dated_rows,
    files,
    guided,
    matches,
    mistakes,
    players,
    records,
    settings,
)
from engine.store.files import StoreError
from engine.store.matches import SIDECARS, Matches, listed_name
from engine.store.names import EXTENSION
from engine.store.places import HomePaths

ARCHIVE_FORMAT: Final = 1
MANIFEST: Final = "stowaway.json"
RECORDS: Final = "records.sqlite"
SETTINGS: Final = "settings.toml"
MAX_FILES: Final = 60_000
"""The most files in an archive."""
MAX_ARCHIVE_BYTES: Final = 1024**3
MAX_CONTENT_BYTES: Final = 2 * 1024**3 - 1
"""The most bytes that an archive may unpack to."""
MAX_RATIO: Final = 100
"""It may unpack to so many times its own size, and `_ROOM_BYTES` more."""
MAX_RECORDS_BYTES: Final = 512 * 1024**2
_ROOM_BYTES: Final = 4 * 1024**2
_MAX_MANIFEST_BYTES: Final = 16 * 1024**2
_MAX_TABLE_BYTES: Final = 32 * 1024**2
"""The most bytes of a zip's own table of contents."""
_END_BYTES: Final = 22
_SLICE_BYTES: Final = 256 * 1024
_MAX_NAME_BYTES: Final = 240
_DATE: Final = (1980, 1, 1, 0, 0, 0)
_MODE: Final = (stat.S_IFREG | 0o600) << 16
_UNIX: Final = 3
_ORIGIN: Final = re.compile(rf"[0-9a-f]{{20}}{re.escape(EXTENSION)}")
_GUIDED: Final = re.compile(rf"[a-z0-9_]{{1,60}}{re.escape(EXTENSION)}")

_FIXED_LIMITS: Final[Mapping[str, int]] = {
    "achievements.json": achievements.MAX_BYTES,
    "attempts.json": attempts.MAX_BYTES,
    "cousins.json": dated_rows.MAX_BYTES,
    "guesses.json": dated_rows.MAX_BYTES,
    "mistakes.json": mistakes.MAX_BYTES,
    players.FILE: players.MAX_BYTES,
    RECORDS: MAX_RECORDS_BYTES,
    SETTINGS: settings.MAX_FILE_BYTES,
    MANIFEST: _MAX_MANIFEST_BYTES,
}


_Count = Annotated[int, msgspec.Meta(ge=0, le=2**33)]
"""Bytes, or seconds since 1970: up to the year 2242."""


class _Manifest(msgspec.Struct, frozen=True):
    """What an archive says of itself: size and time of change (s since 1970) of each file."""

    form: int
    files: dict[str, tuple[_Count, _Count]]


class _Form(msgspec.Struct):
    form: int


class ExportReport(NamedTuple):
    """What was written to an archive: how many matches, and what was left out, in sentences."""

    matches: int
    bytes: int
    left_out: tuple[Message, ...] = ()


def member_limit(name: str) -> int | None:
    """Return how many bytes a file of an archive may have.

    Args:
        name: Its name there.

    Returns:
        The bytes; None if no archive has such a file.
    """
    if name in _FIXED_LIMITS:
        return _FIXED_LIMITS[name]
    folder, slash, file = name.partition("/")
    if not slash or not _is_plain(file):
        return None
    if folder == "matches":
        return codec.MAX_BYTES if matches.is_listed(file) else None
    if folder == "guided":
        return guided.MAX_FILE_BYTES if _GUIDED.fullmatch(file) else None
    if folder == "pictures":
        if _ORIGIN.fullmatch(file):
            return matches.MAX_ORIGIN_BYTES
        match, _, kind = file.rpartition(".")
        return SIDECARS.get(kind) if matches.is_listed(match) else None
    return None


def _is_plain(name: str) -> bool:
    """Whether a file name leads nowhere else, and can be shown."""
    safe = not any(sign in name for sign in '/\\:*?"<>|') and not name.startswith(".")
    return safe and name.isprintable() and len(name.encode()) <= _MAX_NAME_BYTES


# Writing


class _Member(NamedTuple):
    """A file to be written: its name in the archive, its bytes, and when it was changed last."""

    name: str
    read: Callable[[], bytes]
    modified: float = 0.0


def exporting(where: HomePaths, to: Path) -> ProgressSteps[ExportReport]:
    """Write everything into one file, in short steps.

    Args:
        where: The home.
        to: The file. One that is there is replaced.

    Returns:
        Steps that give the share of the work that is done, and at the end what was written.

    Raises:
        StoreError: It cannot be written, or would be larger than an archive may be. What was there
            before is as it was.
    """
    kept = Matches(where.matches, trash=where.trash)
    members = sorted(_members(where, kept), key=lambda member: member.name)
    listed: dict[str, tuple[int, int]] = {}
    left_out: list[Message] = []
    total = 0
    if len(members) >= MAX_FILES:
        raise StoreError("There are too many files for one archive.")
    with files.replacing(to) as target:
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, allowZip64=False) as archive:
            for number, member in enumerate(members):
                try:
                    data = member.read()
                except StoreError as error:
                    left_out.append(error.said)
                    continue
                limit = member_limit(member.name)
                assert limit is not None, member.name
                if len(data) > limit:
                    name = member.name.rpartition("/")[2]
                    left_out.append(Message("{file} is too large and was left out.", file=name))
                elif data:
                    total += len(data)
                    if total > MAX_CONTENT_BYTES:
                        raise StoreError("There is too much data for one archive.")
                    _write(archive, member.name, data)
                    listed[member.name] = len(data), int(min(max(0, member.modified), time.time()))
                yield number / len(members)
            manifest = _Manifest(ARCHIVE_FORMAT, listed)
            _write(archive, MANIFEST, msgspec.json.encode(manifest) + b"\n")
        written = target.tell()
    return ExportReport(sum(map(is_match, listed)), written, tuple(left_out))


def is_match(name: str) -> bool:
    """Tell whether a file of an archive is a match.

    Args:
        name: Its name there.

    Returns:
        Whether it is one.
    """
    return name.startswith("matches/")


def _write(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    info = zipfile.ZipInfo(name, _DATE)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = _MODE
    info.create_system = _UNIX
    archive.writestr(info, data)


def _members(where: HomePaths, kept: Matches) -> Iterator[_Member]:
    taken: set[str] = set()
    for path, modified in _listed(where.matches):
        if not matches.is_listed(path.name):
            continue
        name = path.name if _is_plain(path.name) else listed_name(path.name)
        while _folded(name) in taken:
            name = f"{name.removesuffix(EXTENSION)} (2){EXTENSION}"
        taken.add(_folded(name))
        yield _Member(f"matches/{name}", _reading(path, whole_lines=True), modified)
        for kind in SIDECARS:
            yield _Member(f"pictures/{name}.{kind}", _beside(kept, path, kind))
    for path, modified in _listed(kept.origin("").parent):
        if _ORIGIN.fullmatch(path.name):
            yield _Member(f"pictures/{path.name}", _reading(path), modified)
    for path, modified in _listed(where.guided):
        if _GUIDED.fullmatch(path.name):
            yield _Member(f"guided/{path.name}", _reading(path), modified)
    yield _Member(RECORDS, lambda: records.file_bytes(where.records))
    yield _Member(SETTINGS, _reading(where.settings))
    for name in _FIXED_LIMITS:
        if name.endswith(".json") and name != MANIFEST:
            yield _Member(name, _reading(where.data / name))


def _beside(kept: Matches, path: Path, kind: str) -> Callable[[], bytes]:
    return lambda: kept.beside(path, kind)


def _listed(folder: Path) -> Iterator[tuple[Path, float]]:
    """The regular files in a folder, and when each was changed last. Raises StoreError."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                status = entry.stat()
                if stat.S_ISREG(status.st_mode):
                    yield Path(entry.path), status.st_mtime
    except FileNotFoundError:
        return
    except OSError as error:
        raise StoreError(
            "{file} cannot be read: {reason}.", file=str(folder), reason=files.why(error)
        ) from error


def _reading(path: Path, *, whole_lines: bool = False) -> Callable[[], bytes]:
    """What reads a file, none as empty; while it is written to, only its whole lines."""

    def read() -> bytes:
        if not os.path.lexists(path):
            return b""
        held = whole_lines and files.is_held(path)
        data = files.read(path, codec.MAX_BYTES if whole_lines else MAX_CONTENT_BYTES)
        return data[: data.rfind(b"\n") + 1] if held else data

    return read


# Reading


class Archive:
    """An archive that is open. Its contents are as its table says, or `read` refuses them."""

    def __init__(self, path: Path) -> None:
        """Open an archive and check its table of contents; nothing is unpacked but its own list.

        Args:
            path: The file.

        Raises:
            StoreError: It cannot be read, is no archive, or holds what no archive may hold.
        """
        self.path = path
        self._name = shown(path.name, 60)
        try:
            self._file: BinaryIO = files.reader(path)
        except files.NotAFileError as error:
            raise StoreError("{file} is not a file.", file=str(path)) from error
        except ValueError as error:
            raise StoreError("That is not a valid file name.") from error
        except OSError as error:
            raise StoreError(
                "{file} cannot be read: {reason}.", file=str(path), reason=files.why(error)
            ) from error
        try:
            self._size = _checked_size(self._file, self._name)
            self._members = self._checked()
            self._times = self._listed()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all files but the manifest, in order."""
        return tuple(sorted(name for name in self._members if name != MANIFEST))

    def size(self, name: str) -> int:
        """Return the size of a file, in bytes.

        Args:
            name: Its name.
        """
        return self._members[name].file_size

    def modified(self, name: str) -> float:
        """Return when a file was changed last, in seconds since 1970.

        Args:
            name: Its name.
        """
        return float(self._times[name])

    def read(self, name: str) -> bytes:
        """Unpack a file in memory.

        Args:
            name: Its name.

        Returns:
            Its bytes, as many as its size says.

        Raises:
            StoreError: It is damaged.
        """
        info = self._members[name]
        parts: list[bytes] = []
        try:
            with self._zip.open(info) as member:
                while part := member.read(_SLICE_BYTES):
                    parts.append(part)
        except (*_BAD_ZIP_ERRORS, OSError) as error:
            raise self._damaged() from error
        data = b"".join(parts)
        if len(data) != info.file_size:
            raise self._damaged()
        return data

    def _checked(self) -> dict[str, zipfile.ZipInfo]:
        """All files by name. Raises StoreError for what no archive may hold."""
        try:
            self._zip = zipfile.ZipFile(self._file)
        except (*_BAD_ZIP_ERRORS, OSError) as error:
            raise self._damaged() from error
        members: dict[str, zipfile.ZipInfo] = {}
        folded: set[str] = set()
        total = 0
        for info in self._zip.infolist():
            # Not `filename`, which ends at a zero byte and has other slashes on Windows.
            name = info.orig_filename
            said = shown(name, 60)
            limit = member_limit(name)
            if limit is None:
                raise StoreError(
                    "{file} contains {name}, which does not belong in it. Nothing was imported.",
                    file=self._name,
                    name=said,
                )
            kind = stat.S_IFMT(info.external_attr >> 16)
            if kind not in (0, stat.S_IFREG) or info.flag_bits & 0x1:
                raise StoreError(
                    "{file} contains {name}, which is a link or encrypted. Nothing was imported.",
                    file=self._name,
                    name=said,
                )
            if _folded(name) in folded:
                raise StoreError(
                    "{file} contains {name} twice. Nothing was imported.",
                    file=self._name,
                    name=said,
                )
            if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise self._damaged()
            total += info.file_size
            if info.file_size > limit or total > self._most():
                raise StoreError(
                    "{file} would unpack to more than an archive can hold. Nothing was imported.",
                    file=self._name,
                )
            folded.add(_folded(name))
            members[name] = info
        return members

    def _most(self) -> int:
        return min(MAX_CONTENT_BYTES, MAX_RATIO * self._size + _ROOM_BYTES)

    def _listed(self) -> dict[str, int]:
        """When each file was changed last. Raises StoreError."""
        if MANIFEST not in self._members:
            raise StoreError("{file} is not a Stowaway archive.", file=self._name)
        data = self.read(MANIFEST)
        try:
            if msgspec.json.decode(data, type=_Form).form > ARCHIVE_FORMAT:
                raise StoreError(
                    "{file} was written by a newer version of Stowaway. Nothing was imported.",
                    file=self._name,
                )
            manifest = msgspec.json.decode(data, type=_Manifest, strict=True)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise self._damaged() from error
        sizes = {name: self.size(name) for name in self._members if name != MANIFEST}
        if {name: size for name, (size, _) in manifest.files.items()} != sizes:
            raise self._damaged()
        return {name: when for name, (_, when) in manifest.files.items()}

    def _damaged(self) -> StoreError:
        return StoreError("{file} is damaged. Nothing was imported.", file=self._name)


_BAD_ZIP_ERRORS: Final = (
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    zlib.error,
    ArithmeticError,
    EOFError,
    LookupError,
    NotImplementedError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What may come of unpacking what somebody else wrote."""


def _checked_size(file: BinaryIO, name: str) -> int:
    """The size of a zip whose own table of contents is bounded. Raises StoreError for another."""
    unknown = StoreError("{file} is not a Stowaway archive.", file=name)
    try:
        size = file.seek(0, os.SEEK_END)
        if size > MAX_ARCHIVE_BYTES:
            raise StoreError("{file} is too large to be a Stowaway archive.", file=name)
        if size < _END_BYTES:
            raise unknown
        file.seek(size - _END_BYTES)
        end = file.read(_END_BYTES)
        file.seek(0)
    except OSError as error:
        raise StoreError(
            "{file} cannot be read: {reason}.", file=name, reason=files.why(error)
        ) from error
    # No comment, one disk, and not the form for larger ones.
    if end[:8] != b"PK\5\6\0\0\0\0" or end[20:] != b"\0\0":
        raise unknown
    count, table = int.from_bytes(end[10:12], "little"), int.from_bytes(end[12:16], "little")
    if count > MAX_FILES or table > _MAX_TABLE_BYTES or count * 46 > table:
        raise StoreError("{file} has more files than an archive can hold.", file=name)
    return size


def _folded(name: str) -> str:
    """What is the same for names that some file system takes for one."""
    return unicodedata.normalize("NFC", name).casefold()

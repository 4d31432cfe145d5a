"""engine.store: copies that programs which synchronise folders leave where two computers wrote.

Dropbox, Nextcloud, Syncthing and OneDrive give such a copy the name of the file with something in
it. Each is moved to a folder of its own, merged as an archive would be, and kept there for a while.
Whenever the process is killed, it is in that folder, from which the next start goes on.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from engine import catalog
from engine.core import Message
from engine.match import ProgressSteps, codec, nested
from engine.match.loader import GameRegistry
from engine.store import files
from engine.store.archive import RECORDS, SETTINGS, member_limit
from engine.store.files import StoreError
from engine.store.matches import Matches, is_listed
from engine.store.merge import merging
from engine.store.places import HomePaths
from engine.store.players import FILE as PLAYERS_FILE
from engine.store.settings import Settings

KEPT_DAYS: Final = 30
"""How many days a copy is kept after it was merged."""
_DAY_S: Final = 86_400
_MAX_COPIES: Final = 500
"""No more are merged at one start."""
_FIXED: Final = (
    "achievements.json",
    "attempts.json",
    "cousins.json",
    "guesses.json",
    "mistakes.json",
    PLAYERS_FILE,
    RECORDS,
    SETTINGS,
)

_MARKED: Final = re.compile(
    # Dropbox: `a (Ann's conflicted copy 2026-01-31).json`, in German `In Konflikt stehende Kopie
    # von Ann`; Nextcloud: `a (conflicted copy 2026-01-31 120000).json`. With a number, if needed.
    r" \((?:[^()]* )?(?:conflict(?:ed|ing) copy|case conflict|in konflikt stehende kopie)\b[^()]*"
    r"(?:\(\d+\))?\)(?: ?\(\d+\))?"
    # Nextcloud before 2.5, and ownCloud: `a_conflict-20180220-141213.json`.
    r"|_conflict-(?:\w+-)?\d{8}-\d{6}"
    # Syncthing: `a.sync-conflict-20260131-120000-ABCDEFG.json`.
    r"|\.sync-conflict-\d{8}-\d{6}(?:-[0-9A-Z]+)?",
    re.IGNORECASE,
)
_SAFE_BACKUP: Final = re.compile(r"-[^\\/]{1,63}-safeBackup-\d{4}")
"""OneDrive's client for Linux: `a-host-safeBackup-0001.json`."""
_COMPUTER: Final = re.compile(r"(?:-[\w.]{1,63}){1,4}", re.ASCII)
"""OneDrive: `a-DESKTOP-AB12CD3.json`, and a number behind it, if needed."""
_WINDOWS_COMPUTER: Final = re.compile(r"-[A-Z0-9][A-Z0-9-]{2,14}(?:-\d)?")
"""The same for a match, whose name may go on with a hyphen by itself."""


class CopiesReport(NamedTuple):
    """How many copies were merged, how many matches became branches, and what was not merged."""

    merged: int = 0
    branches: int = 0
    problems: tuple[Message, ...] = ()


def folder_of(where: HomePaths) -> Path:
    """Return the folder of copies that were merged; those that wait are in `waiting` below it.

    Args:
        where: The home.
    """
    return where.data / "copies"


def originals_of(name: str, *, match: bool) -> tuple[str, ...]:
    """Return the names of files that another one may be a copy of, by its name alone.

    Args:
        name: The name of the other one.
        match: Whether it lies in the folder of matches. Otherwise the file is one of few names.

    Returns:
        The names, the longest first: a computer may have a hyphen in its name. None if it does not
            look like the name of a copy.
    """
    stem, suffix = os.path.splitext(name)  # noqa: PTH122 - of a name, not of a path
    patterns = (_MARKED, _SAFE_BACKUP, _WINDOWS_COMPUTER if match else _COMPUTER)
    originals: list[str] = []
    for start in range(len(stem) - 1, 0, -1):
        # What makes it a copy stands behind all of the name but the extension.
        if stem[start] in " -_." and any(each.fullmatch(stem, start) for each in patterns):
            original = f"{stem[:start]}{suffix}"
            if is_listed(original) if match else original in _FIXED:
                originals.append(original)
    return tuple(originals)


def found(where: HomePaths) -> tuple[Path, ...]:
    """Return the copies in a home, those that wait since an earlier start first. Never raises.

    Args:
        where: The home.
    """
    copies = [path for path, _ in _waiting(where)]
    for folder, of_settings in ((where.data, False), (where.config, True)):
        for name in _names(folder):
            originals = originals_of(name, match=False)
            if originals and (originals[0] == SETTINGS) is of_settings:
                copies.append(folder / name)
    for folder in (where.matches, where.guided):
        names = _names(folder)
        there = set(names)
        copies += [
            folder / name
            for name in names
            if any(
                each in there and _same_start(folder / name, folder / each)
                for each in originals_of(name, match=True)
            )
        ]
    return tuple(copies[:_MAX_COPIES])


def merging_copies(
    where: HomePaths, settings: Settings | None = None, shelf: GameRegistry = catalog
) -> ProgressSteps[CopiesReport]:
    """Merge all copies into the files of which they are copies, in short steps.

    Args:
        where: The home.
        settings: Its settings, if they are known.
        shelf: What finds a game by its id.

    Returns:
        Steps that give the share of the work that is done, and at the end what came of it.

    Raises:
        StoreError: A file cannot be written. The copies that are left are merged another time.
    """
    waiting = folder_of(where) / "waiting"
    for path in found(where):
        if waiting not in path.parents and not files.is_held(path):
            _move(path, waiting / _kind(where, path) / path.name)
    report = CopiesReport()
    # Records first: they say when a match ended. If its file comes before, it is noted as the last.
    copies = sorted(_waiting(where), key=lambda one: one[1] != RECORDS)
    for number, (path, name) in enumerate(copies):
        low, high = (number + 0.0) / len(copies), (number + 1.0) / len(copies)
        limit = member_limit(name)
        source = _OneFile(path, name, limit or 0)
        try:
            merged = yield from nested(low, high, merging(source, where, settings, shelf=shelf))
        except StoreError as error:
            report = report._replace(problems=(*report.problems, error.said))
            continue
        if merged.problems:
            report = report._replace(problems=(*report.problems, *merged.problems))
            if any(_is_transient(where, name) for _ in merged.problems):
                continue
        if path.parent.name == "matches" and name.partition("/")[2] in merged.names:
            _follow(where, path.name, merged.names[name.partition("/")[2]])
        _move(path, folder_of(where) / f"{datetime.now(UTC):%Y%m%dT%H%M%SZ} {path.name}")
        report = report._replace(
            merged=report.merged + 1, branches=report.branches + merged.branches
        )
    _let_go(where)
    return report


class _OneFile:
    """A copy, as what is merged, under the name of its original."""

    def __init__(self, path: Path, name: str, limit: int) -> None:
        self._path, self._limit = path, limit
        self.names = (name,)

    def read(self, name: str) -> bytes:
        """Return the bytes of the copy. Raises StoreError."""
        data = files.read(self._path, self._limit)
        if len(data) > self._limit:
            raise StoreError("{file} is too large.", file=name)
        return data

    def modified(self, name: str) -> float:
        """Return when it was changed last."""
        del name
        with contextlib.suppress(OSError):
            return self._path.stat().st_mtime
        return 0.0


def _follow(where: HomePaths, copy: str, name: str) -> None:
    """Questions about a copy are about the match by now into which it went."""
    Matches(where.matches, trash=where.trash).mistakes.join(copy, name)


def _is_transient(where: HomePaths, name: str) -> bool:
    """Whether what a copy is merged into may be free another time: it is open elsewhere now."""
    folder, _, file = name.rpartition("/")
    return folder == "matches" and files.is_held(where.matches / file)


def _kind(where: HomePaths, path: Path) -> str:
    if path.parent == where.matches:
        return "matches"
    return "guided" if path.parent == where.guided else "home"


def _waiting(where: HomePaths) -> Iterator[tuple[Path, str]]:
    """The copies that were moved and not merged yet, with the names that an archive would have."""
    for kind in ("matches", "guided", "home"):
        folder = folder_of(where) / "waiting" / kind
        for name in _names(folder):
            # Its name may have got a number there.
            plain = re.sub(r" \(\d+\)(?=\.\w+$)", "", name)
            originals = [
                original
                for each in (name, plain)
                for original in originals_of(each, match=kind != "home")
            ]
            if originals:
                home = {"matches": where.matches, "guided": where.guided}.get(kind, where.data)
                there = (each for each in originals if (home / each).is_file())
                prefix = "" if kind == "home" else f"{kind}/"
                yield folder / name, f"{prefix}{next(there, originals[0])}"


def _names(folder: Path) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entry.name for entry in entries if entry.is_file(follow_symlinks=False))
    except OSError:
        return []


def _same_start(one: Path, other: Path) -> bool:
    """Whether two files begin with the same line; of guided rounds any two do for a game."""
    if one.parent.name == "guided":
        return True
    lines: list[bytes] = []
    for path in (one, other):
        try:
            with files.reader(path) as file:
                lines.append(file.readline(codec.MAX_HEADER_BYTES))
        except (OSError, ValueError):
            return False
    return bool(lines[0]) and lines[0] == lines[1]


def _move(path: Path, to: Path) -> None:
    try:
        files.make_folder(to.parent)
        files.move(path, files.unique_path(to))
    except OSError as error:
        raise StoreError(
            "{file} cannot be moved: {reason}.", file=str(path), reason=files.why(error)
        ) from error


def _let_go(where: HomePaths) -> None:
    """Delete the copies that were merged long ago, if their names leave no doubt what they are."""
    now = time.time()
    for name in _names(folder_of(where)):
        path = folder_of(where) / name
        with contextlib.suppress(OSError, ValueError):
            made = datetime.strptime(name[:16], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
            sure = _MARKED.search(name) or _SAFE_BACKUP.search(name)
            if sure and now - made.timestamp() > KEPT_DAYS * _DAY_S:
                path.unlink()

"""engine.store: what this build is: version, commit and date, and whether it is old."""

from __future__ import annotations

import re
import sys
import tomllib
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.store import files
from engine.store.files import StoreError
from resources import root

BUILD_FILE: Final = "build.toml"
"""The file among the resources that a package has, and a checkout has not."""
UNKNOWN: Final = "unknown"
OLD_AFTER_DAYS: Final = 365
"""From how many days on a build is old."""
_MAX_FILE_BYTES: Final = 4096
_MAX_PROJECT_BYTES: Final = 1024 * 1024
_COMMIT: Final = re.compile(r"[0-9a-f]{7,64}")
_SHORT_COMMIT_LETTERS: Final = 10
_GIT_TIMEOUT_S: Final = 5.0


class BuildInfo(NamedTuple):
    """The commit that something was built from, and its day, as far as they are known."""

    commit: str = ""
    day: date | None = None

    @property
    def words(self) -> str:
        """Return commit and date in a few words; what is missing is `unknown`."""
        commit = self.commit[:_SHORT_COMMIT_LETTERS] or UNKNOWN
        return f"commit {commit}, {UNKNOWN if self.day is None else self.day.isoformat()}"

    def is_old(self, today: date) -> bool:
        """Tell whether this was built more than a year ago.

        Args:
            today: What the clock of this computer says. It may be wrong.

        Returns:
            Whether it is known, and so long ago. A build of the future is not old.
        """
        return self.day is not None and (today - self.day).days > OLD_AFTER_DAYS


def text_of(info: BuildInfo) -> str:
    """Return the text of the file that a package has.

    Args:
        info: What it says. Its day must be known.
    """
    assert info.day is not None
    return f'commit = "{info.commit}"\ndate = {info.day.isoformat()}\n'


def of_package() -> BuildInfo:
    """Return what this package says of itself. Of a checkout nothing is known.

    A file that is damaged says nothing. No other program is asked, so this is quick.
    """
    try:
        data = files.read(root() / BUILD_FILE, _MAX_FILE_BYTES)
        table = tomllib.loads(data.decode()) if len(data) <= _MAX_FILE_BYTES else {}
    except (StoreError, ValueError, RecursionError):
        return BuildInfo()
    return BuildInfo(_commit(table.get("commit")), _day(table.get("date")))


@cache
def of_this() -> BuildInfo:
    """Return what is known of this package or checkout. A checkout asks Git, once."""
    told = of_package()
    if told.day is not None or getattr(sys, "frozen", False):
        return told
    return of_checkout(root().parent)


def of_checkout(folder: Path) -> BuildInfo:
    """Return what Git says of a folder.

    Args:
        folder: The root of a checkout, perhaps.

    Returns:
        Nothing that is known if it is none, or Git is missing, slow or refuses.
    """
    import shutil
    import subprocess

    git = shutil.which("git")
    if git is None or not (folder / ".git").exists():
        return BuildInfo()
    try:
        done = subprocess.run(  # noqa: S603 - these words and no others
            [git, "-C", str(folder), "log", "-1", "--format=%H %cs"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=_GIT_TIMEOUT_S,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return BuildInfo()
    commit, _, day = done.stdout.strip().partition(" ")
    try:
        return BuildInfo(_commit(commit), date.fromisoformat(day))
    except ValueError:
        return BuildInfo()


def version() -> str:
    """Return the version of Stowaway. A checkout that is not installed asks its project file."""
    from importlib import metadata

    try:
        return metadata.version("stowaway")
    except metadata.PackageNotFoundError:
        pass
    try:
        project = files.read(root().parent / "pyproject.toml", _MAX_PROJECT_BYTES)
        return str(tomllib.loads(project.decode())["project"]["version"])
    except (StoreError, ValueError, KeyError, TypeError):
        return UNKNOWN


def _commit(found: Any) -> str:
    return found if isinstance(found, str) and _COMMIT.fullmatch(found) else ""


def _day(found: Any) -> date | None:
    # One with a time of the day is of another type, and compares with no date.
    return found if type(found) is date else None

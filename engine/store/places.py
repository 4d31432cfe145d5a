"""engine.store: where saves, records and settings live."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

import platformdirs

from engine.store.files import StoreError
from engine.store.names import (
    APP_ID,
    FORMER_APP_IDS,
    HOME_VARIABLE,
    PORTABLE_FILE,
    PORTABLE_HOME,
)


class HomePaths(NamedTuple):
    """Folders and files; none of them need exist yet."""

    data: Path
    config: Path
    state: Path

    @property
    def matches(self) -> Path:
        """Return the folder of all matches, one file each."""
        return self.data / "matches"

    @property
    def guided(self) -> Path:
        """Return the folder of guided rounds that were left half-way."""
        return self.data / "guided"

    @property
    def trash(self) -> Path:
        """Return where deleted matches go."""
        return self.data / "trash"

    @property
    def records(self) -> Path:
        """Return the file of the records database."""
        return self.data / "records.sqlite"

    @property
    def achievements(self) -> Path:
        """Return the file of what people achieved."""
        return self.data / "achievements.json"

    @property
    def settings(self) -> Path:
        """Return the settings file."""
        return self.config / "settings.toml"

    @property
    def lock(self) -> Path:
        """Return the lock file of the running instance."""
        return self.state / "instance.lock"


def places() -> HomePaths:
    """Return the places of this person.

    Returns:
        All in `STOWAWAY_HOME` if that is set, or beside a program with `portable.txt`; otherwise
        the system's own.

    Raises:
        StoreError: The system knows of no such home, or a portable folder cannot be written.
    """
    home = os.environ.get(HOME_VARIABLE)
    if home:
        try:
            folder = Path(home).expanduser().absolute()
        except (OSError, RuntimeError) as error:
            raise StoreError(
                "{file} cannot be used: the home folder does not exist.", file=home
            ) from error
        return HomePaths(folder, folder, folder)
    folders = program_folders() if getattr(sys, "frozen", False) else ()
    for beside in folders:
        if os.path.isfile(beside / PORTABLE_FILE):  # noqa: PTH113 - never raises
            return _portable(beside)
    found = _systems_own(APP_ID)
    for folder in found:
        # A process may belong to nobody whom the system knows; this would be below where it runs.
        if folder.parts[:1] == ("~",):
            raise StoreError(
                "{file} cannot be used: the home folder does not exist.", file=str(folder)
            )
    if _is_there(found):
        return found
    former = (_systems_own(name) for name in FORMER_APP_IDS)
    return next(filter(_is_there, former), found)


def program_folders() -> tuple[Path, ...]:
    """Return the folders in which a packaged program may have `portable.txt` beside it.

    Returns:
        On Linux and Windows the folder of the program, and the one that an archive for Linux or an
        AppImage lies in, where a person sees it; on a Mac the folder of the app.
    """
    program = Path(sys.executable)
    if sys.platform == "darwin":
        app = next((each for each in program.parents if each.suffix == ".app"), program)
        return (app.parent,)
    found = [program.parent]
    image = os.environ.get("APPIMAGE")
    if image:
        found.append(Path(image).parent)
    elif program.parent.parts[-2:] == ("lib", program.name):
        # Unpacked, an archive has a link to the program on top; an installed one has it in `bin`.
        top = program.parent.parent.parent
        if (top / program.name).is_symlink():
            found.append(top)
    return tuple(found)


def _portable(beside: Path) -> HomePaths:
    """All in one folder beside the program. Raises StoreError if it cannot be written."""
    home = beside / PORTABLE_HOME
    if not os.access(home if home.is_dir() else beside, os.W_OK | os.X_OK):
        raise StoreError(
            "Stowaway cannot write to {file}, so it cannot save there, and nothing was changed. "
            "Move the whole folder to a place where you may write, or delete portable.txt to use "
            "your own folders.",
            file=str(beside),
        )
    return HomePaths(home, home, home)


def _systems_own(name: str) -> HomePaths:
    """Where this system wants a program of this name to keep its files."""
    dirs = platformdirs.PlatformDirs(name, appauthor=False)
    return HomePaths(dirs.user_data_path, dirs.user_config_path, dirs.user_state_path)


def _is_there(home: HomePaths) -> bool:
    """Whether somebody has kept something there, such as matches or settings."""
    return os.path.isdir(home.data) or os.path.isdir(home.config)  # noqa: PTH112 - never raises

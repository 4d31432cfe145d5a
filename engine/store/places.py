"""engine.store: where saves, records and settings live."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import platformdirs

from engine.store.files import StoreError
from engine.store.names import APP_ID, HOME_VARIABLE


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
        All in `STOWAWAY_HOME` if that is set; otherwise the system's own.

    Raises:
        StoreError: The system knows of no such home.
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
    dirs = platformdirs.PlatformDirs(APP_ID, appauthor=False)
    found = HomePaths(dirs.user_data_path, dirs.user_config_path, dirs.user_state_path)
    for folder in found:
        # A process may belong to nobody whom the system knows; this would be below where it runs.
        if folder.parts[:1] == ("~",):
            raise StoreError(
                "{file} cannot be used: the home folder does not exist.", file=str(folder)
            )
    return found

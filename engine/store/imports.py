"""engine.store: an archive is imported: looked through, backed up before, merged."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from engine import catalog
from engine.match import ProgressSteps, nested
from engine.match.loader import GameRegistry
from engine.store import backups
from engine.store.archive import Archive
from engine.store.merge import MergeReport, check_space, merging
from engine.store.places import HomePaths
from engine.store.settings import Settings

_PREVIEW_SHARE = 0.4


def previewing(
    path: Path, where: HomePaths, settings: Settings | None = None, shelf: GameRegistry = catalog
) -> ProgressSteps[MergeReport]:
    """Tell what an import would do, in short steps; nothing is written.

    Args:
        path: The archive.
        where: The home.
        settings: Its settings, if they are known.
        shelf: What finds a game by its id.

    Returns:
        Steps that give the share of the work that is done, and at the end what would come of it.

    Raises:
        StoreError: The archive cannot be read, or holds what no archive may hold.
    """
    with Archive(path) as archive:
        return (yield from merging(archive, where, settings, dry=True, shelf=shelf))


def importing(
    path: Path,
    where: HomePaths,
    now: datetime,
    settings: Settings | None = None,
    shelf: GameRegistry = catalog,
) -> ProgressSteps[MergeReport]:
    """Import an archive, in short steps. All of it is read before anything is written.

    Args:
        path: The archive.
        where: The home.
        now: The time, with a time zone, by which the backup is called that is made before.
        settings: Its settings, if they are known; they tell their watchers.
        shelf: What finds a game by its id.

    Returns:
        Steps that give the share of the work that is done, and at the end what came of it.

    Raises:
        StoreError: The archive cannot be read, or holds what no archive may hold, or there is not
            enough room: nothing was changed then. Or a file cannot be written; what was imported
            until then stays.
    """
    with Archive(path) as archive:
        preview = yield from nested(
            0, _PREVIEW_SHARE, merging(archive, where, settings, dry=True, shelf=shelf)
        )
        check_space(where, preview.needed)
        if preview.changes:
            backups.keep(where, now)
        return (
            yield from nested(_PREVIEW_SHARE, 1, merging(archive, where, settings, shelf=shelf))
        )

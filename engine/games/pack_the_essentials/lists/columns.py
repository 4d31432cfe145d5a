"""Pack the Essentials: the list of full columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from engine.games.pack_the_essentials.lists.spaces import SpacesList
from engine.parts.grid import Grid


@final
class ColumnsToDo(SpacesList, frozen=True, tag="columns"):
    """Points for each full column."""

    def areas(self, grid: Grid) -> Sequence[int]:
        """Return the columns."""
        return grid.columns

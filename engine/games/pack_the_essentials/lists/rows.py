"""Pack the Essentials: the list of full rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from engine.games.pack_the_essentials.lists.spaces import SpacesList
from engine.parts.grid import Grid


@final
class RowsToDo(SpacesList, frozen=True, tag="rows"):
    """Points for each full row."""

    def areas(self, grid: Grid) -> Sequence[int]:
        """Return the rows."""
        return grid.rows

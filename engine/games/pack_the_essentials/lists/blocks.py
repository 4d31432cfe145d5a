"""Pack the Essentials: the list of full blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

import msgspec

from engine.games.pack_the_essentials.lists.spaces import SpacesList
from engine.parts.grid import Grid


@final
class BlocksToDo(SpacesList, frozen=True, tag="blocks"):
    """Points for each full square block; `size` is the side of one."""

    size: Annotated[int, msgspec.Meta(ge=1, le=8)] = 4

    def areas(self, grid: Grid) -> Sequence[int]:
        """Return the blocks, row by row; parts of the grid that do not fill one count none."""
        size = self.size
        return [
            grid.block(col, row, size, size)
            for row in range(0, grid.height - size + 1, size)
            for col in range(0, grid.width - size + 1, size)
        ]

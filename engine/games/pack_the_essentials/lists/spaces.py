"""Pack the Essentials: lists of pile 1, which count full spaces, toys among them (PE-21).

Such a list counts areas: sets of spaces that have no space in common and are worth the same. All
is said by `areas`; a kind whose areas are single spaces can say it faster (`edge.py`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT, ToDo
from engine.parts.grid import Grid, cells

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.components import Components
    from engine.games.pack_the_essentials.drafts import Drafted
    from engine.games.pack_the_essentials.scoring import Suitcase
    from engine.search.batch import Ints


def _powers(percent: int) -> list[int]:
    out = [10000]
    for _ in range(96):
        out.append(out[-1] * percent // 100)
    return out


PERCENT_POWERS: Final = [_powers(percent) for percent in range(101)]
"""By percent and exponent, of 10000: how likely so many cells are all filled."""


class Areas(NamedTuple):
    """The areas that a list counts, as masks, and all their cells."""

    each: tuple[int, ...]
    within: int


class AreaArrays(NamedTuple):
    """The same for NumPy: masks in words, and which area each cell belongs to.

    `each` is (2, areas, 1), `within` (2, 1). By cell of the grid: `area_of`, the number of areas
    where there is none, and `inside`, 0 or 1. `powers` are `PERCENT_POWERS`.
    """

    each: Ints
    within: Ints
    area_of: Ints
    inside: Ints
    powers: Ints


class SpacesList(ToDo, frozen=True):
    """A list of pile 1."""

    in_pile: ClassVar[int] = 1

    @abstractmethod
    def areas(self, grid: Grid) -> Sequence[int]:
        """Return what is counted once it is full, as masks of cells; no two share a cell."""
        raise NotImplementedError

    def prepared(self, grid: Grid) -> Areas:
        """Return the areas as the other methods want them."""
        each = tuple(self.areas(grid))
        return Areas(each, sum(each))

    def most(self, box: Components) -> int | None:
        """Return how many there are."""
        return self.number(len(self.areas(box.grid)))

    def most_within(self, box: Components, covered: int, tiles: int) -> int:
        """Return how many areas as many spaces can fill."""
        least = min(area.bit_count() for area in self.areas(box.grid))
        return self.number(covered // least)

    # The score

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the areas of which every space is full."""
        found = [area for area in self.areas(case.box.grid) if case.full & area == area]
        return self.worth(len(found)), found

    def filled(self, areas: Areas, free: int, toys: int) -> int:
        """Return how many areas are full if toys lie where they fill most (PE-21)."""
        full = 0
        for gap in sorted([(free & area).bit_count() for area in areas.each]):
            if gap > toys:
                break
            toys -= gap
            full += 1
        return full

    # What it may still bring

    def potential(
        self, areas: Areas, free: int, dead: int, toys: int, fill: int, dead_fill: int
    ) -> int:
        """Return hundredths of points to be expected before the last round.

        Args:
            areas: What is counted.
            free: The cells that nothing covers.
            dead: Those of them that no tile of three spaces can reach.
            toys: How many toys there are to lay.
            fill: How many of 100 free cells will be filled.
            dead_fill: How many of 100 dead ones.
        """
        sure, maybe = PERCENT_POWERS[fill], PERCENT_POWERS[dead_fill]
        total = 0
        for area in areas.each:
            gaps = free & area
            if gaps:
                lost = (gaps & dead).bit_count()
                total += sure[gaps.bit_count() - lost] * maybe[lost]
            else:
                total += 100_000_000
        return total // 10000 * (self.points * UNITS_PER_POINT) // 10000

    def list1_gain(self, areas: Areas, free: int, fill: int, worth: list[int]) -> None:
        """Add to `worth`, by cell, what filling a free cell is worth at a first look."""
        powers, points = PERCENT_POWERS[fill], self.points * UNITS_PER_POINT
        for area in areas.each:
            gaps = free & area
            number = gaps.bit_count()
            if number:
                gain = (powers[number - 1] - powers[number]) * points // 10000
                for cell in cells(gaps):
                    worth[cell] += gain

    # What no packing goes beyond

    def bound(self, box: Components, tiles: Drafted) -> int:
        """Return points that no packing of these tiles goes beyond.

        All tiles lie, so it is known how many spaces stay empty. The fewest areas are spoiled
        where the empty spaces lie out of all areas, and then in those with the most open spaces.
        """
        areas = self.areas(box.grid)
        open_cells = box.grid.full & ~box.boards[tiles.board]
        empty = open_cells.bit_count() - sum(box.kinds[kind].size for kind in tiles.kinds)
        empty -= tiles.toys + (open_cells & ~sum(areas)).bit_count()
        whole = len(areas)
        for room in sorted(((area & open_cells).bit_count() for area in areas), reverse=True):
            if empty <= 0:
                break
            empty -= room
            whole -= 1
        return self.worth(whole)

    # Many suitcases at once

    def batch_score(self, areas: AreaArrays, free: Ints, toys: Ints) -> Ints:
        """Return (n,): the points, if toys lie where they fill most (PE-21); `free` is (2, n)."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import INT_TYPE, count

        gaps = np.sort(count(free[:, None] & areas.each), axis=0)
        full = (gaps.cumsum(axis=0) <= toys).sum(0, dtype=INT_TYPE)
        found: Ints = self.points * full
        return found

    def batch_potential(
        self, areas: AreaArrays, free: Ints, dead: Ints, toys: Ints, fill: Ints, dead_fill: Ints
    ) -> Ints:
        """Return (n,): what `potential` says of each; masks are (2, n), the others (n,)."""
        from engine.games.pack_the_essentials.arrays import INT_TYPE, count

        gaps = count(free[:, None] & areas.each)
        gone = count(dead[:, None] & areas.each)
        sure = areas.powers[fill, gaps - gone] * areas.powers[dead_fill, gone]
        coming: Ints = (
            sure.sum(0, dtype=INT_TYPE) // 10000 * (self.points * UNITS_PER_POINT) // 10000
        )
        return coming

    def batch_lure(self, areas: AreaArrays, free: Ints, fill: Ints) -> Ints:
        """Return (n, cells): what `list1_gain` adds, also where a cell is not free."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import INT_TYPE, count

        gaps = count(free[:, None] & areas.each)
        gain = areas.powers[fill, np.maximum(gaps - 1, 0)] - areas.powers[fill, gaps]
        gain = np.concatenate([gain, np.zeros((1, gain.shape[1]), dtype=INT_TYPE)])
        found: Ints = (
            (gain * (self.points * UNITS_PER_POINT) // 10000).astype(INT_TYPE)[areas.area_of].T
        )
        return found

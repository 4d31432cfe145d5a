"""Pack the Essentials: the list of full spaces on the edge.

Its areas are single spaces, so what it may bring follows from how many of them are full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT, Positive
from engine.games.pack_the_essentials.lists.spaces import AreaArrays, Areas, SpacesList
from engine.parts.grid import Grid, cells

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.scoring import Suitcase
    from engine.search.batch import Ints


@final
class Edge(SpacesList, frozen=True, tag="edge"):
    """Points for every so many full spaces on the edge; `per` says how many."""

    per: Positive = 1

    def number(self, found: int) -> int:
        """Return how many times there are `per` of them."""
        return found // self.per

    def areas(self, grid: Grid) -> Sequence[int]:
        """Return the spaces on the edge."""
        return [1 << cell for cell in cells(grid.edge)]

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the full spaces."""
        found = [1 << cell for cell in cells(case.full & case.box.grid.edge)]
        return self.worth(len(found)), found

    def filled(self, areas: Areas, free: int, toys: int) -> int:
        """Return how many spaces are full with the toys on them."""
        gaps = (free & areas.within).bit_count()
        return len(areas.each) - max(0, gaps - toys)

    def potential(
        self, areas: Areas, free: int, dead: int, toys: int, fill: int, dead_fill: int
    ) -> int:
        """Return hundredths of points: the full spaces, and the likely ones."""
        gaps = (free & areas.within).bit_count()
        lost = (dead & areas.within).bit_count()
        likely = (len(areas.each) - gaps) * 100 + (gaps - lost) * fill + lost * dead_fill
        likely += min(toys, gaps) * 40
        return self.points * UNITS_PER_POINT * likely // (100 * self.per)

    def list1_gain(self, areas: Areas, free: int, fill: int, worth: list[int]) -> None:
        """Add what a space is worth that would perhaps stay empty."""
        gain = self.points * UNITS_PER_POINT * (100 - fill) // (100 * self.per)
        for cell in cells(free & areas.within):
            worth[cell] += gain

    def batch_score(self, areas: AreaArrays, free: Ints, toys: Ints) -> Ints:
        """Return (n,): the points with toys on the edge."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import count

        full = count(areas.within) - np.maximum(0, count(free & areas.within) - toys)
        found: Ints = self.points * (full // self.per)
        return found

    def batch_potential(
        self, areas: AreaArrays, free: Ints, dead: Ints, toys: Ints, fill: Ints, dead_fill: Ints
    ) -> Ints:
        """Return (n,): what `potential` says of each."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import count

        gaps, gone = count(free & areas.within), count(dead & areas.within)
        likely = (int(count(areas.within)[0]) - gaps) * 100 + (gaps - gone) * fill
        likely += gone * dead_fill + np.minimum(toys, gaps) * 40
        coming: Ints = self.points * UNITS_PER_POINT * likely // (100 * self.per)
        return coming

    def batch_lure(self, areas: AreaArrays, free: Ints, fill: Ints) -> Ints:
        """Return (n, cells): the same for each space on the edge."""
        gain = self.points * UNITS_PER_POINT * (100 - fill) // (100 * self.per)
        found: Ints = gain[:, None].astype(areas.inside.dtype) * areas.inside
        return found

"""Pack the Essentials: the list of groups that beat those of the others, or a mark."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, final

from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT, Small
from engine.games.pack_the_essentials.lists.groups import TABLE_GROUP_SIZES, GroupsList, Grown, lerp

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.bots.best_packing import Repacking
    from engine.games.pack_the_essentials.bots.suitcase_batch import SuitcaseBatch
    from engine.games.pack_the_essentials.components import Components
    from engine.games.pack_the_essentials.scoring import Suitcase
    from engine.search.batch import Ints


@final
class BestGroups(GroupsList, frozen=True, tag="best-groups"):
    """Points for each colour in which the largest group is larger than everybody else's.

    Alone it has to be larger than `mark` tiles; `tie` are the points for as many as that.
    """

    against_others: ClassVar[bool] = True

    tie: Small = 0
    mark: Small = 0

    def most(self, box: Components) -> int | None:
        """Return how many colours there are."""
        return len(box.colours)

    def gain(self, size: int, rival: int) -> int:
        """Return the points for a group of so many tiles against one of so many."""
        if not size or size < rival:
            return 0
        return self.points if size > rival else self.tie

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the groups that are not beaten: against the others, or alone against the mark."""
        points = 0
        found: list[int] = []
        for colour, group in enumerate(case.groups):
            rival = max((len(other.groups[colour]) for other in others), default=self.mark)
            if not group or len(group) < rival:
                continue
            points += self.gain(len(group), rival)
            found.append(sum(group))
        return points, found

    def potential(
        self,
        ends: Sequence[int],
        sizes: Sequence[tuple[int, int, int]],
        left: int,
        rivals: Sequence[int] | None,
    ) -> int:
        """Reckon how likely each group beats the others', or what it wins alone."""
        if rivals is None:
            alone = _alone(self)
            return sum([alone[end // 10] for end in ends])
        total = 0
        if not left:
            for size, _, colour in sizes:
                total += self.gain(size, rivals[colour]) * UNITS_PER_POINT
            return total
        spread = 100 + 20 * left
        for end, (_, _, colour) in zip(ends, sizes, strict=True):
            lead = end - rivals[colour]
            chance = max(0, min(100, 50 + 50 * lead // spread))
            total += self.points * chance
        return total

    def bound(
        self,
        owned: Sequence[int],
        groups: Sequence[int],
        sizes: Sequence[int],
        rivals: Sequence[Sequence[int]],
    ) -> int:
        """Take of each colour what brings most."""
        return sum(
            max(self.gain(fewer, self._rival(colour, rivals)) for fewer in range(size + 1))
            for colour, size in enumerate(sizes)
        )

    def _rival(self, colour: int, rivals: Sequence[Sequence[int]]) -> int:
        return max((one[colour] for one in rivals), default=self.mark)

    def packed(self, desk: Repacking, sizes: Sequence[int]) -> int:
        """Compare with the others, or with the mark."""
        rivals = desk.tiles.rivals
        return sum(self.gain(n, self._rival(colour, rivals)) for colour, n in enumerate(sizes))

    def batch_score(self, packs: SuitcaseBatch, rivals: Ints | None) -> Ints:
        """Compare with the others, or with the mark."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import INT_TYPE

        size = packs.size[0]
        against = np.full_like(size, self.mark) if rivals is None else rivals
        found: Ints = self._won(size, against).sum(0, dtype=INT_TYPE)
        return found

    def batch_potential(self, grown: Grown) -> Ints:
        """Reckon the same for all."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import INT_TYPE

        if grown.against is None:
            alone: Ints = _alone_array(self)[grown.step].sum(0, dtype=INT_TYPE)
            return alone
        left, against = grown.left, grown.against
        lead = grown.ends - np.take_along_axis(against, grown.order, 0)[:, None]
        chance = np.clip(50 + 50 * lead // (100 + 20 * left), 0, 100)
        coming = self.points * chance.sum(0, dtype=INT_TYPE)
        won = self._won(grown.size, against).sum(0, dtype=INT_TYPE) * UNITS_PER_POINT
        found: Ints = np.where(left > 0, coming, won)
        return found

    def _won(self, size: Ints, against: Ints) -> Ints:
        import numpy as np

        won = (size > against) * self.points + (size == against) * self.tie
        found: Ints = np.where(size > 0, won, 0)
        return found


@lru_cache(maxsize=8)
def _alone(todo: BestGroups) -> list[int]:
    """By tenths of a tile: what a group of that size wins alone, in hundredths of a point."""
    return lerp([todo.gain(size, todo.mark) * UNITS_PER_POINT for size in range(TABLE_GROUP_SIZES)])


@lru_cache(maxsize=8)
def _alone_array(todo: BestGroups) -> Ints:
    import numpy as np

    from engine.games.pack_the_essentials.arrays import INT_TYPE

    return np.array(_alone(todo), dtype=INT_TYPE)

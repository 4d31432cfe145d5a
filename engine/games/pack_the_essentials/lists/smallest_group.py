"""Pack the Essentials: the list of the smallest of the four largest groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from engine.games.pack_the_essentials.lists.groups import GroupsList, Grown

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.bots.best_packing import Repacking
    from engine.games.pack_the_essentials.bots.suitcase_batch import SuitcaseBatch
    from engine.games.pack_the_essentials.scoring import Suitcase
    from engine.search.batch import Ints


@final
class SmallestGroup(GroupsList, frozen=True, tag="smallest-group"):
    """Points for each tile in the largest group of the weakest colour."""

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the tiles of the group."""
        found = min(case.groups, key=len)
        return self.worth(len(found)), found

    def potential(
        self,
        ends: Sequence[int],
        sizes: Sequence[tuple[int, int, int]],
        left: int,
        rivals: Sequence[int] | None,
    ) -> int:
        """Take the smallest."""
        return self.points * min(ends)

    def bound(
        self,
        owned: Sequence[int],
        groups: Sequence[int],
        sizes: Sequence[int],
        rivals: Sequence[Sequence[int]],
    ) -> int:
        """Take the smallest."""
        return self.worth(min(sizes))

    def packed(self, desk: Repacking, sizes: Sequence[int]) -> int:
        """Take the smallest."""
        return self.worth(min(sizes))

    def batch_score(self, packs: SuitcaseBatch, rivals: Ints | None) -> Ints:
        """Take the smallest."""
        found: Ints = self.points * packs.size[0].min(0)
        return found

    def batch_potential(self, grown: Grown) -> Ints:
        """Take the smallest."""
        found: Ints = self.points * grown.ends.min(0)
        return found

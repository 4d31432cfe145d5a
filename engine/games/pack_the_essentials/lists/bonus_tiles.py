"""Pack the Essentials: the list of bonus tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, final

from engine.games.pack_the_essentials.lists.animals import Animals, AnimalsList
from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.bots.best_packing import Repacking
    from engine.games.pack_the_essentials.bots.evaluation import SuitcaseState, Weights
    from engine.games.pack_the_essentials.bots.suitcase_batch import SuitcaseBatch
    from engine.games.pack_the_essentials.components import Components
    from engine.games.pack_the_essentials.drafts import Drafted
    from engine.games.pack_the_essentials.scoring import Suitcase
    from engine.search.batch import Ints


@final
class BonusTiles(AnimalsList, frozen=True, tag="bonus-tiles"):
    """Points for each bonus tile, either side up."""

    cat_share: ClassVar[int] = 0

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the bonus tiles."""
        found = [mask for mask, bonus in zip(case.masks, case.bonus, strict=True) if bonus]
        return self.worth(len(found)), found

    def potential(
        self,
        box: Components,
        weights: Weights,
        left: int,
        pack: SuitcaseState,
        usable: int,
    ) -> int:
        """Count those that are there."""
        return self.points * UNITS_PER_POINT * pack.bonus

    def bound(self, box: Components, tiles: Drafted, cats: int) -> int:
        """Count them: all tiles are packed."""
        return self.worth(sum(box.kinds[kind].bonus > 0 for kind in tiles.kinds))

    def packed(self, box: Components, desk: Repacking) -> int:
        """Count them: all tiles are packed."""
        return self.bound(box, desk.tiles, 0)

    def batch_score(self, packs: SuitcaseBatch) -> Ints:
        """Take what is kept."""
        found: Ints = self.points * packs.bonus
        return found

    def batch_potential(self, weights: Weights, some: Animals) -> Ints:
        """Add the tile that is laid."""
        more = 0 if some.lays is None else some.lays.bonus
        found: Ints = self.points * UNITS_PER_POINT * (some.packs.bonus[some.at] + more)
        return found

"""Pack the Essentials: the list of cats on the edge."""

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
class EdgeCats(AnimalsList, frozen=True, tag="edge-cats"):
    """Points for each cat with a space on the edge."""

    cat_share: ClassVar[int] = 75

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the cats on the edge."""
        edge = case.box.grid.edge
        tiles = zip(case.masks, case.cats, strict=True)
        found = [mask for mask, cat in tiles if cat and mask & edge]
        return self.worth(len(found)), found

    def potential(
        self,
        box: Components,
        weights: Weights,
        left: int,
        pack: SuitcaseState,
        usable: int,
    ) -> int:
        """Count the cats that are there; `cat_share` says the rest."""
        edge = box.grid.edge
        return (
            self.points
            * UNITS_PER_POINT
            * sum(1 for tile in pack.tiles if tile[3] and tile[0] & edge)
        )

    def bound(self, box: Components, tiles: Drafted, cats: int) -> int:
        """Suppose that all cats are on the edge."""
        return self.worth(cats)

    def packed(self, box: Components, desk: Repacking) -> int:
        """Count the cats on the edge."""
        edge = box.grid.edge
        cats = zip(desk.cats, desk.masks, strict=True)
        return self.worth(sum(cat and mask & edge > 0 for cat, mask in cats))

    def batch_score(self, packs: SuitcaseBatch) -> Ints:
        """Take what is kept."""
        found: Ints = self.points * packs.edge
        return found

    def batch_potential(self, weights: Weights, some: Animals) -> Ints:
        """Add the tile that is laid."""
        from engine.games.pack_the_essentials.arrays import meets

        edge, lays = some.packs.edge[some.at], some.lays
        if lays is not None:
            edge = edge + lays.cat * meets(lays.mask, some.packs.rim)
        found: Ints = self.points * UNITS_PER_POINT * edge
        return found

"""Pack the Essentials: the list of cats that touch clothing tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, final

from engine.games.pack_the_essentials.lists.animals import Animals, AnimalsList
from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT, Small

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.bots.best_packing import Repacking
    from engine.games.pack_the_essentials.bots.evaluation import SuitcaseState, Weights
    from engine.games.pack_the_essentials.bots.suitcase_batch import SuitcaseBatch
    from engine.games.pack_the_essentials.components import Components
    from engine.games.pack_the_essentials.drafts import Drafted
    from engine.games.pack_the_essentials.scoring import Suitcase
    from engine.search.batch import Ints


@final
class WarmCats(AnimalsList, frozen=True, tag="warm-cats"):
    """Points for each cat that touches enough clothing tiles; `mark` says how many are enough."""

    cat_share: ClassVar[int] = 70
    single_tiles: ClassVar[bool] = True
    beliefs: ClassVar[Mapping[str, int]] = {"warm_one": 99, "warm_none": 28}
    """What a cat is worth that lacks one clothing tile (`warm_one`), or more (`warm_none`)."""

    mark: Small = 0

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the warm cats."""
        grid = case.box.grid
        clothing = [mask for mask, cat in zip(case.masks, case.cats, strict=True) if not cat]
        found: list[int] = []
        for mask, cat in zip(case.masks, case.cats, strict=True):
            if cat:
                around = grid.neighbours(mask)
                if sum(1 for other in clothing if other & around) >= self.mark:
                    found.append(mask)
        return self.worth(len(found)), found

    def potential(
        self,
        box: Components,
        weights: Weights,
        left: int,
        pack: SuitcaseState,
        usable: int,
    ) -> int:
        """Count the warm cats, and others that have a free space beside them in part."""
        clothing = [tile[0] for tile in pack.tiles if not tile[3]]
        wanted, points, total = self.mark, self.points * UNITS_PER_POINT, 0
        for tile in pack.tiles:
            if tile[3]:
                near = tile[1]
                touching = sum(1 for mask in clothing if mask & near)
                if touching >= wanted:
                    total += points
                elif left and near & pack.free:
                    one = touching == wanted - 1
                    total += weights.belief("warm_one" if one else "warm_none")
        return total

    def bound(self, box: Components, tiles: Drafted, cats: int) -> int:
        """Suppose that all cats are warm, if there is enough clothing."""
        return self.worth(cats if len(tiles.kinds) - cats >= self.mark else 0)

    def packed(self, box: Components, desk: Repacking) -> int:
        """Count the warm cats."""
        clothing = [mask for mask, cat in zip(desk.masks, desk.cats, strict=True) if not cat]
        warm = 0
        for around, cat in zip(desk.around, desk.cats, strict=True):
            if cat:
                left = self.mark
                for mask in clothing:
                    if mask & around:
                        left -= 1
                warm += left <= 0
        return self.worth(warm)

    def batch_score(self, packs: SuitcaseBatch) -> Ints:
        """Count the warm cats."""
        from engine.games.pack_the_essentials.arrays import INT_TYPE

        found: Ints = self.points * (packs.cat * (packs.warm >= self.mark)).sum(0, dtype=INT_TYPE)
        return found

    def batch_potential(self, weights: Weights, some: Animals) -> Ints:
        """Look at each tile of all."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import INT_TYPE, meets

        packs, at, lays = some.packs, some.at, some.lays
        warm, cat, beside = packs.warm[:, at], packs.cat[:, at], packs.beside[:, :, at]
        free = packs.free[:, None, at]
        if lays is not None:
            touched, own, _ = packs.beside_it(at, lays)
            warm = warm + touched * (1 - lays.cat)
            warm = np.concatenate([warm, own[None]])
            cat = np.concatenate([cat, lays.cat[None]])
            beside = np.concatenate([beside, lays.near[:, None]], axis=1)
            free = free & ~lays.mask[:, None]
        one, none = weights.belief("warm_one"), weights.belief("warm_none")
        part = np.where(warm == self.mark - 1, one, none)
        part = part * (meets(beside, free) & (some.left > 0))
        points = self.points * UNITS_PER_POINT
        found: Ints = (cat * np.where(warm >= self.mark, points, part)).sum(0, dtype=INT_TYPE)
        return found

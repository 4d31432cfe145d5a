"""Pack the Essentials: the list of sets of cats in all colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, final

from msgspec.structs import replace

from engine.games.pack_the_essentials.drafts import affordable
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
class Litters(AnimalsList, frozen=True, tag="litters"):
    """Points for each set of cats, one in each colour."""

    cat_share: ClassVar[int] = 20
    beliefs: ClassVar[Mapping[str, int]] = {"litter": 53}
    """`litter`: how many of 100 rats and coming tiles will help a set."""

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the sets, each of the first tiles of its colours that are left."""
        litters: list[list[int]] = [[] for _ in case.box.colours]
        for mask, colour, cat in zip(case.masks, case.colours, case.cats, strict=True):
            if cat:
                litters[colour].append(mask)
        found = [sum(one) for one in zip(*litters, strict=False)]
        return self.worth(len(found)), found

    def potential(
        self,
        box: Components,
        weights: Weights,
        left: int,
        pack: SuitcaseState,
        usable: int,
    ) -> int:
        """Let rats fill the gaps, the lowest first; whole sets count fully, parts in part."""
        counts, points = pack.cats, self.points * UNITS_PER_POINT
        least = min(counts)
        total = points * least
        if left:
            more = (usable * 100 + left * 50) * weights.belief("litter") // 100
            level = least
            while True:
                gap = sum(100 for count in counts if count <= level)
                if more < gap:
                    break
                more -= gap
                level += 1
                if level > 12:
                    break
            missing = sum(100 for count in counts if count <= level)
            part = 100 * more // missing if missing else 0
            total += points * ((level - least) * 100 + part) * 70 // 10000
        return total

    def bound(self, box: Components, tiles: Drafted, cats: int) -> int:
        """Take as many sets as rats in time allow."""
        return self.worth(most_litters(box, tiles, cats))

    def packed(self, box: Components, desk: Repacking) -> int:
        """Count by colour."""
        return self.worth(min(sum(desk.cats[at] for at in own) for own in desk.members))

    def batch_score(self, packs: SuitcaseBatch) -> Ints:
        """Count by colour."""
        found: Ints = self.points * packs.cats.min(0)
        return found

    def batch_potential(self, weights: Weights, some: Animals) -> Ints:
        """Fill the gaps of all at once."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import INT_TYPE

        cats, left, points = some.cats, some.left, self.points * UNITS_PER_POINT
        least = cats.min(0)
        more = (some.usable * 100 + left * 50) * weights.belief("litter") // 100
        level = least.copy()
        going = np.ones(len(least), dtype=bool)
        while going.any():
            gap = 100 * (cats <= level).sum(0, dtype=INT_TYPE)
            going &= more >= gap
            more = more - gap * going
            level += going
            going &= level <= 12
        missing = 100 * (cats <= level).sum(0, dtype=INT_TYPE)
        part = np.where(missing, 100 * more // np.maximum(missing, 1), 0)
        coming = points * ((level - least) * 100 + part) * 70 // 10000
        found: Ints = points * least + np.where(left, coming, 0)
        return found


def most_litters(box: Components, tiles: Drafted, cats: int) -> int:
    """Return how many sets there can be with so many cats.

    Each set takes the latest tiles of each colour: these are paid for most easily. How many may be
    paid for in a turn is left out here: it might let earlier ones be the better ones.
    """
    in_time = replace(tiles, turns=tuple(range(len(tiles.kinds))))
    for sets in range(cats // len(box.colours), 0, -1):
        left = [sets] * len(box.colours)
        chosen = [False] * len(tiles.kinds)
        for place in reversed(range(len(tiles.kinds))):
            colour = box.kinds[tiles.kinds[place]].colour
            if left[colour]:
                left[colour] -= 1
                chosen[place] = True
        if not any(left) and affordable(box, in_time, chosen):
            return sets
    return 0

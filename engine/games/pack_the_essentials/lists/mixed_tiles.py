"""Pack the Essentials: the list of tiles that touch all other colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, final

from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT
from engine.games.pack_the_essentials.lists.groups import GroupsList, Grown

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.bots.best_packing import Repacking
    from engine.games.pack_the_essentials.bots.evaluation import SuitcaseState, Weights
    from engine.games.pack_the_essentials.bots.suitcase_batch import Lays, SuitcaseBatch
    from engine.games.pack_the_essentials.scoring import Suitcase
    from engine.search.batch import Ints


@final
class MixedTiles(GroupsList, frozen=True, tag="mixed-tiles"):
    """Points for each tile that touches tiles of all the other colours."""

    divides: ClassVar[bool] = True
    single_tiles: ClassVar[bool] = True
    beliefs: ClassVar[Mapping[str, int]] = {"mixed_two": 90, "mixed_one": 30}
    """What a tile is worth that lacks one other colour (`mixed_two`), or two (`mixed_one`)."""

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Count the tiles."""
        areas = [0] * len(case.box.colours)
        for mask, colour in zip(case.masks, case.colours, strict=True):
            areas[colour] |= mask
        found: list[int] = []
        for mask, colour in zip(case.masks, case.colours, strict=True):
            around = case.box.grid.neighbours(mask)
            if all(around & area for other, area in enumerate(areas) if other != colour):
                found.append(mask)
        return self.worth(len(found)), found

    def potential(
        self,
        ends: Sequence[int],
        sizes: Sequence[tuple[int, int, int]],
        left: int,
        rivals: Sequence[int] | None,
    ) -> int:
        """Give nothing for groups; `tile_potential` looks at the tiles."""
        return 0

    def tile_potential(self, weights: Weights, left: int, pack: SuitcaseState, free: int) -> int:
        """Count the tiles, and others that have a free space beside them in part."""
        areas = [0] * len(pack.groups)
        for mask, _, colour, _ in pack.tiles:
            areas[colour] |= mask
        total, full = 0, self.points * UNITS_PER_POINT
        wanted = len(areas) - 1
        for _, near, colour, _ in pack.tiles:
            others = 0
            for other, area in enumerate(areas):
                if other != colour and area & near:
                    others += 1
            if others == wanted:
                total += full
            elif left and near & free:
                if others == wanted - 1:
                    total += weights.belief("mixed_two")
                elif others == wanted - 2:
                    total += weights.belief("mixed_one")
        return total

    def bound(
        self,
        owned: Sequence[int],
        groups: Sequence[int],
        sizes: Sequence[int],
        rivals: Sequence[Sequence[int]],
    ) -> int:
        """Let as many tiles touch all other colours as a plane has room for."""
        return self.worth(sum(most_mixed(owned, groups)))

    def packed(self, desk: Repacking, sizes: Sequence[int]) -> int:
        """Count the tiles."""
        areas = [0] * len(desk.members)
        for mask, colour in zip(desk.masks, desk.colours, strict=True):
            areas[colour] |= mask
        mixed = 0
        for around, colour in zip(desk.around, desk.colours, strict=True):
            for other, area in enumerate(areas):
                if other != colour and not area & around:
                    break
            else:
                mixed += 1
        return self.worth(mixed)

    def batch_score(self, packs: SuitcaseBatch, rivals: Ints | None) -> Ints:
        """Count the tiles."""
        from engine.games.pack_the_essentials.arrays import INT_TYPE

        wanted = len(packs.cats) - 1
        mixed = (_others(packs.mixed, packs.hue) == wanted).sum(0, dtype=INT_TYPE)
        found: Ints = self.points * mixed
        return found

    def batch_potential(self, grown: Grown) -> Ints:
        """Give nothing for groups."""
        import numpy as np

        return np.zeros_like(grown.ends[0])

    def batch_tile_potential(
        self,
        weights: Weights,
        packs: SuitcaseBatch,
        at: Ints,
        left: Ints,
        lays: Lays | None,
        free: Ints,
    ) -> Ints:
        """Look at each tile of all."""
        import numpy as np

        from engine.games.pack_the_essentials.arrays import INT_TYPE, meets

        mixed, hue, beside = packs.mixed[:, at], packs.hue[:, at], packs.beside[:, :, at]
        if lays is not None:
            touched, _, own = packs.beside_it(at, lays)
            mixed = mixed | (touched << lays.colour).astype(np.uint8)
            mixed = np.concatenate([mixed, own[None]])
            hue = np.concatenate([hue, lays.colour[None]])
            beside = np.concatenate([beside, lays.near[:, None]], axis=1)
        others, wanted = _others(mixed, hue), len(packs.cats) - 1
        # By how many other colours a tile touches.
        believed = np.zeros(wanted + 1, dtype=INT_TYPE)
        believed[[wanted - 2, wanted - 1]] = (
            weights.belief("mixed_one"),
            weights.belief("mixed_two"),
        )
        some = believed[others] * (meets(beside, free[:, None]) & (left > 0))
        full = self.points * UNITS_PER_POINT
        found: Ints = (some + full * (others == wanted)).sum(0, dtype=INT_TYPE)
        return found


def _others(mixed: Ints, hue: Ints) -> Ints:
    """Return how many other colours tiles touch; 0 where there is no tile."""
    import numpy as np

    own = (1 << np.maximum(hue, 0)).astype(np.uint8)
    found: Ints = np.bitwise_count(mixed & ~own) * (hue >= 0)
    return found


def most_mixed(owned: Sequence[int], groups: Sequence[int]) -> Iterator[int]:
    """Yield for each colour at most how many of its tiles touch all the other colours.

    Let s tiles of a colour do so, and the m others lie in K groups in all. Tiles are connected
    areas, so are groups, and no two share a space: draw a point in each of the s tiles and in each
    of the K groups, and from tile to group a line through the two areas wherever they touch edge to
    edge, one for each pair. Lines of one area can be drawn within it without crossing (as a tree),
    so this is a plane graph; it is simple, has s + K points, and its lines lead from tiles to
    groups alone, so it is bipartite. By Euler a simple plane bipartite graph of v >= 3 points has
    at most 2v - 4 lines. Each of the s tiles has at least m of them, one to a group of each other
    colour: m s <= 2 (s + K) - 4, that is (m - 2) s <= 2K - 4. A tile of its own colour beside it
    does no harm: such a touch is no line. With m <= 2 it says nothing.
    """
    m = len(owned) - 1
    for colour, n in enumerate(owned):
        others = [k for other, k in enumerate(groups) if other != colour]
        if not all(others):
            yield 0
        elif m > 2:
            yield min(n, (2 * sum(others) - 4) // (m - 2))
        else:
            yield n

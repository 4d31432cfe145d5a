"""To Do Lists that no box has: one of each base, written as a new list would be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, final

import numpy as np

from engine.core import Rng
from engine.games.pack_the_essentials.arrays import INT_TYPE
from engine.games.pack_the_essentials.bots.best_packing import Repacking
from engine.games.pack_the_essentials.bots.evaluation import SuitcaseState, Weights
from engine.games.pack_the_essentials.bots.suitcase_batch import SuitcaseBatch
from engine.games.pack_the_essentials.components import Components, load
from engine.games.pack_the_essentials.drafts import Drafted
from engine.games.pack_the_essentials.levels import players
from engine.games.pack_the_essentials.lists.animals import Animals, AnimalsList
from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT, ToDo
from engine.games.pack_the_essentials.lists.groups import GroupsList, Grown
from engine.games.pack_the_essentials.lists.spaces import SpacesList
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.scoring import Suitcase
from engine.parts.grid import Grid
from engine.search.batch import Ints
from tests.games.pack_the_essentials.pictures import read

LISTS = ("1Z", "2Z", "3Z")
SCORING = b"""
[lists.1Z]
pile = 1
counts = "made-up-corners"
points = 4

[lists.2Z]
pile = 2
counts = "made-up-clothing"
points = 1

[lists.3Z]
pile = 3
counts = "made-up-groups"
points = 3
"""


@final
class Corners(SpacesList, frozen=True, tag="made-up-corners"):
    """Points for each full corner of two by two spaces."""

    def areas(self, grid: Grid) -> Sequence[int]:
        right, low = grid.width - 2, grid.height - 2
        return [grid.block(col, row, 2, 2) for row in (0, low) for col in (0, right)]


@final
class Clothing(AnimalsList, frozen=True, tag="made-up-clothing"):
    """Points for each tile with its clothing side up."""

    cat_share: ClassVar[int] = 0
    single_tiles: ClassVar[bool] = True
    beliefs: ClassVar[Mapping[str, int]] = {"clothing_round": 60}

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        found = [mask for mask, cat in zip(case.masks, case.cats, strict=True) if not cat]
        return self.worth(len(found)), found

    def potential(
        self, box: Components, weights: Weights, left: int, pack: SuitcaseState, usable: int
    ) -> int:
        lying = sum(1 for tile in pack.tiles if not tile[3])
        return self.points * UNITS_PER_POINT * lying + left * weights.belief("clothing_round")

    def bound(self, box: Components, tiles: Drafted, cats: int) -> int:
        return self.worth(len(tiles.kinds) - cats)

    def packed(self, box: Components, desk: Repacking) -> int:
        return self.worth(desk.cats.count(False))

    def batch_score(self, packs: SuitcaseBatch) -> Ints:
        lying: Ints = ((packs.hue >= 0) & (packs.cat == 0)).sum(0, dtype=INT_TYPE)
        found: Ints = self.points * lying
        return found

    def batch_potential(self, weights: Weights, some: Animals) -> Ints:
        packs, at = some.packs, some.at
        lying: Ints = ((packs.hue[:, at] >= 0) & (packs.cat[:, at] == 0)).sum(0, dtype=INT_TYPE)
        if some.lays is not None:
            lying = lying + (1 - some.lays.cat)
        found: Ints = self.points * UNITS_PER_POINT * lying + some.left * weights.belief(
            "clothing_round"
        )
        return found


@final
class SecondGroups(GroupsList, frozen=True, tag="made-up-groups"):
    """Points for each tile in the second largest of the four largest groups."""

    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        found = sorted(case.groups, key=len)[-2]
        return self.worth(len(found)), found

    def potential(
        self,
        ends: Sequence[int],
        sizes: Sequence[tuple[int, int, int]],
        left: int,
        rivals: Sequence[int] | None,
    ) -> int:
        return self.points * sorted(ends)[-2]

    def bound(
        self,
        owned: Sequence[int],
        groups: Sequence[int],
        sizes: Sequence[int],
        rivals: Sequence[Sequence[int]],
    ) -> int:
        return self.worth(sorted(sizes)[-2])

    def packed(self, desk: Repacking, sizes: Sequence[int]) -> int:
        return self.worth(sorted(sizes)[-2])

    def batch_score(self, packs: SuitcaseBatch, rivals: Ints | None) -> Ints:
        found: Ints = self.points * np.sort(packs.size[0], axis=0)[-2]
        return found

    def batch_potential(self, grown: Grown) -> Ints:
        found: Ints = self.points * np.sort(grown.ends, axis=0)[-2]
        return found


KINDS: tuple[type[ToDo], ...] = (Corners, Clothing, SecondGroups)


def game() -> PackTheEssentials:
    """The game with these lists besides, on its first card; the kinds must be registered."""

    def changed(name: str) -> bytes:
        data = read(name)
        if name == "scoring.toml":
            return data + SCORING
        if name == "cards.toml":
            found = data.replace(b'["1A", "2C", "3C"]', b'["1Z", "2Z", "3Z"]', 1)
            assert found != data
            return found
        return data

    box = load(changed)
    bots: Any = players(box)
    return PackTheEssentials(box, bots)


def stream() -> Rng:
    """Any numbers."""
    return Rng("made up")

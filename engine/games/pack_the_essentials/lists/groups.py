"""Pack the Essentials: lists of pile 3, which count colour groups, or what tiles touch.

How large groups become depends on which colours the tiles to come go to, so `potential` is asked of
the sizes that a plan leads to. What no packing goes beyond depends on into how many groups the
tiles of each colour are divided.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from engine.games.pack_the_essentials.lists.base import ToDo

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.bots.best_packing import Repacking
    from engine.games.pack_the_essentials.bots.evaluation import SuitcaseState, Weights
    from engine.games.pack_the_essentials.bots.suitcase_batch import Lays, SuitcaseBatch
    from engine.search.batch import Ints

TABLE_GROUP_SIZES: Final = 50
"""Groups of fewer tiles are looked up in tables."""
_STEPS_PER_TILE: Final = 10


def lerp(values: Sequence[int]) -> list[int]:
    """Return by tenths of a tile: `values` of whole tiles, and straight lines between them."""
    out: list[int] = []
    for low, high in pairwise(values):
        out += [low + (high - low) * step // _STEPS_PER_TILE for step in range(_STEPS_PER_TILE)]
    return [*out, values[-1]]


class Grown(NamedTuple):
    """Groups as plans let them grow, in hundredths of a tile, for NumPy.

    `ends` is (colours, plans, n), the largest first, `step` the same in tenths, at most what the
    tables hold. `size` is (colours, n), what is there now, and `order` which colour each is. `left`
    is how many rounds come after this one. `against` is (colours, n), what the others at the table
    are expected to have, None alone.
    """

    ends: Ints
    step: Ints
    size: Ints
    order: Ints
    left: Ints
    against: Ints | None


class GroupsList(ToDo, frozen=True):
    """A list of pile 3."""

    in_pile: ClassVar[int] = 3
    against_others: ClassVar[bool] = False
    """Whether it matters how large the groups of the others are."""
    divides: ClassVar[bool] = False
    """Whether it may be worth while to divide a colour into several groups."""

    @abstractmethod
    def potential(
        self,
        ends: Sequence[int],
        sizes: Sequence[tuple[int, int, int]],
        left: int,
        rivals: Sequence[int] | None,
    ) -> int:
        """Return hundredths of points of groups that come to these sizes.

        Args:
            ends: What each colour's largest group is expected to be at last, in hundredths of a
                tile, the largest first.
            sizes: What each is now, how surely it grows, and which colour it is.
            left: How many rounds come after this one; with none it is the score.
            rivals: By colour, what the others are expected to have; None alone.
        """
        raise NotImplementedError

    def tile_potential(self, weights: Weights, left: int, pack: SuitcaseState, free: int) -> int:
        """Return hundredths of points of single tiles; asked only of lists of `single_tiles`."""
        raise NotImplementedError

    @abstractmethod
    def bound(
        self,
        owned: Sequence[int],
        groups: Sequence[int],
        sizes: Sequence[int],
        rivals: Sequence[Sequence[int]],
    ) -> int:
        """Return points that no packing goes beyond in which the colours are divided so.

        Args:
            owned: How many tiles there are of each colour.
            groups: Into how many groups they are divided; one if the list never `divides`.
            sizes: How large the largest group of each colour is at most.
            rivals: The largest groups of each other seat, by colour.
        """
        raise NotImplementedError

    @abstractmethod
    def packed(self, desk: Repacking, sizes: Sequence[int]) -> int:
        """Return the points of a packing that changes: `score`, but fast."""
        raise NotImplementedError

    @abstractmethod
    def batch_score(self, packs: SuitcaseBatch, rivals: Ints | None) -> Ints:
        """Return (n,): the points; `rivals` (colours, n) are the largest groups of the others."""
        raise NotImplementedError

    @abstractmethod
    def batch_potential(self, grown: Grown) -> Ints:
        """Return (plans, n): what `potential` says of each."""
        raise NotImplementedError

    def batch_tile_potential(
        self,
        weights: Weights,
        packs: SuitcaseBatch,
        at: Ints,
        left: Ints,
        lays: Lays | None,
        free: Ints,
    ) -> Ints:
        """Return (n,): what `tile_potential` says of each."""
        raise NotImplementedError

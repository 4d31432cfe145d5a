"""Pack the Essentials: lists of pile 2, which count tiles by which side is up, or which they are.

Which tiles lie cat side up is free within what rats pay for, so `bound` is asked for each number of
cats.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from engine.games.pack_the_essentials.lists.base import ToDo

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.bots.best_packing import Repacking
    from engine.games.pack_the_essentials.bots.evaluation import SuitcaseState, Weights
    from engine.games.pack_the_essentials.bots.suitcase_batch import Lays, SuitcaseBatch
    from engine.games.pack_the_essentials.components import Components
    from engine.games.pack_the_essentials.drafts import Drafted
    from engine.search.batch import Ints


class Animals(NamedTuple):
    """Suitcases of which a list is asked: those `at` some places of `packs`.

    `left` is how many rounds come after this one, `lays` the tile that each has besides, if any.
    With that tile, `cats` is (colours, n), and `usable` how many rats can still pay for a cat.
    """

    packs: SuitcaseBatch
    at: Ints
    left: Ints
    lays: Lays | None
    cats: Ints
    usable: Ints


class AnimalsList(ToDo, frozen=True):
    """A list of pile 2."""

    in_pile: ClassVar[int] = 2
    cat_share: ClassVar[int]
    """How many hundredths of its points one more cat is expected to bring."""

    @abstractmethod
    def potential(
        self, box: Components, weights: Weights, left: int, pack: SuitcaseState, usable: int
    ) -> int:
        """Return hundredths of points of a suitcase, as it is and as it may become.

        Args:
            box: The components.
            weights: What is believed.
            left: How many rounds come after this one; with none it is the score.
            pack: The suitcase.
            usable: How many of its rats can still pay for a cat.
        """
        raise NotImplementedError

    @abstractmethod
    def bound(self, box: Components, tiles: Drafted, cats: int) -> int:
        """Return points that no packing of these tiles with so many cats goes beyond."""
        raise NotImplementedError

    @abstractmethod
    def packed(self, box: Components, desk: Repacking) -> int:
        """Return the points of a packing that changes: `score`, but fast."""
        raise NotImplementedError

    @abstractmethod
    def batch_score(self, packs: SuitcaseBatch) -> Ints:
        """Return (n,): the points of all suitcases."""
        raise NotImplementedError

    @abstractmethod
    def batch_potential(self, weights: Weights, some: Animals) -> Ints:
        """Return (n,): what `potential` says of each."""
        raise NotImplementedError

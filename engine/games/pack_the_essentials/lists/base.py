"""Pack the Essentials: what every To Do List can say; a kind of list is a module beside this one.

A kind says what a packed suitcase scores (`score`), what a suitcase may still bring (`potential`),
what no packing goes beyond (`bound`), and the same for many suitcases at once (`batch_…`). The
three piles are asked different questions, so each has a base class of its own: `SpacesList`,
`AnimalsList` and `GroupsList`. No method has a default that scores something: what a kind leaves
out raises NotImplementedError.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec

from engine.parts.files import Strict

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.components import Components
    from engine.games.pack_the_essentials.scoring import Suitcase

UNITS_PER_POINT: Final = 100
"""Values are ints in hundredths of a point, so that they are the same on every machine."""

Small = Annotated[int, msgspec.Meta(ge=0, le=100)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=100)]


class ToDo(Strict, frozen=True, tag_field="counts", kw_only=True):
    """A To Do List of one kind: its pile, and the points for each thing that it counts.

    The tag of a kind is what `scoring.toml` calls it in `counts`. A kind that needs more numbers
    has them as further fields.
    """

    in_pile: ClassVar[int]
    """The only pile to which lists of this kind belong."""
    beliefs: ClassVar[Mapping[str, int]] = {}
    """What `potential` believes in hundredths of a point or in percent, by name (`Weights`)."""
    single_tiles: ClassVar[bool] = False
    """Whether the kind looks at single tiles; `Packs` keeps them only then."""

    pile: Annotated[int, msgspec.Meta(ge=1, le=3)]
    points: Small
    since: Positive = 1
    """The version of the rules that brought the list: older matches do not draw it."""

    @property
    def counts(self) -> str:
        """Return what the list counts: the name of its kind."""
        return str(self.__struct_config__.tag)

    def number(self, found: int) -> int:
        """Return how many things are counted where so many were found."""
        return found

    def worth(self, found: int) -> int:
        """Return the points for so many things that were found."""
        return self.points * self.number(found)

    def most(self, box: Components) -> int | None:
        """Return how many things can be counted at most; None if only the tiles limit them."""
        return None

    def most_within(self, box: Components, covered: int, tiles: int) -> int:
        """Return how many things can be counted at most with what is packed.

        Args:
            box: The components.
            covered: The number of spaces that are covered.
            tiles: The number of tiles in the suitcase.
        """
        return tiles

    @abstractmethod
    def score(self, case: Suitcase, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
        """Score a packed suitcase among the others (PE-33).

        Returns:
            The points, and everything that was counted, as masks of cells.
        """
        raise NotImplementedError


def missing(kind: type[ToDo]) -> list[str]:
    """Return the methods that a kind of list must have and has not."""
    names = sorted(set(dir(kind)))
    return [n for n in names if getattr(getattr(kind, n, None), "__isabstractmethod__", False)]

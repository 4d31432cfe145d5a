"""Stage: what the host of a hand lends to it, and the words that both use."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from ui.look import brushes
from ui.look.brushes import Cell
from ui.stage.tiles.piece_item import PieceArt


@dataclass(frozen=True, slots=True)
class Legality:
    """May the held piece lie here? If not: the reason in words and the rule behind it, and on which
    cells of the board it clashes; none where it is not for its cells.
    """

    ok: bool
    reason: str = ""
    rule: str = ""
    clash: frozenset[Cell] = frozenset()


@dataclass(frozen=True, slots=True)
class Placement:
    """A legal place in some orientation: the corner of its box; the quarter turns to it from the
    present orientation, clockwise; and whether the piece is turned over for it, before that.
    """

    anchor: Cell
    turns: int
    over: bool

    def of(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """The cells of a piece in this orientation, from those that it has at present."""
        cells = [(-x, y) if self.over else (x, y) for x, y in cells]
        for _ in range(self.turns):
            cells = [(-y, x) for x, y in cells]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        return tuple((x - left, y - top) for x, y in cells)


def dot_of(cells: Collection[Cell]) -> Cell:
    """The cell of a piece that is laid on the dot of a place: that nearest to its middle."""
    columns, rows = brushes.extent(cells)

    def far(at: Cell) -> tuple[int, int, int]:
        return ((2 * at[0] + 1 - columns) ** 2 + (2 * at[1] + 1 - rows) ** 2, at[1], at[0])

    return min(cells, key=far)


class DragTarget(Protocol):
    """What the host lends to a hand. Cells are (column, row); an anchor is the corner of the box.

    The answers of `legality` and `legal_anchors` are for the present orientation.
    """

    def art(self) -> PieceArt:
        """Picture and cells of the present orientation."""
        ...

    def rotate(self, steps: int) -> None:
        """Turn by quarter turns, clockwise if positive."""
        ...

    def flip(self) -> bool:
        """Turn over; False if that is not possible, and nothing changed."""
        ...

    def legality(self, anchor: Cell) -> Legality:
        """May the piece lie with its box's corner at `anchor`?"""
        ...

    def legal_anchors(self) -> Sequence[Cell]:
        """Every legal anchor, in any order."""
        ...

    def everywhere(self) -> Sequence[Placement]:
        """Every legal place in any orientation, on any side that it may have."""
        ...

    def place(self, anchor: Cell) -> None:
        """Lay the piece down; only called where `legality` is ok, and with the hand empty."""
        ...

    def put_back(self) -> None:
        """The piece goes back to where it came from; called with the hand empty."""
        ...


def nearest(anchors: Iterable[Cell], anchor: Cell) -> Cell | None:
    """That of these anchors which is nearest to `anchor`, if there is one."""
    return min(
        anchors,
        key=lambda at: ((at[0] - anchor[0]) ** 2 + (at[1] - anchor[1]) ** 2, at[1], at[0]),
        default=None,
    )


class Mode(Enum):
    """How the piece is held: mouse button or finger down, following the pointer, or by keys."""

    DRAG = "drag"
    CARRY = "carry"
    KEYS = "keys"


class Jump(Enum):
    """Which legal place to go to."""

    FIRST = "first"
    PREVIOUS = "previous"
    NEXT = "next"
    LAST = "last"

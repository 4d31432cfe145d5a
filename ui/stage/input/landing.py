"""Stage: what becomes of a held piece that is laid down where it is, and how that is said."""

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from ui.look.brushes import Cell
from ui.stage.input.drag_target import DragTarget, Legality, Placement, nearest

_OUTLINE_REACH_CELLS: Final = 1.5
"""So near, in cells, is the outlined place that takes what is laid beside it: one space away."""


@dataclass(frozen=True, slots=True)
class Landing:
    """A held piece over the board: whether it may lie there, and where else it goes.

    Attributes:
        legality: Whether it may lie there.
        anchor: Where it goes: there, or to the outlined place close by; None for nowhere.
        outlined: The cells of the nearest place, if it may not lie there.
        way: How it is turned for the dot that it is over; it is laid down so.
        full: The cells on which a click means no place beside them.
    """

    legality: Legality
    anchor: Cell | None
    outlined: frozenset[Cell]
    way: Placement | None
    full: frozenset[Cell]

    def is_over_full(self, at: Cell | None) -> bool:
        """Tell whether a click there is on what lies there; on a dot that is no hindrance."""
        return not self.legality.ok and self.way is None and at in self.full

    def goes(self, at: Cell | None) -> Cell | None:
        """Return the first cell, as one reads, of the outlined place if it goes there.

        Args:
            at: The cell that is clicked; None where it is not laid down by a click.
        """
        if self.anchor is None or self.is_over_full(at):
            return None
        return min(self.outlined, key=lambda cell: (cell[1], cell[0]), default=None)

    @property
    def way_words(self) -> str:
        """How it is turned if it is laid on the dot; nothing over no such dot."""
        if self.way is None:
            return ""
        if self.way.over:
            return QCoreApplication.translate("PieceDrag", "Fits here if flipped (F).")
        return QCoreApplication.translate("PieceDrag", "Fits here if rotated (R).")

    def why(self, *, goes: bool) -> str:
        """Return why it may not lie there, and what to do or what is done about that."""
        then = ""
        if goes:
            then = QCoreApplication.translate("PieceDrag", "The tile goes to the green outline.")
        elif self.outlined:
            then = QCoreApplication.translate("PieceDrag", "Move the tile to the green outline.")
        return f"{self.legality.reason} {then}".rstrip()


def land(
    held: DragTarget, anchor: Cell, way: Placement | None, blocked: Collection[Cell]
) -> Landing:
    """Return what becomes of a piece with its corner at `anchor`, over a dot that says the `way`.

    The cells that are `blocked` on the board are full, whatever is held over them.
    """
    legality = held.legality(anchor)
    if legality.ok:
        return Landing(legality, anchor, frozenset(), None, frozenset())
    near = nearest(held.legal_anchors(), anchor) if way is None else way.anchor
    outlined = frozenset[Cell]()
    if near is not None:
        cells = held.art().cells
        cells = cells if way is None else way.of(cells)
        outlined = frozenset((x + near[0], y + near[1]) for x, y in cells)
        if way is None and math.dist(near, anchor) > _OUTLINE_REACH_CELLS:
            near = None
    return Landing(legality, near, outlined, way, legality.clash | frozenset(blocked))

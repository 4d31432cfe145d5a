"""Stage: a polyomino piece that is drawn from the pixmap cache."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import Theme
from ui.look.style import Look
from ui.stage.items.stage_item import StageItem
from ui.stage.view import CELL_SIDE

_MARGIN_CELLS: Final = 0.6
"""Room around a piece for its shadow and rings, in cells."""


@dataclass(frozen=True, slots=True)
class PieceArt:
    """How a piece looks in its present orientation.

    `key` is unique to the picture (shape, orientation, side, colour): equal keys share a pixmap.
    `cells` are (column, row) with 0 the least column and row. `paint(painter, cell, theme)` draws
    the piece with its box's corner at (0, 0) and cells of side `cell`.
    """

    key: Hashable
    cells: tuple[Cell, ...]
    paint: Callable[[QPainter, float, Theme], None]

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the box around the cells."""
        return brushes.extent(self.cells)


class PieceState(Enum):
    """How a piece lies: flat, in the hand, over a legal or illegal place, or lent to the hand."""

    RESTING = "resting"
    HELD = "held"
    LEGAL = "legal"
    ILLEGAL = "illegal"
    TAKEN = "taken"


class PieceItem(StageItem):
    """A piece on the stage; its position is the corner of its box of cells."""

    def __init__(
        self,
        look: Look,
        art: PieceArt,
        parent: QGraphicsItem | None = None,
        *,
        cell: float = CELL_SIDE,
    ) -> None:
        super().__init__(look, parent)
        self._art = art
        self._cell = cell
        self._pose = PieceState.RESTING
        self._lit = False
        self._clash: frozenset[Cell] = frozenset()
        self._dot: Cell | None = None
        self._shape = QPainterPath()
        self._reshape()

    @property
    def art(self) -> PieceArt:
        """The picture and cells shown."""
        return self._art

    @property
    def cell(self) -> float:
        """Side of a cell in the item's units."""
        return self._cell

    @property
    def pose(self) -> PieceState:
        """How the piece lies."""
        return self._pose

    def set_art(self, art: PieceArt) -> None:
        """Show another orientation or side."""
        if art != self._art:
            self.prepareGeometryChange()
            self._art = art
            self._reshape()
            self.update()

    def set_cell(self, cell: float) -> None:
        """Show the piece with cells of another size."""
        if cell != self._cell:
            self.prepareGeometryChange()
            self._cell = cell
            self._reshape()
            self.update()

    def set_pose(self, pose: PieceState) -> None:
        """Lay the piece down, lift it, or mark the place under it as legal or illegal."""
        if pose is not self._pose:
            self._pose = pose
            self.setOpacity(0.28 if pose is PieceState.TAKEN else 1.0)
            self.update()

    def set_clash(self, cells: Iterable[Cell]) -> None:
        """Hatch only these of its cells where it may not lie; without any, all."""
        found = frozenset(cells)
        if found != self._clash:
            self._clash = found
            self.update()

    def set_dot(self, cell: Cell | None) -> None:
        """Put the dot on a cell that is laid on the dots of places, or take it off."""
        if cell != self._dot:
            self._dot = cell
            self.update()

    def set_lit(self, lit: bool) -> None:
        """Ring the piece, as when a score line counts it."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def box(self) -> QRectF:
        """The box of cells, without shadow, in item coordinates."""
        columns, rows = self._art.size
        return QRectF(0, 0, columns * self._cell, rows * self._cell)

    def boundingRect(self) -> QRectF:
        """The box with room for shadow and rings."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """The outline of the cells: what a pointer can hit."""
        return self._shape

    def draw(self, painter: QPainter) -> None:
        """Draw the cached picture for the pose."""
        pose = self._pose
        lifted = pose in (PieceState.HELD, PieceState.LEGAL, PieceState.ILLEGAL)
        name = ("piece", self._art.key, lifted, self._lit, self.hasFocus())
        self._look.pixmaps.draw(painter, name, self.boundingRect(), self._draw)
        if pose is PieceState.ILLEGAL:
            self._hatch(painter)
        if self._dot is not None:
            column, row = self._dot
            middle = QPointF((column + 0.5) * self._cell, (row + 0.5) * self._cell)
            brushes.dot(painter, middle, self._cell, self._look.theme, held=True)

    def _hatch(self, painter: QPainter) -> None:
        """Copy the hatching of a cell onto each that clashes."""
        cell = self._cell
        room = QRectF(0, 0, cell, cell)
        for column, row in self._clash or self._art.cells:
            at = QPointF(column * cell, row * cell)
            painter.translate(at)
            self._look.pixmaps.draw(painter, ("clash",), room, self._draw_clash)
            painter.translate(-at)

    def _draw_clash(self, painter: QPainter) -> None:
        inner = brushes.outline([(0, 0)], self._cell, inset=self._cell * 0.07)
        brushes.hatch(painter, inner, self._look.theme.hatch, self._cell)

    def _reshape(self) -> None:
        room = self._cell * _MARGIN_CELLS
        self._bounds = self.box().adjusted(-room, -room, room, room)
        self._shape = brushes.outline(self._art.cells, self._cell)

    def _draw(self, painter: QPainter) -> None:
        theme, cell = self._look.theme, self._cell
        body = brushes.outline(self._art.cells, cell, inset=cell * 0.03)
        if self._pose in (PieceState.RESTING, PieceState.TAKEN):
            brushes.soft_shadow(painter, body, theme.shadow, cell * 0.09, QPointF(0, cell * 0.035))
        else:
            brushes.soft_shadow(painter, body, theme.shadow, cell * 0.2, QPointF(0, cell * 0.2))
        self._art.paint(painter, cell, theme)
        if self._lit:
            pen = QPen(theme.metal, cell * 0.09)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._shape)
        if self.hasFocus():
            ring = brushes.outline(self._art.cells, cell, inset=-cell * 0.07)
            brushes.focus_ring(painter, ring, theme, max(3.0, cell * 0.06))


def cloth_art(key: Hashable, cells: Sequence[Cell], fabric: int) -> PieceArt:
    """Art of a plain piece of cloth in one of the theme's fabrics (index 0 to 3)."""
    fixed = tuple(cells)

    def paint(painter: QPainter, cell: float, theme: Theme) -> None:
        brushes.cloth(painter, fixed, cell, theme.fabrics[fabric])

    return PieceArt(("cloth", key, fabric, fixed), fixed, paint)

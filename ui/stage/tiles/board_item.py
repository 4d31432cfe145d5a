"""Stage: a board of cells that lies in an open case, with the marks that help to place on it."""

import math
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ui.look import brushes, case
from ui.look.brushes import Cell
from ui.look.palette import Theme, faded
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.style import Look
from ui.stage.input.drag_target import Placement
from ui.stage.tiles.cells import CellsItem
from ui.stage.view import CELL_SIDE

_ARROW_STEPS: Final = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
_KEYBOARD_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class _Marks(QGraphicsItem):
    """The marks of a board, above its pieces and not in the pointer's way."""

    def __init__(self, board: "BoardItem") -> None:
        super().__init__(board)
        self._board = board
        self.setZValue(900)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._board.boundingRect()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        self._board.paint_marks(painter)


class BoardItem(CellsItem):
    """A grid of `columns` × `rows` cells; the corner of cell (0, 0) is the item's origin.

    With the keyboard's focus the arrows move a cursor over the cells: `cursor_moved` is emitted
    with the cell, `pressed` by a press on one, and `activated` on Space, or on Enter unless the
    pointer has brought it there.
    """

    activated = Signal(object)
    pressed = Signal(object)

    def __init__(
        self,
        look: Look,
        columns: int,
        rows: int,
        parent: QGraphicsItem | None = None,
        *,
        cell: float = CELL_SIDE,
        blocked: Iterable[Cell] = (),
        frame: Callable[[QPainter, int, int, float, Theme], None] | None = case.open_case,
    ) -> None:
        super().__init__(look, parent)
        if columns < 1 or rows < 1 or cell <= 0:
            raise ValueError("A board needs at least one cell of a positive size.")
        self._columns, self._rows, self._cell = columns, rows, cell
        self._blocked = frozenset(blocked)
        self._frame = frame
        self._cursor: Cell | None = None
        self._keyed = False
        """Whether it has the focus by keyboard: whoever clicks needs no cursor."""
        self._lit: frozenset[Cell] = frozenset()
        self._nearest: frozenset[Cell] = frozenset()
        self._places: tuple[frozenset[Cell], ...] = ()
        self._dots: Mapping[Cell, Placement] = {}
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, True)
        self._marks = _Marks(self)

    @property
    def columns(self) -> int:
        """Columns of the grid."""
        return self._columns

    @property
    def rows(self) -> int:
        """Rows of the grid."""
        return self._rows

    @property
    def cell(self) -> float:
        """Side of a cell in the item's units."""
        return self._cell

    @property
    def blocked(self) -> frozenset[Cell]:
        """Cells that came packed."""
        return self._blocked

    @property
    def cursor_cell(self) -> Cell | None:
        """Where the keyboard's cursor is."""
        return self._cursor

    @property
    def nearest(self) -> frozenset[Cell]:
        """Cells of the outlined nearest place."""
        return self._nearest

    @property
    def places(self) -> tuple[frozenset[Cell], ...]:
        """All places that are shown as legal, each as its cells."""
        return self._places

    @property
    def dots(self) -> Mapping[Cell, Placement]:
        """The cells with a dot, each with the easiest way to lie there."""
        return self._dots

    def set_blocked(self, cells: Iterable[Cell]) -> None:
        """Show other cells as packed."""
        self._blocked = frozenset(cells)
        self.update()

    def set_cursor_cell(self, cell: Cell | None, *, keyed: bool = True) -> None:
        """Put the keyboard's cursor on a cell, or hide it; it is seen if it is `keyed` there."""
        self._keyed = keyed
        self._marks.update()
        if cell != self._cursor:
            self._cursor = cell
            if cell is not None:
                self.cursor_moved.emit(cell)

    def set_lit(self, cells: Iterable[Cell]) -> None:
        """Light up cells, as those that a score line counts."""
        self._lit = frozenset(cells)
        self._marks.update()

    def show_marks(self, shown: bool) -> None:
        """Show all that is marked, or for a picture the suitcase without it."""
        self._marks.setVisible(shown)

    def set_nearest(self, cells: Iterable[Cell]) -> None:
        """Outline the nearest legal place; nothing of no cells."""
        fresh = frozenset(cells)
        if fresh != self._nearest:
            self._update_marks(self._nearest)
            self._nearest = fresh
            self._update_marks(fresh)

    def set_places(self, places: Iterable[Iterable[Cell]], dots: Mapping[Cell, Placement]) -> None:
        """Show all legal places of the present orientation, each given as its cells, and a dot on
        each cell where the dot of the piece may lie, in whatever orientation; none hides them.
        """
        self._places = tuple(frozenset(place) for place in places)
        self._dots = dots
        self._marks.update()

    def cell_rect(self, cell: Cell) -> QRectF:
        """The square of a cell in item coordinates."""
        return QRectF(cell[0] * self._cell, cell[1] * self._cell, self._cell, self._cell)

    def cell_at(self, scene: QPointF) -> Cell | None:
        """The cell at a point of the scene, if it is on the grid."""
        point = self.mapFromScene(scene)
        cell = (math.floor(point.x() / self._cell), math.floor(point.y() / self._cell))
        return cell if cell in self else None

    def scene_of(self, cell: Cell) -> QPointF:
        """The scene position of a cell's upper left corner."""
        return self.mapToScene(QPointF(cell[0] * self._cell, cell[1] * self._cell))

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self._columns and 0 <= cell[1] < self._rows

    def grid_rect(self) -> QRectF:
        """The grid without its case, in item coordinates."""
        return QRectF(0, 0, self._columns * self._cell, self._rows * self._cell)

    def boundingRect(self) -> QRectF:
        """The grid with its case and shadow."""
        room = case.case_margin(self._cell) + self._cell * 0.6
        return self.grid_rect().adjusted(-room, -room, room, room)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.grid_rect())
        return path

    def draw(self, painter: QPainter) -> None:
        """Draw the case with what came packed."""
        key = ("board", self._columns, self._rows, self._blocked, id(self._frame))
        self._look.pixmaps.draw(painter, key, self.boundingRect(), self._draw)

    def _update_marks(self, cells: frozenset[Cell]) -> None:
        """Repaint only where these cells are: a drag changes them at every step."""
        for cell in cells:
            room = self._cell * 0.1
            self._marks.update(self.cell_rect(cell).adjusted(-room, -room, room, room))

    def _draw(self, painter: QPainter) -> None:
        if self._frame is not None:
            self._frame(painter, self._columns, self._rows, self._cell, self._look.theme)
        self.draw_blocked(painter, self._blocked)

    def draw_blocked(self, painter: QPainter, cells: Iterable[Cell]) -> None:
        """Draw the cells on which nothing can be placed; a game draws what lies there."""
        for cell in cells:
            painter.fillRect(self.cell_rect(cell), self._look.theme.line)

    def paint_marks(self, painter: QPainter) -> None:
        """Draw what helps to place: all places, the nearest one, lit cells, cursor."""
        theme, cell = self._look.theme, self._cell
        painter.save()
        if self._dots:
            key = ("places", self._places, frozenset(self._dots.items()))
            self._look.pixmaps.draw(painter, key, self.grid_rect(), self._paint_places)
        if self._lit:
            # What is lit keeps its colours, since they tell tiles apart; all else is veiled.
            path = brushes.outline(self._lit, cell, inset=cell * 0.02)
            veil = QPainterPath(path)
            veil.addRect(QRectF(0, 0, self._columns * cell, self._rows * cell))
            painter.fillPath(veil, faded(theme.lining, 0.55))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.metal, cell * 0.08))
            painter.drawPath(path)
        if self._nearest:
            self._paint_nearest(painter)
        if self._cursor is not None and self._keyed and self.hasFocus():
            ring = brushes.outline([self._cursor], cell, inset=cell * 0.06)
            brushes.focus_ring(painter, ring, theme, max(3.0, cell * 0.06))
        painter.restore()

    def _paint_nearest(self, painter: QPainter) -> None:
        """Copy the outline of the nearest place, which goes with the tile from cell to cell."""
        column, row = min(at[0] for at in self._nearest), min(at[1] for at in self._nearest)
        cells = frozenset((at[0] - column, at[1] - row) for at in self._nearest)
        columns, rows = brushes.extent(cells)
        theme, cell = self._look.theme, self._cell
        room = cell * 0.1
        rect = QRectF(0, 0, columns * cell, rows * cell).adjusted(-room, -room, room, room)

        def paint(to: QPainter) -> None:
            path = brushes.outline(cells, cell, inset=cell * 0.05)
            to.setBrush(faded(theme.good, 0.18))
            to.setPen(QPen(theme.card, cell * 0.11))
            to.drawPath(path)
            pen = QPen(theme.good, cell * 0.06)
            pen.setDashPattern([2.2, 1.4])
            to.setPen(pen)
            to.setBrush(Qt.BrushStyle.NoBrush)
            to.drawPath(path)

        painter.translate(column * cell, row * cell)
        self._look.pixmaps.draw(painter, ("nearest", cells), rect, paint)
        painter.translate(-column * cell, -row * cell)

    def _paint_places(self, painter: QPainter) -> None:
        """What the piece may cover as it is held, and the dots: a large one, as on the piece
        itself, where it fits so; a small one where it has to be turned; a ring for its other side.
        """
        theme, cell = self._look.theme, self._cell
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.good, 0.14))
        cover = frozenset[Cell]().union(*self._places)
        painter.drawPath(brushes.outline(cover, cell, inset=cell * 0.04))
        for at, spot in self._dots.items():
            middle = self.cell_rect(at).center()
            if spot.over:
                painter.setPen(QPen(theme.good, cell * 0.04))
                painter.setBrush(theme.card)
                painter.drawEllipse(middle, cell * 0.085, cell * 0.085)
            elif spot.turns:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(theme.good, 0.65))
                painter.drawEllipse(middle, cell * 0.08, cell * 0.08)
            else:
                brushes.dot(painter, middle, cell, theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor by cells, or act on its cell."""
        if not obey(self.scope().shortcuts, event):
            super().keyPressEvent(event)

    def scope(self) -> Scope:
        """Return what keys do while it has the keyboard."""
        walk, press = self.tr("Move the cursor"), self.tr("Use the space under the cursor")
        steps = (Shortcut((k,), walk, partial(self._step, *way)) for k, way in _ARROW_STEPS.items())

        def has_cursor() -> bool:
            return self._cursor is not None

        def is_keyed() -> bool:
            # Whoever clicked a cell is done with it: Enter is the table's.
            return has_cursor() and self._keyed

        return Scope(
            self.tr("On the board"),
            (
                *steps,
                Shortcut(("Return", "Enter"), press, self._activate, is_keyed),
                Shortcut(("Space",), press, self._activate, has_cursor),
            ),
        )

    def _step(self, columns: int, rows: int) -> None:
        column, row = self._cursor or (0, 0)
        if self._cursor is not None:
            column = min(self._columns - 1, max(0, column + columns))
            row = min(self._rows - 1, max(0, row + rows))
        self.set_cursor_cell((column, row))

    def _activate(self) -> None:
        self.activated.emit(self._cursor)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        cell = self.cell_at(event.scenePos())
        if cell is not None and event.button() == Qt.MouseButton.LeftButton:
            self.set_cursor_cell(cell, keyed=False)
            self.pressed.emit(cell)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (*_KEYBOARD_REASONS, Qt.FocusReason.MouseFocusReason):
            self._keyed = event.reason() in _KEYBOARD_REASONS
        if self._cursor is None:
            self.set_cursor_cell((0, 0), keyed=self._keyed)
        self._marks.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor; it keeps its place."""
        super().focusOutEvent(event)
        self._marks.update()

"""Stage: places in rows, each of which can be chosen; one has the keyboard, and arrows go on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from ui.look.brushes import Cell
from ui.look.shortcuts import Shortcut, obey
from ui.look.style import Look
from ui.stage.input.choice_item import ChoiceItem
from ui.stage.tiles.cells import CellsItem

CHOICE_GAP: Final = 10.0
"""Between two places, in scene units."""
_ARROW_STEPS: Final = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}


class PlaceItem(ChoiceItem):
    """One place; whoever derives from it paints what lies there."""

    MARGINS = (6.0, 6.0, 6.0, 8.0)

    walked = Signal(int, int)
    """An arrow was pressed: so many columns and rows on."""

    def __init__(self, look: Look, place: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self.place = place

    def set_open(self, open_: bool, *, asks: bool = True) -> None:
        """Whether it can be chosen now; the keyboard comes to it either way."""
        super().set_open(open_, asks=asks)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose it, or go on to a neighbour."""
        if not obey(self._ways(), event):
            super().keyPressEvent(event)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do while it has the keyboard."""
        return (*self._ways(), *super().shortcuts())

    def _ways(self) -> tuple[Shortcut, ...]:
        words, walk = self.tr("Move between items"), self.walked.emit
        return tuple(
            Shortcut((key,), words, partial(walk, *way)) for key, way in _ARROW_STEPS.items()
        )


class PlacesItem(CellsItem):
    """Places in rows of `columns`, as large as there is room for, `shape` times as high as wide."""

    chosen = Signal(int)
    """A place was clicked, or chosen by keyboard."""

    def __init__(
        self, look: Look, places: Sequence[PlaceItem], columns: int, *, shape: float = 1.0
    ) -> None:
        super().__init__(look)
        self._places = places
        self._columns = columns
        self._shape = shape
        self._rect = QRectF(0, 0, 10, 10)
        for item in places:
            item.setParentItem(self)
            item.chosen.connect(lambda place=item.place: self.chosen.emit(place))
            item.walked.connect(self._walk)

    @property
    def columns(self) -> int:
        """Places of a row."""
        return self._columns

    @property
    def rows(self) -> int:
        """Rows of places."""
        return -(-len(self._places) // self._columns)

    @property
    def cursor_cell(self) -> Cell | None:
        """The place with the keyboard."""
        focus = next((item.place for item in self._places if item.hasFocus()), None)
        return None if focus is None else (focus % self._columns, focus // self._columns)

    def set_rect(self, rect: QRectF) -> None:
        """Lay the places out in a room, in its middle."""
        self.prepareGeometryChange()
        self._rect = rect
        columns, rows = self.columns, self.rows
        wide = min(
            (rect.width() - (columns - 1) * CHOICE_GAP) / columns,
            (rect.height() - (rows - 1) * CHOICE_GAP) / rows / self._shape,
        )
        high = wide * self._shape
        left = rect.center().x() - (columns * wide + (columns - 1) * CHOICE_GAP) / 2
        top = rect.center().y() - (rows * high + (rows - 1) * CHOICE_GAP) / 2
        for item in self._places:
            row, column = divmod(item.place, columns)
            x, y = left + column * (wide + CHOICE_GAP), top + row * (high + CHOICE_GAP)
            item.set_rect(QRectF(round(x), round(y), round(wide), round(high)))

    def grid_rect(self) -> QRectF:
        """All places, with half a gap around them."""
        around = self._places[0].scene_rect().united(self._places[-1].scene_rect())
        return around.adjusted(-CHOICE_GAP / 2, -CHOICE_GAP / 2, CHOICE_GAP / 2, CHOICE_GAP / 2)

    def setFocus(self, focusReason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        self.lead(focusReason)

    def lead(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to a place that can be chosen, unless one has it."""
        if not any(item.hasFocus() for item in self._places):
            next((item for item in self._places if item.open), self._places[0]).setFocus(reason)

    def come(self) -> bool:
        """Give the keyboard to a place that can be chosen, so that it is seen; False where one has
        it already, or none can be chosen.
        """
        due = self.cursor_cell is None and any(item.open for item in self._places)
        if due:
            self.lead(Qt.FocusReason.TabFocusReason)
        return due

    def _walk(self, columns: int, rows: int) -> None:
        """Go on to the neighbour of the place with the keyboard."""
        cell = self.cursor_cell
        if cell is None:
            return
        column = min(self.columns - 1, max(0, cell[0] + columns))
        row = min(self.rows - 1, max(0, cell[1] + rows))
        place = min(len(self._places) - 1, row * self.columns + column)
        self._places[place].setFocus(Qt.FocusReason.TabFocusReason)
        self.cursor_moved.emit(self.cursor_cell)

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        """Nothing: its places take the pointer."""
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        """Nothing: the linen is to be seen."""

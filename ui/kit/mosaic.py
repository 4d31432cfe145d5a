"""Kit: pictures of what came of a match, of which one part can be lit, and each can be clicked."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.look import brushes
from ui.look.flow import Box, Flow
from ui.look.incremental import IncrementalPainter
from ui.look.palette import faded
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel

_PREFERRED_BLOCK_WIDTH: Final = 330
"""The width of a block that is liked, and the least, in pixels at 100 %."""
_MIN_BLOCK_WIDTH: Final = 250
_BLOCK_GAP: Final = 16


class Mosaic(QWidget):
    """A picture of many parts, each known by its mark, as a chart's points know it."""

    picked = Signal(object)
    """The mark of what was clicked; None beside all parts."""

    def __init__(
        self, look: Look, slices: IncrementalPainter | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.slices = slices or IncrementalPainter(look.pixmaps, self)
        """Fills the picture: to paint all parts at once takes long."""
        self._lit: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        look.changed.connect(self.renew)

    # What a game says

    def renew(self) -> None:
        """The size of the text or the theme is another."""
        self.update()

    def mark_at(self, point: QPointF) -> object:
        """The mark of the part at a point of the widget; None beside all parts."""
        raise NotImplementedError

    def words_of(self, mark: object) -> str:
        """What a part's tool tip says."""
        return ""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what is painted of it by now (`slices.painting`), and the light on a part."""
        raise NotImplementedError

    # What it does

    @property
    def lit(self) -> object:
        """The mark of the part that is lit; None for none."""
        return self._lit

    def light(self, mark: object) -> None:
        """Light one part and dim the others; None for all as they are."""
        if mark != self._lit:
            self._lit = mark
            self.update()

    def hasHeightForWidth(self) -> bool:
        """Pictures keep their proportions."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.paint(painter, QRectF(self.rect()))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(self.mark_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A part can be clicked, and may say what it is."""
        mark = self.mark_at(event.position())
        if mark is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip("" if mark is None else self.words_of(mark))


class Blocks(Mosaic):
    """Equal blocks of boxes below a row of buttons, as large as their room lets them be.

    A game says with `spots` where in a block its parts are. What it shows, of several things that
    it can, is chosen with `choose`.
    """

    def __init__(self, look: Look, names: Sequence[str], parent: QWidget | None = None) -> None:
        """Take the names of what can be shown."""
        super().__init__(look, parent=parent)
        self._all: list[list[Flow]] = []
        self._spots: dict[Hashable, QRectF] = {}
        self._rooms: list[QRectF] = []
        column, row = QVBoxLayout(self), QHBoxLayout()
        with_spacing(look, column, (0, 0, 0, 0))
        with_spacing(look, row, gap=6)
        column.addLayout(row)
        column.addStretch(1)
        self.buttons = QButtonGroup(self)
        for number, name in enumerate(names):
            button = QPushButton(name, self)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            self.buttons.addButton(button, number)
            row.addWidget(button)
        self.note = FittedLabel(look, Role.SMALL, "", self, lines=2)
        """What is to be known of what is shown."""
        self.note.setProperty("role", "muted")
        row.addWidget(self.note, 1)
        # Assistive technology does not click what can be checked.
        self.buttons.idToggled.connect(lambda n, on: self._show(n) if on else None)

    # What a game says

    def blocks(self, number: int) -> Sequence[Box]:
        """What is shown when the button of a number is chosen."""
        raise NotImplementedError

    def spots(self, number: int, block: int, flow: Flow, room: QRectF) -> Mapping[Hashable, QRectF]:
        """By mark, where the parts of a block are when it lies in a room."""
        raise NotImplementedError

    def told(self, number: int) -> str:
        """What a screen reader says of it."""
        raise NotImplementedError

    def noted(self, number: int) -> str:
        """What is small in its blocks, where that does not speak for itself."""
        return ""

    # What it does

    def choose(self, number: int) -> None:
        """Show something else."""
        if self.buttons.checkedId() == number:
            self._show(number)
        else:
            self.buttons.button(number).setChecked(True)

    def _show(self, number: int) -> None:
        self.note.setText(self.noted(number))
        self.setAccessibleName(self.told(number))
        self.setAccessibleDescription(self.note.text())
        self._lay()

    def renew(self) -> None:
        """Boxes know the size of the text that they were made in."""
        numbers = range(len(self.buttons.buttons()))
        self._all = [[Flow(self.look, box) for box in self.blocks(number)] for number in numbers]
        self.updateGeometry()
        self.choose(max(0, self.buttons.checkedId()))

    @property
    def _flows(self) -> Sequence[Flow]:
        """What is shown."""
        return self._all[self.buttons.checkedId()]

    @property
    def spot_of(self) -> Mapping[Hashable, QRectF]:
        """By mark, where all parts are that are shown."""
        return self._spots

    def mark_at(self, point: QPointF) -> object:
        """The mark of the part at a point."""
        return next((mark for mark, spot in self._spots.items() if spot.contains(point)), None)

    def _top(self) -> float:
        return self.buttons.button(0).sizeHint().height() + self.look.air(_BLOCK_GAP)

    def _columns(self) -> Sequence[int]:
        """Numbers of columns, ascending, of which the rows are filled as evenly as may be."""
        return sorted({-(-self._count // rows) for rows in range(1, self._count + 1)})

    def _high(self, width: float, columns: int) -> float:
        """The height of all blocks in so many columns, without the buttons."""
        wide = self._column_width(width, columns)
        # Of all that can be shown: the page around it keeps its shape.
        high = max(flow.measure(wide).height() for flows in self._all for flow in flows)
        return self._rows_height(high, columns)

    def _column_width(self, width: float, columns: int) -> float:
        return (width - (columns - 1) * self.look.air(_BLOCK_GAP)) / columns

    def _rows_height(self, high: float, columns: int) -> float:
        """The height of all rows when each block is of a height."""
        gap = self.look.air(_BLOCK_GAP)
        return -(-self._count // columns) * (high + gap) - gap

    def _block_size(self, room: QRectF, columns: int) -> tuple[float, float]:
        """The largest size of a block of what is shown so that all fit in so many columns.

        Where not even the narrowest fit, they are cut.
        """
        most = self._column_width(room.width(), columns)

        def height(wide: float) -> float:
            return max(flow.measure(wide).height() for flow in self._flows)

        def fits(wide: float) -> bool:
            return self._rows_height(height(wide), columns) <= room.height()

        least = min(most, float(self.look.px(_MIN_BLOCK_WIDTH)))
        if fits(most):
            return most, height(most)
        if not fits(least):
            rows = -(-self._count // columns)
            gap = self.look.air(_BLOCK_GAP)
            return least, (room.height() - (rows - 1) * gap) / rows
        while most - least > 1:
            middle = (least + most) / 2
            least, most = (middle, most) if fits(middle) else (least, middle)
        return least, height(least)

    @property
    def _count(self) -> int:
        return len(self._all[0])

    def heightForWidth(self, width: int) -> int:
        """What blocks of a width that is liked need."""
        liked = max(1, min(self._count, round(width / self.look.px(_PREFERRED_BLOCK_WIDTH))))
        columns = next(each for each in self._columns() if each >= liked)
        return math.ceil(self._high(width, columns) + self._top())

    def sizeHint(self) -> QSize:
        wide = self.look.px(_PREFERRED_BLOCK_WIDTH) * min(2, self._count)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        columns = min(2, self._count)
        wide = self.look.px(_MIN_BLOCK_WIDTH) * columns
        return QSize(wide, math.ceil(self._high(wide, columns) + self._top()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        if not self._all:
            return
        gap, count = self.look.air(_BLOCK_GAP), self._count
        room = QRectF(self.rect()).adjusted(0, self._top(), 0, 0)
        most = room.width() // self.look.px(_MIN_BLOCK_WIDTH)
        able = [columns for columns in self._columns() if columns <= most] or [1]
        sizes = {columns: self._block_size(room, columns) for columns in able}
        columns = max(able, key=lambda each: math.prod(sizes[each]))
        wide, high = sizes[columns]
        rows = -(-count // columns)
        # What is left of the width is shared by both sides of a block, and what is left of the
        # height by what is between and below.
        column = self._column_width(room.width(), columns)
        left = (column - wide) / 2
        down = gap + min(2 * gap, (room.height() - rows * (high + gap) + gap) / (rows + 1))
        self._rooms = [
            QRectF(
                n % columns * (column + gap) + left,
                room.top() + n // columns * (high + down),
                wide,
                high,
            )
            for n in range(count)
        ]
        number = self.buttons.checkedId()
        self._spots = {}
        for n, (flow, one) in enumerate(zip(self._flows, self._rooms, strict=True)):
            self._spots.update(self.spots(number, n, flow, one))
        self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        with self.slices.painting(self):
            for flow, room in zip(self._flows, self._rooms, strict=True):
                flow.paint(painter, room)
        lit = next((spot for mark, spot in self._spots.items() if mark == self._lit), None)
        if lit is None:
            return
        for spot in self._spots.values():
            if spot != lit:
                painter.fillRect(spot, faded(self.look.theme.card, 0.6))
        ring = QPainterPath()
        ring.addRoundedRect(lit.adjusted(-1, -1, 1, 1), 6, 6)
        brushes.focus_ring(painter, ring, self.look.theme, 3.0)

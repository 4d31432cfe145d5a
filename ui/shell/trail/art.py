"""Shell: what the pages of trail, trip and day share: small pictures, one of them chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from ui.bridge.localise import date_words
from ui.kit.medals import paint_medal, paint_stars
from ui.look import brushes
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.widgets.basic import Label

if TYPE_CHECKING:
    from datetime import date

_ARROW_STEPS: Final = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}


class MedalBadge(QWidget):
    """A medal beside the words that name it."""

    def __init__(self, look: Look, medal: int, *, won: bool) -> None:
        super().__init__()
        self._look, self._medal, self._won = look, medal, won
        self.setFixedSize(look.px(26), look.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._won:
            paint_medal(painter, room, self._medal)
        else:
            painter.setPen(QPen(self._look.theme.muted, 1.5, Qt.PenStyle.DashLine))
            painter.drawEllipse(room.adjusted(1, 1, -1, -1))
            # So that each is known on the trail by its stars.
            paint_stars(painter, room, self._medal, self._look.theme.muted)
        painter.end()


class StampTag(QAbstractButton):
    """One of many small pictures that are chosen with a click or the arrow keys."""

    def __init__(self, look: Look, parent: Tags) -> None:
        super().__init__(parent)
        self.look, self.tags = look, parent
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._is_twice = False
        """Whether the press that goes on is the second one of a double-click."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows lead to the neighbours; Home and End to the first and the last."""
        if not obey(self.scope().shortcuts, event):
            super().keyPressEvent(event)

    def scope(self) -> Scope:
        """Return what keys do on the map and among the days."""
        step, tags = self.tr("Go to the previous or next one"), self.tags
        ends = self.tr("Go to the first or last one")
        steps = (
            Shortcut((k,), step, partial(tags.step, self, *way)) for k, way in _ARROW_STEPS.items()
        )
        return Scope(
            self.tr("Stops and days"),
            (
                *steps,
                Shortcut(("Return", "Enter"), self.tr("Start it"), partial(tags.start, self)),
                Shortcut(("Home",), ends, partial(tags.step_to_end, last=False)),
                Shortcut(("End",), ends, partial(tags.step_to_end, last=True)),
            ),
        )

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Note that letting go will start it."""
        super().mouseDoubleClickEvent(event)
        self._is_twice = event.button() == Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Start it after a double-click: one click only chooses."""
        super().mouseReleaseEvent(event)
        twice, self._is_twice = self._is_twice, False
        if twice and self.rect().contains(event.position().toPoint()):
            self.tags.start(self)

    def nextCheckState(self) -> None:
        """What is chosen is said by `Tags.choose` alone."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What has the keyboard is chosen."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.tags.choose(self.tags.all.index(self))

    def ring(self, painter: QPainter, path: QPainterPath) -> None:
        """Show that it has the keyboard, or is chosen."""
        if self.hasFocus():
            brushes.focus_ring(painter, path, self.look.theme)
        elif self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.look.theme.ink, 2.2))
            painter.drawPath(path)


class Tags(QWidget):
    """Many small pictures in rows, of which one is chosen; one Tab leads in, the next one out."""

    chosen = Signal(int)
    pressed = Signal(int)
    """The one that is chosen is to be started: by Enter, a double-click, or a screen reader."""

    def __init__(
        self, look: Look, size: tuple[int, int], *, columns: int = 0, snake: bool = False
    ) -> None:
        """`size` in pixels at 100 %. In so many columns, 0 for as many as there is room for.

        A `snake` leads to and fro.
        """
        super().__init__()
        self.look, self._size, self._wanted, self._snake = look, size, columns, snake
        self.all: list[StampTag] = []
        self.columns = columns or 1
        self.current = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._lay)

    def set_size(self, size: tuple[int, int]) -> None:
        """Have another size from the next `fill` on, in pixels at 100 %."""
        self._size = size

    def fill(self, make: Callable[[Tags], Sequence[StampTag]], current: int) -> None:
        """Show others."""
        focused = any(tag.hasFocus() for tag in self.all)
        for tag in self.all:
            tag.hide()
            tag.deleteLater()
        self.all = list(make(self))
        for number, tag in enumerate(self.all):
            tag.clicked.connect(lambda _=False, n=number: self._on_click(n))
            tag.toggled.connect(lambda on, n=number: self._on_toggled(n, on=on))
            tag.show()
        self.current = min(current, max(0, len(self.all) - 1))
        self._mark()
        self._lay()
        if focused:
            self.focus()

    def choose(self, number: int) -> None:
        """Choose one that can be chosen: a day to come cannot."""
        if number != self.current and 0 <= number < len(self.all) and self.all[number].isEnabled():
            self.current = number
            self._mark()
            self.chosen.emit(number)

    def focus(self) -> None:
        """Give the one that is chosen the keyboard."""
        if self.all:
            self.all[self.current].setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, tag: StampTag, across: int, down: int) -> None:
        """Choose a neighbour, as the rows lie."""
        row, column = self._cell(self.all.index(tag))
        wanted = row + down, column + across
        for number in range(len(self.all)):
            if self._cell(number) == wanted:
                self.choose(number)
                self.focus()

    def step_to_end(self, *, last: bool) -> None:
        """Choose the first or the last one that can be chosen."""
        numbers = [number for number, tag in enumerate(self.all) if tag.isEnabled()]
        if numbers:
            self.choose(numbers[-1 if last else 0])
            self.focus()

    def start(self, tag: StampTag) -> None:
        """Start the one that is chosen, if it is this."""
        number = self.all.index(tag) if tag in self.all else -1
        if number == self.current and tag.isEnabled():
            self.pressed.emit(number)

    def _on_click(self, number: int) -> None:
        self.choose(number)
        self.focus()

    def _on_toggled(self, number: int, *, on: bool) -> None:
        """By assistive technology, which does not click what can be checked."""
        if on != (number == self.current):
            if number == self.current:
                self.pressed.emit(number)
            self._on_click(number)
            self._mark()

    def _mark(self) -> None:
        for number, tag in enumerate(self.all):
            tag.setChecked(number == self.current)
            here = number == self.current
            tag.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def sizeHint(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self.height())

    def minimumSizeHint(self) -> QSize:
        least = self.look.px(self._size[0]) if not self._wanted else self.look.px(30)
        return QSize(least * (self._wanted or 3), self.minimumHeight())

    def _cell(self, number: int) -> tuple[int, int]:
        row, column = divmod(number, self.columns)
        if self._snake and row % 2:
            column = self.columns - 1 - column
        return row, column

    def _lay(self) -> None:
        wide, high = (self.look.px(side) for side in self._size)
        self.columns = self._wanted or max(1, min(self.width() // wide, len(self.all) or 1))
        # The rows reach from side to side.
        wide = self.width() // self.columns if self.all else wide
        for number, tag in enumerate(self.all):
            row, column = self._cell(number)
            tag.setGeometry(column * wide, row * high, wide, high)
        rows = -(-len(self.all) // self.columns)
        self.setFixedHeight(max(1, rows * high))
        self.update()


class Sample(QWidget):
    """A small picture beside the words that say what it means."""

    def __init__(self, look: Look, paint: Callable[[QPainter, QRectF, Look], None]) -> None:
        super().__init__()
        self._look, self._paint = look, paint
        look.changed.connect(self.updateGeometry)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(26), self._look.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._look)
        painter.end()


def key_row(look: Look, samples: Iterable[tuple[QWidget, str]]) -> QHBoxLayout:
    """What small pictures mean, in a row."""
    row = QHBoxLayout()
    with_spacing(look, row, gap=6)
    for sample, words in samples:
        row.addWidget(sample)
        row.addWidget(Label(look, words, face=Role.SMALL, role="muted"))
        row.addSpacing(8)
    row.addStretch(1)
    return row


def day_words(day: date) -> str:
    """A day of a month, shortly."""
    # In the letters of Qt.
    pattern = QCoreApplication.translate("DayTag", "d MMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def full_day(day: date) -> str:
    """A day of a month, its name in full: other than a short one it has no full stop."""
    # In the letters of Qt.
    pattern = QCoreApplication.translate("DayTag", "d MMMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def day_name(day: date) -> str:
    """A day in words."""
    return date_words(day)


def sticker(body: QRectF, number: int) -> QPainterPath:
    """One of four shapes: a label, an oval, an octagon, a stamp."""
    path = QPainterPath()
    shape = number % 4 if number % 8 < 4 else 3 - number % 4
    if shape == 0:
        path.addRoundedRect(body, body.height() * 0.2, body.height() * 0.2)
    elif shape == 1:
        path.addEllipse(body)
    elif shape == 2:
        cut = body.height() * 0.26
        corners = (
            *((body.left() + cut, body.top()), (body.right() - cut, body.top())),
            *((body.right(), body.top() + cut), (body.right(), body.bottom() - cut)),
            *((body.right() - cut, body.bottom()), (body.left() + cut, body.bottom())),
            *((body.left(), body.bottom() - cut), (body.left(), body.top() + cut)),
        )
        path.moveTo(*corners[0])
        for corner in corners[1:]:
            path.lineTo(*corner)
        path.closeSubpath()
    else:
        path.addRect(body)
        tooth = body.height() / 9
        holes = QPainterPath()
        for place in range(9):
            x = body.left() + body.width() * (place + 0.5) / 9
            y = body.top() + body.height() * (place + 0.5) / 9
            for at in (
                *(QPointF(x, body.top()), QPointF(x, body.bottom())),
                *(QPointF(body.left(), y), QPointF(body.right(), y)),
            ):
                holes.addEllipse(at, tooth * 0.28, tooth * 0.28)
        path = path.subtracted(holes)
    return path

"""Shell: what the trail page paints: stickers along a line, medals, and the days of a calendar."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.look import brushes, text
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.style import Look
from ui.look.typography import Role

if TYPE_CHECKING:
    from datetime import date

    from ui.look.palette import Fabric

METALS: Final = (QColor("#c58a55"), QColor("#c3c9d1"), QColor("#e8bd45"))
"""Bronze, silver and gold; their stars tell them apart without colour."""
_DARK_INK: Final = QColor("#2b1d0e")
_ARROW_STEPS: Final = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}


def paint_medal(painter: QPainter, room: QRectF, medal: int) -> None:
    """A medal with one, two or three stars: bronze, silver, gold."""
    side = min(room.width(), room.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(room.center())
    metal = METALS[medal - 1]
    painter.save()
    painter.setPen(QPen(_DARK_INK, max(1.0, side * 0.05)))
    painter.setBrush(metal)
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
    _paint_stars(painter, disc, medal, _DARK_INK)
    painter.restore()


def _paint_stars(painter: QPainter, disc: QRectF, medal: int, ink: QColor) -> None:
    side = disc.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    star = side * (0.34 if medal == 1 else 0.2)
    for number in range(medal):
        turn = math.tau * number / medal - math.pi / 2 if medal > 1 else 0.0
        reach = 0.0 if medal == 1 else side * 0.24
        where = disc.center() + QPointF(math.cos(turn), math.sin(turn)) * reach
        painter.drawPath(_star(where, star))


def _star(centre: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath()
    for point in range(10):
        turn = math.tau * point / 10 - math.pi / 2
        far = reach if point % 2 == 0 else reach * 0.45
        at = centre + QPointF(math.cos(turn), math.sin(turn)) * far
        if point:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    return path


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
            _paint_stars(painter, room, self._medal, self._look.theme.muted)
        painter.end()


class StampTag(QAbstractButton):
    """One of many small pictures that are chosen with a click or the arrow keys."""

    def __init__(self, look: Look, parent: Tags) -> None:
        super().__init__(parent)
        self.look, self.tags = look, parent
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

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
                Shortcut(("Home",), ends, partial(self._lead, 0)),
                Shortcut(("End",), ends, partial(self._lead, len(tags.all) - 1)),
            ),
        )

    def _lead(self, number: int) -> None:
        self.tags.choose(number)
        self.tags.focus()

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
    """One that was chosen already was pressed."""

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
        """Choose one."""
        if number != self.current and 0 <= number < len(self.all):
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

    def _on_click(self, number: int) -> None:
        if number == self.current:
            self.pressed.emit(number)
        self.choose(number)
        self.focus()

    def _on_toggled(self, number: int, *, on: bool) -> None:
        """By assistive technology, which does not click what can be checked."""
        if on != (number == self.current):
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


class TrailLine(Tags):
    """A trail: its stops along a line that is drawn as far as one came."""

    reached = 0
    """The number of the last stop with a medal, and one more."""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (one, other) in enumerate(pairwise(self.all)):
            done = number < self.reached
            pen = QPen(theme.accent if done else theme.line, 4 if done else 3)
            if not done:
                pen.setDashPattern([2.2, 2.2])
            pen.setCapStyle(Qt.PenCapStyle.RoundCap if done else Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(one.geometry().center(), other.geometry().center())
        painter.end()


class StopState(NamedTuple):
    """What a stop looks like: a sticker once it is won, a plate that is next or open, or a blank.

    The shapes of the stickers mean nothing; what is not won yet has one shape.
    """

    won: bool = False
    is_open: bool = False
    is_next: bool = False
    lit: bool = False

    def path(self, body: QRectF, number: int = 1) -> QPainterPath:
        """Its outline."""
        return sticker(body, number if self.won else 0)

    def paint(self, painter: QPainter, path: QPainterPath, look: Look, fabric: Fabric) -> None:
        """Paint the ground of the tag."""
        theme = look.theme
        if self.won or self.is_open:
            brushes.soft_shadow(painter, path, theme.shadow, 3.0, QPointF(0, 1.5))
        pen = QPen(theme.line, 1.6)
        ground = theme.card
        if self.won:
            ground = fabric.tint if self.lit else fabric.base
            pen = QPen(fabric.edge, 2.4)
        elif self.is_next:
            ground = theme.accent_hover if self.lit else theme.accent
            pen = QPen(theme.accent, 2)
        elif self.is_open:
            pen = QPen(theme.accent, 2)
        else:
            pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(ground)
        painter.drawPath(path)
        if self.won:
            brushes.stitches(painter, _shrunk(path, 0.9), fabric.seam, path.boundingRect().height())


class DayState(NamedTuple):
    """What a day looks like: stamped once it was played, framed while it is today."""

    played: bool = False
    now: bool = False
    coming: bool = False
    lit: bool = False

    def path(self, body: QRectF) -> QPainterPath:
        """Its outline."""
        path = QPainterPath()
        path.addRoundedRect(body, 6, 6)
        return path

    def paint(self, painter: QPainter, path: QPainterPath, look: Look, fabric: Fabric) -> None:
        """Paint the ground of the tag."""
        theme = look.theme
        painter.setPen(QPen(theme.accent if self.now else theme.line, 2 if self.now else 1))
        painter.setBrush(fabric.base if self.played else theme.card)
        if self.coming:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.line, 1, Qt.PenStyle.DotLine))
        elif self.lit and not self.played:
            painter.setBrush(theme.raised)
        painter.drawPath(path)


class Sample(QWidget):
    """A stop or a day, small, beside the words that say what it means."""

    def __init__(self, look: Look, state: StopState | DayState) -> None:
        super().__init__()
        self._look, self._state = look, state
        look.changed.connect(self.updateGeometry)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(26), self._look.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = self._state.path(QRectF(self.rect()).adjusted(2, 2, -2, -3))
        self._state.paint(painter, path, self._look, self._look.theme.fabrics[1])
        painter.end()


class StopTag(StampTag):
    """A stop, with its number and its medal."""

    def __init__(
        self, look: Look, parent: Tags, number: int, *, medal: int, is_open: bool, is_next: bool
    ) -> None:
        super().__init__(look, parent)
        self.number, self.medal, self.is_open, self.is_next = number, medal, is_open, is_next

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - look.px(14)
        body = QRectF(0, 0, side * 1.16, side)
        body.moveCenter(QRectF(self.rect()).center())
        fabric = theme.fabrics[self.number % len(theme.fabrics)]
        # What was stuck on by hand lies at an angle.
        tilt = (self.number * 37 % 9 - 4) * 1.2 if self.medal else 0.0
        painter.translate(body.center())
        painter.rotate(tilt)
        painter.translate(-body.center())
        state = StopState(
            won=bool(self.medal), is_open=self.is_open, is_next=self.is_next, lit=self.underMouse()
        )
        path = state.path(body, self.number)
        key = "stop", self.number % 12, body.width(), body.height(), state
        margin = QRectF(body).adjusted(-8, -8, 8, 8)
        look.pixmaps.draw(
            painter, key, margin, lambda inner: state.paint(inner, path, look, fabric)
        )
        self.ring(painter, path)
        ink = fabric.ink if self.medal else theme.on_accent if self.is_next else theme.ink
        painter.setPen(ink if self.is_open or self.medal else theme.muted)
        share = 0.5 if self.medal else 1.0
        room = QRectF(body.adjusted(6, 4, -6, -4))
        room.setHeight(room.height() * share)
        text.draw(painter, room, str(self.number + 1), look.font(Role.BOARD))
        if self.medal:
            place = QRectF(body.left(), body.center().y() - 2, body.width(), body.height() * 0.44)
            paint_medal(painter, place, self.medal)
        painter.end()


def _shrunk(path: QPainterPath, share: float) -> QPainterPath:
    centre = path.boundingRect().center()
    smaller = QTransform.fromTranslate(centre.x(), centre.y())
    smaller.scale(share, share).translate(-centre.x(), -centre.y())
    return smaller.map(path)


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


class DayTag(StampTag):
    """A day of the calendar: its number, and a stamp once it was played."""

    def __init__(
        self, look: Look, parent: Tags, day: date, state: DayState, *, named: bool
    ) -> None:
        """`named`: whether it says its month too."""
        super().__init__(look, parent)
        self.day, self.state = day, state
        # In the letters of Qt.
        pattern = self.tr("d MMM")
        self.words = QLocale().toString(QDate(day.year, day.month, day.day), pattern)
        self.words = self.words if named else QLocale().toString(day.day)
        self.setEnabled(not state.coming)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, state = self.look.theme, self.state._replace(lit=self.underMouse())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        path = state.path(room)
        fabric = theme.fabrics[self.day.day % len(theme.fabrics)]
        state.paint(painter, path, self.look, fabric)
        self.ring(painter, path)
        painter.setPen(fabric.ink if state.played else theme.muted if state.coming else theme.ink)
        text.draw(painter, room, self.words, self.look.font(Role.NUMERIC))
        painter.end()

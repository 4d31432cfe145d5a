"""Shell: the bar of a match that is watched: where it is, and the buttons with signs on them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QSlider, QToolTip, QWidget

from ui.bridge.clock import TICKS_PER_SECOND
from ui.bridge.replay import ReplayBridge
from ui.bridge.seats import player_colour
from ui.look import brushes
from ui.look.palette import Theme, mix
from ui.look.style import TOUCH_TARGET, Look

Sign: TypeAlias = Literal["play", "pause", "previous", "next"]

_BELT_SIDE_ROOM: Final = 18
"""Room beside the belt for half of the suitcase, in pixels at 100 %."""
_MIN_MARK_SPACING_PX: Final = 4
"""Where marks are closer than so many pixels on average, the lesser ones are left out."""
_BELT_THICKNESS: Final = 9
"""Thickness of the belt, in pixels at 100 %."""


class Scrubber(QSlider):
    """A belt on which a small suitcase lies where the match has come to.

    A press anywhere goes there. Marks below the belt are what was done, in the colours of those
    who did it; through the belt go marks where something new began. Its value is the number of
    the stop, or, where the match has a clock, the second.
    """

    sought = Signal(float)
    """The frame of the reel that is wanted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._bridge: ReplayBridge | None = None
        self._following = False
        self._hovered: float | None = None
        self._words = ""
        self._shown = 0
        self.setAccessibleName(self.tr("Point in the match"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(self._on_value)
        look.changed.connect(self._renew)

    def watch(self, bridge: ReplayBridge | None) -> None:
        """Show where this match is, or nothing."""
        self._bridge = bridge
        self._words = ""
        self._following = True
        last = 0
        if bridge is not None:
            bridge.moved.connect(self.follow)
            last = bridge.length // TICKS_PER_SECOND if bridge.is_timed else len(bridge.stops) - 1
        self.setRange(0, last)
        self.setPageStep(max(1, last // 10))
        self._following = False
        self._shown += 1
        self.follow()
        self.update()

    def follow(self) -> None:
        """Be where the match is."""
        bridge = self._bridge
        if bridge is None:
            return
        self._following = True
        self.setValue(int(bridge.position) // TICKS_PER_SECOND if bridge.is_timed else bridge.stop)
        self._following = False
        words = self.words(bridge.position)
        if words != self._words:
            self._words = words
            self.setAccessibleDescription(words)
        self.update()

    def words(self, frame: float, *, names: bool = True) -> str:
        """What stands at a frame: the time, or which move it is and, with `names`, whose."""
        bridge = self._bridge
        if bridge is None:
            return ""
        if bridge.is_timed:
            return self.tr("{now} of {whole}").format(
                now=_time(frame / bridge.tempo), whole=_time(bridge.length / bridge.tempo)
            )
        number = bridge.timeline.stop_at(frame)
        seat = bridge.stops[number].seat
        if number == 0:
            return self.tr("Start")
        words = self.tr("Move {number} of {all}")
        if names and seat is not None and len(bridge.seats) > 1:
            words = self.tr("Move {number} of {all}: {name}")
        name = "" if seat is None else bridge.players[seat].name
        return words.format(number=number, all=len(bridge.stops) - 1, name=name)

    def longest(self) -> str:
        """The longest that `words` may say, without a name."""
        bridge = self._bridge
        if bridge is None:
            return ""
        if bridge.is_timed:
            return self.words(bridge.length)
        last = len(bridge.stops) - 1
        return self.tr("Move {number} of {all}").format(number=last, all=last)

    # Hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._seek(event.position().x())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer, and say what is below it."""
        if self.isSliderDown():
            self._seek(event.position().x())
        self._hover(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Say what is below the pointer."""
        super().enterEvent(event)
        self._hover(event)

    def leaveEvent(self, event: object) -> None:
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page has the keys, wherever the focus is."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch changes nothing by chance."""
        event.ignore()

    def _seek(self, x: float) -> None:
        if self._bridge is None:
            return
        frame = self._frame(x)
        if not self._bridge.is_timed:
            stops = self._bridge.stops
            frame = min((stop.frame for stop in stops), key=lambda stop: abs(stop - frame))
        self.sought.emit(frame)

    def _on_value(self, value: int) -> None:
        """A screen reader has chosen a value."""
        if self._following or self._bridge is None:
            return
        timed = self._bridge.is_timed
        self.sought.emit(
            float(value * TICKS_PER_SECOND if timed else self._bridge.stops[value].frame)
        )

    def _hover(self, event: QMouseEvent | QEnterEvent) -> None:
        self._hovered = self._frame(event.position().x())
        if not self.isSliderDown():
            # While it is dragged the place stands beside the bar.
            QToolTip.showText(event.globalPosition().toPoint(), self.words(self._hovered), self)
        self.update()

    # Picture

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(320), max(TOUCH_TARGET, self._look.px(TOUCH_TARGET)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The belt with its marks from the cache, what was played, and the suitcase."""
        look, theme, bridge = self._look, self._look.theme, self._bridge
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        key = ("scrubber", self._shown)
        look.pixmaps.draw(painter, key, whole, self._paint_belt)
        at = self._x(0.0 if bridge is None else bridge.position)
        belt = self._belt()
        played = QRectF(belt)
        played.setRight(at)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(played, belt.height() / 2, belt.height() / 2)
        if self._hovered is not None and not self.isSliderDown():
            x = self._x(self._hovered)
            painter.setPen(QPen(theme.ink, 1.5))
            painter.drawLine(
                QPointF(x, belt.top() - look.px(5)), QPointF(x, belt.bottom() + look.px(5))
            )
        self._paint_case(painter, at)
        painter.end()

    def _paint_belt(self, painter: QPainter) -> None:
        look, theme, bridge = self._look, self._look.theme, self._bridge
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        belt, px = self._belt(), look.px
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(mix(theme.sunken, theme.line, 0.5))
        painter.drawRoundedRect(belt, belt.height() / 2, belt.height() / 2)
        if bridge is None:
            return
        crowded = belt.width() < _MIN_MARK_SPACING_PX * len(bridge.stops)
        for stop in bridge.stops[1:]:
            x, low = self._x(stop.frame), belt.bottom() + px(4)
            if stop.big and bridge.is_timed:
                room = QRectF(x, belt.top() - px(5), 2, belt.height() + px(10))
                self._paint_mark(painter, room, theme.ink)
            elif stop.big or bridge.is_timed or not crowded:
                room = QRectF(x, low, 1 if crowded else 2, px(8 if stop.big else 5))
                self._paint_mark(painter, room, self._colour(stop.seat))

    def _paint_mark(self, painter: QPainter, room: QRectF, colour: QColor) -> None:
        """A bar about the left edge of a room; between two pixels it would be pale and broad."""
        ratio = self.devicePixelRatioF()
        left = round((room.left() - room.width() / 2) * ratio) / ratio
        painter.fillRect(room.translated(left - room.left(), 0), colour)

    def _colour(self, seat: int | None) -> QColor:
        if seat is None or self._bridge is None:
            return self._look.theme.muted
        colour = self._bridge.players[seat].colour
        return player_colour(colour, dark=self._look.theme.dark)

    def _paint_case(self, painter: QPainter, x: float) -> None:
        theme, px = self._look.theme, self._look.px
        middle = self._belt().center().y()
        body = QRectF(x - px(14), middle - px(10), px(28), px(20))
        grip = QRectF(x - px(5), body.top() - px(5), px(10), px(10))
        shape = QPainterPath()
        shape.addRoundedRect(body, px(5), px(5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.tag_rim, max(2, px(2.5))))
        painter.drawRoundedRect(grip, px(3), px(3))
        if self.hasFocus():
            brushes.focus_ring(painter, shape, theme)
        painter.setPen(QPen(theme.tag_rim, max(1.5, px(2))))
        painter.setBrush(theme.tag_hover if self._hovered is not None else theme.tag)
        painter.drawPath(shape)
        for side in (-1, 1):
            strap = x + side * px(7)
            painter.drawLine(QPointF(strap, body.top() + 1), QPointF(strap, body.bottom() - 1))

    def _belt(self) -> QRectF:
        side, high = self._look.px(_BELT_SIDE_ROOM), max(6, self._look.px(_BELT_THICKNESS))
        return QRectF(side, self.height() * 0.46 - high / 2, self.width() - 2 * side, high)

    def _x(self, frame: float) -> float:
        belt = self._belt()
        length = 0 if self._bridge is None else self._bridge.length
        return belt.left() + (belt.width() * frame / length if length else 0.0)

    def _frame(self, x: float) -> float:
        belt = self._belt()
        length = 0 if self._bridge is None else self._bridge.length
        share = (x - belt.left()) / max(1.0, belt.width())
        return min(1.0, max(0.0, share)) * length

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()


class SignButton(QPushButton):
    """A button with a sign on it instead of words; its name and tool tip say what it does."""

    def __init__(self, look: Look, sign: Sign, *, primary: bool = False) -> None:
        super().__init__()
        self._look = look
        self._sign: Sign = sign
        self._primary = primary
        self.setAutoDefault(False)
        if primary:
            self.setProperty("role", "primary")
        self._fit()
        look.changed.connect(self._fit)

    def show_sign(self, sign: Sign, name: str, key: str) -> None:
        """Show another sign; `key` is the key that does the same."""
        self._sign = sign
        self.setAccessibleName(name)
        self.setToolTip(self.tr("{name} ({key})").format(name=name, key=key))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ink(theme))
        side = self._look.px(18)
        painter.translate(QRectF(self.rect()).center())
        painter.scale(side, side)
        painter.drawPath(_sign(self._sign))
        painter.end()

    def _ink(self, theme: Theme) -> QColor:
        if not self.isEnabled():
            return mix(theme.muted, theme.card, 0.35)
        return theme.on_accent if self._primary else theme.tag_ink

    def _fit(self) -> None:
        high = max(TOUCH_TARGET, self._look.px(TOUCH_TARGET))
        self.setFixedSize(max(TOUCH_TARGET, self._look.px(56 if self._primary else 48)), high)


def _sign(sign: Sign) -> QPainterPath:
    """A sign in a square of side 1 around the origin."""
    path = QPainterPath()
    if sign == "pause":
        path.addRoundedRect(QRectF(-0.38, -0.45, 0.26, 0.9), 0.06, 0.06)
        path.addRoundedRect(QRectF(0.12, -0.45, 0.26, 0.9), 0.06, 0.06)
        return path
    way = -1 if sign == "previous" else 1
    tip, back = (0.48, -0.36) if sign == "play" else (0.2, -0.48)
    path.moveTo(way * back, -0.5)
    path.lineTo(way * tip, 0.0)
    path.lineTo(way * back, 0.5)
    path.closeSubpath()
    if sign != "play":
        path.addRect(QRectF(min(way * 0.26, way * 0.44), -0.5, 0.18, 1.0))
    return path


def _time(frame: float) -> str:
    minutes, seconds = divmod(int(frame) // TICKS_PER_SECOND, 60)
    return f"{minutes}:{seconds:02}"

"""Shell: a luggage sticker, painted: a colour and a shape, and what it shows in large letters."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from ui.kit.stickers import Sticker
from ui.look.style import Look
from ui.look.typography import Role

SIX: Final = 6
"""How many colours and shapes there are."""
_TILTS: Final = (-5.0, 4.0, -3.0, 6.0, -6.0, 3.0)
"""How a sticker is stuck on, in degrees."""


def paint_sticker(
    painter: QPainter, box: QRectF, look: Look, sticker: Sticker, place: int, *, won: bool
) -> None:
    """Paint a sticker into a square: in colour if it was won, else where it will be.

    Args:
        painter: Paints; its state is left as it was.
        box: The square.
        look: Theme and fonts.
        sticker: The sticker.
        place: Which one of its game it is, from 0.
        won: Whether the player has it.
    """
    key = "sticker", sticker.game, sticker.id, won, box.width()
    look.pixmaps.draw(
        painter, key, box, lambda inner: _paint(inner, box, look, sticker, place, won)
    )


def _paint(
    painter: QPainter, box: QRectF, look: Look, sticker: Sticker, place: int, won: bool
) -> None:
    theme, side = look.theme, box.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center())
    if won:
        painter.rotate(_TILTS[place % SIX])
    whole = _outline(place, side * 0.44)
    if not won:
        dashed = QPen(theme.muted, max(1.2, side * 0.025), Qt.PenStyle.CustomDashLine)
        dashed.setDashPattern([3, 3])
        painter.setPen(dashed)
        painter.drawPath(_outline(place, side * 0.41))
        _write(painter, look, sticker.mark, QRectF(-side, -side, 2 * side, 2 * side), side * 0.34)
        painter.restore()
        return
    colour = theme.players[place % len(theme.players)]
    painter.setPen(QPen(theme.line, max(1.0, side * 0.02)))
    painter.setBrush(theme.card)
    painter.drawPath(whole)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(_outline(place, side * 0.39))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.on_player, max(0.8, side * 0.015)))
    painter.drawPath(_outline(place, side * 0.345))
    _write(painter, look, sticker.mark, QRectF(-side, -side, 2 * side, 2 * side), side * 0.42)
    painter.restore()


def _write(painter: QPainter, look: Look, mark: str, room: QRectF, high: float) -> None:
    """Write the mark as large as its shape allows; the pen says in which colour."""
    font = look.font(Role.BOARD)
    font.setPixelSize(max(6, round(high)))
    wide = QFontMetricsF(font).horizontalAdvance(mark)
    most = high * 1.4
    if wide > most:
        font.setPixelSize(max(6, round(high * most / wide)))
    painter.setFont(font)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, mark)


def _outline(place: int, radius: float) -> QPainterPath:
    """One of six shapes around the origin."""
    path, kind = QPainterPath(), place % SIX
    if kind == 0:
        path.addEllipse(QPointF(), radius, radius)
    elif kind == 1:
        path.addRoundedRect(QRectF(-radius, -radius * 0.8, 2 * radius, radius * 1.6), 4, 4)
    elif kind == 2:
        path.addPolygon(_polygon(6, radius))
        path.closeSubpath()
    elif kind == 3:
        _scalloped(path, radius)
    elif kind == 4:
        path.addEllipse(QPointF(), radius, radius * 0.82)
    else:
        path.addPolygon(_polygon(8, radius))
        path.closeSubpath()
    return path


def _polygon(corners: int, radius: float) -> QPolygonF:
    turns = ((corner + 0.5) * math.tau / corners for corner in range(corners))
    return QPolygonF([QPointF(math.sin(turn), math.cos(turn)) * radius for turn in turns])


def _scalloped(path: QPainterPath, radius: float) -> None:
    """A seal with small waves."""
    steps = 96
    points = [
        QPointF(math.sin(turn), math.cos(turn)) * (radius * (0.95 + 0.05 * math.cos(12 * turn)))
        for turn in (step * math.tau / steps for step in range(steps))
    ]
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()


class StickerPicture(QWidget):
    """A sticker in a square of so many pixels at 100 %."""

    def __init__(self, look: Look, sticker: Sticker, place: int, side: int, *, won: bool) -> None:
        super().__init__()
        self._look, self._sticker, self._place, self._won = look, sticker, place, won
        self._side = side
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        self.setFixedSize(self._look.px(self._side), self._look.px(self._side))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_sticker(painter, box, self._look, self._sticker, self._place, won=self._won)
        painter.end()

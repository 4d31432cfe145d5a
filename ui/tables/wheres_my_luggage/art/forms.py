"""The table of Where's My Luggage?, its art: the two forms of the game, for whoever chooses one."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.look.palette import mix
from ui.look.style import Look
from ui.tables.wheres_my_luggage.art.luggage import KINDS, TILE, paint_reverse, paint_tile

_ON_BELT: Final = 9
"""How many suitcases stand on the belt of the picture."""
_TURNED: Final = (2, 1)
"""Column and row of the tile that is turned over in the picture."""
_SHOWN: Final = 19
"""Whose tile that is."""


def paint_belt_form(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A belt that comes round, with luggage on it."""
    theme = look.theme
    wide = min(rect.width(), rect.height() * 2.0)
    middle = QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.33)
    far, near = wide * 0.41, rect.height() * 0.2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = rect.height() * 0.19
    for grow, colour in ((thick, theme.board), (thick * 0.8, mix(theme.board, theme.metal, 0.3))):
        painter.setPen(QPen(colour, grow))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, far, near)
    turns = [(number + 0.5) / _ON_BELT * math.tau for number in range(_ON_BELT)]
    # What is far away stands behind.
    for number, turn in sorted(enumerate(turns), key=lambda each: math.sin(each[1])):
        depth = math.sin(turn)
        high = rect.height() * (0.33 + 0.1 * depth)
        size = QRectF(0, 0, high * TILE.width() / TILE.height(), high)
        foot = middle + QPointF(math.cos(turn) * far, depth * near)
        size.moveCenter(QPointF(foot.x(), foot.y() - high * 0.42))
        paint_tile(painter, size, number % len(KINDS), look)


def paint_memory_form(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Three rows of six tiles, one of them turned over."""
    across, down = 6, 3
    high = rect.height() / down
    wide = min(rect.width() / across, high * 1.15)
    left = rect.center().x() - wide * across / 2
    for row in range(down):
        for column in range(across):
            place = QRectF(left + column * wide, rect.top() + row * high, wide, high)
            if (column, row) != _TURNED:
                kind = (column + row * 2) % len(KINDS)
                paint_tile(painter, place.adjusted(3, 2, -3, -2), kind, look)
    column, row = _TURNED
    turned = QRectF(left + column * wide, rect.top() + row * high, wide, high)
    more = high * 0.3
    paint_reverse(painter, turned.adjusted(-more, -more, more, more), _SHOWN, look)

"""The table of Pack the Essentials: the list of the smallest of the four largest groups."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.kit.words import Texts
from ui.look import brushes
from ui.look.palette import Theme
from ui.look.paths import pen
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "3B": "Balanced Wardrobe",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each tile in the largest group of your weakest colour",
    "unit": "%n tile(s)",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A pair of scales with the same on either side."""
    line = theme.metal_shade
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(line, 2.0))
    painter.drawLine(QPointF(20, 8), QPointF(20, 31))
    painter.drawLine(QPointF(14, 32), QPointF(26, 32))
    painter.drawLine(QPointF(8.5, 11), QPointF(31.5, 11))
    for middle, colour in ((9.5, 0), (30.5, 3)):
        painter.setPen(pen(line, 0.9))
        painter.drawLine(QPointF(middle, 11), QPointF(middle - 4.6, 22))
        painter.drawLine(QPointF(middle, 11), QPointF(middle + 4.6, 22))
        painter.save()
        painter.translate(middle - 3.6, 14.8)
        brushes.cloth(painter, [(0, 0)], 7.2, theme.fabrics[colour], seam=False)
        painter.restore()
        pan = QPainterPath(QPointF(middle - 5.6, 22))
        pan.lineTo(middle + 5.6, 22)
        pan.quadTo(middle, 28, middle - 5.6, 22)
        painter.setPen(pen(line, 0.9))
        painter.setBrush(theme.metal)
        painter.drawPath(pan)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    painter.drawEllipse(QPointF(20, 8), 2.2, 2.2)


LIST: Final = ShownList("smallest-group", NAMES, TEXTS, picture)

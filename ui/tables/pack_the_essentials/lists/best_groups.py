"""The table of Pack the Essentials: the list of groups that beat those of the others."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.kit.words import Texts
from ui.look.palette import Theme
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.cards import head, ink
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "3A": "Best in Show",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each colour in which your group is the largest, {tie} if tied",
    "rule-alone": "{points} for each colour group of more than {mark} tiles, {tie} for exactly "
    "{mark}",
    "unit": "%n colour(s)",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A rosette."""
    painter.setPen(pen(theme.accent, 1.0))
    painter.setBrush(theme.accent)
    for way in (-1, 1):
        tail = QPainterPath(QPointF(20, 20))
        tail.lineTo(20 + way * 9, 34)
        tail.lineTo(20 + way * 4.6, 32.4)
        tail.lineTo(20 + way * 1.8, 35)
        tail.closeSubpath()
        painter.drawPath(tail)
    flower = QPainterPath()
    flower.setFillRule(Qt.FillRule.WindingFill)
    for step in range(10):
        turn = math.radians(step * 36)
        flower.addEllipse(QPointF(20 + 8.2 * math.cos(turn), 16.5 + 8.2 * math.sin(turn)), 3.3, 3.3)
    flower.addEllipse(QPointF(20, 16.5), 8, 8)
    painter.setPen(pen(theme.metal_shade, 1.0))
    painter.setBrush(theme.metal)
    painter.drawPath(flower.simplified())
    painter.setBrush(theme.tag)
    painter.drawEllipse(QPointF(20, 16.5), 6.8, 6.8)
    head(painter, QPointF(20, 17), 4.5, theme.fabrics[2].base, ink(theme, 2))


LIST: Final = ShownList("best-groups", NAMES, TEXTS, picture)

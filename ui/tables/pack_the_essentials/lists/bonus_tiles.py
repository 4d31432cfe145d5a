"""The table of Pack the Essentials: the list of bonus tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from ui.kit.words import Texts
from ui.look.palette import Theme
from ui.look.paths import pen
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "2C": "Sock Drawer",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each bonus tile, either side up",
    "unit": "%n packed",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A sock and a pair of briefs."""
    sock = QPainterPath(QPointF(8, 7))
    sock.lineTo(16.4, 7)
    sock.lineTo(16.4, 20)
    sock.cubicTo(17, 23.5, 23, 23, 23, 27.4)
    sock.cubicTo(23, 31.6, 17, 31.6, 13.2, 29)
    sock.cubicTo(9, 26.2, 8, 24, 8, 20)
    sock.closeSubpath()
    fabric = theme.fabrics[1]
    painter.setPen(pen(fabric.edge, 1.2))
    painter.setBrush(fabric.base)
    painter.drawPath(sock)
    painter.drawLine(QPointF(8, 11), QPointF(16.4, 11))
    brief = QPainterPath(QPointF(19.5, 9))
    brief.lineTo(33.5, 9)
    brief.lineTo(33.7, 14)
    brief.quadTo(29.2, 14.8, 28.8, 20)
    brief.lineTo(24.2, 20)
    brief.quadTo(23.8, 14.8, 19.3, 14)
    brief.closeSubpath()
    fabric = theme.fabrics[3]
    painter.setPen(pen(fabric.edge, 1.2))
    painter.setBrush(fabric.base)
    painter.drawPath(brief)
    painter.drawLine(QPointF(19.5, 11.4), QPointF(33.5, 11.4))


LIST: Final = ShownList("bonus-tiles", NAMES, TEXTS, picture)

"""The table of Pack the Essentials: the list of cats on the edge."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.kit.words import Texts
from ui.look.palette import Theme, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.cards import head, ink
from ui.tables.pack_the_essentials.art.strokes import WHITE
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "2B": "Window Seats",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each cat or kitten on the edge",
    "unit": "%n on the edge",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A cat at an aeroplane's window."""
    window = QPainterPath()
    window.addRoundedRect(QRectF(9.5, 6.5, 21, 27), 9, 9)
    painter.setPen(pen(theme.metal_shade, 2.6))
    painter.setBrush(mix(theme.link, WHITE, 0.62) if not theme.dark else QColor("#5f93b5"))
    painter.drawPath(window)
    painter.save()
    painter.setClipPath(window)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WHITE)
    for x, y, radius in ((12, 15, 3.2), (16, 13.5, 3.8), (20, 15.4, 3), (28, 20, 3)):
        painter.drawEllipse(QPointF(x, y), radius, radius * 0.72)
    head(painter, QPointF(20, 28), 7.6, theme.fabrics[2].base, ink(theme, 2))
    painter.restore()
    # As wide as before: whatever passes the window is behind all of its frame.
    painter.setPen(pen(theme.metal_shade, 2.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(window)


LIST: Final = ShownList("edge-cats", NAMES, TEXTS, picture)

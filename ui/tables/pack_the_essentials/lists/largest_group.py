"""The table of Pack the Essentials: the list of the largest group."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from ui.kit.words import Texts
from ui.look import brushes
from ui.look.palette import Theme
from ui.look.paths import pen
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "3C": "Signature Colour",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each tile in your largest colour group",
    "unit": "%n tile(s)",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A crown over a group of one colour."""
    painter.save()
    painter.translate(8.4, 17)
    brushes.cloth(painter, [(0, 0), (1, 0), (2, 0)], 7.7, theme.fabrics[3], seam=False)
    brushes.cloth(painter, [(0, 1)], 7.7, theme.fabrics[3], seam=False)
    brushes.cloth(painter, [(1, 1), (2, 1)], 7.7, theme.fabrics[3], seam=False)
    painter.restore()
    crown = QPainterPath(QPointF(11, 15))
    for x, y in ((9.5, 6.5), (15, 10.5), (20, 5), (25, 10.5), (30.5, 6.5), (29, 15)):
        crown.lineTo(x, y)
    crown.closeSubpath()
    painter.setPen(pen(theme.metal_shade, 1.1))
    painter.setBrush(theme.metal)
    painter.drawPath(crown)


LIST: Final = ShownList("largest-group", NAMES, TEXTS, picture)

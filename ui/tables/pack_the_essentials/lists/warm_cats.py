"""The table of Pack the Essentials: the list of cats that touch clothing tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.kit.words import Texts
from ui.look import brushes
from ui.look.palette import Theme
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.cards import head, ink
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "2D": "Warm Laundry",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each cat or kitten touching {mark} or more clothing tiles",
    "unit": "%n warm",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A cat between two pieces of clothing, with warmth rising."""
    for left, colour in ((5.5, 0), (24.5, 1)):
        painter.save()
        painter.translate(left, 21.5)
        brushes.cloth(painter, [(0, 0)], 10.5, theme.fabrics[colour], seam=False)
        painter.restore()
    head(painter, QPointF(20, 25), 7.6, theme.fabrics[2].base, ink(theme, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.bad, 1.3))
    for x in (13, 20, 27):
        wave = QPainterPath(QPointF(x, 14))
        wave.cubicTo(x - 3, 11.5, x + 3, 9.5, x, 6.8)
        painter.drawPath(wave)


LIST: Final = ShownList("warm-cats", NAMES, TEXTS, picture)

"""The table of Pack the Essentials: the list of tiles that touch all other colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from ui.kit.words import Texts
from ui.look import brushes
from ui.look.palette import Theme
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "3D": "Mix and Match",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each tile that touches all three other colours",
    "unit": "%n tile(s)",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """One tile in the middle of three others."""
    size = 9.0
    for column, row, colour in ((1, 0, 0), (0, 1, 1), (2, 1, 3)):
        painter.save()
        painter.translate(6.5 + column * size, 9.5 + row * size)
        brushes.cloth(painter, [(0, 0)], size, theme.fabrics[colour], seam=False)
        painter.restore()
    painter.save()
    painter.translate(6.5 + size, 9.5 + size)
    brushes.cloth(painter, [(0, 0), (0, 1)], size, theme.fabrics[2], seam=False)
    painter.restore()


LIST: Final = ShownList("mixed-tiles", NAMES, TEXTS, picture)

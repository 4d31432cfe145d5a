"""The table of Pack the Essentials: the list of full blocks."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from ui.kit.words import Texts
from ui.look.palette import Theme
from ui.tables.pack_the_essentials.art.cards import case
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "1D": "Packing Cubes",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each full {size}×{size} block",
    "unit": "%n full block(s)",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A full block in a suitcase."""
    case(painter, theme, 6, 5, {(x, y) for x in (1, 2, 3) for y in (1, 2, 3)}, 3)


LIST: Final = ShownList("blocks", NAMES, TEXTS, picture)

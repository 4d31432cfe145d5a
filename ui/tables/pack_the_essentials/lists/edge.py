"""The table of Pack the Essentials: the list of full spaces on the edge."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from ui.kit.words import Texts
from ui.look.palette import Theme
from ui.tables.pack_the_essentials.art.cards import case
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "1C": "Zip It Up",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for every {per} full spaces on the edge",
    "unit": "%n pair(s) on the edge",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A suitcase that is full all around."""
    around = {(x, y) for x in range(5) for y in range(4) if x in (0, 4) or y in (0, 3)}
    case(painter, theme, 5, 4, around, 2)


LIST: Final = ShownList("edge", NAMES, TEXTS, picture)

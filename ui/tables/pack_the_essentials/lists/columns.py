"""The table of Pack the Essentials: the list of full columns."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from ui.kit.words import Texts
from ui.look.palette import Theme
from ui.tables.pack_the_essentials.art.cards import case
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "1A": "Columns",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each full column",
    "unit": "%n full column(s)",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """Two full columns of a suitcase."""
    case(painter, theme, 5, 4, {(x, y) for x in (1, 3) for y in range(4)}, 0)


LIST: Final = ShownList("columns", NAMES, TEXTS, picture)

"""The table of Pack the Essentials: the list of full rows."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from ui.kit.words import Texts
from ui.look.palette import Theme
from ui.tables.pack_the_essentials.art.cards import case
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "1B": "Rows",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each full row",
    "unit": "%n full row(s)",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """Two full rows of a suitcase."""
    case(painter, theme, 5, 4, {(x, y) for x in range(5) for y in (0, 2)}, 1)


LIST: Final = ShownList("rows", NAMES, TEXTS, picture)

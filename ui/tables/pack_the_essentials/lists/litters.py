"""The table of Pack the Essentials: the list of sets of cats in all colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from ui.kit.words import Texts
from ui.look.palette import Theme
from ui.tables.pack_the_essentials.art.cards import head, ink
from ui.tables.pack_the_essentials.lists import ShownList

NAMES: Final[Texts] = {
    "2A": "Full Litter",
}
TEXTS: Final[Texts] = {
    "rule": "{points} for each set of cats or kittens in all four colours",
    "unit": "%n set(s)",
}


def picture(painter: QPainter, theme: Theme) -> None:
    """A cat in each colour."""
    for index, fabric in enumerate(theme.fabrics):
        middle = QPointF(12.5 + 15 * (index % 2), 14 + 14 * (index // 2))
        head(painter, middle, 5.4, fabric.base, ink(theme, index))


LIST: Final = ShownList("litters", NAMES, TEXTS, picture)

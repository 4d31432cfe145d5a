"""The table of Carry On, its art: the things that are packed, each drawn once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.look.pencil import Pencil, paint_drawing
from ui.tables.carry_on.art.things import clothing, documents, gadgets, hygiene, souvenir

Draw = Callable[[Pencil], None]

_DRAWN: Final[tuple[Draw, ...]] = (
    *clothing.THINGS,
    *documents.THINGS,
    *gadgets.THINGS,
    *hygiene.THINGS,
    souvenir.snow_globe,
)

THINGS: Final = tuple(draw.__name__ for draw in _DRAWN)
"""What the cards show, by words such as `socks`; a card's number is its place here."""


def paint_thing(painter: QPainter, rect: QRectF, card: int) -> None:
    """The thing of a card, 0 to 24, alone: nothing lies below it."""
    paint_drawing(painter, rect, _DRAWN[card])

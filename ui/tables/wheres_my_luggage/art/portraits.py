"""The table of Where's My Luggage?, its art: the thirty passengers (WL-2), each a portrait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.look.pencil import Pencil, portrait
from ui.look.style import Look
from ui.tables.wheres_my_luggage.art.passengers import (
    backpack,
    carpet_bag,
    duffel,
    roller,
    silver_case,
    trunk,
)

Sit = Callable[[Pencil], None]

_GROUPS: Final = (roller, trunk, silver_case, carpet_bag, duffel, backpack)
_SITTERS: Final[tuple[tuple[str, str, Sit], ...]] = tuple(
    sitter for group in _GROUPS for sitter in group.SITTERS
)

IDS: Final = tuple(word for word, _, _ in _SITTERS)
"""The passengers' words, `pirate` first; a passenger's number is its place here (WL-2)."""


def kind_of(passenger: int) -> int:
    """The luggage type, 0 to 5, of a passenger, 0 to 29."""
    return passenger // 5


def paint_portrait(painter: QPainter, rect: QRectF, passenger: int, look: Look) -> None:
    """A passenger, head and shoulders, in a square window with rounded corners in `rect`."""
    _, wall, sit = _SITTERS[passenger]
    portrait(painter, rect, QColor(wall), look.theme, sit)

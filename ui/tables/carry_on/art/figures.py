"""The table of Carry On, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.figures import SizedPicture, Thing, arrow, drawn, row
from ui.look.style import Look
from ui.tables.carry_on.art.cards import paint_card, paint_essential
from ui.tables.carry_on.art.signs import SOUVENIR, TYPES
from ui.tables.carry_on.art.suitcase import paint_packed
from ui.tables.carry_on.art.tags import paint_back, paint_carry_on, paint_luggage, paint_upgrade

_HIGH: Final = 132.0


def _card(card: int) -> Thing:
    def draw(painter: QPainter, rect: QRectF, look: Look, words: Any) -> None:
        paint_card(painter, rect, card, words.thing(card), look)

    return Thing(90, draw)


def _packed(*cards: int) -> Thing:
    return drawn(230, paint_packed, cards)


def _type(kind: int, *, filled: bool = True, wild: bool = False) -> Thing:
    def draw(painter: QPainter, rect: QRectF, look: Look, _: Any) -> None:
        paint_essential(painter, rect, kind, look, filled=filled, wild=wild)

    return Thing(64, draw, lambda words: words.type(TYPES if wild else kind))


_SMALL: Final = drawn(90, paint_luggage, 23, "")
_LARGE: Final = drawn(90, paint_luggage, 32, "")
_HAND: Final = drawn(90, paint_back, "items")
_KEPT: Final = drawn(90, paint_carry_on, "", 7)
_TURNED: Final = drawn(90, paint_upgrade, "", (23, 32))

FIGURES: Final[Mapping[str, SizedPicture]] = {
    "cards": row(_HIGH, *map(_card, (0, 9, 14, 23, SOUVENIR))),
    "passing": row(_HIGH, arrow(left=True), _HAND, _card(3), arrow(), _packed(3)),
    "weights": row(_HIGH, _packed(5, 4, 11, 16, 23), _SMALL, _LARGE),
    "upgrade": row(_HIGH, _SMALL, _KEPT, arrow(), _TURNED),
    "essentials": row(64, *map(_type, range(TYPES - 1)), _type(TYPES - 1, wild=True)),
}

"""The table of Carry On, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.figures import Figure, Thing, arrow, row
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


def _limit(limit: int) -> Thing:
    return Thing(90, lambda p, rect, look, _: paint_luggage(p, rect, limit, "", look))


def _packed(*cards: int) -> Thing:
    return Thing(230, lambda p, rect, look, _: paint_packed(p, rect, cards, look))


def _type(kind: int, *, filled: bool = True, wild: bool = False) -> Thing:
    def draw(painter: QPainter, rect: QRectF, look: Look, _: Any) -> None:
        paint_essential(painter, rect, kind, look, filled=filled, wild=wild)

    return Thing(64, draw, lambda words: words.type(TYPES if wild else kind))


_HAND: Final = Thing(90, lambda p, rect, look, _: paint_back(p, rect, "items", look))
_KEPT: Final = Thing(90, lambda p, rect, look, _: paint_carry_on(p, rect, "Carry On", 7, look))
_TURNED: Final = Thing(90, lambda p, rect, look, _: paint_upgrade(p, rect, "", (23, 32), look))

FIGURES: Final[Mapping[str, Figure]] = {
    "cards": row(_HIGH, *map(_card, (0, 9, 14, 23, SOUVENIR))),
    "passing": row(_HIGH, _card(3), arrow(), _packed(3), _HAND, arrow()),
    "weights": row(_HIGH, _packed(5, 4, 11, 16, 23), _limit(23), _limit(32)),
    "upgrade": row(_HIGH, _limit(23), _KEPT, arrow(), _TURNED),
    "essentials": row(64, *map(_type, range(TYPES - 1)), _type(TYPES - 1, wild=True)),
}

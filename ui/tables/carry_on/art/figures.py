"""The table of Carry On, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.figures import SizedPicture, Thing, arrow, drawn, row
from ui.look.style import Look
from ui.tables.carry_on.art.cards import paint_card, paint_essential
from ui.tables.carry_on.art.signs import SOUVENIR, TYPES
from ui.tables.carry_on.art.suitcase import paint_packed
from ui.tables.carry_on.art.tags import paint_back, paint_carry_on, paint_luggage, paint_upgrade

if TYPE_CHECKING:
    from ui.tables.carry_on.words import Words

_HIGH: Final = 132.0


def _card(words: Words, card: int) -> Thing:
    return drawn(90, paint_card, card, words.thing(card))


def _packed(*cards: int) -> Thing:
    return drawn(230, paint_packed, cards)


def _type(words: Words, kind: int, *, wild: bool = False) -> Thing:
    def draw(painter: QPainter, rect: QRectF, look: Look) -> None:
        paint_essential(painter, rect, kind, look, filled=True, wild=wild)

    return Thing(64, draw, words.type(TYPES if wild else kind))


_SMALL: Final = drawn(90, paint_luggage, 23, "")
_LARGE: Final = drawn(90, paint_luggage, 32, "")
_HAND: Final = drawn(90, paint_back, "items")
_KEPT: Final = drawn(90, paint_carry_on, "", 7)
_TURNED: Final = drawn(90, paint_upgrade, "", (23, 32))


def intro(_words: Words) -> SizedPicture:
    """Return the picture that introduces the game: how much may what is packed weigh?"""
    return row(_HIGH, _packed(5, 4, 11, 16, 23), _SMALL, _LARGE)


def figures(words: Words) -> Mapping[str, SizedPicture]:
    """Return the pictures by name."""
    cards = [_card(words, card) for card in (0, 9, 14, 23, SOUVENIR)]
    types = [_type(words, kind) for kind in range(TYPES - 1)]
    wild = _type(words, TYPES - 1, wild=True)
    return {
        "cards": row(_HIGH, *cards),
        "passing": row(_HIGH, arrow(left=True), _HAND, _card(words, 3), arrow(), _packed(3)),
        "weights": row(_HIGH, _packed(5, 4, 11, 16, 23), _SMALL, _LARGE),
        "upgrade": row(_HIGH, _SMALL, _KEPT, arrow(), _TURNED),
        "essentials": row(64, *types, wild),
    }

"""The table of Carry On, its art: every picture on a few sheets, to look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ui.look.art_sheet import PaintedSheet
from ui.look.style import Look
from ui.tables.carry_on import art
from ui.tables.carry_on.words import Words

SIZES: Final = (24, 48, 96, 200)
"""Sides of the things on the sheets, in pixels."""
GOALS: Final = (*[((3, 5), (4, 8))] * 4, ((2, 5), (3, 8)), ((1, 5), (2, 8)), ((1, 20),), ())
"""What the characters want, as the box has it (CO-4)."""
_IN_LINE: Final = 6
_WIDE: Final = 116
_HIGH: Final = 168


def sheets(look: Look, words: Words) -> Mapping[str, Callable[[], QWidget]]:
    """The things at the sizes at which they must still read, all cards, and all else."""
    things = -(-len(art.THINGS) // _IN_LINE)
    made: dict[str, Callable[[], QWidget]] = {}
    for side in SIZES:
        size = QSizeF(_IN_LINE, things) * side * 1.12
        made[f"things-{side}"] = partial(PaintedSheet, look, size, partial(_things, side=side))
    size = QSizeF(9 * _WIDE, 4 * _HIGH)
    made["cards"] = partial(PaintedSheet, look, size, partial(_cards, words=words))
    made["people"] = partial(PaintedSheet, look, QSizeF(8 * 110, 620), _people)
    made["cases"] = partial(PaintedSheet, look, QSizeF(720, 700), _cases)
    return made


def _things(painter: QPainter, look: Look, side: float) -> None:
    """All things and the souvenir, each on its type's paper."""
    for card in range(len(art.THINGS)):
        line, column = divmod(card, _IN_LINE)
        left, top = (column * 1.12 + 0.06) * side, (line * 1.12 + 0.06) * side
        room = QRectF(left, top, side, side)
        painter.fillRect(room, art.ground_of(art.type_of(card), look.theme))
        art.paint_thing(painter, room, card)


def _cards(painter: QPainter, look: Look, words: Words) -> None:
    """Every card, then the backs."""

    def room(index: int) -> QRectF:
        return QRectF(index % 9 * _WIDE + 4, index // 9 * _HIGH + 4, _WIDE - 8, _HIGH - 8)

    for card in range(len(art.THINGS)):
        art.paint_card(painter, room(card), card, words.thing(card), look)
    for who, goals in enumerate(GOALS):
        art.paint_character(painter, room(25 + who), who, words.character(who), goals, look)
    for index, back in enumerate(art.BACKS):
        art.paint_back(painter, room(33 + index), back, look)


def _people(painter: QPainter, look: Look) -> None:
    """The characters in three sizes, what else is a card, chips, slots and signs."""
    for who in range(len(art.CHARACTERS)):
        art.paint_portrait(painter, QRectF(who * 110 + 4, 4, 100, 100), who, look)
        art.paint_portrait(painter, QRectF(who * 110 + 4, 112, 48, 48), who, look)
        art.paint_portrait(painter, QRectF(who * 110 + 64, 112, 28, 28), who, look)
    art.paint_luggage(painter, QRectF(4, 176, 130, 190), 23, "", look)
    art.paint_luggage(painter, QRectF(144, 176, 130, 190), 32, "", look)
    art.paint_carry_on(painter, QRectF(284, 176, 130, 190), "Carry On", 7, look)
    art.paint_upgrade(painter, QRectF(424, 176, 130, 190), "Upgrade", (23, 32), look)
    art.emblem(painter, QRectF(570, 176, 190, 190), look)
    art.emblem(painter, QRectF(780, 176, 48, 48), look)
    for card in range(len(art.THINGS)):
        art.paint_chip(painter, QRectF(4 + card * 34, 384, 28, 40), card, look)
        art.paint_chip(
            painter, QRectF(4 + card % 13 * 66, 432 + card // 13 * 92, 60, 86), card, look
        )
    for kind in range(art.TYPES):
        for column, (filled, wild) in enumerate(((True, False), (True, True), (False, False))):
            slot = QRectF(780 + column * 32, 240 + kind * 32, 28, 28)
            art.paint_essential(painter, slot, kind, look, filled=filled, wild=wild)
    for index, sign in enumerate(art.SIGNS):
        art.paint_sign(painter, QRectF(570 + index * 22, 366, 16, 16), sign, look.theme.ink)


def _cases(painter: QPainter, look: Look) -> None:
    """Open suitcases from large to a strip, and the pieces of luggage alone."""
    cards = (0, 7, 14, 21, 24, 5, 17)
    rooms = ((10, 10, 700, 230), (10, 260, 340, 190), (370, 260, 340, 60), (370, 340, 240, 36))
    for count, room in zip((7, 6, 5, 3), rooms, strict=True):
        art.paint_packed(painter, QRectF(*room), cards[:count], look)
    art.paint_suitcase(painter, QRectF(10, 470, 200, 200), large=False)
    art.paint_suitcase(painter, QRectF(230, 470, 200, 200), large=True)
    art.paint_suitcase(painter, QRectF(450, 470, 28, 28), large=False)
    art.paint_suitcase(painter, QRectF(490, 470, 28, 28), large=True)

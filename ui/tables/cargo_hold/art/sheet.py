"""The table of Cargo Hold, its art: every picture on a few sheets, to look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine import catalog
from engine.core import GameId
from engine.games.cargo_hold.components import Components
from ui.look.art_sheet import PaintedSheet
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.tables.cargo_hold import art

SIZES: Final = (24, 48, 96, 200)
"""Sides of the things on the sheets, in pixels."""
_WIDE: Final = 116
_HIGH: Final = 168
_ALL: Final = range(len(art.CARDS))


def sheets(look: Look, words: object) -> Mapping[str, Callable[[], QWidget]]:  # noqa: ARG001
    """The pictures at the sizes at which they must still read, all cards, and all else.

    What is written on them are the ids, whatever the words.
    """
    made: dict[str, Callable[[], QWidget]] = {}
    for side in SIZES:
        size = QSizeF(8, 3) * side * 1.12
        made[f"things-{side}"] = partial(PaintedSheet, look, size, partial(_things, side=side))
    made["cards"] = partial(PaintedSheet, look, QSizeF(8 * _WIDE, 3 * _HIGH + 160), _cards)
    made["marks"] = partial(PaintedSheet, look, QSizeF(880, 330), _marks)
    made["crates"] = partial(PaintedSheet, look, QSizeF(980, 400), _crates)
    made["trail"] = partial(PaintedSheet, look, QSizeF(980, 560), _trail)
    return made


def _figures(card: int) -> tuple[int, ...]:
    box = catalog.game(GameId("cargo_hold")).box
    assert isinstance(box, Components)
    return art.figures_of(card, box)


def _name(card: int) -> str:
    return art.CARDS[card].replace("_", " ").title()


def _things(painter: QPainter, look: Look, side: float) -> None:
    """All pictures, each on its sort's paper."""
    for card in _ALL:
        line, column = divmod(card, 8)
        room = QRectF((column * 1.12 + 0.06) * side, (line * 1.12 + 0.06) * side, side, side)
        painter.fillRect(room, art.ground_of(art.sort_of(card), look.theme))
        art.paint_thing(painter, room, card)


def _cards(painter: QPainter, look: Look) -> None:
    """Every card, then all in a fan, of which strips are seen."""
    for card in _ALL:
        line, column = divmod(card, 8)
        room = QRectF(column * _WIDE + 4, line * _HIGH + 4, _WIDE - 8, _HIGH - 8)
        effect = "What it does is said here." if card % 2 else ""
        art.paint_card(painter, room, card, _figures(card), _name(card), look, effect=effect)
    for card in _ALL:
        room = QRectF(4 + card * 25, 3 * _HIGH + 8, 100, 146)
        art.paint_card(painter, room, card, _figures(card), _name(card), look)
    art.paint_back(painter, QRectF(708, 3 * _HIGH + 8, 100, 146), look)
    art.paint_extension(painter, QRectF(814, 3 * _HIGH + 8, 100, 146), "Extension", look)


def _marks(painter: QPainter, look: Look) -> None:
    """Chips in two sizes, signs, strengths and money from large to small."""
    for card in _ALL:
        art.paint_chip(painter, QRectF(4 + card * 36, 4, 32, 46), card, _figures(card), look)
        room = QRectF(4 + card % 12 * 72, 56 + card // 12 * 102, 66, 96)
        art.paint_chip(painter, room, card, _figures(card), look)
    for index, sign in enumerate(art.SIGNS):
        for side, left in ((24.0, 4.0), (16.0, 34.0), (10.0, 56.0)):
            room = QRectF(left + index * 72, 264, side, side)
            art.paint_sign(painter, room, sign, look.theme.ink)
    at = 4.0
    for points, side in ((0, 34.0), (2, 28.0), (7, 22.0), (12, 16.0)):
        art.paint_strength(painter, QRectF(at, 294, side, side), "attack", points, look)
        art.paint_strength(painter, QRectF(at + 36, 294, side, side), "defence", points, look)
        art.paint_coin(painter, QRectF(at + 640, 294, side, side), look)
        at += 80.0


def _crates(painter: QPainter, look: Look) -> None:
    """Deliveries in all states, each in three sizes, then wagons and the game's picture."""
    for index, (turns, extended) in enumerate(((1, False), (2, True), (1, True), (0, True))):
        crate = partial(art.paint_crate, painter, look=look, turns=turns, extended=extended)
        colour = COLOURS[index]
        crate(QRectF(8 + index * 190, 8, 180, 150), colour=colour, cards=index * 3 + 1)
        crate(QRectF(8 + index * 190, 166, 72, 60), colour=colour, cards=index + 1)
        crate(QRectF(92 + index * 190, 166, 48, 40), colour=colour)
        crate(QRectF(146 + index * 190, 166, 29, 24))
    art.paint_open_crate(painter, QRectF(768, 8, 204, 170), look, colour="plum")
    for index, colour in enumerate(COLOURS):
        for side, left, top in ((72.0, 4.0, 240.0), (34.0, 4.0, 320.0), (24.0, 42.0, 320.0)):
            room = QRectF(left + index * 78, top, side, side)
            art.paint_wagon(painter, room, colour, look)
    for side, left in ((160.0, 640.0), (64.0, 810.0), (28.0, 884.0)):
        art.emblem(painter, QRectF(left, 234, side, side), look)


def _trail(painter: QPainter, look: Look) -> None:
    """The ground, with roads on it, a ledger, and the places of the piles."""
    art.paint_trail(painter, QRectF(0, 0, 980, 560), look)
    money = (300, 450, 1100, 450, 0, 0, 150, 950)
    for top, high, owned in ((110, 90, money), (220, 60, (0,) * 8), (300, 44, (1200, 1150))):
        road = QRectF(150, top, 680, high)
        art.paint_track(painter, road, 1200, look)
        spots = zip(art.track_spots(road, owned, 1200), COLOURS, strict=False)
        for spot, colour in sorted(spots, key=lambda one: one[0].top()):
            art.paint_wagon(painter, spot, colour, look)
    art.paint_place(painter, QRectF(160, 360, 76, 111), "deck", look)
    art.paint_place(painter, QRectF(250, 360, 76, 111), "discard", look)
    art.paint_ledger(painter, QRectF(360, 360, 220, 120), 4, look)

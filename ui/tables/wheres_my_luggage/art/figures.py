"""The table of Where's My Luggage?, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.figures import SizedPicture, Thing, arrow, drawn, grid, row
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.tables.wheres_my_luggage.art.cards import paint_card, paint_deck
from ui.tables.wheres_my_luggage.art.forms import paint_belt_form, paint_memory_form
from ui.tables.wheres_my_luggage.art.furniture import paint_gate_tag, paint_key
from ui.tables.wheres_my_luggage.art.luggage import KINDS, paint_reverse, paint_tile
from ui.tables.wheres_my_luggage.art.marks import MARKS, Mark, paint_mark
from ui.tables.wheres_my_luggage.art.pairs import paint_pair

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.words import Words

_HIGH: Final = 132.0
_KNIGHT: Final = 6
_OTHER: Final = 8


def _kind(words: Words, kind: int) -> Thing:
    return Thing(88, lambda p, rect, look: paint_tile(p, rect, kind, look), words.type(kind))


def _passenger(words: Words, passenger: int) -> Thing:
    return drawn(90, paint_card, passenger, words.passenger(passenger))


def _mark(words: Words, mark: Mark) -> Thing:
    return Thing(90, lambda p, rect, look: paint_mark(p, rect, mark, look), words.mark(mark))


def _gate(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The lane across the belt, its plate above, the suitcase in it, and the key below."""
    theme, unit = look.theme, rect.height() / 150
    colour = theme.player(COLOURS[0])
    lane = QRectF(rect.center().x() - 38 * unit, rect.top() + 26 * unit, 76 * unit, 84 * unit)
    belt = QRectF(rect.left(), lane.top() + 14 * unit, rect.width(), 62 * unit)
    painter.fillRect(belt, theme.board)
    pale = type(colour)(colour)
    pale.setAlphaF(0.35)
    painter.fillRect(lane, pale)
    for number in range(5):
        spot = QRectF(rect.left() + (8 + 80 * number) * unit, belt.top() - 8 * unit, 0, 0)
        spot.setSize(QRectF(0, 0, 64 * unit, 56 * unit).size())
        paint_tile(painter, spot, number % len(KINDS), look)
    tag = QRectF(lane.center().x() - 22 * unit, rect.top(), 44 * unit, 34 * unit)
    paint_gate_tag(painter, tag, "S", COLOURS[0], look)
    key = QRectF(lane.center().x() - 20 * unit, rect.bottom() - 36 * unit, 40 * unit, 34 * unit)
    paint_key(painter, key, "S", look, pressed=False, colour=COLOURS[0])


_TILE: Final = drawn(90, paint_reverse, _KNIGHT)
_PAIR: Final = drawn(190, paint_pair, _KNIGHT, _KNIGHT)
_DRAW: Final = drawn(90, paint_deck, 4)
_WAIT: Final = drawn(90, paint_deck, 2, waiting=True)


def intro(words: Words) -> SizedPicture:
    """Return the picture that introduces the game: a passenger, and their luggage on the belt."""
    return row(_HIGH, _passenger(words, _KNIGHT), arrow(), drawn(270, paint_belt_form))


def memory_intro(words: Words) -> SizedPicture:
    """Return the picture for the form from memory: a passenger, and tiles, one of them turned."""
    return row(_HIGH, _passenger(words, _KNIGHT), arrow(), drawn(230, paint_memory_form))


INTROS: Final = {"memory": memory_intro}
"""Pictures that introduce a form of its own."""


def figures(words: Words) -> Mapping[str, SizedPicture]:
    """Return the pictures by name."""
    knight, other = _passenger(words, _KNIGHT), _passenger(words, _OTHER)
    return {
        "belt": row(190, drawn(420, paint_belt_form)),
        "kinds": grid(80, 3, *(_kind(words, kind) for kind in range(len(KINDS)))),
        "look": row(_HIGH, knight, arrow(), _TILE, arrow(), _PAIR),
        "marks": row(78, *(_mark(words, mark) for mark in MARKS)),
        "decks": row(_HIGH, _DRAW, arrow(), other, arrow(), _WAIT),
        "gate": row(150, Thing(400, _gate)),
        "memory": row(200, drawn(360, paint_memory_form)),
    }

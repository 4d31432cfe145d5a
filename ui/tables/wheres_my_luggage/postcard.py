"""The table of Where's My Luggage?: the picture of a postcard: all that one player has found."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.games.wheres_my_luggage.view import Pair
from ui.bridge.outcome import Outcome
from ui.kit.showcase import GAP, LINE, WORDS_PX, paint_title, shown_seat
from ui.look.style import Look
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.pictures import PAIR_ASPECT, counts, rounds_of
from ui.tables.wheres_my_luggage.words import Words

_MAX_PAIR_WIDTH: Final = 240.0
"""A pair that is wider than this looks coarse, in pixels of a postcard."""
_ROUND_GAP: Final = 0.2
"""Between rounds, in heights of a pair."""


def paint(painter: QPainter, room: QRectF, look: Look, outcome: Outcome, words: Words) -> None:
    """Paint the pairs of the one human player, else of whoever came first; there may be none.

    Each round begins a line of its own.
    """
    del words
    seat = shown_seat(outcome)
    rounds = [seats[seat] for seats in rounds_of(outcome) if seats[seat]]
    inside = room.adjusted(0, LINE + GAP, 0, 0)

    def wide(across: int) -> float:
        """The width of pairs of which at most so many lie in a line, with the gap."""
        down = _height(rounds, across)
        return min(inside.width() / across, inside.height() / down / PAIR_ASPECT, _MAX_PAIR_WIDTH)

    most = max(map(len, rounds), default=1)
    across = max(range(1, most + 1), key=wide)
    side = wide(across)
    high = side * PAIR_ASPECT
    tall = _height(rounds, across) * high
    block = QRectF(0, 0, max(across * side, inside.width() * 0.6), tall + LINE + GAP)
    block.moveCenter(room.center())
    title = QRectF(block.left(), block.top(), block.width(), LINE)
    name, pairs = outcome.players[seat].name, [pair for each in rounds for pair in each]
    paint_title(painter, title, look, name, counts(pairs), WORDS_PX)
    left, top = block.center().x() - across * side / 2, title.bottom() + GAP
    for each in rounds:
        for line in _lines(each, across):
            for column, pair in enumerate(line):
                spot = QRectF(left + column * side, top, side, high).adjusted(3, 3, -3, -3)
                art.paint_pair(painter, spot, pair.passenger, pair.tile, look)
            top += high
        top += high * _ROUND_GAP


def _height(rounds: Sequence[Sequence[Pair]], across: int) -> float:
    """The height of all lines and of the gaps between rounds, in heights of a pair."""
    gaps = _ROUND_GAP * max(0, len(rounds) - 1)
    return max(1, sum(math.ceil(len(each) / across) for each in rounds)) + gaps


def _lines(pairs: Sequence[Pair], across: int) -> list[Sequence[Pair]]:
    """The pairs of a round in lines that are nearly alike: none has one pair beside full ones."""
    long = math.ceil(len(pairs) / math.ceil(len(pairs) / across))
    return [pairs[first : first + long] for first in range(0, len(pairs), long)]

"""The table of Where's My Luggage?: the picture of a postcard: all that one player has found."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.bridge.outcome import Outcome
from ui.kit.showcase import GAP, LINE, WORDS_PX, paint_title, shown_seat
from ui.look.style import Look
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.pictures import PAIR_ASPECT, counts, rounds_of
from ui.tables.wheres_my_luggage.words import Words

_MAX_PAIR_WIDTH: Final = 240.0
"""A pair that is wider than this looks coarse, in pixels of a postcard."""


def paint(painter: QPainter, room: QRectF, look: Look, outcome: Outcome, words: Words) -> None:
    """Paint the pairs of the one human player, else of whoever came first; there may be none."""
    del words
    seat = shown_seat(outcome)
    pairs = [pair for seats in rounds_of(outcome) for pair in seats[seat]]
    inside = room.adjusted(0, LINE + GAP, 0, 0)

    def wide(across: int) -> float:
        """The width of pairs of which so many lie in a row, with the gap."""
        down = max(1, math.ceil(len(pairs) / across))
        return min(inside.width() / across, inside.height() / down / PAIR_ASPECT, _MAX_PAIR_WIDTH)

    across = max(range(1, max(2, len(pairs) + 1)), key=wide)
    side = wide(across)
    high, down = side * PAIR_ASPECT, math.ceil(len(pairs) / across)
    block = QRectF(0, 0, max(across * side, inside.width() * 0.6), down * high + LINE + GAP)
    block.moveCenter(room.center())
    title = QRectF(block.left(), block.top(), block.width(), LINE)
    name = outcome.players[seat].name
    paint_title(painter, title, look, name, counts(pairs), WORDS_PX)
    left = block.center().x() - across * side / 2
    for number, pair in enumerate(pairs):
        row, column = divmod(number, across)
        spot = QRectF(left + column * side, title.bottom() + GAP + row * high, side, high)
        art.paint_pair(painter, spot.adjusted(3, 3, -3, -3), pair.passenger, pair.tile, look)

"""The table of Where's My Luggage?, its art: every picture on a few sheets, to look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ui.look.art_sheet import ArtSheet
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.art.luggage import PASSENGERS
from ui.tables.wheres_my_luggage.words import Words

SIZES: Final = (40, 80, 160)
"""Sides of the portraits on the sheets, in pixels."""
_IN_LINE: Final = 10
_KINDS: Final = len(art.KINDS)


def sheets(look: Look, words: Words) -> Mapping[str, Callable[[], QWidget]]:
    """The passengers at the sizes at which they must still read, cards, and all else."""
    names = [words.passenger(number) for number in range(len(words.box.passengers))]
    made: dict[str, Callable[[], QWidget]] = {
        f"passengers-{side}": partial(PassengerSheet, look, side) for side in SIZES
    }
    made["cards"] = partial(CardSheet, look, names)
    made["things"] = partial(ThingSheet, look)
    return made


class PassengerSheet(ArtSheet):
    """The thirty portraits, `side` pixels a side."""

    def __init__(self, look: Look, side: float, parent: QWidget | None = None) -> None:
        self._pitch = side * 1.12
        self._side = side
        lines = PASSENGERS // _IN_LINE
        size = QSizeF(_IN_LINE, lines) * self._pitch
        super().__init__(look, size + QSizeF(side, side) * 0.12, parent)

    def draw(self, painter: QPainter) -> None:
        """Paint the portraits."""
        for passenger in range(PASSENGERS):
            line, column = divmod(passenger, _IN_LINE)
            at = QPointF(column, line) * self._pitch + QPointF(self._side, self._side) * 0.12
            art.paint_portrait(
                painter, QRectF(at, QSizeF(self._side, self._side)), passenger, self.look
            )


class CardSheet(ArtSheet):
    """Every passenger's card and the label of their luggage, then what is lost."""

    def __init__(self, look: Look, names: Sequence[str], parent: QWidget | None = None) -> None:
        self._names = names
        super().__init__(look, QSizeF(_IN_LINE * 124 + 12, 3 * 340 + 190), parent)

    def draw(self, painter: QPainter) -> None:
        """Paint cards above labels."""
        for passenger, name in enumerate(self._names):
            line, column = divmod(passenger, _IN_LINE)
            left, top = column * 124 + 12, line * 340 + 12
            art.paint_card(painter, QRectF(left, top, 112, 164), passenger, name, self.look)
            art.paint_reverse(painter, QRectF(left, top + 172, 112, 150), passenger, self.look)
        for kind in range(_KINDS):
            room = QRectF(kind * 124 + 12, 3 * 340 + 12, 112, 150)
            art.paint_reverse(painter, room, PASSENGERS + kind, self.look)
        for left, paint in (
            (756, partial(art.paint_card_back)),
            (880, partial(art.paint_deck, count=7)),
            (1010, partial(art.paint_deck, count=4, waiting=True)),
            (1140, partial(art.paint_deck, count=0, waiting=True)),
        ):
            paint(painter, QRectF(left, 3 * 340 + 12, 112, 164), look=self.look)


class ThingSheet(ArtSheet):
    """Luggage, marks, pairs, the track with its pawns, keys, the banner and the emblem."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, QSizeF(1120, 760), parent)

    def draw(self, painter: QPainter) -> None:
        """Paint in lines, from the belt to the track."""
        look = self.look
        for kind in range(_KINDS):
            left = 20.0 + kind * 124
            art.paint_tile(painter, QRectF(left, 16, 112, 100), kind, look)
            art.paint_silhouette(painter, QRectF(left + 20, 124, 72, 64), kind, look)
            art.paint_pair_closed(painter, QRectF(left, 196, 112, 112), kind, look)
        for index, mark in enumerate(art.MARKS):
            art.paint_mark(painter, QRectF(790.0 + index * 104, 16, 88, 88), mark, look)
            art.paint_mark(painter, QRectF(820.0 + index * 104, 120, 28, 28), mark, look)
        for index, (passenger, tile) in enumerate(((0, 0), (6, 9), (22, 34))):
            room = QRectF(20.0 + index * 240, 324, 220, 132)
            art.paint_pair(painter, room, passenger, tile, look)
        art.paint_done(painter, QRectF(750, 340, 350, 100), "Done!", look, COLOURS[0])
        track = QRectF(20, 476, 704, 60)
        art.paint_track(painter, track, look)
        for seat, (points, place, of) in enumerate(((0, 0, 1), (7, 0, 2), (7, 1, 2), (21, 0, 1))):
            spot = art.track_spot(track, points, place, of)
            art.paint_pawn(painter, spot, COLOURS[seat], look)
            large = QRectF(760.0 + seat * 64, 476, 50, 65)
            art.paint_pawn(painter, large, COLOURS[seat], look)
        for index, word in enumerate(("A", "L", "Ctrl", "Enter")):
            room = QRectF(20.0 + index * 76, 560, 66, 48)
            colour = COLOURS[index]
            art.paint_key(painter, room, word, look, pressed=index == 1, colour=colour)
        art.emblem(painter, QRectF(400, 560, 180, 180), look)
        art.emblem(painter, QRectF(600, 690, 40, 40), look)

"""The table of Where's My Luggage?: what everybody found in a match that is over, in pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE
from engine.games.wheres_my_luggage.view import LuggageView, Pair
from ui.bridge.outcome import Outcome
from ui.bridge.seats import on_player_colour, player_colour
from ui.kit.mosaic import Mosaic
from ui.kit.words import listed
from ui.look import brushes, text
from ui.look.marks import paint_emblem
from ui.look.palette import faded
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.charts import read
from ui.tables.wheres_my_luggage.words import Words, many, say

Place: TypeAlias = tuple[Seat, int, int]
"""A pair: whose, of which round, and the how manieth of it, from 0."""

PAIR_ASPECT: Final = 120 / 200
"""Height of a pair by its width."""
_MIN_PAIRS_PER_ROW: Final = 4
"""Room for so many pairs in a row at least."""
_PAIR_GAP: Final = 10
_MAX_PAIR_WIDTH: Final = 170
"""Pixels of a pair at 100 %."""


class _Laid(NamedTuple):
    """Where everything is: a plate a seat, the names of rounds, and the pairs."""

    plates: tuple[QRectF, ...]
    rounds: tuple[tuple[QRectF, int, bool], ...]
    """Where a round's name is, which round, and whether nothing was found in it."""
    pairs: dict[Place, QRectF]


def rounds_of(outcome: Outcome) -> Sequence[Sequence[Sequence[Pair]]]:
    """All pairs of a match, by round and seat."""
    rounds = read(outcome).pairs
    if rounds:
        return rounds
    # How it came about is not known, but the last round lies open.
    view: LuggageView = outcome.view
    return (tuple(seat.checked for seat in view.seats),)


def counts(pairs: Sequence[Pair]) -> str:
    """How many of these pairs were found, and how many are lost luggage."""
    lost = sum(pair.tile >= FIRST_LOST_TILE for pair in pairs)
    words = [many("pairs-found", len(pairs) - lost)]
    return listed([*words, many("pairs-lost", lost)] if lost else words)


class Pictures(Mosaic):
    """All pairs of a match, seat by seat and round by round, as large as there is room for."""

    def __init__(
        self, look: Look, outcome: Outcome, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent=parent)
        self._players = outcome.players
        self._words = words
        self._rounds = rounds_of(outcome)
        self._laid = _Laid((), (), {})
        self.setAccessibleName(" ".join(self._said(Seat(seat)) for seat in range(self._count)))

    @property
    def pairs(self) -> dict[Place, Pair]:
        """All pairs that are shown."""
        return {
            (Seat(seat), number, index): pair
            for number, seats in enumerate(self._rounds, 1)
            for seat, pairs in enumerate(seats)
            for index, pair in enumerate(pairs)
        }

    def rect_of(self, place: Place) -> QRectF:
        """Where a pair is."""
        return self._laid.pairs[place]

    # Size ---------------------------------------------------------------------------------------

    @property
    def _count(self) -> int:
        return len(self._players)

    @property
    def _columns(self) -> int:
        most = max((len(pairs) for seats in self._rounds for pairs in seats), default=0)
        return max(_MIN_PAIRS_PER_ROW, most)

    def _plate(self) -> float:
        return QFontMetricsF(self.look.font(Role.STRONG)).height() + 8

    def _label(self) -> float:
        """The width of a round's name."""
        metrics = QFontMetricsF(self.look.font(Role.SMALL))
        names = [say("round-line", round=number + 1) for number in range(len(self._rounds))]
        return min(max(map(metrics.horizontalAdvance, names)) + 12, self.look.px(110))

    def _block(self, wide: float) -> float:
        """The height of a seat's block whose pairs are so wide."""
        return self._plate() + 4 + len(self._rounds) * (wide * PAIR_ASPECT + 4)

    def heightForWidth(self, width: int) -> int:
        """What seats below each other need at this width."""
        wide = min((width - self._label()) / self._columns, self.look.px(_MAX_PAIR_WIDTH))
        return int(self._count * self._block(wide) + (self._count - 1) * _PAIR_GAP)

    def sizeHint(self) -> QSize:
        """Of a size that faces can be told."""
        return QSize(self.look.px(620), self.heightForWidth(self.look.px(620)))

    def minimumSizeHint(self) -> QSize:
        """At least 40 pixels a pair."""
        high = self._count * self._block(40) + (self._count - 1) * _PAIR_GAP
        return QSize(int(self._label() + 40 * self._columns), int(high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.renew()

    # Layout -------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Lay them out anew."""
        best: tuple[float, int] = (0.0, 1)
        fixed = self._block(0)
        for across in range(1, self._count + 1):
            down = -(-self._count // across)
            wide = (self.width() - (across - 1) * 2 * _PAIR_GAP) / across - self._label()
            high = (self.height() - (down - 1) * _PAIR_GAP) / down - fixed
            pair = min(wide / self._columns, high / len(self._rounds) / PAIR_ASPECT)
            best = max(best, (pair, across))
        pair, across = best
        pair = min(pair, self.look.px(_MAX_PAIR_WIDTH))
        self._laid = self._laid_out(pair, across)
        self.update()

    def _laid_out(self, pair: float, across: int) -> _Laid:
        down = -(-self._count // across)
        label, plate = self._label(), self._plate()
        wide, high = label + pair * self._columns, self._block(pair)
        gap = min(3 * _PAIR_GAP, max(0.0, self.height() - down * high) / max(1, down - 1))
        plates: list[QRectF] = []
        rounds: list[tuple[QRectF, int, bool]] = []
        pairs: dict[Place, QRectF] = {}
        for seat in range(self._count):
            row, column = divmod(seat, across)
            here = min(across, self._count - row * across)
            side = max(0.0, self.width() - here * wide) / (here + 1)
            left = side + column * (wide + side)
            at = row * (high + gap)
            plates.append(QRectF(left, at, wide, plate))
            at += plate + 4
            for number, seats in enumerate(self._rounds, 1):
                tall = pair * PAIR_ASPECT
                room = QRectF(left, at, wide if not seats[seat] else label - 6, tall)
                rounds.append((room, number, not seats[seat]))
                for index in range(len(seats[seat])):
                    spot = QRectF(left + label + index * pair, at, pair - 4, tall)
                    pairs[Seat(seat), number, index] = QRectF(spot.toRect())
                at += tall + 4
        return _Laid(tuple(plates), tuple(rounds), pairs)

    # Painting -----------------------------------------------------------------------------------

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Plates with names, and what is painted of the pairs by now."""
        look, theme = self.look, self.look.theme
        for seat, plate in enumerate(self._laid.plates):
            self._paint_plate(painter, Seat(seat), plate)
        painter.setPen(theme.muted)
        small = look.font(Role.SMALL)
        for room, number, empty in self._laid.rounds:
            words = say("round-line", round=number)
            if empty:
                words = say("found-nothing", round=words)
            text.draw(painter, room, words, small, Qt.AlignmentFlag.AlignLeft)
        with self.slices.painting(self):
            for place, pair in self.pairs.items():
                self._paint_pair(painter, place, pair)

    def _paint_plate(self, painter: QPainter, seat: Seat, plate: QRectF) -> None:
        look, dark = self.look, self.look.theme.dark
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(player_colour(self._players[seat].colour, dark=dark))
        painter.drawRoundedRect(plate, 7, 7)
        ink = on_player_colour(dark=dark)
        room = plate.adjusted(9, 0, -9, 0)
        side = plate.height() * 0.62
        spot = QRectF(room.left(), room.center().y() - side / 2, side, side)
        paint_emblem(painter, spot, self._players[seat].colour, ink)
        room.setLeft(spot.right() + 5)
        painter.setPen(ink)
        small = look.font(Role.SMALL)
        counts = self._counts(seat)
        wide = min(QFontMetricsF(small).horizontalAdvance(counts) + 2, room.width() * 0.5)
        tail = QRectF(room.right() - wide, room.top(), wide, room.height())
        text.draw(painter, tail, counts, small, Qt.AlignmentFlag.AlignRight)
        head = room.adjusted(0, 0, -wide - 8, 0)
        name = self._words.name(seat)
        text.draw(painter, head, name, look.font(Role.STRONG), Qt.AlignmentFlag.AlignLeft)

    def _counts(self, seat: Seat) -> str:
        return counts([pair for place, pair in self.pairs.items() if place[0] == seat])

    def _paint_pair(self, painter: QPainter, place: Place, pair: Pair) -> None:
        look, rect = self.look, self._laid.pairs[place]
        key = ("wl-found", pair.passenger, pair.tile, rect.size().toTuple())

        def paint(inner: QPainter) -> None:
            art.paint_pair(inner, rect, pair.passenger, pair.tile, look)

        look.pixmaps.draw(painter, key, rect, paint)
        if self._lit is None or self._lit not in self._laid.pairs:
            return
        if place == self._lit:
            ring = QPainterPath()
            ring.addRoundedRect(rect.adjusted(-1, -1, 1, 1), 8, 8)
            brushes.focus_ring(painter, ring, look.theme, 3.0)
        else:
            painter.fillRect(rect, faded(look.theme.card, 0.6))

    # Pointer ------------------------------------------------------------------------------------

    def mark_at(self, point: QPointF) -> Place | None:
        """The pair at a point."""
        found = (place for place, rect in self._laid.pairs.items() if rect.contains(point))
        return next(found, None)

    def words_of(self, mark: object) -> str:
        """Who it is."""
        return next((self._pair_words(pair) for at, pair in self.pairs.items() if at == mark), "")

    # Words --------------------------------------------------------------------------------------

    def _pair_words(self, pair: Pair) -> str:
        key = "access-pair-lost" if pair.tile >= FIRST_LOST_TILE else "access-pair"
        return say(key, passenger=self._words.passenger(pair.passenger))

    def _said(self, seat: Seat) -> str:
        rounds = [
            say(
                "found-said",
                round=say("round-line", round=number),
                pairs=listed([self._pair_words(pair) for pair in seats[seat]])
                or say("nothing-found"),
            )
            for number, seats in enumerate(self._rounds, 1)
        ]
        return say("access-to", name=self._words.name(seat), words=" ".join(rounds))

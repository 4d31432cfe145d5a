"""The table of Where's My Luggage?: the check at a round's end: pairs that are turned over."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.view import Pair
from ui.look.flow import Box, Ink
from ui.look.incremental import IncrementalPainter
from ui.look.style import Look
from ui.look.typography import Role
from ui.motion import ValueTween
from ui.stage.items.picture import squeeze
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.round_sheet import RoundSheet, RoundSheetRow, centred
from ui.tables.wheres_my_luggage.words import Words, say

TURN_MS: Final = 170
"""How long a pair takes to turn over."""
_PAIR_SIZE: Final = QSizeF(200, 120)
_MAX_PAIR_LINES: Final = 2
"""Lines that the pairs of a seat may take, if they are larger then."""
_MIN_LINE_GAIN: Final = 1.15
"""How many times as wide pairs have to become for a second line."""
_MIN_PAIRS_PER_LINE: Final = 5
"""Pairs are no larger than so many in a line let them be."""
_MAX_PAIR_WIDTH: Final = 220.0
"""How wide a pair is at most, at a text scale of 1."""


@dataclass(frozen=True, slots=True)
class CheckRow:
    """A seat at the check: what it set aside, in order, and who it is; `key` is its grab key."""

    seat: Seat
    colour: str
    pairs: tuple[Pair, ...]
    points: int
    person: bool
    key: str = ""


class CheckSheet(RoundSheet):
    """All pairs of a round, closed at first and turned over one by one.

    With all of them open, each person can say that they are ready.
    """

    SEEN = 0.7
    counted = Signal()
    """Another pair is open."""

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(look, words, parent)
        self.pairs: dict[Seat, tuple[Pair, ...]] = {}
        """What each seat has set aside."""
        self._open: set[tuple[Seat, int]] = set()
        self._turning: tuple[tuple[Seat, int], float] | None = None
        self.slices = IncrementalPainter(look.pixmaps, self)
        """Fills the rows: to paint all pairs at once takes long."""

    @property
    def opened(self) -> int:
        """How many pairs are open."""
        return len(self._open)

    @property
    def whole(self) -> bool:
        """Whether all pairs are open."""
        return self.opened == sum(map(len, self.pairs.values()))

    @property
    def is_sad(self) -> bool:
        """Whether somebody got lost luggage."""
        return any(pair.tile != pair.passenger for row in self.pairs.values() for pair in row)

    def show_rows(
        self, round_: int, rows: Sequence[CheckRow], *, opened: bool, last: bool = False
    ) -> None:
        """Show the pairs of a round, all `opened` or closed; nobody is asked after the `last`."""
        self.pairs = {row.seat: row.pairs for row in rows}
        self._turning = None
        self._open = set(self._order()) if opened else set()
        self.present(say("check-title", round=round_), rows, last=last)

    @property
    def points(self) -> dict[Seat, int]:
        """The points of each seat, as far as its pairs are open."""
        return {
            seat: sum(
                pair.tile == pair.passenger
                for number, pair in enumerate(pairs)
                if (seat, number) in self._open
            )
            for seat, pairs in self.pairs.items()
        }

    def body(self, row: RoundSheetRow) -> Box:
        """The room of the pairs."""
        nothing = "" if self.pairs[row.seat] else say("nothing-found")
        return replace(centred(nothing, Role.SMALL, "muted"), grow=1, name=f"pairs {row.seat}")

    def gain(self, row: RoundSheetRow) -> tuple[str, Ink]:
        """The points so far."""
        points = self.points[row.seat]
        return say("plus", points=points), "good" if points else "muted"

    def _order(self) -> list[tuple[Seat, int]]:
        return [
            (seat, number)
            for number in range(self._most())
            for seat, pairs in self.pairs.items()
            if number < len(pairs)
        ]

    def turns(self) -> list[tuple[ValueTween, str]]:
        """One turn a pair, with its cue: the first of everybody, then the second, in order."""
        return [self._turn(key) for key in self._order()]

    def _turn(self, key: tuple[Seat, int]) -> tuple[ValueTween, str]:
        def turn(share: float) -> None:
            self._turning = None if share >= 1.0 else (key, share)
            self.repaint_room(self._pair_room(*key))
            if share >= 1.0 and key not in self._open:
                self._open.add(key)
                self.refresh_rows()
                self.repaint_room(self.room("gain", key[0]))
                self.counted.emit()

        pair = self.pairs[key[0]][key[1]]
        return ValueTween(turn, TURN_MS), "settle" if pair.tile == pair.passenger else "flip"

    # Layout and painting -------------------------------------------------------------------------

    def _grid(self, wide: float, high: float) -> tuple[int, int, QSizeF]:
        """Columns and lines of a seat's pairs in a room of this size, and the size of a pair."""
        best = (_MIN_PAIRS_PER_LINE, 1, QSizeF(0, 0))
        ratio = _PAIR_SIZE.height() / _PAIR_SIZE.width()
        pairs = max(_MIN_PAIRS_PER_LINE, self._most())
        for lines in range(1, _MAX_PAIR_LINES + 1):
            columns = math.ceil(pairs / lines)
            pair = min(wide / columns, high / lines / ratio, self.look.px(_MAX_PAIR_WIDTH))
            if pair > best[2].width() * _MIN_LINE_GAIN:
                best = (columns, lines, QSizeF(pair, pair * ratio))
        return best

    def _most(self) -> int:
        return max(map(len, self.pairs.values()), default=0)

    def _pair_room(self, seat: Seat, number: int) -> QRectF:
        room = self.room("pairs", seat)
        columns, lines, pair = self._grid(room.width(), room.height() - 4)
        # A seat with few pairs has them in the middle of its row.
        lines = min(lines, max(1, math.ceil(len(self.pairs[seat]) / columns)))
        line, column = divmod(number, columns)
        top = room.center().y() + (line - lines / 2) * pair.height()
        left = room.left() + column * pair.width()
        return QRectF(round(left), round(top), pair.width() - 4, pair.height() - 2)

    def paint_above(self, painter: QPainter, seen: QRectF) -> None:
        """The pairs."""
        with self.slices.painting(self):
            for seat, pairs in self.pairs.items():
                for number, pair in enumerate(pairs):
                    if seen.intersects(self._pair_room(seat, number)):
                        self._paint_pair(painter, (seat, number), pair)

    def _paint_pair(self, painter: QPainter, key: tuple[Seat, int], pair: Pair) -> None:
        room = self._pair_room(*key)
        turning = self._turning is not None and self._turning[0] == key
        share = self._turning[1] if self._turning is not None and turning else 1.0
        opened = key in self._open or (turning and share > 0.5)
        density = float(painter.device().devicePixelRatio())
        picture = self._picture(pair, room.size(), density, opened=opened)
        if picture is None:
            return
        painter.save()
        if turning:
            squeeze(painter, room, abs(2 * share - 1))
        painter.drawPixmap(room.topLeft(), picture)
        painter.restore()

    def ahead(self) -> Iterator[None]:
        """Paint the pairs before they are seen, closed ones first, one a step."""
        density = self.devicePixelRatioF()
        for opened in (False, True):
            for seat, pairs in self.pairs.items():
                for number, pair in enumerate(pairs):
                    size = self._pair_room(seat, number).size()
                    self._picture(pair, size, density, opened=opened)
                    yield

    def _picture(self, pair: Pair, size: QSizeF, density: float, *, opened: bool) -> QPixmap | None:
        """A pair from the cache; none where there is no time to paint it now."""
        look, rect = self.look, QRectF(QPointF(0, 0), size)

        def paint(inner: QPainter) -> None:
            if opened:
                art.paint_pair(inner, rect, pair.passenger, pair.tile, look)
            else:
                art.paint_pair_closed(inner, rect, art.type_of(pair.tile), look)

        # The backs of all pairs of one type are the same.
        face = (pair.passenger, pair.tile) if opened else art.type_of(pair.tile)
        key = ("wl-pair", opened, face, size.toTuple())
        if look.pixmaps.skipped(key, size, density):
            return None
        return look.pixmaps.pixmap(key, size, density, paint)

"""The table of Where's My Luggage?: the end of a match. The last bag leaves with its owner."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter

from engine.core import Seat
from engine.games.wheres_my_luggage.view import LuggageView, Pair
from ui.bridge.outcome import Outcome
from ui.kit.finale import Finale, part, sprite
from ui.kit.showcase import shown_seat
from ui.look import text
from ui.look.easing import Ease
from ui.look.marks import draw_mark
from ui.look.palette import faded, mix
from ui.look.paths import fit, pen
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.art.luggage import paint_rimmed_tile
from ui.tables.wheres_my_luggage.pictures import PAIR_ASPECT, rounds_of
from ui.tables.wheres_my_luggage.words import Words, many, say

_RIDE: Final = (0.0, 0.28)
_COME: Final = (0.1, 0.27)
_LEAVE: Final = (0.29, 0.41)
_MARK: Final = (0.43, 0.5)
"""When the bag rides, its owner comes, it leaves the belt, and it is seen to be the right one."""
_BELT: Final = (0.66, 0.84)
"""The belt's upper and lower edge, as shares of the height."""
_BELT_END: Final = 0.47
"""Where the belt ends, as a share of the width."""
_SLATS: Final = 26
_SHELF: Final = (0.02, 0.4)
"""When the pairs of the shelf come, one after another."""
_PAIR_TIME: Final = 0.08
"""How long each of them takes, as a share of the time."""
_SHELF_TOP: Final = 0.07
_SHELF_LOW: Final = 0.44
_SHELF_RIGHT: Final = 0.58
"""The room of the shelf, above the belt and beside the owner, as shares of height and width."""
_MIN_PAIR_WIDTH: Final = 28.0
"""Smaller pairs, in pixels, are not shown."""
_MAX_PAIR_WIDTH: Final = 110
"""Pixels of a pair at 100 %."""


def finale(look: Look, outcome: Outcome, words: Words) -> Finale:
    """Return the scene: the last right pair of the winner's last round, or of another seat's.

    Beside it is what the one person has found, or whoever came first.
    """
    view: LuggageView = outcome.view
    seats = [seat for group in outcome.result.ranking for seat in group]
    found = (
        (seat, pair)
        for seat in seats
        for pair in reversed(view.seats[seat].checked)
        if pair.tile == pair.passenger
    )
    seat, pair = next(found, (seats[0], None))
    cues = ((0.02, "slide"), (_LEAVE[0], "take"))
    made, own = _place(outcome, words), shown_seat(outcome)
    shelf = _Shelf(look, outcome, own, words.name(Seat(own)))
    # Whoever has lost reads what was missing.
    lost = outcome.players[own].is_person and own not in outcome.result.ranking[0]
    missing = words.missing(outcome, own) if lost else ""
    if pair is None:
        said = missing or say("end-none", score=made).strip()
        return Finale(_Scene(look, None, "", shelf).paint, said, cues[:1])
    said = missing or say(
        "end-pair",
        score=made,
        name=words.name(Seat(seat)),
        passenger=words.passenger(pair.passenger),
    )
    scene = _Scene(look, pair, outcome.players[seat].colour, shelf)
    return Finale(scene.paint, said.strip(), (*cues, (_MARK[0], "confirm")))


def _place(outcome: Outcome, words: Words) -> str:
    """Return the place of whoever reads it, among more than two: all scores stand below."""
    count = len(outcome.players)
    if count == 2 or words.you is None:
        return ""
    ranking = outcome.result.ranking
    ahead = next(place for place, group in enumerate(ranking) if words.you in group)
    return say("end-place", place=1 + sum(map(len, ranking[:ahead])), count=count)


class _Shelf:
    """All that one seat has found in the match, a line a round, below its mark and its name."""

    def __init__(self, look: Look, outcome: Outcome, seat: int, name: str) -> None:
        self._look, self._colour = look, outcome.players[seat].colour
        rounds = [
            [pair for pair in seats[seat] if pair.tile == pair.passenger]
            for seats in rounds_of(outcome)
        ]
        self._rounds = [each for each in rounds if each]
        found = sum(map(len, self._rounds))
        self._title = say("end-found", name=name, pairs=many("matches", found)) if found else ""

    def paint(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint the name, then pair after pair, each round's from the left."""
        if not self._title or room.width() <= 0:
            return
        look, font = self._look, self._look.font(Role.STRONG)
        title = QFontMetricsF(font).height() * 1.3
        most, down = max(map(len, self._rounds)), len(self._rounds)
        side = min(
            room.width() / most,
            (room.height() - title) / down / PAIR_ASPECT,
            float(look.px(_MAX_PAIR_WIDTH)),
        )
        if side < _MIN_PAIR_WIDTH:
            return
        high = side * PAIR_ASPECT
        top = room.top() + (room.height() - title - down * high) / 2
        mark = QRectF(room.left(), top + title * 0.1, title * 0.8, title * 0.8)
        draw_mark(painter, look, mark, self._colour)
        painter.setPen(look.theme.ink)
        words = QRectF(mark.right() + 6, top, room.right() - mark.right() - 6, title)
        text.draw(painter, words, self._title, font, Qt.AlignmentFlag.AlignLeft)
        size, number = QSizeF(float(int(side)) - 4, float(int(high)) - 4), 0
        count = sum(map(len, self._rounds))
        for line, pairs in enumerate(self._rounds):
            for column, pair in enumerate(pairs):
                start = _SHELF[0] + (_SHELF[1] - _SHELF[0]) * number / count
                number += 1
                come = part(share, start, start + _PAIR_TIME, Ease.SETTLE)
                spot = QRectF(QPointF(), size * come)
                spot.moveCenter(
                    QPointF(
                        room.left() + (column + 0.5) * side,
                        top + title + (line + 0.5) * high,
                    )
                )
                if come > 0:
                    self._paint_pair(painter, pair, size, spot)

    def _paint_pair(self, painter: QPainter, pair: Pair, size: QSizeF, spot: QRectF) -> None:
        look = self._look
        sprite(
            painter,
            look,
            ("wl-end-pair", pair.passenger),
            size,
            lambda on, room: art.paint_pair(on, room, pair.passenger, pair.tile, look),
            spot,
        )


class _Scene:
    """What is painted, at any share of the time."""

    def __init__(self, look: Look, pair: Pair | None, colour: str, shelf: _Shelf) -> None:
        self._look, self._pair, self._colour, self._shelf = look, pair, colour, shelf

    def paint(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint the belt, the bag on it or beside its owner, the owner, and what was found."""
        stage = fit(QSizeF(1.9, 1.0), room)
        unit = stage.height()
        free = QRectF(room.left(), stage.top(), 0, unit * _SHELF_LOW)
        free.setTop(stage.top() + unit * _SHELF_TOP)
        free.setRight(stage.left() + stage.width() * _SHELF_RIGHT)
        self._shelf.paint(painter, free, share)
        belt = QRectF(
            room.left(),
            stage.top() + unit * _BELT[0],
            stage.left() + stage.width() * _BELT_END - room.left(),
            unit * (_BELT[1] - _BELT[0]),
        )
        ridden = part(share, *_RIDE, Ease.OUT)
        self._paint_belt(painter, belt, ridden)
        side = float(int(unit * 0.5))
        if self._pair is None:
            # It rides on, as nobody's.
            left = belt.left() - side + (belt.width() - side * 0.1) * ridden
            self._paint_bag(painter, QPointF(left, belt.top() + unit * 0.05), side, 0)
            return
        owner = float(int(unit * 0.64))
        come = part(share, *_COME, Ease.SETTLE)
        home = QPointF(stage.left() + stage.width() * 0.79, stage.top() + unit * 0.46)
        middle = home + QPointF((1 - come) * (room.right() + owner - home.x()), 0)
        middle -= QPointF(0, abs(math.sin(come * 9)) * unit * 0.02 * (1 - come))
        glad = part(share, _LEAVE[1], _LEAVE[1] + 0.1)
        middle -= QPointF(0, math.sin(glad * math.pi) * unit * 0.05)
        self._paint_owner(painter, middle, owner)
        end = QPointF(belt.right() - side * 0.9, belt.top() + unit * 0.05)
        start = QPointF(room.left() - side, end.y())
        gone = part(share, *_LEAVE)
        beside = QPointF(home.x() - owner * 0.5 - side * 0.85, home.y() + owner * 0.58)
        foot = start + (end - start) * ridden
        if gone > 0:
            foot = end + (beside - end) * gone
            foot -= QPointF(0, math.sin(gone * math.pi) * unit * 0.16)
        self._paint_bag(painter, foot, side, art.type_of(self._pair.tile))
        self._paint_marks(painter, middle, owner, share)

    def _paint_belt(self, painter: QPainter, belt: QRectF, ridden: float) -> None:
        """Rubber slats between two rails of steel; they move with the bag."""
        theme = self._look.theme
        rubber = mix(theme.board, theme.card, 0.08)
        shade = QLinearGradient(belt.topLeft(), belt.bottomLeft())
        shade.setColorAt(0.0, mix(rubber, theme.card, 0.12))
        shade.setColorAt(1.0, rubber)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.shadow, 0.3))
        painter.drawRoundedRect(belt.translated(0, belt.height() * 0.16), 12, 12)
        painter.setBrush(shade)
        painter.drawRoundedRect(belt, 12, 12)
        wide = belt.width() / _SLATS
        painter.setPen(pen(faded(theme.board_dim, 0.5), 1.4))
        moved = (ridden * _SLATS * 0.9) % 1.0
        for slat in range(_SLATS):
            x = belt.left() + (slat + moved) * wide
            painter.drawLine(QPointF(x, belt.top() + 5), QPointF(x - wide * 0.4, belt.bottom() - 5))
        painter.setPen(pen(theme.metal_shade, max(3.0, belt.height() * 0.07)))
        for y in (belt.top(), belt.bottom()):
            painter.drawLine(QPointF(belt.left(), y), QPointF(belt.right() - 8, y))

    def _paint_bag(self, painter: QPainter, foot: QPointF, side: float, kind: int) -> None:
        """The bag, which stands on `foot`, its lower edge's middle."""
        size = QSizeF(side * 1.1, side * 1.1)
        spot = QRectF(QPointF(), size)
        spot.moveCenter(foot - QPointF(-side / 2, side * 0.42))
        rim = art.night_rim(self._look.theme.linen, self._look.theme)

        def paint(on: QPainter, room: QRectF) -> None:
            within = room.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05)
            paint_rimmed_tile(on, within, kind, self._look, rim)

        sprite(painter, self._look, ("wl-bag", kind), size, paint, spot)

    def _paint_owner(self, painter: QPainter, middle: QPointF, side: float) -> None:
        assert self._pair is not None
        who, look = self._pair.passenger, self._look
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(middle)
        painter.setPen(pen(look.theme.tag_rim, 3))
        painter.setBrush(look.theme.tag)
        painter.drawRoundedRect(spot.adjusted(-9, -9, 9, 9), 22, 22)
        sprite(
            painter,
            look,
            ("wl-owner", who),
            spot.size(),
            lambda on, room: art.paint_portrait(on, room, who, look),
            spot,
        )

    def _paint_marks(self, painter: QPainter, middle: QPointF, owner: float, share: float) -> None:
        """The mark of a right pair, and whose pair it is."""
        set_ = part(share, *_MARK, Ease.SETTLE)
        if set_ <= 0:
            return
        side = owner * 0.34
        for corner, paint in ((QPointF(-0.5, 0.5), self._tick), (QPointF(0.5, -0.5), self._seat)):
            spot = QRectF(0, 0, side * set_, side * set_)
            spot.moveCenter(middle + corner * owner)
            paint(painter, spot, side)

    def _tick(self, painter: QPainter, spot: QRectF, side: float) -> None:
        look, size = self._look, QSizeF(side, side)
        sprite(
            painter,
            look,
            "wl-match",
            size,
            lambda on, room: art.paint_mark(on, room, "match", look),
            spot,
        )

    def _seat(self, painter: QPainter, spot: QRectF, side: float) -> None:
        look, colour, size = self._look, self._colour, QSizeF(side, side)
        sprite(
            painter,
            look,
            ("wl-seat", colour),
            size,
            lambda on, room: draw_mark(on, look, room, colour),
            spot,
        )

"""The table of Cargo Hold: the end of a match. Coins fall, and the wagons roll to the line."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from engine.games.cargo_hold.view import CargoView
from ui.bridge.outcome import Outcome
from ui.bridge.seats import SeatInfo
from ui.kit.finale import Finale, part
from ui.look import text
from ui.look.characters.portraits import draw_portrait, has_portrait
from ui.look.easing import Ease
from ui.look.palette import faded, mix
from ui.look.paths import pen
from ui.look.style import Look
from ui.look.typography import Role, font
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.words import Words, say

_FALL: Final = (0.0, 0.27)
_ROLL: Final = (0.19, 0.49)
_TOLD: Final = (0.47, 0.54)
"""When coins fall, wagons roll, and one reads how much each has."""
_MAX_COINS: Final = 9
"""How many coins fall into the wagon of whoever has most."""
_MIN_MONEY_WIDTH: Final = 64
"""What money right of a wagon has at least."""
_MAX_WORDS_SHARE: Final = 0.3
"""What is told right of a wagon has no more than this share of the ground's width."""
_FACE_GAP: Final = 8
"""How far a face is from the words beside it."""
_MAX_WAGON: Final = 0.3
"""A wagon is no larger than this share of the room's height."""


def finale(look: Look, outcome: Outcome, words: Words) -> Finale:
    """Return the scene: how far the money of all seats went."""
    del words
    view: CargoView = outcome.view
    money = outcome.result.scores
    most = max(money)
    reached = most >= view.target
    key = "end-target" if reached else "end-most"
    scene = _Scene(look, outcome.players, money, view.target if reached else most)
    cues = ((0.05, "coins"), (0.15, "coins"), (_ROLL[0], "gallop"))
    said = say(key, money=view.target if reached else most)
    return Finale(scene.paint, said, cues, tells_totals=True)


class _Scene:
    """What is painted, at any share of the time."""

    def __init__(
        self, look: Look, players: Sequence[SeatInfo], money: Sequence[int], line: int
    ) -> None:
        self._look, self._players = look, players
        self._money, self._line = money, max(1, line)

    def paint(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint a lane a seat with its wagon, the line, and the coins that still fall."""
        theme, count = self._look.theme, len(self._players)
        high = min(room.height() / (count + 0.5), room.height() * _MAX_WAGON)
        ground = QRectF(0, 0, room.width(), high * (count + 0.4))
        ground.moveCenter(room.center())
        painter.setPen(pen(mix(theme.line, art.sand_of(theme), 0.5), 1.5))
        painter.setBrush(art.sand_of(theme))
        painter.drawRoundedRect(ground, 18, 18)
        side = float(int(high * 0.86))
        start = ground.left() + side * 0.3
        # Right of the line is room for a wagon that has crossed it, and for its money.
        told = min(self._told_width(high), ground.width() * _MAX_WORDS_SHARE)
        line = ground.right() - side * 1.2 - max(side, _MIN_MONEY_WIDTH, told)
        self._paint_line(painter, ground, line, high)
        for seat in range(count):
            lane = QRectF(ground.left(), ground.top() + high * (0.2 + seat), ground.width(), high)
            self._paint_lane(painter, lane, seat, side, (start, line), share)

    def _paint_line(self, painter: QPainter, ground: QRectF, x: float, high: float) -> None:
        """The finish: a chequered band across all lanes."""
        theme = self._look.theme
        square = max(5.0, high * 0.09)
        rows = int(ground.height() // square)
        top = ground.top() + (ground.height() - rows * square) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for row in range(rows):
            for column in range(2):
                dark = (row + column) % 2 == 0
                painter.setBrush(theme.ink if dark else theme.card)
                painter.drawRect(QRectF(x + column * square, top + row * square, square, square))

    def _paint_lane(
        self,
        painter: QPainter,
        lane: QRectF,
        seat: int,
        side: float,
        way: tuple[float, float],
        share: float,
    ) -> None:
        theme, (start, line) = self._look.theme, way
        money, most = self._money[seat], max(1, *self._money)
        ruts = lane.center().y() + side * 0.46
        painter.setPen(pen(mix(art.sand_of(theme), theme.shadow, 0.18), max(1.5, side * 0.02)))
        painter.drawLine(QPointF(lane.left() + 14, ruts), QPointF(lane.right() - 14, ruts))
        rolled = part(share, *_ROLL, Ease.SMOOTH)
        # Whoever has reached the line stands behind it, with the whole wagon.
        crosses = money >= self._line
        end = (
            line + side * 0.2
            if crosses
            else (start + (line - side * 0.95 - start) * max(0, money) / self._line)
        )
        left = start + (end - start) * rolled
        moving = 0.0 < rolled < 1.0
        bump = abs(math.sin(rolled * 40)) * side * 0.02 if moving else 0.0
        spot = QRectF(left, lane.center().y() - side / 2 - bump, side, side)
        if moving:
            self._paint_dust(painter, spot, rolled)
        coins = round(_MAX_COINS * max(0, money) / most)
        self._paint_coins(painter, spot, coins, share)
        player = self._players[seat]
        self._look.pixmaps.place(
            painter,
            ("ch-wagon", player.colour),
            spot,
            lambda on, at: art.paint_wagon(on, at, player.colour, self._look),
        )
        self._write(painter, lane, spot, seat, share)

    def _paint_dust(self, painter: QPainter, spot: QRectF, rolled: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for puff in range(4):
            age = (rolled * 9 + puff * 0.25) % 1.0
            painter.setBrush(faded(self._look.theme.card, 0.6 * (1 - age)))
            size = spot.width() * (0.04 + 0.1 * age)
            at = spot.bottomLeft() - QPointF(spot.width() * 0.35 * age, size)
            painter.drawEllipse(at, size, size)

    def _paint_coins(self, painter: QPainter, spot: QRectF, count: int, share: float) -> None:
        """Coins fall into the wagon, one after another, from above the lane."""
        side = float(int(spot.width() * 0.22))
        fall = _FALL[1] / (count + 2)
        for number in range(count):
            begin = _FALL[0] + number * fall
            fallen = part(share, begin, begin + 2 * fall, Ease.IN)
            # The first is there, if not to be seen, before any falls: so it is painted before.
            if fallen >= 1.0 or (fallen <= 0.0 and number):
                continue
            aside = ((number * 7) % 5 - 2) * spot.width() * 0.1
            x = spot.center().x() + aside - side / 2
            y = spot.top() - spot.height() * 0.7 + (spot.height() * 0.9) * fallen
            paint = partial(_coin, look=self._look)
            painter.setOpacity(min(1.0, fallen * 3))
            self._look.pixmaps.place(painter, "ch-end-coin", QRectF(x, y, side, side), paint)
        painter.setOpacity(1.0)

    def _write(
        self, painter: QPainter, lane: QRectF, spot: QRectF, seat: int, share: float
    ) -> None:
        """The money beside the wagon, and whose it is."""
        told = part(share, *_TOLD)
        if told <= 0:
            return
        painter.setOpacity(told)
        painter.setPen(self._look.theme.ink)
        body, named = self._look.font(Role.BODY), self._is_named(lane.height())
        high = lane.height() * 0.92 / (2 if named else 1)
        top = lane.center().y() - (high if named else high / 2)
        ahead = QRectF(spot.right() + 6, top, lane.right() - spot.right() - 14, high)
        behind = QRectF(lane.left() + 14, top, spot.left() - lane.left() - 24, high)
        # Ahead of a wagon that has not crossed it there is the line.
        before = self._money[seat] >= self._line or behind.width() < spot.width() * 1.4
        beside = ahead if before else behind
        side = Qt.AlignmentFlag.AlignLeft if before else Qt.AlignmentFlag.AlignRight
        beside = self._paint_face(painter, lane, beside, seat, before=before)
        name, money = self._players[seat].name, say("dollars", money=self._money[seat])
        text.draw(painter, beside, money, _money_font(high), side)
        if named:
            painter.setPen(self._look.theme.muted)
            text.draw(painter, beside.translated(0, high), name, body, side)
        painter.setOpacity(1.0)

    def _is_named(self, lane: float) -> bool:
        """Whether a lane has room for names; where it is low the emblems alone say whose it is."""
        return lane * 0.92 >= 2.4 * QFontMetricsF(self._look.font(Role.BODY)).height()

    def _told_width(self, lane: float) -> float:
        """How wide all is that is told right of wagons which have crossed the line."""
        named = self._is_named(lane)
        money_width = QFontMetricsF(_money_font(lane * 0.92 / (2 if named else 1)))
        name_width = QFontMetricsF(self._look.font(Role.BODY))
        found = 0.0
        for player, money in zip(self._players, self._money, strict=True):
            if money >= self._line:
                own = money_width.horizontalAdvance(say("dollars", money=money))
                if named:
                    own = max(own, name_width.horizontalAdvance(player.name))
                if has_portrait(player.character):
                    own += _face_side(lane) + _FACE_GAP
                found = max(found, own)
        return found + 16

    def _paint_face(
        self, painter: QPainter, lane: QRectF, beside: QRectF, seat: int, *, before: bool
    ) -> QRectF:
        """The face of a character next to the wagon; the room that it leaves to the words."""
        character = self._players[seat].character
        if not has_portrait(character):
            return beside
        side = _face_side(lane.height())
        room = QRectF(beside.left(), lane.center().y() - side / 2, side, side)
        if not before:
            room.moveRight(beside.right())
        draw_portrait(painter, self._look, room, character, self._players[seat].expression)
        left, right = (side + _FACE_GAP, 0) if before else (0, side + _FACE_GAP)
        return beside.adjusted(left, 0, -right, 0)


def _face_side(lane: float) -> float:
    """How large a face is in a lane of this height."""
    return float(int(min(64.0, lane * 0.72)))


def _money_font(high: float) -> QFont:
    """The letters of money in a room of this height."""
    return font(Role.BOARD, pixels=max(14.0, min(high * 0.75, 30.0)))


def _coin(painter: QPainter, room: QRectF, look: Look) -> None:
    art.paint_coin(painter, room, look)

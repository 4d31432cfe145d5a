"""The table of Where's My Luggage?: the end of a match. The last bag leaves with its owner.

Who was found stands behind the belt with their luggage, a row a round. In front of them, large,
is the last pair: of whoever has won, beside the next best if it was close, of all who share a win,
or after a loss the winner's beside one's own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath

from engine.core import Seat
from engine.games.wheres_my_luggage.view import Pair
from ui.bridge.outcome import Outcome
from ui.kit.finale import Finale, part, sprite
from ui.kit.showcase import shown_seat
from ui.kit.words import capital
from ui.look import text
from ui.look.easing import Ease
from ui.look.marks import draw_mark
from ui.look.palette import faded, mix
from ui.look.paths import pen
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.art.luggage import paint_rimmed_tile
from ui.tables.wheres_my_luggage.pictures import rounds_of
from ui.tables.wheres_my_luggage.words import Words, many, say

_RIDE: Final = (0.0, 0.28)
_COME: Final = (0.1, 0.27)
_MARK: Final = (0.31, 0.38)
_CHEER: Final = (0.39, 0.5)
"""When bags ride, their owners come, pairs are seen to be right, and all are glad of it."""
_BELT: Final = (0.8, 0.97)
"""The belt's upper and lower edge, as shares of the height."""
_FOOT: Final = 0.92
"""Where bags stand on the belt, as a share of the height."""
_SLATS: Final = 42
_CROWD: Final = (0.02, 0.34)
"""When those who were found come, one after another."""
_COMING: Final = 0.08
"""How long each of them takes, as a share of the time."""
_GAP: Final = 0.025
"""Between the crowd and the large pairs, as a share of the width."""
_MIN_CROWD: Final = 20.0
"""Smaller portraits, in pixels, are not shown."""
_MAX_CROWD: Final = 150
"""Pixels of a portrait of the crowd at 100 %."""
_CELL: Final = 1.22
"""The width of a passenger of the crowd with luggage, by that of the portrait."""
_CLEAR_LEAD: Final = 4
"""A win by so many pairs is a clear one: nobody else stands in front."""
_TILT: Final = 5.0
"""Degrees to either side that those lean who cheer."""
_BAG: Final = 0.6
_SMALL_BAG: Final = 0.54
"""A bag by its owner's portrait: in front, and in the crowd."""
_PENNANTS: Final = 22
_FLAG: Final = 0.06
"""The height of a pennant, as a share of the height."""
_CLEAR: Final = 0.022
"""How far the crowd stands from the belt, and large portraits from pennants, likewise."""
_LEAN: Final = 0.3
"""How far inside its portrait's corner the middle of a player's mark is, by the mark's side."""


@dataclass(frozen=True, slots=True)
class Hero:
    """The last pair of a seat, how the manieth of the match it was, and how large it is shown."""

    seat: Seat
    pair: Pair
    number: int
    size: float = 1.0


def last_pair(outcome: Outcome, seat: Seat) -> Hero | None:
    """Return a seat's last right pair of the match; None if it has none.

    Args:
        outcome: The match.
        seat: Whose.
    """
    for seats in reversed(rounds_of(outcome)):
        for pair in reversed(seats[seat]):
            if pair.tile == pair.passenger:
                return Hero(seat, pair, outcome.result.scores[seat])
    return None


def heroes(outcome: Outcome) -> list[Hero]:
    """Return whose last pairs are shown, the most important first.

    These are all who share a win, one's own before the others. After a narrow win, it is the next
    best's too, and after a loss one's own, both smaller. Seats without a pair are left out.

    Args:
        outcome: The match.
    """
    own, result = Seat(shown_seat(outcome)), outcome.result
    first, *behind = result.ranking
    shown = sorted(first, key=lambda seat: seat != own)
    others: list[Seat] = []
    if own not in first:
        shown, others = shown[:1], [own]
    elif len(first) == 1 and behind:
        lead = result.scores[own] - result.scores[behind[0][0]]
        others = [behind[0][0]] if lead < _CLEAR_LEAD else []
    found = [last_pair(outcome, seat) for seat in shown]
    less = [last_pair(outcome, seat) for seat in others]
    return [each for each in found if each is not None] + [
        Hero(each.seat, each.pair, each.number, 0.66) for each in less if each is not None
    ]


def finale(look: Look, outcome: Outcome, words: Words) -> Finale:
    """Return the scene: the last pairs of the match, and all that the one person has found.

    Several persons see what whoever came first has found.
    """
    own, result = Seat(shown_seat(outcome)), outcome.result
    shown = heroes(outcome)
    made = _place(outcome, words)
    has_lost = own not in result.ranking[0]
    # Whoever has lost reads what was missing.
    missing = words.missing(outcome, own) if has_lost and outcome.players[own].is_person else ""
    scene = _Scene(look, outcome, words, shown)
    cues = ((0.02, "slide"),)
    if not shown:
        return Finale(scene.paint, missing or say("end-none", score=made).strip(), cues)
    said = missing or f"{made} {_told(shown[0], words)}".strip()
    return Finale(scene.paint, said, (*cues, (_RIDE[1], "take"), (_MARK[0], "confirm")))


def _told(hero: Hero, words: Words) -> str:
    """Whose luggage was found last, and whose pair that is."""
    return capital(
        say(
            "end-pair",
            name=words.name(hero.seat),
            passenger=words.owner(hero.pair.passenger),
            luggage=words.theirs(hero.pair.tile),
        )
    )


def _place(outcome: Outcome, words: Words) -> str:
    """Return the place of whoever reads it, among more than two: all scores stand below."""
    count = len(outcome.players)
    if count == 2 or words.you is None:
        return ""
    ranking = outcome.result.ranking
    ahead = next(place for place, group in enumerate(ranking) if words.you in group)
    key = "end-place-shared" if len(ranking[ahead]) > 1 else "end-place"
    return say(key, place=1 + sum(map(len, ranking[:ahead])), count=count)


def _fitting(full: str, short: str, font: QFont, room: QRectF) -> str:
    """The full words if they fit in a line, else the short ones: a count is never cut."""
    return full if QFontMetricsF(font).horizontalAdvance(full) <= room.width() else short


class _Crowd:
    """All that one seat has found in the match, a row a round, behind the belt."""

    def __init__(self, look: Look, outcome: Outcome, words: Words, *, glad: bool) -> None:
        seat = Seat(shown_seat(outcome))
        self._look, self._colour = look, outcome.players[seat].colour
        self._tilt = _TILT if glad else 0.0
        rounds = [
            [pair for pair in seats[seat] if pair.tile == pair.passenger]
            for seats in rounds_of(outcome)
        ]
        self._rounds = [each for each in rounds if each]
        found = sum(map(len, self._rounds))
        pairs = many("matches", found)
        self._title = say("end-found", name=words.name(seat), pairs=pairs) if found else ""
        # The mark before it says whose they are, too.
        self._short = pairs

    def paint(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint the name, then passenger after passenger, each round's from the left."""
        if not self._title or room.width() <= 0:
            return
        look, font = self._look, self._look.font(Role.STRONG)
        title = QFontMetricsF(font).height() * 1.3
        most, down = max(map(len, self._rounds)), len(self._rounds)
        side = min(
            room.width() / (most * _CELL),
            (room.height() - title) / down / 1.06,
            float(look.px(_MAX_CROWD)),
        )
        if side < _MIN_CROWD:
            return
        cell = min(room.width() / most, side * _CELL * 1.25)
        high = min((room.height() - title) / down, side * 1.5)
        # The last row stands at the belt.
        top = room.bottom() - down * high - title
        mark = QRectF(room.left(), top + title * 0.1, title * 0.8, title * 0.8)
        draw_mark(painter, look, mark, self._colour)
        painter.setPen(look.theme.ink)
        words = QRectF(mark.right() + 6, top, room.right() - mark.right() - 6, title)
        said = _fitting(self._title, self._short, font, words)
        text.draw(painter, words, said, font, Qt.AlignmentFlag.AlignLeft)
        count, number = sum(map(len, self._rounds)), 0
        for line, pairs in enumerate(self._rounds):
            for column, pair in enumerate(pairs):
                start = _CROWD[0] + (_CROWD[1] - _CROWD[0]) * number / count
                come = part(share, start, start + _COMING, Ease.SETTLE)
                wave = part(share, _CHEER[0], _CHEER[1] - 0.02) * math.pi
                hop = math.sin(wave) * (1 + (-1) ** number) / 2 * side * 0.16
                foot = QPointF(
                    room.left() + (column + 0.5) * cell,
                    top + title + (line + 1) * high - hop,
                )
                glad = part(share, _CHEER[0], _CHEER[0] + 0.06)
                tilt = self._tilt * glad * (-1) ** (number + line)
                number += 1
                if come > 0:
                    self._paint_one(painter, pair, foot, side, come, tilt)

    def _paint_one(
        self, painter: QPainter, pair: Pair, foot: QPointF, side: float, come: float, tilt: float
    ) -> None:
        """A passenger on `foot`, and luggage at the right, in front."""
        look, full = self._look, QSizeF(float(int(side)), float(int(side)))
        who = QRectF(QPointF(), full * come)
        who.moveCenter(foot + QPointF(-side * (_CELL - 1) / 2, -side / 2))
        painter.save()
        painter.translate(who.center())
        painter.rotate(tilt)
        painter.translate(-who.center())
        _portrait(painter, look, pair.passenger, full, who)
        painter.restore()
        bag = float(int(side * _SMALL_BAG))
        box = QRectF(QPointF(), QSizeF(bag, bag) * come)
        box.moveCenter(foot + QPointF(side * (_CELL / 2 - 0.26), -bag * 0.5))
        _luggage(painter, look, art.type_of(pair.tile), bag, box)


class _Scene:
    """What is painted, at any share of the time."""

    def __init__(self, look: Look, outcome: Outcome, words: Words, shown: Sequence[Hero]) -> None:
        own, first = Seat(shown_seat(outcome)), outcome.result.ranking[0]
        self._look, self._heroes = look, tuple(shown)
        self._colours = {hero.seat: outcome.players[hero.seat].colour for hero in shown}
        self._tags = {
            hero.seat: (
                words.passenger(hero.pair.passenger),
                say("end-last", name=words.name(hero.seat), number=hero.number),
            )
            for hero in shown
        }
        self._is_clear = own in first and len(shown) == 1
        self._pennants = tuple(outcome.players[seat].colour for seat in first)
        if own not in first:
            self._pennants = ()
        self._crowd = _Crowd(look, outcome, words, glad=own in first)

    def paint(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint the crowd, the belt before it, and the last pairs before both."""
        high = room.height()
        belt = QRectF(room.left(), room.top() + high * _BELT[0], room.width(), 0)
        belt.setBottom(room.top() + high * _BELT[1])
        ridden = part(share, *_RIDE, Ease.OUT)
        front = self._front(room)
        free = QRectF(room)
        free.setTop(self._top(room))
        free.setBottom(belt.top() - high * _CLEAR)
        free.setRight(front.left() - room.width() * _GAP)
        self._paint_pennants(painter, room, part(share, *_COME))
        self._crowd.paint(painter, free, share)
        if not self._heroes:
            self._paint_belt(painter, belt, ridden)
            # It rides on, as nobody's.
            bag = float(int(high * 0.34))
            box = QRectF(0, 0, bag, bag)
            middle = belt.left() - bag + (belt.width() * 0.75 + bag) * ridden
            box.moveCenter(QPointF(middle, room.top() + high * _FOOT - bag * 0.46))
            _luggage(painter, self._look, 0, bag, box)
            return
        spots = self._spots(front, belt)
        if self._is_clear:
            self._paint_rays(painter, spots[0], part(share, *_CHEER))
        come = part(share, *_COME, Ease.SETTLE)
        for hero, spot in reversed([*zip(self._heroes, spots, strict=True)]):
            far = QPointF((1 - come) * (room.right() + spot.width() - spot.left()), 0)
            hop = math.sin(part(share, *_CHEER) * math.pi) * spot.height() * 0.07
            self._paint_owner(painter, hero, spot.translated(far - QPointF(0, hop)))
        self._paint_belt(painter, belt, ridden)
        for hero, spot in reversed([*zip(self._heroes, spots, strict=True)]):
            bag = float(int(spot.width() * _BAG))
            goal = spot.left() + bag * 0.12
            box = QRectF(0, 0, bag, bag)
            middle = room.left() - bag + (goal - room.left() + bag) * ridden
            box.moveCenter(QPointF(middle, room.top() + high * _FOOT - bag * 0.46))
            _luggage(painter, self._look, art.type_of(hero.pair.tile), bag, box)
            self._paint_marks(painter, hero, spot, box, share)

    def _top(self, room: QRectF) -> float:
        """Below the pennants, and the line on how to go on that comes above them."""
        hung = self._look.px(14) + room.height() * 0.085 if self._pennants else 0.0
        return room.top() + max(hung, room.height() * 0.05)

    def _slack(self, string: int) -> float:
        """How far a string of pennants sags, as a share of the height."""
        return 0.03 + 0.05 * string

    def _lowest(self, room: QRectF) -> float:
        """How far down pennants hang at most, with the air below them; 0 for none."""
        if not self._pennants:
            return 0.0
        share = self._slack(int(self._is_clear)) + _FLAG + _CLEAR
        return self._look.px(14) + room.height() * share

    def _front(self, room: QRectF) -> QRectF:
        """The room of the large pairs, at the right."""
        share = {0: 0.3, 1: 0.42, 2: 0.47}.get(len(self._heroes), 0.56)
        wide = room.width() * share
        if len(self._heroes) == 1:
            wide = min(wide, room.height() * 0.95)
        front = QRectF(room)
        # Marks lean out of it.
        front.setRight(room.right() - room.width() * 0.015)
        front.setLeft(room.right() - wide)
        return front

    def _spots(self, front: QRectF, belt: QRectF) -> list[QRectF]:
        """Where owners stand behind the belt, side by side, with room for bags beside them."""
        tag = self._tag_height()
        top = front.top() + max(front.height() * 0.12, self._lowest(front))
        whole = sum(hero.size for hero in self._heroes)
        bag = _BAG * 0.42
        beside = front.width() / (whole + sum(bag * hero.size for hero in self._heroes))
        side = min(beside, belt.top() - tag * 0.5 - top)
        left = front.right() - side * whole * (1 + bag)
        spots = []
        for hero in self._heroes:
            own = float(int(side * hero.size))
            left += own * bag
            spots.append(QRectF(left, belt.top() - tag * 0.5 - own, own, own))
            left += own
        return spots

    def _paint_pennants(self, painter: QPainter, room: QRectF, come: float) -> None:
        """Pennants in the winners' colours hang at the top, after a clear win in two strings."""
        if not self._pennants or come <= 0:
            return
        theme, high = self._look.theme, room.height() * _FLAG
        for string in range(1 + self._is_clear):
            slack = room.height() * self._slack(string)
            top = room.top() + self._look.px(14) - (1 - come) * high * 3

            def at(share: float, top: float = top, slack: float = slack) -> QPointF:
                sunk = 4 * share * (1 - share) * slack
                return QPointF(room.left() + room.width() * share, top + sunk)

            cord = QPainterPath(at(0))
            for step in range(1, _PENNANTS + 1):
                cord.lineTo(at(step / _PENNANTS))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme.metal_shade, 2))
            painter.drawPath(cord)
            painter.setPen(Qt.PenStyle.NoPen)
            for number in range(_PENNANTS):
                one, other = at((number + 0.12) / _PENNANTS), at((number + 0.88) / _PENNANTS)
                colour = self._pennants[(number // 2) % len(self._pennants)]
                painter.setBrush(theme.player(colour) if number % 2 else theme.tag_rim)
                flag = QPainterPath(one)
                flag.lineTo(other)
                flag.lineTo((one + other) / 2 + QPointF(0, high))
                flag.closeSubpath()
                painter.drawPath(flag)

    def _paint_rays(self, painter: QPainter, spot: QRectF, come: float) -> None:
        """Light behind whoever has won clearly."""
        if come <= 0:
            return
        far, middle = spot.width() * (0.62 + 0.16 * come), spot.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self._look.theme.metal, 0.3 * come))
        for ray in range(16):
            turn = (ray + 0.5 * come) * math.pi / 8
            path = QPainterPath(middle)
            for aside in (-0.1, 0.1):
                path.lineTo(middle + QPointF(math.cos(turn + aside), math.sin(turn + aside)) * far)
            path.closeSubpath()
            painter.drawPath(path)

    def _paint_belt(self, painter: QPainter, belt: QRectF, ridden: float) -> None:
        """Rubber slats between two rails of steel; they move with the bags."""
        theme = self._look.theme
        rubber = mix(theme.board, theme.card, 0.08)
        shade = QLinearGradient(belt.topLeft(), belt.bottomLeft())
        shade.setColorAt(0.0, mix(rubber, theme.card, 0.12))
        shade.setColorAt(1.0, rubber)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.shadow, 0.3))
        painter.drawRoundedRect(belt.translated(0, belt.height() * 0.12), 12, 12)
        painter.setBrush(shade)
        painter.drawRoundedRect(belt, 12, 12)
        wide = belt.width() / _SLATS
        painter.setPen(pen(faded(theme.board_dim, 0.5), 1.4))
        moved = (ridden * _SLATS * 0.9) % 1.0
        for slat in range(_SLATS):
            x = belt.left() + (slat + moved) * wide
            low = max(belt.left(), x - wide * 0.4)
            painter.drawLine(QPointF(x, belt.top() + 5), QPointF(low, belt.bottom() - 5))
        painter.setPen(pen(theme.metal_shade, max(3.0, belt.height() * 0.07)))
        for y in (belt.top(), belt.bottom()):
            painter.drawLine(QPointF(belt.left() + 4, y), QPointF(belt.right() - 4, y))

    def _paint_owner(self, painter: QPainter, hero: Hero, spot: QRectF) -> None:
        look = self._look
        rim = spot.width() * 0.024
        painter.setPen(pen(look.theme.tag_rim, 3))
        painter.setBrush(look.theme.tag)
        painter.drawRoundedRect(spot.adjusted(-rim, -rim, rim, rim), 3 * rim, 3 * rim)
        _portrait(painter, look, hero.pair.passenger, spot.size(), spot)

    def _tag_height(self) -> float:
        metrics = QFontMetricsF(self._look.font(Role.STRONG))
        return metrics.height() * 2 + 10

    def _paint_marks(
        self, painter: QPainter, hero: Hero, spot: QRectF, bag: QRectF, share: float
    ) -> None:
        """The mark of a right pair, whose it is, and on a label who was found and what it means."""
        set_ = part(share, *_MARK, Ease.SETTLE)
        if set_ <= 0:
            return
        look, side = self._look, float(int(spot.width() * 0.26))
        size, colour = QSizeF(side, side), self._colours[hero.seat]
        mark = QRectF(QPointF(), size * set_)
        mark.moveCenter(QPointF(bag.right() - side * 0.2, bag.bottom() - side * 0.3))
        sprite(
            painter,
            look,
            "wl-match",
            size,
            lambda on, room: art.paint_mark(on, room, "match", look),
            mark,
        )
        mark.moveCenter(spot.topRight() + QPointF(-side * _LEAN, side * _LEAN))
        sprite(
            painter,
            look,
            ("wl-seat", colour),
            size,
            lambda on, room: draw_mark(on, look, room, colour),
            mark,
        )
        self._paint_tag(painter, hero, spot, bag)

    def _paint_tag(self, painter: QPainter, hero: Hero, spot: QRectF, bag: QRectF) -> None:
        """At the foot of the owner, beside the bag."""
        look = self._look
        who, said = self._tags[hero.seat]
        strong, small = look.font(Role.STRONG), look.font(Role.SMALL)
        lines = QFontMetricsF(strong).height(), QFontMetricsF(small).height()
        rim = spot.width() * 0.024
        label = QRectF(bag.right() + 4, 0, 0, sum(lines) + 8)
        label.setRight(spot.right() + rim)
        # Rather over the bag than with words cut off.
        needed = max(
            QFontMetricsF(strong).horizontalAdvance(who),
            QFontMetricsF(small).horizontalAdvance(said),
        )
        label.setLeft(min(label.left(), max(spot.left() - rim, label.right() - needed - 18)))
        label.moveTop(spot.bottom() - label.height() * 0.35)
        painter.setPen(pen(look.theme.tag_rim, 2))
        painter.setBrush(look.theme.tag)
        painter.drawRoundedRect(label, 8, 8)
        painter.setPen(look.theme.ink)
        inner = label.adjusted(6, 4, -6, -4)
        upper, lower = QRectF(inner), QRectF(inner)
        upper.setHeight(lines[0])
        lower.setTop(upper.bottom())
        middle = Qt.AlignmentFlag.AlignHCenter
        text.draw(painter, upper, who, strong, middle)
        text.draw(
            painter,
            lower,
            _fitting(said, many("matches", hero.number), small, lower),
            small,
            middle,
        )


def _portrait(painter: QPainter, look: Look, who: int, size: QSizeF, spot: QRectF) -> None:
    sprite(
        painter,
        look,
        ("wl-owner", who),
        size,
        lambda on, room: art.paint_portrait(on, room, who, look),
        spot,
    )


def _luggage(painter: QPainter, look: Look, kind: int, side: float, spot: QRectF) -> None:
    """Luggage in a box that it fills but for its rim."""
    rim = art.night_rim(look.theme.linen, look.theme)

    def paint(on: QPainter, room: QRectF) -> None:
        edge = side * 0.05
        paint_rimmed_tile(on, room.adjusted(edge, edge, -edge, -edge), kind, look, rim)

    sprite(painter, look, ("wl-bag", kind), QSizeF(side, side), paint, spot)

"""Stage: a baggage belt: its oval in perspective, how it drives, its rim, skirt and hatch."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from ui.look.palette import Theme, faded, mix

# The floor's unit is half of what the bends leave between them, about; the rest is in proportion.
_STRAIGHT_LENGTH: Final = 0.80
_FAR_LINE_DISTANCE: Final = 1.20
"""How far the middle line of the far straight lies behind that of the front."""
_BEND_EASE_SHARE: Final = 0.42
"""Share of a bend in which it closes in from the straight, and again in which it opens."""
_HALF_BELT_WIDTH: Final = 0.24
"""Half the belt's width."""
_RIM_WIDTH: Final = 0.055
"""Width of the metal along the belt's edges."""
_MAX_SHADOW_REACH: Final = 7.0
"""Units that the shadow reaches out at the sides, at most."""
_MIDDLE_LINE_POINTS: Final = 2048
"""Points of the middle line that are known; between them it is straight, to 0.01 pixels."""
LANE_STEPS: Final = 1024
"""Steps of a lane around the belt."""
_QUICK_PAINT_STEP: Final = 4
"""Of these, so many are one where a belt has to be painted quickly."""

Clock = Callable[[], float]
"""Seconds that only grow; `time.perf_counter` outside tests."""


class BeltPoint(NamedTuple):
    """A place on the belt: where it is seen, how large (1 at the front), and what hides what.

    Whatever has the larger `depth` is nearer and is painted later. `heading` is the way of travel
    on the screen in degrees, 0 to the right, clockwise.
    """

    point: QPointF
    scale: float
    depth: float
    heading: float


def place_of(slot: int, tick: float, slots: int, pace: int) -> float:
    """The turn of a slot at a tick, on a belt that moves one of `slots` slots in `pace` ticks."""
    return ((slot + tick / pace) / slots) % 1.0


class Oval:
    """An oval belt that lies in perspective within `rect`, without its skirt.

    A *turn* is a way along the belt: 0 is the middle of the front, 1 is there again; what moves on
    goes to the left at the front. `far` is the scale of the far straight.
    """

    def __init__(self, rect: QRectF, *, far: float = 0.56) -> None:
        self.rect = rect
        self.far = far
        self._fall = 1.0 / far - 1.0
        edge = _HALF_BELT_WIDTH + _RIM_WIDTH
        near, away = self._scale(-edge), self._scale(_FAR_LINE_DISTANCE + edge)
        self._rise = rect.height() / (near - away)
        self._base = rect.bottom() - self._rise * (near - 1.0)
        self.unit = rect.width() / 2 / _widest(far, edge)
        """Logical pixels of a floor unit at the front."""

    def at(self, turn: float, aside: float = 0.0) -> BeltPoint:
        """The place at a turn; `aside` is −1 at the belt's inner edge and 1 at its outer one."""
        x, z = _floor(turn, aside * _HALF_BELT_WIDTH)
        point = self._seen(x, z)
        next_x, next_z = _floor(turn + 0.001, aside * _HALF_BELT_WIDTH)
        line = QLineF(point, self._seen(next_x, next_z))
        return BeltPoint(point, self._scale(z), -z, -line.angle() % 360.0)

    def edge(self, aside: float, *, every: int = 1) -> QPolygonF:
        """The closed line that runs at `aside` (as in `at`, beyond ±1 beside the belt).

        Its points are so close that no corner is seen in a window of any size. `every` as in
        `lane`; with every fourth, a window of the usual size shows none either.
        """
        return QPolygonF([QPointF(x, y) for x, y, _ in self.lane(aside, every=every)[:-1]])

    def lane(self, aside: float = 0.0, *, every: int = 1) -> list[tuple[float, float, float]]:
        """Places (x, y, scale) in `LANE_STEPS` even steps around the belt; the last one is the
        first.

        Of these only `every` second, fourth, … if asked for. Between them the way is straight. It
        gives what `at` does, many at once.
        """
        middle, fall, out = (
            self.rect.center().x(),
            self._fall / _FAR_LINE_DISTANCE,
            aside * _HALF_BELT_WIDTH,
        )
        base, rise, unit = self._base - self._rise, self._rise, self.unit
        found = []
        # Many thousand points are asked for before the first frame: nothing is called for each.
        for x, z, out_x, out_z in _middle()[0][:: _MIDDLE_LINE_POINTS // LANE_STEPS * every]:
            scale = 1.0 / (1.0 + fall * (z + out_z * out))
            found.append((middle + (x + out_x * out) * unit * scale, base + rise * scale, scale))
        return found

    def across(self, turn: float, bow: float, steps: int = 9) -> list[QPointF]:
        """A line across the belt from the inner to the outer edge, bent forward by `bow` turns."""
        points = []
        for step in range(steps + 1):
            aside = 2 * step / steps - 1
            points.append(
                self._seen(*_floor(turn + bow * (1 - aside * aside), aside * _HALF_BELT_WIDTH))
            )
        return points

    def _scale(self, z: float) -> float:
        return 1.0 / (1.0 + self._fall * z / _FAR_LINE_DISTANCE)

    def _seen(self, x: float, z: float) -> QPointF:
        scale = self._scale(z)
        return QPointF(
            self.rect.center().x() + x * self.unit * scale, self._base + self._rise * (scale - 1.0)
        )


_Known: TypeAlias = tuple[float, float, float, float]
"""A point of the middle line on the floor (x, z), and the way outwards from it (x, z).

A plain tuple: two thousand are made before the first frame.
"""


@cache
def _middle() -> tuple[tuple[_Known, ...], float]:
    """The middle line in `_MIDDLE_LINE_POINTS` even steps, its first point once more at the end;
    its length.

    Between straight and bend its curvature grows and falls without a step, as on a railway, so
    that neither the line nor anything beside it has a corner.
    """
    bend = _FAR_LINE_DISTANCE / _gone(0.0, 1.0, pieces=64)[1]
    length = 4 * _STRAIGHT_LENGTH + 2 * bend
    quarter: list[_Known] = []
    x = z = share = 0.0
    for step in range(_MIDDLE_LINE_POINTS // 4 + 1):
        way = step * length / _MIDDLE_LINE_POINTS
        if way < _STRAIGHT_LENGTH:
            quarter.append((-way, 0.0, 0.0, -1.0))
        else:
            before, share = share, (way - _STRAIGHT_LENGTH) / bend
            left, away = _gone(before, share)
            x, z = x - left * bend, z + away * bend
            heading = _heading(share)
            quarter.append((x - _STRAIGHT_LENGTH, z, -math.sin(heading), -math.cos(heading)))
    # All else is this, seen in mirrors and driven back.
    away_half = [
        (x, _FAR_LINE_DISTANCE - z, out_x, -out_z) for x, z, out_x, out_z in quarter[-2::-1]
    ]
    half = [*quarter, *away_half]
    other = [(-x, z, -out_x, out_z) for x, z, out_x, out_z in half[-2:0:-1]]
    return (*half, *other, half[0]), length


def _heading(share: float) -> float:
    """How far the line has turned, in radians, after a share of the bend."""
    if share > 0.5:
        return math.pi - _heading(1.0 - share)
    eased = min(1.0, share / _BEND_EASE_SHARE)
    # The integral of a curvature that grows by t²(3 − 2t), without a corner, and then stays.
    turned = _BEND_EASE_SHARE * eased**3 * (1.0 - eased / 2) + max(0.0, share - _BEND_EASE_SHARE)
    return math.pi * turned / (1.0 - _BEND_EASE_SHARE)


def _gone(start: float, end: float, pieces: int = 1) -> tuple[float, float]:
    """The way to the left and away between two shares of a bend that is one unit long."""
    left = away = 0.0
    wide = (end - start) / pieces
    for piece in range(pieces):
        middle = start + (piece + 0.5) * wide
        # Gauss's two points: exact to the fourth power.
        for at in (middle - wide * 0.28867513459481287, middle + wide * 0.28867513459481287):
            heading = _heading(at)
            left += math.cos(heading) * wide / 2
            away += math.sin(heading) * wide / 2
    return left, away


@cache
def _widest(far: float, edge: float) -> float:
    """How far from the middle the belt's edge is seen at most, in floor units."""
    fall = 1.0 / far - 1.0
    return max(
        abs(x + out_x * edge) / (1.0 + fall * (z + out_z * edge) / _FAR_LINE_DISTANCE)
        # The other half is this one's mirror.
        for x, z, out_x, out_z in _middle()[0][: _MIDDLE_LINE_POINTS // 2 + 1]
    )


def _floor(turn: float, aside: float) -> tuple[float, float]:
    """The point of the floor (right, away) at a turn, `aside` outwards from the middle line."""
    exact = turn % 1.0 * _MIDDLE_LINE_POINTS
    index = int(exact)
    rest = exact - index
    line = _middle()[0]
    x, z, out_x, out_z = line[index]
    next_x, next_z, next_out_x, next_out_z = line[index + 1]
    return (
        x + (next_x - x) * rest + (out_x + (next_out_x - out_x) * rest) * aside,
        z + (next_z - z) * rest + (out_z + (next_out_z - out_z) * rest) * aside,
    )


def sway(turn: float, seed: int, beats: int = 17) -> float:
    """How far a thing on the belt leans at a turn, in degrees: at most 1.2 either way.

    It sways `beats` times a round or a little more often. It follows from where the belt is, so
    what stands on a standing belt stands.
    """
    round_ = 2 * math.pi * turn
    beat = beats + 2 * (seed % 4)
    return 0.9 * math.sin(round_ * beat + seed * 2.4) + 0.3 * math.sin(round_ * 7 + seed)


class Drive:
    """Where the belt is: a turn that follows from the clock alone.

    It cruises at `speed` (turns a second), slows down to nothing while it is held, and glides to a
    turn in `GLIDE` seconds when it is sent there.
    """

    GLIDE: Final = 0.55
    _EASE: Final = 0.28
    """Seconds in which most of a change of speed is done."""

    def __init__(self, clock: Clock, speed: float) -> None:
        self._clock = clock
        self._cruise = speed
        self._since = clock()
        self._from = 0.0
        self._pace = 0.0
        """Speed at `_since`."""
        self._wanted = 0.0
        self._goal: float | None = None

    @property
    def turn(self) -> float:
        """Where the belt is now; whole numbers are whole rounds."""
        return self._at(self._clock())[0]

    @property
    def still(self) -> bool:
        """Whether the belt stands and will stand."""
        now = self._clock()
        if self._goal is not None:
            return self._wanted == 0.0 and now - self._since >= self.GLIDE
        return self._wanted == 0.0 and abs(self._at(now)[1]) < 1e-5

    @property
    def gliding(self) -> bool:
        """Whether the belt is on its way to a turn that it was sent to."""
        return self._goal is not None and self._clock() - self._since < self.GLIDE

    def run(self) -> None:
        """Cruise from now on."""
        self._want(self._cruise)

    def hold(self) -> None:
        """Slow down to nothing."""
        self._want(0.0)

    def halt(self) -> None:
        """Stand at once, as when the window is hidden."""
        turn = self.turn
        self._since, self._from, self._pace = self._clock(), turn, 0.0
        self._wanted, self._goal = 0.0, None

    def glide(self, turn: float, *, at_once: bool = False) -> None:
        """Go to the place `turn` the shorter way and stand there."""
        here = self.turn
        goal = here + (turn - here + 0.5) % 1.0 - 0.5
        self._since, self._from, self._goal = self._clock(), here, goal
        self._pace = self._wanted = 0.0
        if at_once:
            self._from, self._goal = goal, None

    def _want(self, speed: float) -> None:
        if speed == self._wanted and (self._goal is None or speed == 0.0):
            return
        now = self._clock()
        self._from, self._pace = self._at(now)
        self._since, self._wanted, self._goal = now, speed, None

    def _at(self, now: float) -> tuple[float, float]:
        """Turn and speed at a time."""
        gone = max(0.0, now - self._since)
        if self._goal is not None:
            share = min(1.0, gone / self.GLIDE)
            eased = 1.0 - (1.0 - share) ** 3
            speed = 3 * (1.0 - share) ** 2 * (self._goal - self._from) / self.GLIDE
            return self._from + (self._goal - self._from) * eased, speed if share < 1 else 0.0
        left = math.exp(-gone / self._EASE)
        extra = self._pace - self._wanted
        turn = self._from + self._wanted * gone + extra * self._EASE * (1.0 - left)
        return turn, self._wanted + extra * left


def rubber(theme: Theme) -> QColor:
    """The ground of the belt's plates."""
    return mix(theme.board, theme.muted, 0.17)


def belt_length() -> float:
    """The length of the belt's middle line, in units of `Oval.unit`."""
    return _middle()[1]


def skirt_height(oval: Oval) -> float:
    """How far the belt's skirt reaches below `oval.rect`, in logical pixels."""
    return oval.unit * 0.17


def paint_belt(painter: QPainter, oval: Oval, theme: Theme, *, quick: bool = False) -> None:
    """The belt without its plates: shadow, skirt, metal rims, rubber, and the island within.

    Where it has to be `quick`, its shadow has few layers and its lines few points.
    """
    painter.save()
    tall = skirt_height(oval)
    every = _QUICK_PAINT_STEP if quick else 1
    outer, band, inner, island = (
        oval.edge(aside, every=every)
        for aside in (
            1 + _RIM_WIDTH / _HALF_BELT_WIDTH,
            1.0,
            -1.0,
            -1 - _RIM_WIDTH / _HALF_BELT_WIDTH,
        )
    )
    steel = mix(theme.line, theme.muted, 0.35)
    _paint_shadow(painter, outer, tall, theme, 2 if quick else 10)
    _paint_skirt(painter, oval, outer, tall, theme, every)
    rim = QLinearGradient(oval.rect.topLeft(), oval.rect.topRight())
    for at, light in ((0.0, 0.1), (0.18, 0.5), (0.32, 0.15), (0.6, 0.55), (0.82, 0.1), (1.0, 0.35)):
        rim.setColorAt(at, mix(steel, theme.raised if not theme.dark else theme.muted, light))
    line = QPen(mix(steel, theme.board, 0.55), max(1.0, oval.unit * 0.006))
    painter.setPen(line)
    painter.setBrush(QBrush(rim))
    painter.drawPolygon(outer)
    painter.setBrush(rubber(theme))
    painter.drawPolygon(band)
    painter.setBrush(QBrush(rim))
    painter.drawPolygon(inner)
    _paint_island(painter, oval, island, theme)
    painter.restore()


def _paint_shadow(
    painter: QPainter, outer: QPolygonF, tall: float, theme: Theme, layers: int
) -> None:
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.shadow, theme.shadow.alphaF() / layers))
    box = outer.boundingRect()
    middle = box.center()
    # The upper half is hidden, or falls behind the belt.
    painter.setClipRect(box.adjusted(-box.width(), box.height() * 0.45, box.width(), 4 * tall))
    # At its sides a belt has little room; there the shadow would be cut off.
    aside = min(0.03, 2 * _MAX_SHADOW_REACH / max(1.0, box.width()))
    for layer in range(layers):
        share = (layer + 1) / layers
        painter.save()
        painter.translate(middle.x(), middle.y() + tall * 1.12)
        painter.scale(1.0 + aside * share, 1.0 + 0.066 * share)
        painter.translate(-middle.x(), -middle.y())
        painter.drawPolygon(outer)
        painter.restore()
    painter.restore()


def _paint_skirt(
    painter: QPainter, oval: Oval, outer: QPolygonF, tall: float, theme: Theme, every: int
) -> None:
    """The metal below the front half of the rim, with its seams."""
    count = outer.count()
    lower = [outer.at(index) + QPointF(0, tall) for index in range(count)]
    front = sorted(range(count), key=lambda index: outer.at(index).x())
    left, right = front[0], front[-1]
    # From the left end over the front to the right end; the polygon runs to the left at the front.
    way = [index % count for index in range(right, left + count + 1)]
    path = QPolygonF([*(outer.at(i) for i in way), *(lower[i] for i in reversed(way))])
    steel = mix(theme.line, theme.muted, 0.45)
    shine = QLinearGradient(oval.rect.topLeft(), oval.rect.topRight())
    for at, dark in ((0.0, 0.62), (0.15, 0.32), (0.3, 0.42), (0.55, 0.2), (0.85, 0.4), (1.0, 0.65)):
        shine.setColorAt(at, mix(steel, theme.board, dark))
    painter.setPen(QPen(mix(steel, theme.board, 0.75), max(1.0, oval.unit * 0.006)))
    painter.setBrush(QBrush(shine))
    painter.drawPolygon(path)
    metal = QPainterPath()
    metal.addPolygon(path)
    painter.save()
    painter.setClipPath(metal)
    seam = QPen(faded(theme.board, 0.35), max(1.0, oval.unit * 0.008))
    painter.setPen(seam)
    for index in way[28 // every : -28 // every : 40 // every]:
        painter.drawLine(outer.at(index), lower[index])
    # As high everywhere, as what lies on the metal is: so it turns away at both ends.
    high = max(1.5, oval.unit * 0.016)
    above, below = (QPointF(0, tall * 0.62 + aside * high) for aside in (-0.5, 0.5))
    band = [*(outer.at(i) + above for i in way), *(outer.at(i) + below for i in reversed(way))]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.metal, 0.9))
    painter.drawPolygon(QPolygonF(band))
    painter.restore()


def _paint_island(painter: QPainter, oval: Oval, island: QPolygonF, theme: Theme) -> None:
    """The sunken middle, darker towards the viewer's side of its rim."""
    box = island.boundingRect()
    ground = mix(theme.case_edge, theme.board, 0.55)
    floor = QLinearGradient(box.topLeft(), box.bottomLeft())
    floor.setColorAt(0.0, mix(ground, QColor("black"), 0.35))
    floor.setColorAt(1.0, mix(ground, theme.case, 0.35))
    painter.setBrush(QBrush(floor))
    painter.drawPolygon(island)
    wall = QPainterPath()
    wall.addPolygon(island)
    wall.closeSubpath()
    painter.save()
    painter.setClipPath(wall)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("black"), 0.22))
    drop = QPainterPath(wall)
    drop.addPolygon(island.translated(0, oval.unit * 0.05))
    drop.setFillRule(Qt.FillRule.OddEvenFill)
    painter.drawPath(drop)
    painter.restore()


def paint_chute(painter: QPainter, oval: Oval, top: float, theme: Theme) -> None:
    """The hatch behind the belt with its curtain of strips, from `top` down, and its slide."""
    middle = oval.rect.center().x()
    end = oval.at(0.5, 1.3)
    wide = oval.unit * 0.62
    foot = end.point.y()
    room = foot - top
    if room < 24:
        return
    painter.save()
    steel = mix(theme.line, theme.muted, 0.4)
    slide_top = top + room * 0.66
    frame = QRectF(middle - wide * 0.60, top, wide * 1.2, slide_top - top + 6)
    painter.setPen(QPen(mix(steel, theme.board, 0.6), max(1.0, oval.unit * 0.007)))
    shine = QLinearGradient(frame.topLeft(), frame.topRight())
    for at, light in ((0.0, 0.0), (0.3, 0.4), (0.7, 0.3), (1.0, 0.0)):
        shine.setColorAt(at, mix(mix(steel, theme.board, 0.25), theme.raised, light * 0.6))
    painter.setBrush(QBrush(shine))
    painter.drawRoundedRect(frame, oval.unit * 0.03, oval.unit * 0.03)
    hatch = frame.adjusted(wide * 0.08, room * 0.07, -wide * 0.08, 0)
    painter.setBrush(mix(theme.board, QColor("black"), 0.5))
    painter.drawRect(hatch)
    strips = 9
    step = hatch.width() / strips
    for index in range(strips):
        # Strips hang unevenly, each always in the same manner.
        drop = hatch.height() * (0.86 + 0.07 * math.sin(index * 2.3))
        strip = QRectF(hatch.left() + index * step, hatch.top(), step + 1, drop)
        fall = QLinearGradient(strip.topLeft(), strip.topRight())
        fall.setColorAt(0.0, mix(theme.flap, theme.muted, 0.38))
        fall.setColorAt(0.4, mix(theme.flap, theme.muted, 0.20))
        fall.setColorAt(1.0, theme.flap)
        painter.setBrush(QBrush(fall))
        painter.setPen(QPen(theme.flap_split, 1.0))
        painter.drawRect(strip)
    slide = QPolygonF(
        [
            QPointF(middle - wide * 0.52, slide_top),
            QPointF(middle + wide * 0.52, slide_top),
            QPointF(middle + wide * 0.78, foot),
            QPointF(middle - wide * 0.78, foot),
        ]
    )
    sheet = QLinearGradient(QPointF(0, slide_top), QPointF(0, foot))
    sheet.setColorAt(0.0, mix(steel, theme.board, 0.45))
    sheet.setColorAt(0.55, mix(steel, theme.raised, 0.35 if not theme.dark else 0.12))
    sheet.setColorAt(1.0, mix(steel, theme.board, 0.2))
    painter.setBrush(QBrush(sheet))
    painter.setPen(QPen(mix(steel, theme.board, 0.6), max(1.0, oval.unit * 0.007)))
    painter.drawPolygon(slide)
    painter.restore()

"""Shell: the map of a trail or a trip: places along a way, stamped once they are reached."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import date
from functools import lru_cache, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy

from ui.kit.medals import METALS, paint_medal
from ui.look import text
from ui.look.incremental import IncrementalPainter
from ui.look.palette import faded, mix
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.trail.art import StampTag, Tags, day_words
from ui.shell.trail.journey import Journey

if TYPE_CHECKING:
    from ui.look.palette import Theme

PLACE_SIZE: Final = (74, 94)
"""The least width and height of a place, in pixels at 100 %."""
_NAME_HEIGHT: Final = 18
"""The height of a place's name, likewise."""
_NEXT_WIDTH_SHARE: Final = 1.65
_NEXT_HEIGHT_SHARE: Final = 1.4
"""How much wider and higher than the others the place is that is next."""
_MARGIN: Final = 12
"""Between the frame of the map and its places, likewise."""
_MAX_STAMP_RADIUS: Final = 44
_SCORE_LINE: Final = (-0.04, 0.28, 0.87)
_DAY_LINE: Final = (0.24, 0.26, 0.80)
"""How far below the middle of a stamp a line is, how high and how wide, as shares of the stamp."""
_DOT_RADIUS: Final = 15
_MAX_PIN_RADIUS: Final = 40
_RIVAL: Final = 9
"""The side of an opponent's sign, in pixels at 100 %."""
_COAST_WIDTH: Final = 5
_REACH: Final = 80
"""How far from a place its island and the room around it reach at most, in pixels at 100 %."""
_PATCH_PIXELS: Final = 300_000
"""About how many device pixels are painted at once."""
_CONTINENTS: Final = (
    (0.24, 0.28, 0.30, 0.36, 1.0),
    (0.76, 0.24, 0.24, 0.28, 2.3),
    (0.60, 0.72, 0.36, 0.30, 4.1),
    (0.10, 0.84, 0.13, 0.16, 5.2),
)
"""Where land lies: the middle and half the size of each, as shares of the map, and its form."""


class MapPlace(NamedTuple):
    """A place on a map: how it is called, and how far somebody came there.

    `score` and `day` are of the stamp that it has once it is `won`. What is won on a trail has a
    medal too. `said` is all of that in words. `rivals` tells how strong each opponent is, from
    above 0 to 1, where places differ in that.
    """

    number: int
    name: str
    said: str
    won: bool = False
    medal: int = 0
    is_open: bool = False
    is_next: bool = False
    score: str = ""
    day: date | None = None
    rivals: tuple[float, ...] = ()


def stamp_colour(medal: int, theme: Theme) -> QColor:
    """The ink of a stamp: of its medal, else that of what is good."""
    return METALS[medal - 1] if medal else theme.good


def paint_stamp(
    painter: QPainter, room: QRectF, look: Look, place: MapPlace, *, lit: bool = False
) -> None:
    """A postmark with score and day, and a medal where one was won."""
    theme, scale = look.theme, room.width() / 60
    ink = stamp_colour(place.medal, theme)
    rim = max(2.0, 4.2 * scale)
    painter.setBrush(theme.raised if lit else theme.card)
    painter.setPen(QPen(mix(ink, theme.ink, 0.35), rim + 2))
    inner = room.adjusted(rim, rim, -rim, -rim)
    painter.drawEllipse(inner)
    painter.setPen(QPen(ink, rim))
    painter.drawEllipse(inner)
    if place.day is None:
        lines = [(place.score, Role.STRONG, inner)]
    else:
        # Number and medal lie over its upper part.
        upper = _line_room(inner, *_SCORE_LINE)
        lower = _line_room(inner, *_DAY_LINE)
        lines = [(place.score, Role.STRONG, upper), (day_words(place.day), Role.SMALL, lower)]
    painter.setPen(theme.ink)
    for words, role, where in lines:
        edge = 0.0 if place.day is not None else where.width() * 0.12
        _write(painter, where.adjusted(edge, 0, -edge, 0), words, look.font(role))


def _line_room(inner: QRectF, down: float, high: float, wide: float) -> QRectF:
    """The room of a line in a stamp."""
    room = QRectF(0, 0, inner.width() * wide, inner.height() * high)
    room.moveCenter(inner.center() + QPointF(0, inner.height() * down))
    return room


def _write(painter: QPainter, room: QRectF, words: str, font: QFont) -> None:
    """Write words, where there are any: what explains a sign has none."""
    if words:
        text.draw(painter, room, words, font)


def paint_pin(
    painter: QPainter, body: QRectF, look: Look, number: str, *, lit: bool = False
) -> QPainterPath:
    """A suitcase with a point below it, at the place that is next; tells its outline."""
    theme, side = look.theme, body.width()
    line = max(1.0, side * 0.035)
    case = QRectF(0, 0, side * 0.92, side * 0.68)
    case.moveCenter(QPointF(body.center().x(), body.top() + side * 0.5))
    outer = QPainterPath()
    outer.addRoundedRect(case, side * 0.13, side * 0.13)
    # A point shows where it is, as that of a pin does.
    point = QPainterPath(QPointF(body.center().x(), body.bottom()))
    point.lineTo(body.center().x() - side * 0.15, case.bottom() - line)
    point.lineTo(body.center().x() + side * 0.15, case.bottom() - line)
    point.closeSubpath()
    path = outer.united(point)
    grip = QRectF(0, 0, side * 0.34, side * 0.26)
    grip.moveCenter(QPointF(body.center().x(), case.top() + side * 0.02))
    handle = QPainterPath()
    handle.addRoundedRect(grip, side * 0.09, side * 0.09)
    hole = QPainterPath()
    wall = side * 0.075
    hole.addRoundedRect(grip.adjusted(wall, wall, -wall, -wall), side * 0.05, side * 0.05)
    whole = path.united(handle)
    # It is painted whenever the pointer passes: a soft one would take too long.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.shadow, 0.35))
    painter.drawPath(whole.translated(side * 0.03, side * 0.045))
    painter.setPen(QPen(theme.on_accent, line))
    painter.setBrush(mix(theme.accent, theme.shadow, 0.35))
    painter.drawPath(handle.subtracted(hole))
    painter.setBrush(theme.accent_hover if lit else theme.accent)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.on_accent, 0.42))
    for x in (case.left() + side * 0.1, case.right() - side * 0.16):
        painter.drawRect(QRectF(x, case.top() + line / 2, side * 0.06, case.height() - line))
    painter.setPen(theme.on_accent)
    _write(painter, case.adjusted(side * 0.18, 0, -side * 0.18, 0), number, look.font(Role.BOARD))
    return whole


def paint_dot(
    painter: QPainter, body: QRectF, look: Look, number: str, *, is_open: bool, lit: bool = False
) -> None:
    """A place that is not reached yet."""
    theme = look.theme
    painter.setPen(QPen(theme.accent if is_open else theme.muted, 2.2 if is_open else 1.4))
    painter.setBrush(theme.raised if lit else theme.card)
    painter.drawEllipse(body)
    painter.setPen(theme.ink if is_open else theme.muted)
    _write(painter, body, number, look.font(Role.NUMERIC))


def _round(room: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(room)
    return path


class PlaceTag(StampTag):
    """A place: a stamp once it is won, a large pin while it is next, else a dot with its number."""

    def __init__(self, look: Look, parent: Tags, place: MapPlace) -> None:
        super().__init__(look, parent)
        self.place = place
        self._is_bare = False
        self.setAccessibleName(place.said)
        self.setToolTip(place.said)

    @property
    def spot(self) -> QPointF:
        """Where on it the way leads through."""
        return self.body().center()

    def set_bare(self, *, on: bool) -> None:
        """Leave out its sign, or show it again: while something else shows how it came there."""
        self._is_bare = on
        self.update()

    def body(self, place: MapPlace | None = None) -> QRectF:
        """Where its picture is, above the name; or that of a place as it was before."""
        px, place = self.look.px, place or self.place
        body = QRectF(self.rect()).adjusted(2, 2, -2, -px(_NAME_HEIGHT) - 2)
        most = px(_MAX_STAMP_RADIUS if place.won else _MAX_PIN_RADIUS)
        if not place.won and not place.is_next:
            most = px(_DOT_RADIUS)
        radius = min(body.width() / 2, body.height() / 2, most)
        room = QRectF(0, 0, 2 * radius, 2 * radius)
        # Places do not lie in rank and file.
        number = self.place.number
        free = QPointF(body.width() / 2 - radius, body.height() / 2 - radius)
        sway = QPointF(math.sin(number * 2.4) * 0.5, math.sin(number * 1.7 + 1) * 0.62)
        room.moveCenter(body.center() + QPointF(free.x() * sway.x(), free.y() * sway.y()))
        return room

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._is_bare:
            self.ring(painter, self.paint_sign(painter, self.place))
        elif self.hasFocus():
            path = QPainterPath()
            path.addEllipse(self.body())
            self.ring(painter, path)
        self._paint_name(painter, self.body())
        painter.end()

    def paint_sign(self, painter: QPainter, place: MapPlace) -> QPainterPath:
        """Paint the picture of its place, as it is or as it was before; tells its outline."""
        look, body = self.look, self.body(place)
        path, number = QPainterPath(), QLocale().toString(place.number)
        if place.won:
            path = self._paint_won(painter, body, place)
        elif place.is_next:
            self._paint_rivals(painter, body)
            path = paint_pin(painter, body, look, number, lit=self.underMouse())
        else:
            self._paint_rivals(painter, body)
            paint_dot(painter, body, look, number, is_open=place.is_open, lit=self.underMouse())
            path.addEllipse(body)
        return path

    def _paint_rivals(self, painter: QPainter, body: QRectF) -> None:
        """A small circle for each opponent above the place, the fuller, the stronger."""
        theme, side = self.look.theme, float(self.look.px(_RIVAL))
        count, gap = len(self.place.rivals), side * 0.35
        wide = count * side + (count - 1) * gap
        top = max(1.0, body.top() - side - self.look.px(3))
        left = min(max(1.0, body.center().x() - wide / 2), self.width() - wide - 1)
        is_near = self.place.is_open or self.place.is_next
        ink = theme.ink if is_near else theme.muted
        for number, strength in enumerate(self.place.rivals):
            circle = QRectF(left + number * (side + gap), top, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.card)
            painter.drawEllipse(circle)
            painter.setBrush(ink)
            # From the top on, like the hand of a clock.
            painter.drawPie(circle, 90 * 16, -round(360 * 16 * strength))
            painter.setPen(QPen(ink, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(circle)

    def _paint_name(self, painter: QPainter, body: QRectF) -> None:
        """The name, on paper of its own: the way or a coast may lead through below it."""
        look, theme, place = self.look, self.look.theme, self.place
        room = QRectF(0, 0, self.width(), look.px(_NAME_HEIGHT))
        room.moveTop(min(body.bottom() + look.px(3), self.height() - room.height()))
        face = look.font(Role.STRONG if place.is_next else Role.SMALL)
        fitted = text.fit(place.name, face, room.size())
        paper = QRectF(0, 0, min(room.width(), fitted.width + look.px(8)), room.height())
        # Below what it names, as far as there is room for it.
        paper.moveCenter(QPointF(body.center().x(), room.center().y()))
        paper.moveLeft(min(max(0.0, paper.left()), room.width() - paper.width()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.card, 0.82))
        painter.drawRoundedRect(paper, paper.height() / 3, paper.height() / 3)
        shown = place.is_next or self.isChecked() or place.won or place.is_open
        painter.setPen(theme.ink if shown else theme.muted)
        text.draw(painter, paper, place.name, face)

    def _paint_won(self, painter: QPainter, body: QRectF, place: MapPlace) -> QPainterPath:
        """Paint the stamp with its medal and its number; return the outline of all of that."""
        look = self.look
        outline = QPainterPath()
        outline.addEllipse(body)
        painter.save()
        # What was stamped by hand lies at an angle.
        painter.translate(body.center())
        painter.rotate((place.number * 37 % 9 - 4) * 1.6)
        painter.translate(-body.center())
        paint_stamp(painter, body, look, place, lit=self.underMouse())
        painter.restore()
        side = max(look.px(20), body.width() * 0.34)
        if place.medal:
            medal = QRectF(body.right() - side * 0.86, body.top() - 1, side, side)
            medal.moveRight(min(medal.right(), self.width() - 1.0))
            paint_medal(painter, medal, place.medal)
            outline = outline.united(_round(medal))
        chip = QRectF(body.left() - side * 0.14, body.top() - 1, side, side)
        chip.moveLeft(max(1.0, chip.left()))
        painter.setPen(QPen(look.theme.line, 1.2))
        painter.setBrush(look.theme.raised)
        painter.drawEllipse(chip)
        painter.setPen(look.theme.ink)
        words = QLocale().toString(place.number)
        text.draw(painter, chip.adjusted(2, 0, -2, 0), words, look.font(Role.SMALL))
        return outline.united(_round(chip))


class TravelMap(Tags):
    """Places to and fro over a map, of which one is chosen; the next one is larger than the others.

    It is as high as its room, and at least so high that all places are legible.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look, PLACE_SIZE, snake=True)
        self.slices = IncrementalPainter(look.pixmaps, self)
        self.journey = Journey(self)
        """How it came to be as it is since the last look."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_places(self, places: Sequence[MapPlace], current: int) -> None:
        """Show others."""
        if self.journey.is_on and (tuple(places), current) == (self.places, self.current):
            # They were only read again.
            return
        self.journey.end()
        self.fill(lambda parent: [PlaceTag(self.look, parent, one) for one in places], current)

    @property
    def places(self) -> tuple[MapPlace, ...]:
        """What is shown."""
        return tuple(tag.place for tag in self.place_tags)

    @property
    def place_tags(self) -> list[PlaceTag]:
        """A tag for each place."""
        return [tag for tag in self.all if isinstance(tag, PlaceTag)]

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.journey.end()

    def _next(self) -> int | None:
        return next((n for n, one in enumerate(self.places) if one.is_next), None)

    def _lay(self) -> None:
        count = len(self.all)
        margin = self.look.px(_MARGIN)
        wide, high = (self.look.px(side) for side in self._size)
        room = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        # The row with the place that is next is higher, and has room for fewer.
        most = max(1, int(room.width() / wide - (_NEXT_WIDTH_SHARE - 1)))
        rows = -(-count // most)
        least = round(high * (rows + _NEXT_HEIGHT_SHARE - 1) + 2 * margin) if count else 0
        self.setMinimumHeight(least)
        room.setHeight(max(room.height(), least - 2 * margin))
        self.columns = _columns(count, most, room.size().toSize(), (wide, high))
        rows = max(1, -(-count // self.columns))
        at = self._next()
        lower = None if at is None else at // self.columns
        heights = [_NEXT_HEIGHT_SHARE if row == lower else 1.0 for row in range(rows)]
        tops = _shared(room.top(), room.height(), heights)
        for row in range(rows):
            first = row * self.columns
            tags = {self._cell(n)[1]: n for n in range(first, min(count, first + self.columns))}
            shares = [
                _NEXT_WIDTH_SHARE if at is not None and tags.get(column) == at else 1.0
                for column in range(self.columns)
            ]
            lefts = _shared(room.left(), room.width(), shares)
            for column, number in tags.items():
                left, right = lefts[column : column + 2]
                top, bottom = tops[row : row + 2]
                cell = QRectF(left, top, right - left, bottom - top)
                self.all[number].setGeometry(cell.toRect())
        self.journey.setGeometry(self.rect())
        self.update()

    def sizeHint(self) -> QSize:
        # Not as high as it happens to be, which it would stay in a smaller window.
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(3 * self._size[0]), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, room = QRectF(self.rect()), QRectF(event.rect())
        spots = [self._spot(tag) for tag in self.all]
        # What is still to be painted is not forgotten for what moves elsewhere.
        all_of_it = self.slices.waiting
        with self.slices.painting(self):
            for patch in _patches(whole, self.devicePixelRatioF()):
                if all_of_it or patch.intersects(room):
                    self._paint_patch(painter, patch, whole, spots)
        # Not a part at a time: Qt begins the dashes of each part elsewhere.
        _paint_edge(painter, whole, self.look)
        self._paint_way(painter, room, spots)
        painter.end()
        if self.journey.is_on and not self.slices.waiting:
            QTimer.singleShot(0, self.journey, self.journey.start)

    def _paint_patch(
        self, painter: QPainter, patch: QRectF, whole: QRectF, spots: Sequence[QPointF]
    ) -> None:
        """Paint a part of the ground: what lies there follows from the places near it alone."""
        reach = self.look.px(_REACH)
        room = patch.adjusted(-reach, -reach, reach, reach)
        near = [spot for spot in spots if room.contains(spot)]
        size = whole.size().toTuple()
        key = "travel map", size, tuple(spot.toTuple() for spot in near)
        draws = partial(_paint_ground, patch=patch, whole=whole, look=self.look, spots=near)
        self.look.pixmaps.draw(painter, key, patch, draws)

    def _spot(self, tag: StampTag) -> QPointF:
        assert isinstance(tag, PlaceTag)
        return QPointF(tag.pos()) + tag.spot

    def _paint_way(self, painter: QPainter, room: QRectF, spots: Sequence[QPointF]) -> None:
        """The parts of the way that reach into a room."""
        for number, (one, other) in enumerate(pairwise(self.places)):
            done = one.won and (other.won or other.is_next) and number not in self.journey.legs
            path = _leg(spots[number], spots[number + 1], number)
            if path.controlPointRect().adjusted(-3, -3, 3, 3).intersects(room):
                painter.strokePath(path, self.way_pen(done=done))

    def way_pen(self, *, done: bool) -> QPen:
        """Of the way that is done, and of what lies ahead."""
        theme = self.look.theme
        pen = QPen(theme.accent if done else theme.muted, 3.4 if done else 2.0)
        if not done:
            pen.setDashPattern([1.5, 3.5])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    def leg(self, number: int, share: float) -> QPainterPath:
        """The way from a place towards the next one, as far as a share of it."""
        one, other = (self._spot(tag) for tag in self.all[number : number + 2])
        return _leg(one, other, number, share)


def _leg(one: QPointF, other: QPointF, number: int, share: float = 1.0) -> QPainterPath:
    """The way from one place to the next, not quite straight; or its beginning."""
    across = other - one
    bend = QPointF(-across.y(), across.x()) * (0.12 if number % 2 else -0.12)
    middle = (one + other) / 2 + bend
    # A part of such a curve is one, too.
    first, last = one + (middle - one) * share, middle + (other - middle) * share
    path = QPainterPath(one)
    path.quadTo(first, first + (last - first) * share)
    return path


def _shared(start: float, length: float, shares: Sequence[float]) -> list[float]:
    """Where parts of these shares begin, and where the last one ends."""
    found = [start]
    for share in shares:
        found.append(found[-1] + length * share / sum(shares))
    return found


def _columns(count: int, most: int, room: QSize, least: tuple[int, int]) -> int:
    """In how many columns so many places lie best: as wide as high, and none too small."""
    if not count or room.isEmpty():
        return max(1, min(most, count))

    def odd(columns: int) -> tuple[bool, float]:
        rows = -(-count // columns)
        wide, high = room.width() / columns, room.height() / (rows + _NEXT_HEIGHT_SHARE - 1)
        return high < least[1], abs(math.log(wide / high))

    return min(range(1, min(most, count) + 1), key=odd)


def _frame(whole: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(whole.adjusted(1, 1, -1, -1), 10, 10)
    return path


def _continents(whole: QRectF) -> tuple[QPainterPath, ...]:
    return _continents_in(whole.x(), whole.y(), whole.width(), whole.height())


@lru_cache(maxsize=2)
def _continents_in(left: float, top: float, wide: float, high: float) -> tuple[QPainterPath, ...]:
    # The same for all parts of a map, and a good share of the time that one takes.
    whole = QRectF(left, top, wide, high)
    return tuple(_continent(whole, *one) for one in _CONTINENTS)


def _patches(whole: QRectF, density: float) -> list[QRectF]:
    """Parts of the map of whole pixels, none of which takes long to paint on a dense screen."""
    count = max(1, math.ceil(whole.width() * whole.height() * density**2 / _PATCH_PIXELS))
    columns = max(1, round(math.sqrt(count * whole.width() / max(1.0, whole.height()))))
    rows = math.ceil(count / columns)
    xs = [round(whole.left() + whole.width() * n / columns) for n in range(columns + 1)]
    ys = [round(whole.top() + whole.height() * n / rows) for n in range(rows + 1)]
    return [
        QRectF(left, top, right - left, bottom - top)
        for top, bottom in pairwise(ys)
        for left, right in pairwise(xs)
    ]


def _paint_ground(
    painter: QPainter, patch: QRectF, whole: QRectF, look: Look, spots: Sequence[QPointF]
) -> None:
    """A part of sea and land, and what is on it."""
    _paint_land(painter, whole, look, spots)
    _paint_signs(painter, patch, whole, look, spots)


def _paint_land(painter: QPainter, whole: QRectF, look: Look, spots: Sequence[QPointF]) -> None:
    """Sea and land."""
    theme = look.theme
    sea = mix(theme.card, theme.accent, 0.30 if theme.dark else 0.17)
    land = mix(theme.card, theme.metal, 0.10 if theme.dark else 0.16)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(_frame(whole))
    painter.fillRect(whole, sea)
    shapes = [*_continents(whole)]
    for spot in spots:
        island = QPainterPath()
        island.addEllipse(spot, look.px(31), look.px(25))
        shapes.append(island)
    # One after another, so that where two meet there is no coast.
    for colour, width in (
        (mix(sea, theme.card, 0.45), look.px(4 * _COAST_WIDTH)),
        (mix(land, theme.ink, 0.32), look.px(_COAST_WIDTH)),
    ):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width))
        for shape in shapes:
            painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(land)
    for shape in shapes:
        painter.drawPath(shape)


def _paint_signs(
    painter: QPainter, patch: QRectF, whole: QRectF, look: Look, spots: Sequence[QPointF]
) -> None:
    """Hills and woods, and a net of lines."""
    theme = look.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(_frame(whole))
    _paint_net(painter, whole, faded(theme.ink, 0.09))
    _paint_hills(painter, patch, whole, look, spots)


def _paint_edge(painter: QPainter, whole: QRectF, look: Look) -> None:
    """The frame."""
    theme = look.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.line, 1.4))
    painter.drawPath(_frame(whole))
    pen = QPen(faded(theme.ink, 0.5), 3.0)
    pen.setDashPattern([8, 8])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawRoundedRect(whole.adjusted(5, 5, -5, -5), 6, 6)


def _continent(
    whole: QRectF, x: float, y: float, wide: float, high: float, form: float
) -> QPainterPath:
    """Land with bays."""
    middle = QPointF(whole.left() + whole.width() * x, whole.top() + whole.height() * y)
    path, steps = QPainterPath(), 72
    for step in range(steps + 1):
        turn = math.tau * step / steps
        reach = (
            1
            + 0.14 * math.sin(3 * turn + form)
            + 0.09 * math.sin(5 * turn + 2 * form)
            + 0.05 * math.sin(11 * turn + 3 * form)
        )
        at = middle + QPointF(
            math.cos(turn) * whole.width() * wide * reach,
            math.sin(turn) * whole.height() * high * reach,
        )
        if step:
            path.lineTo(at)
        else:
            path.moveTo(at)
    return path


def _paint_net(painter: QPainter, whole: QRectF, ink: QColor) -> None:
    """Lines of length and width, bent as on a globe."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1))
    for share in (0.12, 0.31, 0.5, 0.69, 0.88):
        x = whole.left() + whole.width() * share
        path = QPainterPath(QPointF(x, whole.top()))
        bend = (share - 0.5) * whole.width() * 0.16
        path.quadTo(QPointF(x + bend, whole.center().y()), QPointF(x, whole.bottom()))
        painter.drawPath(path)
    for share in (0.2, 0.5, 0.8):
        y = whole.top() + whole.height() * share
        path = QPainterPath(QPointF(whole.left(), y))
        path.quadTo(QPointF(whole.center().x(), y + 14), QPointF(whole.right(), y))
        painter.drawPath(path)


def _paint_hills(
    painter: QPainter, patch: QRectF, whole: QRectF, look: Look, spots: Sequence[QPointF]
) -> None:
    """Hills and trees where nothing else is; only those that reach into a part of the map."""
    theme, side = look.theme, look.px(9)
    land, room = _continents(whole), patch.adjusted(-2 * side, -2 * side, 2 * side, 2 * side)
    draws: tuple[Callable[[QPainter, QPointF, float], None], ...] = (_hill, _tree, _hill, _tree)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.ink, 0.24), 1.5))
    for number in range(120):
        # Spread evenly, and the same each time.
        at = QPointF(
            whole.left() + whole.width() * ((number * 0.7548776662) % 1),
            whole.top() + whole.height() * ((number * 0.5698402910) % 1),
        )
        if not room.contains(at) or not any(shape.contains(at) for shape in land):
            continue
        if all(_apart(at, spot) > look.px(40) for spot in spots):
            draws[number % len(draws)](painter, at, side)


def _apart(one: QPointF, other: QPointF) -> float:
    """How far two points are apart; upwards and downwards, where names are, it counts less."""
    return math.hypot(one.x() - other.x(), (one.y() - other.y()) * 0.8)


def _hill(painter: QPainter, at: QPointF, side: float) -> None:
    path = QPainterPath(at + QPointF(-side, side * 0.5))
    path.lineTo(at + QPointF(-side * 0.2, -side * 0.6))
    path.lineTo(at + QPointF(side * 0.3, side * 0.1))
    path.lineTo(at + QPointF(side * 0.6, -side * 0.25))
    path.lineTo(at + QPointF(side * 1.2, side * 0.5))
    painter.drawPath(path)


def _tree(painter: QPainter, at: QPointF, side: float) -> None:
    for across in (-0.5, 0.5):
        foot = at + QPointF(across * side, side * (0.5 + 0.2 * across))
        path = QPainterPath(foot)
        path.lineTo(foot - QPointF(0, side * 0.4))
        path.addEllipse(foot - QPointF(0, side * 0.8), side * 0.34, side * 0.44)
        painter.drawPath(path)

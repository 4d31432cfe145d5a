"""Look: the pencil case with which people and things are drawn.

A picture is drawn once, in a square of 100 units with its corner at (0, 0).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from ui.look.marks import EMBLEM_CELLS
from ui.look.palette import Theme, faded, mix
from ui.look.paths import disc, fit, oval, pen, sketch

DRAWING_SIDE: Final = 100.0
"""Units of a drawing's side."""
OUTLINE_WIDTH: Final = 2.6
"""Width of an outline, in units."""
DETAIL_WIDTH: Final = 1.8
"""Width of a line within a shape, in units."""
MIN_DETAIL_PX: Final = 64
"""Pixels of a picture's side from which freckles and stitches are worth drawing."""
MIN_LINE_PX: Final = 0.9
"""No line is thinner than this, in pixels."""

INK: Final = QColor("#2a1a1c")
WHITE: Final = QColor("#fffaf2")
BLACK: Final = QColor("black")

_CORNER_SHARE: Final = 0.15
"""A portrait's corners, as a share of its side."""

Shape = QPainterPath | str
"""An outline, or how it is told in the notation of `ui.look.paths.sketch`."""


def tone(code: str) -> QColor:
    """A colour by its code."""
    return QColor(code)


PALE: Final = tone("#f6d9c0")
ROSY: Final = tone("#f3c19c")
OLIVE: Final = tone("#d9a273")
BROWN: Final = tone("#a46a43")
BLUSH: Final = tone("#e0705f")
BRASS: Final = tone("#e0b04c")
STEEL: Final = tone("#b9c3cc")


class Pencil:
    """A painter of one picture: shapes with an outline and a shade, and what all faces share."""

    def __init__(self, painter: QPainter, rect: QRectF) -> None:
        """Draw into the square `rect` of the painter's coordinates."""
        self.painter = painter
        self._scale = rect.width() / DRAWING_SIDE
        painter.translate(rect.topLeft())
        self._map = QTransform.fromScale(self._scale, self._scale)
        # How large a unit is on the screen, whatever the painter scales.
        world = painter.worldTransform()
        self._seen = self._scale * math.hypot(world.m11(), world.m12())

    @property
    def fine(self) -> bool:
        """Whether the smallest things can be seen."""
        return self._seen * DRAWING_SIDE >= MIN_DETAIL_PX

    @contextmanager
    def shifted(self, x: float, y: float) -> Iterator[None]:
        """Paint moved by so many units."""
        self.painter.save()
        self.painter.translate(QPointF(x, y) * self._scale)
        yield
        self.painter.restore()

    def _width(self, units: float) -> float:
        return self._scale * max(units, MIN_LINE_PX / self._seen)

    def _path(self, shape: Shape) -> QPainterPath:
        return self._map.map(sketch(shape) if isinstance(shape, str) else shape)

    # Shapes

    def fill(self, shape: Shape, colour: QColor) -> None:
        """A patch without an outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        self.painter.drawPath(self._path(shape))

    def line(self, shape: Shape, colour: QColor = INK, width: float = DETAIL_WIDTH) -> None:
        """A line along a path."""
        self.painter.setPen(pen(colour, self._width(width)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(self._path(shape))

    def part(
        self,
        shape: Shape,
        colour: QColor,
        *,
        shade: float = 0.14,
        reach: float = 4.5,
        width: float = OUTLINE_WIDTH,
    ) -> None:
        """A solid thing: filled, darker at its lower right by `shade` over `reach`, outlined."""
        path = self._path(shape)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        self.painter.drawPath(path)
        if shade > 0:
            by = reach * self._scale
            rest = QPainterPath()
            rest.setFillRule(Qt.FillRule.OddEvenFill)
            rest.addRect(path.boundingRect().adjusted(-by, -by, by, by))
            rest.addPath(path.translated(-by, -by * 0.5))
            self.painter.save()
            self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            self.painter.setBrush(mix(colour, INK, shade))
            self.painter.drawPath(rest)
            self.painter.restore()
        self.painter.setPen(pen(INK, self._width(width)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def bit(self, shape: Shape, colour: QColor) -> None:
        """A small thing: filled and finely outlined."""
        self.part(shape, colour, shade=0, width=DETAIL_WIDTH)

    def cord(self, shape: Shape, colour: QColor, width: float) -> None:
        """A cord, a strap, a handle: a line with an outline, `width` without it."""
        self.line(shape, INK, width + 1.5 * OUTLINE_WIDTH)
        self.line(shape, colour, width)

    def discs(self, spots: str, colour: QColor) -> None:
        """Discs of one colour without an outline; see `spots_of`."""
        for x, y, radius in spots_of(spots):
            self.fill(disc(x, y, radius), colour)

    def stamp(self, x: float, y: float, side: float, shape: QPainterPath, ink: QColor) -> None:
        """A shape that is told in a square of `EMBLEM_CELLS`, around a point."""
        there = QTransform.fromTranslate(x - side / 2, y - side / 2)
        self.fill(there.scale(side / EMBLEM_CELLS, side / EMBLEM_CELLS).map(shape), ink)

    def words(self, x: float, y: float, size: float, words: str, font: QFont, ink: QColor) -> None:
        """Words of `size` units that are part of the picture, around a point."""
        large, path = QFont(font), QPainterPath()
        large.setPixelSize(round(size))
        path.addText(QPointF(0, 0), large, words)
        self.fill(path.translated(QPointF(x, y) - path.boundingRect().center()), ink)

    @contextmanager
    def within(self, shape: Shape) -> Iterator[None]:
        """Paint only inside `shape`."""
        self.painter.save()
        self.painter.setClipPath(self._path(shape), Qt.ClipOperation.IntersectClip)
        yield
        self.painter.restore()

    @contextmanager
    def solid(
        self,
        shape: Shape,
        colour: QColor,
        *,
        shade: float = 0.14,
        reach: float = 4.5,
        width: float = OUTLINE_WIDTH,
    ) -> Iterator[None]:
        """A solid thing as `part` makes it, on which is painted before its outline."""
        self.part(shape, colour, shade=shade, reach=reach, width=width)
        with self.within(shape):
            yield
        self.line(shape, INK, width)

    @contextmanager
    def turned(self, x: float, y: float, degrees: float, size: float = 1.0) -> Iterator[None]:
        """Paint turned clockwise, and `size` times as large, around a point."""
        self.painter.save()
        self.painter.translate(QPointF(x, y) * self._scale)
        self.painter.rotate(degrees)
        self.painter.scale(size, size)
        self.painter.translate(QPointF(-x, -y) * self._scale)
        yield
        self.painter.restore()

    @contextmanager
    def mirrored(self, x: float = 50.0) -> Iterator[None]:
        """Paint mirrored at an upright line."""
        self.painter.save()
        self.painter.translate(2 * x * self._scale, 0)
        self.painter.scale(-1, 1)
        yield
        self.painter.restore()

    def both(self, shape: str, colour: QColor, x: float = 50.0, *, shade: float = 0.14) -> None:
        """A thing and its mirror image."""
        self.part(shape, colour, shade=shade)
        with self.mirrored(x):
            self.part(shape, colour, shade=shade)

    def cut(self, shape: Shape, hole: QPainterPath) -> QPainterPath:
        """The outline of a shape without what `hole` takes away."""
        whole = sketch(shape) if isinstance(shape, str) else shape
        return whole.subtracted(hole)

    def gleam(self, shape: Shape, strength: float = 0.45) -> None:
        """A patch of light."""
        self.fill(shape, faded(WHITE, strength))

    # Faces

    def dot(self, x: float, y: float, radius: float = 2.6, colour: QColor = INK) -> None:
        """An eye that is only a dot, with a glint."""
        self.fill(oval(x, y, radius, radius * 1.15), colour)
        if self.fine:
            self.fill(disc(x - radius * 0.3, y - radius * 0.4, radius * 0.34), WHITE)

    def eye(
        self,
        x: float,
        y: float,
        radius: float = 6.0,
        *,
        look: tuple[float, float] = (0.0, 0.0),
        lid: float = 0.0,
        skin: QColor = ROSY,
        pupil: float = 0.46,
    ) -> None:
        """An eye with its white; `look` in radii, `lid` the share that hangs closed."""
        ball = disc(x, y, radius)
        self.fill(ball, WHITE)
        with self.within(ball):
            at_x, at_y = x + look[0] * radius, y + look[1] * radius
            self.fill(disc(at_x, at_y, radius * pupil), INK)
            if self.fine:
                glint = radius * pupil * 0.36
                self.fill(disc(at_x - glint, at_y - glint * 1.1, glint), WHITE)
            if lid > 0:
                edge = y - radius + 2 * radius * lid
                cover = QPainterPath()
                cover.addRect(QRectF(x - radius, y - radius, 2 * radius, edge - y + radius))
                self.fill(cover, mix(skin, INK, 0.13))
                self.line(f"M {x - radius} {edge} H {x + radius}", INK, DETAIL_WIDTH * 1.1)
        self.line(ball, INK, DETAIL_WIDTH)

    def eyes(
        self,
        x: float,
        y: float,
        apart: float,
        radius: float = 6.0,
        *,
        look: tuple[float, float] = (0.0, 0.0),
        lid: float = 0.0,
        skin: QColor = ROSY,
        pupil: float = 0.46,
    ) -> None:
        """Two eyes, `apart` between their middles."""
        for way in (-1, 1):
            self.eye(x + way * apart / 2, y, radius, look=look, lid=lid, skin=skin, pupil=pupil)

    def brows(
        self,
        x: float,
        y: float,
        apart: float,
        *,
        wide: float = 10.0,
        slant: float = 0.0,
        arch: float = 2.0,
        thick: float = 3.0,
        colour: QColor = INK,
    ) -> None:
        """Two brows; `slant` lowers their inner ends (angry) or raises them (worried)."""
        for way in (-1, 1):
            out, into = x + way * (apart + wide) / 2, x + way * (apart - wide) / 2
            top = y - slant / 2
            self.line(
                f"M {out} {top} Q {(out + into) / 2} {y - arch} {into} {y + slant / 2}",
                colour,
                thick,
            )

    def blush(self, x: float, y: float, apart: float, radius: float = 4.5) -> None:
        """Red cheeks."""
        for way in (-1, 1):
            self.fill(oval(x + way * apart / 2, y, radius, radius * 0.72), faded(BLUSH, 0.42))

    def ear(self, x: float, y: float, skin: QColor, radius: float = 5.5) -> None:
        """A round ear."""
        self.part(oval(x, y, radius * 0.85, radius), skin)

    def nose(self, x: float, y: float, skin: QColor, wide: float = 6.0, high: float = 5.0) -> None:
        """A round nose."""
        self.part(oval(x, y, wide, high), mix(skin, BLUSH, 0.22), reach=2.6, width=DETAIL_WIDTH)

    def smile(
        self, x: float, y: float, wide: float, deep: float = 4.0, width: float = DETAIL_WIDTH * 1.2
    ) -> None:
        """A mouth in one line; `deep` below 0 is a frown."""
        self.line(f"M {x - wide / 2} {y} Q {x} {y + 2 * deep} {x + wide / 2} {y}", INK, width)

    def grin(self, x: float, y: float, wide: float, deep: float, *, teeth: int = 0) -> None:
        """An open mouth that laughs; with upper teeth, parted by `teeth` − 1 gaps."""
        left, right = x - wide / 2, x + wide / 2
        mouth = sketch(
            f"M {left} {y} Q {x} {y + deep * 0.12} {right} {y} "
            f"C {right - wide * 0.04} {y + deep * 1.3} {left + wide * 0.04} {y + deep * 1.3} "
            f"{left} {y} Z"
        )
        self.fill(mouth, tone("#6d1f2a"))
        with self.within(mouth):
            self.fill(oval(x, y + deep * 1.05, wide * 0.28, deep * 0.42), tone("#e2706f"))
            if teeth:
                row = QPainterPath()
                row.addRect(QRectF(left, y - 2, wide, deep * 0.42 + 2))
                self.fill(row, WHITE)
                for gap in range(1, teeth):
                    at = left + wide * gap / teeth
                    self.line(f"M {at} {y - 2} V {y + deep * 0.42}", mix(WHITE, INK, 0.45), 1.0)
        self.line(mouth, INK, DETAIL_WIDTH * 1.1)

    def freckles(self, x: float, y: float, apart: float, skin: QColor) -> None:
        """Three freckles on each cheek; too small to see, they are left out."""
        if not self.fine:
            return
        for way in (-1, 1):
            middle = x + way * apart / 2
            for by_x, by_y in ((-2.4, -0.6), (2.2, -0.9), (0.1, 1.8)):
                self.fill(disc(middle + by_x, y + by_y, 0.9), mix(skin, tone("#8a3d1d"), 0.55))

    # Clothes and hair

    def shoulders(
        self, colour: QColor, *, top: float = 76.0, wide: float = 74.0, slope: float = 9.0
    ) -> QPainterPath:
        """A coat from the neck to the lower edge, its outline handed back to be drawn on."""
        left, right = 50 - wide / 2, 50 + wide / 2
        path = sketch(
            f"M {left} 106 C {left} {top + slope} {left + wide * 0.12} {top + slope * 0.4} "
            f"{50 - wide * 0.16} {top} H {50 + wide * 0.16} "
            f"C {right - wide * 0.12} {top + slope * 0.4} {right} {top + slope} {right} 106 Z"
        )
        self.part(path, colour)
        return path

    def neck(self, skin: QColor, *, top: float = 62.0, wide: float = 18.0) -> None:
        """A neck down to the collar."""
        left, right = 50 - wide / 2, 50 + wide / 2
        self.part(f"M {left} {top} V 84 Q 50 92 {right} 84 V {top} Z", mix(skin, INK, 0.12))

    def button(self, x: float, y: float, colour: QColor = BRASS, radius: float = 2.2) -> None:
        """A button."""
        self.part(disc(x, y, radius), colour, shade=0.0, width=DETAIL_WIDTH * 0.8)


def spots_of(text: str) -> list[tuple[float, float, float]]:
    """Spots `x,y,radius`, parted by spaces."""
    parts = (map(float, spot.split(",")) for spot in text.split())
    return [(x, y, radius) for x, y, radius in parts]


def curls(spots: list[tuple[float, float, float]]) -> QPainterPath:
    """A heap of curls, as one outline: (x, y, radius) of each."""
    heap = QPainterPath()
    for x, y, radius in spots:
        heap = heap.united(disc(x, y, radius))
    return heap


def burst(
    x: float, y: float, points: int, outer: float, inner: float, turn: float = -90.0
) -> QPainterPath:
    """A star of `points`."""
    path = QPainterPath()
    for step in range(points * 2):
        angle = math.radians(turn + step * 180 / points)
        reach = inner if step % 2 else outer
        at = QPointF(x + math.cos(angle) * reach, y + math.sin(angle) * reach)
        if step == 0:
            path.moveTo(at)
        else:
            path.lineTo(at)
    path.closeSubpath()
    return path


@contextmanager
def drawn(painter: QPainter, rect: QRectF, aspect: float = 1.0) -> Iterator[Pencil]:
    """A pencil for a picture `aspect` times as wide as high, as large as `rect` allows."""
    box = fit(QSizeF(aspect, 1), rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield Pencil(painter, QRectF(box.topLeft(), QSizeF(box.height(), box.height())))
    painter.restore()


def paint_drawing(painter: QPainter, rect: QRectF, draw: Callable[[Pencil], None]) -> None:
    """What `draw` draws, alone, as large as `rect` lets it be: nothing lies below it."""
    painter.save()
    room = fit(QSizeF(DRAWING_SIDE, DRAWING_SIDE), rect)
    # Outlines reach a little beyond what they are drawn around.
    by = room.width() * 0.025
    draw(Pencil(painter, room.adjusted(by, by, -by, -by)))
    painter.restore()


def portrait(
    painter: QPainter, rect: QRectF, wall: QColor, theme: Theme, sit: Callable[[Pencil], None]
) -> None:
    """Whom `sit` draws, before a wall, in a square window with rounded corners in `rect`.

    By night the wall is in the shade, yet lighter than dark hair and hats.
    """
    side = min(rect.width(), rect.height())
    ground = wall
    if theme.dark:
        saturation = min(1.0, wall.hsvSaturationF() * 1.35)
        ground = QColor.fromHsvF(wall.hsvHueF(), saturation, wall.valueF() * 0.62)
    window, frame = QPainterPath(), QPainterPath()
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    window.addRoundedRect(square, side * _CORNER_SHARE, side * _CORNER_SHARE)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawPath(window)
    # Cut below the middle of the frame, or scraps of what is cut would stand out beyond it.
    rim = max(1.0, side * 0.02)
    inner = square.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    frame.addRoundedRect(inner, side * _CORNER_SHARE - rim / 2, side * _CORNER_SHARE - rim / 2)
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    painter.setBrush(mix(ground, QColor("white"), 0.22 if not theme.dark else 0.10))
    painter.drawEllipse(square.center() + QPointF(0, side * 0.04), side * 0.44, side * 0.44)
    sit(Pencil(painter, square))
    painter.restore()
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(ground, INK, 0.45), rim))
    painter.drawPath(frame)
    painter.restore()

"""The table of Pack the Essentials, its art: the tailor's kit, with which the wardrobe is drawn.

A garment is drawn once, upright, on cells of side 1 with the corner of their box at (0, 0).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from ui.look import brushes
from ui.look.palette import Fabric, Theme, faded, luminance, mix
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE, pen

CREAM: Final = QColor("#fffaf0")
OUTLINE: Final = 0.045
"""Width of an outline in cells; the cats have the same."""
DETAIL: Final = 0.032
"""Width of a line within a garment, in cells."""
FINE: Final = 32
"""Pixels a cell from which stitches and other fine things are worth drawing."""

DARK: Final = 0.2
"""Luminance below which a cloth counts as dark."""


class Tailor:
    """Scissors and thread for one tile: its cloth in a few tones, and a painter.

    Everything is told in cells and drawn in pixels: strokes cost a fifth of those that the painter
    scales.
    """

    def __init__(self, painter: QPainter, cell: float, fabric: Fabric, theme: Theme) -> None:
        """Take a painter of pixels, where the upright garment's corner is at (0, 0)."""
        self.painter = painter
        self.cell = cell
        self._scale = QTransform.fromScale(cell, cell)
        self.fabric = fabric
        self.base = fabric.base
        self.line = mix(fabric.edge, BLACK, 0.72) if theme.dark else mix(fabric.edge, BLACK, 0.12)
        self.light = mix(fabric.base, WHITE, 0.42)
        self.pale = mix(fabric.base, CREAM, 0.78)
        self.deep = mix(fabric.base, self.line, 0.42)
        # What is drawn on the cloth itself: pale on dark cloth, dark on pale cloth.
        self.mark = self.pale if luminance(fabric.base) < DARK else self.line
        self.metal = theme.metal
        self.metal_shade = theme.metal_shade

    @property
    def fine(self) -> bool:
        """Whether the smallest things can be seen."""
        return self.cell >= FINE

    def width(self, cells: float) -> float:
        """A line's width in pixels, never below what a screen can show."""
        return max(cells * self.cell, 1.0)

    # Pieces of cloth

    def cloth(self, path: QPainterPath, tone: QColor | None = None, *, plain: bool = False) -> None:
        """A piece of the tile's cloth with its weave, outlined."""
        self.fill(path, tone or self.base)
        if not plain:
            brushes.weave(self.painter, self._scale.map(path), self.fabric, 0.8 * self.cell)
        self.trace(path)

    def part(self, path: QPainterPath, tone: QColor) -> None:
        """A plain piece in another tone, outlined."""
        self.fill(path, tone)
        self.trace(path)

    def heap(self, path: QPainterPath, tone: QColor) -> None:
        """A plain heap of things that overlap, with one outline around all."""
        self.trace(path, width=2 * OUTLINE)
        self.fill(path, tone)

    def fill(self, path: QPainterPath, tone: QColor) -> None:
        """A plain patch without an outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(tone)
        self.painter.drawPath(self._scale.map(path))

    def trace(self, path: QPainterPath, tone: QColor | None = None, width: float = OUTLINE) -> None:
        """A line along a path."""
        self.painter.setPen(pen(tone or self.line, self.width(width)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(self._scale.map(path))

    def seam(self, text: str, tone: QColor | None = None, width: float = DETAIL) -> None:
        """A line in the notation of `sketch`."""
        self.trace(sketch(text), tone, width)

    def shade(self, path: QPainterPath, strength: float = 0.2) -> None:
        """A soft fold: the line's colour, thinly."""
        self.fill(path, faded(self.line, strength))

    def gleam(self, path: QPainterPath, strength: float = 0.4) -> None:
        """A patch of light."""
        self.fill(path, faded(WHITE, strength))

    @contextmanager
    def within(self, path: QPainterPath) -> Iterator[None]:
        """Paint only inside `path`."""
        self.painter.save()
        self.painter.setClipPath(self._scale.map(path), Qt.ClipOperation.IntersectClip)
        yield
        self.painter.restore()

    # Haberdashery

    def stitch(self, path: QPainterPath | str, tone: QColor | None = None) -> None:
        """A row of stitches; too small to see, it is left out."""
        if not self.fine:
            return
        thread = QPen(tone or self.fabric.seam, self.width(0.028))
        thread.setCapStyle(Qt.PenCapStyle.FlatCap)
        thread.setDashPattern([2.6, 2.2])
        self.painter.setPen(thread)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        seam = sketch(path) if isinstance(path, str) else path
        self.painter.drawPath(self._scale.map(seam))

    def button(self, x: float, y: float, radius: float = 0.07, tone: QColor | None = None) -> None:
        """A button, with its two holes where they can be seen."""
        self.part(disc(x, y, radius), tone or self.pale)
        if self.fine and radius >= 0.06:
            for way in (-1, 1):
                self.fill(disc(x + way * radius * 0.32, y, radius * 0.17), self.line)

    def ribs(self, path: QPainterPath, step: float = 0.1, *, across: bool = False) -> None:
        """The ribs of knitting within `path`: upright lines, or lines `across`."""
        box = path.boundingRect()
        count = max(2, round((box.height() if across else box.width()) / step))
        lines = []
        for index in range(1, count):
            if across:
                y = box.top() + box.height() * index / count
                lines.append(f"M {box.left()} {y} H {box.right()}")
            else:
                x = box.left() + box.width() * index / count
                lines.append(f"M {x} {box.top()} V {box.bottom()}")
        with self.within(path):
            self.seam(" ".join(lines), self.deep)

    def knit(self, path: QPainterPath, tone: QColor | None = None) -> None:
        """A ribbed band in the pale tone: a cuff, a hem, a collar."""
        self.fill(path, tone or self.light)
        self.ribs(path)
        self.trace(path)

    def buckle(self, x: float, y: float, width: float, height: float) -> None:
        """A buckle of metal around (x, y), open in the middle."""
        frame = plate(x - width / 2, y - height / 2, width, height, 0.06)
        self.trace(frame, self.line, 0.15)
        self.trace(frame, self.metal, 0.085)

    def zip(self, text: str) -> None:
        """A zip of metal along a path."""
        path = sketch(text)
        self.trace(path, self.line, 0.1)
        teeth = QPen(self.metal, self.width(0.06))
        teeth.setCapStyle(Qt.PenCapStyle.FlatCap)
        if self.fine:
            teeth.setDashPattern([0.55, 0.4])
        self.painter.setPen(teeth)
        self.painter.drawPath(self._scale.map(path))


# Paths ------------------------------------------------------------------------------------------


def sketch(text: str) -> QPainterPath:
    """A path in the notation of SVG: absolute `M L H V Q C Z`, numbers in cells."""
    path = QPainterPath()
    words = text.replace(",", " ").split()
    at = 0
    take = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
    while at < len(words):
        verb = words[at]
        numbers = [float(word) for word in words[at + 1 : at + 1 + take[verb]]]
        at += 1 + take[verb]
        here = path.currentPosition()
        match verb:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "H":
                path.lineTo(numbers[0], here.y())
            case "V":
                path.lineTo(here.x(), numbers[0])
            case "Q":
                path.quadTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case _:
                path.closeSubpath()
    return path


def soft(text: str, radius: float = 0.1) -> QPainterPath:
    """A closed polygon with rounded corners: `x,y` or `x,y,radius`, parted by spaces."""
    corners = [tuple(float(number) for number in word.split(",")) for word in text.split()]
    points = [QPointF(corner[0], corner[1]) for corner in corners]
    path = QPainterPath()
    for index, here in enumerate(points):
        corner = corners[index]
        reach = corner[2] if len(corner) > 2 else radius
        ends = []
        for other in (points[index - 1], points[(index + 1) % len(points)]):
            leg = other - here
            length = (leg.x() ** 2 + leg.y() ** 2) ** 0.5
            ends.append(here + leg * (min(reach, length / 2) / length))
        if index == 0:
            path.moveTo(ends[0])
        else:
            path.lineTo(ends[0])
        path.quadTo(here, ends[1])
    path.closeSubpath()
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """A circle."""
    return oval(x, y, radius, radius)


def oval(x: float, y: float, across: float, up: float) -> QPainterPath:
    """An ellipse by its half axes."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, up)
    return path


def plate(x: float, y: float, width: float, height: float, radius: float = 0.05) -> QPainterPath:
    """A rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def shrunk(path: QPainterPath, share: float) -> QPainterPath:
    """The path drawn together around its middle."""
    middle = path.boundingRect().center()
    back = QTransform.fromTranslate(-middle.x(), -middle.y())
    there = QTransform.fromTranslate(middle.x(), middle.y())
    return (back * QTransform.fromScale(share, share) * there).map(path)


def slit(path: QPainterPath, way: str, width: float) -> QPainterPath:
    """The outline cut open along a line in the notation of `sketch`."""
    cut = QPainterPathStroker()
    cut.setWidth(width)
    cut.setCurveThreshold(0.002)
    cut.setCapStyle(Qt.PenCapStyle.RoundCap)
    return path.subtracted(cut.createStroke(sketch(way)))


def joined(*paths: QPainterPath) -> QPainterPath:
    """Several that overlap, to be filled as one (`Tailor.heap`)."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole

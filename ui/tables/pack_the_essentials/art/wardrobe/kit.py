"""The table of Pack the Essentials, its art: the tailor's kit, with which the wardrobe is drawn.

A garment is drawn once, upright, on cells of side 1 with the corner of their box at (0, 0).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ui.look import brushes
from ui.look.palette import Fabric, Theme, faded, luminance, mix
from ui.look.paths import disc, pen, plate, sketch
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE

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

"""Stage: art in pre-scaled sizes, so that what comes nearer is only a pixmap that moves."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ui.look.pixmaps import painted

LEVELS: Final = 12


class Levels:
    """One drawing at `LEVELS` sizes between `far` and 1, each made when it is first wanted.

    `paint` draws it within `size` units; its foot is the middle of the lower edge. Level 1 is
    `scale` logical pixels a unit at `density` device pixels each. The drawing is painted once, and
    every smaller size is made from that.
    """

    def __init__(
        self,
        paint: Callable[[QPainter], None],
        size: QSizeF,
        scale: float,
        density: float,
        *,
        far: float,
    ) -> None:
        self._density = density
        self._step = far ** (1 / (LEVELS - 1))
        unit = scale * density

        def scaled(painter: QPainter) -> None:
            painter.scale(unit, unit)
            paint(painter)

        wide, tall = math.ceil(size.width() * unit), math.ceil(size.height() * unit)
        self._made: dict[int, QPixmap] = {0: painted(wide, tall, 1.0, scaled)}

    @property
    def bytes_held(self) -> int:
        """Bytes of all sizes that were made, at four a pixel."""
        return sum(4 * each.width() * each.height() for each in self._made.values())

    def level(self, scale: float) -> int:
        """The number of the size next to a scale; 0 is the largest."""
        steps = math.log(max(1e-6, scale)) / math.log(self._step)
        return min(LEVELS - 1, max(0, round(steps)))

    def pixmap(self, level: int) -> QPixmap:
        """The drawing at one of its sizes."""
        found = self._made.get(level)
        if found is None:
            whole = self._made[0]
            share = self._step**level
            found = whole.scaled(
                max(1, round(whole.width() * share)),
                max(1, round(whole.height() * share)),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            self._made[level] = found
        return found

    def draw(self, painter: QPainter, foot: QPointF, scale: float, lean: float = 0.0) -> None:
        """Draw it standing with its foot at a point, `lean` degrees about that.

        The nearest size is stretched by the little that is missing, so that nothing jumps from
        one size to the next; upright at one of the sizes it is copied, and stands on whole pixels.
        """
        level = self.level(scale)
        pixmap = self.pixmap(level)
        rest = scale / self._step**level / self._density
        wide, tall = pixmap.width(), pixmap.height()
        world = painter.worldTransform()
        # The edges of the drawing are smooth already.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if lean == 0.0 and abs(rest * self._density - 1.0) < 1e-3:
            ratio = self._density
            at = world.map(foot) * ratio
            painter.resetTransform()
            painter.scale(1 / ratio, 1 / ratio)
            painter.drawPixmap(round(at.x() - wide / 2), round(at.y() - tall), pixmap)
        else:
            painter.translate(foot)
            painter.rotate(lean)
            painter.scale(rest, rest)
            painter.drawPixmap(QPointF(-wide / 2, -tall), pixmap)
        painter.setWorldTransform(world)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

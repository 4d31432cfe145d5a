"""Stage: art in pre-scaled sizes and leans, so that what moves on a belt is only a pixmap."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from ui.look.pixmaps import painted

MOST_LEAN: Final = 1.5
"""The largest lean that is drawn, in degrees either way."""
_AROUND: Final = 16
_HALOS: Final = 24
"""So many outlines are kept."""
_ENOUGH: Final = 0.5
"""Device pixels in width by which a drawing may differ from the size that it should have."""


class Sprites:
    """One drawing at a few sizes and leans, each made when it is first wanted.

    `paint` draws it within `size` units; its foot is the middle of the lower edge. At scale 1 a
    unit is `unit` device pixels. At each of `scales` the drawing is copied pixel by pixel; between
    them the next larger size is stretched by the little that is missing, so that nothing jumps
    from one size to the next. With `leans` of 3 or more the drawing leans in so many steps of
    `MOST_LEAN` either way, at no cost while it moves; with 1 it is turned as it is drawn.
    The drawing is painted once, and all sizes and leans are made from that.
    """

    def __init__(
        self,
        paint: Callable[[QPainter], None],
        size: QSizeF,
        unit: float,
        *,
        scales: Sequence[float] = (1.0,),
        leans: int = 1,
    ) -> None:
        if not scales or leans < 1 or leans % 2 == 0:
            raise ValueError("At least one size, and an odd number of leans.")
        self._scales = sorted({1.0, *scales}, reverse=True)
        self._side = leans // 2

        def scaled(painter: QPainter) -> None:
            painter.scale(unit, unit)
            paint(painter)

        wide, tall = math.ceil(size.width() * unit), math.ceil(size.height() * unit)
        self._halos: dict[tuple[int, int, int, float], QPixmap] = {}
        self._made: dict[tuple[int, int], QPixmap] = {(0, 0): painted(wide, tall, 1.0, scaled)}

    @property
    def bytes_held(self) -> int:
        """Bytes of all sizes that were made, at four a pixel."""
        made = [*self._made.values(), *self._halos.values()]
        return sum(4 * each.width() * each.height() for each in made)

    def level(self, scale: float) -> int:
        """The number of the smallest size that is not below a scale; 0 is the largest."""
        found = 0
        for number, each in enumerate(self._scales):
            if each * 1.001 >= scale:
                found = number
        return found

    def step(self, lean: float) -> int:
        """The number of the lean next to `lean` degrees; 0 is upright."""
        if not self._side:
            return 0
        return max(-self._side, min(self._side, round(lean / MOST_LEAN * self._side)))

    def pixmap(self, level: int = 0, step: int = 0) -> QPixmap:
        """The drawing at one of its sizes and leans."""
        found = self._made.get((level, step))
        if found is None:
            found = self._leaned(level, step) if step else self._scaled(level)
            self._made[level, step] = found
        return found

    def draw(self, painter: QPainter, foot: QPointF, scale: float, lean: float = 0.0) -> None:
        """Draw it standing with its foot at a point, `lean` degrees about that.

        The painter counts in device pixels and smooths pixmaps that it transforms.
        """
        level, step = self.level(scale), self.step(lean)
        self._put(painter, self.pixmap(level, step), foot, self._deep(level, step), scale, lean)

    def draw_halo(
        self,
        painter: QPainter,
        foot: QPointF,
        scale: float,
        lean: float,
        colour: QColor,
        reach: float,
    ) -> None:
        """Draw what stands out by `reach` pixels in a colour behind the drawing, as `draw` does."""
        level, step = self.level(scale), self.step(lean)
        key = (level, step, colour.rgba(), reach)
        halo = self._halos.get(key)
        if halo is None:
            if len(self._halos) >= _HALOS:
                self._halos.clear()
            halo = self._halos[key] = _halo(self.pixmap(level, step), colour, reach)
        deep = self._deep(level, step) + math.ceil(reach)
        self._put(painter, halo, foot, deep, scale, lean)

    def _put(
        self,
        painter: QPainter,
        pixmap: QPixmap,
        foot: QPointF,
        deep: float,
        scale: float,
        lean: float,
    ) -> None:
        """Draw a picture whose foot lies `deep` below its upper edge."""
        share = scale / self._scales[self.level(scale)]
        wide = pixmap.width()
        if not self._side and lean:
            painter.save()
            painter.translate(foot)
            painter.rotate(lean)
            painter.scale(share, share)
            painter.drawPixmap(QPointF(-wide / 2, -deep), pixmap)
            painter.restore()
        elif abs(share - 1.0) * wide < _ENOUGH:
            painter.drawPixmap(round(foot.x() - wide / 2), round(foot.y() - deep), pixmap)
        else:
            room = QRectF(
                foot.x() - wide / 2 * share,
                foot.y() - deep * share,
                wide * share,
                pixmap.height() * share,
            )
            painter.drawPixmap(room, pixmap, QRectF(pixmap.rect()))

    def _deep(self, level: int, step: int) -> float:
        upright = self.pixmap(level)
        return float(upright.height() if not step else self._rise(upright))

    def _scaled(self, level: int) -> QPixmap:
        whole, share = self._made[0, 0], self._scales[level]
        return whole.scaled(
            max(1, round(whole.width() * share)),
            max(1, round(whole.height() * share)),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )

    @staticmethod
    def _rise(upright: QPixmap) -> int:
        return upright.height() + 1

    def _leaned(self, level: int, step: int) -> QPixmap:
        upright = self.pixmap(level)
        wide, tall = upright.width(), upright.height()
        slant = math.sin(math.radians(MOST_LEAN))
        aside, below = math.ceil(tall * slant) + 1, math.ceil(wide / 2 * slant) + 1

        def turned(painter: QPainter) -> None:
            painter.translate(aside + wide / 2, self._rise(upright))
            painter.rotate(MOST_LEAN * step / self._side)
            painter.drawPixmap(QPointF(-wide / 2, -tall), upright)

        return painted(wide + 2 * aside, self._rise(upright) + below, 1.0, turned)


def _halo(pixmap: QPixmap, colour: QColor, reach: float) -> QPixmap:
    """The outline of a picture, grown by `reach` pixels and filled with a colour."""
    flat = painted(pixmap.width(), pixmap.height(), 1.0, lambda inner: _tint(inner, pixmap, colour))
    room = math.ceil(reach)

    def grown(painter: QPainter) -> None:
        for step in range(_AROUND):
            angle = 2 * math.pi * step / _AROUND
            painter.drawPixmap(
                QPointF(room + reach * math.cos(angle), room + reach * math.sin(angle)), flat
            )

    return painted(pixmap.width() + 2 * room, pixmap.height() + 2 * room, 1.0, grown)


def _tint(painter: QPainter, pixmap: QPixmap, colour: QColor) -> None:
    painter.drawPixmap(0, 0, pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), colour)

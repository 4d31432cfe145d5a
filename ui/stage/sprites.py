"""Stage: a drawing in poses: what comes nearer and sways is only a pixmap that is copied."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion, QTransform

from ui.look.pixmaps import painted

LEAN_STEP: Final = 0.4
"""Degrees between two leans: at the top of a suitcase one or two pixels."""
WIDTH_STEP: Final = 2
"""Pixels between two widths: each edge moves by one, as it does when the whole moves."""
KEPT: Final = 6
"""Poses that are kept, unless it is told otherwise."""

_SHRINK: Final = 0.75
"""Each smaller source of poses in proportion to the next larger one."""
_AROUND: Final = 16
_HALOS: Final = 8


class Pose(NamedTuple):
    """A picture with nothing empty around it, and where its foot is from its upper left corner."""

    pixmap: QPixmap
    foot: QPoint


class Step(NamedTuple):
    """What tells poses apart: the width of the drawing's room in pixels, and its lean in steps."""

    wide: int
    lean: int

    def is_close(self, other: Step) -> bool:
        """Whether nobody sees the difference for a frame or two."""
        near = abs(self.wide - other.wide) <= 2 * WIDTH_STEP
        return near and abs(self.lean - other.lean) <= 1


class Sprites:
    """One drawing in the sizes and leans that it was last seen in.

    `paint` draws it within `size` units; its foot is the middle of the lower edge. At scale 1 a
    unit is `unit` device pixels. The drawing is painted once, and poses are made from that when
    they are wanted: in steps too small to be seen, so a thing that moves changes its pose a few
    times a second and is copied pixel by pixel in between. The last `keep` poses are kept.
    """

    def __init__(
        self, paint: Callable[[QPainter], None], size: QSizeF, unit: float, *, keep: int = KEPT
    ) -> None:
        self.keep = keep
        # Of an even width, so that its foot is on a whole pixel.
        self._size = QSize(2 * math.ceil(size.width() * unit / 2), math.ceil(size.height() * unit))

        def scaled(painter: QPainter) -> None:
            painter.translate(self._size.width() / 2, self._size.height())
            painter.scale(unit, unit)
            painter.translate(-size.width() / 2, -size.height())
            paint(painter)

        whole = painted(self._size.width(), self._size.height(), 1.0, scaled)
        # The mask leaves out what is hardly seen at the rim of a shadow.
        seen = QRegion(whole.mask()).boundingRect() if whole.hasAlpha() else whole.rect()
        room = seen.adjusted(-2, -2, 2, 2) & whole.rect() if seen.isValid() else QRect(0, 0, 1, 1)
        self._corner = room.topLeft()
        foot = QPoint(self._size.width() // 2, self._size.height()) - self._corner
        self._sources = {0: (whole.copy(room), QPointF(foot))}
        self._poses: OrderedDict[Step, Pose] = OrderedDict()
        self._halos: OrderedDict[tuple[int, int, float], QPixmap] = OrderedDict()

    def whole(self) -> QPixmap:
        """The drawing at scale 1, in all the room that it has."""
        return painted(
            self._size.width(),
            self._size.height(),
            1.0,
            lambda painter: painter.drawPixmap(self._corner, self._sources[0][0]),
        )

    @property
    def bytes_held(self) -> int:
        """Bytes of all that is kept, at four a pixel."""
        sources = [pixmap for pixmap, _ in self._sources.values()]
        poses = [pose.pixmap for pose in self._poses.values()]
        held = [*sources, *poses, *self._halos.values()]
        return sum(4 * each.width() * each.height() for each in held)

    def next_to(self, scale: float, lean: float = 0.0) -> Step:
        """The width and the lean of the pose next to a scale and to a lean in degrees."""
        wide = max(WIDTH_STEP, round(scale * self._size.width() / WIDTH_STEP) * WIDTH_STEP)
        return Step(wide, round(lean / LEAN_STEP))

    def has(self, step: Step) -> bool:
        """Whether a pose is there, so that it need not be made."""
        return step in self._poses

    def pose(self, step: Step) -> Pose:
        """The drawing in a pose."""
        found = self._poses.get(step)
        if found is None:
            found = self._poses[step] = self._made(step.wide, step.lean * LEAN_STEP)
            while len(self._poses) > max(1, self.keep):
                self._poses.popitem(last=False)
        else:
            self._poses.move_to_end(step)
        return found

    def draw(self, painter: QPainter, foot: QPointF, step: Step) -> None:
        """Draw it in a pose with its foot at a point.

        The painter counts in device pixels; the picture lies on whole ones.
        """
        pixmap, at = self.pose(step)
        painter.drawPixmap(foot.toPoint() - at, pixmap)

    def draw_halo(
        self,
        painter: QPainter,
        foot: QPointF,
        scale: float,
        lean: float,
        colour: QColor,
        reach: float,
    ) -> None:
        """Draw what stands out by about `reach` pixels in a colour behind the drawing.

        Few things are marked at a time: it is turned and stretched as it is drawn.
        """
        number, share = self._source(scale)
        key = (number, colour.rgba(), reach)
        source, at = self._sources[number]
        halo = self._halos.get(key)
        if halo is None:
            halo = self._halos[key] = _halo(source, colour, reach)
            while len(self._halos) > _HALOS:
                self._halos.popitem(last=False)
        room = math.ceil(reach)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(foot.toPoint())
        painter.rotate(lean)
        painter.scale(share, share)
        painter.drawPixmap(-at - QPointF(room, room), halo)
        painter.restore()

    def _source(self, scale: float) -> tuple[int, float]:
        """The number of the smallest source that is not below a scale, and what is left to do."""
        number = max(0, math.floor(math.log(max(scale, 0.05)) / math.log(_SHRINK) + 1e-6))
        if number not in self._sources:
            whole, foot = self._sources[0]
            made = whole.scaled(
                max(1, round(whole.width() * _SHRINK**number)),
                max(1, round(whole.height() * _SHRINK**number)),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            x, y = made.width() / whole.width(), made.height() / whole.height()
            self._sources[number] = (made, QPointF(foot.x() * x, foot.y() * y))
        return number, scale / _SHRINK**number

    def _made(self, wide: int, lean: float) -> Pose:
        number, share = self._source(wide / self._size.width())
        source, at = self._sources[number]
        if lean == 0.0 and number == 0 and wide == self._size.width():
            return Pose(source, at.toPoint())
        turned = QTransform().rotate(lean).scale(share, share).translate(-at.x(), -at.y())
        room = turned.mapRect(QRectF(source.rect())).toAlignedRect()

        def posed(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setTransform(turned * QTransform.fromTranslate(-room.left(), -room.top()))
            painter.drawPixmap(0, 0, source)

        return Pose(painted(room.width(), room.height(), 1.0, posed), -room.topLeft())


def _halo(pixmap: QPixmap, colour: QColor, reach: float) -> QPixmap:
    """The outline of a picture, grown by `reach` pixels and filled with a colour."""

    def tinted(painter: QPainter) -> None:
        painter.drawPixmap(0, 0, pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), colour)

    flat = painted(pixmap.width(), pixmap.height(), 1.0, tinted)
    room = math.ceil(reach)

    def grown(painter: QPainter) -> None:
        for step in range(_AROUND):
            angle = 2 * math.pi * step / _AROUND
            painter.drawPixmap(
                QPointF(room + reach * math.cos(angle), room + reach * math.sin(angle)), flat
            )

    return painted(pixmap.width() + 2 * room, pixmap.height() + 2 * room, 1.0, grown)

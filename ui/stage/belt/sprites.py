"""Stage: a drawing in poses: what comes nearer and sways is only a pixmap that is copied."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple, Self, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion, QTransform

from ui.look.pixmaps import painted

LEAN_STEP_DEGREES: Final = 0.4
"""Degrees between two leans at scale 1: at the top of a suitcase one or two pixels. What is smaller
leans in steps of more degrees, which are as many pixels."""
WIDTH_STEP_PX: Final = 2
"""Pixels between two widths: each edge moves by one, as it does when the whole moves."""
_WIDTH_STEPS_PER_IMAGE: Final = 90
"""Between two widths of large pictures is this share of them, if that is more."""
KEPT_POSES: Final = 6
"""Poses that are kept, unless it is told otherwise."""

_SOURCE_SCALE_STEP: Final = 0.75
"""Each smaller source of poses in proportion to the next larger one."""
_HALO_DIRECTIONS: Final = 16
_MAX_HALOS: Final = 8
_MAX_HALO_POSES: Final = 4
"""Halos of a drawing that are kept, and poses of them."""
_MAX_BAND_LINES: Final = 95
"""Lines that Qt still smooths at once: more of them it deals out to threads, for which a frame then
waits, however busy the machine is."""
_UNCHANGED_FORMAT: Final = (
    Qt.ImageConversionFlag.NoFormatConversion | Qt.ImageConversionFlag.NoOpaqueDetection
)

_Source: TypeAlias = tuple[QPixmap, QPointF]
"""What poses are made from, and where its foot is."""


class SpritePose(NamedTuple):
    """A picture with nothing empty around it, and where its foot is from its upper left corner."""

    pixmap: QPixmap
    foot: QPoint


class SpriteStep(NamedTuple):
    """What tells poses apart: the width of the drawing's room in pixels, and its lean in steps."""

    wide: int
    lean: int

    def is_close(self, other: SpriteStep) -> bool:
        """Whether nobody sees the difference for a frame or two."""
        near = abs(self.wide - other.wide) <= max(
            2 * WIDTH_STEP_PX, 2 * self.wide // _WIDTH_STEPS_PER_IMAGE
        )
        return near and abs(self.lean - other.lean) <= 1


class SpriteSheet:
    """Where poses are made, one after the other; use it in a `with`, for each frame anew.

    Whatever is painted on needs an engine of Qt's: to make one takes longer than many a pose. The
    image keeps its own from frame to frame.
    """

    def __init__(self) -> None:
        self._image = QImage()
        self._painter: QPainter | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def pose(self, pixmap: QPixmap, turned: QTransform) -> SpritePose:
        """A picture as it is seen through a transform that takes its foot to the origin."""
        room = turned.mapRect(QRectF(pixmap.rect())).toAlignedRect()
        wide, tall = room.width(), room.height()
        painter = self._begun(wide, tall, pixmap)
        painter.resetTransform()
        painter.setClipRect(0, 0, wide, tall)
        painter.fillRect(0, 0, wide, tall, Qt.GlobalColor.transparent)
        within = turned * QTransform.fromTranslate(-room.left(), -room.top())
        for top in range(0, tall, _MAX_BAND_LINES):
            painter.resetTransform()
            painter.setClipRect(0, top, wide, min(_MAX_BAND_LINES, tall - top))
            painter.setTransform(within)
            painter.drawPixmap(0, 0, pixmap)
        # A copy has no engine, which Qt would keep as long as the picture.
        copied = self._image.copy(0, 0, wide, tall)
        return SpritePose(QPixmap.fromImage(copied, _UNCHANGED_FORMAT), -room.topLeft())

    def _begun(self, wide: int, tall: int, pixmap: QPixmap) -> QPainter:
        """The painter of an image of at least this size."""
        painter, image = self._painter, self._image
        if painter is None or image.width() < wide or image.height() < tall:
            self._end()
            if image.width() < wide or image.height() < tall:
                # The next picture is likely to be larger, since what is near comes last.
                size = image.size().expandedTo(pixmap.size() * 1.4).expandedTo(QSize(wide, tall))
                self._image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            self._painter = painter = QPainter(self._image)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        return painter

    def _end(self) -> None:
        if self._painter is not None:
            self._painter.end()
            self._painter = None


class Sprites:
    """One drawing in the sizes and leans that it was last seen in.

    `paint` draws it within `size` units; its foot is the middle of the lower edge. At scale 1 a
    unit is `unit` device pixels. The drawing is painted once, and poses are made from that when
    they are wanted: in steps too small to be seen, so a thing that moves changes its pose a few
    times a second and is copied pixel by pixel in between. The last `keep` poses are kept.
    """

    def __init__(
        self,
        paint: Callable[[QPainter], None],
        size: QSizeF,
        unit: float,
        *,
        keep: int = KEPT_POSES,
    ) -> None:
        self.keep = keep
        # Of an even width, so that its foot is on a whole pixel.
        self._size = QSize(2 * math.ceil(size.width() * unit / 2), math.ceil(size.height() * unit))
        self._wide = self._size.width()
        self._grain = max(WIDTH_STEP_PX, round(self._wide / _WIDTH_STEPS_PER_IMAGE))

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
        self._sources: dict[int, _Source] = {0: (whole.copy(room), QPointF(foot))}
        self._poses: OrderedDict[SpriteStep, SpritePose] = OrderedDict()
        self._in_full: QPixmap | None = None
        self._halos: OrderedDict[tuple[int, int, float], QPixmap] = OrderedDict()
        self._glows: OrderedDict[tuple[SpriteStep, int, float], SpritePose] = OrderedDict()

    def whole(self) -> QPixmap:
        """The drawing at scale 1, in all the room that it has."""
        if self._in_full is None:
            self._in_full = painted(
                self._size.width(),
                self._size.height(),
                1.0,
                lambda painter: painter.drawPixmap(self._corner, self._sources[0][0]),
            )
        return self._in_full

    @property
    def bytes_held(self) -> int:
        """Bytes of all that is kept, at four a pixel."""
        sources = [pixmap for pixmap, _ in self._sources.values()]
        poses = [pose.pixmap for pose in self._poses.values()]
        glows = [pose.pixmap for pose in self._glows.values()]
        held = [*sources, *poses, *self._halos.values(), *glows]
        if self._in_full is not None:
            held.append(self._in_full)
        return sum(4 * each.width() * each.height() for each in held)

    def next_to(self, scale: float, lean: float = 0.0) -> SpriteStep:
        """The width and the lean of the pose next to a scale and to a lean in degrees."""
        grain = self._grain
        wide = max(grain, round(scale * self._wide / grain) * grain)
        return SpriteStep(wide, round(lean * wide / self._wide / LEAN_STEP_DEGREES))

    def room_for(self, size: int) -> int:
        """How many poses `size` bytes have room for, about: none is larger than the drawing."""
        whole = self._sources[0][0]
        return size // max(1, 3 * whole.width() * whole.height())

    def has(self, step: SpriteStep) -> bool:
        """Whether a pose is there, so that it need not be made."""
        return step in self._poses

    def pose(self, step: SpriteStep, sheet: SpriteSheet) -> SpritePose:
        """The drawing in a pose, made on a sheet if it is not there."""
        found = self._poses.get(step)
        if found is None:
            found = self._poses[step] = self._made(step, self._source(self._number(step)), sheet)
            while len(self._poses) > max(1, self.keep):
                self._poses.popitem(last=False)
        else:
            self._poses.move_to_end(step)
        return found

    def draw(self, painter: QPainter, foot: QPoint, step: SpriteStep, sheet: SpriteSheet) -> None:
        """Draw it in a pose with its foot at a point; the painter counts in device pixels."""
        pixmap, at = self.pose(step, sheet)
        painter.drawPixmap(foot - at, pixmap)

    def draw_halo(
        self,
        painter: QPainter,
        foot: QPoint,
        step: SpriteStep,
        sheet: SpriteSheet,
        colour: QColor,
        reach: float,
    ) -> None:
        """Draw what stands out by about `reach` pixels in a colour behind a pose.

        The painter counts in device pixels. Few things are marked at a time, so few are kept.
        """
        key = (step, colour.rgba(), reach)
        glow = self._glows.get(key)
        if glow is None:
            glow = self._glows[key] = self._made(step, self._halo(step, colour, reach), sheet)
            while len(self._glows) > _MAX_HALO_POSES:
                self._glows.popitem(last=False)
        else:
            self._glows.move_to_end(key)
        painter.drawPixmap(foot - glow.foot, glow.pixmap)

    def _halo(self, step: SpriteStep, colour: QColor, reach: float) -> _Source:
        """What the poses of a halo are made from."""
        number = self._number(step)
        source, at = self._source(number)
        room = math.ceil(reach)
        key = (number, colour.rgba(), reach)
        halo = self._halos.get(key)
        if halo is None:
            halo = self._halos[key] = _halo(source, colour, reach)
            while len(self._halos) > _MAX_HALOS:
                self._halos.popitem(last=False)
        return halo, at + QPointF(room, room)

    def _number(self, step: SpriteStep) -> int:
        """The number of the smallest source that is not smaller than a pose."""
        scale = step.wide / self._wide
        return max(0, math.floor(math.log(max(scale, 0.05)) / math.log(_SOURCE_SCALE_STEP) + 1e-6))

    def _source(self, number: int) -> _Source:
        if number not in self._sources:
            whole, foot = self._sources[0]
            made = whole.scaled(
                max(1, round(whole.width() * _SOURCE_SCALE_STEP**number)),
                max(1, round(whole.height() * _SOURCE_SCALE_STEP**number)),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            x, y = made.width() / whole.width(), made.height() / whole.height()
            self._sources[number] = (made, QPointF(foot.x() * x, foot.y() * y))
        return self._sources[number]

    def _made(self, step: SpriteStep, source: _Source, sheet: SpriteSheet) -> SpritePose:
        pixmap, at = source
        if step == (self._wide, 0):
            return SpritePose(pixmap, at.toPoint())
        share = step.wide / self._wide / _SOURCE_SCALE_STEP ** self._number(step)
        lean = step.lean * LEAN_STEP_DEGREES * self._wide / step.wide
        turned = QTransform().rotate(lean).scale(share, share)
        return sheet.pose(pixmap, turned.translate(-at.x(), -at.y()))


def _halo(pixmap: QPixmap, colour: QColor, reach: float) -> QPixmap:
    """The outline of a picture, grown by `reach` pixels and filled with a colour."""

    def tinted(painter: QPainter) -> None:
        painter.drawPixmap(0, 0, pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), colour)

    flat = painted(pixmap.width(), pixmap.height(), 1.0, tinted)
    room = math.ceil(reach)

    def grown(painter: QPainter) -> None:
        # On whole pixels it is only copied.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        for step in range(_HALO_DIRECTIONS):
            angle = 2 * math.pi * step / _HALO_DIRECTIONS
            x, y = reach * math.cos(angle), reach * math.sin(angle)
            painter.drawPixmap(room + round(x), room + round(y), flat)

    return painted(pixmap.width() + 2 * room, pixmap.height() + 2 * room, 1.0, grown)

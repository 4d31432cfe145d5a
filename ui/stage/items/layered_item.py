"""Stage: a panel in parts, of which only those are painted anew that show something else."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from typing import ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem

from ui.look.pixmaps import copying, painted
from ui.look.style import Look
from ui.stage.items.picture import OwnPictureItem

_PARTS_PER_FRAME: Final = 2
"""How many parts are painted again in a frame that something else moves in."""

S = TypeVar("S")


class LayeredItem(OwnPictureItem, Generic[S]):
    """A ground with parts on it, all of which show fields of one frozen value, `shown`.

    What is painted of a part, and of the ground, depends on the value that it is given and on the
    item's room alone: so it may be painted ahead.
    """

    PARTS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The parts in the order in which they are painted, and which fields each shows. Where not all
    can be painted at once, the first of them are."""
    WRITTEN: ClassVar[frozenset[str]] = frozenset()
    """Parts with words on the ground: on a picture without a ground words would be bolder."""

    def __init__(self, look: Look, shown: S, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._shown = shown
        self._stale: set[str] = set()
        """Parts of the picture that show something else by now."""
        self._patient = False
        self._ground: tuple[object, QPixmap] | None = None
        self._layers: dict[str, tuple[QRect, QPixmap]] = {}
        """Parts as they were painted last, and where they lie in device pixels: beside a part that
        changes they are only copied."""
        self._reached: dict[str, QRect] = {}
        """How far parts reach in the picture as it is."""

    # What it is made of

    def ground_key(self, shown: S) -> Hashable:
        """What the ground shows of a value; if that changes, all is painted anew."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter, shown: S) -> None:
        """Paint what seldom changes."""
        raise NotImplementedError

    def reach(self, part: str, shown: S) -> QRect:
        """All that a part may paint on; larger than its room, for shadows and what overlaps."""
        raise NotImplementedError

    def paint_part(self, painter: QPainter, part: str, shown: S) -> None:
        """Paint a part as it shows a value."""
        raise NotImplementedError

    # Showing

    @property
    def shown(self) -> S:
        """What it shows."""
        return self._shown

    def show_value(self, shown: S) -> None:
        """Show something else: of its parts only those are painted anew that do."""
        before, self._shown = self._shown, shown
        if shown == before:
            return
        if self.ground_key(shown) != self.ground_key(before):
            self.renew()
            return
        for part, fields in self.PARTS.items():
            if any(getattr(shown, field) != getattr(before, field) for field in fields):
                self._stale.add(part)
                if not self._patient:
                    self.update(QRectF(self._reach(part)))

    def renew(self) -> None:
        """Paint all of it anew when it is next seen."""
        self._stale.clear()
        self._layers.clear()
        super().renew()

    def look_changed(self) -> None:
        """Theme, text scale or words changed."""
        self._ground = None
        super().look_changed()

    @property
    def patient(self) -> bool:
        """Whether changes wait until `mend`, a few of them a frame, while something moves beside
        it; else they are seen with the next frame."""
        return self._patient

    @patient.setter
    def patient(self, patient: bool) -> None:
        self._patient = patient
        if not patient:
            for part in self._stale:
                self.update(QRectF(self._reach(part)))

    def mend(self) -> bool:
        """Paint some of what waits; return whether anything did."""
        if self._picture is None or not self._stale:
            return False
        parts = [part for part in self.PARTS if part in self._stale][:_PARTS_PER_FRAME]
        # What goes may reach further than what comes in its place.
        for part in parts:
            self.update(QRectF(self._reach(part)))
        self._mend(self._picture, parts)
        return True

    def prepare(self, part: str, shown: S) -> None:
        """Paint a part that is not seen yet, so that what is in it is in the cache."""
        ratio = 1.0 if self._picture is None else self._picture.devicePixelRatio()
        painted(1, 1, ratio, lambda painter: self.paint_part(painter, part, shown))

    # Painting

    def draw(self, painter: QPainter) -> None:
        """Bring the picture up to date, and copy it."""
        picture, ratio = self._picture, float(painter.device().devicePixelRatio())
        if picture is None or picture.devicePixelRatio() != ratio:
            # All of it is painted.
            self._stale.clear()
            self._layers.clear()
        elif self._stale and not self._patient:
            self._mend(picture, self._stale)
        super().draw(painter)

    def paint_in(self, painter: QPainter) -> None:
        """Paint all of it."""
        self._reached.clear()
        self._paint_ground(painter)
        self._paint_parts(painter)

    def _reach(self, part: str) -> QRect:
        """How far a part reaches or, in the picture as it is, has reached."""
        here = self.reach(part, self._shown)
        return here.united(self._reached.get(part, here))

    def _mend(self, picture: QPixmap, parts: Collection[str]) -> None:
        """Paint anew, on the ground, whatever is where these parts have changed."""
        region = QRegion()
        for part in parts:
            region += self._reach(part)
            self._layers.pop(part, None)
            self._reached.pop(part, None)
        self._stale = self._stale.difference(parts)
        painter = QPainter(picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setClipRegion(region)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        self._paint_ground(painter)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        self._paint_parts(painter, region)
        painter.end()
        # Qt would keep the painter's engine with it.
        self._picture = picture.copy()

    def _paint_ground(self, painter: QPainter) -> None:
        """The ground, from a picture of its own."""
        ratio, size, shown = float(painter.device().devicePixelRatio()), self._rect, self._shown
        key = (self.ground_key(shown), size.size().toTuple(), ratio)
        if self._ground is None or self._ground[0] != key:
            wide, high = round(size.width() * ratio), round(size.height() * ratio)
            made = painted(wide, high, ratio, lambda inner: self.paint_ground(inner, shown))
            self._ground = key, made
        painter.drawPixmap(QPointF(0, 0), self._ground[1])

    def _paint_parts(self, painter: QPainter, region: QRegion | None = None) -> None:
        """Lay the parts onto the ground, or those that reach into a region of the panel."""
        ratio = float(painter.device().devicePixelRatio())
        for part in self.PARTS:
            if region is not None and not region.intersects(self._reach(part)):
                continue
            self._reached[part] = self._reach(part)
            if part in self.WRITTEN:
                self.paint_part(painter, part, self._shown)
                continue
            at, layer = self._layer(part, ratio)
            painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
            with copying(painter):
                painter.drawPixmap(at.topLeft(), layer)
            painter.resetTransform()

    def _layer(self, part: str, ratio: float) -> tuple[QRect, QPixmap]:
        found = self._layers.get(part)
        if found is None:
            room = self.reach(part, self._shown)
            corner = QPointF(room.topLeft()) * ratio, QPointF(room.bottomRight()) * ratio
            at = QRectF(corner[0], corner[1] + QPointF(ratio, ratio)).toAlignedRect()

            def paint(inner: QPainter) -> None:
                inner.translate(-at.left() / ratio, -at.top() / ratio)
                self.paint_part(inner, part, self._shown)

            layer = painted(at.width(), at.height(), ratio, paint)
            layer.setDevicePixelRatio(1.0)
            found = self._layers[part] = at, layer
        return found

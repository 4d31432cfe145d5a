"""Stage: items that are painted once for what they show, and then only copied."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from ui.look.pixmaps import copying, painted
from ui.look.style import Look
from ui.stage.items.stage_item import StageItem

_MIN_TURN_WIDTH_SHARE = 0.02
"""The least breadth of what turns over, as a share of its own."""


class PictureItem(StageItem):
    """An item in a room of its own, with its picture in the cache by all that it shows (`key`).

    Whoever derives from it paints it (`paint_in`), and calls `update` when the key is another.
    """

    MARGINS: ClassVar[tuple[float, float, float, float]] = (0.0, 0.0, 0.0, 0.0)
    """How far shadow and ring reach beyond the room: left, top, right, bottom."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._rect = QRectF(0, 0, 10, 10)
        self._turn = 1.0
        self.waits = False
        """Whether a picture that is not painted yet is waited for, as `RepaintQueue` says."""
        self._seen: Hashable = None
        """What is in the cache of it."""
        self._late = self._new = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def is_stale(self) -> bool:
        """Whether what it showed before is seen as yet."""
        return self._late

    def appear(self) -> None:
        """Be new: while its picture is waited for, nothing is seen, not what it showed before."""
        self._new = True
        self.update()

    def rect(self) -> QRectF:
        """The item's room in its own coordinates."""
        return self._rect

    def scene_rect(self) -> QRectF:
        """Its room in the scene."""
        return self._rect.translated(self.scenePos())

    def set_rect(self, rect: QRectF) -> None:
        """Lie there, in coordinates of the parent; where it lies already nothing is painted."""
        if rect == self._rect.translated(self.pos()):
            return
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(QPointF(0, 0), rect.size())
        self.update()

    def set_turn(self, share: float) -> None:
        """How broad it is seen while it turns over around its middle: 1 is flat."""
        if share != self._turn:
            self._turn = share
            self.update()

    def boundingRect(self) -> QRectF:
        """The room with its shadow and ring."""
        left, top, right, bottom = self.MARGINS
        return self._rect.adjusted(-left, -top, right, bottom)

    def key(self) -> Hashable:
        """All that the picture depends on, but for its size and the look; by default nothing."""
        return ()

    def draw(self, painter: QPainter) -> None:
        """Copy the picture, squeezed while it turns; or what was seen before, while it is late."""
        if self.waits and self._turn >= 1.0:
            key = self._picture_key()
            self._late = not self._copy(painter, key)
            if not self._late:
                self._seen, self._new = key, False
            # A shadow that is copied twice is twice as dark.
            if not self._late or self._new or self._copy(painter, self._seen):
                return
        self.draw_now(painter)

    def _picture_key(self) -> tuple[str, object, Hashable]:
        return type(self).__name__, self._rect.size().toTuple(), self.key()

    def _copy(self, painter: QPainter, key: Hashable) -> bool:
        """Copy a picture that is painted; return whether it is."""
        with self._look.pixmaps.budget(0.0) as kept:
            self._look.pixmaps.draw(painter, key, self.boundingRect(), self.paint_in)
        return not kept.left_out

    def draw_now(self, painter: QPainter) -> None:
        """Draw what it shows, whatever is to be painted for that."""
        bounds, key = self.boundingRect(), self._picture_key()
        self._seen, self._late, self._new = key, False, False
        if self._turn >= 1.0:
            self._look.pixmaps.draw(painter, key, bounds, self.paint_in)
            return

        def shifted(inner: QPainter) -> None:
            inner.translate(-bounds.topLeft())
            self.paint_in(inner)

        # Flat at first: else there were a picture for each breadth.
        density = float(painter.device().devicePixelRatio())
        flat = self._look.pixmaps.pixmap((key, "flat"), bounds.size(), density, shifted)
        painter.save()
        squeeze(painter, self._rect, self._turn)
        painter.drawPixmap(bounds.topLeft(), flat)
        painter.restore()

    def paint_in(self, painter: QPainter) -> None:
        """Paint the picture, in the item's coordinates."""
        raise NotImplementedError


class OwnPictureItem(PictureItem):
    """An item on whole pixels that keeps its picture itself, until it says that it is another.

    Unlike what is in the cache there is only ever one picture of it: it changes all the time. The
    pointer goes through it.
    """

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._picture: QPixmap | None = None

    def set_rect(self, rect: QRectF) -> None:
        """Lie there, in coordinates of the parent."""
        whole = QRectF(rect.toRect())
        if whole != self._rect.translated(self.pos()):
            super().set_rect(whole)
            self.renew()

    def shape(self) -> QPainterPath:
        """Nothing: the pointer goes through it."""
        return QPainterPath()

    def renew(self) -> None:
        """Paint the picture anew when it is next seen."""
        self._picture = None
        self.update()

    def look_changed(self) -> None:
        """Theme or text scale changed."""
        self.renew()

    def draw(self, painter: QPainter) -> None:
        """Copy the picture onto whole pixels."""
        ratio = float(painter.device().devicePixelRatio())
        picture = self._picture
        if picture is None or picture.devicePixelRatio() != ratio:
            wide, high = self._rect.width() * ratio, self._rect.height() * ratio
            picture = painted(round(wide), round(high), ratio, self.paint_in)
            self._picture = picture
        world = painter.worldTransform()
        area = QRect(0, 0, picture.width(), picture.height())
        at = QRect(area).translated(round(world.dx() * ratio), round(world.dy() * ratio))
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        with copying(painter):
            # Within one rectangle Qt copies at once, within several it does so line by line.
            painter.setClipRect(at, Qt.ClipOperation.IntersectClip)
            painter.drawPixmap(at, picture, area)
            painter.setClipping(False)
        painter.setWorldTransform(world)


def squeeze(painter: QPainter, room: QRectF, share: float) -> None:
    """Let a painter draw what fills a room as broad as it is seen while it turns over.

    At 1 it lies flat; at 0, from its edge, something of it is still seen.
    """
    middle = room.center().x()
    painter.translate(middle, 0)
    painter.scale(max(_MIN_TURN_WIDTH_SHARE, share), 1.0)
    painter.translate(-middle, 0)

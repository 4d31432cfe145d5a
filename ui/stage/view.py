"""Stage: the view onto a scene, scaled to the window in steps of whole device pixels."""

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, cast

from PySide6.QtCore import QDeadlineTimer, QEvent, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ui.look.pixmaps import Paint, copying
from ui.look.style import Look
from ui.look.widgets import fill_linen

CELL_SIDE: Final = 64.0
"""Side of a cell in scene units, where an item is not told otherwise."""


_FULL_FRAME_MS: Final = 24
"""Milliseconds after which a frame that was full is behind us, even if none was painted."""


class StageView(QGraphicsView):
    """Shows a scene on the linen table, as large as the window allows.

    The scale is rounded down so that one cell of `unit` scene units is a whole number of device
    pixels. Below `smallest` logical pixels a cell the scene stops shrinking and is scrolled.
    `fitted` is emitted with the new scale (logical pixels a scene unit) after every change of it;
    `resized` before the scene is fitted into another size, for whoever lays it out anew; `painted`
    at the end of each frame, in which nothing may be changed.
    """

    fitted = Signal(float)
    painted = Signal()
    resized = Signal(QSize)

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        parent: QWidget | None = None,
        *,
        unit: float = CELL_SIDE,
        smallest: float = 20.0,
    ) -> None:
        super().__init__(scene, parent)
        # A view does not own its scene.
        self._scene = scene
        self._look = look
        self._unit = unit
        self._smallest = smallest
        self._pixels = 0.0
        self._room = QSize()
        self._backdrop: Paint | None = None
        self._laid: tuple[object, QPixmap] | None = None
        self._anew: list[QRectF] | None = None
        """The places that are painted now."""
        self._full = QDeadlineTimer(0)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, True)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        # The linen covers it all, so nothing below need be painted for what moves here.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True)
        look.changed.connect(self._renew)
        scene.sceneRectChanged.connect(self._refit_later)

    @property
    def look(self) -> Look:
        """The look that the view and its items are drawn in."""
        return self._look

    @property
    def cell_pixels(self) -> float:
        """Device pixels a cell of `unit` scene units: a whole number."""
        return self._pixels

    def refit(self) -> None:
        """Scale the scene to the window anew."""
        rect = self.sceneRect()
        if rect.isEmpty():
            return
        ratio = self.devicePixelRatioF()
        room = self.maximumViewportSize()
        fit = min(room.width() / rect.width(), room.height() / rect.height())
        pixels = float(math.floor(max(fit * self._unit, self._smallest) * ratio + 1e-6))
        scale = max(1.0, pixels) / (self._unit * ratio)
        self._pixels = max(1.0, pixels)
        self._align(rect.size() * scale, room)
        if scale != self.transform().m11():
            self.setTransform(QTransform.fromScale(scale, scale))
            self.fitted.emit(scale)

    def _align(self, shown: QSizeF, room: QSize) -> None:
        """Keep the scene whole beside a bar: Qt puts it in the middle of a view that has none, so
        that its edge is under the bar where it hardly fits beside it.
        """
        bar = self.verticalScrollBar().sizeHint().width()
        at = Qt.AlignmentFlag
        beside = shown.height() > room.height() and shown.width() + 2 * bar > room.width()
        above = shown.width() > room.width() and shown.height() + 2 * bar > room.height()
        self.setAlignment(
            (at.AlignLeft if beside else at.AlignHCenter)
            | (at.AlignTop if above else at.AlignVCenter)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._room = self.maximumViewportSize()
        self.resized.emit(self._room)
        super().resizeEvent(event)
        self.refit()

    def event(self, event: QEvent) -> bool:
        """Fit anew when the window moves to a screen of another pixel density, and when a bar goes
        by as much as the view shrinks.
        """
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.refit()
        taken = super().event(event)
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return taken

    def _follow(self) -> None:
        """Take the view's new size where its viewport has kept its own, so that Qt tells nothing:
        else the scene stays in the middle of a room that is not there any more.
        """
        pending = Qt.WidgetAttribute.WA_PendingResizeEvent
        if self._room != self.maximumViewportSize() and not self.viewport().testAttribute(pending):
            self._room = self.maximumViewportSize()
            self.resized.emit(self._room)
            self.updateSceneRect(self._scene.sceneRect())
            self.refit()

    @contextmanager
    def aside(self) -> Iterator[QPainter]:
        """A painter as the viewport's, of which nothing is seen: what it paints is in the cache."""
        sheet = QPixmap(1, 1)
        sheet.setDevicePixelRatio(self.devicePixelRatioF())
        painter = QPainter(sheet)
        painter.setWorldTransform(self.viewportTransform())
        try:
            yield painter
        finally:
            painter.end()

    @property
    def is_full(self) -> bool:
        """Whether the frame that is due has enough to do."""
        return not self._full.hasExpired()

    def fill(self) -> None:
        """Say that the frame that is due has enough to do: what can wait comes in another."""
        self._full.setRemainingTime(_FULL_FRAME_MS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Know what is painted: often it is several places far apart."""
        self._anew = [QRectF(each) for each in cast("Iterable[QRect]", event.region())]
        super().paintEvent(event)
        self._anew = None
        self._full.setRemainingTime(0)
        self.painted.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Lay the linen, its threads on device pixels at any scale, and the backdrop on it."""
        offset = self.viewport().mapTo(self.window(), QPoint())
        if self._backdrop is None:
            fill_linen(painter, QRectF(rect), self._look, offset)
            return
        world, ratio = painter.worldTransform(), self.devicePixelRatioF()
        ground = self._ground(world, ratio, offset)
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        parts = [world.mapRect(QRectF(rect))] if self._anew is None else self._anew
        with copying(painter):
            for seen in parts:
                area = QRectF(seen.topLeft() * ratio, seen.size() * ratio).toAlignedRect()
                area &= ground.rect()
                # Within one rectangle Qt copies at once, within several it does so line by line.
                painter.setClipRect(area)
                painter.drawPixmap(area, ground, area)
        painter.setClipping(False)
        painter.setWorldTransform(world)

    def set_backdrop(self, paint: Paint | None) -> None:
        """Let `paint` draw below all items, in the scene's units, what never moves.

        It is painted with the linen into one opaque picture of the view, which is only copied
        under what does move. Set it again when it has changed; None for the linen alone.
        """
        self._backdrop, self._laid = paint, None
        self.viewport().update()

    def _ground(self, world: QTransform, ratio: float, offset: QPoint) -> QPixmap:
        """The linen and the backdrop, as large as the view."""
        size = self.viewport().size() * ratio
        key = (size, ratio, offset, world)
        if self._laid is None or self._laid[0] != key:
            made = QPixmap(size)
            made.setDevicePixelRatio(ratio)
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            fill_linen(painter, QRectF(self.viewport().rect()), self._look, offset)
            painter.setWorldTransform(world)
            assert self._backdrop is not None
            self._backdrop(painter)
            painter.end()
            # A copy: Qt keeps the engine of whoever painted with a pixmap.
            self._laid = (key, made.copy())
            self._laid[1].setDevicePixelRatio(1.0)
        return self._laid[1]

    def _refit_later(self) -> None:
        self.refit()

    def _renew(self) -> None:
        self._laid = None
        self._scene.update()
        self.viewport().update()

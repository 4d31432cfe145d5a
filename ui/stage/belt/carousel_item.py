"""Stage: a carousel in a scene.

Apart from the carousel itself, since the lounge's first frame waits for no part of a scene.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
)

from ui.look.style import Look
from ui.stage.belt.carousel import Carousel
from ui.stage.items.stage_item import StageItem
from ui.stage.view import StageView

_SHAKE_SHARE: Final = 0.07
"""How far luggage is shaken at first, in widths of its drawing."""
_SHAKE_COUNT: Final = 2.5


class CarouselItem(StageItem):
    """A carousel in a scene: paints it, and says what the pointer is on.

    Set `tick` for every frame. Say `touch()` after anything else of the carousel has changed, and
    `relaid()` after `Carousel.lay`.
    """

    hovered = Signal(object)
    """The slot under the pointer, or None: whenever the pointer goes on, or something below it."""
    pressed = Signal(int)
    """A slot whose luggage was pressed."""

    def __init__(self, look: Look, carousel: Carousel, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self.carousel = carousel
        self._under: int | None = None
        self._pointer: QPointF | None = None
        self._view: StageView | None = None
        self.setAcceptHoverEvents(True)

    @property
    def tick(self) -> float:
        """The time that is shown."""
        return self.carousel.tick

    @tick.setter
    def tick(self, tick: float) -> None:
        if tick != self.carousel.tick:
            self.carousel.tick = tick
            self.carousel.prepare()
            self.touch()

    @property
    def pointer(self) -> QPointF | None:
        """Where the pointer is, or was pressed last, if it is over the item."""
        return self._pointer

    @property
    def under(self) -> int | None:
        """The slot under the pointer."""
        return self._under

    def lie_in(self, view: StageView) -> None:
        """Let a view keep the ground, which is quicker; the item does not lie over others then."""
        self._view = view
        view.set_backdrop(self._paint_backdrop)

    def _paint_backdrop(self, painter: QPainter) -> None:
        if self.isVisible():
            painter.translate(self.scenePos())
            self.carousel.paint_ground(painter)

    def touch(self) -> None:
        """Paint what moves, and see what has come under a resting pointer."""
        self._point()
        self.update(self.carousel.moving())

    def relaid(self) -> None:
        """The carousel lies somewhere else."""
        self.prepareGeometryChange()
        self.update()
        if self._view is not None:
            self._view.set_backdrop(self._paint_backdrop)

    def look_changed(self) -> None:
        """Theme or text scale changed."""
        self.carousel.forget()
        super().look_changed()

    def boundingRect(self) -> QRectF:
        return self.carousel.bounds()

    def draw(self, painter: QPainter) -> None:
        """Draw the ground from its picture, and what moves over it."""
        if self._view is None:
            rect = self.carousel.oval.rect
            key = ("carousel", rect.getRect(), self.carousel.top)
            self._look.pixmaps.draw(painter, key, self.boundingRect(), self.carousel.paint_ground)
        self.carousel.paint(painter)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._go_on(event.pos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A pointer that is held down goes on, too."""
        self._go_on(event.pos())

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._pointer = None
        self._point()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Say which luggage was pressed; elsewhere the press is not ours."""
        slot = self.carousel.slot_at(event.pos())
        if slot is None or event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._pointer = event.pos()
        self.pressed.emit(slot)

    def shake(self, slot: int, share: float) -> None:
        """What lies in a slot is shaken, as a head says no; at a share of 1 it stands again."""
        self.carousel.shifts[slot] = (
            _SHAKE_SHARE * (1 - share) * math.cos(share * _SHAKE_COUNT * math.tau)
        )
        if share >= 1.0:
            del self.carousel.shifts[slot]
        self.update(self.carousel.moving())

    def _go_on(self, pointer: QPointF) -> None:
        moved, self._pointer = pointer != self._pointer, pointer
        self._point(moved=moved)

    def _point(self, *, moved: bool = False) -> None:
        under = None if self._pointer is None else self.carousel.slot_at(self._pointer)
        if moved or under != self._under:
            self._under = under
            self.hovered.emit(under)
            # Where time stands no frame follows that would show what is outlined now.
            self.update(self.carousel.moving())

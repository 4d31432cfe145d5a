"""Stage: boxes on a card of paper, painted once for what they show."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from ui.look.flow import Box, Flow
from ui.look.style import Look
from ui.stage.items.picture import PictureItem

PAGE_Z: Final = 2900.0
"""Of a page: above what lies on a table, below what is told step by step."""


class FlowItem(PictureItem):
    """Boxes on a card of paper."""

    MARGINS = (3.0, 3.0, 3.0, 5.0)

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self.flow = Flow(look)

    def show_box(self, box: Box) -> None:
        """Show something."""
        if self.flow.show(box):
            self.update()

    def room(self, name: str) -> QRectF:
        """Where a named box lies in the scene; empty where there is none."""
        found = self.flow.room(name, self.rect())
        return found if found.isEmpty() else found.translated(self.scenePos())

    def key(self) -> Hashable:
        """All that it shows."""
        return self.flow.box

    def paint_in(self, painter: QPainter) -> None:
        """Paint it."""
        self.flow.paint(painter, self.rect())


class PageItem(FlowItem):
    """A page over the stage; a press on it puts it away."""

    pressed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setZValue(PAGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.hide()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press; it reaches nothing beneath."""
        event.accept()
        self.pressed.emit()

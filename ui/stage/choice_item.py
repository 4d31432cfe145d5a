"""Stage: an item that can be chosen, by click or by keyboard, and shows that it can."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from ui.look.style import Look
from ui.stage.item import StageItem

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that choose what has the keyboard."""


class ChoiceItem(StageItem):
    """A rectangle that is chosen as a whole. Whoever derives from it draws it (`draw`).

    It knows whether it is `open` to be chosen, has the pointer over it, or is ringed since the
    keyboard has come to it.
    """

    chosen = Signal()

    MARGINS: ClassVar[tuple[float, float, float, float]] = (10.0, 10.0, 10.0, 14.0)
    """How far shadow and ring reach beyond the room: left, top, right, bottom."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._rect = QRectF(0, 0, 10, 10)
        self._open = False
        self._over = False
        self._ringed = False

    @property
    def open(self) -> bool:
        """Whether it can be chosen now."""
        return self._open

    def set_rect(self, rect: QRectF) -> None:
        """Lie there, in coordinates of the parent."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(QPointF(0, 0), rect.size())
        self.update()

    def rect(self) -> QRectF:
        """The item's room in its own coordinates."""
        return self._rect

    def set_open(self, open_: bool, *, asks: bool = False) -> None:  # noqa: FBT001
        """Let it be chosen; with `asks` it takes clicks all the same, to say why not."""
        self._open = open_
        live = open_ or asks
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, live)
        self.setAcceptHoverEvents(open_)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if live else Qt.MouseButton.NoButton)
        # Never unset: that crashes in a view that has not had a mouse event yet.
        pointing = Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() != pointing:
            self.setCursor(pointing)
        if not open_:
            self._over = False
        self.update()

    def boundingRect(self) -> QRectF:
        """The room with its shadow and ring."""
        left, top, right, bottom = self.MARGINS
        return self._rect.adjusted(-left, -top, right, bottom)

    def shape(self) -> QPainterPath:
        """The room."""
        path = QPainterPath()
        path.addRect(self._rect)
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose it on release; take the press."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose it."""
        if self._rect.contains(event.pos()):
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose it by keyboard."""
        if Qt.Key(event.key()) in ENTER and not event.isAutoRepeat():
            self.chosen.emit()
            event.accept()
        else:
            event.ignore()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: ARG002
        """Light up."""
        self._over = True
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: ARG002
        """Calm down."""
        self._over = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring; whoever clicked needs none."""
        super().focusInEvent(event)
        self._ringed = event.reason() != Qt.FocusReason.MouseFocusReason
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self._ringed = False
        self.update()

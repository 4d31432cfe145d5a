"""Stage: an item that can be chosen, by click or by keyboard, and shows that it can."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from ui.look.shortcuts import Shortcut, find
from ui.look.style import Look
from ui.stage.items.picture import PictureItem

CHOOSE_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that choose what has the keyboard."""


class ChoiceItem(PictureItem):
    """A rectangle that is chosen as a whole. Whoever derives from it paints it (`paint_in`).

    It knows whether it is `open` to be chosen, has the pointer over it, or is ringed since the
    keyboard has come to it.
    """

    chosen = Signal()
    hovered = Signal(bool)
    """The pointer has come to it while it is open; or it has gone, or nothing is open any more."""

    MARGINS = (10.0, 10.0, 10.0, 14.0)

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._open = False
        self._over = False
        self._ringed = False
        self._hinted = False

    @property
    def open(self) -> bool:
        """Whether it can be chosen now."""
        return self._open

    def set_open(self, open_: bool, *, asks: bool = False) -> None:
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
        if not open_ and self._over:
            # Without hover events it would not hear that the pointer goes.
            self._over = False
            self.hovered.emit(False)
        self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Be ringed as what is advised, or not any more."""
        if hinted != self._hinted:
            self._hinted = hinted
            self.update()

    def key(self) -> Hashable:
        """Whether it can be chosen, has the pointer over it, or is ringed: `states`."""
        return self.states

    @property
    def states(self) -> tuple[bool, bool, bool]:
        """Whether it is open, has the pointer over it, and is ringed."""
        return self._open, self._over, self._ringed or self._hinted

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._rect)
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose it on release; take the press."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose it; what only says why not says it also to whoever drags it away."""
        if not self._open or self._rect.contains(event.pos()):
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        found = find(self.shortcuts(), event)
        if found is None or (event.isAutoRepeat() and not found.repeats):
            event.ignore()
        else:
            found.obey(event)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do while it has the keyboard."""
        words, choose = self.tr("Choose the selected item"), self.chosen.emit
        return (
            Shortcut(("Return", "Enter"), words, choose, repeats=False),
            Shortcut(("Space",), words, choose, repeats=False),
        )

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._over = True
        self.hovered.emit(self._open)
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._over = False
        self.hovered.emit(False)
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

"""Shell: a line of reasons for a choice, which lights up on the board what it names."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.look import brushes
from ui.look.style import Look
from ui.shell.widgets.basic import Label


class ReasonLine(Label):
    """A sentence. While the pointer or the focus is on it, the board shows what it is about."""

    looked = Signal()
    """It is looked at, or no longer, or what it says is new."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, wrap=True, parent=parent)
        # Room for the ring.
        self.setMargin(4)
        self._names = False

    def tell(self, words: str, *, names: bool = False) -> None:
        """Say something.

        Args:
            words: The sentence; empty hides the line.
            names: Whether it names something on the board.
        """
        self.setText(words)
        self.setAccessibleName(words)
        self._names = names
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if names else Qt.FocusPolicy.NoFocus)
        self.setVisible(bool(words))
        self.looked.emit()

    @property
    def is_looked_at(self) -> bool:
        """Whether the pointer or the focus is on it, and it names something on the board."""
        return self._names and not self.isHidden() and (self.underMouse() or self.hasFocus())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked.emit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, and a ring around them while they have the keyboard."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QPainterPath()
            frame.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            brushes.focus_ring(painter, frame, self._look.theme, 2.0)
            painter.end()

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

    looked = Signal(bool)
    """Whether the pointer or the focus is on it, where it names something on the board."""

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

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._look_at(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._look_at(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._look_at(True)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._look_at(self.underMouse())
        self.update()

    def _look_at(self, is_on: bool) -> None:
        if self._names:
            self.looked.emit(is_on)

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

"""Look: the menu that a button opens: when it closes, the mouse is back in the window."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QCursor, QHoverEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QPushButton


class ButtonMenu(QMenu):
    """The menu of a button.

    While a menu is open Qt does not tell its button that the pointer leaves it, so the button would
    stay lit; and on some systems the press that closes a menu is lost, on others it goes to what is
    pressed. Here it presses a button everywhere, and nothing else.
    """

    def __init__(self, button: QPushButton) -> None:
        super().__init__(button)
        self._button = button
        self.aboutToHide.connect(self._on_hide)

    def _on_hide(self) -> None:
        pressed = None
        if QApplication.mouseButtons() == Qt.MouseButton.LeftButton:
            pressed = QApplication.widgetAt(QCursor.pos())
        # The menu has to be gone before, and where Qt passes the press on, that comes first.
        QTimer.singleShot(0, self._button, self._darken)
        if isinstance(pressed, QAbstractButton) and self._is_beside(pressed):
            QTimer.singleShot(0, pressed, partial(_press, pressed))

    def _is_beside(self, pressed: QAbstractButton) -> bool:
        """Whether it is another button of the same window."""
        return pressed is not self._button and pressed.window() is self._button.window()

    def _darken(self) -> None:
        """Let the button know that the pointer has left it."""
        button, at = self._button, self._button.mapFromGlobal(QCursor.pos())
        if button.underMouse() and not button.rect().contains(at):
            QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
            outside = QPointF(at)
            left = QHoverEvent(QEvent.Type.HoverLeave, outside, QCursor.pos(), outside)
            QApplication.sendEvent(button, left)


def _press(button: QAbstractButton) -> None:
    """Press a button, unless Qt has passed the press on to it."""
    if not button.isDown():
        button.click()

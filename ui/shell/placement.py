"""Shell: where the window is on the screen and how large, now and the next time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

from ui.bridge.controller import AppController
from ui.look.style import Look

MIN_WINDOW_SIZE: Final = (1024, 640)
"""The least size of the window, where the screen has so much room."""
FIRST_WINDOW_SIZE: Final = (1280, 800)
SIZE_SETTLED_MS: Final = 120
"""How long after its last change a window's size counts as settled."""
TITLE_BAR_HEIGHT: Final = 40
"""Logical pixels that a title bar and its like may take in height."""


class WindowPlacement(QObject):
    """Brings the window to where it was, fits what is in it to its size, and keeps both."""

    def __init__(self, window: QMainWindow, look: Look, controller: AppController) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._controller = controller
        self._room = QSize()
        """What the screen had room for when the least size was set."""
        self.settling = QTimer(self)
        self.settling.setSingleShot(True)
        self.settling.setInterval(SIZE_SETTLED_MS)
        self.settling.timeout.connect(self.fit)
        self.keeping = QTimer(self)
        self.keeping.setSingleShot(True)
        self.keeping.setInterval(400)
        self.keeping.timeout.connect(self.keep)

    def restore(self) -> None:
        """Give the window the place and the size that it had."""
        settings, window = self._controller.settings, self._window
        width, height = settings.number("window.width"), settings.number("window.height")
        wanted = QRect(settings.number("window.x"), settings.number("window.y"), width, height)
        # A screen that is gone must not take the window with it.
        screen = next(
            (
                each
                for each in QGuiApplication.screens()
                if width and each.availableGeometry().contains(wanted.center())
            ),
            None,
        )
        room = _room(screen or QGuiApplication.primaryScreen())
        self._fit_least(room)
        window.resize(
            (QSize(width, height) if width else QSize(*FIRST_WINDOW_SIZE)).boundedTo(room)
        )
        if screen is not None:
            window.move(wanted.topLeft())
        if settings.flag("window.maximised"):
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)

    def fit(self) -> None:
        """Let everything grow or shrink with the window."""
        window = self._window
        self._look.fit_window(window.width(), window.height(), window.devicePixelRatioF())

    def keep(self) -> None:
        """Remember place and size."""
        window = self._window
        self.keeping.stop()
        # It may have come to another screen, or that screen to another scale.
        self._fit_least(_room(window.screen()))
        if window.isMinimized() or window.isFullScreen() or not window.isVisible():
            return
        self._controller.remember("window.maximised", window.isMaximized())
        if not window.isMaximized():
            for key, value in (
                ("x", window.x()),
                ("y", window.y()),
                ("width", window.width()),
                ("height", window.height()),
            ):
                self._controller.remember(f"window.{key}", value)

    def fill_screen(self) -> None:
        """Fill the whole screen, or no longer."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def _fit_least(self, room: QSize) -> None:
        """The least size of the window is never more than its screen has room for."""
        if room != self._room:
            self._room = room
            self._window.setMinimumSize(QSize(*MIN_WINDOW_SIZE).boundedTo(room))


def _room(screen: QScreen) -> QSize:
    """The largest window on a screen whose frame does not hang out of it, in logical pixels."""
    size = screen.availableGeometry().size()
    return QSize(size.width(), size.height() - TITLE_BAR_HEIGHT)

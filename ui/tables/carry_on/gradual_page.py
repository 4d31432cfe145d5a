"""The table of Carry On: a page that comes over it; what is costly there is painted one a frame."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

FRAME_MS: Final = 16


class GradualPage(QObject):
    """Shows a page; if it is to be `gentle`, its costly widgets follow, each in a frame."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.gentle = False
        """Whether all of it in one frame would take too long just now."""
        self._bare: list[QWidget] = []
        """What is not painted yet."""
        self._next = QTimer(self)
        self._next.setInterval(FRAME_MS)
        self._next.timeout.connect(self._on_next)

    def show(self, costly: Iterable[QWidget], *, anew: bool = False) -> None:
        """Show the page, if it is not seen yet, or `anew`, as all that is costly has changed."""
        if self.gentle and (anew or not self._page.isVisible()):
            for widget in self._bare:
                widget.setUpdatesEnabled(True)
            self._bare = list(costly)
            for widget in self._bare:
                widget.setUpdatesEnabled(False)
            self._next.start()
        self._page.show()

    def _on_next(self) -> None:
        if self._bare:
            self._bare.pop(0).setUpdatesEnabled(True)
        else:
            self._next.stop()

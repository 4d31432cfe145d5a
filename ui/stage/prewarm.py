"""Stage: what is seen soon is painted into the cache before, a little in each idle moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPainter

from ui.stage.view import StageView

_IDLE_INTERVAL_MS: Final = 30
"""Milliseconds from one picture to the next."""
_BUSY_INTERVAL_MS: Final = 16
"""The same where the frame that is due had enough to do."""


class CachePrewarmer(QObject):
    """Lets pictures be painted for a view, of which nothing is seen then."""

    def __init__(self, view: StageView) -> None:
        super().__init__(view)
        self._view = view
        self._cold: Iterator[Callable[[QPainter], object]] = iter(())
        self._coming: Iterator[Callable[[QPainter], object]] = iter(())
        self._idle = QTimer(self)
        self._idle.setInterval(_IDLE_INTERVAL_MS)
        self._idle.timeout.connect(self._next)

    @property
    def ready(self) -> bool:
        """Whether all is painted."""
        return not self._idle.isActive()

    def prepare(self, paints: Iterator[Callable[[QPainter], object]]) -> None:
        """Paint these, in place of any that are still to come."""
        self._cold = paints
        self._idle.start()

    def expect(self, paints: Iterator[Callable[[QPainter], object]]) -> None:
        """Paint others before these, which are seen sooner."""
        self._coming = paints
        self._idle.start()

    def _next(self) -> None:
        if self._view.is_full:
            self._idle.setInterval(_BUSY_INTERVAL_MS)
            return
        self._idle.setInterval(_IDLE_INTERVAL_MS)
        paint = next(self._coming, None) or next(self._cold, None)
        if paint is None or not self._view.isVisible():
            self._idle.stop()
            return
        with self._view.aside() as painter:
            paint(painter)

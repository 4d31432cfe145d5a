"""Stage: pictures that are painted anew one after another, between frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer

from ui.stage.items.picture import PictureItem
from ui.stage.view import StageView

_PICTURE_INTERVAL_MS: Final = 8
"""Milliseconds between two pictures: a frame of what moves beside them has to find time."""
_FRAME_PRIORITY_MS: Final = 24
"""Milliseconds without such pictures while a player waits for a frame."""
_MAX_DELAY_MS: Final = 100
"""How many milliseconds what changes is waited for, and until all is painted."""


class RepaintQueue(QObject):
    """Lets items wait that show something else while much moves: until each is painted, one after
    another and in no frame, what it showed before is seen.
    """

    def __init__(self, view: StageView, items: Sequence[PictureItem]) -> None:
        super().__init__(view)
        self._view = view
        self._items = tuple(items)
        self._soon = QDeadlineTimer(0)
        self._way = QDeadlineTimer(0)
        self._next = QTimer(self)
        self._next.setInterval(_PICTURE_INTERVAL_MS)
        self._next.timeout.connect(self._on_next)

    def begin(self) -> None:
        """Have all wait that change now."""
        self._soon.setRemainingTime(_MAX_DELAY_MS)
        for item in self._items:
            item.waits = True
        self._next.start()

    def give_way(self) -> None:
        """Let the next frame come first, because a player is looking at what it shows."""
        self._way.setRemainingTime(_FRAME_PRIORITY_MS)

    def end(self) -> None:
        """Have none wait any more: what is not painted yet is, in the next frame."""
        self._next.stop()
        for item in self._items:
            item.waits = False
            if item.is_stale:
                item.update()

    def _on_next(self) -> None:
        if self._view.is_full or not self._way.hasExpired():
            return
        late = next((item for item in self._items if item.is_stale and item.isVisible()), None)
        if late is None:
            if self._soon.hasExpired():
                self.end()
        else:
            with self._view.aside() as painter:
                painter.setWorldTransform(late.deviceTransform(painter.worldTransform()))
                late.draw_now(painter)
            late.update()

"""Shell: takes Python's garbage away where that is safe: in the window's thread, between events."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

from ui.look.startup_memory import trim_heap

COLLECT_INTERVAL_MS: Final = 500


def sweep() -> None:
    """Take away what is due by Python's own counts, the youngest more often than the old."""
    for generation, (count, limit) in reversed(
        list(enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)))
    ):
        if count > limit:
            gc.collect(generation)
            return


def clear_out() -> None:
    """Take all garbage away and give its memory back to the system: some 30 ms.

    A table that was left is hundreds of objects in circles, which `sweep` comes to in a minute.
    """
    gc.collect()
    trim_heap()


class IdleCollector(QObject):
    """Sweeps now and then, from `start` to `stop`; by itself Python sweeps no more.

    By itself it would do so whenever something is made, in whichever thread that is: in the midst
    of a paint, or where sounds are mixed and charts imported. Among what goes there may be items
    and widgets, and those may go in the window's thread only, and never while Qt is using them.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(COLLECT_INTERVAL_MS)
        self._timer.timeout.connect(sweep)

    def start(self) -> None:
        """Sweep from now on."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Sweep no more, at the end of the program; what is left goes with it."""
        self._timer.stop()

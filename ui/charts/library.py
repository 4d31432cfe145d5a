"""Charts: brings the drawing library in without holding the window up.

pyqtgraph takes a third of a second to import and 40 MB to hold. It is imported in a thread, only
once a chart is on the screen, and `ui.charts.plot`, which is built on it, in the same thread.
"""

from __future__ import annotations

import importlib
import logging
import sys
import threading
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from ui.charts.plot import Plot

_log: Final = logging.getLogger(__name__)
MODULE: Final = "ui.charts.plot"
LOOK_EVERY: Final = 25
"""Milliseconds between two looks at whether the import is done."""
SWITCH: Final = 0.0005
"""Seconds after which the import lets the window go on: usually it is ten times that."""
BETWEEN: Final = 30
"""Milliseconds from one chart to the next when all could be drawn at once."""


class _Import(threading.Thread):
    """The import. It knows no object of Qt, which could be gone before it is done."""

    def __init__(self) -> None:
        # Not a daemon: a thread that is stopped inside an import brings the whole program down.
        super().__init__(name="charts")
        self.plot: type[Plot] | None = None

    def run(self) -> None:
        """Import; whatever a broken installation raises, the page goes on without charts."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(min(SWITCH, usual))
        try:
            self.plot = importlib.import_module(MODULE).Plot
        except Exception as error:  # noqa: BLE001
            _log.info("no charts: %s: %s", type(error).__name__, error)
        finally:
            sys.setswitchinterval(usual)


class Library(QObject):
    """The drawing library: asked for with `want`, there once `is_ready`."""

    ready = Signal()
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plot: type[Plot] | None = None
        self._thread: _Import | None = None
        self._failed = False
        self._turns = 0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    @property
    def is_ready(self) -> bool:
        """Whether charts can be drawn at once."""
        return self._plot is not None

    @property
    def is_loading(self) -> bool:
        """Whether the import goes on."""
        return self._thread is not None

    @property
    def has_failed(self) -> bool:
        """Whether there will be no charts."""
        return self._failed

    def plot(self) -> type[Plot]:
        """What draws a chart. Raises RuntimeError unless ready."""
        if self._plot is None:
            raise RuntimeError("the drawing library is not there")
        return self._plot

    def turn(self) -> int:
        """In how many milliseconds to draw, once ready: one after another, and events between."""
        self._turns += 1
        return BETWEEN * (self._turns - 1)

    def want(self) -> None:
        """Begin to import, unless it is there, on its way, or has failed."""
        if self._plot is None and self._thread is None and not self._failed:
            self._thread = _Import()
            self._thread.start()
            self._timer.start()

    def _look(self) -> None:
        thread = self._thread
        if thread is None or thread.is_alive():
            return
        self._timer.stop()
        self._plot, self._thread = thread.plot, None
        self._failed = self._plot is None
        (self.failed if self._failed else self.ready).emit()

"""Charts: brings the drawing library in without holding the window up.

pyqtgraph takes a third of a second to import and 40 MB to hold, so it is imported only once a chart
is on the screen. NumPy, which it is built on, comes in a thread. What touches Qt comes in short
steps of the window's own thread: Qt for Python makes its classes when they are first named, and
two threads that do so at once bring the whole program down.
"""

from __future__ import annotations

import importlib
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

if TYPE_CHECKING:
    from ui.charts.plot import Plot

_log: Final = logging.getLogger(__name__)
PLOT_MODULE: Final = "ui.charts.plot"
THREAD_MODULES: Final = ("numpy", "numpy.typing", "cProfile", "subprocess", "xml.etree.ElementTree")
"""What pyqtgraph imports that knows nothing of Qt."""
QT_MODULES: Final = (QtCore, QtGui, QtWidgets)
"""Whose every name pyqtgraph copies; each is a class that is made when it is first named."""
STEP_S: Final = 0.004
"""Seconds after which a step lets the window go on."""
IMPORT_POLL_MS: Final = 25
"""Milliseconds between two looks at whether the import is done."""
SWITCH_INTERVAL_S: Final = 0.0005
"""Seconds after which the import lets the window go on: usually it is ten times that."""
MAX_WAIT_LOOKS: Final = 40
"""The most looks that the import waits for a window that is busy: a second."""
CHART_INTERVAL_MS: Final = 30
"""Milliseconds from one chart to the next when all could be drawn at once."""


class _Import(threading.Thread):
    """The part of the import that needs no Qt."""

    def __init__(self) -> None:
        # Not a daemon: a thread that is stopped inside an import brings the whole program down.
        super().__init__(name="charts")
        self.failed = False

    def run(self) -> None:
        """Import; whatever a broken installation raises, the page goes on without charts."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(min(SWITCH_INTERVAL_S, usual))
        try:
            for name in THREAD_MODULES:
                importlib.import_module(name)
        except Exception as error:  # noqa: BLE001
            self.failed = True
            _tell(error)
        finally:
            sys.setswitchinterval(usual)


def _tell(error: Exception) -> None:
    _log.info("no charts: %s: %s", type(error).__name__, error)


class Library(QObject):
    """The drawing library: asked for with `want`, there once `is_ready`."""

    ready = Signal()
    failed = Signal()
    busied = Signal(bool)
    """The import begins; later, the last chart that waited for it is drawn, or there is none."""

    def __init__(
        self, parent: QObject | None = None, *, quiet: Callable[[], bool] | None = None
    ) -> None:
        """Import at once, or when the window is `quiet`, a second later at the latest.

        Beside an import whatever the window does takes several times as long: at each call of Qt's
        it has to wait for its turn.
        """
        super().__init__(parent)
        self._quiet = quiet
        self._looks = 0
        """How often the import will look whether the window is quiet; 0 unless it waits."""
        self._plot: type[Plot] | None = None
        self._thread: _Import | None = None
        self._steps: Iterator[None] | None = None
        self._failed = False
        self._queue: deque[QTimer] = deque()
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next)
        self._timer = QTimer(self)
        self._timer.setInterval(IMPORT_POLL_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_ready(self) -> bool:
        """Whether charts can be drawn at once."""
        return self._plot is not None

    @property
    def is_loading(self) -> bool:
        """Whether the import goes on, or waits for a quiet window."""
        return self._thread is not None or self._steps is not None or self._looks > 0

    @property
    def has_failed(self) -> bool:
        """Whether there will be no charts."""
        return self._failed

    def plot(self) -> type[Plot]:
        """What draws a chart. Raises RuntimeError unless ready."""
        if self._plot is None:
            raise RuntimeError("the drawing library is not there")
        return self._plot

    @property
    def is_busy(self) -> bool:
        """Whether the import goes on, or charts wait for their turn."""
        return self.is_loading or bool(self._queue) or self._turn.isActive()

    def queue(self, drawing: QTimer) -> None:
        """Have a chart drawn by this timer: one after another, and events between.

        However long one takes, no two are drawn in the same turn of the event loop.
        """
        self._queue.append(drawing)
        if not self._turn.isActive():
            self._turn.start(0)

    def _next(self) -> None:
        """Let the next chart be drawn; after the last nothing is to come."""
        while self._queue:
            drawing = self._queue.popleft()
            # Its panel may be gone.
            if isValid(drawing):
                drawing.start(0)
                self._turn.start(CHART_INTERVAL_MS)
                return
        self.busied.emit(False)

    def want(self) -> None:
        """Begin to import, unless it is there, on its way, or has failed."""
        if self._plot is None and not self.is_loading and not self._failed:
            self._timer.start()
            if self._quiet is None:
                self._begin()
            else:
                # Not now: who asks is just being painted, and more may be.
                self._looks = MAX_WAIT_LOOKS

    def _begin(self) -> None:
        self._looks = 0
        self._thread = _Import()
        self._thread.start()
        self.busied.emit(True)

    def _look(self) -> None:
        if self._looks:
            self._looks -= 1
            if self._looks == 0 or self._quiet is None or self._quiet():
                self._begin()
            return
        if self._steps is None:
            thread = self._thread
            if thread is None or thread.is_alive():
                return
            self._thread = None
            if thread.failed:
                self._finish()
                return
            self._steps = self._load()
            self._timer.setInterval(0)
        try:
            next(self._steps)
        except StopIteration:
            self._finish()
        except Exception as error:  # noqa: BLE001
            _tell(error)
            self._finish()

    def _load(self) -> Iterator[None]:
        """Import what touches Qt; each step takes `STEP_S`, and the last one the rest."""
        began = time.monotonic()
        for module in QT_MODULES:
            for name in dir(module):
                getattr(module, name)
                if time.monotonic() - began > STEP_S:
                    yield
                    began = time.monotonic()
        yield
        self._plot = importlib.import_module(PLOT_MODULE).Plot

    def _finish(self) -> None:
        self._timer.stop()
        self._timer.setInterval(IMPORT_POLL_MS)
        self._steps = None
        self._failed = self._plot is None
        (self.failed if self._failed else self.ready).emit()
        if not self._queue:
            self.busied.emit(False)

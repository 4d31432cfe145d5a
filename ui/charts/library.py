"""Charts: brings the drawing library in without holding the window up.

pyqtgraph takes a third of a second to import and 40 MB to hold. It is imported in a thread, only
once a chart is on the screen, and `ui.charts.plot`, which is built on it, in the same thread.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import threading
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from ui.charts.plot import Plot

_log: Final = logging.getLogger(__name__)
MODULE: Final = "ui.charts.plot"


class Library(QObject):
    """The drawing library: asked for with `want`, there once `is_ready`."""

    ready = Signal()
    failed = Signal()
    _imported = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plot: type[Plot] | None = None
        self._thread: threading.Thread | None = None
        self._failed = False
        # Told from the other thread, heard in this one.
        self._imported.connect(self._on_imported, Qt.ConnectionType.QueuedConnection)

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

    def want(self) -> None:
        """Begin to import, unless it is there, on its way, or has failed."""
        if self._plot is not None or self._thread is not None or self._failed:
            return
        # Not a daemon: a thread that is stopped inside an import brings the whole program down.
        self._thread = threading.Thread(target=self._import, name="charts")
        self._thread.start()

    def _import(self) -> None:
        try:
            self._plot = importlib.import_module(MODULE).Plot
        # Whatever a broken installation raises, the page goes on without charts.
        except Exception as error:  # noqa: BLE001
            _log.info("no charts: %s: %s", type(error).__name__, error)
        # The window may be gone by now, and this object with it.
        with contextlib.suppress(RuntimeError):
            self._imported.emit(self._plot is not None)

    def _on_imported(self, there: bool) -> None:  # noqa: FBT001 - a signal's slot
        self._thread = None
        self._failed = not there
        (self.ready if there else self.failed).emit()

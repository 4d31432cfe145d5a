"""Bridge: work that takes seconds, in a process of its own, so that it holds up no computer player.

The process starts with the work and ends with it: what is studied is studied once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, Signal

from ui.bridge.bots.worker import WorkerProcess
from ui.bridge.bots.worker_main import Work

SILENCE_TIMEOUT_S: Final = 60.0
"""Seconds without a bit after which the process counts as dead."""


class BackgroundJob(QObject):
    """One piece of work at a time; another takes its place."""

    came = Signal(object)
    """A bit of it."""
    done = Signal(object)
    """The last bit."""
    failed = Signal(str)
    """Nothing more will come; the details."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerProcess(self, silence=SILENCE_TIMEOUT_S)
        self._worker.thought.connect(self._on_bit)
        self._worker.gave_up.connect(self._on_gave_up)

    @property
    def busy(self) -> bool:
        """Whether something is to come."""
        return self._worker.busy

    @property
    def started(self) -> bool:
        """Whether the process was ever ready for the work that was begun last."""
        return self._worker.started

    def begin(self, run: Callable[..., Iterator[object]], *given: object) -> None:
        """Have `run(*given)` worked through; see `Work`."""
        self._worker.ask(Work(run, given))

    def stop(self) -> None:
        """Drop it; nothing more is heard of it, and its process ends."""
        self._worker.close()

    def _on_bit(self, _number: int, bit: object, last: bool) -> None:
        if last:
            self._worker.close()
        (self.done if last else self.came).emit(bit)

    def _on_gave_up(self, _number: int, details: str) -> None:
        self._worker.close()
        self.failed.emit(details)

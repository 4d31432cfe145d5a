"""Bridge: long work done a slice a turn, so that the window answers in between."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from engine.match import ProgressSteps as ProgressSteps

T = TypeVar("T")

IMMEDIATE_WORK_S: Final = 0.05
"""Seconds of work that nobody notices: what is awaited and takes no longer is done before `begin`
returns.

Of this thread's own work, so that what is short is done at once on a busy machine too.
"""
SLICE_S: Final = 0.008
"""Seconds in a turn, by the clock."""


class CooperativeTask(QObject):
    """One piece of work after another; a new one takes the place of one that is not done."""

    moved = Signal(float)
    """The share of the work that is done, 0 to 1, after a turn in which it did not end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: ProgressSteps[Any] | None = None
        self._then: Callable[[Any], object] | None = None
        self._held = False
        # A timer, not a posted event: those that are posted meanwhile are dealt with in one turn.
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self._work(SLICE_S, time.perf_counter))

    @property
    def busy(self) -> bool:
        """Whether there are steps to come."""
        return self._steps is not None

    def begin(
        self, steps: ProgressSteps[T], then: Callable[[T], object], *, awaited: bool = True
    ) -> None:
        """Take these steps, then tell what came of them, outside of any step.

        What is not `awaited` by anybody begins with the turns to come.
        """
        self.drop()
        self._steps, self._then = steps, then
        if awaited:
            self._work(IMMEDIATE_WORK_S, time.thread_time)
        if self.busy and not self._held:
            self._timer.start(0)

    def hold(self, held: bool) -> None:
        """Take no step while something else needs the turns; then go on. `finish` takes all."""
        self._held = held
        if held:
            self._timer.stop()
        elif self.busy:
            self._timer.start(0)

    def finish(self) -> None:
        """Take all steps that are left now."""
        while self.busy:
            self._work(IMMEDIATE_WORK_S, time.thread_time)

    def drop(self) -> None:
        """Take no more steps, and tell nobody."""
        steps, self._steps, self._then = self._steps, None, None
        self._timer.stop()
        if steps is not None:
            steps.close()

    def _work(self, seconds: float, now: Callable[[], float]) -> None:
        steps, then = self._steps, self._then
        if steps is None or then is None:
            return
        until = now() + seconds
        share = 0.0
        try:
            while now() < until:
                share = next(steps)
        except StopIteration as end:
            self.drop()
            then(end.value)
            return
        except BaseException:
            self.drop()
            raise
        self.moved.emit(share)

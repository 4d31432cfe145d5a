"""Bridge: the processes in which computer players think: as many as there are questions."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from engine.match import BotRequest
    from ui.bridge.bots.worker import WorkerProcess
    from ui.bridge.bots.worker_main import Work

MAX_PROCESSES: Final = 4
"""More processes than that are of no use to a table, and each takes 40 MB and more."""


def cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class WorkerPool(QObject):
    """Workers for all matches: questions beyond their number wait for the next that is free.

    A process starts with the first question that finds none free. One that hangs or dies is
    replaced by its worker alone; the others go on.
    """

    thought = Signal(int, object, bool)
    """(number, Thought, whether it is the last)"""
    gave_up = Signal(int, str)
    """(number, details): no answer will come."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        size: int | None = None,
        silence: float | None = None,
    ) -> None:
        """At most `size` processes; by default one core is left to the window.

        One that says nothing for `silence` seconds counts as dead, by default a worker's
        `SILENCE_TIMEOUT_S`.
        """
        super().__init__(parent)
        self._silence = silence
        self._size = max(1, min(cores() - 1, MAX_PROCESSES)) if size is None else size
        self._workers: list[WorkerProcess] = []
        self._thinking: dict[WorkerProcess, int] = {}
        self._waiting: dict[int, BotRequest | Work] = {}
        self._number = 0

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return bool(self._thinking or self._waiting)

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that there are."""
        return tuple(pid for worker in self._workers if (pid := worker.pid) is not None)

    def ask(self, question: BotRequest | Work, *, first: bool = False) -> int:
        """Ask; the number of the question. One may come before all that wait for a process."""
        self._number += 1
        asked = {self._number: question}
        self._waiting = asked | self._waiting if first else self._waiting | asked
        self._deal()
        return self._number

    def stop(self, number: int) -> None:
        """Drop a question, if it is open; no more is heard of it."""
        self._waiting.pop(number, None)
        for worker, open_number in list(self._thinking.items()):
            if open_number == number:
                del self._thinking[worker]
                worker.stop()
        self._deal()

    def rest(self) -> None:
        """Give back the memory of all processes but one, where no question is open."""
        if not self.busy:
            for worker in self._workers[1:]:
                worker.close()

    def close(self) -> None:
        """Drop all questions and end the processes."""
        self._waiting.clear()
        self._thinking.clear()
        for worker in self._workers:
            worker.close()

    def _deal(self) -> None:
        while self._waiting and (worker := self._free()) is not None:
            number = next(iter(self._waiting))
            self._thinking[worker] = number
            worker.ask(self._waiting.pop(number))

    def _free(self) -> WorkerProcess | None:
        """A worker without a question, rather one whose process has started already."""
        free = [worker for worker in self._workers if worker not in self._thinking]
        if free:
            return next((worker for worker in free if worker.pid is not None), free[0])
        if len(self._workers) == self._size:
            return None
        # No process thinks before the first frame.
        from ui.bridge.bots.worker import SILENCE_TIMEOUT_S, WorkerProcess

        silence = SILENCE_TIMEOUT_S if self._silence is None else self._silence
        worker = WorkerProcess(self, silence=silence)
        worker.thought.connect(lambda _, thought, last: self._on_thought(worker, thought, last))
        worker.gave_up.connect(lambda _, details: self._on_gave_up(worker, details))
        self._workers.append(worker)
        return worker

    def _on_thought(self, worker: WorkerProcess, thought: Any, last: bool) -> None:
        number = self._thinking[worker]
        if last:
            self._release(worker)
        self.thought.emit(number, thought, last)

    def _on_gave_up(self, worker: WorkerProcess, details: str) -> None:
        number = self._thinking[worker]
        self._release(worker)
        self.gave_up.emit(number, details)

    def _release(self, worker: WorkerProcess) -> None:
        # What waits is dealt first: whoever hears of the answer may need long to show it.
        del self._thinking[worker]
        self._deal()

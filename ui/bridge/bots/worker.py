"""Bridge: the process in which computer players think, seen from the window's side."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from ui.bridge.bots.worker_main import (
    AskRequest,
    StopRequest,
    Work,
    WorkerFailed,
    WorkerProgress,
    WorkerReady,
    bot_worker_main,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from engine.match import BotRequest

POLL_INTERVAL_MS: Final = 12
"""Milliseconds between two looks into the pipe, while a question is open."""

SILENCE_TIMEOUT_S: Final = 5.0
"""Seconds without a word after which the process counts as dead."""

START_TIMEOUT_S: Final = 60.0
"""Seconds that the process may take to start."""

MAX_ATTEMPTS: Final = 3
"""So often a question is asked before it is given up."""


class WorkerProcess(QObject):
    """One process for all matches, with at most one open question.

    The process starts with the first question. It is replaced when it dies or falls silent, and
    asked again; a question holds all that a bot knows, so nothing is lost.
    """

    thought = Signal(int, object, bool)
    """(number, Thought, whether it is the last)"""
    gave_up = Signal(int, str)
    """(number, details): no answer will come."""

    def __init__(
        self, parent: QObject | None = None, *, silence: float = SILENCE_TIMEOUT_S
    ) -> None:
        super().__init__(parent)
        self._silence = silence
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._ready = False
        self.started = False
        """Whether a process was ever ready for the question that was asked last."""
        self._number = 0
        self._open: AskRequest | None = None
        self._tries = 0
        self._heard = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL_MS)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._open is not None

    @property
    def pid(self) -> int | None:
        """The process's id, while there is one."""
        return self._process.pid if self._process is not None else None

    def ask(self, question: BotRequest | Work) -> int:
        """Ask; the number of the question. An open question is dropped for it."""
        self.stop()
        self._number += 1
        self._open = AskRequest(self._number, question)
        self._tries = 0
        self.started = False
        self._pose()
        return self._number

    def stop(self) -> None:
        """Drop the open question, if any; no more is heard of it."""
        if self._open is None:
            return
        number, self._open = self._open.number, None
        self._timer.stop()
        if self._pipe is not None:
            try:
                self._pipe.send(StopRequest(number))
            except (OSError, ValueError):
                self._end()

    def close(self) -> None:
        """Drop the open question and end the process."""
        self._open = None
        self._timer.stop()
        self._end()

    def _pose(self) -> None:
        self._tries += 1
        self._timer.start()
        try:
            if self._process is None or not self._process.is_alive():
                self._end()
                self._start()
            self._heard = time.monotonic()
            assert self._pipe is not None
            self.started = self.started or self._ready
            self._pipe.send(self._open)
        except (OSError, ValueError):
            # The next look tells of it, so that nobody hears of a number that `ask` has not given.
            self._end()

    def _start(self) -> None:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(
            target=bot_worker_main, args=(theirs,), name="stowaway-bots", daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._pipe = process, mine
        self._ready = False
        self._heard = time.monotonic()

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join(2.0)
            self._process.close()
            self._process = None
        self._ready = False

    def _look(self) -> None:
        try:
            while self._open is not None and self._pipe is not None and self._pipe.poll():
                self._hear(self._pipe.recv())
        except (EOFError, OSError):
            self._fail(QCoreApplication.translate("worker", "it quit unexpectedly"))
            return
        if self._pipe is None:
            self._fail(
                QCoreApplication.translate(
                    "worker", "it could not be started, or the connection to it was lost"
                )
            )
            return
        patience = self._patience if self._ready else START_TIMEOUT_S
        if self._open is not None and time.monotonic() - self._heard > patience:
            self._fail(
                QCoreApplication.translate(
                    "worker", "it did not respond for {seconds} seconds"
                ).format(seconds=round(patience))
            )

    @property
    def _patience(self) -> float:
        """Seconds that the open question may take to say something."""
        question = None if self._open is None else self._open.question
        return max(self._silence, question.patience if isinstance(question, Work) else 0.0)

    def _hear(self, message: Any) -> None:
        self._heard = time.monotonic()
        if isinstance(message, WorkerReady):
            self._ready = self.started = True
        elif self._open is None or message.number != self._open.number:
            return
        elif isinstance(message, WorkerFailed):
            number = self._close_question()
            self.gave_up.emit(number, message.details)
        elif isinstance(message, WorkerProgress):
            number = self._close_question() if message.last else message.number
            self.thought.emit(number, message.thought, message.last)

    def _close_question(self) -> int:
        assert self._open is not None
        number, self._open = self._open.number, None
        self._timer.stop()
        return number

    def _fail(self, why: str) -> None:
        self._end()
        if self._open is None:
            return
        if self._tries < MAX_ATTEMPTS:
            self._pose()
            return
        number = self._close_question()
        words = QCoreApplication.translate("worker", "the process failed: {why}")
        self.gave_up.emit(number, words.format(why=why))

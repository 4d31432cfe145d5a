"""Bridge: what a worker process runs: computer players' thoughts, and what takes as long.

No Qt is imported here.
"""

from __future__ import annotations

import os
import traceback
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection

    from engine.match import BotRequest


NICE_INCREMENT: Final = 5
"""By so much thoughts give way to the window."""


class Work(NamedTuple):
    """Something else that takes long: `run(*given)` gives what it comes to, bit by bit.

    `run` is a function of a module, `given` and what it gives are picklable. The last is the
    answer, so it gives at least one.
    """

    run: Callable[..., Iterator[object]]
    given: tuple[object, ...]
    patience: float = 0.0
    """Seconds that a bit may take at least, before the process counts as dead."""


class AskRequest(NamedTuple):
    """A question, numbered."""

    number: int
    question: BotRequest | Work


class StopRequest(NamedTuple):
    """Stop thinking about a question; a question that is already answered stays so."""

    number: int


class WorkerReady(NamedTuple):
    """The process has started."""


class WorkerProgress(NamedTuple):
    """The best so far about a question, or a bit of work; the last one is the answer."""

    number: int
    thought: object
    last: bool


class WorkerFailed(NamedTuple):
    """What thought or worked broke; `details` is the traceback."""

    number: int
    details: str


def bot_worker_main(connection: Connection) -> None:
    """Answer questions until the other end closes."""
    from engine import catalog
    from engine.match.bot_requests import end_with_parent

    end_with_parent()
    if hasattr(os, "nice"):
        # Else the window, which wakes this process, would wait for its thoughts on a busy machine.
        os.nice(NICE_INCREMENT)
    try:
        connection.send(WorkerReady())
        waiting: Any = None
        while True:
            message = waiting or connection.recv()
            waiting = None
            if isinstance(message, AskRequest):
                waiting = _answer(connection, message, catalog)
    except (EOFError, OSError, KeyboardInterrupt):
        # The app is gone; so is the reason to think.
        return


def _answer(connection: Connection, ask: AskRequest, catalog: Any) -> Any:
    """Think about one question; what came in meanwhile and is not its end."""
    last: object = None
    try:
        for thought in _bits(ask.question, catalog):
            if last is not None:
                connection.send(WorkerProgress(ask.number, last, last=False))
            last = thought
            while connection.poll():
                message = connection.recv()
                if isinstance(message, AskRequest):
                    return message
                if message == StopRequest(ask.number):
                    return None
    except (EOFError, OSError):
        raise
    except Exception:  # noqa: BLE001 - whatever breaks in a bot is told to the window
        connection.send(WorkerFailed(ask.number, traceback.format_exc()))
        return None
    if last is not None:
        connection.send(WorkerProgress(ask.number, last, last=True))
    return None


def _bits(question: BotRequest | Work, catalog: Any) -> Iterator[object]:
    if isinstance(question, Work):
        return question.run(*question.given)
    from engine.match import iter_progress

    return iter_progress(catalog.game(question.game), question)

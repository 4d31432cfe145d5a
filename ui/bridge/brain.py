"""Bridge: what the worker process runs: computer players' thoughts. No Qt is imported here."""

from __future__ import annotations

import os
import traceback
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from engine.core import Thought
    from engine.match import Question


NICE: Final = 5
"""By so much thoughts give way to the window."""


class Ask(NamedTuple):
    """A question, numbered."""

    number: int
    question: Question


class Stop(NamedTuple):
    """Stop thinking about a question; a question that is already answered stays so."""

    number: int


class Ready(NamedTuple):
    """The process has started."""


class Thinks(NamedTuple):
    """The best so far about a question; the last one is the answer."""

    number: int
    thought: Thought
    last: bool


class Failed(NamedTuple):
    """A bot broke; `details` is the traceback."""

    number: int
    details: str


def serve(connection: Connection) -> None:
    """Answer questions until the other end closes."""
    from engine import catalog
    from engine.match.minds import end_with_parent

    end_with_parent()
    if hasattr(os, "nice"):
        # Else the window, which wakes this process, would wait for its thoughts on a busy machine.
        os.nice(NICE)
    try:
        connection.send(Ready())
        waiting: Any = None
        while True:
            message = waiting or connection.recv()
            waiting = None
            if isinstance(message, Ask):
                waiting = _answer(connection, message, catalog)
    except (EOFError, OSError, KeyboardInterrupt):
        # The app is gone; so is the reason to think.
        return


def _answer(connection: Connection, ask: Ask, catalog: Any) -> Any:
    """Think about one question; what came in meanwhile and is not its end."""
    from engine.match import thoughts

    last: Thought | None = None
    try:
        for thought in thoughts(catalog.game(ask.question.game), ask.question):
            if last is not None:
                connection.send(Thinks(ask.number, last, last=False))
            last = thought
            while connection.poll():
                message = connection.recv()
                if isinstance(message, Ask):
                    return message
                if message == Stop(ask.number):
                    return None
    except (EOFError, OSError):
        raise
    except Exception:  # noqa: BLE001 - whatever breaks in a bot is told to the window
        connection.send(Failed(ask.number, traceback.format_exc()))
        return None
    if last is not None:
        connection.send(Thinks(ask.number, last, last=True))
    return None

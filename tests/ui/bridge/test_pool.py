"""The pool: as many processes as questions; one that hangs or dies costs the others nothing."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import ui.bridge.bots.pool as pool_room
import ui.bridge.bots.worker as worker_room
from engine.core import BotProgress
from engine.match import BotRequest
from tests.ui.bridge.test_worker import question
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.bots.worker_main import AskRequest, WorkerProgress, WorkerReady

TAKES = 0.4


def slowly(connection: Connection) -> None:
    """A process that needs its time for each question, and says so now and then."""
    connection.send(WorkerReady())
    while True:
        message = connection.recv()
        if isinstance(message, AskRequest) and isinstance(message.question, BotRequest):
            thought = BotProgress(1, 1, message.question.view)
            for _ in range(4):
                connection.send(WorkerProgress(message.number, thought, last=False))
                time.sleep(TAKES / 4)
            connection.send(WorkerProgress(message.number, thought, last=True))


class Heard:
    """What a pool has told, in order."""

    def __init__(self, pool: WorkerPool) -> None:
        self.begun: list[int] = []
        self.answered: list[int] = []
        self.given_up: list[int] = []
        pool.thought.connect(self._on_thought)
        pool.gave_up.connect(lambda number, _: self.given_up.append(number))

    def _on_thought(self, number: int, _thought: object, last: bool) -> None:
        if last:
            self.answered.append(number)
        elif number not in self.begun:
            self.begun.append(number)


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Any]:
    made: list[WorkerPool] = []

    def pool(size: int) -> tuple[WorkerPool, Heard]:
        # Silence is longer than a busy machine lets a process wait.
        made.append(WorkerPool(size=size, silence=2.0))
        return made[-1], Heard(made[-1])

    yield pool
    for each in made:
        each.close()


@pytest.mark.parametrize(("cores", "size"), [(1, 1), (2, 1), (3, 2), (5, 4), (64, 4)])
def test_it_leaves_a_core_to_the_window_and_has_four_at_most(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, cores: int, size: int
) -> None:
    monkeypatch.setattr(pool_room, "cores", lambda: cores)
    started: list[object] = []

    def start(worker: object) -> None:
        started.append(worker)
        raise OSError("no process is to be had")

    monkeypatch.setattr(worker_room.WorkerProcess, "_start", start)
    pool = WorkerPool()
    for _ in range(8):
        pool.ask(question())
    assert size == len(started)
    pool.close()


def test_there_are_as_many_processes_as_questions_were_open_at_once(
    make: Any, qtbot: QtBot
) -> None:
    pool, heard = make(3)
    assert pool.pids == ()
    pool.ask(question())
    qtbot.waitUntil(lambda: len(heard.answered) == 1, timeout=30_000)
    pool.ask(question())
    qtbot.waitUntil(lambda: len(heard.answered) == 2, timeout=30_000)
    assert len(pool.pids) == 1
    numbers = [pool.ask(question()) for _ in range(5)]
    assert len(pool.pids) == 3
    qtbot.waitUntil(lambda: len(heard.answered) == 7, timeout=30_000)
    assert sorted(heard.answered[2:]) == numbers
    assert not pool.busy


def test_once_all_is_answered_all_processes_but_one_can_go(make: Any, qtbot: QtBot) -> None:
    pool, heard = make(3)
    for _ in range(3):
        pool.ask(question())
    pool.rest()
    assert len(pool.pids) == 3
    qtbot.waitUntil(lambda: len(heard.answered) == 3, timeout=30_000)
    pool.rest()
    assert len(pool.pids) == 1
    for _ in range(3):
        pool.ask(question())
    qtbot.waitUntil(lambda: len(heard.answered) == 6, timeout=30_000)


def test_a_hint_waits_for_no_more_than_the_question_that_is_being_thought_about(
    make: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_room, "bot_worker_main", slowly)
    pool, heard = make(1)
    six = [pool.ask(question()) for _ in range(6)]
    hint = pool.ask(question(), first=True)
    qtbot.waitUntil(lambda: hint in heard.answered, timeout=30_000)
    assert heard.answered == [six[0], hint]


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be made to hang there")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGSTOP"])
def test_one_that_dies_or_hangs_is_replaced_and_the_others_go_on(
    make: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(worker_room, "bot_worker_main", slowly)
    pool, heard = make(2)
    numbers = [pool.ask(question()) for _ in range(6)]
    qtbot.waitUntil(lambda: len(heard.begun) == 2, timeout=30_000)
    bad, good = pool.pids
    os.kill(bad, getattr(signal, how))
    qtbot.waitUntil(lambda: len(heard.answered) == 6, timeout=60_000)
    assert sorted(heard.answered) == numbers
    assert heard.given_up == []
    assert bad not in pool.pids
    assert good in pool.pids


def test_a_question_that_is_stopped_makes_room_for_the_next(
    make: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_room, "bot_worker_main", slowly)
    pool, heard = make(1)
    first, second, third = [pool.ask(question()) for _ in range(3)]
    pool.stop(second)
    qtbot.waitUntil(lambda: heard.begun == [first], timeout=30_000)
    pool.stop(first)
    qtbot.waitUntil(lambda: not pool.busy, timeout=30_000)
    assert heard.answered == [third]
    assert heard.begun == [first, third]

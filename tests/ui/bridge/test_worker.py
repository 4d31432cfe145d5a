"""The worker process: answers, stops, dies, falls silent, breaks."""

import os
import signal
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import ui.bridge.worker as room
from engine import catalog
from engine.core import Level, Seat, Thought
from engine.match import Player, Question, begin
from ui.bridge.brain import Ask, Ready, Thinks
from ui.bridge.worker import Worker

GAME = "pack_the_essentials"


def question() -> Question:
    session = begin(catalog.game(GAME), "worker", [Player("computer", Level("random"))])
    return session.question(Seat(0))


@pytest.fixture
def worker(qapp: QApplication) -> Iterator[Worker]:
    made = Worker(silence=0.5)
    yield made
    made.close()


def mute(connection: Connection) -> None:
    """A process that never says anything after it has started."""
    connection.send(Ready())
    time.sleep(60)


def slow(connection: Connection) -> None:
    """A process that finds something at once and goes on looking."""
    connection.send(Ready())
    while True:
        message = connection.recv()
        if isinstance(message, Ask):
            thought = Thought(1, 100, message.question.view)
            connection.send(Thinks(message.number, thought, last=False))


def answer(worker: Worker, qtbot: QtBot) -> Any:
    with qtbot.waitSignal(
        worker.thought, timeout=30_000, check_params_cb=lambda n, t, last: last
    ) as caught:
        number = worker.ask(question())
    assert caught.args is not None
    assert number == caught.args[0]
    return caught.args[1]


def test_it_answers_and_stays_for_the_next(worker: Worker, qtbot: QtBot) -> None:
    first = answer(worker, qtbot)
    pid = worker.pid
    assert first == answer(worker, qtbot)
    assert pid == worker.pid
    assert not worker.busy


def test_it_starts_no_process_before_it_is_asked(worker: Worker) -> None:
    assert worker.pid is None


def test_a_killed_process_is_replaced_and_asked_again(worker: Worker, qtbot: QtBot) -> None:
    answer(worker, qtbot)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM)
    answer(worker, qtbot)
    assert pid != worker.pid


def test_a_process_that_dies_while_it_thinks_is_replaced(
    worker: Worker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "serve", slow)
    with qtbot.waitSignal(worker.thought, timeout=30_000):
        worker.ask(question())
    pid = worker.pid
    monkeypatch.undo()
    assert pid is not None
    with qtbot.waitSignal(worker.thought, timeout=30_000, check_params_cb=lambda n, t, last: last):
        os.kill(pid, signal.SIGTERM)
    assert pid != worker.pid


def test_a_silent_process_is_replaced_and_in_the_end_given_up(
    worker: Worker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "serve", mute)
    with qtbot.waitSignal(worker.gave_up, timeout=60_000) as caught:
        worker.ask(question())
    assert caught.args is not None
    assert "said nothing" in caught.args[1]
    monkeypatch.undo()
    answer(worker, qtbot)


def test_a_stopped_question_is_not_heard_of_again(worker: Worker, qtbot: QtBot) -> None:
    heard: list[int] = []
    worker.thought.connect(lambda number, thought, last: heard.append(number))
    stopped = worker.ask(question())
    worker.stop()
    qtbot.wait(100)
    answer(worker, qtbot)
    assert stopped not in heard


def test_a_bot_that_breaks_is_told_with_its_traceback(worker: Worker, qtbot: QtBot) -> None:
    broken = question()._replace(level=Level("nobody"))
    with qtbot.waitSignal(worker.gave_up, timeout=30_000) as caught:
        worker.ask(broken)
    assert caught.args is not None
    assert "KeyError" in caught.args[1]
    answer(worker, qtbot)

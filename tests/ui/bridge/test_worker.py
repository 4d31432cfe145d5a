"""The worker process: answers, stops, dies, falls silent, breaks."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import ui.bridge.bots.worker as room
from engine import catalog
from engine.core import Action, BotProgress, Level, Seat
from engine.match import BotRequest, Player, begin
from ui.bridge.bots.worker import WorkerProcess
from ui.bridge.bots.worker_main import AskRequest, WorkerProgress, WorkerReady, bot_worker_main

ROOT = Path(__file__).resolve().parents[3]
GAME = "pack_the_essentials"


def question() -> BotRequest:
    session = begin(catalog.game(GAME), "worker", [Player("computer", Level("random"))])
    return session.question(Seat(0))


@pytest.fixture
def worker(qapp: QApplication) -> Iterator[WorkerProcess]:
    # Longer than a busy machine lets a process wait.
    made = WorkerProcess(silence=2.0)
    yield made
    made.close()


def mute(connection: Connection) -> None:
    """A process that never says anything after it has started."""
    connection.send(WorkerReady())
    time.sleep(60)


def slow(connection: Connection) -> None:
    """A process that finds something at once and goes on looking."""
    connection.send(WorkerReady())
    while True:
        message = connection.recv()
        if isinstance(message, AskRequest) and isinstance(message.question, BotRequest):
            thought = BotProgress(1, 100, message.question.view)
            connection.send(WorkerProgress(message.number, thought, last=False))


def answer(worker: WorkerProcess, qtbot: QtBot) -> Any:
    with qtbot.waitSignal(
        worker.thought, timeout=30_000, check_params_cb=lambda n, t, last: last
    ) as caught:
        number = worker.ask(question())
    assert caught.args is not None
    assert number == caught.args[0]
    return caught.args[1]


def test_it_answers_and_stays_for_the_next(worker: WorkerProcess, qtbot: QtBot) -> None:
    first = answer(worker, qtbot)
    pid = worker.pid
    assert first == answer(worker, qtbot)
    assert pid == worker.pid
    assert not worker.busy


def test_it_starts_no_process_before_it_is_asked(worker: WorkerProcess) -> None:
    assert worker.pid is None


def test_a_killed_process_is_replaced_and_asked_again(worker: WorkerProcess, qtbot: QtBot) -> None:
    answer(worker, qtbot)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM)
    answer(worker, qtbot)
    assert pid != worker.pid


def test_a_process_that_dies_while_it_thinks_is_replaced(
    worker: WorkerProcess, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "bot_worker_main", slow)
    with qtbot.waitSignal(worker.thought, timeout=30_000):
        worker.ask(question())
    pid = worker.pid
    monkeypatch.undo()
    assert pid is not None
    with qtbot.waitSignal(worker.thought, timeout=30_000, check_params_cb=lambda n, t, last: last):
        os.kill(pid, signal.SIGTERM)
    assert pid != worker.pid


def test_a_silent_process_is_replaced_and_in_the_end_given_up(
    worker: WorkerProcess, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "bot_worker_main", mute)
    with qtbot.waitSignal(worker.gave_up, timeout=60_000) as caught:
        worker.ask(question())
    assert caught.args is not None
    assert "did not respond" in caught.args[1]
    monkeypatch.undo()
    answer(worker, qtbot)


def test_a_stopped_question_is_not_heard_of_again(worker: WorkerProcess, qtbot: QtBot) -> None:
    heard: list[int] = []
    worker.thought.connect(lambda number, thought, last: heard.append(number))
    stopped = worker.ask(question())
    worker.stop()
    qtbot.wait(100)
    answer(worker, qtbot)
    assert stopped not in heard


def test_a_bot_that_breaks_is_told_with_its_traceback(worker: WorkerProcess, qtbot: QtBot) -> None:
    broken = question()._replace(level=Level("nobody"))
    with qtbot.waitSignal(worker.gave_up, timeout=30_000) as caught:
        worker.ask(broken)
    assert caught.args is not None
    assert "KeyError" in caught.args[1]
    answer(worker, qtbot)


def test_a_process_that_cannot_be_started_is_given_up_after_the_number_is_known(
    worker: WorkerProcess, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: WorkerProcess) -> None:
        raise OSError("no process is to be had")

    monkeypatch.setattr(WorkerProcess, "_start", start)
    heard: list[int] = []
    worker.gave_up.connect(lambda number, details: heard.append(number))
    number = worker.ask(question())
    assert [] == heard
    qtbot.waitUntil(lambda: [number] == heard)
    assert not worker.busy
    monkeypatch.undo()
    answer(worker, qtbot)


ORPHAN = """
import os, sys, time
from PySide6.QtCore import QCoreApplication
from tests.ui.bridge.test_worker import busy, question
import ui.bridge.bots.worker as room

if __name__ == "__main__":
    application = QCoreApplication([])
    room.bot_worker_main = busy
    worker = room.WorkerProcess()
    worker.thought.connect(lambda *_: (print(worker.pid, flush=True), os.kill(os.getpid(), 9)))
    worker.ask(question()._replace(level="easy"))
    application.exec()
"""


class Busy:
    """A bot that never looks up again once it has said something."""

    def think(self, *_: Any) -> Any:
        yield BotProgress(1, 2, Action())
        yield BotProgress(1, 2, Action())
        while True:
            pass


def busy(connection: Connection) -> None:
    """The process, with that bot."""
    catalog.game(GAME).bots = {Level("easy"): Busy()}  # type: ignore[dict-item]
    bot_worker_main(connection)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_the_process_ends_with_the_app_even_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert -signal.SIGKILL == done.returncode
    # Its output is closed only when the process has ended, too: else the time runs out.
    assert int(done.stdout) > 0

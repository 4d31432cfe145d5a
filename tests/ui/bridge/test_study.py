"""Work in a process of its own: bit by bit, ended with its process, failed with its reason."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.bridge.jobs.background import BackgroundJob


def count(far: int) -> Iterator[object]:
    """One to `far`."""
    yield from range(1, far + 1)


def endless() -> Iterator[object]:
    """Never done."""
    while True:
        yield "more"
        time.sleep(0.01)


def broken() -> Iterator[object]:
    """Breaks after its first bits."""
    yield 1
    yield 2
    raise ZeroDivisionError("nothing to share")


@pytest.fixture
def study(qapp: QApplication) -> Iterator[BackgroundJob]:
    made = BackgroundJob()
    yield made
    made.stop()


def test_bits_come_in_order_and_work_that_breaks_says_why(
    study: BackgroundJob, qtbot: QtBot
) -> None:
    bits: list[object] = []
    study.came.connect(bits.append)
    with qtbot.waitSignal(study.done, timeout=30_000) as done:
        study.begin(count, 4)
    assert bits == [1, 2, 3]
    assert done.args == [4]
    assert not study.busy
    with qtbot.waitSignal(study.failed, timeout=30_000) as failed:
        study.begin(broken)
    assert bits == [1, 2, 3, 1]
    assert "nothing to share" in str(failed.args)
    assert not study.busy


def test_what_is_stopped_says_nothing_more(study: BackgroundJob, qtbot: QtBot) -> None:
    with qtbot.waitSignal(study.came, timeout=30_000):
        study.begin(endless)
    heard: list[object] = []
    for signal in (study.came, study.done, study.failed):
        signal.connect(heard.append)
    study.stop()
    qtbot.wait(60)
    assert not study.busy
    assert heard == []

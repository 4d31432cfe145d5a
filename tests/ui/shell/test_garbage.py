"""Garbage goes in the window's thread, between events, and nowhere else."""

import gc
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.shell.gc_idle import COLLECT_INTERVAL_MS, IdleCollector


class Leaf:
    """Garbage that tells in which thread it went."""

    gone: list[threading.Thread]

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.gone.append(threading.current_thread())


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    found: list[threading.Thread] = []
    monkeypatch.setattr(Leaf, "gone", found, raising=False)
    return found


@pytest.fixture
def garbage(qtbot: QtBot) -> Iterator[IdleCollector]:
    was = gc.isenabled()
    gc.enable()
    made = IdleCollector()
    made.start()
    yield made
    made.stop()
    made.deleteLater()
    if was:
        gc.enable()
    else:
        gc.disable()


@pytest.fixture
def litter() -> Callable[[], None]:
    """Make garbage, and enough that stays for Python to look for it by itself."""
    kept: list[list[int]] = []

    def make() -> None:
        for _ in range(20):
            Leaf()
        kept.extend([number] for number in range(50_000))

    return make


@pytest.mark.usefixtures("garbage")
def test_garbage_of_any_thread_goes_in_this_one_and_between_events(
    gone: list[threading.Thread], litter: Callable[[], None]
) -> None:
    litter()
    thread = threading.Thread(target=litter)
    thread.start()
    thread.join()
    assert [] == gone
    QTest.qWait(COLLECT_INTERVAL_MS * 3)
    assert 40 == len(gone)
    assert {threading.main_thread()} == set(gone)


def test_nothing_is_swept_after_the_end(
    garbage: IdleCollector, gone: list[threading.Thread], litter: Callable[[], None]
) -> None:
    garbage.stop()
    litter()
    QTest.qWait(COLLECT_INTERVAL_MS * 3)
    assert [] == gone
    gc.collect()

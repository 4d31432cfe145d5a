"""Long work comes a step a turn; the window answers in between, and inputs find it done."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.shell.conftest import comes
from ui.shell.match.page import TablePage
from ui.shell.staged_build import FrameHold, StagedBuild


class Paints(QObject):
    """Notes at each painting of a widget what was true then."""

    def __init__(self, widget: QWidget, told: Callable[[], object]) -> None:
        super().__init__(widget)
        self.told: list[object] = []
        self._ask = told
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.told.append(self._ask())
        return False


@pytest.fixture
def taken() -> list[str]:
    return []


def steps(taken: list[str], count: int = 5) -> Iterator[None]:
    for number in range(count):
        taken.append(f"step {number}")
        yield


def test_other_events_come_between_two_steps(
    qapp: QApplication, qtbot: QtBot, taken: list[str]
) -> None:
    turns = StagedBuild()
    beside = QTimer()
    beside.timeout.connect(lambda: taken.append("beside"))
    beside.start(0)
    turns.begin(steps(taken))
    assert taken == []
    with qtbot.waitSignal(turns.done):
        pass
    beside.stop()
    order = [at for at, each in enumerate(taken) if each != "beside"]
    assert [taken[at] for at in order] == [f"step {number}" for number in range(5)]
    assert all(late - early > 1 for early, late in pairwise(order))
    assert not turns.busy


@pytest.mark.parametrize("hurried", [True, False])
def test_an_input_waits_for_the_last_step_of_hurried_work_only(
    qapp: QApplication, qtbot: QtBot, taken: list[str], *, hurried: bool
) -> None:
    class Ear(QWidget):
        def keyPressEvent(self, event: QEvent) -> None:
            taken.append("heard")

    ear = Ear()
    qtbot.addWidget(ear)
    turns = StagedBuild()
    turns.begin(steps(taken))
    if hurried:
        turns.hurry(ear, None)
    QTest.keyClick(ear, Qt.Key.Key_A)
    assert taken[-1] == "heard"
    assert len(taken) == (6 if hurried else 1)
    assert turns.busy is not hurried
    turns.drop()


def test_what_is_dropped_takes_no_further_step(
    qapp: QApplication, qtbot: QtBot, taken: list[str]
) -> None:
    turns = StagedBuild()
    done: list[int] = []
    turns.done.connect(lambda: done.append(1))
    turns.begin(steps(taken))
    ear = QWidget()
    qtbot.addWidget(ear)
    turns.hurry(ear)
    turns.drop()
    qtbot.wait(20)
    QTest.keyClick(ear, Qt.Key.Key_A)
    assert not turns.busy
    assert not taken
    assert not done


def test_work_begun_by_the_last_step_goes_on(qapp: QApplication, qtbot: QtBot) -> None:
    turns = StagedBuild()
    taken: list[str] = []

    def first() -> Iterator[None]:
        yield
        turns.begin(steps(taken))

    turns.begin(first())
    qtbot.waitUntil(lambda: not turns.busy)
    assert len(taken) == 5


def test_while_frozen_nothing_is_painted_and_then_all_at_once(qtbot: QtBot) -> None:
    window, below = QWidget(), QWidget()
    below.setParent(window)
    qtbot.addWidget(window)
    window.show()
    paints = Paints(window, lambda: window.findChildren(QWidget))
    qtbot.waitUntil(lambda: len(paints.told) > 0)
    qtbot.wait(20)
    freeze = FrameHold(window)
    freeze.hold()
    paints.told.clear()
    late = QWidget(window)
    late.show()
    below.deleteLater()
    qtbot.wait(20)
    assert not paints.told
    freeze.lift()
    qtbot.waitUntil(lambda: len(paints.told) > 0)
    assert paints.told == [[late]]
    # And again as ever.
    window.update()
    qtbot.waitUntil(lambda: len(paints.told) == 2)


def test_a_result_is_readied_while_the_last_moves_are_seen(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It would come by itself, as soon as they are over.
    monkeypatch.setattr(TablePage, "_go_to_result", lambda _self: None)
    shell.start()
    shell.play_out()
    page = shell.window.pages["result"]
    assert shell.window.page == "table"
    pad, pictures = page.pad, page.pictures
    assert None not in (pad, pictures)
    shell.window.result_opener.show_open()
    assert shell.window.page == "result"
    assert not shell.window.result_opener.turns.busy
    assert page.pad is pad
    assert page.pictures is pictures


def test_a_result_that_is_not_ready_is_painted_only_when_it_is_whole(
    shell: Any, qtbot: QtBot
) -> None:
    shell.start()
    shell.play_out()
    shell.window.go("lounge")
    shell.settle()
    page = shell.window.pages["result"]
    # Of the window, so that the cloth behind the pages is not seen either.
    paints = Paints(shell.window, lambda: not page.is_reading)
    shell.window.result_opener.show_open()
    assert page.pad is None
    # Whoever has pressed that has the new page before them, whatever is on the screen.
    assert shell.window.focusWidget() is page.ways.tags[0]
    qtbot.waitUntil(lambda: len(paints.told) > 0)
    assert all(paints.told)
    assert page.panels


def test_whatever_the_window_hears_finds_the_result_whole(shell: Any) -> None:
    shell.start()
    shell.play_out()
    shell.window.go("lounge")
    shell.settle()
    shell.window.result_opener.show_open()
    page = shell.window.pages["result"]
    assert shell.window.result_opener.turns.busy
    handle = shell.window.windowHandle()
    QTest.mouseClick(
        handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(2, 2)
    )
    assert not shell.window.result_opener.turns.busy
    assert page.panels
    assert shell.window.page == "result"


@pytest.mark.parametrize("way", ["lounge", "close", "language"])
def test_a_result_that_is_left_while_it_fills_leaves_the_window_alone(shell: Any, way: str) -> None:
    shell.start()
    shell.play_out()
    shell.window.go("lounge")
    shell.settle()
    shell.window.result_opener.show_open()
    page = shell.window.pages["result"]
    assert shell.window.result_opener.turns.busy
    if way == "lounge":
        shell.window.go("lounge")
    elif way == "close":
        shell.app.controller.close()
    else:
        shell.window.renew()
    assert not shell.window.result_opener.turns.busy
    assert not shell.window.result_opener.freeze.on
    shell.settle()
    assert page.pictures is None


def test_a_result_that_is_come_back_to_is_whole(shell: Any) -> None:
    """A screen reader presses buttons without an input that the window would hear."""
    shell.start()
    shell.play_out()
    shell.window.go("lounge")
    shell.settle()
    shell.window.result_opener.show_open()
    assert shell.window.result_opener.turns.busy
    shell.window.go("settings")
    assert not shell.window.result_opener.freeze.on
    shell.window.back()
    shell.settle()
    page = shell.window.pages["result"]
    assert shell.window.page == "result"
    assert page.pictures is not None
    assert comes(lambda: not page.is_reading)
    assert page.panels


def test_a_result_dropped_between_two_steps_leaves_nothing_on_its_page(shell: Any) -> None:
    shell.start()
    shell.play_out()
    shell.window.result_opener.show_open()
    shell.settle()
    page, bridge = shell.window.pages["result"], shell.bridge
    page.forget()
    shell.settle()
    before = page.findChildren(QWidget, options=Qt.FindChildOption.FindChildrenRecursively)
    steps = page.fill_in(bridge.outcome(), shell.window.specs[bridge.game.id])
    while page.pad is None:
        next(steps)
    page.forget()
    shell.settle()
    assert set(page.score.findChildren(QWidget)) <= set(before)


def test_a_result_opened_anew_is_filled_anew(shell: Any) -> None:
    shell.start()
    shell.play_out()
    shell.window.result_opener.show_open()
    shell.settle()
    page = shell.window.pages["result"]
    pad = page.pad
    page.scene.stop()
    page.review_button.click()
    shell.settle()
    shell.window.result_opener.show_open()
    shell.settle()
    assert page.pad is not None
    assert page.pad is not pad

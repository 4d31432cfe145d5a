"""What nobody waits for is done once a frame is painted."""

import time

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from ui.look.style import Look
from ui.stage.post_paint import PostPaintTask
from ui.stage.view import StageView


class Stage:
    """A stage that tells in which order it was painted and the deed was done."""

    def __init__(self, look: Look) -> None:
        self.scene = QGraphicsScene(0, 0, 100, 60)
        self.item = self.scene.addRect(0, 0, 20, 20)
        self.view = StageView(self.scene, look)
        self.told: list[str] = []
        self.view.painted.connect(lambda: self.told.append("frame"))
        self.after = PostPaintTask(self.view, lambda: self.told.append("deed"))

    def step(self) -> None:
        """Something moves, and asks for a deed."""
        self.item.moveBy(1, 0)
        self.after.ask()


@pytest.fixture
def stage(look: Look, qtbot: QtBot) -> Stage:
    made = Stage(look)
    qtbot.addWidget(made.view)
    with qtbot.waitExposed(made.view):
        made.view.show()
    QTest.qWait(50)
    made.told.clear()
    return made


def test_it_is_done_behind_the_frame_however_long_that_takes(stage: Stage, qtbot: QtBot) -> None:
    stage.step()
    # As on a machine that has much to do.
    time.sleep(0.01)
    qtbot.waitUntil(lambda: not stage.after.due)
    assert stage.told == ["frame", "deed"]


def test_it_is_done_once_for_all_that_moved(stage: Stage, qtbot: QtBot) -> None:
    for _ in range(3):
        stage.step()
    qtbot.waitUntil(lambda: "deed" in stage.told)
    QTest.qWait(60)
    assert stage.told.count("deed") == 1


def test_without_a_frame_it_is_done_all_the_same(stage: Stage, qtbot: QtBot) -> None:
    stage.after.ask()
    qtbot.waitUntil(lambda: stage.told == ["deed"])


def test_events_that_go_on_do_not_put_it_off(stage: Stage) -> None:
    """In each turn there is another, as from a quick mouse, that paints nothing."""
    stage.step()
    end = time.monotonic() + 0.5
    while "frame" not in stage.told and time.monotonic() < end:
        QCoreApplication.processEvents()
    for _ in range(5):
        stage.after.ask()
        QCoreApplication.processEvents()
    assert stage.told == ["frame", "deed"]


def test_what_was_forgotten_is_not_done(stage: Stage) -> None:
    stage.step()
    stage.after.forget()
    assert not stage.after.due
    QTest.qWait(60)
    assert "deed" not in stage.told

"""Motion: beats in order, none over 0.6 s, any input catches up, and the end is always the same."""

from collections.abc import Sequence

import pytest
import shiboken6
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsTextItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ui.motion import LONGEST_MS, Beat, MotionPlayer, Move


class Film:
    """Three beats that move one item, and what was begun and ended."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene()
        self.item = QGraphicsRectItem(0, 0, 10, 10)
        self.scene.addItem(self.item)
        self.told: list[str] = []

    def beat(self, number: int, ms: int = 40, moves: bool = True) -> Beat:
        def begin() -> Sequence[Move]:
            self.told.append(f"begin {number}")
            if not moves:
                return ()
            start = self.item.pos()
            return (Move(self.item, start, QPointF(100 * number, 0), ms, (1, 2), (0.5, 1)),)

        def end() -> None:
            self.told.append(f"end {number}")

        return Beat(begin, end)


@pytest.fixture
def film(qapp: QApplication) -> Film:
    return Film()


ORDER = ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"]


def test_without_movement_a_beat_is_over_at_once(film: Film) -> None:
    player = MotionPlayer(lambda: 0.0)
    for number in (1, 2, 3):
        player.play(film.beat(number))
        assert not player.busy
    assert ORDER == film.told
    assert QPointF(300, 0) == film.item.pos()


@pytest.mark.parametrize("factor", [0.2, 1.0])
def test_beats_follow_one_another(film: Film, qtbot: QtBot, factor: float) -> None:
    player = MotionPlayer(lambda: factor)
    with qtbot.waitSignal(player.idle, timeout=3000):
        for number in (1, 2, 3):
            player.play(film.beat(number))
        assert player.busy
    assert ORDER == film.told
    assert not player.busy
    assert QPointF(300, 0) == film.item.pos()
    assert film.item.scale() == 2
    assert film.item.opacity() == 1


def test_items_are_on_their_way_in_between(film: Film, qtbot: QtBot) -> None:
    player = MotionPlayer(lambda: 1.0)
    player.play(film.beat(1, ms=400))
    qtbot.waitUntil(lambda: film.item.pos().x() > 0, timeout=2000)
    assert film.item.pos().x() < 100
    assert ["begin 1"] == film.told
    player.catch_up()


def test_no_move_is_longer_than_the_longest(film: Film, qtbot: QtBot) -> None:
    player = MotionPlayer(lambda: 50.0)
    move = Move(film.item, QPointF(), QPointF(1, 1), 5000)
    assert LONGEST_MS == player._length(move)
    assert LONGEST_MS <= 600


def test_catching_up_ends_all_in_order(film: Film) -> None:
    player = MotionPlayer(lambda: 1.0)
    for number in (1, 2, 3):
        player.play(film.beat(number, ms=500))
    player.catch_up()
    assert ORDER == film.told
    assert QPointF(300, 0) == film.item.pos()
    player.catch_up()
    assert ORDER == film.told


@pytest.mark.parametrize("deed", ["key", "press"])
def test_any_input_catches_up_and_goes_on(film: Film, qtbot: QtBot, deed: str) -> None:
    heard: list[str] = []

    class Below(QWidget):
        def keyPressEvent(self, event: object) -> None:
            heard.append("key")

        def mousePressEvent(self, event: object) -> None:
            heard.append("press")

    below = Below()
    qtbot.addWidget(below)
    below.show()
    player = MotionPlayer(lambda: 1.0)
    player.watch(below)
    for number in (1, 2, 3):
        player.play(film.beat(number, ms=500))
    if deed == "key":
        QTest.keyClick(below, Qt.Key.Key_A)
    else:
        QTest.mousePress(below, Qt.MouseButton.LeftButton)
    assert [deed] == heard
    assert ORDER == film.told
    assert not player.busy


def test_a_beat_without_moves_takes_no_time(film: Film) -> None:
    player = MotionPlayer(lambda: 1.0)
    player.play(film.beat(1, moves=False))
    assert ["begin 1", "end 1"] == film.told


def test_an_item_may_go_while_it_moves(film: Film, qtbot: QtBot) -> None:
    going = QGraphicsTextItem("x")
    film.scene.addItem(going)
    player = MotionPlayer(lambda: 1.0)
    with qtbot.waitSignal(player.idle, timeout=2000):
        move = Move(going, QPointF(), QPointF(9, 9), 60)
        player.play(Beat(lambda: (move,), lambda: None))
        film.scene.removeItem(going)
        shiboken6.delete(going)
    assert not player.busy

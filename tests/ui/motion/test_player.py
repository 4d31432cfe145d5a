"""Motion: beats in order, none over 0.6 s, any input catches up, and the end is always the same."""

import time
from collections.abc import Sequence

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsTextItem,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ui.motion import MAX_MOVE_MS, Beat, MotionPlayer, MoveTween, ValueTween
from ui.motion.player import _Track


class Film:
    """Three beats that move one item, and what was begun and ended."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene()
        self.item = QGraphicsRectItem(0, 0, 10, 10)
        self.scene.addItem(self.item)
        self.told: list[str] = []

    def beat(self, number: int, ms: int = 40, moves: bool = True) -> Beat:
        def begin() -> Sequence[MoveTween]:
            self.told.append(f"begin {number}")
            if not moves:
                return ()
            start = self.item.pos()
            return (MoveTween(self.item, start, QPointF(100 * number, 0), ms, (1, 2), (0.5, 1)),)

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
    assert ["end 1", "end 2", "end 3"] == film.told
    assert QPointF(0, 0) == film.item.pos()


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


@pytest.mark.parametrize("factor", [1.0, 1.6, 50.0])
def test_no_move_is_longer_than_the_longest(film: Film, factor: float) -> None:
    assert MAX_MOVE_MS <= 600
    late = MoveTween(film.item, QPointF(), QPointF(90, 0), 400, delay=300)
    early = MoveTween(film.item, QPointF(), QPointF(90, 0), 100)
    track = _Track((early, late), factor)
    assert track.length(late) == pytest.approx(MAX_MOVE_MS)
    # All of a beat is shortened alike.
    assert track.length(early) == pytest.approx(MAX_MOVE_MS / 7)


def test_moves_take_the_time_they_are_given(film: Film, qtbot: QtBot) -> None:
    player = MotionPlayer(lambda: 1.6)
    began = time.monotonic()
    move = MoveTween(film.item, QPointF(), QPointF(90, 0), 100, delay=50)
    with qtbot.waitSignal(player.idle, timeout=5000):
        player.play(Beat(lambda: (move,), lambda: None))
    assert time.monotonic() - began >= 0.23


def test_catching_up_ends_all_in_order(film: Film) -> None:
    player = MotionPlayer(lambda: 1.0)
    for number in (1, 2, 3):
        player.play(film.beat(number, ms=500))
    player.catch_up()
    # What had not begun has no need to.
    wanted = ["begin 1", "end 1", "end 2", "end 3"]
    assert wanted == film.told
    assert QPointF(100, 0) == film.item.pos()
    player.catch_up()
    assert wanted == film.told


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
    assert ["begin 1", "end 1", "end 2", "end 3"] == film.told
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
        move = MoveTween(going, QPointF(), QPointF(9, 9), 60)
        player.play(Beat(lambda: (move,), lambda: None))
        film.scene.removeItem(going)
        shiboken6.delete(going)
    assert not player.busy


def test_a_move_may_rise_wiggle_fade_and_grow(film: Film) -> None:
    move = MoveTween(
        film.item,
        QPointF(0, 0),
        QPointF(100, 0),
        scale=(1.0, 3.0),
        opacity=(0.0, 1.0),
        lift=20.0,
        wiggle=9.0,
    )
    move.show(0.5)
    assert QPointF(50, -20) == film.item.pos()
    assert (2.0, 0.5) == (film.item.scale(), film.item.opacity())
    move.show(0.3)
    assert film.item.rotation() != 0
    move.show(1.0)
    assert (QPointF(100, 0), 0.0) == (film.item.pos(), film.item.rotation())


def test_of_two_moves_of_one_item_the_later_waits(film: Film, qtbot: QtBot) -> None:
    player = MotionPlayer(lambda: 1.0)
    there = MoveTween(film.item, QPointF(0, 0), QPointF(50, 0), 60)
    on = MoveTween(film.item, QPointF(50, 0), QPointF(50, 80), 200, delay=80)
    seen: list[QPointF] = []
    player.play(Beat(lambda: (there, on), lambda: None))
    assert QPointF(0, 0) == film.item.pos()

    def look() -> bool:
        seen.append(film.item.pos())
        return not player.busy

    qtbot.waitUntil(look, timeout=2000)
    assert QPointF(50, 80) == film.item.pos()
    assert any(0 < at.x() < 50 and at.y() == 0 for at in seen)
    assert all(at.x() == 50 for at in seen if at.y() > 0)


def test_a_change_is_told_its_share_up_to_the_end(qapp: QApplication, qtbot: QtBot) -> None:
    shares: list[float] = []
    player = MotionPlayer(lambda: 1.0)
    with qtbot.waitSignal(player.idle, timeout=2000):
        player.play(Beat(lambda: (ValueTween(shares.append, 80),), lambda: None))
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert len(shares) > 3
    assert sorted(shares) == shares


def test_cues_are_given_when_things_begin_and_not_when_they_are_skipped(
    film: Film, qtbot: QtBot
) -> None:
    def beat(cue: str, move_cue: str = "") -> Beat:
        move = MoveTween(film.item, QPointF(), QPointF(9, 9), 30, delay=30, cue=move_cue)
        return Beat(lambda: (move,), lambda: None, cue)

    heard: list[str] = []
    player = MotionPlayer(lambda: 1.0)
    player.cued.connect(heard.append)
    with qtbot.waitSignal(player.idle, timeout=2000):
        player.play(beat("slide", "settle"))
        assert ["slide"] == heard
    assert ["slide", "settle"] == heard
    player.play(beat("take", "toy"))
    player.play(beat("flap"))
    player.catch_up()
    assert ["slide", "settle", "take"] == heard
    still = MotionPlayer(lambda: 0.0)
    still.cued.connect(heard.append)
    still.play(beat("fanfare", "tick"))
    assert ["slide", "settle", "take", "fanfare"] == heard


def test_a_flourish_keeps_nobody_waiting(film: Film, qtbot: QtBot) -> None:
    player = MotionPlayer(lambda: 1.0)
    ended: list[int] = []
    player.landed.connect(lambda: ended.append(0))
    move = MoveTween(film.item, QPointF(), QPointF(40, 0), 60)
    player.side_animation((move,), lambda: ended.append(1))
    assert player.moving
    assert not player.busy
    qtbot.waitUntil(lambda: bool(ended), timeout=2000)
    assert QPointF(40, 0) == film.item.pos()
    player.side_animation(
        (MoveTween(film.item, QPointF(), QPointF(80, 0), 500),), lambda: ended.append(2)
    )
    player.catch_up()
    assert [1, 0, 2, 0] == ended
    assert QPointF(80, 0) == film.item.pos()
    assert not player.moving


def test_whoever_paints_a_frame_lets_movement_keep_up_with_it(film: Film) -> None:
    player, ended = MotionPlayer(lambda: 1.0), list[int]()
    player.keep_up()
    player.side_animation(
        (MoveTween(film.item, QPointF(), QPointF(40, 0), 250),), lambda: ended.append(1)
    )
    time.sleep(0.02)
    player.keep_up()
    assert 0 < film.item.pos().x() < 40
    assert player.moving
    time.sleep(0.25)
    player.keep_up()
    assert [1] == ended
    assert not player.moving


@pytest.mark.parametrize(("useful", "expected"), [(True, ["press"]), (False, [])])
def test_a_press_that_skips_goes_on_only_where_it_means_something(
    film: Film, qtbot: QtBot, useful: bool, expected: list[str]
) -> None:
    heard: list[str] = []

    class Below(QWidget):
        def mousePressEvent(self, event: object) -> None:
            heard.append("press")

    def goes_on(watched: QObject, event: QEvent) -> bool:
        assert watched is below
        assert event.type() == QEvent.Type.MouseButtonPress
        assert not player.busy
        return useful

    below = Below()
    qtbot.addWidget(below)
    below.show()
    player = MotionPlayer(lambda: 1.0)
    player.watch(below, goes_on)
    player.play(film.beat(1, ms=500))
    QTest.mousePress(below, Qt.MouseButton.LeftButton)
    assert not player.busy
    assert expected == heard
    # The next one skips nothing.
    QTest.mousePress(below, Qt.MouseButton.LeftButton)
    assert [*expected, "press"] == heard
    player.unwatch()
    player.play(film.beat(2, ms=500))
    QTest.mousePress(below, Qt.MouseButton.LeftButton)
    assert player.busy


def test_an_esc_that_skips_never_goes_on(film: Film, qtbot: QtBot) -> None:
    heard: list[int] = []

    class Around(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            heard.append(event.key())

    around, button = Around(), QPushButton()
    button.setParent(around)
    qtbot.addWidget(around)
    around.show()
    player = MotionPlayer(lambda: 1.0)
    player.watch(button)
    player.play(film.beat(1, ms=500))
    QTest.keyClick(button, Qt.Key.Key_Escape)
    assert not player.busy
    assert not heard, "what is around does not take it for a wish to leave"
    player.play(film.beat(2, ms=500))
    QTest.keyClick(button, Qt.Key.Key_F2)
    QTest.keyClick(button, Qt.Key.Key_Escape)
    assert [Qt.Key.Key_F2, Qt.Key.Key_Escape] == heard


def test_the_screen_hurries_when_much_waits(
    film: Film, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths: list[float] = []
    original = _Track.__init__

    def init(self: _Track, moves: Sequence[MoveTween], factor: float, rest: float) -> None:
        original(self, moves, factor, rest)
        lengths.append(self.length(moves[0]))

    monkeypatch.setattr(_Track, "__init__", init)
    player = MotionPlayer(lambda: 1.0)
    with qtbot.waitSignal(player.idle, timeout=10_000):
        for number in range(8):
            player.play(film.beat(number, ms=40))
    # The first has begun before the rest came; with three or fewer waiting there is time again.
    assert lengths == [40, 20, 20, 20, 40, 40, 40, 40]


def told(film: Film, number: int, rest: int) -> Beat:
    """A beat that stands, with a move."""
    made = film.beat(number, ms=10)
    return Beat(made.begin, made.end, made.cue, rest)


def test_what_is_told_stands_and_is_not_hurried(film: Film, qtbot: QtBot) -> None:
    player = MotionPlayer(lambda: 1.0)
    start = time.perf_counter()
    for number in range(6):
        player.play(told(film, number, 60))
    assert player.telling
    with qtbot.waitSignal(player.idle, timeout=3000):
        pass
    # Of six ordinary beats the first would have been hurried.
    assert time.perf_counter() - start >= 6 * 0.065
    assert not player.telling


def test_what_is_told_hurries_nothing(film: Film) -> None:
    player = MotionPlayer(lambda: 1.0)
    player.play(film.beat(0, ms=5))
    player.play(film.beat(1, ms=400))
    for number in range(2, 8):
        player.play(told(film, number, 60))
    player._end()
    player._next()
    assert player._track is not None
    assert player._track.length(player._track.moves[0]) == 400


def test_a_press_goes_on_by_one_step_of_what_is_told_and_a_key_ends_all(
    film: Film, qtbot: QtBot
) -> None:
    """On what says where a press means something; elsewhere a press ends all, as ever."""
    player, stage, button = MotionPlayer(lambda: 1.0), QWidget(), QWidget()
    for widget in (stage, button):
        qtbot.addWidget(widget)
        widget.show()
    player.watch(stage, lambda *_: True)
    player.watch(button)
    pressed: list[QEvent.Type] = []
    stage.mousePressEvent = lambda event: pressed.append(event.type())  # type: ignore[method-assign]
    for number in (1, 2, 3):
        player.play(told(film, number, 5000))
    QTest.mouseClick(stage, Qt.MouseButton.LeftButton)
    assert ["begin 1", "end 1", "begin 2"] == film.told
    assert [] == pressed, "it does nothing else"
    QTest.keyClick(stage, Qt.Key.Key_A)
    assert ["end 2", "end 3"] == film.told[3:]
    assert not player.busy
    film.told.clear()
    for number in (1, 2):
        player.play(told(film, number, 5000))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert ["begin 1", "end 1", "end 2"] == film.told
    QTest.mouseClick(stage, Qt.MouseButton.LeftButton)
    assert [QEvent.Type.MouseButtonPress] == pressed


def test_what_skips_ends_where_something_else_begins_to_be_told(film: Film) -> None:
    """So that of two stories that wait the second is told to whoever skips the first."""
    player, button = MotionPlayer(lambda: 1.0), QPushButton()
    player.watch(button)
    for number in range(4):
        made = told(film, number, 500)
        opens = number in (0, 2)
        player.play(Beat(made.begin, made.end, made.cue, made.rest, opens=opens))
    QTest.keyClick(button, Qt.Key.Key_X)
    assert film.told == ["begin 0", "end 0", "end 1", "begin 2"]
    assert player.busy
    QTest.keyClick(button, Qt.Key.Key_X)
    assert not player.busy
    assert film.told[-2:] == ["end 2", "end 3"]

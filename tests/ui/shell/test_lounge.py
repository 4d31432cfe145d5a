"""The lounge: its carousel by pointer, keys and time, and the ways beside it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import GameId
from ui.bridge.preferences import Preferences, Speed
from ui.look import text
from ui.look.style import Look, ThemeChoice
from ui.look.typography import Role
from ui.shell.lounge.case_art import CASE_BODY, CASE_SIZE, HANDLE_TOP, NAME_PLATE, PICTURE_BOTTOM
from ui.shell.lounge.game_picker import GamePicker, slots
from ui.shell.lounge.page import Lounge, NavButton
from ui.shell.table_registry import specs


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> None:
    """Nothing is as high as the words of a test before want it."""
    if qapp.styleSheet():
        qapp.setStyleSheet("")


class Spec:
    """As much of a game's table as the lounge asks for."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.emblems = 0

    def title(self) -> str:
        return self.name

    def tagline(self) -> str:
        return f"All about {self.name}."

    def emblem(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        self.emblems += 1
        painter.fillRect(rect, look.theme.accent)


class Floor:
    """A carousel in a window, with a clock that only the test moves."""

    def __init__(self, qtbot: QtBot, games: int, speed: Speed) -> None:
        self.now = 10.0
        self.at = QPoint(-50, -50)
        """Where the pointer is on the screen."""
        self.look = Look(ThemeChoice.DAY)
        self.preferences = Preferences(speed)
        self.specs = {GameId(f"game_{n}"): Spec(f"Game {n}") for n in range(games)}
        self.window = QWidget()
        self.window.resize(960, 768)
        self.carousel = GamePicker(
            self.look,
            self.specs,  # type: ignore[arg-type]
            self.preferences,
            self.window,
            clock=lambda: self.now,
            where=lambda: self.at,
        )
        self.carousel.resize(960, 768)
        self.chosen: list[str] = []
        self.carousel.chosen.connect(self.chosen.append)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.window.setFocus()
        if speed is not Speed.OFF:
            qtbot.waitUntil(lambda: self.carousel.running)
        self.qtbot = qtbot

    def wait(self, seconds: float) -> None:
        """Let the clock go on, and the timer see it."""
        for _ in range(4):
            self.now += seconds / 4
            QTest.qWait(40)

    def point(self, at: QPointF | None) -> None:
        """Put the pointer somewhere, or away."""
        if at is None:
            QApplication.sendEvent(self.carousel, QEnterEvent(QPointF(), QPointF(), QPointF()))
            self.carousel.leaveEvent(QEnterEvent(QPointF(), QPointF(), QPointF()))
            return
        move = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            at,
            at,
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.carousel, move)

    def middle(self, index: int) -> QPoint:
        return self.carousel.case_rect(index).center().toPoint()


Make = Callable[..., Floor]


@pytest.fixture
def floor(qtbot: QtBot, qapp: QApplication) -> Iterator[Make]:
    made: list[Floor] = []

    def make(games: int = 1, speed: Speed = Speed.NORMAL) -> Floor:
        made.append(Floor(qtbot, games, speed))
        return made[-1]

    yield make
    for each in made:
        each.carousel.rest()


@pytest.mark.parametrize("games", [1, 2, 3, 4, 5, 7])
def test_each_game_has_one_slot_and_stands_apart_from_the_next(games: int) -> None:
    taken, count = slots(games)
    assert len(set(taken)) == games
    gaps = [(b - a) % count or count for a, b in zip(taken, [*taken[1:], taken[0]], strict=True)]
    assert min(gaps) >= 2
    assert max(gaps) - min(gaps) <= (4 if games == 2 else 1)


@pytest.mark.parametrize(
    "size", [(960, 768), (560, 616), (640, 440), (1700, 900), (2250, 1056), (1600, 1000)]
)
def test_two_suitcases_are_seen_whole_at_the_start(floor: Make, size: tuple[int, int]) -> None:
    it = floor(games=2, speed=Speed.OFF)
    it.carousel.resize(*size)
    first, second = (it.carousel.case_rect(index) for index in range(2))
    assert not first.intersects(second)
    for body in (first, second):
        assert QRectF(it.carousel.rect()).contains(body)
        assert not it.carousel._board.intersects(body)


@pytest.mark.parametrize("size", [(960, 768), (1700, 900), (2250, 1056), (640, 440)])
@pytest.mark.parametrize("chosen", [0, 1])
def test_nothing_peeps_out_behind_the_suitcase_in_front(
    floor: Make, size: tuple[int, int], chosen: int
) -> None:
    it = floor(games=2, speed=Speed.OFF)
    it.carousel.resize(*size)
    it.carousel.choose(chosen)
    front = it.carousel.case_rect(chosen)
    for slot in it.carousel._others:
        other = it.carousel._belt.body(slot)
        assert (other & front).width() < 0.5 * other.width(), it.carousel._others[slot]


@pytest.mark.parametrize("size", [(960, 768), (1700, 900)])
def test_beside_the_handle_of_the_one_in_front_the_one_behind_it_is_pressed(
    floor: Make, size: tuple[int, int]
) -> None:
    """Its room is higher than what is drawn of it."""
    it = floor(games=4, speed=Speed.OFF)
    it.carousel.resize(*size)
    it.carousel._drive.glide(0.44, at_once=True)
    belt, own = it.carousel._shown(), it.carousel._slots[0]
    order = sorted(range(4), key=lambda index: belt.place(own[index]).depth)
    pairs = [
        (behind, before)
        for number, behind in enumerate(order)
        for before in order[number + 1 :]
        if it.carousel.case_rect(behind).intersects(it.carousel.case_rect(before))
    ]
    seen = 0
    for behind, before in pairs:
        both = it.carousel.case_rect(behind) & it.carousel.case_rect(before)
        shell = it.carousel.case_rect(before)
        high = shell.height() * 20 / (CASE_BODY.height() + 24)
        for x in range(round(both.left()) + 4, round(both.right()) - 4, 6):
            at = QPointF(x, both.top() + 3)
            beside = abs(x - shell.center().x()) > shell.width() * 0.25
            if at.y() < shell.top() + high and beside:
                assert it.carousel._case_at(at) == behind
                seen += 1
    assert seen


def test_the_belt_moves_by_the_clock_and_not_by_its_timer(floor: Make) -> None:
    it = floor()
    it.wait(4)
    there = it.carousel.turn
    assert 0.02 < there < 0.06
    QTest.qWait(120)
    assert it.carousel.running
    assert it.carousel.turn == there


def test_it_holds_for_the_pointer_and_goes_on_afterwards(floor: Make) -> None:
    it = floor()
    it.point(QPointF(it.middle(0)))
    it.wait(4)
    assert not it.carousel.running
    held = it.carousel.turn
    it.wait(4)
    assert it.carousel.turn == held
    assert it.carousel.cursor().shape() is Qt.CursorShape.PointingHandCursor
    it.point(None)
    it.wait(4)
    assert it.carousel.running
    assert it.carousel.turn > held
    assert it.carousel.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_it_comes_to_rest_while_the_pointer_is_on_its_way_through_the_window(floor: Make) -> None:
    it = floor(4)
    it.wait(1)
    assert it.carousel.running
    it.at = it.window.mapToGlobal(QPoint(950, 20))
    it.wait(3)
    assert not it.carousel.running
    held = it.carousel.turn
    it.wait(2)
    assert it.carousel.turn == pytest.approx(held, abs=1e-5)
    # Each further way begins the time of rest anew; a pointer that lies there ends it.
    it.at = it.at - QPoint(9, 0)
    QTest.qWait(600)
    it.now += 4
    QTest.qWait(600)
    assert not it.carousel.running
    it.now += 4
    it.qtbot.waitUntil(lambda: it.carousel.running)
    # Outside of the window it is not on its way.
    it.at = QPoint(-400, -400)
    before = it.carousel.turn
    it.wait(1)
    assert it.carousel.running
    assert it.carousel.turn > before


def test_a_suitcase_under_a_pointer_that_comes_is_not_carried_away(floor: Make) -> None:
    it = floor(4)
    it.wait(3)
    body = it.carousel.case_rect(0)
    # The belt goes to the left at the front: this is what leaves the pointer first.
    edge = QPointF(body.right() - 1, body.center().y())
    it.point(edge)
    assert it.carousel.cursor().shape() is Qt.CursorShape.PointingHandCursor
    it.wait(3)
    assert it.carousel.case_rect(0) == body
    assert it.carousel.cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_the_first_click_opens_what_was_there_when_the_hand_set_out(floor: Make) -> None:
    it = floor(4)
    it.wait(1)
    seen = it.middle(0)
    for _ in range(20):
        it.wait(0.3)
    assert not it.carousel.case_rect(0).contains(QPointF(seen))
    it.point(QPointF(seen))
    assert it.carousel.cursor().shape() is Qt.CursorShape.ArrowCursor
    QTest.mouseClick(it.carousel, Qt.MouseButton.LeftButton, pos=seen)
    it.now += 1
    it.qtbot.waitUntil(lambda: it.chosen == ["game_0"])


def test_once_the_belt_has_stood_for_a_while_a_click_beside_opens_nothing(floor: Make) -> None:
    it = floor(4)
    it.wait(1)
    seen = it.middle(0)
    for _ in range(20):
        it.wait(0.3)
    it.point(QPointF(seen))
    it.wait(3)
    QTest.mouseClick(it.carousel, Qt.MouseButton.LeftButton, pos=seen)
    it.now += 1
    QTest.qWait(50)
    assert it.chosen == []


def test_the_board_names_the_suitcase_of_the_buttons_and_what_is_pointed_at(floor: Make) -> None:
    it = floor(4, Speed.OFF)

    def told() -> list[str]:
        with text.recording() as said:
            it.carousel.grab()
        return [each.text for each in said if " – " in each.text]

    assert told() == ["Game 0 – All about Game 0."]
    it.point(QPointF(it.middle(3)))
    assert told() == ["Game 3 – All about Game 3."]
    it.point(None)
    it.carousel.choose(2)
    assert told() == ["Game 2 – All about Game 2."]


def test_once_a_suitcase_was_pressed_the_belt_stands_and_the_chosen_one_is_marked(
    floor: Make,
) -> None:
    it = floor(2)
    assert _marked(it) == {0: "metal"}, "it is what the buttons name"
    it.point(QPointF(it.middle(1)))
    QTest.mouseClick(it.carousel, Qt.MouseButton.LeftButton, pos=it.middle(1))
    it.now += 1
    it.qtbot.waitUntil(lambda: it.chosen == ["game_1"])
    it.window.setFocus()
    it.point(None)
    held = it.carousel.turn
    it.wait(4)
    assert it.carousel.turn == held
    assert _marked(it) == {1: "metal"}


def _marked(it: Floor) -> dict[int, str]:
    """By which colour of the theme each game's suitcase is outlined."""
    carousel = it.carousel
    carousel.grab()
    theme, slots_ = carousel._look.theme, carousel._slots[0]
    names = {theme.metal.rgba(): "metal", theme.board_ink.rgba(): "board_ink"}
    return {
        slots_.index(slot): names[marks["1"][0].rgba()]
        for slot, marks in carousel._belt._marks.items()
    }


def test_nothing_moves_away_from_a_pointer_that_is_about_to_press(floor: Make) -> None:
    """The belt rests as soon as the pointer is above it, also beside a suitcase."""
    it = floor(4)
    beside = QPointF(it.carousel.case_rect(0).left() - 30, it.carousel.case_rect(0).bottom() - 10)
    it.point(beside)
    it.wait(2)
    assert it.carousel.cursor().shape() is Qt.CursorShape.ArrowCursor
    held = [it.carousel.case_rect(index) for index in range(4)]
    it.wait(5)
    assert held == [it.carousel.case_rect(index) for index in range(4)]
    QTest.mouseClick(it.carousel, Qt.MouseButton.LeftButton, pos=it.middle(3))
    it.now += 1
    it.qtbot.waitUntil(lambda: it.chosen == ["game_3"])


@pytest.mark.parametrize("size", [(960, 768), (640, 440), (1700, 900)])
def test_no_suitcase_hides_the_name_of_another(floor: Make, size: tuple[int, int]) -> None:
    """Names stand at the head of their plates, above what passes in front, but for a corner."""
    it = floor(4, Speed.OFF)
    it.carousel.resize(*size)
    drawn = it.carousel._drawing(0).body
    for step in range(24):
        it.carousel._drive.glide(step / 24, at_once=True)
        near = {n: it.carousel._belt.place(it.carousel._slots[0][n]).depth for n in range(4)}
        bodies = {n: it.carousel.case_rect(n) for n in range(4)}
        for n, body in bodies.items():
            unit = body.width() / drawn.width()
            at = body.topLeft() + (NAME_PLATE.topLeft() - drawn.topLeft()) * unit
            name = QRectF(at, NAME_PLATE.size() * unit)
            over = [bodies[m] & name for m in bodies if near[m] > near[n]]
            hidden = max((each.width() * each.height() for each in over), default=0.0)
            assert hidden <= 0.12 * name.width() * name.height(), (step, n)


def test_other_luggage_is_not_for_the_pointer(floor: Make) -> None:
    it = floor(speed=Speed.OFF)
    rect = it.carousel.case_rect(0)
    beside = QPoint(int(rect.left()) - 80, int(rect.bottom()) - 40)
    it.point(QPointF(beside))
    assert it.carousel.cursor().shape() is Qt.CursorShape.ArrowCursor
    QTest.mouseClick(it.carousel, Qt.MouseButton.LeftButton, pos=beside)
    assert it.chosen == []


def test_a_click_opens_the_lid_and_then_the_game(floor: Make) -> None:
    it = floor(2)
    QTest.mouseClick(it.carousel, Qt.MouseButton.LeftButton, pos=it.middle(0))
    assert it.chosen == []
    shut = it.carousel.grab().toImage()
    it.now += 0.4
    assert it.carousel.grab().toImage() != shut
    it.now += 0.2
    it.qtbot.waitUntil(lambda: it.chosen == ["game_0"])


def test_a_click_that_ends_beside_the_suitcase_opens_nothing(floor: Make) -> None:
    it = floor(speed=Speed.OFF)
    QTest.mousePress(it.carousel, Qt.MouseButton.LeftButton, pos=it.middle(0))
    QTest.mouseRelease(it.carousel, Qt.MouseButton.LeftButton, pos=QPoint(4, 760))
    assert it.chosen == []


def test_a_click_opens_a_suitcase_that_the_belt_carries_on(floor: Make) -> None:
    it = floor(2)
    it.now += 6
    at = it.middle(1)
    QTest.mousePress(it.carousel, Qt.MouseButton.LeftButton, pos=at)
    # The press gives the carousel the keyboard, which must not send the belt elsewhere; and what
    # it was on may have gone on when the button is let go.
    it.now += 3
    QTest.mouseRelease(it.carousel, Qt.MouseButton.LeftButton, pos=at)
    it.now += 1
    it.qtbot.waitUntil(lambda: it.chosen == ["game_1"])


def test_the_second_press_while_a_lid_opens_changes_nothing(floor: Make) -> None:
    it = floor(2)
    it.carousel.open(0)
    it.carousel.open(1)
    it.now += 1
    it.qtbot.waitUntil(lambda: bool(it.chosen))
    assert it.chosen == ["game_0"]


@pytest.mark.parametrize("games", [1, 2, 4])
def test_arrows_bring_each_suitcase_to_the_front_and_enter_opens_it(
    floor: Make, games: int
) -> None:
    it = floor(games, Speed.OFF)
    it.carousel.setFocus()
    front = it.middle(0)
    seen = []
    for _ in range(games):
        QTest.keyClick(it.carousel, Qt.Key.Key_Right)
        name = it.carousel.accessibleName()
        seen.append(name)
        index = next(n for n in range(games) if f"Game {n}" in name)
        assert (it.middle(index) - front).manhattanLength() <= 2
        QTest.keyClick(it.carousel, Qt.Key.Key_Return)
        assert it.chosen[-1] == f"game_{index}"
    assert len(set(seen)) == games
    QTest.keyClick(it.carousel, Qt.Key.Key_Left)
    assert it.carousel.accessibleName() == seen[-2 % games]


def test_whoever_comes_back_finds_the_chosen_suitcase_in_front(floor: Make) -> None:
    it = floor(4)
    front = it.middle(0)

    def leave() -> None:
        it.carousel.rest()
        it.carousel.hide()

    def off(index: int) -> int:
        return (it.middle(index) - front).manhattanLength()

    it.now += 30
    assert off(0) > 100, "the belt carried it on"
    leave()
    assert off(0) <= 2
    # A match of another game than the one that was in front.
    it.carousel.prefer(GameId("game_1"))
    it.carousel.show()
    assert off(1) <= 2
    assert _marked(it) == {1: "metal"}
    assert it.carousel.running
    it.now += 30
    assert off(1) > 100, "and on it goes from there"
    # One that was opened at the side.
    it.carousel.open(3)
    leave()
    assert off(3) <= 2


def test_the_way_to_the_front_takes_six_tenths_of_a_second_at_most(floor: Make) -> None:
    it = floor(4)
    it.carousel.setFocus()
    it.wait(1)
    front = it.middle(0)
    QTest.keyClick(it.carousel, Qt.Key.Key_Right)
    assert (it.middle(1) - front).manhattanLength() > 100
    it.now += 0.6
    assert (it.middle(1) - front).manhattanLength() <= 2
    it.wait(0.2)
    assert not it.carousel.running


def test_its_name_says_which_suitcase_and_what_it_is_about(floor: Make) -> None:
    it = floor(4, Speed.OFF)
    assert it.carousel.accessibleName() == "Game 0, suitcase 1 of 4"
    assert "All about Game 0." in it.carousel.accessibleDescription()
    it.carousel.choose(2)
    assert it.carousel.accessibleName() == "Game 2, suitcase 3 of 4"
    assert it.carousel.game == GameId("game_2")


def test_it_stands_while_nobody_looks(floor: Make) -> None:
    it = floor()
    it.carousel.hide()
    assert not it.carousel.running
    there = it.carousel.turn
    it.now += 1000
    assert it.carousel.turn == there
    it.carousel.show()
    it.qtbot.waitUntil(lambda: it.carousel.running)
    assert it.carousel.turn - there < 0.01


def test_it_stands_while_another_window_is_in_use(floor: Make) -> None:
    it = floor()
    other = QWidget()
    it.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    it.qtbot.waitUntil(lambda: not it.carousel.running)
    there = it.carousel.turn
    it.now += 1000
    assert it.carousel.turn == there
    other.close()
    it.window.activateWindow()
    it.qtbot.waitUntil(lambda: it.carousel.running)


def test_it_stands_where_motion_is_off_and_opens_at_once(floor: Make) -> None:
    it = floor(1, Speed.OFF)
    it.wait(2)
    assert not it.carousel.running
    assert it.carousel.turn == 0
    it.carousel.open(0)
    assert it.chosen == ["game_0"]
    it.preferences.set_speed(Speed.NORMAL)
    it.qtbot.waitUntil(lambda: it.carousel.running)
    it.preferences.set_speed(Speed.OFF)
    assert not it.carousel.running


def test_what_was_left_gives_its_pictures_back(floor: Make) -> None:
    it = floor(2)
    first = it.carousel.grab().toImage()
    assert it.carousel.bytes_held > 0
    it.carousel.rest()
    assert it.carousel.bytes_held == 0
    # Painted again, it is whole at once.
    it.carousel.hide()
    it.carousel.show()
    assert it.carousel.grab().toImage().size() == first.size()
    assert it.carousel.bytes_held > 0


def test_left_at_once_it_makes_no_more_pictures(floor: Make) -> None:
    it = floor(2, speed=Speed.OFF)
    it.carousel._staging = it.carousel._staged = False
    it.carousel._first = True
    it.carousel.grab()
    it.carousel.rest()
    it.carousel.hide()
    QTest.qWait(120)
    assert it.carousel.bytes_held == 0
    it.carousel.show()
    it.carousel.grab()
    assert it.carousel.bytes_held > 0


def test_art_is_painted_once_however_long_the_belt_runs(floor: Make) -> None:
    it = floor(2)
    it.carousel.grab()
    painted = [spec.emblems for spec in it.specs.values()]
    assert painted == [1, 1]
    for _ in range(6):
        it.wait(9)
        it.carousel.grab()
    assert [spec.emblems for spec in it.specs.values()] == painted


@pytest.mark.parametrize(
    "size", [(420, 440), (960, 768), (970, 730), (3400, 2100), (2200, 700), (440, 900)]
)
@pytest.mark.parametrize("games", [1, 4])
def test_suitcases_stay_inside_at_every_size_and_turn(
    floor: Make, size: tuple[int, int], games: int
) -> None:
    it = floor(games, Speed.OFF)
    it.carousel.resize(*size)
    room = QRectF(it.carousel.rect())
    for step in range(48):
        it.carousel._drive.glide(step / 48, at_once=True)
        for each in range(games):
            assert room.contains(it.carousel.case_rect(each))


def lounge(qtbot: QtBot, games: int = 1) -> Lounge:
    specs = {GameId(f"game_{n}"): Spec(f"Game {n}") for n in range(games)}
    made = Lounge(Look(ThemeChoice.DAY), specs, Preferences(Speed.OFF))  # type: ignore[arg-type]
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def shown(page: Lounge) -> list[str]:
    buttons = page.findChildren(QPushButton)
    return [each.text().replace("&", "") for each in buttons if each.isVisible()]


@pytest.mark.parametrize("scale", [1.0, 1.2, 1.4, 1.6])
def test_the_match_that_goes_on_is_seen_at_each_size_of_the_text(
    qtbot: QtBot, scale: float
) -> None:
    """Above its words; where these leave no room, beside *Continue*, where it costs no height."""
    page = lounge(qtbot)
    page.look.set_text_scale(scale)
    points = ", ".join(f"Computer {seat}: 0 points" for seat in range(2, 5))
    for words, above in (("Game 0", scale < 1.1), (f"Game 0\nRound 1 of 3\n{points}", False)):
        page.set_latest(f"{words}\n23.11.2026", teach="Game 0")
        page.mistakes_button.setVisible(not above)
        page.show_glimpse(None, lambda: b"")
        QApplication.processEvents()
        picture, button = page.thumbnail, page.continue_button
        assert picture is not None
        assert picture.isVisible()
        seen, pressed = picture.geometry(), button.geometry()
        assert above == (seen.bottom() < page.continue_words.geometry().top())
        assert seen.height() >= (pressed.height() if not above else page.look.px(70))
        assert seen.width() >= seen.height()
        assert page.match_card.rect().contains(seen)
        assert not seen.intersects(pressed)
        assert button.width() >= button.sizeHint().width()
        bar = page._side.verticalScrollBar()
        most = bar.maximum()
        picture.hide()
        QApplication.processEvents()
        assert most == bar.maximum(), "no button is further away for it"
    page.set_latest("", teach="Game 0")
    assert page.thumbnail is not None
    assert page.thumbnail.isHidden()


def test_the_ticket_offers_what_fits(qtbot: QtBot) -> None:
    page = lounge(qtbot)
    page.set_latest("Game 0, Ada", teach="Game 1")
    page.enter()
    assert {"Continue", "Learn by playing"} <= set(shown(page))
    assert "Game 0, Ada" == page.continue_words.whole
    assert page.focusWidget() is page.continue_button
    page.set_latest("", teach="Game 1")
    page.enter()
    assert "Continue" not in shown(page)
    assert page.focusWidget() is page.learn_button
    page.set_latest("")
    page.enter()
    assert not {"Continue", "Learn by playing"} & set(shown(page))
    assert page.focusWidget() is page.play_button


def test_nothing_below_the_ticket_has_another_place_later(qtbot: QtBot) -> None:
    """Whatever is found on the shelf, and whichever suitcase is chosen."""
    page = lounge(qtbot, 4)
    ways = [
        each
        for each in page.findChildren(NavButton)
        if page.match_card not in (each, each.parent())
    ]
    ways = [each for each in ways if each.isVisible()]

    def places() -> list[QPoint]:
        QTest.qWait(1)
        return [each.mapTo(page, QPoint()) for each in ways]

    first = places()
    page.set_latest("", teach="Game 1")
    assert first == places()
    for words in ("Game 0, Ada", "Game 0\nRound 2\nAda: 7, Grace: 12\n17/05/2026 06:40"):
        page.set_latest(words)
        assert first == places()
        page.set_latest(words, teach="Game 1")
        assert first == places()
    page.opens = lambda _way: "Game 2"
    page.carousel.choose(2)
    assert first == places()
    assert len(ways) >= 8


LONGEST = "Where’s My Luggage?"


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
def test_the_longest_titles_below_buttons_are_whole(qtbot: QtBot, scale: float) -> None:
    page = lounge(qtbot, 4)
    page.look.set_text_scale(scale)
    # The longest that is played alone, and of all: the first below buttons of half the width.
    page.opens = lambda way: (
        "Pack the Essentials" if way in ("practise", "trail", "daily") else LONGEST
    )
    page.is_sole = lambda way: way in ("practise", "trail", "daily")
    page.set_latest("Game 0, Ada", teach="Game 0")
    QTest.qWait(1)
    with text.recording() as said:
        for way in page.findChildren(NavButton):
            way.grab()
    titles = [each for each in said if each.text in ("Pack the Essentials only", LONGEST)]
    # New match, learn and rules; what is played alone: practise, trail and daily suitcase.
    assert [False] * 6 == [each.cut for each in titles]
    # Nor is there more beside what scrolls up and down alone.
    assert page._side.holder.width() <= page._side.viewport().width()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
def test_titles_below_buttons_keep_off_the_edges_of_their_tags(qtbot: QtBot, scale: float) -> None:
    page = lounge(qtbot, 4)
    page.look.set_text_scale(scale)
    page.opens = lambda way: "Pack the Essentials" if way in ("practise", "trail") else LONGEST
    page.is_sole = lambda way: way in ("practise", "trail")
    page.set_latest("Game 0, Ada", teach="Game 0")
    QTest.qWait(1)
    ink, ways = page.look.theme.tag_ink.lightness() + 40, page.findChildren(NavButton)
    wide: list[int] = []
    for way in (each for each in ways if each.under == "Pack the Essentials only"):
        seen = way.grab().toImage()
        rows = range(round(seen.height() * 0.62), round(seen.height() * 0.8))
        dark = {
            x for x in range(seen.width()) for y in rows if seen.pixelColor(x, y).lightness() < ink
        }
        assert max(dark) <= seen.width() - 14, way.text()
        wide.append(max(dark) - min(dark))
    assert max(wide) - min(wide) <= 1


@pytest.mark.parametrize("size", [(960, 768), (640, 440), (1700, 900), (650, 560)])
def test_no_suitcase_in_front_hides_the_picture_of_one_behind(
    floor: Make, size: tuple[int, int]
) -> None:
    """Where the belt rests, that is: with one of the suitcases in front."""
    it = floor(4, Speed.OFF)
    it.carousel.resize(*size)
    drawn = it.carousel._drawing(0).body
    picture = QRectF(
        NAME_PLATE.left(),
        NAME_PLATE.bottom(),
        NAME_PLATE.width(),
        PICTURE_BOTTOM - NAME_PLATE.bottom(),
    )
    handle = QRectF(CASE_SIZE.width() / 2 - 42, HANDLE_TOP, 84, CASE_BODY.top() - HANDLE_TOP)
    for chosen in range(4):
        it.carousel.choose(chosen)
        front, *others = sorted(range(4), key=lambda n: n != chosen)

        def part(n: int, which: QRectF) -> QRectF:
            body = it.carousel.case_rect(n)
            unit = body.width() / drawn.width()
            return QRectF(
                body.topLeft() + (which.topLeft() - drawn.topLeft()) * unit, which.size() * unit
            )

        for other in others:
            seen = part(other, picture)
            for each in (CASE_BODY, handle):
                assert (part(front, each) & seen).height() < 1.5, (chosen, other)


def test_learn_leads_to_the_guided_round(qtbot: QtBot) -> None:
    page = lounge(qtbot)
    page.set_latest("", teach="Game 1")
    went: list[Any] = []
    page.went.connect(went.append)
    page.learn_button.click()
    assert went == ["learn"]


def test_new_match_opens_the_chosen_suitcase(qtbot: QtBot) -> None:
    page = lounge(qtbot, 3)
    chosen: list[str] = []
    page.chosen.connect(chosen.append)
    page.carousel.choose(2)
    page.play_button.click()
    assert chosen == ["game_2"]


def test_a_plain_letter_presses_the_button_on_which_it_is_underlined(qtbot: QtBot) -> None:
    page = lounge(qtbot, 3)
    page.set_latest("")
    went: list[str] = []
    page.went.connect(went.append)
    page.chosen.connect(went.append)
    page.continued.connect(lambda: went.append("continued"))
    for focus in (page.carousel, page.play_button):
        focus.setFocus()
        QTest.keyClicks(focus, "Txc")
        assert ["trail"] == went, "there is nothing to go on with"
        went.clear()
    for chord in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.MetaModifier):
        QTest.keyClick(page.carousel, Qt.Key.Key_R, chord)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_R, Qt.KeyboardModifier.NoModifier, "r", autorep=True
    )
    QApplication.sendEvent(page.carousel, held)
    assert [] == went
    page.set_latest("Game 0, Ada")
    QTest.keyClick(page.carousel, Qt.Key.Key_C)
    QTest.keyClick(page.carousel, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert ["continued", "game_0"] == went


def test_a_button_stills_the_belt_and_says_that_another_game_alone_has_it(qtbot: QtBot) -> None:
    page = lounge(qtbot, 2)
    trail = next(
        way for way in page.findChildren(NavButton) if way.about.startswith("A series of deals")
    )
    page.opens = lambda name: {"trail": "Other", "play": "Chosen"}.get(name, "")
    page._name_opened()
    assert trail.toolTip() == f"Not available in Chosen. Opens Other: {trail.about}"
    page.is_sole = lambda name: name == "trail"
    page._name_opened()
    assert trail.toolTip() == f"Only in Other, not in Chosen: {trail.about}"
    page.opens = lambda _name: "Chosen"
    page._name_opened()
    assert trail.toolTip() == trail.about
    page.play_button.setFocus()
    assert not page.carousel._held()
    trail.click()
    assert page.carousel._held(), "nothing else is about to be chosen by chance"


FIRST_FRAME = """
import sys
import ui.app
from PySide6.QtCore import QCoreApplication

def done(self):
    print(*sorted(sys.modules))
    # PySide makes a class, and all its enums, when it is first asked for.
    from PySide6 import QtCore, QtGui, QtWidgets
    print(*sorted([*vars(QtCore), *vars(QtGui), *vars(QtWidgets)]))
    print(len(self._app.window.notice.findChildren(QtWidgets.QWidget)))
    QCoreApplication.quit()

ui.app._FirstPaint._done = done
ui.app.main([])
"""


OURS = """
    engine engine.core engine.core.errors engine.core.ids engine.core.plain engine.store
    engine.store.files engine.store.names engine.store.persons engine.store.places
    engine.store.settings resources ui ui.access ui.access.places ui.app ui.bridge
    ui.bridge.bots ui.bridge.bots.pool ui.bridge.controller ui.bridge.jobs
    ui.bridge.jobs.cooperative ui.bridge.localise ui.bridge.people ui.bridge.preferences
    ui.bridge.seats ui.kit ui.kit.spec ui.kit.words ui.look ui.look.brushes ui.look.characters
    ui.look.characters.expressions ui.look.palette
    ui.look.pixmaps ui.look.shortcuts ui.look.spacing ui.look.startup_memory ui.look.style
    ui.look.text ui.look.typography ui.look.widgets ui.shell ui.shell.crash ui.shell.gc_idle
    ui.shell.instance ui.shell.interruptions ui.shell.language ui.shell.lounge
    ui.shell.lounge.case_art ui.shell.lounge.game_picker ui.shell.lounge.offers
    ui.shell.lounge.page ui.shell.page ui.shell.placement ui.shell.table_registry
    ui.shell.widgets ui.shell.widgets.basic ui.shell.widgets.message_bar ui.shell.window
    ui.stage ui.stage.belt ui.stage.belt.carousel ui.stage.belt.geometry ui.stage.belt.luggage
    ui.stage.belt.sprites ui.tables ui.tables.pack_the_essentials
    ui.tables.pack_the_essentials.lists
"""
"""The modules of this program that the first frame of the lounge imports, besides the titles of the
games. Each further one makes everybody wait: import it where it is used, unless the frame shows it.
"""
LATER = (
    *("argparse", "asyncio", "concurrent", "gettext", "hashlib", "json", "logging"),
    *("msgspec", "multiprocessing", "numpy", "pyqtgraph", "socket", "sqlite3", "subprocess"),
    *("PySide6.QtNetwork", "PySide6.QtSvg", "PySide6.QtTest"),
)
"""Modules of others that nothing in the first frame needs."""


def test_the_first_frame_waits_for_no_engine_no_codec_and_no_art() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    loaded, made, (notices,) = (line.split() for line in shown.stdout.splitlines()[-3:])
    assert "ui.shell.lounge.game_picker" in loaded
    ours = {name for name in loaded if name.partition(".")[0] in ("engine", "resources", "ui")}
    tables = {f"ui.tables.{game}{part}" for game in catalog.ids() for part in ("", ".words")}
    assert sorted(ours - {*OURS.split()} - tables) == []
    assert sorted({*OURS.split()} - ours) == [], "it need not be in the list any more"
    assert [name for name in loaded if name in LATER] == []
    # Their enums are the largest that Qt has: each that comes early costs a hundredth of the frame.
    assert "QPushButton" in made
    large = {"QStyle", "QStyleFactory", "QGraphicsItem", "QIcon", "QComboBox"}
    unused = {"QCryptographicHash", "QDate", "QKeySequence", "QShortcut", "QThread"}
    assert {*large, *unused}.isdisjoint(made)
    assert notices == "0", "there is nothing to say yet"


def test_of_pyside_what_only_writes_stub_files_is_left_out() -> None:
    code = """
import builtins, sys
plain = builtins.compile
import ui.look.startup_memory
from PySide6.QtCore import QPoint
assert builtins.compile is plain
for name in ("pyi_generator", "enum_sig"):
    module = sys.modules["shibokensupport.signature.lib." + name]
    print([name for name in vars(module) if not name.startswith("__")])
try:
    QPoint("wrong")
except TypeError as error:
    print("Supported signatures" in str(error))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    # A wrong call still says which ones there are.
    assert done.stdout.split() == ["[]", "[]", "True"]


def test_before_the_first_match_the_card_says_what_practise_and_trail_are(qtbot: QtBot) -> None:
    page = lounge(qtbot, 4)
    page.set_latest("", teach="Game 1")
    assert "Trail: deals with medals" in page.continue_words.whole
    assert "Practise: unlimited undo and hints" in page.continue_words.whole
    page.set_latest("Game 0, Ada", teach="Game 1")
    assert "medals" not in page.continue_words.whole


def test_the_card_says_at_which_step_a_guided_round_was_left(qtbot: QtBot) -> None:
    page = lounge(qtbot, 4)
    page.goes_on(True, (20, 35))
    page.set_latest("", teach="Game 1")
    assert "Your guided round of Game 1: step 20 of 35." in page.continue_words.whole
    assert "New to Game 1?" not in page.continue_words.whole
    page.goes_on(False)
    page.set_latest("", teach="Game 1")
    assert "New to Game 1?" in page.continue_words.whole


def test_the_sign_leaves_no_word_alone_on_a_line(qapp: QApplication) -> None:
    """As wide as the sign is in a window of 1280 × 800."""
    font = Look(ThemeChoice.DAY).font(Role.SMALL)
    for spec in specs().values():
        words = f"{spec.title()} – {spec.tagline()}"
        lines = text.wrapped(words, font, 529)
        assert len(lines) == 1, words

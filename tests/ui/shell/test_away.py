"""Game time stands while the person is away from the table, and goes on as the person says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QWindowStateChangeEvent
from PySide6.QtWidgets import QApplication, QMenu, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from engine.core import Act, Level, Seat, Tick
from engine.match import Player, TimeMark, begin, codec
from engine.match.loader import read
from tests.match.taps import Tap, TapsGame
from tests.ui.bridge.conftest import Prompt
from tests.ui.shell.blank import BlankTable
from ui.bridge.clock import COUNTDOWN_S
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.look.style import Look
from ui.shell.match.page import TablePage

PATIENT = Player("computer", Level("patient"))


class Wall:
    """The wall clock, set by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class Spec:
    """A game whose table is empty."""

    def title(self) -> str:
        return "Taps"

    def table(self, look: Look, bridge: Any, parent: QWidget | None) -> QWidget:
        return BlankTable(parent)


class Room:
    """A window with the table's page and another."""

    def __init__(self, qtbot: QtBot, session: Any) -> None:
        self.wall = Wall()
        self.session = session
        pool: Any = Prompt(session.game)
        self.bridge = MatchBridge(session, pool, Preferences(Speed.OFF), now=self.wall)
        self.stack = QStackedWidget()
        qtbot.addWidget(self.stack)
        self.page = TablePage(Look())
        self.other = QWidget()
        self.stack.addWidget(self.page)
        self.stack.addWidget(self.other)
        self.stack.show()
        self.come()

    @property
    def phase(self) -> str:
        return self.bridge.clock.phase

    def come(self) -> None:
        """As the window does it for *Continue*."""
        spec: Any = Spec()
        self.page.open(self.bridge, spec)
        self.stack.setCurrentWidget(self.page)
        self.page.enter()

    def leave(self) -> None:
        """To the other page."""
        self.page.leave()
        self.stack.setCurrentWidget(self.other)

    def come_back(self) -> None:
        """From the other page by its way back."""
        self.stack.setCurrentWidget(self.page)
        self.page.enter()

    def run(self, seconds: float) -> None:
        end = self.wall.seconds + seconds
        while self.wall.seconds < end - 1e-9:
            self.wall.seconds = min(end, self.wall.seconds + 0.016)
            self.bridge.clock.frame()

    def tell(self, event: QEvent) -> None:
        QApplication.sendEvent(self.stack, event)


def match(*players: Player) -> Any:
    return begin(TapsGame(), "away", players or (Player(), Player()))


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    made = Room(qtbot, match())
    made.run(COUNTDOWN_S + 0.5)
    assert "runs" == made.phase
    yield made
    made.page.shut()
    made.bridge.close()


def test_another_window_stops_it_until_the_person_goes_on(room: Room) -> None:
    tick = room.session.tick
    room.tell(QEvent(QEvent.Type.WindowDeactivate))
    assert "paused" == room.phase
    room.run(5)
    room.tell(QEvent(QEvent.Type.WindowActivate))
    assert ("paused", tick) == (room.phase, room.session.tick)
    room.bridge.clock.resume()
    room.run(COUNTDOWN_S - 0.1)
    assert ("countdown", tick) == (room.phase, room.session.tick)
    room.run(0.3)
    assert room.session.tick > tick


def test_it_stops_in_the_countdown_too(room: Room) -> None:
    room.bridge.clock.pause()
    room.bridge.clock.resume()
    assert "countdown" == room.phase
    room.tell(QEvent(QEvent.Type.WindowDeactivate))
    assert "paused" == room.phase


def test_a_minimised_or_hidden_window_stops_it(room: Room) -> None:
    room.stack.setWindowState(Qt.WindowState.WindowMinimized)
    room.tell(QWindowStateChangeEvent(Qt.WindowState.WindowNoState))
    assert "paused" == room.phase
    room.stack.setWindowState(Qt.WindowState.WindowNoState)
    room.bridge.clock.resume()
    room.stack.hide()
    assert "paused" == room.phase


def test_a_larger_window_does_not(room: Room) -> None:
    room.stack.setWindowState(Qt.WindowState.WindowMaximized)
    room.tell(QWindowStateChangeEvent(Qt.WindowState.WindowNoState))
    assert "runs" == room.phase


def test_the_menu_of_the_seats_stops_it(room: Room) -> None:
    menu: QMenu = room.page.seats_button.menu()
    menu.aboutToShow.emit()
    assert "paused" == room.phase


def test_whoever_comes_back_from_a_page_goes_on_himself(room: Room) -> None:
    tick = room.session.tick
    room.leave()
    assert "paused" == room.phase
    room.come_back()
    assert "paused" == room.phase
    room.leave()
    room.come_back()
    room.run(COUNTDOWN_S + 1)
    assert ("paused", tick) == (room.phase, room.session.tick)


def test_whoever_opens_it_again_wants_it_to_go_on(room: Room) -> None:
    tick = room.session.tick
    room.leave()
    room.come()
    assert "countdown" == room.phase
    room.run(COUNTDOWN_S + 0.2)
    assert room.session.tick > tick


def test_where_no_clock_runs_nothing_is_stopped(room: Room) -> None:
    room.run(10)
    assert "stands" == room.phase
    room.tell(QEvent(QEvent.Type.WindowDeactivate))
    room.leave()
    room.come_back()
    seats = (Seat(0), Seat(1))
    for seat in seats:
        assert room.bridge.submit(seat, list(room.bridge.legal(seat))) is None
    assert "countdown" == room.phase


class Shelf:
    """Where only taps is found."""

    def game(self, name: str, /) -> Any:
        return TapsGame()

    def components_digest(self, name: str, /) -> str:
        return ""


def test_an_interrupted_match_goes_on_from_the_same_tick(room: Room, qtbot: QtBot) -> None:
    assert room.bridge.submit(Seat(0), [Tap()]) is None
    room.run(0.5)
    tick = room.session.tick
    room.page.shut()
    room.bridge.close()
    assert TimeMark(tick) == room.session.journal[-1]
    data = codec.encode(room.session.header, room.session.journal)
    session = read(data, Shelf()).session
    assert session is not None
    again = Room(qtbot, session)
    assert ("countdown", 3, tick) == (again.phase, again.bridge.clock.count, session.tick)
    assert tick == again.bridge.clock.now()
    again.run(COUNTDOWN_S - 0.1)
    assert tick == session.tick
    again.run(0.3)
    assert tick < session.tick <= tick + 13
    assert again.bridge.view().points == room.session.view(None).points
    taps = [entry for entry in session.journal if isinstance(entry, Act)]
    assert [Seat(0)] == [act.seat for act in taps]
    again.page.shut()
    again.bridge.close()


def test_computers_that_were_at_it_go_on_after_the_pause(qtbot: QtBot) -> None:
    made = Room(qtbot, match(PATIENT, PATIENT))
    made.run(COUNTDOWN_S)

    def acted(count: int) -> bool:
        made.wall.seconds += 0.016
        made.bridge.clock.frame()
        return sum(isinstance(entry, Act) for entry in made.session.journal) >= count

    qtbot.waitUntil(lambda: acted(2), timeout=20_000)
    made.leave()
    stood = made.session.tick
    made.run(2)
    assert Tick(stood) == made.session.tick
    made.come()
    qtbot.waitUntil(lambda: acted(5), timeout=20_000)
    made.page.shut()
    made.bridge.close()

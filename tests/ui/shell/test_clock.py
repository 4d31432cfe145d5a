"""The table page of a match with a clock: who has the keyboard while time runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.core import Level
from engine.match import Player, begin
from tests.match.taps import TapsGame
from tests.ui.bridge.conftest import Prompt
from tests.ui.shell.blank import BlankTable
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.look.style import Look
from ui.shell.match.page import TablePage
from ui.shell.widgets.message_bar import MessageBar

PLAYED = (Qt.Key.Key_A, Qt.Key.Key_Left, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Space)


class Taps(BlankTable):
    """A table that writes down which keys come to it."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())
        event.ignore()


class TapsSpec:
    """As much of a table's interface as the page asks for."""

    def title(self) -> str:
        return "Taps"

    def table(self, look: Look, bridge: MatchBridge, parent: QWidget | None) -> QWidget:
        return Taps()


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[Any]:
    game = TapsGame()
    pool: Any = Prompt(game)
    bridges: list[MatchBridge] = []
    windows: list[QWidget] = []

    def make(*, steps: bool = False) -> TablePage:
        players = [Player(), Player("computer", Level("patient"))]
        session = begin(game, "page", players, {"steps": steps})
        bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
        bridges.append(bridge)
        spec: Any = TapsSpec()
        window, made = QWidget(), TablePage(Look())
        qtbot.addWidget(window)
        windows.append(window)
        column = QVBoxLayout(window)
        column.addWidget(QPushButton("before"))
        column.addWidget(made)
        made.open(bridge, spec)
        window.show()
        window.activateWindow()
        made.enter()
        return made

    yield make
    for bridge in bridges:
        bridge.close()


def press(page: TablePage, key: Qt.Key) -> None:
    focus = page.window().focusWidget()
    QTest.keyClick(focus, key)


def test_every_key_comes_to_the_table_while_time_runs(page: Any) -> None:
    shown = page()
    assert shown.bridge.clock.phase == "countdown"
    shown.bridge.clock.skip_countdown()
    assert shown.bridge.clock.phase == "runs"
    for key in PLAYED:
        press(shown, key)
    assert list(PLAYED) == shown.table.keys
    assert shown.window().focusWidget() is shown.table


def test_a_click_beside_the_table_leaves_it_the_keyboard(page: Any, qtbot: QtBot) -> None:
    shown = page()
    shown.bridge.clock.skip_countdown()
    QTest.mouseClick(shown.code_button, Qt.MouseButton.LeftButton)
    assert shown.window().focusWidget() is shown.table
    notice = MessageBar(Look())
    qtbot.addWidget(notice)
    assert not notice.close_button.focusPolicy() & Qt.FocusPolicy.ClickFocus


def test_escape_pauses_first_and_then_leads_home(page: Any) -> None:
    shown = page()
    left: list[bool] = []
    shown.back.connect(lambda: left.append(True))
    shown.bridge.clock.skip_countdown()
    press(shown, Qt.Key.Key_Escape)
    assert shown.bridge.clock.phase == "paused"
    assert not left
    press(shown, Qt.Key.Key_Escape)
    assert left


def test_paused_tab_goes_round_and_time_takes_the_keyboard_back(page: Any) -> None:
    shown = page()
    shown.bridge.clock.pause()
    press(shown, Qt.Key.Key_Tab)
    assert shown.window().focusWidget() is not shown.table
    shown.bridge.clock.resume()
    assert shown.window().focusWidget() is shown.table


def test_step_mode_never_takes_the_keyboard(page: Any) -> None:
    shown = page(steps=True)
    shown.bridge.clock.skip_countdown()
    assert shown.bridge.clock.phase == "held"
    press(shown, Qt.Key.Key_Tab)
    away = shown.window().focusWidget()
    assert away is not shown.table
    shown.bridge.clock.hold(True)
    assert shown.bridge.clock.phase == "runs"
    assert shown.window().focusWidget() is away


def test_the_menu_of_seats_pauses(page: Any) -> None:
    shown = page()
    shown.bridge.clock.skip_countdown()
    shown.seats_button.menu().aboutToShow.emit()
    assert shown.bridge.clock.phase == "paused"
    assert [action.text() for action in shown.seats_button.menu().actions()] == [
        player.name for player in shown.bridge.players
    ]


@pytest.mark.parametrize("changes", [False, True])
def test_time_goes_on_from_the_menu_of_seats_where_it_was(
    page: Any, qtbot: QtBot, changes: bool
) -> None:
    """Unless a seat was changed there: then it stands, and the table says so."""
    shown = page()
    qtbot.waitUntil(shown.isActiveWindow)
    clock, menu = shown.bridge.clock, shown.seats_button.menu()
    clock.skip_countdown()
    menu.aboutToShow.emit()
    menu.aboutToHide.emit()
    if changes:
        levels = menu.actions()[1].menu().actions()
        next(each for each in levels if not each.isChecked()).trigger()
    QTest.qWait(1)
    assert clock.phase == ("paused" if changes else "runs")
    menu.aboutToHide.emit()
    QTest.qWait(1)
    assert clock.phase == ("paused" if changes else "runs")

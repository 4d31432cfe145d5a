"""The table of Carry On: its buttons do what can be done now."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Seat
from engine.games.carry_on.view import Phase
from tests.ui.tables.carry_on.test_table import Make, make, settling
from tests.ui.tables.laws.kit import settle
from ui.bridge.preferences import Speed

__all__ = ["make"]


def test_nothing_can_be_packed_where_a_page_lies_over_the_hand(make: Make) -> None:
    """A grey button to pack used to stay there, which could not work."""
    table = make().table
    pack = table.action_buttons.confirm_button
    assert pack.isVisible()
    one = settling(make)
    table = one.table
    pack = table.action_buttons.confirm_button
    assert table.page.isVisible()
    assert not pack.isVisible()
    one.others()
    table.page.rows[Seat(0)].ready.click()
    settle()
    assert one.view.phase is Phase.PICK
    if table.page.isVisible():
        table.close_scores()
        settle()
    assert pack.isVisible()
    table.show_scores()
    assert table.page.isVisible()
    assert not pack.isVisible()
    table.close_scores()
    assert pack.isVisible()


def test_nothing_can_be_packed_while_a_round_is_scored(make: Make, qtbot: QtBot) -> None:
    one = settling(make)
    one.bridge.preferences.set_speed(Speed.NORMAL)
    one.others()
    page, pack = one.table.page, one.table.action_buttons.confirm_button
    page.rows[Seat(0)].ready.click()
    qtbot.waitUntil(lambda: page.counted == 0)
    assert page.isVisible()
    assert not pack.isVisible()
    qtbot.waitUntil(page.on_button.isVisible, timeout=20_000)
    assert not pack.isVisible()
    page.on_button.click()
    qtbot.waitUntil(lambda: one.table.live, timeout=20_000)
    assert not page.isVisible()
    assert pack.isVisible()


def test_after_a_round_the_keyboard_is_at_the_hand(make: Make, qtbot: QtBot) -> None:
    one = settling(make)
    one.bridge.preferences.set_speed(Speed.NORMAL)
    one.others()
    page = one.table.page
    QTest.mouseClick(page.rows[Seat(0)].ready, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.counted == 0)
    qtbot.waitUntil(page.on_button.isVisible, timeout=20_000)
    page.on_button.setFocus()
    QTest.mouseClick(page.on_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: one.table.live, timeout=20_000)
    assert QApplication.focusWidget() is one.table.scene.view

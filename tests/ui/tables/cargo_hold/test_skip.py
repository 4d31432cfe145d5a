"""The table of Cargo Hold: Skip ends the raid that is told; held, all until one's turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack, Deliver
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import LEFT, settle
from ui.bridge.preferences import Speed
from ui.tables.cargo_hold.skip import HOLD_MS
from ui.tables.cargo_hold.words import say


def raids(one: Yard) -> None:
    """Both others raid, before the first raid is told to its end."""
    one.deliver("mail")
    one.table.catch_up()
    one.act(Deliver(cards("gold"), extended=False))
    one.act(Attack(Seat(0), cards("gunslinger")))
    one.end()
    one.act(Attack(Seat(1), cards("outlaw guard")))
    one.end()


def start(make: Make) -> Yard:
    one = make("mail lumber", "gold gunslinger", "outlaw guard grain", speed=Speed.NORMAL)
    raids(one)
    table = one.table
    while not table.showdown.is_open:
        table.motion.go_on()
    assert table.met == (1, 0)
    return one


def test_skip_ends_the_raid_that_is_told_and_no_other(make: Make) -> None:
    """It used to end all that had happened by then."""
    table = start(make).table
    button = table.skip_button
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    settle()
    assert table.motion.busy
    assert table.met == (2, 1)
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    settle()
    assert not table.motion.busy
    assert table.live
    assert not button.isVisible()


def test_a_key_ends_the_raid_that_is_told_and_no_other(make: Make) -> None:
    table = start(make).table
    QTest.keyClick(table.stage, Qt.Key.Key_Escape)
    assert table.met == (2, 1)
    QTest.keyClick(table.stage, Qt.Key.Key_Escape)
    assert table.live


@pytest.mark.parametrize("by_key", [False, True])
def test_skip_that_is_held_leads_to_ones_turn(make: Make, by_key: bool) -> None:
    one = start(make)
    table, button = one.table, one.table.skip_button
    if by_key:
        button.setFocus()
        QTest.keyPress(button, Qt.Key.Key_Space)
    else:
        QTest.mousePress(button, LEFT)
    assert table.met == (2, 1)
    QTest.qWait(HOLD_MS + 80)
    assert not table.motion.busy
    assert table.live
    assert not table.skipping.rushing
    if by_key:
        QTest.keyRelease(button, Qt.Key.Key_Space)
    else:
        QTest.mouseRelease(button, LEFT)
    settle()
    assert table.live


def test_what_comes_while_all_is_skipped_is_not_told(make: Make) -> None:
    one = make("mail lumber", "gold gunslinger", "outlaw guard grain", speed=Speed.NORMAL)
    one.deliver("mail")
    table = one.table
    table.skipping.rush()
    assert table.skipping.rushing
    assert table.now.text() == say("show-rushing")
    one.act(Deliver(cards("gold"), extended=False))
    one.act(Attack(Seat(0), cards("gunslinger")))
    assert not table.motion.busy
    assert not table.showdown.is_open
    one.end()
    one.end()
    assert table.live
    assert not table.skipping.rushing, "what comes in one's own turn is told"


def test_a_click_on_skip_hurries_no_computer_where_it_ended_a_raid(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start(make).table
    hurried: list[bool] = []
    monkeypatch.setattr(table.turn, "skip", lambda: hurried.append(True))
    table.turn.thinking = (1, 0, 1)
    QTest.mouseClick(table.skip_button, LEFT)
    assert hurried == []
    table.catch_up()
    table.skip_button.show()
    QTest.mouseClick(table.skip_button, LEFT)
    assert hurried == [True]

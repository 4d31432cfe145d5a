"""The table of Cargo Hold: Skip ends the raid that is told; held, all until one's turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack, Deliver
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import LEFT, settle
from ui.bridge.preferences import Speed
from ui.tables.cargo_hold.skip import HOLD_MS
from ui.tables.cargo_hold.words import say

NONE = Qt.KeyboardModifier.NoModifier


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


def window_of(widget: QWidget) -> QWindow:
    handle = widget.window().windowHandle()
    assert handle is not None
    return handle


def at(button: QWidget) -> QPoint:
    return button.mapTo(button.window(), button.rect().center())


def press(button: QWidget) -> None:
    """As the window is told of it, which passes nothing on to what is hidden."""
    QTest.mousePress(window_of(button), LEFT, NONE, at(button))


def release(button: QWidget) -> None:
    QTest.mouseRelease(window_of(button), LEFT, NONE, at(button))


def test_skip_ends_the_raid_that_is_told_and_no_other(make: Make) -> None:
    """It used to end all that had happened by then."""
    table = start(make).table
    button = table.skip_button
    assert button.isVisible()
    press(button)
    release(button)
    settle()
    assert table.motion.busy
    assert table.met == (2, 1)
    assert button.isVisible()
    press(button)
    assert not table.motion.busy
    assert button.isVisible(), "else it were never let go"
    release(button)
    settle()
    assert table.live
    assert not button.isVisible()


@pytest.mark.parametrize("leave", ["release", "hide", "focus", "window"])
def test_a_short_click_skips_nothing_that_comes_later(make: Make, leave: str) -> None:
    """The raid that it ended is the last one, and a computer is still to act."""
    one = make("mail lumber", "gold gunslinger", "outlaw guard grain", speed=Speed.NORMAL)
    one.deliver("mail")
    one.table.catch_up()
    one.act(Deliver(cards("gold"), extended=False))
    one.act(Attack(Seat(0), cards("gunslinger")))
    table, button = one.table, one.table.skip_button
    while not table.showdown.is_open:
        table.motion.go_on()
    press(button)
    assert not table.motion.busy
    match leave:
        case "release":
            release(button)
        case "hide":
            button.hide()
        case "focus":
            QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusOut))
        case _:
            QApplication.sendEvent(button, QEvent(QEvent.Type.WindowDeactivate))
    QTest.qWait(HOLD_MS + 80)
    assert not table.skipping.rushing
    if leave != "release":
        # Else the next test begins with a button that is held.
        release(button)
    one.end()
    one.act(Attack(Seat(1), cards("outlaw guard")))
    settle()
    assert table.motion.busy, "the next raid is told"


def test_two_quick_clicks_end_two_raids_and_hurry_no_computer(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second press of a double click is an event of its own."""
    table = start(make).table
    hurried: list[bool] = []
    monkeypatch.setattr(table.turn, "skip", lambda: hurried.append(True))
    table.turn.thinking = (1, 0, 1)
    button = table.skip_button
    press(button)
    release(button)
    settle()
    assert table.met == (2, 1)
    place = QPointF(button.rect().center())
    for kind, held in (
        (QEvent.Type.MouseButtonDblClick, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        where = QPointF(button.mapToGlobal(place))
        QApplication.sendEvent(button, QMouseEvent(kind, place, where, LEFT, held, NONE))
    settle()
    assert not table.motion.busy
    assert hurried == []


@pytest.mark.parametrize("by_key", [False, True])
def test_a_press_that_skip_does_not_want_ends_one_raid(make: Make, by_key: bool) -> None:
    """It comes to all that lies around the button too, which ended the next raid by it."""
    table = start(make).table
    if by_key:
        QTest.keyClick(table.skip_button, Qt.Key.Key_Z)
    else:
        QTest.mouseClick(table.skip_button, Qt.MouseButton.RightButton)
    settle()
    assert table.motion.busy
    assert table.met == (2, 1)


def test_skip_keeps_its_place_from_raid_to_raid(make: Make) -> None:
    """A grey Confirm used to come there while no computer was thinking, and pushed it away."""
    table = start(make).table
    table.turn.thinking = (1, 0, 1)
    table.action_buttons.refresh()
    settle()
    place = at(table.skip_button)
    table.turn.thinking = None
    table.action_buttons.refresh()
    settle()
    assert at(table.skip_button) == place
    assert not table.action_buttons.confirm_button.isVisible()
    table.catch_up()
    settle()
    assert table.live
    assert table.action_buttons.confirm_button.isVisible()
    assert not table.skip_button.isVisible()


def test_skip_ends_a_raid_without_a_press(make: Make) -> None:
    """As assistive technology does it."""
    table = start(make).table
    table.skip_button.click()
    settle()
    assert table.met == (2, 1)
    table.skip_button.click()
    settle()
    assert table.live
    assert not table.skip_button.isVisible()


def test_no_press_is_taken_for_a_later_click(make: Make) -> None:
    table = start(make).table
    press(table.skip_button)
    QTest.mouseRelease(window_of(table), LEFT, NONE, QPoint(2, 2))
    settle()
    assert table.met == (2, 1)
    table.skip_button.click()
    settle()
    assert table.live


def test_the_tip_tells_what_skip_does_now(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table = start(make).table
    button = table.skip_button
    assert button.toolTip() == button.accessibleDescription() == say("tip-skip")
    table.catch_up()
    table.turn.thinking = (1, 0, 1)
    table.action_buttons.refresh()
    assert button.toolTip() == button.accessibleDescription() == say("tip-skip-thinking")


def handed(make: Make) -> Yard:
    """The third seat, a computer, is about to raid; then the screen goes to the first person."""
    one = make(
        *("mail lumber", "gold gunslinger", "outlaw guard grain"),
        persons=2,
        speed=Speed.NORMAL,
    )
    one.bridge.screen.take(Seat(0))
    one.deliver("mail")
    one.table.catch_up()
    one.bridge.screen.take(Seat(1))
    one.act(Deliver(cards("gold"), extended=False))
    one.end()
    one.table.catch_up()
    return one


@pytest.mark.parametrize("begun", ["held", "rushing"])
def test_under_a_cover_nothing_is_skipped(make: Make, begun: str) -> None:
    """A raid on the next person used to be swallowed."""
    one = handed(make)
    table = one.table
    one.act(Attack(Seat(1), cards("outlaw guard")))
    while not table.showdown.is_open:
        table.motion.go_on()
    if begun == "held":
        press(table.skip_button)
    else:
        table.skipping.rush()
        assert table.skipping.rushing
    one.end()
    assert one.bridge.viewer() is None
    assert one.bridge.screen.due == 0
    QTest.qWait(HOLD_MS + 80)
    assert not table.skipping.rushing
    if begun == "held":
        release(table.skip_button)
    table.skipping.rush()
    assert not table.skipping.rushing
    one.bridge.screen.take(Seat(0))
    settle()
    assert table.motion.busy, "the raid is told to the next person"


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

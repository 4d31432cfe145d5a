"""The table of Cargo Hold: what its guided first turns say where a match goes another way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.cargo_hold.actions import Collect, Deliver
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import LEFT
from ui.kit.tutorial.runner import Lesson
from ui.tables.cargo_hold.tutorial import TutorialScript


def lesson(one: Yard, key: str) -> Lesson:
    """A lesson at this table."""
    lessons = TutorialScript(one.table.own_parts()).lessons()
    return next(each for each in lessons if each.key == key)


@pytest.mark.parametrize("sent", ["mail 2*guard", "2*guard"])
def test_a_crate_that_held_is_told_with_money_only_if_it_paid(make: Make, sent: str) -> None:
    """It used to say that a crate without cargo paid $0."""
    one = make("mail 2*guard", "outlaw grain", "gold")
    one.deliver(sent, extended=True)
    one.raid(0, "outlaw")
    one.end()
    one.end()
    one.table.catch_up()
    money = sum(one.view.seats[0].money)
    assert bool(money) == ("mail" in sent)
    words = lesson(one, "held").words()
    name = one.table.words.name(Seat(1))
    assert words.startswith(f"{name} raided you")
    assert "your crate held" in words
    assert (f"paid you ${money}" in words) == bool(money)
    assert ("$" in words) == bool(money)


def test_with_several_crates_the_last_raid_is_aimed_first(make: Make) -> None:
    """It used to ask for Enter, which does nothing before one has said whom to raid."""
    one = make("mail gunslinger", "gold guard", "grain lumber")
    one.end()
    one.deliver("gold guard", extended=True)
    one.deliver("grain lumber", extended=True)
    one.act(Deliver(cards("mail"), extended=False))
    table = one.table
    table.catch_up()
    one.choose("gunslinger")
    charge = lesson(one, "charge")
    left, right = (table.words.name(seat) for seat in table.state.raids)
    assert table.state.tried is None
    assert "choose whom to raid" in charge.words()
    assert left in charge.words()
    assert room(one, table.steps.raid) == charge.where()
    for name in (left, right):
        QTest.mouseClick(table.steps.raid, LEFT)
        assert charge.words().endswith(f"or Enter to raid {name}.")
        assert room(one, table.action_buttons.confirm_button) == charge.where()


def test_what_ends_the_turn_is_called_as_its_button_is(make: Make) -> None:
    """It used to say that cards are drawn where none are."""
    one = make("mail gunslinger", seats=2)
    table = one.table
    finish = lesson(one, "finish")
    confirm = table.action_buttons.confirm_button
    for end in (table.steps.end_drawing, table.steps.end):
        end()
        assert finish.words().startswith(f"Press “{confirm.text()}” or Enter")
        assert room(one, confirm) == finish.where()
    assert confirm.text() == "End turn"
    # Where that is undone, another button comes first.
    table.turn.undo()
    while table.state.tried is not None:
        table.turn.undo()
    assert "press “End turn” or D" in finish.words()
    assert room(one, table.steps.draw) == finish.where()


@pytest.mark.parametrize("others", [False, True])
def test_the_bait_is_sent_for_one_turn_by_what_is_said(make: Make, others: bool) -> None:
    """Without another crate it is tried by itself, and the button changes it to two turns."""
    one = make("mail diversion", "outlaw grain", seats=2)
    if others:
        one.deliver("mail")
        one.deliver("outlaw")
        one.act(Collect())
    one.choose("diversion")
    words, steps = lesson(one, "lure").words(), one.table.steps
    button = steps.send if others else one.table.action_buttons.confirm_button
    assert f"Press “{button.text()}” or" in words
    QTest.mouseClick(button, LEFT)
    if others:
        QTest.keyClick(one.table.stage, Qt.Key.Key_Return)
    assert one.acts()[-1] == Deliver(cards("diversion"), extended=False)


def room(one: Yard, widget: QWidget) -> QRect:
    """Where a part of the table is, in the table's coordinates."""
    return QRect(widget.mapTo(one.table, QPoint()), widget.size())

"""The table of Cargo Hold: what is asked in a raid, of whom, and over which view (CH-24)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core import Seat
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    EndTurn,
    Flee,
    Getaway,
    Reinforce,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.view import Phase
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import settle
from ui.tables.cargo_hold.words import say

OWN = "outlaw gunslinger lumber getaway lasso reinforcement loyalty"
OTHER = "gold mail guard barricade 2*thief lasso"


def raided(make: Make, delivery: str, raid: str, *, persons: int = 1, hand: str = OWN) -> Yard:
    """The second seat raids the first one's delivery."""
    one = make(hand, OTHER, seats=2, persons=persons)
    if persons > 1:
        take(one)
    one.deliver(delivery)
    if persons > 1:
        take(one)
    one.raid(0, raid)
    return one


def take(one: Yard) -> None:
    """Whoever is due takes the screen."""
    due = one.bridge.screen.due
    if due is not None:
        assert one.bridge.screen.take(due)
    settle()


def words(one: Yard) -> list[str]:
    return [button.text() for button in one.table.choice.buttons]


@pytest.mark.parametrize(
    ("delivery", "raid", "default", "act"),
    [
        ("lumber getaway", "guard", "Get away", Flee(go=True)),
        ("lumber gunslinger getaway", "guard", "Stay", Flee(go=False)),
        ("lumber lasso", "guard barricade", "Guard", Rope(cards("guard")[0])),
        ("lumber reinforcement", "guard", "Gunslinger", Reinforce(cards("gunslinger")[0])),
        ("outlaw gunslinger loyalty", "guard", "", TakeBack(cards("outlaw gunslinger"))),
    ],
)
def test_the_owner_is_asked_and_enter_takes_the_default(
    make: Make, delivery: str, raid: str, default: str, act: object
) -> None:
    one = raided(make, delivery, raid)
    choice = one.table.choice
    assert one.view.phase is Phase.CHOICE
    assert choice.isVisible()
    assert choice.name.text() == "Ada"
    question = choice.question
    assert question is not None
    if default:
        assert question.choices[question.default].words == default
    one.awake()
    QTest.keyClick(choice.leading, Qt.Key.Key_Return)
    settle()
    assert one.acts()[-1] == act
    assert not choice.isVisible()


def test_the_thief_of_a_raider_takes_what_pays_most_at_first(make: Make) -> None:
    one = make("thief outlaw", "gold mail guard", seats=2)
    one.end()
    one.deliver("gold mail")
    one.raid(1, "thief")
    assert words(one) == ["Gold", "Mail"]
    one.awake()
    assert one.table.choice.choose(1)
    settle()
    assert one.acts()[-1] == Steal(cards("mail")[0])
    assert one.view.seats[0].money == (0, 0, 0, 50)


def test_several_thieves_are_asked_about_one_by_one(make: Make) -> None:
    one = make("2*thief outlaw", "gold mail grain guard", seats=2)
    one.end()
    one.deliver("gold mail grain")
    one.raid(1, "2*thief")
    for card, left in (("gold", ["Gold", "Grain", "Mail"]), ("grain", ["Grain", "Mail"])):
        assert sorted(words(one)) == left
        one.awake()
        assert one.table.choice.choose(words(one).index(card.title()))
        settle()
    assert one.view.seats[0].money[3] == 200 + 50


@pytest.mark.parametrize(
    ("delivery", "raid", "behind"),
    [
        ("lumber getaway", "guard", False),
        ("lumber lasso", "guard barricade", False),
        ("outlaw gunslinger loyalty", "guard", False),
        ("lumber reinforcement", "guard", True),
    ],
)
def test_at_one_screen_only_reinforcement_goes_behind_the_curtain(
    make: Make, delivery: str, raid: str, behind: bool
) -> None:
    one = raided(make, delivery, raid, persons=2)
    choice = one.table.choice
    if behind:
        assert one.bridge.viewer() is None
        assert one.bridge.screen.due == 0
        assert not choice.buttons
        take(one)
        assert one.bridge.viewer() == 0
        assert "Gunslinger" in words(one)
    else:
        assert one.bridge.screen.due is None
        seen = one.view
        assert not any(seat.hand for seat in seen.seats), "nobody's hand lies open meanwhile"
        assert words(one)
    assert choice.name.text() == "Ada"


def test_a_computer_is_asked_in_the_same_words_without_buttons(make: Make) -> None:
    one = make("guard outlaw", "gold getaway lasso reinforcement gunslinger", seats=2)
    one.end()
    one.deliver("gold getaway lasso")
    one.raid(1, "guard outlaw")
    choice = one.table.choice
    assert choice.isVisible()
    assert choice.name.text() == "Grace"
    assert choice.words.text().startswith("Use your Getaway?")
    assert not choice.buttons
    assert choice.waits.isVisible()


def test_whoever_else_is_asked_chooses_of_no_hand_that_is_not_its_own(make: Make) -> None:
    """The hand in front is another's, and no button is ever made of it."""
    one = make("guard outlaw", "gold reinforcement gunslinger", seats=2)
    one.end()
    one.deliver("gold reinforcement")
    one.raid(1, "outlaw")
    question = one.table.choice.question
    assert question is not None
    assert question.seat == 1
    assert [choice.words for choice in question.choices] == [say("ask-none")]


def test_standing_answers_are_left_by_keys_at_the_end_of_the_turn(make: Make) -> None:
    one = make(OWN, OTHER, seats=2)
    one.choose("lumber getaway")
    QTest.keyClick(one.table.stage, Qt.Key.Key_Return)
    settle()
    table = one.table
    QTest.keyClick(table.stage, Qt.Key.Key_D)
    assert table.answers_button.isVisible()
    QTest.keyClick(table.stage, Qt.Key.Key_W)
    assert table.standing.isVisible()
    never = table.standing.buttons["getaway"].button(list(Getaway).index(Getaway.NEVER))
    QTest.keyClick(never, Qt.Key.Key_Space)
    QTest.keyClick(table.stage, Qt.Key.Key_Escape)
    assert not table.standing.isVisible()
    assert table.tried == EndTurn(True, Answers(getaway=Getaway.NEVER))
    assert table.deeds.confirm()
    one.answer()
    one.raid(0, "guard")
    assert not table.choice.isVisible(), "it was answered before"
    assert one.view.phase is not Phase.CHOICE


def test_nobody_else_sees_standing_answers(make: Make) -> None:
    one = make(OWN, OTHER, seats=2, persons=2)
    take(one)
    one.deliver("lumber getaway", answers=Answers(getaway=Getaway.ALWAYS))
    assert one.bridge.viewer() is None
    assert not one.table.standing.isVisible()
    take(one)
    assert one.bridge.viewer() == Seat(1)
    assert not one.table.standing.isVisible()
    assert one.table.standing.answers == ASK_ALL, "nor may the panel keep them"
    assert not any("lways" in line for line in one.table.log.lines)

"""The table of Cargo Hold: what is asked in a raid, of whom, and over which view (CH-24)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from engine.core import BotProgress, Seat
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    Collect,
    Deliver,
    EndTurn,
    Flee,
    Getaway,
    Reinforce,
    Reinforcing,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.view import Phase
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import settle
from tests.ui.tables.states import states_made
from ui.bridge.preferences import Speed
from ui.tables.cargo_hold.words import say

OWN = "outlaw gunslinger lumber getaway lasso reinforcement loyalty"
OTHER = "gold mail guard barricade 2*thief lasso"


def raided(
    make: Make,
    delivery: str,
    raid: str,
    *,
    persons: int = 1,
    hand: str = OWN,
    practice: bool = False,
) -> Yard:
    """The second seat raids the first one's delivery."""
    one = make(hand, OTHER, seats=2, persons=persons, practice=practice)
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
        ("lumber gunslinger getaway", "guard lasso", "Get away", Flee(go=True)),
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
    assert choice.leading is not None
    QTest.keyClick(choice.leading, Qt.Key.Key_Return)
    settle()
    assert one.acts()[-1] == act
    assert not choice.isVisible()


def test_what_is_marked_is_ticked_and_the_button_that_does_it_stands_beside(make: Make) -> None:
    one = raided(make, "outlaw gunslinger loyalty", "guard")
    choice = one.table.choice
    assert choice.done is not None
    assert all(button.ticked for button in choice.buttons)
    assert not choice.done.ticked
    choice.buttons[0].toggle()
    assert not choice.buttons[0].ticked
    assert {button.y() for button in choice.buttons} == {choice.done.y()}


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
    assert "Grace is choosing…" == choice.waits.text()
    # Players who watch their own match again are called you.
    players = tuple(replace(player, is_you=True) for player in one.table.bridge.players)
    assert choice.question is not None
    with patch.object(type(one.table.bridge), "players", players):
        common = one.table.common_state()
    choice._build(choice.question, common, one.table.words.names)
    assert "You are choosing…" == choice.waits.text()


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
    assert table.steps.answers.isVisible()
    QTest.keyClick(table.stage, Qt.Key.Key_W)
    assert table.standing.isVisible()
    never = table.standing.buttons["getaway"].button(list(Getaway).index(Getaway.NEVER))
    last = table.standing.findChildren(QPushButton)[-1]
    QWidget.setTabOrder(last, table.ledger_button)
    never.setFocus()
    QTest.keyClick(never, Qt.Key.Key_Space)
    QTest.keyClick(never, Qt.Key.Key_Escape)
    assert not table.standing.isVisible()
    assert table.stage.hasFocus(), "the keys are the table's again"
    assert table.state.tried == EndTurn(True, Answers(getaway=Getaway.NEVER))
    assert table.confirm()
    one.answer()
    one.raid(0, "guard")
    assert not table.choice.isVisible(), "it was answered before"
    assert one.view.phase is not Phase.CHOICE


def answer(one: Yard, name: str, value: Getaway) -> None:
    """The person leaves an answer in the panel."""
    one.table.toggle_answers()
    button = one.table.standing.buttons[name].button(list(Getaway).index(value))
    QTest.keyClick(button, Qt.Key.Key_Space)
    one.table.toggle_answers()


def test_ch_24_answers_stay_for_the_next_delivery_until_they_are_changed(make: Make) -> None:
    one = make(OWN, OTHER, seats=2)
    one.deliver("lumber", answers=Answers(getaway=Getaway.ALWAYS))
    one.end()
    table = one.table
    assert table.standing.answers == Answers(getaway=Getaway.ALWAYS), "it still is under way"
    one.act(Collect())
    one.act(Deliver(cards("outlaw getaway"), extended=False))
    kept = Answers(getaway=Getaway.ALWAYS)
    assert table.standing.answers == kept
    QTest.keyClick(table.stage, Qt.Key.Key_D)
    assert table.state.tried == EndTurn(True, kept)


def test_what_was_answered_and_never_left_is_not_left_for_the_next_delivery(make: Make) -> None:
    one = make(OWN, OTHER, seats=2)
    one.deliver("lumber")
    one.end()
    answer(one, "getaway", Getaway.ALWAYS)
    one.act(Collect())
    one.act(Deliver(cards("outlaw getaway"), extended=False))
    assert one.table.standing.answers == ASK_ALL


def test_a_hint_to_end_the_turn_leaves_ones_own_answers(make: Make) -> None:
    one = make(OWN, OTHER, seats=2, practice=True)
    one.act(Deliver(cards("getaway lumber"), extended=False))
    answer(one, "getaway", Getaway.NEVER)
    one.table.turn.hinted = EndTurn(True)
    one.table.hint()
    wanted = EndTurn(True, Answers(getaway=Getaway.NEVER))
    assert one.table.state.tried == wanted
    assert one.table.standing.answers == wanted.answers
    one.table.undo()
    answer(one, "getaway", Getaway.ALWAYS)
    one.table.steps.end_drawing()
    assert one.table.state.tried == EndTurn(True, Answers(getaway=Getaway.ALWAYS))


@pytest.mark.parametrize(
    ("delivery", "raid", "act"),
    [
        ("lumber gunslinger getaway", "guard", Flee(go=True)),
        ("lumber getaway", "guard", Flee(go=False)),
        ("lumber lasso", "guard barricade", Rope(cards("barricade")[0])),
        ("lumber reinforcement", "guard", Reinforce(-1)),
        ("lumber reinforcement", "guard", Reinforce(cards("outlaw")[0])),
        ("outlaw gunslinger loyalty", "guard", TakeBack(cards("outlaw gunslinger"))),
        ("outlaw gunslinger loyalty", "guard", TakeBack(cards("outlaw"))),
        ("outlaw gunslinger loyalty", "guard", TakeBack(())),
    ],
)
def test_a_hint_in_a_raid_is_told_and_points_at_its_choice(
    make: Make, delivery: str, raid: str, act: Any
) -> None:
    one = raided(make, delivery, raid, practice=True)
    table = one.table
    one.bridge.hinted.emit(BotProgress(1, 1, act))
    told = table.now.text().removeprefix("Hint:").strip()
    assert len(told) > 1, "it says what to do"
    table.hint()
    assert table.state.tried is None, "nothing is done by Enter that is seen nowhere"
    assert table.turn.hinted is None
    assert one.view.phase is Phase.CHOICE
    one.awake()
    focus = next(each for each in table.choice._all if each.hasFocus())
    QTest.keyClick(focus, Qt.Key.Key_Return)
    settle()
    assert one.acts()[-1] == act


def test_each_deed_of_a_raid_is_told_in_its_own_words(make: Make) -> None:
    words = make(OWN, OTHER, seats=2).table.words
    acts = [Flee(go=True), Flee(go=False), Steal(8), Rope(1), Reinforce(1), Reinforce(-1)]
    told = [words.describe_move(act) for act in (*acts, TakeBack((1, 1)), TakeBack(()))]
    assert all(told)
    assert len(set(told)) == len(told)
    assert "2 × Outlaw" in told[6]


def test_a_question_to_another_seat_has_none_of_ones_own_cards(make: Make) -> None:
    one = make("guard outlaw", "gold reinforcement mail", seats=2)
    one.end()
    one.deliver("gold reinforcement")
    one.raid(1, "guard outlaw")
    asked = one.table.choice.question
    assert asked is not None
    assert asked.seat == Seat(1)
    assert [choice.words for choice in asked.choices] == ["None"]


def test_nobody_else_sees_standing_answers(make: Make) -> None:
    one = make(OWN, OTHER, seats=2, persons=2)
    take(one)
    one.act(Deliver(cards("getaway lumber"), extended=False))
    table = one.table
    answer(one, "getaway", Getaway.ALWAYS)
    assert table.standing.answers == Answers(getaway=Getaway.ALWAYS)
    table.steps.end()
    assert table.confirm()
    one.answer()
    assert one.bridge.viewer() is None, "the curtain is down"
    assert not table.standing.isVisible()
    assert table.standing.answers == ASK_ALL
    asks = [group.checkedId() for group in table.standing.buttons.values()]
    assert asks == [0, 0, 0, 0], "and no reader finds another answer"
    take(one)
    assert one.bridge.viewer() == Seat(1)
    assert not one.table.standing.isVisible()
    assert one.table.standing.answers == ASK_ALL, "nor may the panel keep them"
    assert not any("lways" in line for line in one.table.log.lines)


def test_whoever_takes_the_screen_over_sees_at_once_whom_to_raid(make: Make) -> None:
    one = make("lumber outlaw", "guard mail", persons=3)
    take(one)
    one.deliver("lumber")
    take(one)
    one.choose("guard")
    assert one.table.state.raids == (0,)
    assert say("as-raid", attack=1) in repr(one.table.scene.info.key())


def together(make: Make, delivery: str, raid: str) -> Yard:
    """The first of three persons raids the second one, and all look at it."""
    one = make("guard outlaw lasso", "gold guard lumber getaway reinforcement", persons=3)
    take(one)
    one.end()
    take(one)
    one.deliver(delivery)
    take(one)
    one.end()
    take(one)
    one.bridge.screen.gathers = True
    one.raid(1, raid)
    assert one.bridge.screen.together
    assert one.bridge.viewer() is None
    return one


def test_after_ones_own_raid_no_curtain_falls_for_whoever_sits_there(make: Make) -> None:
    one = together(make, "gold", "guard")
    one.bridge.screen.part()
    assert one.bridge.viewer() == Seat(0)
    assert one.bridge.screen.due is None


def test_after_a_raid_who_left_the_screen_takes_it_anew(make: Make) -> None:
    one = together(make, "gold", "guard")
    one.bridge.screen.cover()
    one.bridge.screen.part()
    assert (one.bridge.viewer(), one.bridge.screen.due) == (None, 0)


@pytest.mark.parametrize("special", ["getaway", "reinforcement"])
def test_after_somebody_else_has_answered_in_it_the_screen_is_handed_on(
    make: Make, special: str
) -> None:
    one = together(make, f"gold {special}", "guard")
    one.bridge.screen.part()
    assert one.bridge.viewer() is None, "the hand of who raids lies under no other's eyes"
    take(one)
    act = Flee(go=False) if special == "getaway" else Reinforce(-1)
    assert one.bridge.submit(Seat(1), [act]) is None
    one.bridge.screen.part()
    assert (one.bridge.viewer(), one.bridge.screen.due) == (None, 0)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_who_draws_sees_the_cards_before_the_screen_is_handed_on(make: Make, speed: Speed) -> None:
    one = make(OWN, OTHER, seats=2, persons=2, speed=speed)
    take(one)
    screen, table = one.bridge.screen, one.table
    screen.gathers = True
    table.motion.idle.connect(screen.part)
    one.act(Deliver(cards("lumber"), extended=False))
    table.motion.catch_up()
    one.session.submit(Seat(0), EndTurn(True))
    one.answer("gold farmhand payroll dynamite")
    assert (one.bridge.viewer(), screen.due) == (Seat(0), None)
    assert len(table.scene.fan.places) == 10
    assert "Payroll, Gold" in table.now.text()
    assert not table.live
    table.motion.catch_up()
    assert (one.bridge.viewer(), screen.due) == (None, 1)
    assert "Gold" not in table.now.text()


@pytest.mark.parametrize(
    ("delivery", "raid", "asks"),
    [
        ("lumber getaway", "guard", ["getaway"]),
        ("lumber lasso", "guard barricade", ["lasso"]),
        ("lumber lasso", "guard", []),
        ("lumber reinforcement", "guard", ["reinforcement"]),
        ("gunslinger loyalty", "guard", ["loyalty"]),
        ("gunslinger getaway lasso loyalty", "guard barricade lasso", ["getaway", "lasso"]),
    ],
)
def test_what_was_answered_beforehand_is_asked_for_as_long_as_of_a_computer(
    make: Make, delivery: str, raid: str, asks: list[str]
) -> None:
    one = make(OWN, OTHER, seats=2, speed=Speed.NORMAL)
    never = Answers(Getaway.NEVER, lasso=True, reinforcement=Reinforcing.STRONGEST, loyalty=True)
    one.deliver(delivery, answers=never)
    table, choice, asked = one.table, one.table.choice, list[str]()
    table.motion.catch_up()
    one.raid(0, raid)
    while table.motion.busy:
        beat = table.motion._beat
        assert beat is not None
        if choice.isVisible():
            asked.append(choice.words.text())
            assert choice.name.text() == "Ada"
            assert choice.waits.isVisible()
            assert not choice.buttons
            assert beat.rest == one.bridge.preferences.pause
        table.motion.go_on()
    assert asked == [say(f"ask-{name}") for name in asks]
    assert not choice.isVisible()


def test_what_is_asked_of_somebody_is_not_asked_twice(make: Make) -> None:
    one = make("guard outlaw", "gold getaway lasso loyalty gunslinger", seats=2, speed=Speed.NORMAL)
    one.end()
    one.deliver("gold getaway")
    one.table.motion.catch_up()
    one.raid(1, "guard outlaw")
    one.table.motion.catch_up()
    assert one.table.choice.isVisible()
    one.session.submit(Seat(1), Flee(go=False))
    settle()
    while one.table.motion.busy:
        assert not one.table.choice.isVisible()
        one.table.motion.go_on()


def test_a_refresh_makes_one_state_with_a_question_or_the_answers_open(make: Make) -> None:
    one = make(OWN, OTHER, seats=2)
    with states_made(one.table) as made:
        one.act(Deliver(cards("lumber getaway"), extended=False))
        answer(one, "getaway", Getaway.NEVER)
        answer(one, "getaway", Getaway.ASK)
        one.end()
        one.raid(0, "guard")
        assert one.table.choice.question is not None
        one.table.refresh()
        one.awake()
        one.table.choice.commit()
        settle()
    assert len(made) > 6
    assert set(made) == {1}


@pytest.mark.parametrize("covered", [False, True])
def test_the_keyboard_is_lent_to_a_question_and_given_back(make: Make, covered: bool) -> None:
    one = raided(make, "lumber getaway", "guard")
    table = one.table
    assert table.choice.leading is not None
    assert table.focusProxy() is table.choice.leading
    one.awake()
    if covered:
        table.cover()
    else:
        table.choice.commit()
        settle()
    assert table.choice.leading is None
    assert table.focusProxy() is table.stage


def test_a_cover_says_of_whose_raid_one_is_asked_and_tells_no_secret(make: Make) -> None:
    one = raided(make, "lumber reinforcement", "guard", persons=2)
    due = one.bridge.screen.due
    assert due is not None
    assert due == Seat(0)
    ada, ben = (player.name for player in one.bridge.players)
    assert one.table.asked(due) == f"{ben} raids {ada}. {ada} is asked about Reinforcement."
    # Whoever is due for a turn of their own comes for that.
    assert not one.table.asked(Seat(1))
    take(one)
    one.table.catch_up()
    assert not make(OWN, OTHER, seats=2, persons=2).table.asked(Seat(0))

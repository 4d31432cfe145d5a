"""Tests: who is asked in a raid, behind which curtain, and what standing answers say instead."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core import Rng, Seat
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    EndTurn,
    Flee,
    Getaway,
    Reinforce,
    Reinforcing,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.components import GUARD, SHERIFF
from engine.games.cargo_hold.events import AnswersLeft, Did, SpecialFired
from engine.games.cargo_hold.view import Phase
from tests.games.cargo_hold.deals import Match, cards, stock

ALL = [
    Answers(getaway, lasso, reinforcing, loyalty)
    for getaway, lasso, reinforcing, loyalty in product(
        Getaway, (False, True), Reinforcing, (False, True)
    )
]


def raided(delivery: str, raid: str, answers: Answers = ASK_ALL, hand: str = "") -> Match:
    """Seat 0 has put this down, kept a hand, and left answers; seat 1 raids it."""
    match = Match(f"{delivery} {hand}", raid, seats=2)
    match.deliver(delivery)
    match.rest(answers)
    match.raid(0, raid)
    return match


def fired(match: Match, seat: int = 0) -> list[tuple[Did, tuple[int, ...]]]:
    """What specials of a seat have done in the last input."""
    return [(told.did, told.cards) for told in match.told(SpecialFired) if told.seat == seat]


ASKED = [
    ("getaway mail", "outlaw", 0, "getaway", [Flee(True), Flee(False)]),
    ("lasso mail", "outlaw dynamite", 0, "lasso", [Rope(cards("outlaw")[0]), Rope(4)]),
    ("2*guard outlaw", "lasso", 1, "lasso", [Rope(1), Rope(GUARD)]),
    ("mail gold", "thief", 1, "thief", [Steal(8), Steal(15)]),
    ("loyalty guard", "farmhand", 0, "loyalty", [TakeBack(()), TakeBack((GUARD,))]),
    ("grain", "loyalty outlaw", 1, "loyalty", [TakeBack(()), TakeBack(cards("outlaw"))]),
]


@pytest.mark.parametrize(("delivery", "raid", "seat", "card", "legal"), ASKED)
def test_ch_24_choices_are_asked_over_the_open_raid(
    delivery: str, raid: str, seat: int, card: str, legal: list[object]
) -> None:
    match = raided(delivery, raid)
    waiting = match.waiting()
    assert ((seat,), (seat,)) == (waiting.due, waiting.may)
    assert waiting.open
    assert not waiting.sealed
    assert legal == match.legal(seat)
    assert [] == match.legal(1 - seat)
    for viewer in (0, 1, None):
        shown = match.view(viewer).raid
        assert shown is not None
        assert (seat, cards(card)[0]) == (shown.chooser, shown.card)
        assert (cards(raid), cards(delivery)) == (shown.attack, shown.defence)


@pytest.mark.parametrize("hand", ["sheriff", "mail", ""])
def test_ch_24_reinforcement_alone_shows_a_hand_and_is_asked_whatever_is_in_it(hand: str) -> None:
    rest = "5*grain" if not hand else "4*grain"
    match = raided("reinforcement mail", "outlaw", hand=f"{hand} {rest}")
    waiting = match.waiting()
    assert (0,) == waiting.due
    assert not waiting.open
    assert waiting.sealed
    held = [Reinforce(SHERIFF)] if hand == "sheriff" else []
    assert [Reinforce(-1), *held] == match.legal(0)
    for other in ("CH-18", "not-in-hand"), ("CH-24", "other"):
        action = Reinforce(GUARD) if other[1] == "not-in-hand" else Flee(True)
        assert other == match.refusal(0, action)


def test_ch_24_where_the_hand_is_empty_for_all_to_see_nothing_is_asked() -> None:
    match = raided("reinforcement 6*grain", "outlaw")
    assert [(Did.DECLINED, ())] == fired(match)
    assert Phase.END == match.view().phase


def test_ch_24_where_open_cards_leave_one_choice_it_is_made() -> None:
    match = raided("lasso 2*mail", "thief 2*outlaw")
    assert [(Did.STOLE, cards("mail"))] == fired(match, 1)
    assert [(Did.ROPED, cards("outlaw"))] == fired(match)
    assert Phase.END == match.view().phase


def test_ch_18_lasso_and_thief_without_a_target_do_nothing() -> None:
    match = raided("lasso", "thief lasso")
    assert [(Did.NOTHING, ()), (Did.NOTHING, ())] == fired(match, 1)
    assert [(Did.NOTHING, ())] == fired(match)


def test_a_choice_in_a_raid_is_a_fence_for_undo_since_others_answer_at_once() -> None:
    match = raided("mail gold lasso", "thief outlaw guard", Answers(lasso=True))
    match.act(1, Steal(cards("mail")[0]))
    assert [(Did.ROPED, cards("outlaw"))] == fired(match)
    assert "revealed" == match.fence


def test_ch_18_what_may_be_chosen_is_in_play() -> None:
    match = raided("mail gold", "thief")
    assert ("CH-18", "not-in-play") == match.refusal(1, Steal(cards("grain")[0]))
    assert ("CH-24", "other") == match.refusal(1, Rope(0))
    assert "TURN" == match.refusal(0, Steal(8))[0]
    match = raided("guard farmhand", "lasso")
    assert ("CH-18", "not-in-play") == match.refusal(1, Rope(SHERIFF))


def test_ch_25_loyalty_takes_back_no_more_than_the_firepower_in_play() -> None:
    match = raided("mail", "loyalty outlaw")
    for more in "2*outlaw", "sheriff", "loyalty":
        assert ("CH-25", "not-in-play") == match.refusal(1, TakeBack(cards(more)))


# Standing answers


def test_ch_24_answers_are_left_with_a_delivery_and_changed_whenever_a_turn_ends() -> None:
    match = Match("mail", seats=2)
    assert ("CH-24", "no-delivery") == match.refusal(0, EndTurn(False, Answers(lasso=True)))
    match.deliver("mail", extended=True)
    for answers in ALL:
        assert EndTurn(False, answers) in match.game.legal(match.state, Seat(0))
    match.rest(ALL[7])
    assert ALL[7] == match.view(0).answers
    match.rest()
    match.rest(ALL[30])
    assert ALL[30] == match.view(0).answers
    match.rest()
    match.collect()
    assert ALL[30] == match.view(0).answers
    # Without a delivery nothing is left, and what was left stays.
    match.rest()
    assert ALL[30] == match.view(0).answers


@pytest.mark.parametrize(("version", "kept"), [(1, False), (2, True)])
def test_ch_24_answers_stay_after_a_delivery_that_was_collected_raided_or_diverted(
    version: int, kept: bool
) -> None:
    answers = Answers(getaway=Getaway.NEVER)
    game, ends = stock().for_rules_version(version), answers if kept else ASK_ALL

    def begun(*hands: str) -> Match:
        match = Match(*hands, seats=2)
        match.game = game
        match.deliver("diversion mail" if "diversion mail" in hands else "mail", extended=True)
        match.rest(answers)
        return match

    match = begun("diversion mail", "outlaw")
    match.raid(0, "outlaw")
    assert ends == match.view(0).answers
    match = begun("mail outlaw", "diversion")
    match.deliver("diversion")
    match.rest()
    match.raid(1, "outlaw")
    assert ends == match.view(0).answers
    match = begun("mail")
    match.rest()
    match.rest(answers)
    match.rest()
    match.collect()
    assert ends == match.view(0).answers


@pytest.mark.parametrize("drew", [False, True])
def test_ch_24_nobody_else_learns_of_answers_not_even_that_there_are_some(drew: bool) -> None:
    told, seen = [], []
    for answers in ALL:
        match = Match("mail", seats=2)
        match.deliver("mail")
        match.act(0, EndTurn(drew, answers))
        assert [answers] == [event.answers for event in match.told(AnswersLeft)]
        told.append([e for event in match.events if (e := event.seen_by(Seat(1))) is not None])
        seen.append((match.view(1), match.view(None)))
        world = match.game.determinize(match.state, Seat(1), Rng("answers"))
        assert (ASK_ALL, ASK_ALL) == world.answers
        assert answers == match.game.determinize(match.state, Seat(0), Rng("a")).answers[0]
    assert all(one == told[0] for one in told)
    assert all(one == seen[0] for one in seen)


LOSING = [
    # Attack against defence, the attacker's Lassos taking the best defenders.
    ("gunslinger", "guard", False),
    ("gunslinger", "farmhand", True),
    ("dynamite", "barricade", False),
    ("dynamite lasso", "barricade", True),
    ("outlaw lasso", "barricade guard", False),
    ("outlaw lasso", "barricade farmhand", True),
    ("outlaw 2*lasso", "barricade guard farmhand", True),
    ("farmhand 2*lasso", "barricade guard farmhand", False),
    # The defender's own is not reckoned with.
    ("outlaw", "lasso farmhand", True),
    ("thief", "", False),
    ("farmhand", "", True),
]


@pytest.mark.parametrize(("raid", "guards", "flees"), LOSING)
def test_ch_24_getaway_is_used_if_the_attacker_would_win(
    raid: str, guards: str, flees: bool
) -> None:
    match = raided(f"getaway grain {guards}", raid, Answers(getaway=Getaway.LOSING))
    (did,) = [did for did, _ in fired(match) if did in (Did.FLED, Did.STAYED)]
    assert (did is Did.FLED) == flees


def test_ch_24_getaway_reckons_with_what_lies_there_when_it_is_asked() -> None:
    # The Fair Fight has taken the Getaway with it: there is nothing to ask.
    match = raided("getaway grain", "dynamite fair_fight", Answers(getaway=Getaway.ALWAYS))
    assert [] == fired(match)
    assert 50 == match.seat(1).total


@pytest.mark.parametrize(
    ("answer", "did"), [(Getaway.ALWAYS, Did.FLED), (Getaway.NEVER, Did.STAYED)]
)
def test_ch_24_getaway_always_or_never(answer: Getaway, did: Did) -> None:
    for raid in ("thief", "dynamite"):
        match = raided("getaway 2*guard grain", raid, Answers(getaway=answer))
        assert [did] == [one for one, _ in fired(match)]


def test_ch_24_lasso_takes_the_strongest_attacker() -> None:
    match = raided("lasso grain", "outlaw bandit_boss dynamite", Answers(lasso=True))
    assert [(Did.ROPED, cards("bandit_boss"))] == fired(match)


@pytest.mark.parametrize(
    ("hand", "added"),
    [
        ("sheriff guard barricade farmhand 1*grain", "sheriff"),
        ("farmhand guard gunslinger 2*grain", "gunslinger"),
        ("farmhand outlaw dynamite 2*grain", "dynamite"),
        ("5*grain", ""),
    ],
)
def test_ch_18_reinforcement_adds_the_strongest_and_of_equal_defenders_the_best_attacker(
    hand: str, added: str
) -> None:
    answers = Answers(reinforcement=Reinforcing.STRONGEST)
    match = raided("reinforcement grain", "outlaw", answers, hand)
    assert [(Did.REINFORCED if added else Did.DECLINED, cards(added))] == fired(match)
    match = raided("reinforcement grain", "outlaw", Answers(reinforcement=Reinforcing.NONE), hand)
    assert [(Did.DECLINED, ())] == fired(match)


def test_ch_24_two_reinforcements_add_the_two_strongest() -> None:
    answers = Answers(reinforcement=Reinforcing.STRONGEST)
    match = raided("2*reinforcement", "outlaw", answers, "barricade guard 3*grain")
    assert [
        (Did.REINFORCED, cards("barricade")),
        (Did.REINFORCED, cards("guard")),
    ] == fired(match)
    assert cards("3*grain") == match.state.hands[0]


def test_ch_18_matches_of_version_1_add_the_worst_attacker_of_equal_defenders() -> None:
    match = Match("reinforcement grain sheriff barricade guard 2*grain", "outlaw", seats=2)
    match.game = stock().for_rules_version(1)
    match.deliver("reinforcement grain")
    match.rest(Answers(reinforcement=Reinforcing.STRONGEST))
    match.raid(0, "outlaw")
    assert [(Did.REINFORCED, cards("barricade"))] == fired(match)


def test_ch_24_loyalty_takes_all_back() -> None:
    match = raided("loyalty guard sheriff mail", "outlaw", Answers(loyalty=True))
    assert [(Did.RETURNED, cards("guard sheriff"))] == fired(match)
    assert cards("guard sheriff") == match.seat(0, viewer=1).known


def test_ch_24_standing_answers_tell_the_same_as_answers_that_are_given() -> None:
    delivery, raid = "getaway lasso loyalty 2*guard mail", "outlaw dynamite"
    standing = raided(delivery, raid, Answers(Getaway.NEVER, lasso=True, loyalty=True))
    asked = raided(delivery, raid)
    told = [*asked.events]
    for action in (Flee(False), Rope(4), TakeBack(cards("2*guard"))):
        told += asked.act(0, action)
    assert told == [*standing.events]
    assert asked.view() == standing.view()


def test_ch_24_answers_hold_for_the_defence_alone() -> None:
    match = Match("mail", "outlaw guard reinforcement loyalty 3*grain", seats=2)
    match.deliver("mail", extended=True)
    match.rest()
    match.deliver("grain")
    match.rest(Answers(Getaway.ALWAYS, True, Reinforcing.NONE, True))
    match.rest()
    match.raid(0, "outlaw reinforcement loyalty")
    assert [Reinforce(-1), Reinforce(GUARD)] == match.legal(1)
    match.act(1, Reinforce(GUARD))
    assert 4 == len(match.legal(1))
    match.act(1, TakeBack(cards("guard")))
    # And who collects is there, and is asked.
    match = Match("loyalty guard", seats=2)
    match.deliver("loyalty guard")
    match.rest(Answers(loyalty=True))
    match.rest()
    match.collect()
    assert Phase.LOYALTY == match.view().phase

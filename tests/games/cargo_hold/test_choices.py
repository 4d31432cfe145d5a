"""Tests: who is asked in a raid, before whose eyes, and what answers owners leave (CH-24)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core import TURN, Act, Refused, Seat, Waiting
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    Attack,
    CargoAction,
    EndTurn,
    Flee,
    Getaway,
    Reinforce,
    Reinforcing,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.events import AnswersLeft
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import Phase
from tests.games.cargo_hold.raids import KIND, bag, dealt, play, position, stock
from tests.games.cargo_hold.referee import Ask, Cards, Outcome, Raid

ATTACKER, DEFENDER = Seat(0), Seat(1)


def of(attack: str, delivery: str, *, hands: tuple[str, str] = ("", "")) -> Raid:
    """A raid."""
    return Raid(
        attack=tuple(attack.split()),
        delivery=tuple(delivery.split()),
        hands=(tuple(hands[0].split()), tuple(hands[1].split())),
    )


def asked(raid: Raid) -> CargoState:
    """The raid has begun, and somebody is asked."""
    attack = Act(ATTACKER, Attack(DEFENDER, bag(raid.attack)))
    state: CargoState = stock().apply(position(raid), attack).state
    assert state.phase is Phase.CHOICE
    return state


def refusal(state: CargoState, seat: Seat, action: CargoAction) -> tuple[str, str]:
    """By which rule and for which reason an act is refused."""
    assert action not in stock().legal(state, seat)
    with pytest.raises(Refused) as told:
        stock().apply(state, Act(seat, action))
    return told.value.rule, told.value.reason


# Who is asked, and before whose eyes


CHOICES = [
    pytest.param(of("thief", "gold mail"), ATTACKER, "thief", id="thief"),
    pytest.param(of("outlaw", "getaway"), DEFENDER, "getaway", id="getaway"),
    pytest.param(of("lasso", "guard outlaw"), ATTACKER, "lasso", id="attackers lasso"),
    pytest.param(of("guard outlaw", "lasso"), DEFENDER, "lasso", id="defenders lasso"),
    pytest.param(of("loyalty outlaw", "mail"), ATTACKER, "loyalty", id="attackers loyalty"),
    pytest.param(of("outlaw", "loyalty guard"), DEFENDER, "loyalty", id="defenders loyalty"),
]
REINFORCEMENTS = [
    pytest.param(of("reinforcement", "mail", hands=("guard", "")), ATTACKER, id="attacker"),
    pytest.param(of("outlaw", "reinforcement", hands=("", "guard")), DEFENDER, id="defender"),
]


@pytest.mark.parametrize(("raid", "seat", "card"), CHOICES)
def test_ch_24_a_choice_is_its_cards_owners_over_the_open_raid(
    raid: Raid, seat: Seat, card: str
) -> None:
    """Its owner, the other seat and a spectator see the same of it."""
    state = asked(raid)
    assert stock().awaiting(state) == Waiting((seat,), (seat,), open=True)
    views = [stock().observe(state, eyes).raid for eyes in (None, ATTACKER, DEFENDER)]
    assert views[0] is not None
    assert (views[0].chooser, views[0].card) == (seat, KIND[card])
    assert views == [views[0]] * 3
    assert not stock().legal(state, Seat(1 - seat))


@pytest.mark.parametrize(("raid", "seat"), REINFORCEMENTS)
def test_ch_24_reinforcement_alone_is_chosen_from_a_hand(raid: Raid, seat: Seat) -> None:
    waiting = stock().awaiting(asked(raid))
    assert isinstance(waiting, Waiting)
    assert (waiting.due, waiting.open, waiting.sealed) == ((seat,), False, True)


def test_ch_24_only_what_is_asked_may_be_answered_and_by_its_owner_alone() -> None:
    state = asked(of("thief", "gold mail"))
    assert refusal(state, DEFENDER, Steal(KIND["gold"])) == (TURN, "")
    assert refusal(state, ATTACKER, Rope(KIND["outlaw"])) == ("CH-24", "other")
    assert refusal(state, ATTACKER, EndTurn(draw=False)) == ("CH-24", "other")


@pytest.mark.parametrize(
    ("raid", "seat", "answer", "reason"),
    [
        (of("thief", "gold mail"), ATTACKER, Steal(KIND["grain"]), ("CH-18", "not-in-play")),
        (of("lasso", "guard outlaw"), ATTACKER, Rope(KIND["sheriff"]), ("CH-18", "not-in-play")),
        (
            of("outlaw", "reinforcement", hands=("", "guard")),
            DEFENDER,
            Reinforce(KIND["sheriff"]),
            ("CH-18", "not-in-hand"),
        ),
        (
            of("loyalty outlaw", "mail"),
            ATTACKER,
            TakeBack(bag(["outlaw", "outlaw"])),
            ("CH-25", "not-in-play"),
        ),
        (
            of("loyalty outlaw", "mail"),
            ATTACKER,
            TakeBack(bag(["loyalty"])),
            ("CH-25", "not-in-play"),
        ),
    ],
    ids=["thief", "lasso", "reinforcement", "too many", "no firepower"],
)
def test_ch_18_a_special_acts_on_nothing_but_what_it_may(
    raid: Raid, seat: Seat, answer: CargoAction, reason: tuple[str, str]
) -> None:
    assert refusal(asked(raid), seat, answer) == reason


@pytest.mark.parametrize(
    "action",
    [Steal(8), Flee(go=True), Rope(0), Reinforce(0), TakeBack((0,))],
    ids=lambda action: type(action).__name__,
)
def test_ch_28_no_special_works_straight_from_the_hand(action: CargoAction) -> None:
    hand = "thief getaway lasso reinforcement loyalty farmhand"
    state = position(of("diversion", "mail farmhand", hands=(hand, "")))
    assert refusal(state, ATTACKER, action) == ("CH-24", "not-asked")


# Standing answers


def unasked(ask: Ask) -> Cards:
    """Nobody is to be asked."""
    raise AssertionError(ask)


def standing(raid: Raid, answers: Answers) -> Outcome:
    """What comes of a raid whose defender has left these answers, and is asked nothing."""
    return play(dealt(raid, answers), raid, unasked)


@pytest.mark.parametrize(
    ("attack", "delivery", "gone"),
    [
        ("gunslinger", "getaway guard mail", False),
        ("dynamite", "getaway guard mail", True),
        ("gunslinger lasso", "getaway guard guard mail", False),
        ("gunslinger lasso lasso", "getaway guard guard mail", True),
        ("gunslinger lasso lasso", "getaway barricade outlaw outlaw", True),
        ("gunslinger lasso", "getaway barricade outlaw outlaw", False),
        ("dynamite", "getaway lasso guard mail", True),
        ("diversion", "getaway gold", False),
    ],
)
def test_ch_24_who_left_word_gets_away_if_the_attacker_would_win(
    attack: str, delivery: str, *, gone: bool
) -> None:
    """The best defenders fall to the attacker's Lassos; the defender's own is not reckoned with.

    Where both Lassos of an attacker have a choice that choice is asked, of the attacker.
    """
    raid = of(attack, delivery)

    def strongest(ask: Ask) -> Cards:
        assert ask.side == "attacker"
        return ask.pool[:1]

    before = dealt(raid, Answers(getaway=Getaway.LOSING))
    out = play(before, raid, strongest)
    assert [step.what for step in out.steps if step.card == "getaway"] == [
        "acts" if gone else "declined"
    ]


@pytest.mark.parametrize(("answer", "what"), [("always", "acts"), ("never", "declined")])
@pytest.mark.parametrize("attack", ["sheriff", "farmhand"])
def test_ch_24_who_left_word_always_or_never_gets_away(attack: str, answer: str, what: str) -> None:
    out = standing(of(attack, "getaway farmhand"), Answers(getaway=Getaway(answer)))
    assert [step.what for step in out.steps if step.card == "getaway"] == [what]


def test_ch_24_lasso_by_a_standing_answer_takes_the_strongest_attacker() -> None:
    out = standing(of("barricade dynamite outlaw", "lasso sheriff"), Answers(lasso=True))
    assert out.strengths == (3, 3)


def test_ch_24_reinforcement_by_a_standing_answer_adds_the_strongest_defender() -> None:
    raid = of("sheriff", "reinforcement mail", hands=("", "gunslinger barricade dynamite"))
    out = standing(raid, Answers(reinforcement=Reinforcing.STRONGEST))
    assert out.strengths == (2, 3)
    twice = of("outlaw", "reinforcement reinforcement", hands=("", "guard barricade farmhand"))
    out = standing(twice, Answers(reinforcement=Reinforcing.STRONGEST))
    assert out.strengths == (2, 5)


@pytest.mark.parametrize("hand", ["sheriff", "mail"])
def test_ch_24_reinforcement_by_a_standing_answer_adds_none(hand: str) -> None:
    raid = of("outlaw", "reinforcement guard", hands=("", hand))
    assert standing(raid, Answers(reinforcement=Reinforcing.NONE)).strengths == (2, 2)


def test_ch_24_loyalty_by_a_standing_answer_takes_all_back() -> None:
    out = standing(of("outlaw", "loyalty guard guard mail"), Answers(loyalty=True))
    assert out.back[1] == Counter({"guard": 2})


def test_ch_24_an_answer_to_one_card_leaves_the_others_to_be_asked() -> None:
    raid = of("outlaw farmhand", "getaway lasso loyalty guard sheriff mail")
    met: list[str] = []

    def answer(ask: Ask) -> Cards:
        met.append(ask.card)
        return ask.pool[:1]

    play(dealt(raid, Answers(getaway=Getaway.NEVER)), raid, answer)
    assert met == ["lasso", "loyalty"]


def test_ch_24_an_attacker_is_asked_whatever_answers_lie_with_the_own_delivery() -> None:
    raid = Raid(("loyalty", "lasso", "outlaw"), ("farmhand", "guard"), own=("mail",))
    every = Answers(Getaway.ALWAYS, lasso=True, reinforcement=Reinforcing.NONE, loyalty=True)
    state = replace(position(raid), answers=(every, ASK_ALL))
    met: list[str] = []

    def answer(ask: Ask) -> Cards:
        met.append(ask.card)
        return ask.pool[-1:]

    play(state, raid, answer)
    assert met == ["lasso", "loyalty"]


def test_ch_24_standing_answers_are_private_and_changed_at_the_end_of_any_own_turn() -> None:
    raid = of("outlaw", "getaway mail")
    first, second = Answers(getaway=Getaway.ALWAYS), Answers(getaway=Getaway.NEVER)
    state = dealt(raid, first)
    assert stock().observe(state, DEFENDER).answers == first
    assert stock().observe(state, None).answers is None
    assert stock().observe(state, ATTACKER).answers == ASK_ALL
    state = stock().apply(state, Act(ATTACKER, EndTurn(draw=False))).state
    step = stock().apply(state, Act(DEFENDER, EndTurn(draw=False, answers=second)))
    left = [event for event in step.events if isinstance(event, AnswersLeft)]
    assert left == [AnswersLeft(DEFENDER, second)]
    assert left[0].seen_by(DEFENDER) == left[0]
    assert left[0].seen_by(ATTACKER) is None
    assert left[0].seen_by(None) is None
    out = play(step.state, raid, unasked)
    assert out.steps[0].what == "declined"


def test_ch_24_standing_answers_are_for_a_delivery_and_gone_with_it() -> None:
    raid = of("sheriff", "mail", hands=("guard", ""))
    state = dealt(raid, Answers(getaway=Getaway.ALWAYS))
    state = stock().apply(state, Act(ATTACKER, Attack(DEFENDER, bag(raid.attack)))).state
    assert stock().observe(state, DEFENDER).answers == ASK_ALL
    end = EndTurn(draw=False, answers=Answers(lasso=True))
    assert refusal(state, ATTACKER, end) == ("CH-24", "no-delivery")

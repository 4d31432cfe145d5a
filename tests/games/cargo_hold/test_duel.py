"""Tests: a turn of two seats where a crate or two decide, played as a game of its own."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from engine.core import Act, Chance, Rng, Seat, Step
from engine.games.cargo_hold.actions import Attack, CargoAction, Deliver, EndTurn
from engine.games.cargo_hold.bots import endgame
from engine.games.cargo_hold.bots.endgame import ONE, EndgamePlan
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.bots.levels import DecisionContext, HardBot
from engine.games.cargo_hold.bots.raid_batch import counts
from engine.games.cargo_hold.bots.rollouts import RolloutState
from engine.games.cargo_hold.bots.search import CargoSearch
from engine.games.cargo_hold.bots.subgame_solver import SubgameSolver
from engine.games.cargo_hold.components import KINDS
from engine.games.cargo_hold.rules import CargoHold
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import Phase
from engine.parts.cards import Bag
from tests.games.cargo_hold.deals import Match, box, cards
from tests.games.cargo_hold.toy import two_kinds


@pytest.fixture(autouse=True)
def _nothing_is_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest of a match is too large to be solved whole, as with all cards of the box."""
    monkeypatch.setattr(endgame, "DEALINGS", 0)


@cache
def duels(turns: int) -> SubgameSolver:
    small = two_kinds(turns).box
    return SubgameSolver(CargoSearch(small, CargoEvaluation(small)))


def dealt(game: CargoHold, first: str, second: str) -> CargoState:
    begun: CargoState = game.setup(game.configure(2, {})).state
    step: Step = game.apply(begun, Chance(cards(first) + cards(second)))
    found: CargoState = step.state
    assert found.hands == (cards(first), cards(second))
    return found


def sent(game: CargoHold, state: CargoState, crate: str) -> CargoState:
    """After the first seat has sent this, and drawn a gunslinger."""
    acts: tuple[CargoAction, ...] = (Deliver(cards(crate), False), EndTurn(True))
    for act in acts:
        state = game.apply(state, Act(Seat(0), act)).state
    step: Step = game.apply(state, Chance(cards("gunslinger")))
    found: CargoState = step.state
    assert found.deliveries[0] == cards(crate)
    return found


def plans(game: CargoHold, state: CargoState, hand: Bag) -> list[EndgamePlan]:
    seat = state.turn % 2
    view = game.observe(state, Seat(seat))
    found = duels(game.box.turns).plans(view, seat, hand, ())
    assert abs(sum(plan.share for plan in found) - ONE) < ONE // 5
    return found


def test_it_is_played_where_two_are_left_to_whom_a_crate_or_two_are_enough() -> None:
    found = duels(2)
    for seats, first, fits in ((2, 700, False), (2, 800, True), (3, 800, False)):
        match = Match(seats=seats)
        match.state = replace(match.state, money=((first, 0, 0, 0), *match.state.money[1:]))
        assert fits == found.fits(match.view(0))


def test_what_the_other_holds_tells_nothing_of_how_a_hand_is_played() -> None:
    game, hand = two_kinds(2), cards("2*gunslinger payroll")
    ways = [
        plans(game, dealt(game, "2*gunslinger payroll", other), hand)
        for other in ("3*gunslinger", "3*payroll")
    ]
    assert ways[0] == ways[1]
    # Nor does what lies in a crate.
    ways = []
    for crate in ("gunslinger", "payroll"):
        state = dealt(game, "gunslinger 2*payroll", "2*gunslinger payroll")
        ways.append(plans(game, sent(game, state, crate), hand))
    assert ways[0] == ways[1]


def test_a_lone_decoy_is_sent_at_times() -> None:
    game, hand = two_kinds(2), cards("3*gunslinger")
    lone = sum(
        plan.share
        for plan in plans(game, dealt(game, "3*gunslinger", "3*payroll"), hand)
        if plan.sent == cards("gunslinger")
    )
    assert ONE // 10 < lone < ONE * 9 // 10


def test_a_crate_that_would_win_is_raided_by_whoever_can() -> None:
    game, hand = two_kinds(4), cards("3*gunslinger")
    state = dealt(game, "gunslinger 2*payroll", "3*gunslinger")
    state = sent(game, state, "gunslinger 2*payroll")
    found = plans(game, state, hand)
    assert sum(plan.share for plan in found if len(plan.raid) >= 2) > ONE * 9 // 10
    # And by the computer, which chooses among its plans, and goes on with the one it began.
    captain, acts = HardBot(game.box), []
    while state.phase not in (Phase.DRAW, Phase.OVER):
        view, world = game.observe(state, Seat(1)), game.determinize(state, Seat(1), Rng("w"))
        act, _ = captain.choose(DecisionContext(game, view, Seat(1), world, Rng("b")))
        acts.append(act)
        state = game.apply(state, Act(Seat(1), act)).state
    assert any(isinstance(act, Attack) for act in acts)
    assert state.winner == 1


def test_with_all_cards_of_the_box_it_finds_what_wins() -> None:
    match = Match(
        "2*gold sheriff 2*guard thief grain", "gold mail 2*outlaw 2*dynamite lasso", seats=2
    )
    match.state = replace(match.state, money=((900, 0, 0, 0), (850, 0, 0, 0)))
    match.deliver("gold")
    match.rest()
    whole = box()
    found = SubgameSolver(CargoSearch(whole, CargoEvaluation(whole)))
    hand = match.state.hands[1]
    ways = found.plans(match.view(1), 1, hand, ())
    assert {plan.raid for plan in ways} > {(), cards("dynamite")}
    for plan in ways:
        assert Counter((*plan.sent, *plan.raid)) <= Counter(hand)
        if plan.sent:
            assert Deliver(plan.sent, plan.extended) in match.game.legal(match.state, Seat(1))
    assert sum(plan.share for plan in ways if plan.raid) > ONE // 2


def test_what_is_sent_without_cargo_is_sent_to_be_raided() -> None:
    match, hand = Match("", "", seats=2), cards("reinforcement loyalty lasso diversion sheriff")
    match.state = replace(match.state, money=((900, 0, 0, 0), (850, 0, 0, 0)))
    view, whole = match.view(0), box()
    own = replace(view.seats[0], cards=len(hand), hand=hand)
    view = replace(view, seats=(own, view.seats[1]))
    ways = SubgameSolver(CargoSearch(whole, CargoEvaluation(whole))).plans(view, 0, hand, ())
    alone = [cards(crate) for crate in ("", "sheriff", "diversion", "sheriff diversion")]
    assert {plan.sent for plan in ways} == {*alone}


def test_who_is_bold_raids_what_may_win_before_its_cards_guard_its_own() -> None:
    ahead = duels(4).ahead
    hands = counts([(), cards("2*gunslinger 2*payroll")])
    crates = counts([cards("gunslinger 2*payroll"), ()])
    left = []
    for bold in (False, True):
        trail = RolloutState(
            hands[None].copy(),
            crates[None].copy(),
            np.zeros((1, 2), dtype=np.int64),
            np.array([[1, 0]]),
            np.zeros((1, 2), dtype=np.int64),
            np.full((1, 20), KINDS - 1, dtype=np.int64),
            300,
        )
        ahead.turn(trail, 1, bold=bold)
        left.append(int(trail.winner[0]))
    assert left[0] != 1
    assert left[1] == 1

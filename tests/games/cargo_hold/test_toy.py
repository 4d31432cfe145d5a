"""Tests: what can be won from `hard` by whoever knows it by heart, on a deck of twelve cards."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean, stdev

import pytest

from engine.core import Act, Chance, Rng, Seat
from engine.games.cargo_hold.actions import Attack, CargoAction, Deliver, EndTurn
from engine.games.cargo_hold.bots.levels import CargoBot, DecisionContext
from engine.games.cargo_hold.components import PAYROLL
from tests.games.cargo_hold.deals import cards
from tests.games.cargo_hold.toy import TARGET, BestResponse, Reader, two_kinds
from tests.tools.ladder.toy import AIM, margins


def idle(at: DecisionContext) -> Mapping[CargoAction, float]:
    """Draws, and does nothing."""
    return {EndTurn(True): 1.0}


def halves(at: DecisionContext) -> Mapping[CargoAction, float]:
    """`normal`, which half the time leaves out what it would do."""
    found = CargoBot(two_kinds().box).choose(at)[0]
    end = EndTurn(True)
    return {found: 1.0} if found == end or at.view.phase == "discard" else {found: 0.5, end: 0.5}


def test_against_one_who_does_nothing_all_cargo_comes_in() -> None:
    # Of three cards half are cargo; what is sent in the first turn comes in in the second.
    best = BestResponse(two_kinds(2), 1, idle)
    assert best.value(best.start()) == pytest.approx(225)


def test_hard_knows_which_turn_is_its_last_ch_19() -> None:
    game = two_kinds(1)
    reader, state = Reader(game.box), game.setup(game.configure(2, {})).state
    state = game.apply(state, Chance(cards("gunslinger 2*payroll") + cards("3*gunslinger"))).state

    def may() -> set[CargoAction]:
        seat = state.turn % 2
        world = game.determinize(state, Seat(seat), Rng("toy"))
        at = DecisionContext(game, game.observe(state, Seat(seat)), Seat(seat), world, Rng("toy"))
        return {*reader.chances(at)}

    # What is sent now never comes in, and may be taken.
    assert not any(isinstance(act, Deliver) and PAYROLL in act.cards for act in may())
    for act in (Deliver((PAYROLL,), False), EndTurn(False)):
        state = game.apply(state, Act(Seat(0), act)).state
    # No card is worth anything afterwards.
    assert all(isinstance(act, Attack) for act in may())


@pytest.mark.deep("plays hundreds of matches")
def test_what_is_expected_comes_in_match_by_match() -> None:
    best = BestResponse(two_kinds(2), 0, halves)
    expected = best.value(best.start())
    found = [best.played(Rng("toy", number)) for number in range(200)]
    assert expected > 100
    assert abs(fmean(found) - expected) < 2.5 * stdev(found) / len(found) ** 0.5


@pytest.mark.deep("asks hard a thousand times")
@pytest.mark.timeout(600)
def test_in_two_turns_each_no_more_can_be_won_from_hard_than_is_aimed_at() -> None:
    (first, second), _ = margins(2)
    # 15 % of the target before hard played a turn as a game, 5 % before it played a match as one.
    assert (first + second) / 2 <= AIM * TARGET


@pytest.mark.deep("asks hard eighty thousand times")
@pytest.mark.timeout(1800)
def test_in_four_turns_each_what_can_be_won_from_hard_is_what_is_aimed_at() -> None:
    (first, second), _ = margins(4)
    assert (first + second) / 2 <= AIM * TARGET

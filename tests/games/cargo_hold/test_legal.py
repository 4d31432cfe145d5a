"""Tests: what is legal is counted and sampled, and never listed."""

from __future__ import annotations

import time
from collections import Counter

from msgspec.structs import replace

from engine.core import Rng, Seat
from engine.games.cargo_hold.actions import Attack, Collect, Deliver, EndTurn, Extend
from engine.games.cargo_hold.legal import InTurn
from tests.games.cargo_hold.deals import Match, box


def crowded(size: int) -> Match:
    """Seat 7 has so many cards, all of other kinds, and all others have deliveries."""
    match = Match(seats=8)
    kinds = [kind for kind in range(24) if not 8 <= kind < 16]
    hand = tuple(sorted([*kinds, *range(8, 16)][:size]))
    everyone = range(8)
    match.state = replace(
        match.state,
        turn=15,
        hands=tuple(hand if seat == 7 else () for seat in everyone),
        deliveries=tuple((8,) if seat != 7 else () for seat in everyone),
    )
    return match


def test_a_hand_of_24_kinds_at_eight_seats_has_millions_of_acts_and_lists_none() -> None:
    match = crowded(24)
    legal = match.game.legal(match.state, Seat(7))
    began = time.process_time()
    assert 2 * (2**24 - 1) + 7 * (2**16 - 1) + 2 == legal.count()
    stream = Rng("crowded")
    for _ in range(1_000):
        assert legal.sample(stream) in legal
    assert time.process_time() - began < 2


def test_every_legal_act_of_a_small_hand_is_sampled_and_no_other() -> None:
    match = Match("mail farmhand thief", "mail", seats=2)
    match.deliver("mail")
    match.rest()
    match.state = replace(match.state, hands=(match.state.hands[0], match.state.hands[0][:3]))
    legal = match.game.legal(match.state, Seat(1))
    listed = list(legal)
    assert len(set(listed)) == len(listed) == legal.count()
    stream = Rng("small")
    assert set(listed) == {legal.sample(stream) for _ in range(4_000)}


def test_all_kinds_of_acts_are_sampled_where_all_are_legal() -> None:
    match = Match("mail farmhand thief guard lasso", "mail", seats=2)
    match.deliver("mail")
    match.rest()
    match.deliver("mail")
    match.rest()
    legal = match.game.legal(match.state, Seat(0))
    assert isinstance(legal, InTurn)
    assert legal.deliveries is None
    assert legal.raids is not None
    assert legal.raids.extends(legal.hand[:0])
    assert (1,) == legal.targets
    found = Counter(type(legal.sample(Rng("kinds", n))) for n in range(400))
    assert {Collect, Extend, Attack, EndTurn} == set(found)
    assert Deliver not in found
    stream = Rng("answers")
    answers = {legal.sample(stream) for _ in range(20_000)}
    assert 2 * 4 * 2 * 3 * 2 == len({a for a in answers if isinstance(a, EndTurn)})


def test_what_is_to_be_discarded_is_one_of_the_subsets_of_that_size() -> None:
    match = Match(seats=2)
    match.draw("sheriff")
    hand = match.state.hands[0]
    legal = match.game.legal(match.state, Seat(0))
    assert len(set(hand)) == legal.count()
    assert box().limit + 1 == len(hand)

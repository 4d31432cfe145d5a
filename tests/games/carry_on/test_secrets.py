"""Tests: what a seat knows of hands that passed through it, and what a state made up keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core import Rng, Seat
from engine.games.carry_on.actions import Pick
from engine.games.carry_on.components import HAND_SIZE
from engine.games.carry_on.rules import CarryOn
from engine.games.carry_on.state import CarryState
from engine.parts import hidden_cards
from tests.games.carry_on.deals import Match, box, cards, dealt, stock
from tests.laws import kit, laws
from tests.laws.kit import Position
from tests.laws.test_laws import holds_of


def worlds(match: Match, seat: int, count: int = 200) -> Iterator[CarryState]:
    """States made up for a seat."""
    for number in range(count):
        yield match.game.determinize(match.state, Seat(seat), Rng("worlds", number))


def same(match: Match, seat: int) -> list[bool]:
    """Which hands are what they are in every state made up for a seat."""
    found = [*worlds(match, seat)]
    return [all(w.hands[s] == hand for w in found) for s, hand in enumerate(match.state.hands)]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_seat_knows_the_hands_that_it_held_and_no_others(seats: int) -> None:
    match = Match(seats, f"held {seats}").characters()
    match.roll()
    for turn in range(1, HAND_SIZE):
        for seat in range(seats):
            known = {(seat + step) % seats for step in range(min(turn, seats))}
            assert [one in known for one in range(seats)] == same(match, seat)
            view = match.view(seat)
            for number, hand in enumerate(match.state.hands):
                assert view.seats[number].known == (hand if number in known else None)
        assert all(seat.known is None for seat in match.view().seats)
        match.pick_any()


def test_what_others_took_out_of_a_hand_that_was_passed_on_is_known() -> None:
    one, two = cards("c2 c3 c4 d2 d3 d4 s"), cards("g2 g3 g4 h2 h3 h4 s")
    match = dealt(one, two, cards("c5 c6 c7 d5 d6 d7 s"), seats=4)
    match.pick(one[0], two[0], *(hand[0] for hand in match.state.hands[2:]))
    # Seat 0's first hand lies at seat 1 now, which takes the souvenir out of it.
    picks = [hand[0] for hand in match.state.hands]
    picks[1] = one[-1]
    match.pick(*picks)
    assert one[1:-1] == match.view(0).seats[2].known
    assert {one[1:-1]} == {world.hands[2] for world in worlds(match, 0)}


def test_of_a_sealed_pick_only_ones_own_is_known() -> None:
    match = dealt(cards("c2 c3 c4 d2 d3 d4 s"), cards("g2 g3 g4 h2 h3 h4 s"), seats=3)
    match.act(0, Pick(cards("d4")[0]))
    match.act(1, Pick(cards("h4")[0]))
    mine = {world.picks[0] for world in worlds(match, 0)}
    assert set(cards("d4")) == mine
    theirs = {world.picks[1] for world in worlds(match, 0)}
    assert len(theirs) > 15
    for world in worlds(match, 0, 50):
        assert world.picks[1] in world.hands[1]
        assert -1 == world.picks[2]


def test_with_open_hands_only_the_picks_of_others_are_made_up() -> None:
    match = dealt(cards("c2 c3 c4 d2 d3 d4 s"), seats=3, open_hands=True)
    match.act(1, Pick(match.state.hands[1][0]))
    assert [True] * 3 == same(match, 0)
    assert set(match.state.hands[1]) == {world.picks[1] for world in worlds(match, 0)}


def test_with_two_the_three_that_the_other_drew_may_be_any_that_are_left() -> None:
    match = Match(2).characters()
    match.chance(*cards("c2 d4 s"))
    assert [True, True] == same(match, 0)
    drawn = Counter(card for world in worlds(match, 1, 400) for card in world.hands[0])
    assert set(box().deck) == set(drawn)
    for world in worlds(match, 1, 20):
        assert box().deck == tuple(sorted((*world.deck, *world.hands[0])))


def test_hidden_cards_are_dealt_evenly() -> None:
    match = dealt(cards("c2 c3 c4 d2 d3 d4 s"), seats=3)
    left = Counter(box().deck) - Counter(match.state.hands[0])
    found = Counter(card for world in worlds(match, 0, 2_000) for card in world.hands[1])
    for kind, copies in left.items():
        # 7 of 49 cards, 2,000 times.
        assert 0.85 < found[kind] / (copies * 2_000 / 7) < 1.15


class Forgets(CarryOn):
    """Made-up states in which what a seat has passed on may be anything."""

    def determinize(self, state: CarryState, seat: Seat, stream: Rng) -> CarryState:
        good = super().determinize(state, seat, stream)
        if state.open or not any(state.hands):
            return good
        others = [one for one in range(len(state.hands)) if one != seat]
        hands, deck = hidden_cards.resample_hidden(good.hands, others, good.deck, stream)
        return replace(good, hands=hands, deck=deck, picks=_in_hand(good.picks, hands, seat))


def _in_hand(
    picks: tuple[int, ...], hands: tuple[tuple[int, ...], ...], seat: int
) -> tuple[int, ...]:
    return tuple(
        pick if one == seat or pick < 0 else hands[one][0] for one, pick in enumerate(picks)
    )


def test_the_law_of_what_was_told_finds_out_who_forgets_a_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    number = next(n for n, one in enumerate(kit.configs("carry_on")) if one.seats == 4)
    inputs = kit.match("carry_on", number, "law 0").inputs
    places = [Position("carry_on", number, "law 0", count) for count in range(inputs + 1)]

    def law() -> None:
        for place in places:
            laws.a_world_keeps_what_was_told(place, Seat(1), holds_of("carry_on"))

    law()
    forgetful = Forgets(stock().box, {})
    monkeypatch.setattr(Position, "game", property(lambda _: forgetful))
    with pytest.raises(AssertionError):
        law()

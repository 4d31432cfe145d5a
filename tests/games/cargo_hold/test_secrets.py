"""Tests: what is known of hidden cards, and that made-up states keep it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core import Rng, Seat
from engine.games.cargo_hold.actions import Flee, TakeBack
from engine.games.cargo_hold.rules import CargoHold
from engine.games.cargo_hold.state import CargoState
from tests.games.cargo_hold.deals import Match, box, cards, stock
from tests.laws import kit, laws
from tests.laws.kit import Position
from tests.laws.test_laws import holds_of


def worlds(match: Match, seat: int, count: int = 200) -> Iterator[CargoState]:
    """States made up for a seat."""
    for number in range(count):
        yield match.game.determinize(match.state, Seat(seat), Rng("worlds", number))


def has(bag: tuple[int, ...], text: str) -> bool:
    """Whether all these cards are in it."""
    return not Counter(cards(text)) - Counter(bag)


def test_ch_13_who_put_a_delivery_down_remembers_it_and_sees_it_no_more() -> None:
    match = Match("gold thief farmhand mail", seats=3)
    match.deliver("gold thief")
    match.rest()
    assert {cards("gold thief")} == {world.deliveries[0] for world in worlds(match, 0)}
    found = Counter(world.deliveries[0] for world in worlds(match, 1))
    assert len(found) > 50
    for world in worlds(match, 1, 50):
        assert world.hands[1] == match.state.hands[1]
        assert (2, 5, 7) == (len(world.deliveries[0]), len(world.hands[0]), len(world.hands[2]))
        everything = (
            *world.deck,
            *(card for zone in (*world.hands, *world.deliveries) for card in zone),
        )
        assert box().deck == tuple(sorted(everything))


def came_back() -> Match:
    """Seat 0 has got away from a raid with these cards, which all have seen; it is its turn."""
    match = Match("getaway sheriff gold farmhand", "outlaw", seats=3)
    match.deliver("getaway sheriff gold farmhand")
    match.rest()
    match.raid(0, "outlaw")
    match.act(0, Flee(True))
    match.rest()
    match.rest()
    return match


def test_ch_25_what_came_back_was_seen_by_all_and_counts_as_known() -> None:
    match = came_back()
    back = cards("sheriff gold farmhand")
    for viewer in (0, 1, 2, None):
        assert (back, ()) == (match.seat(0, viewer).known, match.seat(0, viewer).either)
    assert all(has(world.hands[0], "sheriff gold farmhand") for world in worlds(match, 1))


def test_ch_25_once_a_delivery_is_put_down_it_lies_in_one_of_the_two() -> None:
    match = came_back()
    match.deliver("sheriff mail" if has(match.state.hands[0], "mail") else "sheriff")
    seen = match.seat(0, viewer=1)
    assert ((), cards("sheriff gold farmhand")) == (seen.known, seen.either)
    places = Counter(
        (has(world.hands[0], "sheriff"), has(world.deliveries[0], "sheriff"))
        for world in worlds(match, 1)
    )
    # It may also be another one of the same kind that lies there.
    assert places[True, False]
    assert places[False, True]
    assert not places[False, False]


def test_ch_25_what_a_shown_delivery_did_not_have_is_in_the_hand() -> None:
    match = came_back()
    match.deliver("sheriff")
    match.rest()
    match.raid(0, cards_of(match, 1))
    seen = match.seat(0, viewer=2)
    assert (cards("gold farmhand"), ()) == (seen.known, seen.either)


def cards_of(match: Match, seat: int) -> str:
    """One card of a hand that it can raid with."""
    return next(box().ids[kind] for kind in match.state.hands[seat] if kind not in range(8, 16))


def test_ch_25_what_was_played_since_is_known_no_more() -> None:
    match = came_back()
    match.rest()
    match.deliver(cards_of(match, 1))
    match.rounds()
    assert 0 != match.actor
    while match.actor:
        match.rest()
    match.raid(1, "sheriff")
    assert cards("gold farmhand") == match.seat(0, viewer=2).known


def test_a_whole_hand_that_was_put_down_is_known_to_lie_there() -> None:
    match = came_back()
    hand = match.state.hands[0]
    match.act(0, next(a for a in match.legal(0) if getattr(a, "cards", ()) == hand))
    match.draw()
    assert all(has(world.deliveries[0], "sheriff gold farmhand") for world in worlds(match, 2))


def test_of_few_cards_that_were_kept_the_rest_is_known_to_lie_there() -> None:
    match = came_back()
    hand = match.state.hands[0]
    kept = hand[0]
    assert kept not in cards("sheriff gold farmhand") or has(hand, "farmhand")
    match.act(0, next(a for a in match.legal(0) if getattr(a, "cards", ()) == hand[1:]))
    match.draw()
    for world in worlds(match, 2):
        assert (Counter(cards("sheriff gold farmhand")) & Counter(world.deliveries[0])).total() >= 2


def test_ch_25_what_an_attackers_loyalty_took_back_is_not_in_its_delivery() -> None:
    match = Match("mail", "grain dynamite bandit_boss loyalty", seats=3)
    match.deliver("mail")
    match.rest()
    match.deliver("grain")
    match.raid(0, "dynamite bandit_boss loyalty")
    match.act(1, TakeBack(cards("dynamite")))
    match.draw()
    assert cards("dynamite") == match.seat(1, viewer=0).known
    assert all(has(world.hands[1], "dynamite") for world in worlds(match, 0))


def reshuffled() -> Match:
    """The deck was made anew, of these cards; seat 0 has drawn from it, the others have not."""
    match = Match(seats=3)
    pile = cards("2*sheriff 3*gold 3*payroll 2*mail")
    deck = tuple(card for card in match.state.deck if card not in pile)
    hands = tuple(tuple(c for c in hand if c not in pile) for hand in match.state.hands)
    missing = [7 - len(hand) for hand in hands]
    spare, filled = [*deck], []
    for hand, many in zip(hands, missing, strict=True):
        filled.append(tuple(sorted((*hand, *spare[:many]))))
        del spare[:many]
    match.state = replace(match.state, hands=tuple(filled), deck=(), discards=pile)
    match.draw("sheriff gold 2*payroll")
    match.trim()
    return match


def test_ch_16_a_new_deck_has_the_cards_of_its_pile_and_no_others() -> None:
    match = reshuffled()
    left = Counter(cards("2*sheriff 3*gold 3*payroll 2*mail"))
    for viewer in range(3):
        for world in worlds(match, viewer, 100):
            assert Counter(world.deck) <= left
            # Who has not drawn since has nothing that lay in the pile alone.
            for other in {1, 2} - {viewer}:
                assert not set(cards("sheriff gold payroll")) & set(world.hands[other])
    mine = left - Counter(cards("sheriff gold 2*payroll"))
    assert {tuple(sorted(mine.elements()))} == {world.deck for world in worlds(match, 0, 20)}


def test_hidden_cards_are_dealt_evenly() -> None:
    match = Match(seats=3)
    match.deliver(box().ids[match.state.hands[0][0]])
    match.rest()
    left = Counter(box().deck) - Counter(match.state.hands[1])
    found = Counter(card for world in worlds(match, 1, 4_000) for card in world.hands[2])
    for kind, copies in left.items():
        # 7 of 93 cards, 4,000 times.
        assert 0.8 < found[kind] / (copies * 4_000 * 7 / 93) < 1.2


class Forgets(CargoHold):
    """Made-up states in which one's own delivery may be anything."""

    def determinize(self, state: CargoState, seat: Seat, stream: Rng) -> CargoState:
        good = super().determinize(state, seat, stream)
        mine = good.deliveries[seat]
        if not mine or not good.deck or good.phase in ("over", "loyalty"):
            return good
        deck = tuple(sorted((*good.deck[1:], mine[0])))
        own = tuple(sorted((*mine[1:], good.deck[0])))
        deliveries = (*good.deliveries[:seat], own, *good.deliveries[seat + 1 :])
        return replace(good, deck=deck, deliveries=deliveries)


class Overlooks(CargoHold):
    """Made-up states in which what came back to others' hands is forgotten."""

    def determinize(self, state: CargoState, seat: Seat, stream: Rng) -> CargoState:
        if state.phase == "over":
            return state
        blank = replace(state, known=tuple(type(one)() for one in state.known))
        return replace(super().determinize(blank, seat, stream), known=state.known)


@pytest.mark.parametrize("broken", [Forgets, Overlooks])
def test_the_law_of_what_was_told_finds_out_who_forgets(
    monkeypatch: pytest.MonkeyPatch, broken: type[CargoHold]
) -> None:
    configs = enumerate(kit.configs("cargo_hold"))
    number = next(n for n, one in configs if (one.seats, one["target"]) == (3, box().high))
    inputs = kit.match("cargo_hold", number, "law 0").inputs
    every = (Position("cargo_hold", number, "law 0", count) for count in range(1, inputs))
    places = [
        place
        for place in every
        if any(place.state.deliveries) and any(one.hand or one.either for one in place.state.known)
    ][:60]
    assert places

    holds = holds_of("cargo_hold")

    def law() -> None:
        for place in places:
            for seat in range(3):
                laws.a_world_keeps_what_was_told(place, Seat(seat), holds)

    law()
    forgetful = broken(stock().box, {})
    monkeypatch.setattr(Position, "game", property(lambda _: forgetful))
    with pytest.raises(AssertionError):
        law()

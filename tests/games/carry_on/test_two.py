"""Tests: the form for two: draw three, pack one, discard two, from one deck."""

from __future__ import annotations

from collections import Counter

from engine.core import TURN, Seat
from engine.games.carry_on.actions import Pick
from engine.games.carry_on.components import HAND_SIZE
from engine.games.carry_on.events import Drew, HandTaken, LuggageDrawn, Packed, RoundBegan
from engine.games.carry_on.view import Phase
from tests.games.carry_on.deals import Match, box, cards

DRAWN = cards("c2 d4 s")


def two(**options: bool) -> Match:
    match = Match(2, "test", **options).characters()
    match.chance(*DRAWN)
    return match


def play_round(match: Match) -> None:
    match.roll()
    while match.state.phase is Phase.PICK:
        seat = match.state.packs % 2
        match.act(seat, Pick(match.state.hands[seat][0]))
        if match.state.packs < 2 * HAND_SIZE:
            match.answer()


def test_co_30_the_first_seat_draws_three_packs_one_and_discards_two() -> None:
    match = two()
    assert [Drew(Seat(0), 1, 3, 53)] == match.told(Drew)
    waiting = match.waiting()
    assert ((0,), (0,), False, False) == (
        waiting.may,
        waiting.due,
        waiting.sealed,
        waiting.open,
    )
    assert [Pick(card) for card in DRAWN] == match.legal(0)
    assert TURN == match.refusal(1, Pick(DRAWN[0])).rule
    match.act(0, Pick(DRAWN[1]))
    gone = (DRAWN[0], DRAWN[2])
    assert [Packed(Seat(0), 1, DRAWN[1], gone)] == match.told(Packed)
    assert ((DRAWN[1],), gone, "revealed") == (
        match.state.packed[0],
        match.view().discards,
        match.fence,
    )
    assert Phase.DRAW is match.state.phase
    match.roll()
    assert (1, 1) == (match.view(0).actor, match.view(0).turn)
    assert [(Seat(1), 1)] == [(drew.seat, drew.turn) for drew in match.told(Drew)]


def test_co_30_only_one_of_the_three_can_be_packed() -> None:
    match = two()
    other = next(card for card in box().deck if card not in DRAWN)
    refused = match.refusal(0, Pick(other))
    assert ("CO-30", "not-in-hand") == (refused.rule, refused.reason)


def test_co_30_nothing_is_packed_after_the_round() -> None:
    match = two()
    while match.state.phase is not Phase.SETTLE:
        if match.state.phase is Phase.PICK:
            seat = match.state.packs % 2
            match.act(seat, Pick(match.state.hands[seat][-1]))
        match.roll()
    settling = match.view().settling[0]
    refused = match.refusal(int(settling), Pick(0))
    assert ("CO-30", "phase") == (refused.rule, refused.reason)


def test_co_30_what_a_seat_draws_is_shown_before_another_acts() -> None:
    """So nobody has to cover it from the other at one screen."""
    match = Match(2, "shown").characters()
    match.roll()
    for _ in range(2 * HAND_SIZE - 1):
        seat = match.state.packs % 2
        drawn = match.state.hands[seat]
        match.act(seat, Pick(drawn[0]))
        view = match.view()
        shown = (*view.seats[seat].packed, *view.discards)
        assert not Counter(drawn) - Counter(shown)
        match.answer()
        assert match.state.packs % 2 != seat
    assert match.game.hands(match.config)
    assert not match.game.covers_hands(match.config)
    assert match.game.covers_hands(Match(3, "three").config)


def test_co_30_both_pack_seven_in_turns() -> None:
    match = Match(2, "seven").characters()
    play_round(match)
    assert [HAND_SIZE, HAND_SIZE] == [len(case) for case in match.state.packed]
    packed = [event for event in match.log if isinstance(event, Packed)]
    assert [0, 1] * HAND_SIZE == [event.seat for event in packed]
    assert [turn for turn in range(1, 8) for _ in range(2)] == [event.turn for event in packed]
    assert (14, 28) == (56 - 3 * 14, len(match.state.discards))
    assert 14 == len(match.state.deck)


def test_co_30_the_first_seat_begins_every_round() -> None:
    match = Match(2, "begins").characters()
    for number in (1, 2, 3):
        match.roll()
        assert (number, 0) == (match.view().round, match.view().actor)
        play_round(match)
        match.answer()
        match.settle_all()


def test_co_16_the_three_drawn_are_seen_by_who_drew_and_discards_by_both() -> None:
    match = two()
    assert [DRAWN, ()] == [match.view(viewer).seats[0].hand for viewer in (0, 1)]
    (taken,) = match.told(HandTaken)
    assert [taken, None, None] == [taken.seen_by(seat) for seat in (Seat(0), Seat(1), None)]
    assert [3, 3] == [match.view(viewer).seats[0].cards for viewer in (0, 1)]
    match.act(0, Pick(DRAWN[0]))
    assert DRAWN[1:] == match.view(1).discards == match.view(None).discards


def test_co_16_with_open_hands_both_see_the_three() -> None:
    match = two(open_hands=True)
    assert DRAWN == match.view(1).seats[0].hand == match.view(None).seats[0].hand
    (taken,) = match.told(HandTaken)
    assert taken == taken.seen_by(Seat(1))


def test_co_31_luggage_that_was_drawn_never_comes_back_and_the_mix_left_is_public() -> None:
    match = Match(2, "pile").characters()
    left = Counter(box().luggage)
    for lies in (8, 6, 4):
        play_round(match)
        assert lies == len(match.view().luggage) == len(match.request().of)
        assert box().luggage == match.request().whole
        match.answer()
        drawn = [event for event in match.log if isinstance(event, LuggageDrawn)][-1]
        left.subtract(drawn.limits)
        assert sorted(left.elements()) == list(drawn.left) == list(match.view(None).luggage)
        match.settle_all()
    assert 2 == len(match.view().luggage)


def test_co_32_the_whole_deck_is_shuffled_for_each_round() -> None:
    match = Match(2, "whole").characters()
    for number in (1, 2, 3):
        assert (3, box().deck, ("items", number)) == (
            match.request().count,
            match.request().of,
            match.request().deck_id,
        )
        assert () == match.view().discards
        play_round(match)
        match.answer()
        match.settle_all()
    began = [event for event in match.log if isinstance(event, RoundBegan)]
    assert [RoundBegan(number, 0, 56) for number in (1, 2, 3)] == began

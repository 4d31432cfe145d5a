"""Tests: who is told what, and what a state made up for a seat keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core import Act, Rng, Seat, Tick
from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE, kind_of
from engine.games.wheres_my_luggage.events import (
    FaceSeen,
    Grabbed,
    LookEnded,
    Peeked,
    RoundBegan,
    Turned,
)
from engine.games.wheres_my_luggage.state import LuggageState
from engine.games.wheres_my_luggage.view import NONE, LookResult, Phase
from tests.games.wheres_my_luggage.deals import (
    Match,
    at,
    last_cards,
    memory,
    spot,
    timed,
    who,
)

PIRATE, NINJA, VAMPIRE, AGENT, MAGICIAN = range(5)
VIKING = who("viking")


def worlds(match: Match, seat: int, count: int = 60) -> Iterator[LuggageState]:
    """States made up for a seat."""
    for number in range(count):
        yield match.game.determinize(match.state, Seat(seat), Rng("worlds", number))


def tile_in(state: LuggageState, slot: int) -> int:
    """The tile of a slot, also if it is in a hand."""
    held = [s.hand.tile for s in state.seats if s.hand is not None and s.hand.slot == slot]
    return held[0] if held else state.tiles[slot]


def test_wl_33_a_face_is_told_to_the_seat_that_looks_and_to_nobody_else() -> None:
    match = timed([PIRATE], [VIKING])
    match.grab(0, at(NINJA))
    (peeked,) = match.told(Peeked)
    assert Peeked(0, Seat(0), at(NINJA), NINJA) == peeked
    assert peeked.recall
    assert [peeked, None, None] == [peeked.seen_by(seat) for seat in (Seat(0), Seat(1), None)]
    found = [match.view(seat).seats[0].hand for seat in (0, 1, None)]
    assert [NINJA, NONE, NONE] == [hand.tile for hand in found if hand]


def test_wl_33_without_faces_only_the_mark_is_told() -> None:
    match = timed([PIRATE], [VIKING], faces=False)
    match.grab(0, at(NINJA))
    assert [] == match.told(Peeked)
    hand = match.view(0).seats[0].hand
    assert hand is not None
    assert NONE == hand.tile
    assert {tile_in(world, at(NINJA)) for world in worlds(match, 0)} == {*range(5), FIRST_LOST_TILE}


def test_wl_33_where_everyone_sees_faces_each_look_is_told_to_all() -> None:
    match = timed([PIRATE], [VIKING], faces=False, everyone=True)
    match.grab(0, at(NINJA))
    (seen,) = match.told(FaceSeen)
    assert FaceSeen(0, Seat(0), at(NINJA), NINJA) == seen
    assert seen.recall
    assert [seen] * 3 == [seen.seen_by(seat) for seat in (Seat(0), Seat(1), None)]
    assert [] == match.told(Peeked)
    for seat in (0, 1, None):
        hand = match.view(seat).seats[0].hand
        assert hand is not None
        assert NINJA == hand.tile
    match.wind(60)
    for seat in (0, 1):
        assert {NINJA} == {tile_in(world, at(NINJA)) for world in worlds(match, seat, 20)}


def test_wl_33_everyone_is_off_by_default_and_matters_at_the_belt_alone() -> None:
    assert not timed([PIRATE], [VIKING]).state.everyone
    match = Match(2, form="memory", everyone=True)
    assert not match.state.everyone


def test_wl_32_hands_are_the_screen_s_and_change_nothing_in_the_match() -> None:
    matches = [timed([PIRATE], [VIKING], hands=hands) for hands in ("both", "gates", "mouse")]
    for match in matches:
        match.look(0, at(NINJA))
    assert matches[0].state == matches[1].state == matches[2].state


@pytest.mark.parametrize(
    ("tile", "mark"),
    [(PIRATE, LookResult.MATCH), (NINJA, LookResult.ANOTHER), (FIRST_LOST_TILE, LookResult.LOST)],
)
@pytest.mark.parametrize("faces", [True, False])
def test_wl_33_marks_are_public(tile: int, mark: LookResult, faces: bool) -> None:
    match = timed([PIRATE], [VIKING], faces=faces)
    match.look(0, at(tile))
    (ended,) = match.told(LookEnded)
    for seat in (Seat(0), Seat(1), None):
        assert ended == ended.seen_by(seat)
        looked = match.view(seat).seats[0].looked
        assert looked is not None
        assert mark is looked.mark


def test_wl_19_no_view_tells_a_card_that_nobody_has_seen() -> None:
    match = timed([PIRATE], [VIKING])
    cards = {(s.seats[0].draw, s.seats[1].draw) for s in worlds(match, 0)}
    assert len(cards) > 50
    assert {VIKING, PIRATE}.isdisjoint({p for one in cards for draw in one for p in draw})


def test_a_mark_rules_out_the_passenger_and_lost_luggage_for_all() -> None:
    match = timed([PIRATE, NINJA], [VIKING], faces=False)
    match.look(0, at(VAMPIRE))
    for seat in (0, 1):
        found = {tile_in(world, at(VAMPIRE)) for world in worlds(match, seat)}
        assert {NINJA, VAMPIRE, AGENT, MAGICIAN} == found


def test_an_own_peek_is_kept_and_others_are_made_up_in_line_with_the_marks() -> None:
    match = timed([PIRATE, NINJA], [VIKING])
    match.look(0, at(VAMPIRE))
    assert {VAMPIRE} == {tile_in(world, at(VAMPIRE)) for world in worlds(match, 0)}
    theirs = {tile_in(world, at(VAMPIRE)) for world in worlds(match, 1)}
    assert {NINJA, VAMPIRE, AGENT, MAGICIAN} == theirs


def test_a_match_and_lost_luggage_are_known_to_all_by_their_marks() -> None:
    match = timed([PIRATE, NINJA, VIKING], [VAMPIRE])
    match.look(0, at(PIRATE))
    match.look(0, at(FIRST_LOST_TILE))
    for world in worlds(match, 1):
        assert match.state.seats[0].kept == world.seats[0].kept
        hidden = {tile_in(world, at(tile)) for tile in range(1, 5)}
        assert {1, 2, 3, 4} == hidden


def test_many_marks_leave_one_order_only_and_it_is_found() -> None:
    # Each of five slots is denied to all passengers but one, one after the other.
    match = last_cards([PIRATE, NINJA, VAMPIRE, AGENT, MAGICIAN], [VIKING, 6], faces=False)
    for wrong in range(1, 5):
        for passenger in range(5):
            match.look(0, at((passenger + wrong) % 5))
    for world in worlds(match, 1, 10):
        assert list(range(5)) == [tile_in(world, at(tile)) for tile in range(5)]


def test_the_type_of_every_slot_is_kept_and_no_tile_is_there_twice() -> None:
    match = timed([PIRATE, NINJA], [VIKING])
    match.look(0, at(VAMPIRE))
    match.grab(0, at(PIRATE))
    for world in worlds(match, 1, 20):
        found = [tile_in(world, slot) for slot in range(48)]
        assert [kind_of(t) for t in found if t != NONE] == [
            kind_of(tile_in(match.state, s)) for s in range(48) if found[s] != NONE
        ]
        assert set(range(36)) == set(found) - {NONE}
        dealt = [p for s in world.seats for p in (s.passenger, *s.draw, *s.action)]
        assert len(dealt) == len(set(dealt))


def test_cards_of_a_deck_that_was_turned_over_are_known() -> None:
    match = last_cards([PIRATE, VIKING], [NINJA, 6])
    match.look(0, at(VAMPIRE))
    match.look(0, at(7))
    assert (VIKING,) == match.state.seats[0].draw
    assert {(VIKING,)} == {world.seats[0].draw for world in worlds(match, 1)}


def test_wl_21_in_the_memory_form_all_know_the_tiles_that_were_turned() -> None:
    match = memory([PIRATE], [VIKING])
    match.turn(spot(NINJA))
    for seat in (0, 1):
        assert {NINJA} == {tile_in(world, spot(NINJA)) for world in worlds(match, seat)}


def test_wl_20_which_passengers_are_in_play_is_only_known_as_far_as_they_were_seen() -> None:
    match = memory([PIRATE], [VIKING])
    match.turn(spot(NINJA))
    third: Counter[int] = Counter()
    for world in worlds(match, 1, 200):
        first = {world.tiles[place] for place in range(3)}
        assert {PIRATE, NINJA} < first
        third.update(first - {PIRATE, NINJA})
        for seat in world.seats:
            assert {*seat.draw} <= set(world.tiles)
    assert {VAMPIRE, AGENT, MAGICIAN} == set(third)
    assert min(third.values()) > 30


def random_match(form: str, number: int) -> Iterator[Match]:
    """A match played at random, at each decision."""
    match = Match(
        2 + number % 3,
        seed=f"secrets {number}",
        form=form,
        faces=number % 2 == 0,
        everyone=number % 4 == 3,
    )
    stream = Rng("secrets", form, number)
    match.roll()
    while match.state.phase is not Phase.OVER:
        awaiting = match.waiting()
        if awaiting.clock and (not awaiting.may or stream.below(2)):
            match.wind(1 + stream.below(80))
        else:
            seat = stream.choice(awaiting.may)
            match.act(seat, match.game.legal(match.state, seat).sample(stream))
        match.roll()
        yield match


@pytest.mark.parametrize("form", ["timed", "memory"])
@pytest.mark.parametrize("number", range(4))
def test_all_that_was_told_still_holds_in_a_world(form: str, number: int) -> None:
    """The told events of the round would be the same in the world made up."""
    for match in random_match(form, number):
        if match.state.phase is not Phase.PLAY:
            continue
        for seat in range(len(match.state.seats)):
            world = match.game.determinize(match.state, Seat(seat), Rng(form, number, match.tick))
            for event in this_round(match):
                told = event.seen_by(Seat(seat))
                if isinstance(told, Peeked | FaceSeen | Turned) and told.tile not in gone(match):
                    assert told.tile == tile_in(world, told.slot)
                if isinstance(told, LookEnded) and told.mark is LookResult.ANOTHER:
                    there = tile_in(world, told.slot)
                    assert there not in (told.passenger, FIRST_LOST_TILE + kind_of(told.passenger))


def this_round(match: Match) -> list[Peeked | FaceSeen | Turned | LookEnded]:
    """What was told of tiles since the round began."""
    began = max(n for n, event in enumerate(match.log) if isinstance(event, RoundBegan))
    return [
        event
        for event in match.log[began:]
        if isinstance(event, Peeked | FaceSeen | Turned | LookEnded)
    ]


def gone(match: Match) -> set[int]:
    """The tiles that were set aside."""
    return {pair.tile for seat in match.state.seats for pair in seat.kept}


def test_a_world_can_be_played_on() -> None:
    match = timed([PIRATE, NINJA], [VIKING])
    match.grab(0, at(VAMPIRE))
    world = match.game.determinize(match.state, Seat(1), Rng("on"))
    step = match.game.advance(world, Tick(60))
    assert [LookEnded] == [type(event) for event in step.events][:1]
    action = match.game.legal(step.state, Seat(0)).sample(Rng("on"))
    told = match.game.apply(step.state, Act(Seat(0), action)).events
    assert [Grabbed, Peeked] == [type(event) for event in told]

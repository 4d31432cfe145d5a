"""Tests: a round of the timed form, from the deal to "Done!" and the next round."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core import OVER, TURN, Over, Seat, Tick
from engine.games.wheres_my_luggage.actions import Grab, LuggageAction, Ready, TurnOver
from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE
from engine.games.wheres_my_luggage.events import (
    DeckFlipped,
    Done,
    Grabbed,
    LookEnded,
    PassengerUp,
    RoundBegan,
    RoundChecked,
    Scored,
    SeatReady,
)
from engine.games.wheres_my_luggage.view import NONE, Looked, LookResult, Pair, Phase, TileInHand
from tests.games.wheres_my_luggage.deals import LOOK, Match, at, last_cards, lost, stock, timed, who

PIRATE, NINJA, VAMPIRE = who("pirate"), who("ninja"), who("vampire")
VIKING, KNIGHT = who("viking"), who("knight")
ROBOT, ALIEN = who("robot"), who("alien")


# The deal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wl_10_seven_passengers_each_and_all_36_tiles_on_the_belt(seats: int) -> None:
    match = Match(seats)
    tiles = match.request()
    assert (36, tuple(range(36)), ("tiles", 1, 0)) == (tiles.count, tiles.of, tiles.label)
    match.roll()
    for seat in match.view(0).seats:
        assert (6, 0, 0, 0, None) == (seat.draw, seat.action, seat.pairs, seat.lost, seat.hand)
        assert seat.passenger != NONE
    dealt = [p for seat in match.state.seats for p in (seat.passenger, *seat.draw)]
    assert 7 * seats == len(set(dealt))
    assert set(range(36)) == set(match.state.tiles) - {NONE}
    assert stock().box.laden == tuple(s for s, t in enumerate(match.state.tiles) if t != NONE)


def test_wl_10_the_passengers_that_are_not_dealt_are_in_nobodys_sight() -> None:
    match = timed([PIRATE], [VIKING])
    shown = {event.passenger for event in match.log if isinstance(event, PassengerUp)}
    assert {PIRATE, VIKING} == shown
    # Any other passenger may be the next: none is ruled out by where it was set aside.
    assert 28 == sum(1 for p in range(30) if not match.state.seen >> p & 1)


def test_wl_10_each_round_is_mixed_anew() -> None:
    match = last_cards([PIRATE], [VIKING, KNIGHT])
    tiles, first = match.state.tiles, match.request
    match.look(0, at(PIRATE))
    match.act(0, Ready())
    match.act(1, Ready())
    assert ("tiles", 2, 0) == first().label
    match.roll()
    assert tiles != match.state.tiles
    assert set(range(36)) == set(match.state.tiles) - {NONE}


# A look


def test_wl_11_a_match_is_set_aside() -> None:
    match = timed([PIRATE, NINJA])
    assert (LookEnded(60, Seat(0), at(PIRATE), PIRATE, LookResult.MATCH),) == match.look(
        0, at(PIRATE)
    )[:1]
    mine = match.view().seats[0]
    assert (1, 0, 0, 5, NINJA) == (mine.pairs, mine.lost, mine.action, mine.draw, mine.passenger)
    assert NONE == match.view().belt[at(PIRATE)]


def test_wl_11_anothers_tile_goes_back_to_its_own_slot_and_the_passenger_waits() -> None:
    match = timed([PIRATE, NINJA])
    before = match.state.tiles
    match.grab(0, at(VAMPIRE))
    assert NONE == match.view().belt[at(VAMPIRE)]
    match.wind(LOOK)
    assert [LookEnded(60, Seat(0), at(VAMPIRE), PIRATE, LookResult.ANOTHER)] == match.told(
        LookEnded
    )
    assert before == match.state.tiles
    mine = match.view().seats[0]
    assert (0, 0, 1, 5, NINJA) == (mine.pairs, mine.lost, mine.action, mine.draw, mine.passenger)
    assert Looked(60, at(VAMPIRE), PIRATE, LookResult.ANOTHER) == mine.looked


def test_wl_11_lost_luggage_is_set_aside_with_the_passenger() -> None:
    match = timed([PIRATE, NINJA])
    match.look(0, lost(0))
    assert [LookEnded(60, Seat(0), lost(0), PIRATE, LookResult.LOST)] == match.told(LookEnded)
    mine = match.view().seats[0]
    assert (0, 1, 0, 5, NINJA) == (mine.pairs, mine.lost, mine.action, mine.draw, mine.passenger)
    assert NONE == match.view().belt[lost(0)]
    # The passenger's own tile stays on the belt, for nobody.
    assert 0 == match.view().belt[at(PIRATE)]


def test_wl_11_all_act_at_once() -> None:
    match = timed([PIRATE], [VIKING], [ROBOT], [who("nanny")], seats=4)
    assert ((0, 1, 2, 3), (), True) == (
        match.waiting().may,
        match.waiting().due,
        match.waiting().clock,
    )
    for seat, passenger in enumerate([PIRATE, VIKING, ROBOT, who("nanny")]):
        match.grab(seat, at(passenger))
    assert () == match.waiting().may
    match.wind(LOOK)
    assert [LookResult.MATCH] * 4 == [event.mark for event in match.told(LookEnded)]


@pytest.mark.parametrize("slot", [at(PIRATE), at(VAMPIRE), lost(0)])
def test_wl_12_whatever_the_look_shows_the_next_passenger_is_turned_over(slot: int) -> None:
    match = timed([PIRATE, KNIGHT])
    match.look(0, slot)
    assert [PassengerUp(60, Seat(0), KNIGHT)] == match.told(PassengerUp)
    assert KNIGHT == match.view().seats[0].passenger
    assert 60 == match.view().seats[0].since


def test_wl_12_a_passenger_cannot_be_skipped_nor_tried_twice_at_once() -> None:
    match = timed([PIRATE, KNIGHT])
    assert {Grab} == {type(action) for action in match.legal(0)}
    match.look(0, at(VAMPIRE))
    assert ("WL-12", "type") == named(match, 0, Grab(at(PIRATE)))


def test_wl_12_a_tile_of_the_wrong_type_cannot_be_taken() -> None:
    match = timed([PIRATE])
    assert ("WL-12", "type") == named(match, 0, Grab(at(VIKING)))
    assert {Grab(at(tile)) for tile in (*range(5), FIRST_LOST_TILE)} == set(match.legal(0))


def test_wl_12_with_a_tile_in_hand_there_is_nothing_to_do() -> None:
    match = timed([PIRATE])
    match.grab(0, at(PIRATE))
    assert [] == match.legal(0)
    assert TURN == match.refusal(0, Grab(at(NINJA))).rule


def named(match: Match, seat: int, action: LuggageAction) -> tuple[str, str]:
    """Rule and reason of a refusal."""
    refused = match.refusal(seat, action)
    return refused.rule, refused.reason


# The decks


def test_wl_13_the_action_deck_becomes_the_draw_deck_in_its_order() -> None:
    match = last_cards([PIRATE, VIKING, ROBOT], [ALIEN, KNIGHT])
    match.look(0, at(NINJA))
    match.look(0, at(KNIGHT))
    assert [] == match.told(DeckFlipped)
    assert (0, 2) == (match.view().seats[0].draw, match.view().seats[0].action)
    match.look(0, at(ALIEN))
    assert [DeckFlipped(180, Seat(0), 3)] == match.told(DeckFlipped)
    assert [PassengerUp(180, Seat(0), PIRATE)] == match.told(PassengerUp)
    assert (2, 0) == (match.view().seats[0].draw, match.view().seats[0].action)
    for passenger in (PIRATE, VIKING, ROBOT):
        assert passenger == match.view().seats[0].passenger
        match.look(0, at(passenger))
    assert Phase.BETWEEN is match.state.phase


def test_wl_13_a_match_with_the_last_card_of_the_draw_deck_turns_the_others_over() -> None:
    match = last_cards([PIRATE, VIKING], [ALIEN, KNIGHT])
    match.look(0, at(NINJA))
    match.look(0, at(VIKING))
    assert [DeckFlipped(120, Seat(0), 1)] == match.told(DeckFlipped)
    assert PIRATE == match.view().seats[0].passenger


def test_wl_13_the_only_passenger_left_simply_stays_up() -> None:
    match = last_cards([PIRATE], [ALIEN, KNIGHT])
    match.look(0, at(NINJA))
    assert [] == match.told(DeckFlipped) + match.told(PassengerUp)
    mine = match.view().seats[0]
    assert (PIRATE, 0, 0, 60) == (mine.passenger, mine.draw, mine.action, mine.since)
    match.look(0, at(PIRATE))
    assert [Seat(0)] == list(match.told(Done)[0].seats)


# Done


def test_wl_14_the_first_without_passengers_is_done_and_all_stops_at_once() -> None:
    match = last_cards([PIRATE], [VIKING, ALIEN])
    match.grab(0, at(PIRATE))
    match.wind(1)
    match.grab(1, at(VIKING))
    match.wind(10_000)
    assert [Done(60, 1, (Seat(0),))] == match.told(Done)
    assert 60 == match.tick
    assert Phase.BETWEEN is match.state.phase
    assert not match.waiting().clock
    # Her look had a tick to go: it does not count, and the tile went back.
    assert [Seat(0)] == [event.seat for event in match.told(LookEnded)]
    assert None is match.view().seats[1].hand
    assert 1 == match.view().belt[at(VIKING)]
    assert VIKING == match.view().seats[1].passenger


def test_wl_14_lost_luggage_ends_a_round_too() -> None:
    match = last_cards([PIRATE], [VIKING])
    match.look(0, lost(0))
    assert [Done(60, 1, (Seat(0),))] == match.told(Done)


def test_wl_14_looks_that_end_in_the_same_tick_all_count() -> None:
    match = last_cards([PIRATE], [VIKING], [ROBOT, ALIEN])
    for seat, passenger in enumerate([PIRATE, VIKING, ROBOT]):
        match.grab(seat, at(passenger))
    match.wind(LOOK)
    assert [LookResult.MATCH] * 3 == [event.mark for event in match.told(LookEnded)]
    assert [Done(60, 1, (Seat(0), Seat(1)))] == match.told(Done)
    assert [1, 1, 1] == [seat.pairs for seat in match.view().seats]


def test_wl_14_nothing_can_be_taken_after_done() -> None:
    match = last_cards([PIRATE], [VIKING])
    match.look(0, at(PIRATE))
    assert ("WL-11", "phase") == named(match, 1, Grab(at(VIKING)))
    assert (60, ()) == (match.tick, match.wind(500))
    assert 60 == match.tick


# Points


def test_wl_15_a_point_for_each_match_and_none_for_lost_luggage() -> None:
    match = timed([PIRATE, VIKING, ROBOT], [KNIGHT])
    match.look(0, at(PIRATE))
    match.look(0, lost(1))
    match.look(0, at(ALIEN))
    match.look(1, at(KNIGHT))
    assert [1, 1] == [sheet.total for sheet in match.game.sheet(match.view())]
    assert [(1,), (1,)] == [seat.points for seat in match.view().seats]


def test_wl_15_the_rounds_end_shows_every_pair_in_order() -> None:
    match = last_cards([VIKING, PIRATE], [KNIGHT, ALIEN])
    match.look(0, lost(1))
    match.look(1, at(KNIGHT))
    match.look(1, at(ROBOT))
    assert () == match.view().seats[0].checked
    match.look(0, at(PIRATE))
    pairs = ((Pair(VIKING, FIRST_LOST_TILE + 1), Pair(PIRATE, PIRATE)), (Pair(KNIGHT, KNIGHT),))
    assert [RoundChecked(240, 1, pairs, (1, 1))] == match.told(RoundChecked)
    assert pairs == tuple(seat.checked for seat in match.view().seats)


def test_wl_15_points_add_up_over_the_rounds() -> None:
    match = last_cards([PIRATE], [VIKING, KNIGHT])
    match.look(0, at(PIRATE))
    match.ready()
    match.cut([NINJA], [ALIEN])
    match.look(1, match.state.tiles.index(ALIEN))
    assert [(1, 0), (0, 1)] == [seat.points for seat in match.view().seats]
    sheet = match.game.sheet(match.view())[0]
    assert (1, 0, 0, 1) == (
        sheet.points("round-1"),
        sheet.points("round-2"),
        sheet.points("round-3"),
        sheet.total,
    )


# The next round


def test_wl_16_the_next_round_starts_when_every_seat_is_ready_and_the_clock_stands() -> None:
    match = last_cards([PIRATE], [VIKING], [ALIEN])
    match.look(0, at(PIRATE))
    waiting = match.waiting()
    assert ((0, 1, 2), (0, 1, 2), False) == (waiting.may, waiting.due, waiting.clock)
    assert [Ready()] == match.legal(1)
    assert (SeatReady(60, Seat(1)),) == match.act(1, Ready())
    assert TURN == match.refusal(1, Ready()).rule
    assert [False, True, False] == [seat.ready for seat in match.view().seats]
    match.act(0, Ready())
    assert (2,) == match.waiting().due
    match.act(2, Ready())
    match.roll()
    assert RoundBegan(60, 2, None) in match.events
    assert (Phase.PLAY, 2, 60, 60) == (
        match.state.phase,
        match.state.round,
        match.state.began,
        match.tick,
    )
    for seat in match.view().seats:
        assert (6, 0, 0, 0, False, None) == (
            seat.draw,
            seat.action,
            seat.pairs,
            seat.lost,
            seat.ready,
            seat.looked,
        )


def test_wl_16_nobody_can_be_ready_while_a_round_is_played() -> None:
    assert ("WL-16", "phase") == named(timed(), 0, Ready())


def last_round(first: int, second: int) -> Match:
    """A match whose third round two seats have finished with so many points before it."""
    match = last_cards([PIRATE], [VIKING])
    match.look(0, at(PIRATE))
    match.ready()
    match.cut([NINJA], [ALIEN])
    match.look(1, match.state.tiles.index(ALIEN))
    match.ready()
    match.cut([PIRATE, NINJA][: first + 1], [VIKING, KNIGHT][: second + 1])
    for seat, passengers in ((0, [PIRATE, NINJA][:first]), (1, [VIKING, KNIGHT][:second])):
        for passenger in passengers:
            match.look(seat, match.state.tiles.index(passenger))
    return match


def test_wl_16_after_three_rounds_most_points_win() -> None:
    match = last_round(1, 0)
    match.look(0, match.state.tiles.index(NINJA))
    assert [Scored(match.tick, ((Seat(0),), (Seat(1),)), (3, 1))] == match.told(Scored)
    awaiting = match.game.awaiting(match.state)
    assert isinstance(awaiting, Over)
    assert (3, 1) == awaiting.result.scores
    assert Phase.OVER is match.state.phase
    assert OVER == match.refusal(0, Ready()).rule
    assert [] == match.legal(0)


def test_wl_16_ties_are_shared() -> None:
    match = last_round(0, 1)
    match.look(0, match.state.tiles.index(PIRATE))
    awaiting = match.game.awaiting(match.state)
    assert isinstance(awaiting, Over)
    assert (((0, 1),), (2, 2)) == (awaiting.result.ranking, awaiting.result.scores)


# The belt


def test_wl_17_a_tile_keeps_its_slot_through_the_whole_round() -> None:
    match = timed([PIRATE, NINJA, VAMPIRE], [VIKING])
    before = match.state.tiles
    for seat, slot in ((0, at(4)), (1, at(6)), (0, at(3)), (0, at(0))):
        match.look(seat, slot)
    match.wind(5000)
    assert before == match.state.tiles


def test_wl_18_the_same_tile_in_the_same_tick_goes_to_the_first_and_costs_the_other_nothing() -> (
    None
):
    match = timed([PIRATE], [NINJA])
    match.grab(0, at(VAMPIRE))
    before = match.view().seats[1]
    assert ("WL-18", "gone") == named(match, 1, Grab(at(VAMPIRE)))
    assert before == match.view().seats[1]
    match.grab(1, at(PIRATE))
    assert [1] == [event.seat for event in match.told(Grabbed)]


def test_wl_18_an_empty_slot_holds_nothing_to_take() -> None:
    assert ("WL-18", "gone") == named(timed([PIRATE]), 0, Grab(3))


def test_wl_18_without_a_tile_of_the_type_a_seat_waits_for_one_that_comes_back() -> None:
    match = last_cards([PIRATE, VIKING], [NINJA, ALIEN])
    # All of the type are gone but two.
    gone = {at(tile) for tile in (2, 3, 4, FIRST_LOST_TILE)}
    tiles = tuple(NONE if s in gone else t for s, t in enumerate(match.state.tiles))
    match.state = replace(match.state, tiles=tiles)
    match.grab(0, at(NINJA))
    assert (1,) == match.waiting().may
    without = tuple(NONE if tile == PIRATE else tile for tile in match.state.tiles)
    match.state = replace(match.state, tiles=without)
    waiting = match.waiting()
    assert ((), (), True) == (waiting.may, waiting.due, waiting.clock)
    assert TURN == match.refusal(1, Grab(at(NINJA))).rule
    match.wind(LOOK)
    assert (0, 1) == match.waiting().may
    assert [Grab(at(NINJA))] == match.legal(1)


def test_wl_19_face_up_passengers_decks_and_pairs_are_public() -> None:
    match = timed([PIRATE, NINJA, ALIEN], [VIKING])
    match.look(0, at(PIRATE))
    match.look(0, at(VAMPIRE))
    for seen_by in (None, 0, 1):
        one = match.view(seen_by).seats[0]
        assert (ALIEN, 4, 1, 1) == (one.passenger, one.draw, one.action, one.pairs)


# Looks take time


def test_wl_34_a_look_takes_a_second_and_ends_by_itself_at_its_tick() -> None:
    match = timed([PIRATE])
    match.wind(7)
    match.grab(0, at(NINJA))
    assert [Grabbed(7, Seat(0), at(NINJA), 0, 67)] == match.told(Grabbed)
    assert TileInHand(at(NINJA), 0, 7, 67) == match.view(1).seats[0].hand
    assert () == match.wind(59)
    assert 66 == match.tick
    assert [67] == [event.tick for event in match.wind(1) if isinstance(event, LookEnded)]


def test_wl_34_several_looks_end_each_at_its_own_tick_in_one_winding() -> None:
    match = timed([PIRATE], [VIKING])
    match.grab(1, at(VIKING))
    match.wind(5)
    match.grab(0, at(PIRATE))
    match.wind(100)
    assert [(60, 1), (65, 0)] == [(event.tick, event.seat) for event in match.told(LookEnded)]
    assert 105 == match.tick


def test_wl_34_a_state_in_the_middle_of_a_look_goes_on_from_its_tick() -> None:
    match = timed([PIRATE])
    match.grab(0, at(PIRATE))
    match.wind(30)
    whole = match.game.advance(match.state, Tick(1000))
    first = match.game.advance(match.state, Tick(59))
    assert whole.state == match.game.advance(first.state, Tick(1000)).state


def test_wl_21_turns_belong_to_the_other_form() -> None:
    assert ("WL-21", "phase") == named(timed(), 0, TurnOver(0))


def test_wl_30_an_act_names_a_slot_of_the_belt() -> None:
    assert ("WL-30", "no-slot") == named(timed(), 0, Grab(48))
    assert ("WL-30", "no-slot") == named(timed(), 0, Grab(-1))

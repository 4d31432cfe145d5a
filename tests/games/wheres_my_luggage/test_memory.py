"""Tests: the memory form, played by turns."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import TURN, Refused, Seat
from engine.games.wheres_my_luggage.actions import Grab, Ready, TurnOver
from engine.games.wheres_my_luggage.events import (
    DeckFlipped,
    Done,
    LookEnded,
    PassengerUp,
    RoundBegan,
    Turned,
)
from engine.games.wheres_my_luggage.view import NONE, LookResult, Phase
from tests.games.wheres_my_luggage.deals import Match, memory, spot, stock, who

PIRATE, NINJA, VAMPIRE = who("pirate"), who("ninja"), who("vampire")
VIKING, KNIGHT, ROBOT, ALIEN = who("viking"), who("knight"), who("robot"), who("alien")


@pytest.mark.parametrize("seed", range(5))
def test_wl_20_three_passengers_of_each_type_with_their_tiles_and_no_lost_luggage(
    seed: int,
) -> None:
    match = Match(2, seed=str(seed), form="memory")
    match.roll()
    tiles = match.state.tiles
    assert 18 == len(tiles) == len(set(tiles))
    assert max(tiles) < 30
    assert Counter(dict.fromkeys(range(6), 3)) == Counter(match.view().belt)
    dealt = {p for seat in match.state.seats for p in (seat.passenger, *seat.draw)}
    assert dealt <= set(tiles)


def test_wl_20_chance_chooses_the_three_of_each_type() -> None:
    match = Match(2, form="memory")
    request = match.request()
    assert (tuple(range(30)), ("tiles", 1, 0)) == (request.of, request.label)
    match.chance(*reversed(range(30)))
    assert (29, 28, 27, 24) == match.state.tiles[:4]
    match.roll()
    assert {p for p in range(30) if p % 5 > 1} == set(match.state.tiles)


def test_wl_20_tiles_lie_in_three_rows_of_six() -> None:
    box = stock().box
    assert (3, 6, 18) == (box.rows, box.columns, box.places)
    assert 18 == len(memory().view().belt)


def test_wl_20_a_tile_that_does_not_match_is_turned_back_in_its_place() -> None:
    match = memory([PIRATE], [VIKING])
    before = match.state.tiles
    match.turn(spot(NINJA))
    assert before == match.state.tiles
    assert 0 == match.view().belt[spot(NINJA)]


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 6), (4, 4)])
def test_wl_21_the_decks_are_cut_to_the_18_passengers(seats: int, cards: int) -> None:
    match = memory(seats=seats)
    assert [cards - 1] * seats == [seat.draw for seat in match.view().seats]


def test_wl_21_one_seat_after_the_other_turns_one_tile() -> None:
    match = memory([PIRATE], [VIKING], [ROBOT], seats=3)
    for seat, slot in ((0, spot(NINJA)), (1, spot(KNIGHT)), (2, spot(ROBOT))):
        waiting = match.waiting()
        assert ((seat,), (seat,), False) == (waiting.may, waiting.due, waiting.clock)
        assert seat == match.view().actor
        assert TURN == match.refusal((seat + 1) % 3, TurnOver(slot)).rule
        match.turn(slot)
    assert 0 == match.view().actor


def test_wl_21_all_see_the_tile_that_is_turned_and_see_it_once() -> None:
    match = memory([PIRATE], [VIKING])
    match.turn(spot(NINJA))
    (turned,) = match.told(Turned)
    assert Turned(0, Seat(0), spot(NINJA), NINJA) == turned
    assert turned.recall
    for seat in (None, Seat(0), Seat(1)):
        assert turned == turned.seen_by(seat)
    assert [LookEnded(0, Seat(0), spot(NINJA), PIRATE, LookResult.ANOTHER)] == match.told(LookEnded)


def test_wl_21_a_match_is_kept() -> None:
    match = memory([PIRATE, KNIGHT], [VIKING])
    match.turn(spot(PIRATE))
    mine = match.view().seats[0]
    assert (1, 0, KNIGHT, 5) == (mine.pairs, mine.action, mine.passenger, mine.draw)
    assert NONE == match.view().belt[spot(PIRATE)]
    assert [PassengerUp(0, Seat(0), KNIGHT)] == match.told(PassengerUp)


def test_wl_21_otherwise_the_passenger_waits_and_the_next_one_is_seen() -> None:
    match = memory([PIRATE, KNIGHT], [VIKING])
    match.turn(spot(NINJA))
    mine = match.view().seats[0]
    assert (0, 1, KNIGHT, 5) == (mine.pairs, mine.action, mine.passenger, mine.draw)


def test_wl_21_only_a_tile_of_the_passengers_type_can_be_turned() -> None:
    match = memory([PIRATE], [VIKING])
    assert [TurnOver(spot(p)) for p in (PIRATE, NINJA, VAMPIRE)] == match.legal(0)
    assert ("WL-12", "type") == reason(match.refusal(0, TurnOver(spot(VIKING))))
    match.turn(spot(PIRATE))
    match.turn(spot(VIKING))
    match.cut([NINJA, ROBOT], [KNIGHT, ALIEN])
    assert ("WL-18", "gone") == reason(match.refusal(0, TurnOver(spot(PIRATE))))
    assert ("WL-30", "no-slot") == reason(match.refusal(0, TurnOver(18)))
    assert ("WL-11", "phase") == reason(match.refusal(0, Grab(0)))


def reason(refused: Refused) -> tuple[str, str]:
    """Rule and reason."""
    return refused.rule, refused.reason


def test_wl_21_the_action_deck_is_turned_over_as_in_the_other_form() -> None:
    match = memory([PIRATE], [VIKING])
    match.cut([PIRATE, ROBOT], [VIKING, ALIEN])
    match.turn(spot(NINJA))
    match.turn(spot(KNIGHT))
    match.turn(spot(ALIEN))
    assert [DeckFlipped(0, Seat(0), 2)] == match.told(DeckFlipped)
    assert PIRATE == match.view().seats[0].passenger


def test_wl_21_the_round_ends_at_once_when_a_player_has_no_passengers_left() -> None:
    match = memory([PIRATE], [VIKING])
    match.cut([PIRATE], [VIKING])
    match.turn(spot(PIRATE))
    assert [Done(0, 1, (Seat(0),))] == match.told(Done)
    assert Phase.BETWEEN is match.state.phase
    assert None is match.view().actor
    assert ("WL-21", "phase") == reason(match.refusal(1, TurnOver(spot(VIKING))))


def test_wl_21_the_starting_seat_moves_on_by_one_each_round() -> None:
    match = memory([PIRATE], [VIKING], seats=2)
    found = [match.view().actor]
    for _ in range(2):
        first = match.view().actor
        assert first is not None
        hands = [[NINJA, ALIEN], [KNIGHT, ROBOT]]
        passenger = match.state.tiles[0]
        hands[first] = [passenger]
        match.cut(*hands)
        match.turn(0)
        match.act(0, Ready())
        match.act(1, Ready())
        match.roll()
        assert [match.view().actor] == [event.first for event in match.told(RoundBegan)]
        found.append(match.view().actor)
    assert [0, 1, 0] == found


def test_no_time_passes_in_the_memory_form() -> None:
    match = memory([PIRATE], [VIKING])
    before = match.state
    assert () == match.wind(600)
    assert before == match.state

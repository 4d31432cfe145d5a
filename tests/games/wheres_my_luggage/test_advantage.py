"""Tests: the advantage for beginners, at the belt (WL-40) and from memory (WL-41)."""

from __future__ import annotations

import msgspec
import pytest

from engine import simulate
from engine.core import TURN, Level, Rng, Seat
from engine.games.wheres_my_luggage.actions import TurnOver
from engine.games.wheres_my_luggage.bots.levels import LuggageBot
from engine.games.wheres_my_luggage.events import FurtherLook, Grabbed, LookEnded, PassengerUp
from engine.games.wheres_my_luggage.view import LookResult
from tests.games.wheres_my_luggage.deals import LOOK, Match, at, memory, spot, stock, timed, who

PIRATE, NINJA, VAMPIRE = who("pirate"), who("ninja"), who("vampire")
VIKING, KNIGHT, ROBOT = who("viking"), who("knight"), who("robot")


def test_wl_41_after_the_first_wrong_tile_of_a_round_the_turn_goes_on() -> None:
    match = memory([PIRATE], [VIKING], advantages="0")
    assert ((0,), (0,)) == (match.view().advantages, match.view().spare)
    match.turn(spot(NINJA))
    assert [LookResult.ANOTHER] == [told.mark for told in match.told(LookEnded)]
    assert [(0, PIRATE)] == [(told.seat, told.passenger) for told in match.told(FurtherLook)]
    assert [] == match.told(PassengerUp)
    mine = match.view().seats[0]
    assert (0, PIRATE, 6, 0) == (match.view().actor, mine.passenger, mine.draw, mine.action)
    assert () == match.view().spare
    assert TURN == match.refusal(1, TurnOver(spot(KNIGHT))).rule
    match.turn(spot(PIRATE))
    assert [LookResult.MATCH] == [told.mark for told in match.told(LookEnded)]
    assert (1, 1) == (match.view().actor, match.view().seats[0].pairs)


def test_wl_41_it_is_one_look_a_round_and_comes_back_in_the_next() -> None:
    match = memory([PIRATE], [VIKING], advantages="0")
    match.turn(spot(NINJA))
    match.turn(spot(VAMPIRE))
    mine = match.view().seats[0]
    assert (1, 1) == (match.view().actor, mine.action), "after the second the passenger waits"
    assert mine.passenger != PIRATE
    rng = Rng("on")
    while match.view().phase == "play":
        match.act(match.state.actor, rng.choice(match.legal(match.state.actor)))
    assert () == match.view().spare
    match.ready()
    assert (2, (0,)) == (match.view().round, match.view().spare)


def test_wl_41_a_tile_that_matches_at_once_spares_it() -> None:
    match = memory([PIRATE], [VIKING], advantages="0")
    match.turn(spot(PIRATE))
    assert (1, (0,)) == (match.view().actor, match.view().spare)


def test_wl_41_other_seats_play_as_ever() -> None:
    match = memory([PIRATE], [VIKING], advantages="0")
    match.turn(spot(PIRATE))
    match.turn(spot(KNIGHT))
    assert [] == match.told(FurtherLook)
    assert (0, 1) == (match.view().actor, match.view().seats[1].action)


def test_wl_41_all_see_all_of_it() -> None:
    match = memory([PIRATE], [VIKING], advantages="1")
    for who_ in (None, 0, 1):
        view = match.view(who_)
        assert ((1,), (1,)) == (view.advantages, view.spare)
    match.turn(spot(NINJA))
    match.turn(spot(KNIGHT))
    (further,) = match.told(FurtherLook)
    assert {further} == {further.seen_by(seat) for seat in (None, Seat(0), Seat(1))}


def test_wl_40_a_look_at_the_belt_takes_half_as_long() -> None:
    match = timed([PIRATE], [VIKING], advantages="0")
    match.grab(0, at(PIRATE))
    match.grab(1, at(KNIGHT))
    until = {told.seat: told.until for told in match.log if isinstance(told, Grabbed)}
    assert {0: LOOK // 2, 1: LOOK} == until
    match.wind(LOOK // 2 - 1)
    assert 0 == match.view().seats[0].pairs
    match.wind(1)
    assert 1 == match.view().seats[0].pairs
    assert match.view().seats[1].hand is not None


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_wl_40_computers_react_half_as_long_again_whoever_has_it(level: str) -> None:
    bot = LuggageBot(stock().box, stock().box.skills[level])

    def reacts(match: Match, seat: int) -> list[int]:
        view = match.view(seat)
        return [bot._reaction(view, Seat(seat), Rng("react", number)) for number in range(20)]

    plain = timed([PIRATE], [VIKING], [ROBOT], seats=3)
    given = timed([PIRATE], [VIKING], [ROBOT], seats=3, advantages="0")
    for seat in (1, 2):
        usual = reacts(plain, seat)
        assert [each * 3 // 2 for each in usual] == reacts(given, seat)


def test_a_match_without_it_is_written_as_ever() -> None:
    for match in (timed([PIRATE], [VIKING]), memory([PIRATE], [VIKING])):
        for thing in (match.view(0), match.state):
            written = msgspec.json.encode(thing)
            assert b"advantages" not in written
            assert b"spare" not in written


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize("form", ["memory", "timed"])
def test_computers_play_with_it(level: str, form: str) -> None:
    players = [Level(level)] * 2
    options = {"advantages": "0", "form": form}
    (spec,) = simulate.specs("wheres-my-luggage", players, options, "more", 1)
    record = simulate.play(spec).record
    assert "0" == record.options["advantages"]
    assert max(record.result.scores) > 0


def test_wl_41_the_further_look_helps() -> None:
    won = 0
    players = [Level("easy")] * 2
    options = {"advantages": "0", "form": "memory"}
    for spec in simulate.specs("wheres-my-luggage", players, options, "helps", 40):
        scores = simulate.play(spec).record.result.scores
        won += scores[0] > scores[1]
    assert won > 20

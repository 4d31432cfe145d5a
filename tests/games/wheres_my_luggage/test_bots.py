"""Tests: the computer players of Where's My Luggage?: what they know, remember and reach."""

from __future__ import annotations

import statistics
import time
from collections import deque

import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import BotProgress, Config, Event, Level, Rng, Seat
from engine.games.wheres_my_luggage.actions import Grab, Ready, TurnOver
from engine.games.wheres_my_luggage.bots.levels import LuggageBot, LuggageMind
from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE, Skill
from engine.games.wheres_my_luggage.events import LookEnded, Peeked, RoundBegan
from engine.games.wheres_my_luggage.view import LookResult
from engine.match import Player, Session
from engine.simulate import play_out
from tests.games.wheres_my_luggage.deals import (
    Match,
    at,
    last_cards,
    lost,
    memory,
    spot,
    stock,
    timed,
    who,
)

PIRATE, NINJA, VAMPIRE, AGENT, MAGICIAN = range(5)
VIKING, KNIGHT = who("viking"), who("knight")
BOX = stock().box
SHARP = Skill(
    reaction=10,
    jitter=0,
    reach=720,
    capacity=99,
    span=100_000,
    cards=99,
    turns=999,
    heed=100,
    odds=True,
)
"""One that reaches everywhere and forgets nothing."""


def bot(**changes: int | bool) -> LuggageBot:
    """A computer player with another skill than the sharpest."""
    return LuggageBot(BOX, replace(SHARP, **changes))


def mind(player: LuggageBot, match: Match, seat: int) -> LuggageMind:
    """What it makes of all that its seat was told."""
    found = player.start(match.config, Seat(seat), Level("hard"))
    for event in match.log:
        told = event.seen_by(Seat(seat))
        if told is not None:
            found = player.notice(found, told)
    return found


def choice(player: LuggageBot, match: Match, seat: int, seed: str = "choice") -> BotProgress:
    """What it does now."""
    thoughts = player.think(None, mind(player, match, seat), match.view(seat), None, Rng(seed))
    return deque(thoughts, maxlen=1)[0]


def test_wl_35_a_match_that_it_knows_comes_first() -> None:
    match = timed([PIRATE, NINJA], [VIKING])
    match.look(0, at(NINJA))
    thought = choice(bot(), match, 0)
    assert Grab(at(NINJA)) == thought.best
    assert [("round-1", 1)] == [(line.line, line.points) for line in thought.why]


def test_wl_35_it_never_takes_a_tile_that_it_knows_to_be_wrong() -> None:
    match = timed([PIRATE, NINJA], [VIKING])
    match.look(0, at(VAMPIRE))
    for number in range(20):
        thought = choice(bot(), match, 0, f"never {number}")
        assert Grab(at(VAMPIRE)) != thought.best
        assert () == thought.why


def test_wl_35_it_knows_no_face_that_it_was_not_shown() -> None:
    match = timed([PIRATE], [NINJA, VIKING])
    match.look(0, at(VAMPIRE))
    known = mind(bot(), match, 1)
    assert [(-1, 1 << PIRATE | 1 << FIRST_LOST_TILE)] == [
        (one.tile, one.denied) for one in known.slots
    ]
    own = mind(bot(), match, 0)
    assert [VAMPIRE] == [one.tile for one in own.slots]


def test_wl_35_without_faces_it_knows_its_own_marks_alone() -> None:
    match = last_cards([PIRATE, NINJA], [VIKING, KNIGHT], faces=False)
    match.look(0, at(VAMPIRE))
    own = mind(bot(), match, 0)
    assert [(-1, 1 << PIRATE | 1 << FIRST_LOST_TILE)] == [
        (one.tile, one.denied) for one in own.slots
    ]
    # A tile that is neither lost nor the pirate's is the likelier for the ninja.
    assert Grab(at(VAMPIRE)) == choice(bot(), match, 0).best
    match.look(0, at(VAMPIRE))
    assert PIRATE == match.view().seats[0].passenger
    assert Grab(at(VAMPIRE)) != choice(bot(), match, 0).best


def test_wl_35_the_last_tile_that_it_can_be_is_known() -> None:
    match = timed([PIRATE, NINJA, VAMPIRE, AGENT, MAGICIAN], [VIKING])
    for slot in (lost(0), at(VAMPIRE), at(AGENT), at(MAGICIAN)):
        match.look(0, slot)
    # Lost luggage is gone, three faces are known, and it now seeks the magician's.
    match.state = replace(
        match.state, seats=(replace(match.state.seats[0], passenger=NINJA), match.state.seats[1])
    )
    worths = {
        one.slot: one.worth for one in bot()._choices(mind(bot(), match, 0), match.view(0), 0)
    }
    assert 500_000 == worths[at(NINJA)] == worths[at(PIRATE)]
    assert 0 == worths[at(VAMPIRE)] == worths[at(AGENT)]


def test_wl_35_reaction_times_have_their_jitter() -> None:
    match = timed([PIRATE], [VIKING])
    player = bot(reaction=50, jitter=20)
    waits = {choice(player, match, 0, f"jitter {n}").wait for n in range(200)}
    assert set(range(50, 71)) == waits


def test_wl_35_asked_again_later_it_needs_half_its_reaction_at_least() -> None:
    match = timed([PIRATE], [VIKING])
    match.wind(1000)
    assert 40 == choice(bot(reaction=80), match, 0).wait


def test_wl_35_a_tile_must_come_within_reach_of_its_hand() -> None:
    match = timed([PIRATE], [VIKING], [who("robot")], [who("nanny")], seats=4)
    for seat in range(4):
        side = seat * 360
        for reach in (0, 100, 400):
            thought = choice(bot(reach=reach), match, seat)
            assert isinstance(thought.best, Grab)
            place = BOX.belt.place(thought.best.slot, thought.wait)
            way = (place - side) % 1440
            assert min(way, 1440 - way) <= reach


def test_wl_35_a_longer_arm_waits_less() -> None:
    match = timed([PIRATE], [VIKING])
    match.wind(600)
    waits = [choice(bot(reach=reach), match, 0).wait for reach in (0, 100, 300, 720)]
    assert sorted(waits, reverse=True) == waits
    assert waits[0] > waits[-1]


def test_wl_17_it_follows_the_slot_of_a_tile_that_it_remembers() -> None:
    match = timed([PIRATE, NINJA], [VIKING])
    match.look(0, at(NINJA))
    match.wind(3000)
    assert Grab(at(NINJA)) == choice(bot(), match, 0).best
    thought = choice(bot(reach=30), match, 0)
    assert Grab(at(NINJA)) == thought.best
    place = BOX.belt.place(at(NINJA), match.tick + thought.wait)
    assert min(place, 1440 - place) <= 30


def test_wl_35_memory_fades_with_time() -> None:
    match = timed([PIRATE, NINJA], [VIKING])
    match.look(0, at(NINJA))
    match.wind(500)
    assert choice(bot(span=600), match, 0).why
    match.wind(500)
    assert not choice(bot(span=600), match, 0).why


def test_wl_35_memory_holds_so_many_tiles_and_the_oldest_goes_first() -> None:
    match = last_cards([PIRATE, NINJA, VIKING], [who("robot"), who("alien")])
    match.look(0, at(AGENT))
    match.look(0, at(VAMPIRE))
    assert [at(VAMPIRE)] == [one.slot for one in mind(bot(capacity=1), match, 0).slots]
    assert [at(AGENT), at(VAMPIRE)] == [one.slot for one in mind(bot(), match, 0).slots]
    assert () == mind(bot(capacity=0), match, 0).slots


def test_wl_35_what_it_sees_again_is_fresh_again() -> None:
    match = last_cards([PIRATE], [VIKING, KNIGHT])
    match.look(0, at(NINJA))
    match.look(0, at(VAMPIRE))
    match.look(0, at(NINJA))
    assert [(at(VAMPIRE), 120), (at(NINJA), 180)] == [
        (one.slot, one.tick) for one in mind(bot(), match, 0).slots
    ]


def test_wl_35_a_tile_that_is_set_aside_is_forgotten_and_a_new_round_is_new() -> None:
    match = last_cards([PIRATE, NINJA], [VIKING, KNIGHT])
    match.look(0, at(NINJA))
    match.look(0, at(NINJA))
    known = mind(bot(), match, 0)
    assert ((), 1 << NINJA) == (known.slots, known.gone)
    again = bot().notice(known, RoundBegan(500, 2, None))
    assert (0, 0) == (again.gone, again.turns)


@pytest.mark.parametrize(("heed", "found"), [(0, 0), (100, 1)])
def test_wl_35_others_looks_are_noticed_as_its_level_says(heed: int, found: int) -> None:
    match = timed([PIRATE], [VIKING])
    match.look(1, at(KNIGHT))
    assert found == len(mind(bot(heed=heed), match, 0).slots)
    assert 1 == len(mind(bot(heed=heed), match, 1).slots)


@pytest.mark.parametrize(("heed", "tile"), [(0, None), (100, KNIGHT)])
def test_wl_35_where_everyone_sees_faces_it_may_notice_whose_another_s_look_was(
    heed: int, tile: int | None
) -> None:
    match = timed([PIRATE], [VIKING], everyone=True)
    match.look(1, at(KNIGHT))
    found = [one.tile for one in mind(bot(heed=heed), match, 0).slots]
    assert found == ([] if tile is None else [tile])
    assert [KNIGHT] == [one.tile for one in mind(bot(heed=heed), match, 1).slots]


def test_wl_35_some_looks_are_noticed_and_some_are_not() -> None:
    player = bot(heed=50)
    found = player.start(Config(2, (("form", "timed"),)), Seat(0), Level("normal"))
    for slot in range(40):
        event = LookEnded(slot, Seat(1), slot, PIRATE, LookResult.ANOTHER)
        found = player.notice(found, event)
    assert 10 < len(found.slots) < 30


def test_lost_luggage_is_welcome_where_it_ends_a_round_that_is_won() -> None:
    match = last_cards([PIRATE, NINJA], [VIKING, KNIGHT])
    match.look(0, at(PIRATE))
    view, known = match.view(0), mind(bot(), match, 0)
    # Leading by one, with one card left: the ninja's tile and the lost one of five.
    assert {400_000} == {one.worth for one in bot()._choices(known, view, 0)}
    match = last_cards([PIRATE, NINJA, VAMPIRE], [VIKING, KNIGHT])
    match.look(0, at(PIRATE))
    view, known = match.view(0), mind(bot(), match, 0)
    assert {200_000} == {one.worth for one in bot()._choices(known, view, 0)}


def test_a_likelier_tile_is_worth_a_longer_way_to_one_that_weighs_odds() -> None:
    match = last_cards([PIRATE, NINJA], [VIKING, KNIGHT], faces=False)
    match.look(0, at(VAMPIRE))
    reach = 60
    careful = choice(bot(reach=reach), match, 0)
    hasty = choice(bot(reach=reach, odds=False), match, 0)
    assert hasty.wait <= careful.wait


def test_in_the_memory_form_it_turns_the_tile_that_it_has_seen_any_seat_turn() -> None:
    match = memory([PIRATE, VIKING], [who("robot"), NINJA])
    match.turn(spot(NINJA))
    match.turn(spot(who("alien")))
    match.turn(spot(VIKING))
    thought = choice(bot(), match, 1)
    assert (TurnOver(spot(NINJA)), 0) == (thought.best, thought.wait)
    assert thought.why
    assert not choice(bot(turns=0), match, 1).why


def test_between_rounds_it_is_ready() -> None:
    match = last_cards([PIRATE], [VIKING])
    match.look(0, at(PIRATE))
    assert BotProgress(1, 1, Ready()) == choice(bot(), match, 1)


def test_out_of_turn_it_says_so() -> None:
    match = timed([PIRATE], [VIKING])
    blind = replace(match.view(0), belt=(-1,) * 48)
    with pytest.raises(ValueError, match="may not act"):
        list(bot().think(None, mind(bot(), match, 0), blind, None, Rng("")))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("form", ["timed", "memory"])
def test_a_level_plays_matches_to_the_end_and_quickly(level: str, form: str) -> None:
    session = begun([level] * 4, form=form)
    spent: list[float] = []
    think = session.think

    def timed_think(seat: Seat, of: Level | None = None) -> object:
        began = time.process_time()
        thoughts = list(think(seat, of))
        spent.append(time.process_time() - began)
        return iter(thoughts)

    session.think = timed_think  # type: ignore[method-assign, assignment]
    assert play_out(session).scores
    # In the middle well under a millisecond, made-up world and all.
    assert statistics.median(spent) < 0.002


def begun(levels: list[str], **options: str | int | bool) -> Session:
    """A session of computer players."""
    game = catalog.game("wheres_my_luggage")
    players = [Player("computer", Level(level)) for level in levels]
    session = Session(game, game.configure(len(levels), options), "WL bots", players)
    session.settle()
    return session


@pytest.mark.parametrize(
    ("level", "low", "high"), [("easy", 2.8, 4.4), ("normal", 1.9, 2.9), ("hard", 1.2, 1.9)]
)
def test_a_level_is_as_quick_as_a_person_of_its_kind(level: str, low: float, high: float) -> None:
    seconds: list[float] = []
    session = begun([level] * 4)
    play_out(session)
    freed: dict[int, int] = {}
    for moment in session.moments:
        for event in moment.events:
            if isinstance(event, RoundBegan):
                freed = dict.fromkeys(range(4), event.tick)
            elif isinstance(event, Peeked):
                seconds.append((event.tick - freed[event.seat]) / 60)
            elif isinstance(event, LookEnded):
                freed[event.seat] = event.tick
    assert low < sum(seconds) / len(seconds) < high


def test_events_of_no_concern_change_no_mind() -> None:
    class Other(Event, frozen=True):
        """Nothing of this game."""

    known = bot().start(Config(2, (("form", "timed"),)), Seat(0), Level("easy"))
    assert known is bot().notice(known, Other())

"""Tests: what is in the box of Where's My Luggage?."""

from __future__ import annotations

from collections import Counter

from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE, PASSENGERS, TILES
from engine.games.wheres_my_luggage.view import LuggageView
from tests.games.wheres_my_luggage.deals import Match, stock, timed, who

BOX = stock().box


def test_wl_1_thirty_passengers_of_six_types_have_a_tile_each_and_each_type_a_lost_one() -> None:
    assert (30, 36, 30) == (PASSENGERS, TILES, FIRST_LOST_TILE)
    assert 30 == len(set(BOX.passengers))
    assert Counter(dict.fromkeys(range(6), 5)) == Counter(BOX.kinds[:FIRST_LOST_TILE])
    assert tuple(range(6)) == BOX.kinds[FIRST_LOST_TILE:]


def test_wl_1_only_the_type_of_a_tile_is_seen() -> None:
    match = timed()
    view = match.view(0)
    assert isinstance(view, LuggageView)
    shown = [kind for kind in view.belt if kind >= 0]
    assert Counter(dict.fromkeys(range(6), 6)) == Counter(shown)


def test_wl_2_six_types_each_with_its_five_passengers() -> None:
    assert (
        "black-roller",
        "brown-trunk",
        "silver-case",
        "tartan-carpet-bag",
        "blue-duffel",
        "green-backpack",
    ) == BOX.types
    rows = [" ".join(BOX.passengers[kind * 5 : kind * 5 + 5]) for kind in range(6)]
    assert [
        "pirate ninja vampire secret-agent magician",
        "viking knight archaeologist detective cowboy",
        "astronaut robot alien time-traveller mad-scientist",
        "nanny highlander lumberjack grandma wizard",
        "mermaid superhero surfer sumo-wrestler diver",
        "caveman elf outlaw-archer dinosaur leprechaun",
    ] == rows
    assert 3 == BOX.kinds[who("wizard")]


def test_wl_3_the_track_ends_with_the_most_points_there_are() -> None:
    assert 21 == BOX.track == BOX.rounds * BOX.cards
    assert [0, 0] == [sheet.total for sheet in stock().sheet(Match(2).view())]


def test_wl_30_the_belt_is_48_slots_of_30_ticks_and_36_tiles_leave_gaps() -> None:
    assert (48, 30, 1440) == (BOX.belt.slots, BOX.belt.pace, BOX.belt.length)
    assert 36 == len(BOX.laden)
    assert {3} == {slot % 4 for slot in set(range(48)) - set(BOX.laden)}
    assert 60 == BOX.look

"""Tests: a belt that turns."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from engine.parts.belt import Belt

BELT = Belt(48, 30)
slots, ticks = st.integers(0, 47), st.integers(0, 10**9)
places = st.integers(0, BELT.length - 1)


def test_slots_follow_each_other_and_come_round() -> None:
    assert [0, 30, 1410] == [BELT.place(slot, 0) for slot in (0, 1, 47)]
    assert [29, 30, 0] == [BELT.place(0, tick) for tick in (29, 30, 1440)]
    assert 29 == BELT.place(47, 59)


@given(slots, ticks, st.integers(0, 10_000))
def test_where_a_slot_is_follows_from_the_tick_alone(slot: int, tick: int, more: int) -> None:
    later = (BELT.place(slot, tick) + more) % BELT.length
    assert later == BELT.place(slot, tick + more)


@given(slots, ticks, places)
def test_ahead_is_when_it_comes_there_for_the_first_time(slot: int, tick: int, place: int) -> None:
    ahead = BELT.ahead(slot, tick, place)
    assert 0 <= ahead < BELT.length
    assert place == BELT.place(slot, tick + ahead)


@given(slots, ticks, places, st.integers(0, 720))
def test_wait_is_the_first_tick_within_reach(slot: int, tick: int, place: int, reach: int) -> None:
    def near(at: int) -> bool:
        way = (BELT.place(slot, at) - place) % BELT.length
        return min(way, BELT.length - way) <= reach

    wait = BELT.wait(slot, tick, place, reach)
    assert near(tick + wait)
    if wait:
        assert not near(tick + wait - 1)
        assert not near(tick)
        assert BELT.ahead(slot, tick, place) == wait + reach


@given(ticks, places, st.sampled_from([BELT, Belt(7, 5), Belt(3, 2)]))
def test_a_place_holds_the_slot_that_is_within_half_a_slot(
    tick: int, place: int, belt: Belt
) -> None:
    place %= belt.length
    found = belt.at(tick, place)
    assert 0 <= found < belt.slots
    way = Fraction((belt.place(found, tick) - place) % belt.length)
    assert min(way, belt.length - way) <= Fraction(belt.pace, 2)


def test_of_two_slots_at_the_same_distance_the_one_that_has_passed_is_taken() -> None:
    # Place 15 is half way between slot 1 at 30, which was there, and slot 0 at 0, to come.
    assert 1 == BELT.at(0, 15)
    assert 0 == BELT.at(0, 14)
    assert 1 == BELT.at(0, 44)

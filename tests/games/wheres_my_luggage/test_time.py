"""Tests: time in the timed form, through sessions: acts with ticks, replay, clock options."""

from __future__ import annotations

import time

import pytest

from engine import catalog
from engine.core import ConfigError, Level, Refused, Seat, Tick
from engine.games.wheres_my_luggage.actions import Grab
from engine.games.wheres_my_luggage.events import Grabbed, LookEnded
from engine.games.wheres_my_luggage.view import NONE
from engine.match import Player, Session, Timekeeper, codec, replay
from engine.simulate import play_out

GAME = "wheres_my_luggage"


def begin(seats: int = 2, levels: tuple[str, ...] = (), **options: str | int | bool) -> Session:
    """A session just dealt."""
    game = catalog.game(GAME)
    players = [Player("computer", Level(level)) for level in levels]
    digest = catalog.components_digest(GAME)
    session = Session(game, game.configure(seats, options), "WL time", players, components=digest)
    session.settle()
    return session


def wanted(session: Session, seat: int) -> list[int]:
    """The slots that a seat could take from."""
    return [action.slot for action in session.legal(Seat(seat))]


def test_wl_30_an_act_names_the_slot_and_carries_its_tick() -> None:
    session = begin()
    slot = wanted(session, 0)[0]
    session.submit(Seat(0), Grab(slot), tick=Tick(123))
    assert b'"slot"' in (data := codec.encode(session.header, session.journal))
    assert b"123" in data
    assert (123, 123) == (session.tick, session.view(None).seats[0].hand.since)


def test_wl_30_what_lies_in_a_slot_does_not_follow_from_time() -> None:
    session = begin()
    belt = session.view(None).belt
    session.wind(Tick(7777))
    assert belt == session.view(None).belt
    assert 7777 == session.view(None).tick


def test_wl_30_a_match_is_replayed_exactly_from_its_journal() -> None:
    session = begin(3, ("hard", "normal", "easy"))
    play_out(session)
    data = codec.encode(session.header, session.journal)
    again = replay.read(data, catalog).session
    assert again is not None
    assert session.moments == again.moments


def test_wl_18_of_acts_in_the_same_tick_the_engines_order_decides_not_their_arrival() -> None:
    taken: list[list[int]] = []
    for tick in (100, 101):
        for order in ((0, 1), (1, 0)):
            session = shared()
            slot = wanted(session, 0)[0]
            assert slot in wanted(session, 1)
            late: list[tuple[int, str]] = []

            def refused(seat: Seat, why: Refused, late: list[tuple[int, str]] = late) -> None:
                late.append((seat, why.key))

            keeper = Timekeeper(session, refused)
            for seat in order:
                keeper.post(Seat(seat), Grab(slot), Tick(tick))
            keeper.wind(Tick(tick + 1))
            held = [n for n, seat in enumerate(session.view(None).seats) if seat.hand]
            assert [(1 - held[0], "WL-18/gone")] == late
            taken.append(held)
    assert taken[0] == taken[1]
    assert taken[2] == taken[3]
    assert taken[0] != taken[2], "the first word goes round"


def shared() -> Session:
    """A session in which both seats seek a tile of the same type."""
    game = catalog.game(GAME)
    for number in range(100):
        session = Session(game, game.configure(2, {}), f"WL shared {number}")
        session.settle()
        kinds = {game.box.kinds[seat.passenger] for seat in session.view(None).seats}  # type: ignore[attr-defined]
        if len(kinds) == 1:
            return session
    raise AssertionError("no deal is like that")


@pytest.mark.parametrize("step", [1, 7, 60, 1000])
def test_wl_34_looks_end_at_their_tick_whatever_the_frame_rate(step: int) -> None:
    session = begin()
    session.submit(Seat(0), Grab(wanted(session, 0)[0]), tick=Tick(10))
    session.submit(Seat(1), Grab(wanted(session, 1)[0]), tick=Tick(33))
    for tick in range(33, 1100, step):
        session.wind(Tick(tick))
    ends = [told.event.tick for told in session.feed(None) if isinstance(told.event, LookEnded)]
    assert [70, 93] == ends


def test_wl_34_a_look_survives_saving_and_resuming() -> None:
    session = begin()
    session.submit(Seat(0), Grab(wanted(session, 0)[0]), tick=Tick(10))
    session.wind(Tick(40))
    session.mark()
    data = codec.encode(session.header, session.journal)
    again = replay.read(data, catalog).session
    assert again is not None
    assert 40 == again.tick
    assert session.view(Seat(0)) == again.view(Seat(0))
    for one in (session, again):
        one.wind(Tick(70))
        assert None is one.view(None).seats[0].hand
    assert session.view(None) == again.view(None)


@pytest.mark.parametrize("options", [{"tempo": 25}, {"tempo": 200}, {"steps": True}])
def test_wl_31_tempo_and_step_mode_change_nothing_in_the_rules(
    options: dict[str, int | bool],
) -> None:
    levels = ("normal", "easy")
    plain, other = begin(2, levels), begin(2, levels, **options)
    play_out(plain)
    play_out(other)
    assert plain.moments == other.moments
    name, value = next(iter(options.items()))
    assert value == other.config[name]


@pytest.mark.parametrize("tempo", [0, 30, 225])
def test_wl_31_tempo_is_25_to_200_percent_in_steps_of_25(tempo: int) -> None:
    with pytest.raises(ConfigError, match="25 to 200 in steps of 25"):
        begin(tempo=tempo)


def test_wl_32_a_gate_holds_the_tile_whose_centre_is_within_half_a_slot() -> None:
    session = begin()
    belt = catalog.game(GAME).box.belt  # type: ignore[attr-defined]
    for tick in (0, 14, 15, 16, 29, 1439):
        slot = belt.at(tick, 0)
        away = belt.place(slot, tick)
        assert min(away, belt.length - away) <= 15
    # What is in the gate is named by its slot, wherever it is by then.
    slot = wanted(session, 0)[0]
    session.submit(Seat(0), Grab(slot), tick=Tick(belt.ahead(slot, 0, 0)))
    assert NONE == session.view(None).belt[slot]


def test_wl_32_a_wrong_type_is_refused_without_cost() -> None:
    session = begin()
    right = wanted(session, 0)
    wrong = next(
        s for s, kind in enumerate(session.view(None).belt) if kind >= 0 and s not in right
    )
    before = session.view(Seat(0))
    with pytest.raises(Refused, match="WL-12: type"):
        session.submit(Seat(0), Grab(wrong))
    assert before == session.view(Seat(0))
    session.submit(Seat(0), Grab(right[0]))
    events = [told.event for told in session.feed(None) if isinstance(told.event, Grabbed)]
    assert [right[0]] == [event.slot for event in events]


def test_three_minutes_of_four_seats_are_wound_quickly() -> None:
    session = begin(4)
    began = time.process_time()
    for tick in range(1, 10_801):
        session.wind(Tick(tick))
    # A third of that on the slowest machine known; ten times as much would be a fault.
    assert time.process_time() - began < 2

"""The reel: every place of a match that was played, exactly as it was."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.core import Act, Level, Over, Seat, Tick
from engine.match import Player, Session, TimeMark
from engine.match.timeline import UNTIMED_ACT_FRAMES, ReplayTimeline, TimelinePosition
from engine.simulate import play_out
from tests.laws.kit import IDS, configs, match
from tests.match.taps import BUSY, HALF, Free, Ready, Tap, Tapped, TapsGame
from tests.match.test_session import finish, start
from tests.match.toy import Shown

A, B = Seat(0), Seat(1)
PATIENT = Player("computer", Level("patient"))


def taps(*players: Player) -> Session:
    game = TapsGame()
    session = Session(game, game.configure(2, {}), "seed", players)
    session.settle()
    return session


@pytest.fixture(scope="module")
def played() -> Session:
    """A timed match that computers have played to its end."""
    session = taps(PATIENT, PATIENT)
    play_out(session)
    return session


def of_catalog() -> list[Any]:
    """Two random matches of each game, the toy's among them."""
    return [
        pytest.param(name, number, id=f"{name}-{number}")
        for name in IDS
        for number in (0, len(configs(name)) - 1)
    ]


@pytest.mark.parametrize(("name", "number"), of_catalog())
def test_at_each_input_it_is_as_it_was(name: str, number: int) -> None:
    session = match(name, number, "law 0")
    timeline = ReplayTimeline.wound(session)
    assert len(session.moments) - 1 == timeline.inputs
    assert session.tick == timeline.ticks
    for index, moment in enumerate(session.moments):
        spot = timeline.spot(timeline.frame_of(index))
        # Chance answers in the frame of what it was asked by.
        assert spot.input >= index
        assert timeline.frame_of(spot.input) == timeline.frame_of(index)
        assert timeline.moment(spot) is session.moments[spot.input]
        assert timeline.moment(TimelinePosition(index, spot.tick)).state == moment.state
        assert timeline.view(spot, None) == session.game.observe(
            session.moments[spot.input].state, None
        )


@pytest.mark.parametrize(("name", "number"), of_catalog())
@pytest.mark.parametrize("stride", [1, 7, 100, 10**6])
def test_whatever_its_strides_it_tells_what_was_told(name: str, number: int, stride: int) -> None:
    session = match(name, number, "law 0")
    timeline = ReplayTimeline.wound(session)
    if timeline.length / stride > 3000:
        stride *= 30
    frames = [*range(0, timeline.length, stride), timeline.length]
    told: list[Any] = []
    for since, to in pairwise([TimelinePosition(0, Tick(0)), *map(timeline.spot, frames)]):
        changes = timeline.changes(since, to)
        assert not changes or changes[0].before == timeline.moment(since)
        told += [event for change in changes for event in change.happened]
    whole = [event for moment in session.moments[1:] for event in moment.events]
    assert [event for event in whole if not event.recall] == told
    for seat in (None, *session.seats):
        logged = [told.event for told in session.log(seat)]
        assert logged == list(timeline.log(timeline.spot(timeline.length), seat))


def test_between_two_inputs_time_has_run_on(played: Session) -> None:
    timeline = ReplayTimeline.wound(played)
    assert timeline.is_timed
    gap = next(
        number
        for number in range(timeline.inputs)
        if timeline.frame_of(number + 1) - timeline.frame_of(number) > BUSY // 2
    )
    begin, end = timeline.frame_of(gap), timeline.frame_of(gap + 1)
    ticks = [timeline.view(timeline.spot(frame), A).tick for frame in range(begin, end)]
    assert list(range(ticks[0], ticks[0] + end - begin)) == ticks
    assert timeline.spot(begin + 1.75) == TimelinePosition(gap, Tick(ticks[0] + 1))


def test_what_time_brought_is_told_at_its_tick() -> None:
    session = taps()
    session.submit(A, Tap(), tick=Tick(10))
    session.submit(A, Tap(), tick=Tick(35))
    timeline = ReplayTimeline.wound(session)
    assert (35, 35) == (timeline.length, timeline.ticks)
    assert [Free(Tick(30), A)] == [
        event
        for c in timeline.changes(timeline.spot(29), timeline.spot(30))
        for event in c.happened
    ]
    assert not timeline.changes(timeline.spot(30), timeline.spot(34))
    (change,) = timeline.changes(timeline.spot(34), timeline.spot(35))
    assert ("act", A) == change.cause
    assert (Tapped(Tick(35), A, 2),) == change.happened
    assert (34, 35) == (change.before.state.tick, change.after.state.tick)


def test_where_the_clock_stands_an_act_takes_a_beat(played: Session) -> None:
    timeline = ReplayTimeline.wound(played)
    ready = [
        number
        for number, moment in enumerate(played.moments)
        if isinstance(moment.given, Act) and isinstance(moment.given.action, Ready)
    ]
    begin = timeline.frame_of(ready[0] - 1)
    assert [begin + UNTIMED_ACT_FRAMES, begin + 2 * UNTIMED_ACT_FRAMES] == [
        timeline.frame_of(number) for number in ready
    ]
    assert timeline.length == 2 * HALF + 2 * UNTIMED_ACT_FRAMES
    assert all(HALF == timeline.spot(begin + extra).tick for extra in range(2 * UNTIMED_ACT_FRAMES))
    assert timeline.spot(begin + 2 * UNTIMED_ACT_FRAMES + 5) == TimelinePosition(
        ready[1], Tick(HALF + 5)
    )


def test_stops_are_acts_and_where_the_clock_begins_or_stops(played: Session) -> None:
    timeline = ReplayTimeline.wound(played)
    frames = [stop.frame for stop in timeline.stops]
    assert sorted(set(frames)) == frames
    acts = {
        timeline.frame_of(number)
        for number, moment in enumerate(played.moments)
        if isinstance(moment.given, Act)
    }
    half = timeline.frame_of(
        next(i for i, m in enumerate(played.moments) if m.given == TimeMark(Tick(HALF)))
    )
    assert {0, half, timeline.length} | acts == set(frames)
    big = [stop.frame for stop in timeline.stops if stop.big]
    assert [0, half, half + 2 * UNTIMED_ACT_FRAMES, timeline.length] == big
    for number, stop in enumerate(timeline.stops):
        assert (number, max(0, number - 1)) == (
            timeline.stop_at(stop.frame),
            timeline.stop_before(stop.frame),
        )
        assert timeline.spot(stop.frame).input == stop.input
    assert timeline.stop_at(timeline.length + 5) == len(timeline.stops) - 1
    assert (0, 0) == (timeline.stop_at(-1), timeline.stop_before(-1))


def test_without_a_clock_the_way_is_as_long_as_its_acts() -> None:
    session = start()
    finish(session)
    timeline = ReplayTimeline.wound(session)
    acts = [m.given for m in session.moments if isinstance(m.given, Act)]
    assert not timeline.is_timed
    assert len(acts) * UNTIMED_ACT_FRAMES == timeline.length
    assert [None, *(act.seat for act in acts)] == [stop.seat for stop in timeline.stops]
    assert isinstance(timeline.moment(timeline.spot(timeline.length)).awaiting, Over)


def test_what_is_told_once_is_not_told_again() -> None:
    session = start()
    finish(session)
    assert any(isinstance(event, Shown) for m in session.moments for event in m.events)
    timeline = ReplayTimeline.wound(session)
    end = timeline.spot(timeline.length)
    changes = timeline.changes(timeline.spot(0), end)
    assert not any(isinstance(event, Shown) for c in changes for event in c.happened)
    assert not any(isinstance(event, Shown) for event in timeline.log(end, A))


def test_an_interrupted_match_ends_where_it_was_left() -> None:
    session = taps()
    session.submit(A, Tap(), tick=Tick(10))
    session.advance_to(Tick(77))
    session.mark()
    session.advance_to(Tick(90))
    timeline = ReplayTimeline.wound(session)
    assert (77, 77) == (timeline.length, timeline.ticks)
    assert timeline.spot(10**6) == TimelinePosition(2, Tick(77))
    assert not timeline.runs(timeline.spot(77))
    assert timeline.runs(timeline.spot(76))


def test_a_match_without_any_act_is_only_its_opening() -> None:
    timeline = ReplayTimeline.wound(start())
    assert (0, 1) == (timeline.length, len(timeline.stops))
    assert timeline.spot(0).input == timeline.inputs == 2


def test_it_is_wound_an_input_a_step(played: Session) -> None:
    shares = list(ReplayTimeline.winding(played))
    assert len(shares) == played.inputs
    assert shares == sorted(shares)
    assert shares[-1] <= 1

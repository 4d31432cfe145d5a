"""A match that is watched: its places, its speed, its steps; nothing can be done to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Act, AwaitingSeats, Level, Over, Rng, Seat, Tick
from engine.match import Player, Session, begin
from engine.match.timeline import UNTIMED_ACT_FRAMES, ReplayTimeline
from engine.simulate import play_out
from tests.match.taps import HALF, Tap, Tapped, TapsGame
from ui.bridge.base import Stepped
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.replay import ReplayBridge

GAME = "pack_the_essentials"
PATIENT = Player("computer", Level("patient"))
RANDOM = Player("computer", Level("random"))
EASY = Player("computer", Level("easy"))
A, B = Seat(0), Seat(1)

Watch = Callable[[Session], ReplayBridge]


class Wall:
    """The wall clock, set by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def watch(qtbot: QtBot, wall: Wall) -> Iterator[Watch]:
    made: list[ReplayBridge] = []

    def make(session: Session) -> ReplayBridge:
        made.append(
            ReplayBridge(
                session, ReplayTimeline.wound(session), Preferences(Speed.NORMAL), now=wall
            )
        )
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture(scope="module")
def packed() -> Session:
    """A match of two computers, to its end."""
    session = begin(catalog.game(GAME), "reel", [RANDOM, RANDOM])
    play_out(session)
    return session


@pytest.fixture(scope="module")
def tapped() -> Session:
    """A timed match of two computers, to its end."""
    session = begin(TapsGame(), "reel", [PATIENT, PATIENT])
    play_out(session)
    return session


def run(bridge: ReplayBridge, wall: Wall, seconds: float, frame: float = 0.016) -> None:
    """Frames, one after another."""
    end = wall.seconds + seconds
    while wall.seconds < end - 1e-9 and bridge.playing:
        wall.seconds = min(end, wall.seconds + frame)
        bridge.clock.frame()


def heard(bridge: ReplayBridge) -> list[Stepped]:
    steps: list[Stepped] = []
    bridge.stepped.connect(steps.append)
    return steps


def acts(session: Session) -> int:
    return sum(isinstance(moment.given, Act) for moment in session.moments)


def test_it_begins_at_the_opening_and_shows_nothing_of_the_end(
    watch: Watch, packed: Session
) -> None:
    bridge = watch(packed)
    opening = bridge.stops[0].input
    assert packed.game.observe(packed.moments[opening].state, None) == bridge.view()
    assert (0, False, None) == (bridge.position, bridge.playing, bridge.result)
    assert len(bridge.log()) < len(packed.log(None)) / 4


def test_a_match_by_turns_plays_an_act_each_beat(watch: Watch, packed: Session, wall: Wall) -> None:
    bridge = watch(packed)
    steps = heard(bridge)
    bridge.play()
    run(bridge, wall, 3 * UNTIMED_ACT_FRAMES / 60 + 0.1)
    assert 3 == sum(step.cause == "act" for step in steps)
    assert 3 == bridge.stop
    assert steps[-1].view_after == bridge.view()


@pytest.mark.parametrize("speed", [0.25, 1.0, 8.0])
def test_the_speed_is_how_fast_it_runs(
    watch: Watch, tapped: Session, wall: Wall, speed: float
) -> None:
    bridge = watch(tapped)
    bridge.set_speed(speed)
    bridge.play()
    run(bridge, wall, 0.5)
    assert bridge.clock.now() == pytest.approx(30 * speed, abs=0.01)
    assert int(30 * speed) == pytest.approx(bridge.view().tick, abs=1)
    assert bridge.clock.phase == "runs"


def test_game_time_runs_as_it_ran_when_it_was_played(watch: Watch, wall: Wall) -> None:
    """At a tempo of 50 % it takes twice as long, as it did."""
    session = begin(catalog.game("wheres_my_luggage"), "slow", [EASY, EASY], {"tempo": 50})
    play_out(session)
    bridge = watch(session)
    assert bridge.tempo == 0.5
    bridge.play()
    run(bridge, wall, 0.5)
    assert bridge.position == pytest.approx(15, abs=0.01)


def test_movements_are_shorter_where_it_is_watched_faster(watch: Watch, packed: Session) -> None:
    bridge = watch(packed)
    factors = []
    for speed in (0.5, 1.0, 4.0):
        bridge.set_speed(speed)
        factors.append(bridge.preferences.factor)
    assert [1.0, 1.0, 0.25] == factors
    with pytest.raises(ValueError, match="no speed"):
        bridge.set_speed(0)


@pytest.mark.parametrize("name", ["packed", "tapped"])
@pytest.mark.parametrize("speed", [1.0, 8.0])
def test_from_start_to_end_it_tells_all_and_then_stands(
    watch: Watch, wall: Wall, request: pytest.FixtureRequest, name: str, speed: float
) -> None:
    session: Session = request.getfixturevalue(name)
    bridge = watch(session)
    first = list(bridge.log())
    steps = heard(bridge)
    results: list[Any] = []
    bridge.finished.connect(results.append)
    bridge.set_speed(speed)
    bridge.play()
    run(bridge, wall, 10_000, 0.09)
    assert not bridge.playing
    assert [session.result] == results
    assert bridge.at_end
    assert isinstance(bridge.awaiting(), Over)
    assert session.view(None) == bridge.view()
    assert session.sheets(None) == bridge.sheets()
    assert acts(session) == sum(step.cause == "act" for step in steps)
    told = first + [event for step in steps for event in step.events]
    assert [each.event for each in session.log(None)] == told == list(bridge.log())


def test_what_is_still_moving_is_waited_for(watch: Watch, packed: Session, wall: Wall) -> None:
    bridge = watch(packed)
    bridge.play()
    run(bridge, wall, UNTIMED_ACT_FRAMES / 60 + 0.05)
    assert bridge.stop == 1
    bridge.busy = lambda: True
    run(bridge, wall, 5)
    assert bridge.stop == 1
    bridge.busy = lambda: False
    run(bridge, wall, 0.1)
    assert bridge.stop == 2


def test_any_place_is_shown_at_once(watch: Watch, tapped: Session) -> None:
    bridge = watch(tapped)
    steps = heard(bridge)
    ticks: list[float] = []
    bridge.clock.ticked.connect(ticks.append)
    bridge.seek(123.5)
    bridge.seek(45)
    bridge.seek(-7)
    bridge.seek(10**9)
    assert ["redo", "undo", "undo", "redo"] == [step.cause for step in steps]
    assert [(), (), (), ()] == [step.events for step in steps]
    assert [123, 45, 0, 2 * HALF] == [step.view_after.tick for step in steps]
    assert [123.5, 45.0, 0.0, 2 * HALF] == ticks
    assert bridge.length == bridge.position
    steps.clear()
    bridge.seek(bridge.length)
    assert not steps


def test_a_step_goes_to_the_next_event_and_back(watch: Watch, tapped: Session) -> None:
    bridge = watch(tapped)
    bridge.play()
    steps = heard(bridge)
    bridge.step(1)
    assert not bridge.playing
    first = bridge.stops[1]
    assert (first.frame, first.frame) == (bridge.position, bridge.view().tick)
    assert ["redo", "act"] == [step.cause for step in steps], "time jumps, the act is shown"
    assert any(isinstance(event, Tapped) for event in steps[-1].events)
    bridge.step(1)
    bridge.step(-1)
    assert first.frame == bridge.position
    bridge.seek(first.frame + 1)
    bridge.step(-1)
    assert first.frame == bridge.position
    bridge.step(-1)
    bridge.step(-1)
    assert (0, "undo") == (bridge.position, steps[-1].cause)
    bridge.seek(bridge.length)
    bridge.step(1)
    assert bridge.length == bridge.position


def test_from_the_end_it_plays_from_the_start_again(watch: Watch, packed: Session) -> None:
    bridge = watch(packed)
    bridge.seek(bridge.length)
    bridge.play()
    assert (0, True) == (bridge.position, bridge.playing)


def test_where_the_clock_stood_nothing_turns(watch: Watch, tapped: Session) -> None:
    bridge = watch(tapped)
    bridge.seek(HALF + UNTIMED_ACT_FRAMES // 2)
    assert ("stands", HALF) == (bridge.clock.phase, bridge.clock.now())
    bridge.seek(HALF + 2 * UNTIMED_ACT_FRAMES + 5.25)
    assert ("runs", HALF + 5.25) == (bridge.clock.phase, bridge.clock.now())


def test_nothing_can_be_done_to_it(watch: Watch, tapped: Session) -> None:
    journal = tapped.journal
    bridge = watch(tapped)
    bridge.seek(40)
    refused = bridge.submit(A, [Tap()])
    assert refused is not None
    assert refused.rule == "OVER"
    assert (0, "over") == (bridge.undo_reach().count, bridge.undo_reach().stop)
    assert [False] * 4 == [bridge.undo(), bridge.redo(), bridge.can_redo(), bridge.can_skip]
    assert (None, None) == (bridge.person_to_act(), bridge.thinking_seat)
    bridge.hint()
    bridge.clock.hold(True)
    bridge.clock.skip_countdown()
    assert bridge.read_only
    assert bridge.legal(A).count() <= 1
    assert bridge.preview(A, []).refusal is None
    assert journal == tapped.journal


@pytest.mark.parametrize(
    ("players", "viewer"),
    [((RANDOM, RANDOM), None), ((Player(), RANDOM), 0), ((Player(), Player()), None)],
)
def test_the_eyes_are_a_spectators_or_the_only_persons(
    watch: Watch, players: tuple[Player, ...], viewer: int | None
) -> None:
    session = begin(catalog.game(GAME), "eyes", players)
    bridge = watch(session)
    assert viewer == bridge.viewer()
    assert (0 if viewer == 0 else session.awaiting.due[0]) == bridge.front()  # type: ignore[union-attr]


def test_while_a_match_with_hands_goes_on_it_is_watched_as_a_spectator(watch: Watch) -> None:
    session = begin(catalog.game("carry_on"), "hands", [Player(), RANDOM, RANDOM])
    bridge = watch(session)
    # What was passed on, or put down, cannot be looked up.
    assert (None, False) == (bridge.viewer(), bridge.has_eyes)
    assert not any(seat.hand for seat in bridge.view().seats)
    with pytest.raises(ValueError, match="goes on"):
        bridge.look(A)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(Rng("hands", session.inputs)))
    bridge = watch(session)
    assert (A, True) == (bridge.viewer(), bridge.has_eyes)
    bridge.look(B)
    bridge.look("all")
    fronts = set()
    for stop in bridge.stops:
        bridge.seek(stop.frame)
        fronts.add(bridge.front())
    assert fronts == {B}, "nobody changes place while all hands are seen"


def test_an_interrupted_match_is_watched_to_where_it_was_left(watch: Watch, wall: Wall) -> None:
    session = begin(TapsGame(), "left", [Player(), PATIENT])
    session.submit(A, Tap(), tick=Tick(10))
    session.advance_to(Tick(77))
    session.mark()
    bridge = watch(session)
    ended: list[Any] = []
    bridge.finished.connect(ended.append)
    bridge.play()
    run(bridge, wall, 20)
    assert (77, 77, False) == (bridge.position, bridge.view().tick, bridge.playing)
    assert not ended
    assert (A, A) == (bridge.viewer(), bridge.front())


def test_without_any_act_there_is_nothing_to_play(watch: Watch) -> None:
    bridge = watch(begin(catalog.game(GAME), "none", [Player()]))
    bridge.play()
    assert (0, False, True) == (bridge.length, bridge.playing, bridge.at_end)


def test_its_timer_runs_only_while_it_plays(watch: Watch, packed: Session, qtbot: QtBot) -> None:
    bridge = watch(packed)
    ticks: list[float] = []
    bridge.clock.ticked.connect(ticks.append)
    bridge.clock.resume()
    qtbot.waitUntil(lambda: len(ticks) > 2)
    bridge.clock.pause()
    ticks.clear()
    qtbot.wait(60)
    assert not ticks


def test_time_that_only_went_by_is_no_step_of_the_outcome(watch: Watch) -> None:
    """A result page and its charts cost the same after hours at which nobody did anything."""

    def steps(marks: int) -> int:
        session = begin(TapsGame(), "reel", [PATIENT, PATIENT])
        for _ in range(marks):
            session.advance_to(Tick(session.tick + 1))
            session.mark()
        play_out(session)
        assert session.inputs > marks
        past = watch(session).outcome().past
        assert all(step.events for step in past)
        return len(past)

    # In the time that is gone they do a little less.
    assert steps(50) <= steps(0)

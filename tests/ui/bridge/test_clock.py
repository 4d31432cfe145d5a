"""The clock of a match: tempo, step mode, countdown, pause; computers that plan meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.core import Act, Level, Seat, Tick
from engine.match import Player, TimeMark, begin
from tests.match.taps import TapsGame
from tests.ui.bridge.conftest import Held
from ui.bridge.clock import COUNTDOWN_S, MAX_FRAME_S, GameClock
from ui.bridge.match import MatchBridge


class Match:
    """A match of which only the clock is looked at."""

    def __init__(self) -> None:
        self.is_clocked = True
        self.tick = Tick(0)
        self.end = 10_000
        self.seeking = False
        self.wound: list[int] = []

    def advance_to(self, to: Tick) -> None:
        self.tick = Tick(min(to, self.end))
        self.is_clocked = self.tick < self.end
        self.wound.append(to)

    def seeks(self) -> bool:
        return self.seeking


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
def made(qtbot: QtBot, wall: Wall) -> Callable[..., tuple[GameClock, Match]]:
    def make(**given: Any) -> tuple[GameClock, Match]:
        match = Match()
        clock = GameClock(match, now=wall, **given)
        return clock, match

    return make


def run(clock: GameClock, wall: Wall, seconds: float, frame: float = 0.016) -> None:
    """Frames, one after another; none where the clock has stopped its timer."""
    end = wall.seconds + seconds
    while wall.seconds < end - 1e-9:
        wall.seconds = min(end, wall.seconds + frame)
        clock.frame()


def started(clock: GameClock, wall: Wall) -> None:
    clock.resume()
    run(clock, wall, COUNTDOWN_S)


def test_a_match_is_paused_until_it_is_resumed_and_then_counts_down(made: Any, wall: Wall) -> None:
    clock, match = made()
    assert ("paused", 0) == (clock.phase, clock.count)
    counts: list[tuple[str, int]] = []
    clock.changed.connect(lambda: counts.append((clock.phase, clock.count)))
    clock.resume()
    run(clock, wall, COUNTDOWN_S + 1.0)
    assert [("countdown", 3), ("countdown", 2), ("countdown", 1), ("runs", 0)] == counts
    assert abs(match.tick - 60) <= 2


@pytest.mark.parametrize("tempo", [25, 100, 200])
@pytest.mark.parametrize("frame", [0.004, 0.016, 0.05])
def test_wl_31_the_tempo_is_how_fast_game_time_runs(
    made: Any, wall: Wall, tempo: int, frame: float
) -> None:
    clock, match = made(tempo=tempo)
    started(clock, wall)
    before = clock.now()
    run(clock, wall, 4.0, frame)
    assert clock.now() - before == pytest.approx(4.0 * 60 * tempo / 100, abs=0.01)
    assert match.tick == int(clock.now())


def test_a_stall_does_not_make_the_belt_jump(made: Any, wall: Wall) -> None:
    clock, _ = made()
    started(clock, wall)
    before = clock.now()
    wall.seconds += 5.0
    clock.frame()
    assert clock.now() - before == pytest.approx(60 * MAX_FRAME_S)


def test_time_stands_while_it_is_paused_and_counts_down_again(made: Any, wall: Wall) -> None:
    clock, match = made()
    started(clock, wall)
    run(clock, wall, 1.0)
    clock.pause()
    tick = match.tick
    wall.seconds += 60.0
    assert "paused" == clock.phase
    clock.resume()
    run(clock, wall, COUNTDOWN_S - 0.1)
    assert ("countdown", tick) == (clock.phase, match.tick)
    run(clock, wall, 0.3)
    assert 0 < match.tick - tick <= 13


def test_wl_31_in_step_mode_time_stands_while_a_person_seeks(made: Any, wall: Wall) -> None:
    clock, match = made(steps=True)
    match.seeking = True
    started(clock, wall)
    assert ("held", 0) == (clock.phase, match.tick)
    clock.hold(True)
    run(clock, wall, 0.5)
    assert 29 <= match.tick <= 31
    clock.hold(False)
    tick = match.tick
    run(clock, wall, 0.5)
    assert tick == match.tick
    match.seeking = False
    clock.sync()
    run(clock, wall, 0.5)
    assert match.tick > tick + 25


def test_wl_31_what_is_pressed_twice_is_held_until_it_is_pressed_again(
    made: Any, wall: Wall
) -> None:
    clock, match = made(steps=True)
    match.seeking = True
    started(clock, wall)
    for _ in range(2):
        clock.hold(True)
        clock.hold(False)
    assert clock.phase == "runs"
    run(clock, wall, 1.0)
    clock.hold(True)
    clock.hold(False)
    assert clock.phase == "held"
    run(clock, wall, 1.0)
    clock.hold(True)
    clock.hold(False)
    assert clock.phase == "held", "one press alone holds nothing"


def test_where_the_match_stops_the_clock_the_next_round_counts_down(made: Any, wall: Wall) -> None:
    clock, match = made()
    match.end = 33
    started(clock, wall)
    run(clock, wall, 2.0)
    assert ("stands", 33, 33.0) == (clock.phase, match.tick, clock.now())
    match.is_clocked, match.end = True, 99
    clock.sync()
    assert ("countdown", 3) == (clock.phase, clock.count)


def test_the_timer_runs_only_while_something_moves(made: Any, wall: Wall, qtbot: QtBot) -> None:
    clock, _ = made()
    ticks: list[float] = []
    clock.ticked.connect(ticks.append)
    qtbot.wait(60)
    assert not ticks
    clock.resume()
    qtbot.waitUntil(lambda: len(ticks) > 2)
    clock.pause()
    ticks.clear()
    qtbot.wait(60)
    assert not ticks


def test_a_timed_match_of_computers_goes_on_by_itself(taps: Any, wall: Wall, qtbot: QtBot) -> None:
    bridge, session = taps(("patient", "patient"), wall)
    bridge.begin()
    run(bridge.clock, wall, COUNTDOWN_S)
    assert "runs" == bridge.clock.phase

    def acted() -> bool:
        wall.seconds += 0.016
        bridge.clock.frame()
        return sum(isinstance(entry, Act) for entry in session.journal) >= 4

    qtbot.waitUntil(acted, timeout=20_000)
    bridge.pause()
    assert isinstance(session.journal[-1], TimeMark | Act)
    assert session.marked == session.tick


def test_computers_plan_beside_one_another_and_no_frame_asks_two(
    preferences: Any, wall: Wall
) -> None:
    game = TapsGame()
    players = [Player("computer", Level("patient"))] * 2
    session = begin(game, "bridge", players)
    pool: Any = Held(game)
    bridge = MatchBridge(session, pool, preferences, now=wall)
    bridge.begin()
    assert [0, 1] == pool.seats, "both, before time runs"
    pool.answer_all()
    run(bridge.clock, wall, COUNTDOWN_S)
    asked = []
    while bridge.clock.phase == "runs":
        before = set(pool.open)
        run(bridge.clock, wall, 0.016)
        asked.append(len(set(pool.open) - before))
        if len(pool.open) == 2:
            pool.answer_all()
    # Each time that both have acted, one is asked behind the other.
    assert {0, 1} == set(asked)
    assert sum(isinstance(entry, Act) for entry in session.journal) > 4
    bridge.close()


def test_an_act_of_the_only_person_ends_its_tick(taps: Any, wall: Wall) -> None:
    from tests.match.taps import Tap

    bridge, session = taps((None, "patient"), wall)
    seat = Seat(0)
    assert "TURN" == bridge.submit(seat, [Tap()]).rule
    bridge.begin()
    assert "TURN" == bridge.submit(seat, [Tap()]).rule
    run(bridge.clock, wall, COUNTDOWN_S + 0.2)
    tick, drawn = session.tick, bridge.clock.now()
    assert bridge.submit(seat, [Tap()]) is None
    mine = [e for e in session.journal if isinstance(e, Act) and e.seat == seat]
    assert [tick] == [act.tick for act in mine]
    # The belt does not jump for it, and nothing is gained.
    assert drawn == bridge.clock.now()
    run(bridge.clock, wall, 1.0)
    assert bridge.clock.now() == pytest.approx(drawn + 60, abs=0.1)
    assert session.tick == int(bridge.clock.now())
    run(bridge.clock, wall, 1.0)
    assert bridge.submit(seat, [Tap()]) is None
    assert "TURN" == bridge.submit(seat, [Tap()]).rule, "it is busy"
    assert seat == bridge.viewer()
    assert (0, "time") == (bridge.undo_reach().count, bridge.undo_reach().stop)


def test_wl_31_a_key_that_let_time_run_is_let_go_by_a_pause(made: Any, wall: Wall) -> None:
    clock, match = made(steps=True)
    match.seeking = True
    started(clock, wall)
    clock.hold(True)
    run(clock, wall, 0.5)
    clock.pause()
    tick = match.tick
    clock.resume()
    run(clock, wall, COUNTDOWN_S + 0.5)
    assert ("held", tick) == (clock.phase, match.tick)


def test_nothing_moves_back_where_step_mode_holds_time(made: Any, wall: Wall) -> None:
    clock, match = made(steps=True)
    started(clock, wall)
    run(clock, wall, 0.5, 0.011)
    found: list[float] = []
    clock.ticked.connect(found.append)

    # A look ends in the middle of a frame, and a person seeks again.
    def advance_to(to: Tick) -> None:
        match.tick, match.seeking = to, True

    match.advance_to = advance_to
    run(clock, wall, 0.011, 0.011)
    assert "held" == clock.phase
    assert clock.now() == found[-1]
    assert clock.now() % 1


def test_where_time_goes_no_further_the_belt_stands(made: Any, wall: Wall) -> None:
    clock, match = made()
    started(clock, wall)
    match.advance_to = lambda _to: None
    run(clock, wall, 2.0)
    assert ("runs", match.tick) == (clock.phase, int(clock.now()))


def test_undo_in_practice_takes_the_time_back_too_and_counts_down(taps: Any, wall: Wall) -> None:
    from tests.match.taps import Tap

    bridge, session = taps((None, None), wall, practice=True)
    bridge.begin()
    run(bridge.clock, wall, COUNTDOWN_S + 0.5)
    assert bridge.submit(Seat(0), [Tap()]) is None
    run(bridge.clock, wall, 1.0)
    assert session.tick > 60
    assert bridge.undo()
    assert (0, 0.0, "countdown") == (session.tick, bridge.clock.now(), bridge.clock.phase)
    run(bridge.clock, wall, COUNTDOWN_S + 0.2)
    assert 0 < session.tick <= 13
    assert bridge.redo()
    (act,) = [entry for entry in session.journal if isinstance(entry, Act)]
    assert (act.tick, float(act.tick), "countdown") == (
        session.tick,
        bridge.clock.now(),
        bridge.clock.phase,
    )


def test_wl_31_in_step_mode_one_persons_act_does_not_wait_for_anothers(
    taps: Any, wall: Wall
) -> None:
    from tests.match.taps import Tap

    bridge, session = taps((None, None), wall, steps=True)
    bridge.begin()
    run(bridge.clock, wall, COUNTDOWN_S + 0.2)
    assert "held" == bridge.clock.phase
    tick = session.tick
    assert bridge.submit(Seat(1), [Tap()]) is None
    assert [(1, tick)] == [(e.seat, e.tick) for e in session.journal if isinstance(e, Act)]
    run(bridge.clock, wall, 0.5)
    assert ("held", tick + 1) == (bridge.clock.phase, session.tick), "the other still seeks"


def test_a_seat_taken_over_does_not_do_what_its_person_was_about_to(taps: Any, wall: Wall) -> None:
    from tests.match.taps import Tap

    bridge, session = taps((None, None), wall)
    bridge.begin()
    run(bridge.clock, wall, COUNTDOWN_S + 0.2)
    assert bridge.submit(Seat(0), [Tap()]) is None
    bridge.set_seat(Seat(0), bridge.levels[0])
    tick = session.tick
    run(bridge.clock, wall, 0.05)
    assert session.tick > tick
    assert not [entry for entry in session.journal if isinstance(entry, Act)]
    # And given back, the person acts again at once.
    bridge.set_seat(Seat(0), None)
    assert bridge.submit(Seat(0), [Tap()]) is None
    run(bridge.clock, wall, 0.05)
    assert [0] == [entry.seat for entry in session.journal if isinstance(entry, Act)]


def test_acts_of_several_persons_are_entered_when_their_tick_is_over(taps: Any, wall: Wall) -> None:
    from tests.match.taps import Tap

    bridge, session = taps((None, None), wall)
    bridge.begin()
    run(bridge.clock, wall, COUNTDOWN_S + 0.2)
    tick = session.tick
    order = [Seat(1), Seat(0)] if tick % 2 == 0 else [Seat(0), Seat(1)]
    for seat in order:
        assert bridge.submit(seat, [Tap()]) is None
    assert not session.journal
    run(bridge.clock, wall, 0.034, 0.017)
    acts = [(e.seat, e.tick) for e in session.journal if isinstance(e, Act)]
    assert [(seat, tick) for seat in reversed(order)] == acts, "whoever has the tick's first word"


def test_a_pause_is_journaled_wherever_it_comes_from(taps: Any, wall: Wall) -> None:
    bridge, session = taps((None, None), wall)
    bridge.begin()
    run(bridge.clock, wall, COUNTDOWN_S + 0.5)
    assert session.marked == 0
    bridge.clock.pause()
    assert 0 < session.marked == session.tick
    assert TimeMark(session.tick) == session.journal[-1]

"""The time of a session: winding, marks, acts that wait for their tick, computers that plan."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.core import LATE, Act, BotProgress, Level, Refused, Seat, Step, Tick
from engine.match import Player, Session, StateChange, Timekeeper, TimeMark, codec
from engine.match.journal import MAX_TICK, JournalError
from engine.match.timing import TIME_MARK_INTERVAL_TICKS
from engine.simulate import play_out
from tests.match.taps import BUSY, HALF, Free, Ready, Tap, Tapped, Taps, TapsGame

A, B = Seat(0), Seat(1)
PATIENT = Player("computer", Level("patient"))


def start(*players: Player) -> Session:
    game = TapsGame()
    session = Session(game, game.configure(2, {}), "seed", players)
    session.settle()
    return session


def acts(session: Session) -> list[tuple[Seat, Tick]]:
    return [(e.seat, e.tick) for e in session.journal if isinstance(e, Act)]


def test_time_alone_is_told_but_not_journaled() -> None:
    session = start()
    told: list[StateChange] = []
    session.watch(told.extend)
    session.submit(A, Tap(), tick=Tick(10))
    session.advance_to(Tick(20))
    assert ["act"] == [change.cause.kind for change in told]
    session.advance_to(Tick(40))
    assert ["act", "time"] == [change.cause.kind for change in told]
    assert (Free(Tick(10 + BUSY), A),) == told[-1].happened
    assert (40, 10, 1) == (session.tick, session.marked, session.inputs)
    assert session.view(A).tick == 40
    assert [Free(Tick(30), A)] == [t.event for t in session.feed(A, session.inputs)]


def test_what_time_brought_belongs_to_the_next_input_and_is_told_once() -> None:
    session = start()
    told: list[Any] = []
    session.watch(lambda changes: told.extend(e for c in changes for e in c.happened))
    session.submit(A, Tap(), tick=Tick(10))
    session.advance_to(Tick(31))
    session.submit(A, Tap(), tick=Tick(35))
    assert [Tapped(Tick(10), A, 2), Free(Tick(30), A), Tapped(Tick(35), A, 2)] == told
    assert (Free(Tick(30), A), Tapped(Tick(35), A, 2)) == session.moments[-1].events
    whole = start()
    for entry in session.journal:
        whole.enter(entry)
    assert whole.moments == session.moments


@pytest.mark.parametrize("step", [1, 7, 1000])
def test_the_clock_stops_at_its_very_tick_and_that_is_journaled(step: int) -> None:
    session = start()
    while session.is_clocked:
        session.advance_to(Tick(session.tick + step))
    assert session.tick == HALF
    assert (TimeMark(Tick(HALF)),) == session.journal
    session.advance_to(Tick(5000))
    assert session.tick == HALF
    for seat in (A, B):
        session.submit(seat, Ready(), tick=Tick(5000))
    assert session.is_clocked
    session.advance_to(Tick(HALF + 1))
    assert session.view(None).tick == HALF + 1


def test_a_busy_seat_may_act_at_the_tick_at_which_it_is_free() -> None:
    session = start()
    session.submit(A, Tap(), tick=Tick(10))
    with pytest.raises(Refused, match="TURN"):
        session.submit(A, Tap(), tick=Tick(29))
    session.submit(A, Tap(), tick=Tick(30))
    assert [(A, 10), (A, 30)] == acts(session)


def test_acts_of_one_tick_are_entered_in_their_order_when_it_is_over() -> None:
    for tick, first in ((10, A), (11, B)):
        for order in ((A, B), (B, A)):
            session = start()
            keeper = Timekeeper(session)
            session.advance_to(Tick(tick))
            for seat in order:
                keeper.post(seat, Tap(), Tick(3))
            keeper.advance_to(Tick(tick))
            assert not session.journal, "the tick is open"
            keeper.advance_to(Tick(tick + 1))
            second = B if first == A else A
            assert [(first, tick), (second, tick)] == acts(session)


def test_a_refusal_comes_back_to_its_seat_and_what_is_too_late_is_late() -> None:
    session = start()
    heard: list[tuple[Seat, str]] = []
    keeper = Timekeeper(session, lambda seat, refused: heard.append((seat, refused.rule)))
    keeper.post(A, Tap(), Tick(10))
    keeper.post(A, Tap(), Tick(11))
    keeper.post(B, Tap(), Tick(HALF + 50))
    keeper.advance_to(Tick(100))
    assert [(A, "TURN")] == heard
    keeper.advance_to(Tick(HALF + 100))
    assert [(A, "TURN"), (B, LATE)] == heard
    assert [(A, 10)] == acts(session)


def test_the_journal_is_told_of_the_time_every_few_seconds() -> None:
    session = start()
    keeper = Timekeeper(session)
    session.submit(A, Tap(), tick=Tick(1))
    for tick in range(2, HALF):
        keeper.advance_to(Tick(tick))
    assert not [e for e in session.journal if isinstance(e, TimeMark)]
    assert TIME_MARK_INTERVAL_TICKS >= HALF
    session = start(PATIENT, PATIENT)
    play_out(session)
    ticks = [e.tick for e in session.journal if isinstance(e, Act | TimeMark)]
    assert all(b - a <= TIME_MARK_INTERVAL_TICKS for a, b in pairwise(ticks))


def test_computers_are_asked_once_and_act_at_their_tick() -> None:
    session = start(PATIENT, PATIENT)
    keeper = Timekeeper(session)
    assert (A, B) == keeper.bots_without_plan()
    keeper.plan(A, BotProgress(1, 1, Tap(), wait=7), Tick(0))
    assert (B,) == keeper.bots_without_plan()
    keeper.advance_to(Tick(7))
    assert [] == acts(session)
    keeper.advance_to(Tick(8))
    assert [(A, 7)] == acts(session)
    assert (B,) == keeper.bots_without_plan(), "a busy seat is not asked"
    session.seat(B, Player())
    assert () == keeper.bots_without_plan()


def test_whoever_takes_a_seat_is_not_bound_by_the_computers_plan() -> None:
    session = start(PATIENT, PATIENT)
    keeper = Timekeeper(session)
    keeper.plan(A, BotProgress(1, 1, Tap(), wait=7), Tick(0))
    session.seat(A, Player())
    keeper.advance_to(Tick(50))
    assert [] == acts(session)


def test_a_simulated_match_is_the_same_each_time() -> None:
    one, other = start(PATIENT, PATIENT), start(PATIENT, PATIENT)
    assert play_out(one) == play_out(other)
    assert one.journal == other.journal
    assert one.tick == 2 * HALF


def test_no_act_and_no_mark_lies_behind_the_tick_at_which_the_clock_stops() -> None:
    session = start()
    with pytest.raises(Refused, match=LATE):
        session.submit(A, Ready(), tick=Tick(HALF + 1))
    with pytest.raises(Refused, match=LATE):
        session.enter(Act(A, Ready(), Tick(HALF + 1)))
    for tick in (HALF + 1, MAX_TICK):
        with pytest.raises(JournalError):
            session.enter(TimeMark(Tick(tick)))
    assert (0, 0) == (session.tick, session.inputs)
    session.enter(TimeMark(Tick(HALF)))
    assert not session.is_clocked


def test_time_is_marked_once_and_forwards_alone() -> None:
    session = start()
    session.submit(A, Tap(), tick=Tick(10))
    for tick in (0, 9, 10):
        with pytest.raises(JournalError):
            session.enter(TimeMark(Tick(tick)))
    session.enter(TimeMark(Tick(11)))
    with pytest.raises(JournalError):
        session.enter(Act(B, Tap(), Tick(10)))
    session.enter(Act(B, Tap(), Tick(11)))
    assert [(A, 10), (B, 11)] == acts(session)


class Endless(TapsGame):
    """Taps whose clock never stops."""

    def advance(self, state: Taps, to_tick: Tick) -> Step:
        return Step(msgspec.structs.replace(state, tick=to_tick))


def test_time_that_nobody_stops_stands_before_no_file_can_hold_it() -> None:
    session = Session(Endless(), TapsGame().configure(2, {}), "seed")
    keeper = Timekeeper(session)
    session.advance_to(Tick(MAX_TICK - 5))
    keeper.post(A, Tap(), Tick(MAX_TICK + 50))
    keeper.advance_to(Tick(MAX_TICK + 100))
    assert session.tick == MAX_TICK
    session.submit(B, Tap(), tick=Tick(MAX_TICK + 200))
    session.mark()
    data = codec.encode(session.header, session.journal)
    first, *others = codec.lines(data)
    reader = codec.Reader(session.game, first.data)
    assert list(session.journal) == [reader.entry(line.data) for line in others]
    assert [(B, MAX_TICK)] == acts(session)


def test_what_is_posted_on_hearing_what_time_brought_is_entered_once() -> None:
    session = start()
    heard: list[tuple[Seat, str]] = []
    keeper = Timekeeper(session, lambda seat, refused: heard.append((seat, refused.rule)))

    def on(changes: Any) -> None:
        if any(isinstance(e, Free) for change in changes for e in change.happened):
            keeper.post(A, Tap(), session.tick)

    session.watch(on)
    session.submit(A, Tap(), tick=Tick(10))
    # At tick 30 the first word is A's, and A is free again then.
    keeper.post(B, Tap(), Tick(30))
    keeper.advance_to(Tick(40))
    assert [(A, 10), (A, 30), (B, 30)] == acts(session)
    assert not heard


def test_a_seat_that_changes_hands_does_nothing_that_was_meant_before() -> None:
    session = start()
    keeper = Timekeeper(session)
    keeper.post(A, Tap(), Tick(5))
    keeper.post(B, Tap(), Tick(5))
    session.seat(A, PATIENT)
    assert (A,) == keeper.bots_without_plan()
    keeper.advance_to(Tick(6))
    assert [(B, 5)] == acts(session)


def test_a_plan_that_has_become_illegal_is_dropped_and_asked_for_anew() -> None:
    session = start(PATIENT, PATIENT)
    keeper = Timekeeper(session)
    keeper.plan(A, BotProgress(1, 1, Tap(), wait=30), Tick(0))
    keeper.bots_without_plan()
    session.submit(A, Tap(), tick=Tick(3))
    assert (B,) == keeper.bots_without_plan()
    assert not keeper.waits(A)
    keeper.advance_to(Tick(3 + BUSY))
    assert A in keeper.bots_without_plan()


def test_what_is_allowed_is_what_is_legal() -> None:
    session = start()
    assert session.allows(A, Tap())
    assert not session.allows(A, Ready())
    session.submit(A, Tap(), tick=Tick(3))
    assert not session.allows(A, Tap())
    assert session.allows(B, Tap())


def test_a_mind_is_the_same_before_and_after_time_is_journaled() -> None:
    session = start(PATIENT, PATIENT)
    level = Level("patient")
    session.submit(A, Tap(), tick=Tick(3))
    session.submit(B, Tap(), tick=Tick(9))
    live: list[object] = []
    for tick in (10, 24, 30, 31):
        session.advance_to(Tick(tick))
        live = [session.mind(seat, level) for seat in (A, B)]
        assert live == [session.mind(seat, level) for seat in (A, B)], "asked twice, told once"
    session.mark()
    assert live == [session.mind(seat, level) for seat in (A, B)]
    session.submit(A, Tap(), tick=Tick(40))
    again = start(PATIENT, PATIENT)
    for entry in session.journal:
        again.enter(entry)
    for seat in (A, B):
        assert again.mind(seat, level) == session.mind(seat, level)

"""Tests: a small game with a clock and nothing else: whoever taps first in a tick earns more.

Two seats, 600 ticks. A tap earns 2 where it is the tick's first, else 1, and makes its seat busy
for 20 ticks. After 300 ticks the clock stands until both seats say that they are ready.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from engine.core import (
    STEPS,
    TEMPO,
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
    Bot,
    BotProgress,
    Chance,
    Config,
    Event,
    Game,
    GameId,
    Level,
    ListedActions,
    Over,
    Refused,
    Result,
    Rng,
    ScoreLine,
    Seat,
    Sheet,
    Step,
    Tick,
)

HALF = 300
BUSY = 20
SEATS = (Seat(0), Seat(1))


class Tap(Action, frozen=True, tag="tap"):
    pass


class Ready(Action, frozen=True, tag="ready"):
    pass


class Tapped(Event, frozen=True, tag="tapped"):
    tick: Tick
    seat: Seat
    points: int


class Free(Event, frozen=True, tag="empty"):
    tick: Tick
    seat: Seat


class Taps(msgspec.Struct, frozen=True):
    tick: Tick = Tick(0)
    half: int = 1
    stands: bool = False
    first: int = -1
    busy: tuple[int, ...] = (0, 0)
    ready: tuple[bool, ...] = (False, False)
    points: tuple[int, ...] = (0, 0)


class TapsView(msgspec.Struct, frozen=True):
    tick: Tick
    busy: tuple[int, ...]
    points: tuple[int, ...]


class Patient:
    """Taps again as soon as it may, after a while of its own."""

    def start(self, config: Config, seat: Seat, level: Level) -> Any:
        return 0

    def notice(self, mind: Any, told: Event) -> Any:
        return mind + 1

    def think(
        self, game: Any, mind: Any, view: TapsView, world: Taps, stream: Rng
    ) -> Iterator[BotProgress]:
        if world.stands:
            yield BotProgress(1, 1, Ready())
        else:
            yield BotProgress(1, 1, Tap(), wait=5 + stream.below(10))


class TapsGame(Game[Taps, Action, TapsView, None]):
    id = GameId("taps")
    title = "Taps"
    prefix = "TA"
    rules_version = 1
    seats = range(2, 3)
    actions = (Tap, Ready)
    events: ClassVar[tuple[type[Event], ...]] = (Tapped, Free)

    def __init__(self) -> None:
        self.options = (TEMPO, STEPS)
        self.bots: Mapping[Level, Bot] = {Level("patient"): Patient()}

    def setup(self, config: Config) -> Step:
        return Step(Taps())

    def awaiting(self, state: Taps) -> Awaiting:
        if state.half > 2:
            order = sorted(SEATS, key=lambda seat: -state.points[seat])
            tied = state.points[0] == state.points[1]
            ranking = (SEATS,) if tied else ((order[0],), (order[1],))
            return Over(Result(ranking, state.points))
        if state.stands:
            due = tuple(seat for seat in SEATS if not state.ready[seat])
            return AwaitingSeats(due, due)
        free = tuple(seat for seat in SEATS if state.busy[seat] <= state.tick)
        return AwaitingSeats(free, (), clock=True)

    def legal(self, state: Taps, seat: Seat) -> ListedActions[Action]:
        awaiting = self.awaiting(state)
        if not isinstance(awaiting, AwaitingSeats) or seat not in awaiting.may:
            return ListedActions(())
        return ListedActions((Ready() if state.stands else Tap(),))

    def apply(self, state: Taps, given: Act[Action] | Chance) -> Step:
        if isinstance(given, Chance):
            raise ValueError("chance was not asked")  # noqa: TRY004 - the contract
        seat = given.seat
        if given.action not in self.legal(state, seat):
            raise Refused("TA-1", "not now", seat=seat)
        if isinstance(given.action, Ready):
            ready = tuple(was or seat == s for s, was in enumerate(state.ready))
            if not all(ready):
                return Step(msgspec.structs.replace(state, ready=ready))
            half = state.half + 1
            return Step(msgspec.structs.replace(state, ready=(False,) * 2, half=half, stands=False))
        points = 2 if state.first != state.tick else 1
        busy = tuple(state.tick + BUSY if s == seat else b for s, b in enumerate(state.busy))
        total = tuple(p + points * (s == seat) for s, p in enumerate(state.points))
        after = msgspec.structs.replace(state, first=state.tick, busy=busy, points=total)
        return Step(after, (Tapped(state.tick, seat, points),))

    def advance(self, state: Taps, to_tick: Tick) -> Step:
        waiting = self.awaiting(state)
        if not isinstance(waiting, AwaitingSeats) or not waiting.clock:
            return Step(state)
        end = HALF * state.half
        tick = Tick(min(to_tick, end))
        free = sorted((b, s) for s, b in enumerate(state.busy) if state.tick < b <= tick)
        events = tuple(Free(Tick(b), Seat(s)) for b, s in free)
        over = tick == end
        half = state.half + (over and state.half == 2)
        after = msgspec.structs.replace(state, tick=tick, stands=over and half < 3, half=half)
        return Step(after, events)

    def observe(self, state: Taps, seat: Seat | None) -> TapsView:
        return TapsView(state.tick, state.busy, state.points)

    def sheet(self, view: TapsView) -> tuple[Sheet, ...]:
        return tuple(Sheet((ScoreLine("taps", points),)) for points in view.points)

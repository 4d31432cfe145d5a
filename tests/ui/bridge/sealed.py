"""Tests: a game for 2 to 8 seats that is nothing but decisions: all pick, and all is revealed.

Three rounds. In each, every seat picks a number from 1 to 9, and may pick again until all have.
Sealed, only that a seat has picked is seen until the last pick reveals them all; else each pick is
seen at once, and a number that somebody has picked is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from engine.core import (
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
    Bot,
    BotProgress,
    Chance,
    Config,
    Event,
    FlagOption,
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
)

ROUNDS = 3
NUMBERS = range(1, 10)


class Pick(Action, frozen=True, tag="pick"):
    number: int


class Picked(Event, frozen=True, tag="picked"):
    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    numbers: tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    sealed: bool
    picks: tuple[int, ...]
    earned: tuple[int, ...]
    round: int = 0


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    picks: tuple[int | None, ...]
    earned: tuple[int, ...]
    round: int


class Lowest:
    """Picks the lowest number that is free in the world that it is given."""

    def start(self, config: Config, seat: Seat, level: Level) -> None:
        return None

    def notice(self, mind: None, told: Event) -> None:
        return None

    def think(
        self, game: Any, mind: None, view: View, world: State, stream: Rng
    ) -> Iterator[BotProgress]:
        assert view.seat is not None
        for done, pick in enumerate(reversed([*game.legal(world, view.seat)]), 1):
            yield BotProgress(done, 9, pick)


class Picks(Game[State, Pick, View, None]):
    id = GameId("picks")
    title = "Picks"
    prefix = "PK"
    rules_version = 1
    seats = range(2, 9)
    actions = (Pick,)
    events = (Picked, Revealed)

    def __init__(self) -> None:
        self.options = (FlagOption("sealed", True),)
        self.bots: Mapping[Level, Bot] = {Level("lowest"): Lowest()}

    def estimate(
        self, view: View, world: State, seat: Seat, action: Pick, stream: Rng
    ) -> tuple[ScoreLine, ...]:
        return (ScoreLine("pick", action.number),)

    def setup(self, config: Config) -> Step:
        nothing = (0,) * config.seats
        return Step(State(bool(config["sealed"]), nothing, nothing))

    def awaiting(self, state: State) -> Awaiting:
        seats = tuple(Seat(i) for i in range(len(state.picks)))
        if state.round == ROUNDS:
            order = sorted({*state.earned}, reverse=True)
            ranking = tuple(tuple(s for s in seats if state.earned[s] == n) for n in order)
            return Over(Result(ranking, state.earned))
        due = tuple(seat for seat in seats if not state.picks[seat])
        return AwaitingSeats(seats if state.sealed else due, due, sealed=state.sealed)

    def legal(self, state: State, seat: Seat) -> ListedActions[Pick]:
        waiting = self.awaiting(state)
        if not isinstance(waiting, AwaitingSeats) or seat not in waiting.may:
            return ListedActions(())
        taken = () if state.sealed else state.picks
        return ListedActions(tuple(Pick(number) for number in NUMBERS if number not in taken))

    def apply(self, state: State, given: Act[Pick] | Chance) -> Step:
        assert isinstance(given, Act)
        if given.action not in self.legal(state, given.seat):
            raise Refused("PK-1", "taken", seat=given.seat)
        picks = list(state.picks)
        picks[given.seat] = given.action.number
        events: tuple[Event, ...] = (Picked(given.seat),)
        if not all(picks):
            fence = "hidden" if state.sealed else None
            return Step(msgspec.structs.replace(state, picks=tuple(picks)), events, fence)
        earned = tuple(a + b for a, b in zip(state.earned, picks, strict=True))
        after = State(state.sealed, (0,) * len(picks), earned, state.round + 1)
        return Step(after, (*events, Revealed(tuple(picks))), "revealed")

    def observe(self, state: State, seat: Seat | None) -> View:
        seen = tuple(
            number if number and (not state.sealed or i == seat) else None
            for i, number in enumerate(state.picks)
        )
        return View(seat, seen, state.earned, state.round)

    def sheet(self, view: View) -> tuple[Sheet, ...]:
        return tuple(Sheet((ScoreLine("earned", earned),)) for earned in view.earned)

    def determinize(self, state: State, seat: Seat, stream: Rng) -> State:
        if not state.sealed:
            return state
        picks = tuple(
            number if i == seat or not number else stream.choice(NUMBERS)
            for i, number in enumerate(state.picks)
        )
        return msgspec.structs.replace(state, picks=picks)

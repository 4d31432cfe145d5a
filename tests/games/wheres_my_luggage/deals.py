"""Tests: matches of Where's My Luggage? whose deal and time the test chooses.

Unless it says otherwise tile t lies in slot `at(t)`: the first laden slot holds tile 0, and so on.
In the memory form the first three passengers of each type are played with, three places a type.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core import Act, Chance, Event, NeedsChance, Refused, Seat, Tick, Value, Waiting, draw
from engine.games.wheres_my_luggage.actions import Grab, LuggageAction, Ready, Turn
from engine.games.wheres_my_luggage.components import LOST, load
from engine.games.wheres_my_luggage.rules import WheresMyLuggage
from engine.games.wheres_my_luggage.state import LuggageState
from engine.games.wheres_my_luggage.view import LuggageView

EventT = TypeVar("EventT", bound=Event)

FILES = Path(__file__).resolve().parents[3] / "resources" / "games" / "wheres_my_luggage"
LOOK = 60


def read(name: str) -> bytes:
    """The bytes of one of the game's own resource files."""
    return (FILES / name).read_bytes()


@cache
def stock() -> WheresMyLuggage:
    """The game with the components of the box."""
    return WheresMyLuggage(load(read), {})


def who(name: str) -> int:
    """A passenger by word."""
    return stock().box.passengers.index(name)


def at(tile: int) -> int:
    """The slot in which a tile lies at first."""
    return tile // 3 * 4 + tile % 3


def lost(kind: int) -> int:
    """The slot of the lost luggage of a type."""
    return at(LOST + kind)


def spot(passenger: int) -> int:
    """The place of a passenger's tile in the memory form."""
    return passenger // 5 * 3 + passenger % 5


class Match:
    """A match played through the contract; `events` are those of the last input."""

    def __init__(self, seats: int = 2, seed: str = "test", **options: Value) -> None:
        self.game = stock()
        self.seed = seed
        self.config = self.game.configure(seats, options)
        step = self.game.setup(self.config)
        self.state: LuggageState = step.state
        self.events: tuple[Event, ...] = step.events
        self.log: list[Event] = []
        self.fence: str | None = None

    @property
    def tick(self) -> int:
        """Game time."""
        return self.state.tick

    def follow(self, step: Any) -> tuple[Event, ...]:
        """Take a step."""
        self.state, self.events, self.fence = step
        self.log += step.events
        return self.events

    def chance(self, *drawn: int) -> tuple[Event, ...]:
        """Answer chance as the test likes."""
        return self.follow(self.game.apply(self.state, Chance(drawn)))

    def request(self) -> Any:
        """What chance is asked now."""
        awaiting = self.game.awaiting(self.state)
        assert isinstance(awaiting, NeedsChance)
        return awaiting.request

    def roll(self) -> None:
        """Answer chance from the seed for as long as it is asked."""
        while isinstance(awaiting := self.game.awaiting(self.state), NeedsChance):
            self.chance(*draw(self.seed, awaiting.request))

    def deal(self, *hands: Sequence[int]) -> tuple[Event, ...]:
        """Tiles in their order, and these passengers at the top of the decks, others below."""
        self.chance(*self.request().of)
        request = self.request()
        cards = request.count // len(self.state.seats)
        named = [p for hand in hands for p in hand]
        others = [p for p in reversed(request.of) if p not in named]
        drawn: list[int] = []
        for seat in range(len(self.state.seats)):
            hand = list(hands[seat]) if seat < len(hands) else []
            while len(hand) < cards:
                hand.append(others.pop())
            drawn += hand
        return self.chance(*drawn)

    def cut(self, *hands: Sequence[int]) -> None:
        """Leave each seat only these passengers, the first face up."""
        seats = [
            replace(seat, passenger=hand[0], draw=tuple(hand[1:]))
            for seat, hand in zip(self.state.seats, hands, strict=True)
        ]
        seen = sum(1 << hand[0] for hand in hands)
        self.state = replace(self.state, seats=tuple(seats), seen=seen)

    def wind(self, ticks: int) -> tuple[Event, ...]:
        """Let so much game time pass, with the contract's own function."""
        return self.follow(self.game.advance(self.state, Tick(self.tick + ticks)))

    def act(self, seat: int, action: LuggageAction) -> tuple[Event, ...]:
        """Let a seat act now."""
        given: Act[LuggageAction] = Act(Seat(seat), action, Tick(self.tick))
        return self.follow(self.game.apply(self.state, given))

    def grab(self, seat: int, slot: int) -> tuple[Event, ...]:
        """Take a tile."""
        return self.act(seat, Grab(slot))

    def look(self, seat: int, slot: int) -> tuple[Event, ...]:
        """Take a tile and look at it to the end."""
        self.grab(seat, slot)
        return self.wind(LOOK)

    def turn(self, slot: int) -> tuple[Event, ...]:
        """Turn a tile over for the seat whose turn it is."""
        return self.act(self.state.actor, Turn(slot))

    def ready(self) -> None:
        """Let every seat be ready, and chance answer."""
        for seat in range(len(self.state.seats)):
            self.act(seat, Ready())
        self.roll()

    def refusal(self, seat: int, action: LuggageAction) -> Refused:
        """Why an act is refused; nothing has changed then."""
        before = self.state
        try:
            self.act(seat, action)
        except Refused as refused:
            assert self.state == before
            return refused
        raise AssertionError("it was not refused")

    def waiting(self) -> Waiting:
        """Who may act, and who is due."""
        awaiting = self.game.awaiting(self.state)
        assert isinstance(awaiting, Waiting)
        return awaiting

    def view(self, seat: int | None = None) -> LuggageView:
        """What a seat sees."""
        return self.game.observe(self.state, None if seat is None else Seat(seat))

    def legal(self, seat: int) -> list[LuggageAction]:
        """All that a seat may do."""
        return list(self.game.legal(self.state, Seat(seat)))

    def told(self, kind: type[EventT]) -> list[EventT]:
        """The events of a kind in the last input."""
        return [event for event in self.events if isinstance(event, kind)]


def timed(*hands: Sequence[int], seats: int = 2, **options: Value) -> Match:
    """A timed match just dealt."""
    match = Match(seats, "test", **options)
    match.deal(*hands)
    return match


def last_cards(*hands: Sequence[int], **options: Value) -> Match:
    """A timed match in which each seat has only these passengers left."""
    match = timed(seats=len(hands), **options)
    match.cut(*hands)
    return match


def memory(*hands: Sequence[int], seats: int = 2) -> Match:
    """A match of the memory form just dealt."""
    match = Match(seats, form="memory")
    match.deal(*hands)
    return match

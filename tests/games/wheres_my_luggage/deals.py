"""Tests: matches of Where's My Luggage? whose deal and time the test chooses.

Unless it says otherwise tile t lies in slot `at(t)`: the first laden slot holds tile 0, and so on.
In the memory form the first three passengers of each type are played with, three places a type.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from engine.core import Event, Tick, Value
from engine.games.wheres_my_luggage.actions import Grab, LuggageAction, Ready, TurnOver
from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE, load
from engine.games.wheres_my_luggage.rules import WheresMyLuggage
from engine.games.wheres_my_luggage.state import LuggageState
from engine.games.wheres_my_luggage.view import LuggageView
from tests.games.played import Played

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
    return at(FIRST_LOST_TILE + kind)


def spot(passenger: int) -> int:
    """The place of a passenger's tile in the memory form."""
    return passenger // 5 * 3 + passenger % 5


class Match(Played[LuggageState, LuggageView, LuggageAction]):
    """A match with words for what its tests do."""

    def __init__(self, seats: int = 2, seed: str = "test", **options: Value) -> None:
        self.game = stock()
        super().__init__(self.game, seats, seed, options)

    @property
    def tick(self) -> int:
        """Game time."""
        return self.state.tick

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

    def grab(self, seat: int, slot: int) -> tuple[Event, ...]:
        """Take a tile."""
        return self.act(seat, Grab(slot))

    def look(self, seat: int, slot: int) -> tuple[Event, ...]:
        """Take a tile and look at it to the end."""
        self.grab(seat, slot)
        return self.wind(LOOK)

    def turn(self, slot: int) -> tuple[Event, ...]:
        """Turn a tile over for the seat whose turn it is."""
        return self.act(self.state.actor, TurnOver(slot))

    def ready(self) -> None:
        """Let every seat be ready, and chance answer."""
        for seat in range(len(self.state.seats)):
            self.act(seat, Ready())
        self.roll()


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


def memory(*hands: Sequence[int], seats: int = 2, **options: Value) -> Match:
    """A match of the memory form just dealt."""
    match = Match(seats, "test", form="memory", **options)
    match.deal(*hands)
    return match

"""Tests: matches of Cargo Hold whose cards the test chooses, and words for them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from engine.core import Act, AwaitingSeats, Chance, Event, NeedsChance, Refused, Seat, Value
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    Attack,
    CargoAction,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
)
from engine.games.cargo_hold.components import IDS, Components, load
from engine.games.cargo_hold.rules import CargoHold
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import CargoView, SeatView
from engine.parts.cards import Bag, minus

EventT = TypeVar("EventT", bound=Event)

FILES = Path(__file__).resolve().parents[3] / "resources" / "games" / "cargo_hold"


def read(name: str) -> bytes:
    """The bytes of one of the game's own resource files."""
    return (FILES / name).read_bytes()


@cache
def stock() -> CargoHold:
    """The game with the components of the box."""
    return CargoHold(load(read), {})


def box() -> Components:
    """The components of the box."""
    return stock().box


def cards(text: str) -> Bag:
    """Kinds by their ids; `3*mail` are three of them."""
    found: list[int] = []
    for word in text.split():
        many, _, name = word.rpartition("*")
        found += [IDS.index(name)] * int(many or 1)
    return tuple(sorted(found))


class Match:
    """A match played through the contract; `events` are those of the last input.

    `hands` are dealt to the first seats, and filled up with what comes first of the rest.
    """

    def __init__(self, *hands: str, seats: int = 3, deck: str = "", **options: Value) -> None:
        self.game = stock()
        self.config = self.game.configure(seats, options)
        step = self.game.setup(self.config)
        self.state: CargoState = step.state
        self.events: tuple[Event, ...] = ()
        self.log: list[Event] = []
        self.fence: str | None = None
        whole = [cards(hand) for hand in hands]
        kept = cards(deck)
        rest = list(minus(self.request().of, (*(card for hand in whole for card in hand), *kept)))
        whole += [()] * (seats - len(whole))
        dealt: list[int] = []
        for hand in whole:
            dealt += [*hand, *[rest.pop(0) for _ in range(self.game.box.hand - len(hand))]]
        self.chance(*dealt)

    def follow(self, step: Any) -> tuple[Event, ...]:
        """Take a step."""
        self.state, self.events, self.fence = step
        self.log += step.events
        return self.events

    def request(self) -> Any:
        """What chance is asked now."""
        awaiting = self.game.awaiting(self.state)
        assert isinstance(awaiting, NeedsChance)
        return awaiting.request

    def chance(self, *drawn: int) -> tuple[Event, ...]:
        """Answer chance as the test likes."""
        return self.follow(self.game.apply(self.state, Chance(drawn)))

    def act(self, seat: int, action: CargoAction) -> tuple[Event, ...]:
        """Let a seat act now."""
        given: Act[CargoAction] = Act(Seat(seat), action)
        return self.follow(self.game.apply(self.state, given))

    def refusal(self, seat: int, action: CargoAction) -> tuple[str, str]:
        """Why an act is refused, rule and reason; nothing has changed then."""
        before = self.state
        assert action not in self.game.legal(self.state, Seat(seat))
        try:
            self.act(seat, action)
        except Refused as refused:
            assert self.state == before
            return refused.rule, refused.reason
        raise AssertionError("it was not refused")

    # Words for acts of the seat whose turn it is

    @property
    def actor(self) -> int:
        """Whose turn it is."""
        return self.state.turn % len(self.state.hands)

    def deliver(self, text: str, *, extended: bool = False) -> tuple[Event, ...]:
        """Start a delivery."""
        return self.act(self.actor, Deliver(cards(text), extended))

    def raid(self, target: int, text: str) -> tuple[Event, ...]:
        """Raid a seat's delivery."""
        return self.act(self.actor, Attack(Seat(target), cards(text)))

    def collect(self) -> tuple[Event, ...]:
        """Collect."""
        return self.act(self.actor, Collect())

    def extend(self) -> tuple[Event, ...]:
        """Extend."""
        return self.act(self.actor, Extend())

    def rest(self, answers: Answers = ASK_ALL) -> tuple[Event, ...]:
        """End the turn without drawing, or with discarding the first cards."""
        self.act(self.actor, EndTurn(False, answers))
        return self.trim()

    def draw(self, text: str = "", answers: Answers = ASK_ALL) -> tuple[Event, ...]:
        """End the turn and draw these cards, then what comes first of the deck."""
        self.act(self.actor, EndTurn(True, answers))
        return self.answer(text)

    def answer(self, text: str = "") -> tuple[Event, ...]:
        """Let these cards be drawn, then what comes first."""
        wanted, request = cards(text), self.request()
        rest = minus(request.of, wanted)
        return self.chance(*(*wanted, *rest)[: min(request.count, len(request.of))])

    def trim(self) -> tuple[Event, ...]:
        """Discard the first cards if there are too many."""
        more = len(self.state.hands[self.actor]) - self.game.box.limit
        if self.state.phase == "discard":
            self.act(self.actor, Discard(self.state.hands[self.actor][:more]))
        return self.events

    def rounds(self, number: int = 1) -> None:
        """Let every seat do nothing, so many times."""
        for _ in range(number * len(self.state.hands)):
            self.rest()

    # What is there

    def waiting(self) -> AwaitingSeats:
        """Who may act, and who is due."""
        awaiting = self.game.awaiting(self.state)
        assert isinstance(awaiting, AwaitingSeats)
        return awaiting

    def view(self, seat: int | None = None) -> CargoView:
        """What a seat sees."""
        return self.game.observe(self.state, None if seat is None else Seat(seat))

    def seat(self, seat: int, viewer: int | None = None) -> SeatView:
        """What a viewer sees of a seat."""
        return self.view(viewer).seats[seat]

    def legal(self, seat: int) -> list[CargoAction]:
        """All that a seat may do."""
        return list(self.game.legal(self.state, Seat(seat)))

    def told(self, kind: type[EventT]) -> list[EventT]:
        """The events of a kind in the last input."""
        return [event for event in self.events if isinstance(event, kind)]

"""Tests: a match of one game that is played through the contract, whose deal the test chooses."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from engine.core import (
    Act,
    Action,
    AwaitingSeats,
    Chance,
    Event,
    NeedsChance,
    Refused,
    Seat,
    Tick,
    Value,
    draw,
)

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)


class Played(Generic[StateT, ViewT, ActionT]):
    """A match from its set-up on; `events` are those of the last input, `log` all.

    Of an option's name the test writes `_` for `-`.
    """

    def __init__(self, game: Any, seats: int, seed: str, options: dict[str, Value]) -> None:
        self.rules, self.seed = game, seed
        given = {name.replace("_", "-"): value for name, value in options.items()}
        self.config = game.configure(seats, given)
        step = game.setup(self.config)
        self.state: StateT = step.state
        self.events: tuple[Event, ...] = step.events
        self.log: list[Event] = []
        self.fence: str | None = None

    @property
    def tick(self) -> int:
        """Game time; where there is none, 0."""
        return 0

    def follow(self, step: Any) -> tuple[Event, ...]:
        """Take a step."""
        self.state, self.events, self.fence = step
        self.log += step.events
        return self.events

    def chance(self, *drawn: int) -> tuple[Event, ...]:
        """Answer chance as the test likes."""
        return self.follow(self.rules.apply(self.state, Chance(drawn)))

    def request(self) -> Any:
        """What chance is asked now."""
        awaiting = self.rules.awaiting(self.state)
        assert isinstance(awaiting, NeedsChance)
        return awaiting.request

    def answer(self) -> None:
        """Answer chance once from the seed."""
        self.chance(*draw(self.seed, self.request()))

    def roll(self) -> None:
        """Answer chance from the seed for as long as it is asked."""
        while isinstance(self.rules.awaiting(self.state), NeedsChance):
            self.answer()

    def act(self, seat: int, action: ActionT) -> tuple[Event, ...]:
        """Let a seat act now."""
        given: Act[Any] = Act(Seat(seat), action, Tick(self.tick))
        return self.follow(self.rules.apply(self.state, given))

    def refusal(self, seat: int, action: ActionT) -> Refused:
        """Why an act is refused; nothing has changed then."""
        before = self.state
        try:
            self.act(seat, action)
        except Refused as refused:
            assert self.state == before
            return refused
        raise AssertionError("it was not refused")

    def waiting(self) -> AwaitingSeats:
        """Who may act, and who is due."""
        awaiting = self.rules.awaiting(self.state)
        assert isinstance(awaiting, AwaitingSeats)
        return awaiting

    def view(self, seat: int | None = None) -> ViewT:
        """What a seat sees."""
        found: ViewT = self.rules.observe(self.state, None if seat is None else Seat(seat))
        return found

    def legal(self, seat: int) -> list[ActionT]:
        """All that a seat may do."""
        return list(self.rules.legal(self.state, Seat(seat)))

    def told(self, kind: type[EventT]) -> list[EventT]:
        """The events of a kind in the last input."""
        return [event for event in self.events if isinstance(event, kind)]

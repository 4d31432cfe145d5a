"""Core: the big moments of a match to which characters react, by what everyone may know.

A reaction is made of public facts alone: of what a spectator is told of each step, and of what a
spectator sees before and after it. Nothing is drawn; the same public steps give the same reactions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

from engine.core.events import Event
from engine.core.ids import Seat

TURNS_BETWEEN: Final = 3
"""There is at most one reaction at a table in so many turns."""
SMALL_TURNS_BETWEEN: Final = 5
"""A small moment waits so many turns, so that there is room for a larger one."""


class MomentKind(StrEnum):
    """What a seat reacts to; of several in one step, the first of this list is chosen.

    But a small one (`Moment.is_small`) only where there is no other.
    """

    WRECKED = "wrecked"
    """Its special discarded the crate that another had, or the cargo that another had won."""
    CRATE_LOST = "crate-lost"
    """Another's special discarded its crate, or the cargo that it had won."""
    ESCAPED = "escaped"
    """It left a raid with a Getaway, and nobody has won."""
    ELUDED = "eluded"
    """Another left a raid with a Getaway, and nobody has won."""
    DECOY = "decoy"
    """Its own crate was raided, and was a bluff: it paid next to nothing."""
    TRAP = "trap"
    """Its own crate was a bluff, and beat a raid."""
    BLUFF = "bluff"
    """It opens its own crate, which was a bluff that nobody raided."""
    EMPTY = "empty"
    """It won a raid on a crate that paid next to nothing."""
    TRAPPED = "trapped"
    """Its raid failed, and the crate was a bluff."""
    RAID_LOST = "raid-lost"
    """Its raid failed."""
    RAID_WON = "raid-won"
    """Its raid paid."""
    DEFENDED = "defended"
    """It was raided in vain."""
    RAIDED = "raided"
    """It was raided, and lost its cargo."""
    BET_WON = "bet-won"
    """It packed for the higher limit, and may carry it all."""
    BET_LOST = "bet-lost"
    """It packed for the higher limit, and has too much."""
    HEAVY = "heavy"
    """It began a round with heavy things; told at most once a match by each seat."""
    PERFECT = "perfect"
    """It packed as well as can be: to the kilogram, or a tile that scores very much."""
    OVERWEIGHT = "overweight"
    """It packed more than may be carried."""
    NEAR = "near"
    """It is close to what wins."""
    PAYDAY = "payday"
    """It got very much at once."""
    OVERTAKEN = "overtaken"
    """It led, and another leads alone now."""
    LEADS = "leads"
    """It leads alone, and did not before."""
    COMPLETE = "complete"
    """A row is full, or every type is packed."""
    NO_ROOM = "no-room"
    """What it took fits nowhere."""
    RATS = "rats"
    """It had to pay pack rats for space."""
    PAIR = "pair"
    """It found a pair."""
    MISSED = "missed"
    """It has looked in vain more than once."""
    WON = "won"
    """It has won the match."""
    LAST = "last"
    """It came last."""

    @property
    def is_glad(self) -> bool:
        """Whether who reacts is delighted; else they are dismayed."""
        return self not in _SORRY


_SORRY: Final = frozenset(
    {
        MomentKind.CRATE_LOST,
        MomentKind.ELUDED,
        MomentKind.EMPTY,
        MomentKind.TRAPPED,
        MomentKind.RAID_LOST,
        MomentKind.RAIDED,
        MomentKind.BET_LOST,
        MomentKind.OVERWEIGHT,
        MomentKind.OVERTAKEN,
        MomentKind.NO_ROOM,
        MomentKind.RATS,
        MomentKind.MISSED,
        MomentKind.LAST,
    }
)
_ONCE: Final = frozenset({MomentKind.HEAVY})
"""What each seat reacts to at most once a match, because its habit brings it in every round."""
_ORDER: Final = {kind: number for number, kind in enumerate(MomentKind)}


class Moment(NamedTuple):
    """A big moment of a seat.

    Attributes:
        seat: Who reacts.
        kind: To what.
        is_small: Whether it comes after all others, and only after `SMALL_TURNS_BETWEEN`.
    """

    seat: Seat
    kind: MomentKind
    is_small: bool = False


class PublicStep(NamedTuple):
    """A step as a spectator knows it: the view before, what was told, the view after."""

    before: Callable[[], Any]
    events: tuple[Event, ...]
    after: Callable[[], Any]


def public_step(
    observe: Callable[[Any, Seat | None], Any],
    before: Any,
    happened: Iterable[Event],
    after: Any,
) -> PublicStep:
    """Return what a spectator knows of a step; each view is made when it is first asked for.

    Args:
        observe: `Game.observe` of the game.
        before: The state before the step.
        happened: All events of the step.
        after: The state after it.
    """
    events = tuple(told for event in happened if (told := event.seen_by(None)) is not None)
    return PublicStep(
        cache(lambda: observe(before, None)), events, cache(lambda: observe(after, None))
    )


class BigMoments(Protocol):
    """What is a big moment in a game. It is told no more than a spectator is."""

    def turns(self, events: Sequence[Event]) -> int:
        """Return how many turns end, or begin, with these events.

        Args:
            events: What a spectator was told of a step.
        """
        ...

    def turns_between(self, view: Any) -> int:
        """Return how many of those turns lie between two reactions at least.

        Args:
            view: A spectator's view.
        """
        ...

    def found(self, box: Any, step: PublicStep, told: Sequence[Event]) -> Iterable[Moment]:
        """Return the big moments of a step.

        Args:
            box: The game's components.
            step: The step.
            told: What a spectator was told before.
        """
        ...


class Reaction(NamedTuple):
    """What a character reacts to.

    Attributes:
        seat: Whose character it is.
        character: The character's id.
        kind: What has happened.
        number: How many reactions there were before it at this table; it chooses the words.
    """

    seat: Seat
    character: str
    kind: MomentKind
    number: int


class ReactionChooser:
    """Choose who reacts to what, step by step, at most once in `turns_between` turns.

    What would be the same in every round is told once by each seat (`_ONCE`).
    """

    def __init__(self, moments: BigMoments, box: Any) -> None:
        self._moments, self._box = moments, box
        self._told: list[Event] = []
        self._turn = 0
        self._last: int | None = None
        self._count = 0
        self._once: set[tuple[Seat, MomentKind]] = set()

    def follow(self, step: PublicStep, characters: Sequence[str]) -> Reaction | None:
        """Return the reaction to the next step, if there is one.

        Args:
            step: What a spectator knows of it.
            characters: By seat, the id of the character who sits there; empty for anyone else.
        """
        if not step.events:
            return None
        self._turn += self._moments.turns(step.events)
        chosen = None
        if any(characters) and self._passed >= TURNS_BETWEEN:
            found = self._moments.found(self._box, step, self._told)
            theirs = [one for one in found if characters[one.seat] and self._may(one, step)]
            chosen = min(
                theirs, key=lambda one: (one.is_small, _ORDER[one.kind], one.seat), default=None
            )
        self._told += step.events
        if chosen is None:
            return None
        if chosen.kind in _ONCE:
            self._once.add((chosen.seat, chosen.kind))
        self._last, self._count = self._turn, self._count + 1
        return Reaction(chosen.seat, characters[chosen.seat], chosen.kind, self._count - 1)

    @property
    def _passed(self) -> float:
        return float("inf") if self._last is None else self._turn - self._last

    def _may(self, one: Moment, step: PublicStep) -> bool:
        if (one.seat, one.kind) in self._once:
            return False
        between = self._moments.turns_between(step.after())
        return self._passed >= max(between, SMALL_TURNS_BETWEEN if one.is_small else 0)


def lead_changes(before: Sequence[int], after: Sequence[int]) -> tuple[Moment, ...]:
    """Return who has lost the lead and who has it now; nothing while nobody has any points.

    Args:
        before: The points of all seats before a step.
        after: The points after it.

    Returns:
        Whoever led, alone or with others, is overtaken by a seat that leads alone now and did not.
    """
    was, now = _leaders(before), _leaders(after)
    if len(now) != 1 or was == now or max(before, default=0) <= 0:
        return ()
    overtaken = [Moment(seat, MomentKind.OVERTAKEN) for seat in was if seat not in now]
    return (*overtaken, Moment(now[0], MomentKind.LEADS))


def _leaders(points: Sequence[int]) -> list[Seat]:
    best = max(points, default=0)
    return [Seat(seat) for seat, own in enumerate(points) if own == best]

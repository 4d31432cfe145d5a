"""Core: the review of a finished match: what each decision of a seat cost, by what it knew then.

All worths are whole numbers, in hundredths of a point, or of a percent of the chance to win. They
are what the match would have come to if a computer player that takes little time had played on for
all seats: *if you play on like the computer*. The intervals are those of the sampling alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core.chance import Stream
from engine.core.events import Event
from engine.core.ids import Seat
from engine.core.inputs import Action
from engine.core.sheet import ScoreLine

ActionT = TypeVar("ActionT", bound=Action)

Unit: TypeAlias = Literal["points", "percent"]
"""What worths are hundredths of: points, or percent of the chance to win against others."""
Mark: TypeAlias = Literal["", "slip", "mistake", "blunder"]

BOUNDS: Final[dict[Unit, tuple[int, int, int]]] = {
    "points": (200, 400, 800),
    "percent": (300, 600, 1200),
}
"""What is lost by more than this is a slip, a mistake, a blunder, if the interval is clear of 0."""

RANGE: Final[dict[Unit, tuple[int, int]]] = {
    "points": (-100_000, 100_000),
    "percent": (0, 10_000),
}
"""No match is worth less or more: a thousand points, or all of the chance to win."""

MOST: Final = 1_000_000_000
Worth: TypeAlias = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class Gap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A score line that the better choice would have brought more in (or less), in the mean."""

    line: Name
    more: Worth


class Verdict(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """What one decision cost.

    `at` is the number of the input with which it began, `acts` what was done. `best` is the best
    that was found, whatever was done; it is `acts` itself where these do the same. `before` is what
    the match was worth if the computer had chosen here, `expected` after what was done; `loss` is
    what the best brings more, 0 if it does not, and `half` is half the 95 % interval of that. Where
    the loss is marked, `why` has the score lines that differ, in hundredths of a point always.
    `tried` is how often the match was played on.
    """

    at: Count
    acts: Annotated[tuple[ActionT, ...], msgspec.Meta(min_length=1, max_length=16)]
    best: Annotated[tuple[ActionT, ...], msgspec.Meta(min_length=1, max_length=16)]
    before: Worth
    expected: Worth
    loss: Count
    half: Count
    mark: Mark = ""
    why: Annotated[tuple[Gap, ...], msgspec.Meta(max_length=64)] = ()
    tried: Count = 0

    @property
    def equal(self) -> bool:
        """Whether it was another decision than the best, and nothing shows that it loses by it."""
        return self.best != self.acts and is_equal(self.loss, self.half)


class Best(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """The best that was found in a position, by which reviewer, and what was found equally good.

    `position` is the digest of all that the seat knew there. `tried` is how often the match was
    played on to find it.
    """

    position: Name
    reviewer: Count
    acts: Annotated[tuple[ActionT, ...], msgspec.Meta(min_length=1, max_length=16)]
    equal: Annotated[
        tuple[Annotated[tuple[ActionT, ...], msgspec.Meta(min_length=1, max_length=16)], ...],
        msgspec.Meta(max_length=16),
    ] = ()
    tried: Count = 0


def is_equal(loss: int, half: int) -> bool:
    """Whether a loss may be none: its interval holds 0."""
    return loss <= half


def marked(unit: Unit, loss: int, half: int) -> Mark:
    """What a loss is called."""
    slip, mistake, blunder = BOUNDS[unit]
    if loss <= max(slip, half):
        return ""
    return "blunder" if loss > blunder else "mistake" if loss > mistake else "slip"


def places(unit: Unit, verdict: Verdict[Any]) -> int:
    """How many decimal places loss and interval want, so that as told they say what the mark says.

    One as a rule; in hundredths nothing is rounded.
    """
    told = ((worth + 5) // 10 * 10 for worth in (verdict.loss, verdict.half))
    return 1 if marked(unit, *told) == verdict.mark else 2


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the result came about: `start + chance + others + beyond - lost == result`, exactly.

    `start` is what the match promised before anything was dealt, `chance` what the deals gave: what
    was expected after each answer less before. `others` is what the others' decisions gave, `lost`
    the sum of one's own losses; `beyond` what one's choices would have been above the computer's
    that plays on, had nothing been lost. `luck` and `theirs` are chance's and the others' parts
    before each decision, and last after all of them.
    """

    start: Worth
    chance: Worth
    others: Worth
    beyond: Worth
    lost: Count
    result: Worth
    luck: Annotated[tuple[Worth, ...], msgspec.Meta(max_length=100_001)]
    theirs: Annotated[tuple[Worth, ...], msgspec.Meta(max_length=100_001)]

    @property
    def adds_up(self) -> bool:
        """Whether it is an account at all."""
        made = self.start + self.chance + self.others + self.beyond - self.lost
        parts = sum(self.luck) == self.chance and sum(self.theirs) == self.others
        return parts and made == self.result


class Par(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same things, better used: points that were made, that a search found, that none can beat.

    `shown` is how it was found, in plain numbers that the game's `Reviewer.par` explains.
    """

    made: Worth
    found: Worth
    bound: Worth
    shown: Annotated[
        tuple[Annotated[tuple[Worth, ...], msgspec.Meta(max_length=256)], ...],
        msgspec.Meta(max_length=256),
    ] = ()

    @property
    def proven(self) -> bool:
        """Whether nothing better can be."""
        return self.found >= self.bound


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a review was made of: a match, by the hash of its journal, and by which reviewer."""

    match: Name
    game: Name
    rules: Count
    components: Name
    reviewer: Count
    form: Count = 1


class Review(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """What is known of a seat's decisions: all `of` of them at the end, the last ones first.

    `verdicts` are in the order of the match. The account is there once all are, and par, where the
    game has one, at the very end.
    """

    origin: Origin
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    unit: Unit
    of: Count
    verdicts: Annotated[tuple[Verdict[ActionT], ...], msgspec.Meta(max_length=100_000)] = ()
    account: Account | None = None
    par: Par | None = None

    @property
    def whole(self) -> bool:
        """Whether every decision was judged."""
        return self.account is not None

    @property
    def costliest(self) -> Verdict[ActionT] | None:
        """The decision that cost most of those that are marked; None: nothing costly here."""
        found = [one for one in self.verdicts if one.mark]
        return max(found, key=lambda one: one.loss, default=None)


AnyReview: TypeAlias = Review[Any]
"""A review of a match of which nothing more is known."""


class Scene(Protocol):
    """A state as a seat knows it, and so many futures of it, numbered from 0."""

    def worth(
        self, plans: Sequence[Sequence[Action]], first: int, ways: int, *, whole: bool
    ) -> Any:
        """Whole numbers (plans, ways): what the match comes to after each of some plans.

        A number is the same future for all plans, and what a plan comes to there follows from the
        plan and that future alone, as long as `first` and `ways` are the same. `()` lets the
        computer choose. Where it is not to be the `whole` match, a few rounds and an estimate may
        do.
        """
        ...

    def why(
        self, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> tuple[Gap, ...]:
        """The score lines in which these futures differ, in the mean."""
        ...


class Decisions(Protocol):
    """Which acts of a seat make one decision; pure and quick, since the screen asks too.

    Unless a game says otherwise, each act is a decision.
    """

    def joins(self, state: Any, acts: Sequence[Action], act: Action) -> bool:
        """Whether an act belongs to the decision that the seat's acts right before it made."""
        return False

    def again(self, state: Any, seat: Seat) -> bool:
        """Whether a seat that acts now has decided the same before, and that does not count."""
        return False

    def learned(self, then: Any, state: Any, seat: Seat) -> bool:
        """Whether a seat that decides again has seen more since it first did.

        Then its decision begins only now: it is judged by what the seat knows. Two states between
        which it has learned nothing have the same `Reviewer.position`.
        """
        return False


class EachAct(Decisions):
    """Each act is a decision."""


class Reviewer(Decisions, Protocol):
    """How a game judges decisions (`Game.reviewer`); pure, and alike on every machine.

    Unless a game says else, worths are chances to win, and par is none.
    """

    game: Any
    """The game whose decisions are judged."""
    version: int
    """Raised whenever a review would say something else."""
    narrow: int = 150
    """Half an interval that is wider, in hundredths, is worth more futures."""

    def unit(self, seats: int) -> Unit:
        """What worths are in at a table of so many."""
        return "percent"

    def position(self, state: Any, seat: Seat) -> Any:
        """The state by which a decision of a seat is judged.

        It is the same for all states that the seat cannot tell apart, and what the seat has decided
        before that does not count (`again`) is not in it. Where nothing is hidden it is the state.
        """
        return state

    def alike(self, one: Sequence[Action], other: Sequence[Action]) -> bool:
        """Whether two plans do the same, as far as decisions are judged."""
        return tuple(one) == tuple(other)

    def reasons(self, state: Any, seat: Seat, act: Action) -> tuple[ScoreLine, ...]:
        """What an act is expected to change on the seat's sheet, for the words of a hint."""
        return ()

    def glance(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        """What promises much at a glance: the first answer of a hint, which comes at once."""
        for plan in self.choices(state, seat):
            return plan
        return (next(iter(self.game.legal(state, seat))),)

    def choices(self, state: Any, seat: Seat) -> Sequence[tuple[Action, ...]]:
        """The most promising plans, by what the seat knows; a plan is one decision's acts.

        Of equals the first is the best. There may be none, where nothing promises anything.
        """
        ...

    def fresh(self, state: Any) -> int:
        """In how many futures the last comparison is made."""
        ...

    def most(self, state: Any) -> int:
        """In how many it is at most, where half the interval is wider than `narrow`."""
        return self.fresh(state)

    def rivals(self, state: Any) -> int:
        """So many others are compared with the best, for a hint to say which are as good."""
        return 4

    def scene(self, state: Any, seat: Seat, stream: Stream, ways: int) -> Scene:
        """So many futures of a state, out of nothing that the seat does not know."""
        ...

    def result(self, state: Any, seat: Seat) -> int:
        """What a match that is over came to."""
        ...

    def par(
        self,
        view: Any,
        events: Sequence[Event],
        seat: Seat,
        stream: Stream,
    ) -> Iterator[Par]:
        """The same things better used, better and better; nothing for a game without such a thing.

        `view` is the seat's last one, `events` all that it was told.
        """
        return iter(())

    def is_par(self, told: Par, view: Any, events: Sequence[Event], seat: Seat) -> bool:
        """Whether a par that somebody wrote can be had with these things, and comes to that."""
        return False

"""Core: the review of a finished match: what each decision of a seat cost, by what it knew then.

All worths are whole numbers, in hundredths of a point, or of a percent of the chance to win. They
are what the match would have come to if a computer player that takes little time had played on for
all seats: *if you play on like the computer*. The intervals are those of the sampling, and of
who plays on as far as a game's `Reviewer` says it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
)

import msgspec

from engine.core.chance import Rng
from engine.core.events import Event
from engine.core.ids import Seat
from engine.core.inputs import Action
from engine.core.sheet import ScoreLine

ActionT = TypeVar("ActionT", bound=Action)

Unit: TypeAlias = Literal["points", "percent"]
"""What worths are hundredths of: points, or percent of the chance to win against others."""
Mark: TypeAlias = Literal["", "slip", "mistake", "blunder"]

MARK_BOUNDS: Final[dict[Unit, tuple[int, int, int]]] = {
    "points": (200, 400, 800),
    "percent": (300, 600, 1200),
}
"""What is lost by more than this is a slip, a mistake, a blunder, if the interval is clear of 0."""

VALUE_RANGE: Final[dict[Unit, tuple[int, int]]] = {
    "points": (-100_000, 100_000),
    "percent": (0, 10_000),
}
"""No match is worth less or more: a thousand points, or all of the chance to win."""

MAX_MAGNITUDE: Final = 1_000_000_000
Worth: TypeAlias = Annotated[int, msgspec.Meta(ge=-MAX_MAGNITUDE, le=MAX_MAGNITUDE)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MAX_MAGNITUDE)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class ScoreDifference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A score line that the better choice would have brought more in (or less), in the mean."""

    line: Name
    more: Worth


USUAL_SHARE: Final = 50
"""What each weaker level does in so many percent of its choices is what most players would do."""


class LikelyMove(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """What `easy` and `normal` would most likely have done, where they agree on anything.

    Each of them does it in at least `share` percent of its choices. Where it is neither what was
    done nor the best, `loss` is what the best brings more than it, with `half` of the interval.
    """

    acts: Annotated[tuple[ActionT, ...], msgspec.Meta(min_length=1, max_length=16)]
    share: Annotated[int, msgspec.Meta(ge=0, le=100)]
    loss: Count = 0
    half: Count = 0

    @property
    def is_usual(self) -> bool:
        """Whether it is what most players would do."""
        return self.share >= USUAL_SHARE


class Verdict(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """What one decision cost.

    `at` is the number of the input with which it began, `acts` what was done. `best` is the best
    that was found, whatever was done; it is `acts` itself where these do the same. `before` is what
    the match was worth if the computer had chosen here, `expected` after what was done; `loss` is
    what the best brings more, 0 if it does not, and `half` is half the 95 % interval of that. Where
    the loss is marked, `why` has the score lines that differ, in hundredths of a point always.
    `tried` is how often the match was played on. Reviews of an earlier Stowaway have no `likely`.
    """

    at: Count
    acts: Annotated[tuple[ActionT, ...], msgspec.Meta(min_length=1, max_length=16)]
    best: Annotated[tuple[ActionT, ...], msgspec.Meta(min_length=1, max_length=16)]
    before: Worth
    expected: Worth
    loss: Count
    half: Count
    mark: Mark = ""
    why: Annotated[tuple[ScoreDifference, ...], msgspec.Meta(max_length=64)] = ()
    tried: Count = 0
    likely: LikelyMove[ActionT] | msgspec.UnsetType = msgspec.UNSET

    @property
    def equal(self) -> bool:
        """Whether it was another decision than the best, and nothing shows that it loses by it."""
        return self.best != self.acts and is_equal(self.loss, self.half)


class BestMove(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
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
    slip, mistake, blunder = MARK_BOUNDS[unit]
    if loss <= max(slip, half):
        return ""
    return "blunder" if loss > blunder else "mistake" if loss > mistake else "slip"


def places(unit: Unit, verdict: Verdict[Any]) -> int:
    """How many decimal places loss and interval want, so that as told they say what the mark says.

    One as a rule; in hundredths nothing is rounded.
    """
    told = ((worth + 5) // 10 * 10 for worth in (verdict.loss, verdict.half))
    return 1 if marked(unit, *told) == verdict.mark else 2


class LuckSkillSplit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class BestPacking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class ReviewSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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

    origin: ReviewSource
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    unit: Unit
    of: Count
    verdicts: Annotated[tuple[Verdict[ActionT], ...], msgspec.Meta(max_length=100_000)] = ()
    account: LuckSkillSplit | None = None
    par: BestPacking | None = None

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
    """Hold a position as a seat knows it, with possible futures of it, numbered from 0."""

    def worth(
        self, plans: Sequence[Sequence[Action]], first: int, ways: int, *, whole: bool
    ) -> Any:
        """Return what the match comes to after each of some plans, future by future.

        A number stands for the same future in all plans. What a plan comes to in it depends on the
        plan and that future alone, as long as `first` and `ways` are the same.

        Args:
            plans: The actions of a decision, each. `()` lets the computer choose.
            first: The number of the first future.
            ways: How many futures.
            whole: Whether the match must be played to its end. If not, a few rounds and an estimate
                will do.

        Returns:
            Whole numbers of shape (plans, ways), in hundredths of the reviewer's `unit`.
        """
        ...

    def why(
        self, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> tuple[ScoreDifference, ...]:
        """Return the score lines in which two plans differ, on average.

        Args:
            better: The actions of the better plan.
            own: The actions that were taken.
            first: The number of the first future.
            ways: How many futures are compared.

        Returns:
            The difference of each line, in hundredths of a point.
        """
        ...


class SecondOpinion(NamedTuple):
    """What a better player makes of two plans in a few futures.

    `gaps` has, by future, what the better plan brings more, in hundredths of the reviewer's `unit`;
    `lines` are the score lines in which they differ, summed over these futures, in hundredths of a
    point.
    """

    gaps: Sequence[int]
    lines: dict[str, int]


class BoardReason(NamedTuple):
    """What is seen on the board of why one decision is better than another.

    `kind` names the reason for the game's words; `own` and `better` are what is counted after the
    decision that was made and after the better one, and `own_cells` and `better_cells` where that
    is, as masks. It speaks for the better one; `line` is the score line that gains by it, empty
    where that may be any.
    """

    kind: str
    own: int
    better: int
    own_cells: int
    better_cells: int
    line: str = ""


class Topic(NamedTuple):
    """Some score lines, and by how many whole points they differ; never 0."""

    topic: str
    points: int


class Contrast(NamedTuple):
    """What speaks for a decision and for the better one, in whole points that add up.

    `tempts` is what the decision brings more, None where it brings nothing more; `better` is what
    the better one does. Where the rest would be more than that, `also` is one topic more: above 0
    it speaks for the better decision, below for the other one. `whole` is the difference of the
    scores: `better`, less `tempts`, `also` and `rest`.
    """

    tempts: Topic | None
    better: Topic
    rest: int
    whole: int
    also: Topic | None = None

    @property
    def is_spread(self) -> bool:
        """Whether what is not named is more than what is: many small differences."""
        return abs(self.rest) > self.better.points


class Reasons(NamedTuple):
    """Why a decision that cost something tempts, and why the best one is worth more.

    `at_once` is what the decision and the best one bring the seat before anything else happens, in
    points. `board` is what the board shows; None for nothing.
    """

    contrast: Contrast
    at_once: tuple[int, int]
    board: BoardReason | None


LessonPart: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{0,40}\Z")]


class ReviewLesson(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a decision teaches: its kind, and what separates it from the best one.

    `kind` is in what both differ (`Decisions.kind`): what is decided, such as `claim`, and perhaps
    a detail behind an underscore. `better` is what the best one brings more of, `tempts` what the
    other brings more of, empty for nothing; these are subjects (`Decisions.subject`). `board`
    is the kind of the reason that the board shows, empty for none.
    """

    kind: LessonPart
    better: LessonPart
    tempts: LessonPart
    board: LessonPart = ""

    @property
    def decision(self) -> str:
        """Return what is decided: the kind without its detail, which may tell what is better."""
        return self.kind.partition("_")[0]


class Decisions(Protocol):
    """Tell which actions of a seat make one decision. It is pure and quick, as the screen asks too.

    Unless a game says otherwise, each action is a decision.
    """

    def same_decision(self, state: Any, acts: Sequence[Action], act: Action) -> bool:
        """Tell whether an action belongs to the decision before it.

        Args:
            state: The state before the action.
            acts: The actions of that decision so far, all of the same seat.
            act: The action.

        Returns:
            Whether it belongs there; by default it does not.
        """
        return False

    def is_revision(self, state: Any, seat: Seat) -> bool:
        """Tell whether a seat that acts now replaces an earlier decision of its own.

        Args:
            state: The state before the seat acts.
            seat: The seat.

        Returns:
            Whether the earlier decision does not count any more; by default there is none.
        """
        return False

    def learned(self, then: Any, state: Any, seat: Seat) -> bool:
        """Tell whether a seat that decides again has seen more since it first decided.

        If it has, its decision begins only now, and is judged by what the seat knows now. If not,
        `Reviewer.position` is the same for both states.

        Args:
            then: The state in which it first decided.
            state: The state in which it decides again.
            seat: The seat.

        Returns:
            Whether it has learned anything; by default it has not.
        """
        return False

    def topic(self, line: str) -> str:
        """Return what a score line is named together with, where reasons are told.

        Lines of one topic are told as one: what one of them brings is often what another loses.

        Args:
            line: The id of a line.

        Returns:
            The id of the topic; by default that of the line.
        """
        return line

    def board_reason(
        self, own: Any, better: Any, seat: Seat, why: Sequence[ScoreDifference]
    ) -> BoardReason | None:
        """Return what the board shows of why one of two decisions is better.

        Args:
            own: What the seat sees after the decision that was made.
            better: What it would see after the better one.
            seat: The seat that decides.
            why: The score lines that differ, in hundredths; more is for the better decision.

        Returns:
            The clearest reason; by default None.
        """
        return None

    def kind(self, own: Sequence[Action], better: Sequence[Action]) -> str:
        """Return in what two decisions differ, by a name such as `claim` or `claim_rats`.

        Args:
            own: The actions of the decision that was made.
            better: The actions of the better one.

        Returns:
            The name; by default the tag of the first action that only the better one has.
        """
        first = next((act for act in better if act not in own), better[0])
        return str(type(first).__struct_config__.tag)

    def subject(self, topic: str, state: Any) -> str:
        """Return what a topic is about, by a name that means the same in every match.

        Args:
            topic: The id of a score line, or of a topic.
            state: A state of the match.

        Returns:
            The name; by default the id of the topic.
        """
        return self.topic(topic)

    def layout(self, state: Any, seat: Seat) -> Set[tuple[int, int]]:
        """Return what a seat sees where, to tell how much alike two positions look.

        Args:
            state: A state of a match.
            seat: The seat that looks.

        Returns:
            Pairs of a place and what lies there, by numbers; by default nothing.
        """
        return frozenset()


class EachAct(Decisions):
    """Make each action a decision."""


class Reviewer(Decisions, Protocol):
    """Judge the decisions of a game (`Game.reviewer`). It is pure, and the same on every machine.

    Unless a game says otherwise, decisions are judged by the chance to win, and there is no par.

    Attributes:
        game: The game whose decisions are judged.
        version: A number that is raised when a review would say something else.
        narrow: If half of a 95 % interval is wider than this, in hundredths, more futures are
            tried.
        loss_doubt: By how many percent the loss in a second opinion may change if others play the
            match on. It widens the interval, but not so far that a marked loss may be none.
        told_percent: How many percent of the loss in a second opinion are told: a loss that is
            marked for its size is larger than the true one by luck.
    """

    game: Any
    """The game whose decisions are judged."""
    version: int
    """Raised whenever a review would say something else."""
    narrow: int = 150
    """Half an interval that is wider, in hundredths, is worth more futures."""
    told_percent: int = 100
    """How many percent of the loss in a second opinion are told."""
    loss_doubt: int = 0
    """By how many percent the loss in a second opinion may change if others play the match on."""

    def unit(self, seats: int) -> Unit:
        """Return what decisions are measured in.

        Args:
            seats: The number of players.

        Returns:
            `points`, or `percent` of the chance to win, which is the default. Numbers are
                hundredths of it.
        """
        return "percent"

    def asks_value(self, seats: int) -> bool:
        """Return whether a player who guesses a decision may say what it will bring.

        Args:
            seats: The number of players.

        Returns:
            By default only where that is points.
        """
        return self.unit(seats) == "points"

    def position(self, state: Any, seat: Seat) -> Any:
        """Return the state by which a decision of a seat is judged.

        Args:
            state: The true state before the decision.
            seat: The seat that decides.

        Returns:
            A state that is the same for all states that the seat cannot tell apart. An earlier
                decision that does not count any more (`is_revision`) is not in it. By default the
                state itself, for games without secrets.
        """
        return state

    def alike(self, one: Sequence[Action], other: Sequence[Action]) -> bool:
        """Tell whether two plans do the same, as far as decisions are judged.

        Args:
            one: The actions of a decision.
            other: Those of another.

        Returns:
            Whether they do the same; by default if they are equal.
        """
        return tuple(one) == tuple(other)

    def canonical(self, plan: Sequence[Action]) -> tuple[Action, ...]:
        """Return a plan without what is not judged, so that it does not tell who has made it.

        Args:
            plan: The actions of a decision.

        Returns:
            A plan that is `alike` and legal where that is; by default the same. Only the order of
                the actions may still differ between plans that are alike.
        """
        return tuple(plan)

    def reasons(self, state: Any, seat: Seat, act: Action) -> Iterator[tuple[ScoreLine, ...]]:
        """Yield what an action is expected to bring the seat, for the text of a hint.

        A hint asks for it once it knows what is best; no step may take long.

        Args:
            state: The state before the action.
            seat: The seat that acts.
            act: The action.

        Yields:
            Lines as the game's table understands them, such as those of the sheet that change, in
                points; surer with each step, and the last one counts. By default nothing.
        """
        yield from ()

    def quick_plan(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        """Return a plan that looks good at once: the first answer to a hint.

        Args:
            state: A position, from `position`.
            seat: The seat that decides.

        Returns:
            The actions of one decision; by default the first of `choices`, or any legal action.
        """
        for plan in self.choices(state, seat):
            return plan
        return (next(iter(self.game.legal(state, seat))),)

    def choices(self, state: Any, seat: Seat) -> Sequence[tuple[Action, ...]]:
        """Return the most promising plans, by what the seat knows.

        Args:
            state: A position, from `position`.
            seat: The seat that decides.

        Returns:
            The actions of each plan, the most promising plan first. It may be empty, if nothing
                promises anything.
        """
        ...

    def comparison_samples(self, state: Any) -> int:
        """Return in how many futures the last comparison of plans is made.

        Args:
            state: A position, from `position`.

        Returns:
            The number of futures.
        """
        ...

    def max_samples(self, state: Any) -> int:
        """Return in how many futures the last comparison is made at most.

        Args:
            state: A position, from `position`.

        Returns:
            The number of futures, if half of the interval is wider than `narrow`; by default
                `comparison_samples`.
        """
        return self.comparison_samples(state)

    def rivals(self, state: Any) -> int:
        """Return how many plans are compared with the best one, to find those that are as good.

        Args:
            state: A position, from `position`.

        Returns:
            The number of plans.
        """
        return 4

    def scene(self, state: Any, seat: Seat, stream: Rng, ways: int) -> Scene:
        """Return possible futures of a position, made of nothing that the seat does not know.

        Args:
            state: A position, from `position`.
            seat: The seat that decides.
            stream: Random numbers; the same numbers give the same futures.
            ways: How many futures.

        Returns:
            The futures, numbered from 0.
        """
        ...

    def doubt(
        self,
        scene: Any,
        better: Sequence[Action],
        own: Sequence[Action],
        first: int,
        ways: int,
    ) -> int:
        """Return by how much a loss may be another where others play on.

        Args:
            scene: The futures, from `scene`, in which both plans were tried.
            better: The actions of the better plan.
            own: The actions that were taken.
            first: The number of the first future.
            ways: How many futures.

        Returns:
            Half an interval, in hundredths of `unit`; by default 0.
        """
        return 0

    def second_samples(self, state: Any) -> int:
        """Return in how many futures a marked decision is judged once more by a better player.

        Args:
            state: A position, from `position`.

        Returns:
            The number of futures; by default 0, and nobody is asked.
        """
        return 0

    def first_error(self, state: Any) -> int:
        """Return how far off a loss is before it is judged once more.

        Args:
            state: A position, from `position`.

        Returns:
            Half the 95 % interval of the error that comes from who plays on, in hundredths of
                `unit`; by default 0.
        """
        return 0

    def second_weight(self, state: Any) -> int:
        """Return how many times as much a second opinion counts as the first.

        Args:
            state: A position, from `position`.

        Returns:
            The weight; by default 3, as the first opinion chose what to ask about.
        """
        return 3

    def second_opinion(
        self, scene: Any, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> SecondOpinion:
        """Judge two plans once more, played on by a better player that takes longer.

        Args:
            scene: Where both plans were tried, from `scene`. Its own futures are not met again: a
                loss was marked for what came of them.
            better: The actions of the better plan.
            own: The actions that were taken.
            first: The number of the first of other futures, from 0.
            ways: How many futures.

        Returns:
            What comes of them; by default nothing.
        """
        return SecondOpinion((), {})

    def result(self, state: Any, seat: Seat) -> int:
        """Return what a match that is over came to.

        Args:
            state: The last state.
            seat: The seat that is judged.

        Returns:
            Hundredths of `unit`.
        """
        ...

    def par(
        self,
        view: Any,
        events: Sequence[Event],
        seat: Seat,
        stream: Rng,
    ) -> Iterator[BestPacking]:
        """Yield better and better uses of the same things; nothing in a game without par.

        Args:
            view: What the seat sees at the end of the match.
            events: All that the seat was told.
            seat: The seat.
            stream: Random numbers for the search.

        Yields:
            Each better use that is found, in points.
        """
        return iter(())

    def is_par(self, told: BestPacking, view: Any, events: Sequence[Event], seat: Seat) -> bool:
        """Tell whether a stored par is possible with these things, and comes to what it says.

        Args:
            told: The par, from a file that anyone may have written.
            view: What the seat sees at the end of the match.
            events: All that the seat was told.
            seat: The seat.

        Returns:
            Whether it is true; by default it is not.
        """
        return False

"""Core: the contract between a game and all other packages.

A match is a journal of inputs; a game is the eight pure functions that give them their meaning.
Everything else (undo, replay, saves, bots, screens, tests) is built on these alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.bot import Bot
from engine.core.chance import Label, Rng
from engine.core.events import Event
from engine.core.grade import HUMAN_SEAT, Grade, Medals, TrailSetup, by_place, graded
from engine.core.ids import GameId, Level, Seat, Tick, Value
from engine.core.inputs import Act, Action, Chance
from engine.core.options import Config, Option, configure, filled_in
from engine.core.reactions import BigMoments
from engine.core.review import Decisions, Reviewer
from engine.core.sheet import Result, ScoreLine, Sheet
from engine.core.waiting import Awaiting

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT")
BoxT = TypeVar("BoxT")

REVEALED: Final = "revealed"
HIDDEN: Final = "hidden"
SECRET: Final = frozenset({REVEALED, HIDDEN})
"""The undo fences of a step that shows or conceals something: none is tried out beforehand."""


def estimate_key(seat: Seat) -> Label:
    """Return the key of the stream for `Game.estimate`: whoever asks for a seat gets the same.

    Args:
        seat: The seat that would act.
    """
    return ("estimate", int(seat))


class Step(NamedTuple):
    """What an input leads to: the new state, what happened, and an undo fence, if any.

    `fence` names why undo may not go back behind this step: `revealed`, `hidden`, `other seat`
    or `over`. Answers of chance that somebody is told of are fences by themselves.
    """

    state: Any
    events: tuple[Event, ...] = ()
    fence: str | None = None


class Legal(ABC, Generic[ActionT]):
    """The legal actions of one seat, lazily: only iteration lists them.

    `sample` may be cheaper than uniform, but every legal action is possible.
    """

    __slots__ = ()

    @abstractmethod
    def __iter__(self) -> Iterator[ActionT]: ...

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def __bool__(self) -> bool: ...

    @abstractmethod
    def count(self) -> int:
        """How many there are."""

    @abstractmethod
    def sample(self, stream: Rng) -> ActionT:
        """A random one. Raises IndexError where there is none."""


class ListedActions(Legal[ActionT]):
    """Legal actions of which there are so few that they are listed at once."""

    __slots__ = ("_actions",)

    def __init__(self, actions: tuple[ActionT, ...]) -> None:
        self._actions = actions

    def __iter__(self) -> Iterator[ActionT]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        return action in self._actions

    def __bool__(self) -> bool:
        return bool(self._actions)

    def count(self) -> int:
        """How many there are."""
        return len(self._actions)

    def sample(self, stream: Rng) -> ActionT:
        """A random one. Raises IndexError where there is none."""
        if not self._actions:
            raise IndexError("nothing is legal")
        return stream.choice(self._actions)


class Game(ABC, Generic[StateT, ActionT, ViewT, BoxT]):
    """Define the rules of a game; hold its components, but no match.

    The catalog builds each game once. All methods are pure, and components are named by their ids.
    A seat is a number from 0, in turn order; a spectator is None.
    """

    box: BoxT
    """The typed components; None for a game without any."""

    id: ClassVar[GameId]
    title: ClassVar[str]
    prefix: ClassVar[str]
    """Two letters before the deal codes and rule numbers of this game."""
    rules_version: ClassVar[int]
    """From 1; raised with each change of the rules."""
    seats: ClassVar[range]
    """The possible numbers of players."""
    default_seats: ClassVar[int | None] = None
    """The default number of players in the game's main form; None for the least."""
    teacher_seats: ClassVar[tuple[int, ...]] = ()
    """With how many players a costly move is told soon and surely enough for the teacher."""
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    private_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields of a view that differ between seats though they hold no hands that need a curtain."""
    options: tuple[Option, ...]
    """What can be chosen before a match, in the order of the set-up page."""
    practised: ClassVar[bool] = True
    """Whether there is practice, with hints and unlimited undo."""
    practice_options: ClassVar[Mapping[str, Value]] = {}
    """The options that have one value in practice: time that has passed is not taken back."""
    achievements: ClassVar[tuple[str, ...]] = ()
    """What can be achieved in a match besides winning it, by id; see `achieved`."""
    big_moments: ClassVar[BigMoments | None] = None
    """To what characters react; None for a game in which they keep quiet."""
    bots: Mapping[Level, Bot]
    """Computer players by level, weakest first; `random` needs none and is not listed."""

    def configure(self, seats: int, given: Mapping[str, Value]) -> Config:
        """Return a complete, checked configuration of a match.

        Args:
            seats: The number of players.
            given: Values by option; the others get their defaults.

        Returns:
            The number of players, and a value for each option that exists at such a table.

        Raises:
            ConfigError: The number, an option or a value is not possible, or options do not go
                together. Its text is one sentence.
        """
        config = configure(self.options, self.seats, seats, given)
        self.check(config)
        return config

    def restore(self, seats: int, written: Mapping[str, Value]) -> Config:
        """Return the configuration of a match that was saved, perhaps before some options existed.

        Args:
            seats: How many sit at the table.
            written: The options as the match has them, by id; one that is not there has the value
                that it had when it was introduced.

        Returns:
            The configuration, with a value for each of the game's options.

        Raises:
            ConfigError: An option is unknown, or its value is not allowed; with one sentence.
        """
        return self.configure(seats, self.filled_in(seats, written))

    def filled_in(self, seats: int, written: Mapping[str, Value]) -> dict[str, Value]:
        """Return the options of a saved match, with a value for those that it does not name.

        Args:
            seats: How many sit at the table.
            written: The options as the match has them, by id.

        Returns:
            The options by id, unchecked.
        """
        return filled_in(self.options, seats, written)

    def for_rules_version(self, rules_version: int) -> AnyGame:
        """Return the game by which matches of an older rules version go on.

        Args:
            rules_version: The version under which a match was begun, at most `rules_version` of
                this game.

        Returns:
            A game with the rules of that time; by default this game itself.
        """
        return self

    def check(self, config: Config) -> None:
        """Refuse options that do not go together; by default all do.

        Args:
            config: A complete configuration, in which each value by itself is possible.

        Raises:
            ConfigError: Its text is one sentence that says what does not go together.
        """

    def hands(self, config: Config) -> bool:
        """Tell whether seats hold secrets from one another.

        If they do, people at one screen take turns looking at it. If not, the legal moves and the
        seats that are waited for tell no secret, and views differ in `private_fields` alone.

        Args:
            config: The options of the match.

        Returns:
            Whether there are such secrets; by default there are none.
        """
        return False

    def covers_hands(self, config: Config) -> bool:
        """Tell whether the screen is covered when it goes from one person to the next.

        It need not be where a seat holds secrets only while it is the only one to act, and all of
        them are shown to everyone once it has acted.

        Args:
            config: The options of the match.

        Returns:
            Whether it is covered; by default it is if seats hold secrets from one another.
        """
        return self.hands(config)

    def simultaneous_start(self, config: Config) -> bool:
        """Tell whether all seats may act from the first moment on, so that no one begins.

        Args:
            config: The options of the match.

        Returns:
            Whether all may act at once; by default one seat begins.
        """
        return False

    @abstractmethod
    def setup(self, config: Config) -> Step:
        """Return the first state of a match. It draws nothing: `awaiting` asks for draws later.

        Args:
            config: The options of the match, from `configure`.

        Returns:
            A step with the state and the events that tell of it.
        """

    @abstractmethod
    def awaiting(self, state: StateT) -> Awaiting:
        """Return what a state waits for.

        Args:
            state: A state of this game.

        Returns:
            `Waiting` with the seats that may and must act, `NeedsChance` with a random draw, or
                `Over` with the result.
        """

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> Legal[ActionT]:
        """Return the legal actions of a seat, lazily.

        Args:
            state: A state of this game.
            seat: The seat that would act.

        Returns:
            Exactly the actions that `apply` does not refuse; none for a seat that may not act.
        """

    @abstractmethod
    def apply(self, state: StateT, given: Act[ActionT] | Chance) -> Step:
        """Return the step that an action or a random draw leads to.

        Args:
            state: The state before. It stays as it is.
            given: An action of a seat, with its tick (1/60 s) in a game with a clock, or the answer
                to a draw.

        Returns:
            The new state, the events in the order in which they happened, and an undo fence if undo
                must not go back behind this step.

        Raises:
            Refused: The action breaks a rule. It names rule, reason and place; the order in which
                rules are checked is fixed.
            ValueError: No draw is due, or this is no possible answer: a fault of the program.
        """

    def advance(self, state: StateT, to_tick: Tick) -> Step:
        """Return the step that passing time leads to; a game without a clock does nothing.

        It is additive: advancing to one tick and then to another is the same as advancing to the
        second.

        Args:
            state: The state before.
            to_tick: Game time to advance to, in ticks of 1/60 s, not before that of the state.

        Returns:
            The state at that tick, and what happened on the way.
        """
        return Step(state)

    @abstractmethod
    def observe(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return all that a seat may know, in a type that has no fields for secrets.

        Args:
            state: A state of this game.
            seat: The seat, or None for a spectator.

        Returns:
            The view: frozen, and the same for all states that the seat cannot tell apart.
        """

    @abstractmethod
    def sheet(self, view: ViewT) -> tuple[Sheet, ...]:
        """Return the score sheets, as far as a view knows them.

        Args:
            view: What a seat or a spectator sees.

        Returns:
            A sheet for each seat, in points. At the end their totals are the scores of the result.
        """

    def determinize(self, state: StateT, seat: Seat, stream: Rng) -> StateT:
        """Return a random state that agrees with all that a seat was ever told.

        This includes what its view does not show any more: what the seat put down or passed on, and
        what it was shown for a moment. Bots, hints and previews play on from such a state, so they
        know no secret.

        Args:
            state: The true state.
            seat: The seat that must not notice any difference.
            stream: The random numbers. The same numbers give the same state, whatever the secrets
                are.

        Returns:
            A state with the same `awaiting`, view and legal actions for this seat; by default the
                state itself, for games without secrets.
        """
        return state

    def estimate(
        self,
        view: ViewT,
        world: StateT,
        seat: Seat,
        action: ActionT,
        stream: Rng,
    ) -> tuple[ScoreLine, ...]:
        """Estimate what an action would bring a seat, for players who use such an aid.

        It gets what a bot gets, so it knows no more than the seat. It may take long and runs in the
        processes of the computer players.

        Args:
            view: What the seat sees.
            world: A state that the seat could be in, from `determinize`.
            seat: The seat that would act.
            action: The action.
            stream: Random numbers for the estimate, from `estimate_key`.

        Returns:
            Lines whose ids and numbers the game's table understands, such as odds; by default none.
        """
        return ()

    def trail_setup(self) -> TrailSetup | None:
        """Return the matches of the trail and the daily deal, or None for a game without them."""
        return None

    def grade(self, result: Result, seat: Seat = HUMAN_SEAT) -> Grade:
        """Return how good a result of a trail or daily match is; medals follow from it.

        Args:
            result: The result of a match that is over.
            seat: The seat that is graded.

        Returns:
            The grade, by default from `graded`.
        """
        return graded(result, seat)

    def achieved(
        self, config: Config, seat: Seat, told: Sequence[Event], view: ViewT, result: Result
    ) -> frozenset[str]:
        """Return what a seat achieved in a match that is over.

        It is told no more than a spectator is, so an achievement gives no secret away.

        Args:
            config: The options of the match.
            seat: The seat.
            told: What happened, in order, as a spectator was told it; nothing that was undone.
            view: What a spectator sees at the end.
            result: The result.

        Returns:
            Some of `achievements`; by default none.
        """
        return frozenset()

    def goal(self, config: Config) -> int | None:
        """Return the points that a match with these options asks for; None for no such match.

        Args:
            config: The options of a match.

        Returns:
            By default None: the match is won by whoever comes first.
        """
        return None

    def daily_medals(self, config: Config) -> Medals:
        """Return what the medals of a daily deal ask: plain results, known from the options.

        Args:
            config: The options of the deal.

        Returns:
            By default the third, second and first place; a game that is played alone has its own.
        """
        return by_place()

    def reviewer(self, config: Config) -> Reviewer | None:
        """Return what judges the decisions of matches, or None if nothing does.

        Making it may take time: it loads what the computer players search with.

        Args:
            config: The options of the match.

        Returns:
            A reviewer for reviews, hints and questions about mistakes; by default None.
        """
        return None

    def decisions(self, config: Config) -> Decisions | None:
        """Return which actions make one decision, for a match that can be reviewed.

        A game overrides this if making its `reviewer` takes time.

        Args:
            config: The options of the match.

        Returns:
            The same as `reviewer` says, without what it judges by; None if there is no reviewer.
        """
        return self.reviewer(config)

    @property
    def is_reviewed(self) -> bool:
        """Return whether there may be a `reviewer`, without making one."""
        return type(self).reviewer is not Game.reviewer

    def has_teacher(self, config: Config) -> bool:
        """Return whether a costly move can be told soon and surely enough to ask about it.

        `tests/tools/ladder/teacher.py` measures it.

        Args:
            config: The options of the match.

        Returns:
            Whether the teacher may speak: by the number of players.
        """
        return config.seats in self.teacher_seats

    def seen(self, view: ViewT) -> Any:
        """Return what the check lines of a saved match cover of a view.

        It must not change unless `rules_version` does, or the saves of today would not open
        tomorrow. Leave out of it any field that a view gets later.

        Args:
            view: What a seat or a spectator sees.

        Returns:
            Plain values that can be encoded; by default all of the view.
        """
        return view


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game of which nothing more is known."""

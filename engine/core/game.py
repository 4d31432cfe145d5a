"""Core: the contract between a game and the rest of the house.

A match is a journal of inputs; a game is the eight pure functions that give them their meaning.
Everything else (undo, replay, saves, bots, screens, tests) is built on these alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.bot import Bot
from engine.core.chance import Stream
from engine.core.events import Event
from engine.core.grade import TRAVELLER, Grade, Journey, graded
from engine.core.ids import GameId, Level, Seat, Tick, Value
from engine.core.inputs import Act, Action, Chance
from engine.core.options import Config, Option, configure, filled_in
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
    def sample(self, stream: Stream) -> ActionT:
        """A random one. Raises IndexError where there is none."""


class Few(Legal[ActionT]):
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

    def sample(self, stream: Stream) -> ActionT:
        """A random one. Raises IndexError where there is none."""
        if not self._actions:
            raise IndexError("nothing is legal")
        return stream.choice(self._actions)


class Game(ABC, Generic[StateT, ActionT, ViewT, BoxT]):
    """A game with its components; holds no match. All methods are pure.

    Built once by the catalog. Components are referred to by id.
    """

    box: BoxT
    """The typed components; None for a game without any."""

    id: ClassVar[GameId]
    title: ClassVar[str]
    prefix: ClassVar[str]
    """Two letters before the deal codes and rule numbers of this game."""
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    usual: ClassVar[int | None] = None
    """So many sit at a table of the game's main form; None: as few as can."""
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    asides: ClassVar[frozenset[str]] = frozenset()
    """Fields of a view that differ between seats though they hold no hands that need a curtain."""
    options: tuple[Option, ...]
    bots: Mapping[Level, Bot]
    """Computer players by level, weakest first; `random` needs none and is not listed."""

    def configure(self, seats: int, given: Mapping[str, Value]) -> Config:
        """A complete, checked configuration. Raises ConfigError with one sentence."""
        config = configure(self.options, self.seats, seats, given)
        self.check(config)
        return config

    def restore(self, seats: int, written: Mapping[str, Value]) -> Config:
        """The configuration of a match that was written down, perhaps before some options existed.

        Raises ConfigError with one sentence.
        """
        return self.configure(seats, self.filled_in(seats, written))

    def filled_in(self, seats: int, written: Mapping[str, Value]) -> dict[str, Value]:
        """The options of such a match, unchecked, with what it means by those it does not name."""
        return filled_in(self.options, seats, written)

    def as_of(self, rules_version: int) -> AnyGame:
        """The game as matches go on that were begun under this older version; by default itself."""
        return self

    def check(self, config: Config) -> None:
        """Refuse options that do not go together. Raises ConfigError."""

    def hands(self, config: Config) -> bool:
        """Whether seats hold secrets from one another, so that persons at one screen take turns.

        Where False, what seats may do and are waited for tells no secret, and their views differ
        in `asides` alone.
        """
        return False

    def together(self, config: Config) -> bool:
        """Whether all seats may act from the first moment on, so that nobody begins."""
        return False

    @abstractmethod
    def setup(self, config: Config) -> Step:
        """The first state; no dice here."""

    @abstractmethod
    def awaiting(self, state: StateT) -> Awaiting:
        """Who may act, what chance is asked, or how it ended."""

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> Legal[ActionT]:
        """What this seat may do now; empty for a seat that may not act."""

    @abstractmethod
    def apply(self, state: StateT, given: Act[ActionT] | Chance) -> Step:
        """The step that an input leads to.

        Raises Refused for an act that breaks a rule, ValueError for chance that was not asked or
        cannot answer so.
        """

    def advance(self, state: StateT, to_tick: Tick) -> Step:
        """Wind game time to a tick; a game without a clock does nothing."""
        return Step(state)

    @abstractmethod
    def observe(self, state: StateT, seat: Seat | None) -> ViewT:
        """All that a seat (None: a spectator) may know, in a type without fields for secrets."""

    @abstractmethod
    def sheet(self, view: ViewT) -> tuple[Sheet, ...]:
        """One score sheet a seat, as far as this view knows; at the end it is the result."""

    def rehide(self, state: StateT, seat: Seat, stream: Stream) -> StateT:
        """A random state in which all that the seat was ever told still holds.

        Also what its view does not show any more: what it put down or passed on itself, what it
        was shown for a moment.
        """
        return state

    def weigh(
        self,
        view: ViewT,
        world: StateT,
        seat: Seat,
        action: ActionT,
        stream: Stream,
    ) -> tuple[ScoreLine, ...]:
        """About what an act would bring a seat, for whoever plays with such an aid.

        It is told `view` and `world` as a bot is, and so knows no more than the seat. It may take
        long, and is asked in the processes of the computer players.
        """
        return ()

    def journey(self) -> Journey | None:
        """The matches of its trail and its daily deal; None for a game without them."""
        return None

    def grade(self, result: Result, seat: Seat = TRAVELLER) -> Grade:
        """How good a result of such a match is: medals ask for that."""
        return graded(result, seat)

    def reviewer(self, config: Config) -> Reviewer | None:
        """Who judges the decisions of finished matches; None where nobody does."""
        return None

    def decisions(self, config: Config) -> Decisions | None:
        """Which acts make one decision of a match that can be reviewed.

        A game overrides this where making its `reviewer` takes time.

        Args:
            config: The options of the match.

        Returns:
            The same as `reviewer` says, without what it judges by; None where there is none.
        """
        return self.reviewer(config)

    @property
    def is_reviewed(self) -> bool:
        """Whether there may be a `reviewer`, told without making one, which takes time."""
        return type(self).reviewer is not Game.reviewer

    def seen(self, view: ViewT) -> Any:
        """What a check covers of a view: plain values; by default all of it.

        It never changes but with `rules_version`, or saves of today would not open tomorrow: a
        field that a view gets later stays out of it.
        """
        return view


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game of which nothing more is known."""

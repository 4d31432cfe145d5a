"""Bridge: a match as a table sees it, whether it is being played or watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from PySide6.QtCore import QObject, Signal

from engine.core import (
    Action,
    AnyGame,
    Awaiting,
    Config,
    Event,
    Legal,
    Level,
    Refused,
    Result,
    ScoreLine,
    Seat,
    Sheet,
    Tick,
)
from engine.match import Preview, Session
from engine.match.advice import Advice
from engine.match.review import is_reviewed
from ui.bridge.clock import GameClock
from ui.bridge.finished import past
from ui.bridge.outcome import Outcome, Passed, with_faces
from ui.bridge.preferences import Preferences
from ui.bridge.seats import SeatInfo, known_character, own_colours, shown_name, your_name

if TYPE_CHECKING:
    from ui.bridge.reactions import FoundReactions
    from ui.bridge.teacher import Teacher
    from ui.bridge.trail_progress import TrailPlace

__all__ = ["RANDOM", "Advice", "Cause", "SecretError", "Stepped", "TableBridge", "UndoReach"]

Cause: TypeAlias = Literal[
    "act", "chance", "mark", "time", "undo", "redo", "seat", "taken", "gathered"
]

RANDOM: Final = Level("random")


@dataclass(frozen=True, slots=True)
class Stepped:
    """One step of the match, as the screen's viewer may see it.

    `seat` is whose act, undo or redo it was, who is now played by somebody else, or who looks from
    now on. After `undo`, `redo`, `seat`, `taken` and `gathered` the screen shows `view_after` at
    once; behind `taken` comes what has happened meanwhile, step by step, and behind `gathered`,
    from where on all look as spectators, the steps whose events it names.
    """

    view_before: Any
    events: tuple[Event, ...]
    view_after: Any
    cause: Cause
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class UndoReach:
    """How many presses of undo are possible, and why it stops there.

    `stop` is `start`, `revealed`, `hidden`, `other seat`, `over` or `time`.
    """

    count: int
    stop: str


class SecretError(Exception):
    """The screen asked for what must not be seen on it now: a fault of the program."""


class TableBridge(QObject):
    """Show a match to a table, and take what players do there.

    It is the only access of the screen to a match, whether it is played or watched. It gives views
    only, never a state. By default nothing can be done: a bridge for a match in play overrides
    that. Seats are numbered from 0; a spectator is None.
    """

    stepped = Signal(object)
    """Stepped: a step was made; in order, each once."""
    turn_changed = Signal()
    """Who may act, or who is thinking, has changed."""
    thinking = Signal(object)
    """(seat, done, of) while a computer is waited for or a hint is looked for, then None."""
    hinted = Signal(object)
    """Thought: the answer to `hint`, for the person to act; Advice that is not final while a better
    one may come.
    """
    weighed = Signal()
    """`estimate` knows what it was asked for."""
    refused = Signal(object, object)
    """(seat, Refused): an act of a person was refused at its tick, though it seemed possible."""
    problem = Signal(str)
    """One sentence for the person: what happened and what is safe."""
    finished = Signal(object)
    """Result: the match is over. Again after an undo and another end (practice)."""

    caption = ""
    """What is shown to whoever watches, where it is not what was done last."""
    asks = False
    """Whether it is a question to whoever decides: then nobody helps."""

    trail_place: TrailPlace | None = None
    """Which stop of a trail, or which attempt at a day's deal, it is; None for any other match.

    It is found before the match ends: then it is among those that are over.
    """

    teacher: Teacher | None = None
    """Asks about a move that may cost much; None where nothing is played."""

    reactions: FoundReactions | None = None
    """To what characters react; None where nothing is played, since nobody reacts again."""

    clock: GameClock
    """Game time as it is drawn; it stands for good where the match has no clock."""

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        parent: QObject | None = None,
        *,
        read_only: bool = False,
    ) -> None:
        super().__init__(parent)
        self.read_only = read_only
        self.preferences = preferences
        self._session = session
        self._players: tuple[SeatInfo, ...] = ()

    # What it is

    @property
    def game(self) -> AnyGame:
        """Return the game, with its components."""
        return self._session.game

    @property
    def config(self) -> Config:
        """Return the number of players, and the options."""
        return self._session.config

    @property
    def code(self) -> str:
        """Return the deal code, or the seed if the match was not started from a code."""
        return self._session.seed

    @property
    def practice(self) -> bool:
        """Return whether undo is free, and the match stays out of the records."""
        return self._session.practice

    @property
    def left(self) -> Any:
        """Return the spectator's view at the point where a branch leaves its match.

        Returns:
            The view; None if this is no branch, or has not come to that point yet.
        """
        branch, moments = self._session.header.branch, self._session.moments
        if not branch or branch.at >= len(moments):
            return None
        return self.game.observe(moments[branch.at].state, None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats, in turn order."""
        return self._session.seats

    @property
    def players(self) -> tuple[SeatInfo, ...]:
        """Return who has each seat now, each with a colour of their own.

        As long as nobody else sits there, it is the same tuple.
        """
        you = self.addressed
        players = self.preferences.with_names(self._session.players)
        first = self._session.header.players
        colours = own_colours([player.colour for player in players])
        advantages = self._session.config.advantages
        made = tuple(
            SeatInfo(
                seat,
                your_name(player.name)
                if seat == you
                else shown_name(player.name, seat, player.level, player.character),
                colour,
                player.level,
                seat == you,
                first[seat].is_person,
                known_character(player.character),
                advantage=seat in advantages,
            )
            for seat, player, colour in zip(self.seats, players, colours, strict=True)
        )
        if made != self._players:
            self._players = made
        return self._players

    @property
    def addressed(self) -> Seat | None:
        """Return the seat whose player the texts on this screen call *you*.

        Returns:
            The only human player; if the screen is handed around, the player who looks at it; None
                if several players read the same screen, or only computers play.
        """
        if self.handed:
            return self.viewer()
        players = enumerate(self._session.players)
        people = [Seat(seat) for seat, player in players if player.is_person]
        return people[0] if len(people) == 1 else None

    @property
    def levels(self) -> tuple[Level, ...]:
        """Return the levels of computer players that the game has, weakest first."""
        return tuple(self.game.bots) or (RANDOM,)

    @property
    def result(self) -> Result | None:
        """Return the result, or None while the match goes on."""
        raise NotImplementedError

    @property
    def is_reviewed(self) -> bool:
        """Return whether the match is over, and its decisions can be judged."""
        return is_reviewed(self._session)

    def outcome(self) -> Outcome:
        """Return all that the result page shows.

        Raises:
            ValueError: The match is not over.
        """
        result = self._session.result
        if result is None:
            raise ValueError("the match is not over")
        return Outcome(
            self.game,
            self.config,
            self.code,
            self.practice,
            with_faces(self.players, result) if self.preferences.hands.talk else self.players,
            self._session.view(None),
            self._session.sheets(None),
            result,
            tuple(self.past()),
            self._session.is_deal,
            self._session.exposed,
            None if self.teacher is None else self.teacher.counts,
        )

    def past(self) -> Iterator[Passed]:
        """Yield what has happened so far, as spectators know it."""
        return past(self._session)

    # What the screen may know

    def viewer(self) -> Seat | None:
        """Return the seat whose view the screen shows, or None for a spectator's."""
        raise NotImplementedError

    def front(self) -> Seat | None:
        """Return the seat whose things lie in front, or None if no seat comes before the others."""
        return self.viewer()

    def view(self, seat: Seat | None = None) -> Any:
        """Return what a seat sees.

        Args:
            seat: The seat; by default whoever looks at the screen.

        Returns:
            The view, as from `Game.observe`.

        Raises:
            SecretError: The screen must not show the view of this seat now.
        """
        raise NotImplementedError

    def public(self) -> Any:
        """Return what a spectator sees."""
        raise NotImplementedError

    def sheets(self) -> tuple[Sheet, ...]:
        """Return the score sheets of all seats, as far as the viewer knows them."""
        raise NotImplementedError

    def open_views(self) -> Mapping[Seat, Any]:
        """Return what each seat sees, where all of it may be on the screen.

        Returns:
            Views by seat in the replay of a match that is over; otherwise nothing.
        """
        return {}

    def since(self, seat: Seat) -> tuple[Stepped, ...]:
        """Return what has happened since a seat's own last action, as the viewer may know it.

        Args:
            seat: The viewer's seat.

        Returns:
            The steps in order; by default none.

        Raises:
            SecretError: This is not the viewer's seat.
        """
        return ()

    def has_recent(self, tells: Callable[[Event], object]) -> bool:
        """Return whether `recent` gives any event that is worth showing.

        Args:
            tells: Whether an event is worth showing.
        """
        return False

    def recent(
        self,
        begins_before: Callable[[Sequence[Event]], bool] = lambda _: False,
    ) -> tuple[Stepped, ...]:
        """Return what just happened in a match that is played, as everyone saw it.

        It is shown again, so nothing is in it that was told only once (`Event.recall`), and no
        view shows what only one seat may see.

        Args:
            begins_before: Tells of events whether what they tell of began before them; then it is
                shown from its beginning.
        """
        return ()

    def awaiting(self) -> Awaiting:
        """Return what the match waits for: players, a draw, or nothing because it is over."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> Legal[Any]:
        """Return the legal actions of a seat now.

        Args:
            seat: The seat.

        Returns:
            The actions, lazily; none for a seat that may not act.

        Raises:
            SecretError: The screen must not show what this seat may do now.
        """
        raise NotImplementedError

    def preview(self, seat: Seat, actions: Sequence[Action]) -> Preview:
        """Preview actions. Nothing is journaled.

        Args:
            seat: The seat that would act.
            actions: The actions, in order.

        Returns:
            View, legal actions, sheets, events and refusal after as many of them as are possible.

        Raises:
            SecretError: The screen must not show what this seat tries now.
        """
        raise NotImplementedError

    def log(self) -> tuple[Event, ...]:
        """Return all that the viewer was told so far, and may look at again."""
        raise NotImplementedError

    # What the clock asks

    @property
    def is_clocked(self) -> bool:
        """Return whether game time runs in this state of the match."""
        raise NotImplementedError

    @property
    def tick(self) -> Tick:
        """Return the game time so far, in ticks of 1/60 s."""
        raise NotImplementedError

    def advance_to(self, to: Tick) -> None:
        """Let game time run, with all actions of the ticks on the way.

        Args:
            to: The game time to run to, in ticks of 1/60 s.
        """
        raise NotImplementedError

    def seeks(self) -> bool:
        """Return whether a person may act, and has not."""
        return False

    # What the screen may do

    def person_to_act(self) -> Seat | None:
        """Return the first due seat that a person plays.

        While several decide at once, people come before computers that are still thinking.

        Returns:
            The seat; None while only computers are due, or at the end.
        """
        return None

    def submit(self, seat: Seat, actions: Sequence[Action]) -> Refused | None:
        """Enter actions of a seat, all or none.

        While game time runs, they are entered when the present tick is over. If one is refused only
        then, `refused` tells of it.

        Args:
            seat: The seat that acts.
            actions: The actions, in order.

        Returns:
            Why they are not possible, or None if they are entered.
        """
        return Refused("OVER", seat=seat)

    def undo_reach(self) -> UndoReach:
        """Return how far undo goes back now, and why it stops there."""
        return UndoReach(0, "over")

    def undo(self) -> bool:
        """Undo the last action of a person, with all that came after it.

        Returns:
            Whether anything was undone.
        """
        return False

    def can_redo(self) -> bool:
        """Return whether something was undone, and nothing else was done since."""
        return False

    def redo(self) -> bool:
        """Make again what one undo has taken back.

        Returns:
            Whether anything was made again.
        """
        return False

    def hint(self, tried: Sequence[Action] = ()) -> None:
        """Look for the best move of the person to act. `hinted` brings the answer.

        Args:
            tried: What the person previews now.
        """

    def hold(self, *, on: bool) -> None:
        """Let computers wait while the screen tells something.

        Args:
            on: Whether they wait from now on, or go on.
        """

    def keep(self) -> None:
        """Let the viewer see something of their own before the screen is handed on."""

    @property
    def handed(self) -> bool:
        """Return whether the screen is handed from person to person, behind a curtain."""
        return False

    def stop_hint(self) -> None:
        """Stop looking for a hint."""

    def estimate(self, action: Action) -> tuple[ScoreLine, ...]:
        """Estimate what an action of the person to act would bring (`Game.estimate`).

        Only the last action that was asked for is looked at. `weighed` tells when the answer is
        known.

        Args:
            action: The action.

        Returns:
            The answer, or nothing while it is not known yet.
        """
        return ()

    def skip(self) -> None:
        """Play the best move so far of the computers that think, or one that is being delayed."""

    @property
    def can_skip(self) -> bool:
        """Return whether the decision of a computer can be had at once."""
        return False

    @property
    def thinking_seat(self) -> Seat | None:
        """Return the seat of the computer player that is waited for.

        Returns:
            The seat; None while a person is to act.
        """
        return None

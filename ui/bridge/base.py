"""Bridge: a match as a table sees it, whether it is being played or watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, Literal, TypeAlias

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
from engine.match import Session, Sketch
from engine.match.advice import Advice
from engine.match.review import is_reviewed
from ui.bridge.clock import GameClock
from ui.bridge.comfort import Comfort
from ui.bridge.outcome import Outcome, Passed
from ui.bridge.seats import SeatInfo, own_colours, shown_name, your_name

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
    """What a table is built on. Of what the screen may do, nothing can be done by default."""

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
    """`weigh` knows what it was asked for."""
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

    clock: GameClock
    """Game time as it is drawn; it stands for good where the match has no clock."""

    def __init__(
        self,
        session: Session,
        comfort: Comfort,
        parent: QObject | None = None,
        *,
        read_only: bool = False,
    ) -> None:
        super().__init__(parent)
        self.read_only = read_only
        self.comfort = comfort
        self._session = session

    # What it is

    @property
    def game(self) -> AnyGame:
        """The game, with its components."""
        return self._session.game

    @property
    def config(self) -> Config:
        """Table size and options."""
        return self._session.config

    @property
    def code(self) -> str:
        """The deal code, or the seed where the match was not started from a code."""
        return self._session.seed

    @property
    def practice(self) -> bool:
        """Whether undo is free and the match stays out of the records."""
        return self._session.practice

    @property
    def left(self) -> Any:
        """What all see where a branch leaves its match; None where it has not, or is no branch."""
        branch, moments = self._session.header.branch, self._session.moments
        if not branch or branch.at >= len(moments):
            return None
        return self.game.observe(moments[branch.at].state, None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in turn order."""
        return self._session.seats

    @property
    def players(self) -> tuple[SeatInfo, ...]:
        """Who sits where now, each in a colour of their own."""
        players, you = self._session.players, self.addressed
        colours = own_colours([player.colour for player in players])
        return tuple(
            SeatInfo(
                seat,
                your_name(player.name)
                if seat == you
                else shown_name(player.name, seat, player.level),
                colour,
                player.level,
                seat == you,
            )
            for seat, player, colour in zip(self.seats, players, colours, strict=True)
        )

    @property
    def addressed(self) -> Seat | None:
        """The seat whose player the texts on this screen call *you*.

        Returns:
            The only human player; where the screen is handed around, whoever looks at it; None
            where several players read the same screen, and where only computers play.
        """
        if self.handed:
            return self.viewer()
        players = enumerate(self._session.players)
        people = [Seat(seat) for seat, player in players if player.is_person]
        return people[0] if len(people) == 1 else None

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels of computer players that the game has, weakest first."""
        return tuple(self.game.bots) or (RANDOM,)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    @property
    def is_reviewed(self) -> bool:
        """Whether it is over, and what was decided in it can be judged."""
        return is_reviewed(self._session)

    def outcome(self) -> Outcome:
        """All that the result page shows. Raises ValueError while the match goes on."""
        result = self._session.result
        if result is None:
            raise ValueError("the match is not over")
        return Outcome(
            self.game,
            self.config,
            self.code,
            self.practice,
            self.players,
            self._session.view(None),
            self._session.sheets(None),
            result,
            tuple(self.past()),
            self._session.is_deal,
            self._session.exposed,
        )

    def past(self) -> Iterator[Passed]:
        """What has happened so far, as spectators know it."""
        game = self.game
        for moment in self._session.moments:
            events = tuple(told for event in moment.events if (told := event.seen_by(None)))
            # Of time that only went by there may be hours.
            if events:
                view = partial(game.observe, moment.state, None)
                yield Passed(events, view, cache(lambda view=view: game.sheet(view())))

    # What the screen may know

    def viewer(self) -> Seat | None:
        """Whose eyes the screen shows; None for a spectator's."""
        raise NotImplementedError

    def front(self) -> Seat | None:
        """Whose things lie in front; None where nobody's do more than others'."""
        return self.viewer()

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat sees; without one, the viewer's view."""
        raise NotImplementedError

    def public(self) -> Any:
        """What a spectator sees."""
        raise NotImplementedError

    def sheets(self) -> tuple[Sheet, ...]:
        """All score sheets as far as the viewer knows them, by seat."""
        raise NotImplementedError

    def open_views(self) -> Mapping[Seat, Any]:
        """What every seat sees, where all of it may be on the screen: a replay of what is over."""
        return {}

    def since(self, seat: Seat) -> tuple[Stepped, ...]:  # noqa: ARG002
        """What the viewer's seat may know of all that happened since its own last act."""
        return ()

    def has_recent(self, tells: Callable[[Event], object]) -> bool:  # noqa: ARG002
        """Whether `recent` gives any event that `tells` something."""
        return False

    def recent(
        self,
        begins_before: Callable[[Sequence[Event]], bool] = lambda _: False,  # noqa: ARG002
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
        """Who may act, or how it ended."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> Legal[Any]:
        """What this seat may do now."""
        raise NotImplementedError

    def sketch(self, seat: Seat, actions: Sequence[Action]) -> Sketch:
        """Try actions out; nothing is journaled.

        `.view .legal .sheet .refusal .events .done`; `.sheet` has one Sheet a seat.
        """
        raise NotImplementedError

    def log(self) -> tuple[Event, ...]:
        """All that the viewer was told so far and may look at again."""
        raise NotImplementedError

    # What the clock asks

    @property
    def is_clocked(self) -> bool:
        """Whether game time runs in this state of the match."""
        raise NotImplementedError

    @property
    def tick(self) -> Tick:
        """Game time that the match has come to."""
        raise NotImplementedError

    def wind(self, to: Tick) -> None:
        """Let game time run to a tick, with all acts of the ticks before it."""
        raise NotImplementedError

    def seeks(self) -> bool:
        """Whether a person may act, and has not."""
        return False

    # What the screen may do

    def person_to_act(self) -> Seat | None:
        """The first due seat that a person plays; None while only computers are due, or at the end.

        Where several decide at once, persons come before computers that are still thinking.
        """
        return None

    def submit(self, seat: Seat, actions: Sequence[Action]) -> Refused | None:  # noqa: ARG002
        """Enter actions of a seat one after another; all, or none if one would be refused.

        While game time runs they are entered when the present tick is over; see `refused`.
        """
        return Refused("OVER", seat=seat)

    def undo_reach(self) -> UndoReach:
        """How far undo goes back now, and why it stops there."""
        return UndoReach(0, "over")

    def undo(self) -> bool:
        """Take back a person's last act with all that came after it; False if none can be."""
        return False

    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else was done since."""
        return False

    def redo(self) -> bool:
        """Do again what one undo took back; False if there is nothing."""
        return False

    def hint(self, tried: Sequence[Action] = ()) -> None:
        """Look for what is best for the person to act, beside what is tried."""

    def hold(self, *, on: bool) -> None:
        """Let computers wait with what they do, while the screen tells something; or no more."""

    def keep(self) -> None:
        """Let whoever looks see something of its own before the screen is handed on."""

    @property
    def handed(self) -> bool:
        """Whether the screen is handed from person to person."""
        return False

    def stop_hint(self) -> None:
        """Look for no hint any more."""

    def weigh(self, action: Action) -> tuple[ScoreLine, ...]:  # noqa: ARG002
        """About what an act of the person to act would bring (`Game.weigh`), once it is known:
        `weighed` tells of that. Only the last one that was asked for is looked for.
        """
        return ()

    def skip(self) -> None:
        """Take the thinking computers' best so far, or the answer that is being paced, at once."""

    @property
    def can_skip(self) -> bool:
        """Whether a computer's decision can be had at once."""
        return False

    @property
    def thinker(self) -> Seat | None:
        """The seat whose computer player is waited for; None while a person is to act."""
        return None

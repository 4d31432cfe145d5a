"""Bridge: one match for the screen: Qt signals, time, undo, seats that change hands."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Literal

from PySide6.QtCore import QObject

from engine.core import (
    REVEALED,
    STEPS,
    TEMPO,
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
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
from engine.match import Player, Preview, Session, StateChange, Timekeeper
from ui.bridge.base import Cause, SecretError, Stepped, TableBridge, UndoReach
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.bots.scheduler import BotScheduler, Hints
from ui.bridge.clock import GameClock
from ui.bridge.preferences import Preferences
from ui.bridge.reactions import FoundReactions
from ui.bridge.screen import Screen
from ui.bridge.seats import SeatInfo
from ui.bridge.teacher import KeptAsked, Teacher

__all__ = ["Cause", "MatchBridge", "Preview", "SeatInfo", "Stepped", "UndoReach"]


class MatchBridge(TableBridge):
    """A match that is being played, as tables and pages see it.

    Everything is journaled before a signal tells of it. Computer players think in the pool,
    and act by themselves as long as the bridge is not closed or paused.
    """

    def __init__(
        self,
        session: Session,
        pool: WorkerPool,
        preferences: Preferences,
        parent: QObject | None = None,
        *,
        read_only: bool = False,
        on_close: Callable[[], None] | None = None,
        now: Callable[[], float] = time.perf_counter,
        hints: Hints | None = None,
        asked: KeptAsked | None = None,
    ) -> None:
        """A bridge to a match; `now` gives seconds that only grow, `hints` keeps those found.

        `asked` keeps about what the teacher has asked.
        """
        super().__init__(session, preferences, parent, read_only=read_only)
        self._on_close = on_close
        self._closed = False
        self._telling = False
        """Whether the match has just changed, so that `turn_changed` follows."""
        self._owed = False
        """Whether `turn_changed` is still to be told, once, of answers that are entered at once."""
        self._gathers = False
        """Whether the screen is just being made everybody's, for a step that comes at once."""
        self.screen = Screen(session, self, read_only=read_only)
        self.screen.covering.connect(self._on_covering)
        self.screen.covered.connect(self._on_covered)
        self.screen.taken.connect(self._on_taken)
        self._keeper = Timekeeper(session, self._on_refused)
        self.clock = GameClock(
            self,
            tempo=int(session.config.get(TEMPO.id, TEMPO.default) or TEMPO.default),
            steps=bool(session.config.get(STEPS.id)),
            now=now,
            parent=self,
        )
        self.clock.changed.connect(self._on_clock)
        self._scheduler = BotScheduler(
            session,
            self._keeper,
            self.clock,
            pool,
            preferences,
            self.person_to_act,
            self,
            hints=hints,
        )
        self._scheduler.thinking.connect(self.thinking)
        self._scheduler.asked.connect(self._on_asked)
        self._scheduler.entered.connect(self._on_entered)
        self._scheduler.hinted.connect(self.hinted)
        self._scheduler.weighed.connect(self.weighed)
        self._scheduler.problem.connect(self.problem)
        self.teacher = self._teacher = Teacher(
            session, pool, preferences, self.person_to_act, self, store=asked
        )
        self.turn_changed.connect(self._teacher.follow)
        self.reactions = None if read_only else FoundReactions(session)
        self._unwatch = session.watch(self._on_changes)

    # What it is

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self._session.result

    # What the screen may know

    def viewer(self) -> Seat | None:
        """Whose eyes the screen shows, by the policy of its `screen`; None for a spectator's."""
        return self.screen.viewer

    def public(self) -> Any:
        """What a spectator sees."""
        return self._session.view(None)

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat sees; without one, the viewer's view. Raises SecretError."""
        return self._session.view(self.viewer() if seat is None else self._seen(seat))

    def sheets(self) -> tuple[Sheet, ...]:
        """All score sheets as far as the viewer knows them, by seat."""
        return self._session.sheets(self.viewer())

    def awaiting(self) -> Awaiting:
        """Who may act, or how it ended."""
        return self._session.awaiting

    def person_to_act(self) -> Seat | None:
        """The first due seat that a person plays; None while only computers are due, or at the end.

        Where several decide at once, persons come before computers that are still thinking. With
        hands it is whoever looks, or may act without a look at them.
        """
        return self.screen.person_to_act

    def legal(self, seat: Seat) -> Legal[Any]:
        """What this seat may do now. Raises SecretError."""
        return self._session.legal(self._acting(seat))

    def preview(self, seat: Seat, actions: Sequence[Action]) -> Preview:
        """Try actions out; nothing is journaled.

        `.view .legal .sheet .refusal .events .done`; `.sheet` has one Sheet a seat.
        """
        return self._session.preview(self._acting(seat), actions)

    def log(self) -> tuple[Event, ...]:
        """All that the viewer was told so far and may look at again."""
        return tuple(told.event for told in self._session.log(self.viewer()))

    def since(self, seat: Seat) -> tuple[Stepped, ...]:
        """What the viewer's seat may know of all that happened since its own last act.

        Nothing of it is told twice, however often the seat looks. Raises SecretError for another
        seat.
        """
        first, game, moments = self.screen.since(self._seen(seat)), self.game, self._session.moments
        steps = []
        for number in range(first + 1, len(moments)):
            given, events = moments[number].given, moments[number].events
            told = tuple(e for event in events if (e := event.seen_by(seat)) is not None)
            before, after = (game.observe(moments[n].state, seat) for n in (number - 1, number))
            kind: Cause = "act" if isinstance(given, Act) else "chance"
            doer = given.seat if isinstance(given, Act) else None
            steps.append(Stepped(before, told, after, kind, doer))
        return tuple(steps)

    def has_recent(self, tells: Callable[[Event], object]) -> bool:
        """Whether something has happened that may be shown again, and it may be shown now."""
        if self._recent_from() is None:
            return False
        latest = reversed(self._session.moments[1:])
        return any(tells(event) for moment in latest for event in _again(moment.events))

    def recent(
        self, begins_before: Callable[[Sequence[Event]], bool] = lambda _: False
    ) -> tuple[Stepped, ...]:
        """Return what just happened, as everyone saw it, to be shown again."""
        first, game, moments = self._recent_from(), self.game, self._session.moments
        if first is None:
            return ()
        told = [_again(moment.events) for moment in moments]
        while first and begins_before([*chain.from_iterable(told[first + 1 :])]):
            first -= 1
        steps = []
        for number in range(first + 1, len(moments)):
            given, events = moments[number].given, told[number]
            before, after = (game.observe(moments[n].state, None) for n in (number - 1, number))
            kind: Cause = "act" if isinstance(given, Act) else "chance"
            doer = given.seat if isinstance(given, Act) else None
            steps.append(Stepped(before, events, after, kind, doer))
        return tuple(steps)

    def _recent_from(self) -> int | None:
        """Return after which input *what just happened* begins; None where nothing may be shown.

        That is the last act of whoever looks before others acted and it was their turn again: what
        the others have done since, and what they did themselves in this turn. Where nobody else
        has acted, it is their last act. An answer in the middle of somebody's turn ends no turn.
        """
        if self.read_only or self.clock.phase not in ("stands", "held"):
            return None
        viewer, screen = self.viewer(), self.screen
        if viewer is None and (screen.due is not None or screen.together):
            return None
        own = screen.persons if viewer is None else (viewer,)
        moments, last, others = self._session.moments, None, False
        for number in range(len(moments) - 1, 0, -1):
            given, before = moments[number].given, moments[number - 1].awaiting
            if not isinstance(given, Act) or (isinstance(before, AwaitingSeats) and before.open):
                continue
            if given.seat not in own:
                others = True
            elif others:
                return number
            else:
                last = number if last is None else last
        if others:
            return 0
        return None if last is None else last - 1

    # What the screen may do

    def begin(self) -> None:
        """Let the computer players begin; called once the page shows the match."""
        if not self.read_only and not self._closed:
            self.clock.resume()
            self._scheduler.begin()
            self._teacher.follow()

    def pause(self) -> None:
        """Let no time pass and no computer player act until `begin`, as when the page is left."""
        self._scheduler.rest()
        self._teacher.rest()
        self.clock.pause()

    # What the clock asks

    @property
    def is_clocked(self) -> bool:
        """Whether game time runs in this state of the match."""
        return self._session.is_clocked and not self.read_only

    @property
    def tick(self) -> Tick:
        """Game time that the match has come to."""
        return self._session.tick

    def advance_to(self, to: Tick) -> None:
        """Let game time run to a tick, with all acts of the ticks before it."""
        self._keeper.advance_to(to)
        self._scheduler.plan(frame=True)

    def seeks(self) -> bool:
        """Whether a person may act, and has not."""
        awaiting = self._session.awaiting
        players = self._session.players
        may = awaiting.may if isinstance(awaiting, AwaitingSeats) else ()
        return any(players[seat].is_person and not self._keeper.waits(seat) for seat in may)

    def submit(self, seat: Seat, actions: Sequence[Action]) -> Refused | None:
        """Enter actions of a seat one after another; all, or none if one would be refused.

        One that shows or conceals something is entered only as the last.

        While game time runs they are entered when the present tick is over, which one person's
        act ends; see `refused`.
        """
        if self.read_only:
            return Refused("OVER", seat=seat)
        if not self.screen.acts(seat):
            return Refused("TURN", seat=seat)
        if self.clock.phase in ("paused", "countdown"):
            return Refused("TURN", seat=seat)
        tried = self._session.preview(seat, actions)
        if tried.refusal is not None:
            return tried.refusal
        if tried.done + tried.secret < len(actions):
            return Refused("TURN", seat=seat)
        if self.is_clocked:
            for action in actions:
                self._keeper.post(seat, action, self._session.tick)
            if self._closes():
                self.advance_to(Tick(self._session.tick + 1))
            self.clock.sync()
            return None
        try:
            self._session.submit(seat, *actions)
        except Refused as refused:
            return refused
        return None

    def _closes(self) -> bool:
        """Whether the present tick is over with an act, since nobody else can act in it by hand.

        While step mode holds time, it would not be over before others who seek have found; and at
        a low tempo the tile would leave the belt frames later.
        """
        if self.clock.phase == "held":
            return True
        return self.viewer() is not None and self._session.tick <= self.clock.now()

    def undo_reach(self) -> UndoReach:
        """How far undo goes back now, and why it stops there."""
        if self.read_only:
            return UndoReach(0, "over")
        handed = self.screen.policy == "handed"
        reach = self._session.undo_reach(fenced=handed)
        if handed and reach.acts and not self._owns(self._session.undo_seat):
            return UndoReach(0, "other seat")
        return UndoReach(reach.acts, reach.why)

    def undo(self) -> bool:
        """Take back a person's last act with all that came after it; False if none can be."""
        return self.undo_reach().count > 0 and self._session.undo()

    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else was done since."""
        if self.read_only or not self._session.can_redo:
            return False
        return self.screen.policy != "handed" or self._owns(self._session.redo_seat)

    def redo(self) -> bool:
        """Do again what one undo took back; False if there is nothing."""
        return self.can_redo() and self._session.redo()

    def hint(self, tried: Sequence[Action] = ()) -> None:
        """Look for what is best for the person to act, beside what is tried."""
        if self.person_to_act() is not None and not self.is_clocked:
            self._scheduler.hint(self.levels[-1], tried)

    def estimate(self, action: Action) -> tuple[ScoreLine, ...]:
        """About what an act of the person to act would bring, once it is known."""
        seat = self.person_to_act()
        return () if seat is None or self.is_clocked else self._scheduler.estimate(seat, action)

    def hold(self, *, on: bool) -> None:
        """Let computers wait with what they do, while the screen tells something; or no more."""
        self._scheduler.hold(on=on)

    def keep(self) -> None:
        """Let whoever looks see something of its own before the screen is handed on."""
        self.screen.keep()

    @property
    def handed(self) -> bool:
        """Whether the screen is handed from person to person, behind a curtain."""
        return self.screen.covers

    def stop_hint(self) -> None:
        """Look for no hint any more."""
        self._scheduler.stop_hint()

    def skip(self) -> None:
        """Take the thinking computers' best so far, or the answer that is being paced, at once."""
        self._scheduler.skip()

    @property
    def can_skip(self) -> bool:
        """Whether a computer's decision can be had at once."""
        return self._scheduler.can_skip

    @property
    def thinking_seat(self) -> Seat | None:
        """The seat whose computer player is waited for; None while a person is to act."""
        return self._scheduler.seat

    @property
    def seats_locked(self) -> bool:
        """Whether no seat may change hands: the match counts on a trail or a day."""
        return self._session.seats_locked

    def exposes(self, seat: Seat) -> bool:
        """Tell whether a person who takes this seat over now sees what it hides."""
        return self._session.exposes(seat)

    def set_seat(self, seat: Seat, level: Level | None) -> None:
        """Let the computer take a seat over at a level, or give it back to a person (None).

        Nothing changes in a match that is over, can only be looked at, or has locked seats.
        """
        if self.read_only or self.result is not None or self.seats_locked:
            return
        was = self._session.players[seat]
        kind: Literal["person", "computer"] = "person" if level is None else "computer"
        # The character that began there comes back with the computer.
        character = "" if level is None else self._session.header.players[seat].character
        self._session.seat(seat, Player(kind, level, was.name, was.colour, character))

    def close(self) -> None:
        """Let go of the match. Again is free."""
        if self._closed:
            return
        self._closed = True
        self._scheduler.close()
        self._teacher.close()
        self.clock.stop()
        self._mark()
        self._keeper.close()
        self._unwatch()
        if self._on_close is not None:
            self._on_close()

    # Inside

    def _mark(self) -> None:
        if not self.read_only:
            self._session.mark()

    def _on_clock(self) -> None:
        if self.clock.phase == "paused":
            # Whatever happens to the program now, the match goes on from here.
            self._mark()

    def _on_refused(self, seat: Seat, refused: Refused) -> None:
        if self._session.players[seat].is_person:
            self.refused.emit(seat, refused)

    def _seen(self, seat: Seat) -> Seat:
        """The seat, if what it sees may be on the screen. Raises SecretError."""
        if not self.screen.sees(seat):
            raise SecretError(f"seat {seat} is not the one that looks")
        return seat

    def _acting(self, seat: Seat) -> Seat:
        """The seat, if it may act by this screen. Raises SecretError."""
        if not self.screen.acts(seat):
            raise SecretError(f"seat {seat} may not act by this screen")
        return seat

    def _owns(self, seat: Seat | None) -> bool:
        """Whether an act of this seat may be taken back or done again by whoever is here."""
        return seat is not None and self.screen.acts(seat)

    def _on_asked(self) -> None:
        if not self._telling:
            self.turn_changed.emit()

    def _on_entered(self) -> None:
        if self._owed:
            self._owed = False
            self.turn_changed.emit()

    def _on_covering(self, _due: object) -> None:
        self.stop_hint()

    def _on_covered(self, _due: object) -> None:
        if self._gathers:
            # What all look at follows at once, and shows the same.
            return
        view = self.view()
        self.stepped.emit(Stepped(view, (), view, "taken", None))
        self.turn_changed.emit()

    def _on_taken(self, seat: int) -> None:
        """The table shows what this seat saw last, and then what has happened since."""
        steps = self.since(Seat(seat))
        start = steps[0].view_before if steps else self.view()
        self.stepped.emit(Stepped(start, (), start, "taken", Seat(seat)))
        for step in steps:
            self.stepped.emit(step)
        self.turn_changed.emit()

    def _on_changes(self, changes: Sequence[StateChange]) -> None:
        self._scheduler.hear(changes)
        open_ = [change.cause.seat for change in changes if _is_for_all(change)]
        self._gathers = bool(open_)
        gathered = self._gathers and self.screen.gather(open_[-1])
        self._gathers = False
        if gathered:
            seen = [change.seen_by(None) for change in changes]
            coming = tuple(event for _, events, _ in seen for event in events)
            self.stepped.emit(Stepped(seen[0][0], coming, seen[0][0], "gathered", None))
        viewer = self.viewer()
        for change in changes:
            before, events, after = change.seen_by(viewer)
            self.stepped.emit(Stepped(before, events, after, change.cause.kind, change.cause.seat))
        self.screen.follow()
        if any(change.cause.kind in ("undo", "redo") for change in changes):
            self.clock.jump()
        else:
            self.clock.sync()
        self._telling = True
        try:
            self._scheduler.plan()
        finally:
            self._telling = False
        # Several computers may have decided meanwhile: the table is laid out once for all of them.
        self._owed = self._scheduler.enters and self.result is None
        if not self._owed:
            self.turn_changed.emit()
        if self.result is not None and changes[-1].cause.kind in ("act", "chance", "mark", "redo"):
            self.finished.emit(self.result)


def _again(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return those of some events that everyone saw and may look at again."""
    seen = (told for event in events if (told := event.seen_by(None)) is not None)
    return tuple(event for event in seen if not event.recall)


def _is_for_all(change: StateChange) -> bool:
    """Whether a step shows all what was hidden from some, or was decided over what all see."""
    before = change.before.awaiting
    open_ = change.cause.kind == "act" and isinstance(before, AwaitingSeats) and before.open
    return open_ or (change.cause.kind == "act" and change.after.fence == REVEALED)

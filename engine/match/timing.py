"""engine.match: time in a match: acts wait for their tick, and computers plan ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from engine.core import LATE, Action, AwaitingSeats, BotProgress, Refused, Seat, Tick
from engine.match.journal import MAX_TICK
from engine.match.session import Session, StateChange

TIME_MARK_INTERVAL_TICKS: Final = 300
"""After so many ticks without an input the journal is told of the time: five seconds."""

Refusals = Callable[[Seat, Refused], None]


class _Posted(NamedTuple):
    """An act that waits; in the order in which acts are entered.

    `turn` gives the first word within a tick to another seat each time.
    """

    tick: Tick
    turn: int
    number: int
    seat: Seat
    action: Action


class Timekeeper:
    """Winds the time of a session, and enters the acts of each tick when the tick is over.

    So neither the frame rate nor the order in which acts of one tick arrive changes anything.
    Computer players are asked by whoever holds the keeper: `bots_without_plan` names the seats
    without a plan, `plan` takes the answer, to be acted on at its tick. A plan that has become
    illegal is dropped.
    """

    def __init__(self, session: Session, refused: Refusals | None = None) -> None:
        """Keep the time of a session; `refused` hears of acts that were refused at their tick."""
        self._session = session
        self._refused = refused
        self._posted: list[_Posted] = []
        self._plans: dict[Seat, Action] = {}
        self._number = 0
        self._stale = False
        self._unwatch = session.watch(self._on_changes)

    def close(self) -> None:
        """Let go of the session; what waits is dropped."""
        self._unwatch()
        self._posted.clear()
        self._plans.clear()

    def post(self, seat: Seat, action: Action, tick: Tick) -> None:
        """Let an act wait for its tick; for a tick that is over already, the first open one."""
        tick = max(tick, self._session.tick)
        self._number += 1
        turn = (seat - tick) % self._session.config.seats
        heappush(self._posted, _Posted(tick, turn, self._number, seat, action))

    def waits(self, seat: Seat) -> bool:
        """Whether an act of this seat waits for its tick."""
        return any(posted.seat == seat for posted in self._posted)

    def advance_to(self, to: Tick) -> None:
        """Let game time run to a tick, with all acts of the ticks before it.

        It stops where the clock stops; what was posted for later is refused as `LATE`.
        """
        session = self._session
        to = min(to, MAX_TICK)
        while self._posted and self._posted[0].tick < to and session.is_clocked:
            if session.tick < self._posted[0].tick:
                # Whoever hears of what happens then may post, or take a seat over.
                session.advance_to(self._posted[0].tick)
            else:
                self._enter(heappop(self._posted))
        session.advance_to(to)
        if not session.is_clocked:
            late, self._posted = sorted(self._posted), []
            self._plans.clear()
            for posted in late:
                self._refuse(posted.seat, Refused(LATE, seat=posted.seat))
        elif session.tick - session.marked >= TIME_MARK_INTERVAL_TICKS:
            session.mark()

    def bots_without_plan(self) -> tuple[Seat, ...]:
        """The computers that may act while the clock runs, and have no plan."""
        awaiting = self._session.awaiting
        if not (isinstance(awaiting, AwaitingSeats) and awaiting.clock):
            return ()
        if self._stale:
            self._stale = False
            for seat, action in list(self._plans.items()):
                if not self._session.allows(seat, action):
                    self._drop(seat)
        players = self._session.players
        return tuple(s for s in awaiting.may if s not in self._plans and not players[s].is_person)

    def plan(self, seat: Seat, thought: BotProgress, asked: Tick) -> None:
        """Act for a computer as it thought when it was asked at a tick."""
        if seat in self._plans:
            self._drop(seat)
        self._plans[seat] = thought.best
        self.post(seat, thought.best, Tick(asked + thought.wait))

    def _enter(self, posted: _Posted) -> None:
        planned = self._plans.get(posted.seat)
        if planned is not None and planned == posted.action:
            del self._plans[posted.seat]
        try:
            self._session.submit(posted.seat, posted.action, tick=posted.tick)
        except Refused as refused:
            self._refuse(posted.seat, refused)

    def _refuse(self, seat: Seat, refused: Refused) -> None:
        if self._refused is not None:
            self._refused(seat, refused)

    def _drop(self, seat: Seat) -> None:
        """Forget what a seat was going to do."""
        self._plans.pop(seat, None)
        self._posted = [posted for posted in self._posted if posted.seat != seat]
        heapify(self._posted)

    def _on_changes(self, changes: Sequence[StateChange]) -> None:
        for change in changes:
            if change.cause.kind in ("undo", "redo"):
                self._posted.clear()
                self._plans.clear()
            elif change.cause.kind == "seat" and change.cause.seat is not None:
                self._drop(change.cause.seat)
            self._stale = self._stale or bool(change.happened)

"""engine.match: the reel: a match that was played, to be looked at again at any place of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, Self

from engine.core import Act, AnyGame, Awaiting, AwaitingSeats, Chance, Event, Seat, Tick
from engine.match.journal import TimeMark
from engine.match.progress import ProgressSteps, run_to_end
from engine.match.session import ChangeCause, HistoryEntry, Session, StateChange

UNTIMED_ACT_FRAMES: Final = 72
"""Frames that an act takes where no clock runs: 1.2 seconds."""


class TimelinePosition(NamedTuple):
    """A place in a match: after so many inputs, at a tick of game time."""

    input: int
    tick: Tick


class TimelineStop(NamedTuple):
    """A frame at which something was done, or at which the clock began or stopped.

    `input` is the last input of that frame; `seat` who acted, None for time alone. `big` is where
    something new begins: chance answered, or the clock began or stopped.
    """

    frame: int
    input: int
    seat: Seat | None
    big: bool


class ReplayTimeline:
    """All states of a match in the order in which it came to them, without what was taken back.

    A frame is 1/60 s of the reel. Where game time passes, a frame is a tick; where it stands for
    somebody's decision, that takes `UNTIMED_ACT_FRAMES` frames. Chance answers in the frame of what
    asked it. What was to be told only once (`recall`) is not told again.
    """

    def __init__(
        self,
        game: AnyGame,
        moments: Sequence[HistoryEntry],
        ticks: Sequence[Tick],
        frames: Sequence[int],
        stops: Sequence[TimelineStop],
    ) -> None:
        """A reel of these moments, with the tick and the frame of each; see `wound`."""
        self.game = game
        self.moments = moments
        self._ticks = ticks
        self._frames = frames
        self.stops = stops
        """The first is the opening, at frame 0; their frames grow."""
        self._stop_frames = [stop.frame for stop in stops]

    @classmethod
    def wound(cls, session: Session) -> Self:
        """The reel of a match up to its last input; what comes later is not on it."""
        return run_to_end(cls.winding(session))

    @classmethod
    def winding(cls, session: Session) -> ProgressSteps[Self]:
        """Make a reel as `wound` does, an input a step."""
        moments = session.moments
        ticks, frames, stops = [Tick(0)], [0], [TimelineStop(0, 0, None, big=True)]
        for number, (before, moment) in enumerate(pairwise(moments), 1):
            given = moment.given
            # Chance does not say its time, but takes none.
            ticks.append(given.tick if isinstance(given, Act | TimeMark) else ticks[-1])
            passed = ticks[-1] - ticks[-2]
            decided = isinstance(given, Act) and not _hurries(before)
            frames.append(frames[-1] + (UNTIMED_ACT_FRAMES if decided and not passed else passed))
            switched = _clocked(moment.awaiting) != _clocked(before.awaiting)
            big = switched or isinstance(given, Chance)
            seat = given.seat if isinstance(given, Act) else None
            if big or seat is not None:
                last = stops[-1]
                if last.frame == frames[-1]:
                    stops.pop()
                    big, seat = big or last.big, last.seat if seat is None else seat
                stops.append(TimelineStop(frames[-1], number, seat, big=big))
            yield number / len(moments)
        return cls(session.game, moments, ticks, frames, stops)

    @property
    def inputs(self) -> int:
        """How many inputs it has."""
        return len(self.moments) - 1

    @property
    def ticks(self) -> Tick:
        """How much game time passes on it."""
        return self._ticks[-1]

    @property
    def length(self) -> int:
        """The last frame."""
        return self._frames[-1]

    @property
    def is_timed(self) -> bool:
        """Whether game time passes on it."""
        return self.ticks > 0

    # Places

    def frame_of(self, number: int) -> int:
        """The frame of an input. Raises IndexError."""
        return self._frames[number]

    def spot(self, frame: float) -> TimelinePosition:
        """The place at a frame, after all inputs of it; beyond an end, that end."""
        found = max(0, bisect_right(self._frames, frame) - 1)
        passed = max(0, int(frame) - self._frames[found])
        last = self._ticks[min(found + 1, self.inputs)]
        return TimelinePosition(found, min(Tick(self._ticks[found] + passed), last))

    def runs(self, spot: TimelinePosition) -> bool:
        """Whether game time passes from there on."""
        return spot.input < self.inputs and self._ticks[spot.input + 1] > spot.tick

    def stop_at(self, frame: float) -> int:
        """The number of the last stop that is not after a frame."""
        return max(0, bisect_right(self._stop_frames, frame) - 1)

    def stop_before(self, frame: float) -> int:
        """The number of the last stop before a frame, or the first of all."""
        return max(0, bisect_left(self._stop_frames, frame) - 1)

    # What is seen there

    def moment(self, spot: TimelinePosition) -> HistoryEntry:
        """The state at a place, with what has happened since its last input.

        At an input it is the session's own; between two, time has run on from the first.
        """
        moment = self.moments[spot.input]
        if spot.tick <= self._ticks[spot.input]:
            return moment
        step = self.game.advance(moment.state, spot.tick)
        return HistoryEntry(
            TimeMark(spot.tick), step.state, step.events, None, self.game.awaiting(step.state)
        )

    def view(self, spot: TimelinePosition, seat: Seat | None) -> Any:
        """What a seat (None: a spectator) saw there."""
        return self.game.observe(self.moment(spot).state, seat)

    def log(self, spot: TimelinePosition, seat: Seat | None) -> tuple[Event, ...]:
        """All that a seat had been told by then and may look at again."""
        events = [event for moment in self.moments[: spot.input + 1] for event in moment.events]
        if spot.tick > self._ticks[spot.input]:
            events += self.moment(spot).events
        seen = (event.seen_by(seat) for event in _again(events))
        return tuple(event for event in seen if event is not None)

    def changes(self, since: TimelinePosition, to: TimelinePosition) -> tuple[StateChange, ...]:
        """What happened from one place to a later one, as the session told it then."""
        now = self.moment(since)
        told = len(now.events) if now is not self.moments[since.input] else 0
        made: list[StateChange] = []
        for number in range(since.input + 1, to.input + 1):
            after = self.moments[number]
            happened = _again(after.events[told:])
            made.append(StateChange(self.game, _cause(after), now, after, happened))
            now, told = after, 0
        if to.tick > self._ticks[to.input]:
            live = self.moment(to)
            happened = _again(live.events[told:])
            if happened:
                made.append(StateChange(self.game, ChangeCause("time"), now, live, happened))
        return tuple(made)


def _clocked(awaiting: Awaiting) -> bool:
    return isinstance(awaiting, AwaitingSeats) and awaiting.clock


def _hurries(moment: HistoryEntry) -> bool:
    """Whether time passes there by itself, whoever acts or does not."""
    awaiting = moment.awaiting
    return isinstance(awaiting, AwaitingSeats) and awaiting.clock and not awaiting.due


def _again(events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(event for event in events if not event.recall)


def _cause(moment: HistoryEntry) -> ChangeCause:
    given = moment.given
    if isinstance(given, Act):
        return ChangeCause("act", given.seat)
    return ChangeCause("chance" if isinstance(given, Chance) else "mark")

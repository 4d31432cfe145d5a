"""Bridge: a match that was played, watched again: any place of it, at any speed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

from PySide6.QtCore import QObject, Signal

from engine.core import (
    TEMPO,
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
    Event,
    Legal,
    Over,
    Result,
    Rng,
    Seat,
    Sheet,
    Tick,
)
from engine.match import Preview, Session
from engine.match.preview import preview
from engine.match.timeline import ReplayTimeline, TimelineStop
from ui.bridge.base import Cause, SecretError, Stepped, TableBridge
from ui.bridge.clock import TICKS_PER_SECOND, GameClock, Phase
from ui.bridge.preferences import Preferences, Speed, TablePreferences

SPEEDS: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""How fast a match can be watched; 1 is as it was played."""


class ReplayBridge(TableBridge):
    """A match on its reel. A table built on it shows the place that the reel has come to.

    Positions are frames of the reel, 1/60 s each at speed 1 and a tempo of 100 %; see
    `engine.match.timeline`. The screen is a spectator's, or that of the only person of the match.
    Nothing can be done to the match.
    """

    moved = Signal()
    """`position` is another."""
    changed = Signal()
    """`playing` or `speed` is another."""
    path: Path | None = None
    """The match's file, if it is one that is kept."""

    def __init__(
        self,
        session: Session,
        timeline: ReplayTimeline,
        preferences: Preferences,
        parent: QObject | None = None,
        *,
        now: Callable[[], float] = time.perf_counter,
    ) -> None:
        """A match as far as it is on its reel; `now` gives seconds that only grow."""
        pace = Pace(preferences)
        super().__init__(session, pace, parent, read_only=True)
        pace.setParent(self)
        self.timeline = timeline
        self.speed = 1.0
        self.playing = False
        self.busy: Callable[[], bool] = lambda: False
        """Whether the screen still shows the last step: the next one waits for it."""
        self._pace = pace
        self._at = 0.0
        self._spot = self.timeline.spot(0)
        self._moment = self.timeline.moment(self._spot)
        persons = [s for s, p in zip(self.seats, session.players, strict=True) if p.is_person]
        self._all = False
        self._open = not session.game.hands(session.config)
        self.has_eyes = session.result is not None and not self._open
        """Whether it can be watched by the eyes of any seat, or of all: it is over, with hands."""
        # While it goes on nobody looks into a hand again that was passed on or put down.
        has_own = len(persons) == 1 and (self._open or self.has_eyes)
        self._viewer = persons[0] if has_own else None
        self._front = next(iter(persons), Seat(0))
        self._clock = ReplayClock(self, now=now, parent=self)
        self.clock = self._clock

    def look(self, eyes: Seat | Literal["all"] | None) -> None:
        """Watch by the eyes of a seat, of all seats, or of a spectator (None).

        Raises ValueError where `has_eyes` is False.
        """
        if not self.has_eyes:
            raise ValueError("hands of a match that goes on are not shown")
        self._all = eyes == "all"
        self._viewer = None if eyes == "all" else eyes
        self._front = self._front if self._viewer is None else self._viewer
        view = self.view()
        self.stepped.emit(Stepped(view, (), view, "taken", self._viewer))
        self.turn_changed.emit()

    def open_views(self) -> Mapping[Seat, Any]:
        """What every seat saw at this place, where one watches by the eyes of all."""
        if not self._all:
            return {}
        return {seat: self.game.observe(self._moment.state, seat) for seat in self.seats}

    # The reel

    @property
    def session(self) -> Session:
        """The match that is watched."""
        return self._session

    @property
    def inputs(self) -> int:
        """The number of inputs behind which it stands."""
        return self._spot.input

    @property
    def can_branch(self) -> bool:
        """Whether it can be played on from here: it is over, and not here."""
        over = self._session.result is not None and self._session.header.chance != "given"
        return over and not isinstance(self._moment.awaiting, Over)

    @property
    def position(self) -> float:
        """The frame that it has come to."""
        return self._at

    @property
    def length(self) -> int:
        """The last frame."""
        return self.timeline.length

    @property
    def tempo(self) -> float:
        """How fast game time ran as it was played, against the wall clock; 1 without a clock."""
        tempo = self._session.config.get(TEMPO.id, TEMPO.default)
        return int(tempo or TEMPO.default) / 100 if self.is_timed else 1.0

    @property
    def is_timed(self) -> bool:
        """Whether the match has a clock, so that a frame is a time."""
        return self.timeline.is_timed

    @property
    def stops(self) -> Sequence[TimelineStop]:
        """The frames at which something was done; the first is the opening."""
        return self.timeline.stops

    @property
    def stop(self) -> int:
        """The number of the last stop that it has come to."""
        return self.timeline.stop_at(self._at)

    @property
    def at_end(self) -> bool:
        """Whether nothing follows."""
        return self._at >= self.length

    def play(self) -> None:
        """Let it run; from the end, from the start again."""
        if self.length == 0:
            return
        if self.at_end:
            self.seek(0)
        self._set_playing(True)

    def pause(self) -> None:
        """Let it stand."""
        self._set_playing(False)

    def set_speed(self, speed: float) -> None:
        """Run so many times as fast as the match was played. Raises ValueError for no speed."""
        if speed <= 0:
            raise ValueError(f"{speed} is no speed")
        self.speed = speed
        self._pace.set_factor(1 / max(1.0, speed))
        self.changed.emit()

    def seek(self, position: float) -> None:
        """Show another place at once, without movement; beyond an end, that end."""
        position = min(max(0.0, position), float(self.length))
        spot = self.timeline.spot(position)
        self._at = position
        if spot != self._spot:
            back = spot < self._spot
            before = self.view()
            self._spot, self._moment = spot, self.timeline.moment(spot)
            cause: Cause = "undo" if back else "redo"
            self.stepped.emit(Stepped(before, (), self.view(), cause, None))
            self.turn_changed.emit()
        self._clock.jump()
        self.moved.emit()

    def step(self, way: int) -> None:
        """Stand at the next stop (1), shown as it happened, or at the one before (-1)."""
        self.pause()
        if way < 0:
            self.seek(self.stops[self.timeline.stop_before(self._at)].frame)
            return
        number = self.stop + 1
        if number == len(self.stops):
            self.seek(self.length)
            return
        frame = self.stops[number].frame
        if self.is_clocked and frame - 1 > self._at:
            # Time that passes until then is not waited for.
            self.seek(frame - 1)
        self._run(frame)

    def roll(self, frames: float) -> None:
        """Run on by so many frames, as time passes; it stands at the end by itself."""
        to = min(float(self.length), self._at + frames)
        number = self.stop + 1
        if not self.is_clocked and number < len(self.stops):
            # What takes its time on the screen is not overtaken, and never two at once.
            following = self.stops[number].frame
            last = following - 1 if self.busy() else following
            to = max(self._at, min(to, float(last)))
        self._run(to)
        if self.at_end:
            self.pause()
            if self.result is not None:
                self.finished.emit(self.result)

    def _run(self, to: float) -> None:
        """Go on to a frame, and tell what happens on the way."""
        spot = self.timeline.spot(to)
        changes = self.timeline.changes(self._spot, spot) if spot != self._spot else ()
        self._at = to
        if spot != self._spot:
            # The match is ahead of the screen, as while it is played.
            self._spot, self._moment = spot, self.timeline.moment(spot)
        for change in changes:
            before, events, after = change.seen_by(self._viewer)
            self.stepped.emit(Stepped(before, events, after, change.cause.kind, change.cause.seat))
        if changes:
            self.turn_changed.emit()
        self.clock.sync()
        self.moved.emit()

    def _set_playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.clock.sync()
            self.changed.emit()

    # What the clock asks

    @property
    def is_clocked(self) -> bool:
        """Whether game time runs at this place, once the reel runs."""
        return self.timeline.runs(self._spot)

    @property
    def tick(self) -> Tick:
        """Game time at this place."""
        return self._spot.tick

    @property
    def time(self) -> float:
        """Game time in ticks at this place, with its fraction."""
        return self._spot.tick + (self._at % 1.0 if self.is_clocked else 0.0)

    def advance_to(self, to: Tick) -> None:
        """Time passes by `roll` alone."""

    # What the screen may know

    @property
    def result(self) -> Result | None:
        """How it ended, once the reel has come there."""
        awaiting = self._moment.awaiting
        return awaiting.result if isinstance(awaiting, Over) else None

    def viewer(self) -> Seat | None:
        """Whose eyes the screen shows: the only person's, else a spectator's."""
        return self._viewer

    def front(self) -> Seat | None:
        """The only person, else whoever acts next, else whoever acted last.

        What is asked openly, in the middle of another's turn, brings nobody forward. In a game
        with hands nobody changes place: in front stays whose eyes were looked by last.
        """
        awaiting, moments = self._moment.awaiting, self.timeline.moments
        if self._viewer is not None:
            return self._viewer
        if not self._open:
            return self._front
        if isinstance(awaiting, AwaitingSeats) and awaiting.due and not awaiting.open:
            return awaiting.due[0]
        for number in range(self._spot.input, 0, -1):
            given, asked = moments[number].given, moments[number - 1].awaiting
            if isinstance(given, Act) and not (isinstance(asked, AwaitingSeats) and asked.open):
                return given.seat
        return None

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat saw at this place; without one, the viewer's view. Raises SecretError."""
        return self.game.observe(
            self._moment.state, self._viewer if seat is None else self._seen(seat)
        )

    def public(self) -> Any:
        """What a spectator saw at this place."""
        return self.game.observe(self._moment.state, None)

    def _seen(self, seat: Seat) -> Seat:
        """The seat, if what it saw may be on the screen. Raises SecretError."""
        if not self._open and seat != self._viewer and not self.has_eyes:
            raise SecretError(f"seat {seat} holds what nobody else may see")
        return seat

    def sheets(self) -> tuple[Sheet, ...]:
        """All score sheets as far as the viewer knew them at this place, by seat."""
        return self.game.sheet(self.view())

    def awaiting(self) -> Awaiting:
        """Who could act at this place, or how it ended."""
        return self._moment.awaiting

    def legal(self, seat: Seat) -> Legal[Any]:
        """What this seat could do at this place."""
        return self.game.legal(self._world(seat), seat)

    def preview(self, seat: Seat, actions: Sequence[Action]) -> Preview:
        """Try actions out at this place."""
        return preview(self.game, self._world(seat), seat, actions, self._spot.tick)

    def log(self) -> tuple[Event, ...]:
        """All that the viewer had been told by then and may look at again."""
        return self.timeline.log(self._spot, self._viewer)

    def close(self) -> None:
        """Let go of the match."""
        self._set_playing(False)
        self.clock.stop()

    def _world(self, seat: Seat) -> Any:
        self._seen(seat)
        stream = Rng("replay", int(seat), self._spot.input)
        return self.game.determinize(self._moment.state, seat, stream)


class ReplayClock(GameClock):
    """The clock that a watched table is drawn by: it shows the reel's time, and never counts down.

    Whether the reel runs or stands, there is nothing to be covered or held.
    """

    def __init__(
        self, timeline: ReplayBridge, *, now: Callable[[], float], parent: QObject | None = None
    ) -> None:
        self._reel = timeline
        super().__init__(timeline, now=now, parent=parent)

    def now(self) -> float:
        """Game time in ticks at the reel's place, with its fraction."""
        return self._reel.time

    @property
    def phase(self) -> Phase:
        """Whether time runs at the reel's place."""
        return "runs" if self._reel.is_clocked else "stands"

    @property
    def count(self) -> int:
        """Nothing is counted down."""
        return 0

    def resume(self) -> None:
        """Let the reel run."""
        self._reel.play()

    def pause(self) -> None:
        """Let the reel stand."""
        self._reel.pause()

    def hold(self, down: bool) -> None:
        """Nothing waits for a key."""

    def skip_countdown(self) -> None:
        """There is none."""

    def sync(self) -> None:
        """Follow the reel."""
        playing = self._reel.playing
        if playing == self.ticking:
            self._tell()
            return
        if playing:
            self._last = self._now()
            self._timer.start()
        else:
            self._timer.stop()
        self._told = (self.phase, self.count, self.is_held, self.latched)
        self.changed.emit()

    def jump(self) -> None:
        """The reel is at another place."""
        self.sync()
        self.ticked.emit(self.now())

    def frame(self) -> None:
        """Bring the reel to the present; once a frame, by itself."""
        passed = self._passed()
        if self._reel.playing:
            self._reel.roll(passed * TICKS_PER_SECOND * self._reel.speed * self._reel.tempo)
        self.ticked.emit(self.now())
        self.sync()


class Pace(Preferences):
    """A person's comfort, with movements shortened where a match is watched faster."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(preferences.speed, parent)
        self._preferences = preferences
        self._factor = 1.0
        preferences.changed.connect(self.changed)

    def set_factor(self, factor: float) -> None:
        """Let every movement last so many times as long."""
        self._factor = factor

    @property
    def speed(self) -> Speed:
        """The person's speed."""
        return self._preferences.speed

    @property
    def hands(self) -> TablePreferences:
        """The person's habits."""
        return self._preferences.hands

    @property
    def factor(self) -> float:
        """Factor on the length of every animation; 0 is none at all."""
        return self._preferences.factor * self._factor

    @property
    def pause(self) -> int:
        """Milliseconds that a decision takes at least."""
        return round(self._preferences.pause * self._factor)

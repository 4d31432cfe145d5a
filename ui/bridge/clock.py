"""Bridge: the clock of a match: how game time runs against the wall clock, and when it stands."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, Literal, Protocol, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.core import Tick

Phase: TypeAlias = Literal["stands", "paused", "countdown", "runs", "held"]
"""`stands`: nothing runs in this state of the match. `held`: step mode waits for a person."""

TICKS_PER_SECOND: Final = 60
"""Ticks of a second at a tempo of 100 %."""

COUNTDOWN_S: Final = 3.0
"""Seconds before time runs, at the start of a round and after each pause."""

FRAME_MS: Final = 16
"""Milliseconds between two frames."""

DOUBLE_PRESS_S: Final = 0.4
"""Seconds within which a second press keeps time running."""

MAX_FRAME_S: Final = 0.1
"""Seconds that one frame may bring at most: after a stall the match goes on where it was."""

# Clocks that things are drawn by are `perf_counter`: before Python 3.13 `monotonic` goes in steps
# of a frame on Windows.


class Timed(Protocol):
    """What the clock asks of its match."""

    @property
    def is_clocked(self) -> bool:
        """Whether game time runs in this state."""
        ...

    @property
    def tick(self) -> Tick:
        """Game time that the match has come to."""
        ...

    def advance_to(self, to: Tick) -> None:
        """Let game time run to a tick."""
        ...

    def seeks(self) -> bool:
        """Whether a person may act, and has not."""
        ...


class GameClock(QObject):
    """Runs the time of one match. Tempo and step mode are its own; the rules know neither.

    A match is paused from the start until `resume`. Time comes from a clock that only grows, never
    from counting frames.
    """

    ticked = Signal(float)
    """Each frame while time or the countdown runs: game time in ticks."""
    changed = Signal()
    """`phase`, `count`, `is_held`, or in a match that is watched `ticking`, is another."""

    def __init__(
        self,
        match: Timed,
        *,
        tempo: int = 100,
        steps: bool = False,
        now: Callable[[], float] = time.perf_counter,
        parent: QObject | None = None,
    ) -> None:
        """A clock of a match at a tempo in percent; `now` gives seconds that only grow."""
        super().__init__(parent)
        self.lead = COUNTDOWN_S
        """Seconds before time runs; none in a guided round in step mode."""
        self.tempo = tempo
        self.steps = steps
        self._match = match
        self._now = now
        self._at = float(match.tick)
        self._last = now()
        self._left = COUNTDOWN_S
        self._on = False
        self._held_down = False
        self._pressed = -math.inf
        """When the key for it went down last."""
        self.latched = False
        """Whether it counts as held down until it is pressed again."""
        self._told: tuple[Phase, int, bool, bool] | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.frame)

    def now(self) -> float:
        """Game time in ticks as it is drawn, with its fraction.

        Where an act has closed its tick at once, the match is ahead of it for a moment.
        """
        return self._at

    @property
    def phase(self) -> Phase:
        """What time does now."""
        if not self._match.is_clocked:
            return "stands"
        if not self._on:
            return "paused"
        if self._left > 0:
            return "countdown"
        return "held" if self._waits() else "runs"

    @property
    def is_live(self) -> bool:
        """Whether game time runs, or would as soon as somebody has acted."""
        return self.phase in ("countdown", "runs", "held")

    @property
    def count(self) -> int:
        """The number that the countdown shows; 0 outside of it."""
        return math.ceil(self._left) if self.phase == "countdown" else 0

    @property
    def ticking(self) -> bool:
        """Whether frames come, so that what is put off until the next is not put off for good."""
        return self._timer.isActive()

    def resume(self) -> None:
        """Let time run after a countdown, now or as soon as the match has a running clock."""
        if not self._on:
            self._on = True
            self._left = self.lead
        self.sync()

    def pause(self) -> None:
        """Let time stand until `resume`; a key that was held down for it is let go."""
        self._on = self._held_down = self.latched = False
        self.sync()

    @property
    def is_held(self) -> bool:
        """In step mode: whether time runs because a person wishes it."""
        return self._held_down

    def hold(self, down: bool) -> None:
        """In step mode: time runs as long as the key for it is down; pressed twice, until it is
        pressed once more.
        """
        if down:
            now, before = self._now(), self._pressed
            self.latched = not self.latched and now - before < DOUBLE_PRESS_S
            self._pressed = now
        self._held_down = down or self.latched
        self.sync()

    def skip_countdown(self) -> None:
        """Let time run at once."""
        self._left = 0.0
        self.sync()

    def jump(self) -> None:
        """The match has gone to another time, as an undo does: show it, and count down anew."""
        self._at = float(self._match.tick)
        self._left = self.lead
        self.sync()

    def sync(self) -> None:
        """Look at the match anew; to be called whenever it has changed by other means than time."""
        phase = self.phase
        if phase == "stands":
            # The next round begins with a countdown of its own.
            self._left = self.lead
            self._at = float(self._match.tick)
            self._held_down = self.latched = False
        if phase == "held":
            self._at = max(self._at, float(self._match.tick))
        moving = phase in ("runs", "countdown")
        if moving and not self._timer.isActive():
            self._last = self._now()
            self._timer.start()
        elif not moving:
            self._timer.stop()
        self._tell()

    def frame(self) -> None:
        """Bring the match to the present; once a frame, by itself."""
        passed = self._passed()
        phase = self.phase
        if phase == "countdown":
            self._left = max(0.0, self._left - passed)
        elif phase == "runs":
            self._at += passed * TICKS_PER_SECOND * self.tempo / 100
            self._match.advance_to(Tick(int(self._at)))
            if self._match.tick < int(self._at):
                # It has stopped on the way. Else the fraction stays, so that nothing moves back.
                self._at = float(self._match.tick)
        self.ticked.emit(self._at)
        self.sync()

    def stop(self) -> None:
        """Let time stand for good."""
        self._on = False
        self._timer.stop()

    def _passed(self) -> float:
        """Seconds since the last frame."""
        last, self._last = self._last, self._now()
        return min(max(0.0, self._last - last), MAX_FRAME_S)

    def _waits(self) -> bool:
        return self.steps and not self._held_down and self._match.seeks()

    def _tell(self) -> None:
        told = (self.phase, self.count, self.is_held, self.latched)
        if told != self._told:
            self._told = told
            self.changed.emit()

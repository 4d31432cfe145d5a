"""Motion: plays beats of moves one after another; any input jumps to the end of all.

The match is always ahead of the screen. A beat is one step of it: `begin` says what moves, `end`
shows the step's outcome as it is. Whatever happens in between, after the last `end` the screen
shows the last step.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import shiboken6
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QInputEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.motion.moves import Beat, Moving

MAX_MOVE_MS: Final = 600
"""No move lasts longer, with what it waited, at any speed."""
_FRAME_MS: Final = 16
_MAX_WAITING_BEATS: Final = 3
"""Beats that may wait before the screen hurries."""
_HURRY_FACTOR: Final = 0.5
"""Factor on lengths while more of them wait."""
INPUT_EVENTS: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.KeyPress,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
    }
)
"""What a person does to be done with movement."""
MODIFIER_KEYS: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
    }
)
"""Keys that only go with others."""
_PRESS_EVENTS: Final = INPUT_EVENTS - {QEvent.Type.KeyPress, QEvent.Type.Wheel}

GoesOn = Callable[[QObject, QEvent], bool]


class _Track:
    """Moves that run side by side, from when it was made, and a rest after them."""

    def __init__(self, moves: Sequence[Moving], factor: float, rest: float = 0.0) -> None:
        self.moves = list(moves)
        whole = max((move.delay + move.ms for move in moves), default=0)
        self._factor = min(factor, MAX_MOVE_MS / whole) if whole > 0 else factor
        self._least = whole * self._factor + rest
        self._clock = QElapsedTimer()
        self._clock.start()
        seen: list[object] = []
        self._waiting = set[int]()
        self._silent = {index for index, move in enumerate(moves) if move.cue}
        for index, move in enumerate(self.moves):
            if any(move.subject is other for other in seen):
                self._waiting.add(index)
                continue
            seen.append(move.subject)
            if move.alive():
                move.show(0.0)

    def length(self, move: Moving) -> float:
        """Milliseconds from the track's begin to the move's end."""
        return (move.delay + move.ms) * self._factor

    def tick(self, tell: Callable[[str], None]) -> bool:
        """Show where everything is by now; whether anything still moves."""
        passed = self._clock.elapsed()
        still = passed < self._least
        for index, move in enumerate(self.moves):
            since = passed - move.delay * self._factor
            length = move.ms * self._factor
            still = still or since < length
            if since < 0:
                continue
            if index in self._silent:
                self._silent.discard(index)
                tell(move.cue)
            self._waiting.discard(index)
            if move.alive() and not self._overtaken(index):
                move.show(move.ease(min(1.0, since / length) if length > 0 else 1.0))
        return still

    def _overtaken(self, index: int) -> bool:
        """Whether a later move of the same subject has begun."""
        subject = self.moves[index].subject
        return any(
            other.subject is subject and later not in self._waiting
            for later, other in enumerate(self.moves)
            if later > index
        )

    def finish(self) -> None:
        """Show the end of everything."""
        for move in self.moves:
            if move.alive():
                move.show(1.0)


class MotionPlayer(QObject):
    """Plays beats in order. `factor` gives the length of moves; 0 is no movement at all.

    `idle` is emitted when the screen has caught up with the match after having been behind it, but
    not from within `play`: whoever plays several beats in a row knows better when the last came.
    """

    idle = Signal()
    cued = Signal(str)
    """A beat or a move with this cue has begun; nothing for what was skipped."""
    landed = Signal()
    """A flourish is over: what it hid is seen again, though nothing had to wait for it."""

    def __init__(self, factor: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._factor = factor
        self._waiting: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._track: _Track | None = None
        self._side_animations: list[tuple[_Track, Callable[[], None]]] = []
        self._skipping = self._arrives = False
        self._watched: dict[QObject, GoesOn | None] = {}
        self._last_input: tuple[QObject, QEvent.Type, int] | None = None
        """To whom the last input came, what it was, and when."""
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether the screen is still behind the match."""
        return self._beat is not None or bool(self._waiting)

    @property
    def still(self) -> bool:
        """Whether there is no movement at all."""
        return self._factor() <= 0

    @property
    def skipping(self) -> bool:
        """Whether beats are just being ended by `catch_up`, which `idle` will follow."""
        return self._skipping

    @property
    def moving(self) -> bool:
        """Whether anything moves at this moment."""
        return self._track is not None or bool(self._side_animations)

    def play(self, beat: Beat) -> None:
        """Queue a beat; with no movement at all it is over when this returns."""
        self._waiting.append(beat)
        if self.still and not (beat.stands or beat.waits) and self._beat is None:
            self._settle_flourishes()
            self._end_all(cues=True)
        elif self._beat is None:
            self._next()

    def side_animation(
        self, moves: Sequence[Moving], end: Callable[[], None], cue: str = ""
    ) -> None:
        """Let moves run beside everything else: nothing waits for them, any input ends them."""
        if cue:
            self.cued.emit(cue)
        if self.still or not moves:
            end()
            return
        self._side_animations.append((_Track(moves, self._factor()), end))
        self._timer.start()

    def keep_up(self) -> None:
        """Show now where all is: whoever paints a frame anyway need not paint another for this."""
        if self._timer.isActive():
            self._timer.start()
            self._tick()

    def catch_up(self) -> None:
        """End every beat at once, in order, and all flourishes."""
        self._settle_flourishes()
        if self.busy:
            self._skipping = True
            try:
                self._end_all()
            finally:
                self._skipping = False
            self.idle.emit()

    def skip(self, event: QEvent) -> None:
        """Catch up for an input, but no further than to the next beat that waits or `opens`.

        That one is ended by an input of its own: not by the same one, which comes to whatever lies
        around too, by a key that only goes with others, or by a notch.
        """
        if self.waits:
            alone = isinstance(event, QKeyEvent) and event.key() in MODIFIER_KEYS
            if not (self._arrives or alone or event.type() == QEvent.Type.Wheel):
                self.catch_up()
            return
        if not any(beat.waits or beat.opens for beat in self._waiting):
            self.catch_up()
            return
        self._settle_flourishes()
        self._skipping = True
        try:
            self._end()
            while not (self._waiting[0].waits or self._waiting[0].opens):
                self._beat = self._waiting.popleft()
                self._end()
        finally:
            self._skipping = False
        self._next()
        self._arrives = True
        QTimer.singleShot(0, self, self._arrived)

    def _arrived(self) -> None:
        self._arrives = False

    def _settle_flourishes(self) -> None:
        side_animations, self._side_animations = self._side_animations, []
        for track, end in side_animations:
            track.finish()
            end()
        if side_animations:
            self.landed.emit()

    def _end_all(self, *, cues: bool = False) -> None:
        self._end()
        while self._waiting:
            self._beat = self._waiting.popleft()
            if cues and self._beat.cue:
                self.cued.emit(self._beat.cue)
            self._end()
        self._rest()

    def watch(self, watched: QObject, goes_on: GoesOn | None = None) -> None:
        """Let any press, key or notch in a widget catch up.

        The input itself goes on; with `goes_on`, only if that says, after the catching up, that it
        means something there. An input that skips nothing always goes on, and Esc that skips never.
        """
        if watched not in self._watched:
            watched.installEventFilter(self)
        self._watched[watched] = goes_on

    def unwatch(self) -> None:
        """Let go of all that was watched."""
        for watched in self._watched:
            if shiboken6.isValid(watched):
                watched.removeEventFilter(self)
        self._watched.clear()

    @property
    def telling(self) -> bool:
        """Whether a step of something is told just now (`Beat.rest`)."""
        return self._beat is not None and (self._beat.rest > 0 or self._beat.waits)

    @property
    def waits(self) -> bool:
        """Whether nothing goes on until somebody presses something."""
        return self._beat is not None and self._beat.waits

    def go_on(self) -> None:
        """End the beat that runs, and begin the next."""
        self._end()
        self._next()
        if not self.busy:
            self.idle.emit()
        self._rest()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Catch up on any input; but a press on what says where it means something goes on by one
        step while something is told, and does nothing else.
        """
        if event.type() not in INPUT_EVENTS:
            return False
        passed_on = self._is_passed_on(watched, event)
        if (
            self.telling
            and not passed_on
            and event.type() in _PRESS_EVENTS
            and self._watched.get(watched) is not None
        ):
            self.go_on()
            return True
        behind, goes_on = self.busy, self._watched.get(watched)
        if not passed_on:
            self.skip(event)
        if not behind or goes_on is None:
            # Else what is around would take it for a wish to leave.
            return behind and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return not goes_on(watched, event)

    def _is_passed_on(self, watched: QObject, event: QEvent) -> bool:
        """Tell whether an input came to something within this before, which did not want it.

        So a right press on a button comes to all that lies around the button, too.
        """
        last, self._last_input = self._last_input, None
        if not isinstance(event, QInputEvent):
            return False
        self._last_input = watched, event.type(), event.timestamp()
        return (
            last is not None
            and last[0] is not watched
            and last[1:] == self._last_input[1:]
            and isinstance(watched, QWidget)
            and isinstance(last[0], QWidget)
            and shiboken6.isValid(last[0])
            and watched.isAncestorOf(last[0])
        )

    def _next(self) -> None:
        while self._waiting:
            self._beat = self._waiting.popleft()
            if self._beat.cue:
                self.cued.emit(self._beat.cue)
            moves, rest, waits = self._beat.begin(), self._beat.rest, self._beat.waits
            if moves or rest or waits:
                # What is told is told at its own pace, and hurries nothing.
                waiting = 0 if rest else sum(not beat.rest for beat in self._waiting)
                hurry = _HURRY_FACTOR if waiting > _MAX_WAITING_BEATS else 1.0
                factor = self._factor() * hurry
                stands = 0 if waits else rest * (factor or float(self._beat.stands))
                self._track = _Track(moves, factor, stands)
                self._timer.start()
                return
            self._end()

    def _tick(self) -> None:
        for side_animation in list(self._side_animations):
            track, end = side_animation
            if not track.tick(self.cued.emit):
                self._side_animations.remove(side_animation)
                track.finish()
                end()
                self.landed.emit()
        track_now = self._track
        if track_now is not None and not track_now.tick(self.cued.emit):
            if self.waits:
                track_now.finish()
                self._track = None
            else:
                self.go_on()
        self._rest()

    def _rest(self) -> None:
        if self._track is None and not self._side_animations:
            self._timer.stop()

    def _end(self) -> None:
        beat, track = self._beat, self._track
        self._beat = self._track = None
        if track is not None:
            track.finish()
        if beat is not None:
            beat.end()

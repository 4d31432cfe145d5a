"""Motion: plays beats of moving items one after another; any input jumps to the end of all.

The match is always ahead of the screen. A beat is one step of it: `begin` says which items move
from where to where, `end` shows the step's outcome as it is. Whatever happens in between, after
the last `end` the screen shows the last step.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import shiboken6
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QEvent, QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

LONGEST_MS: Final = 600
"""No move lasts longer, at any speed."""
_FRAME_MS: Final = 16
_INPUTS: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.KeyPress,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
    }
)


@dataclass(frozen=True, slots=True)
class Move:
    """An item goes from `start` to `end` (positions in its parent) in `ms` at normal speed.

    Scale and opacity change along with it.
    """

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    ms: int = 350
    scale: tuple[float, float] = (1.0, 1.0)
    opacity: tuple[float, float] = (1.0, 1.0)

    def show(self, share: float) -> None:
        """Put the item where it is after a share (0 to 1) of the way."""
        self.item.setPos(self.start + (self.end - self.start) * share)
        self.item.setScale(self.scale[0] + (self.scale[1] - self.scale[0]) * share)
        self.item.setOpacity(self.opacity[0] + (self.opacity[1] - self.opacity[0]) * share)


@dataclass(frozen=True, slots=True)
class Beat:
    """One step: `begin` is called when its turn comes, `end` when it is over or skipped."""

    begin: Callable[[], Sequence[Move]]
    end: Callable[[], None]


class MotionPlayer(QObject):
    """Plays beats in order. `factor` gives the length of moves; 0 is no movement at all.

    `idle` is emitted when the screen has caught up with the match after having been behind it, but
    not from within `play`: whoever plays several beats in a row knows better when the last came.
    """

    idle = Signal()

    def __init__(self, factor: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._factor = factor
        self._waiting: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._moves: list[Move] = []
        self._clock = QElapsedTimer()
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether the screen is still behind the match."""
        return self._beat is not None or bool(self._waiting)

    def play(self, beat: Beat) -> None:
        """Queue a beat; with no movement at all it is over when this returns."""
        self._waiting.append(beat)
        if self._factor() <= 0:
            self._end_all()
        elif self._beat is None:
            self._next()

    def catch_up(self) -> None:
        """End every beat at once, in order."""
        if self.busy:
            self._end_all()
            self.idle.emit()

    def _end_all(self) -> None:
        self._timer.stop()
        self._end()
        while self._waiting:
            self._beat = self._waiting.popleft()
            # Begun too: a beat may make items that its end takes away.
            self._moves = list(self._beat.begin())
            self._end()

    def watch(self, watched: QObject) -> None:
        """Let any press, key or notch in a widget catch up; the input itself goes on."""
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Catch up on any input."""
        if event.type() in _INPUTS:
            self.catch_up()
        return False

    def _next(self) -> None:
        while self._waiting:
            self._beat = self._waiting.popleft()
            self._moves = list(self._beat.begin())
            if self._moves:
                for move in self._moves:
                    move.show(0.0)
                self._clock.start()
                self._timer.start()
                return
            self._end()

    def _length(self, move: Move) -> float:
        return min(LONGEST_MS, move.ms * self._factor())

    def _tick(self) -> None:
        passed = self._clock.elapsed()
        still = False
        for move in self._moves:
            if not shiboken6.isValid(move.item):
                continue
            length = self._length(move)
            share = 1.0 if length <= 0 else min(1.0, passed / length)
            move.show(self._ease.valueForProgress(share))
            still = still or share < 1.0
        if not still:
            self._timer.stop()
            self._end()
            self._next()
            if not self.busy:
                self.idle.emit()

    def _end(self) -> None:
        beat, moves = self._beat, self._moves
        self._beat, self._moves = None, []
        for move in moves:
            if shiboken6.isValid(move.item):
                move.show(1.0)
        if beat is not None:
            beat.end()

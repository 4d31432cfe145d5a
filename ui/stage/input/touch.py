"""Stage: fingers on a view: one drags or taps, a second one turns what is held."""

import math
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEventPoint, QTouchEvent
from PySide6.QtWidgets import QApplication

MIN_TARGET_PX: Final = 44
"""Least side of what a finger can hit, in logical pixels."""
_TAP_TOLERANCE_PX: Final = 12
"""A finger that moved less than that was tapped, in logical pixels."""
_QUARTER_TURN_DEGREES: Final = 40.0
"""Degrees between two fingers that make a quarter turn: a wrist turns no further than twice."""


class Touched(Protocol):
    """What fingers do things to. Points are in logical pixels of the viewport."""

    def finger_down(self, at: QPointF) -> bool:
        """A first finger; whether it is wanted. Else it counts as the mouse."""
        ...

    def finger_moved(self, at: QPointF) -> None:
        """The finger is being dragged."""
        ...

    def finger_up(self, at: QPointF, *, tapped: bool) -> None:
        """The finger was lifted, after a tap or after being dragged."""
        ...

    def fingers_turned(self, steps: int) -> None:
        """Two fingers were twisted by quarter turns, or the second one tapped."""
        ...

    def fingers_lost(self) -> None:
        """What was begun does not end: the system took the fingers, or two of them were lifted."""
        ...


class Fingers:
    """Turns the touches of one viewport into what they mean."""

    def __init__(self, touched: Touched) -> None:
        self._touched = touched
        self._forget()

    def _forget(self) -> None:
        self._first: int | None = None
        self._second: int | None = None
        self._start = self._at = QPointF()
        self._dragging = False
        # After a second finger, lifting the first one lays nothing down.
        self._turning = False
        self._angle = 0.0
        self._side = self._side_start = QPointF()
        self._twisted = False

    def take(self, event: QTouchEvent) -> bool:
        """Use a touch event; False if the fingers are not wanted, and are left to the mouse."""
        match event.type():
            case QEvent.Type.TouchBegin:
                self._forget()
                point = event.points()[0]
                if not self._touched.finger_down(point.position()):
                    return False
                self._first = point.id()
                self._start = self._at = point.position()
            case QEvent.Type.TouchCancel:
                if self._first is not None:
                    self._touched.fingers_lost()
                self._forget()
                return True
            case _:
                pass
        if self._first is None:
            return False
        for point in event.points():
            self._follow(point)
        return True

    def _follow(self, point: QEventPoint) -> None:
        state, at = point.state(), point.position()
        if state == QEventPoint.State.Stationary:
            return
        if point.id() == self._first:
            self._at = at
            if state == QEventPoint.State.Released:
                self._lift()
            elif state == QEventPoint.State.Updated:
                self._drag()
        elif state == QEventPoint.State.Pressed and self._second is None:
            self._second = point.id()
            self._side = self._side_start = at
            self._angle = self._degrees()
            self._turning = self._turning or not self._dragging
            self._twisted = False
        elif point.id() == self._second:
            self._side = at
            if state == QEventPoint.State.Released:
                self._end_turn()
        if self._second is not None and state == QEventPoint.State.Updated:
            self._twist()

    def _drag(self) -> None:
        if self._turning:
            return
        if self._dragging or _far(self._start, self._at):
            self._dragging = True
            self._touched.finger_moved(self._at)

    def _lift(self) -> None:
        if self._turning or self._second is not None:
            self._touched.fingers_lost()
        else:
            self._touched.finger_up(self._at, tapped=not self._dragging)
        self._forget()

    def _end_turn(self) -> None:
        if not self._twisted and not _far(self._side_start, self._side):
            self._touched.fingers_turned(1)
        self._second = None

    def _twist(self) -> None:
        turned = (self._degrees() - self._angle + 180.0) % 360.0 - 180.0
        steps = int(turned / _QUARTER_TURN_DEGREES)
        if steps:
            self._angle += steps * _QUARTER_TURN_DEGREES
            self._twisted = True
            self._touched.fingers_turned(steps)

    def _degrees(self) -> float:
        way = self._side - self._at
        return math.degrees(math.atan2(way.y(), way.x()))


def _far(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() >= max(
        _TAP_TOLERANCE_PX, QApplication.startDragDistance()
    )

"""The table of Where's My Luggage?: a gate at a belt, which its keys move.

It belongs to the screen alone.

Places are ways along the belt as in `engine.parts.belt`, in ticks: 0 is the middle of the front,
and what moves on goes to the left there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final

from engine.parts.belt import Belt
from ui.stage.belt.carousel import TWO_LANES

SLOTS_PER_SECOND: Final = 11.0
"""Slots a second, while a key is held."""
TAP_SLOTS: Final = len(TWO_LANES)
"""How many slots a tap takes it on: to the next suitcase of the front row."""
KEPT_SECONDS: Final = 1.0
"""Keys that follow each other within so many seconds keep their ways."""


def slot_at(belt: Belt, place: float, now: float) -> int:
    """The slot whose centre is within half a slot of a place (WL-32)."""
    return math.floor((place - now) / belt.pace + 0.5) % belt.slots


class Gate:
    """A place at the belt that goes where its keys take it, within its seat's share of the belt.

    `low` and `high` bound its way; None is the whole round. `clock` gives seconds of the player's
    time.
    """

    def __init__(
        self,
        belt: Belt,
        share: tuple[float, float] | None,
        start: float,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._belt = belt
        self._share = share
        self._place = start
        self._way = 0
        self._rest = 0.0
        """What is left of a tap's way, with its sign."""
        self._clock = clock
        self._left_way = 1
        """The way that the left key takes; the right one takes the other."""
        self._used = -math.inf
        """When a key went down or up last."""

    @property
    def place(self) -> float:
        """Where it is."""
        return self._place % self._belt.length

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self._way != 0 or self._rest != 0.0

    @property
    def turn(self) -> float:
        """Where it is, as a share of the whole round."""
        return self.place / self._belt.length

    def stand_like(self, other: Gate) -> None:
        """Stand where another stands, as a share of its way, if both go round or neither does."""
        if self._share is None and other._share is None:
            self._place = other._place
        elif self._share is not None and other._share is not None:
            (low, high), (from_, to) = self._share, other._share
            along = (other._place - from_) / (to - from_)
            self._place = low + along * (high - low)

    @property
    def at_front(self) -> bool:
        """Whether it is on the half of the belt that is nearer to the viewer."""
        return not 0.25 < self.turn < 0.75

    def slot(self, now: float) -> int:
        """The slot that it holds at a tick."""
        return slot_at(self._belt, self._place, now)

    def press(self, *, left: bool) -> None:
        """A key that takes it left or right, as seen on the screen, goes down.

        Soon after another press, keys keep their ways: so taps of one key go on round an end of the
        belt, as a held key does, and the other key goes back. Else one key would come and go at an
        end for ever, since behind the belt what goes on goes to the right.
        """
        now = self._clock()
        if self._way == 0 and now - self._used > KEPT_SECONDS:
            self._left_way = 1 if self.at_front else -1
        self._way, self._used = self._left_way if left else -self._left_way, now
        self._rest = float(self._way * self._belt.pace * TAP_SLOTS)

    def release(self) -> None:
        """No key takes it on."""
        self._way, self._used = 0, self._clock()

    def pass_time(self, seconds: float) -> None:
        """Go on, by so many seconds of the person's time."""
        far = SLOTS_PER_SECOND * self._belt.pace * max(0.0, seconds)
        if self._way:
            self._place = self._bounded(self._place + self._way * far)
            self._rest -= math.copysign(min(far, abs(self._rest)), self._rest)
        elif self._rest:
            step = math.copysign(min(far, abs(self._rest)), self._rest)
            self._place = self._bounded(self._place + step)
            self._rest = 0.0 if abs(self._rest - step) < 1e-9 else self._rest - step

    def _bounded(self, place: float) -> float:
        if self._share is None:
            return place % self._belt.length
        low, high = self._share
        return min(high, max(low, place))

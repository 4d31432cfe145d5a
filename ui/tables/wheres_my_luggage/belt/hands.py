"""The table of Where's My Luggage?: hands that reach in vain, and rest after it.

That is so on this screen alone, and no part of the match. A rest runs out whatever is pressed
meanwhile (WL-18).
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF

from engine.core import Seat

REFUSED_GRAB_TICKS: Final = 18
"""Ticks for which a person's hand rests after a grab that was refused (WL-18)."""


class Reach(NamedTuple):
    """What a hand has reached for: a slot, and where by pointer."""

    slot: int
    at: QPointF | None


class Hands:
    """The persons' hands."""

    def __init__(self) -> None:
        self._reached: dict[Seat, Reach] = {}
        self._rests: dict[Seat, float] = {}
        """The tick up to which each seat's hand rests, since it has reached in vain."""
        self._missed_at: dict[Seat, QPointF | None] = {}
        self._hasty = Counter[Seat]()
        """How often in a row each seat has pressed while its hand rests."""

    def reach(self, seat: Seat, reached: Reach) -> None:
        """A seat's hand reaches for a suitcase."""
        self._reached[seat] = reached

    def is_resting(self, seat: Seat, now: float) -> bool:
        """Tell whether a seat's hand rests at a tick."""
        return self.rested(seat, now) is not None

    def rested(self, seat: Seat, now: float) -> float | None:
        """Return how much of its rest a seat's hand has had at a tick; None where it has none."""
        left = self._rests.get(seat, 0.0) - now
        return 1.0 - left / REFUSED_GRAB_TICKS if 0.0 < left <= REFUSED_GRAB_TICKS else None

    def reached_at(self, seat: Seat) -> QPointF | None:
        """Return where a pointer was with which a seat has missed last; None for its gate."""
        return self._missed_at.get(seat)

    def is_hasty(self, seat: Seat, *, resting: bool) -> bool:
        """Note that a seat has pressed; tell whether it does so again while its hand rests."""
        self._hasty[seat] = self._hasty[seat] + 1 if resting else 0
        return self._hasty[seat] > 1

    def miss(self, seat: Seat) -> Reach | None:
        """Return what a seat has reached for in vain, once; None for nothing."""
        return self._reached.pop(seat, None)

    def rest(self, seat: Seat, now: float, at: QPointF | None = None) -> None:
        """Let a seat's hand rest from now on; `at` is where its pointer has missed, if it has."""
        self._rests[seat] = now + REFUSED_GRAB_TICKS
        self._missed_at[seat] = at

"""The table of Where's My Luggage?: hands that reach in vain, and rest after it.

That is so on this screen alone, and no part of the match (WL-18).
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
        self._hasty = Counter[Seat]()
        """How often in a row each seat has pressed while its hand rests."""

    def reach(self, seat: Seat, reached: Reach) -> None:
        """A seat's hand reaches for a suitcase."""
        self._reached[seat] = reached

    def is_resting(self, seat: Seat, now: float) -> bool:
        """Tell whether a seat's hand rests at a tick."""
        return now < self._rests.get(seat, 0.0)

    def is_hasty(self, seat: Seat, *, resting: bool) -> bool:
        """Note that a seat has pressed; tell whether it does so again while its hand rests."""
        self._hasty[seat] = self._hasty[seat] + 1 if resting else 0
        return self._hasty[seat] > 1

    def miss(self, seat: Seat) -> Reach | None:
        """Return what a seat has reached for in vain, once; None for nothing."""
        return self._reached.pop(seat, None)

    def rest(self, seat: Seat, now: float) -> None:
        """Let a seat's hand rest from now on."""
        self._rests[seat] = now + REFUSED_GRAB_TICKS

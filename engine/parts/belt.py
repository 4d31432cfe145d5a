"""engine: parts: a belt that turns: where each of its slots is follows from the tick alone."""

from __future__ import annotations

import msgspec


class Belt(msgspec.Struct, frozen=True):
    """A closed loop of `slots` slots, one slot long in `pace` ticks of its way.

    Ways and times are the same number: a slot's centre moves on by 1 in a tick, and once round is
    `length`. All are whole numbers.
    """

    slots: int
    pace: int

    @property
    def length(self) -> int:
        """Once round, in ticks."""
        return self.slots * self.pace

    def place(self, slot: int, tick: int) -> int:
        """Where a slot's centre is, 0 ≤ place < length."""
        return (slot * self.pace + tick) % self.length

    def ahead(self, slot: int, tick: int, place: int) -> int:
        """In how many ticks the slot's centre comes to a place, 0 ≤ ticks < length."""
        return (place - self.place(slot, tick)) % self.length

    def wait(self, slot: int, tick: int, place: int, reach: int) -> int:
        """In how many ticks the slot's centre is no further than `reach` from a place."""
        ahead = self.ahead(slot, tick, place)
        if ahead <= reach or self.length - ahead <= reach:
            return 0
        return ahead - reach

    def at(self, tick: int, place: int) -> int:
        """The slot whose centre is within half a slot of a place; of two the one that passed."""
        return (place - tick + self.pace // 2) // self.pace % self.slots

"""Kit: a trip: all values of one option, each played alone until its goal is reached."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from datetime import datetime

    from engine.core import Value
    from engine.store import TripTally


class StampStop(NamedTuple):
    """What a person made of one value: so many tries, the best total, whether it is stamped, and
    since when.
    """

    tries: int = 0
    best: int = 0
    stamped: bool = False
    since: datetime | None = None


class Trip:
    """Where a person is on a trip through an option's values.

    `values` are in the order of the trip, `kept` the other options that have one of their own
    each: what was played with another value of these is of another trip. `past` is what the person
    played alone.
    """

    def __init__(
        self,
        option: str,
        values: Sequence[str],
        kept: Mapping[str, Value],
        past: Iterable[TripTally] = (),
    ) -> None:
        self.option, self.kept = option, kept
        self.stops = dict.fromkeys(values, StampStop())
        for tally in past:
            value, given = str(tally.options.get(option)), tally.options
            if value in self.stops and all(given.get(key) == kept[key] for key in kept):
                tries, best, stamped, since = self.stops[value]
                best = max(best, tally.best) if tries else tally.best
                days = [day for day in (since, tally.reached) if day is not None]
                self.stops[value] = StampStop(
                    tries + tally.tries, best, stamped or tally.won > 0, min(days, default=None)
                )

    @property
    def stamped(self) -> int:
        """How many values are reached."""
        return sum(stop.stamped for stop in self.stops.values())

    def next(self, after: str = "") -> str | None:
        """The next value that is not reached, behind this one and then from the start."""
        values = list(self.stops)
        at = values.index(after) + 1 if after in values else 0
        left = (value for value in values[at:] + values[:at] if not self.stops[value].stamped)
        return next(left, None)

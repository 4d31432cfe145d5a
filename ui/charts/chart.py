"""Charts: what a chart shows, as a game or the shell describes it. No drawing library in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Shape: TypeAlias = Literal["lines", "bars"]
"""Lines through points from left to right, or one bar a row from top to bottom."""


@dataclass(frozen=True, slots=True)
class Point:
    """One number of a chart.

    `tick` names its place on the axis, or its bar; `value` is the number as text, by locale;
    `words` is the whole sentence for read-outs. `mark` is what a click on it lights up elsewhere.
    `paint` overrides the series' colour; `hollow` tells a point apart without colour.
    """

    place: float
    number: float
    tick: str
    value: str
    words: str
    mark: Hashable = None
    paint: str = ""
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class ReferenceLine:
    """A number to compare with, such as a goal: at each of `numbers` (place, number) in order."""

    name: str
    numbers: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Series:
    """Points that belong together, in order of `place`.

    `paint` is a player's colour id, `fabric-0` to `fabric-3`, or `accent`. Where series count
    different things, `unit` heads the axis and the column of this one, and `amount` writes its
    numbers on the axis.
    """

    name: str
    points: tuple[Point, ...]
    paint: str = "accent"
    guides: tuple[ReferenceLine, ...] = ()
    unit: str = ""
    amount: Callable[[int], str] | None = None


@dataclass(frozen=True, slots=True)
class ChartSpec:
    """One chart. `places` and `numbers` head the axes and the columns of its table.

    With `one` only one series is shown at a time, chosen under the name `one`. The scale reaches
    up to `top` at least.
    """

    id: str
    title: str
    shape: Shape
    places: str
    numbers: str
    series: tuple[Series, ...]
    one: str = ""
    top: float = 0.0

    @property
    def is_empty(self) -> bool:
        """Whether there is no number to show."""
        return not any(series.points for series in self.series)

    @property
    def says_something(self) -> bool:
        """Whether it tells more than a score pad does: numbers that differ, or a line with a way.

        A line of two points is no more than those two numbers.
        """
        points = [point for series in self.series for point in series.points]
        if self.shape == "lines" and max((len(one.points) for one in self.series), default=0) < 3:
            return False
        return len({point.number for point in points}) > 1

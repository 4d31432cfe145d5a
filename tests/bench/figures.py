"""Bench: a figure to reach, as a ratio of two things measured in one run, and how it is shown."""

import statistics
import time
from collections.abc import Callable
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured figure. `bound` is the least (`at_least`) or the most that is good enough."""

    id: str
    words: str
    value: float
    unit: str
    bound: float
    at_least: bool
    details: dict[str, float]

    @property
    def good(self) -> bool:
        """Whether the figure is reached."""
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def line(self) -> str:
        """The figure as a line for people."""
        sign = "≥" if self.at_least else "≤"
        details = ", ".join(f"{name} {number:,.3g}" for name, number in self.details.items())
        verdict = "PASS" if self.good else "FAIL"
        return (
            f"{verdict}  {self.words}: {self.value:.2f}{self.unit} "
            f"(figure {sign} {self.bound:g}{self.unit}; {details})"
        )

    def plain(self) -> dict[str, object]:
        """The figure for JSON."""
        return {
            "id": self.id,
            "value": self.value,
            "unit": self.unit,
            "bound": self.bound,
            "at_least": self.at_least,
            "pass": self.good,
            "details": self.details,
        }


def seconds(work: Callable[[], object]) -> float:
    """How long ``work`` takes, once."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def interleaved(
    ours: Callable[[], float], peer: Callable[[], float], rounds: int
) -> tuple[float, float, float]:
    """Measure both in turn; return the medians of ours, of the peer's, and of ours ÷ peer's."""
    ours()
    peer()
    pairs = [(ours(), peer()) for _ in range(rounds)]
    return (
        statistics.median(mine for mine, _ in pairs),
        statistics.median(theirs for _, theirs in pairs),
        statistics.median(mine / theirs for mine, theirs in pairs),
    )

"""Bench: a figure, the bar that it is to reach and why, and how it is shown."""

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

Span: TypeAlias = tuple[float, float]
"""Milliseconds by the clock, and how many of them this thread worked."""

Decider: TypeAlias = Literal["processor", "clock", "count", "memory"]
"""By which number a bar is decided."""

TIMES_BARE = 4.0
"""How many times what bare pixmaps take, by the clock, painting may take."""


class Figure(NamedTuple):
    """One measured figure. `bound` is the least (`at_least`) or the most that is good enough.

    `by` is what was measured, `why` the reason of the bar, `details` what is shown beside it.
    """

    id: str
    words: str
    value: float
    unit: str
    bound: float
    by: Decider
    why: str
    details: Mapping[str, float]
    at_least: bool = False

    @property
    def good(self) -> bool:
        """Whether the figure is reached."""
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    @property
    def verdict(self) -> str:
        """The same in a word."""
        return "ok" if self.good else "missed"

    def line(self) -> str:
        """The figure as a line for people."""
        sign = "≥" if self.at_least else "≤"
        details = ", ".join(f"{name} {number:,.3g}" for name, number in self.details.items())
        return (
            f"{self.verdict:<6}  {self.words}: {self.value:.2f}{self.unit} by {self.by} "
            f"(bar {sign} {self.bound:g}{self.unit}: {self.why}; {details})"
        )

    def plain(self) -> dict[str, object]:
        """The figure for JSON."""
        return {
            "id": self.id,
            "value": self.value,
            "unit": self.unit,
            "bound": self.bound,
            "at_least": self.at_least,
            "by": self.by,
            "why": self.why,
            "verdict": self.verdict,
            "details": dict(self.details),
        }


def now() -> Span:
    """The clock, and what this thread has worked so far, in seconds."""
    return time.perf_counter(), time.thread_time()


def since(began: Span) -> Span:
    """How long that is ago."""
    return between(began, now())


def between(began: Span, ended: Span) -> Span:
    """How long it was from one `now` to another."""
    return (ended[0] - began[0]) * 1000, (ended[1] - began[1]) * 1000


def most(values: Sequence[float]) -> float:
    """What 99 of 100 are within."""
    return sorted(values)[len(values) * 99 // 100]


def beside(spans: Sequence[Span], name: str = "") -> dict[str, float]:
    """What is told of spans: the median and what 99 of 100 are within, by processor and clock."""
    clock, work = zip(*spans, strict=True)
    return {
        f"{name}processor median ms": statistics.median(work),
        f"{name}processor 99 of 100 ms": most(work),
        f"{name}clock median ms": statistics.median(clock),
        f"{name}clock 99 of 100 ms": most(clock),
    }


def painting(
    name: str,
    words: str,
    spans: Sequence[Span],
    bare: Sequence[Span],
    bound: float,
    more: Mapping[str, float],
) -> list[Figure]:
    """The two bars of what is painted: one by the processor, one by the clock against bare pixmaps.

    `spans` and `bare` are of the same minutes: what else the machine does is in both.
    """
    clock, work = zip(*spans, strict=True)
    told = {**beside(spans), **beside(bare, "bare "), "longest ms": max(clock)}
    return [
        Figure(
            name,
            f"{words}, 99 of 100 within",
            most(work),
            " ms",
            bound,
            "processor",
            "a frame has 16.7 ms for all, and what else the machine does is not painting",
            {**told, "frames": len(spans), **more},
        ),
        Figure(
            f"{name}-clock",
            f"{words}, 99 of 100, against bare pixmaps in the same run",
            most(clock) / most([each for each, _ in bare]),
            "×",
            TIMES_BARE,
            "clock",
            "what waits for other threads or the screen is no work, yet somebody sees it",
            told,
        ),
    ]


def seconds(work: Callable[[], object]) -> float:
    """How long the processor needs for ``work``, once."""
    began = time.process_time()
    work()
    return time.process_time() - began


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

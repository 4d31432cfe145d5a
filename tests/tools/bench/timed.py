"""Bench: the real table of a game with a clock while a person and three hard computers play."""

import statistics
from typing import Any

from tests.tools.bench.figures import Figure, most, painting
from tests.tools.bench.pace import often
from tests.tools.bench.probes import Probe, at_sizes

SECONDS = 60
LONGEST = 33.0
"""Milliseconds that no frame may take while computers think."""
FRAMES = 2.0
"""Frames from a press to the first without the tile on the belt."""


def probes() -> list[Probe]:
    """Return a probe for each window size."""
    return at_sizes("belt against computers", "timed_probe", judged, often(SECONDS, 1))


def judged(told: Any, size: tuple[int, int], bound: float) -> list[Figure]:
    """The figures of what the probe told."""
    wide, high = size
    clock, work = zip(*told["gaps"], strict=True)
    counts, waits = zip(*told["presses"], strict=True)
    at = f"at {wide}×{high} while three hard computers play"
    return [
        *painting(
            f"paint-timed-{wide}",
            f"painting the belt's table {at}",
            told["paints"],
            told["bare"],
            bound,
            {"pictures MB": told["held"] / 2**20},
        ),
        Figure(
            f"frame-timed-{wide}",
            f"longest frame {at}",
            max(work),
            " ms",
            LONGEST,
            "processor",
            "nobody sees one frame left out; two are a jerk",
            {
                "processor 99 of 100 ms": most(work),
                "clock 99 of 100 ms": most(clock),
                "clock longest ms": max(clock),
                "by the clock longer than that": sum(each > LONGEST for each in clock),
                "frames a second": 1000 * len(clock) / sum(clock),
            },
        ),
        Figure(
            f"press-timed-{wide}",
            f"from a press until the tile has left the belt {at}",
            float(max(counts)),
            " frames",
            FRAMES,
            "count",
            "whoever is quicker gets the tile, so one has to see at once whether one was",
            {
                "clock median ms": statistics.median(waits),
                "clock longest ms": max(waits),
                "presses": len(counts),
            },
        ),
    ]

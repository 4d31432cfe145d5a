"""Bench: the table of Cargo Hold for eight in the middle of raids."""

from typing import Any

from tests.tools.bench.figures import Figure, beside, painting
from tests.tools.bench.probes import Probe, at_sizes
from tests.tools.bench.timed import LONGEST


def probes() -> list[Probe]:
    """Return a probe for each window size."""
    return at_sizes("raids of eight", "raids_probe", judged)


def judged(told: Any, size: tuple[int, int], bound: float) -> list[Figure]:
    """The figures of what the probe told."""
    wide, high = size
    at = f"at {wide}×{high} while a raid of eight seats is told"
    work = [each for _, each in told["gaps"]]
    return [
        *painting(
            f"paint-raids-{wide}",
            f"painting Cargo Hold's table {at}",
            told["paints"],
            told["bare"],
            bound,
            {"pictures MB": told["held"] / 2**20, "raids": told["raids"]},
        ),
        Figure(
            f"frame-raids-{wide}",
            f"longest frame {at}",
            max(work),
            " ms",
            LONGEST,
            "processor",
            "nobody sees one frame left out; two are a jerk",
            beside(told["gaps"]),
        ),
    ]

"""Bench: the table of Cargo Hold for eight in the middle of raids."""

from typing import Any

from tests.bench.display import screen
from tests.bench.figures import Figure, beside, painting
from tests.bench.probes import SIZES, painted
from tests.bench.timed import LONGEST


def figures() -> list[Figure]:
    """Raid at two sizes."""
    with screen() as env:
        return [
            found
            for size, bound in SIZES
            for found in judged(painted("raids_probe", env, size), size, bound)
        ]


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

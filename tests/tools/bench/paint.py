"""Bench: painting in the real window while a tile is dragged, and while belts turn."""

import statistics
from typing import Any

from tests.tools.bench.figures import Figure, painting
from tests.tools.bench.probes import Probe, ProbeError, at_sizes


def probes() -> list[Probe]:
    """Return a probe for each window size."""
    return at_sizes("painting", "paint_probe", judged)


def judged(told: Any, size: tuple[int, int], bound: float) -> list[Figure]:
    """The figures of what the probe told."""
    dragging, belt, bare = told["dragging"], told["belt"], told["bare"]
    if not dragging["held"]:
        raise ProbeError("the tile was lost")
    wide, high = size
    return [
        *painting(
            f"paint-drag-{wide}",
            f"painting at {wide}×{high} while a tile is dragged and others move",
            dragging["taken"],
            bare,
            bound,
            {"beats": dragging["beats"], "art painted anew": dragging["painted_anew"]},
        ),
        *painting(
            f"paint-lounge-{wide}",
            f"painting at {wide}×{high} while the belt of the lounge turns",
            told["turning"],
            bare,
            bound,
            {"turns": told["turned"]},
        ),
        *painting(
            f"paint-belt-{wide}",
            f"painting at {wide}×{high} while a belt with 36 suitcases turns",
            belt["taken"],
            bare,
            bound,
            {
                "pictures MB": belt["bytes"] / 2**20,
                "processor for poses before, mean ms": statistics.mean(belt["before"]),
            },
        ),
    ]

"""Bench: painting in the real window while a tile is dragged, and while belts turn."""

import statistics
from typing import Any

from tests.bench.display import screen
from tests.bench.figures import Figure, painting
from tests.bench.probes import SIZES, painted


def figures() -> list[Figure]:
    """Measure the table and the lounge at two sizes."""
    with screen() as env:
        return [
            found
            for size, bound in SIZES
            for found in judged(painted("paint_probe", env, size), size, bound)
        ]


def judged(told: Any, size: tuple[int, int], bound: float) -> list[Figure]:
    """The figures of what the probe told."""
    dragging, belt, bare = told["dragging"], told["belt"], told["bare"]
    if not dragging["held"]:
        raise RuntimeError("the tile was lost")
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

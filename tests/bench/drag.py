"""Bench: a drag step in the real window, from the mouse event to the painted frame."""

from typing import Any

from tests.bench.display import screen
from tests.bench.figures import Figure, painting
from tests.bench.probes import SIZES, painted


def figures() -> list[Figure]:
    """Measure one long drag at two sizes."""
    with screen() as env:
        return [
            found
            for size, bound in SIZES
            for found in judged(painted("drag_probe", env, size), size, bound)
        ]


def judged(told: Any, size: tuple[int, int], bound: float) -> list[Figure]:
    """The figures of what the probe told."""
    taken = told["taken"]
    if len(taken) < 400:
        raise RuntimeError(f"only {len(taken)} of {told['steps']} steps were painted")
    wide, high = size
    words = f"drag step at {wide}×{high}"
    return painting(f"drag-step-{wide}", words, taken, told["bare"], bound, {})

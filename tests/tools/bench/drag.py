"""Bench: a drag step in the real window, from the mouse event to the painted frame."""

from typing import Any

from tests.tools.bench.figures import Figure, painting
from tests.tools.bench.pace import often
from tests.tools.bench.probes import Probe, ProbeError, at_sizes


def probes() -> list[Probe]:
    """Return a probe for each window size."""
    return at_sizes("drag step", "drag_probe", judged)


def judged(told: Any, size: tuple[int, int], bound: float) -> list[Figure]:
    """The figures of what the probe told."""
    taken = told["taken"]
    if len(taken) < often(400, 1):
        raise ProbeError(f"only {len(taken)} of {told['steps']} steps were painted")
    wide, high = size
    words = f"drag step at {wide}×{high}"
    return painting(f"drag-step-{wide}", words, taken, told["bare"], bound, {})

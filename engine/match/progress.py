"""engine.match: work that is done in steps, so that whoever waits for it can do other things."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

ProgressSteps: TypeAlias = Generator[float, None, T]
"""Each step is short and gives the share that is done, 0 to 1; what comes of it is returned."""


def run_to_end(steps: ProgressSteps[T]) -> T:
    """Take all steps that are left now."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: T = end.value
            return made


def nested(low: float, high: float, steps: ProgressSteps[T]) -> ProgressSteps[T]:
    """Take steps as a part of longer work, which is done from one share to another."""
    while True:
        try:
            share = next(steps)
        except StopIteration as end:
            made: T = end.value
            return made
        yield low + (high - low) * share

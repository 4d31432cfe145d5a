"""engine.match: work that is done in steps, so that whoever waits for it can do other things."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[float, None, T]
"""Each step is short and gives the share that is done, 0 to 1; what comes of it is returned."""


def finish(steps: Steps[T]) -> T:
    """Take all steps that are left now."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: T = end.value
            return made


def within(low: float, high: float, steps: Steps[T]) -> Steps[T]:
    """Take steps as a part of longer work, which is done from one share to another."""
    while True:
        try:
            share = next(steps)
        except StopIteration as end:
            made: T = end.value
            return made
        yield low + (high - low) * share

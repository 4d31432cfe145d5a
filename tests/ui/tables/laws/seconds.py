"""Tests: time that passes only when a test says so, for tables with a clock."""

from __future__ import annotations

from typing import Final

FRAME: Final = 1 / 60


class Time:
    """Seconds that only a test lets pass."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

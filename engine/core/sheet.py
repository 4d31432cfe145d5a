"""Core: the score sheet and the result of a match."""

from __future__ import annotations

import msgspec

from engine.core.ids import Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet: its id, its points and how many things it counted."""

    line: str
    points: int
    count: int = 0


class Sheet(msgspec.Struct, frozen=True):
    """One seat's score lines; nothing in it is a subtotal, so the points add up to the total."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of all points."""
        return sum(line.points for line in self.lines)

    def points(self, line: str) -> int:
        """The points of a line, 0 where the sheet has no such line."""
        return next((entry.points for entry in self.lines if entry.line == line), 0)


class Result(msgspec.Struct, frozen=True):
    """How a match ended.

    `ranking` has the best group first, tied seats together; `scores` one total a seat. A match
    against a goal has `goal` and `won`, others None.
    """

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    goal: int | None = None
    won: bool | None = None

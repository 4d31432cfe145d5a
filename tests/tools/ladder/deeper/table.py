"""Ladder: plays a deal at a table several times, and takes the best of it."""

from collections.abc import Callable
from typing import Final

from engine.core import AnyGame, Result, Seat

ME: Final = Seat(0)
TIMES: Final = 3
"""How often a deal is played; the best of them counts."""


def best(game: AnyGame, once: Callable[[int], tuple[Result, int]]) -> tuple[Result, int]:
    """How a deal ends at its best, and how many decisions that took; `once` is told its turn."""
    played = [once(turn) for turn in range(TIMES)]

    def worth(result: Result) -> tuple[int, int]:
        grade = game.grade(result, ME)
        return -grade.place, grade.points

    return max((result for result, _ in played), key=worth), sum(looked for _, looked in played)

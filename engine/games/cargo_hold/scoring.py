"""Cargo Hold: money, the sheet it stands on, and the places it gives (CH-19, CH-27)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from engine.core import Result, ScoreLine, Seat, Sheet
from engine.games.cargo_hold.events import Source

SHEET_LINES: Final = tuple(Source)
"""The lines of a sheet, in the order of `Money`."""

Money: TypeAlias = tuple[int, int, int, int]
"""What a seat has, in dollars: collected, defended, raided, stolen."""


@lru_cache(maxsize=4096)
def sheet(money: Money) -> Sheet:
    """A seat's sheet: a line for each source, in whole dollars."""
    return Sheet(
        tuple([ScoreLine(str(line), it) for line, it in zip(SHEET_LINES, money, strict=True)])
    )


def result(money: Iterable[Money]) -> Result:
    """Places go by money, ties shared; two seats cannot have reached the target (CH-27)."""
    scores = tuple([sum(one) for one in money])
    ranking = tuple(
        [
            tuple([Seat(seat) for seat, one in enumerate(scores) if one == score])
            for score in sorted(set(scores), reverse=True)
        ]
    )
    return Result(ranking, scores)

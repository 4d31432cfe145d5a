"""Where's My Luggage?: points (WL-15) and the result (WL-16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Result, ScoreLine, Seat, Sheet
from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE
from engine.games.wheres_my_luggage.view import Pair, SeatView


def line(number: int) -> str:
    """The id of a round's line on the score sheet."""
    return f"round-{number}"


def matches(kept: Iterable[Pair]) -> int:
    """How many passengers have their own tile: a point each (WL-15)."""
    return sum(1 for pair in kept if pair.tile == pair.passenger)


def losses(kept: Iterable[Pair]) -> int:
    """How many passengers were set aside with lost luggage: no point."""
    return sum(1 for pair in kept if pair.tile >= FIRST_LOST_TILE)


def sheets(rounds: int, seats: Sequence[SeatView]) -> tuple[Sheet, ...]:
    """One sheet a seat: a line for each round of the match, `round-1` on; none for those to come.

    `count` is the number of matches in the round.
    """
    out: list[Sheet] = []
    for seat in seats:
        points = seat.points + (0,) * (rounds - len(seat.points))
        out.append(Sheet(tuple(ScoreLine(line(n), won, won) for n, won in enumerate(points, 1))))
    return tuple(out)


def result(totals: tuple[int, ...]) -> Result:
    """Most points win; equal totals share their place (WL-16)."""
    ranking = tuple(
        tuple(Seat(seat) for seat, total in enumerate(totals) if total == rank)
        for rank in sorted(set(totals), reverse=True)
    )
    return Result(ranking, totals)

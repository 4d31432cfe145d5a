"""The table of Pack the Essentials: what is charted of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLocale

from engine.core import Seat
from engine.games.pack_the_essentials.events import BonusPlaced, RoundBegan, TilePlaced, ToysLaid
from ui.bridge.outcome import Outcome, Passed
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.scores import round_charts
from ui.kit.words import signed
from ui.tables.pack_the_essentials.words import Words, say


class Added(NamedTuple):
    """What one act of a seat added to its score.

    `placed` is the number of the tile in its suitcase, in order of placement; None for cat toys.
    """

    round: int
    event: TilePlaced | BonusPlaced | ToysLaid
    placed: int | None
    points: int


class ScoreHistory(NamedTuple):
    """How the scores of a match came about.

    `start` are the totals before the first round, and `packed` what came packed of them; `rounds`
    those at the end of each, by seat; `added` is by seat what each of its acts added.
    """

    start: tuple[int, ...]
    packed: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    added: tuple[tuple[Added, ...], ...]


def course(past: Sequence[Passed], seats: int) -> ScoreHistory:
    """Read from the steps of a match how its scores came about.

    A round's totals are those at its end, the last round's the final ones. An act adds what the
    seat's total has after it and had not before it (PE-30 to PE-33), but for rats: those that are
    left have a line of their own (PE-31), so a rat that was paid is not taken from its cat.
    """
    rounds: list[tuple[int, ...]] = []
    added: list[list[Added]] = [[] for _ in range(seats)]
    placed = [0] * seats
    totals = packed = start = came = (0,) * seats
    for step in past:
        before, lay = totals, packed
        if step.events:
            sheets = step.sheets()
            totals = tuple(sheet.total for sheet in sheets)
            packed = tuple(sheet.total - sheet.points("rats") for sheet in sheets)
        for event in step.events:
            if isinstance(event, RoundBegan):
                if event.round > 1:
                    rounds.append(before)
                else:
                    start, came = before, lay
            elif isinstance(event, TilePlaced | BonusPlaced | ToysLaid):
                seat = event.seat
                number = None if isinstance(event, ToysLaid) else placed[seat]
                placed[seat] += number is not None
                points = packed[seat] - lay[seat]
                added[seat].append(Added(len(rounds) + 1, event, number, points))
    return ScoreHistory(start, came, (*rounds, totals), tuple(tuple(one) for one in added))


def charts(outcome: Outcome, words: Words) -> tuple[ChartSpec, ...]:
    """The score by round of every seat, and what each tile added."""
    seats = range(len(outcome.players))
    read = course(outcome.past, len(seats))
    ends = zip(read.start, *read.rounds, strict=True)
    added = [[then - now for now, then in pairwise(one)] for one in ends]
    return (
        round_charts.totals(outcome, words, added, start=read.start),
        ChartSpec(
            "tiles",
            say("chart-tiles"),
            "bars",
            say("chart-tile"),
            say("chart-added"),
            tuple(_tiles(outcome, words, read, seat) for seat in seats),
            one=say("chart-suitcase"),
        ),
    )


def _tiles(outcome: Outcome, words: Words, read: ScoreHistory, seat: int) -> Series:
    points: list[Point] = []

    def whole(key: str, number: int) -> None:
        if number:
            what, change = say(key), signed(number)
            said = say("chart-whole", what=what, change=change)
            points.append(Point(len(points), number, what, change, said))

    whole("chart-start", read.packed[seat])
    for added in read.added[seat]:
        tile, short, paint = say("chart-toys"), say("chart-toys"), ""
        if not isinstance(added.event, ToysLaid):
            kind = words.box.kinds[added.event.kind]
            tile = short = words.piece(kind.id, cat=added.event.cat)
            if not kind.bonus:
                key = "chart-cat" if added.event.cat else "chart-clothing"
                short = say(key, colour=words.colour(kind.colour))
            paint = f"fabric-{kind.colour}"
        change = signed(added.points)
        number = QLocale().toString(added.round)
        points.append(
            Point(
                len(points),
                added.points,
                say("chart-bar", round=number, tile=short),
                change,
                say("chart-placed", round=number, tile=tile, change=change),
                None if added.placed is None else (Seat(seat), added.placed),
                paint,
            )
        )
    whole("chart-rats", outcome.sheets[seat].points("rats"))
    # The bars add up to the total.
    rest = outcome.result.scores[seat] - round(sum(point.number for point in points))
    whole("chart-rest", rest)
    return Series(words.name(seat), tuple(points), outcome.players[seat].colour)

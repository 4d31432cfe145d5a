"""The table of Pack the Essentials: what is charted of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLocale

from engine.core import Seat
from engine.games.pack_the_essentials.events import BonusPlaced, RoundBegan, TilePlaced, ToysLaid
from ui.bridge.outcome import Outcome, Passed
from ui.charts.chart import ChartSpec, Guide, Point, Series
from ui.kit.words import signed
from ui.tables.pack_the_essentials.words import Words, many, say


class Added(NamedTuple):
    """What one act of a seat added to its score.

    `placed` is the number of the tile in its suitcase, in order of placement; None for cat toys.
    """

    round: int
    event: TilePlaced | BonusPlaced | ToysLaid
    placed: int | None
    points: int


class Course(NamedTuple):
    """How the scores of a match came about.

    `start` are the totals before the first round (what the suitcase brings along may count),
    `rounds` those at the end of each, by seat; `added` is by seat what each of its acts added.
    """

    start: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    added: tuple[tuple[Added, ...], ...]


def course(past: Sequence[Passed], seats: int) -> Course:
    """Read from the steps of a match how its scores came about.

    A round's totals are those at its end, the last round's the final ones. An act adds what the
    seat's total has after it and had not before it (PE-30 to PE-33).
    """
    rounds: list[tuple[int, ...]] = []
    added: list[list[Added]] = [[] for _ in range(seats)]
    placed = [0] * seats
    totals = start = (0,) * seats
    for step in past:
        before = totals
        totals = tuple(sheet.total for sheet in step.sheets()) if step.events else before
        for event in step.events:
            if isinstance(event, RoundBegan):
                if event.round > 1:
                    rounds.append(before)
                else:
                    start = before
            elif isinstance(event, TilePlaced | BonusPlaced | ToysLaid):
                seat = event.seat
                number = None if isinstance(event, ToysLaid) else placed[seat]
                placed[seat] += number is not None
                points = totals[seat] - before[seat]
                added[seat].append(Added(len(rounds) + 1, event, number, points))
    return Course(start, (*rounds, totals), tuple(tuple(one) for one in added))


def charts(outcome: Outcome, words: Words) -> tuple[ChartSpec, ...]:
    """The score by round of every seat, and what each tile added."""
    seats = range(len(outcome.players))
    read = course(outcome.past, len(seats))
    return (
        ChartSpec(
            "rounds",
            say("chart-rounds"),
            "lines",
            say("round"),
            say("chart-points"),
            tuple(_rounds(outcome, words, read, seat) for seat in seats),
        ),
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


def _rounds(outcome: Outcome, words: Words, read: Course, seat: int) -> Series:
    locale = QLocale()
    points: list[Point] = []
    was = read.start[seat]
    for number, totals in enumerate(read.rounds, 1):
        total = totals[seat]
        points.append(
            Point(
                number,
                total,
                locale.toString(number),
                locale.toString(total),
                say(
                    "chart-round",
                    name=words.name(seat),
                    round=locale.toString(number),
                    points=many("points", total),
                    change=signed(total - was),
                ),
            )
        )
        was = total
    goal = outcome.result.goal
    line = () if goal is None else tuple((point.place, float(goal)) for point in points)
    guides = (Guide(say("goal", goal=goal), line),) if line else ()
    return Series(words.name(seat), tuple(points), outcome.players[seat].colour, guides)


def _tiles(outcome: Outcome, words: Words, read: Course, seat: int) -> Series:
    points: list[Point] = []

    def whole(key: str, number: int) -> None:
        if number:
            what, change = say(key), signed(number)
            said = say("chart-whole", what=what, change=change)
            points.append(Point(len(points), number, what, change, said))

    whole("chart-start", read.start[seat])
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
    # The bars add up to the total.
    rest = outcome.result.scores[seat] - round(sum(point.number for point in points))
    whole("chart-rest-solo" if len(read.added) == 1 else "chart-rest", rest)
    return Series(words.name(seat), tuple(points), outcome.players[seat].colour)

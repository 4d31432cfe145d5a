"""Kit: charts of a match of rounds: the score after each, and where all points came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from ui.bridge.outcome import Outcome
from ui.charts.chart import ChartSpec, Point, ReferenceLine, Series
from ui.kit.words import AnyWords, signed


def totals(
    outcome: Outcome,
    words: AnyWords,
    added: Sequence[Sequence[int]],
    *,
    ends: str = "",
    start: Sequence[int] = (),
) -> ChartSpec:
    """The totals of all seats, beside the goal where there is one: `added` is by seat what each
    round brought, and at last the end if `ends` says in short what that is.

    `start` is what each seat had before the first round, if that is anything.
    """
    say, many = words.speech.say, words.speech.many
    # A match may end before all have had a turn of the last round.
    end = max(map(len, added))

    def point(seat: int, place: int, change: int, total: int) -> Point:
        last = bool(ends) and place == end
        said = say(
            "chart-end-said" if last else "chart-total-said",
            name=words.name(seat),
            round=place,
            points=many("points", total),
            change=signed(change),
        )
        tick = ends if last else str(place)
        return Point(place, total, tick, words.amount(total), said)

    goal = outcome.result.goal
    line = tuple((place, float(goal or 0)) for place in range(1, end + 1))
    guides = () if goal is None else (ReferenceLine(say("chart-goal", goal=goal), line),)
    series = tuple(
        Series(
            words.name(seat),
            tuple(point(seat, n, *one) for n, one in enumerate(zip(each, sums, strict=True), 1)),
            outcome.players[seat].colour,
            guides,
        )
        for seat, each in enumerate(added)
        for sums in ([*accumulate(each, initial=start[seat] if start else 0)][1:],)
    )
    places, numbers = say("chart-round"), say("chart-points")
    return ChartSpec("totals", say("chart-totals"), "lines", places, numbers, series)


def sources(
    outcome: Outcome, words: AnyWords, came: Mapping[str, Sequence[Sequence[int]]]
) -> ChartSpec:
    """A bar a seat, for one source of points at a time.

    `came` has by the name of a source what it brought each seat, in parts.
    """
    say, many = words.speech.say, words.speech.many

    def bar(name: str, seat: int, parts: Sequence[int]) -> Point:
        points, who = sum(parts), words.name(seat)
        said = say(
            "chart-source-said",
            name=who,
            points=many("points", points),
            what=name,
            numbers=" + ".join(map(str, parts)),
        )
        value = words.amount(points)
        return Point(seat, points, who, value, said, paint=outcome.players[seat].colour)

    series = tuple(
        Series(name, tuple(bar(name, seat, parts) for seat, parts in enumerate(seats)))
        for name, seats in came.items()
    )
    title, places, numbers = say("chart-sources"), say("chart-who"), say("chart-points")
    return ChartSpec("sources", title, "bars", places, numbers, series, say("chart-source"))

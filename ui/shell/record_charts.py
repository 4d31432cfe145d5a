"""Shell: what is charted of finished solo matches: results over time, and how often goals are met.

No drawing in it; the words are of the page of records.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from ui.bridge.chart import ChartSpec, Guide, Point, Series
from ui.bridge.seats import COLOURS
from ui.bridge.spec import Grade

if TYPE_CHECKING:
    from engine.store import Logged


class Tally(NamedTuple):
    """Finished matches in numbers: `aimed` had a goal, `won` of them reached it."""

    matches: int
    aimed: int
    won: int
    best: int | None
    mean: float | None


def tally(entries: Sequence[Logged]) -> Tally:
    """Count matches."""
    scores = [entry.score for entry in entries]
    return Tally(
        len(scores),
        sum(entry.won is not None for entry in entries),
        sum(entry.won is True for entry in entries),
        max(scores, default=None),
        sum(scores) / len(scores) if scores else None,
    )


def percent(part: int, whole: int) -> str:
    """A share in whole per cent, by locale."""
    share = QLocale().toString(round(100 * part / whole))
    return QCoreApplication.translate("records", "{number}%").format(number=share)


def day(entry: Logged) -> str:
    """The day of a match, by locale and in local time."""
    local = QDateTime.fromSecsSinceEpoch(int(entry.finished.timestamp()))
    return QLocale().toString(local.date(), QLocale.FormatType.ShortFormat)


def results(entries: Sequence[Logged], named: Callable[[Logged], str]) -> ChartSpec:
    """Results over time, the oldest first, with the goal: one series for each of `named`.

    What was played last comes first.
    """
    groups: dict[str, list[Logged]] = {}
    for entry in sorted(entries, key=lambda one: (one.finished, one.id), reverse=True):
        groups.setdefault(named(entry), []).append(entry)
    return ChartSpec(
        "results",
        QCoreApplication.translate("records", "Results over time"),
        "lines",
        QCoreApplication.translate("records", "Date"),
        QCoreApplication.translate("records", "Points"),
        tuple(
            _results(name, group[::-1], COLOURS[number % len(COLOURS)])
            for number, (name, group) in enumerate(groups.items())
        ),
        one=QCoreApplication.translate("records", "Played"),
    )


def _results(name: str, entries: Sequence[Logged], paint: str) -> Series:
    locale = QLocale()
    points = tuple(
        Point(
            place,
            entry.score,
            day(entry),
            locale.toString(entry.score),
            _sentence(entry),
            entry.id,
            hollow=entry.won is False,
        )
        for place, entry in enumerate(entries)
    )
    goals = tuple(
        (float(place), float(entry.goal))
        for place, entry in enumerate(entries)
        if entry.goal is not None
    )
    last = next((entry.goal for entry in reversed(entries) if entry.goal is not None), None)
    if last is None:
        return Series(name, points, paint)
    words = QCoreApplication.translate("records", "Goal {goal}")
    return Series(name, points, paint, (Guide(words.format(goal=locale.toString(last)), goals),))


def _sentence(entry: Logged) -> str:
    if entry.goal is None:
        words = QCoreApplication.translate("records", "{name}, {date}: {score} points.")
    elif entry.won:
        words = QCoreApplication.translate(
            "records", "{name}, {date}: {score} points, goal {goal} reached."
        )
    else:
        words = QCoreApplication.translate(
            "records", "{name}, {date}: {score} points, goal {goal} missed."
        )
    return words.format(name=entry.name, date=day(entry), score=entry.score, goal=entry.goal)


def wins(entries: Sequence[Logged], grade: Callable[[Logged], Grade | None]) -> ChartSpec:
    """How often the goal was reached, by how hard it is; the easiest first."""
    groups: dict[Grade, list[Logged]] = {}
    for entry in entries:
        found = grade(entry) if entry.won is not None else None
        if found is not None:
            groups.setdefault(found, []).append(entry)
    points: list[Point] = []
    words = QCoreApplication.translate(
        "records", "{grade}: {won} of {all} goals reached ({share})."
    )
    for found in sorted(groups, key=lambda one: (one.order, one.name)):
        group = groups[found]
        won = sum(entry.won is True for entry in group)
        share = percent(won, len(group))
        said = words.format(grade=found.name, won=won, all=len(group), share=share)
        place = len(points)
        points.append(Point(place, 100 * won / len(group), found.name, share, said))
    return ChartSpec(
        "wins",
        QCoreApplication.translate("records", "Goals reached by difficulty"),
        "bars",
        QCoreApplication.translate("records", "Difficulty"),
        QCoreApplication.translate("records", "Goals reached"),
        (Series(QCoreApplication.translate("records", "Goals reached"), tuple(points)),),
        top=100.0,
    )

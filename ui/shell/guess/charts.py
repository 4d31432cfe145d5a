"""Shell: what is charted of guesses: how often they were right, and how far off numbers were."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ui.bridge.localise import date_words
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.words import decimal

if TYPE_CHECKING:
    from engine.core.review import Unit
    from engine.store.guesses import Week

MAX_WEEKS: Final = 12
"""How many weeks are charted, the latest ones."""


def guesses(weeks: Sequence[Week]) -> tuple[ChartSpec, ...]:
    """Return the charts of some weeks; none where there is nothing to chart.

    Args:
        weeks: The weeks, in order.
    """
    shown = weeks[-MAX_WEEKS:]
    if not shown:
        return ()
    name = QCoreApplication.translate("guesses", "Right guesses")
    week = QCoreApplication.translate("guesses", "Week of")
    title = QCoreApplication.translate("guesses", "How often you were right, by week")
    right = ChartSpec("right", title, "bars", week, name, (_right(shown, name),), top=100.0)
    offs = [one for one in (_off(shown, "points"), _off(shown, "percent")) if one.points]
    if not offs:
        return (right,)
    off = ChartSpec(
        "off",
        QCoreApplication.translate("guesses", "How far off your numbers were, by week"),
        "bars",
        week,
        QCoreApplication.translate("guesses", "Off on average"),
        tuple(offs),
        one=QCoreApplication.translate("guesses", "What is shown"),
    )
    return right, off


def _right(weeks: Sequence[Week], name: str) -> Series:
    """How often they were right."""
    words = QCoreApplication.translate(
        "guesses", "Week of {day}: {right} of {all} guesses right ({share})."
    )
    points = []
    for place, week in enumerate(weeks):
        share = _percent(100 * 100 * week.right // week.guesses)
        day = _day(week.monday)
        said = words.format(day=day, right=week.right, all=week.guesses, share=share)
        points.append(Point(place, 100 * week.right / week.guesses, day, share, said))
    return Series(name, tuple(points))


def _off(weeks: Sequence[Week], unit: Unit) -> Series:
    """How far off numbers were, on average."""
    name = QCoreApplication.translate("guesses", "Points")
    amount = QCoreApplication.translate("guesses", "{number} points")
    if unit == "percent":
        name = QCoreApplication.translate("guesses", "Win chance")
        amount = QCoreApplication.translate("guesses", "{number}% win chance")
    points = []
    for place, week in enumerate(weeks):
        errors = week.errors.get(unit, ())
        if errors:
            mean, day = sum(errors) // len(errors), _day(week.monday)
            off = amount.format(number=decimal(mean))
            count = len(errors)
            words = QCoreApplication.translate(
                "guesses", "Week of {day}: off by {off} on average (%n number(s)).", "", count
            )
            said = words.format(day=day, off=off)
            points.append(Point(place, mean / 100, day, off, said))
    return Series(name, tuple(points), unit=name)


def _percent(hundredths: int) -> str:
    words = QCoreApplication.translate("records", "{number}%")
    return words.format(number=decimal(hundredths, places=0))


def _day(day: date) -> str:
    return date_words(day)

"""Shell: what is charted of similar positions: what the first answers to them cost, by week."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ui.bridge.localise import date_words
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.words import decimal

if TYPE_CHECKING:
    from datetime import date

    from engine.core.review import Unit
    from engine.store.cousins import CousinWeek

MAX_WEEKS: Final = 12
"""How many weeks are charted, the latest ones."""


def practice(weeks: Sequence[CousinWeek]) -> ChartSpec | None:
    """Return the chart of some weeks; None where there is nothing to chart.

    Args:
        weeks: The weeks, in order.
    """
    shown = weeks[-MAX_WEEKS:]
    series = [one for one in (_loss(shown, "points"), _loss(shown, "percent")) if one.points]
    if not series:
        return None
    return ChartSpec(
        "practice",
        QCoreApplication.translate("similar", "What similar decisions cost you, by week"),
        "bars",
        QCoreApplication.translate("similar", "Week of"),
        QCoreApplication.translate("similar", "Lost on average"),
        tuple(series),
        one=QCoreApplication.translate("similar", "What is shown"),
    )


def _loss(weeks: Sequence[CousinWeek], unit: Unit) -> Series:
    """What first answers cost on average, and the mistakes that they are like."""
    name = QCoreApplication.translate("similar", "Points")
    amount = QCoreApplication.translate("similar", "{number} points")
    if unit == "percent":
        name = QCoreApplication.translate("similar", "Win chance")
        amount = QCoreApplication.translate("records", "{number}%")
    points = []
    for place, week in enumerate(weeks):
        losses, costs = week.losses.get(unit, ()), week.before.get(unit, ())
        if losses:
            mean, then = sum(losses) // len(losses), sum(costs) // len(costs)
            day, loss = _day(week.monday), amount.format(number=decimal(mean))
            count, before = len(losses), amount.format(number=decimal(then))
            words = QCoreApplication.translate(
                "similar",
                "Week of {day}: {loss} lost on average in %n similar decision(s); the mistake(s) "
                "had cost {before}.",
                "",
                count,
            )
            said = words.format(day=day, loss=loss, before=before)
            points.append(Point(place, mean / 100, day, loss, said))
    return Series(name, tuple(points), unit=name)


def _day(day: date) -> str:
    return date_words(day)

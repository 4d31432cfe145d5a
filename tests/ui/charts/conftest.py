"""Fixtures of the charts' tests: a look, and the drawing library brought in as in the program."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.charts.chart import ChartSpec, Point, ReferenceLine, Series
from ui.charts.library import Library
from ui.look.style import Look, ThemeChoice

SEATS = ("brick", "ocean", "plum", "moss")


@pytest.fixture
def look(qapp: QApplication) -> Look:
    dressed = Look(ThemeChoice.DAY)
    dressed.dress(qapp)
    return dressed


@pytest.fixture
def library(qtbot: QtBot) -> Library:
    """A library that is there."""
    made = Library()
    with qtbot.waitSignal(made.ready, timeout=30_000):
        made.want()
    return made


def series(name: str, numbers: Sequence[float], paint: str = "brick", goal: int = 0) -> Series:
    points = tuple(
        Point(
            place, number, f"R{place}", f"{number:g}", f"{name} {place}: {number:g}.", (name, place)
        )
        for place, number in enumerate(numbers, 1)
    )
    guides = (
        (ReferenceLine(f"Goal {goal}", tuple((p.place, goal) for p in points)),) if goal else ()
    )
    return Series(name, points, paint, guides)


def lines(*shown: Series) -> ChartSpec:
    return ChartSpec("rounds", "Score by round", "lines", "Round", "Points", shown)


def bars(*shown: Series) -> ChartSpec:
    return ChartSpec("tiles", "What each added", "bars", "Tile", "Added", shown, one="Player")


def four() -> ChartSpec:
    return lines(*(series(f"Seat {n}", [n + 3 * k for k in range(12)], SEATS[n]) for n in range(4)))

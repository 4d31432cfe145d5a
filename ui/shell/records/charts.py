"""Shell: what is charted of the matches that are listed: results over time, and wins.

No drawing in it; the words are of the page of records.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from engine.core import GameId
from ui.bridge.localise import date_words
from ui.bridge.seats import called
from ui.charts.chart import ChartSpec, Point, ReferenceLine, Series
from ui.kit.medals import medal_name
from ui.kit.results import score, unit
from ui.kit.words import Difficulty
from ui.look.palette import COLOURS

if TYPE_CHECKING:
    from engine.store import Logged
    from ui.kit.spec import GameTable

_FORM: Final = "form"
"""The option by which a game is played in another way, as by turns."""
LEVEL_ORDER_START: Final = 100
"""Levels of computers come after all grades of solo matches."""


class MatchTally(NamedTuple):
    """Finished matches in numbers: `aimed` could be won, `won` of them were.

    `best` and `mean` are None without a match, and where points cannot be compared, as of two
    games, or of two forms of one.
    A match that a computer helped with, or in which its hidden cards were seen, only counts as one.
    """

    matches: int
    aimed: int
    won: int
    best: int | None
    mean: float | None


def tally(entries: Sequence[Logged]) -> MatchTally:
    """Count matches; those of several games, or forms of one, have no scores to be compared."""
    several = len({(entry.game, entry.options.get(_FORM)) for entry in entries}) > 1
    own = [entry for entry in entries if entry.is_own]
    scores = [] if several else [entry.score for entry in own]
    return MatchTally(
        len({entry.id for entry in entries}),
        sum(entry.won is not None for entry in own),
        sum(entry.won is True for entry in own),
        max(scores, default=None),
        sum(scores) / len(scores) if scores else None,
    )


def percent(part: int, whole: int) -> str:
    """A share in whole per cent, by locale; with one decimal place below 1."""
    share = QLocale().toString(round(100 * part / whole))
    if 0 < 100 * part < whole:
        share = QLocale().toString(100 * part / whole, "f", 1)
    return QCoreApplication.translate("records", "{number}%").format(number=share)


def day(entry: Logged) -> str:
    """The day of a match, by locale and in local time."""
    return date_words(entry.finished.astimezone().date())


def results(
    entries: Sequence[Logged],
    named: Callable[[Logged], str],
    specs: Mapping[GameId, GameTable],
    medals: Mapping[tuple[int, int], int] | None = None,
) -> ChartSpec:
    """Results over time, the oldest first, with the goal: one series for each of `named`.

    What was played last comes first. Of what is in `medals`, by its key, the medal is told.
    """
    groups: dict[str, list[Logged]] = {}
    for entry in sorted(entries, key=lambda one: (one.finished, one.id), reverse=True):
        groups.setdefault(named(entry), []).append(entry)
    return ChartSpec(
        "results",
        QCoreApplication.translate("records", "Results over time"),
        "lines",
        QCoreApplication.translate("records", "Date"),
        QCoreApplication.translate("records", "Score"),
        tuple(
            _results(name, group[::-1], paint, specs[GameId(group[0].game)], medals or {})
            for (name, group), paint in zip(groups.items(), cycle(COLOURS), strict=False)
        ),
        one=QCoreApplication.translate("records", "Match"),
    )


def _results(
    name: str,
    entries: Sequence[Logged],
    paint: str,
    spec: GameTable,
    medals: Mapping[tuple[int, int], int],
) -> Series:
    points = tuple(
        Point(
            place,
            entry.score,
            day(entry),
            spec.amount(entry.score),
            _sentence(entry, spec, medals.get(entry.key)),
            entry.key,
            hollow=entry.won is False,
        )
        for place, entry in enumerate(entries)
    )
    # What medals ask is of one deal, and no goal of those before and after it.
    goals = [
        (place, entry.goal)
        for place, entry in enumerate(entries)
        if entry.goal is not None and entry.key not in medals
    ]
    guides: tuple[ReferenceLine, ...] = ()
    if goals:
        words = QCoreApplication.translate("records", "Goal {goal}")
        line = tuple((float(place), float(goal)) for place, goal in goals)
        guides = (ReferenceLine(words.format(goal=spec.amount(goals[-1][1])), line),)
    return Series(name, points, paint, guides, unit(spec), spec.amount)


def _sentence(entry: Logged, spec: GameTable, medal: int | None) -> str:
    if medal is not None:
        words = QCoreApplication.translate("records", "{name}, {date}: {score}, {medal}.")
    elif entry.goal is None:
        words = QCoreApplication.translate("records", "{name}, {date}: {score}.")
    elif entry.won:
        words = QCoreApplication.translate(
            "records", "{name}, {date}: {score}, goal of {goal} reached."
        )
    else:
        words = QCoreApplication.translate(
            "records", "{name}, {date}: {score}, goal of {goal} missed."
        )
    return words.format(
        name=called(entry.name),
        date=day(entry),
        score=score(spec, entry.score),
        goal=None if entry.goal is None else spec.amount(entry.goal),
        medal="" if medal is None else medal_name(medal),
    )


def aims(entries: Sequence[Logged]) -> bool:
    """Whether to win was to reach a goal, in all of these matches that could be won."""
    return all(entry.goal is not None for entry in entries if entry.won is not None)


def wins(entries: Sequence[Logged], grade: Callable[[Logged], Difficulty | None]) -> ChartSpec:
    """How often they were won, by how hard it is; the easiest first."""
    groups: dict[Difficulty, list[Logged]] = {}
    for entry in entries:
        counts = entry.won is not None and entry.is_own
        found = grade(entry) if counts else None
        if found is not None:
            groups.setdefault(found, []).append(entry)
    points: list[Point] = []
    if aims(entries):
        title = QCoreApplication.translate("records", "Goals reached by difficulty")
        counted = QCoreApplication.translate("records", "Goals reached")
        words = QCoreApplication.translate(
            "records", "{grade}: {won} of {all} goals reached ({share})."
        )
    else:
        title = QCoreApplication.translate("records", "Matches won or shared, by difficulty")
        counted = QCoreApplication.translate("records", "Matches won")
        words = QCoreApplication.translate(
            "records", "{grade}: {won} of {all} matches won ({share})."
        )
    # How hard a deal is and how good computers are is not the same, though both are in one chart.
    mixed = len({found.order >= LEVEL_ORDER_START for found in groups}) > 1
    for found in sorted(groups, key=lambda one: (one.order, one.name)):
        group, name = groups[found], found.name
        if mixed and found.order < LEVEL_ORDER_START:
            name = QCoreApplication.translate("records", "Alone: {difficulty}")
            name = name.format(difficulty=found.name)
        won = sum(entry.won is True for entry in group)
        share = percent(won, len(group))
        said = words.format(grade=name, won=won, all=len(group), share=share)
        place = len(points)
        points.append(Point(place, 100 * won / len(group), name, share, said))
    return ChartSpec(
        "wins",
        title,
        "bars",
        QCoreApplication.translate("records", "Difficulty"),
        counted,
        (Series(counted, tuple(points)),),
        top=100.0,
    )

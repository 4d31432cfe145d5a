"""What is charted of a match of Where's My Luggage?, counted anew from what the engine knows."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level, Seat
from engine.games.wheres_my_luggage.events import LookEnded, PassengerUp, RoundBegan, Turned
from engine.games.wheres_my_luggage.view import LookResult
from engine.match import Player, Session, begin
from engine.simulate import play_out
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.outcome import Outcome
from ui.bridge.preferences import Preferences, Speed
from ui.charts.chart import ChartSpec
from ui.look.style import Look
from ui.tables.wheres_my_luggage import TABLE
from ui.tables.wheres_my_luggage.charts import read

NAMES = ("Ada", "Ben", "Cleo", "Dot")


@cache
def played(seats: int, form: str, level: str = "easy") -> Session:
    players = [Player("computer", Level(level), name, "plum") for name in NAMES[:seats]]
    session = begin(catalog.game(TABLE.game), "charts", players, {"form": form})
    play_out(session)
    return session


@pytest.fixture(scope="module")
def pool(qapp: Any) -> Iterator[WorkerPool]:
    made = WorkerPool()
    yield made
    made.close()


def outcome_of(session: Session, pool: WorkerPool) -> Outcome:
    bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
    found = bridge.outcome()
    bridge.close()
    return found


def chart(outcome: Outcome, key: str) -> ChartSpec:
    return next(chart for chart in TABLE.charts(outcome) if chart.id == key)


@pytest.mark.parametrize(("seats", "form"), [(2, "timed"), (4, "timed"), (3, "memory")])
def test_points_and_looks_are_the_engines_own(seats: int, form: str, pool: WorkerPool) -> None:
    """WL-15, WL-16."""
    session = played(seats, form)
    outcome = outcome_of(session, pool)
    points = chart(outcome, "points")
    for seat, series in enumerate(points.series):
        own = session.view(None).seats[seat].points
        assert [point.number for point in series.points] == [
            sum(own[: number + 1]) for number in range(3)
        ]
        assert series.points[-1].number == outcome.result.scores[seat]
    ended = [e for m in session.moments for e in m.events if isinstance(e, LookEnded)]
    looks = read(outcome).looks
    assert sum(map(len, looks)) == len(ended)
    for seat, series in enumerate(chart(outcome, "looks").series):
        own = session.view(None).seats[seat].points
        counted = [sum(look.round == number for look in looks[seat]) for number in (1, 2, 3)]
        assert {point.place: point.number for point in series.points} == {
            number: counted[number - 1] / own[number - 1] for number in (1, 2, 3) if own[number - 1]
        }


def test_the_time_of_a_seat_is_shared_out_among_its_passengers(pool: WorkerPool) -> None:
    """All ticks between a passenger's coming up and the end of the look at its tile."""
    session = played(2, "timed")
    outcome = outcome_of(session, pool)
    looks = read(outcome).looks[0]
    spent = since = 0
    for event in (event for moment in session.moments for event in moment.events):
        if isinstance(event, PassengerUp) and event.seat == 0:
            since = event.tick
        elif isinstance(event, LookEnded) and event.seat == 0:
            spent += event.tick - since
            since = event.tick
    assert sum(look.ticks for look in looks) == spent
    series = chart(outcome, "passengers").series[0]
    aside = {look.passenger: 0 for look in looks if look.round == 1}
    for look in looks:
        if look.round == 1:
            aside[look.passenger] += look.ticks
    first = next(point for point in series.points if point.mark == (0, 1, 0))
    pair = read(outcome).pairs[0][0][0]
    assert first.number == pytest.approx(aside[pair.passenger] / 60)
    slowly = begin(session.game, "charts", session.players, {"form": "timed", "tempo": 50})
    slow = replace(outcome, config=slowly.config)
    first = next(p for p in chart(slow, "passengers").series[0].points if p.mark == (0, 1, 0))
    assert first.number == pytest.approx(aside[pair.passenger] / 30), "as on the wall's clock"


def test_what_was_remembered_from_memory_is_counted_turn_by_turn(pool: WorkerPool) -> None:
    """WL-21: all see each face, so all may know it."""
    session = played(3, "memory")
    outcome = outcome_of(session, pool)
    seen: dict[int, int] = {}
    straight = [0] * 3
    known = [0] * 3
    again = [0] * 3
    turned = 0
    for event in (event for moment in session.moments for event in moment.events):
        if isinstance(event, RoundBegan):
            seen = {}
        elif isinstance(event, Turned):
            turned = event.tile
        elif isinstance(event, LookEnded):
            if event.passenger in seen:
                known[event.seat] += 1
                straight[event.seat] += event.mark is LookResult.MATCH
            if event.mark is not LookResult.MATCH and turned in seen:
                again[event.seat] += 1
            seen[turned] = event.slot
    assert sum(known) > 10, "a match with something to remember"
    bars = chart(outcome, "remembered")
    values = {point.tick: point.value for point in bars.series[0].points}
    shares = {point.tick: point.number for point in bars.series[0].points}
    looks = Counter(
        event.seat
        for moment in session.moments
        for event in moment.events
        if isinstance(event, LookEnded)
    )
    assert bars.top == 100
    for number, name in enumerate(NAMES[:3]):
        seat = Seat(number)
        assert values[f"{name}: remembered"] == f"{straight[seat]} of {known[seat]}"
        # Who knew more has no longer bar for that.
        assert shares[f"{name}: remembered"] == 100 * straight[seat] / known[seat]
        assert values[f"{name}: same mistake again"] == f"{again[seat]} of {looks[Seat(seat)]}"
        assert shares[f"{name}: same mistake again"] == 100 * again[seat] / looks[Seat(seat)]
    assert sum(again) > 0


def test_whoever_had_nothing_to_remember_has_a_row_with_nothing_in_it(pool: WorkerPool) -> None:
    """Else one would not find oneself there."""
    outcome = outcome_of(played(2, "timed"), pool)
    begun = next(
        number
        for number, step in enumerate(outcome.past)
        if any(isinstance(event, LookEnded) for event in step.events)
    )
    began = replace(outcome, past=outcome.past[:begun])
    points = chart(began, "remembered").series[0].points
    assert {point.tick: point.value for point in points if "remembered" in point.tick} == {
        f"{name}: remembered": "0 of 0" for name in NAMES[:2]
    }


def test_easy_forgets_more_than_hard(pool: WorkerPool) -> None:
    """The chart tells what the levels are made of."""

    def share(level: str) -> float:
        looks = read(outcome_of(played(2, "memory", level), pool)).looks
        known = [look for one in looks for look in one if look.known]
        return sum(look.mark is LookResult.MATCH for look in known) / len(known)

    assert share("hard") > share("easy")


def test_a_point_lights_its_pair_and_a_pair_is_picked(
    qtbot: QtBot, pool: WorkerPool, look: Look
) -> None:
    outcome = outcome_of(played(4, "timed"), pool)
    pictures: Any = TABLE.pictures(look, outcome, None)
    qtbot.addWidget(pictures)
    pictures.resize(900, 700)
    pictures.show()
    points = [p for series in chart(outcome, "passengers").series for p in series.points]
    shown = pictures.pairs
    assert {point.mark for point in points} == set(shown)
    for point in points:
        pair = shown[point.mark]
        assert pictures._words.passenger(pair.passenger) in point.tick
        assert (pair.tile != pair.passenger) == point.tick.endswith("lost")
    rects = [pictures.rect_of(place) for place in shown]
    assert all(pictures.rect().contains(rect.toRect()) for rect in rects)
    assert not any(one.intersects(other) for i, one in enumerate(rects) for other in rects[i + 1 :])
    picked: list[object] = []
    pictures.picked.connect(picked.append)
    place = next(iter(shown))
    where = pictures.rect_of(place).center().toPoint()
    QTest.mouseClick(pictures, Qt.MouseButton.LeftButton, pos=where)
    assert picked == [place]
    pictures.light(place)
    assert pictures.lit == place
    pictures.grab()


def test_all_that_was_found_is_read_aloud(qtbot: QtBot, pool: WorkerPool, look: Look) -> None:
    outcome = outcome_of(played(2, "memory"), pool)
    pictures: Any = TABLE.pictures(look, outcome, None)
    qtbot.addWidget(pictures)
    for pair in pictures.pairs.values():
        assert pictures._words.passenger(pair.passenger) in pictures.accessibleName()
    assert "Ada: Round 1: " in pictures.accessibleName()


@pytest.mark.parametrize(
    ("seats", "form", "said", "other"),
    [(2, "timed", "suitcase", "tile"), (3, "memory", "tile", "suitcase")],
)
def test_what_was_remembered_is_told_of_tiles_only_where_there_are_tiles(
    seats: int, form: str, said: str, other: str, pool: WorkerPool
) -> None:
    outcome = outcome_of(played(seats, form), pool)
    told = [point.words for point in chart(outcome, "remembered").series[0].points]
    assert len(told) == 2 * seats
    assert all(said in words and other not in words for words in told)

"""What is told of a match of Cargo Hold that is over: charts, deliveries, the score pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level
from engine.games.cargo_hold.events import CashedIn, Delivered, RaidBegan, Source
from engine.match import Player, Session, begin
from engine.simulate import play_out
from tests.gallery.fits import troubles
from tests.ui.tables.laws.kit import NAMES
from ui.bridge.comfort import Comfort, Speed
from ui.bridge.match import MatchBridge
from ui.bridge.outcome import Outcome
from ui.bridge.pool import Pool
from ui.charts.chart import ChartSpec
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.tables.cargo_hold import TABLE
from ui.tables.cargo_hold.words import FATES, say

GAME: Any = catalog.game(TABLE.game)
SOURCES = list(Source)


@cache
def played(seats: int, aid: str = "off") -> Session:
    players = [
        Player("computer", Level("random"), *one) for one in zip(NAMES, COLOURS, strict=True)
    ]
    session = begin(GAME, f"told {seats}", players[:seats], {"aid": aid})
    play_out(session)
    return session


@pytest.fixture(scope="module")
def pool(qapp: Any) -> Iterator[Pool]:
    made = Pool()
    yield made
    made.close()


def outcome_of(session: Session, pool: Pool) -> Outcome:
    bridge = MatchBridge(session, pool, Comfort(Speed.OFF))
    found = bridge.outcome()
    bridge.close()
    return found


Make: TypeAlias = Callable[[str, Outcome], Any]


@pytest.fixture
def make(look: Look, qtbot: QtBot) -> Iterator[Make]:
    """Makes a part of the result page, and keeps it: what is painted must not be collected."""
    kept: list[Any] = []

    def made(part: str, outcome: Outcome) -> Any:
        kept.append(getattr(TABLE, part)(look, outcome, None))
        qtbot.addWidget(kept[-1])
        return kept[-1]

    yield made
    for widget in kept:
        widget.hide()


def chart(outcome: Outcome, key: str) -> ChartSpec:
    return next(each for each in TABLE.charts(outcome) if each.id == key)


def events(outcome: Outcome, kind: type) -> list[Any]:
    return [event for step in outcome.past for event in step.events if isinstance(event, kind)]


@pytest.mark.parametrize("seats", [2, 4])
def test_money_by_turn_ends_with_what_each_has(seats: int, pool: Pool) -> None:
    outcome = outcome_of(played(seats), pool)
    first = TABLE.charts(outcome)[0]
    for seat, series in enumerate(first.series):
        numbers = [point.number for point in series.points]
        assert numbers[-1] == outcome.result.scores[seat]
        assert numbers == sorted(numbers), "nobody ever pays"
        assert "$" in series.points[-1].words


@pytest.mark.parametrize("seats", [2, 4])
def test_each_raid_has_a_bar_of_what_it_brought(seats: int, pool: Pool) -> None:
    outcome = outcome_of(played(seats), pool)
    raids = events(outcome, RaidBegan)
    assert raids
    series = chart(outcome, "raids").series
    assert [len(one.points) for one in series] == [
        sum(raid.attacker == seat for raid in raids) for seat in range(seats)
    ]
    for seat, one in enumerate(series):
        brought = sum(
            cash.money
            for cash in events(outcome, CashedIn)
            if cash.seat == seat and cash.source in (Source.RAIDED, Source.STOLEN)
        )
        assert sum(point.number for point in one.points) == brought


def test_all_money_has_a_source(pool: Pool) -> None:
    outcome = outcome_of(played(4), pool)
    last = TABLE.charts(outcome)[-1]
    whole = sum(point.number for series in last.series for point in series.points)
    assert whole == sum(outcome.result.scores)


def test_what_lay_in_every_delivery_is_seen_lit_and_clicked(
    pool: Pool, make: Make, look: Look
) -> None:
    outcome = outcome_of(played(4), pool)
    pictures = make("pictures", outcome)
    pictures.resize(pictures.minimumSizeHint())
    pictures.show()
    picked: list[object] = []
    pictures.picked.connect(picked.append)
    seen: set[object] = set()
    for number, button in enumerate(pictures.buttons.buttons()):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        spots = pictures.spot_of
        seen |= set(spots)
        whole = QRectF(pictures.rect()).adjusted(-0.1, -0.1, 0.1, 0.1)
        assert all(whole.contains(rect) for rect in spots.values())
        assert troubles(pictures, look) == []
        told = pictures.accessibleName()
        for mark in list(spots)[:1]:
            assert pictures.words_of(mark) in told
            point = spots[mark].center().toPoint()
            QTest.mouseClick(pictures, Qt.MouseButton.LeftButton, pos=point)
            assert picked.pop() == mark
        assert number >= 0
    assert len(seen) == len(events(outcome, Delivered))


def test_every_fate_of_a_delivery_has_words() -> None:
    from engine.games.cargo_hold.review import Fate

    assert set(FATES) == {fate.value for fate in Fate}


def test_the_pad_has_money_by_source_and_names_the_aid(pool: Pool, make: Make) -> None:
    def notes(outcome: Outcome) -> str:
        pad = make("score_pad", outcome)
        said = [label.text() for label in pad.findChildren(QLabel)]
        return "\n".join(said)

    plain, aided = outcome_of(played(2), pool), outcome_of(played(2, "odds"), pool)
    for seat, sheet in enumerate(plain.sheets):
        assert [sheet.points(source.value) for source in SOURCES] == list(
            plain.view.seats[seat].money
        )
        assert sheet.total == plain.result.scores[seat]
    aid = say("pad-aid")
    assert aid not in notes(plain)
    assert aid in notes(aided)

"""What is told of a match of Cargo Hold that is over: charts, deliveries, the score pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level, Seat
from engine.games.cargo_hold.events import CashedIn, Delivered, RaidBegan, Source
from engine.games.cargo_hold.history import Fate, Sent
from engine.match import Player, Session, begin
from engine.simulate import play_out
from tests.tools.gallery.fits import troubles
from tests.ui.tables.laws.kit import NAMES
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.outcome import Outcome
from ui.bridge.preferences import Preferences, Speed
from ui.charts.chart import ChartSpec
from ui.kit.scores.sheets import TOTAL_LINE
from ui.look.flow_widget import FlowWidget
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.cargo_hold import TABLE
from ui.tables.cargo_hold.charts import history_of, sent_words
from ui.tables.cargo_hold.pictures import _name, worth
from ui.tables.cargo_hold.words import FATES, Words

GAME: Any = catalog.game(TABLE.game)
SOURCES = list(Source)
RAIDED = (Fate.RAIDED, Fate.DEFENDED)


@cache
def played(seats: int, aid: str = "off") -> Session:
    players = [
        Player("computer", Level("random"), *one) for one in zip(NAMES, COLOURS, strict=True)
    ]
    session = begin(GAME, f"told {seats}", players[:seats], {"aid": aid})
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
def test_money_by_turn_ends_with_what_each_has(seats: int, pool: WorkerPool) -> None:
    outcome = outcome_of(played(seats), pool)
    first = TABLE.charts(outcome)[0]
    for seat, series in enumerate(first.series):
        numbers = [point.number for point in series.points]
        assert numbers[-1] == outcome.result.scores[seat]
        assert numbers == sorted(numbers), "nobody ever pays"
        assert "$" in series.points[-1].words
        assert [point.tick for point in series.points] == [
            str(place) for place in range(1, len(numbers) + 1)
        ], "who had no turn in the last round has the same turns"


@pytest.mark.parametrize("seats", [2, 4])
def test_each_raid_has_a_bar_of_what_it_brought(seats: int, pool: WorkerPool) -> None:
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


def test_all_money_has_a_source(pool: WorkerPool) -> None:
    outcome = outcome_of(played(4), pool)
    last = TABLE.charts(outcome)[-1]
    whole = sum(point.number for series in last.series for point in series.points)
    assert whole == sum(outcome.result.scores)


def test_a_page_of_one_turn_is_called_by_that_turn() -> None:
    assert _name(1, 6) == "Turns 1–6"
    assert _name(7, 7) == "Turn 7"


def test_what_lay_in_every_delivery_is_seen_lit_and_clicked(
    pool: WorkerPool, make: Make, look: Look
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
    plain = {key for key in FATES if "@" not in key}
    none = {f"{fate.value}-{why}" for fate in RAIDED for why in ("none", "seized")}
    assert plain == {fate.value for fate in Fate} | none | {"defended-stolen"}
    told = {f"{key}@raider" for key in plain if "{raider}" in FATES[key]}
    assert set(FATES) == plain | told, "whoever reads of their own raid is told *you*"


def test_the_pad_has_room_for_four_digits_between_its_columns(
    pool: WorkerPool, make: Make, look: Look
) -> None:
    outcome = outcome_of(played(4), pool)
    pad = make("score_pad", outcome)
    pad.resize(pad.minimumSizeHint())
    pad.show()
    best = max(outcome.result.scores)
    assert best >= 1000
    row = pad.findChildren(FlowWidget)[1 + outcome.result.scores.index(best)]
    total = row.flow.room(TOTAL_LINE, QRectF(row.rect()))
    number = QFontMetricsF(look.font(Role.STRONG)).horizontalAdvance(QLocale().toString(best))
    assert total.width() >= number + look.air(10)


def test_what_a_delivery_brought_is_green_and_what_it_cost_red(pool: WorkerPool) -> None:
    words = Words(outcome_of(played(2), pool).game.box, NAMES[:2])
    for money, lost, ink in ((150, 0, "good"), (0, 150, "bad"), (0, 0, "muted")):
        for fate in RAIDED:
            shown = worth(Sent(Seat(0), 1, False, (), fate, None, money, lost), words)
            assert shown.ink == ink
            assert ("lost" in shown.words) == (ink == "bad")


@pytest.mark.parametrize(
    ("fate", "seized", "shown", "said"),
    [
        (Fate.DIVERTED, False, "Diversion", "discarded by a Diversion"),
        (Fate.FLED, False, "Getaway", "got away from Grace"),
        (Fate.OPEN, False, "on the way", "still on its way"),
        (Fate.RAIDED, True, "Prison Wagon", "lost to Grace, but a Prison Wagon discarded"),
        (Fate.DEFENDED, True, "Prison Wagon", "but held; a Prison Wagon discarded the cargo"),
        (Fate.RAIDED, False, "$0", "lost to Grace, who took nothing"),
        (Fate.DEFENDED, False, "$0", "raided by Grace, but held, with no cargo inside"),
    ],
)
def test_of_a_delivery_that_paid_nothing_it_is_told_why(
    pool: WorkerPool, fate: Fate, seized: bool, shown: str, said: str
) -> None:
    words = Words(outcome_of(played(2), pool).game.box, NAMES[:2])
    sent = Sent(Seat(0), 1, False, (), fate, Seat(1), seized=seized)
    assert worth(sent, words).words == shown
    assert said in sent_words(words, sent)
    assert "$0" not in sent_words(words, sent)


def test_the_pad_has_money_by_source_and_names_the_aid(pool: WorkerPool, make: Make) -> None:
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
    assert "dds" not in notes(aided), "it stands beside the deal code"
    best = history_of(plain).best_raid()
    assert best is not None
    assert f"Best raid, turn {best.turn}: " in notes(plain)


def test_a_list_says_the_turn_of_a_match_and_its_odds_once(qapp: Any) -> None:
    del qapp
    aided = GAME.configure(2, {"aid": "odds"})
    view = begin(GAME, "a", [Player()] * 2, {"aid": "odds"}).view(None)
    assert ("Turn 1", "Odds before a raid") == (TABLE.where(view), TABLE.summary(aided))


def test_money_is_told_in_dollars_wherever_points_stand(qapp: Any, pool: WorkerPool) -> None:
    outcome = outcome_of(played(3), pool)
    words = Words(GAME.box, [player.name for player in outcome.players])
    assert (TABLE.amount(150), TABLE.amount(150, said=True)) == ("$150", "$150")
    values = [
        point.value for spec in TABLE.charts(outcome) for one in spec.series for point in one.points
    ]
    assert all(value.startswith(("$", "−$")) for value in values)
    (target,) = (option for option in GAME.options if option.id == "target")
    assert words.option(target).values["1500"] == "$1,500"
    look = Look()
    pad: Any = TABLE.score_pad(look, outcome, None)
    assert pad._number(TOTAL_LINE, 0) == words.amount(outcome.result.scores[0])

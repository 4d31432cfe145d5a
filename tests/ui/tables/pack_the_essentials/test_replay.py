"""The log at the table: what the others just did can be seen again."""

from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Event, Seat
from engine.games.pack_the_essentials.events import (
    BonusTaken,
    Claimed,
    LadiesSeated,
    LadyTook,
    RoundBegan,
    TilePlaced,
)
from engine.match import Player
from ui.bridge.preferences import Preferences, Speed
from ui.motion.sprite import Sprite
from ui.tables.pack_the_essentials import art, poses
from ui.tables.pack_the_essentials.replay import REPLAYED_EVENTS
from ui.tables.pack_the_essentials.table import Table as PackTable

ADA = Player(name="Ada", colour="brick")
BEN = Player(name="Ben", colour="ocean")
LEFT: Final = Qt.MouseButton.LeftButton


@pytest.fixture
def table(make: Any) -> PackTable:
    """Two people after two rounds."""
    made: PackTable = make([ADA, BEN])
    for _ in range(12):
        assert poses.director(made.own_parts()).step()
    return made


def line_of(table: PackTable, kind: type[Event], seat: Seat | None = None) -> int:
    return next(
        number
        for number, event in reversed(list(enumerate(table.log.events)))
        if isinstance(event, kind) and seat in (None, getattr(event, "seat", None))
    )


def sprites(table: PackTable) -> list[Sprite]:
    return [item for item in table.scene.view.scene().items() if isinstance(item, Sprite)]


def click(table: PackTable, line: int) -> None:
    log = table.log
    item = log.item(line)
    log.scrollToItem(item)
    QTest.mouseClick(log.viewport(), LEFT, pos=log.visualItemRect(item).center())


def test_a_click_on_what_another_packed_shows_their_suitcase_and_the_tile(
    table: PackTable, preferences: Preferences, qtbot: QtBot
) -> None:
    other = Seat(1 - table.seat)
    line = line_of(table, TilePlaced, other)
    event = table.log.events[line]
    assert isinstance(event, TilePlaced)
    preferences.set_speed(Speed.NORMAL)
    click(table, line)
    assert table.state.large == other
    mask = table.box.mask(event.kind, event.cat, event.turn, event.cell)
    assert set(art.cells_at(table.box, mask)) == table.scene.board._lit
    assert sprites(table)
    assert table.motion.moving
    qtbot.waitUntil(lambda: not table.motion.moving)
    assert table.replay.marks
    QTest.keyClick(table.scene.view, Qt.Key.Key_Escape)
    QTest.keyClick(table.scene.view, Qt.Key.Key_Escape)
    assert table.state.large != other
    assert not sprites(table)
    assert not table.scene.board._lit


@pytest.mark.parametrize("kind", REPLAYED_EVENTS)
def test_every_line_shown_again_leaves_the_table_as_it_was(
    table: PackTable, preferences: Preferences, qtbot: QtBot, kind: type[Event]
) -> None:
    logged = [number for number, event in enumerate(table.log.events) if isinstance(event, kind)]
    before = table.scene.view.grab().toImage()
    seat = table.state.large
    preferences.set_speed(Speed.FAST)
    for line in (*logged[:1], *logged[-1:]):
        table.show_again(line)
        qtbot.waitUntil(lambda: not table.motion.moving)
        table.reset_prompt()
        table.inspect(None)
        assert not sprites(table)
        assert table.state.large == seat
        assert before == table.scene.view.grab().toImage()


@pytest.mark.parametrize("kind", [Claimed, LadiesSeated, BonusTaken, LadyTook])
def test_without_movement_the_place_is_lit(table: PackTable, kind: type[Event]) -> None:
    table.show_again(line_of(table, kind))
    assert table.replay.marks
    assert not table.motion.moving
    assert set(sprites(table)) == set(table.replay._rings)


def test_what_happens_next_takes_the_marks_away(table: PackTable) -> None:
    table.show_again(line_of(table, Claimed))
    assert poses.director(table.own_parts()).step()
    assert not sprites(table)


def test_enter_on_a_line_shows_it_and_the_keys_stay_in_the_log(table: PackTable) -> None:
    other = Seat(1 - table.seat)
    table.log.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.log.currentRow() == table.log.count() - 1
    table.log.setCurrentRow(line_of(table, TilePlaced, other) - 1)
    QTest.keyClick(table.log, Qt.Key.Key_Down)
    pending = table.pending
    QTest.keyClick(table.log, Qt.Key.Key_Return)
    assert table.state.large == other
    assert QApplication.focusWidget() is table.log
    assert table.pending is pending


def test_rounds_have_headings_that_ask_for_nothing(table: PackTable) -> None:
    asked: list[int] = []
    table.log.asked.connect(asked.append)
    line = line_of(table, RoundBegan)
    heading, other = table.log.item(line), table.log.item(line + 1)
    click(table, line)
    assert asked == []
    assert heading.text().startswith("Round")
    high, low = (table.log.visualItemRect(item).height() for item in (heading, other))
    assert high > low


def test_a_click_on_a_line_half_in_sight_moves_nothing(table: PackTable) -> None:
    log = table.log
    log.resize(log.width(), 120)
    bar = log.verticalScrollBar()
    QTest.qWait(5)
    assert bar.maximum() == bar.value() > 0
    QTest.mouseClick(log.viewport(), LEFT, pos=QPoint(20, 1))
    assert bar.maximum() == bar.value()


def test_a_line_is_announced_again(table: PackTable, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(table.voice, "say", lambda words, **_: said.append(words))
    line = line_of(table, LadyTook)
    table.show_again(line)
    assert table.log.lines[line] in said

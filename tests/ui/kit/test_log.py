"""The log of a match: an entry with its steps beneath folds by pointer, by key and by tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.core import Event, Seat
from ui.access.voice import Voice
from ui.bridge.base import TableBridge
from ui.kit.table.log import MatchLog, Remark
from ui.kit.table.outline import TableOutline
from ui.look.style import Look

LEFT = Qt.MouseButton.LeftButton


class Told(Event, frozen=True, tag="told"):
    words: str
    step: bool = False


ENTRY = (Told("Ada raids Ben."), Told("The thief takes gold.", True), Told("3 to 2.", True))


@pytest.fixture
def log(look: Look, qtbot: QtBot) -> Iterator[MatchLog]:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(300, 400)
    bridge = cast("TableBridge", SimpleNamespace(log=lambda: ()))
    made = MatchLog(look, bridge, Voice(host), "Log", host)
    made.sentence = lambda event: event.words  # type: ignore[attr-defined]
    made.is_under = lambda event: event.step  # type: ignore[attr-defined]
    made.resize(300, 400)
    with qtbot.waitExposed(host):
        host.show()
    yield made
    host.hide()


def seen(log: MatchLog) -> list[str]:
    """The lines that are in sight."""
    return [line for row, line in enumerate(log.lines) if not log.isRowHidden(row)]


def middle(log: MatchLog, row: int) -> QPoint:
    return log.visualItemRect(log.item(row)).center()


def test_an_entry_is_unfolded_until_more_follows(log: MatchLog) -> None:
    log.tell(ENTRY[:1])
    assert not log.entries
    for step in ENTRY[1:]:
        log.tell([step])
    assert seen(log) == [event.words for event in ENTRY]
    log.tell([Told("Ben draws four.")])
    assert seen(log) == ["Ada raids Ben.", "Ben draws four."]
    assert list(log.entries) == [0]
    assert list(log.beneath(0)) == ["The thief takes gold.", "3 to 2."]
    log.tell(ENTRY)
    assert seen(log) == ["Ada raids Ben.", "Ben draws four.", *(each.words for each in ENTRY)]


def test_an_entry_folds_by_pointer_and_stays_so(log: MatchLog) -> None:
    log.tell([*ENTRY, Told("Ben draws four.")])
    QTest.mouseClick(log.viewport(), LEFT, pos=middle(log, 0))
    assert len(seen(log)) == 4
    log.tell([Told("Ada draws four.")])
    assert len(seen(log)) == 5, "whoever unfolds it wants to read it"
    QTest.mouseClick(log.viewport(), LEFT, pos=middle(log, 0))
    assert len(seen(log)) == 3
    QTest.mouseClick(log.viewport(), LEFT, pos=middle(log, 3))
    assert len(seen(log)) == 3, "a line without steps does nothing"


def test_an_entry_folds_by_keys(log: MatchLog) -> None:
    log.tell([*ENTRY, Told("Ben draws four.")])
    log.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(log, Qt.Key.Key_Up)
    assert log.currentRow() == 0, "the keys go past what is hidden"
    QTest.keyClick(log, Qt.Key.Key_Right)
    assert len(seen(log)) == 4
    QTest.keyClick(log, Qt.Key.Key_Down)
    QTest.keyClick(log, Qt.Key.Key_Down)
    assert log.currentRow() == 2
    QTest.keyClick(log, Qt.Key.Key_Left)
    assert len(seen(log)) == 2
    assert log.currentRow() == 0, "the keys are at the entry again"
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert len(seen(log)) == 4
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert len(seen(log)) == 2


def test_who_does_not_see_it_is_told_how_many_steps_there_are(log: MatchLog) -> None:
    log.tell([*ENTRY, Told("Ben draws four.")])
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    # "2 steps" where the English plurals are installed.
    assert re.fullmatch(r"2 steps?(\(s\))?, collapsed", log.item(0).data(role))
    log.unfold(0, unfold=True)
    assert re.fullmatch(r"2 steps?(\(s\))?, expanded", log.item(0).data(role))
    assert log.item(3).data(role) is None


def test_an_entry_folds_through_the_tree(log: MatchLog) -> None:
    log.tell([*ENTRY, Told("Ben draws four.")])
    commands: Any = Mock()
    outline = TableOutline[None](commands, Voice(log), log)
    (control,) = outline.log().controls
    assert (control.name, control.description, control.chosen) == ("Ada raids Ben.", "", False)
    control.press()
    assert len(seen(log)) == 4
    (control,) = outline.log().controls
    assert (control.description, control.chosen) == ("The thief takes gold. 3 to 2.", True)


def test_lines_that_are_told_anew_are_folded_as_at_first(log: MatchLog) -> None:
    """As after an undo: another entry may be there now."""
    log.tell([*ENTRY, Told("Ben draws four.")])
    log.unfold(0, unfold=True)
    log.restart()
    assert not log.lines
    log.tell([*ENTRY, Told("Ben draws four.")])
    assert len(seen(log)) == 2


def test_the_sign_and_the_indent_are_seen(log: MatchLog) -> None:
    log.tell([*ENTRY, Told("Ben draws four.")])
    folded = log.grab().toImage()
    rect = log.visualItemRect(log.item(0))
    log.unfold(0, unfold=True)
    unfolded = log.grab().toImage()
    edge = log.viewport().geometry().topLeft()
    sign = rect.translated(edge).adjusted(0, 0, 16 - rect.width(), 0)
    assert folded.copy(sign) != unfolded.copy(sign)
    last = log.visualItemRect(log.item(3)).translated(edge).adjusted(0, 0, 10 - rect.width(), 0)
    inner = log.visualItemRect(log.item(1)).translated(edge).adjusted(0, 0, 10 - rect.width(), 0)
    card = log._look.theme.card.rgb()

    def inked(room: Any) -> int:
        image = unfolded.copy(room)
        points = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return sum(image.pixel(*at) != card for at in points)

    assert inked(last) > 0, "its words begin at the edge"
    assert inked(inner) == 0, "steps lie further in"


class Whispered(Told, frozen=True, tag="whispered-log"):
    """What only one seat is told."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == 0 else None


def test_a_remark_stands_where_it_was_said_and_is_not_said_again(log: MatchLog) -> None:
    voice: Any = Mock()
    log._voice = voice
    log.tell([Told("Ada draws four.")])
    log.remark("Vera: “Whoops.”")
    log.tell([Told("Ben draws four.")])
    assert list(log.lines) == ["Ada draws four.", "Vera: “Whoops.”", "Ben draws four."]
    assert isinstance(log.events[1], Remark)
    assert [call.args[0] for call in voice.say.call_args_list] == [
        "Ada draws four.",
        "Ben draws four.",
    ]
    log.remark("Rocco: “Knock, knock!”")
    assert log.last == "Ben draws four.", "what is told of the match is told on"


def test_a_remark_is_there_again_for_another_viewer_and_goes_with_what_is_undone(
    log: MatchLog,
) -> None:
    first, second = Told("Ada draws four."), Told("Ben draws four.")
    log.tell([first, Whispered("Gold."), second])
    log.remark("Vera: “Whoops.”")
    bridge = cast("Any", log._bridge)
    bridge.log = lambda: (first, second, Told("Ada sends."))
    log.restart()
    assert list(log.lines)[1:3] == ["Ben draws four.", "Vera: “Whoops.”"]
    bridge.log = lambda: (first, Told("Ben raids."))
    log.restart()
    assert list(log.lines) == ["Ada draws four.", "Ben raids."]


def test_a_remark_on_an_entry_lies_beneath_it_and_folds_nothing(log: MatchLog) -> None:
    log.tell(ENTRY)
    log.remark("Ben: “Ow.”")
    assert len(seen(log)) == 4
    assert list(log.beneath(0))[-1] == "Ben: “Ow.”"
    log.patient = True
    log.tell([Told("Ben draws four.")])
    log.remark("Ben: “Next!”")
    assert len(log.lines) == 4, "it waits as other lines do"
    assert log.mend()
    assert list(log.lines)[-1] == "Ben: “Next!”"

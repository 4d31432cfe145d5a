"""The tree of a hand of cards: somebody who only knows that plays from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.access.reader import Description, Reader
from tests.ui.stage.hand_of_cards import CardTable, faces
from ui.access.cards import hand
from ui.access.outline import Part
from ui.access.stage import StageAccess
from ui.look.style import Look, ThemeChoice

Role = QAccessible.Role


@pytest.fixture
def cards(qtbot: QtBot) -> Iterator[tuple[CardTable, Reader]]:
    table = CardTable(Look(ThemeChoice.DAY))
    qtbot.addWidget(table.view)

    def name(index: int) -> str:
        return f"Card {index}, {table.weight(index)} kg"

    def outline() -> Sequence[Part]:
        names = [name(index) for index in range(len(table.fan.faces))]
        return [hand(table.fan, "hand", "Your hand", names)]

    access = StageAccess(table.view, outline)
    for changed in (table.fan.reserved_changed, table.fan.order_changed):
        changed.connect(access.refresh)
    table.view.resize(1000, 640)
    with qtbot.waitExposed(table.view):
        table.view.show()
    QAccessible.setActive(True)
    access.refresh()
    yield table, Reader(table.view)
    QAccessible.setActive(False)


def test_cards_are_reserved_and_committed(cards: tuple[CardTable, Reader]) -> None:
    table, reader = cards
    reader.press("Card 3")
    assert [3] == table.kept()
    QTest.qWait(30)
    found = reader.get("Card 3")
    assert found.state().checked
    assert table.fan.said(3) == found.text(Description)
    reader.press("Pack it")
    assert [((3,), table.zone)] == table.committed


def test_a_zone_is_open_only_while_something_may_go_there(
    cards: tuple[CardTable, Reader],
) -> None:
    table, reader = cards
    assert reader.get("Pack it").state().disabled
    table.fan.reserve(0)
    QTest.qWait(30)
    assert not reader.get("Pack it").state().disabled


def test_the_order_is_that_of_the_screen(cards: tuple[CardTable, Reader]) -> None:
    table, reader = cards
    reader.press("Mine")
    QTest.qWait(30)
    assert "By type" == reader.get("By type").text(QAccessible.Text.Name)
    names = [each for each in reader.names(Role.CheckBox) if each.startswith("Card")]
    assert [f"Card {index}" for index in table.fan.places] == [each[:6] for each in names]


def test_what_is_barred_says_why(cards: tuple[CardTable, Reader]) -> None:
    table, reader = cards
    table.fan.set_barred({2: ("You have one already.", "CO-9")})
    table.fan.reserve(0)
    QTest.qWait(30)
    assert "You have one already." == reader.get("Card 2").text(Description)
    reader.press("Card 2")
    assert [("You have one already.", "CO-9")] == table.refused


def test_the_focus_of_the_keyboard_is_in_the_tree(cards: tuple[CardTable, Reader]) -> None:
    table, reader = cards
    reader.get("Card 0")
    table.view.setFocus()
    table.deal(faces(7))
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    QTest.qWait(30)
    focused = [
        each.text(QAccessible.Text.Name)
        for each in reader.every()
        if each.role() == Role.CheckBox and each.state().focused
    ]
    assert ["Card 1, 7 kg"] == focused

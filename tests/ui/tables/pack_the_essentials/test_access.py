"""The table through the accessible tree alone: found by role and name, played by actions."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.match import Player
from tests.ui.access.reader import Description, Name, Reader
from ui.tables.pack_the_essentials.table import PackTable

Make = Callable[..., PackTable]
Role = QAccessible.Role
Said = list[tuple[str, bool]]


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def table(make: Make) -> PackTable:
    return make()


@pytest.fixture
def said(table: PackTable) -> Said:
    texts: Said = []
    table.access.voice.said.connect(lambda text, urgent: texts.append((text, urgent)))
    return texts


@pytest.fixture
def reader(table: PackTable, said: Said) -> Reader:
    found = Reader(table)
    QTest.qWait(200)
    return found


def heard(said: Said, words: str) -> bool:
    return any(words in text for text, _ in said)


def open_cells(reader: Reader) -> int:
    return sum(name.endswith(": free") for name in reader.names(Role.Cell))


def test_a_round_through_the_tree_alone(reader: Reader, said: Said, qtbot: QtBot) -> None:
    assert open_cells(reader) == 76
    assert heard(said, "Claim a draft position")
    # Position 2 gives a sock.
    assert reader.get("Position 2: a sock").text(Description) == "Free"
    reader.press("Position 2: a sock")
    assert reader.get("Position 2").state().checked
    reader.press("Mint sock", Role.CheckBox)
    assert heard(said, "Mint sock it is")
    reader.press("Confirm", Role.Button)
    qtbot.waitUntil(lambda: heard(said, "Ada gets a mint sock."))
    assert heard(said, "take a tile from the mat")
    # A tile that is still there, up to where it does not fit, and on to where it does.
    taken = [name for name in reader.names(Role.Button) if name.startswith("Tile ")]
    tile = next(name for name in taken if not name.startswith("Tile space"))
    assert "wide" in reader.get(tile).text(Description)
    reader.press(tile)
    held = reader.get("In the hand: ", Role.Grouping)
    assert "It fits there." in held.text(Description)
    assert "this way up." in held.text(Description)
    assert reader.focused() == held.text(Name)
    qtbot.waitUntil(lambda: heard(said, "It fits there."))
    said.clear()
    reader.press("D1: came packed", Role.Cell)
    qtbot.waitUntil(lambda: len(said) > 0)
    assert said[0][0].startswith("D1, does not fit. ")
    assert "The nearest place is" in reader.get("In the hand: ").text(Description)
    said.clear()
    reader.press("Place", Role.Button)
    assert any(urgent for _, urgent in said)
    reader.press("Next place", Role.Button)
    qtbot.waitUntil(lambda: said[-1][0].endswith(", fits."))
    place = said[-1][0].removesuffix(", fits.")
    reader.press("Place", Role.Button)
    piece = tile.partition(": ")[2]
    assert reader.find(f"{place}: {piece}", Role.Cell) is not None
    assert "press to take it up again" in reader.get(tile).text(Description)
    # The sock as well.
    reader.press("Bonus tile: mint sock")
    reader.press("Rotate", Role.Button)
    reader.press("Next place", Role.Button)
    reader.press("Place", Role.Button)
    assert sum(name.endswith(": mint sock") for name in reader.names(Role.Cell)) == 2
    said.clear()
    reader.press("Confirm", Role.Button)
    qtbot.waitUntil(lambda: reader.find("Round 2.", Role.ListItem) is not None)
    qtbot.waitUntil(lambda: heard(said, "Round 2."))
    size = int(piece.split()[-2])
    assert open_cells(reader) == 76 - size - 2


def test_each_arrow_says_one_short_sentence(table: PackTable, reader: Reader, said: Said) -> None:
    table.choose_position(4)
    table.confirm()
    space = next(n for n in range(1, 5) if table.scene.piece_on(n) is not None)
    table.choose_tile(space)
    QTest.qWait(200)
    said.clear()
    for _ in range(3):
        QTest.keyClick(table.scene.view, Qt.Key.Key_Left)
        QTest.qWait(160)
    assert len(said) == 3
    assert all(", fits." in text or ", does not fit. " in text for text, _ in said)
    assert not any(urgent for _, urgent in said)
    said.clear()
    for _ in range(8):
        QTest.keyClick(table.scene.view, Qt.Key.Key_Right)
    QTest.qWait(160)
    assert len(said) == 1


def test_a_refusal_is_said_each_time(table: PackTable, reader: Reader, said: Said) -> None:
    said.clear()
    for _ in range(2):
        QTest.keyClick(table, Qt.Key.Key_R)
    assert said == [("Pick a tile up first.", True)] * 2


def test_another_suitcase_is_read_by_its_name(make: Make, qtbot: QtBot) -> None:
    table = make([Player(name="Ada", colour="brick"), Player(name="Ben", colour="ocean")])
    reader = Reader(table)
    qtbot.waitUntil(lambda: reader.find("Ada’s suitcase", Role.Table) is not None)
    reader.press("Ben’s suitcase", Role.Button)
    qtbot.waitUntil(lambda: reader.find("Ben’s suitcase", Role.Table) is not None)
    assert reader.find("Ada’s suitcase", Role.Table) is None
    assert reader.get("Position 1").state().disabled


def test_the_keyboard_and_the_tree_agree(table: PackTable, reader: Reader, qtbot: QtBot) -> None:
    view = table.scene.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: reader.focused().startswith("Position 1"))
    table.scene.board.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: reader.focused() == "B2: free")

"""The table through the accessible tree alone: found by role and name, played by actions."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.games.pack_the_essentials.actions import Claim
from engine.match import Player
from tests.ui.access.reader import Description, Name, Reader
from ui.access.places import place_name
from ui.tables.pack_the_essentials.table import Table as PackTable

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
    table.voice.said.connect(lambda text, urgent: texts.append((text, urgent)))
    return texts


@pytest.fixture
def reader(table: PackTable, said: Said) -> Reader:
    found = Reader(table)
    QTest.qWait(200)
    return found


def heard(said: Said, words: str) -> bool:
    return any(words in text for text, _ in said)


def cells(reader: Reader, what: str) -> list[str]:
    return [name for name in reader.names(Role.Cell) if name.endswith(f": {what}")]


def test_a_round_through_the_tree_alone(
    table: PackTable, reader: Reader, said: Said, qtbot: QtBot
) -> None:
    assert len(cells(reader, "empty")) == 76
    menu = reader.get("More", Role.ButtonMenu)
    assert "F10" in menu.text(Description)
    QTest.keyClick(table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    # Position 2 gives a sock.
    assert reader.get("Position 2: a sock").text(Description) == "Free"
    reader.press("Position 2: a sock")
    qtbot.waitUntil(lambda: bool(reader.get("Position 2").state().checked))
    reader.press("Mint sock", Role.RadioButton)
    qtbot.waitUntil(lambda: heard(said, "Mint sock it is. This will be confirmed in a moment"))
    reader.press("Confirm", Role.Button)
    qtbot.waitUntil(lambda: heard(said, "You get a mint sock."))
    qtbot.waitUntil(lambda: heard(said, "Take a tile from the mat"))
    take = "Press to pick it up."
    qtbot.waitUntil(lambda: any(take in each.text(Description) for each in reader.every()))
    # A tile that is still there, up to where it does not fit, and on to where it does.
    tiles = [name for name in reader.names(Role.Button) if name.startswith("Tile ")]
    tile = next(name for name in tiles if not name.startswith("Tile slot"))
    assert "wide" in reader.get(tile).text(Description)
    reader.press(tile)
    held = reader.get("In your hand: ", Role.Grouping)
    assert "It fits there." in held.text(Description)
    assert "this way up." in held.text(Description)
    assert reader.focused() == held.text(Name)
    qtbot.waitUntil(lambda: heard(said, "It fits there."))
    said.clear()
    reader.press("D1: packed from the start", Role.Cell)
    qtbot.waitUntil(lambda: len(said) > 0)
    # It fits close by, and goes there.
    assert said[0][0].startswith("D1: does not fit. ")
    near = table.scene.hand.goes
    assert near is not None
    assert said[0][0].endswith(f" Placed here, it goes to {place_name(near)}.")
    goes = "Placed here, it goes to"
    qtbot.waitUntil(lambda: goes in reader.get("In your hand: ").text(Description))
    said.clear()
    reader.press("A1: packed from the start", Role.Cell)
    qtbot.waitUntil(lambda: len(said) > 0)
    assert said[0][0].startswith("A1: does not fit. ")
    assert goes not in said[0][0]
    nearest = "The nearest spot is"
    qtbot.waitUntil(lambda: nearest in reader.get("In your hand: ").text(Description))
    said.clear()
    reader.press("Place", Role.Button)
    assert any(urgent for _, urgent in said)
    reader.press("Next spot", Role.Button)
    qtbot.waitUntil(lambda: bool(said) and said[-1][0].endswith(": fits."))
    place = said[-1][0].removesuffix(": fits.")
    reader.press("Place", Role.Button)
    piece = tile.partition(": ")[2]
    reader.get(f"{place}: {piece}", Role.Cell)
    again = "press to pick it up again"
    qtbot.waitUntil(lambda: again in reader.get(tile).text(Description))
    # The sock as well.
    reader.press("Bonus tile: mint sock")
    reader.press("Rotate", Role.Button)
    reader.press("Next spot", Role.Button)
    reader.press("Place", Role.Button)
    qtbot.waitUntil(lambda: len(cells(reader, "mint sock")) == 2)
    said.clear()
    reader.press("Confirm", Role.Button)
    qtbot.waitUntil(lambda: reader.find("Round 2.", Role.ListItem) is not None)
    qtbot.waitUntil(lambda: heard(said, "Round 2."))
    covered = len(cells(reader, piece))
    assert covered >= 3
    assert len(cells(reader, "empty")) == 76 - covered - 2


def test_each_arrow_says_one_short_sentence(table: PackTable, reader: Reader, said: Said) -> None:
    table.choose(Claim(4))
    table.confirm()
    space = next(n for n in range(1, 5) if table.scene.piece_on(n) is not None)
    table.scene.take(space)
    QTest.qWait(200)
    said.clear()
    for _ in range(3):
        QTest.keyClick(table.scene.view, Qt.Key.Key_Left)
        QTest.qWait(160)
    assert len(said) == 3
    assert all(": fits." in text or ": does not fit. " in text for text, _ in said)
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
    assert said == [("Pick up a tile first.", True)] * 2


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
    qtbot.waitUntil(lambda: reader.focused() == "B2: empty")

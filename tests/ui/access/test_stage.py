"""The tree of a stage: a toy board, two buttons, and a hand."""

import gc
from dataclasses import dataclass, field

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.reader import Description, Name, Reader
from ui.access.outline import BoardTable, Control, Group, Part
from ui.access.places import column_name, place_name
from ui.access.stage import StageAccess
from ui.look.brushes import Cell
from ui.look.style import Look
from ui.stage.tiles.board_item import BoardItem
from ui.stage.tiles.piece_item import PieceItem, cloth_art
from ui.stage.view import StageView

Role = QAccessible.Role


@dataclass
class Toy:
    """A game of two pieces on a board of 5 × 3."""

    view: StageView
    scene: QGraphicsScene
    board: BoardItem
    pieces: list[PieceItem]
    taken: set[int] = field(default_factory=set)
    held: bool = False
    shut: bool = False
    full: dict[Cell, str] = field(default_factory=dict)
    pressed: list[object] = field(default_factory=list)

    def outline(self) -> list[Part]:
        controls = [
            Control(
                number,
                f"Piece {number + 1}",
                lambda number=number: self.pressed.append(number),  # type: ignore[misc]
                "three wide",
                enabled=not self.shut,
                chosen=number in self.taken,
                items=(piece,),
            )
            for number, piece in enumerate(self.pieces)
        ]
        parts: list[Part] = [Group("pieces", "Pieces", controls, "two of them")]
        if self.held:
            turn = Control("turn", "Turn", lambda: self.pressed.append("turn"))
            parts.append(Group("held", "In the hand", [turn], item=self.pieces[0], held=True))
        parts.append(
            BoardTable(
                "board",
                "Case",
                self.board,
                [column_name(column) for column in range(5)],
                ["1", "2", "3"],
                lambda cell: f"{place_name(cell)}: {self.full.get(cell, 'free')}",
                self.pressed.append,
                "five by three",
            )
        )
        return parts


def make(look: Look) -> tuple[Toy, StageAccess]:
    scene = QGraphicsScene()
    view = StageView(scene, look)
    view.setAccessibleName("Stage")
    board = BoardItem(look, 5, 3)
    scene.addItem(board)
    pieces = []
    for number in range(2):
        piece = PieceItem(look, cloth_art(number, ((0, 0), (1, 0), (2, 0)), number))
        piece.setFlag(PieceItem.GraphicsItemFlag.ItemIsFocusable, True)
        piece.setPos(number * 250.0, -150.0)
        scene.addItem(piece)
        pieces.append(piece)
    toy = Toy(view, scene, board, pieces)
    access = StageAccess(view, toy.outline)
    view.resize(700, 500)
    return toy, access


@pytest.fixture
def staged(qtbot: QtBot, look: Look, listening: None) -> tuple[Toy, StageAccess, Reader]:
    toy, access = make(look)
    qtbot.addWidget(toy.view)
    with qtbot.waitExposed(toy.view):
        toy.view.show()
    toy.view.activateWindow()
    toy.view.setFocus()
    qtbot.waitUntil(toy.view.hasFocus)
    reader = Reader(toy.view)
    qtbot.waitUntil(lambda: reader.find("Case") is not None)
    return toy, access, reader


Staged = tuple[Toy, StageAccess, Reader]


def test_nothing_is_built_while_nobody_looks(qtbot: QtBot, look: Look) -> None:
    toy, access = make(look)
    qtbot.addWidget(toy.view)
    with qtbot.waitExposed(toy.view):
        toy.view.show()
    access.refresh()
    QTest.qWait(20)
    assert toy.view.viewport().findChildren(QWidget) == []


def test_whoever_comes_late_finds_it_once_the_stage_has_the_focus(qtbot: QtBot, look: Look) -> None:
    toy, _ = make(look)
    qtbot.addWidget(toy.view)
    with qtbot.waitExposed(toy.view):
        toy.view.show()
    QTest.qWait(20)
    QAccessible.setActive(True)
    toy.view.clearFocus()
    toy.view.setFocus()
    qtbot.waitUntil(lambda: Reader(toy.view).find("Case") is not None)
    QAccessible.setActive(False)


def test_it_reads_in_the_order_of_the_outline(staged: Staged, qtbot: QtBot) -> None:
    toy, access, reader = staged
    toy.held = True
    access.refresh()
    qtbot.waitUntil(lambda: reader.find("In the hand") is not None)
    names = [each.text(Name) for each in reader.every() if each.role() != Role.Cell]
    told = [name for name in names if name and len(name) > 1]
    assert told == ["Stage", "Pieces", "Piece 1", "Piece 2", "In the hand", "Turn", "Case"]
    assert reader.get("Pieces").text(Description) == "two of them"
    assert reader.get("Piece 2").text(Description) == "three wide"
    toy.held = False
    access.refresh()
    qtbot.waitUntil(lambda: reader.find("In the hand") is None)
    assert reader.find("Turn") is None


def test_a_board_is_a_table_with_named_cells_and_headers(staged: Staged) -> None:
    toy, access, reader = staged
    table = reader.get("Case", Role.Table)
    assert table.text(Description) == "five by three"
    cells = reader.names(Role.Cell)
    assert len(cells) == 15
    assert (cells[0], cells[-1]) == ("A1: free", "E3: free")
    cell = reader.get("D2: free")
    place = cell.tableCellInterface()
    assert (place.columnIndex(), place.rowIndex()) == (3, 1)
    assert [each.text(Name) for each in place.columnHeaderCells()] == ["D"]
    assert [each.text(Name) for each in place.rowHeaderCells()] == ["2"]
    square = toy.view.mapFromScene(toy.board.mapRectToScene(toy.board.cell_rect((3, 1))))
    corner = toy.view.viewport().mapToGlobal(square.boundingRect().topLeft())
    assert (cell.rect().topLeft() - corner).manhattanLength() <= 3
    toy.full[(3, 1)] = "red cloth"
    access.refresh()
    QTest.qWait(20)
    assert reader.find("D2: red cloth", Role.Cell) is not None
    assert reader.find("D2: free") is None


def test_pressing_does_what_the_outline_says(staged: Staged) -> None:
    toy, _access, reader = staged
    reader.press("Piece 2")
    assert toy.pressed == [1]
    reader.press("E3")
    reader.press("E3")
    assert toy.pressed == [1, (4, 2), (4, 2)]


def test_every_action_of_a_control_presses_it_once(staged: Staged) -> None:
    toy, _access, reader = staged
    for action in ("Press", "Toggle"):
        toy.pressed.clear()
        reader.get("Piece 1").actionInterface().doAction(action)
        QTest.qWait(160)
        assert toy.pressed == [0], action
        assert not reader.get("Piece 1").state().checked


def test_states_are_those_of_the_outline(staged: Staged) -> None:
    toy, access, reader = staged
    toy.taken, toy.shut = {1}, True
    access.refresh()
    QTest.qWait(20)
    one, two = reader.get("Piece 1").state(), reader.get("Piece 2").state()
    assert (one.checked, two.checked) == (False, True)
    assert one.checkable
    assert one.disabled
    assert reader.get("Piece 1").actionInterface().actionNames() == []


def test_the_focus_is_where_the_keyboard_is(
    staged: Staged, heard: list[QAccessibleEvent], qtbot: QtBot
) -> None:
    toy, access, reader = staged
    toy.pieces[1].setFocus()
    qtbot.waitUntil(lambda: reader.focused() == "Piece 2")
    assert heard[-1].type() == QAccessible.Event.Focus
    assert heard[-1].accessibleInterface().text(Name) == "Piece 2"
    toy.board.setFocus()
    qtbot.waitUntil(lambda: not reader.get("Piece 2").state().focused)
    assert reader.focused() == "A1: free"
    assert heard[-1].accessibleInterface().text(Name) == "A1: free"
    QTest.keyClick(toy.view, Qt.Key.Key_Right)
    QTest.keyClick(toy.view, Qt.Key.Key_Down)
    assert toy.board.cursor_cell == (1, 1)
    assert reader.focused() == "B2: free"
    toy.scene.setFocusItem(None)  # type: ignore[arg-type]
    toy.held = True
    access.refresh()
    qtbot.waitUntil(lambda: reader.focused() == "In the hand")


def test_a_reader_can_give_the_focus(staged: Staged, qtbot: QtBot) -> None:
    toy, _access, reader = staged
    reader.get("Piece 2").actionInterface().doAction("SetFocus")
    qtbot.waitUntil(lambda: reader.focused() == "Piece 2")
    assert toy.scene.focusItem() is toy.pieces[1]
    assert toy.view.hasFocus()
    reader.get("Case").actionInterface().doAction("SetFocus")
    qtbot.waitUntil(lambda: reader.focused() == "A1: free")
    assert toy.board.hasFocus()


def test_the_keyboard_walks_past_the_tree(staged: Staged) -> None:
    toy, _access, _reader = staged
    tree = toy.view.viewport().findChildren(QWidget)
    chain, widget = [], toy.view.nextInFocusChain()
    while widget is not toy.view:
        chain.append(widget)
        assert widget is not None
        widget = widget.nextInFocusChain()
    ours = [each for each in chain if each in tree]
    assert len(ours) > 3
    assert not [each for each in ours if each.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_neither_eye_nor_pointer_meets_the_tree(
    staged: Staged, look: Look, qtbot: QtBot, qapp: QApplication
) -> None:
    toy, access, _reader = staged
    toy.view.clearFocus()
    with_tree = toy.view.viewport().grab().toImage()
    for widget in toy.view.viewport().findChildren(QWidget):
        widget.hide()
    assert toy.view.viewport().grab().toImage() == with_tree
    access.refresh()
    QTest.qWait(20)
    corner = toy.view.mapFromScene(toy.board.mapToScene(toy.board.cell_rect((2, 1)).center()))
    assert toy.view.viewport().childAt(corner) is None
    assert toy.view.viewport().childAt(QPoint(1, 1)) is None


def stages() -> list[StageAccess]:
    """All that there are, of other tests too."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, StageAccess)]


def test_hundreds_of_stages_leave_nothing(
    qtbot: QtBot, look: Look, listening: None, qapp: QApplication
) -> None:
    # It is about lives, not looks, and polishing takes most of the time.
    qapp.setStyleSheet("")
    kept: list[object] = []
    before = len(stages())
    for round_ in range(300):
        toy, access = make(look)
        access._renew()
        table = QAccessible.queryAccessibleInterface(toy.view).child(0)
        assert table is not None
        if round_ % 100 == 0:
            names = Reader(toy.view)
            toy.view.show()
            assert names.find("B2") is not None
        toy.board.setFocus()
        toy.held = not toy.held
        access._renew()
        kept = [access, *toy.view.viewport().findChildren(QWidget)]
        toy.view.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not any(shiboken6.isValid(each) for each in kept)
        del toy, access, table
    assert len(stages()) <= before + 1

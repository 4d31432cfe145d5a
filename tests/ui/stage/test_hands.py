"""Tests of the hand: each way of holding a piece places it, by real events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QInputDevice, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.stage.conftest import L_SHAPE
from ui.look.brushes import Cell
from ui.stage.input.drag_target import Placement, dot_of
from ui.stage.input.piece_drag import Jump, Mode
from ui.stage.tiles.piece_item import PieceState

if TYPE_CHECKING:
    from tests.ui.stage.conftest import Table

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def click_pick(table: Table, qtbot: QtBot) -> None:
    port = table.view.viewport()
    QTest.mouseMove(port, table.grip())
    QTest.mousePress(port, LEFT, pos=table.grip())
    QTest.mouseRelease(port, LEFT, pos=table.grip())


def wheel(table: Table, notches: int) -> None:
    port = table.view.viewport()
    at = table.cell((3, 3))
    event = QWheelEvent(
        QPointF(at),
        QPointF(port.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)


def test_drag_places(table: Table, qtbot: QtBot) -> None:
    port = table.view.viewport()
    QTest.mousePress(port, LEFT, pos=table.grip())
    QTest.mouseMove(port, table.grip() + QPoint(30, 10))
    assert Mode.DRAG == table.hand.mode
    assert PieceState.TAKEN is table.pose()
    QTest.mouseMove(port, table.cell((2, 1)))
    assert (2, 1) == table.hand.anchor
    QTest.mouseRelease(port, LEFT, pos=table.cell((2, 1)))
    assert [(2, 1)] == table.toy.placed
    assert table.hand.dragged is None
    assert PieceState.RESTING is table.pose()


def test_click_click_places(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    assert Mode.CARRY == table.hand.mode
    port = table.view.viewport()
    QTest.mouseMove(port, table.cell((7, 4)))
    QTest.mouseClick(port, LEFT, pos=table.cell((7, 4)))
    assert [(7, 4)] == table.toy.placed


def test_a_shaky_click_is_no_drag(table: Table, qtbot: QtBot) -> None:
    port = table.view.viewport()
    near = QPoint(QApplication.startDragDistance() // 2, 1)
    QTest.mousePress(port, LEFT, pos=table.grip())
    QTest.mouseMove(port, table.grip() + near)
    QTest.mouseRelease(port, LEFT, pos=table.grip() + near)
    assert Mode.CARRY == table.hand.mode
    assert 0 == table.toy.returned


def test_keyboard_places(table: Table, qtbot: QtBot) -> None:
    view = table.view
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert table.source is table.scene.focusItem()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert Mode.KEYS == table.hand.mode
    assert PieceState.LEGAL is table.ghost.pose
    start = table.anchor
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert (start[0] - 1, start[1] - 1) == table.hand.anchor
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert (0, 0) == table.hand.anchor
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert [(0, 0)] == table.toy.placed


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Enter])
def test_space_and_enter_pick_and_place(table: Table, qtbot: QtBot, key: Qt.Key) -> None:
    table.source.setFocus()
    QTest.keyClick(table.view, key)
    QTest.keyClick(table.view, key)
    assert 1 == len(table.toy.placed)


def test_arrows_go_between_sources(table: Table, qtbot: QtBot) -> None:
    table.source.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Down)
    assert table.second is table.scene.focusItem()
    QTest.keyClick(table.view, Qt.Key.Key_Up)
    assert table.source is table.scene.focusItem()


def test_tab_goes_through_sources_and_board(table: Table, qtbot: QtBot) -> None:
    seen = []
    for _ in range(3):
        QTest.keyClick(table.view, Qt.Key.Key_Tab)
        seen.append(table.scene.focusItem())
    assert [table.source, table.second, table.board] == seen
    QTest.keyClick(table.view, Qt.Key.Key_Backtab)
    assert table.second is table.scene.focusItem()


@pytest.mark.parametrize(
    ("key", "modifier", "steps"),
    [
        (Qt.Key.Key_R, Qt.KeyboardModifier.NoModifier, 1),
        (Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier, -1),
    ],
)
def test_r_rotates(
    table: Table, qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier, steps: int
) -> None:
    click_pick(table, qtbot)
    before = table.toy.cells
    with qtbot.waitSignal(table.hand.rotated) as caught:
        QTest.keyClick(table.view, key, modifier)
    assert [steps] == caught.args
    assert steps == table.toy.turns
    assert before != table.toy.cells
    assert table.toy.cells == table.ghost.art.cells


def test_right_click_rotates(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    port = table.view.viewport()
    QTest.mouseClick(port, RIGHT, pos=table.cell((3, 3)))
    assert 1 == table.toy.turns
    QTest.mouseClick(port, RIGHT, Qt.KeyboardModifier.ShiftModifier, pos=table.cell((3, 3)))
    assert 0 == table.toy.turns
    assert table.hand.dragged is table.toy


def test_wheel_rotates(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    wheel(table, -1)
    assert 1 == table.toy.turns
    wheel(table, 2)
    assert -1 == table.toy.turns


def test_wheel_with_an_empty_hand_turns_nothing(table: Table) -> None:
    wheel(table, 1)
    assert 0 == table.toy.turns


def test_rotating_keeps_the_grip_under_the_pointer(table: Table, qtbot: QtBot) -> None:
    """The cell that was gripped stays where the pointer is, whichever way the piece is turned."""
    click_pick(table, qtbot)
    QTest.mouseMove(table.view.viewport(), table.cell((5, 5)))
    assert (5, 5) == table.hand.anchor
    seen = []
    for _ in range(4):
        QTest.keyClick(table.view, Qt.Key.Key_R)
        anchor = table.anchor
        cells = {(x + anchor[0], y + anchor[1]) for x, y in table.ghost.art.cells}
        seen.append((5, 5) in cells)
    assert [True] * 4 == seen
    assert (5, 5) == table.hand.anchor


def test_four_turns_by_keyboard_come_back(table: Table, qtbot: QtBot) -> None:
    table.hand.pick(table.toy)
    for start in [(0, 0), (10, 5), (4, 4)]:
        table.hand.move_to(start)
        for _ in range(4):
            QTest.keyClick(table.view, Qt.Key.Key_R)
        assert start == table.hand.anchor


def test_f_flips_if_there_is_another_side(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    before = table.toy.cells
    with qtbot.waitSignal(table.hand.flipped):
        QTest.keyClick(table.view, Qt.Key.Key_F)
    assert before != table.ghost.art.cells
    table.toy.flippable = False
    with qtbot.assertNotEmitted(table.hand.flipped):
        QTest.keyClick(table.view, Qt.Key.Key_F)


def test_illegal_place_is_refused_with_its_reason(table: Table, qtbot: QtBot) -> None:
    table.far()
    click_pick(table, qtbot)
    port = table.view.viewport()
    QTest.mouseMove(port, table.cell((5, 2)))
    assert PieceState.ILLEGAL is table.ghost.pose
    assert "A space is taken. Move the tile to the green outline." == table.hand._note.text
    assert table.hand._note.isVisible()
    nearest = table.toy.nearest((5, 2))
    assert nearest is not None
    shifted = {(x + nearest[0], y + nearest[1]) for x, y in table.toy.cells}
    assert shifted == table.board.nearest
    with qtbot.waitSignal(table.hand.refused) as caught:
        QTest.mouseClick(port, LEFT, pos=table.cell((5, 2)))
    assert ["A space is taken. Move the tile to the green outline.", "TOY-1"] == caught.args
    assert [] == table.toy.placed
    assert table.hand.dragged is table.toy
    with qtbot.waitSignal(table.hand.rule_asked) as asked:
        QTest.keyClicks(table.view, "?")
    assert ["TOY-1"] == asked.args


def test_a_drag_that_ends_on_an_illegal_place_stays_in_the_hand(table: Table, qtbot: QtBot) -> None:
    table.far()
    port = table.view.viewport()
    QTest.mousePress(port, LEFT, pos=table.grip())
    QTest.mouseMove(port, table.grip() + QPoint(30, 10))
    QTest.mouseMove(port, table.cell((5, 2)))
    with qtbot.waitSignal(table.hand.refused):
        QTest.mouseRelease(port, LEFT, pos=table.cell((5, 2)))
    assert Mode.CARRY == table.hand.mode
    QTest.mouseMove(port, table.cell((0, 0)))
    QTest.mouseClick(port, LEFT, pos=table.cell((0, 0)))
    assert [(0, 0)] == table.toy.placed


@pytest.mark.parametrize("by", ["click", "drop", "enter"])
def test_the_outlined_place_close_by_takes_what_is_laid_beside_it(
    table: Table, qtbot: QtBot, by: str
) -> None:
    port = table.view.viewport()
    if by == "click":
        click_pick(table, qtbot)
    elif by == "drop":
        QTest.mousePress(port, LEFT, pos=table.grip())
        QTest.mouseMove(port, table.grip() + QPoint(30, 10))
    else:
        table.hand.pick(table.toy)
        table.hand.move_to((5, 2))
    if by != "enter":
        QTest.mouseMove(port, table.cell((5, 2)))
    near = table.toy.nearest(table.anchor)
    assert (5, 2) == table.anchor
    assert table.ghost.pose is PieceState.ILLEGAL
    assert "A space is taken. The tile goes to the green outline." == table.hand._note.text
    first = min(table.board.nearest, key=lambda at: (at[1], at[0]))
    assert first == table.hand.goes
    if by == "click":
        QTest.mouseClick(port, LEFT, pos=table.cell((5, 2)))
    elif by == "drop":
        QTest.mouseRelease(port, LEFT, pos=table.cell((5, 2)))
    else:
        QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert [near] == table.toy.placed


@pytest.mark.parametrize("by", ["click", "enter"])
def test_no_outlined_place_takes_what_is_laid_two_spaces_away(
    table: Table, qtbot: QtBot, by: str
) -> None:
    """A small piece went two rows away from a click beside what lay there."""
    table.full |= {(x, y) for x in range(12) for y in range(8) if y != 2}
    table.full.discard((4, 4))
    if by == "click":
        port = table.view.viewport()
        QTest.mouseClick(port, LEFT, pos=table.at(table.second.mapToScene(QPointF(16, 16))))
        QTest.mouseMove(port, table.cell((4, 4)))
    else:
        table.hand.pick(table.other)
        table.hand.move_to((4, 4))
    assert (4, 4) == table.anchor
    assert {(4, 2), (5, 2)} == table.board.nearest
    words = "A space is taken. Move the tile to the green outline."
    assert words == table.hand._note.text
    assert table.hand.goes is None
    with qtbot.waitSignal(table.hand.refused) as caught:
        if by == "click":
            QTest.mouseClick(table.view.viewport(), LEFT, pos=table.cell((4, 4)))
        else:
            QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert [words, "TOY-1"] == caught.args
    assert [] == table.other.placed


def test_over_what_lies_there_no_click_is_promised_the_outline(table: Table, qtbot: QtBot) -> None:
    port = table.view.viewport()
    grip = table.at(table.source.mapToScene(QPointF(4, 4)))
    QTest.mouseMove(port, grip)
    QTest.mouseClick(port, LEFT, pos=grip)
    # The pointer goes on to a full cell, and the piece stays where it is.
    at = grip
    for cell, aside, goes in (((5, 2), QPointF(32, 61), True), ((5, 3), QPointF(32, 12), False)):
        at = table.at(table.board.scene_of(cell) + aside)
        QTest.mouseMove(port, at)
        assert (5, 3) == table.anchor
        assert (table.hand.goes is not None) == goes
        assert ("The tile goes to the green outline." in table.hand._note.text) == goes
    QTest.mouseClick(port, LEFT, pos=at)
    assert [] == table.toy.placed


def test_only_clashing_cells_are_hatched_and_the_note_covers_nothing_it_speaks_of(
    table: Table, qtbot: QtBot
) -> None:
    click_pick(table, qtbot)
    for anchor in ((4, 2), (5, 2), (5, 1), (4, 1)):
        table.hand.move_to(anchor)
        lying = {(x + anchor[0], y + anchor[1]) for x, y in table.toy.cells}
        if not lying & table.full:
            continue
        clash = {(x + anchor[0], y + anchor[1]) for x, y in table.ghost._clash}
        assert lying & table.full == clash < lying
        note = table.hand._note
        scale = table.view.transform().m11()
        said = QRectF(note.pos(), note.boundingRect().size() / scale)
        said.adjust(8 / scale, 8 / scale, -8 / scale, -8 / scale)
        cells = table.board.nearest
        spoken = [table.board.mapRectToScene(table.board.cell_rect(at)) for at in cells]
        assert spoken
        for rect in (*spoken, table.ghost.mapRectToScene(table.ghost.box())):
            assert not said.intersects(rect.adjusted(1, 1, -1, -1)), anchor


def test_escape_puts_back(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    QTest.mouseMove(table.view.viewport(), table.cell((2, 2)))
    with qtbot.waitSignal(table.hand.cancelled):
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert 1 == table.toy.returned
    assert [] == table.toy.placed
    assert table.hand.dragged is None
    assert table.hand.item is None
    assert PieceState.RESTING is table.pose()
    assert frozenset() == table.board.nearest


def test_a_click_or_drop_beside_the_board_puts_back(table: Table, qtbot: QtBot) -> None:
    port = table.view.viewport()
    beside = table.at(QPointF(1050, 600))
    click_pick(table, qtbot)
    QTest.mouseClick(port, LEFT, pos=beside)
    assert 1 == table.toy.returned
    QTest.mousePress(port, LEFT, pos=table.grip())
    QTest.mouseMove(port, beside)
    QTest.mouseRelease(port, LEFT, pos=beside)
    assert 2 == table.toy.returned
    assert table.hand.dragged is None


def test_a_click_on_another_source_swaps(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    other = table.at(table.second.mapToScene(QPointF(16, 16)))
    QTest.mouseClick(table.view.viewport(), LEFT, pos=other)
    assert 1 == table.toy.returned
    assert table.other is table.hand.dragged


def test_the_ghost_is_clamped_at_the_edge(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    QTest.mouseMove(table.view.viewport(), table.cell((11, 7)))
    assert (10, 5) == table.hand.anchor
    for _ in range(20):
        QTest.keyClick(table.view, Qt.Key.Key_Right)
        QTest.keyClick(table.view, Qt.Key.Key_Down)
    assert (10, 5) == table.hand.anchor


def test_page_keys_walk_all_legal_places_in_reading_order(table: Table, qtbot: QtBot) -> None:
    table.hand.pick(table.toy)
    order = sorted(table.toy.legal_anchors(), key=lambda at: (at[1], at[0]))
    QTest.keyClick(table.view, Qt.Key.Key_Home)
    seen = [table.hand.anchor]
    for _ in order[1:]:
        QTest.keyClick(table.view, Qt.Key.Key_PageDown)
        seen.append(table.hand.anchor)
    assert order == seen
    QTest.keyClick(table.view, Qt.Key.Key_PageDown)
    assert order[0] == table.hand.anchor
    QTest.keyClick(table.view, Qt.Key.Key_PageUp)
    assert order[-1] == table.hand.anchor
    QTest.keyClick(table.view, Qt.Key.Key_End)
    assert order[-1] == table.hand.anchor


def test_jump_with_no_legal_place_stays(table: Table) -> None:
    table.full |= {(x, y) for x in range(12) for y in range(8)}
    table.hand.pick(table.toy)
    before = table.hand.anchor
    table.hand.jump(Jump.NEXT)
    assert before == table.hand.anchor
    assert PieceState.ILLEGAL is table.ghost.pose


def test_l_shows_all_places_until_asked_again(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    QTest.keyClick(table.view, Qt.Key.Key_L)
    for _ in range(2):
        large = [spot.anchor for spot in table.board.dots.values() if not spot.turns]
        assert sorted(table.toy.legal_anchors()) == sorted(large)
        assert len(large) == len(table.board.places)
        assert table.ghost._dot == dot_of(table.toy.cells)
        QTest.keyClick(table.view, Qt.Key.Key_R)
    QTest.keyClick(table.view, Qt.Key.Key_L)
    assert () == table.board.places
    assert not table.board.dots
    assert table.ghost._dot is None


def test_a_dot_is_where_the_dot_of_the_piece_lies_in_the_easiest_way(table: Table) -> None:
    table.hand.pick(table.toy)
    table.hand.show_places(True)
    lying: dict[Cell, list[int]] = {}
    for spot in table.toy.everywhere():
        x, y = dot_of(spot.of(L_SHAPE))
        lying.setdefault((x + spot.anchor[0], y + spot.anchor[1]), []).append(spot.turns)
    assert {at: min(found) for at, found in lying.items()} == {
        at: spot.turns for at, spot in table.board.dots.items()
    }
    assert {0, 1, 2, 3} <= {turn for found in lying.values() for turn in found}


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (Placement((4, 3), 1, False), "Fits here if rotated (R)."),
        # Held as it is, it would lie across the lower edge there.
        (Placement((4, 6), 1, False), "Fits here if rotated (R)."),
        (Placement((4, 3), 1, True), "Fits here if flipped (F)."),
    ],
)
@pytest.mark.parametrize("keys", [False, True])
def test_over_a_small_dot_it_is_outlined_as_it_fits_and_is_laid_down_so(
    table: Table, qtbot: QtBot, way: Placement, said: str, *, keys: bool
) -> None:
    toy, port, (left, top) = table.toy, table.view.viewport(), dot_of(L_SHAPE)
    lying = {(x + way.anchor[0], y + way.anchor[1]) for x, y in way.of(L_SHAPE)}
    table.full |= {(x, y) for x in range(12) for y in range(8)}
    table.full -= lying
    toy.everywhere = lambda: [way]  # type: ignore[method-assign]
    click_pick(table, qtbot)
    table.hand.show_places(True)
    ((dot, found),) = table.board.dots.items()
    assert way == found
    assert dot in lying
    table.hand.move_to((dot[0] - left, dot[1] - top))
    corner = table.board.scene_of((dot[0] - left, dot[1] - top))
    for at in (QPointF(0, -150), table.ghost.box().center()):
        QTest.mouseMove(port, table.at(corner + at))
    assert lying == table.board.nearest
    assert table.hand._note.text.startswith(said)
    assert table.hand.landing is not None
    assert said == table.hand.landing.way_words
    if keys:
        table.hand.move_to((dot[0] - left, dot[1] - top))
        QTest.keyClick(table.view, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(port, LEFT, pos=table.at(corner + table.ghost.box().center()))
    assert [way.anchor] == toy.placed
    assert set(toy.cells) == set(way.of(L_SHAPE))


def test_a_nudge_does_not_take_the_piece_from_the_keyboard(table: Table, qtbot: QtBot) -> None:
    port = table.view.viewport()
    table.hand.pick(table.toy)
    table.hand.move_to((3, 3))
    QTest.mouseMove(port, table.cell((8, 5)))
    QTest.mouseMove(port, table.cell((8, 5)) + QPoint(2, 2))
    assert (3, 3) == table.hand.anchor
    QTest.mouseMove(port, table.cell((9, 5)))
    assert Mode.CARRY == table.hand.mode
    assert (3, 3) != table.hand.anchor


def test_a_disabled_hand_picks_nothing(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    table.hand.set_enabled(False)
    assert 1 == table.toy.returned
    click_pick(table, qtbot)
    assert table.hand.dragged is None
    table.hand.set_enabled(True)
    click_pick(table, qtbot)
    assert table.hand.dragged is table.toy


def test_a_source_may_refuse(table: Table, qtbot: QtBot) -> None:
    table.hand.add_source(table.source, lambda: None)
    click_pick(table, qtbot)
    assert table.hand.dragged is None


def test_a_source_can_be_deleted_while_its_piece_is_held(table: Table, qtbot: QtBot) -> None:
    click_pick(table, qtbot)
    table.hand.remove_source(table.source)
    table.scene.removeItem(table.source)
    table.source.deleteLater()
    QApplication.processEvents()
    table.hand.move_to((0, 0))
    assert table.hand.place()
    assert [(0, 0)] == table.toy.placed


def test_held_keys_do_not_reach_shortcuts(table: Table, qtbot: QtBot) -> None:
    fired: list[str] = []
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_R), table.view)
    shortcut.activated.connect(lambda: fired.append("R"))
    click_pick(table, qtbot)
    QTest.keyClick(table.view, Qt.Key.Key_R)
    assert [] == fired
    assert 1 == table.toy.turns
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    QTest.keyClick(table.view, Qt.Key.Key_R)
    assert ["R"] == fired


def test_losing_the_button_keeps_the_piece(table: Table, qtbot: QtBot) -> None:
    port = table.view.viewport()
    QTest.mousePress(port, LEFT, pos=table.grip())
    QTest.mouseMove(port, table.cell((1, 1)))
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))
    assert Mode.CARRY == table.hand.mode
    assert table.hand.dragged is table.toy
    QTest.mouseRelease(port, LEFT, pos=table.cell((1, 1)))
    assert [] == table.toy.placed


def test_touch_holds_the_piece_above_the_finger(table: Table, qtbot: QtBot) -> None:
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    port = table.view.viewport()
    # Touches beyond the offscreen platform's screen of 800 × 800 are dropped.
    table.view.resize(760, 500)
    QApplication.processEvents()
    QTest.touchEvent(port, device).press(0, table.grip(), port).commit()
    QTest.touchEvent(port, device).move(0, table.cell((4, 6)), port).commit()
    assert table.hand.dragged is table.toy
    box = table.ghost.mapRectToScene(table.ghost.box())
    finger = table.view.mapToScene(table.cell((4, 6)))
    assert box.bottom() < finger.y()
    QTest.touchEvent(port, device).release(0, table.cell((4, 6)), port).commit()
    assert 1 == len(table.toy.placed)


def test_the_hand_serves_a_scaled_board(table: Table, qtbot: QtBot) -> None:
    table.board.setScale(0.5)
    click_pick(table, qtbot)
    port = table.view.viewport()
    spot = table.at(table.board.scene_of((2, 2)) + QPointF(16, 16))
    QTest.mouseMove(port, spot)
    assert (2, 2) == table.hand.anchor
    assert 0.5 == table.ghost.scale()
    QTest.mouseClick(port, LEFT, pos=spot)
    assert [(2, 2)] == table.toy.placed

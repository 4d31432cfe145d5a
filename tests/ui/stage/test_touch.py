"""Tests of the hand under fingers: real touch events on the viewport."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.stage.input.piece_drag import Mode
from ui.stage.input.touch import MIN_TARGET_PX
from ui.stage.items.zone import ZoneItem
from ui.stage.tiles.piece_item import PieceState

if TYPE_CHECKING:
    from tests.ui.stage.conftest import Table


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


class Touch:
    """Fingers on a table's viewport. The offscreen platform drops touches beyond 800 × 800."""

    def __init__(self, table: Table, screen: QPointingDevice) -> None:
        self.table = table
        self.screen = screen
        table.view.resize(760, 500)
        QApplication.processEvents()

    def event(self) -> Any:
        return QTest.touchEvent(self.table.view.viewport(), self.screen)

    @property
    def port(self) -> Any:
        return self.table.view.viewport()

    def press(self, at: QPoint) -> None:
        self.event().press(0, at, self.port).commit()

    def move(self, at: QPoint) -> None:
        self.event().move(0, at, self.port).commit()

    def lift(self, at: QPoint) -> None:
        self.event().release(0, at, self.port).commit()

    def tap(self, at: QPoint) -> None:
        self.press(at)
        self.lift(at)

    def twist(self, middle: QPoint, degrees: int) -> None:
        """Put a second finger down and lead it round the first one, in small steps."""

        def beside(angle: float) -> QPoint:
            turn = math.radians(angle)
            return middle + QPoint(round(90 * math.cos(turn)), round(90 * math.sin(turn)))

        self.event().stationary(0).press(1, beside(0), self.port).commit()
        way = 1 if degrees > 0 else -1
        for angle in range(0, degrees + way, 5 * way):
            self.event().stationary(0).move(1, beside(angle), self.port).commit()
        self.event().stationary(0).release(1, beside(degrees), self.port).commit()


@pytest.fixture
def touch(table: Table, screen: QPointingDevice) -> Touch:
    return Touch(table, screen)


def test_one_finger_drags_with_the_piece_above_it(table: Table, touch: Touch) -> None:
    touch.press(table.grip())
    touch.move(table.grip() + QPoint(-20, 20))
    assert Mode.DRAG is table.hand.mode
    for cell in [(4, 6), (2, 7), (7, 5)]:
        touch.move(table.cell(cell))
        box = table.ghost.mapRectToScene(table.ghost.box())
        finger = table.view.mapToScene(table.cell(cell))
        assert box.bottom() < finger.y()
        assert box.left() < finger.x() < box.right()
    touch.lift(table.cell((7, 5)))
    assert 1 == len(table.toy.placed)


def test_the_piece_stays_above_the_finger_when_it_is_turned(table: Table, touch: Touch) -> None:
    touch.press(table.grip())
    touch.move(table.cell((4, 6)))
    touch.twist(table.cell((4, 6)), 50)
    assert 1 == table.toy.turns
    box = table.ghost.mapRectToScene(table.ghost.box())
    assert box.bottom() < table.view.mapToScene(table.cell((4, 6))).y()


def test_tap_tap_places_with_the_middle_under_the_finger(table: Table, touch: Touch) -> None:
    touch.tap(table.grip())
    assert Mode.CARRY is table.hand.mode
    assert PieceState.TAKEN is table.pose()
    touch.tap(table.cell((3, 4)) - QPoint(14, 0))
    assert [(2, 3)] == table.toy.placed
    assert table.hand.dragged is None


def test_a_tap_on_an_illegal_place_says_why_and_keeps_the_piece(
    table: Table, touch: Touch, qtbot: QtBot
) -> None:
    table.far()
    touch.tap(table.grip())
    with qtbot.waitSignal(table.hand.refused) as caught:
        touch.tap(table.cell((5, 3)))
    assert ["A space is taken. Move the tile to the green outline.", "TOY-1"] == caught.args
    assert table.hand.dragged is table.toy
    assert PieceState.ILLEGAL is table.ghost.pose
    assert table.hand._note.isVisible()


def test_a_tap_beside_the_board_puts_back(table: Table, touch: Touch) -> None:
    touch.tap(table.grip())
    touch.tap(table.at(QPointF(1050, 600)))
    assert 1 == table.toy.returned
    assert table.hand.dragged is None


def test_a_tap_on_another_piece_swaps(table: Table, touch: Touch) -> None:
    touch.tap(table.grip())
    touch.tap(table.at(table.second.mapToScene(QPointF(16, 16))))
    assert 1 == table.toy.returned
    assert table.other is table.hand.dragged


@pytest.mark.parametrize(("degrees", "steps"), [(50, 1), (-50, -1), (90, 2), (20, 0)])
def test_two_fingers_turn(table: Table, touch: Touch, degrees: int, steps: int) -> None:
    touch.tap(table.grip())
    middle = table.cell((3, 3))
    touch.press(middle)
    touch.twist(middle, degrees)
    touch.lift(middle)
    assert steps == table.toy.turns
    # Lifting the fingers after turning lays nothing down.
    assert [] == table.toy.placed
    assert table.hand.dragged is table.toy


def test_a_tap_of_the_second_finger_turns_clockwise(table: Table, touch: Touch) -> None:
    touch.press(table.grip())
    touch.move(table.cell((3, 5)))
    side = table.cell((8, 5))
    touch.event().stationary(0).press(1, side, touch.port).commit()
    touch.event().stationary(0).release(1, side, touch.port).commit()
    assert 1 == table.toy.turns
    touch.lift(table.cell((3, 5)))
    assert 1 == len(table.toy.placed)


def test_a_piece_smaller_than_a_fingertip_can_be_taken(table: Table, touch: Touch) -> None:
    table.source.setScale(0.2)
    corner = table.at(table.source.mapToScene(QPointF(0, 0)))
    touch.tap(corner - QPoint(MIN_TARGET_PX // 2 - 3, 0))
    assert table.hand.dragged is table.toy
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    touch.tap(corner - QPoint(2 * MIN_TARGET_PX, 0))
    assert table.hand.dragged is None


def test_what_the_hand_does_not_want_is_a_mouse_click(
    table: Table, touch: Touch, qtbot: QtBot
) -> None:
    zone = ZoneItem(table.look, "Rows")
    zone.set_rect(QRectF(900, 450, 120, 80))
    zone.set_open(True)
    table.scene.addItem(zone)
    with qtbot.waitSignal(zone.chosen):
        touch.tap(table.at(QPointF(960, 490)))


def test_a_disabled_hand_swallows_the_finger(table: Table, touch: Touch) -> None:
    table.hand.set_enabled(False)
    touch.tap(table.grip())
    assert table.hand.dragged is None


def test_fingers_that_the_system_takes_away_keep_the_piece(table: Table, touch: Touch) -> None:
    touch.press(table.grip())
    touch.move(table.cell((3, 5)))
    cancel = QTouchEvent(QEvent.Type.TouchCancel, touch.screen)
    QApplication.sendEvent(touch.port, cancel)
    assert Mode.CARRY is table.hand.mode
    assert table.hand.dragged is table.toy
    touch.lift(table.cell((3, 5)))
    assert [] == table.toy.placed


def test_the_mouse_takes_over_from_the_finger(table: Table, touch: Touch) -> None:
    touch.tap(table.grip())
    QTest.mouseMove(touch.port, table.cell((3, 4)) - QPoint(14, 0))
    assert (2, 3) == table.hand.anchor

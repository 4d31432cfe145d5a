"""Places in rows: as large as their room lets them be; arrows go from one to the next."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from ui.look.style import Look
from ui.stage.input.choices import PlaceItem, PlacesItem
from ui.stage.view import StageView


class Place(PlaceItem):
    def key(self) -> Hashable:
        return self.place, self.states

    def paint_in(self, painter: QPainter) -> None:
        painter.drawRect(self.rect())


def test_arrows_go_from_place_to_place_and_enter_chooses(qtbot: QtBot, look: Look) -> None:
    scene = QGraphicsScene(0, 0, 400, 300)
    view = StageView(scene, look)
    qtbot.addWidget(view)
    # The last row is not full.
    places = [Place(look, number) for number in range(5)]
    grid = PlacesItem(look, places, 3, shape=0.5)
    scene.addItem(grid)
    grid.set_rect(QRectF(0, 0, 400, 300))
    view.resize(400, 300)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.setFocus()
    assert (grid.columns, grid.rows) == (3, 2)
    size = places[0].rect().size()
    assert abs(size.width() - 2 * size.height()) <= 1
    assert all(QRectF(0, 0, 400, 300).contains(place.scene_rect()) for place in places)
    for place in places:
        place.set_open(place.place == 1)
    grid.lead()
    assert grid.cursor_cell == (1, 0), "where something can be chosen"
    went: list[object] = []
    grid.cursor_moved.connect(went.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
    assert went == [(0, 0), (0, 0), (0, 1), (1, 1)]
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert grid.cursor_cell == (1, 1), "there is no place at the end of the last row"
    with qtbot.waitSignal(grid.chosen) as chosen:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen.args == [4]
    at = view.mapFromScene(places[2].scene_rect().center())
    with qtbot.waitSignal(grid.chosen) as chosen:
        QTest.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(at)
        )
    assert chosen.args == [2]

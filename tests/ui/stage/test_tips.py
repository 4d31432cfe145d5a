"""Tests of tips on the stage: their lines fit the window, and lose no word."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip
from pytestqt.qtbot import QtBot

from ui.look.style import Look
from ui.stage.input.tips import TipScene
from ui.stage.items.stage_item import StageItem

LONG = "A point for each kilogram up to the limit, and one less for each above it. " * 2


@pytest.mark.parametrize("wide", [300, 1200])
def test_a_long_tip_is_broken_into_lines_that_fit(qtbot: QtBot, wide: int) -> None:
    scene = TipScene(0, 0, 100, 100)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(wide, 300)
    view.show()
    below = scene.addRect(0, 0, 100, 100)
    below.setToolTip("Below")
    over = scene.addRect(0, 0, 50, 100)
    over.setToolTip(f"This round\n{LONG}")
    scene.addRect(0, 0, 100, 100)

    def tip(x: float) -> str:
        at = view.mapFromScene(x, 50)
        asked = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(QPoint(at)))
        QApplication.sendEvent(view.viewport(), asked)
        return QToolTip.text()

    assert tip(75) == "Below", "the uppermost that has one"
    first, *lines = tip(25).split("\n")
    assert first == "This round"
    assert " ".join(" ".join(lines).split()) == LONG.strip()
    measured = QFontMetricsF(QToolTip.font()).horizontalAdvance
    assert len(lines) > 1
    assert max(map(measured, lines)) <= 0.8 * wide


class Counter(StageItem):
    """An item that tells a number."""

    number = 1

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 100, 100)

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.boundingRect(), Qt.GlobalColor.gray)


def test_a_tip_is_of_now_also_while_it_is_on_the_screen(qtbot: QtBot, look: Look) -> None:
    scene, item = TipScene(0, 0, 100, 100), Counter(look)
    item.set_tip(lambda: f"ready in {item.number} turns" if item.number else "")
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.show()
    at = view.mapFromScene(50, 50)
    asked = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(QPoint(at)))
    QApplication.sendEvent(view.viewport(), asked)
    assert "ready in 1 turns" == QToolTip.text()
    item.number = 2
    assert "ready in 2 turns" == item.toolTip()
    scene.renew_tip()
    assert "ready in 2 turns" == QToolTip.text()
    # What another part of the window tells is not touched.
    QToolTip.showText(QPoint(5, 5), "A button", view)
    item.number = 3
    scene.renew_tip()
    assert "A button" == QToolTip.text()
    QApplication.sendEvent(view.viewport(), asked)
    item.number = 0
    scene.renew_tip()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())

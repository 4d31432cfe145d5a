"""Tests of tips on the stage: their lines fit the window, and lose no word."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip
from pytestqt.qtbot import QtBot

from ui.stage.tips import TipScene

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

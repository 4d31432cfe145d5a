"""The ground under the screen: the locked Qt keeps count of None and repaints without end."""

import sys

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

REPAINTS = 3000


class Painted(QWidget):
    """A widget that counts how often it was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.palette().window())
        painter.drawLine(0, 0, self.width(), self.count % self.height())
        painter.end()
        self.count += 1


def test_void_calls_return_none_without_losing_it(qapp: object) -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(200):
        thing.setObjectName("thing")
    assert abs(sys.getrefcount(None) - before) < 50


def test_thousands_of_repaints(qtbot: QtBot) -> None:
    widget = Painted()
    qtbot.addWidget(widget)
    widget.resize(64, 48)
    target = QPixmap(widget.size())
    # The first one loads what the bindings load late.
    widget.render(target, QPoint())
    before = sys.getrefcount(None)
    for _ in range(REPAINTS - 1):
        widget.render(target, QPoint())
    assert REPAINTS == widget.count
    assert abs(sys.getrefcount(None) - before) < 50

"""Art that is painted a few parts a turn: no turn takes long, and all of it comes."""

import time
from collections.abc import Callable

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.look.incremental import IncrementalPainter
from ui.look.pixmaps import PixmapCache

PARTS = 12
SLOW = 0.02


class Wall(QWidget):
    """Shows parts that take long to paint."""

    def __init__(self, pixmaps: PixmapCache) -> None:
        super().__init__()
        self.pixmaps = pixmaps
        self.slices = IncrementalPainter(pixmaps, self)
        self.painted: list[int] = []
        self.longest = 0.0

    def part(self, number: int) -> Callable[[QPainter], None]:
        def paint(painter: QPainter) -> None:
            time.sleep(SLOW)
            self.painted.append(number)
            painter.fillRect(QRectF(number * 10, 0, 10, 10), QColor("red"))

        return paint

    def paintEvent(self, event: QPaintEvent) -> None:
        began = time.perf_counter()
        painter = QPainter(self)
        with self.slices.painting(self):
            for number in range(PARTS):
                room = QRectF(number * 10, 0, 10, 10)
                self.pixmaps.draw(painter, ("part", number), room, self.part(number))
        painter.end()
        self.longest = max(self.longest, time.perf_counter() - began)


def test_parts_come_one_after_another_and_each_once(qtbot: QtBot) -> None:
    wall = Wall(PixmapCache())
    qtbot.addWidget(wall)
    wall.resize(PARTS * 10, 10)
    turns: list[int] = []
    timer = QTimer(wall)
    timer.timeout.connect(lambda: turns.append(len(wall.painted)))
    timer.start(0)
    wall.show()
    qtbot.waitUntil(lambda: len(wall.painted) == PARTS and not wall.slices.waiting)
    assert wall.painted == list(range(PARTS))
    # Between two parts the event loop has its turn.
    assert set(turns) >= set(range(1, PARTS))
    assert wall.longest < 3 * SLOW
    image = wall.grab().toImage()
    assert all(image.pixelColor(each * 10 + 5, 5) == QColor("red") for each in range(PARTS))
    assert len(wall.painted) == PARTS


def test_sparing_draws_what_is_there_and_leaves_out_what_is_not(qtbot: QtBot) -> None:
    wall = Wall(PixmapCache())
    qtbot.addWidget(wall)
    wall.resize(40, 10)
    image = wall.grab().toImage()
    painter = QPainter(image)
    with wall.pixmaps.budget(0.001) as spared:
        wall.pixmaps.draw(painter, "a", QRectF(0, 0, 10, 10), wall.part(0))
        assert not spared.left_out
        wall.pixmaps.draw(painter, "b", QRectF(10, 0, 10, 10), wall.part(1))
        assert spared.left_out
    with wall.pixmaps.budget(0.0) as spared:
        wall.pixmaps.draw(painter, "a", QRectF(0, 0, 10, 10), wall.part(0))
        assert not spared.left_out
    wall.pixmaps.draw(painter, "b", QRectF(10, 0, 10, 10), wall.part(1))
    painter.end()
    assert wall.painted == [0, 1]

"""Bench: the bare probe: 36 pictures on an oval and nothing else; prints each painting's length.

Words: the window's width and height. It is the quickest way of Qt's that was found for as many
things that move: pixmaps scaled before, of which only the places change. What our belt takes is
told beside it, since it was measured in the same minutes on the same machine. Lengths are in
milliseconds, by the clock and by the processor.
"""

import json
import math
import sys
import time

from PySide6.QtCore import QEventLoop, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

PIECES = 36
LEVELS = 12
FRAMES = 600
ROUND = 24.0
"""Seconds of a round, as on the belt with 36 suitcases."""
FAR = 0.56
"""How large a piece is at the back, as on that belt."""
WIDE = 0.088
"""The width of a piece at the front, in widths of the window, as on that belt."""


class View(QGraphicsView):
    """Knows what each painting took."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self.taken: list[tuple[float, float]] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        clock, work = time.perf_counter(), time.thread_time()
        super().paintEvent(event)
        self.taken.append(
            ((time.perf_counter() - clock) * 1000, (time.thread_time() - work) * 1000)
        )


def levels(width: int) -> list[QPixmap]:
    """A rectangle with round corners, in all sizes from the back to the front."""
    found = []
    for level in range(LEVELS):
        wide = round(WIDE * width * (FAR + (1.0 - FAR) * level / (LEVELS - 1)))
        made = QPixmap(wide, wide)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor("#a5562f"))
        painter.drawRoundedRect(QRectF(1, 1, wide - 2, wide - 2), wide / 10, wide / 10)
        painter.end()
        found.append(made.copy())
    return found


class Belt:
    """36 pictures that go round an oval."""

    def __init__(self, scene: QGraphicsScene, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._levels = levels(width)
        self._items = [QGraphicsPixmapItem() for _ in range(PIECES)]
        for item in self._items:
            scene.addItem(item)

    def show(self, turn: float) -> None:
        """Lie as after so many rounds."""
        width, height = self._width, self._height
        for number, item in enumerate(self._items):
            angle = 2 * math.pi * (turn + number / PIECES)
            level = round((1.0 + math.sin(angle)) / 2 * (LEVELS - 1))
            picture = self._levels[level]
            if item.pixmap().cacheKey() != picture.cacheKey():
                item.setPixmap(picture)
            item.setZValue(level)
            item.setPos(
                round(width * (0.5 + 0.42 * math.cos(angle)) - picture.width() / 2),
                round(height * (0.55 + 0.33 * math.sin(angle)) - picture.height() / 2),
            )


def measured(width: int, height: int) -> list[tuple[float, float]]:
    """What each painting took, once all is warm."""
    scene = QGraphicsScene(0, 0, width, height)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    belt = Belt(scene, width, height)
    view = View(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
    view.resize(width, height)
    view.show()
    loop, began = QEventLoop(), time.perf_counter()

    def frame() -> None:
        belt.show((time.perf_counter() - began) / ROUND)
        if len(view.taken) >= FRAMES + FRAMES // 4:
            loop.quit()

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(frame)
    timer.start(16)
    loop.exec()
    timer.stop()
    view.close()
    return view.taken[-FRAMES:]


def main(words: list[str]) -> int:
    application = QApplication([])
    taken = measured(int(words[0]), int(words[1]))
    application.quit()
    sys.stdout.write(json.dumps(taken) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Bench: the bare pixmaps: 36 pictures on an oval and nothing else, for probes to measure.

It is the quickest way of Qt's that was found for as many things that move: pixmaps scaled before,
of which only the places change, over a picture of the ground that is copied below them. They are as
large as the luggage on our belt. A probe measures them in its own process and between its own
parts, so that whatever else the machine does slows both.
"""

import math

from PySide6.QtCore import QEventLoop, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from tests.tools.bench.figures import Span, now, since
from tests.tools.bench.pace import often

PIECES = 36
LEVELS = 12
FRAMES = 300
ROUND = 24.0
"""Seconds of a round, as on the belt with 36 suitcases."""
FAR = 0.56
"""How large a piece is at the back, as on that belt."""
WIDE = 0.092
"""The width of a piece at the front, in widths of the window: so many pixels as on that belt."""


class BareView(QGraphicsView):
    """The pictures as they lie on the oval."""

    def __init__(self, width: int, height: int) -> None:
        self._scene = QGraphicsScene(0, 0, width, height)
        super().__init__(self._scene)
        self.taken: list[Span] = []
        """What each painting took."""
        self._ground = QPixmap(width, height)
        self._ground.fill(QColor("#c8bda8"))
        self._levels = _levels(width)
        self._items = [QGraphicsPixmapItem() for _ in range(PIECES)]
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        for item in self._items:
            self._scene.addItem(item)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # It may stand over the window of a match, which pauses when it is left.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.resize(width, height)
        self.turn(0.0)

    def turn(self, turn: float) -> None:
        """Lie as after so many rounds."""
        width, height = self._scene.width(), self._scene.height()
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

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.drawPixmap(rect, self._ground, QRectF(rect))

    def paintEvent(self, event: QPaintEvent) -> None:
        began = now()
        super().paintEvent(event)
        self.taken.append(since(began))


def _levels(width: int) -> list[QPixmap]:
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


def bare(width: int, height: int) -> list[Span]:
    """What each painting took, once all is warm."""
    view = BareView(width, height)
    view.show()
    loop, began = QEventLoop(), now()
    frames = often(FRAMES, 8)

    def frame() -> None:
        view.turn(since(began)[0] / 1000 / ROUND)
        if len(view.taken) >= frames + frames // 4:
            loop.quit()

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(frame)
    timer.start(16)
    loop.exec()
    timer.stop()
    view.close()
    return view.taken[-frames:]

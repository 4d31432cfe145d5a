"""Bench: drags a tile over the suitcase in the real window; prints each step's milliseconds."""

import json
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core import NeedsChance, Seat
from engine.games.pack_the_essentials.actions import Claim
from engine.games.pack_the_essentials.view import Phase
from engine.match import codes
from engine.store import places
from ui.app import App
from ui.bridge.desk import Chair
from ui.shell.instance import Instance
from ui.tables.pack_the_essentials.scene import PackScene

GAME = "pack_the_essentials"
STEPS = 1500
DEAL = 20_261_120
"""The deal that is played: the same each time."""
PATIENCE = 20.0
STRIDE = 23
"""Pixels of one step, about half a cell."""
NO_FRAME = 0.025
"""Seconds after which a step is one that changes nothing: the tile snaps to cells."""


class Frames(QObject):
    """Counts the paintings of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


class Bare(QWidget):
    """The bare probe: a plain window in which a square follows the mouse."""

    def __init__(self) -> None:
        super().__init__()
        self.square = QRect(0, 0, 160, 160)
        self.setMouseTracking(True)
        self.resize(1280, 800)

    def place(self) -> QPoint:
        return self.square.topLeft()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.update(self.square)
        self.square.moveTo(event.position().toPoint())
        self.update(self.square)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), Qt.GlobalColor.white)
        painter.fillRect(self.square, Qt.GlobalColor.gray)
        painter.end()


def settle(seconds: float) -> None:
    """Let the window work for a while."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QCoreApplication.processEvents()
        time.sleep(0.002)


def to_draft(app: App) -> PackScene:
    """Begin a solo match and claim the first position; return its scene, ready for a drag."""
    code = codes.new("PE", DEAL)
    app.window.start(GAME, code, (Chair("Ada", "plum"),), {}, False)
    bridge = app.desk.bridge
    assert bridge is not None
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        settle(0.05)
        view = bridge.view(Seat(0))
        if view.phase is Phase.CLAIM:
            bridge.submit(Seat(0), [Claim(3)])
        elif view.phase is Phase.DRAFT and not isinstance(bridge.awaiting(), NeedsChance):
            settle(3)
            scene = app.window.findChild(PackScene)
            assert isinstance(scene, PackScene)
            return scene
    raise TimeoutError("the match did not come to a draft")


def path(width: int, height: int) -> list[QPoint]:
    """A zigzag over an area of pixels, one point a step."""
    points: list[QPoint] = []
    x, y, dx, dy = 0, 0, STRIDE, STRIDE // 2
    for _ in range(STEPS):
        x, y = x + dx, y + dy
        dx = -dx if not 0 <= x + dx < width else dx
        dy = -dy if not 0 <= y + dy < height else dy
        points.append(QPoint(x, y))
    return points


def drag(
    widget: QWidget, handle: QWindow, points: list[QPoint], where: Callable[[], object]
) -> list[float]:
    """Move the mouse over a window; return the milliseconds from each move to its frame.

    A step after which ``where`` is the same may go without a frame; any other is waited for, so
    that a slow frame is not taken for none.
    """
    frames = Frames(widget)
    taken: list[float] = []
    for point in points:
        before = frames.count
        place = where()
        began = time.perf_counter()
        QTest.mouseMove(handle, point)
        while frames.count == before:
            QCoreApplication.processEvents()
            waited = time.perf_counter() - began
            if waited > (NO_FRAME if where() == place else PATIENCE):
                break
        if frames.count == before and where() != place:
            raise TimeoutError("a step that moved the tile was not painted")
        if frames.count > before:
            taken.append((time.perf_counter() - began) * 1000)
        # As a mouse does, and so that one step's rest is not the next one's beginning.
        settle(0.004)
    return taken


def drag_bare() -> list[float]:
    """Half as many steps over the bare probe."""
    window = Bare()
    window.show()
    settle(0.5)
    taken = drag(window, window.windowHandle(), path(1000, 600)[: STEPS // 2], window.place)
    window.close()
    return taken


def main() -> int:
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    bare = drag_bare()
    instance = Instance(places().lock)
    app = App(application, places(), instance)
    app.window.resize(1280, 800)
    app.window.show()
    app.begin()
    scene = to_draft(app)
    viewport = scene.view.viewport()
    handle = app.window.windowHandle()
    offset = viewport.mapTo(app.window, QPoint(0, 0))
    piece = next(found for space in range(1, 5) if (found := scene.piece_on(space)) is not None)
    start = scene.viewport_point(piece.sceneBoundingRect().center()).toPoint() + offset
    board = scene.view.mapFromScene(scene.board.sceneBoundingRect()).boundingRect()
    left = Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    corner = board.topLeft() + offset
    # A press while something still moves only skips it.
    for _ in range(3):
        QTest.mouseMove(handle, start)
        QTest.mousePress(handle, left, none, start)
        for step in range(1, 11):
            QTest.mouseMove(handle, start + (corner - start) * step / 10)
            settle(0.02)
        if scene.hand.held is not None:
            break
        QTest.mouseRelease(handle, left, none, corner)
        settle(1)
    assert scene.hand.held is not None, "the tile was not picked up"
    points = [corner + point for point in path(board.width() - 1, board.height() - 1)]
    taken = drag(viewport, handle, points, lambda: scene.hand.anchor)
    QTest.mouseRelease(handle, left, none, corner)
    settle(0.1)
    app.shut()
    instance.release()
    bare += drag_bare()
    told = {"steps": STEPS, "painted_ms": taken, "bare_ms": bare}
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

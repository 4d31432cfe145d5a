"""Bench: drags a tile over the suitcase in the real window; prints how long each step takes.

Words: the window's width and height. A step is all from the mouse event to the painted frame. The
bare pixmaps are painted in between.
"""

import json
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core import NeedsChance, Seat
from engine.games.pack_the_essentials.actions import Claim
from engine.games.pack_the_essentials.view import Phase
from engine.match import codes
from engine.store import places
from tests.tools.bench.figures import Span, between, now, since
from tests.tools.bench.pace import often
from tests.tools.bench.paint_bare import bare
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.shell.instance import Instance
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.table import Table as PackTable

GAME = "pack_the_essentials"
STEPS = 1500
DEAL = 20_261_120
"""The deal that is played: the same each time."""
PATIENCE = 20.0
STRIDE = 23
"""Pixels of one step, about half a cell."""
PARTS = 3
"""So often the bare pixmaps come in between."""
NO_FRAME = 25.0
"""Milliseconds after which a step is one that changes nothing: the tile snaps to cells."""


class Frames(QObject):
    """Knows when a widget was painted last, and has been handed to the screen."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        self.last = now()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # Behind the frame that is being painted, and before all that comes after it.
            done, high = QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority
            QCoreApplication.postEvent(self, done, high.value)
        return False

    def customEvent(self, event: QEvent) -> None:
        self.count += 1
        self.last = now()


def settle(seconds: float) -> None:
    """Let the window work for a while."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QCoreApplication.processEvents()
        time.sleep(0.002)


def to_draft(app: App) -> PackScene:
    """Begin a solo match and claim the first position; return its scene, ready for a drag."""
    code = codes.new("PE", DEAL)
    app.window.match_opener.start(GAME, code, (SeatSetup("Ada", "plum"),), {}, False)
    bridge = app.controller.bridge
    assert bridge is not None
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        settle(0.05)
        view = bridge.view(Seat(0))
        if view.phase is Phase.CLAIM:
            bridge.submit(Seat(0), [Claim(3)])
        elif view.phase is Phase.DRAFT and not isinstance(bridge.awaiting(), NeedsChance):
            table = app.window.findChild(PackTable)
            assert isinstance(table, PackTable)
            if not table.motion.busy:
                settle(often(3.0, 0.1))
                return table.scene
    raise TimeoutError("the match did not come to a draft")


def path(width: int, height: int) -> list[QPoint]:
    """A zigzag over an area of pixels, one point a step."""
    points: list[QPoint] = []
    x, y, dx, dy = 0, 0, STRIDE, STRIDE // 2
    for _ in range(often(STEPS, 30)):
        x, y = x + dx, y + dy
        dx = -dx if not 0 <= x + dx < width else dx
        dy = -dy if not 0 <= y + dy < height else dy
        points.append(QPoint(x, y))
    return points


def drag(
    widget: QWidget, handle: QWindow, points: list[QPoint], where: Callable[[], object]
) -> list[Span]:
    """Move the mouse over a window; return what it takes from each move to its frame.

    A step after which ``where`` is the same may go without a frame; any other is waited for, so
    that a slow frame is not taken for none. Waiting is asleep, so it is not taken for work.
    """
    frames = Frames(widget)
    wake = QTimer()
    wake.start(5)
    taken: list[Span] = []
    for point in points:
        before = frames.count
        place = where()
        began = now()
        QTest.mouseMove(handle, point)
        while frames.count == before:
            if since(began)[0] > (NO_FRAME if where() == place else PATIENCE * 1000):
                break
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if frames.count > before:
            taken.append(between(began, frames.last))
        elif where() != place:
            raise TimeoutError("a step that moved the tile was not painted")
        # As a mouse does, and so that one step's rest is not the next one's beginning.
        settle(0.004)
    return taken


def main(words: list[str]) -> int:
    width, height = int(words[0]), int(words[1])
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    alone = bare(width, height)
    instance = Instance(places().lock)
    app = App(application, places(), instance)
    app.window.resize(width, height)
    app.window.show()
    app.begin()
    scene = to_draft(app)
    viewport = scene.view.viewport()
    handle = app.window.windowHandle()
    offset = viewport.mapTo(app.window, QPoint(0, 0))
    piece = next(found for space in range(1, 5) if (found := scene.piece_on(space)) is not None)
    start = scene.view.mapFromScene(piece.sceneBoundingRect().center()) + offset
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
        if scene.hand.dragged is not None:
            break
        QTest.mouseRelease(handle, left, none, corner)
        settle(1)
    assert scene.hand.dragged is not None, "the tile was not picked up"
    points = [corner + point for point in path(board.width() - 1, board.height() - 1)]
    steps = len(points)
    taken: list[Span] = []
    for part in range(PARTS):
        taken += drag(
            viewport,
            handle,
            points[part * steps // PARTS : (part + 1) * steps // PARTS],
            lambda: scene.hand.anchor,
        )
        alone += bare(width, height)
    assert scene.hand.dragged is not None, "the tile was lost"
    QTest.mouseRelease(handle, left, none, corner)
    settle(0.1)
    size = [app.window.width(), app.window.height()]
    app.shut()
    instance.release()
    told = {"size": size, "steps": steps, "taken": taken, "bare": alone}
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

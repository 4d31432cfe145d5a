"""Bench: plays a round of Carry On for eight in the real window; prints its frames and looks.

Words: the window's width and height. One person plays against seven hard computers: picks turn over
together, hands pass on, and at a round's end the page that shows it waits for a press. A frame is
all from the end of one painting of the stage, or from a moment in which nothing was to be done, to
the end of the next painting or to such a moment. A look is all from the pointer's move onto a card
to the frame that shows it large; the first one at a hand comes as soon as there is something to
choose. Between turns the bare pixmaps are painted.
"""

import ui.look.startup_memory  # isort: skip # noqa: F401 - before all others, as in the program
import json
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from engine.core import Level, Seat
from engine.games.carry_on.view import CarryView, Phase
from engine.match import codes
from engine.store import Settings, places
from tests.tools.bench.drag_probe import drag
from tests.tools.bench.figures import Span, between, now, since
from tests.tools.bench.pace import is_quick, often
from tests.tools.bench.paint_bare import bare
from ui.app import App
from ui.bridge.base import TableBridge
from ui.bridge.controller import SeatSetup
from ui.look.palette import COLOURS
from ui.shell.instance import Instance
from ui.stage.view import StageView
from ui.tables.carry_on.table import Table

GAME, PREFIX = "carry_on", "CO"
DEAL = 20_261_125
ME = Seat(0)
TURNS = 9
"""Picks that are watched: those of a round, and of the next one's beginning."""
PATIENCE = 60.0
STILL = 0.3
"""Seconds in which nothing moves once a hand has come."""
BARE_AT = (2, 4, 6)
"""Turns after which the bare pixmaps come in between."""


PULSE = 5
"""Milliseconds between two looks at whether there was anything to do."""
IDLE = 1.0
"""Milliseconds of work in one of them that are nothing: a frame that waited would be painted."""


class Frames:
    """What each painting of the stage took while hands pass, and each frame."""

    def __init__(self) -> None:
        self.paints: list[Span] = []
        self.gaps: list[Span] = []
        self._watched = False
        self._last: Span | None = None
        self._pulse = QTimer()
        self._pulse.setTimerType(Qt.TimerType.PreciseTimer)
        self._pulse.timeout.connect(self.pulse)
        self._beat = now()

    def watch(self) -> None:
        """Measure every painting of a stage from now on; before any is made."""
        frames, paint = self, StageView.paintEvent

        def measure(self: StageView, event: QPaintEvent) -> None:
            began = now()
            paint(self, event)
            frames.painted(since(began))

        StageView.paintEvent = measure  # type: ignore[method-assign]

    def keep(self, *, watched: bool) -> None:
        """Keep what comes, or let it go by."""
        self._watched, self._last = watched, now()
        self._beat = now()
        self._pulse.start(PULSE)

    def pulse(self) -> None:
        """If nothing was done since the last of these, what was done before is a frame too."""
        before, self._beat = self._beat, now()
        waited, work = since(before)
        idle = waited > PULSE / 2 and work < IDLE
        if idle and self._watched and self._last is not None:
            if before[1] - self._last[1] > IDLE / 1000:
                self.gaps.append(between(self._last, before))
            self._last = self._beat

    def painted(self, took: Span) -> None:
        """A painting is over that took so long."""
        if self._watched and self._last is not None:
            self.paints.append(took)
            self.gaps.append(since(self._last))
            self._last = now()


def wait(seconds: float) -> None:
    """Let the window work as it does in the program."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def until(seen: Callable[[], object]) -> None:
    """Let the window work until something is so."""
    end = time.perf_counter() + PATIENCE
    while not seen():
        if time.perf_counter() > end:
            raise TimeoutError("it did not come")
        wait(0.01)


class Player:
    """The person: looks at cards, picks, and says at a round's end what counts how."""

    def __init__(self, table: Table, bridge: TableBridge, frames: Frames) -> None:
        self._table, self._bridge, self._frames = table, bridge, frames
        self._looked = -1
        self.first: list[Span] = []
        self.later: list[Span] = []
        table.scene.fan.hovered.connect(self._on_hovered)

    def _on_hovered(self, index: int) -> None:
        self._looked = index

    def _point(self, index: int) -> QPoint:
        """A place of the window on a card where no other lies over it."""
        scene = self._table.scene
        rect = scene.fan.item(index).sceneBoundingRect()
        at = scene.view.mapFromScene(rect.left() + rect.width() * 0.2, rect.center().y())
        return scene.view.viewport().mapTo(self._table.window(), at)

    def _look(self, points: list[QPoint]) -> list[Span]:
        view = self._table.scene.view
        handle = self._table.window().windowHandle()
        return drag(view.viewport(), handle, points, lambda: self._looked)

    def _asked(self) -> bool:
        """Whether something is to be decided; a page that waits for a press gets one before."""
        table = self._table
        if table.motion.waits and not table.motion.moving:
            self._press(table.page.on_button)
        return table.live

    def _press(self, button: QAbstractButton) -> None:
        window = self._table.window()
        point = button.mapTo(window, button.rect().center())
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(window.windowHandle(), left, none, point)

    def turn(self) -> None:
        """Wait for a hand, look at its cards, pick one, and see all that follows."""
        table, bridge = self._table, self._bridge
        until(self._asked)
        view: CarryView = bridge.view(ME)
        if view.phase is Phase.SETTLE:
            self._press(table.page.rows[ME].ready)
            until(lambda: bridge.view(ME).phase is not Phase.SETTLE)
            until(self._asked)
        self._frames.keep(watched=False)
        fan = table.scene.fan
        points = [self._point(index) for index in fan.places]
        self.first += self._look(points[len(points) // 2 :][:1])
        wait(often(STILL, 0.02))
        # Each of them once to be printed, and then again.
        points = points[: often(len(points), 2)]
        self._look(points)
        self.later += self._look(points[::-1])
        QTest.mouseMove(table.window().windowHandle(), QPoint(5, 5))
        wait(often(STILL, 0.02))
        before = bridge.view(ME)
        self._frames.keep(watched=True)
        bridge.submit(ME, [next(iter(bridge.legal(ME)))])
        until(lambda: (bridge.view(ME).round, bridge.view(ME).turn) != (before.round, before.turn))


def main(words: list[str]) -> int:
    width, height = int(words[0]), int(words[1])
    application = QApplication([])
    frames = Frames()
    frames.watch()
    application.setQuitOnLastWindowClosed(False)
    where = places()
    Settings(where.settings).set("motion.speed", "off" if is_quick() else "normal")
    instance = Instance(where.lock)
    app = App(application, where, instance)
    app.window.resize(width, height)
    app.window.show()
    app.window.activateWindow()
    app.begin()
    wait(often(1.0, 0.3))
    level = Level("easy" if is_quick() else "hard")
    seat_setups = (
        SeatSetup("Ada", COLOURS[0]),
        *(SeatSetup("", paint, level) for paint in COLOURS[1:]),
    )
    app.window.match_opener.start(GAME, codes.new(PREFIX, DEAL), seat_setups, {}, False)
    bridge = app.controller.bridge
    assert bridge is not None
    until(lambda: app.window.findChild(Table) is not None)
    table = app.window.findChild(Table)
    assert isinstance(table, Table)
    player = Player(table, bridge, frames)
    alone = bare(width, height)
    for turn in range(TURNS):
        player.turn()
        if turn in BARE_AT:
            until(lambda: table.live)
            frames.keep(watched=False)
            alone += bare(width, height)
    # To shut the program is no frame of the match.
    frames.keep(watched=False)
    told = {
        "paints": frames.paints,
        "gaps": frames.gaps,
        "first": player.first,
        "later": player.later,
        "bare": alone,
        "held": app.look.pixmaps.bytes_held,
        "size": [app.window.width(), app.window.height()],
    }
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Bench: plays the first game with a clock against three hard computers; prints its frames.

Words: the window's width and height, and how many seconds to play. A frame is all from the end of
one painting of the stage to the end of the next. The bare pixmaps are painted while the match goes
on, so computers think beside them as beside the table.
"""

import ui.look.startup_memory  # isort: skip # noqa: F401 - before all others, as in the program
import json
import sys
import time

from PySide6.QtCore import QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import TEMPO, AwaitingSeats, Level, Seat
from engine.match import codes
from engine.store import Settings, places
from tests.tools.bench.figures import Span, now, since
from tests.tools.bench.pace import often
from tests.tools.bench.paint_bare import bare
from ui.app import App
from ui.bridge.base import Stepped, TableBridge
from ui.bridge.clock import GameClock
from ui.bridge.controller import SeatSetup
from ui.shell.instance import Instance
from ui.stage.belt.carousel_item import CarouselItem
from ui.stage.view import StageView

DEAL = 20_261_124
PATIENCE = 60.0
PRESS = 900
"""Milliseconds between two presses, while the person may act."""
WARM = 5.0
"""Seconds of play at the start that are not counted."""
PARTS = 3
"""So often the bare pixmaps come in between."""
ME = Seat(0)


class Frames:
    """What each painting of the stage took, and each frame with what happened in it."""

    def __init__(self) -> None:
        self.paints: list[Span] = []
        self.gaps: list[Span] = []
        self.causes: list[list[str]] = []
        self.pauses = False
        """Whether something else is measured meanwhile."""
        self.presses: list[tuple[int, float]] = []
        self.item: CarouselItem | None = None
        self.clock: GameClock | None = None
        self._happened: list[str] = []
        self._last: Span | None = None
        self._slot: int | None = None
        self._pressed = (0, now())
        self._ran = False

    def watch(self) -> None:
        """Measure every painting of a stage from now on; before any is made."""
        frames, paint = self, StageView.paintEvent

        def measure(self: StageView, event: QPaintEvent) -> None:
            began = now()
            paint(self, event)
            frames.painted(since(began))

        StageView.paintEvent = measure  # type: ignore[method-assign]

    def painted(self, took: Span) -> None:
        """A painting is over that took so long."""
        if self.pauses:
            self._last = self._slot = None
            return
        self.paints.append(took)
        runs = self.clock is not None and self.clock.phase == "runs"
        # While time stands nothing need be painted.
        if self._last is not None and runs and self._ran:
            self.gaps.append(since(self._last))
            self.causes.append(self._happened)
        self._last, self._happened, self._ran = now(), [], runs
        if self._slot is not None and self.item is not None:
            carousel, (count, pressed) = self.item.carousel, self._pressed
            if carousel.kind(self._slot) is None or self._slot in carousel.lifted:
                self.presses.append((len(self.paints) - count, since(pressed)[0]))
                self._slot = None

    def press(self, slot: int) -> None:
        """A suitcase is pressed now; it may have been refused that was pressed before."""
        self._slot, self._pressed = slot, (len(self.paints), now())

    def happened(self, what: str) -> None:
        """Something that a frame may have to do with."""
        self._happened.append(what)

    def begin(self) -> None:
        """Forget all so far."""
        self.paints.clear()
        self.gaps.clear()
        self.causes.clear()
        self.presses.clear()
        self._last = self._slot = None

    def told(self) -> dict[str, object]:
        """All of it, and the longest frames with their causes."""
        longest = sorted(zip(self.gaps, self.causes, strict=True), reverse=True)[:12]
        busiest = sorted(
            zip(self.gaps, self.causes, strict=True), key=lambda each: each[0][1], reverse=True
        )
        return {
            "paints": self.paints,
            "gaps": self.gaps,
            "presses": self.presses,
            "longest": longest,
            "busiest": busiest[:12],
        }


class Person(QObject):
    """Plays the seat of the person: presses what may be taken, and is ready."""

    def __init__(self, app: App, bridge: TableBridge, frames: Frames) -> None:
        super().__init__()
        self._app, self._bridge, self._frames = app, bridge, frames
        view = app.window.findChild(StageView)
        assert isinstance(view, StageView)
        self._view = view
        frames.item = next(item for item in view.items() if isinstance(item, CarouselItem))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        self._timer.start(often(PRESS, 150))
        frames.clock = bridge.clock
        bridge.stepped.connect(self._on_stepped)

    def _on_stepped(self, stepped: Stepped) -> None:
        for event in stepped.events:
            self._frames.happened(type(event).__name__)

    def _act(self) -> None:
        awaiting = self._bridge.awaiting()
        if not isinstance(awaiting, AwaitingSeats) or ME not in (*awaiting.due, *awaiting.may):
            return
        if self._bridge.clock.phase not in ("runs", "stands"):
            return
        legal = list(self._bridge.legal(ME))
        slots = [action.slot for action in legal if hasattr(action, "slot")]
        if not slots:
            self._bridge.submit(ME, legal[:1])
            return
        item = self._frames.item
        assert item is not None
        for slot in slots:
            middle = item.carousel.body(slot).center()
            # Others may stand in front of it.
            if item.carousel.slot_at(middle) == slot:
                point = self._view.mapFromScene(item.mapToScene(middle))
                self._press(self._view.viewport().mapTo(self._app.window, point), slot)
                return

    def _press(self, point: QPoint, slot: int) -> None:
        handle = self._app.window.windowHandle()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseMove(handle, point)
        self._frames.happened("press")
        self._frames.press(slot)
        QTest.mousePress(handle, left, none, point)
        QTest.mouseRelease(handle, left, none, point)


def wait(seconds: float) -> None:
    """Let the window work as it does in the program."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def to_play(app: App) -> TableBridge:
    """Begin a match of a person against three computers, and wait until time runs."""
    game = next(
        game
        for game in map(catalog.game, catalog.ids())
        if any(option.id == TEMPO.id for option in game.options)
    )
    hard = (SeatSetup("", colour, Level("hard")) for colour in ("moss", "brick", "ocean"))
    seat_setups = (SeatSetup("Ada", "plum"), *hard)
    app.window.match_opener.start(game.id, codes.new(game.prefix, DEAL), seat_setups, {}, False)
    bridge = app.controller.bridge
    assert bridge is not None
    end = time.perf_counter() + PATIENCE
    while bridge.clock.phase != "runs":
        if time.perf_counter() > end:
            raise TimeoutError("time did not run")
        wait(0.05)
    return bridge


def main(words: list[str]) -> int:
    width, height, seconds = int(words[0]), int(words[1]), float(words[2])
    frames = Frames()
    frames.watch()
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    where = places()
    Settings(where.settings).set("motion.speed", "normal")
    instance = Instance(where.lock)
    app = App(application, where, instance)
    app.window.resize(width, height)
    app.window.show()
    app.window.activateWindow()
    app.begin()
    wait(often(2.0, 0.3))
    bridge = to_play(app)
    person = Person(app, bridge, frames)
    wait(often(WARM, 2.0))
    frames.begin()
    alone: list[Span] = []
    for _ in range(PARTS):
        wait(seconds / PARTS)
        while not (frames.presses and frames.gaps):
            wait(0.05)
        frames.pauses = True
        alone += bare(width, height)
        frames.pauses = False
        if bridge.clock.phase == "paused":
            raise RuntimeError("the match did not go on below the bare pixmaps")
    told = frames.told()
    told["bare"] = alone
    told["size"] = [app.window.width(), app.window.height()]
    told["cache"] = [app.look.pixmaps.bytes_held, app.look.pixmaps.limit]
    told["held"] = None if frames.item is None else frames.item.carousel.bytes_held
    person.deleteLater()
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

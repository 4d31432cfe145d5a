"""Bench: watches the event loop while charts come and computers think; prints the longest gaps."""

import ui.look.startup_memory  # isort: skip # noqa: F401 - before all others, as in the program
import json
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import Level
from engine.match import codes
from engine.store import Settings, places
from tests.tools.bench.memory_probe import enter, settle
from tests.tools.bench.pace import is_quick, often
from tests.tools.gallery.matches import played
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.charts.library import Library
from ui.charts.panel import ChartPanel
from ui.shell.instance import Instance
from ui.shell.result.page import ResultPage

GAME = "pack_the_essentials"
DEAL = 20_261_123
TICK = 5
PATIENCE = 300.0
FOUR = 25.0
"""Seconds for which four computers are watched at most."""


class Pulse(QObject):
    """A timer of 5 ms that remembers every gap between two of its ticks.

    ``gaps`` are in milliseconds by the clock; ``work`` is how much of each this thread worked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[tuple[float, float]] = []
        self._last = (time.perf_counter(), time.thread_time())
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        self.gaps.clear()
        self._last = (time.perf_counter(), time.thread_time())
        self._timer.start(TICK)

    def stop(self) -> list[tuple[float, float]]:
        """The twenty longest gaps, the longest first; the one that is not over counts too."""
        self._timer.stop()
        self._tick()
        return sorted(self.gaps, reverse=True)[:20]

    def _tick(self) -> None:
        now = (time.perf_counter(), time.thread_time())
        self.gaps.append(((now[0] - self._last[0]) * 1000, (now[1] - self._last[1]) * 1000))
        self._last = now


def wait(seen: Callable[[], bool]) -> float:
    """Let the window work until something is seen; return how many seconds it took."""
    began = time.perf_counter()
    while not seen():
        if time.perf_counter() - began > PATIENCE:
            raise TimeoutError("it did not come")
        settle(0.01)
    return time.perf_counter() - began


def panels(app: App) -> list[ChartPanel]:
    """All charts on the result page, drawn or not."""
    return app.window.findChildren(ChartPanel)


def look_down(app: App) -> None:
    """Look at the end of the result page: charts that are out of sight are not asked for."""
    page = app.window.pages.get("result")
    if isinstance(page, ResultPage) and page.scene.is_playing and page.scene.share >= 1.0:
        # Its last picture stays until somebody presses something.
        QTest.keyClick(page.scene, Qt.Key.Key_Space)
    if isinstance(page, ResultPage) and page.scroller is not None and page.scene.isHidden():
        bar = page.scroller.verticalScrollBar()
        bar.setValue(bar.maximum())


def sought(app: App) -> bool:
    """Whether the page is painted, so that its charts were asked for."""
    look_down(app)
    return any(each.is_loading or each.is_ready for each in app.window.findChildren(Library))


def charted(app: App) -> bool:
    """Whether all charts of the result page are drawn."""
    look_down(app)
    found = panels(app)
    return bool(found) and all(panel.plot is not None for panel in found)


def main() -> int:
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    where = places()
    Settings(where.settings).set("motion.speed", "off" if is_quick() else "fast")
    instance = Instance(where.lock)
    app = App(application, where, instance)
    app.window.resize(1280, 800)
    app.window.show()
    app.begin()
    settle(often(2.0, 0.5))
    pulse = Pulse()
    game = catalog.game(GAME)
    code = codes.new(game.prefix, DEAL)
    acts = played(game, 1, code, Level("random"))
    enter(app, code, acts)
    told: dict[str, object] = {}
    pulse.start()
    wait(lambda: sought(app))
    told["page"] = pulse.stop()
    pulse.start()
    told["charts_s"] = wait(lambda: charted(app))
    settle(1)
    told["charts"] = pulse.stop()
    app.window.go("lounge")
    settle(1)
    hard = tuple(
        SeatSetup("", paint, Level("hard")) for paint in ("plum", "moss", "brick", "ocean")
    )
    app.window.match_opener.start(GAME, codes.new("PE", DEAL), hard, {}, False)
    settle(often(2.0, 0.5))
    pulse.start()
    bridge = app.controller.bridge
    assert bridge is not None
    end = time.perf_counter() + often(FOUR, 1.0)
    wait(lambda: bridge.result is not None or time.perf_counter() > end)
    told["bots"] = pulse.stop()
    told["acts"] = len(bridge.log())
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

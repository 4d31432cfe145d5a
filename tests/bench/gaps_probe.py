"""Bench: watches the event loop while charts come and computers think; prints the longest gaps."""

import ui.look.lean  # isort: skip # noqa: F401 - before all others, as in the program
import json
import sys
import time

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import Level
from engine.match import codes
from engine.store import Settings, places
from tests.bench.memory_probe import play, settle
from tests.gallery.matches import played
from ui.app import App
from ui.bridge.desk import Chair
from ui.charts.panel import ChartPanel
from ui.shell.instance import Instance

GAME = "pack_the_essentials"
DEAL = 20_261_123
TICK = 5
PATIENCE = 300.0
ROUNDS_OF_FOUR = 25.0
"""Seconds for which four computers are watched."""


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
        """The twenty longest gaps, the longest first."""
        self._timer.stop()
        return sorted(self.gaps, reverse=True)[:20]

    def _tick(self) -> None:
        now = (time.perf_counter(), time.thread_time())
        self.gaps.append(((now[0] - self._last[0]) * 1000, (now[1] - self._last[1]) * 1000))
        self._last = now


def charted(app: App) -> bool:
    """Whether all charts of the result page are drawn."""
    panels = app.window.findChildren(ChartPanel)
    return bool(panels) and all(panel.plot is not None for panel in panels)


def until_charted(app: App) -> float:
    """Wait for the charts; return how many seconds it took."""
    began = time.perf_counter()
    while not charted(app):
        if time.perf_counter() - began > PATIENCE:
            raise TimeoutError("no charts came")
        settle(0.02)
    settle(1)
    return time.perf_counter() - began - 1


def main() -> int:
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    where = places()
    Settings(where.settings).set("motion.speed", "fast")
    instance = Instance(where.lock)
    app = App(application, where, instance)
    app.window.resize(1280, 800)
    app.window.show()
    app.begin()
    settle(2)
    pulse = Pulse()
    game = catalog.game(GAME)
    code = codes.new(game.prefix, DEAL)
    acts = played(game, 1, code, Level("random"))
    app.window._on_result_wanted, wanted = (lambda: None), app.window._on_result_wanted  # type: ignore[method-assign]
    play(app, code, acts)
    told: dict[str, object] = {}
    pulse.start()
    wanted()
    told["charts_s"] = until_charted(app)
    told["charts"] = pulse.stop()
    app.window.go("lounge")
    settle(1)
    hard = tuple(Chair("", paint, Level("hard")) for paint in ("plum", "moss", "brick", "ocean"))
    app.window.start(GAME, codes.new("PE", DEAL), hard, {}, False)
    settle(2)
    pulse.start()
    settle(ROUNDS_OF_FOUR)
    told["bots"] = pulse.stop()
    bridge = app.desk.bridge
    assert bridge is not None
    told["acts"] = len(bridge.log())
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Bench: plays solo matches in the real window; prints the resident megabytes after each."""

import ui.look.startup_memory  # isort: skip # noqa: F401 - before all others, as in the program
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine import catalog
from engine.core import Act, Level
from engine.match import codes
from engine.store import Settings, places
from tests.tools.bench.pace import often
from tests.tools.gallery.matches import played
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.shell.instance import Instance
from ui.shell.result.page import ResultPage

GAME = "pack_the_essentials"
DEAL = 20_261_121
CHARTS_AT_MOST_S = 30.0
"""Seconds for which a match waits for its charts; a slow machine imports their library in ten."""


def resident() -> float:
    """Megabytes of this process in memory."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    line = next(line for line in lines if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def settle(seconds: float) -> None:
    """Let the window work for a while."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        time.sleep(0.002)


def enter(app: App, code: str, acts: Sequence[Act[Any]]) -> None:
    """Play one match to its end, painting every state."""
    app.window.match_opener.start(GAME, code, (SeatSetup("Ada", "plum"),), {}, False)
    bridge = app.controller.bridge
    assert bridge is not None
    for act in acts:
        settle(often(0.03, 0.001))
        bridge.submit(act.seat, [act.action])
    assert bridge.result is not None, "the match is not over"


def play(app: App, code: str, acts: Sequence[Act[Any]]) -> None:
    """Play one match to its result page, and until its charts are there."""
    enter(app, code, acts)
    settle(1.0)
    app.window.result_opener.show_open()
    settle(0.2)
    page = app.window.stack.currentWidget()
    assert isinstance(page, ResultPage)
    end = time.perf_counter() + often(CHARTS_AT_MOST_S, 0.5)
    while page.is_filling and time.perf_counter() < end:
        settle(0.1)
        # Charts that are out of sight are not asked for.
        if page.scroller is not None and page.scene.isHidden():
            page.scroller.verticalScrollBar().setValue(page.scroller.verticalScrollBar().maximum())
    settle(often(2.0, 0.5))


def main(words: list[str]) -> int:
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    bare = QWidget()
    bare.resize(1280, 800)
    bare.show()
    settle(0.5)
    told: dict[str, object] = {"bare_mb": resident()}
    bare.close()
    where = places()
    Settings(where.settings).set("motion.speed", "fast")
    instance = Instance(where.lock)
    app = App(application, where, instance)
    app.window.resize(1280, 800)
    app.window.show()
    app.begin()
    settle(often(2.0, 0.5))
    told["lounge_mb"] = resident()
    game = catalog.game(GAME)
    after: list[float] = []
    for number in range(int(words[0])):
        code = codes.new(game.prefix, DEAL + number)
        # By chance: a computer player that thinks does so in a process of its own.
        acts = played(game, 1, code, Level("random"))
        play(app, code, acts)
        if not after:
            told["table_mb"] = resident()
        after.append(round(resident(), 1))
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps({**told, "after_mb": after}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

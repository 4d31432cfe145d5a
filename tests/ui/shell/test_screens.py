"""The window on small screens: it is never larger than what the screen has room for."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import offscreen
from tests.tiers import by_turns
from ui.look.style import most_of
from ui.shell.placement import FIRST_WINDOW_SIZE, MIN_WINDOW_SIZE, TITLE_BAR_HEIGHT

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = """
import json, sys
from PySide6.QtWidgets import QApplication
from PySide6.QtTest import QTest
from engine.store import Settings, places
from ui.app import App
from ui.shell.instance import Instance
settings = Settings(places().settings)
for key, value in json.loads(sys.argv[1]).items():
    settings.set(key, value)
application = QApplication([])
where = places()
instance = Instance(where.lock)
app = App(application, where, instance)
window = app.window
window.show()
app.begin()
# As long as it takes to remember the window's place.
QTest.qWait(600)
screen = application.primaryScreen().availableGeometry()
print(json.dumps({
    "screen": [screen.width(), screen.height()],
    "size": [window.width(), window.height()],
    "least": [window.minimumWidth(), window.minimumHeight()],
    "needed": window.centralWidget().minimumSizeHint().toTuple(),
}))
app.shut()
instance.release()
"""


def window_on(folder: Path, wide: int, high: int, scale: str, **place: int) -> dict[str, list[int]]:
    """The window's figures, in logical pixels, on a screen of so many real ones at a scale.

    `place` is where a window of earlier was left, and how large.
    """
    keys = {f"window.{key}": value for key, value in place.items()}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(keys)],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": offscreen(folder, wide, high),
            "QT_SCALE_FACTOR": scale,
            "STOWAWAY_HOME": str(folder / "home"),
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    told: dict[str, list[int]] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("scale", by_turns(["1", "1.25", "1.5"]))
def test_the_window_fits_a_small_screen_at_every_scale(tmp_path: Path, scale: str) -> None:
    told = window_on(tmp_path, 1366, 768, scale)
    wide, high = told["screen"]
    assert wide == pytest.approx(1366 / float(scale), abs=1)
    assert told["size"] == [
        min(FIRST_WINDOW_SIZE[0], wide),
        min(FIRST_WINDOW_SIZE[1], high - TITLE_BAR_HEIGHT),
    ]
    assert told["least"] == [
        min(MIN_WINDOW_SIZE[0], wide),
        min(MIN_WINDOW_SIZE[1], high - TITLE_BAR_HEIGHT),
    ]
    assert told["needed"][0] <= told["least"][0]
    assert told["needed"][1] <= told["least"][1]


def test_a_window_of_a_larger_screen_comes_back_as_large_as_this_one(tmp_path: Path) -> None:
    told = window_on(tmp_path, 1366, 768, "1.5", x=10, y=10, width=1280, height=800)
    assert told["size"] == [told["screen"][0], told["screen"][1] - TITLE_BAR_HEIGHT]


def test_a_large_screen_has_the_usual_window(tmp_path: Path) -> None:
    told = window_on(tmp_path, 1920, 1080, "1")
    assert told["size"] == list(FIRST_WINDOW_SIZE)
    assert told["least"] == list(MIN_WINDOW_SIZE)


def test_text_is_no_larger_than_a_small_window_has_room_for() -> None:
    assert most_of(*MIN_WINDOW_SIZE) == most_of(3840, 2160) == 1.6
    assert most_of(911, 424) == 1.0
    assert 1.0 < most_of(1092, 574) < 1.6
    assert most_of(200, 100) == 1.0

"""One round of the real program, played through the system's accessibility tree alone."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.store import Settings, places

ROOT = Path(__file__).parents[3]
SYSTEM_PYTHON = "/usr/bin/python3"

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="AT-SPI is the accessibility tree of Linux"
)


def _why_not() -> str:
    """What is missing, if anything is; `dev.py test` installs it where it can."""
    if shutil.which("dbus-run-session") is None:
        return "dbus-run-session is not here"
    look = [SYSTEM_PYTHON, "-c", "import gi, pyatspi"]
    try:
        found = subprocess.run(look, capture_output=True, check=False).returncode == 0
    except OSError:
        return f"{SYSTEM_PYTHON} is not here"
    return "" if found else f"{SYSTEM_PYTHON} has no pyatspi"


@pytest.mark.timeout(120)
def test_a_round_by_screen_reader(
    screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    why = _why_not()
    if why and not os.environ.get("CI"):
        pytest.skip(why)
    assert why == ""
    env = {
        **{key: value for key, value in os.environ.items() if not key.startswith("DBUS_")},
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "STOWAWAY_HOME": str(tmp_path / "home"),
        # The program is ours to read, not the tester's settings of his own Python.
        "PYTHONNOUSERSITE": "1",
        "LC_ALL": "C.UTF-8",
    }
    # The lounge begins with the game that was played last.
    monkeypatch.setenv("STOWAWAY_HOME", env["STOWAWAY_HOME"])
    Settings(places().settings).set("setup.last", "pack_the_essentials")
    reader = ["dbus-run-session", "--", SYSTEM_PYTHON, "tests/ui/window/read_aloud.py"]
    run = subprocess.run(
        [*reader, sys.executable, "-W", "error", "main.py"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=100,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert run.returncode == 0, run.stdout.replace('", "', '",\n"') + run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    assert told["fillers"] == []
    assert told["carousel"] == "push button"
    assert "Who plays seat 1" in told["seats"]
    assert told["size"] == [12, 8]
    assert told["suitcase"] == "Your suitcase"
    assert (told["column"], told["row"]) == ("B", "2")
    assert (told["corner"], told["cell"]) == ("A1: packed from the start", "B2: empty")
    assert "wide" in told["shape"]
    assert "It covers" in told["held"]
    assert "It fits in" in told["held"]
    assert told["refused"].startswith("D1: does not fit. ")
    piece = told["tile"].partition(": ")[2]
    assert told["packed"] == f"{told['place']}: {piece}"
    assert told["empty"] == 76 - told["covered"]
    assert told["menu"] == "Log"
    assert told["log"] == ["Round 2."]
    assert "Traceback" not in run.stderr
    saved = list((tmp_path / "home").rglob("*.stowaway"))
    assert len(saved) == 1
    assert b'"position":4' in saved[0].read_bytes()

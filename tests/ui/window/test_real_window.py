"""A whole solo match in a real window under X, with the X server's own pointer."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="Xvfb and xdotool are X programs"
)


@pytest.mark.timeout(240)
def test_a_whole_solo_match_with_a_real_pointer(screen: str, tmp_path: Path) -> None:
    env = {
        **os.environ,
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "STOWAWAY_HOME": str(tmp_path / "home"),
        "PYTHONWARNINGS": "error",
    }
    run = subprocess.run(
        [sys.executable, "-m", "tests.ui.window.solo"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=220,
        stdin=subprocess.DEVNULL,
    )
    assert run.returncode == 0, run.stdout.replace("\\n", "\n") + run.stderr
    told = json.loads(run.stdout)
    assert told["round"] == 12
    assert told["presses"] > 60
    saved = list((tmp_path / "home").rglob("*.stowaway"))
    assert len(saved) == 1
    last = json.loads(saved[0].read_bytes().splitlines()[-1])
    assert last["line"] == "result"
    assert told["score"] == last["result"]["scores"][0]
    assert run.stderr == ""

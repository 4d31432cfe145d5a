"""Solo in a real window under X, with the X server's own pointer: some rounds, or all."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

WHOLE = 12
ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="Xvfb and xdotool are X programs"
)


def play(screen: str, tmp_path: Path, *words: str, who: str = "solo") -> Any:
    """What a player tells who has played so many rounds, or a whole match."""
    env = {
        **os.environ,
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "STOWAWAY_HOME": str(tmp_path / "home"),
        "PYTHONWARNINGS": "error",
    }
    run = subprocess.run(
        [sys.executable, "-m", f"tests.ui.window.{who}", *words],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=220,
        stdin=subprocess.DEVNULL,
    )
    assert run.returncode == 0, run.stdout.replace("\\n", "\n") + run.stderr
    assert run.stderr == ""
    saved = list((tmp_path / "home").rglob("*.stowaway"))
    assert len(saved) == 1
    return json.loads(run.stdout), saved[0]


def test_two_rounds_with_a_real_pointer(screen: str, tmp_path: Path) -> None:
    told, saved = play(screen, tmp_path, "2")
    assert told["round"] == 3
    assert told["presses"] > 10
    acts = [json.loads(line) for line in saved.read_bytes().splitlines()]
    assert {"act"} < {line["line"] for line in acts}
    assert "result" not in {line["line"] for line in acts}


@pytest.mark.deep("two rounds have every kind of press but those of the end")
@pytest.mark.timeout(240)
def test_a_whole_solo_match_with_a_real_pointer(screen: str, tmp_path: Path) -> None:
    told, saved = play(screen, tmp_path)
    assert told["round"] == WHOLE
    assert told["presses"] > 60
    last = json.loads(saved.read_bytes().splitlines()[-1])
    assert last["line"] == "result"
    assert told["score"] == last["result"]["scores"][0]


def test_three_people_at_one_screen_see_nothing_out_of_turn(screen: str, tmp_path: Path) -> None:
    """Whatever is dealt, what hides it looks the same to the pixel, in two matches."""
    seen: dict[str, set[str]] = {}
    shots = 0
    for seed in ("PO-1", "PO-2"):
        told, saved = play(screen, tmp_path / seed, seed, who="handed")
        assert told["leaks"] == []
        assert told["paints"] > 10
        assert told["visits"] >= 3 * 3
        assert json.loads(saved.read_bytes().splitlines()[-1])["line"] == "result"
        shots += len(told["covered"])
        for state, digest in told["covered"]:
            seen.setdefault(state, set()).add(digest)
    assert shots > len(seen), "some were seen in both"
    assert dict.fromkeys(seen, 1) == {state: len(found) for state, found in seen.items()}

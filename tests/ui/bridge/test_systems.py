"""What differs between systems: clocks that are drawn by, memory that is given back."""

import inspect
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ui.bridge.clock import GameClock
from ui.bridge.match import MatchBridge
from ui.bridge.replay import ReplayBridge
from ui.look import startup_memory
from ui.shell.lounge.game_picker import GamePicker

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("kind", "name"),
    [(GameClock, "now"), (MatchBridge, "now"), (ReplayBridge, "now"), (GamePicker, "clock")],
)
def test_what_moves_moves_by_a_fine_clock(kind: Any, name: str) -> None:
    # Before Python 3.13 time.monotonic goes in steps of 16 ms on Windows.
    assert inspect.signature(kind).parameters[name].default is time.perf_counter


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_memory_is_given_back_where_there_is_glibc(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked() -> tuple[str, str]:
        # There it would read the whole program from the disk.
        raise AssertionError(system)

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "libc_ver", asked)
    startup_memory.trim_heap()


WITHOUT_CONSOLE = """
import sys
sys.stdout = sys.stderr = None
import main
sys.exit(main.main(["--nonsense"]))
"""


def test_a_program_without_a_console_can_refuse() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", WITHOUT_CONSOLE],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert (2, b"") == (done.returncode, done.stderr)

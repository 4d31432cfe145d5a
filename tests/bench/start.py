"""Bench: the first painted frame of the lounge, against a bare window, in processes in turn."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.bench.display import screen
from tests.bench.figures import Figure, interleaved

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 11


def first_frame(command: Sequence[str], env: Mapping[str, str]) -> float:
    """Seconds from the start of a process to the time that it prints in its last line."""
    began = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=120,
    )
    return float(done.stdout.split()[-1]) - began


def figures() -> list[Figure]:
    """Measure the start of the app."""
    with screen() as env, tempfile.TemporaryDirectory() as home:
        own = {**env, "STOWAWAY_HOME": home, "STOWAWAY_BENCH_FIRST_PAINT": "1"}
        ours, bare, ratio = interleaved(
            lambda: first_frame([sys.executable, "main.py"], own),
            lambda: first_frame([sys.executable, "-m", "tests.bench.bare"], env),
            ROUNDS,
        )
    return [
        Figure(
            id="first-frame",
            words="first painted frame of the lounge, against a bare window",
            value=ratio,
            unit="×",
            bound=1.9,
            by="clock",
            why="who starts it waits for this; a bare window beside it waits on the same machine",
            details={"lounge ms": ours * 1000, "bare ms": bare * 1000},
        )
    ]

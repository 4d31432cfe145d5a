"""Bench: the first painted frame of the lounge, against a bare window, in processes in turn."""

import sys
import tempfile
import time
from collections.abc import Mapping

from tests.tools.bench.display import screen
from tests.tools.bench.figures import Figure, interleaved
from tests.tools.bench.pace import often
from tests.tools.bench.probes import Probe, ProbeError, run

ROUNDS = 11


def first_frame(command: list[str], env: Mapping[str, str]) -> float:
    """Seconds from the start of a process to the time that it prints in its last line."""
    began = time.monotonic()
    done = run(command, env, limit=often(120, 30))
    try:
        return float(done.stdout.split()[-1]) - began
    except (IndexError, ValueError):
        raise ProbeError(f"it told no time: {done.stdout[-60:]!r}") from None


def probes() -> list[Probe]:
    """Return the one probe."""
    return [Probe("first frame", figures)]


def figures() -> list[Figure]:
    """Measure the start of the app."""
    with screen() as env, tempfile.TemporaryDirectory() as home:
        own = {**env, "STOWAWAY_HOME": home, "STOWAWAY_BENCH_FIRST_PAINT": "1"}
        ours, bare, ratio = interleaved(
            lambda: first_frame([sys.executable, "main.py"], own),
            lambda: first_frame([sys.executable, "-m", "tests.tools.bench.bare"], env),
            often(ROUNDS, 1),
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

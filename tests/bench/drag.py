"""Bench: a drag step in the real window, from the mouse event to the painted frame."""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.display import screen
from tests.bench.figures import Figure

ROOT = Path(__file__).resolve().parents[2]


def figures() -> list[Figure]:
    """Measure one long drag at 1280×800."""
    with screen() as env, tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.drag_probe"],
            cwd=ROOT,
            env={**env, "STOWAWAY_HOME": home},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=180,
        )
    told = json.loads(done.stdout.splitlines()[-1])
    steps = sorted(told["painted_ms"])
    bare = sorted(told["bare_ms"])
    if len(steps) < 400:
        raise RuntimeError(f"only {len(steps)} of {told['steps']} steps were painted")
    return [
        Figure(
            id="drag-step",
            words="drag step at 1280×800, 99 of 100 within",
            value=steps[len(steps) * 99 // 100],
            unit=" ms",
            bound=8.0,
            at_least=False,
            details={
                "median ms": statistics.median(steps),
                "longest ms": steps[-1],
                "bare median ms": statistics.median(bare),
                "bare 99 of 100 ms": bare[len(bare) * 99 // 100],
                "painted steps": len(steps),
            },
        )
    ]

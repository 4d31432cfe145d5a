"""Bench: how long the window does not answer while charts come and while computers think."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.display import screen
from tests.bench.figures import Figure

ROOT = Path(__file__).resolve().parents[2]
BOUND = 60.0


def figures() -> list[Figure]:
    """Open the charts of a first result, and let four hard computers play."""
    with screen() as env, tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.gaps_probe"],
            cwd=ROOT,
            env={**env, "STOWAWAY_HOME": home},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=400,
        )
    told = json.loads(done.stdout.splitlines()[-1])
    return [
        _figure(
            "gap-charts",
            "longest time without an answer while charts come",
            told["charts"],
            {
                "until the charts ms": told["charts_s"] * 1000,
                "opening the page before ms": told["page"][0][0],
            },
        ),
        _figure(
            "gap-computers",
            "longest time without an answer while four hard computers play",
            told["bots"],
            {"events seen": told["acts"]},
        ),
    ]


def _figure(
    name: str, words: str, gaps: list[tuple[float, float]], more: dict[str, float]
) -> Figure:
    longest, work = gaps[0]
    details = {"of it own work ms": work, "second ms": gaps[1][0], "tenth ms": gaps[9][0]}
    return Figure(name, words, longest, " ms", BOUND, False, {**details, **more})

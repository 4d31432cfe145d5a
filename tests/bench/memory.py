"""Bench: the memory of the whole program after one match in a real window, and after twenty."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.display import screen
from tests.bench.figures import Figure

ROOT = Path(__file__).resolve().parents[2]
MATCHES = 20
BOUND = 160.0
SAME = 5.0
"""So many MB more after twenty matches than after one count as the same."""


def figures() -> list[Figure]:
    """Play twenty solo matches, each to the result page with its charts."""
    if not sys.platform.startswith("linux"):
        return []
    with screen() as env, tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.memory_probe", str(MATCHES)],
            cwd=ROOT,
            env={**env, "STOWAWAY_HOME": home},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=600,
        )
    told = json.loads(done.stdout.splitlines()[-1])
    after = told["after_mb"]
    details = {
        "bare MB": told["bare_mb"],
        "lounge MB": told["lounge_mb"],
        "table MB": told["table_mb"],
    }
    return [
        Figure(
            "memory-match", "memory after a whole match", after[0], " MB", BOUND, False, details
        ),
        Figure(
            "memory-twenty",
            f"more memory after {MATCHES} matches than after one",
            after[-1] - after[0],
            " MB",
            SAME,
            False,
            {f"after {n} MB": after[n - 1] for n in (1, 5, 10, MATCHES)},
        ),
    ]

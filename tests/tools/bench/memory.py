"""Bench: the memory of the whole program after one match in a real window, and after twenty."""

import sys

from tests.tools.bench.display import screen
from tests.tools.bench.figures import Figure
from tests.tools.bench.pace import often
from tests.tools.bench.probes import Probe, told

MATCHES = 20
BOUND = 160.0
SAME = 5.0
"""How many MB more after twenty matches than after one count as the same."""


def probes() -> list[Probe]:
    """Return the one probe, where the system tells how much memory a process has."""
    return [Probe("memory", figures)] if sys.platform.startswith("linux") else []


def figures() -> list[Figure]:
    """Play twenty solo matches, each to the result page with its charts."""
    matches = often(MATCHES, 1)
    with screen() as env:
        found = told("memory_probe", env, matches, limit=600)
    after = found["after_mb"]
    details = {
        "bare MB": found["bare_mb"],
        "lounge MB": found["lounge_mb"],
        "table MB": found["table_mb"],
    }
    return [
        Figure(
            "memory-match",
            "memory after a whole match",
            after[0],
            " MB",
            BOUND,
            "memory",
            "small machines have 2 GB for all that runs",
            details,
        ),
        Figure(
            "memory-twenty",
            f"more memory after {MATCHES} matches than after one",
            after[-1] - after[0],
            " MB",
            SAME,
            "memory",
            "an evening is many matches, and none may leave anything behind",
            {f"after {n} MB": after[n - 1] for n in (1, 5, 10, MATCHES) if n <= matches},
        ),
    ]

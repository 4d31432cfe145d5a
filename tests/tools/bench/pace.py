"""Bench: how much is measured: all of it, or with `--quick` just enough to notice what breaks."""

import os
from typing import Final, TypeVar

QUICK: Final = "STOWAWAY_BENCH_QUICK"
"""Environment variable, set to 1 by `--quick`; the processes of the probes inherit it."""

T = TypeVar("T", int, float)


def is_quick() -> bool:
    """Tell whether every probe runs for a few frames only."""
    return os.environ.get(QUICK) == "1"


def often(full: T, quick: T) -> T:
    """Return how much a probe measures: `full`, or `quick` with `--quick`."""
    return quick if is_quick() else full

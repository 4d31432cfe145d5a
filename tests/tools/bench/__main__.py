"""Bench: measures the figures to reach and says which are reached.

A probe that dies is one line with its reason, and the others go on. The exit code is 1 if a figure
is missed or a probe failed; with `--quick`, where figures mean nothing, only if a probe failed.
"""

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

from tests.tools.bench import (
    batch,
    drag,
    gaps,
    hands,
    memory,
    packing,
    paint,
    play,
    raids,
    start,
    timed,
    wind,
)
from tests.tools.bench.figures import Figure
from tests.tools.bench.pace import QUICK
from tests.tools.bench.probes import Failure, Probe, measured

PARTS: tuple[ModuleType, ...] = (
    *(play, batch, packing, wind, start, drag, paint, timed, hands, raids, gaps, memory),
)
AT_ONCE = 3
"""How many probes run at a time where their figures mean nothing."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the bench's words."""
    words = argparse.ArgumentParser(prog="dev.py bench", description="Measure the figures.")
    words.add_argument("--json", action="store_true", help="print one JSON object")
    words.add_argument(
        "--quick", action="store_true", help="run every probe for a few frames; judge no figure"
    )
    words.add_argument(
        "parts", nargs="*", metavar="PART", help="only these: " + ", ".join(map(name, PARTS))
    )
    return words


def name(part: ModuleType) -> str:
    """Return the word that names a part."""
    return part.__name__.rpartition(".")[2]


def main(args: Sequence[str]) -> int:
    """Measure all figures, or those of the parts that are named; return the exit code."""
    words = parser()
    given = words.parse_args(args)
    known = {name(part): part for part in PARTS}
    if unknown := [part for part in given.parts if part not in known]:
        words.error(f"there is no part {unknown[0]!r}")
    parts = [known[part] for part in given.parts] if given.parts else PARTS
    found: list[Figure] = []
    failures: list[Failure] = []
    if given.quick:
        os.environ[QUICK] = "1"
    try:
        probes = [probe for part in parts for probe in part.probes()]
        for probe, came, seconds in (together if given.quick else in_turn)(probes):
            if isinstance(came, Failure):
                failures.append(came)
                lines = [came.line()]
            else:
                found += came
                lines = [each.line() for each in came]
                if given.quick:
                    lines = [f"ran     {probe.name}: {seconds:.1f} s"]
            if not given.json:
                sys.stdout.writelines(line + "\n" for line in lines)
                sys.stdout.flush()
    finally:
        if given.quick:
            del os.environ[QUICK]
    if given.json:
        plain: dict[str, object] = {
            "python": platform.python_version(),
            "system": platform.platform(),
            "quick": given.quick,
            "figures": [figure.plain() for figure in found],
            "failed": [failure.plain() for failure in failures],
        }
        sys.stdout.write(json.dumps(plain) + "\n")
    missed = not given.quick and not all(figure.good for figure in found)
    return int(missed or bool(failures))


Outcome = tuple[Probe, list[Figure] | Failure, float]
"""A probe, what came of it, and how many seconds that took."""


def _outcome(probe: Probe) -> Outcome:
    began = time.monotonic()
    return probe, measured(probe), time.monotonic() - began


def in_turn(probes: Sequence[Probe]) -> Iterator[Outcome]:
    """Measure one probe after another, so that none disturbs another."""
    return map(_outcome, probes)


def together(probes: Sequence[Probe]) -> Iterator[Outcome]:
    """Run some probes at a time; what came of them, in their order."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        yield from pool.map(_outcome, probes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

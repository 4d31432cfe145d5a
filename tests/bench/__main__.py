"""Bench: measures the figures to reach and says which are reached; exit code 1 if one is not."""

import json
import platform
import sys

from tests.bench import (
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

PARTS = (play, batch, packing, wind, start, drag, paint, timed, hands, raids, gaps, memory)


def main(args: list[str]) -> int:
    """Measure all figures; with ``--json`` print one object."""
    plain = "--json" in args
    found = []
    for part in PARTS:
        for figure in part.figures():
            found.append(figure)
            if not plain:
                sys.stdout.write(figure.line() + "\n")
                sys.stdout.flush()
    if plain:
        place = {"python": platform.python_version(), "system": platform.platform()}
        figures = [figure.plain() for figure in found]
        sys.stdout.write(json.dumps({**place, "figures": figures}) + "\n")
    return int(not all(figure.good for figure in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

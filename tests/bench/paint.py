"""Bench: painting in the real window while a tile is dragged, and while belts turn."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.display import screen
from tests.bench.figures import Figure

ROOT = Path(__file__).resolve().parents[2]
SIZES = (((1280, 800), 4.0), ((2560, 1440), 12.0))
"""Window sizes with the bound of their figures, in milliseconds."""


def figures() -> list[Figure]:
    """Measure the table and the lounge at two sizes."""
    with screen() as env:
        return [found for size, bound in SIZES for found in _figures(env, size, bound)]


def _figures(env: dict[str, str], size: tuple[int, int], bound: float) -> list[Figure]:
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.paint_probe", *map(str, size)],
            cwd=ROOT,
            env={**env, "STOWAWAY_HOME": home},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=300,
        )
    told = json.loads(done.stdout.splitlines()[-1])
    if told["size"] != list(size):
        raise RuntimeError(f"the window was {told['size']}")
    dragging = told["dragging"]
    if not dragging["held"]:
        raise RuntimeError("the tile was lost")
    wide, high = size
    return [
        _figure(
            f"paint-drag-{wide}",
            f"painting at {wide}×{high} while a tile is dragged and others move, 99 of 100 within",
            dragging["taken"],
            bound,
            {"beats": dragging["beats"], "art painted anew": dragging["painted_anew"]},
        ),
        _figure(
            f"paint-lounge-{wide}",
            f"painting at {wide}×{high} while the belt of the lounge turns, 99 of 100 within",
            told["turning"],
            bound,
            {"turns": told["turned"]},
        ),
        _figure(
            f"paint-belt-{wide}",
            f"painting at {wide}×{high} while a belt with 36 suitcases turns, 99 of 100 within",
            told["belt"]["taken"],
            bound,
            {"pictures MB": told["belt"]["bytes"] / 2**20},
        ),
    ]


def _figure(
    name: str,
    words: str,
    taken: list[tuple[float, float]],
    bound: float,
    more: dict[str, float],
) -> Figure:
    clock, work = (sorted(times) for times in zip(*taken, strict=True))
    most = len(clock) * 99 // 100
    details = {
        "median ms": clock[len(clock) // 2],
        "longest ms": clock[-1],
        # Where the machine has other work, this is nearer to what painting takes.
        "processor 99 of 100 ms": work[most],
        "frames": len(clock),
    }
    return Figure(name, words, clock[most], " ms", bound, False, {**details, **more})

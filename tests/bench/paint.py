"""Bench: painting in the real window while a tile is dragged, and while belts turn."""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

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
    told = _told("paint_probe", env, size)
    # In the same minutes: what the machine has else to do is in both.
    bare = _quantiles(_told("paint_bare", env, size))
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
            {
                "pictures MB": told["belt"]["bytes"] / 2**20,
                "processor for poses before, mean ms": statistics.mean(told["belt"]["before"]),
                **{f"bare 36 pixmaps {name}": number for name, number in bare.items()},
            },
        ),
    ]


def _told(probe: str, env: dict[str, str], size: tuple[int, int]) -> Any:
    """What a probe says of a size."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", f"tests.bench.{probe}", *map(str, size)],
            cwd=ROOT,
            env={**env, "STOWAWAY_HOME": home},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=300,
        )
    return json.loads(done.stdout.splitlines()[-1])


def _quantiles(taken: list[tuple[float, float]]) -> dict[str, float]:
    """The median and what 99 of 100 are within, by the clock and by the processor."""
    clock, work = (sorted(times) for times in zip(*taken, strict=True))
    most = len(clock) * 99 // 100
    return {
        "median ms": clock[len(clock) // 2],
        "99 of 100 ms": clock[most],
        "processor median ms": work[len(work) // 2],
        "processor 99 of 100 ms": work[most],
    }


def _figure(
    name: str,
    words: str,
    taken: list[tuple[float, float]],
    bound: float,
    more: dict[str, float],
) -> Figure:
    found = _quantiles(taken)
    most = found.pop("99 of 100 ms")
    details = {
        "longest ms": max(clock for clock, _ in taken),
        # Where the machine has other work, the processor's is nearer to what painting takes.
        **found,
        "frames": len(taken),
    }
    return Figure(name, words, most, " ms", bound, False, {**details, **more})

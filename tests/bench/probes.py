"""Bench: what the probes tell, each a process with a window of its own."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SIZES = (((1280, 800), 4.0), ((2560, 1440), 9.0))
"""Window sizes with the bound of what is painted in them, in milliseconds of the processor."""


def told(probe: str, env: Mapping[str, str], *words: int, limit: float = 300) -> Any:
    """What a probe prints in its last line; `limit` is in seconds."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", f"tests.bench.{probe}", *map(str, words)],
            cwd=ROOT,
            env={**env, "STOWAWAY_HOME": home},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=limit,
        )
    return json.loads(done.stdout.splitlines()[-1])


def painted(probe: str, env: Mapping[str, str], size: tuple[int, int], *words: int) -> Any:
    """The same of a probe that paints in a window of a size."""
    found = told(probe, env, *size, *words)
    if found["size"] != list(size):
        raise RuntimeError(f"the window was {found['size']}")
    return found

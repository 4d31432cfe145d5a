"""Bench: what is measured by itself, so that nothing else stops where one probe dies."""

import json
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tests.tools.bench.display import screen
from tests.tools.bench.figures import Figure
from tests.tools.bench.pace import often

ROOT = Path(__file__).resolve().parents[3]
SIZES = (((1280, 800), 4.0), ((2560, 1440), 9.0))
"""Window sizes with the bound of what is painted in them, in milliseconds of the processor."""
_PLACE = re.compile(r'^ +File "[^"]*?([^"/\\]+)", line (\d+), in (\S+)')
"""A line of a traceback: file, line, function."""

Judge = Callable[[Any, tuple[int, int], float], list[Figure]]
"""Makes figures of what a probe told, the window's size and the bound of what is painted."""


class Probe(NamedTuple):
    """Something that is measured by itself: `measure` returns its figures or raises."""

    name: str
    measure: Callable[[], list[Figure]]


class ProbeError(Exception):
    """The process of a probe died; `str()` is the reason, in one line."""


class Failure(NamedTuple):
    """A probe that died, and the reason, in one line."""

    name: str
    reason: str

    def line(self) -> str:
        """Return the failure as a line for people."""
        return f"failed  {self.name}: {self.reason}"

    def plain(self) -> dict[str, object]:
        """Return the failure for JSON."""
        return {"probe": self.name, "verdict": "failed", "reason": self.reason}


def measured(probe: Probe) -> list[Figure] | Failure:
    """Measure; whatever the probe raises is its failure and stops nothing else."""
    try:
        return probe.measure()
    except ProbeError as error:
        return Failure(probe.name, str(error))
    except Exception as error:  # noqa: BLE001 - whatever it was, the other probes go on
        words = " ".join(str(error).split())
        return Failure(probe.name, f"{type(error).__name__}: {words}" if words else repr(error))


def run(
    command: list[str], env: Mapping[str, str], *, limit: float
) -> subprocess.CompletedProcess[str]:
    """Run a process of the bench to its end; `limit` is in seconds.

    Raises ProbeError if it dies, ends with another code than 0, or takes longer.
    """
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=dict(env),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        raise ProbeError(f"it did not end within {limit:g} s") from None
    if done.returncode:
        raise ProbeError(_reason(done))
    return done


def _reason(done: "subprocess.CompletedProcess[str]") -> str:
    """Return why a process ended so: the last words of its traceback, and where that was."""
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    if done.returncode < 0:
        try:
            name = signal.Signals(-done.returncode).name
        except ValueError:
            name = str(-done.returncode)
        reason = f"ended by signal {name}"
    else:
        reason = f"ended with code {done.returncode}"
    if not lines:
        return reason
    if done.returncode != 1 or not any(line.startswith("Traceback") for line in lines):
        return f"{reason}: {lines[-1].strip()}"
    places = [found.groups() for line in lines if (found := _PLACE.match(line))]
    where = "({}, line {}, in {})".format(*places[-1]) if places else ""
    return f"{lines[-1].strip()} {where}".strip()


def told(probe: str, env: Mapping[str, str], *words: int, limit: float = 300) -> Any:
    """Return what a probe prints in its last line, as JSON; `limit` is in seconds.

    Raises ProbeError if it dies, takes longer, or tells nothing.
    """
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", f"tests.tools.bench.{probe}", *map(str, words)]
        done = run(command, {**env, "STOWAWAY_HOME": home}, limit=often(limit, 50.0))
    last = (done.stdout.splitlines() or [""])[-1]
    try:
        return json.loads(last)
    except ValueError:
        raise ProbeError(f"its last line is no JSON: {last[:60]!r}") from None


def painted(probe: str, env: Mapping[str, str], size: tuple[int, int], *words: int) -> Any:
    """Return the same of a probe that paints in a window of a size."""
    found = told(probe, env, *size, *words)
    if found["size"] != list(size):
        raise ProbeError(f"the window was {found['size']}")
    return found


def at_sizes(name: str, probe: str, judge: Judge, *words: int) -> list[Probe]:
    """Return a probe for each window size, each with a screen of its own."""
    return [
        Probe(f"{name} at {size[0]}×{size[1]}", partial(_at_size, probe, judge, size, bound, words))
        for size, bound in SIZES
    ]


def _at_size(
    probe: str, judge: Judge, size: tuple[int, int], bound: float, words: tuple[int, ...]
) -> list[Figure]:
    with screen() as env:
        return judge(painted(probe, env, size, *words), size, bound)

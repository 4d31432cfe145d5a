"""Runs all tests: deals their files out to a few plain pytest processes, the longest first.

Only the standard library is used here, since `dev.py` runs outside the environment.
"""

from __future__ import annotations

import concurrent.futures
import os
import subprocess
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "tests" / "durations.txt"
"""Seconds of the files that take longest, by a run of the gate; `dev.py test --keep` writes it."""
TIER, TURN = "STOWAWAY_TESTS", "STOWAWAY_TURN"
"""In the environment: the tier that is run (`deep` or `gate`), and whose turn it is in the gate."""
QUIETLY = ("--quiet", "--no-header", "-p", "no:cacheprovider")
OPTIONS = {False: QUIETLY, True: (*QUIETLY, "--deep", "--timeout=900")}
"""pytest's, for the gate and for deep."""
SHORT = 1.0
"""Files of fewer seconds are not listed."""
UNKNOWN = 0.3
LEAST = 30.0
"""A process is begun for so many seconds of tests at least; beginning and ending one costs two."""
SHARES = 1.2
"""A part is what is left, by workers and by this: the more, the more evenly all of them end."""
NOTHING = 5
"""pytest's exit code where no test is left of the files given."""
SLOWEST = 10


@cache
def turn() -> int:
    """Whose turn it is: told by the environment, else by the commit, else by the day."""
    told = os.environ.get(TURN)
    if told is not None:
        return int(told)
    command = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return int(done.stdout[:7], 16)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int(time.time()) // 86_400


class Counts(NamedTuple):
    """What became of tests."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def plus(self, other: Counts) -> Counts:
        """Both together."""
        return Counts(*(one + two for one, two in zip(self, other, strict=True)))

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


class Ended(NamedTuple):
    """What became of one process: its counts, the seconds of each file, and what it printed."""

    good: bool
    counts: Counts
    seconds: dict[str, float]
    skips: set[str]
    text: str


def kept() -> dict[str, float]:
    """The seconds of files, as they are kept in the repository; of others nothing is known."""
    if not KEPT.is_file():
        return {}
    lines = (line.split() for line in KEPT.read_text(encoding="utf-8").splitlines())
    return {name: float(seconds) for seconds, name in lines}


def keep(seconds: Mapping[str, float]) -> None:
    """Keep the seconds of a run."""
    found = sorted(((s, name) for name, s in seconds.items() if s >= SHORT), reverse=True)
    text = "".join(f"{s:.1f} {name}\n" for s, name in found)
    KEPT.write_text(text, encoding="utf-8", newline="\n")


def parts(files: Iterable[str], known: Mapping[str, float], workers: int) -> list[list[str]]:
    """The files in parts, to be taken one after the other by whoever is free.

    The longest files come first and each part is a share of what is left, so that the last ones
    are short and all workers end at about the same time. To the longest come those of its own
    folder first, then of those around: what they import and paint alike is done once.
    """
    seconds = {name: known.get(name, UNKNOWN) for name in files}
    waiting = sorted(seconds, key=lambda name: (-seconds[name], name))
    left = sum(seconds.values())
    found: list[list[str]] = []
    while waiting:
        wanted = max(left / (SHARES * workers), LEAST)
        part, has = [waiting[0]], seconds[waiting[0]]
        for name in sorted(waiting[1:], key=partial(_strange, waiting[0])):
            if has + seconds[name] <= wanted:
                part.append(name)
                has += seconds[name]
        waiting = [name for name in waiting if name not in part]
        left -= has
        found.append(part)
    return found


def _strange(name: str, other: str) -> int:
    """How far from each other the folders of two files are, by how few they share."""
    shared = zip(name.split("/")[:-1], other.split("/")[:-1], strict=False)
    return -sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], shared))


def run_part(command: Sequence[str], env: Mapping[str, str], files: list[str]) -> Ended:
    """Run the tests of some files in a process of their own."""
    with tempfile.TemporaryDirectory(prefix="stowaway-tests-") as scratch:
        told = Path(scratch) / "told.xml"
        done = subprocess.run(
            [*command, f"--junitxml={told}", f"--basetemp={scratch}/base", *files],
            cwd=ROOT,
            env=dict(env),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        ended = told.is_file()
        counts, seconds, skips = read(told) if ended else (Counts(), {}, set())
    good = ended and done.returncode in (0, NOTHING)
    if not good and not counts.failed:
        # It ended before it could tell: of the rest nothing is known.
        counts = counts.plus(Counts(failed=1))
    return Ended(good, counts, seconds, skips, done.stdout)


def read(told: Path) -> tuple[Counts, dict[str, float], set[str]]:
    """Counts, seconds of each file, and files with skipped tests, of what pytest has written."""
    counts, skips = Counts(), set()
    seconds: dict[str, float] = defaultdict(float)
    for case in ET.parse(told).iter("testcase"):
        name = file_of(case.get("classname", ""))
        seconds[name] += float(case.get("time", 0))
        found = {each.tag for each in case}
        if found & {"failure", "error"}:
            counts = counts.plus(Counts(failed=1))
        elif "skipped" in found:
            counts = counts.plus(Counts(skipped=1))
            skips.add(name)
        else:
            counts = counts.plus(Counts(passed=1))
    return counts, seconds, skips


def file_of(classname: str) -> str:
    """The file of a test, which pytest names by a dotted path that may end in a class."""
    path = classname.split(".")
    while len(path) > 1 and not (ROOT / "/".join(path)).with_suffix(".py").is_file():
        path.pop()
    return "/".join(path) + ".py"


def run(command: Sequence[str], env: Mapping[str, str], say: Callable[[str], None]) -> Ended:
    """Run all tests; tell what fails when its process has ended, and at last the slowest files."""
    files = [file.relative_to(ROOT).as_posix() for file in ROOT.glob("tests/**/test_*.py")]
    # Tests in windows and processes wait a third of their time: two more than cores fill these.
    workers = max(2, os.cpu_count() or 2) + 2
    dealt = parts(files, kept(), workers)
    whole = Ended(True, Counts(), {}, set(), "")
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        runs = [pool.submit(run_part, command, env, part) for part in dealt]
        try:
            for number, each in enumerate(concurrent.futures.as_completed(runs), 1):
                ended = each.result()
                if not ended.good:
                    say(ended.text.rstrip())
                say(f"part {number} of {len(dealt)}: {ended.counts}")
                whole = Ended(
                    whole.good and ended.good,
                    whole.counts.plus(ended.counts),
                    {**whole.seconds, **ended.seconds},
                    whole.skips | ended.skips,
                    "",
                )
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    say(f"the {SLOWEST} slowest files:")
    longest = sorted(whole.seconds.items(), key=lambda each: -each[1])
    for name, took in longest[:SLOWEST]:
        say(f"{took:7.1f} s  {name}")
    return whole

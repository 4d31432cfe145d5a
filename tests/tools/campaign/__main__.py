"""Campaign: runs one kind for some minutes: `python -m tests.tools.campaign kill --minutes 10`.

Prints a table, and ends with 1 if anything was found. A case follows from seed and number alone,
so that `--case` runs one of them again (but where a child is killed depends on the machine too).
`python -m tests.tools.campaign plants` plants faults one after another, and has each looked for by
the kind that should find it; it ends with 1 if one of them was not found.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.tools.campaign.plants import PLANTS
from tests.tools.campaign.report import WRONGS, Report

SOON = 120
"""A planted fault that takes more seconds to be found would not be noticed."""
GRACE = 60
"""Seconds that a campaign may take to begin and to end."""

KINDS = {
    "kill": "kill the program while it plays; what it has answered must be saved",
    "fuzz": "open damaged and forged files; nothing may crash, hang or be believed",
    "faults": "let calls of the system fail; nothing is lost, and a sentence says so",
    "soak": "press at random in the whole program, for long",
    "archive": "import damaged and forged archives; nothing may be lost, or lie elsewhere",
    "sync": "play in two homes that a program synchronises; nothing may be lost",
}


def run(
    kind: str, report: Report, seconds: float, only: int | None, first: str, plant: str
) -> None:
    """Run one kind of campaign for so long, or only one of its cases."""
    if kind == "kill":
        from tests.tools.campaign.kill import Killer

        Killer(report, plant).run(seconds, only, first)
        return
    from tests.tools.campaign.watch import Watcher

    cases = getattr(import_module(f"tests.tools.campaign.{kind}"), kind.capitalize())
    Watcher(cases, report, plant).run(seconds, only, first)


def find(name: str, seed: int, minutes: float, keep: Path) -> tuple[bool, str]:
    """Have a planted fault looked for; whether it was found, and all that was printed."""
    plant = PLANTS[name]
    command = [sys.executable, "-m", "tests.tools.campaign", plant.kind, "--plant", name]
    command += ["--seed", str(seed), "--minutes", str(minutes), "--first", plant.finds]
    try:
        done = subprocess.run(
            [*command, "--keep", str(keep)],
            capture_output=True,
            text=True,
            check=False,
            timeout=60 * minutes + GRACE,
        )
    except subprocess.TimeoutExpired as error:
        # Text or not, by the system.
        said: list[Any] = [each or "" for each in (error.stdout, error.stderr)]
        words = (each.decode() if isinstance(each, bytes) else each for each in said)
        return False, f"{''.join(words)}It did not end within {error.timeout:.0f} s.\n"
    told = [each.read_text("utf-8") for each in keep.glob("*/what.txt")]
    row = re.search(rf"^  {plant.finds} +([\d,]+)$", done.stdout, re.MULTILINE)
    counted = row is not None and row[1] != "0"
    found = done.returncode == 1 and counted and any(plant.says in words for words in told)
    return found, done.stdout + done.stderr


def find_all(seed: int, minutes: float, names: Sequence[str]) -> int:
    """Have all planted faults looked for, and print a table; 1 if one was not found."""
    missed = 0
    width = max(len(plant.words) for plant in PLANTS.values())
    for name in names or PLANTS:
        plant = PLANTS[name]
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            found, printed = find(name, seed, minutes, Path(folder) / "kept")
        took = time.monotonic() - began
        is_late = took > SOON
        missed += not found or is_late
        found_words = f"found in {took:4.0f} s" if found else "NOT FOUND"
        found_words += ", TOO LATE" if found and is_late else ""
        sys.stdout.write(f"  {plant.words:<{width}}  {plant.kind:<6}  {found_words}\n")
        if not found:
            sys.stdout.write(printed)
        sys.stdout.flush()
    return 1 if missed else 0


def main(argv: Sequence[str]) -> int:
    """Run the campaign that `argv` names; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.campaign")
    kinds = "; ".join(f"{name}: {words}" for name, words in KINDS.items())
    kinds += "; plants: plant faults, which these must find"
    parser.add_argument("kind", choices=(*KINDS, "plants"), metavar="KIND", help=kinds)
    parser.add_argument("--minutes", type=float, default=2.0, help="how long (2)")
    parser.add_argument("--seed", type=int, help="a number that all cases follow from")
    parser.add_argument("--case", type=int, help="run this case only")
    parser.add_argument("--first", choices=WRONGS, default="", help="end with the first of these")
    parser.add_argument("--keep", type=Path, help="the folder for failing cases")
    faults = f"plant a fault: {', '.join(PLANTS)}"
    parser.add_argument("--plant", choices=PLANTS, default="", help=faults)
    args = parser.parse_args(argv)
    # No window is shown, and sentences are English, whoever runs it.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)
    seed = secrets.randbelow(10**6) if args.seed is None else args.seed
    if args.kind == "plants":
        names = [args.plant] if args.plant else []
        return find_all(1 if args.seed is None else args.seed, args.minutes, names)
    sys.stdout.write(f"campaign {args.kind}: {args.minutes:g} minutes, seed {seed}\n")
    sys.stdout.flush()
    report = Report(args.kind, seed, args.keep)
    run(args.kind, report, 60 * args.minutes, args.case, args.first, args.plant)
    sys.stdout.write(report.table() + "\n")
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

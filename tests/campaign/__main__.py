"""Campaign: runs one kind for some minutes: `python -m tests.campaign kill --minutes 10`.

Prints a table, and ends with 1 if anything was found. A case follows from seed and number alone,
so that `--case` runs one of them again (but where a child is killed depends on the machine too).
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tests.campaign.plants import PLANTS
from tests.campaign.report import WRONGS, Report

KINDS = {
    "kill": "kill the program while it plays; what it has answered must be saved",
    "fuzz": "open damaged and forged files; nothing may crash, hang or be believed",
    "faults": "let calls of the system fail; nothing is lost, and a sentence says so",
    "soak": "press at random in the whole program, for long",
}


def run(
    kind: str, report: Report, seconds: float, only: int | None, first: str, plant: str
) -> None:
    """Run one kind of campaign for so long, or only one of its cases."""
    if kind == "kill":
        from tests.campaign.kill import Killer

        Killer(report, plant).run(seconds, only, first)
        return
    from tests.campaign.watch import Watcher

    cases = getattr(import_module(f"tests.campaign.{kind}"), kind.capitalize())
    Watcher(cases, report, plant).run(seconds, only, first)


def main(argv: Sequence[str]) -> int:
    """Run the campaign that `argv` names; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaign")
    kinds = "; ".join(f"{name}: {words}" for name, words in KINDS.items())
    parser.add_argument("kind", choices=KINDS, metavar="KIND", help=kinds)
    parser.add_argument("--minutes", type=float, default=2.0, help="how long (2)")
    parser.add_argument("--seed", type=int, help="a number that all cases follow from")
    parser.add_argument("--case", type=int, help="run this case only")
    parser.add_argument("--first", choices=WRONGS, default="", help="end with the first of these")
    parser.add_argument("--keep", type=Path, help="the folder for failing cases")
    parser.add_argument("--plant", choices=PLANTS, default="", help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    # No window is shown, and sentences are English, whoever runs it.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)
    seed = secrets.randbelow(10**6) if args.seed is None else args.seed
    sys.stdout.write(f"campaign {args.kind}: {args.minutes:g} minutes, seed {seed}\n")
    sys.stdout.flush()
    report = Report(args.kind, seed, args.keep)
    run(args.kind, report, 60 * args.minutes, args.case, args.first, args.plant)
    sys.stdout.write(report.table() + "\n")
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

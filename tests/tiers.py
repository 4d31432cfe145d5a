"""The two tiers of the tests: the gate is what each change must pass, deep is all that there is.

`pytest --deep` (or `STOWAWAY_TESTS=deep`) runs all. In the gate what is marked `deep(reason)` is
left out, and of cases that are alike in kind those of a turn are run: the turn follows from the
commit, so each commit looks at others, and the same commit always at the same. Of the tests that
drive whole windows each commit runs a ninth, and of other slow files a fifth.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.deal import TIER, TURN, turn

ROOT = Path(__file__).resolve().parents[1]
Case = TypeVar("Case")
NOT_THIS_TURN = "not the turn of this case"


def is_deep() -> bool:
    """Whether all is run."""
    return os.environ.get(TIER) == "deep"


def by_turns(cases: Sequence[Any], *, ids: Sequence[str] | None = None, at_once: int = 1) -> Any:
    """Cases for `parametrize`: all when deep, in the gate `at_once` of them, which change."""
    names = list(ids or (_name(case) for case in cases))
    due = _due(names, at_once)
    late = pytest.mark.deep(NOT_THIS_TURN)
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            id=name,
            marks=() if n in due else (late,),
        )
        for n, (case, name) in enumerate(zip(cases, names, strict=True))
    ]


def _name(case: object) -> str:
    """How a case is called: by what is the same in every process."""
    parts = case if isinstance(case, tuple) else (case,)
    return "-".join(str(getattr(p, "name", getattr(p, "__name__", p))) for p in parts)


def some(cases: Iterable[Case], at_once: int) -> list[Case]:
    """Cases for a loop: all when deep, in the gate `at_once` of them, which change."""
    every = list(cases)
    if is_deep():
        return every
    due = _due([_name(case) for case in every], at_once)
    return [case for n, case in enumerate(every) if n in due]


def _due(names: Sequence[str], at_once: int) -> set[int]:
    """Which places of a list are due: neighbours, the first of which follows from the turn."""
    # Else lists of one length would always take the same places.
    first = zlib.crc32(f"{turn()} {list(names)}".encode())
    return {(first + n) % len(names) for n in range(at_once)}


IN_TURNS = tuple(f"tests/ui/{name}/" for name in ("bridge", "shell", "stage", "tables", "window"))
"""Folders whose tests drive whole windows: each run of the gate takes one of `TURNS` parts."""
IN_EVERY_TURN = "tests/ui/tables/laws/"
"""Of these folders, what takes its cases by turns already."""
TURNS = 9
SLOW = (
    *("tests/architecture/test_adding_a_game.py", "tests/games/cargo_hold/test_bots.py"),
    *("tests/games/cargo_hold/test_reviewer.py", "tests/games/carry_on/test_bots.py"),
    *("tests/games/carry_on/test_reviewer.py", "tests/games/carry_on/test_worth.py"),
    *("tests/games/pack_the_essentials/test_bots.py", "tests/laws/test_one_truth.py"),
    *("tests/games/pack_the_essentials/test_par.py", "tests/match/test_advice.py"),
    *("tests/games/pack_the_essentials/test_reviewer.py", "tests/match/test_guess.py"),
    *("tests/match/test_likely.py", "tests/tools/campaign/test_campaign.py"),
    *("tests/tools/ladder/test_league.py", "tests/tools/ladder/test_tournament.py"),
)
"""Files in which bots or reviewers think for long, or processes play: a run takes a part each."""
SLOW_TURNS = 5


def is_of_another_turn(file: Path, name: str, names: Sequence[str]) -> bool:
    """Whether a test is left out of this run of the whole gate, since its turn is another.

    Whoever names files or tests gets all that is in them: only `dev.py test` tells whose turn it
    is. All cases of a test have the same turn. A file of `SLOW` has a test in each.

    Args:
        file: The file of the test.
        name: The name of the test, without its case.
        names: All tests of the file that the gate runs in some turn, in their order.
    """
    if is_deep() or TURN not in os.environ or not file.is_relative_to(ROOT):
        return False
    place = file.relative_to(ROOT).as_posix()
    if place in SLOW:
        shares = min(SLOW_TURNS, len(names))
    elif place.startswith(IN_TURNS) and not place.startswith(IN_EVERY_TURN):
        shares = TURNS
    else:
        return False
    # Files begin with different tests, since many have few.
    return (names.index(name) + zlib.crc32(place.encode())) % shares != turn() % shares


@contextmanager
def at(**where: object) -> Iterator[None]:
    """Whatever fails within says where it was: for loops within a test."""
    try:
        yield
    except BaseException as problem:
        problem.add_note("at " + ", ".join(f"{name} {value}" for name, value in where.items()))
        raise


SETTLED = ("test_icons.py", "test_linux_install.py", "test_windows.py")
"""Of `tests/packaging`: in the gate only where what they look at is not as it last passed."""
LOOKED_AT = (
    *("packaging", "tests/packaging", "tests/conftest.py", "resources/icons"),
    *("engine/store/names.py", "pyproject.toml"),
)
KEPT = ROOT / "tests" / "packaging" / "settled.txt"
"""A line for each system and Python on which they have passed: what they looked at, as a digest."""


def state() -> str:
    """The line of what the settled tests look at, as it is now, on this system and Python."""
    digest = sha256()
    for name in LOOKED_AT:
        place = ROOT / name
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.is_file() and file != KEPT and "__pycache__" not in file.parts:
                data = file.read_bytes().replace(b"\r\n", b"\n")
                digest.update(f"{file.relative_to(ROOT).as_posix()} {len(data)}\n".encode() + data)
    return f"{sys.platform} {sys.version_info[0]}.{sys.version_info[1]} {digest.hexdigest()}"


def is_settled_file(file: Path) -> bool:
    """Whether the tests of a file are among them."""
    return file.parent == KEPT.parent and file.name in SETTLED


@cache
def settled() -> bool:
    """Whether they passed on just this; where in doubt, not."""
    return KEPT.is_file() and state() in KEPT.read_text(encoding="ascii").splitlines()


def settle(skipped: Sequence[str]) -> None:
    """Note that all have passed on what there is, unless files of theirs have skipped tests."""
    if any(Path(name).name in SETTLED for name in skipped):
        return
    now = state()
    old = KEPT.read_text(encoding="ascii").splitlines() if KEPT.is_file() else []
    others = [line for line in old if line.split()[:2] != now.split()[:2]]
    KEPT.write_text("".join(f"{line}\n" for line in sorted([*others, now])), encoding="ascii")

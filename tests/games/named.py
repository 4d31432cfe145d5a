"""Tests: which rules the tests of a game name, and for what reasons its rules refuse."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from tests.parsed import parse

HERE: Final = Path(__file__).parent
SCREEN: Final = HERE.parent / "ui"
ENGINE: Final = HERE.parents[1] / "engine" / "games"


@cache
def all_tests(folder: Path) -> tuple[str, ...]:
    """The names of all tests in a folder and the folders in it."""
    return tuple(
        node.name
        for file in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def named(letters: str, tests: Iterable[str]) -> set[str]:
    """The rules of a sheet, whose numbers follow these letters, that tests give in their names."""
    pattern = rf"{letters.lower()}_(\d+)"
    return {f"{letters}-{int(n)}" for name in tests for n in re.findall(pattern, name)}


@cache
def refusals(game: str) -> frozenset[tuple[str, str]]:
    """Rule and reason of every refusal in a game's rules."""
    found = set()
    source = ENGINE / game / "rules.py"
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if len(words) == 2:
                found.add((str(words[0]), str(words[1])))
    return frozenset(found)


def is_said(folder: Path, words: str) -> bool:
    """Whether a test of a folder has these words, not counting the list of all refusals."""
    return any(
        words in file.read_text(encoding="utf-8")
        for file in sorted(folder.glob("test_*.py"))
        if file.name != "test_rules_named.py"
    )

"""Tests: every rule of the sheet has a test that names it, and every refusal a rule."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (
    *(f"PE-{number}" for number in range(1, 9)),
    *(f"PE-{number}" for number in range(10, 22)),
    *(f"PE-{number}" for number in range(30, 35)),
    *(f"PE-{number}" for number in range(40, 47)),
)
"""The rule numbers of the sheet; there is no PE-9, and none between the groups."""
LISTS = tuple(f"{pile}{letter}" for pile in (1, 2, 3) for letter in "ABCD")


@cache
def all_tests() -> tuple[str, ...]:
    """The names of all tests of the game."""
    return tuple(
        node.name
        for file in sorted(HERE.glob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def named() -> dict[str, list[str]]:
    """Tests by the rule or list that their names give."""
    out: dict[str, list[str]] = {}
    for name in all_tests():
        for number in re.findall(r"pe_(\d+)", name):
            out.setdefault(f"PE-{int(number)}", []).append(name)
        for each in re.findall(r"list_([123][abcd])", name):
            out.setdefault(each.upper(), []).append(name)
    return out


@pytest.mark.parametrize("rule", [*RULES, *LISTS])
def test_the_rule_has_a_test_that_names_it(rule: str) -> None:
    assert named().get(rule)


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set() == set(named()) - {*RULES, *LISTS}


def refusals() -> set[tuple[str, str]]:
    """Rule and reason of every refusal in the rules."""
    source = HERE.parents[2] / "engine" / "games" / "pack_the_essentials" / "rules.py"
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if len(words) == 2:
                found.add((str(words[0]), str(words[1])))
    return found


def test_the_rules_refuse_for_these_reasons_and_no_others() -> None:
    assert {
        ("PE-11", "phase"),
        ("PE-11", "no-position"),
        ("PE-11", "taken"),
        ("PE-12", "phase"),
        ("PE-12", "none-left"),
        ("PE-13", "phase"),
        ("PE-13", "no-tile"),
        ("PE-15", "no-rat"),
        ("PE-15", "two-rats"),
        ("PE-16", "no-form"),
        ("PE-16", "outside"),
        ("PE-16", "overlap"),
        ("PE-16", "prefilled"),
        ("PE-18", "fits"),
        ("PE-19", "phase"),
        ("PE-19", "already"),
        ("PE-19", "no-bonus"),
        ("PE-21", "phase"),
        ("PE-21", "order"),
        ("PE-21", "covered"),
        ("PE-21", "count"),
        ("PE-41", "blocked"),
    } == refusals()


@pytest.mark.parametrize("reason", sorted(refusals()), ids="/".join)
def test_each_reason_is_met_by_a_test(reason: tuple[str, str]) -> None:
    rule, word = reason
    texts = [
        file.read_text(encoding="utf-8")
        for file in sorted(HERE.glob("test_*.py"))
        if file.name != Path(__file__).name
    ]
    if word == "phase":
        assert any(f'"{rule}", {{Phase.' in text for text in texts)
    else:
        assert any(f'"{rule}", "{word}"' in text for text in texts)

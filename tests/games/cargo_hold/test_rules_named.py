"""Tests: every rule of the sheet has a test that names it, and every refusal a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.games.named import all_tests

HERE = Path(__file__).parent
SCREEN = HERE.parents[1] / "ui"
RULES = (
    *(f"CH-{number}" for number in (1, 2)),
    *(f"CH-{number}" for number in range(10, 29)),
    "CH-30",
)
"""The rule numbers of the sheet, and CH-30, which is ours; there is none between the groups."""


def named(tests: Iterable[str]) -> set[str]:
    """The rules that tests give in their names."""
    return {f"CH-{int(n)}" for name in tests for n in re.findall(r"ch_(\d+)", name)}


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test_that_names_it(rule: str) -> None:
    assert rule in named(all_tests(HERE))


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named([*all_tests(HERE), *all_tests(SCREEN)]) <= set(RULES)


def refusals() -> set[tuple[str, str]]:
    """Rule and reason of every refusal in the rules."""
    source = HERE.parents[2] / "engine" / "games" / "cargo_hold" / "rules.py"
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if len(words) == 2:
                found.add((str(words[0]), str(words[1])))
    return found


def test_the_rules_refuse_for_these_reasons_and_no_others() -> None:
    assert {
        ("CH-11", "order"),
        ("CH-12", "extended"),
        ("CH-12", "no-delivery"),
        ("CH-12", "not-ready"),
        ("CH-13", "empty"),
        ("CH-13", "not-in-hand"),
        ("CH-13", "one"),
        ("CH-15", "cargo"),
        ("CH-15", "empty"),
        ("CH-15", "no-delivery"),
        ("CH-15", "not-in-hand"),
        ("CH-15", "one"),
        ("CH-15", "opponent"),
        ("CH-16", "discard"),
        ("CH-16", "no-cards"),
        ("CH-16", "not-in-hand"),
        ("CH-16", "not-now"),
        ("CH-16", "number"),
        ("CH-18", "not-in-hand"),
        ("CH-18", "not-in-play"),
        ("CH-24", "no-delivery"),
        ("CH-24", "not-asked"),
        ("CH-24", "other"),
        ("CH-25", "not-in-play"),
    } == refusals()


@pytest.mark.parametrize("reason", sorted(refusals()), ids="/".join)
def test_each_reason_is_met_by_a_test(reason: tuple[str, str]) -> None:
    rule, word = reason
    texts = [
        file.read_text(encoding="utf-8")
        for file in sorted(HERE.glob("test_*.py"))
        if file.name != Path(__file__).name
    ]
    assert any(f'("{rule}", "{word}")' in text for text in texts)

"""Tests: every rule of the sheet has a test that names it, and every refusal a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.named import all_tests, is_said, refusals

HERE = Path(__file__).parent
RULES = (
    *(f"PE-{number}" for number in range(1, 9)),
    *(f"PE-{number}" for number in range(10, 22)),
    *(f"PE-{number}" for number in range(30, 35)),
    *(f"PE-{number}" for number in range(40, 47)),
    "PE-50",
)
"""The rule numbers of the sheet, and PE-50, which is ours; there is no PE-9, and none between the
groups."""
LISTS = tuple(f"{pile}{letter}" for pile in (1, 2, 3) for letter in "ABCD")


def named() -> dict[str, list[str]]:
    """Tests by the rule or list that their names give."""
    out: dict[str, list[str]] = {}
    for name in all_tests(HERE):
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
    } == refusals(HERE.name)


@pytest.mark.parametrize("reason", sorted(refusals(HERE.name)), ids="/".join)
def test_each_reason_is_met_by_a_test(reason: tuple[str, str]) -> None:
    rule, word = reason
    said = f'"{rule}", {{Phase.' if word == "phase" else f'"{rule}", "{word}"'
    assert is_said(HERE, said)

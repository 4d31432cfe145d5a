"""Tests: every rule of the sheet has a test that names it, and every refusal a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.named import SCREEN, all_tests, is_said, named, refusals

HERE = Path(__file__).parent
LETTERS = "WL"
RULES = (
    *(f"WL-{number}" for number in range(1, 4)),
    *(f"WL-{number}" for number in range(10, 22)),
    *(f"WL-{number}" for number in range(30, 36)),
    *("WL-40", "WL-41"),
)
"""The rule numbers of the sheet; there is none between the groups."""

ON_SCREEN = ("WL-31", "WL-32", "WL-33")
"""What the engine proves only in part: the rest are tempo and step mode of the clock, gates, mouse
and keys, and what a shared screen shows. A test of the screen names each of them too."""


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test_that_names_it(rule: str) -> None:
    assert rule in named(LETTERS, all_tests(HERE))


@pytest.mark.parametrize("rule", ON_SCREEN)
def test_the_rule_has_a_test_of_the_screen_that_names_it(rule: str) -> None:
    assert rule in named(LETTERS, all_tests(SCREEN))


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named(LETTERS, [*all_tests(HERE), *all_tests(SCREEN)]) <= set(RULES)


def test_the_rules_refuse_for_these_reasons_and_no_others() -> None:
    assert {
        ("WL-11", "phase"),
        ("WL-12", "type"),
        ("WL-16", "phase"),
        ("WL-18", "gone"),
        ("WL-21", "phase"),
        ("WL-30", "no-slot"),
    } == refusals(HERE.name)


@pytest.mark.parametrize("reason", sorted(refusals(HERE.name)), ids="/".join)
def test_each_reason_is_met_by_a_test(reason: tuple[str, str]) -> None:
    rule, word = reason
    assert is_said(HERE, f'("{rule}", "{word}")')

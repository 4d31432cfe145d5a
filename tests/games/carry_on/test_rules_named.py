"""Tests: every rule of the sheet has a test that names it, and every refusal a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.named import SCREEN, all_tests, is_said, named, refusals

HERE = Path(__file__).parent
LETTERS = "CO"
RULES = (
    *(f"CO-{number}" for number in range(1, 5)),
    *(f"CO-{number}" for number in range(10, 17)),
    *(f"CO-{number}" for number in range(20, 25)),
    *(f"CO-{number}" for number in range(30, 33)),
    "CO-40",
)
"""The rule numbers of the sheet, and CO-40, which is ours; there is none between the groups."""


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test_that_names_it(rule: str) -> None:
    assert rule in named(LETTERS, all_tests(HERE))


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named(LETTERS, [*all_tests(HERE), *all_tests(SCREEN)]) <= set(RULES)


def test_the_rules_refuse_for_these_reasons_and_no_others() -> None:
    assert {
        ("CO-11", "not-in-hand"),
        ("CO-11", "phase"),
        ("CO-13", "souvenirs"),
        ("CO-14", "large"),
        ("CO-14", "no-card"),
        ("CO-14", "not-over"),
        ("CO-15", "phase"),
        ("CO-30", "not-in-hand"),
        ("CO-30", "phase"),
    } == refusals(HERE.name)


@pytest.mark.parametrize("reason", sorted(refusals(HERE.name)), ids="/".join)
def test_each_reason_is_met_by_a_test(reason: tuple[str, str]) -> None:
    rule, word = reason
    assert is_said(HERE, f'("{rule}", "{word}")')

"""Tests: how the tournament counts; the tournament itself is a command of its own."""

import pytest

from tests.ladder import tournament
from tests.ladder.tournament import LEVELS, Gap

HARD, NORMAL, EASY, RANDOM = LEVELS


def test_a_mean_has_its_95_percent_interval() -> None:
    found = tournament.mean([10, 12, 14, 16])
    assert found.mean == pytest.approx(13)
    # 1.96 standard errors; the deviation of the sample is √(20/3).
    assert found.half == pytest.approx(1.96 * (20 / 3) ** 0.5 / 2)


def test_a_gap_is_taken_deal_by_deal() -> None:
    assert Gap(5.0, 0.0) == tournament.gap([105, 65, 85], [100, 60, 80])


def test_a_ladder_is_clear_only_if_every_gap_exceeds_its_interval() -> None:
    found = {HARD: [90, 95], NORMAL: [80, 84], EASY: [70, 74], RANDOM: [50, 55]}
    assert tournament.clear(found)
    assert not tournament.clear({**found, EASY: [60, 94]})
    assert not tournament.clear({**found, NORMAL: [90, 95]})


def test_a_table_names_each_level_and_its_lead() -> None:
    found = {HARD: [90, 90], NORMAL: [80, 80], EASY: [70, 70], RANDOM: [50, 50]}
    rows = tournament.lines("Alone", found)
    assert "## Alone" == rows[0]
    assert "| hard | 90.0 ± 0.0 | 10.0 ± 0.0 |" in rows
    assert "| random | 50.0 ± 0.0 |  |" in rows

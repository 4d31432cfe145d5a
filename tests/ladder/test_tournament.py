"""Tests: how the tournament counts; the tournament itself is a command of its own."""

import importlib

import pytest

from engine import catalog, simulate
from engine.core import Level
from tests.ladder import tournament
from tests.ladder.tournament import Gap

HARD, NORMAL, EASY, RANDOM = (Level(level) for level in ("hard", "normal", "easy", "random"))


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


def test_a_level_with_several_seats_has_their_mean() -> None:
    result = simulate.Outcome(((0,), (1,), (2,)), (10, 4, 6), ())
    record = simulate.Record("toy", "", (HARD, EASY, EASY), {}, 1, result)
    assert {HARD: [10.0, 10.0], EASY: [5.0, 5.0]} == tournament.totals((HARD, EASY), [record] * 2)


@pytest.mark.parametrize("name", catalog.ids())
def test_every_game_has_a_plan_in_which_levels_play_the_same_deals(name: str) -> None:
    plan = importlib.import_module(f"tests.ladder.plans.{name}")
    levels = set()
    for contest in plan.contests(4):
        levels.update(contest.levels)
        seeds: dict[Level, list[str]] = {}
        for match in contest.matches:
            assert set(match.levels) <= set(contest.levels)
            for level in dict.fromkeys(match.levels):
                seeds.setdefault(level, []).append(match.seed)
        assert 1 == len({tuple(found) for found in seeds.values()})
    assert set(catalog.game(name).bots) <= levels
    assert (tournament.HERE / "results" / f"{name}.md").exists()


def test_decisions_of_the_strongest_level_are_timed() -> None:
    name = catalog.ids()[-1]
    level, spent = tournament.pace(name, 1)
    assert list(catalog.game(name).bots)[-1] == level
    assert len(spent) > 5
    assert all(seconds > 0 for seconds in spent)

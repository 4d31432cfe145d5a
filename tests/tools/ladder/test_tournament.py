"""Tests: how the tournament counts; the tournament itself is a command of its own."""

import importlib
from collections.abc import Iterator

import pytest

from engine import catalog, simulate
from engine.core import GameId, Level, Rng
from tests.tools.ladder import tournament
from tests.tools.ladder.tournament import Gap

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
    result = simulate.SimulatedOutcome(((0,), (1,), (2,)), (10, 4, 6), ())
    record = simulate.Record("toy", "", (HARD, EASY, EASY), {}, 1, result)
    assert {HARD: [10.0, 10.0], EASY: [5.0, 5.0]} == tournament.totals((HARD, EASY), [record] * 2)


@pytest.mark.parametrize("name", catalog.ids())
def test_every_game_has_a_plan_in_which_levels_play_the_same_deals(name: str) -> None:
    plan = importlib.import_module(f"tests.tools.ladder.plans.{name}")
    levels = set()
    for contest in plan.contests(4):
        levels.update(contest.levels)
        seeds: dict[Level, list[str]] = {}
        for match in contest.matches:
            assert set(match.levels) <= set(contest.levels)
            for level in dict.fromkeys(match.levels):
                seeds.setdefault(level, []).append(match.seed)
        assert 1 == len({tuple(found) for found in seeds.values()})
    assert set(catalog.game(name).bots) <= levels | {*getattr(plan, "ELSEWHERE", ())}
    assert (tournament.HERE / "results" / f"{name}.md").exists()


def test_decisions_of_the_strongest_level_are_timed() -> None:
    name = catalog.ids()[-1]
    level, spent = tournament.pace(name, 1)
    assert list(catalog.game(name).bots)[-1] == level
    assert len(spent) > 5
    assert all(seconds > 0 for seconds in spent)


def record(seats: tuple[Level, ...], scores: tuple[int, ...], *best: int) -> simulate.Record:
    rest = tuple((seat,) for seat in range(len(seats)) if seat not in best)
    return simulate.Record(
        "toy", "", seats, {}, 1, simulate.SimulatedOutcome((best, *rest), scores, ())
    )


def test_a_tie_is_a_share_of_a_win() -> None:
    seats = (HARD, EASY, HARD, EASY)
    records = [record(seats, (9, 9, 9, 1), 0, 1, 2), record(seats, (1, 5, 2, 3), 1)]
    assert {HARD: [2 / 3, 0], EASY: [1 / 3, 1]} == tournament.won((HARD, EASY), records)
    assert {HARD: [1 / 3], EASY: [2 / 3]} == tournament.by_deal(
        tournament.won((HARD, EASY), records), 2
    )


def a_contest(deals: int, *, sequential: bool) -> tournament.Contest:
    spec = simulate.Spec(GameId("toy"), (HARD, EASY), (), "")
    return tournament.Contest("Toy", (HARD, EASY), (spec,) * (2 * deals), 2, sequential)


def test_a_sequential_contest_ends_when_its_order_is_clear_and_no_sooner() -> None:
    stream = Rng("noise")

    def records(lead: int) -> Iterator[simulate.Record]:
        while True:
            yield record((HARD, EASY), (50 + lead + stream.below(21), 50 + stream.below(21)), 0)

    lengths = {}
    for lead in (0, 30):
        found, sure = tournament.outcome(a_contest(100, sequential=True), records(lead))
        lengths[lead] = len(found.totals[HARD])
        assert tournament.SURE_OF_TEN == sure
        assert lengths[lead] % 10 == 0
    assert {0: 100, 30: 20} == lengths
    whole, sure = tournament.outcome(a_contest(100, sequential=False), records(30))
    assert (100, tournament.SURE) == (len(whole.totals[HARD]), sure)


def test_looking_ten_times_is_wrong_no_more_often_than_once_in_twenty() -> None:
    stream = Rng("no lead")

    def records() -> Iterator[simulate.Record]:
        while True:
            yield record((HARD, EASY), (stream.below(101), stream.below(101)), 0)

    wrong = 0
    for _ in range(300):
        found, sure = tournament.outcome(a_contest(100, sequential=True), records())
        wrong += tournament.clear(found.totals, sure)
    # One side of the interval: 2.5 % of 300 are 7.5.
    assert wrong <= 16


def test_an_aim_is_reached_only_with_the_whole_interval() -> None:
    contest = a_contest(4, sequential=False)._replace(aim=(0.38, 0.33))
    totals = {HARD: [1.0], EASY: [0.0]}
    reached = [
        tournament.reached(contest, tournament.Found(totals, {HARD: won}))
        for won in ([0.4, 0.41, 0.39, 0.4], [0.1, 0.7, 0.2, 0.6], [0.36, 0.37, 0.36, 0.37])
    ]
    assert [True, False, False] == reached

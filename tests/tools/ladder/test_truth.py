"""Tests: what is played on from reviews is noted once, and counted rightly."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from engine.core import Chance, Draw, NeedsChance, Rng, Seat
from engine.match import Session
from engine.match.review import begins, one_position, reviewer
from engine.search.playing import drawn
from tests.tools.ladder import truth
from tests.tools.ladder.truth import PLANS, Row, Table

FIRST = Row(
    game="carry_on",
    by=PLANS["carry_on"].by,
    version=truth.judge("carry_on").version,
    level="easy",
    match=0,
    seat=0,
    at=5,
    pair="aa",
    what="Pick",
    mark="slip",
    weight=100,
    told=400,
    half=100,
    true=300,
    error=0,
    ways=64,
)


def test_what_is_drawn_is_fair_and_the_same_in_both_plans() -> None:
    whole = (1, 1, 2, 3)
    counts: dict[int, int] = dict.fromkeys(whole, 0)
    for way in range(600):
        # One of two alike is gone: each of the three that are left is as likely.
        (one,) = drawn(Draw(1, (1, 2, 3), whole, ("deck", 1)), way)
        counts[one] += 1
    assert all(150 < many < 250 for many in counts.values())
    asked = Draw(2, (2, 3), whole, ("deck", 2))
    assert asked.admits(drawn(asked, 7))
    assert drawn(asked, 7) == drawn(asked, 7)
    assert len({drawn(asked, way) for way in range(20)}) == 2


def test_a_match_is_played_on_by_the_rules_to_its_end() -> None:
    session = truth.match("carry_on", "normal", 1)
    seat = session.seats[1]
    judge = reviewer(session, seat)
    at = begins(session, seat)[-3]
    _, acts = one_position(session, judge, seat, at)
    table = Table(session, at, seat, "easy+normal")
    ends = [table.end(acts, way) for way in range(6)]
    assert ends == [table.end(acts, way) for way in range(6)]
    assert all(0 <= one <= 10_000 for one in ends)
    assert len({*ends}) > 1
    # What the seat knows is so in every future.
    before = session.moments[at - 1].state
    for way in range(3):
        world = table.world(way)
        assert session.game.observe(world, seat) == session.game.observe(
            judge.position(before, seat), seat
        )


def test_futures_are_added_until_it_is_known_well_enough() -> None:
    stream = Rng("told")

    class Known:
        def end(self, plan: Any, way: int) -> int:
            return 500 * len(plan) + (stream.below(2) * 1000 if plan else 0)

    table: Any = Known()
    # A mean of 1000 and 500 either way: a half-width of 196 in 25 futures.
    plan = PLANS["carry_on"]._replace(ways=25, narrow=150, most=1000)
    middle, half, ways = truth.measured(table, ("act",), (), plan)
    assert ways == 50
    assert abs(middle - 1000) < 2 * half
    assert half <= 150
    assert truth.measured(table, ("act",), (), plan._replace(most=25))[2] == 25


def test_a_mean_and_a_share_have_their_intervals() -> None:
    middle, half = truth.spread([0, 2, 4])
    assert middle == 2
    assert half == pytest.approx(1.96 * 2 / 3**0.5)
    low, high = truth.wilson(190, 200)
    assert low == pytest.approx(0.910, abs=0.001)
    assert high == pytest.approx(0.973, abs=0.001)
    assert truth.wilson(0, 0) == (0, 1)


def test_the_told_interval_holds_what_is_as_near_as_both_are_known() -> None:
    assert truth.is_held(FIRST)
    assert not truth.is_held(FIRST._replace(true=299))
    assert truth.is_held(FIRST._replace(true=299, error=15))


def test_bad_decisions_are_counted_by_what_they_stand_for() -> None:
    rows = [
        FIRST._replace(true=700, weight=200),
        FIRST._replace(true=601, weight=500, mark=""),
        FIRST._replace(true=600, weight=900, mark=""),
    ]
    assert truth.found_share(rows, 600) == (7, 2)


def test_a_loss_that_came_by_chance_counts_less_than_one_that_was_told_too() -> None:
    """Many that are told to lose little, of which one comes out high, and some that lose much."""
    little = [FIRST._replace(told=100, true=100, error=280, mark="") for _ in range(99)]
    high = FIRST._replace(told=100, true=700, error=280, mark="")
    much = [FIRST._replace(told=1000, true=1000, error=280) for _ in range(2)]
    rows = [*little, high, *much]
    assert truth.found_share(rows, 600) == (3, 2)
    every, marked = truth.likely_share(rows, 600)
    assert marked == pytest.approx(2, abs=0.01)
    assert marked / every > 0.95
    # Where the measurement is exact, it is believed.
    sure = [one._replace(error=0) for one in rows]
    assert truth.likely_share(sure, 600) == pytest.approx((3, 2), abs=0.05)


def test_the_table_tells_signs_means_and_what_was_missed() -> None:
    rows = [FIRST._replace(at=number) for number in range(8)]
    rows += [FIRST._replace(at=8, true=-50, error=40), FIRST._replace(at=9, true=-50, error=60)]
    rows += [FIRST._replace(at=10 + n, mark="", told=100, true=700 * n) for n in range(2)]
    # Neither of another version nor of a match in which nothing was found.
    rows += [FIRST._replace(version=1, true=-900), FIRST._replace(match=7, weight=0)]
    told = list(truth.tables(rows))
    whole = next(line for line in told if line.startswith("| all"))
    assert whole == "| all | 8 of 10 (49–94 %) | 1 | 4.0 ± 0.0 | 2.3 ± 0.9 | 8 of 10 (49–94 %) |"
    assert "## Carry On, 4 seats, played on by `easy` or `normal`" in told
    assert any(line.endswith("told 1.0 ± 0.0, true 3.5 ± 6.9.") for line in told)
    assert any(line.startswith("0 % are marked") for line in told)


def test_matches_are_noted_once_and_pairs_that_are_known_are_not_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--game", "carry-on", "--matches"]
    quick = {"carry_on": PLANS["carry_on"]._replace(ways=2, most=2)}

    def last(session: Session, seat: Seat) -> tuple[int, ...]:
        return begins(session, seat)[-4:]

    monkeypatch.setattr(truth, "begins", last)
    with patch.object(truth, "PLANS", {**PLANS, **quick}):
        assert truth.main([*words, "1"], tmp_path) == 0
    first = truth.read(tmp_path / "truth.csv")
    assert {one.match for one in first} == {0}
    assert all(one.ways == 2 for one in first)
    assert (tmp_path / "truth.md").read_text("utf-8") in capsys.readouterr().out
    with patch.object(truth, "sampled", lambda *_: iter(())):
        assert truth.main([*words, "2"], tmp_path) == 0
    both = truth.read(tmp_path / "truth.csv")
    assert len(both) == len(first) + 1
    # A match in which nothing was found is not looked at again.
    assert both[-1].weight == 0
    with patch.object(truth, "match", None):
        assert truth.main([*words, "2"], tmp_path) == 0
    # By another reviewer it is reviewed anew; what came of the same two plans stands.
    truth.write(tmp_path / "truth.csv", [one._replace(version=0) for one in both])
    with patch.object(truth, "measured", None):
        assert truth.main([*words, "1"], tmp_path) == 0
    again = truth.read(tmp_path / "truth.csv")
    assert [one for one in again if one.match == 0] == first
    assert [one.version for one in again if one.match == 1] == [0]


def test_chance_is_answered_as_it_is_asked() -> None:
    session = truth.match("cargo_hold", "normal", 0)
    asked = 0
    for moment, after in zip(session.moments, session.moments[1:], strict=False):
        if isinstance(after.given, Chance):
            awaiting = session.game.awaiting(moment.state)
            assert isinstance(awaiting, NeedsChance)
            assert awaiting.request.admits(drawn(awaiting.request, 3))
            asked += 1
    assert asked > 3

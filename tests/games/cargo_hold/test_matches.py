"""Tests: whole matches at every table size, by `simulate` and in a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine import catalog, simulate
from engine.core import Level, Rng
from engine.match import Session
from tests.laws.kit import play


def simulated(seats: int, options: dict[str, str | int | bool], seed: str) -> simulate.Record:
    (spec,) = simulate.specs("cargo-hold", [Level("random")] * seats, options, seed, 1)
    return simulate.play(spec).record


def played(seats: int, target: int, seed: str) -> Session:
    """A match at random to its end; quicker than by `simulate`, which tells nobody the truth."""
    game = catalog.game("cargo_hold")
    session = Session(game, game.configure(seats, {"target": target}), seed)
    session.settle()
    for _ in play(session, Rng("play", seed)):
        pass
    return session


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("target", [1200, 5000])
def test_ch_27_a_sheet_has_four_lines_that_add_up_to_the_money(seats: int, target: int) -> None:
    ended: list[tuple[Sequence[Sequence[Any]], Any]] = []
    for number in range(3):
        if target == 1200 and number == 0:
            result = simulated(seats, {"target": target}, "lines").result
            ended.append((result.sheets, result))
        else:
            session = played(seats, target, f"lines {number}")
            ended.append(([each.lines for each in session.sheets(None)], session.result))
    for sheets, result in ended:
        assert seats == len(sheets) == len(result.scores)
        for sheet, score in zip(sheets, result.scores, strict=True):
            points = {line.line: line.points for line in sheet}
            assert ["collected", "defended", "raided", "stolen"] == list(points)
            assert score == sum(points.values())
            assert all(line >= 0 and line % 25 == 0 for line in points.values())
        reached = [seat for seat, score in enumerate(result.scores) if score >= target]
        assert [(seat,) for seat in reached] == [*result.ranking[:1]] * len(reached)
        assert len(reached) <= 1


def test_the_aid_is_kept_with_the_match_and_no_rule_reads_it() -> None:
    results = [simulated(4, {"aid": aid}, "aid") for aid in ("off", "odds")]
    assert ["off", "odds"] == [record.options["aid"] for record in results]
    assert results[0].result == results[1].result

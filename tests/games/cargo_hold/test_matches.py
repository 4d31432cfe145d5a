"""Tests: whole matches at every table size, by `simulate`."""

from __future__ import annotations

import pytest

from engine import simulate
from engine.core import Level


def played(seats: int, options: dict[str, str | int | bool], seed: str) -> simulate.Record:
    (spec,) = simulate.specs("cargo-hold", [Level("random")] * seats, options, seed, 1)
    return simulate.play(spec).record


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("target", [1200, 5000])
def test_ch_27_a_sheet_has_four_lines_that_add_up_to_the_money(seats: int, target: int) -> None:
    for number in range(3):
        record = played(seats, {"target": target}, f"lines {number}")
        result = record.result
        assert seats == len(result.sheets) == len(result.scores)
        for sheet, score in zip(result.sheets, result.scores, strict=True):
            points = {line.line: line.points for line in sheet}
            assert ["collected", "defended", "raided", "stolen"] == list(points)
            assert score == sum(points.values())
            assert all(line >= 0 and line % 25 == 0 for line in points.values())
        reached = [seat for seat, score in enumerate(result.scores) if score >= target]
        assert [(seat,) for seat in reached] == [*result.ranking[:1]] * len(reached)
        assert len(reached) <= 1


def test_the_aid_is_kept_with_the_match_and_no_rule_reads_it() -> None:
    results = [played(4, {"aid": aid}, "aid") for aid in ("off", "odds")]
    assert ["off", "odds"] == [record.options["aid"] for record in results]
    assert results[0].result == results[1].result

"""Tests: whole matches at every table size, by `simulate`, and what is kept of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalog, simulate
from engine.core import AwaitingSeats, Level, Rng
from engine.match import Player, Session, begin
from engine.store import Records

SIZES = range(2, 9)


def played(seats: int, options: dict[str, str | int | bool], seed: str) -> simulate.Record:
    (spec,) = simulate.specs("carry-on", [Level("random")] * seats, options, seed, 1)
    return simulate.play(spec).record


@pytest.mark.parametrize("seats", SIZES)
def test_a_sheet_has_the_lines_of_each_round_and_they_add_up_to_the_score(seats: int) -> None:
    for number in range(5):
        record = played(seats, {}, f"lines {number}")
        assert seats == len(record.result.sheets) == len(record.result.scores)
        for sheet, score in zip(record.result.sheets, record.result.scores, strict=True):
            points = {line.line: line.points for line in sheet}
            rounds = [
                f"{what}-{n}" for n in (1, 2, 3) for what in ("weight", "character", "essential")
            ]
            assert [*rounds, "carry-on", "extra"] == list(points)
            assert score == sum(points.values())
            for n in (1, 2, 3):
                assert points[f"weight-{n}"] <= 32
                assert points[f"character-{n}"] in (0, 5, 8)
                assert points[f"essential-{n}"] in (0, 5)
            assert points["carry-on"] in (0, 7, 14, 21)
            assert points["extra"] in (0, 20)


@pytest.mark.parametrize("seats", SIZES)
def test_what_lies_open_changes_nothing_that_happens(seats: int) -> None:
    closed, opened = (played(seats, {"open-hands": lies}, "open") for lies in (False, True))
    assert closed.result == opened.result
    assert closed.options != opened.options


def test_the_aid_is_kept_with_the_match_and_no_rule_reads_it() -> None:
    results = [played(4, {"aid": aid}, "aid") for aid in ("off", "seen", "odds")]
    assert ["off", "seen", "odds"] == [record.options["aid"] for record in results]
    assert results[0].result == results[1].result == results[2].result


def finished(options: dict[str, bool]) -> Session:
    players = [Player(name="Ann"), *[Player("computer", Level("random"))] * 3]
    session = begin(catalog.game("carry-on"), "kept", players, options, components="x")
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(Rng("kept", session.inputs)))
    return session


def test_co_16_matches_with_open_hands_have_records_of_their_own(tmp_path: Path) -> None:
    closed, opened = finished({}), finished({"open-hands": True})
    with Records(tmp_path / "records.sqlite") as records:
        assert records.add(closed)
        assert records.add(opened)
        for session in (closed, opened):
            game, config = str(session.game.id), session.config
            assert 1 == len(records.log(game, config)) == len(records.best(game, "kept", config))
            assert config["open-hands"] == records.log(game, config)[0].options["open-hands"]
        assert 2 == len(records.log("carry_on"))

"""Tests: chances that were told are noted once, and counted by how often they came true."""

from pathlib import Path
from unittest.mock import patch

import pytest

from engine import catalog
from tests.tools.ladder import chances
from tests.tools.ladder.chances import CERTAIN, Told


def test_a_match_is_asked_once_and_the_rest_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", "carry-on", "--matches"]
    assert chances.main([*words, "1"], tmp_path) == 0
    first = chances.read(tmp_path / "chances.csv")
    assert [one.seat for one in first] == [0, 1, 2, 3]
    assert all(0 <= one.told <= CERTAIN for one in first)
    # What is noted is neither played nor asked again.
    with patch.object(chances, "asked", lambda *_: [first[0]._replace(match=1)]):
        assert chances.main([*words, "2"], tmp_path) == 0
    assert chances.read(tmp_path / "chances.csv") == [*first, first[0]._replace(match=1)]
    with patch.object(chances, "match", None):
        assert chances.main([*words, "2"], tmp_path) == 0
        assert chances.main(["--only-table"], tmp_path) == 0
    told = (tmp_path / "chances.md").read_text("utf-8")
    assert capsys.readouterr().out.endswith(told)
    assert "## Carry On, 4 `normal`, 2 matches" in told


def test_the_share_that_was_won_is_told_by_band() -> None:
    now = chances.version("carry_on")
    rows = [Told("carry_on", "normal", now, n, 0, 1, 2500, CERTAIN * (n < 30)) for n in range(100)]
    rows += [Told("carry_on", "normal", now, 100, 0, 1, CERTAIN, CERTAIN)]
    # What an older reviewer told is not counted.
    rows += [Told("carry_on", "normal", now - 1, 101, 0, 1, 5000, CERTAIN)]
    told = list(chances.tables(rows))
    assert "| 20–40 % | 100 | 25 % | 30 ± 9 % |" in told
    assert "| 80–100 % | 1 | 100 % | 100 ± 98 % |" in told
    assert not any(line.startswith(("| 0–", "| 40–", "| 60–")) for line in told)
    # (30 × 0.75² + 70 × 0.25²) / 101
    assert any("(Brier) is 0.210" in line for line in told)


def test_every_game_that_tells_chances_is_among_them() -> None:
    told = {}
    for name in catalog.ids():
        game = catalog.game(name)
        by = game.reviewer(game.configure(game.seats[-1], {})) if game.is_reviewed else None
        if by is not None:
            told[str(name)] = {seats for seats in game.seats if by.unit(seats) == "percent"}
    assert 1 not in told["pack_the_essentials"]
    assert {name for name, seats in told.items() if seats} == {*chances.SEATS}
    assert all(seats in told[name] for name, seats in chances.SEATS.items())

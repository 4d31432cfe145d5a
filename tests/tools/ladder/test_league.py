"""Tests: the league of simple players of Cargo Hold, and the search for one that beats `hard`."""

from pathlib import Path

import pytest

from engine.core import Rng
from engine.games.cargo_hold.bots.levels import NORMAL
from tests.tools.ladder import exploit, league
from tests.tools.ladder.exploit import Outcome
from tests.tools.ladder.league import PLAYERS
from tests.tools.ladder.schemer import BOUNDS, EXPLOITER, Weights
from tests.tools.ladder.tournament import Gap


@pytest.mark.parametrize("player", PLAYERS)
def test_each_plays_whole_matches(player: str) -> None:
    for seat in (0, 1):
        assert league.play(NORMAL, player, 0, seat).won in (0, 0.5, 1)


def test_what_was_noted_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes.csv"
    first = [*league.shares(NORMAL, "greedy", 3, notes)]
    assert len(league.noted(notes)) == 6
    monkeypatch.setattr(league, "play", None)
    assert first == [*league.shares(NORMAL, "greedy", 3, notes)]


@pytest.mark.parametrize(
    ("shares", "deals", "met"),
    [
        ([1.0, 0.5] * 50, 20, True),
        ([1.0, 0.0, 1.0, 0.0, 0.5, 0.5, 1.0, 0.5, 0.5, 0.5] * 10, 100, False),
        ([0.0] * 100, 20, False),
    ],
)
def test_a_pair_ends_once_it_is_clear(shares: list[float], deals: int, met: bool) -> None:
    found = league.verdict(iter(shares), 100, (0.6, 0.5))
    assert found.deals == deals
    assert league.is_met(found.share, (0.6, 0.5)) == met


def test_weights_stay_within_their_bounds() -> None:
    stream = Rng("weights")
    for _ in range(50):
        weights = exploit.drawn(stream)
        for _ in range(20):
            weights = exploit.stepped(weights, stream)
            assert all(0 <= one <= most for one, most in zip(weights, BOUNDS, strict=True))


def test_a_search_goes_on_from_its_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploit, "NOTED", tmp_path / "notes.csv")
    known = [Outcome(number, 300.0, Gap(0.25, 0.1), Weights(guard=number)) for number in range(2)]
    for one in known:
        exploit.note(one)
    assert exploit.noted() == known
    monkeypatch.setattr(exploit, "begun", None)
    assert [*exploit.searched(600)] == known


def test_the_league_has_the_best_that_was_found() -> None:
    assert max(exploit.noted(), key=lambda one: one.won.mean).weights == EXPLOITER


def test_a_restart_is_measured_in_fresh_deals_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Against a quick computer, with few deals.
    quick = {"HARD": NORMAL, "DRAWN": 4, "TRIED": 2, "QUICK_DEALS": 1, "STEP_DEALS": 2}
    quick |= {"FRESH_DEALS": 3, "RESTART_SECONDS": 0}
    for name, value in quick.items():
        monkeypatch.setattr(exploit, name, value)
    monkeypatch.setattr(exploit, "NOTED", tmp_path / "notes.csv")
    found = [*exploit.searched(0.001)]
    assert len(found) == 1
    assert exploit.noted()[0].weights == found[0].weights
    fresh = exploit.wins(found[0].weights, NORMAL, "fresh", range(3))
    assert found[0].won.mean == pytest.approx(sum(fresh) / 3)

"""Tests: the trails ask what the computers reach, and are in the order that they say."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from engine import catalog, trails
from engine.core import ANY_MARGIN, AnyGame, Grade, Level
from engine.games.pack_the_essentials.components import DIFFICULTIES
from tests.tiers import by_turns
from tests.tools.ladder import trail
from tests.tools.ladder.repeated import grades
from tests.tools.ladder.trail import (
    BY_SHARE,
    BY_STEPS,
    EXPERT,
    HARD,
    NORMAL,
    Tried,
    deeper,
    is_taken,
    medals,
    most,
    noted,
    reached,
    skilled,
)

GAMES = [name for name in catalog.ids() if noted(catalog.game(name))]


@cache
def kept(name: str) -> dict[str, Tried]:
    """The deals that were tried, by code."""
    return {one.code: one for one in noted(catalog.game(name))}


def sample(every: int) -> list[tuple[str, int]]:
    return [(name, at) for name in GAMES for at in range(0, len(trails.trail(name)), every)]


@pytest.mark.parametrize(("name", "at"), by_turns(sample(1)))
def test_bronze_is_what_normal_reaches_and_silver_what_hard_does(name: str, at: int) -> None:
    game, stop = catalog.game(name), trails.trail(name)[at]
    one = kept(name)[stop.deal.code]
    if name in BY_SHARE:
        assert one == trail.shared(game, one.form, one.turn, one.ways)
        assert stop.medals == game.daily_medals(stop.deal.config)
        return
    for level, expected in ((NORMAL, one.bronze), (HARD, one.silver)):
        assert expected == reached(game, level, one.form, stop.deal.code)
    assert stop.medals == medals(game, one)
    if name not in BY_STEPS:
        assert stop.medals[:2] == (one.bronze, one.silver)


def test_medals_of_cargo_hold_ask_for_a_place_and_a_fair_lead() -> None:
    for stop in trails.trail("cargo_hold"):
        one, lead = kept("cargo_hold")[stop.deal.code], int(stop.deal.config["target"]) // 4
        bronze, silver, best = stop.medals
        # Nothing asks more than what a computer reached there.
        for asked, found in zip(stop.medals, (one.bronze, one.silver, one.best), strict=True):
            assert found.reaches(asked)
        if one.bronze.place == 1:
            assert bronze == Grade(ANY_MARGIN)
            assert silver.points <= lead < best.points <= 2 * lead
        else:
            assert bronze == Grade(ANY_MARGIN, 2)
            assert silver in {Grade(ANY_MARGIN), one.silver}
            assert best.place == 1
            assert best.points <= lead


@pytest.mark.deep("the search plays whole matches")
@pytest.mark.parametrize(("name", "at"), [one for one in sample(20) if one[0] not in BY_SHARE])
def test_gold_is_what_the_search_reaches(name: str, at: int) -> None:
    game, stop = catalog.game(name), trails.trail(name)[at]
    one = kept(name)[stop.deal.code]
    found, _ = deeper(game, one.form, stop.deal.code, stop.ways)
    best = most(one.silver, found, *skilled(game, one.form, stop.deal.code))
    assert one.best == best
    assert stop.medals[2] == medals(game, one)[2]


@pytest.mark.parametrize("name", GAMES)
def test_the_trail_is_made_of_the_deals_that_were_tried(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = catalog.game(name)
    tried = noted(game)
    for one in tried:
        assert one.code == trail.code(game, one.form, one.turn)
        assert one.best.reaches(one.silver)
    stops = trails.trail(name)
    monkeypatch.setattr(trail, "RESOURCES", tmp_path)
    (tmp_path / name).mkdir()
    trail.write(game, tried, len(stops))
    there = (trail_file(name), (tmp_path / name / trails.TRAIL_FILE).read_text("utf-8"))
    assert there[0] == there[1]
    found = {stop.deal.code for stop in stops}
    assert found == {one.code for one in tried if is_taken(game, one)}


def trail_file(name: str) -> str:
    return (Path(__file__).parents[3] / "resources" / "games" / name / trails.TRAIL_FILE).read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("name", GAMES)
def test_each_stop_asks_as_much_as_the_one_before(name: str) -> None:
    def asks(stop: trails.TrailStop) -> tuple[int, ...]:
        return (-stop.medals[0].place if name in BY_STEPS else -stop.reach,)

    found = [asks(stop) for stop in trails.trail(name)]
    assert found == sorted(found)
    assert found[0] < found[-1]
    reach = [stop.reach for stop in trails.trail(name)]
    assert reach[0] > reach[-1]


def test_on_each_stop_of_wheres_my_luggage_plain_levels_reach_each_medal_often_enough() -> None:
    for stop in trails.trail("wheres_my_luggage"):
        one = kept("wheres_my_luggage")[stop.deal.code]
        assert one.ways == trail.MATCHES
        for found, asked in zip((one.bronze, one.silver, one.best), stop.medals, strict=True):
            assert found.reaches(asked)
        assert stop.reach >= 100 // trail.BRONZE_SHARE
        assert stop.deal.rivals == trails.trail_setup(catalog.game("wheres_my_luggage")).rivals(
            one.form
        )


def test_matches_of_one_deal_differ_by_the_luck_of_the_player_alone() -> None:
    game, stop = catalog.game("wheres_my_luggage"), trails.trail("wheres_my_luggage")[-1]

    def played(level: Level, times: int) -> list[Grade]:
        deal = stop.deal
        return grades(game, deal.config, deal.rivals, deal.code, level, times)

    found = played(HARD, 12)
    assert found == played(HARD, 12)
    assert found == sorted(found, key=lambda one: (one.place, -one.points))
    assert len(set(found)) > 2
    assert played(HARD, 1)[0] in found


def test_a_game_without_a_search_is_not_searched_further(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        trail.main(["--game", "wheres-my-luggage", "--again"])
    assert "no search" in capsys.readouterr().err


def test_short_and_long_matches_alternate_on_the_trail_of_cargo_hold() -> None:
    targets = [int(stop.deal.config["target"]) for stop in trails.trail("cargo_hold")]
    assert targets[0] == min(targets)
    repeated = sum(one == other for one, other in pairwise(targets))
    assert repeated <= len(targets) // 5


def test_the_trail_of_pack_the_essentials_leads_through_all_cards_and_both_sides() -> None:
    configs = [stop.deal.config for stop in trails.trail("pack_the_essentials")]
    met = {(config["victory"], config["side"]) for config in configs}
    cards = catalog.game("pack_the_essentials").box.cards
    if len(configs) == 60:
        assert {(card.id, side) for card in cards for side in ("common", "own")} == met
    assert len({card.difficulty for card in cards}) == len(DIFFICULTIES)


def test_the_trails_are_as_long_as_they_are_to_be_and_lead_everywhere() -> None:
    assert {
        "cargo_hold": 30,
        "carry_on": 30,
        "pack_the_essentials": 60,
        "wheres_my_luggage": 30,
    } == {name: len(trails.trail(name)) for name in GAMES}
    for name in GAMES:
        forms = trails.trail_setup(catalog.game(name)).forms
        met = Counter(kept(name)[stop.deal.code].form for stop in trails.trail(name))
        # Each Victory card on both sides, and none much more often than another.
        assert set(range(len(forms))) == set(met)
        assert max(met.values()) - min(met.values()) <= 1


def test_making_a_trail_resumes_and_searches_further(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With players that only pretend to play."""
    game = catalog.game("pack_the_essentials")
    played: list[tuple[str, int]] = []
    best = {HARD: 110, EXPERT: 105}

    def pretend(_game: AnyGame, _form: int, seed: str, ways: int) -> tuple[Grade, float]:
        played.append((seed, ways))
        return Grade(110 + ways), 0.125

    def level(_game: AnyGame, level: Level, _form: int, seed: str) -> Grade:
        if level in best:
            return Grade(best[level])
        # Every other deal is as good for normal as for hard.
        return Grade(100 + 10 * (seed == trail.code(game, 0, 0)))

    for name, value in (("RESULTS", tmp_path), ("RESOURCES", tmp_path)):
        monkeypatch.setattr(trail, name, value)
    monkeypatch.setattr(trail, "deeper", pretend)
    monkeypatch.setattr(trail, "reached", level)
    monkeypatch.setattr(trail, "reach", lambda _game, form, _asked: 90 - form)
    (tmp_path / game.id).mkdir()
    file = tmp_path / game.id / trails.TRAIL_FILE

    def stops() -> list[tuple[int, int, int]]:
        found = trails.parse(game, file.read_bytes())
        return [(stop.reach, stop.ways, stop.medals[2].points) for stop in found]

    # What the search finds is to be 3 % above hard.
    assert 0 == trail.main(["--stops", "2", "--ways", "10"])
    first = [(90, 10, 117), (89, 10, 117)]
    assert first == stops()
    assert [trail.code(game, 0, 1), trail.code(game, 1, 0)] == [seed for seed, _ in played]
    # Begun again, nothing is played twice.
    assert 0 == trail.main(["--stops", "3", "--ways", "10"])
    assert [*first, (88, 10, 117)] == stops()
    assert 3 == len(played)
    # Gold never asks less.
    assert 0 == trail.main(["--stops", "3", "--ways", "5", "--again"])
    assert 3 == len(played)
    assert 0 == trail.main(["--stops", "3", "--ways", "20", "--again"])
    assert [(90, 20, 127), (89, 20, 127), (88, 20, 127)] == stops()
    assert 0 == trail.main(["--stops", "3", "--ways", "20", "--again"])
    assert 6 == len(played)
    # What expert reaches counts as well; it is no finding of the search.
    best[EXPERT] = 140
    assert 0 == trail.main(["--stops", "3", "--ways", "25", "--again"])
    assert [(90, 20, 136), (89, 20, 136), (88, 20, 136)] == stops()

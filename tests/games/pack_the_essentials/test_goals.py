"""Tests: the goals of the Victory cards come from totals that today's computers still make."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from engine import simulate
from engine.core import Seat
from engine.games.pack_the_essentials.bots.levels import BOT_VERSION, HARD, NORMAL
from engine.games.pack_the_essentials.components import DIFFICULTIES, Goal
from tests.tiers import some
from tests.tools.ladder import calibrate
from tests.tools.ladder.calibrate import SIDES, cards, game, kinds

COMMENT, ROWS = calibrate.read()
RESOURCES: Final = Path(__file__).resolve().parents[3] / "resources/games/pack_the_essentials"
NEARLY_NONE = 2.0
"""Percent below which no share is told apart."""


def shares(level: str) -> dict[str, list[float]]:
    """By difficulty: in which parts of the deals, in percent, a level reaches the goals."""
    found: dict[str, list[float]] = {name: [] for name in DIFFICULTIES}
    totals = {row[:2]: row.totals for row in ROWS if row.level == level}
    for card in cards():
        for side in SIDES:
            own, points = totals[card.id, side], card.goal(side).points
            found[card.difficulty].append(100 * sum(n >= points for n in own) / len(own))
    return found


def test_every_card_was_played_by_both_levels_on_200_deals_of_each_side_pe_46() -> None:
    assert list(kinds()) == [row[:3] for row in ROWS]
    assert 2 * 2 * len(cards()) == len(ROWS)
    assert all(len(row.totals) >= 200 for row in ROWS)


def test_the_goals_are_the_percentiles_of_the_totals_pe_46() -> None:
    found = {card.id: {side: card.goal(side) for side in SIDES} for card in cards()}
    assert calibrate.goals(ROWS) == found


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_no_goal_of_a_difficulty_is_as_easy_as_one_of_the_one_below_pe_46(level: str) -> None:
    found = shares(level)
    for easier, harder in pairwise(DIFFICULTIES):
        low, high = min(found[easier]), max(found[harder])
        assert low > high or max(low, high) < NEARLY_NONE, (easier, low, harder, high)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_page_tells_how_often_goals_are_reached_pe_46(language: str) -> None:
    page = (RESOURCES / f"rules.{language}.md").read_text(encoding="utf-8")
    (told,) = (line for line in page.splitlines() if "(PE-46)" in line)
    numbers = re.findall(r"\d+", re.sub(r"\(PE-\d+\)", "", told))
    easy, of, medium, *ranges = map(int, numbers)
    assert len(ranges) == 4
    assert of == 100
    normal, hard = shares(NORMAL), shares(HARD)
    assert all(abs(share - easy) < 5 for share in normal["easy"])
    assert max(normal["medium"]) <= medium
    for name, least, most in zip(("hard", "expuurt"), ranges[::2], ranges[1::2], strict=True):
        assert least <= min(hard[name]), name
        assert max(hard[name]) <= most, name


def test_the_totals_say_how_they_were_made_pe_46() -> None:
    assert calibrate.comment(len(ROWS[0].totals)) == COMMENT
    assert f"version {BOT_VERSION}:" in COMMENT


def test_the_computers_still_make_the_totals_that_are_kept_pe_46() -> None:
    every = [(row, deal) for row in ROWS for deal in (0, 77, len(row.totals) - 1)]
    for row, deal in some(every, 4):
        record = simulate.play(calibrate.spec(*row[:3], deal)).record
        assert row.totals[deal] == record.result.scores[0]


def test_a_percentile_is_of_the_nearest_rank() -> None:
    totals = [10, 20, 30, 40]
    assert [10, 20, 40, 40] == [calibrate.percentile(totals, p) for p in (25, 50, 85, 97)]


def test_a_goal_is_not_rounded_and_says_how_often_it_is_reached_pe_46() -> None:
    card = next(card for card in cards() if card.difficulty == "medium")
    totals = {NORMAL: [101, 112, 113, 113, 118], HARD: [112, 113, 120]}
    assert Goal(113, 60, 67) == calibrate.goal(card, totals)


def test_the_goal_goes_by_the_side_of_the_board_pe_46() -> None:
    card = cards()[0]
    for side in SIDES:
        state = game().setup(game().configure(1, {"victory": card.id, "side": side})).state
        assert card.goal(side).points == game().observe(state, Seat(0)).goal


def test_matches_of_older_rules_keep_their_goals_pe_46() -> None:
    old = game().for_rules_version(1)
    for card in cards():
        state = old.setup(old.configure(1, {"victory": card.id})).state
        assert card.former == old.observe(state, Seat(0)).goal
    assert 145 == cards()[0].former

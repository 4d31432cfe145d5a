"""Tests: the goals of the Victory cards come from totals that the hard player made."""

from __future__ import annotations

from collections import Counter

from engine.games.pack_the_essentials.bots import BOT_VERSION
from tests.ladder import calibrate
from tests.ladder.calibrate import Row, cards

COMMENT, ROWS = calibrate.read()


def test_every_card_was_played_on_200_deals_or_more_pe_46() -> None:
    deals = Counter(row.card for row in ROWS)
    assert {card.id for card in cards()} == set(deals)
    assert all(count >= 200 for count in deals.values())
    assert len(set(ROWS)) == len({(row.card, row.seed) for row in ROWS}) == len(ROWS)


def test_the_goals_are_the_percentiles_of_the_totals_pe_46() -> None:
    assert calibrate.goals(ROWS) == {card.id: card.goal for card in cards()}


def test_the_totals_say_how_they_were_made_pe_46() -> None:
    deals = len(ROWS) // len(cards())
    assert calibrate.comment(deals) == COMMENT
    assert calibrate.MADE_BY <= BOT_VERSION


def test_a_percentile_is_of_the_nearest_rank() -> None:
    totals = [10, 20, 30, 40]
    assert [10, 20, 40, 40] == [calibrate.percentile(totals, p) for p in (25, 50, 85, 97)]


def test_goals_are_rounded_to_5_points_pe_46() -> None:
    rows = [Row(card.id, "one", 112) for card in cards()]
    assert {110} == set(calibrate.goals(rows).values())
    rows = [Row(card.id, "one", 113) for card in cards()]
    assert {115} == set(calibrate.goals(rows).values())

"""Tests: the notes of what expert is worth are those of matches that anybody can play again."""

from pathlib import Path

import pytest

from engine import simulate
from engine.games.pack_the_essentials.bots.levels import EXPERT, HARD
from tests.tiers import by_turns
from tests.tools.ladder import expert
from tests.tools.ladder.expert import FORMER, Match, noted

DEALS = 200
ROOT = Path(__file__).parents[3]


def match(deal: int, level: str, total: int) -> Match:
    return Match(1, deal, (level,), (total,))


def test_expert_is_what_it_was_made_for_on_deals_of_its_own() -> None:
    found = noted()
    by_deal = expert.alone(found)
    assert {player: set(range(DEALS)) for player in by_deal} == {
        player: set(totals) for player, totals in by_deal.items()
    }
    assert len({one[:3] for one in found}) == len(found)
    assert expert.is_reached(found)
    page = (expert.NOTED.parent / "pack_the_essentials.md").read_text("utf-8")
    assert "\n".join(expert.tables(found)) in page
    assert expert.command(found) in page


def test_it_is_reached_only_three_points_above_the_former_and_surely_above_the_new_one() -> None:
    def found(*gains: int, former: int) -> list[Match]:
        return [
            one
            for deal, gain in enumerate(gains)
            for one in (
                match(deal, EXPERT, 120 + gain),
                match(deal, HARD, 120),
                match(deal, FORMER, 120 + gain - former),
            )
        ]

    assert expert.is_reached(found(1, 2, 3, 2, former=3))
    assert not expert.is_reached(found(1, 2, 3, 2, former=2))
    assert not expert.is_reached(found(-9, 12, -8, 13, former=3))


@pytest.mark.parametrize("deal", by_turns(list(range(0, DEALS, 5))))
def test_hard_makes_of_a_deal_what_is_noted(deal: int) -> None:
    played = simulate.play(expert.spec(1, deal, (HARD,))).record.result.scores
    assert [played] == [one.totals for one in noted() if one[:3] == (1, deal, (HARD,))]


@pytest.mark.deep("six seconds a match")
@pytest.mark.parametrize("deal", range(0, DEALS, 67))
def test_expert_makes_of_a_deal_what_is_noted(deal: int) -> None:
    played = simulate.play(expert.spec(1, deal, (EXPERT,))).record.result.scores
    assert [played] == [one.totals for one in noted() if one[:3] == (1, deal, (EXPERT,))]


@pytest.mark.deep("it starts the program as it is in a folder")
def test_the_former_hard_is_played_where_it_is_checked_out() -> None:
    # Here it is the new one.
    hard = {one.deal: one.totals[0] for one in noted() if one.levels == (HARD,)}
    assert [hard[0], hard[3]] == list(expert.there(str(ROOT), [0, 3]))

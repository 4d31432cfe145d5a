"""Tests: which cards do nothing in a raid or a delivery, by what its player alone knows."""

from __future__ import annotations

import pytest

from engine.games.cargo_hold.aid import idle_in_delivery, idle_in_raid
from tests.games.cargo_hold.deals import cards


@pytest.mark.parametrize(
    ("raid", "rest", "idle"),
    [
        ("outlaw", "", ""),
        ("outlaw diversion", "", "diversion"),
        ("outlaw getaway lasso", "", "getaway"),
        ("outlaw reinforcement", "guard", ""),
        ("outlaw reinforcement", "gold lasso", "reinforcement"),
        ("outlaw loyalty prison_wagon thief", "", ""),
        ("thief loyalty", "guard", "loyalty"),
        ("reinforcement loyalty", "guard", ""),
        ("fair_fight thief lasso outlaw", "", "thief lasso"),
        ("2*fair_fight outlaw", "", ""),
    ],
)
def test_ch_25_what_an_attacker_has_no_use_of(raid: str, rest: str, idle: str) -> None:
    assert idle_in_raid(cards(raid), cards(rest)) == tuple(sorted(cards(idle)))


@pytest.mark.parametrize(
    ("sent", "idle"),
    [
        ("diversion", ""),
        ("gold getaway", ""),
        ("gold prison_wagon", ""),
        ("guard prison_wagon", "prison_wagon"),
        ("guard thief", "thief"),
        ("gold thief", ""),
        ("guard thief fair_fight", "thief"),
        ("gold loyalty", "loyalty"),
        ("gold loyalty reinforcement", ""),
        ("guard loyalty fair_fight", ""),
        ("gold lasso diversion fair_fight", "lasso diversion"),
    ],
)
def test_ch_20_what_does_nothing_in_a_delivery(sent: str, idle: str) -> None:
    assert idle_in_delivery(cards(sent)) == tuple(sorted(cards(idle)))

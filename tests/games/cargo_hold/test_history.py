"""Tests: a match of Cargo Hold looked back upon: what became of deliveries."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.cargo_hold.actions import Flee
from engine.games.cargo_hold.events import Scored
from engine.games.cargo_hold.history import CargoHistory, Fate
from tests.games.cargo_hold.deals import Match


def fates(match: Match) -> list[Fate]:
    return [sent.fate for sent in CargoHistory(len(match.state.hands), match.log).sent]


@pytest.mark.parametrize(
    ("attack", "fate"),
    [("sheriff", Fate.DEFENDED), ("sheriff gunslinger", Fate.RAIDED)],
)
def test_a_delivery_is_raided_or_holds(attack: str, fate: Fate) -> None:
    match = Match("gold guard", "sheriff gunslinger", seats=2)
    match.deliver("gold guard")
    match.rest()
    match.raid(0, attack)
    assert fates(match) == [fate]


@pytest.mark.parametrize(("flees", "fate"), [(True, Fate.FLED), (False, Fate.RAIDED)])
def test_it_gets_away_only_by_a_getaway(flees: bool, fate: Fate) -> None:
    match = Match("gold grain getaway", "thief sheriff", seats=2)
    match.deliver("gold getaway")
    match.rest()
    match.raid(0, "thief sheriff")
    match.act(0, Flee(flees))
    assert fates(match) == [fate]


def test_ch_27_a_thief_that_wins_the_match_has_raided_and_nobody_got_away() -> None:
    match = Match("gold grain getaway", "thief sheriff", seats=2)
    match.deliver("gold getaway")
    match.rest()
    match.state = replace(match.state, money=((0,) * 4, (1000, 0, 0, 0)))
    match.raid(0, "thief sheriff")
    assert match.told(Scored)
    (sent,) = CargoHistory(2, match.log).sent
    assert (sent.fate, sent.raider, sent.lost) == (Fate.RAIDED, 1, 200)

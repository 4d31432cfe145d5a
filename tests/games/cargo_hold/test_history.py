"""Tests: a match of Cargo Hold looked back upon: what became of deliveries."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core import Seat
from engine.games.cargo_hold.actions import Collect, Flee
from engine.games.cargo_hold.events import Scored
from engine.games.cargo_hold.history import CargoHistory, Fate, meanwhile, raids_lately
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


def test_what_the_others_did_tells_every_raid_and_what_was_collected_besides() -> None:
    """Seat 0 looks at its second turn, then at its third."""
    match = Match("mail", "gold diversion gunslinger", "outlaw grain", seats=3)
    match.rest()
    match.deliver("diversion")
    match.rest()
    match.deliver("grain")
    match.raid(1, "outlaw")
    match.rest()
    (raid,) = raids_lately(match.log, Seat(0))
    assert (raid.attacker, raid.defender, raid.fate) == (2, 1, Fate.RAIDED)
    assert (raid.money, raid.trap, raid.number) == (0, True, 0)
    assert [(one.seat, one.money, one.sent) for one in meanwhile(match.log, Seat(0))] == [
        (1, 0, 1),
        (2, 0, 1),
    ]
    match.deliver("mail")
    match.rest()
    match.deliver("gold")
    match.raid(0, "gunslinger")
    match.rest()
    match.rest()
    (raid,) = raids_lately(match.log, Seat(0))
    assert (raid.attacker, raid.defender, raid.money) == (1, 0, 50)
    assert (raid.trap, raid.number) == (False, 1)
    assert match.actor == 0
    match.rest()
    match.act(1, Collect())
    match.rest()
    match.rest()
    assert raids_lately(match.log, Seat(0)) == []
    (paid,) = meanwhile(match.log, Seat(0))
    assert (paid.seat, paid.money) == (1, 200)


def test_what_a_delivery_that_held_was_paid_is_told() -> None:
    match = Match("gold guard", "sheriff", seats=2)
    match.deliver("gold guard")
    match.rest()
    match.raid(0, "sheriff")
    match.rest()
    (raid,) = raids_lately(match.log, Seat(0))
    assert (raid.fate, raid.money) == (Fate.DEFENDED, 200)

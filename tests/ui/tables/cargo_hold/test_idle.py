"""The table of Cargo Hold: a card that would do nothing is marked before it is played."""

from __future__ import annotations

import pytest

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make
from tests.ui.tables.cargo_hold.test_table import around
from ui.tables.cargo_hold.aim import Raid, Send
from ui.tables.cargo_hold.words import say


@pytest.mark.parametrize("card", ["diversion", "getaway"])
def test_what_only_defends_is_marked_in_a_raid_and_not_in_a_delivery(make: Make, card: str) -> None:
    one = make(f"outlaw mail {card}", "gold guard", "gold guard")
    one.end()
    around(one)
    table, fan = one.table, one.table.scene.fan
    one.choose(f"outlaw {card}")
    index = table.state.hand.index(cards(card)[0])
    assert not fan.item(index).is_barred, "it may still be sent"
    table.mean(Raid(Seat(1)))
    assert fan.item(index).is_barred
    assert not fan.item(table.state.hand.index(cards("outlaw")[0])).is_barred
    named = table.words.card(cards(card)[0])
    why = say("idle-raid", cards=named)
    assert fan.said(index).startswith(why)
    assert why in table.now.text()
    assert why in repr(table.scene.info.key())
    table.mean(Send())
    assert not fan.item(index).is_barred
    assert why not in table.now.text()
    table.mean(Raid(Seat(1)))
    assert table.confirm(), "it is a warning, and forbids nothing"
    assert one.acts()[-1] == Attack(Seat(1), cards(f"outlaw {card}"))


@pytest.mark.parametrize("card", ["prison_wagon", "thief"])
def test_what_does_nothing_in_a_crate_is_marked(make: Make, card: str) -> None:
    one = make(f"guard {card} mail")
    one.choose(f"guard {card}")
    kind = cards(card)[0]
    index = one.table.state.hand.index(kind)
    assert one.table.scene.fan.item(index).is_barred
    said = say("idle-delivery", cards=one.table.words.card(kind))
    assert said in one.table.now.text()
    one.choose("mail")
    assert not one.table.scene.fan.item(index).is_barred

"""The table of Cargo Hold: what happened since one's last turn, in small pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack, Deliver, EndTurn
from engine.games.cargo_hold.events import RaidBegan
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import LEFT, settle
from ui.access.outline import Group
from ui.bridge.preferences import Speed
from ui.tables.cargo_hold.words import say

Key = Qt.Key
HANDS = ("mail lumber outlaw", "gold diversion gunslinger mail", "outlaw grain guard farmhand")


def raided(one: Yard) -> None:
    """Grace falls for nothing; the third player raids Grace's trap, and then nobody."""
    one.end()
    one.act(Deliver(cards("diversion"), extended=False))
    one.end()
    one.act(Deliver(cards("grain"), extended=False))
    one.act(Attack(Seat(1), cards("outlaw")))
    one.end()


def test_each_raid_is_a_picture_that_shows_it_again(make: Make) -> None:
    one = make(*HANDS, speed=Speed.NORMAL)
    raided(one)
    table, news = one.table, one.table.scene.news
    table.catch_up()
    settle()
    (spot,) = [spot for spot in news.spots if spot.isVisible()]
    assert spot.scene_rect() == table.scene.info.room("raid-0")
    assert "Diversion" in spot.toolTip()
    assert not table.showdown.is_open
    stage = table.stage
    at = stage.mapFromScene(spot.scene_rect().center())
    QTest.mouseClick(stage.viewport(), LEFT, pos=at)
    settle()
    assert table.showdown.is_open
    assert table.met == (2, 1)
    begun = sum(isinstance(event, RaidBegan) for event in table.log.told)
    table.catch_up()
    settle()
    assert table.live
    assert begun == sum(isinstance(event, RaidBegan) for event in table.log.told) == 1
    assert spot.isVisible(), "it can be watched once more"


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_of_several_raids_each_shows_its_own(make: Make, speed: Speed) -> None:
    """Also without movement: how it ended stays until it is put away."""
    one = make("mail lumber", "gold gunslinger", "outlaw guard grain", speed=speed)
    one.deliver("mail")
    one.act(Deliver(cards("gold"), extended=False))
    one.act(Attack(Seat(0), cards("gunslinger")))
    one.end()
    one.act(Attack(Seat(1), cards("outlaw guard")))
    one.end()
    table = one.table
    table.catch_up()
    table.close_raid()
    settle()
    spots = [spot for spot in table.scene.news.spots if spot.isVisible()]
    assert len(spots) == 2
    for number, met in ((0, (1, 0)), (1, (2, 1)), (0, (1, 0))):
        spots[number].chosen.emit()
        settle()
        assert table.met == met
        table.catch_up()
        if speed is Speed.OFF:
            QTest.keyClick(table.stage, Key.Key_Escape)
        settle()
        assert not table.showdown.is_open


def test_they_are_reached_by_tab_and_read(make: Make, listening: None) -> None:
    one = make(*HANDS)
    raided(one)
    table = one.table
    table.close_raid()
    settle()
    (spot,) = [spot for spot in table.scene.news.spots if spot.isVisible()]
    assert spot in table.scene.fan._stops_now()
    group = next(
        each
        for each in table.access.outline(table.state)
        if isinstance(each, Group) and each.key == "news"
    )
    (control,) = group.controls
    name, other = table.words.name(2), table.words.name(1)
    assert control.name.startswith(say("news-lost-none", name=name, other=other))
    assert say("news-trap", name=name, other=other) in control.name
    control.press()
    settle()
    assert table.met == (2, 1)


def test_it_is_there_only_while_ones_turn_begins(make: Make) -> None:
    one = make(*HANDS)
    raided(one)
    one.table.close_raid()
    settle()
    assert one.table.scene.news.spots[0].isVisible()
    one.choose("mail")
    assert not one.table.scene.news.spots[0].isVisible()
    one.table.scene.fan.take_back()
    settle()
    assert one.table.scene.news.spots[0].isVisible()
    one.act(EndTurn(draw=False))
    assert not one.table.scene.news.spots[0].isVisible()

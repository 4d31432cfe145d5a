"""The table of Cargo Hold: what happened since one's last turn, in small pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack, Deliver, EndTurn
from engine.games.cargo_hold.components import DIVERSION, GETAWAY
from engine.games.cargo_hold.events import RaidBegan
from engine.games.cargo_hold.history import Fate, RaidNews
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import LEFT, settle
from ui.access.outline import Group
from ui.bridge.preferences import Speed
from ui.look.flow import Box, PictureBox, TextBox
from ui.tables.cargo_hold.news import news_boxes
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


def many(count: int) -> tuple[RaidNews, ...]:
    """Raids of all sorts, the last of them one's own."""
    sorts = (
        RaidNews(Seat(1), Seat(2), Fate.RAIDED, 120, 0, False, 0),
        RaidNews(Seat(3), Seat(4), Fate.DEFENDED, 80, 40, True, 0),
        RaidNews(Seat(5), Seat(6), Fate.FLED, 0, 30, False, 0),
    )
    raids = [sorts[number % 3]._replace(number=number) for number in range(count)]
    raids[-1] = RaidNews(Seat(7), Seat(0), Fate.DEFENDED, 90, 0, True, count - 1)
    return tuple(raids)


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("count", [1, 3, 5, 7])
def test_some_raids_are_pictured_however_many_there_are(
    make: Make, listening: None, count: int, scale: float
) -> None:
    """Where they needed more than two rows, there used to be none, and none was read either."""
    one = make("mail lumber", seats=8)
    table, scene = one.table, one.table.scene
    table.look.set_text_scale(scale)
    table.resize(900, 500)
    settle()
    raids = many(count)
    scene.show_state(replace(table.state, raids_told=raids))
    shown = [number for number, spot in enumerate(scene.news.spots) if spot.isVisible()]
    assert shown
    assert raids[-1].number in shown, "one's own come first"
    rest = scene.info.flow.room("more-raids", scene.info.rect())
    assert rest.isEmpty() is (len(shown) == count)
    assert f"words='+{count - len(shown)}'" in repr(scene.info.flow.box) or len(shown) == count
    for number in shown:
        room = scene.info.room(f"raid-{number}")
        assert scene.info.scene_rect().adjusted(-1, -1, 1, 1).contains(room)
    group = scene.news.group(table.words, ())
    assert group is not None
    assert len(group.controls) == count
    assert len(scene._info_tip().splitlines()) == count - len(shown)


def test_seven_raids_are_pictured_where_words_are_large(make: Make) -> None:
    """Of eight players' raids one used to be a number, though a second row had been empty."""
    one = make("mail lumber", seats=8)
    table, scene = one.table, one.table.scene
    table.look.set_text_scale(1.6)
    table.resize(1008, 480)
    settle()
    scene.show_state(replace(table.state, raids_told=many(7)))
    assert [spot.isVisible() for spot in scene.news.spots] == [True] * 7
    rooms = [scene.info.room(f"raid-{number}") for number in range(7)]
    inside = scene.info.scene_rect().adjusted(-1, -1, 1, 1)
    assert all(inside.contains(room) for room in rooms)


def told(box: Box) -> list[object]:
    """Names of seats by their letters, signs, cards and money of the pictures in a box."""
    if isinstance(box, TextBox):
        return [box.words]
    if isinstance(box, PictureBox):
        assert isinstance(box.key, tuple)
        return [box.key[2] if box.key[0] == "seat mark" else box.key[1]]
    return [one for part in getattr(box, "boxes", ()) if part is not None for one in told(part)]


@pytest.mark.parametrize(
    ("raid", "contents"),
    [
        (many(3)[0], ["G", "+$120", "attack", "E", "open"]),
        (many(4)[1], ["S", "+$40", "attack", "I", DIVERSION, "defence", "+$80"]),
        (many(4)[2], ["R", "+$30", "attack", "L", GETAWAY]),
        (many(3)[0]._replace(trap=True), ["G", "+$120", "attack", "E", DIVERSION, "open"]),
    ],
)
def test_a_picture_tells_what_became_of_the_delivery_and_who_got_what(
    make: Make, raid: RaidNews, contents: list[object]
) -> None:
    """A Diversion alone does not say whether the delivery held. After a Getaway nobody has won."""
    one = make("mail lumber", seats=8)
    whole = news_boxes(one.table.look, replace(one.table.state, raids_told=(raid,)), 900.0)[0]
    assert whole is not None
    assert told(whole) == contents

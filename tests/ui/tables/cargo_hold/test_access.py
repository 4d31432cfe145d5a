"""The table of Cargo Hold for those who do not see it, and what it may never tell again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core import Seat
from engine.games.cargo_hold.actions import Deliver
from engine.match.timeline import ReplayTimeline
from tests.games.cargo_hold.deals import cards
from tests.ui.shell.test_handover import said_on, tree_of
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import settle
from ui.access.outline import Group
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.replay import ReplayBridge
from ui.tables.cargo_hold.table import Table

HANDS = ("6*grain sheriff", "gold mail guard barricade 2*thief lasso")


def groups(one: Yard) -> dict[object, Group]:
    found = one.table.access.outline(one.table.state)
    return {each.key: each for each in found if isinstance(each, Group)}


@pytest.mark.usefixtures("listening")
def test_each_seat_is_there_in_words_and_said_when_pressed(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("grain")
    one.deliver("gold mail", extended=True)
    access, heard = one.table.access, list[str]()
    access.voice.flush()
    access.voice.said.connect(lambda words, _urgent: heard.append(words))
    seats = groups(one)["seats"]
    names = [control.name for control in seats.controls]
    assert any("Grace" in name and "2 cards" in name and "2 turns" in name for name in names)
    assert any("Ada" in name and "a delivery of 1 card" in name for name in names)
    seats.controls[0].press()
    access.voice.flush()
    assert heard == [names[0]]


@pytest.mark.usefixtures("listening")
def test_a_raid_and_its_question_are_there_while_they_stand(make: Make) -> None:
    one = make("2*lasso outlaw", *HANDS[1:])
    one.end()
    one.deliver("guard barricade gold")
    one.end()
    one.raid(1, "lasso outlaw")
    raid = groups(one)["raid"]
    told = [control.name for control in raid.controls]
    assert sorted(told) == ["Barricade", "Gold", "Guard", "Lasso", "Outlaw"]
    rules = [control.description for control in raid.controls]
    assert all(rules), "each says what it does"
    buttons = [button.accessibleName() for button in one.table.choice.buttons]
    assert sorted(buttons) == ["Barricade", "Guard"]
    assert "Ada" in one.table.choice.accessibleName()


@pytest.mark.usefixtures("listening")
def test_money_hand_and_what_is_known_are_read_out(make: Make) -> None:
    one = make(*HANDS)
    for key, words in (
        (Qt.Key.Key_H, "Sheriff, 6 × Grain"),
        (Qt.Key.Key_S, "The target is $1,200"),
        (Qt.Key.Key_K, "You know nothing"),
    ):
        QTest.keyClick(one.table.stage, key)
        settle()
        assert words in one.table.now.text()
        QTest.keyClick(one.table.stage, Qt.Key.Key_Escape)


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize("persons", [1, 2])
def test_a_delivery_is_never_told_again_not_to_its_owner_either(make: Make, persons: int) -> None:
    """CH-13: the one Sheriff of the hand went into it; nowhere on the screen is it named."""
    one = make(*HANDS, seats=2, persons=persons)

    def mine() -> None:
        due = one.bridge.screen.due
        if due is not None:
            assert one.bridge.screen.take(due)
        settle()

    mine()
    one.act(Deliver(cards("grain sheriff"), extended=False))
    one.end()
    one.end()
    mine()
    assert one.bridge.viewer() == Seat(0)
    assert one.actor == 0
    table = one.table
    assert not table.bridge.undo()
    told = said_on(table) + tree_of(table) + "\n".join(table.log.lines) + str(one.bridge.log())
    assert "Sheriff" not in told
    assert "Grain" in told, "the hand is told to whoever holds it"
    for key in (Qt.Key.Key_S, Qt.Key.Key_K, Qt.Key.Key_F4):
        QTest.keyClick(table.stage, key)
        settle()
        assert "Sheriff" not in said_on(table)
    # Nor to whoever looks at what has been, before it is over.
    reel = ReplayBridge(one.session, ReplayTimeline.wound(one.session), Preferences(Speed.OFF))
    watched = Table(table.look, reel)
    for stop in reel.stops:
        reel.seek(stop.frame)
        if any(seat.delivery is not None for seat in reel.view().seats):
            told = said_on(watched) + "\n".join(watched.log.lines)
            assert "Sheriff" not in told
    watched.deleteLater()
    reel.close()

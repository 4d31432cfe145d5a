"""The table of Carry On for those who do not see it: its outline, and what is said of the seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible

from engine.core import AwaitingSeats, Seat
from engine.games.carry_on.aid import taken_since
from engine.games.carry_on.scoring import types_of
from engine.games.carry_on.view import Phase
from tests.ui.tables.carry_on.test_table import Make, make
from ui.access.outline import Group
from ui.tables.carry_on.panels import weight_of

__all__ = ["make"]


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("listening")
def test_each_other_seat_is_there_in_words_and_said_when_pressed(make: Make) -> None:
    kitchen = make(4)
    kitchen.on_to(Phase.PICK)
    access, heard = kitchen.table.access, list[str]()
    access.voice.flush()
    access.voice.said.connect(lambda words, _urgent: heard.append(words))
    _, seats, _ = access.outline(kitchen.table.state)
    assert isinstance(seats, Group)
    assert [1, 2, 3] == [control.key for control in seats.controls]
    for control in seats.controls:
        assert kitchen.table.words.name(int(str(control.key))) in control.name
    seats.controls[1].press()
    access.voice.flush()
    assert [seats.controls[1].name] == heard


def test_what_happened_last_is_there_though_the_log_is_hidden(make: Make) -> None:
    kitchen = make(3)
    kitchen.on_to(Phase.SETTLE)
    kitchen.table.motion.catch_up()
    log = kitchen.table.log
    assert kitchen.table.drawer.isHidden()
    *_, last = kitchen.table.access.outline(kitchen.table.state)
    assert log.accessibleName() == last.name
    assert last.description.endswith(log.last)
    assert len(log.last) > 5


@pytest.mark.usefixtures("listening")
def test_co_4_what_others_collect_is_told_in_the_tree_and_the_tip(make: Make) -> None:
    kitchen = make(4)
    kitchen.on_to(Phase.PICK)
    table = kitchen.table
    _, seats, _ = table.access.outline(table.state)
    assert isinstance(seats, Group)
    for control in seats.controls:
        seat = Seat(int(str(control.key)))
        about = table.words.about(kitchen.view.seats[seat].character)
        assert about
        assert about.rstrip(".") in control.name
        assert about in table.scene.strips[seat].toolTip()


@pytest.mark.parametrize("seats", [2, 4])
def test_each_thing_on_the_table_says_what_it_is_its_rule_and_its_number(
    make: Make, seats: int
) -> None:
    kitchen = make(seats)
    kitchen.on_to(Phase.PICK)
    for _ in range(2):
        waiting = kitchen.session.awaiting
        assert isinstance(waiting, AwaitingSeats)
        for seat in waiting.due:
            kitchen.session.submit(seat, next(iter(kitchen.session.legal(seat))))
    table, view = kitchen.table, kitchen.view
    table.motion.catch_up()
    scene, words, mine = table.scene, table.words, view.seats[table.seat]
    assert mine.packed
    kg = weight_of(table.box, mine)
    assert scene.zone.toolTip().endswith(f"Packed ({kg} kg): {words.cards(mine.packed)}")
    sheet = scene.sheet.toolTip().split("\n")
    assert sheet[0] == "Round"
    assert "up to the limit" in sheet[1]
    assert sheet[2] == "Suitcase cards left: 4 × 23 kg, 4 × 32 kg"
    assert sheet[3].startswith(f"{kg} kg packed. That scores ")
    assert " at 23 kg and " in sheet[3]
    for number, one in enumerate(view.seats):
        item = scene.mine if number == table.seat else scene.strips[Seat(number)]
        types = len(types_of(one.packed))
        assert f"{types} of 4 types; all four score 5 points" in item.toolTip()
        assert ": 7 points at the end, or 32 kg" in item.toolTip()
        assert all(line[0].isupper() or line[0].isdigit() for line in item.toolTip().split("\n"))
    if seats == 2:
        assert scene.deck.toolTip().startswith(f"{view.deck} cards in the deck\nDraw three cards")
        assert words.cards(view.discards)[1:] in scene.discards.toolTip()
        assert "Suitcase cards left: 4 × 23 kg, 4 × 32 kg" in scene.deck.toolTip()


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize("aid", ["off", "seen", "odds"])
def test_what_the_memory_aid_knows_is_told_in_words_while_it_is_on(make: Make, aid: str) -> None:
    kitchen = make(3, aid=aid)
    for _ in range(3):
        waiting = kitchen.session.awaiting
        assert isinstance(waiting, AwaitingSeats)
        for seat in waiting.due:
            kitchen.session.submit(seat, next(iter(kitchen.session.legal(seat))))
    kitchen.table.motion.catch_up()
    table, view, on = kitchen.table, kitchen.view, aid != "off"
    since = table.words.cards(taken_since(view, 0))
    assert since, "the first hand is back"
    hand, seats, _ = table.access.outline(table.state)
    assert isinstance(hand, Group)
    assert isinstance(seats, Group)
    table.access.say_hand(table.state)
    for text in (hand.description, table.now.text(), table.scene.mine.toolTip()):
        assert (since in text) == on
        assert ("≈" in text) == (aid == "odds")
    for control in seats.controls:
        known = view.seats[int(str(control.key))].known
        assert known
        assert ("Known to be in this hand" in control.name) == on
        assert (table.words.cards(known) in control.name) == on

"""Options of the belt: by what suitcases are taken, who sees faces, and whether it has steps."""

from dataclasses import replace as with_wish

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from engine.core import Seat
from engine.games.wheres_my_luggage.view import LookResult
from tests.ui.tables.wheres_my_luggage.conftest import ADA, BEN, BOT, Make, Table
from ui.bridge.preferences import Preferences, Speed

ONE, TWO = Seat(0), Seat(1)


def own_slot(table: Table, seat: Seat) -> int:
    """Where the luggage of a seat's passenger is."""
    slot = table.own_slot(seat)
    assert slot is not None
    return slot


@pytest.mark.parametrize("players", [(ADA, BOT), (ADA, BEN)])
def test_wl_32_by_gates_alone_a_click_takes_nothing(
    make: Make, players: tuple[object, ...]
) -> None:
    table = make(players, options={"hands": "gates"})
    page, own = table.table, own_slot(table, ONE)
    journal = len(table.bridge._session.journal)
    table.click(own)
    table.tick(2)
    assert table.view.seats[ONE].hand is None
    assert len(table.bridge._session.journal) == journal
    assert "gates only" in page.now.text()
    assert not page.scene.misses[ONE].isVisible(), "nothing was tried in vain"
    assert not page.scene.waits[ONE].isVisible()
    assert "pointer" not in page.scene._marked
    assert page.scene.belt.cursor().shape() == Qt.CursorShape.ArrowCursor
    assert page.scene.carousel.gates[0].words == page.state.key_of(ONE), "it is not faint"
    table.gate_at(ONE, own)
    page.grab_in_gate(ONE)
    table.tick(2)
    assert table.view.seats[ONE].hand is not None


def test_wl_32_by_mouse_alone_there_is_no_gate(make: Make) -> None:
    table = make((ADA, BEN), options={"hands": "mouse"})
    page, own = table.table, own_slot(table, TWO)
    assert not page.scene.carousel.gates
    assert not page.scene.signs()
    assert [panel.shown.keys for panel in page.scene.panels.values()] == [None, None]
    assert "gate" not in page.now.text()
    journal = len(table.bridge._session.journal)
    for key in (Qt.Key.Key_A, Qt.Key.Key_S, Qt.Key.Key_K):
        table.key(key)
    table.tick(2)
    assert len(table.bridge._session.journal) == journal
    table.click(own)
    table.tick(2)
    assert table.view.seats[TWO].hand is not None


@pytest.mark.parametrize("players", [(ADA, BOT), (ADA, BEN)])
def test_wl_32_by_mouse_alone_every_key_is_left_to_the_window(
    make: Make, players: tuple[object, ...]
) -> None:
    page = make(players, options={"hands": "mouse"}).table
    keys = (*"ASDJKL", "Left", "Right", "Up", "Down", "Space", "Return", "Enter")
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        for name in keys:
            key = Qt.Key[f"Key_{name}"]
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "")
            assert not page.seats_keys.eventFilter(page.scene.view, event), name


def test_wl_32_both_is_as_it_always_was(make: Make) -> None:
    table = make((ADA, BEN))
    assert table.table.state.hands == "both"
    assert len(table.table.scene.carousel.gates) == 2
    table.click(own_slot(table, ONE))
    table.tick(2)
    assert table.view.seats[ONE].hand is not None


@pytest.mark.parametrize(("hands", "names"), [("gates", 2), ("mouse", 0), ("both", 2)])
def test_wl_32_the_keys_of_gates_are_told_where_there_are_gates(
    make: Make, hands: str, names: int
) -> None:
    page = make((ADA, BEN), options={"hands": hands}).table
    titles = [scope.title for scope in page.scopes() if "gate" in scope.title]
    assert len(titles) == names


@pytest.mark.parametrize("everyone", [True, False])
def test_wl_33_everyone_sees_whose_it_is_or_nobody_does(make: Make, everyone: bool) -> None:
    table = make((ADA, BEN), options={"faces": False, "everyone": everyone})
    page, panel = table.table, table.table.scene.panels[TWO]
    kind = page.box.kinds[table.view.seats[TWO].passenger]
    slot = next(
        slot
        for slot in table.slots_of(kind)
        if table.hidden()[slot] < 30 and slot != table.own_slot(TWO)
    )
    tile = table.hidden()[slot]
    page.take(slot, TWO)
    table.tick(2)
    assert panel.shown.face == (tile if everyone else -1)
    table.tick(70)
    assert panel.shown.mark is LookResult.ANOTHER
    assert panel.shown.face == (tile if everyone else -1)
    name = page.words.passenger(tile)
    assert not [line for line in page.log.lines if f"the {name}’s" in line], "it is told once"


def test_with_reduced_motion_the_belt_offers_to_go_in_steps(
    make: Make, preferences: Preferences
) -> None:
    """What is pressed, and what a gate holds, is what is seen."""
    preferences.set_speed(Speed.NORMAL)
    table = make((ADA, BEN))
    page, kept = table.table, list[bool]()
    preferences.belt_kept.connect(kept.append)
    assert not page.belt_steps_button.isVisible()
    preferences.set_speed(Speed.OFF)
    assert page.belt_steps_button.isVisible()

    def places(frames: int) -> set[float]:
        found = set()
        for _ in range(frames):
            table.tick()
            found.add(page.scene.belt.tick)
        return found

    assert len(places(60)) == 60, "it glides until it is asked not to"
    page.belt_steps_button.click()
    assert kept == [True]
    assert page.belt_steps_button.text() == "Belt glides"
    seen = places(60)
    assert len(seen) <= 3
    assert all(place % page.box.belt.pace == 0 for place in seen)
    assert abs(page.scene.belt.tick - page.clock.now()) <= page.box.belt.pace / 2
    own = own_slot(table, ONE)
    page.gates[ONE]._place = page.box.belt.place(own, int(page.scene.belt.tick))
    assert page.places.slot(ONE) == own
    preferences.set_speed(Speed.NORMAL)
    assert not page.belt_steps_button.isVisible()
    assert len(places(10)) == 10, "who wants motion has it"
    preferences.set_speed(Speed.OFF)
    page.belt_steps_button.click()
    assert kept == [True, False]
    assert len(places(10)) == 10
    preferences.set_hands(with_wish(preferences.hands, belt_steps=False))

"""Practice of Where's My Luggage?: the form from memory, with hints and undo."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Seat
from engine.games.wheres_my_luggage.actions import TurnOver
from engine.games.wheres_my_luggage.events import Turned
from engine.games.wheres_my_luggage.view import Phase
from tests.ui.tables.wheres_my_luggage.conftest import ADA, BEN, BOT, Make, Table
from tests.ui.tables.wheres_my_luggage.test_memory import MEMORY, ONE, TWO, click, wanted
from ui.look import text
from ui.look.style import Look
from ui.shell.language import speak


def play(table: Table, qtbot: QtBot, turns: int) -> None:
    """Turn wrong tiles over, each as soon as it is one's turn, and go on from all faces."""
    for _ in range(turns):
        click(table, wanted(table, ONE, own=False))
        qtbot.waitUntil(lambda: table.view.actor == ONE, timeout=30_000)
        while table.table.faces.behind:
            table.table.go_on()


def shown(table: Table) -> list[str]:
    """The buttons for undo and hints that are seen."""
    buttons = table.table.action_buttons
    return [each.objectName() for each in buttons.buttons if each.isVisible()]


def test_wl_21_practice_has_undo_redo_and_hints_and_other_matches_have_none(make: Make) -> None:
    """No button is shown that cannot work in the match that is played."""
    assert shown(make((ADA, BOT), options=MEMORY, practice=True)) == ["undo", "redo", "hint"]
    assert shown(make((ADA, BOT), options=MEMORY)) == []
    assert shown(make((ADA, BOT))) == []


def test_undo_takes_back_turn_after_turn_and_the_draws_stay(make: Make, qtbot: QtBot) -> None:
    table = make((ADA, BOT), options=MEMORY, practice=True)
    page, tiles, before = table.table, table.hidden(), table.view
    play(table, qtbot, 2)
    after = table.view
    assert after != before
    assert page.undo_button.text() == "Undo (2)"
    for _ in range(2):
        QTest.mouseClick(page.undo_button, Qt.MouseButton.LeftButton)
    assert table.view == before
    assert table.hidden() == tiles, "the same tiles lie in the same places"
    assert page.faces.up is None
    assert not page.undo_button.isEnabled()
    QTest.keyClick(page.stage, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    for _ in range(2):
        QTest.mouseClick(page.redo_button, Qt.MouseButton.LeftButton)
    assert table.view == after


@pytest.mark.parametrize("by", ["button", "key"])
def test_what_was_turned_over_is_undone_while_all_see_it(make: Make, by: str) -> None:
    """One press, though any other press only goes on."""
    table = make((ADA, BEN), options=MEMORY, practice=True)
    page, before = table.table, table.view
    click(table, wanted(table, ONE, own=False))
    assert page.faces.up is not None
    if by == "button":
        QTest.mouseClick(page.undo_button, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(page.stage, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.faces.up is None
    assert all(spot.face is None for spot in page.scene.grid.spots)
    assert table.view == before
    assert page.scene.panels[ONE].shown.turn


def test_several_people_undo_without_limit_since_nobody_has_a_secret(make: Make) -> None:
    table = make((ADA, BEN), options=MEMORY, practice=True)
    before = table.view
    for seat in (ONE, TWO, ONE):
        click(table, wanted(table, seat, own=False))
        table.table.go_on()
    assert table.bridge.undo_reach().count == 3
    for _ in range(3):
        table.table.undo()
    assert table.view == before


def test_a_hint_names_a_tile_and_then_shows_it(make: Make, qtbot: QtBot) -> None:
    table = make((ADA, BEN), options=MEMORY, practice=True)
    page = table.table
    QTest.mouseClick(page.hint_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.turn.hinted is not None, timeout=30_000)
    place = page.turn.hinted.slot
    row, column = divmod(place, page.box.columns)
    assert page.now.text().startswith(f"Try row {row + 1}, column {column + 1}:")
    assert page.hint_button.text() == "Show me"
    QTest.mouseClick(page.hint_button, Qt.MouseButton.LeftButton)
    spot = page.scene.grid.spots[place]
    assert (spot.hasFocus(), spot.open, spot.states[2]) == (True, True, True)
    assert ringed(page) == [place]
    assert spot.scale() > 1.0, "nobody misses it"
    table.key(Qt.Key.Key_Return)
    assert ringed(page) == []
    assert page.faces.up is not None
    assert page.faces.up.slot == place
    assert page.turn.hinted is None
    assert page.hint_button.text() == "Get hint"


def ringed(page: Any) -> list[int]:
    """The tiles that are ringed as what a hint advises."""
    return [spot.place for spot in page.scene.grid.spots if spot._hinted]


def test_a_tile_of_a_hint_is_ringed_more_broadly_than_one_with_the_keyboard(make: Make) -> None:
    """The ring is painted, also where the keyboard has gone on."""
    page = make((ADA, BEN), options=MEMORY, practice=True).table
    spot = page.scene.grid.spots[0]

    def blue() -> int:
        picture = QImage(spot.rect().size().toSize(), QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        spot.paint_in(painter)
        painter.end()
        focus = page.look.theme.focus.rgb()
        dots = (picture.pixel(x, 40) for x in range(picture.width()))
        return sum(dot == focus for dot in dots)

    bare = blue()
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    focused = blue()
    spot.clearFocus()
    page.scene.grid.set_hinted(0)
    assert bare < focused < blue()


@pytest.mark.parametrize("by", ["another tile", "undo"])
def test_the_ring_of_a_hint_goes_with_its_turn(make: Make, by: str) -> None:
    table = make((ADA, BEN), options=MEMORY, practice=True)
    page = table.table
    click(table, wanted(table, ONE, own=False))
    page.go_on()
    page.attempt(TurnOver(wanted(table, TWO, own=True)))
    assert len(ringed(page)) == 1
    if by == "undo":
        page.undo()
    else:
        click(table, wanted(table, TWO, own=False))
    assert ringed(page) == []


def test_a_hint_says_whose_luggage_was_seen_before(make: Make, qtbot: QtBot) -> None:
    """It knows what everybody saw, and nothing else."""
    table = make((ADA, BEN), options=MEMORY, practice=True)
    page = table.table
    goal = None
    for _ in range(80):
        view = table.view
        if view.phase is not Phase.PLAY:
            break
        passenger = view.seats[view.actor].passenger
        place = table.hidden().index(passenger)
        if place in page_seen(table):
            goal = place, passenger
            break
        click(table, wanted(table, view.actor, own=False))
        page.go_on()
    assert goal is not None
    page.hint()
    qtbot.waitUntil(lambda: page.turn.hinted is not None, timeout=30_000)
    row, column = divmod(goal[0], page.box.columns)
    whose = page.words.owner(goal[1])
    assert page.now.text() == f"Row {row + 1}, column {column + 1}: {whose}’s luggage is there."


def page_seen(table: Table) -> set[int]:
    """The places of the round that everybody has seen."""
    return {
        event.slot
        for moment in table.bridge._session.moments
        for event in moment.events
        if isinstance(event, Turned)
    }


def test_no_hint_is_given_while_a_face_is_up_or_between_rounds(make: Make) -> None:
    table = make((ADA, BEN), options=MEMORY, practice=True)
    page = table.table
    click(table, wanted(table, ONE, own=False))
    assert not page.turn.live
    page.go_on()
    assert page.turn.live
    for _ in range(200):
        if table.view.phase is Phase.BETWEEN:
            break
        click(table, wanted(table, table.view.actor, own=True))
        page.go_on()
    page.motion.catch_up()
    assert table.view.phase is Phase.BETWEEN
    assert not page.turn.live
    assert not page.hint_button.isEnabled()


def test_practice_tells_its_keys(make: Make) -> None:
    def keys(practice: bool) -> set[str]:
        table = make((ADA, BOT), options=MEMORY, practice=practice).table
        return {key for scope in table.scopes() for each in scope.shortcuts for key in each.keys}

    assert {"Ctrl+Z", "Ctrl+Shift+Z", "H"} <= keys(True)
    assert not {"Ctrl+Z", "Ctrl+Shift+Z", "H"} & keys(False)


def test_whose_turn_it_was_is_asked_again_after_undo(make: Make) -> None:
    """Between rounds nothing is asked for; a press takes back the last tile of a round."""
    table = make((ADA, BEN), options=MEMORY, practice=True)
    page, last = table.table, Seat(0)
    for _ in range(200):
        if table.view.phase is Phase.BETWEEN:
            break
        last = table.view.actor
        click(table, wanted(table, last, own=True))
        page.go_on()
    page.motion.catch_up()
    page.undo()
    assert table.view.phase is Phase.PLAY
    assert table.view.actor == last
    assert page.turn.live
    assert not page.check.isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_buttons_of_practice_leave_the_sentence_its_room(
    make: Make, look: Look, qapp: QApplication, language: str
) -> None:
    """With large words undo and redo show their signs; what is to be done is read whole."""
    speak(qapp, language)
    look.set_text_scale(1.6)
    table = make((ADA, BEN), options=MEMORY, practice=True, size=(1024, 584))
    with text.recording() as painted:
        table.table.grab()
    said = "".join(each.text for each in painted if each.text == table.table.now.text())
    assert said == table.table.now.text()
    assert not [each.text for each in painted if each.cut]
    assert table.table.now.width() >= look.px(200)
    assert table.table.hint_button.isVisible()

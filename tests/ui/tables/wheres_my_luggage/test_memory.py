"""The form of Where's My Luggage? that is played by turns: by mouse, by keyboard, against one."""

import math
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.core import Seat
from engine.games.wheres_my_luggage.view import Phase
from tests.ui.tables.wheres_my_luggage.conftest import ADA, BEN, BOT, Make, Table
from ui.bridge.preferences import Preferences, Speed
from ui.look.palette import contrast
from ui.look.style import Look, ThemeChoice
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.grid import TileSpot

ONE, TWO = Seat(0), Seat(1)
MEMORY = {"form": "memory"}


def click(table: Table, place: int) -> None:
    """Turn a tile over by mouse."""
    view = table.table.scene.view
    at = view.mapFromScene(table.table.scene.grid.tile_rect(place).center())
    QTest.mouseMove(table.port, at)
    QTest.mouseClick(table.port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def wanted(table: Table, seat: Seat, *, own: bool) -> int:
    """A place with a tile of the passenger's type: its own, or another's."""
    passenger = table.view.seats[seat].passenger
    kind = table.table.box.kinds[passenger]
    tiles = table.hidden()
    if own:
        return tiles.index(passenger)
    places = table.slots_of(kind)
    return next((place for place in places if tiles[place] != passenger), tiles.index(passenger))


def test_a_tile_is_turned_shown_to_all_and_turned_back(make: Make, qtbot: QtBot) -> None:
    """WL-20, WL-21."""
    table = make(options=MEMORY)
    place = wanted(table, ONE, own=False)
    tile = table.hidden()[place]
    spot = table.table.scene.grid.spots[place]
    assert spot.open
    click(table, place)
    assert spot.face == tile
    assert table.table.scene.panels[ONE].shown.turn, "the screen is still at the first turn"
    click(table, place)
    assert spot.face is None, "a click goes on"
    assert spot.kind == table.table.box.kinds[tile]
    assert table.table.scene.panels[TWO].shown.turn
    assert table.table.scene.panels[ONE].shown.action == 1


def test_a_raised_tile_stays_within_the_room_of_the_tiles(make: Make) -> None:
    """Whatever lies before them covers no part of it."""
    grid = make(options=MEMORY).table.scene.grid
    for spot in grid.spots:
        spot.set_raised(True)
        assert grid.sceneBoundingRect().contains(spot.mapRectToScene(spot.rect())), spot.place
        assert spot.scale() > 1.2


def test_a_turned_tile_waits_for_a_person_whoever_turned_it(make: Make, qtbot: QtBot) -> None:
    """WL-21: there is no hurry. The line says whose it is, and asks for a key."""
    table = make((ADA, BOT), options=MEMORY)
    page = table.table
    # What was refused before does not stand in the way of that.
    page.prompt.tell("Another kind.", bad=True, ms=0)
    click(table, wanted(table, ONE, own=False))
    qtbot.waitUntil(lambda: table.view.actor == ONE, timeout=30_000)
    for name, seat in (("You", ONE), ("Computer", TWO)):
        up = page.faces.up
        assert up.seat == seat
        said = f"{name} turned over {page.words.owner(up.tile)}’s luggage."
        assert page.now.text() == f"{said} Remember it. Press any key or click to continue."
        assert not page.faces._timer.isActive(), "nobody is in a hurry"
        table.key(Qt.Key.Key_X)
    assert page.faces.up is None
    assert page.scene.panels[ONE].shown.turn


@pytest.mark.parametrize(
    ("speed", "faces", "ms"),
    [
        (Speed.NORMAL, "auto", 0),
        (Speed.FAST, "auto", 2000),
        (Speed.FAST, "press", 0),
        (Speed.OFF, "auto", 0),
        (Speed.NORMAL, "2", 2000),
        (Speed.SLOW, "4", 4000),
    ],
)
def test_whoever_plays_alone_chooses_how_long_a_face_stays(
    make: Make, preferences: Preferences, speed: Speed, faces: str, ms: int
) -> None:
    preferences.set_speed(speed)
    preferences.set_faces(faces)
    table = make((ADA, BOT), options=MEMORY)
    shown = table.table.faces
    click(table, wanted(table, ONE, own=False))
    up = shown.up
    assert shown.waits
    assert shown._timer.isActive() == bool(ms)
    if not ms:
        return
    assert ms <= shown._timer.interval() <= ms + 400
    # Nothing goes on where nobody looks.
    with patch.object(type(table.table), "isActiveWindow", lambda _self: False):
        shown._timer.timeout.emit()
    assert shown.up is up
    assert shown._timer.isActive()
    with patch.object(type(table.table), "isActiveWindow", lambda _self: True):
        shown._timer.timeout.emit()
    assert shown.up is not up


def test_a_face_stays_for_all_who_share_a_screen(make: Make, preferences: Preferences) -> None:
    """Each of them has a right to the look, and nobody knows who still looks."""
    preferences.set_faces("2")
    table = make((ADA, BEN), options=MEMORY)
    click(table, wanted(table, ONE, own=False))
    assert table.table.faces.waits
    assert not table.table.faces._timer.isActive()


def test_a_pair_that_is_found_is_called_found(make: Make) -> None:
    """WL-21: it is set aside, so nothing has to be remembered."""
    table = make((ADA, BOT), options=MEMORY)
    page = table.table
    click(table, wanted(table, ONE, own=True))
    said = f"You found {page.words.owner(page.faces.up.tile)}’s luggage!"
    assert page.now.text() == f"{said} Press any key or click to continue."


def test_where_only_computers_play_a_face_goes_by_itself(make: Make, qtbot: QtBot) -> None:
    """Nobody is asked for a key."""
    page = make((BOT, BOT), options=MEMORY).table
    qtbot.waitUntil(lambda: page.faces.up is not None, timeout=30_000)
    assert page.faces._timer.isActive()
    assert "any key" not in page.now.text()
    first = page.faces.up
    page.faces._timer.start(0)
    qtbot.waitUntil(lambda: page.faces.up is not first)


def test_the_first_arrow_shows_where_the_keyboard_is(make: Make) -> None:
    """Nor does Enter turn over what nobody has seen to have the keyboard."""
    table = make(options=MEMORY)
    page = table.table
    assert "arrow keys" in page.now.text()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        page.scene.view.scene().setFocusItem(None)
        page.drawer.button.setFocus()
        page.setFocus()
        table.key(key)
        ringed = [spot for spot in page.scene.grid.spots if spot.states[2]]
        assert [(True, True)] == [(spot.open, spot.hasFocus()) for spot in ringed]
    assert page.faces.up is None
    table.key(Qt.Key.Key_Return)
    assert page.faces.up is not None
    table.key(Qt.Key.Key_Return)
    assert "arrows" not in page.now.text()


def test_tiles_at_rest_have_no_ring_until_a_key(make: Make) -> None:
    """A ring that is left from the round before looks like a hint."""
    table = make(options=MEMORY)
    page, grid = table.table, table.table.scene.grid
    grid.spots[5].setFocus(Qt.FocusReason.TabFocusReason)
    assert grid.spots[5].states[2]
    grid.rest()
    assert not any(spot.hasFocus() or spot.states[2] for spot in grid.spots)
    table.key(Qt.Key.Key_Down)
    first = next(spot for spot in grid.spots if spot.open)
    assert first.states[2], "the first that may be chosen"
    grid.spots[5].setFocus(Qt.FocusReason.TabFocusReason)
    grid.rest()
    page.drawer.button.setFocus()
    page.setFocus()
    assert not grid.spots[5].states[2], "nor does it come back"


def test_a_picture_shows_no_face(make: Make) -> None:
    table = make(options=MEMORY)
    place = wanted(table, ONE, own=False)
    click(table, place)
    spot = table.table.scene.grid.spots[place]
    table.table.set_capture_mode(True)
    assert spot.face is None
    table.table.set_capture_mode(False)
    assert spot.face == table.hidden()[place]


@pytest.mark.deep("a law of tables has a round by keys in the gate")
def test_a_whole_match_by_keyboard(make: Make) -> None:
    """Arrows go from tile to tile, Enter turns one over, any key goes on, then the grab keys."""
    table = make(options=MEMORY)
    grid = table.table.scene.grid
    columns = table.table.box.columns
    grid.lead()
    turns = 0
    for _ in range(400):
        view = table.view
        if view.phase is Phase.OVER:
            break
        if view.phase is Phase.BETWEEN:
            table.key(Qt.Key.Key_S)
            table.key(Qt.Key.Key_K)
            assert not any(spot.hasFocus() or spot.states[2] for spot in grid.spots)
            table.key(Qt.Key.Key_Down)
            continue
        goal = wanted(table, view.actor, own=turns % 3 != 0)
        turns += 1
        here = next((spot.place for spot in grid.spots if spot.hasFocus()), None)
        assert here is not None, "the keyboard is at the tiles"
        for _ in range(10):
            row, column = divmod(here, columns)
            to_row, to_column = divmod(goal, columns)
            if (row, column) == (to_row, to_column):
                break
            if column != to_column:
                table.key(Qt.Key.Key_Right if column < to_column else Qt.Key.Key_Left)
            else:
                table.key(Qt.Key.Key_Down if row < to_row else Qt.Key.Key_Up)
            here = next(spot.place for spot in grid.spots if spot.hasFocus())
        assert here == goal
        table.key(Qt.Key.Key_Return)
        assert grid.spots[goal].face is not None
        table.key(Qt.Key.Key_Space)
        assert grid.spots[goal].face is None
    assert table.view.phase is Phase.OVER
    assert table.bridge.result is not None
    # Who has won is told by the scene of the end, and from then on here too.
    page = table.table
    assert page.holds_end
    told = [page.now.text(), *page.log.lines]
    assert not [words for words in told if "match is over" in words or "win" in words]
    assert page.now.text() == "That was the last round. Go on to the result."
    assert page.log.lines[-1].startswith("The round is over")
    assert not page.tells_result
    page.hide()
    page.show()
    assert page.tells_result
    assert page.now.text().startswith("The match is over.")
    assert page.log.lines[-1].startswith("The match is over: ")


def test_a_computer_s_turns_are_seen_one_after_another(make: Make, qtbot: QtBot) -> None:
    table = make((ADA, BOT), options=MEMORY)
    place = wanted(table, ONE, own=False)
    click(table, place)
    qtbot.waitUntil(lambda: table.view.actor == ONE, timeout=30_000)
    shown = [spot for spot in table.table.scene.grid.spots if spot.face is not None]
    assert [spot.place for spot in shown] == [place], "the first face is still up"
    table.table.go_on()
    shown = [spot for spot in table.table.scene.grid.spots if spot.face is not None]
    assert len(shown) == 1, "now the computer's is"
    table.table.go_on()
    assert all(spot.face is None for spot in table.table.scene.grid.spots)
    assert table.table.scene.panels[ONE].shown.turn


def test_faces_leave_no_trace(make: Make) -> None:
    """A face is told once: neither the log nor a tip says whose tile it was."""
    table = make(options=MEMORY)
    place = wanted(table, ONE, own=False)
    tile = table.hidden()[place]
    click(table, place)
    table.table.go_on()
    name = table.table.words.passenger(tile)
    assert not [line for line in table.table.log.lines[3:] if name in line]
    assert name not in table.table.scene.grid.spots[place].toolTip()
    assert BEN.name in " ".join(table.table.log.lines)


def test_a_pale_tile_is_pale_as_one_thing(look: Look) -> None:
    """What is hidden behind a part of it is not seen through that part: all of it is as pale."""
    size = 120

    def shown(share: float) -> QImage:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.paint_pale_tile(painter, QRectF(10, 10, 100, 100), 3, look, share)
        painter.end()
        return image

    whole, pale = shown(1.0), shown(0.5)
    full = [
        (x, y) for x in range(size) for y in range(size) if whole.pixelColor(x, y).alpha() == 255
    ]
    assert len(full) > 1000
    assert all(abs(pale.pixelColor(x, y).alpha() - 128) <= 2 for x, y in full)


@pytest.mark.parametrize("open_", [False, True])
@pytest.mark.parametrize("kind", range(len(art.KINDS)))
def test_by_night_luggage_on_a_tile_has_a_contrast_of_three(kind: int, open_: bool) -> None:
    """Measured: the rim of the luggage against the card and against the line around the luggage."""
    look, side = Look(ThemeChoice.NIGHT), 120
    spot = TileSpot(look, 0)
    spot.set_rect(QRectF(0, 0, side, side))
    spot.show_kind(kind)
    spot.set_open(open_)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(look.theme.linen)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    spot.paint_in(painter)
    painter.end()
    inner = QRectF(0, 0, side, side).adjusted(*(side * 0.06 * way for way in (1, 1, -1, -1)))
    shape = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    shape.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shape)
    art.paint_tile(painter, inner, kind, look)
    painter.end()
    every = [(x, y) for x in range(8, side - 8) for y in range(8, side - 20)]
    solid = {at for at in every if shape.pixelColor(*at).alpha() > 250}

    def away(at: tuple[int, int]) -> float:
        return min(math.dist(at, other) for other in edge)

    edge = [
        (x, y) for x, y in solid if not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} <= solid
    ]
    around = {at: away(at) for at in every if at not in solid}
    card = middle([image.pixelColor(*at) for at, far in around.items() if far > 9])
    rim = middle([image.pixelColor(*at) for at, far in around.items() if 1.2 < far < 2.2])
    line = middle([image.pixelColor(*at) for at in solid if away(at) < 1.5])
    assert contrast(rim, card) >= 3.0
    assert contrast(rim, line) >= 3.0


def middle(colours: list[QColor]) -> QColor:
    """The colour in the middle of many, by how light they are."""
    return sorted(colours, key=lambda each: each.lightnessF())[len(colours) // 2]


def test_wl_21_after_a_round_the_check_is_shown_again_though_computers_are_ready(
    make: Make, qtbot: QtBot, preferences: Preferences
) -> None:
    """That they are ready is nothing to see: the button would seem to do nothing."""
    table = make((ADA, BOT), options=MEMORY)
    page = table.table
    while table.view.phase is Phase.PLAY:
        click(table, wanted(table, ONE, own=True))
        qtbot.waitUntil(
            lambda: table.view.actor == ONE or table.view.phase is Phase.BETWEEN, timeout=30_000
        )
        while page.faces.behind:
            page.go_on()
    page.motion.catch_up()
    qtbot.waitUntil(lambda: table.view.seats[TWO].ready, timeout=30_000)
    page.motion.catch_up()
    assert page.check.whole
    preferences.set_speed(Speed.NORMAL)
    QTest.mouseClick(page.action_buttons.again_button, Qt.MouseButton.LeftButton)
    assert page.is_again
    assert not page.check.isVisible(), "the pairs come again, one by one"
    page.skip()
    assert page.check.whole

"""Tests of the page's layout: nothing clipped, tiny or dead from 1024 × 640 to 3840 × 2160."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import cast
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.core import Seat
from engine.games.pack_the_essentials.components import Components
from engine.match import Player
from tests.tiers import at, by_turns, some
from tests.ui.painted import words_on
from ui.bridge.seats import default_name
from ui.look import text
from ui.look.style import Look, room_of
from ui.look.widgets import FittedLabel, TagButton
from ui.shell import language
from ui.stage.view import CELL_SIDE
from ui.tables.pack_the_essentials import lists, poses
from ui.tables.pack_the_essentials.art import postcards
from ui.tables.pack_the_essentials.items import Measure, PositionItem
from ui.tables.pack_the_essentials.layout import CASE_WALL_WIDTH, MIN_CELL_PX, PackArrangement
from ui.tables.pack_the_essentials.panels import _RULE_AND_COUNT, _RULE_ONLY, ListRow
from ui.tables.pack_the_essentials.table import Table as PackTable

SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160), (2560, 1080))
SCALES = (0.8, 1.0, 1.6)
NAMES = ("Ada", "Grace", "Emmy Noether", "Maria Sibylla Merian")
COLOURS = ("brick", "ocean", "plum", "moss")
BAR = 60
"""Logical pixels that the page's own bar takes above the table, at 100 %."""


def seat(count: int) -> list[Player]:
    return [Player("person", None, NAMES[i], COLOURS[i]) for i in range(count)]


def settle() -> None:
    for _ in range(3):
        QTest.qWait(1)


@pytest.fixture(params=by_turns([1, 2, 4]))
def corner(
    request: pytest.FixtureRequest, look: Look, make: Callable[..., PackTable]
) -> Iterator[Callable[[int, int, float], PackTable]]:
    """A table of 1, 2 or 4 that can be brought into a corner of sizes and text."""
    table = make(seat(request.param))
    for _ in range(12 * request.param):
        poses.director(table.own_parts()).step()
    settle()

    def bring(width: int, height: int, scale: float) -> PackTable:
        look.set_text_scale(scale)
        look.set_room(room_of(width, height))
        table.resize(width - 16, height - round(BAR * look.text_scale))
        settle()
        return table

    yield bring
    look.set_text_scale(1.0)
    look.set_room(1.0)


def place(table: PackTable, widget: QWidget) -> QRect:
    """What of a widget can be seen, in the table's coordinates."""
    seen = widget.visibleRegion().boundingRect()
    return seen.translated(widget.mapTo(table, QPoint()))


def spoken(table: PackTable) -> Iterator[QWidget]:
    """The widgets in sight with words that Qt draws."""
    for widget in table.findChildren(QWidget):
        if not widget.isVisibleTo(table) or isinstance(widget, FittedLabel | TagButton):
            continue
        if isinstance(widget, QLabel | QPushButton) and widget.text():
            yield widget


def test_the_page_holds(corner: Callable[[int, int, float], PackTable]) -> None:
    # Small text in a large window has the most room of all.
    corners = [(*size, scale) for size in SIZES for scale in SCALES[size[0] >= 1900 :]]
    for each in some(corners, 4):
        with at(corner=each):
            _holds(corner(*each))


def _holds(table: PackTable) -> None:
    view = table.scene.view
    with text.recording() as painted:
        table.look.pixmaps.clear()
        table.grab()
    assert painted
    assert [] == [words.text for words in painted if words.cut]
    # The suitcase: never smaller than a cell of 24, and not scrolled at any of these sizes.
    assert view.cell_pixels >= MIN_CELL_PX
    assert not view.horizontalScrollBar().isVisible()
    assert not view.verticalScrollBar().isVisible()
    unit = view.cell_pixels / CELL_SIDE
    assert table.scene._measure.floor * unit >= text.MIN_FONT_PX - 0.5
    # Words that Qt draws have the room that they need.
    for widget in spoken(table):
        assert isinstance(widget, QLabel | QPushButton)
        wide = widget.fontMetrics().horizontalAdvance(widget.text().replace("&", ""))
        assert wide <= widget.width(), widget.text()
        assert widget.fontMetrics().height() <= widget.height() + 1, widget.text()
        assert widget.font().pixelSize() >= 10, widget.text()
    # Nothing lies over anything else, nor out of the page.
    for parent in (table, *table.findChildren(QWidget)):
        inside = [
            child
            for child in parent.children()
            if isinstance(child, QWidget)
            and not child.isWindow()
            and child.isVisibleTo(table)
            and not child.visibleRegion().isEmpty()
            and child.metaObject().className() not in ("QScrollBar", "Sheet", "_Edge")
        ]
        if parent.metaObject().className().startswith(("QAbstractScroll", "LogPanel")):
            continue
        for index, one in enumerate(inside):
            assert table.rect().contains(place(table, one)), one
            for other in inside[index + 1 :]:
                over = one.geometry().intersected(other.geometry())
                assert over.width() <= 1 or over.height() <= 1, (one, other)
    assert covered(table) >= 0.6


def test_what_a_column_cuts_off_fades_out(corner: Callable[[int, int, float], PackTable]) -> None:
    table = corner(1024, 640, 1.6)
    area = next(each for each in table.findChildren(QScrollArea) if each.isAncestorOf(table.lists))
    inner = table.lists.parentWidget()
    assert inner is not None
    bar, room = area.verticalScrollBar(), area.viewport().geometry()

    def strength(y: int) -> int:
        """How far the lists are told from the cloth in a line of the column."""
        inner.setVisible(False)
        cloth = table.grab().toImage()
        inner.setVisible(True)
        settle()
        seen, left = table.grab().toImage(), area.mapTo(table, room.topLeft())
        line = left.y() + y
        differ = [
            abs(seen.pixelColor(x, line).lightness() - cloth.pixelColor(x, line).lightness())
            for x in range(left.x(), left.x() + room.width())
        ]
        return max(differ)

    assert bar.maximum() > 20
    # There may be air between two cards.
    far = (20, 28, 36, 44, 52)
    assert strength(room.height() - 1) < 30 < max(strength(room.height() - y) for y in far)
    bar.setValue(bar.maximum())
    assert strength(0) < 30 < max(strength(y) for y in far)
    table = corner(1280, 800, 1.0)
    assert not bar.maximum()
    assert not [edge for edge in area.findChildren(QWidget, "edge") if edge.isVisible()]


def covered(table: PackTable) -> float:
    """The share of the page that shows something: mat, suitcase and strip, cards, log, buttons."""
    region = QRegion()
    scene = table.scene
    board = scene.board.mapRectToScene(scene.board.grid_rect()).adjusted(-20, -20, 20, 20)
    for rect in (scene.mat.sceneBoundingRect(), board, scene.strip.sceneBoundingRect()):
        shown = scene.view.mapFromScene(QRectF(rect)).boundingRect()
        region += QRegion(shown.translated(scene.view.mapTo(table, QPoint())))
    useful: list[QWidget] = [table.departures, table.now, table.log, table.score]
    useful += [*table.lists.rows, *table.table_widgets.thumbnails]
    useful += [button for button in table.findChildren(QAbstractButton) if button.isVisible()]
    for widget in useful:
        if widget.isVisibleTo(table):
            region += QRegion(place(table, widget))
    rects = cast("Iterable[QRect]", region)
    area = sum(rect.width() * rect.height() for rect in rects)
    return area / (table.width() * table.height())


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_suitcase_is_the_screen(make: Callable[..., PackTable], count: int) -> None:
    # What the page's own bar and margins leave of a window of 1280 × 800.
    table = make(seat(count), size=(1268, 742))
    settle()
    scene, view = table.scene, table.scene.view
    unit = view.transform().m11()
    # The spaces with the leather around them, without shadow and handle.
    case = scene.board.grid_rect().adjusted(
        -CASE_WALL_WIDTH, -CASE_WALL_WIDTH, CASE_WALL_WIDTH, CASE_WALL_WIDTH
    )
    assert case.width() * unit * case.height() * unit >= 0.32 * 1280 * 800
    assert view.rect().contains(view.mapFromScene(scene.board.mapRectToScene(case)).boundingRect())
    assert scene.tile_place(1)[1] >= 0.75 * CELL_SIDE
    area = next(each for each in table.findChildren(QScrollArea) if each.isAncestorOf(table.lists))
    assert not area.verticalScrollBar().maximum()
    names = [row for row in table.lists.rows if row._state[1]]
    assert names
    with text.recording() as painted:
        table.grab()
    assert not [words.text for words in painted if words.cut]


def test_the_log_is_a_drawer(look: Look, make: Callable[..., PackTable]) -> None:
    table = make(seat(1), size=(1268, 742))
    view, drawer = table.scene.view, table.drawer
    table.activateWindow()
    settle()
    wide = view.width()
    assert not drawer.isVisible()
    assert drawer.button.behind is table.action_buttons.more_button
    # Where there is no room to spare it stands in place of lists and score, not of the suitcase.
    QTest.keyClick(table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert drawer.isVisible()
    assert not table.score.isVisible()
    assert wide == view.width()
    drawer.button.click()
    assert table.score.isVisible()
    assert table.bridge.preferences.hands.log
    table.resize(2000, 742)
    settle()
    assert drawer.isVisible()
    assert table.score.isVisible()
    kept: list[bool] = []
    table.bridge.preferences.log_kept.connect(kept.append)
    drawer.button.click()
    table.resize(1268, 742)
    table.resize(2000, 742)
    settle()
    assert not drawer.isVisible()
    assert kept == [False]


def test_the_first_picture_in_a_new_size_has_everything_in_place(
    make: Callable[..., PackTable],
) -> None:
    table = make(seat(4), size=(760, 400))
    settle()
    parts = (table.scene.view, table.departures, table.now, table.lists, table.confirm_button)

    def places() -> list[QRect]:
        return [QRect(part.mapTo(table, QPoint()), part.size()) for part in parts]

    small = places()
    table.resize(1264, 734)
    # Nothing that was put off has been done yet.
    at_once = places()
    settle()
    assert at_once == places() != small


def test_nothing_of_a_layout_lies_over_anything_else() -> None:
    layout = PackArrangement(12, 8, 4)
    case = QRectF(
        -CASE_WALL_WIDTH,
        -CASE_WALL_WIDTH,
        12 * CELL_SIDE + 2 * CASE_WALL_WIDTH,
        8 * CELL_SIDE + 2 * CASE_WALL_WIDTH,
    )
    for size in (QSizeF(900, 700), QSizeF(1900, 700), QSizeF(520, 400), QSizeF(600, 1400)):
        for scale in (0.8, 1.0, 1.6):
            plan = layout.plan(size, scale)
            parts = (case, plan.mat, plan.strip, *plan.spaces)
            assert all(plan.scene.contains(part) for part in parts)
            assert all(plan.mat.contains(position) for position in plan.positions)
            for one, other in combinations(parts, 2):
                over = one & other
                assert over.width() < 1e-6 or over.height() < 1e-6, (size, scale)
            fits = plan.scene.size() * plan.unit
            assert fits.width() <= size.width() + 1 or plan.unit * CELL_SIDE == MIN_CELL_PX
            assert fits.height() <= size.height() + 1 or plan.unit * CELL_SIDE == MIN_CELL_PX


def test_a_viewport_without_room_keeps_the_smallest_cell() -> None:
    layout = PackArrangement(12, 8, 4)
    plan = layout.plan(QSizeF(200, 150), 1.6)
    assert plan.unit * CELL_SIDE == pytest.approx(MIN_CELL_PX)


def test_every_list_and_card_has_its_picture(box: Components) -> None:
    assert {todo.counts for todo in box.todos.values()} == lists.kinds().keys()
    assert {card.id for card in box.cards} == postcards.known()


def test_the_departure_board_tells_round_turn_and_score(make: Callable[..., PackTable]) -> None:
    table = make(seat(4))
    board = table.departures
    assert "1/12" == board.round.text()
    assert NAMES[table.view.actor or 0].split()[0].startswith(board.turn.text().split()[0])
    assert str(table.bridge.sheets()[table.seat].total) == board.score.text()
    board.set_room(240, low=True)
    few = board.turn.cells
    board.set_room(500, low=False)
    assert board.turn.cells > few


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("wide", [240, 400])
def test_what_a_trial_changes_has_room_of_its_own(
    look: Look, qtbot: QtBot, wide: int, scale: float
) -> None:
    look.set_text_scale(scale)
    row = ListRow(look, "todo-1")
    qtbot.addWidget(row)
    # The rule is as long as it needs to reach the right side.
    rule = "Two points for each space of the largest group of a colour, " * 3

    def rooms(change: int, form: int) -> list[QRectF]:
        row.set_form(form)
        row.show_list("edge", "Signature Colour", rule, "1 space", 8, change)
        width = round(wide * scale)
        rect = QRectF(0, 0, width, row.heightForWidth(width))
        return [room for _, room in row._flow(width, form).lay(rect).pieces]

    for form in (_RULE_ONLY, _RULE_AND_COUNT):
        before, after = rooms(0, form), rooms(12, form)
        (number,) = [room for room in after if room not in before]
        assert [room for room in after if room in before] == before
        assert not any(number.intersects(room) for room in before)
        assert QRectF(0, 0, wide * scale, row.heightForWidth(round(wide * scale))).contains(number)
    look.set_text_scale(1.0)


def test_a_larger_picture_costs_the_words_of_a_list_no_line(look: Look, qtbot: QtBot) -> None:
    row = ListRow(look, "todo-1")
    qtbot.addWidget(row)
    row.set_form(_RULE_AND_COUNT)
    rule = "2 points for each full column of a case and more"
    row.show_list("edge", "Columns", rule, "5 full", 8, 0)
    row.set_extra(6)
    lines = set()
    for wide in range(355, 385, 3):
        row.resize(wide, row.heightForWidth(wide))
        with text.recording() as painted:
            row.grab()
        lines |= {len(words.lines) for words in painted if words.text == rule}
        assert all(words.height <= words.room.height() + 2 for words in painted), wide
    # Among these are widths at which its words just fit beside the usual picture.
    assert lines == {1, 2}


def test_every_list_says_what_it_scores_in_a_usual_window(
    corner: Callable[[int, int, float], PackTable],
) -> None:
    # Of 800 pixels a system's own bars may take 60. Beside several others it is left to the tips.
    for height, most in ((800, 2), (740, 1)):
        table = corner(1280, height, 1.0)
        for row in table.lists.rows:
            if len(table.bridge.seats) <= most:
                assert row.height() >= row.height_of(_RULE_AND_COUNT, row.width())
            assert row._state[2] in row.toolTip()
        area = table.lists.parentWidget()
        while not isinstance(area, QScrollArea):
            assert area is not None
            area = area.parentWidget()
        assert not area.verticalScrollBar().maximum()


def test_a_list_says_what_it_scores_at_any_size_of_text(
    corner: Callable[[int, int, float], PackTable],
) -> None:
    for row in corner(1024, 640, 1.6).lists.rows:
        with text.recording() as painted:
            row.grab()
        assert row._state[2] in {words.text for words in painted}


@pytest.fixture(params=by_turns([f"{n} {speech}" for n in (1, 2, 3, 4) for speech in ("en", "de")]))
def usual(
    request: pytest.FixtureRequest, make: Callable[..., PackTable], qapp: QApplication
) -> PackTable:
    """A table of one to four, named by the program, as large as in a window of 1280 × 800."""
    count, speech = request.param.split()
    language.speak(qapp, speech)
    players = [
        Player(name=default_name(Seat(n), None), colour=COLOURS[n]) for n in range(int(count))
    ]
    return make(players, size=(1268, 742))


def test_each_list_says_what_it_scores_beside_whichever_others(
    usual: PackTable, box: Components
) -> None:
    words, rows, seats = usual.words, usual.lists.rows, len(usual.bridge.players)

    def say(row: ListRow, name: str) -> int:
        rule, count = words.list_rule(name, seats), words.list_count(name, 12)
        row.show_list(box.todos[name].counts, words.list_name(name), rule, count, 12, 0)
        return row.height_of(_RULE_ONLY, row.width())

    area = usual.lists.parentWidget()
    while not isinstance(area, QScrollArea):
        assert area is not None
        area = area.parentWidget()
    # Three have room together if those have that need the most.
    names = sorted(box.todos, key=lambda name: -say(rows[0], name))
    starts = (min(i, len(names) - 3) for i in range(0, len(names), 3))
    for trio in (names[i : i + 3] for i in starts):
        for row, name in zip(rows, trio, strict=True):
            say(row, name)
        usual.table_widgets.share_room()
        settle()
        for row in rows:
            assert row.height() >= row.height_of(row._form, row.width()), row.toolTip()
        assert not area.verticalScrollBar().maximum(), trio


def test_the_name_of_a_person_that_the_program_made_is_whole_on_the_board(usual: PackTable) -> None:
    board, name = usual.departures, default_name(Seat(3), None)
    assert board.turn.isHidden() or name == board._short(name)


def test_the_name_of_whoever_has_the_first_player_token_is_whole(usual: PackTable) -> None:
    name = usual.words.name(Seat(0))
    strip = usual.scene.strip
    assert strip._hand is not None
    strip.show_hand(dataclasses.replace(strip._hand, first=True))
    assert [name] == [" ".join(words.lines) for words in words_on(strip) if words.text == name]


def test_in_a_wide_window_the_others_lie_side_by_side(
    look: Look, make: Callable[..., PackTable]
) -> None:
    table = make(seat(4))
    shown = [each for each in table.table_widgets.thumbnails if each.isVisibleTo(table)]
    assert len(shown) == 3

    def lie(width: int, height: int, scale: float) -> list[QPoint]:
        look.set_text_scale(scale)
        look.set_room(room_of(width, height))
        table.resize(width - 16, height - round(BAR * look.text_scale))
        settle()
        return [each.mapTo(table, QPoint()) for each in shown]

    narrow = lie(1280, 720, 1.0)
    assert len({at.x() for at in narrow}) == 1
    wide = lie(3440, 1080, 1.2)
    assert wide[0].y() == wide[1].y()
    assert wide[0].x() < wide[1].x()
    case = shown[0].case_in(shown[0].width(), shown[0].height())
    room = wide[2].y() + shown[2].height() - wide[0].y()
    assert case > 1.2 * shown[0].case_in(2 * shown[0].width(), room / 3)


def test_who_looks_at_another_suitcase_sees_the_rest_beside_it(
    make: Callable[..., PackTable],
) -> None:
    table = make(seat(4))
    for other in (2, 0):
        table.table_widgets.show_others(Seat(other))
        settle()
        shown = {each.seat for each in table.table_widgets.thumbnails if each.isVisibleTo(table)}
        assert shown == {0, 1, 2, 3} - {other}


def test_a_low_card_of_a_colour_has_a_tile_that_can_be_told(
    look: Look, make: Callable[..., PackTable]
) -> None:
    table = make(seat(1))
    swatch = table.scene.swatches[0]
    for size in ((120, 110), (110, 30)):
        swatch.set_rect(QRectF(0, 0, *size))
        tile, words = swatch._rooms()
        assert min(tile.height(), tile.width() / 2) >= 14, size
        assert not tile.intersects(words), size
        assert swatch._rect.contains(tile), size
        assert swatch._rect.contains(words), size


def test_points_of_all_lines_end_below_each_other(make: Callable[..., PackTable]) -> None:
    table = make(seat(1))
    table.resize(1264, 734)
    settle()
    ends = {_last_ink(row) for row in table.score.rows.values() if row.points % 10 == 0}
    assert len(table.score.rows) > 4
    assert max(ends) - min(ends) <= 1


def _last_ink(row: QWidget) -> int:
    """Where the points of a line end: the last column in which something dark is."""
    image = row.grab().toImage()
    middle = range(image.height() // 3, image.height() * 2 // 3)
    return max(
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).lightnessF() < 0.4 for y in middle)
    )


@pytest.mark.parametrize("wide", [130, 150, 190, 240])
def test_the_small_tiles_of_a_position_stay_large_enough_where_it_is_narrow(
    look: Look, box: Components, wide: int
) -> None:
    sock = PositionItem(look, Measure(), 2, box)
    sock.set_rect(QRectF(0, 0, wide, 86))
    rooms = sock.tile_rooms()
    assert all(10 <= room.width() for room in rooms)
    inside = sock.gift_room().adjusted(-1, -1, 1, 1)
    assert all(inside.contains(room) and not room.intersects(sock.token_room()) for room in rooms)


def test_room_is_shared_at_once_as_it_stays_once_the_log_is_shut_again(
    look: Look, make: Callable[..., PackTable]
) -> None:
    table = make(seat(1), size=(1268, 742))
    board, high = table.departures, table.departures.sizeHint().height()
    # As a page is low before its window has its size.
    board.set_room(500, low=True)
    assert board.sizeHint().height() < high
    board.set_room(500, low=False)
    assert board.sizeHint().height() == high

    def places() -> list[QRect]:
        rows = (*table.lists.rows, *table.score.rows.values())
        return [place(table, row) for row in rows if row.isVisible()]

    before = places()
    table.drawer.button.click()
    settle()
    assert not places()
    table.drawer.button.click()
    settle()
    assert before == places()


def test_the_line_of_the_victory_card_is_nothing_to_press_and_explains_its_picture(
    make: Callable[..., PackTable],
) -> None:
    table = make(seat(1), options={"victory": "cat-nap"}, size=(1268, 742))
    card, row = table.lists.card, table.lists.rows[0]
    assert card is not None
    base = card.ground(table.look.theme.card)
    with patch.object(QWidget, "underMouse", lambda _widget: True):
        assert card.ground(table.look.theme.card) == base
        assert row.ground(table.look.theme.card) != base
    card.show_card(replace(table.view, blocked=(1, 3)), table.state.goal or 1, 0, 0)
    assert "Positions reserved for Cat Ladies this round: 1, 3" in card.toolTip()

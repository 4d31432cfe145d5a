"""Eight at one table, on every page of the shell: nothing is cut, each is told without colour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.core import Level
from tests.tiers import by_turns, some
from tests.tools.gallery.fits import troubles
from tests.ui.shell.conftest import Driver
from tests.ui.shell.test_results import drawn, logged
from ui.bridge.controller import SeatSetup
from ui.bridge.outcome import Outcome
from ui.bridge.seats import initial
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.scores.ruled_paper import Band, Ruled
from ui.kit.spec import GameTable
from ui.look.marks import SeatMark
from ui.look.palette import COLOURS
from ui.look.style import Look, ThemeChoice
from ui.look.typography import Role
from ui.look.widgets import RoleLabel

GAME = "porters"
NAMES = ("Ada", "Maria Sibylla Merian", "Cleo", "", "", "", "Grete", "Computer on the left")
CHAIRS = tuple(
    SeatSetup(name, colour, None if name and seat < 3 else Level("random"))
    for seat, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=True))
)
SIZES = ((1280, 800), (1024, 640))


class Pad(QWidget):
    """A score pad as the games of the catalog have: a band a seat, a row for each of some lines."""

    def __init__(self, look: Look, outcome: Outcome, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.sheet = Ruled(look, self)
        names = [player.name for player in outcome.players]
        self.bands = [
            Band(look, player, self.sheet, widest=42, letter=initial(names, seat))
            for seat, player in enumerate(outcome.players)
        ]
        for seat, band in enumerate(self.bands):
            self.sheet.grid.addWidget(band, 0, seat + 1)
        totals = [str(100 + sheet.total) for sheet in outcome.sheets]
        self.cells: list[QLabel] = []
        for row, line in enumerate(("Round 1", "To Do List", "Total"), 1):
            head = RoleLabel(look, Role.BODY, line, self.sheet)
            self.cells += self.sheet.add(row, head, totals, is_sum=line == "Total")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sheet)


def charted(outcome: Outcome) -> tuple[ChartSpec, ...]:
    """Eight lines that cross one another, and eight times some bars."""

    def points(seat: int) -> tuple[Point, ...]:
        made = []
        for place in range(1, 7):
            number = place * (4 + seat * 5 % 8) + seat * place % 5
            made.append(Point(place, number, str(place), str(number), f"Round {place}: {number}."))
        return tuple(made)

    series = tuple(Series(p.name, points(p.seat), p.colour) for p in outcome.players)
    return (
        ChartSpec("rounds", "Score by round", "lines", "Round", "Points", series),
        ChartSpec("cards", "Each card", "bars", "Card", "Points", series, one="Player"),
    )


@pytest.fixture
def eight(toys: None, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    def pictures(_spec: object, _look: Look, _outcome: Outcome, parent: QWidget) -> QWidget:
        made = QWidget(parent)
        made.setMinimumSize(200, 120)
        return made

    monkeypatch.setattr(GameTable, "score_pad", lambda _, *args: Pad(*args))
    monkeypatch.setattr(GameTable, "charts", lambda _, outcome: charted(outcome))
    monkeypatch.setattr(GameTable, "pictures", pictures)
    driver.open()
    yield driver
    driver.close()


def each(shell: Driver) -> Iterator[tuple[tuple[int, int], ThemeChoice]]:
    """Both sizes, in both themes; in the gate in one of them."""
    for choice in some((ThemeChoice.DAY, ThemeChoice.NIGHT), 1):
        for size in SIZES:
            shell.app.look.set_choice(choice)
            shell.resize(*size)
            assert shell.window.size().toTuple() == size
            yield size, choice


def finished(shell: Driver) -> Any:
    """The result of a match of eight."""
    people = tuple(replace(seat_setup, level=None) for seat_setup in CHAIRS)
    shell.window.match_opener.start(
        GAME, "PO-0000-0000", people, {"rounds": 2, "open": True}, False
    )
    shell.settle()
    shell.play_out()
    shell.window.pages["table"].result_button.click()
    shell.settle()
    return shell.window.pages["result"]


def seated(shell: Driver) -> Any:
    """The set-up page with all eight chairs."""
    shell.window.match_opener.set_up(GAME)
    shell.settle()
    page = shell.window.pages[f"setup:{GAME}"]
    page.seating.fill([(c.name, c.colour, "person" if c.level is None else "easy") for c in CHAIRS])
    shell.settle()
    return page


def whole(page: Any, widgets: list[QWidget]) -> None:
    """Each can be scrolled to, is seen in its whole width, and lies on no other."""
    spots = []
    for widget in widgets:
        page.scroller.ensureWidgetVisible(widget)
        spot = widget.rect().translated(widget.mapTo(page.scroller.viewport(), QPoint()))
        assert spot.left() >= 0
        assert spot.right() <= page.scroller.viewport().width()
        assert widget.size().height() >= widget.minimumSizeHint().height()
        spots.append(widget.rect().translated(widget.mapTo(page.body, QPoint())))
    assert not any(a.intersects(b) for i, a in enumerate(spots) for b in spots[:i])


def test_eight_sit_down_each_in_a_colour_of_their_own(eight: Driver) -> None:
    eight.window.match_opener.set_up(GAME)
    eight.settle()
    seating = eight.window.pages[f"setup:{GAME}"].seating
    seating.add_button.setFocus()
    while seating.add_button.isEnabled():
        seating.add_button.click()
    assert seating.rows[7].name.hasFocus(), "not the deal, over which the next key would write"
    assert tuple(seat_setup.colour for seat_setup in seating.seat_setups()) == COLOURS
    box = seating.rows[7].colour
    box.setCurrentIndex(box.findData("brick"))
    taken = [seat_setup.colour for seat_setup in seating.seat_setups()]
    assert taken == ["berry", *COLOURS[1:7], "brick"]
    assert box.itemData(0, Qt.ItemDataRole.ToolTipRole) == "Brick red, aeroplane"
    pictures = {bytes(box.itemIcon(at).pixmap(24).toImage().constBits()) for at in range(8)}
    assert len(pictures) == 8


def test_what_was_remembered_twice_is_nobodys_twice(eight: Driver) -> None:
    """Also what no list of colours has: another version may know more."""
    page = seated(eight)
    page.seating.fill([("", colour, "person") for colour in ("plum", "plum", "gold", "", "brick")])
    assert [seat_setup.colour for seat_setup in page.seating.seat_setups()] == [
        *("plum", "ocean", "moss", "amber", "brick")
    ]


def test_the_set_up_page_has_room_for_eight(eight: Driver) -> None:
    page = seated(eight)
    for _ in each(eight):
        assert troubles(eight.window, eight.app.look) == []
        whole(
            page,
            [
                part
                for row in page.seating.rows
                for part in (row.colour, row.name, row.face_box, row.kind, row.portrait, row.line)
                if part.isVisible()
            ],
        )
        whole(page, [page.seating.add_button, page.deal.edit])


def test_a_match_of_eight_begins_and_its_seats_are_in_the_menu(eight: Driver) -> None:
    page = seated(eight)
    page.start_button.click()
    eight.settle()
    assert [player.colour for player in eight.bridge.players] == list(COLOURS)
    table = eight.window.pages["table"]
    table._fill_seats()
    menus = [action.menu() for action in table.seats_button.menu().actions()]
    assert [menu.title() for menu in menus] == [player.name for player in eight.bridge.players]
    pictures = {bytes(menu.icon().pixmap(16).toImage().constBits()) for menu in menus}
    assert len(pictures) == 8
    for _ in each(eight):
        assert troubles(table.bar.parentWidget(), eight.app.look) == []


def test_the_result_of_eight(eight: Driver, qtbot: QtBot) -> None:
    page = finished(eight)
    marks = [mark._shown[0] for mark in page.score.findChildren(SeatMark)]
    assert sorted(marks) == sorted(COLOURS)
    for _ in each(eight):
        drawn(page, qtbot)
        eight.settle()
        assert troubles(eight.window, eight.app.look) == []
        whole(page, [*page.pad.bands])
        whole(page, [page.score, page.picture_card, *page._cards])
        for band in page.pad.bands:
            assert band.width() >= eight.app.look.px(40)
        names = [label for label, _ in page.panels[0].plot._labels]
        tops = sorted(label.y() for label in names)
        assert len(names) == 8
        assert all(b - a >= names[0].boundingRect().height() - 1 for a, b in pairwise(tops))
        assert tops[0] >= 0


def test_replay_shelf_and_records_of_eight(eight: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(eight)
    against = ("easy", "normal", "hard", "random", "easy", "normal", "hard")
    log = tuple(
        entry._replace(game=GAME, options={}, goal=None, seats=8, levels=against)
        for entry in logged(9, names=NAMES[1:2])
    )
    monkeypatch.setattr(eight.app.controller, "log", lambda *_: log)
    for name in ("shelf", "records"):
        eight.window.go(name)
        eight.settle()
        for _ in each(eight):
            assert troubles(eight.window, eight.app.look) == []
    eight.window.go("result")
    eight.settle()
    eight.window.pages["result"].watch_button.click()
    eight.settle()
    replay = eight.window.pages["replay"]
    assert eight.window.page == "replay"
    replay.seek(replay.bridge.length)
    for _ in each(eight):
        assert troubles(replay.bar.parentWidget(), eight.app.look) == []


@pytest.mark.parametrize("scale", by_turns([1.0, 1.6]))
def test_the_result_of_carry_on_for_eight(shell: Driver, qtbot: QtBot, scale: float) -> None:
    """Pad, pictures and charts lie side by side or below each other, and nothing sticks out."""
    people = tuple(replace(seat_setup, level=None) for seat_setup in CHAIRS)
    shell.window.match_opener.start("carry_on", "CO-0000-0000", people, {"open-hands": True}, False)
    shell.settle()
    shell.play_out()
    shell.window.pages["table"].result_button.click()
    shell.settle()
    page = shell.window.pages["result"]
    shell.app.look.set_text_scale(scale)
    for _ in each(shell):
        drawn(page, qtbot)
        shell.settle()
        assert troubles(shell.window, shell.app.look) == []
        whole(page, [page.score, page.picture_card, *page._cards])
        whole(page, [page.pad, page.pictures])
        assert len(page.panels) == 3
        # Their lines end in eight names.
        px, room = shell.app.look.px, page.width() - 2 * shell.app.look.px(20) - 60
        assert page.panels[0].width() >= min(px(470), room)
    # Whose picks are shown first: the first person's; of sources, the first.
    assert [0, 0] == [panel.chooser.currentIndex() for panel in page.panels[1:]]

"""Tests: a deal code tells every hand, so while hands are hidden it is nowhere in the program."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)

from engine import catalog, trails
from engine.core import AwaitingSeats, Level, Rng
from engine.match import Player, codes
from engine.match import begin as begin_match
from engine.store import Records, places
from tests.tiers import at
from tests.ui.shell.conftest import Driver
from tests.ui.shell.test_handover import HANDED
from tests.ui.tables.laws.kit import Driver as Playing
from tests.ui.tables.laws.kit import driver_id
from ui.bridge.controller import SeatSetup

_ROLES = (
    *(Qt.ItemDataRole(number) for number in (0, 2, 3, 4, 5, 11, 12)),
    *(Qt.ItemDataRole.UserRole + number for number in range(3)),
)
"""All roles of a model that hold words, and those of its own."""
CHAIRS = (SeatSetup("Ada", "brick"), SeatSetup("Ben", "ocean"), SeatSetup("Cleo", "plum"))
AROUND = ("lounge", "shelf", "records", "settings", "rules", "trail", "daily", "about")
"""Pages that are looked at while a match waits."""


def places_of(code: str) -> list[str]:
    """Where a code is written: every widget, seen or not, and all that belongs to it."""
    wanted = _plain(code)
    return [f"{where}: {words!r}" for where, words in _all() if wanted in _plain(words)]


def _plain(words: str) -> str:
    return re.sub(r"[^0-9A-Z]", "", words.upper())


def _all() -> Iterator[tuple[str, str]]:
    clipboard = QGuiApplication.clipboard()
    yield "clipboard", clipboard.text()
    for widget in QApplication.allWidgets():
        for one in _below(widget):
            yield from _properties(one)
        yield from _inside(widget)
    for window in QApplication.topLevelWidgets():
        yield from _aloud(QAccessible.queryAccessibleInterface(window))
    for each in QGuiApplication.topLevelWindows():
        yield "window", each.title()


def _below(one: QObject) -> Iterator[QObject]:
    """An object and what belongs to it; widgets have their own turn."""
    yield one
    for child in one.children():
        if not isinstance(child, QWidget):
            yield from _below(child)


def _properties(one: QObject) -> Iterator[tuple[str, str]]:
    """All texts that Qt knows of an object: words, tips, titles, names, and what was typed."""
    meta = one.metaObject()
    name = meta.className()
    for number in range(meta.propertyCount()):
        each = meta.property(number)
        if each.isReadable() and str(each.typeName()) in ("QString", "QStringList", "QVariant"):
            yield f"{name}.{each.name()!s}", str(each.read(one))
    for dynamic in one.dynamicPropertyNames():
        key = bytes(dynamic.data()).decode()
        with suppress(RuntimeError):
            # Qt's own may be pointers, of which Python knows nothing.
            yield f"{name}.{key}", str(one.property(key))
    if isinstance(one, QAction):
        yield f"{name}.data", str(one.data())


def _inside(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What a widget has besides: a model, a menu, a scene, words that it breaks itself."""
    name = type(widget).__name__
    for attribute in ("whole", "under", "lines"):
        yield f"{name}.{attribute}", str(getattr(widget, attribute, ""))
    if isinstance(widget, QComboBox | QAbstractItemView) and widget.model() is not None:
        yield from ((f"{name} model", words) for words in _cells(widget.model()))
    if isinstance(widget, QMenu):
        for action in widget.actions():
            yield f"{name} action", action.text()
    if isinstance(widget, QLineEdit) and widget.isUndoAvailable():
        # What was deleted comes back with Ctrl+Z.
        widget.undo()
        yield f"{name} undone", widget.text()
        widget.redo()
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for item in widget.scene().items():
            yield f"{name} item", item.toolTip()
            words = getattr(item, "text", "")
            yield f"{name} item", str(words() if callable(words) else words)


def _cells(model: QAbstractItemModel) -> Iterator[str]:
    none = QModelIndex()
    for row in range(model.rowCount(none)):
        # Of a list it is private.
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(none)
        for column in range(columns):
            index = model.index(row, column, none)
            yield from (str(index.data(role) or "") for role in _ROLES)


def _aloud(at: QAccessibleInterface | None) -> Iterator[tuple[str, str]]:
    """The accessible tree, with what it calls invisible."""
    if at is None or not at.isValid():
        return
    kinds = QAccessible.Text
    for kind in (kinds.Name, kinds.Description, kinds.Value, kinds.Help, kinds.DebugDescription):
        yield "accessible", at.text(kind)
    for number in range(at.childCount()):
        yield from _aloud(at.child(number))


def nowhere(hot: Driver, code: str) -> None:
    """The code is in no widget, and nothing that copies it does."""
    hot.settle()
    page = hot.window.pages["table"]
    QGuiApplication.clipboard().setText("nothing")
    page.code_button.click()
    assert QGuiApplication.clipboard().text() == "nothing"
    assert page.code_button.text() == ""
    assert places_of(code) == []


@pytest.fixture
def hot(toys: None, driver: Driver) -> Iterator[Driver]:
    """The app, with the toy's game among the others."""
    driver.open()
    yield driver
    driver.close()


@pytest.fixture
def playing(request: pytest.FixtureRequest) -> type[Playing]:
    found: type[Playing] = request.param
    return found


every_game = pytest.mark.parametrize("playing", HANDED, ids=driver_id, indirect=True)


def begin(
    hot: Driver, playing: type[Playing], code: str, *seat_setups: SeatSetup, practice: bool = False
) -> None:
    people = seat_setups or CHAIRS[: playing.seats]
    hot.window.match_opener.start(playing.game, code, people, dict(playing.options), practice)
    hot.settle()


def lift(hot: Driver) -> None:
    if hot.bridge.screen.due is not None:
        hot.window.pages["table"].hot_seat.curtain.button.click()
        hot.settle()


@every_game
def test_at_a_cover_in_play_and_while_it_waits(hot: Driver, playing: type[Playing]) -> None:
    code = "ZQ-SECR-ETZZ"
    begin(hot, playing, code)
    with at(state="handover"):
        assert hot.bridge.viewer() is None
        nowhere(hot, code)
    lift(hot)
    with at(state="playing"):
        assert hot.bridge.viewer() is not None
        nowhere(hot, code)
    QApplication.sendEvent(hot.window, QEvent(QEvent.Type.WindowDeactivate))
    with at(state="another window"):
        nowhere(hot, code)
    for page in AROUND:
        hot.window.go(page)
        with at(state="paused", page=page):
            nowhere(hot, code)
    hot.app.controller.close()
    hot.window.go("shelf")
    hot.settle()
    with at(state="saved"):
        assert places_of(code) == []
    hot.window.match_opener.continue_latest()
    with at(state="goes on"):
        nowhere(hot, code)


@every_game
def test_at_the_end_until_the_result_is_there(hot: Driver, playing: type[Playing]) -> None:
    """The table may still tell how it ended, and the page of the result is filled meanwhile."""
    code = "ZQ-SECR-ETZZ"
    begin(hot, playing, code)
    table = hot.window.pages["table"].table

    class Busy(type(table)):  # type: ignore[misc]
        busy = True

    hot.play_out(until=lambda: _nearly_over(hot))
    nowhere(hot, code)
    plain = table.__class__
    table.__class__ = Busy
    try:
        hot.play_out()
        with at(state="the end is told"):
            assert hot.bridge.result is not None
            nowhere(hot, code)
    finally:
        table.__class__ = plain
    hot.window.result_opener.show_open()
    hot.settle()
    assert hot.window.page == "result"
    assert places_of(code), "now it is there for all"
    hot.window.go("shelf")
    hot.settle()
    assert places_of(code), "the match is over, and in the list"
    # The same deal again: hands are hidden once more, also on pages that told the code meanwhile.
    hot.window.result_opener.again(same=True)
    with at(state="the same deal again"):
        nowhere(hot, code)
    hot.window.go("shelf")
    with at(state="the same deal again", page="shelf"):
        nowhere(hot, code)


@pytest.mark.parametrize("game", ["carry_on", "cargo_hold"])
def test_the_log_of_matches_says_no_code_that_is_played_again(driver: Driver, game: str) -> None:
    code = "ZQ-SECR-ETZZ"
    robot = Player("computer", Level("easy"))
    session = begin_match(catalog.game(game), code, [Player(name="Ada"), robot, robot])
    stream = Rng("log")
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    with Records(places().records) as records:
        assert records.add(session)
    driver.open()
    try:
        driver.window.go("records")
        driver.settle()
        assert places_of(code), "it is over, and in the list"
        driver.window.match_opener.start(game, code, CHAIRS, {}, False)
        nowhere(driver, code)
        driver.window.go("records")
        assert driver.window.pages["records"].proxy.rowCount() == 1
        nowhere(driver, code)
    finally:
        driver.close()


def _nearly_over(hot: Driver) -> bool:
    """Some acts were made; few matches are over by then."""
    return hot.bridge._session.inputs > 12 or hot.bridge.result is not None


@every_game
def test_in_practice_and_against_computers(hot: Driver, playing: type[Playing]) -> None:
    robots = [SeatSetup(f"Robo {n}", c, Level("random")) for n, c in ((1, "ocean"), (2, "plum"))]
    begin(hot, playing, "ZQ-SECR-ETZZ", CHAIRS[0], *robots[: playing.seats - 1], practice=True)
    nowhere(hot, "ZQ-SECR-ETZZ")


def test_readme_and_the_page_of_saved_matches_say_what_a_file_contains(hot: Driver) -> None:
    sentence = (
        "The file of a match in progress contains everything that is hidden, so do not open it in "
        "an editor while you play."
    )
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    assert sentence in readme
    hot.window.go("shelf")
    hot.settle()
    page = hot.window.pages["shelf"]
    assert page.hands.text() == sentence
    assert page.hands.isVisible()


@pytest.mark.parametrize("game", ["carry_on", "cargo_hold"])
def test_a_code_that_was_typed_in_is_spent_with_the_start(hot: Driver, game: str) -> None:
    code = codes.new(catalog.game(game).prefix, 12345)
    hot.window.match_opener.set_up(game)
    hot.settle()
    page = hot.window.pages[f"setup:{game}"]
    page.deal.edit.setText(code)
    page.deal.edit.textEdited.emit(code)
    assert places_of(code)
    page.start()
    assert hot.bridge.code == code
    nowhere(hot, code)
    hot.window.go("lounge")
    hot.window.match_opener.set_up(game)
    nowhere(hot, code)


def test_a_stop_and_a_day_of_a_trail_name_no_code_where_hands_are_hidden(hot: Driver) -> None:
    game = "carry_on"
    hot.window.match_opener.open_trail(game)
    hot.settle()
    page = hot.window.pages[f"trail:{game}"]
    hot.window.match_opener.open_daily(game)
    hot.settle()
    days = hot.window.pages[f"daily:{game}"]
    stop, day = trails.trail(game)[0].deal, days.day_card.day.deal
    for code in (stop.code, day.code):
        assert places_of(code) == []
    page.stop_card.play()
    assert hot.bridge.code == stop.code
    nowhere(hot, stop.code)
    hot.window.match_opener.open_trail("pack_the_essentials")
    hot.settle()
    packed = trails.trail("pack_the_essentials")[0].deal
    assert places_of(packed.code), "where nothing is hidden it is told"


@pytest.mark.parametrize("game", ["carry_on", "cargo_hold"])
def test_in_a_guided_round(hot: Driver, game: str) -> None:
    hot.window.match_opener.learn(game)
    hot.settle()
    nowhere(hot, hot.bridge.code)


# The search finds what there is ------------------------------------------------------------------


def in_a_hidden_tip(hot: Driver, code: str) -> None:
    hot.window.pages["table"].result_button.setToolTip(code)


def in_a_description(hot: Driver, code: str) -> None:
    hot.window.pages["table"].table.setAccessibleDescription(f"Deal {code}.")


def in_a_title(hot: Driver, code: str) -> None:
    hot.window.setWindowTitle(f"{code} – Stowaway")


def in_a_menu(hot: Driver, code: str) -> None:
    hot.window.pages["table"].seats_button.menu().addAction(f"Copy {code}")


def in_data_of_an_action(hot: Driver, code: str) -> None:
    hot.window.pages["table"].seats_button.menu().addAction("Copy").setData(code)


def in_a_box_that_is_not_shown(hot: Driver, code: str) -> None:
    QComboBox(hot.window).addItem("Deal", code)


def in_a_line_that_was_cleared(hot: Driver, code: str) -> None:
    edit = QLineEdit(hot.window)
    edit.insert(code)
    edit.clear()


def in_a_property(hot: Driver, code: str) -> None:
    hot.window.pages["table"].code_button.setProperty("deal", code)


def in_another_window(hot: Driver, code: str) -> None:
    made = QWidget(hot.window, Qt.WindowType.Window)
    QLabel(code.replace("-", "\N{NON-BREAKING HYPHEN}"), made)


def on_the_stage(hot: Driver, code: str) -> None:
    view = hot.window.pages["table"].table.findChild(QGraphicsView)
    view.scene().addSimpleText(code).hide()


def with_a_button(hot: Driver, code: str) -> None:
    page = hot.window.pages["table"]
    QPushButton("Copy", page).clicked.connect(page.code_button.click)
    page.code_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(code))


Plant = Callable[[Driver, str], None]
PLANTS = (
    in_a_hidden_tip,
    in_a_description,
    in_a_title,
    in_a_menu,
    in_data_of_an_action,
    in_a_box_that_is_not_shown,
    in_a_line_that_was_cleared,
    in_a_property,
    in_another_window,
    on_the_stage,
    with_a_button,
)


@pytest.mark.parametrize("playing", HANDED[:1], ids=driver_id, indirect=True)
def test_wherever_a_code_is_it_is_found(hot: Driver, playing: type[Playing]) -> None:
    for number, plant in enumerate(PLANTS):
        code = f"ZQ-SECR-ET{number:02}"
        begin(hot, playing, code)
        nowhere(hot, code)
        plant(hot, code)
        with at(plant=plant.__name__), pytest.raises(AssertionError):
            nowhere(hot, code)
        hot.app.controller.close()
        hot.settle()

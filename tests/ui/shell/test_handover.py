"""Tests: several persons with hands at one screen: nothing private is seen out of turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip, QWidget

from engine.core import AwaitingSeats, Level, Seat
from engine.games.carry_on.view import Phase
from tests.tiers import at, by_turns, some
from tests.toys.tables.porters.table import PortersState
from tests.toys.tables.porters.table import Table as PortersTable
from tests.ui.shell.conftest import Driver, comes
from tests.ui.tables.laws.kit import DRIVERS, covers_hands, driver_id, has_hands, shown
from tests.ui.tables.laws.kit import Driver as Playing
from tests.ui.tables.laws.seconds import Time
from ui.bridge.controller import SeatSetup
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Speed
from ui.look.style import ThemeChoice
from ui.shell import table_registry
from ui.shell.match.handover import Handover
from ui.tables.carry_on.items import CaseItem
from ui.tables.carry_on.scene import CarryScene
from ui.tables.carry_on.state import CarryTableState
from ui.tables.carry_on.table import Table as CarryTable

CHAIRS = (SeatSetup("Ada", "brick"), SeatSetup("Ben", "ocean"), SeatSetup("Cleo", "plum"))
SIZES = ((1280, 800), (1024, 640), (1920, 1080))
HANDED = [each for each in DRIVERS if has_hands(each) and covers_hands(each)]
"""The tables of every game with hands that are covered, and of the toy."""
BARE = [each for each in DRIVERS if has_hands(each) and not covers_hands(each)]
"""Those with hands that nobody has to cover."""
SEALED = [each for each in HANDED if each.seats > 2 and each.sealed]
"""Those in which several decide at once; with two seats one acts after the other."""
CARDS = [each for each in HANDED if each.game == "carry_on"]
every_table = pytest.mark.parametrize("playing", HANDED, ids=driver_id, indirect=True)
"""What a table may do wrong is looked at in each; what the curtain does, in one by turns."""


def turns(drivers: Sequence[type[Playing]]) -> Any:
    """Tables of which one is due."""
    return by_turns(drivers, ids=[driver_id(each) for each in drivers])


@pytest.fixture(params=turns(HANDED))
def playing(request: pytest.FixtureRequest) -> type[Playing]:
    """A table, and what the laws know of it."""
    found: type[Playing] = request.param
    return found


class Hot(Driver):
    """The app, in which a game with hands is played."""

    playing: type[Playing]


@pytest.fixture
def evening(toys: None, driver: Driver, playing: type[Playing]) -> Hot:
    """The app, which is not open yet."""
    made = Hot(driver.application)
    made.playing = playing
    return made


@pytest.fixture
def hot(evening: Hot) -> Iterator[Hot]:
    evening.open()
    yield evening
    evening.close()


def begin(
    hot: Hot, *seat_setups: SeatSetup, seed: str = "XX-0000-0000", form: type[Playing] | None = None
) -> None:
    given = dict((form or hot.playing).options)
    people = seat_setups or CHAIRS[: (form or hot.playing).seats]
    hot.window.match_opener.start(hot.playing.game, seed, people, given, False)
    hot.settle()


def at_table(hot: Hot) -> Playing:
    """Who knows the table that is shown."""
    return hot.playing(page(hot).table, hot.bridge, Time())


def page(hot: Hot) -> Any:
    return hot.window.pages["table"]


def curtain(hot: Hot) -> Handover:
    found: Handover = page(hot).hot_seat.curtain
    return found


def lift(hot: Hot) -> Seat:
    seat = hot.bridge.screen.due
    assert seat is not None
    curtain(hot).button.click()
    hot.settle()
    assert hot.bridge.viewer() == seat
    return seat


def choose_again(hot: Hot) -> None:
    """As the one player who may, through the cover that is theirs."""
    curtain(hot).again_button.click()
    hot.settle()
    curtain(hot).button.click()
    hot.settle()


def peeks(hot: Hot, seat: Seat) -> None:
    """The space bar, held where the keyboard is, shows this seat's hand for as long."""
    assert curtain(hot).is_down
    QTest.keyPress(hot.window.focusWidget(), Qt.Key.Key_Space)
    assert hot.bridge.viewer() == seat
    assert not curtain(hot).is_down
    QTest.keyRelease(hot.window.focusWidget(), Qt.Key.Key_Space)
    hot.settle()
    assert_covered(hot)


def pick(hot: Hot) -> None:
    at_table(hot).pick()
    hot.settle()


def secrets(hot: Hot, shown: Any = None) -> set[str]:
    """Words that only a seat may read now, by the table's own names of cards.

    Where what is `shown` is a view of before, what lay open in that is no secret.
    """
    session = hot.bridge._session
    public, words = shown or session.view(None), hot.playing.secrets
    return {word for seat in hot.bridge.seats for word in words(session.view(seat), public)}


def said_on(widget: QWidget) -> str:
    """All that is written, tipped, or told to assistive technology below a widget."""
    found = [widget.window().windowTitle()]
    for each in (widget, *widget.findChildren(QWidget)):
        if each.isVisibleTo(widget):
            found += [each.toolTip(), each.statusTip(), each.accessibleName()]
            found += [each.accessibleDescription(), getattr(each, "text", str)()]
            found += getattr(each, "lines", ())
        if isinstance(each, QGraphicsView):
            found += [item.toolTip() for item in each.scene().items()]
    return "\n".join(found)


def tree_of(widget: QWidget) -> str:
    """What a reader of the accessible tree finds below a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    found: list[str] = []
    left = [interface]
    while left:
        one = left.pop()
        if not one.isValid():
            continue
        found += [one.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
        left += [one.child(number) for number in range(one.childCount())]
    return "\n".join(found)


def frame(hot: Hot) -> bytes:
    """The bytes of what the window shows of the table's page."""
    image = page(hot).body.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


def assert_covered(hot: Hot) -> None:
    """Nothing private is on the screen, in words or views."""
    bridge = hot.bridge
    assert bridge.viewer() is None
    assert curtain(hot).is_down
    assert page(hot).body.rect() == curtain(hot).geometry()
    hidden = secrets(hot)
    assert hidden
    for text in (said_on(page(hot)), tree_of(page(hot)), QToolTip.text()):
        assert not [word for word in hidden if word in text]
    assert not [word for word in hidden if word in str(bridge.log())]
    assert not QToolTip.isVisible()
    assert not at_table(hot).holds
    assert not at_table(hot).late


class Watch:
    """Records whatever is asked of a match's views, legal acts and sketches."""

    def __init__(self, bridge: MatchBridge, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, Seat | None]] = []
        session = bridge._session
        for name in ("view", "legal", "preview", "log", "feed", "sheets"):
            monkeypatch.setattr(session, name, self._wrap(name, getattr(session, name)))

    def _wrap(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def asked(seat: Seat | None, *rest: Any, **named: Any) -> Any:
            self.asked.append((name, seat))
            return real(seat, *rest, **named)

        return asked

    def private(self) -> list[tuple[str, Seat | None]]:
        return [each for each in self.asked if each[1] is not None]


@every_table
def test_a_match_begins_and_is_reopened_behind_the_curtain(hot: Hot) -> None:
    begin(hot)
    assert_covered(hot)
    assert "Ada" in curtain(hot).heading.text()
    lift(hot)
    pick(hot)
    assert_covered(hot)
    assert "Ben" in curtain(hot).heading.text()
    hot.window.go("lounge")
    hot.settle()
    hot.app.controller.close()
    hot.window.match_opener.continue_latest()
    hot.settle()
    assert_covered(hot)
    assert hot.bridge.screen.due == Seat(1)


@every_table
def test_nothing_private_is_asked_for_while_it_is_down(
    hot: Hot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(hot)
    watch = Watch(hot.bridge, monkeypatch)
    at_table(hot).show_anew()
    hot.bridge.view()
    for widget in (page(hot), page(hot).table):
        widget.update()
    hot.window.resize(1100, 700)
    hot.settle()
    hot.press(Qt.Key.Key_1)
    hot.press(Qt.Key.Key_Tab)
    assert watch.asked, "the table shows what all may see"
    assert not watch.private()
    lift(hot)
    watch.asked.clear()
    pick(hot)
    behind = watch.asked.copy()
    assert {seat for _, seat in behind if seat is not None} <= {Seat(0)}, "what Ada sees is Ada's"


def lounge(hot: Hot) -> None:
    hot.window.go("lounge")
    hot.settle()
    hot.window.match_opener.continue_latest()


def seats_menu(hot: Hot) -> None:
    page(hot).seats_button.menu().aboutToShow.emit()


def lost_focus(hot: Hot) -> None:
    QApplication.sendEvent(hot.window, QEvent(QEvent.Type.WindowDeactivate))


def minimised(hot: Hot) -> None:
    hot.window.showMinimized()
    QTest.qWait(30)
    hot.window.showNormal()


def another_page(hot: Hot) -> None:
    hot.window.go("settings")
    hot.settle()
    hot.window.back()


def taken_over(hot: Hot) -> None:
    # Somebody is due still, of two the one who looks.
    several = hot.playing.sealed and len(hot.bridge.seats) > 2
    seat = Seat(0) if several else Seat(1)
    hot.bridge.set_seat(seat, Level("easy"))


def given_back(hot: Hot) -> None:
    last = hot.bridge.seats[-1]
    hot.bridge.set_seat(last, Level("easy"))
    hot.bridge.set_seat(last, None)


Away = Callable[[Hot], None]
AWAY = (lounge, seats_menu, lost_focus, minimised, another_page, taken_over, given_back)


@every_table
def test_whatever_takes_the_person_away_covers(hot: Hot) -> None:
    for away in some(AWAY, 4):
        with at(away=away.__name__):
            covers(hot, away)


def covers(hot: Hot, away: Away) -> None:
    """With a card held, a tip up, and words that wait."""
    hot.app.preferences.set_speed(Speed.SLOW)
    begin(hot)
    lift(hot)
    table = at_table(hot)
    assert table.late, "what has happened meanwhile is still told"
    page(hot).table.reserve(1)
    assert table.holds
    told = min(hot.playing.secrets(hot.bridge.view(), hot.bridge.public()))
    QToolTip.showText(hot.window.mapToGlobal(QPoint(99, 99)), told, page(hot).table)
    table.voice._waiting.append(("", told))
    away(hot)
    hot.settle()
    assert_covered(hot)
    assert not table.voice._waiting


@every_table
def test_what_is_still_shown_is_over_when_it_covers(hot: Hot) -> None:
    hot.app.preferences.set_speed(Speed.SLOW)
    for away in (lounge, lost_focus, another_page):
        begin(hot)
        lift(hot)
        table = at_table(hot)
        assert table.late, "what has happened meanwhile is still told"
        away(hot)
        hot.settle()
        with at(away=away.__name__):
            assert_covered(hot)
            assert not table.late


@every_table
@pytest.mark.parametrize("theme", by_turns([ThemeChoice.DAY, ThemeChoice.NIGHT]))
def test_behind_the_curtain_lies_what_a_table_shows_that_nobody_has_looked_at(
    hot: Hot, theme: ThemeChoice
) -> None:
    """It is the same picture, also where nobody is due and there is no curtain over it."""
    hot.app.look.set_choice(theme)
    begin(hot)
    lift(hot)
    waiting = hot.bridge.awaiting()
    if isinstance(waiting, AwaitingSeats) and waiting.sealed:
        # What is picked already is seen by who picked it, and by nobody else.
        pick(hot)
        choose_again(hot)
    page(hot).table.reserve(1)
    lost_focus(hot)
    hot.settle()
    assert_covered(hot)
    spec = table_registry.specs()[hot.bridge.game.id]
    for size in some(SIZES, 1):
        with at(size=size):
            hot.resize(*size)
            table = page(hot).table
            fresh = spec.table(hot.app.look, hot.bridge, page(hot).body)
            fresh.setGeometry(table.geometry())
            fresh.show()
            hot.settle()
            assert shown(table) == shown(fresh)
            fresh.hide()
            fresh.deleteLater()


def test_a_redo_and_an_undo_show_no_other_seats_hand(hot: Hot) -> None:
    begin(hot)
    lift(hot)
    pick(hot)
    for do in (hot.bridge.undo, hot.bridge.redo):
        assert not do()
    assert_covered(hot)
    lift(hot)
    assert not hot.bridge.undo(), "what Ada picked is Ada's"
    assert not hot.bridge.can_redo()


@every_table
@pytest.mark.parametrize("theme", by_turns([ThemeChoice.DAY, ThemeChoice.NIGHT]))
def test_it_looks_the_same_whatever_is_hidden(hot: Hot, theme: ThemeChoice) -> None:
    hot.app.look.set_choice(theme)
    for size in some(SIZES, 1):
        hot.resize(*size)
        frames, hands = [], set()
        for number in range(4):
            begin(hot, seed=f"XX-{number}")
            hands.add(str(hot.bridge._session.view(Seat(0))))
            frames.append(frame(hot))
        assert len(hands) == 4
        with at(size=size):
            # A letter that is painted for the first time may differ by a shade from all later ones.
            assert len(set(frames[1:])) == 1


def test_the_frame_that_covers_comes_before_the_next_view(hot: Hot) -> None:
    """When the viewer changes, the curtain is painted already."""
    begin(hot)
    lift(hot)
    seen: list[tuple[bool, Seat | None]] = []
    hot.bridge.screen.covering.connect(
        lambda _due: seen.append(
            (curtain(hot).is_down or hot.bridge.screen.together, hot.bridge.viewer())
        )
    )
    pick(hot)
    assert seen == [(True, Seat(0))]


def test_only_its_button_enter_and_space_lift_it(hot: Hot) -> None:
    begin(hot)
    for spot in (curtain(hot).rect().center(), curtain(hot).rect().topLeft()):
        QTest.mouseClick(curtain(hot), Qt.MouseButton.LeftButton, pos=spot)
    for key in (Qt.Key.Key_1, Qt.Key.Key_A, Qt.Key.Key_Down):
        QTest.keyClick(curtain(hot), key)
    assert_covered(hot)
    QTest.keyClick(curtain(hot), Qt.Key.Key_Return)
    assert hot.bridge.viewer() == Seat(0)


def test_the_quick_way_plays_what_is_reserved_and_else_only_hides(hot: Hot) -> None:
    begin(hot)
    QTest.keyPress(curtain(hot), Qt.Key.Key_Space)
    assert hot.bridge.viewer() == Seat(0)
    assert not curtain(hot).is_down
    QTest.keyRelease(hot.window.focusWidget(), Qt.Key.Key_Space)
    assert_covered(hot)
    assert hot.bridge.screen.due == Seat(0), "nothing was picked"
    QTest.keyPress(curtain(hot), Qt.Key.Key_Space)
    QTest.keyClick(hot.window.focusWidget(), Qt.Key.Key_2)
    QTest.keyRelease(hot.window.focusWidget(), Qt.Key.Key_Space)
    hot.settle()
    assert_covered(hot)
    waits = hot.bridge.awaiting()
    assert isinstance(waits, AwaitingSeats)
    assert hot.bridge.screen.due in waits.due, "in Cargo Hold the turn goes on"
    assert [seat for seat, _ in at_table(hot).acts] == [Seat(0)]


@pytest.mark.parametrize("playing", CARDS, ids=driver_id, indirect=True)
def test_while_space_is_held_the_line_speaks_of_letting_go(hot: Hot) -> None:
    begin(hot)
    table = page(hot).table
    QTest.keyPress(curtain(hot), Qt.Key.Key_Space)
    hot.settle()
    assert "release" in table.now.text()
    QTest.keyClick(hot.window.focusWidget(), Qt.Key.Key_1)
    said = table.now.text()
    assert table.words.thing(table.state.tried).lower() in said.lower()
    assert "release Space" in said
    assert "Enter" not in said
    QTest.keyRelease(hot.window.focusWidget(), Qt.Key.Key_Space)
    hot.settle()
    lift(hot)
    table.reserve(1)
    assert "Enter" in table.now.text()
    assert "Space" not in table.now.text()


@pytest.mark.parametrize("playing", CARDS, ids=driver_id, indirect=True)
def test_the_curtain_says_the_round_and_the_card(hot: Hot) -> None:
    begin(hot)
    people = len(hot.bridge.seats)
    said = ["Round 1 of 3, card 1 of 7"] * people + ["Round 1 of 3, card 2 of 7"]
    for words in said:
        assert comes(lambda: curtain(hot).is_down)
        assert curtain(hot).where.text() == words
        assert curtain(hot).where.isVisible()
        assert_covered(hot)
        lift(hot)
        pick(hot)
        page(hot).table.catch_up()
        hot.settle()


def in_front(hot: Hot) -> list[Seat]:
    """Lift the cover: whose things lie in front when that happens."""
    seen: list[Seat] = []
    table = page(hot).table
    with patch.object(Handover, "lift", lambda _cover: seen.append(table.state.common.seat)):
        curtain(hot).button.click()
    curtain(hot).lift()
    return seen


@every_table
def test_the_first_frame_behind_the_cover_is_ones_own_table(hot: Hot) -> None:
    """Also while it is still told, step by step, what has happened meanwhile."""
    begin(hot)
    seats = []
    for number in range(2):
        if number:
            pick(hot)
            page(hot).table.catch_up()
            hot.settle()
        assert comes(lambda: curtain(hot).is_down)
        seats.append(hot.bridge.screen.due)
        hot.app.preferences.set_speed(Speed.SLOW)
        assert in_front(hot) == seats[-1:]
        hot.app.preferences.set_speed(Speed.OFF)
        page(hot).table.catch_up()
        hot.settle()
    assert len(set(seats)) > 1


@every_table
def test_a_cover_in_the_middle_of_anothers_turn_says_why(hot: Hot) -> None:
    begin(hot)
    words = type(page(hot).table.words)
    views: list[object] = []

    def asked(_words: object, view: object, seat: Seat) -> str:
        views.append(view)
        return f"Seat {seat} is asked."

    with patch.object(words, "asked", asked):
        page(hot).hot_seat.enter()
    assert "Seat 0 is asked." in curtain(hot).where.text()
    assert curtain(hot).where.isVisible()
    assert_covered(hot)
    # It knows no more than all do.
    assert views[-1] == hot.bridge.public()
    page(hot).hot_seat.enter()
    assert "asked" not in curtain(hot).where.text()


def test_a_held_space_repeats_nothing(hot: Hot) -> None:
    begin(hot)
    QTest.keyPress(curtain(hot), Qt.Key.Key_Space)
    QTest.keyClick(hot.window.focusWidget(), Qt.Key.Key_1)
    repeated = [
        (QEvent.Type.KeyRelease, True),
        (QEvent.Type.KeyPress, True),
    ]
    for kind, auto in repeated:
        event = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", auto)
        QApplication.sendEvent(hot.window.focusWidget(), event)
    assert hot.bridge.viewer() == Seat(0)
    assert not at_table(hot).acts
    QTest.keyRelease(hot.window.focusWidget(), Qt.Key.Key_Space)
    assert [seat for seat, _ in at_table(hot).acts] == [Seat(0)]


def test_a_quick_visit_takes_little_of_the_programs_time(hot: Hot) -> None:
    begin(hot)
    spent, due = list[float](), []
    for _ in CHAIRS[:2]:
        due.append(hot.bridge.screen.due)
        start = time.process_time()
        QTest.keyPress(curtain(hot), Qt.Key.Key_Space)
        hot.application.processEvents()
        QTest.keyClick(hot.window.focusWidget(), Qt.Key.Key_1)
        QTest.keyRelease(hot.window.focusWidget(), Qt.Key.Key_Space)
        hot.application.processEvents()
        spent.append(time.process_time() - start)
    acted = [seat for seat, _ in at_table(hot).acts]
    # In Cargo Hold one's turn goes on, and there may be no more that a single card can do.
    assert acted == due[: 1 if due[0] == due[1] else 2]
    assert max(spent) < 1.5


@pytest.mark.parametrize("playing", turns(SEALED), indirect=True)
def test_who_has_picked_may_choose_again(hot: Hot) -> None:
    begin(hot)
    lift(hot)
    pick(hot)
    assert "Ada" in curtain(hot).again_button.text()
    choose_again(hot)
    assert hot.bridge.viewer() == Seat(0)
    page(hot).table.reserve(2)
    page(hot).table.confirm()
    hot.settle()
    assert hot.bridge.screen.due == Seat(1)
    assert "Ben" in curtain(hot).heading.text()


@pytest.mark.parametrize("playing", turns(SEALED), indirect=True)
def test_of_several_who_have_picked_one_chooses_again_by_name(hot: Hot) -> None:
    begin(hot)
    for _ in CHAIRS[:2]:
        lift(hot)
        pick(hot)
    assert not curtain(hot).again_button.isVisible()
    asked = curtain(hot).menu.actions()
    said = ["Let Ada choose again", "Let Ben choose again"]
    assert said == [each.text() for each in asked]
    asked[1].trigger()
    hot.settle()
    assert_covered(hot)
    assert "Ben" in curtain(hot).heading.text()
    curtain(hot).button.click()
    hot.settle()
    assert hot.bridge.viewer() == Seat(1)
    assert not curtain(hot).is_down


@pytest.mark.parametrize("playing", turns(SEALED), indirect=True)
def test_two_of_one_name_choose_again_each_for_themselves(hot: Hot) -> None:
    begin(hot, SeatSetup("Ada", "brick"), SeatSetup("Ada", "ocean"), SeatSetup("Cleo", "plum"))
    for _ in CHAIRS[:2]:
        lift(hot)
        pick(hot)
    first, second = curtain(hot).menu.actions()
    assert first.text() == second.text()
    assert first.icon().pixmap(16).toImage() != second.icon().pixmap(16).toImage()
    first.trigger()
    hot.settle()
    curtain(hot).button.click()
    hot.settle()
    assert hot.bridge.viewer() == Seat(0)


@pytest.mark.parametrize("playing", turns(SEALED), indirect=True)
def test_whoever_chooses_again_has_a_cover_of_their_own(
    hot: Hot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(hot)
    lift(hot)
    pick(hot)
    watch = Watch(hot.bridge, monkeypatch)
    QTest.mouseClick(curtain(hot).again_button, Qt.MouseButton.LeftButton)
    hot.settle()
    assert not watch.private(), "one click opens no hand"
    assert_covered(hot)
    assert "Ada" in curtain(hot).heading.text()
    assert "I am Ada" == curtain(hot).button.text()
    assert not curtain(hot).again_button.isVisible()
    assert "Ben" in curtain(hot).back_button.text()
    # A second click in the same place opens nothing and leads nowhere.
    spot = curtain(hot).again_button.geometry()
    assert not curtain(hot).back_button.geometry().intersects(spot)
    assert hot.bridge.screen.due == Seat(1), "the match knows nothing of it"
    QTest.mouseClick(curtain(hot).back_button, Qt.MouseButton.LeftButton)
    hot.settle()
    assert_covered(hot)
    assert "Ben" in curtain(hot).heading.text()
    assert lift(hot) == Seat(1)


@pytest.mark.parametrize("playing", turns(SEALED), indirect=True)
def test_esc_leads_back_from_a_cover_that_was_asked_for_and_space_peeks_again(hot: Hot) -> None:
    begin(hot)
    lift(hot)
    pick(hot)
    QTest.mouseClick(curtain(hot).again_button, Qt.MouseButton.LeftButton)
    hot.press(Qt.Key.Key_Escape)
    assert "Ben" in curtain(hot).heading.text()
    assert hot.window.page == "table"
    peeks(hot, Seat(1))
    hot.press(Qt.Key.Key_Escape)
    assert hot.window.page == "lounge"
    hot.window.match_opener.continue_latest()
    hot.settle()
    peeks(hot, Seat(1))
    # And from her own cover it shows her hand, and hers alone.
    QTest.mouseClick(curtain(hot).again_button, Qt.MouseButton.LeftButton)
    peeks(hot, Seat(0))
    assert hot.bridge.screen.due == Seat(1)
    assert "Ben" in curtain(hot).heading.text()


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)
@pytest.mark.parametrize("playing", turns(SEALED), indirect=True)
def test_the_list_of_who_chooses_again_gives_the_space_bar_back(hot: Hot) -> None:
    begin(hot)
    for _ in CHAIRS[:2]:
        lift(hot)
        pick(hot)
    chooser, menu = curtain(hot).chooser, curtain(hot).menu

    def open_by_mouse() -> None:
        QTest.mousePress(chooser, Qt.MouseButton.LeftButton)

    def open_by_key() -> None:
        chooser.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(chooser, Qt.Key.Key_Space)

    for opens in (open_by_mouse, open_by_key):
        with at(opens=opens.__name__):
            seen: list[bool] = []

            def close(seen: list[bool] = seen) -> None:
                seen.append(menu.isVisible())
                QTest.keyClick(menu, Qt.Key.Key_Escape)

            # The list has an event loop of its own until it closes.
            QTimer.singleShot(0, menu, close)
            opens()
            assert comes(partial(bool, seen))
            hot.settle()
            assert seen == [True]
            assert not menu.isVisible()
            assert hot.window.page == "table"
            peeks(hot, Seat(2))


@pytest.mark.parametrize("playing", turns(SEALED), indirect=True)
def test_no_click_on_the_cover_takes_the_keyboard(hot: Hot) -> None:
    """Neither one that is let go beside its button, nor the way to another cover and back."""
    begin(hot)
    lift(hot)
    pick(hot)
    beside = QPoint(-40, -40)
    for widget in (curtain(hot).button, curtain(hot).again_button):
        QTest.mousePress(widget, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=beside)
        assert hot.window.focusWidget() is curtain(hot)
    QTest.mouseClick(curtain(hot).again_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(curtain(hot).back_button, Qt.MouseButton.LeftButton)
    assert hot.window.focusWidget() is curtain(hot)
    peeks(hot, Seat(1))


COARSE = ((SIZES[0], 1.6), (SIZES[0], 2.0), (SIZES[1], 1.6), (SIZES[1], 2.0))
"""Windows in which the words of a cover have little room."""
LONG_NAMES = (
    SeatSetup("Ed", "brick"),
    SeatSetup("Alexandra-Konstanze Mustermann", "ocean"),
    SeatSetup("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "plum"),
    SeatSetup("Cleo", "moss"),
)


@pytest.mark.parametrize("playing", SEALED[:1], ids=driver_id, indirect=True)
def test_on_the_cover_nothing_moves(hot: Hot) -> None:
    """Whoever it is for, and whether or not others may choose again or go back."""
    begin(hot, *LONG_NAMES)
    for size, scale in some((*((size, 1.0) for size in SIZES), *COARSE), 2):
        hot.app.look.set_text_scale(scale)
        hot.resize(*size)
        seen: set[tuple[int, ...]] = set()
        high = 0

        def note(seen: set[tuple[int, ...]] = seen) -> int:
            down = curtain(hot)
            for one in (down.card, down.mark, down.where, down.why, down.button, down.quick):
                assert down.rect().contains(QRect(one.mapTo(down, QPoint()), one.size()))
            places = (down.card, down.mark, down.heading, down.where, down.button, down.quick)
            tops = (one.mapTo(down, QPoint()).y() for one in (*places, down.foot))
            seen.add((*tops, down.card.height(), down.card.x()))
            return down.button.height()

        with at(size=size, scale=scale):
            for number in range(len(LONG_NAMES)):
                high = note()
                for one in (curtain(hot).again_button, curtain(hot).chooser):
                    if one.isVisible():
                        away = one.mapTo(curtain(hot), QPoint()).y()
                        away -= curtain(hot).button.mapTo(curtain(hot), QPoint()).y()
                        assert away > 2 * high, "it stands apart"
                for seat in hot.bridge.screen.requests:
                    curtain(hot).asked.emit(seat)
                    hot.settle()
                    note()
                    curtain(hot).back_button.click()
                    hot.settle()
                    note()
                if number < len(LONG_NAMES) - 1:
                    lift(hot)
                    pick(hot)
            assert len(seen) == 1
        hot.app.controller.close()
        begin(hot, *LONG_NAMES)


@pytest.mark.parametrize("playing", turns(SEALED), indirect=True)
def test_the_cover_follows_seats_that_change_hands_behind_it(hot: Hot) -> None:
    """No button is left that does nothing."""
    begin(hot)
    lift(hot)
    pick(hot)
    with patch.object(hot.bridge._scheduler, "plan"):
        curtain(hot).asked.emit(Seat(0))
        hot.settle()
        assert "Ada" in curtain(hot).heading.text()
        hot.bridge.set_seat(Seat(0), Level("easy"))
        hot.settle()
        assert "Ben" in curtain(hot).heading.text()
        assert not curtain(hot).again_button.isVisible(), "a computer does not choose again"
        hot.bridge.set_seat(Seat(1), Level("easy"))
        hot.settle()
        assert "Cleo" in curtain(hot).heading.text()
        assert lift(hot) == Seat(2)


def test_whoever_looks_may_hide_the_hand_and_nothing_is_changed_by_it(hot: Hot) -> None:
    begin(hot)
    button = page(hot).hide_button
    assert not button.isVisible()
    lift(hot)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    hot.settle()
    assert_covered(hot)
    assert hot.bridge.screen.due == Seat(0)
    waiting = hot.bridge.awaiting()
    if not (isinstance(waiting, AwaitingSeats) and waiting.sealed):
        return
    lift(hot)
    pick(hot)
    choose_again(hot)
    before = at_table(hot).acts
    assert hot.bridge.viewer() == Seat(0)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    hot.settle()
    assert_covered(hot)
    assert hot.bridge.screen.due == Seat(1)
    assert at_table(hot).acts == before, "what was picked stays"
    assert not button.isVisible()


@pytest.mark.parametrize("playing", BARE, ids=driver_id, indirect=True)
def test_where_a_seat_hides_nothing_for_long_nobody_is_asked_for_the_screen(hot: Hot) -> None:
    """CO-30: all three that are drawn are shown in the same turn. Each sees the own ones alone."""
    begin(hot)
    screen = hot.bridge.screen
    assert screen.policy == "handed"
    for turn in range(4):
        seat = Seat(turn % 2)
        assert hot.bridge.viewer() == seat
        assert not curtain(hot).is_down
        assert not page(hot).hide_button.isVisible(), "there is nothing to hide"
        table = page(hot).table
        assert table.seat == seat
        assert table.now.text().startswith(f"{CHAIRS[seat].name}: "), "nothing else says whose"
        assert sorted(table.state.hand) == sorted(hot.bridge.view().seats[seat].hand)
        assert len(table.state.hand) == 3
        if turn:
            # Whoever comes back has the screen at once.
            (another_page, lost_focus, lounge)[turn - 1](hot)
            hot.settle()
            assert hot.bridge.viewer() == seat
            assert not curtain(hot).is_down
        pick(hot)
        page(hot).table.catch_up()
        hot.settle()
    assert all(len(each.packed) == 2 for each in hot.bridge.view().seats)
    hot.play_out(until=lambda: hot.bridge.view().phase is Phase.SETTLE)
    page(hot).table.catch_up()
    hot.settle()
    assert page(hot).table.page.isVisible()
    assert hot.bridge.viewer() is None


def test_no_curtain_for_one_person_for_computers_or_open_hands(hot: Hot) -> None:
    robot = SeatSetup("Robo", "ocean", Level("easy"))
    begin(hot, CHAIRS[0], robot)
    assert not curtain(hot).is_down
    assert not page(hot).hide_button.isVisible()
    lost_focus(hot)
    assert hot.bridge.viewer() == Seat(0)
    for form in DRIVERS:
        if form.game == hot.playing.game and not has_hands(form):
            begin(hot, form=form)
            assert page(hot).hot_seat is None


def test_the_code_is_hidden_while_hands_are(hot: Hot) -> None:
    begin(hot, seed="XX-SECRET")
    assert not page(hot).code_button.isVisibleTo(page(hot))
    assert "XX-SECRET" not in said_on(page(hot))
    hot.window.go("lounge")
    hot.settle()
    hot.window.go("shelf")
    hot.settle()
    assert "XX-SECRET" not in said_on(hot.window.pages["shelf"])


@pytest.mark.parametrize("playing", SEALED, ids=driver_id, indirect=True)
def test_what_is_revealed_is_looked_at_by_all_together(hot: Hot) -> None:
    """No curtain, and nobody's eyes but a spectator's, until it has been seen to its end."""
    begin(hot)
    hot.bridge.preferences.set_speed(Speed.NORMAL)
    screen = hot.bridge.screen
    for _ in CHAIRS[:2]:
        lift(hot)
        pick(hot)
        assert curtain(hot).is_down, "others have yet to decide"
    lift(hot)
    private = secrets(hot)
    page(hot).table.reserve(1)
    assert page(hot).table.confirm()
    assert screen.together
    assert (screen.due, hot.bridge.viewer()) == (None, None)
    assert not curtain(hot).is_down
    table = page(hot).table
    # At once, before a single turn of the program, nothing of the hand is left on the table.
    assert table.busy
    assert not any(word in said_on(table) for word in private & secrets(hot))
    if isinstance(table, CarryTable):
        assert not table.scene.fan.faces
    if isinstance(table, CarryTable):
        assert comes(lambda: table.motion.waits and not table.motion.moving)
        assert not curtain(hot).is_down, "it stays until somebody presses"
        QTest.mouseClick(table.stage.viewport(), Qt.MouseButton.LeftButton)
    assert comes(lambda: not table.busy)
    assert comes(lambda: not screen.together)
    # The toy goes on with a decision over what all see.
    assert curtain(hot).is_down == (screen.due is not None) == (hot.playing.game != "porters")
    if curtain(hot).is_down:
        lift(hot)
        assert not table.busy, "nobody is told again of what all have seen"


@pytest.mark.parametrize("playing", SEALED, ids=driver_id, indirect=True)
def test_what_all_look_at_together_is_laid_out_only_once(
    hot: Hot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To lay a table of eight out takes half a frame: not for what is followed at once."""
    begin(hot)
    hot.bridge.preferences.set_speed(Speed.NORMAL)
    for _ in CHAIRS[:2]:
        lift(hot)
        pick(hot)
    lift(hot)
    table, laid = page(hot).table, list[object]()
    present = table.present

    def noted(state: object) -> None:
        if hot.bridge.viewer() is None:
            laid.append(table.view)
        present(state)

    monkeypatch.setattr(table, "present", noted)
    table.reserve(1)
    assert table.confirm()
    assert hot.bridge.screen.together
    assert laid
    assert len(laid) == len({id(view) for view in laid})
    assert hot.bridge.view() not in laid, "what is to come is not shown before"
    table.catch_up()
    assert comes(lambda: not table.busy and not hot.bridge.screen.together)


@every_table
def test_after_the_end_everything_is_open(hot: Hot) -> None:
    begin(hot)
    hot.play_out()
    # The last round may still stand there.
    page(hot).table.catch_up()
    hot.settle()
    assert not curtain(hot).is_down
    assert page(hot).code_button.isVisibleTo(page(hot))


@pytest.mark.parametrize("playing", CARDS, ids=driver_id, indirect=True)
def test_co_15_a_round_is_settled_by_all_at_once_over_open_cards(
    hot: Hot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to take the screen for it, it shows a spectator's truth, and rows may change."""
    begin(hot, seed="XX-SETTLE")
    hot.play_out(until=lambda: hot.bridge.view().phase is Phase.SETTLE)
    hot.bridge.preferences.set_speed(Speed.OFF)
    page(hot).table.catch_up()
    hot.settle()
    bridge, rows = hot.bridge, page(hot).table.page.rows
    settling = bridge.view().settling
    assert len(settling) >= hot.playing.seats - 1
    assert page(hot).table.page.isVisible()
    watch = Watch(bridge, monkeypatch)
    for seat in reversed(settling):
        assert not curtain(hot).is_down
        assert bridge.viewer() is None
        assert not secrets(hot)
        assert {s for s in settling if rows[s].ready.isVisible()} == set(settling)
        watch.asked.clear()
        for _ in range(1 if seat == settling[0] else 2):
            # Once more is to change one's mind, as long as somebody else is due.
            if rows[seat].ready.isEnabled():
                QTest.mouseClick(rows[seat].ready, Qt.MouseButton.LeftButton)
            else:
                QTest.mouseClick(rows[seat].souvenirs, Qt.MouseButton.LeftButton)
            hot.settle()
        asked = [each for each in watch.private() if each[0] in ("view", "log", "sheets")]
        assert not asked, asked
    assert bridge.view().round == 2
    # What the round brought is looked at by all together, before the screen is handed on.
    table = page(hot).table
    assert table.motion.waits
    assert bridge.viewer() is None
    told = said_on(table) + tree_of(table)
    assert not [word for word in secrets(hot, table.view) if word in told]
    table.page.on_button.click()
    table.catch_up()
    hot.settle()
    assert_covered(hot)


# Each of these can fail ---------------------------------------------------------------------------


def keeps_what_is_held(table: PortersTable) -> None:
    held = table.pending
    cover(table)
    table.refreshed.connect(lambda: setattr(table, "pending", held))


def keeps_its_words(table: PortersTable) -> None:
    waiting = list(table.voice._waiting)
    cover(table)
    table.voice._waiting += waiting


def keeps_a_card_in_sight(table: PortersTable) -> None:
    """It goes on drawing from the step of who sat there."""
    seat = table.bridge.viewer()
    assert seat is not None
    cards = table.bridge.view().hands[seat]
    cover(table)
    table.public.setAccessibleDescription(", ".join(f"card {card}" for card in cards))


cover = PortersTable.cover


@pytest.mark.parametrize("playing", HANDED[-1:], ids=driver_id, indirect=True)
@pytest.mark.parametrize("plant", [keeps_what_is_held, keeps_its_words, keeps_a_card_in_sight])
def test_a_table_that_does_not_cover_is_found(
    hot: Hot, monkeypatch: pytest.MonkeyPatch, plant: Callable[[PortersTable], None]
) -> None:
    monkeypatch.setattr(PortersTable, "cover", plant)
    with pytest.raises(AssertionError):
        covers(hot, lost_focus)


def names_a_card_in_a_tip(patch: pytest.MonkeyPatch) -> None:
    """What lies on the stage has a tip with the first card of the hand, and keeps it."""
    real = CarryTable.present

    def present(table: CarryTable, state: CarryTableState) -> None:
        real(table, state)
        if hand := state.hand:
            table.scene.case.setToolTip(table.words.card(hand[0]))

    patch.setattr(CarryTable, "present", present)


def leaves_the_fan_up(patch: pytest.MonkeyPatch) -> None:
    """An empty hand is not shown."""
    patch.setattr(CarryTable, "taken_over", lambda _table: None)

    def show_hand(scene: CarryScene, now: CarryTableState) -> None:
        if now.hand:
            show(scene, now)

    show = CarryScene._show_hand
    patch.setattr(CarryScene, "_show_hand", show_hand)


def leaves_the_pick_in_the_case(patch: pytest.MonkeyPatch) -> None:
    """The suitcase goes on showing what was picked in secret."""
    real = CaseItem.show_cards

    def show_cards(item: CaseItem, cards: Sequence[int], pick: int) -> None:
        real(item, cards, max(pick, item._pick))

    patch.setattr(CaseItem, "show_cards", show_cards)


@pytest.mark.parametrize("playing", CARDS[:1], ids=driver_id, indirect=True)
@pytest.mark.parametrize(
    "plant", [names_a_card_in_a_tip, leaves_the_fan_up, leaves_the_pick_in_the_case]
)
def test_what_a_table_of_cards_leaves_lying_is_found(
    hot: Hot, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        test_behind_the_curtain_lies_what_a_table_shows_that_nobody_has_looked_at(
            hot, ThemeChoice.DAY
        )


@pytest.mark.parametrize("playing", HANDED[-1:], ids=driver_id, indirect=True)
def test_a_table_that_asks_behind_the_curtain_is_found(
    hot: Hot, monkeypatch: pytest.MonkeyPatch
) -> None:
    present = PortersTable.present

    def curious(table: PortersTable, state: PortersState) -> None:
        present(table, state)
        hot.bridge._session.view(Seat(1))

    begin(hot)
    monkeypatch.setattr(PortersTable, "present", curious)
    with pytest.raises(AssertionError):
        test_nothing_private_is_asked_for_while_it_is_down(hot, monkeypatch)

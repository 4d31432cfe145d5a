"""The bar of buttons: one row, or two, with the words as large as there is room for; and the menu
of those for which there is none.
"""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QPainterPath, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.kit.table.button_bar import MOST_BUTTONS, ButtonBar
from ui.kit.table.more_button import MoreButton
from ui.look.style import Look
from ui.look.widgets import TagButton

LEFT = ("Take it back", "Do it again", "Get a hint")
RIGHT = ("The ledger", "All the cards", "The last raid", "The log")
NEXT = ("Confirm",)


class Bar:
    """A bar of nine buttons in a window of any width."""

    def __init__(
        self, qtbot: QtBot, look: Look, following: tuple[str, ...] = NEXT, *, folds: bool = True
    ) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.left, self.right, self.next = (
            [TagButton(look, words, self.window) for words in group]
            for group in (LEFT, RIGHT, following)
        )
        self.bar = ButtonBar(look, self.left, self.right, self.next, self.window, folds=folds)
        self.window.show()

    def at(self, width: int) -> None:
        """Have this width."""
        for _ in range(2):
            self.bar.resize(width, self.bar.sizeHint().height())
            layout = self.bar.layout()
            assert layout is not None
            layout.activate()

    def tops(self, buttons: list[TagButton]) -> set[int]:
        return {button.mapTo(self.window, button.rect().topLeft()).y() for button in buttons}

    def smallest(self) -> float:
        """Return the least share of the room it wants that a button has."""
        return min(
            button.width() / button.sizeHint().width()
            for button in (*self.left, *self.right, *self.next)
        )


@pytest.fixture
def bar(qtbot: QtBot, look: Look) -> Bar:
    return Bar(qtbot, look)


def full(bar: Bar, *groups: list[TagButton]) -> int:
    return sum(button.sizeHint().width() + 8 for group in groups for button in group) + 24


def narrow(bar: Bar) -> int:
    """Return a width for the left and the next ones, but not for the left and the right ones."""
    width = max(full(bar, bar.left, bar.next), full(bar, bar.right)) + 8
    assert width < full(bar, bar.left, bar.right)
    return width


def test_a_wide_bar_has_one_row(bar: Bar) -> None:
    bar.at(full(bar, bar.left, bar.right, bar.next) + 8)
    assert not bar.bar.folded
    assert len(bar.tops([*bar.left, *bar.right, *bar.next])) == 1


def test_a_narrow_bar_shares_its_buttons_so_that_no_word_shrinks(bar: Bar) -> None:
    bar.at(narrow(bar))
    assert bar.bar.folded
    assert bar.tops(bar.left) == bar.tops(bar.next) != bar.tops(bar.right)
    assert bar.smallest() >= 1
    corner = bar.next[-1]
    assert corner.mapTo(bar.bar, corner.rect().topRight()).x() > bar.bar.width() - 24


def test_a_bar_goes_back_to_one_row(bar: Bar) -> None:
    wide = full(bar, bar.left, bar.right, bar.next) + 8
    bar.at(wide)
    before = [button.geometry() for button in (*bar.left, *bar.right, *bar.next)]
    bar.at(narrow(bar))
    bar.at(wide)
    assert not bar.bar.folded
    assert [button.geometry() for button in (*bar.left, *bar.right, *bar.next)] == before


def test_where_two_rows_are_too_narrow_signs_stand_for_words(qtbot: QtBot, look: Look) -> None:
    bar = Bar(qtbot, look, ("Send a delivery", "Raid a crate", "End the turn", *NEXT))
    square = QPainterPath()
    square.addRect(-0.5, -0.5, 1, 1)
    for button in bar.left[:2]:
        button.set_sign(square)
    wide = full(bar, bar.left, bar.right, bar.next) + 8
    bar.at(wide)
    words = bar.left[0].grab().toImage()
    bar.at(bar.bar.minimumSizeHint().width())
    for button in bar.left[:2]:
        assert button.width() < button.least_with_words().width()
        assert button.text(), "it keeps its name"
    bar.at(wide)
    assert words == bar.left[0].grab().toImage()


def given_up(bar: Bar) -> list[float]:
    """Return of each button how much it gave up of what it can."""
    found = []
    for button in (*bar.left, *bar.right, *bar.next):
        wide, narrow = button.sizeHint().width(), button.minimumSizeHint().width()
        found.append((wide - button.width()) / (wide - narrow))
    return found


def test_the_words_of_a_crowded_row_are_equally_much_smaller(bar: Bar) -> None:
    wide = full(bar, bar.left, bar.right, bar.next)
    bar.at(wide - 120)
    assert not bar.bar.folded
    shares = given_up(bar)
    assert min(shares) > 0.1
    assert max(shares) - min(shares) < 0.1
    bar.at(wide + 8)
    assert max(given_up(bar)) <= 0


def test_a_bar_that_does_not_fold_shows_signs_before_words_are_small(
    qtbot: QtBot, look: Look
) -> None:
    bar = Bar(qtbot, look, folds=False)
    square = QPainterPath()
    square.addRect(-0.5, -0.5, 1, 1)
    for button in bar.left[:2]:
        button.set_sign(square)
    wide = full(bar, bar.left, bar.right, bar.next)
    bar.at(wide - 60)
    assert bar.left[0].width() >= bar.left[0].least_with_words().width()
    bar.at(bar.bar.minimumSizeHint().width())
    assert len(bar.tops([*bar.left, *bar.right, *bar.next])) == 1
    for button in bar.left[:2]:
        assert button.width() < button.least_with_words().width()
    corner = bar.next[-1]
    assert corner.mapTo(bar.bar, corner.rect().topRight()).x() <= bar.bar.width()


# The menu -----------------------------------------------------------------------------------------


class Crowded:
    """A bar of nine buttons, two of which are in the menu as a rule, and two of which yield."""

    def __init__(self, qtbot: QtBot, look: Look) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        words = ("Undo", "Redo", "Hint", "Ledger", "Log", "Send", "Raid", "End turn", "Confirm")
        self.pressed: list[str] = []
        self.buttons = {each: TagButton(look, each, self.window) for each in words}
        for each, button in self.buttons.items():
            button.clicked.connect(lambda _=False, each=each: self.pressed.append(each))
        self.more = MoreButton(look, self.window)
        tags = list(self.buttons.values())
        self.bar = ButtonBar(
            look,
            tags[:3],
            tags[3:5],
            tags[5:],
            self.window,
            more=self.more,
            in_menu=(self.buttons["Redo"], self.buttons["Log"]),
            yield_room=(self.buttons["Hint"], self.buttons["Ledger"]),
        )
        self.bar.resize(1200, self.bar.sizeHint().height())
        self.window.resize(1200, 80)
        self.window.show()
        assert QTest.qWaitForWindowExposed(self.window)

    @property
    def seen(self) -> list[str]:
        """What can be pressed in the bar."""
        return [each for each, button in self.buttons.items() if button.isVisible()]

    @property
    def held(self) -> list[str]:
        """What can be pressed in the menu."""
        return [each.text() for each in self.more.held]

    def offer(self, *words: str) -> None:
        """Offer these buttons, and no others."""
        for each, button in self.buttons.items():
            button.setVisible(each in words)


@pytest.fixture
def crowded(qtbot: QtBot, look: Look) -> Crowded:
    return Crowded(qtbot, look)


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_the_mark_of_a_menu_points_to_where_it_opens(crowded: Crowded, share: float) -> None:
    screen = crowded.window.screen().availableGeometry()
    crowded.window.move(0, round((screen.height() - crowded.window.height()) * share))
    QTest.qWait(20)
    down, top = crowded.more.opens_down, crowded.more.mapToGlobal(QPoint(0, 0)).y()
    assert down == (share == 0.0)
    crowded.more.open_menu()
    QTest.qWait(20)
    assert (crowded.more.menu().y() > top) == down
    crowded.more.close_menu()


def test_the_mark_of_a_menu_is_right_after_words_became_larger(
    crowded: Crowded, look: Look
) -> None:
    more, room = crowded.more, QRect(0, 0, 4000, 4000)
    with patch.object(QScreen, "availableGeometry", lambda _self: room):
        assert more.opens_down
        look.set_text_scale(2.0)
        QTest.qWait(20)
        more.open_menu()
        QTest.qWait(20)
        high = more.menu().height()
        more.close_menu()
        edge = more.mapToGlobal(QPoint(0, more.height())).y()
        room.setBottom(edge + high)
        assert more.opens_down
        room.setBottom(edge + high - 1)
        assert not more.opens_down
    look.set_text_scale(1.0)


def test_at_most_six_are_seen_and_the_rest_are_in_the_menu(crowded: Crowded) -> None:
    assert crowded.seen == ["Undo", "Send", "Raid", "End turn", "Confirm"]
    assert crowded.held == ["Redo", "Hint", "Ledger", "Log"]
    assert crowded.more.isVisible()
    assert len(crowded.seen) + 1 == MOST_BUTTONS


def test_what_yields_comes_back_and_what_belongs_there_stays(crowded: Crowded) -> None:
    crowded.offer("Undo", "Redo", "Hint", "Ledger", "Log", "Confirm")
    assert crowded.seen == ["Undo", "Hint", "Ledger", "Confirm"]
    assert crowded.held == ["Redo", "Log"]
    assert all(crowded.buttons[each].behind is crowded.more for each in crowded.held)
    assert crowded.buttons["Hint"].behind is None


def test_one_alone_needs_no_menu(crowded: Crowded) -> None:
    crowded.offer("Undo", "Log", "Confirm")
    assert crowded.seen == ["Undo", "Log", "Confirm"]
    assert not crowded.more.isVisible()


def test_one_alone_stays_in_the_menu_where_there_is_one_anyway(crowded: Crowded) -> None:
    crowded.bar.set_in_menu((crowded.buttons["Log"],))
    crowded.offer("Undo", "Redo", "Hint", "Log", "Send", "Raid", "Confirm")
    assert crowded.held == ["Hint", "Log"]
    assert crowded.seen == ["Undo", "Redo", "Send", "Raid", "Confirm"]


def test_those_that_were_not_meant_to_yield_do_so_before_there_are_seven(
    crowded: Crowded,
) -> None:
    """From the left; what is done next stays."""
    crowded.bar.set_in_menu(())
    crowded.offer(*crowded.buttons)
    assert crowded.held == ["Undo", "Redo", "Hint", "Ledger"]
    assert crowded.seen == ["Log", "Send", "Raid", "End turn", "Confirm"]
    assert crowded.more.isVisible()


def test_what_is_not_offered_is_nowhere(crowded: Crowded) -> None:
    crowded.offer("Undo", "Redo", "Log")
    crowded.buttons["Redo"].hide()
    assert crowded.seen == ["Undo", "Log"]
    assert crowded.held == []
    assert crowded.buttons["Redo"].behind is None


def test_the_keyboard_is_not_lost_with_a_button_that_goes_into_the_menu(crowded: Crowded) -> None:
    crowded.offer("Undo", "Hint", "Ledger", "Send", "Raid", "Confirm")
    hint = crowded.buttons["Hint"]
    hint.setFocus()
    crowded.offer(*crowded.buttons)
    assert not hint.isVisible()
    assert crowded.more.hasFocus()


def test_the_keyboard_goes_to_no_other_button_when_the_menu_empties(crowded: Crowded) -> None:
    """The next press of Space would else undo something."""
    stage = QWidget(crowded.window)
    stage.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    stage.show()
    crowded.more.focus_left.connect(stage.setFocus)
    crowded.more.setFocus()
    crowded.offer("Undo", "Hint", "Confirm")
    assert not crowded.more.isVisible()
    assert stage.hasFocus()


def test_the_menu_closes_when_it_would_have_other_entries(crowded: Crowded) -> None:
    menu = crowded.more.menu()
    crowded.more.open_menu()
    assert menu.isVisible()
    crowded.buttons["Confirm"].setEnabled(False)
    assert menu.isVisible(), "its entries are the same"
    crowded.buttons["Log"].hide()
    assert not menu.isVisible()
    assert QApplication.activePopupWidget() is None


def test_an_entry_presses_nothing_that_is_no_more_offered(crowded: Crowded) -> None:
    crowded.more.open_menu()
    entries = {each.text(): each for each in crowded.more.menu().actions()}
    crowded.buttons["Log"].hide()
    crowded.buttons["Redo"].setEnabled(False)
    for each in ("Log", "Redo", "Ledger"):
        entries[each].trigger()
    assert crowded.pressed == ["Ledger"]


def test_the_menu_works_by_keyboard_and_says_what_its_buttons_say(
    crowded: Crowded, qtbot: QtBot
) -> None:
    ledger, redo = crowded.buttons["Ledger"], crowded.buttons["Redo"]
    ledger.setToolTip("What each player still owes (S)")
    redo.setEnabled(False)
    crowded.buttons["Log"].setCheckable(True)
    crowded.buttons["Log"].setChecked(True)
    said: list[tuple[str, str, bool, bool]] = []

    def choose() -> None:
        menu = crowded.more.menu()
        said.extend(
            (each.text(), each.toolTip(), each.isEnabled(), each.isChecked())
            for each in menu.actions()
        )
        # The one that does nothing now is passed over.
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(menu, key)

    crowded.more.setFocus(Qt.FocusReason.TabFocusReason)
    QTimer.singleShot(0, crowded.more, choose)
    QTest.keyClick(crowded.more, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(crowded.pressed))
    assert [each[0] for each in said] == ["Redo", "Hint", "Ledger", "Log"]
    assert said[0][2] is False
    assert said[2][1:] == ("What each player still owes (S)", True, False)
    assert said[3][3], "what is open is ticked"
    assert crowded.pressed == ["Ledger"]


def test_the_menu_gives_the_keyboard_to_its_first_entry_unless_the_mouse_opened_it(
    crowded: Crowded, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Assistive technology hears of no entry but by the keyboard."""
    menu = crowded.more.menu()
    crowded.more.held[0].setEnabled(False)
    crowded.more.open_menu()
    qtbot.waitUntil(lambda: menu.activeAction() is not None)
    assert menu.activeAction() is menu.actions()[1]
    crowded.more.close_menu()
    monkeypatch.setattr(QApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    crowded.more.open_menu()
    qtbot.wait(20)
    assert menu.isVisible()
    assert menu.activeAction() is None


def test_the_menu_is_told_to_assistive_technology(crowded: Crowded, listening: None) -> None:
    told = QAccessible.queryAccessibleInterface(crowded.more)
    assert told.text(QAccessible.Text.Name) == "More"
    assert told.role() is QAccessible.Role.ButtonMenu
    assert told.state().hasPopup

"""The page of keyboard shortcuts: what it lists, where it leads back; nothing else has keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from shiboken6 import isValid

from engine.core import Level
from engine.games.pack_the_essentials.view import Phase
from tests.tiers import at, by_turns
from tests.tools.gallery.fits import troubles
from tests.ui.shell.conftest import Driver, comes
from tests.ui.shell.test_pages import GAME, show
from ui.bridge.controller import SeatSetup
from ui.look.shortcuts import CHORD_MODIFIERS, PAD_PREFIX, Scope, Shortcut, combination, twice
from ui.shell import language
from ui.shell.routes import ROUTES
from ui.shell.shortcuts import ShortcutGroup, ShortcutsPage, chord, lines
from ui.shell.widgets.basic import SHORTCUTS, KeysButton

ROOT = Path(__file__).resolve().parents[3]
Key = Qt.Key
ADA, GRACE, CALM = (
    SeatSetup("Ada", "brick"),
    SeatSetup("Grace", "ocean"),
    SeatSetup("", "plum", Level("easy")),
)
PAGES = (
    *("lounge", "setup", "practise", "trail", "daily", *ROUTES, "mistakes", "rules"),
    *("table", "result", "replay", "review"),
)
TABLES = ("pack_the_essentials", "carry_on", "cargo_hold", "wheres_my_luggage")
BOARDS = ("table", "replay", "review")
"""The pages with a table, whose keys are held to a law of tables."""
NEXT = ("next", "previous", "next marked", "previous marked", "first", "last")
NOT_NOW = {
    "mistakes": {"Show the next choice"},
    "review": {"Show the next choice", *(f"Go to the {one} decision" for one in NEXT)},
}
"""What has a use later: once a question is answered, or decisions are judged (test_review.py)."""
RAW = {
    "ui/bridge/keys.py": "names every key that a player may choose",
    "ui/kit/cards/card_table.py": "says which letter asks for a hint",
    "ui/kit/table/action_buttons.py": "says which letter asks for a hint",
    "ui/kit/table/keys.py": "tells keys that only lead somewhere, and Enter",
    "ui/look/inputs.py": "keeps the Enter that ends a number from pressing a button, too",
    "ui/shell/smoke/tour.py": "presses Space, as a person would",
    "ui/look/lists.py": "leaves the keys that scroll a list to Qt",
    "ui/look/shortcuts.py": "reads the names of keys",
    "ui/motion/player.py": "tells keys that only go with others, and Esc that skips",
    "ui/shell/match/handover.py": "tells whether the space bar was let go; Esc is the page's",
    "ui/shell/settings/keyboard.py": "shows any key that is pressed on a picture",
    "ui/shell/settings/keys_editor.py": "takes any key that a player chooses",
    "ui/shell/about/licences.py": "leaves Enter to the search",
    "ui/shell/match/page.py": "holds Tab back while time runs, and Esc that skips",
    "ui/tables/cargo_hold/skip.py": "tells how long Space or Enter holds Skip down",
    "ui/shell/tutorial/overlay.py": "takes no key that was meant for the step before",
    "ui/stage/input/drag.py": "leads Tab over the stage",
    "ui/stage/input/choice_item.py": "names the keys that choose",
    "ui/stage/cards/hand_view.py": "tells numbers when they are let go",
    "ui/tables/pack_the_essentials/table.py": "tells numbers, and keys for a tile that is not held",
    "ui/tables/wheres_my_luggage/keys.py": "tells keys that are let go, and those of others",
}
"""The only modules that look at keys themselves, and why; what keys do is declared."""


def open_page(shell: Driver) -> ShortcutsPage:
    shell.press(Key.Key_F2)
    page = shell.window.stack.currentWidget()
    assert isinstance(page, ShortcutsPage)
    assert shell.window.page == "shortcuts"
    return page


def titles(page: ShortcutsPage) -> list[str]:
    return [group.accessibleName() for group in page.groups]


def said(page: ShortcutsPage) -> str:
    return "\n".join(group.accessibleDescription() for group in page.groups)


def is_back(shell: Driver, focus: QWidget) -> bool:
    """Whether the keyboard is where it was, or, where that is built anew, on the same page."""
    now = shell.window.focusWidget()
    return now is focus if isValid(focus) else shell.window.stack.currentWidget().isAncestorOf(now)


def bring(shell: Driver, page: str) -> QWidget:
    if page == "replay":
        show(shell, "result")
        shell.window.replay_opener.watch_open()
    elif page == "review":
        show(shell, "result")
        shell.window.replay_opener.look_back()
    else:
        return show(shell, page)
    shell.settle()
    found: QWidget = shell.window.stack.currentWidget()
    return found


def start(shell: Driver, game: str, *seat_setups: SeatSetup, **values: Any) -> Any:
    shell.window.match_opener.start(
        game, shell.app.controller.new_code(game), seat_setups, values, False
    )
    shell.settle()
    return shell.window.pages["table"]


@pytest.fixture
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    language.speak(qapp, "en")


@pytest.mark.parametrize("page", by_turns(PAGES, at_once=5))
def test_it_comes_from_every_page_and_leads_back_with_the_keyboard_where_it_was(
    shell: Driver, page: str
) -> None:
    before = bring(shell, page)
    name, focus = shell.window.page, shell.window.focusWidget()
    made = open_page(shell)
    assert "Everywhere" in titles(made)
    assert made.groups[0].hasFocus()
    shell.press(Key.Key_Escape)
    assert (shell.window.page, shell.window.stack.currentWidget()) == (name, before)
    assert is_back(shell, focus)
    # The same key leads back, too.
    open_page(shell)
    shell.press(Key.Key_F2)
    assert shell.window.page == name
    assert is_back(shell, focus)


@pytest.mark.parametrize("page", by_turns(PAGES, at_once=5))
def test_it_is_reached_by_pointer_and_through_the_tree(shell: Driver, page: str) -> None:
    widget = bring(shell, page)
    buttons = [each for each in widget.findChildren(QPushButton) if each.isVisible()]
    (button,) = (each for each in buttons if f"({SHORTCUTS})" in each.toolTip())
    focus = shell.window.focusWidget()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    shell.settle()
    assert shell.window.page == "shortcuts"
    shell.press(Key.Key_Escape)
    if page != "lounge":
        assert is_back(shell, focus)
    interface = QAccessible.queryAccessibleInterface(button)
    assert "hortcuts" in interface.text(QAccessible.Text.Name)
    actions = interface.actionInterface()
    actions.doAction(actions.pressAction())
    assert comes(lambda: shell.window.page == "shortcuts")


def test_from_it_the_rules_are_those_of_the_page_behind(shell: Driver) -> None:
    bring(shell, "table")
    open_page(shell)
    shell.press(Key.Key_F1)
    assert shell.window.page == f"rules:{GAME}"
    assert shell.window.pages[f"rules:{GAME}"].match_button.isVisible()
    shell.press(Key.Key_Escape)
    assert shell.window.page == "table"


def strike(widget: QWidget, name: str) -> None:
    pad = (
        Qt.KeyboardModifier.KeypadModifier
        if name.startswith(PAD_PREFIX)
        else CHORD_MODIFIERS & ~CHORD_MODIFIERS
    )
    modifiers, key = combination(name.removeprefix(PAD_PREFIX))
    QTest.keyClick(widget, key, modifiers | pad)


def places(page: QWidget) -> Iterator[QWidget]:
    """Where the keyboard may be: on what has keys of its own, on the page, on a button of it."""
    for each in page.findChildren(QWidget):
        if each.isVisible() and hasattr(each, "scope"):
            each.setFocus()
            yield each
    for field in (each for each in page.findChildren(QLineEdit) if each.isVisible()):
        field.setFocus()
        yield field
    yield page
    button = next((b for b in page.findChildren(KeysButton) if b.isVisible()), None)
    first = getattr(page, "back_button", None) or getattr(page, "play_button", button)
    assert first is not None
    first.setFocus()
    yield first


@pytest.mark.parametrize("page", by_turns(PAGES, at_once=5))
def test_each_key_of_a_page_is_declared_once_and_does_what_it_says(
    shell: Driver, page: str
) -> None:
    """What it is declared for is only noted, and not done. Keys of tables are held to a law."""
    widget = bring(shell, page)
    ran: list[str] = []
    late = set[str]()
    with patch.object(Shortcut, "run", lambda self: ran.append(self.words)):
        for scope in shell.window.scopes():
            assert twice(scope) == [], scope.title
            if page in BOARDS and scope.title not in ("On this page", "Everywhere"):
                continue
            for shortcut in scope.shortcuts:
                for key in shortcut.keys:
                    with at(scope=scope.title, key=key):
                        if not any(does(where, shortcut, key, ran) for where in places(widget)):
                            assert not shortcut.ready()
                            late.add(shortcut.words)
    assert late <= NOT_NOW.get(page, set())


def does(where: QWidget, shortcut: Shortcut, key: str, ran: list[str]) -> bool:
    ran.clear()
    strike(where, key)
    return ran == [shortcut.words]


@pytest.mark.parametrize("page", by_turns(PAGES, at_once=5))
def test_nothing_has_a_key_that_is_not_declared(shell: Driver, page: str) -> None:
    bring(shell, page)
    window = shell.window
    declared = {
        QKeySequence(key).toString()
        for scope in (*window.scopes(), Scope("", window._ways()))
        for each in scope.shortcuts
        for key in each.keys
        if not key.startswith(PAD_PREFIX)
    }
    shown = window.stack.currentWidget()
    for each in window.findChildren(QShortcut):
        if each.parent() in (window, shown):
            assert each.key().toString() in declared
    for action in window.findChildren(QAction):
        assert action.shortcut().isEmpty(), action.text()


def test_no_module_but_one_makes_shortcuts_of_qt() -> None:
    makes = re.compile(r"QShortcut\(|setShortcuts?\(|StandardKey")
    found = [
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "ui").rglob("*.py")
        if makes.search(file.read_text(encoding="utf-8"))
    ]
    assert found == ["ui/look/shortcuts.py"]


def test_no_module_asks_for_keys_but_those_that_have_to() -> None:
    """What a key does is declared; so nothing else compares keys, but for the reasons given."""
    asks = re.compile(r"\bKey_[A-Z]|Qt\.Key\.Key_")
    found = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "ui").rglob("*.py")
        if asks.search(file.read_text(encoding="utf-8"))
    }
    assert found == set(RAW)


def test_what_several_keys_do_alike_is_one_line() -> None:
    def declared(keys: str, words: str) -> Shortcut:
        return Shortcut(tuple(keys.split()), words, lambda: None)

    scope = Scope(
        "Hand",
        (
            *(declared(str(n), "Choose the card with this number") for n in range(1, 8)),
            declared("Left", "Move"),
            declared("Up", "Move"),
            declared("Return Enter", "Confirm"),
            declared("Ctrl+Shift+Z Ctrl+Y", "Redo"),
        ),
    )
    told = [(line.chords, line.through) for line in lines(scope)]
    assert told == [
        ((("1",), ("7",)), True),
        ((("←",), ("↑",)), False),
        ((("Enter",),), False),
        ((("Ctrl", "Shift", "Z"), ("Ctrl", "Y")), False),
    ]


def test_a_group_is_read_out_whole_and_the_page_scrolls_by_keys(shell: Driver) -> None:
    shell.resize(1024, 640)
    shell.app.controller.remember("look.text_size", 160)
    shell.settle()
    start(shell, "cargo_hold", ADA, CALM)
    page = open_page(shell)
    assert "Undo: Ctrl+Z" in said(page)
    assert "Choose the card with this number: 1 to 7" in said(page)
    assert all(group.focusPolicy() & Qt.FocusPolicy.TabFocus for group in page.groups)
    assert page.scroller is not None
    bar = page.scroller.verticalScrollBar()
    assert bar.maximum() > 0
    shell.press(Key.Key_End)
    assert bar.value() == bar.maximum()
    shell.press(Key.Key_Home)
    assert bar.value() == 0
    shell.press(Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(shell.window.focusWidget(), Key.Key_Tab)
    assert isinstance(shell.window.focusWidget(), ShortcutGroup)


@pytest.mark.parametrize("speaks", by_turns(["en", "de"]))
@pytest.mark.parametrize("game", by_turns(TABLES))
def test_all_of_it_fits_with_the_largest_text_in_the_least_window(
    shell: Driver, english_again: None, game: str, speaks: str
) -> None:
    shell.resize(1024, 640)
    shell.app.controller.remember("look.text_size", 160)
    shell.app.controller.remember("look.language", speaks)
    shell.settle()
    assert QLocale().name().startswith(speaks)
    start(shell, game, ADA, GRACE)
    due = shell.bridge.screen.due
    if due is not None:
        shell.bridge.screen.take(due)
    page = open_page(shell)
    assert len(page.groups) > 2
    assert [] == troubles(shell.window, shell.app.look)
    missing = [line.words for group in page.groups for line in group.lines if not line.words]
    assert not missing


def test_in_german_the_keys_are_called_as_they_are_there(
    shell: Driver, english_again: None
) -> None:
    shell.app.controller.remember("look.language", "de")
    shell.settle()
    start(shell, GAME, ADA, GRACE)
    page = open_page(shell)
    assert page.title() == "Tastenkürzel"
    told = said(page)
    assert "Rückgängig: Strg+Z" in told
    assert "Zur nächsten Stelle gehen: Bild ↓" in told
    assert "Gegen den Uhrzeigersinn drehen: Umschalt+R" in told
    assert "Noch einmal zeigen, was gerade passiert ist: F4" in told


def test_gates_are_listed_with_the_keys_that_their_players_have_chosen(shell: Driver) -> None:
    shell.app.controller.remember("keys.wheres_my_luggage-2-grab", "Num+8")
    start(shell, "wheres_my_luggage", ADA, GRACE)
    page = open_page(shell)
    ada, grace = (next(g for g in page.groups if g.accessibleName() == t) for t in GATES)
    assert "Move the gate left: A" in ada.accessibleDescription()
    assert "Ready: Num 8" in grace.accessibleDescription()


GATES = ("Ada’s gate", "Grace’s gate")


def test_whoever_has_the_keyboard_alone_sees_all_keys_of_the_gate(shell: Driver) -> None:
    start(shell, "wheres_my_luggage", ADA, CALM)
    gate = next(group for group in open_page(shell).groups if group.accessibleName() == "Your gate")
    assert "Move the gate left: A, ←" in gate.accessibleDescription()
    assert "Ready: S, Space, Enter" in gate.accessibleDescription()


def test_no_gate_may_have_the_keys_of_the_page_and_of_showing_again(shell: Driver) -> None:
    from ui.bridge.keys import Stroke
    from ui.kit.table.key_names import REPLAY_KEY

    for name in (SHORTCUTS, REPLAY_KEY):
        stroke = Stroke.read(name)
        assert stroke is not None
        assert stroke.is_reserved


def phase(shell: Driver) -> str:
    return shell.bridge.clock.phase


def test_a_belt_that_runs_is_paused_and_waits_for_whoever_comes_back(shell: Driver) -> None:
    start(shell, "wheres_my_luggage", ADA, GRACE)
    shell.bridge.clock.skip_countdown()
    assert phase(shell) == "runs"
    open_page(shell)
    assert phase(shell) == "paused"
    shell.press(Key.Key_Escape)
    assert shell.window.page == "table"
    assert phase(shell) == "paused", "nobody is taken by surprise"
    assert shell.window.focusWidget() is shell.window.pages["table"].table.continue_button


def test_hands_are_covered_for_whoever_comes_back_and_the_page_tells_nothing_of_them(
    shell: Driver,
) -> None:
    page = start(shell, "cargo_hold", ADA, GRACE)
    assert page.hot_seat.curtain.is_down
    covered = open_page(shell)
    assert titles(covered)[:2] == ["While your hand is covered", "While you hold the space bar"]
    assert "At this table" not in titles(covered)
    shell.press(Key.Key_Escape)
    page.hot_seat.curtain.button.click()
    shell.settle()
    hand = page.table.view.seats[0].hand
    assert hand
    listed = open_page(shell)
    assert "At this table" in titles(listed)
    assert shell.bridge.viewer() is None, "nobody looks any more"
    words = said(listed)
    assert not [card for card in hand if page.table.words.card(card) in words]
    shell.press(Key.Key_Escape)
    assert page.hot_seat.curtain.is_down
    assert shell.window.focusWidget() is page.hot_seat.curtain


def test_what_is_held_and_tried_is_there_again(shell: Driver) -> None:
    page = start(shell, GAME, ADA, CALM)
    table = page.table
    while table.view.phase is not Phase.DRAFT or not table.live:
        shell.act()
        assert comes(lambda: shell.bridge.person_to_act() is not None)
    table.scene.take(next(n for n in range(1, 5) if table.offer(n)))
    assert table.held is not None
    listed = open_page(shell)
    assert "While you hold a tile" in titles(listed)
    shell.press(Key.Key_Escape)
    assert table.held is not None, "it is still in the hand"


@pytest.mark.parametrize("game", by_turns(TABLES[:3], at_once=1))
@pytest.mark.parametrize("practice", [False, True])
def test_the_key_for_hints_is_listed_where_there_are_hints(
    shell: Driver, game: str, practice: bool
) -> None:
    """In any other match it only says why there are none."""
    code = shell.app.controller.new_code(game)
    shell.window.match_opener.start(game, code, (ADA, CALM), {}, practice)
    shell.settle()
    table = shell.window.pages["table"].table
    assert practice == bool(re.search(r"^Hint: ", said(open_page(shell)), re.MULTILINE))
    shell.press(Key.Key_F2)
    shell.settle()
    if not practice:
        assert comes(lambda: table.live)
        QTest.keyClick(table.stage, table.action_buttons.key)
        assert "practice" in table.now.text()


@pytest.mark.parametrize("game", by_turns(TABLES, at_once=1))
def test_in_a_guided_round_no_key_for_hints_is_listed(shell: Driver, game: str) -> None:
    shell.window.match_opener.learn_anew(game)
    shell.settle()
    assert "Hint: " not in said(open_page(shell))


def test_names_of_keys_are_those_of_the_person() -> None:
    assert chord("PgDown") == ("PgDn",)
    assert chord("Num+4") == ("Num 4",)
    assert chord("Ctrl+Return") == ("Ctrl", "Enter")
    assert chord("Shift+Left") == ("Shift", "←")

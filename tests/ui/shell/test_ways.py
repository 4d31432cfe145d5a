"""From page to page by keys, while what was changed in the settings is still settling."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from shiboken6 import isValid

from tests.tiers import at, some
from tests.ui.shell.conftest import GAME, Driver, comes
from tests.ui.shell.test_mistakes import Clock, learned
from ui.bridge.controller import SeatSetup
from ui.bridge.trail_progress import today
from ui.kit.table.keys import lettered
from ui.shell import language
from ui.shell.lounge.page import NavButton

Key = Qt.Key
LETTERS: dict[str, str] = {
    f"setup:{GAME}": "N",
    f"practise:{GAME}": "P",
    f"trail:{GAME}": "T",
    f"daily:{GAME}": "D",
    "mistakes": "Y",
    "shelf": "M",
    "records": "E",
    f"rules:{GAME}": "R",
    "settings": "S",
    "print": "O",
    "about": "A",
    "table": "C",
}
"""The letters that lead from the lounge to the pages, in English."""
PAGES = ("lounge", *LETTERS, "notices")
PAIRS = [*product(PAGES, PAGES)]
AT_ONCE = 14
"""Pairs of pages between which the gate walks."""
SETTLES = ("look.text_size", "look.theme", "look.language", "sound.volume")
"""What may be settling."""


@pytest.fixture
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    if QLocale().language() != QLocale.Language.English:
        language.speak(qapp, "en")


def tap(shell: Driver, key: Key) -> None:
    """Press a key where the focus is; no timer has its turn."""
    QTest.keyClick(shell.window.focusWidget() or shell.window, key)


class Walker:
    """Goes from page to page of one window, in whatever language it is."""

    def __init__(self, shell: Driver) -> None:
        self.shell = shell
        ways = shell.window.lounge.findChildren(NavButton)
        letters = [{QKeySequence(key).toString() for key in lettered(way)} for way in ways]
        self._ways = {
            page: next(n for n, found in enumerate(letters) if letter in found)
            for page, letter in LETTERS.items()
        }

    def to(self, page: str) -> None:
        """Come from the lounge to a page by keys."""
        window, text = self.shell.window, page
        if page == "notices":
            self.to("about")
            window.pages["about"].notices_button.setFocus()
            tap(self.shell, Key.Key_Space)
        elif page != "lounge":
            way = window.lounge.findChildren(NavButton)[self._ways[page]]
            text = way.text()
            tap(self.shell, Key(min(lettered(way))))
        assert page == window.page, f"the letter of {text!r} ({QLocale().name()}) led elsewhere"

    def home(self) -> None:
        """Come back to the lounge by keys, and wait for nothing."""
        for _ in range(3):
            if self.shell.window.page != "lounge":
                tap(self.shell, Key.Key_Escape)
        assert "lounge" == self.shell.window.page

    def leave_for(self, page: str) -> None:
        """Come from the settings to a page by keys."""
        if page == f"rules:{GAME}":
            tap(self.shell, Key.Key_F1)
            return
        self.home()
        self.to(page)


def change(shell: Driver, setting: str) -> None:
    """Change a setting by a key, from one end to the other, and wait for nothing."""
    editor = shell.window.pages["settings"].editors[setting]
    editor.setFocus()
    if isinstance(editor, QComboBox):
        at_end = editor.currentIndex() == editor.count() - 1
    else:
        at_end = editor.value() == editor.maximum()
    tap(shell, Key.Key_Home if at_end else Key.Key_End)


def sound(shell: Driver) -> None:
    """What is shown is the page that the way leads to, and no page is gone."""
    window = shell.window
    assert window.stack.currentWidget() is window.pages[window.page]
    assert all(isValid(page) for page in window.pages.values())
    assert {id(page) for page in window.pages.values()} == {
        id(window.stack.widget(n)) for n in range(window.stack.count())
    }
    assert window.isAncestorOf(window.focusWidget())


@pytest.fixture
def inhabited(shell: Driver) -> Driver:
    """Every page has a way to it: a match is under way, and another has mistakes in it."""
    clock = Clock()
    # As the program asks.
    clock.day = today()
    learned(shell, clock, 3)
    shell.start(SeatSetup("Ada", "brick"))
    shell.act(2)
    shell.app.controller.remember("setup.known", (GAME,))
    for _ in range(2):
        shell.press(Key.Key_Escape)
    assert "lounge" == shell.window.page
    return shell


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("setting", SETTLES)
def test_rules_are_opened_while_a_setting_is_settling(shell: Driver, setting: str) -> None:
    Walker(shell).to("settings")
    for _ in range(2):
        before = shell.app.settings[setting]
        change(shell, setting)
        tap(shell, Key.Key_F1)
        assert f"rules:{GAME}" == shell.window.page
        sound(shell)
        shell.settle()
        assert f"rules:{GAME}" == shell.window.page
        assert before != shell.app.settings[setting]
        sound(shell)
        tap(shell, Key.Key_Escape)
        assert "settings" == shell.window.page
        shell.settle()
        sound(shell)


@pytest.mark.usefixtures("english_again")
def test_each_page_leads_to_each_other_while_a_setting_is_settling(inhabited: Driver) -> None:
    """By keys alone, and none of them waits for anything: the page before the last may be built
    again, or be gone.
    """
    shell, walker = inhabited, Walker(inhabited)
    for number, (first, last) in enumerate(some(PAIRS, AT_ONCE)):
        setting = [*SETTLES][number % len(SETTLES)]
        with at(first=first, last=last, setting=setting):
            walker.to(first)
            walker.home()
            walker.to("settings")
            before = shell.app.settings[setting]
            change(shell, setting)
            walker.leave_for(last)
            sound(shell)
            shell.settle()
            assert last == shell.window.page
            assert before != shell.app.settings[setting]
            sound(shell)
            walker.home()
            shell.settle()


def test_any_page_may_follow_the_settings_while_the_text_size_is_settling(
    inhabited: Driver,
) -> None:
    """Not all are a key away: another window may hand over a file."""
    shell, window = inhabited, inhabited.window
    over, open_ = (shell.app.controller.matches.folder / "over.stowaway", shell.app.controller.path)
    ways = {
        f"setup:{GAME}": lambda: window.match_opener.set_up(GAME),
        f"practise:{GAME}": window.match_opener.practise,
        f"trail:{GAME}": window.match_opener.open_trail,
        f"daily:{GAME}": window.match_opener.open_daily,
        "mistakes": window.replay_opener.open_mistakes,
        "table": lambda: window.match_opener.open_file(open_),
        "replay": lambda: window.replay_opener.watch_file(over),
        "review": window.replay_opener.look_back,
        "notices": lambda: window.go("notices"),
        "result": lambda: window.match_opener.open_file(over),
    }
    for page, way in ways.items():
        with at(page=page):
            # Once before, so that it was built and left.
            way()
            shell.settle()
            assert page == window.page
            window.go("lounge")
            window.go("settings")
            change(shell, "look.text_size")
            way()
            # A file is read in steps.
            assert comes(lambda: not window.waiting.busy)
            assert page == window.page
            sound(shell)
            shell.settle()
            assert page == window.page
            sound(shell)
            window.go("lounge")
            shell.settle()

"""The keys of persons at one keyboard: seen, changed and tried, on any page that shows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.core import GameId
from engine.store import Settings
from ui.bridge.keys import KeyBinding, KeyboardPlayer, KeyPlan, Stroke
from ui.look.style import Look
from ui.shell.settings.keyboard import Keyboard, layout_of, places
from ui.shell.settings.keys_editor import KeysEditor

PLAN = KeyPlan(
    GameId("some"),
    (KeyBinding("left", "Left"), KeyBinding("grab", "Grab")),
    (("A", "S"), ("J", "K"), ("Num+4", "Num+5")),
    taken={"P": "P pauses."},
)
ADA, BEN = KeyboardPlayer("Ada", "brick"), KeyboardPlayer("Ben", "ocean")


class Guests:
    """Nobody who has keys of their own."""

    def keys_of(self, names: Iterable[str]) -> list[dict[str, str]]:
        return [{} for _ in names]

    def keep_keys(self, _name: str, _keys: object) -> bool:
        return False


class Desk:
    """As much of the desk as the editor asks for."""

    def __init__(self, path: Path) -> None:
        self.settings = Settings(path)
        self.people = Guests()

    def remember(self, key: str, value: str) -> None:
        self.settings.set(key, value)


@pytest.fixture
def editor(qtbot: QtBot, tmp_path: Path) -> Any:
    controller: Any = Desk(tmp_path / "settings.toml")
    made: Any = KeysEditor(Look(), controller, PLAN)
    made.controller = controller
    made.set_people([ADA, BEN])
    qtbot.addWidget(made)
    made.resize(1000, 400)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    return made


def stroke(name: str) -> Stroke:
    found = Stroke.read(name)
    assert found is not None
    return found


def held(editor: Any) -> dict[str, str]:
    found: dict[str, str] = Settings(editor.controller.settings.path).family("keys")
    return found


def click(editor: Any, name: str) -> None:
    at = editor.keyboard.centre_of(stroke(name))
    assert at is not None
    QTest.mouseClick(editor.keyboard, Qt.MouseButton.LeftButton, pos=at)


def test_keys_are_tried_where_a_click_asks_for_none(editor: Any) -> None:
    """A click on a key asks for another; so who tries several clicks beside them."""
    assert "an empty part of the diagram" in editor.warning.text()
    click(editor, "A")
    assert editor._asked is not None
    editor._asked = None
    QTest.mouseClick(editor.keyboard, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert editor._asked is None
    assert editor.keyboard.hasFocus()


def test_keys_that_are_on_the_picture_alone_are_named(
    editor: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert editor.sentence.text() == "To change a key, click it, then press the new one."
    monkeypatch.setattr(editor, "_plan", replace(PLAN, alone=(("Left",), ("Space", "Return"))))
    editor.set_people([ADA])
    assert editor.sentence.text().startswith("Left, also: ←. Grab, also: Space, Enter. To")
    both = (("Left",), ("Space", "Return", "Enter"))
    monkeypatch.setattr(editor, "_plan", replace(PLAN, alone=both))
    editor.show_keys()
    assert editor.sentence.text().startswith("Left, also: ←. Grab, also: Space, Enter. To")
    # Other options, another use of a key.
    steps = replace(PLAN, alone=(("Left",), ("Return",)), notes=("Space runs the belt.",))
    editor.set_plan(steps)
    said = "Left, also: ←. Grab, also: Enter. Space runs the belt. To"
    assert editor.sentence.text().startswith(said)


def test_a_key_is_changed_by_a_click_and_a_press(editor: Any) -> None:
    cap = editor.caps[(0, 1)]
    assert cap.accessibleName() == "Ada, Grab: S"
    cap.click()
    assert "Ada, Grab: press the new key" in editor.sentence.text()
    QTest.keyClick(cap, Qt.Key.Key_F)
    assert cap.accessibleName() == "Ada, Grab: F"
    assert held(editor) == {"keys.some-1-grab": "F"}
    assert editor.sentence.text() == "Ada, Grab: F"
    editor.reset_button.click()
    assert held(editor) == {}
    assert cap.accessibleName() == "Ada, Grab: S"
    assert not editor.reset_button.isEnabled()


def test_a_key_is_changed_by_two_clicks_on_the_picture(editor: Any) -> None:
    click(editor, "K")
    assert "Ben, Grab: press the new key" in editor.sentence.text()
    click(editor, "Num+9")
    assert held(editor) == {"keys.some-2-grab": "Num+9"}


@pytest.mark.parametrize(
    ("key", "why"),
    [
        (Qt.Key.Key_J, "J is already in use: Ben, Left."),
        (Qt.Key.Key_P, "P pauses."),
        (Qt.Key.Key_Shift, "cannot be used on their own"),
        (Qt.Key.Key_Tab, "function keys are reserved"),
        (Qt.Key.Key_F1, "function keys are reserved"),
    ],
)
def test_what_cannot_be_is_refused_in_words(editor: Any, key: Qt.Key, why: str) -> None:
    cap = editor.caps[(0, 0)]
    cap.click()
    QTest.keyClick(cap, key)
    assert why in editor.sentence.text()
    assert held(editor) == {}
    QTest.keyClick(cap, Qt.Key.Key_F)
    assert held(editor) == {"keys.some-1-left": "F"}


def test_escape_and_another_place_leave_the_key(editor: Any) -> None:
    cap = editor.caps[(0, 0)]
    cap.click()
    QTest.keyClick(cap, Qt.Key.Key_Escape)
    assert not cap.waiting
    cap.click()
    editor.reset_button.setEnabled(True)
    editor.reset_button.setFocus()
    QApplication.processEvents()
    assert not cap.waiting
    assert held(editor) == {}


def test_keys_that_are_held_together_are_named(editor: Any) -> None:
    editor.keyboard.setFocus()
    for key in (Qt.Key.Key_A, Qt.Key.Key_J, Qt.Key.Key_K):
        QTest.keyPress(editor.keyboard, key)
    assert "A, J, K" in editor.sentence.text()
    assert "so far: 3" in editor.sentence.text()
    QTest.keyRelease(editor.keyboard, Qt.Key.Key_J)
    assert "Keys detected: A, K." in editor.sentence.text()
    assert "so far: 3" in editor.sentence.text()
    editor.reset_button.setEnabled(True)
    editor.reset_button.setFocus()
    assert editor.keyboard.down == []
    assert "Keys detected" not in editor.sentence.text()


def test_the_warning_is_for_those_who_share_the_keyboard(editor: Any) -> None:
    assert editor.warning.isVisibleTo(editor)
    editor.set_people([ADA])
    assert not editor.warning.isVisibleTo(editor)
    assert not editor.caps[(1, 0)].isVisibleTo(editor)
    editor.set_people([ADA, KeyboardPlayer("Bea", "plum")])
    assert editor.caps[(1, 0)].accessibleName() == "Bea, Left: J"


def test_letters_lie_as_the_language_has_them_until_they_are_pressed(qtbot: QtBot) -> None:
    spoken = (QLocale.Language.German, QLocale.Language.French, QLocale.Language.English)
    assert ["qwertz", "azerty", "qwerty"] == [layout_of(QLocale(each)) for each in spoken]
    for layout in ("qwertz", "azerty", "qwerty"):
        strokes = [place.stroke for place in places(layout) if place.stroke is not None]
        assert len(strokes) == len(set(strokes))
        assert {stroke(name) for name in (*"ASDJKL", "Left", "Num+4")} <= set(strokes)
        boxes = [place.box for place in places(layout)]
        assert not [(a, b) for a in boxes for b in boxes if a is not b and a.intersects(b)]
    # A system that tells nothing of the keyboard leaves the program's language.
    method, before = Mock(), QLocale()
    try:
        for told, own, letter in (
            ("C", "de_DE", "Z"),
            ("C", "en_GB", "Y"),
            ("fr_FR", "de_DE", "Y"),
        ):
            method.locale.return_value = QLocale(told)
            QLocale.setDefault(QLocale(own))
            with patch("ui.shell.settings.keyboard.QGuiApplication.inputMethod", lambda: method):
                shown = Keyboard(Look())
            qtbot.addWidget(shown)
            row = "AZERT" if told == "fr_FR" else f"QWERT{letter}"
            found = [shown.centre_of(stroke(each)) for each in row]
            xs = [at.x() for at in found if at is not None]
            assert sorted(xs) == xs
            assert len(row) == len(xs)
    finally:
        QLocale.setDefault(before)
    keyboard = Keyboard(Look())
    qtbot.addWidget(keyboard)
    keyboard.resize(keyboard.sizeHint())
    at = keyboard.centre_of(stroke("A"))
    keyboard.learn(30, stroke("Q"))
    assert keyboard.centre_of(stroke("A")) is None
    assert keyboard.centre_of(stroke("Q")) in (at, keyboard.centre_of(stroke("Q")))


@pytest.mark.parametrize(
    ("layout", "named"), [("qwertz", "^#"), ("azerty", "²*"), ("qwerty", "`\\")]
)
def test_a_layout_has_its_own_keys_beside_the_letters(layout: str, named: str) -> None:
    strokes = {key.code: key.stroke for key in places(layout)}
    assert [Stroke.read(name) for name in named] == [strokes[41], strokes[43]]


def test_all_rows_are_seen_however_low_the_picture_is(qtbot: QtBot) -> None:
    keyboard = Keyboard(Look())
    qtbot.addWidget(keyboard)
    for size in (QSize(1400, 190), QSize(600, 400), keyboard.sizeHint()):
        keyboard.resize(size)
        room = QRectF(keyboard.rect())
        assert all(room.contains(keyboard._box(place)) for place in keyboard._places)
    # It asks for the height that its keys want, of layouts that would hold it to its hint, too.
    beside = QWidget()
    qtbot.addWidget(beside)
    row = QHBoxLayout(beside)
    row.addWidget(keyboard)
    beside.resize(1400, 600)
    beside.show()
    assert keyboard.height() >= keyboard.heightForWidth(keyboard.width())


def test_a_key_that_repeats_is_one_press(editor: Any) -> None:
    editor.keyboard.setFocus()
    for _ in range(2):
        QApplication.sendEvent(
            editor.keyboard,
            QKeyEvent(
                QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a", True, 1
            ),
        )
    assert editor.keyboard.down == []
    QTest.mouseClick(editor.keyboard, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert not any(cap.waiting for cap in editor.caps.values())


def test_a_game_with_keys_shows_them_on_set_up_and_settings(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = shell.window.specs["pack_the_essentials"]
    monkeypatch.setattr(spec, "keys", lambda values: None if values.get("side") == "own" else PLAN)
    shell.window.match_opener.set_up(str(spec.game))
    page = shell.window.pages[f"setup:{spec.game}"]
    page.seating.fill(
        [("Ada", "brick", "person"), ("", "ocean", "normal"), ("Ben", "plum", "person")]
    )
    assert page.keys_card.isVisibleTo(page)
    assert page.keys.caps[(1, 0)].accessibleName() == "Ben, Left: J"
    page.keys.caps[(1, 0)].click()
    shell.press(Qt.Key.Key_Space)
    assert shell.app.preferences.keys == {"keys.some-2-left": "Space"}
    page.options.set_values({"side": "own"})
    page.options.changed.emit()
    assert not page.keys_card.isVisibleTo(page)
    shell.window.go("settings")
    settings = shell.window.pages["settings"]
    (editor,) = [keys for keys in settings.keys if keys._plan is PLAN]
    assert editor.caps[(1, 0)].accessibleName() == "Player 2, Left: Space"
    settings._reset()
    assert editor.caps[(1, 0)].accessibleName() == "Player 2, Left: J"
    assert shell.app.preferences.keys == {}

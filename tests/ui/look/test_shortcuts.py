"""Shortcuts: which one a key means, and what a scope may not declare."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.look.shortcuts import (
    Scope,
    Shortcut,
    bind,
    combination,
    find,
    obey,
    together,
    twice,
    without,
)

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
PAD = Qt.KeyboardModifier.KeypadModifier


def pressed(
    key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "", *, held: bool = False
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text, held)


def declared(*keys: str, words: str = "Do it", **more: Any) -> Shortcut:
    return Shortcut(keys, words, lambda: None, **more)


def test_a_key_is_found_by_its_name() -> None:
    undo, arrows = declared("Ctrl+Z"), declared("Left", "Home")
    assert find((undo, arrows), pressed(Key.Key_Z, CTRL)) is undo
    assert find((undo, arrows), pressed(Key.Key_Home)) is arrows
    assert find((undo, arrows), pressed(Key.Key_Left, PAD)) is arrows, "also on the number pad"
    assert find((undo, arrows), pressed(Key.Key_Z)) is None
    assert find((undo, arrows), pressed(Key.Key_Left, CTRL)) is None


def test_shift_makes_a_key_another_one_only_where_it_is_declared() -> None:
    there, back, flip = declared("R"), declared("Shift+R"), declared("F")
    for shortcuts in ((there, back, flip), (back, there, flip)):
        assert find(shortcuts, pressed(Key.Key_R)) is there
        assert find(shortcuts, pressed(Key.Key_R, SHIFT)) is back
        assert find(shortcuts, pressed(Key.Key_F, SHIFT)) is flip


def test_a_sign_is_found_wherever_the_layout_has_it() -> None:
    why, faster = declared("?"), declared("+")
    assert find((why, faster), pressed(Key.Key_Question, SHIFT, "?")) is why
    assert find((why, faster), pressed(Key.Key_unknown, SHIFT, "?")) is why
    assert find((why, faster), pressed(Key.Key_Plus, SHIFT, "+")) is faster


def test_what_is_not_ready_leaves_the_key_to_the_next() -> None:
    first, second = declared("Esc", ready=lambda: False), declared("Esc")
    assert find((first, second), pressed(Key.Key_Escape)) is second
    assert find((first,), pressed(Key.Key_Escape)) is None


def test_a_key_that_is_held_down_does_once_what_does_not_repeat() -> None:
    done: list[str] = []
    once = Shortcut(("Space",), "Play", lambda: done.append("played"), repeats=False)
    more = Shortcut(("Left",), "Step", lambda: done.append("stepped"))
    for held in (False, True):
        for key in (Key.Key_Space, Key.Key_Left):
            event = pressed(key, held=held)
            assert obey((once, more), event), "it is nobody else's either way"
            assert event.isAccepted()
    assert done == ["played", "stepped", "stepped"]
    assert not obey((once, more), pressed(Key.Key_X))


def test_no_scope_declares_a_key_twice() -> None:
    assert twice(Scope("Here", (declared("A", "Del"), declared("B")))) == []
    assert twice(Scope("Here", (declared("A"), declared("B", "A")))) == ["A"]
    assert twice(Scope("Here", (declared("Del"), declared("Delete")))) == ["Del"], "by two names"
    assert twice(Scope("Here", (declared("Num+4"), declared("4")))) == [], "the pad has its own"
    assert twice(Scope("Here", (declared("R"), declared("Shift+R")))) == []


def test_what_a_page_takes_from_its_table_is_left_out() -> None:
    table = Scope("Table", (declared("Left", "Right"), declared("Space")))
    left = without(table, (declared("Right"), declared("Space")))
    assert [each.keys for each in left.shortcuts] == [("Left",)]


def test_scopes_of_one_title_are_one_and_say_nothing_twice() -> None:
    step, pick = declared("Left", words="Go on"), declared("Return", words="Choose")
    found = together((Scope("Tiles", (step,)), Scope("Empty", ()), Scope("Tiles", (step, pick))))
    assert [(scope.title, len(scope.shortcuts)) for scope in found] == [("Tiles", 2)]


def test_qt_obeys_what_is_bound_for_it(qtbot: QtBot) -> None:
    done: list[str] = []
    widget, inner = QWidget(), QWidget()
    inner.setParent(widget)
    inner.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    ready = [True]
    bind(
        Shortcut(("F7", "Ctrl+J"), "Go", lambda: done.append("gone"), lambda: ready[0]),
        widget,
    )
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    inner.setFocus()
    QTest.keyClick(inner, Key.Key_F7)
    QTest.keyClick(inner, Key.Key_J, CTRL)
    ready[0] = False
    QTest.keyClick(inner, Key.Key_F7)
    assert done == ["gone", "gone"]


@pytest.mark.parametrize("name", ["", "Nothing", "Ctrl+A, Ctrl+B"])
def test_what_is_no_key_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no key"):
        combination(name)

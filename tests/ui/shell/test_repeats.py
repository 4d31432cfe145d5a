"""Tests: a held key is let go once, also where the system tells its repeats as presses."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import delete, invalidate

from tests.ui.shell.conftest import comes
from ui.shell.key_repeat import REPEAT_WAIT_MS, KeyRepeatFilter

OVERRIDE = QEvent.Type.ShortcutOverride
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
SPACE = Qt.Key.Key_Space


class Window(QObject):
    """Notes the keys that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[QEvent.Type, int, bool]] = []
        KeyRepeatFilter(self, self)

    def event(self, event: QEvent) -> bool:
        """Note it."""
        if isinstance(event, QKeyEvent) and event.type() != OVERRIDE:
            self.told.append((event.type(), event.key(), event.isAutoRepeat()))
        return super().event(event)

    def send(self, kind: QEvent.Type, at: int, key: Qt.Key = SPACE) -> None:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ")
        event.setTimestamp(at)
        QApplication.sendEvent(self, event)


def test_a_release_and_a_press_of_one_moment_are_a_repeat(qapp: QApplication) -> None:
    window = Window()
    window.send(PRESS, 10)
    for at in (700, 740, 780):
        window.send(RELEASE, at)
        window.send(OVERRIDE, at)
        window.send(PRESS, at)
    QTest.qWait(3 * REPEAT_WAIT_MS)
    pair = [(RELEASE, SPACE, True), (PRESS, SPACE, True)]
    assert window.told == [(PRESS, SPACE, False), *pair * 3]


def test_a_release_without_its_press_is_let_through_once(qapp: QApplication) -> None:
    window = Window()
    window.send(PRESS, 10)
    window.send(RELEASE, 90)
    assert len(window.told) == 1
    assert comes(lambda: len(window.told) > 1)
    assert window.told == [(PRESS, SPACE, False), (RELEASE, SPACE, False)]


def test_a_release_stays_before_what_comes_after_it(qapp: QApplication) -> None:
    window = Window()
    window.send(RELEASE, 90)
    window.send(PRESS, 90, Qt.Key.Key_1)
    window.send(RELEASE, 95, Qt.Key.Key_1)
    window.send(PRESS, 96, Qt.Key.Key_1)
    assert comes(lambda: len(window.told) > 3)
    assert window.told == [
        (RELEASE, SPACE, False),
        (PRESS, Qt.Key.Key_1, False),
        (RELEASE, Qt.Key.Key_1, False),
        (PRESS, Qt.Key.Key_1, False),
    ]


def test_a_release_that_waits_is_dropped_with_its_window(qapp: QApplication) -> None:
    host, window = QObject(), QObject()
    KeyRepeatFilter(window, host)
    event = QKeyEvent(RELEASE, SPACE, Qt.KeyboardModifier.NoModifier, " ")
    event.setTimestamp(10)
    QApplication.sendEvent(window, event)
    delete(window)
    # An error in the timer's slot would fail the test.
    QTest.qWait(3 * REPEAT_WAIT_MS)
    delete(host)


def test_a_release_comes_to_a_window_that_python_has_lost_hold_of(qtbot: QtBot) -> None:
    """It happened when a review or a guided round was left: number keys and Space were dead."""
    widget = QLineEdit()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    handle, host = widget.windowHandle(), QObject()
    KeyRepeatFilter(handle, host)
    invalidate(handle)
    told: list[int] = []

    class Ear(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QKeyEvent) and event.type() == RELEASE:
                told.append(event.key())
            return False

    ear = Ear()
    widget.installEventFilter(ear)
    event = QKeyEvent(RELEASE, SPACE, Qt.KeyboardModifier.NoModifier, " ")
    event.setTimestamp(10)
    QApplication.sendEvent(widget.windowHandle(), event)
    assert comes(lambda: told == [SPACE])
    delete(host)

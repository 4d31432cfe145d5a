"""Tests of menus that buttons open: what the mouse does when they close."""

from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.look.menus import ButtonMenu

NONE = Qt.MouseButton.NoButton


class Room:
    """A window with a button that has a menu with a submenu, and another button."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(400, 300)
        self.opener, self.other = (QPushButton(word, self.window) for word in ("Open", "Other"))
        self.opener.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.opener.setGeometry(10, 10, 100, 40)
        self.other.setGeometry(250, 240, 100, 40)
        self.menu = ButtonMenu(self.opener)
        self.menu.addMenu("More").addAction("Here")
        self.opener.setMenu(self.menu)
        self.clicks = 0
        self.other.clicked.connect(self._on_clicked)
        with qtbot.waitExposed(self.window):
            self.window.show()

    def _on_clicked(self) -> None:
        self.clicks += 1

    def enter(self) -> None:
        """Let the pointer come to the button that has the menu."""
        at = QPointF(50, 20)
        QApplication.sendEvent(self.opener, QEnterEvent(at, at, at))

    def open(self) -> None:
        """Open the menu by a press."""
        self.menu.popup(self.opener.mapToGlobal(QPoint(0, 45)))

    def close(self, qtbot: QtBot, over: QWidget, buttons: Qt.MouseButton = NONE) -> None:
        """Close the menu while the pointer is over a widget, and these buttons are down."""
        at = over.mapToGlobal(over.rect().center())
        # A pointer that moved here without a window would tell the button that it has left.
        with (
            patch.object(QCursor, "pos", lambda: at),
            patch.object(QApplication, "mouseButtons", lambda: buttons),
        ):
            self.menu.hide()
            qtbot.wait(1)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room(qtbot)


def test_a_button_is_not_lit_any_more_once_its_menu_has_closed(room: Room, qtbot: QtBot) -> None:
    room.enter()
    assert room.opener.underMouse()
    room.open()
    room.close(qtbot, room.other)
    assert not room.opener.underMouse()


def test_a_button_stays_lit_while_the_pointer_is_on_it(room: Room, qtbot: QtBot) -> None:
    room.enter()
    room.open()
    room.close(qtbot, room.opener)
    assert room.opener.underMouse()


def test_the_press_that_closes_a_menu_presses_a_button(room: Room, qtbot: QtBot) -> None:
    room.open()
    room.close(qtbot, room.other, Qt.MouseButton.LeftButton)
    assert room.clicks == 1


def test_a_press_that_qt_passes_on_counts_once(room: Room, qtbot: QtBot) -> None:
    room.open()
    room.other.setDown(True)
    room.close(qtbot, room.other, Qt.MouseButton.LeftButton)
    assert room.clicks == 0


def test_a_menu_that_closes_by_itself_presses_nothing(room: Room, qtbot: QtBot) -> None:
    room.open()
    room.close(qtbot, room.other)
    assert room.clicks == 0

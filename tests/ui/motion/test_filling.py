"""A sheet that fills line by line: in order, each line shown, skipped whole by any press."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.motion import MotionPlayer
from ui.motion.filling import fill, watch_page

ROWS = 4


class Page(QWidget):
    """Four rows and a button."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        self.rows = [QLabel(str(row), self) for row in range(ROWS)]
        self.button = QPushButton("On", self)
        self.pressed = 0
        self.lines = [row.text() for row in self.rows]
        self.button.clicked.connect(self._on_clicked)
        for widget in (*self.rows, self.button):
            column.addWidget(widget)

    def _on_clicked(self) -> None:
        self.pressed += 1

    def show_row(self, row: int, *, shown: bool) -> None:
        self.rows[row].setVisible(shown)

    def visible(self) -> list[bool]:
        return [row.isVisible() for row in self.rows]


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def begin(page: Page, factor: float = 1.0) -> tuple[MotionPlayer, list[str]]:
    player = MotionPlayer(lambda: factor, page)
    heard: list[str] = []
    player.cued.connect(heard.append)
    fill(player, page)
    watch_page(player, page)
    return player, heard


def test_lines_come_one_after_another(page: Page, qtbot: QtBot) -> None:
    player, heard = begin(page)
    assert [True, False, False, False] == page.visible()
    seen = set()

    def look() -> bool:
        seen.add(sum(page.visible()))
        return not player.busy

    qtbot.waitUntil(look, timeout=5000)
    assert {1, 2, 3, 4} >= seen >= {1, 4}
    assert [True] * ROWS == page.visible()
    assert ["tick", "tick", "tick", "fanfare"] == heard


def test_without_movement_all_is_there(page: Page) -> None:
    player, heard = begin(page, factor=0.0)
    assert [True] * ROWS == page.visible()
    assert not player.busy
    assert not heard


@pytest.mark.parametrize("deed", ["click beside", "space", "return", "escape"])
def test_any_press_skips_all_of_it_and_does_nothing_else(page: Page, deed: str) -> None:
    player, _ = begin(page)
    page.button.setFocus()
    if deed == "click beside":
        QTest.mouseClick(page.rows[0], Qt.MouseButton.LeftButton)
    else:
        key = {"space": Qt.Key.Key_Space, "return": Qt.Key.Key_Return}.get(deed)
        QTest.keyClick(page.button, key or Qt.Key.Key_Escape)
    assert [True] * ROWS == page.visible()
    assert not player.busy
    assert page.pressed == 0
    QTest.keyClick(page.button, Qt.Key.Key_Space)
    assert page.pressed == 1


def test_a_press_on_a_button_skips_and_presses_it(page: Page) -> None:
    player, _ = begin(page)
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert not player.busy
    assert [True] * ROWS == page.visible()
    assert page.pressed == 1

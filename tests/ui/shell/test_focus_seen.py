"""What has the keyboard is seen: on every page, with the largest words in the smallest window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.tiers import by_turns
from tests.ui.shell.conftest import Driver
from tests.ui.shell.test_access import PAGES, show, spoken
from ui.shell import language
from ui.shell.widgets.basic import Scroll

SMALL, LARGE = (1024, 640), (1600, 1000)


@pytest.fixture
def large_words(shell: Driver) -> Iterator[Driver]:
    """The app in German, whose words are longer, with its words at 160 % in a small window."""
    shell.app.controller.remember("look.language", "de")
    shell.app.controller.remember("look.text_size", 160)
    shell.resize(*SMALL)
    yield shell
    language.speak(shell.application, "en")


def hidden(shell: Driver) -> str:
    """What of the widget with the keyboard cannot be seen, in words; empty if all that fits is."""
    widget = shell.window.focusWidget()
    assert isinstance(widget, QWidget)
    seen = QRect(QPoint(), widget.size())
    around: QWidget | None = widget
    while around is not None and not around.isWindow():
        parent = around.parentWidget()
        assert parent is not None
        here = seen.intersected(parent.rect().translated(-widget.mapTo(parent, QPoint())))
        if here.height() < min(widget.height(), parent.height()) or here.width() < seen.width():
            return f"{spoken(widget)!r}: {here} of {seen} within {type(parent).__name__}"
        around = parent
    return ""


def walk(shell: Driver, key: Qt.Key) -> list[str]:
    """Go once around by a key; what was hidden on the way."""
    first, found = shell.window.focusWidget(), [hidden(shell)]
    for _ in range(200):
        QTest.keyClick(shell.window.focusWidget(), key)
        found.append(hidden(shell))
        if shell.window.focusWidget() is first:
            break
    return [each for each in found if each]


@pytest.mark.parametrize("name", by_turns(PAGES, at_once=4))
def test_what_has_the_keyboard_is_seen_wherever_tab_leads(large_words: Driver, name: str) -> None:
    show(large_words, name)
    assert hidden(large_words) == "", "as the page is entered"
    assert walk(large_words, Qt.Key.Key_Tab) == []
    assert walk(large_words, Qt.Key.Key_Backtab) == []


@pytest.mark.parametrize("name", by_turns(PAGES, at_once=4))
def test_it_is_still_seen_once_the_window_has_shrunk(large_words: Driver, name: str) -> None:
    shell = large_words
    show(shell, name)
    for steps in (0, 3, -1):
        shell.resize(*LARGE)
        for _ in range(abs(steps)):
            key = Qt.Key.Key_Tab if steps > 0 else Qt.Key.Key_Backtab
            QTest.keyClick(shell.window.focusWidget(), key)
        shell.resize(*SMALL)
        assert hidden(shell) == "", steps


def test_who_drags_the_bar_is_not_taken_back(large_words: Driver) -> None:
    shell = large_words
    (area,) = show(shell, "settings").findChildren(Scroll)
    bar = area.verticalScrollBar()
    middle = bar.rect().center()
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), bar.height() - 30))
    QTest.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), bar.height() - 30))
    low = bar.value()
    assert low > 0
    assert hidden(shell)
    area.holder.resize(area.holder.width(), area.holder.height() + 3)
    shell.settle()
    assert bar.value() == low


def test_who_scrolls_away_from_it_is_not_taken_back_until_the_window_has_another_size(
    large_words: Driver,
) -> None:
    shell = large_words
    page = show(shell, "settings")
    (area,) = page.findChildren(Scroll)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 500
    for _ in range(-(-bar.maximum() // 40)):
        middle = QPointF(area.viewport().rect().center())
        where = QPointF(area.viewport().mapToGlobal(middle))
        wheel = QWheelEvent(
            middle,
            where,
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(area.viewport(), wheel)
    low = bar.value()
    assert low == bar.maximum()
    area.holder.resize(area.holder.width(), area.holder.height() - 3)
    shell.settle()
    assert bar.value() > low - 10
    assert hidden(shell)
    shell.resize(SMALL[0], SMALL[1] + 20)
    assert hidden(shell) == ""

"""Another size of the text: what it costs, and that all stands where it belongs afterwards."""

import itertools
from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QSlider, QWidget

from tests.ui.shell.conftest import GAME
from ui.shell.widgets.basic import Page

KINDS = (QLabel, QAbstractButton, QComboBox, QSlider, QLineEdit)


def overlapping(page: QWidget) -> list[str]:
    """Pairs of words and controls that lie over one another."""
    shown = [
        widget
        for widget in page.findChildren(QWidget)
        if isinstance(widget, KINDS) and widget.isVisible() and not widget.size().isEmpty()
    ]
    rects = [QRect(widget.mapTo(page, widget.rect().topLeft()), widget.size()) for widget in shown]
    return [
        f"{one!r} {other!r}"
        for (one, a), (other, b) in itertools.combinations(zip(shown, rects, strict=True), 2)
        if a.adjusted(2, 2, -2, -2).intersects(b.adjusted(2, 2, -2, -2))
        and not (one.isAncestorOf(other) or other.isAncestorOf(one))
    ]


@pytest.mark.deep("the settings in four sizes; the gate looks at them in two")
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_overlaps_in_the_settings_after_a_smaller_text(shell: Any, language: str) -> None:
    shell.app.controller.remember("look.language", language)
    shell.settle()
    shell.window.go("settings")
    for size in (160, 105):
        shell.app.controller.remember("look.text_size", size)
        shell.settle()
        if size == 160:
            shell.window.go("lounge")
            shell.settle()
            shell.window.go("settings")
            shell.settle()
        page = shell.window.pages["settings"]
        assert shell.app.look.text_scale == pytest.approx(size / 100)
        assert [] == overlapping(page), size
        for label in page.findChildren(QLabel):
            if label.isVisible() and label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width()) - 1, label.text()


@pytest.mark.deep("five pages are built and dressed twice")
def test_pages_that_were_left_are_not_dressed_anew(shell: Any) -> None:
    """They are built anew when they are wanted; what somebody wrote in there stays."""
    window = shell.window
    window.open_rules_of(GAME)
    window.go("lounge")
    window.match_opener.set_up("carry_on")
    window.go("lounge")
    window.match_opener.set_up(GAME)
    window.pages[f"setup:{GAME}"].seating.rows[0].name.setText("Ada")
    window.go("lounge")
    window.go("shelf")
    window.go("lounge")
    window.go("settings")
    kept = window.pages[f"setup:{GAME}"]
    shell.app.look.set_text_scale(1.3)
    shell.settle()
    left = {name for name, page in window.pages.items() if isinstance(page, Page)}
    assert left == {f"setup:{GAME}", "settings"}
    assert window.page == "settings"
    window.go("lounge")
    window.match_opener.set_up(GAME)
    assert window.pages[f"setup:{GAME}"] is kept
    assert kept.seating.rows[0].name.text() == "Ada"
    window.go("lounge")
    window.open_rules_of(GAME)
    shell.settle()
    assert window.page == f"rules:{GAME}"
    shell.app.look.set_text_scale(1.0)
    assert window.page == f"rules:{GAME}", "who reads goes on reading"


class Told(QObject):
    """Counts how often widgets are told that they are dressed otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.times: Counter[int] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange:
            self.times[id(watched)] += 1
        return False


def test_each_widget_is_dressed_anew_once(shell: Any) -> None:
    """By a sheet that is taken off and put on; by one that is changed, a dozen times.

    A set-up page took 184 ms of processor, and 64 since, measured in turn.
    """
    shell.window.match_opener.set_up("carry_on")
    shell.settle()
    widgets, told = shell.window.findChildren(QWidget), Told()
    for widget in widgets:
        widget.installEventFilter(told)
    shell.app.look.set_text_scale(1.3)
    assert 100 < len(widgets)
    assert sum(told.times.values()) <= 3 * len(widgets)

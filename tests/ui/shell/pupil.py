"""Tests: somebody who is led through a game's guided first round in the whole app."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.ui.shell.conftest import comes
from ui.shell.match.page import TablePage
from ui.shell.tutorial.overlay import _TAG_SHADOW_MARGINS


class Pupil:
    """Does what the conductor says; how a step is done says a game's own, by mouse or by keys."""

    game: ClassVar[str]
    steps: ClassVar[Sequence[str]]
    """The keys of all lessons, the last of which is the end."""

    def __init__(self, shell: Any) -> None:
        self.shell = shell
        self.window = shell.window

    def begin(self) -> None:
        """Begin the first round, from its beginning."""
        self.window.match_opener.learn_anew(self.game)
        self.shell.settle()

    @property
    def page(self) -> TablePage:
        page = self.window.pages["table"]
        assert isinstance(page, TablePage)
        return page

    @property
    def table(self) -> Any:
        return self.page.table

    @property
    def overlay(self) -> Any:
        assert self.page.overlay is not None
        return self.page.overlay

    @property
    def step(self) -> str:
        """The present step, once computers have answered and all has been shown."""
        assert comes(self._is_ready)
        self.read()
        return str(self.overlay.guide.lesson.key)

    def read(self) -> None:
        """Take the time to read what is said: no press is taken for a second one."""
        self.shell.settle()
        if self.page.overlay is not None:
            self.overlay._settle()

    def _is_ready(self) -> bool:
        if self.table.motion.waits:
            # What waits has been looked at.
            self.table.motion.go_on()
        return bool(self.overlay.guide._ready())

    @property
    def paper(self) -> QRect:
        """Where the conductor's tag lies on the table, without its shadow."""
        return QRect(self.overlay.tag.geometry().marginsRemoved(_TAG_SHADOW_MARGINS))

    @property
    def words(self) -> str:
        """What is being said."""
        self.read()
        return str(self.overlay.tag.words)

    def do(self, step: str) -> None:
        """Do what a step asks for."""
        getattr(self, step)()
        self.shell.settle()

    def is_calm(self) -> bool:
        """Whether the table asks for nothing, just while all is to be read that is said."""
        guide = self.overlay.guide
        reads = guide.can_pass() and not guide.is_free and not self.table.in_hand.holds
        said: str = self.table.now.text()
        return bool(reads) == (said == "Take your time. Press “Next” to continue.")

    def go_on(self) -> None:
        """Say that it has been read."""
        raise NotImplementedError

    def up_to(self, step: str) -> None:
        """Begin, and do all that comes before a step; nothing of that is painted."""
        self.begin()
        self.window.setUpdatesEnabled(False)
        for each in self.steps[: self.steps.index(step)]:
            assert each == self.step, (each, self.step, self.words)
            self.do(each)
        self.window.setUpdatesEnabled(True)
        assert step == self.step

    def walk(self) -> Iterator[str]:
        """Each step in turn, as it is seen; it is done when the next one is asked for."""
        self.begin()
        for step in self.steps:
            assert step == self.step
            assert not any(map(self.paper.intersects, self.overlay.guide.needed())), step
            tag = self.overlay.tag
            assert tag.written().contains(self.room(tag._words)), "no string crosses them"
            yield step
            if step != self.steps[-1]:
                self.do(step)

    def leave(self) -> None:
        """Leave by mouse, after a while; no match is kept of it, also where that is asked."""
        self.overlay._settle()
        with patch("ui.shell.match.keep_round.ask", lambda _window: False):
            QTest.mouseClick(self.overlay.tag.leave_button, Qt.MouseButton.LeftButton)
        self.shell.settle()
        assert self.window.page == "lounge"
        assert self.shell.app.controller.bridge is None
        assert self.shell.app.controller.latest() is None
        assert self.shell.app.controller.shelf() == ()

    def room(self, widget: QWidget) -> QRect:
        """Where a part of the table is, in the table's coordinates."""
        return QRect(widget.mapTo(self.table, QPoint()), widget.size())


class Clicking(Pupil):
    """Uses the mouse alone."""

    def press(self, button: QPushButton) -> None:
        self.read()
        assert button.isVisible()
        assert button.isEnabled(), button.text()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def go_on(self) -> None:
        self.press(self.overlay.tag.next_button)


class Typing(Pupil):
    """Uses the keyboard alone: every key goes to whatever has the focus."""

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        target = QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key, modifier)

    def go_on(self) -> None:
        self.read()
        self.key(Qt.Key.Key_Return)

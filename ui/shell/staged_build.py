"""Shell: long work done a step a turn, so that the window answers in between, and a freeze."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


class StagedBuild(QObject):
    """Takes one step of a piece of work a turn, after all that waits in that turn.

    Nothing may be told apart by how fast somebody is: after `hurry`, whatever a person does comes
    after the last step, which is then taken at once.
    """

    done = Signal()
    """The last step was taken."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._ears: list[QObject] = []
        # A timer, not a posted event: those that are posted meanwhile are dealt with in one turn.
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)

    @property
    def busy(self) -> bool:
        """Whether there are steps to come."""
        return self._steps is not None

    def begin(self, steps: Iterator[object]) -> None:
        """Take these steps, in place of any that are still to come."""
        self.drop()
        self._steps = steps
        self._timer.start(0)

    def hurry(self, *ears: QObject | None) -> None:
        """Take all steps that are left before any of these hears the next input.

        A window's handle hears all. The program as a whole hears a thousand things a page.
        """
        if self.busy:
            self._ears = [ear for ear in ears if ear is not None]
            for ear in self._ears:
                ear.installEventFilter(self)

    def finish(self) -> None:
        """Take all steps that are left now."""
        while self.busy:
            self._turn()

    def drop(self) -> None:
        """Take no more steps, and tell nobody."""
        self._steps = None
        self._timer.stop()
        for ear in self._ears:
            if isValid(ear):
                ear.removeEventFilter(self)
        self._ears = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An input is heard after the last step."""
        # Not above: the lounge's first frame needs nothing of what moves.
        from ui.motion import INPUT_EVENTS

        if event.type() in INPUT_EVENTS or event.type() == QEvent.Type.ShortcutOverride:
            self.finish()
        return False

    def _turn(self) -> None:
        steps = self._steps
        if steps is None:
            return
        try:
            next(steps)
        except StopIteration:
            # Unless the last step began another piece of work.
            if steps is self._steps:
                self.drop()
                self.done.emit()


class FrameHold(QObject):
    """While it is on a window goes on showing what it showed; what changes is seen in one frame.

    Not `setUpdatesEnabled`: widgets that are made meanwhile would be painted all the same.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._on = self._held = False

    @property
    def on(self) -> bool:
        """Whether nothing new is seen."""
        return self._on

    def hold(self) -> None:
        """Let nothing new be seen from now on."""
        if not self._on:
            self._on = True
            self._window.installEventFilter(self)

    def lift(self) -> None:
        """Let all be seen that has changed."""
        if self._on:
            self._window.removeEventFilter(self)
            if self._held:
                # Qt believes that it is on its way still, and sends no other.
                QCoreApplication.postEvent(self._window, QEvent(QEvent.Type.UpdateRequest))
        self._on = self._held = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold back the request to paint."""
        if watched is self._window and event.type() == QEvent.Type.UpdateRequest:
            self._held = True
            return True
        return False

"""Shell: repeats of a held key that the system tells as if it had been let go and pressed again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

REPEAT_WAIT_MS: Final = 8
"""A release is let through when its repeat has not come by then, in milliseconds."""


class KeyRepeatFilter(QObject):
    """Marks what a held key repeats at a window, on X11.

    There a repeat is a release and a press of one timestamp. Qt knows it by a press that already
    waits behind the release; where that comes a moment later both are told as a person's.
    """

    def __init__(self, window: QObject, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._waits: QKeyEvent | None = None
        self._passes = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(REPEAT_WAIT_MS)
        self._timer.timeout.connect(self._let)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold a release back until it is known what it is."""
        kind = event.type()
        if self._passes or not (
            isinstance(event, QKeyEvent)
            or (self._waits is not None and kind == QEvent.Type.FocusOut)
        ):
            return False
        # Not the one of the beginning: Python's hold on a window can end long before the window.
        self._window = watched
        waits = self._waits
        if waits is not None:
            if (
                isinstance(event, QKeyEvent)
                and kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
                and event.key() == waits.key()
                and event.timestamp() == waits.timestamp()
            ):
                if kind == QEvent.Type.ShortcutOverride:
                    # Every press is first offered as a shortcut.
                    return False
                self._drop()
                self._send(_repeated(waits))
                self._send(_repeated(event))
                return True
            # Whatever else comes, comes after it.
            self._let()
        if (
            isinstance(event, QKeyEvent)
            and kind == QEvent.Type.KeyRelease
            and not event.isAutoRepeat()
        ):
            self._waits = event.clone()
            self._timer.start()
            return True
        return False

    def _drop(self) -> None:
        self._timer.stop()
        self._waits = None

    def _let(self) -> None:
        waits = self._waits
        self._drop()
        if waits is not None:
            self._send(waits)

    def _send(self, event: QKeyEvent) -> None:
        if not isValid(self._window):
            # The key that went down has closed it, as it does with a question.
            return
        self._passes = True
        try:
            QApplication.sendEvent(self._window, event)
        finally:
            self._passes = False


def _repeated(event: QKeyEvent) -> QKeyEvent:
    """The same, marked as a repeat."""
    made = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        True,
        event.count(),
    )
    made.setTimestamp(event.timestamp())
    return made

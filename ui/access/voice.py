"""Access: has a screen reader say something."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

PAUSE_MS: Final = 120
"""What is said within this time is said in one breath."""


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Say a text at once, if anybody listens; an urgent one interrupts what is being said."""
    if not text or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class Voice(QObject):
    """Says what a table has to say, without falling over its own words.

    Sentences gather for a moment and are said together, in their order. Of those with the same
    topic only the latest is said: who holds an arrow key down hears where the piece has come to.
    An urgent sentence is said at once, after what has gathered.
    """

    said = Signal(str, bool)
    """A text that is being said, and whether it is urgent."""

    def __init__(self, widget: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent or widget)
        self._widget = widget
        self._waiting: list[tuple[str, str]] = []
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.setInterval(PAUSE_MS)
        self._breath.timeout.connect(self.flush)

    def say(self, text: str, *, topic: str = "", urgent: bool = False) -> None:
        """Say a text soon; nothing happens while nobody listens."""
        if not text or not QAccessible.isActive():
            return
        if topic:
            self._waiting = [entry for entry in self._waiting if entry[0] != topic]
        if urgent:
            self.flush()
            self._speak(text, urgent=True)
            return
        self._waiting.append((topic, text))
        if not self._breath.isActive():
            self._breath.start()

    def drop(self) -> None:
        """Say nothing of what has gathered: whoever it was for is not here any more."""
        self._breath.stop()
        self._waiting.clear()

    def flush(self) -> None:
        """Say now what has gathered."""
        self._breath.stop()
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._speak(" ".join(dict.fromkeys(text for _, text in waiting)), urgent=False)

    def _speak(self, text: str, *, urgent: bool) -> None:
        announce(self._widget, text, urgent=urgent)
        self.said.emit(text, urgent)

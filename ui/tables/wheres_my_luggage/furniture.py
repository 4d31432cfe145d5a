"""The table of Where's My Luggage?: which widgets the page has beside its stage."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.look.air import airy
from ui.look.rows import LogPanel
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import FittedLabel, RoleLabel, TagButton, card
from ui.tables.wheres_my_luggage.items import Track
from ui.tables.wheres_my_luggage.words import say

_LEAST: Final = QSize(760, 240)
_TRACK: Final = 0.42
"""The share of the lower edge that the score track takes at most."""
_LEAST_TRACK: Final = 260
_WORDS: Final = 200
"""The width that the sentence beside it has at least, at 100 %."""


class Furniture(QWidget):
    """The page with its widgets; what they do is up to whoever derives from it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def furnish(self, view: QWidget) -> None:
        """Make all widgets and lay them out below the stage, and over it."""
        look = self._look
        self.pause_button = self._tag("pause")
        self.log_button = self._tag("show-log", "tip-log")
        self.log_button.setCheckable(True)
        self.hold_button = self._tag("hold", primary=True, parent=view)
        self.track = Track(look, self)
        self.now = FittedLabel(look, Role.STRONG, "", self, lines=2)
        self.rule_button = TagButton(look, say("why", rule="WL-00"), self)
        self.rule_button.setAutoDefault(True)
        self.rule_button.setToolTip(say("tip-why"))
        bottom = QHBoxLayout()
        airy(look, bottom, (12, 2, 12, 6), 10)
        bottom.addWidget(self.pause_button)
        bottom.addWidget(self.log_button)
        bottom.addWidget(self.now, 1)
        bottom.addWidget(self.rule_button)
        bottom.addWidget(self.track)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self.setMinimumSize(_LEAST)
        layout.addWidget(view, 1)
        layout.addLayout(bottom)
        self.log = LogPanel(look, say("log"), view)
        self.cover_card = self._cover(view)
        look.changed.connect(self._share_edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words their share of the lower edge."""
        super().resizeEvent(event)
        self._share_edge()

    def _share_edge(self) -> None:
        """Also in the same window, where words get larger."""
        shown = [b for b in (self.pause_button, self.log_button) if b.isVisibleTo(self)]
        taken = sum(button.sizeHint().width() + 10 for button in (*shown, self.rule_button))
        spare = self.width() - taken - self._look.px(_WORDS) - 40
        # Where its numbers could not be read, the seats' own have to do.
        self.track.setVisible(spare >= _LEAST_TRACK)
        self.track.setMaximumWidth(max(_LEAST_TRACK, min(round(self.width() * _TRACK), spare)))

    def _cover(self, view: QWidget) -> QFrame:
        """Why time stands, and the way on."""
        found = card(view)
        found.setObjectName("cover")
        column = QVBoxLayout(found)
        column.setContentsMargins(24, 16, 24, 18)
        column.setSpacing(8)
        title = RoleLabel(self._look, Role.HEADING, say("paused"), found)
        self.cover_words = RoleLabel(self._look, Role.BODY, "", found)
        self.cover_words.setWordWrap(True)
        for label in (title, self.cover_words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        self.continue_button = TagButton(self._look, say("continue"), found, primary=True)
        self.continue_button.setAutoDefault(True)
        self.continue_button.setToolTip(say("tip-continue"))
        column.addWidget(self.continue_button, 0, Qt.AlignmentFlag.AlignCenter)
        found.hide()
        return found

    def _tag(
        self, key: str, tip: str = "", *, primary: bool = False, parent: QWidget | None = None
    ) -> TagButton:
        button = TagButton(self._look, say(key), parent or self, primary=primary)
        # Without a dialog around it, Enter presses only a button that is an automatic default.
        button.setAutoDefault(True)
        button.setObjectName(key)
        button.setToolTip(say(tip or f"tip-{key}"))
        return button

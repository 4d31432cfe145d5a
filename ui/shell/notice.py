"""Shell: the notice: one sentence at the foot of the window, until it is put away."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui.look.style import Look
from ui.shell.parts import Words, announce, button

MOST = 5


class Notice(QFrame):
    """Sentences one after another; each is shown once, and none twice in a row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(self.tr("Notice"))
        self._waiting: list[str] = []
        self.words = Words(look, wrap=True)
        self.close_button = button(self.tr("Put a&way"), self.next, role="quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.close_button)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence, after those that wait."""
        if sentence in self._waiting or len(self._waiting) >= MOST:
            return
        self._waiting.append(sentence)
        if len(self._waiting) == 1:
            self._show()

    def next(self) -> None:
        """Put the sentence away."""
        del self._waiting[:1]
        self._show()

    @property
    def sentence(self) -> str:
        """What is shown; empty if nothing is."""
        return self._waiting[0] if self._waiting else ""

    def _show(self) -> None:
        self.words.setText(self.sentence)
        self.setVisible(bool(self._waiting))
        if self._waiting:
            announce(self, self.sentence)

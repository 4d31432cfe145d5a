"""Shell: the card that is seen while something takes long: how far it is, and a way to stop it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from ui.bridge.jobs.cooperative import CooperativeTask
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.shell.widgets.basic import Label, announce, button

if TYPE_CHECKING:
    from ui.bridge.jobs.cooperative import ProgressSteps

WAITING_CARD_DELAY_S: Final = 0.3
"""Seconds that something may take without a word."""

T = TypeVar("T")


class BusyIndicator(QObject):
    """Work that the window waits for; it answers meanwhile, and the person may stop it."""

    covered = Signal(bool)
    """A card lies over the window, or, after all that followed from the work, no more."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._words = ""
        self._since = 0.0
        self.card: WaitingCard | None = None
        self._errand = CooperativeTask(self)
        self._errand.moved.connect(self._on_moved)

    @property
    def busy(self) -> bool:
        """Whether something is waited for."""
        return self._errand.busy

    def begin(self, steps: ProgressSteps[T], words: str, then: Callable[[T], object]) -> None:
        """Take steps in place of others; `words` say what is done, `then` hears what was made."""
        self.stop()
        self._words, self._since = words, time.monotonic()
        self._errand.begin(steps, lambda made: self._end(lambda: then(made)))

    def stop(self) -> None:
        """Wait no more; nothing has come of it."""
        self._errand.drop()
        self._end(lambda: None)

    def _end(self, then: Callable[[], object]) -> None:
        card, self.card = self.card, None
        if card is not None:
            card.hide()
            card.deleteLater()
        then()
        if card is not None:
            self.covered.emit(False)

    def _on_moved(self, share: float) -> None:
        if self.card is None and time.monotonic() - self._since > WAITING_CARD_DELAY_S:
            self.card = WaitingCard(self._window, self._look, self._words)
            self.covered.emit(True)
            self.card.rejected.connect(self.stop)
            self.card.open()
            announce(self.card, self._words)
        if self.card is not None:
            self.card.bar.setValue(round(share * 100))


class WaitingCard(QDialog):
    """What is done, a bar, and *Stop*; Esc stops too."""

    def __init__(self, window: QWidget, look: Look, words: str) -> None:
        super().__init__(window)
        self.setWindowTitle(words)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setAccessibleName(words)
        self.bar.setFixedWidth(look.px(320))
        self.stop_button = button(self.tr("&Stop"), self.reject)
        column = QVBoxLayout(self)
        with_spacing(look, column, (20, 16, 20, 16), 12)
        column.addWidget(Label(look, words))
        row = QHBoxLayout()
        with_spacing(look, row, gap=12)
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop_button)
        column.addLayout(row)

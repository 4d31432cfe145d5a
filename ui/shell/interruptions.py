"""Shell: what holds up the page that is shown: a question, or a card for what takes long."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.shell.match.page import TablePage
    from ui.shell.widgets.progress_card import BusyIndicator
    from ui.shell.window import MainWindow


class Interruptions(QObject):
    """Asks before the open match is closed, and covers the page while something takes long."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.asking = False
        """Whether something is asked now."""
        self._asked_for: Path | None = None
        self._waiting: BusyIndicator | None = None
        self._covered: QWidget | None = None
        window.controller.ask_unsaved = self._ask_unsaved
        window.controller.ask_taught = self._ask_taught

    @property
    def waiting(self) -> BusyIndicator:
        """For what may take long."""
        if self._waiting is None:
            from ui.shell.widgets.progress_card import BusyIndicator

            self._waiting = BusyIndicator(self._window, self._window.look)
            self._waiting.covered.connect(self._on_covered)
        return self._waiting

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._waiting is not None:
            self._waiting.stop()

    def puts_off(self, path: Path) -> bool:
        """Whether a file is opened only once the question that is asked now is answered."""
        if self.asking:
            self._asked_for = path
        return self.asking

    def _on_covered(self, covered: bool) -> None:
        page = self._window.stack.currentWidget()
        if covered:
            # Nothing goes on behind the card.
            self._covered = page
            self._window.leave_page()
            return
        if self._covered is page:
            self._window.enter_page(page)
        self._covered = None

    def _ask_unsaved(self) -> bool:
        from ui.shell.match.unsaved import ask

        return self._ask(lambda: ask(self._window, self._window.controller))

    def _ask_taught(self) -> bool:
        from ui.shell.match.keep_round import ask

        page = cast("TablePage | None", self._window.pages.get("table"))
        if page is None or not page.is_taught:
            return True

        def decided() -> bool:
            keeps = ask(self._window)
            if keeps:
                page.keep()
            elif keeps is False:
                self._window.controller.discard()
            return keeps is not None

        return self._ask(decided)

    def _ask(self, question: Callable[[], bool]) -> bool:
        """Ask something before the open match is closed; whether the person leaves it."""
        if self.asking:
            return False
        window = self._window
        page = window.stack.currentWidget()
        self.asking = True
        # Nothing goes on behind the question.
        window.leave_page()
        try:
            leaves = question()
        finally:
            self.asking = False
        if not leaves:
            window.enter_page(page)
        wanted, self._asked_for = self._asked_for, None
        if wanted is not None:
            QTimer.singleShot(0, self, lambda: window.match_opener.open_file(wanted))
        return leaves

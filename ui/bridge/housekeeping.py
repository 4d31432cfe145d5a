"""Bridge: what is done beside play: backups in a thread, and copies of other computers merged."""

from __future__ import annotations

import threading
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from engine.core import Message, StowawayError
from ui.bridge.jobs.cooperative import CooperativeTask
from ui.bridge.localise import localise

if TYPE_CHECKING:
    from engine.match import ProgressSteps
    from engine.store.sync_copies import CopiesReport
    from ui.bridge.controller import AppController

COPIES_DELAY_MS: Final = 400
"""How long after the start copies are looked for: the lounge comes first."""
FIRST_BACKUP_MS: Final = 60_000
"""How long after the start the first backup may be made."""
BACKUP_INTERVAL_MS: Final = 5 * 60_000
"""How often it is asked whether a backup is due."""


class Housekeeping(QObject):
    """Makes backups when they are due, and merges copies that synchronised folders hold."""

    told = Signal(str)
    """A sentence for the person."""
    kept = Signal()
    """A backup was made, or one failed."""
    _ended = Signal(str)
    """From the thread: why there is no backup, or nothing."""

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        self._controller = controller
        self.trouble = ""
        """Why the last backup could not be made, in one sentence; empty if it could."""
        self._thread: threading.Thread | None = None
        self._merging = CooperativeTask(self)
        self._due = QTimer(self)
        self._due.setInterval(FIRST_BACKUP_MS)
        self._due.timeout.connect(self._on_due)
        self._copies = QTimer(self)
        self._copies.setSingleShot(True)
        self._copies.setInterval(COPIES_DELAY_MS)
        self._copies.timeout.connect(self.merge_copies)
        # Queued: it comes from another thread.
        self._ended.connect(self._on_ended)

    def begin(self) -> None:
        """Look for copies soon, and see to backups from now on."""
        self._copies.start()
        self._due.start()

    def stop(self) -> None:
        """Do nothing more, and wait for a backup that is being made."""
        self._copies.stop()
        self._due.stop()
        self._merging.drop()
        if self._thread is not None:
            self._thread.join()

    @property
    def busy(self) -> bool:
        """Whether a backup is being made."""
        return self._thread is not None and self._thread.is_alive()

    def back_up(self) -> None:
        """Make a backup now, in a thread, unless nothing has changed since the last one."""
        if self.busy:
            return
        where = self._controller.places

        def run() -> None:
            from engine.store import backups

            try:
                backups.keep(where, datetime.now(UTC))
                words = ""
            except StowawayError as error:
                words = str(error)
            self._ended.emit(words)

        self._thread = threading.Thread(target=run, name="backup", daemon=True)
        self._thread.start()

    def merge_copies(self) -> None:
        """Merge the copies that are there now, unless a match is open: its file is in use."""
        from engine.store import sync_copies

        if self._controller.bridge is None and sync_copies.found(self._controller.places):
            self._merging.begin(self._steps(), self._on_merged, awaited=False)

    def _steps(self) -> ProgressSteps[CopiesReport]:
        from engine.store.sync_copies import CopiesReport, merging_copies

        try:
            return (yield from merging_copies(self._controller.places, self._controller.settings))
        except StowawayError as error:
            return CopiesReport(problems=(error.said,))

    def _on_merged(self, report: CopiesReport) -> None:
        if report.merged:
            words = self.tr(
                "Copies of your files from another computer were merged. Nothing was lost."
            )
            if report.branches:
                # As it is said of an import.
                more = QCoreApplication.translate(
                    "moving",
                    "If a match was continued in two places, the longer version is kept. The "
                    "other one becomes a branch.",
                )
                words = f"{words} {more}"
            self.told.emit(words)
            self._controller.read_again()
        problems: dict[str, Message] = {str(each): each for each in report.problems}
        for each in problems.values():
            self.told.emit(localise(each))

    def _on_due(self) -> None:
        from engine.store import backups

        self._due.setInterval(BACKUP_INTERVAL_MS)
        if backups.is_due(self._controller.places, datetime.now(UTC)):
            self.back_up()

    def _on_ended(self, words: str) -> None:
        self.trouble = words
        self.kept.emit()

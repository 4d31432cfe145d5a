"""Shell: what is done with archives and backups: files are chosen, looked through, and imported."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QDate, QObject, Signal
from PySide6.QtWidgets import QFileDialog

from engine.core import StowawayError
from engine.store.names import ARCHIVE_EXTENSION
from ui.bridge.localise import localise

if TYPE_CHECKING:
    from engine.store.archive import ExportReport
    from engine.store.backups import Backup
    from engine.store.merge import MergeReport
    from ui.bridge.jobs.cooperative import ProgressSteps
    from ui.shell.window import MainWindow

T = TypeVar("T")


class Mover(QObject):
    """Exports and imports archives and restores backups, behind a card with *Stop*.

    It holds what its pages show, as a change of language makes them anew.
    """

    changed = Signal()
    """What is told has changed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.path: Path | None = None
        """The archive that was looked through and is not imported yet."""
        self.preview: MergeReport | None = None
        self.words = ""
        """What came of what was done last, in sentences."""
        self.is_bad = False

    # Everything in one file

    def ask_export(self) -> None:
        """Let the person choose where the archive goes, and write it."""
        today = QDate.currentDate().toString("yyyy-MM-dd")
        name = str(Path.home() / f"Stowaway {today}{ARCHIVE_EXTENSION}")
        place, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Export everything"), name, self._kinds()
        )
        if place:
            path = Path(place)
            if path.suffix.lower() != ARCHIVE_EXTENSION:
                path = path.with_name(path.name + ARCHIVE_EXTENSION)
            self.export(path)

    def export(self, path: Path) -> None:
        """Write everything into one file."""
        from engine.store.archive import exporting

        def come(report: ExportReport) -> None:
            size = self._window.locale().formattedDataSize(report.bytes)
            words = self.tr("Everything was exported to {file} ({size}).").format(
                file=path.name, size=size
            )
            left = " ".join(map(localise, report.left_out))
            self._tell(f"{words} {left}".strip(), bad=bool(left))

        steps = exporting(self._window.controller.places, path)
        self._do(steps, self.tr("Exporting everything…"), come)

    def ask_import(self) -> None:
        """Let the person choose an archive, and look through it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Import a file"), str(Path.home()), self._kinds()
        )
        if name:
            self.look_through(Path(name))

    def look_through(self, path: Path) -> None:
        """Show the page of archives, and what an import of a file would do."""
        from engine.store.imports import previewing

        self.path = self.preview = None
        self._tell("")
        if self._window.page != "move":
            self._window.show_page("move")
        controller = self._window.controller

        def come(report: MergeReport) -> None:
            self.path, self.preview = path, report
            self.changed.emit()

        steps = previewing(path, controller.places, controller.settings)
        self._do(steps, self.tr("Reading the file…"), come)

    def import_it(self) -> None:
        """Import the archive that was looked through; the open match is closed before."""
        from engine.store.imports import importing

        controller, path = self._window.controller, self.path
        if path is None or not self._close_match():
            return

        def come(report: MergeReport) -> None:
            self.path = self.preview = None
            self._merged(report, self.tr("Everything was imported."))

        steps = importing(path, controller.places, datetime.now(UTC), controller.settings)
        self._do(steps, self.tr("Importing…"), come)

    # Backups

    def restore(self, backup: Backup) -> None:
        """Restore a backup, after one of what is here now; the open match is closed before."""
        from engine.store.backups import restoring

        controller = self._window.controller
        if not self._close_match():
            return
        # What the preview of an archive says is no longer true, also if this stops half-way.
        self.path = self.preview = None

        def come(report: MergeReport) -> None:
            words = self.tr(
                "The backup was restored. The first backup in the list has what was here before."
            )
            self._merged(report, words)

        steps = restoring(controller.places, backup, controller.settings, datetime.now(UTC))
        self._do(steps, self.tr("Restoring…"), come)

    # Inside

    def _close_match(self) -> bool:
        """Close the open match; whether the person lets it go, if it is not saved."""
        from ui.shell.routes import ROUTES

        controller, window = self._window.controller, self._window
        if not controller.may_close():
            return False
        if controller.bridge is not None:
            controller.close()
            # No way back leads to its table.
            window.trail = [name for name in window.trail if name == "lounge" or name in ROUTES]
        return True

    def _kinds(self) -> str:
        return self.tr("Stowaway archives (*{extension});;All files (*)").format(
            extension=ARCHIVE_EXTENSION
        )

    def _merged(self, report: MergeReport, words: str) -> None:
        problems = " ".join(localise(each) for each in report.problems)
        self._window.controller.read_again()
        self._tell(f"{words} {problems}".strip(), bad=bool(problems))

    def _do(self, steps: ProgressSteps[T], words: str, then: Callable[[T], object]) -> None:
        """Take steps behind a card; what goes wrong is told in a sentence."""

        def guarded() -> ProgressSteps[tuple[T] | str]:
            try:
                return ((yield from steps),)
            except StowawayError as error:
                return localise(error)

        def come(made: tuple[T] | str) -> None:
            if isinstance(made, str):
                # What was done until then is there.
                self._window.controller.read_again()
                self._tell(made, bad=True)
            else:
                then(made[0])

        self._window.waiting.begin(guarded(), words, come)

    def _tell(self, words: str, *, bad: bool = False) -> None:
        self.words, self.is_bad = words, bad
        self.changed.emit()

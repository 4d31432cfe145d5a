"""Shell: what happens when the program itself is wrong: a report with the match, and a sentence."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.store import files

MAX_REPORTS: Final = 3
"""How many reports one run writes; what breaks again and again says nothing new."""


class Crashes(QObject):
    """Catches what nobody caught, writes it down with the match's journal, and tells the person."""

    caught = Signal(str, str)
    """(sentence, details), in the window's thread."""

    def __init__(
        self,
        folder: Path,
        journal: Callable[..., bytes | None],
        is_saved: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """`journal(private=…)` gives the open match, with or without names and hands."""
        super().__init__(parent)
        self._folder = folder
        self._journal = journal
        self._is_saved = is_saved
        self.reports: list[Path] = []
        self._count = 0

    def install(self) -> None:
        """Catch from now on."""
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook

    def catch(self, error: BaseException) -> None:
        """Write a report and tell the person."""
        details = "".join(traceback.format_exception(error))
        _let_go(error)
        self._count += 1
        if self._count > MAX_REPORTS:
            return
        sys.stderr.write(details)
        report: Path | None = None
        try:
            report = self._write(details)
        except Exception:  # noqa: BLE001 - what is broken may break the report too
            sys.stderr.write("stowaway: the report could not be written\n")
        else:
            self.reports.append(report)
        where = (
            QCoreApplication.translate("crash", "A report was saved to {file}.").format(file=report)
            if report is not None
            else QCoreApplication.translate("crash", "The report could not be saved.")
        )
        if self._is_saved():
            sentence = QCoreApplication.translate(
                "crash",
                "Something went wrong in Stowaway. Your match is saved up to the last move. If the "
                "table looks wrong, return to the lounge and continue from there. {where}",
            )
        else:
            sentence = QCoreApplication.translate(
                "crash",
                "Something went wrong in Stowaway. If the table looks wrong, return to the lounge "
                "and continue from there. {where}",
            )
        sentence = sentence.format(where=where)
        self.caught.emit(sentence, details)

    def add_private(self) -> bool:
        """Add names and hands to the last report, as the person wishes; whether it is done."""
        try:
            whole = self._journal(private=True) if self.reports else None
            if whole is None:
                return False
            files.append(self.reports[-1], b"\n--- journal, with names and hands ---\n" + whole)
        except OSError:
            return False
        return True

    def _write(self, details: str) -> Path:
        from datetime import UTC, datetime

        from PySide6.QtCore import QThread

        from ui.shell.about.page import versions

        now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        path = files.unique_path(self._folder / f"report-{now}-{self._count}.txt")
        journal = b""
        # The match belongs to the window's thread.
        if QThread.currentThread() is self.thread():
            journal = self._journal() or b""
        head = f"{versions()}\n\n{details}\n--- journal ---\n"
        files.create(path, head.encode(errors="replace") + journal)
        return path

    def _hook(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        self.catch(error.with_traceback(trace))

    def _thread_hook(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.catch(args.exc_value)


def _let_go(error: BaseException | None) -> None:
    """Let go of all that was in use where it broke.

    Python remembers the last error with all its variables. A painter among them would go on
    painting on its window, and the next paint would end the program.
    """
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        error = error.__cause__ or error.__context__

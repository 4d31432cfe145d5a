"""Shell: the question before a person takes over a computer's seat that holds hidden cards."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from engine.core import Seat


class TakeOver(QMessageBox):
    """Says what taking the seat over shows, and that the match is marked for it.

    It does not block: the match behind it goes on. Esc, and Enter at once, leave the seat alone.
    """

    agreed = Signal(int)
    """The seat that the person takes over, knowing what that shows."""

    def __init__(self, window: QWidget, seat: Seat, name: str) -> None:
        """Ask about a seat; `name` is what the computer there is called."""
        super().__init__(window)
        self._seat = seat
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("Hidden cards"))
        self.setText(
            self.tr("If you take over {name}’s seat, you will see the hidden cards there.").format(
                name=name
            )
        )
        self.setInformativeText(
            self.tr(
                "The match will be marked “hidden cards seen” and will not count as a "
                "personal best."
            )
        )
        # A name may look like a tag; each label has a format of its own.
        for label in self.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)
        roles = QMessageBox.ButtonRole
        self.take = self.addButton(self.tr("&Take over the seat"), roles.AcceptRole)
        self.leave = self.addButton(self.tr("&Leave it to the computer"), roles.RejectRole)
        self.setDefaultButton(self.leave)
        self.setEscapeButton(self.leave)
        self.finished.connect(self._on_finished)

    def _on_finished(self, _code: int) -> None:
        if self.clickedButton() is self.take:
            self.agreed.emit(self._seat)
        self.deleteLater()

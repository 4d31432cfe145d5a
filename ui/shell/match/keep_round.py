"""Shell: the question whether the match of a guided round that is over is kept."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


def ask(window: QWidget) -> bool | None:
    """Ask whether to keep the match.

    Returns:
        True to keep it, False to let it go, None to stay at it.
    """
    question = KeepRoundQuestion(window)
    question.exec()
    pressed = question.clickedButton()
    question.deleteLater()
    if pressed is question.keep:
        return True
    return False if pressed is question.discard else None


class KeepRoundQuestion(QMessageBox):
    """Says what would be lost, and offers the ways out."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        translate = QCoreApplication.translate
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(translate("taught", "Guided round"))
        self.setText(
            translate("taught", "The guided round is over. Do you want to keep this match?")
        )
        self.setInformativeText(
            translate(
                "taught",
                "If you keep it, it will be saved as a practice match that you can continue "
                "at any time. If you discard it, it will be lost.",
            )
        )
        # Each label has a format of its own, and is not laid yet.
        for label in self.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)
        roles = QMessageBox.ButtonRole
        self.keep = self.addButton(translate("taught", "&Keep"), roles.AcceptRole)
        self.discard = self.addButton(translate("taught", "&Discard"), roles.DestructiveRole)
        self.stay = self.addButton(translate("taught", "&Cancel"), roles.RejectRole)
        self.setDefaultButton(self.keep)
        self.setEscapeButton(self.stay)

"""Shell: the question what becomes of a match that cannot be saved, before it is closed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QWidget

from engine.core import StowawayError, shown
from engine.store import EXTENSION
from ui.bridge.controller import AppController
from ui.bridge.localise import localise
from ui.shell.widgets.basic import MAX_SENTENCE_COLUMNS


def ask(window: QWidget, controller: AppController) -> bool:
    """Ask until the open match is saved somewhere, or let go, or stayed at; whether it may close.

    The question goes by itself as soon as saving works again.
    """
    failed = ""
    while not controller.secure():
        question = UnsavedQuestion(window, controller, failed)
        question.exec()
        pressed = question.clickedButton()
        question.deleteLater()
        if pressed is question.leave:
            return True
        if pressed is question.elsewhere:
            path = _place(window, controller)
            try:
                if path is not None:
                    controller.save_as(path)
                    return True
            except StowawayError as error:
                failed = localise(error)
        elif controller.trouble:
            return False
    return True


class UnsavedQuestion(QMessageBox):
    """What is wrong, what would be lost, and the ways out."""

    def __init__(self, window: QWidget, controller: AppController, failed: str = "") -> None:
        """`failed` says why another place did not do."""
        super().__init__(window)
        translate = QCoreApplication.translate
        self._controller = controller
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(translate("unsaved", "Match not saved"))
        lost = translate("unsaved", "If you close now, unsaved moves will be lost.")
        self.setText(shown(controller.trouble, MAX_SENTENCE_COLUMNS))
        self.setInformativeText(
            f"{shown(failed, MAX_SENTENCE_COLUMNS)}\n{lost}" if failed else lost
        )
        # It names files; each label has a format of its own, and is not laid yet.
        for label in self.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)
        roles = QMessageBox.ButtonRole
        self.elsewhere = self.addButton(translate("unsaved", "Save &as…"), roles.AcceptRole)
        self.leave = self.addButton(
            translate("unsaved", "&Close without saving"), roles.DestructiveRole
        )
        self.stay = self.addButton(translate("unsaved", "&Cancel"), roles.RejectRole)
        self.setDefaultButton(self.elsewhere)
        self.setEscapeButton(self.stay)
        controller.troubled.connect(self._on_troubled)

    def _on_troubled(self) -> None:
        if not self._controller.trouble:
            self.reject()


def _place(window: QWidget, controller: AppController) -> Path | None:
    """Where the person wants the match to be; None for nowhere."""
    path = controller.path
    name, _ = QFileDialog.getSaveFileName(
        window,
        QCoreApplication.translate("unsaved", "Save match as"),
        str(Path.home() / ("" if path is None else path.name)),
        QCoreApplication.translate("unsaved", "Stowaway matches (*{extension})").format(
            extension=EXTENSION
        ),
    )
    return Path(name) if name else None

"""Shell: the choice of a player whose progress a page shows."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.bridge.controller import AppController
from ui.bridge.seats import called
from ui.look.inputs import ChoiceBox
from ui.look.spacing import with_spacing
from ui.look.style import Look


class PlayerChoice(QWidget):
    """Whose progress is shown, here and on all such pages, until the next match is set up.

    It is not there as long as only one person has a name here.
    """

    chosen = Signal()

    def __init__(self, look: Look, controller: AppController) -> None:
        super().__init__()
        self._controller = controller
        self.box = ChoiceBox(9)
        label = QLabel(self.tr("Player"))
        label.setBuddy(self.box)
        self.box.setAccessibleName(label.text())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, row, gap=10)
        row.addWidget(label)
        row.addWidget(self.box, 1)
        self.box.activated.connect(self._on_activated)
        self.hide()

    def renew(self) -> None:
        """Offer those who have a name now, whoever is shown first."""
        names = self._controller.people.choices()
        self.box.blockSignals(True)
        self.box.clear()
        for name in names:
            self.box.addItem(called(name), name)
        self.box.blockSignals(False)
        self.setVisible(len(names) > 1)

    def _on_activated(self) -> None:
        self._controller.people.look_as(str(self.box.currentData() or ""))
        self.renew()
        self.chosen.emit()

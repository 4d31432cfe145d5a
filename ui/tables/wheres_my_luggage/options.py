"""The table of Where's My Luggage?: its part of the set-up page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from engine.core import STEPS, TEMPO, Game, Value
from ui.bridge.spec import OptionsEditor
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel
from ui.tables.wheres_my_luggage.words import say

_FORMS = ("timed", "memory")


class LuggageOptions(OptionsEditor):
    """The form; for the belt its tempo and step mode; and whether a look shows whose tile it is."""

    def __init__(
        self, look: Look, game: Game[Any, Any, Any], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._ids = {option.id for option in game.options}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading(say("setup-form")))
        self.forms: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        for form in _FORMS:
            button = QRadioButton(say(f"form-{form}"), self)
            self._group.addButton(button)
            self.forms[form] = button
            column.addWidget(button)
            column.addWidget(self._help(say(f"form-{form}-help")))
            button.toggled.connect(self._on_changed)
        self.faces = QCheckBox(say("setup-faces"), self)
        self.faces.toggled.connect(self._on_changed)
        column.addWidget(self.faces)
        self._faces_help = self._help(say("setup-faces-help"))
        column.addWidget(self._faces_help)
        self._time = QWidget(self)
        grid = QGridLayout(self._time)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self._heading(say("setup-tempo")), 0, 0)
        self.tempo = QSlider(Qt.Orientation.Horizontal, self._time)
        self.tempo.setRange(TEMPO.low // TEMPO.step, TEMPO.high // TEMPO.step)
        self.tempo.setPageStep(1)
        self.tempo.setMinimumHeight(44)
        self.tempo.setAccessibleName(say("setup-tempo"))
        self.tempo.valueChanged.connect(self._on_changed)
        self._percent = RoleLabel(look, Role.STRONG, "", self._time)
        row = QHBoxLayout()
        row.addWidget(self.tempo, 1)
        row.addWidget(self._percent)
        grid.addLayout(row, 1, 0)
        grid.addWidget(self._help(say("setup-tempo-help")), 2, 0)
        self.steps = QCheckBox(say("setup-steps"), self._time)
        self.steps.toggled.connect(self._on_changed)
        grid.addWidget(self.steps, 3, 0)
        grid.addWidget(self._help(say("setup-steps-help")), 4, 0)
        column.addWidget(self._time)
        column.addStretch(1)
        self.set_values({"form": "timed", "faces": True, TEMPO.id: TEMPO.default, STEPS.id: False})

    def _heading(self, words: str) -> QLabel:
        return RoleLabel(self._look, Role.STRONG, words, self)

    def _help(self, words: str) -> QLabel:
        label = RoleLabel(self._look, Role.SMALL, words, self)
        label.setProperty("role", "muted")
        label.setWordWrap(True)
        return label

    def set_seats(self, seats: int) -> None:
        """Nothing changes with the table's size."""

    def values(self) -> dict[str, Value]:
        """What is chosen; tempo and step mode belong to the belt."""
        form = next(form for form, button in self.forms.items() if button.isChecked())
        found: dict[str, Value] = {
            "form": form,
            "faces": self.faces.isChecked(),
            TEMPO.id: self.tempo.value() * TEMPO.step,
            STEPS.id: self.steps.isChecked(),
        }
        return {name: value for name, value in found.items() if name in self._ids}

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Choose; names and values that do not exist are passed over."""
        form = values.get("form")
        if isinstance(form, str) and form in self.forms:
            self.forms[form].setChecked(True)
        tempo = values.get(TEMPO.id)
        if isinstance(tempo, int) and not isinstance(tempo, bool):
            self.tempo.setValue(tempo // TEMPO.step)
        for name, box in (("faces", self.faces), (STEPS.id, self.steps)):
            value = values.get(name)
            if isinstance(value, bool):
                box.setChecked(value)
        self._on_changed()

    def _on_changed(self) -> None:
        timed = self.forms["timed"].isChecked()
        self._time.setVisible(timed)
        self.faces.setVisible(timed)
        self._faces_help.setVisible(timed)
        self._percent.setText(say("tempo", percent=self.tempo.value() * TEMPO.step))
        self.changed.emit()

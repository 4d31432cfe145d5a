"""Kit: a game's part of the set-up page, made of the options that the game declares.

A game whose options need no more than their words has no page of its own. Others give their
`Options`, an `OptionsPage` that says which option is offered when, and what a choice looks like.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine.core import AnyGame, Choice, ConfigError, Flag, Number, Option, Value
from ui.bridge.seats import SeatInfo
from ui.kit.words import OptionWords, TableWords
from ui.look.air import airy
from ui.look.boxes import CalmBox, CalmSlider
from ui.look.rows import Row
from ui.look.style import TOUCH_TARGET, Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel


class OptionsEditor(QWidget):
    """A game's own part of the set-up page. `changed` whenever `values` gives something else."""

    changed = Signal()

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Show the options for who sits there; values that exist at any table are kept."""
        raise NotImplementedError

    def values(self) -> dict[str, Value]:
        """What is chosen, for the present table; fit for `Game.configure`."""
        raise NotImplementedError

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Choose; names and values that do not exist are passed over."""
        raise NotImplementedError

    def begins(self) -> bool:
        """Whether somebody begins with what is chosen; not where all act at once."""
        return True


class Field(QWidget):
    """What one option is chosen with, its help below. `changed` whenever `value` is another."""

    changed = Signal()

    def __init__(self, look: Look, words: OptionWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.words = words
        self.column = QVBoxLayout(self)
        airy(look, self.column, (0, 0, 0, 0), 4)
        self.help = RoleLabel(look, Role.SMALL, words.help, self)
        self.help.setProperty("role", "muted")
        self.help.setWordWrap(True)
        self.help.setVisible(bool(words.help))

    @property
    def value(self) -> Value:
        """What is chosen."""
        raise NotImplementedError

    def choose(self, value: Value) -> None:
        """Choose one of the option's values."""
        raise NotImplementedError

    def set_help(self, words: str) -> None:
        """Say something else below."""
        self.help.setText(words)
        self.help.setVisible(bool(words))

    def _head(self, *widgets: QWidget) -> QLabel:
        """The option's name, and what stands at the other end of its line."""
        title = RoleLabel(self._look, Role.STRONG, self.words.name, self)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addStretch(1)
        for widget in widgets:
            head.addWidget(widget)
        self.column.addLayout(head)
        return title


class BoxField(Field):
    """One of several values, by their names in a box."""

    def __init__(
        self, look: Look, option: Choice, words: OptionWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, words, parent)
        self.box = CalmBox(self)
        for value in option.values:
            self.box.addItem(words.values.get(value, value), value)
        self.box.setAccessibleName(words.name)
        self.box.setAccessibleDescription(words.help)
        self.box.setMinimumHeight(TOUCH_TARGET)
        self._head(self.box).setBuddy(self.box)
        self.column.addWidget(self.help)
        self.choose(option.default)
        self.box.currentIndexChanged.connect(self.changed)

    @property
    def value(self) -> Value:
        """What is chosen."""
        return str(self.box.currentData())

    def choose(self, value: Value) -> None:
        """Choose one of the option's values."""
        self.box.setCurrentIndex(self.box.findData(value))


class RowField(Field):
    """One of several values, each a painted row that is pressed; side by side."""

    def __init__(
        self, look: Look, rows: Mapping[str, Row], words: OptionWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, words, parent)
        self.rows = rows
        self._group = QButtonGroup(self)
        self.line = QHBoxLayout()
        airy(look, self.line, (0, 0, 0, 0), 6)
        for row in rows.values():
            self._group.addButton(row)
            self.line.addWidget(row, 1)
            row.toggled.connect(self._on_toggled)
        self.column.addLayout(self.line)
        self.help.hide()

    @property
    def value(self) -> Value:
        """What is chosen; the first until anything is."""
        chosen = (value for value, row in self.rows.items() if row.isChecked())
        return next(chosen, next(iter(self.rows)))

    def choose(self, value: Value) -> None:
        """Choose one of the option's values."""
        self.rows[str(value)].setChecked(True)

    def _on_toggled(self, on: bool) -> None:  # noqa: FBT001 - a signal's slot
        if on:
            self.changed.emit()


class SliderField(Field):
    """A number on a slider, said at its end."""

    def __init__(
        self, look: Look, option: Number, words: OptionWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, words, parent)
        self._option = option
        self.said = RoleLabel(look, Role.STRONG, "", self)
        self.slider = CalmSlider(self)
        self.slider.setRange(0, (option.high - option.low) // option.step)
        self.slider.setPageStep(1)
        self.slider.setMinimumHeight(TOUCH_TARGET)
        self.slider.setAccessibleName(words.name)
        self.slider.setAccessibleDescription(words.help)
        self._head(self.said).setBuddy(self.slider)
        self.column.addWidget(self.slider)
        self.column.addWidget(self.help)
        self.slider.valueChanged.connect(self._on_changed)
        self.choose(option.default)
        self._say()

    @property
    def value(self) -> Value:
        """What is chosen."""
        return self._option.low + self.slider.value() * self._option.step

    def choose(self, value: Value) -> None:
        """Choose one of the option's values."""
        self.slider.setValue((int(value) - self._option.low) // self._option.step)

    def _on_changed(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        number = self.value
        words = self.words.values
        self.said.setText(words.get(str(number), self.locale().toString(int(number))))


class FlagField(Field):
    """Yes or no."""

    def __init__(
        self, look: Look, option: Flag, words: OptionWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, words, parent)
        self.box = QCheckBox(words.name, self)
        self.box.setMinimumHeight(TOUCH_TARGET)
        self.box.setAccessibleDescription(words.help)
        self.column.addWidget(self.box)
        # Below the words that it belongs to, and as near to them as to no others.
        row = QHBoxLayout()
        airy(look, row, (34, 0, 0, 8))
        row.addWidget(self.help)
        self.column.addLayout(row)
        self.choose(option.default)
        self.box.toggled.connect(self.changed)

    @property
    def value(self) -> Value:
        """What is chosen."""
        return self.box.isChecked()

    def choose(self, value: Value) -> None:
        """Choose one of the option's values."""
        self.box.setChecked(bool(value))

    def set_help(self, words: str) -> None:
        """Say something else below."""
        super().set_help(words)
        self.box.setAccessibleDescription(words)


class OptionsPage(OptionsEditor):
    """The options of a game, one below the other, as far as they are offered."""

    def __init__(
        self, look: Look, game: AnyGame, words: TableWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.game = game
        self.words = words
        self.seats = game.usual or game.seats[0]
        self.persons = 1
        self.fields: dict[str, Field] = {}
        self.column = QVBoxLayout(self)
        airy(look, self.column, (0, 0, 0, 0), 8)
        for option in game.options:
            field = self.fields[option.id] = self.field(option)
            field.changed.connect(self._on_changed)
            self.column.addWidget(field)
        self.column.addStretch(1)
        self.renew()

    # What a game may say otherwise

    def field(self, option: Option) -> Field:
        """What an option is chosen with."""
        words = self.words.option(option)
        match option:
            case Choice():
                return BoxField(self.look, option, words, self)
            case Number():
                return SliderField(self.look, option, words, self)
            case Flag():
                return FlagField(self.look, option, words, self)

    def offers(self, option: Option) -> bool:
        """Whether an option is to be chosen at the present table, with what else is chosen."""
        return option.seats[0] <= self.seats <= option.seats[1]

    def renew(self) -> None:
        """Show what is offered now."""
        for option in self.game.options:
            self.fields[option.id].setVisible(self.offers(option))

    # The editor's contract

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Show the options for who sits there; values that exist at any table are kept."""
        self.seats = len(players)
        self.persons = sum(player.is_person for player in players)
        self.renew()

    def values(self) -> dict[str, Value]:
        """What is chosen of what is offered; the rest is as it is usually."""
        offered = (option.id for option in self.game.options if self.offers(option))
        return {name: self.fields[name].value for name in offered}

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Choose; names and values that do not exist are passed over."""
        for option in self.game.options:
            if option.id in values:
                try:
                    self.fields[option.id].choose(option.parse(values[option.id]))
                except ConfigError:
                    continue
        self.renew()

    def _on_changed(self) -> None:
        self.renew()
        self.changed.emit()

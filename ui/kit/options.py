"""Kit: a game's part of the set-up page, made of the options that the game declares.

A game whose options need no more than their words has no page of its own. Others give their
`Options`, an `OptionsPage` that says which option is offered when, and what a choice looks like.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import (
    AnyGame,
    ChoiceOption,
    ConfigError,
    FlagOption,
    NumberOption,
    Option,
    SeatsOption,
    Value,
)
from ui.bridge.seats import SeatInfo
from ui.kit.trip_stamps import Trip
from ui.kit.words import AnyWords, OptionWords
from ui.look.flow import Box, Flow
from ui.look.inputs import NoWheelComboBox, NoWheelSlider
from ui.look.lists import ContentsRow
from ui.look.palette import mix
from ui.look.spacing import with_spacing
from ui.look.style import TOUCH_TARGET, Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, RoleLabel


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

    def remembered(self) -> dict[str, Value]:
        """Return what to remember for the next set-up: the values, and what a game adds to them."""
        return self.values()

    def recall(self, remembered: Mapping[str, Value]) -> None:
        """Choose what was `remembered`, as far as it is for the present table."""
        self.set_values(remembered)

    def fix(self, values: Mapping[str, Value]) -> None:
        """Have these values and no others from now on, as practice has."""
        raise NotImplementedError

    def show_trip(self, trip: Trip) -> None:
        """Show what the person who plays alone has made of each value so far."""

    def rest(self) -> str:
        """What is chosen in what `fold` leaves out, in a few words; empty where that is nothing."""
        return ""

    def fold(self, folded: bool) -> None:
        """Show the proposal alone, as in a person's first match, or everything."""

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
        with_spacing(look, self.column, (0, 0, 0, 0), 4)
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
    """One of several values, by their names in a box; what it is called may stand `above` that."""

    def __init__(
        self,
        look: Look,
        option: ChoiceOption,
        words: OptionWords,
        parent: QWidget | None = None,
        *,
        above: bool = False,
    ) -> None:
        super().__init__(look, words, parent)
        self.box = NoWheelComboBox(self)
        for value in option.values:
            self.box.addItem(words.values.get(value, value), value)
        self.box.setAccessibleName(words.name)
        self.box.setAccessibleDescription(words.help)
        self.box.setMinimumHeight(TOUCH_TARGET)
        if above:
            self.title: QLabel = FittedLabel(look, Role.STRONG, words.name, self)
            # However long a person's name is, nothing beside it is narrower.
            self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            self.column.addWidget(self.title)
            self.column.addWidget(self.box)
        else:
            self.title = self._head(self.box)
        self.title.setBuddy(self.box)
        self.column.addWidget(self.help)
        self.box.currentIndexChanged.connect(self.changed)

    @property
    def value(self) -> Value:
        """What is chosen."""
        return str(self.box.currentData())

    def choose(self, value: Value) -> None:
        """Choose one of the option's values."""
        self.box.setCurrentIndex(self.box.findData(value))

    def call(self, name: str) -> None:
        """Have another name."""
        self.title.setText(name)
        self.box.setAccessibleName(name)


class ChoiceCard(ContentsRow):
    """A value as a card that is pressed, with a ring where it is chosen.

    What is on it `content` lays out as boxes (`ui/look/flow.py`), at each size of the text; it is
    as high as they are.
    """

    def __init__(
        self,
        look: Look,
        content: Callable[[], Box],
        words: str,
        parent: QWidget | None = None,
        *,
        help_: str = "",
    ) -> None:
        super().__init__(look, parent)
        self._content = content
        self._flow = Flow(look, content())
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(help_)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def _renew(self) -> None:
        self._flow.show(self._content())
        self.setMinimumHeight(self.heightForWidth(self.width()))
        super()._renew()

    def heightForWidth(self, width: int) -> int:
        return math.ceil(self._flow.measure(width - 6).height()) + 8

    def sizeHint(self) -> QSize:
        """Wide enough for a few words in a line, and no higher than its words are where it is."""
        wide = self._look.px(210)
        return QSize(wide, self.heightForWidth(max(wide, self.width())))

    def title_line(self) -> int:
        """Where the line of its title begins below the upper edge, in pixels."""
        return 0

    def minimumSizeHint(self) -> QSize:
        """A picture that can be seen, and a few words below it."""
        return QSize(self._look.px(150), self._look.px(60))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A card, and what is on it."""
        body = rect.adjusted(3, 3, -3, -5)
        self.paint_card(painter, body)
        self._flow.paint(painter, body)
        if self.isChecked():
            theme, path, corner = self._look.theme, QPainterPath(), self._look.air(10)
            path.addRoundedRect(body.adjusted(1, 1, -1, -1), corner, corner)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(mix(theme.metal_shade, theme.metal, 0.3), 3))
            painter.drawPath(path)


class RowField(Field):
    """One of several values, each a painted row that is pressed; side by side."""

    def __init__(
        self,
        look: Look,
        rows: Mapping[str, ContentsRow],
        words: OptionWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, words, parent)
        self.rows = rows
        self._group = QButtonGroup(self)
        self.line = QHBoxLayout()
        with_spacing(look, self.line, (0, 0, 0, 0), 6)
        for row in rows.values():
            # One of several: assistive technology goes by this, not by the group.
            row.setAutoExclusive(True)
            self._group.addButton(row)
            self.line.addWidget(row, 1)
            row.toggled.connect(self._on_toggled)
        self.column.addLayout(self.line)
        self.column.addWidget(self.help)
        # Each row says what it means.
        self.help.hide()

    @property
    def value(self) -> Value:
        """What is chosen; the first until anything is."""
        chosen = (value for value, row in self.rows.items() if row.isChecked())
        return next(chosen, next(iter(self.rows)))

    def choose(self, value: Value) -> None:
        """Choose one of the option's values."""
        self.rows[str(value)].setChecked(True)

    def _on_toggled(self, on: bool) -> None:
        if on:
            self.changed.emit()


class GradesField(RowField):
    """One of many values, each on a card, a row a grade; above them stands what the chosen one
    means. Folded, that stands beside the chosen card alone.
    """

    def __init__(
        self,
        look: Look,
        grades: Mapping[str, Mapping[str, ChoiceCard]],
        words: OptionWords,
        parent: QWidget | None = None,
    ) -> None:
        self._cards = {value: card for row in grades.values() for value, card in row.items()}
        super().__init__(look, self._cards, words, parent)
        self._folded = False
        self.rules = RoleLabel(look, Role.BODY, "", self)
        self.rules.setWordWrap(True)
        self.line.addWidget(self.rules, 2)
        self.all = QWidget(self)
        self._grid = QGridLayout(self.all)
        with_spacing(look, self._grid, (0, 0, 0, 0), 6)
        self._places: dict[str, tuple[int, int]] = {}
        self._grades: list[QVBoxLayout] = []
        for row, (name, cards) in enumerate(grades.items()):
            grade = QVBoxLayout()
            grade.addWidget(RoleLabel(look, Role.STRONG, name, self.all))
            grade.addStretch(1)
            self._grades.append(grade)
            self._grid.addLayout(grade, row, 0)
            for column, value in enumerate(cards, 1):
                self._places[value] = row, column
                self._grid.setColumnStretch(column, 1)
        self.column.addWidget(self.all)
        self.changed.connect(self._lay)
        look.changed.connect(self._level_grades)
        self._lay()
        self._level_grades()

    def fold(self, folded: bool) -> None:
        """Show the chosen card alone, or all."""
        if folded != self._folded:
            self._folded = folded
            self._lay()

    def _lay(self) -> None:
        for value, place in self._places.items():
            card = self.rows[value]
            if self._folded and value == self.value:
                self.line.insertWidget(0, card, 1)
            elif card.parent() is not self.all:
                self._grid.addWidget(card, *place)
            card.show()
        self.all.setVisible(not self._folded)

    def _level_grades(self) -> None:
        """Words of a row stand on one line with the titles of its cards."""
        top = next(iter(self._cards.values())).title_line()
        for grade in self._grades:
            grade.setContentsMargins(0, top, 0, 0)


class SliderField(Field):
    """A number on a slider, said at its end."""

    def __init__(
        self, look: Look, option: NumberOption, words: OptionWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, words, parent)
        self._option = option
        self.said = RoleLabel(look, Role.STRONG, "", self)
        self.slider = NoWheelSlider(self)
        self.slider.setRange(0, (option.high - option.low) // option.step)
        self.slider.setPageStep(1)
        self.slider.setTickInterval(1)
        self.slider.setMinimumHeight(TOUCH_TARGET)
        self.slider.setAccessibleName(words.name)
        self.slider.setAccessibleDescription(words.help)
        self._head(self.said).setBuddy(self.slider)
        self.column.addWidget(self.slider)
        ends = QHBoxLayout()
        self.ends = tuple(RoleLabel(look, Role.SMALL, "", self) for _ in range(2))
        for end, number in zip(self.ends, (option.low, option.high), strict=True):
            end.setText(self._words_of(number))
            end.setProperty("role", "muted")
        ends.addWidget(self.ends[0])
        ends.addStretch(1)
        ends.addWidget(self.ends[1])
        self.column.addLayout(ends)
        self.column.addWidget(self.help)
        self.slider.valueChanged.connect(self._on_changed)
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
        self.said.setText(self._words_of(int(self.value)))

    def _words_of(self, number: int) -> str:
        return self.words.values.get(str(number), self.locale().toString(number))


class FlagField(Field):
    """Yes or no. Where it cannot be had it is shown as off, and what was chosen is kept."""

    def __init__(self, look: Look, words: OptionWords, parent: QWidget | None = None) -> None:
        super().__init__(look, words, parent)
        self._wanted = False
        self.box = QCheckBox(words.name, self)
        self.box.setMinimumHeight(TOUCH_TARGET)
        self.box.setAccessibleDescription(words.help)
        self.column.addWidget(self.box)
        # Below the words that it belongs to, and as near to them as to no others.
        row = QHBoxLayout()
        with_spacing(look, row, (34, 0, 0, 8))
        row.addWidget(self.help)
        self.column.addLayout(row)
        self.box.toggled.connect(self._on_toggled)

    @property
    def value(self) -> Value:
        """What is chosen."""
        return self.box.isChecked()

    def choose(self, value: Value) -> None:
        """Choose one of the option's values."""
        self._wanted = bool(value)
        self.box.setChecked(self._wanted and self.box.isEnabled())

    def allow(self, able: bool, words: str) -> None:
        """Say whether it can be had now, and what is to be said below."""
        self.set_help(words)
        self.box.setAccessibleDescription(words)
        self.box.setEnabled(able)
        self.box.setChecked(able and self._wanted)

    def _on_toggled(self, on: bool) -> None:
        if self.box.isEnabled():
            self._wanted = on
            self.changed.emit()


def is_value(option: Option, given: Value) -> bool:
    """Tell whether an option can have a value, exactly as it is given."""
    try:
        # Words for yes and numbers in words are for the command line.
        return type(option.parse(given)) is type(given)
    except ConfigError:
        return False


class OptionsPage(OptionsEditor):
    """The options that a game offers, one below the other."""

    def __init__(
        self, look: Look, game: AnyGame, words: AnyWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.game = game
        self.words = words
        self.seats = game.default_seats or game.seats[0]
        self.persons = 1
        self.fields: dict[str, Field] = {}
        self.asked = tuple(each for each in game.options if not isinstance(each, SeatsOption))
        """The options that are chosen here; what belongs to a seat is chosen at the seat."""
        self.fixed: dict[str, Value] = {}
        """The values that cannot be chosen."""
        self.column = QVBoxLayout(self)
        with_spacing(look, self.column, (0, 0, 0, 0), 8)
        for option in self.asked:
            field = self.fields[option.id] = self.field(option)
            field.choose(option.default)
            field.changed.connect(self._on_changed)
            self.place(option, field)
        self.column.addStretch(1)
        self.renew()

    # What a game may say otherwise

    def field(self, option: Option) -> Field:
        """What an option is chosen with."""
        words = self.words.option(option)
        match option:
            case ChoiceOption():
                return BoxField(self.look, option, words, self)
            case NumberOption():
                return SliderField(self.look, option, words, self)
            case FlagOption():
                return FlagField(self.look, words, self)
            case SeatsOption():
                raise ValueError(f"{option.id} is chosen at the seats")

    def place(self, option: Option, field: Field) -> None:
        """Put what an option is chosen with on the page: below the others."""
        self.column.addWidget(field)

    def exists(self, option: Option) -> bool:
        """Whether a table of the present size has an option."""
        return option.seats[0] <= self.seats <= option.seats[1]

    def offers(self, option: Option) -> bool:
        """Whether an option is to be chosen at the present table, with what else is chosen."""
        return self.exists(option)

    def renew(self) -> None:
        """Show what is offered now."""
        for option in self.asked:
            offered = option.id not in self.fixed and self.offers(option)
            self.fields[option.id].setVisible(offered)

    # The editor's contract

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Show the options for who sits there; values that exist at any table are kept."""
        self.seats = len(players)
        self.persons = sum(player.is_person for player in players)
        self.renew()

    def values(self) -> dict[str, Value]:
        """What is chosen of what is offered; the rest is as it is usually."""
        return {
            option.id: self.fields[option.id].value if self.offers(option) else option.default
            for option in self.asked
            if self.exists(option)
        }

    def begins(self) -> bool:
        """Whether there is a first seat at the present table."""
        return not self.game.simultaneous_start(self.game.configure(self.seats, self.values()))

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Choose; names and values that do not exist are passed over."""
        for option in self.asked:
            if option.id not in values or option.id in self.fixed:
                continue
            if is_value(option, values[option.id]):
                self.fields[option.id].choose(values[option.id])
        self.renew()

    def fix(self, values: Mapping[str, Value]) -> None:
        """Have these values from now on; nobody is asked for them."""
        self.set_values(values)
        self.fixed = dict(values)
        self.renew()

    def _on_changed(self) -> None:
        self.renew()
        self.changed.emit()

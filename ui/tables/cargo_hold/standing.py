"""The table of Cargo Hold: answers that a seat leaves for what is asked of it in others' turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.words import Speech
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, TagButton

Rows = Sequence[tuple[str, Sequence[tuple[str, object]]]]
AnswersT = TypeVar("AnswersT", bound=Struct)
"""The answers of a game."""


class StandingPanel(QFrame, Generic[AnswersT]):
    """Questions, a row each, with their standing answers; `changed` whenever one is another.

    `rows` has the fields of `none`, which says that all is to be asked, and for each the texts and
    values of its answers. A game says the texts `answers-title`, `-help`, `-close` and
    `answer-<field>`.
    """

    changed = Signal(object)
    """The answers as they are now."""

    def __init__(
        self, look: Look, speech: Speech, rows: Rows, none: AnswersT, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._rows, self._none, self._answers, self._say = rows, none, none, speech.say
        say = speech.say
        self.setAccessibleName(say("answers-title"))
        self._names: dict[str, FittedLabel] = {}
        column = QVBoxLayout(self)
        with_spacing(look, column, (14, 10, 14, 12), 8)
        column.addWidget(FittedLabel(look, Role.STRONG, say("answers-title"), self))
        help_ = FittedLabel(look, Role.SMALL, say("answers-help"), self, lines=3)
        help_.setProperty("role", "muted")
        column.addWidget(help_)
        grid = QGridLayout()
        self.buttons: dict[str, QButtonGroup] = {}
        for row, (name, values) in enumerate(rows):
            self._names[name] = FittedLabel(look, Role.BODY, "", self)
            grid.addWidget(self._names[name], row, 0)
            group, line = QButtonGroup(self), QHBoxLayout()
            for number, (key, value) in enumerate(values):
                button = TagButton(look, say(key), self)
                button.setCheckable(True)
                button.setAutoDefault(True)
                button.toggled.connect(self._setter(name, value))
                group.addButton(button, number)
                line.addWidget(button)
            line.addStretch(1)
            self.buttons[name] = group
            grid.addLayout(line, row, 1)
        column.addLayout(grid)
        close = TagButton(look, say("answers-close"), self, primary=True)
        close.setAutoDefault(True)
        close.clicked.connect(lambda _=False: self.hide())
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.set_answers(none)
        self.hide()

    @property
    def answers(self) -> AnswersT:
        """What is answered."""
        return self._answers

    def setVisible(self, visible: bool) -> None:
        """Be shown or hidden; while it is hidden it names no question, to no reader either."""
        for name, label in self._names.items():
            words = self._say(f"answer-{name}") if visible else ""
            label.setText(words)
            for button in self.buttons[name].buttons():
                button.setAccessibleName(f"{words}: {button.text()}" if visible else "")
        focus, table = self.window().focusWidget(), self.parentWidget()
        if not visible and table is not None and self.isAncestorOf(focus):
            # Else Qt would pass the focus on to any other, even outside of the table.
            table.setFocus(Qt.FocusReason.OtherFocusReason)
        super().setVisible(visible)

    def set_answers(self, answers: AnswersT) -> None:
        """Show these answers, and say nothing of it."""
        self._answers = answers
        wanted = asdict(self._answers)
        for name, values in self._rows:
            for number, (_, value) in enumerate(values):
                if value == wanted[name]:
                    self.buttons[name].button(number).setChecked(True)

    def set_room(self, room: QRect) -> None:
        """Lie in the middle of a rectangle of the table."""
        size = self.sizeHint().boundedTo(room.size())
        corner = room.center() - QRect(0, 0, size.width(), size.height()).center()
        self.setGeometry(QRect(corner, size))

    def _setter(self, name: str, value: object) -> Callable[[bool], None]:
        def answer(checked: bool) -> None:
            if checked and asdict(self._answers)[name] != value:
                self._answers = replace(self._answers, **{name: value})
                self.changed.emit(self._answers)

        return answer

"""The table of Cargo Hold: answers that a seat leaves for what is asked of it in others' turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec.structs import asdict, replace
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.games.cargo_hold.actions import ASK_ALL, Answers, Getaway, Reinforcing
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, TagButton
from ui.tables.cargo_hold.words import say

_ROWS: Final[Sequence[tuple[str, Sequence[tuple[str, object]]]]] = (
    ("getaway", tuple((f"answer-{value.value}", value) for value in Getaway)),
    ("lasso", (("answer-ask", False), ("answer-strongest", True))),
    ("reinforcement", tuple((f"answer-{value.value}", value) for value in Reinforcing)),
    ("loyalty", (("answer-ask", False), ("answer-all", True))),
)
"""What may be answered beforehand, and how: the fields of `Answers` (CH-24)."""


class StandingCommands(Protocol):
    """What the standing answers ask of the table that they lie on."""

    def focus_stage(self) -> None:
        """Give the stage the keyboard."""
        ...


class StandingPanel(QFrame):
    """Questions, a row each, with their standing answers; `changed` whenever one is another."""

    changed = Signal(object)
    """The answers as they are now."""

    def __init__(self, look: Look, commands: StandingCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands, self._answers = commands, ASK_ALL
        self.setProperty("role", "card")
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
        for row, (name, values) in enumerate(_ROWS):
            self._names[name] = FittedLabel(look, Role.BODY, "", self)
            grid.addWidget(self._names[name], row, 0)
            group, line = QButtonGroup(self), QHBoxLayout()
            for number, (key, value) in enumerate(values):
                button = TagButton(look, say(key), self)
                button.setCheckable(True)
                button.setAutoExclusive(True)
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
        self.set_answers(ASK_ALL)
        self.hide()

    @property
    def answers(self) -> Answers:
        """What is answered, as it is shown."""
        return self._answers

    def setVisible(self, visible: bool) -> None:
        """Be shown or hidden; while it is hidden it names no question, to no reader either."""
        for name, label in self._names.items():
            words = say(f"answer-{name}") if visible else ""
            label.setText(words)
            for button in self.buttons[name].buttons():
                button.setAccessibleName(f"{words}: {button.text()}" if visible else "")
        if not visible and self.isAncestorOf(self.window().focusWidget()):
            # Else Qt would pass the focus on to any other, even outside of the table.
            self._commands.focus_stage()
        super().setVisible(visible)

    def set_answers(self, answers: Answers) -> None:
        """Show these answers, and say nothing of it."""
        self._answers = answers
        wanted = asdict(self._answers)
        for name, values in _ROWS:
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

"""The table of Cargo Hold: the standing answers that a delivery's owner leaves (CH-24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.games.cargo_hold.actions import ASK_ALL, Answers, Getaway, Reinforcing
from ui.look.air import airy
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import FittedLabel, TagButton
from ui.tables.cargo_hold.words import say

_ROWS: Final = (
    ("getaway", tuple((f"answer-{value.value}", value) for value in Getaway)),
    ("lasso", (("answer-ask", False), ("answer-strongest", True))),
    ("reinforcement", tuple((f"answer-{value.value}", value) for value in Reinforcing)),
    ("loyalty", (("answer-ask", False), ("answer-all", True))),
)
"""What may be answered, and how: the fields of `Answers`."""


class AnswersPanel(QFrame):
    """Four questions with their standing answers; `changed` whenever one is answered otherwise."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._answers = ASK_ALL
        self.setAccessibleName(say("answers-title"))
        self._names: dict[str, FittedLabel] = {}
        column = QVBoxLayout(self)
        airy(look, column, (14, 10, 14, 12), 8)
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
        self.set_answers()
        self.hide()

    @property
    def answers(self) -> Answers:
        """What is answered."""
        return self._answers

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001
        """Be shown or hidden; while it is hidden no card is named by it, to no reader either."""
        for name, label in self._names.items():
            words = say(f"answer-{name}") if visible else ""
            label.setText(words)
            for button in self.buttons[name].buttons():
                button.setAccessibleName(f"{words}: {button.text()}" if visible else "")
        super().setVisible(visible)

    def set_answers(self, answers: Answers = ASK_ALL) -> None:
        """Show what was answered before."""
        self._answers = answers
        for name, values in _ROWS:
            wanted = getattr(answers, name)
            for number, (_, value) in enumerate(values):
                if value == wanted:
                    self.buttons[name].button(number).setChecked(True)

    def set_room(self, room: QRect) -> None:
        """Lie in the middle of a rectangle of the table."""
        size = self.sizeHint().boundedTo(room.size())
        corner = room.center() - QRect(0, 0, size.width(), size.height()).center()
        self.setGeometry(QRect(corner, size))

    def _setter(self, name: str, value: object) -> Callable[[bool], None]:
        def answer(checked: bool) -> None:  # noqa: FBT001
            if checked and getattr(self._answers, name) != value:
                self._answers = replace(self._answers, **{name: value})
                self.changed.emit()

        return answer

"""The table of Cargo Hold: the standing answers that a delivery's owner leaves (CH-24)."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtWidgets import QWidget

from engine.games.cargo_hold.actions import ASK_ALL, Answers, Getaway, Reinforcing
from ui.kit.standing import Rows, StandingPanel
from ui.look.style import Look
from ui.tables.cargo_hold.words import speech

_ROWS: Final[Rows] = (
    ("getaway", tuple((f"answer-{value.value}", value) for value in Getaway)),
    ("lasso", (("answer-ask", False), ("answer-strongest", True))),
    ("reinforcement", tuple((f"answer-{value.value}", value) for value in Reinforcing)),
    ("loyalty", (("answer-ask", False), ("answer-all", True))),
)
"""What may be answered, and how: the fields of `Answers`."""


class AnswersPanel(StandingPanel):
    """Four questions with their standing answers."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, speech, _ROWS, ASK_ALL, parent)

    @property
    def answers(self) -> Answers:
        """What is answered."""
        return cast("Answers", super().answers)

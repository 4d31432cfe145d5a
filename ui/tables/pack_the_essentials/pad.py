"""The table of Pack the Essentials: the score pad of a match that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from engine.games.pack_the_essentials import scoring
from ui.bridge.outcome import Outcome
from ui.kit.scores import sheets
from ui.kit.words import listed
from ui.look.flow import Paint
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import RoleLabel
from ui.tables.pack_the_essentials.panels import UPPER_LINES, cloths
from ui.tables.pack_the_essentials.words import Words, say


class ScorePad(sheets.BaseScorePad):
    """All seats side by side, line by line, below what is left to do where the win is shared."""

    widest = 120
    words: Words

    def __init__(
        self, look: Look, outcome: Outcome, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, outcome, words, parent)
        self.joke = RoleLabel(look, Role.BODY, self._joke(), self)
        self.joke.setWordWrap(True)
        self.joke.setVisible(bool(self.joke.text()))
        self.column.insertWidget(0, self.joke)

    def sums(self) -> Mapping[str, Sequence[str]]:
        """The two subtotals."""
        return {"upper": UPPER_LINES, "groups": self.words.box.colours}

    def tip(self, line: str) -> str:
        """What is in a subtotal."""
        return self.words.line_rule(line, 0, self.outcome.view) if line in self.sums() else ""

    def marks(self) -> Mapping[str, Paint]:
        """A colour's cloth."""
        return cloths(self.look, self.words.box.colours)

    def below(self) -> None:
        """The goal of the card, which is no medal's on a stop, or what decides between equal
        totals.
        """
        goal, scores = self.outcome.result.goal, self.outcome.result.scores
        if goal is not None:
            self.write(
                "goal", RoleLabel(self.look, Role.STRONG, say("goal-card"), self.pad), [goal]
            )
        elif len(set(scores)) < len(scores):
            label = RoleLabel(self.look, Role.SMALL, say("tie-empty"), self.pad)
            label.setProperty("role", "muted")
            seats = self.outcome.view.seats
            empty = [scoring.empty_cells(self.words.box, seat).bit_count() for seat in seats]
            self.write("empty", label, empty)

    def _joke(self) -> str:
        """What decides between equal totals, and what is left to do where several share the win
        (PE-34).
        """
        result = self.outcome.result
        best = result.ranking[0]
        if result.goal is not None or len(set(result.scores)) == len(result.scores):
            return ""
        if len(best) == 1:
            return say("tie-rule")
        names = listed([self.words.name(seat) for seat in best])
        return f"{say('shared', names=names)} {say('tie-joke')}"

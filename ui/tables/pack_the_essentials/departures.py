"""The table of Pack the Essentials: the split-flap departure board above the suitcase."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.kit.medals import medal_name
from ui.kit.words import capital
from ui.look.flap import FlapLabel
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.words import goal_words, say

_FLAP_HEIGHTS: Final = 33, 24
"""How high flaps are, alone and with others."""
_NAME_FLAP_LIMITS: Final = 4, 14
"""How many flaps the name of whose turn it is may have, at least and at most."""


class DepartureBoard(QWidget):
    """Round, whose turn it is (with more than one seat), points and, alone, the goal, on flaps."""

    def __init__(
        self, look: Look, rounds: int, parent: QWidget | None = None, *, alone: bool, goal: bool
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._rounds = rounds
        self._colour = ""
        self._name = ""
        self._labels: list[tuple[FittedLabel, FlapLabel]] = []
        high = _FLAP_HEIGHTS[not alone]
        self.round = FlapLabel(look, "", self, cells=5, height=high)
        self.turn = FlapLabel(
            look, "", self, cells=_NAME_FLAP_LIMITS[0], height=high, leading=False
        )
        self.score = FlapLabel(look, "", self, cells=3, height=high)
        self.goal = FlapLabel(look, "", self, cells=3, height=high)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = self._row = QHBoxLayout(self)
        with_spacing(look, row, (14, 4, 10, 4), 6)
        for words, flaps, shown in (
            (say("round"), self.round, True),
            (say("turn"), self.turn, not alone),
            (say("score"), self.score, True),
            (say("goal-line"), self.goal, goal),
        ):
            label = FittedLabel(look, Role.SMALL, words, self)
            label.setProperty("role", "board")
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(label)
            column.addWidget(flaps)
            row.addLayout(column)
            flaps.setVisible(shown)
            self._labels.append((label, flaps))
        self._whose = next(label for label, flaps in self._labels if flaps is self.turn)
        self._asked = next(label for label, flaps in self._labels if flaps is self.goal)

    def set_duration(self, milliseconds: int) -> None:
        """How long flaps take to turn; 0 for none of it."""
        for _, flaps in self._labels:
            flaps.duration = milliseconds

    def rest(self) -> None:
        """Let all flaps have turned."""
        for _, flaps in self._labels:
            flaps.rest()

    def set_room(self, width: int, *, low: bool) -> None:
        """Have as many flaps for a name as have room in a width, in logical pixels.

        On a `low` page the words above the flaps are left to the tool tips.
        """
        for label, flaps in self._labels:
            label.setVisible(not low and not flaps.isHidden())
        # Its columns, too, forget how high they were before.
        self._row.activate()
        shown = [(label, flaps) for label, flaps in self._labels if not flaps.isHidden()]
        others = (
            max(flaps.sizeHint().width(), 0 if low else label.sizeHint().width())
            for label, flaps in shown
            if flaps is not self.turn
        )
        air = self._look.air(14 + 10 + (len(shown) - 1) * 6)
        one, cells = self.turn.sizeHint().width() / self.turn.cells, self.turn.cells
        fit = min(
            _NAME_FLAP_LIMITS[1], max(_NAME_FLAP_LIMITS[0], int((width - air - sum(others)) // one))
        )
        if fit != cells and not self.turn.isHidden():
            self.turn.set_cells(fit)
            self.turn.show_text(self._short(self._name))

    def show_now(
        self,
        round_: int,
        name: str,
        colour: str,
        score: int,
        goal: int | None,
        made: str,
        *,
        medal: int = 0,
        over: bool = False,
    ) -> None:
        """Show the round, whose turn it is (nobody's: no name) in their colour, and the points;
        the tip says what these are `made` of. Once all is `over`, it is the name of whose they are.
        The goal is what a `medal` asks for, or 0 for the card's.
        """
        whose = say("suitcase" if over else "turn")
        self._whose.setText(whose)
        where = say("where-round", round=round_, rounds=self._rounds)
        self.round.tell(f"{round_}/{self._rounds}", where)
        self._name = name
        self.turn.tell(self._short(name), name, f"{whose}: {name}" if name else "")
        self.score.tell(str(score), f"{say('score')} {score}", made)
        if goal is not None:
            self._asked.setText(capital(medal_name(medal)) if medal else say("goal-line"))
            self.goal.tell(str(goal), goal_words(goal, medal))
        if colour != self._colour:
            self._colour = colour
            self.update()

    def _short(self, name: str) -> str:
        """The name, or else the first part of it, as far as there are flaps for it."""
        most = self.turn.cells
        return name if len(name) <= most else (name.replace("-", " ").split() or [name])[0][:most]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board's case; at the left an edge in the colour of whose turn it is."""
        painter, rect, look = QPainter(self), QRectF(self.rect()), self._look
        paint = partial(art.board_case, rect=rect, look=look, colour=self._colour)
        look.pixmaps.draw(
            painter, ("pe-departures", rect.size().toTuple(), self._colour), rect, paint
        )
        painter.end()

"""The table of Where's My Luggage?: the score pad of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.games.wheres_my_luggage.components import Components
from ui.bridge.ledger import Band, Ruled
from ui.bridge.seats import initial
from ui.bridge.spec import Outcome
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel
from ui.tables.wheres_my_luggage.words import Words

_TOTAL = "total"
_NAMES = 336
"""Width of all names at most, in pixels at 100 %."""


class ScorePad(QWidget):
    """All seats side by side, round by round."""

    def __init__(self, look: Look, outcome: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._outcome = outcome
        box = cast("Components", outcome.game.box)
        self._words = Words(box, [player.name for player in outcome.players])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.cells: dict[tuple[str, int], QLabel] = {}
        self.lines: list[str] = []
        """The ids of the rows, from the top."""
        column.addWidget(self._pad())

    def show_row(self, row: int, *, shown: bool) -> None:
        """Show or hide the numbers of a row of `lines`; the row keeps its room."""
        for (line, _), number in self.cells.items():
            if line == self.lines[row]:
                number.setVisible(shown)

    def _pad(self) -> QWidget:
        pad = Ruled(self._look, self)
        players = self._outcome.players
        for seat, player in enumerate(players):
            widest, letter = min(150, _NAMES // len(players)), initial(self._words.names, seat)
            band = Band(self._look, player, pad, widest=widest, letter=letter)
            pad.grid.addWidget(band, 0, seat + 1)
        sheets = self._outcome.sheets
        for entry in sheets[0].lines:
            self._row(pad, entry.line, [sheet.points(entry.line) for sheet in sheets])
        self._row(pad, _TOTAL, [sheet.total for sheet in sheets])
        pad.grid.setColumnStretch(0, 1)
        return pad

    def _row(self, pad: Ruled, line: str, numbers: Sequence[int]) -> None:
        role = Role.STRONG if line == _TOTAL else Role.BODY
        self.lines.append(line)
        name = RoleLabel(self._look, role, self._words.line(line), pad)
        locale = QLocale()
        words = [locale.toString(number) for number in numbers]
        labels = pad.add(len(self.lines), name, words, is_sum=line == _TOTAL)
        for seat, label in enumerate(labels):
            self.cells[line, seat] = label

"""Kit: the score pad of a match that is over: all seats side by side, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.core import Sheet
from ui.bridge.outcome import Outcome
from ui.bridge.seats import initial
from ui.kit.ledger import Band, Ruled
from ui.kit.words import TableWords
from ui.look.air import airy
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel

TOTAL: Final = "total"
_NAMES: Final = 336
"""Width of all names at most, in pixels at 100 %."""


class ScorePad(QWidget):
    """The lines of all sheets, their sums, and what else a game writes below them."""

    widest: ClassVar[int] = 150
    """Width of a name at most, in pixels at 100 %."""

    def __init__(
        self,
        look: Look,
        outcome: Outcome,
        words: TableWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.outcome = outcome
        self.words = words
        self.column = QVBoxLayout(self)
        airy(look, self.column, (0, 0, 0, 0), 10)
        self.cells: dict[tuple[str, int], QLabel] = {}
        """The numbers, by line and seat."""
        self.lines: list[str] = []
        """The ids of the rows, from the top."""
        self.pad = Ruled(look, self)
        self._heads()
        for line in self.rows():
            numbers = [self.points(sheet, line) for sheet in outcome.sheets]
            self.write(line, self.head(line), numbers)
        self.below()
        self.pad.grid.setColumnStretch(0, 1)
        self.column.addWidget(self.pad)

    # What a game may say otherwise

    def sums(self) -> Mapping[str, Sequence[str]]:
        """Sums within a sheet, by an id of their own: the lines each sums up and stands after."""
        return {}

    def rows(self) -> Sequence[str]:
        """The lines from the top, by id: as the sheets have them, sums after what they sum up."""
        found: list[str] = []
        after = {lines[-1]: name for name, lines in self.sums().items()}
        for line in self.outcome.sheets[0].lines:
            found += [line.line, after[line.line]] if line.line in after else [line.line]
        return [*found, TOTAL]

    def head(self, line: str) -> QWidget:
        """What stands before the numbers of a line."""
        role = Role.STRONG if self.is_sum(line) else Role.BODY
        return RoleLabel(self.look, role, self.words.line(line, self.outcome.view), self.pad)

    def below(self) -> None:
        """Write what comes after the total."""

    # What it is made of

    def is_sum(self, line: str) -> bool:
        """Whether a line is the sum of others."""
        return line == TOTAL or line in self.sums()

    def points(self, sheet: Sheet, line: str) -> int:
        """The points of a line of the pad, sums too."""
        if line == TOTAL:
            return sheet.total
        return sum(sheet.points(part) for part in self.sums().get(line, (line,)))

    def write(self, line: str, head: QWidget, numbers: Sequence[int]) -> None:
        """Write a line below the others, a number a seat."""
        self.lines.append(line)
        words = [QLocale().toString(number) for number in numbers]
        labels = self.pad.add(len(self.lines), head, words, is_sum=self.is_sum(line))
        self.cells.update({(line, seat): label for seat, label in enumerate(labels)})

    def show_row(self, row: int, *, shown: bool) -> None:
        """Show or hide the numbers of a row of `lines`; the row keeps its room."""
        for (line, _), number in self.cells.items():
            if line == self.lines[row]:
                number.setVisible(shown)

    def _heads(self) -> None:
        """Who is who; nobody's name where nobody else plays."""
        players = self.outcome.players
        widest = min(self.widest, _NAMES // len(players))
        for seat, player in enumerate(players if len(players) > 1 else ()):
            letter = initial(self.words.names, seat)
            band = Band(self.look, player, self.pad, widest=widest, letter=letter)
            self.pad.grid.addWidget(band, 0, seat + 1)

"""Kit: a score pad of rounds: a row a seat, a column a round, and below a number what it is of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ui.bridge.outcome import Outcome
from ui.kit.scores.sheets import TOTAL_LINE
from ui.kit.table.seats import mark, seated
from ui.kit.words import AnyWords
from ui.look.flow import Box, ColumnBox, Ink, PlateBox, RowBox, TextBox
from ui.look.flow_widget import FlowWidget
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import RoleLabel

MIN_NAME_WIDTH: Final = 74
"""Width of the names at least, in pixels at 100 %."""
_ALIGN_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Entry(NamedTuple):
    """A number of the pad; `parts` stands below it, and `said` are these in words."""

    points: int
    parts: str = ""
    said: str = ""


class RoundPad(QWidget):
    """What each round brought each seat. A game says which `columns` and entries there are."""

    def __init__(
        self, look: Look, outcome: Outcome, words: AnyWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.outcome = outcome
        self.words = words
        self._heads = self.columns()
        self.lines = tuple(self._heads)
        """The ids of the columns, from the left."""
        self.entries = {
            (column, seat): self.entry(column, seat)
            for column in self.lines
            for seat in range(len(outcome.players))
        }
        self._rows = [_Line(self) for _ in (None, *outcome.players)]
        column = QVBoxLayout(self)
        with_spacing(look, column, (0, 0, 0, 0), 0)
        for row in self._rows:
            column.addWidget(row)
        for note in self.notes():
            label = RoleLabel(look, Role.SMALL, note, self)
            label.setProperty("role", "muted")
            label.setWordWrap(True)
            column.addSpacing(look.air(4))
            column.addWidget(label)
        for seat, row in enumerate(self._rows[1:]):
            said = "\n".join((words.name(seat), *(self.said(c, seat) for c in self.lines)))
            row.setAccessibleName(said)
            row.setToolTip(said)
        look.changed.connect(self._write)
        self._write()

    # What a game says

    def columns(self) -> Mapping[str, str]:
        """The columns from the left: their ids and heads; the last is the total."""
        raise NotImplementedError

    def entry(self, column: str, seat: int) -> Entry:
        """What a column has for a seat."""
        raise NotImplementedError

    def notes(self) -> Sequence[str]:
        """What stands below."""
        return ()

    # What it is made of

    def said(self, column: str, seat: int) -> str:
        """An entry in words."""
        entry, speech = self.entries[column, seat], self.words.speech
        what, points = self.words.line(column), speech.many("points", entry.points)
        parts = entry.said or entry.parts
        if parts:
            return speech.say("pad-parts", what=what, points=points, parts=parts)
        return speech.say("pad-said", what=what, points=points)

    def _write(self) -> None:
        wides = {column: self._wide(column) for column in self.lines}
        least = self.look.px(MIN_NAME_WIDTH) + sum(wides.values())
        for seat, row in enumerate(self._rows, -1):
            row.show_line(self._head(wides) if seat < 0 else self._row(seat, wides), least)

    def _wide(self, column: str) -> float:
        """The width of a column with the air between it and the one before."""
        small, large = (QFontMetricsF(self.look.font(role)) for role in (Role.SMALL, Role.STRONG))
        words = [self._heads[column]]
        words += [self.entries[column, seat].parts for seat in range(len(self._rows) - 1)]
        numbers = [self._number(column, seat) for seat in range(len(self._rows) - 1)]
        widths = [small.horizontalAdvance(word) for word in words]
        widths += [large.horizontalAdvance(number) for number in ("000", *numbers)]
        wide = max(widths)
        return wide + self.look.air(10) + 2

    def _number(self, column: str, seat: int) -> str:
        return self.words.amount(self.entries[column, seat].points)

    def _head(self, wides: Mapping[str, float]) -> Box:
        heads = (
            TextBox(
                self._heads[column], Role.SMALL, "muted", align=_ALIGN_RIGHT, wide=wide, name=column
            )
            for column, wide in wides.items()
        )
        return RowBox((Box(grow=1), *heads), pad=(0, 2))

    def _row(self, seat: int, wides: Mapping[str, float]) -> Box:
        look, air = self.look, self.look.air
        shown = seated(self.outcome.players, seat)
        name = TextBox(shown.name, Role.STRONG, lines=2, rather=True)
        who = RowBox((mark(look, shown), Box(wide=air(6)), _grown(name)), grow=1)
        cells = (self._cell(column, seat, wide) for column, wide in wides.items())
        row = RowBox((who, *cells), pad=(0, air(3)))
        return ColumnBox((Box(high=1, ground=PlateBox("line")), row))

    def _cell(self, column: str, seat: int, wide: float) -> Box:
        points, parts, _ = self.entries[column, seat]
        ink: Ink = "ink" if points else "muted"
        number = self._number(column, seat)
        role = Role.STRONG if column == TOTAL_LINE else Role.NUMERIC
        boxes = [TextBox(number, role, ink, align=_ALIGN_RIGHT, tabular=True)]
        if parts:
            boxes.append(TextBox(parts, Role.SMALL, "muted", align=_ALIGN_RIGHT, tabular=True))
        return ColumnBox(tuple(boxes), wide=wide, name=column)


def _grown(box: Box) -> Box:
    return ColumnBox((box,), grow=1)


class _Line(FlowWidget):
    """A line of the pad."""

    def __init__(self, pad: RoundPad) -> None:
        super().__init__(pad.look, pad)
        self._least = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, box: Box, least: float) -> None:
        """Show something that is at least so wide."""
        self._least = round(least)
        self.show_box(box)

    def sizeHint(self) -> QSize:
        high = self.flow.measure(max(self._least, self.width())).height()
        return QSize(self._least, round(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

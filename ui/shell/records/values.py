"""Shell: the records by the stops of a trip: a row a card, with tries, best and goals reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ui.kit.spec import GameTable
from ui.look.style import Look
from ui.look.tables import SortHead

if TYPE_CHECKING:
    from engine.store import Logged

NO_VALUE: Final = "–"


class LogView(QTableView):
    """A table of the logbook, sorted by its heads; a row is chosen as a whole."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = SortHead(look, self)
        self.setHorizontalHeader(self.head)
        self.setSortingEnabled(True)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setWordWrap(True)
        self.verticalHeader().hide()


class ValuesView(LogView):
    """A row for each value of an option, in its order at first. `wanted` is what was activated."""

    wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._rows = QStandardItemModel(self)
        self._rows.setSortRole(Qt.ItemDataRole.UserRole)
        self.setModel(self._rows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(
            lambda index: self.wanted.emit(
                self._rows.item(index.row(), 0).data(Qt.ItemDataRole.UserRole + 1)
            )
        )

    def fill(self, spec: GameTable, option: str, entries: Sequence[Logged]) -> None:
        """Count what was played alone among these matches, without help as stamps ask for."""
        self._rows.clear()
        heads = (self.tr("Difficulty"), self.tr("Attempts"), self.tr("Wins"), self.tr("Best"))
        name, values = spec.values(option)
        alone = [e for e in entries if e.seats == 1 and e.game == spec.game and e.is_own]
        for order, (value, words) in enumerate(values.items()):
            mine = [e for e in alone if e.options.get(option) == value]
            grade = spec.grade({option: value})
            won = sum(bool(entry.won) for entry in mine)
            best = max((entry.score for entry in mine), default=None)
            first = _cell(words, order)
            first.setData(value, Qt.ItemDataRole.UserRole + 1)
            self._rows.appendRow(
                [
                    first,
                    _cell("" if grade is None else grade.name, grade.order if grade else 0),
                    _number(len(mine), str(len(mine)) if mine else ""),
                    _number(won, str(won) if mine else ""),
                    _number(best or 0, "" if best is None else spec.amount(best)),
                ]
            )
        self._rows.setHorizontalHeaderLabels((name, *heads))
        for column in range(2, 5):
            self._rows.horizontalHeaderItem(column).setTextAlignment(
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
        self.setAccessibleName(name)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)


def _cell(words: str, order: int) -> QStandardItem:
    made = QStandardItem(words)
    made.setData(order, Qt.ItemDataRole.UserRole)
    return made


def _number(number: int, words: str) -> QStandardItem:
    """A number to the right; a dash, below all others, for one without words: it is not known."""
    made = _cell(words or NO_VALUE, number if words else -1)
    made.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made

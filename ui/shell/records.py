"""Shell: the records page: the personal-best log of solo matches."""

from __future__ import annotations

import re
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QWidget,
)

from engine.core import GameId, StowawayError
from ui.bridge.desk import Desk
from ui.bridge.spec import TableSpec
from ui.look.style import Look
from ui.look.type import Role
from ui.shell.parts import Page, Words

SORT: Final = Qt.ItemDataRole.UserRole
PLAYED: Final = 2
"""The column of what was played."""
NUMBERS: Final = (3, 4)
"""The columns of score and goal."""

AnyIndex = QModelIndex | QPersistentModelIndex


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Numbers stand at the right of their column."""
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class LogModel(QAbstractTableModel):
    """The log: date, name, what was played, score, goal, whether it was reached, and the deal."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[tuple[str, Any], ...]] = []
        self._heads: list[str] = []

    def fill(self, desk: Desk, specs: dict[GameId, TableSpec]) -> None:
        """Read the log anew."""
        self.beginResetModel()
        locale = QLocale()
        self._heads = [
            self.tr("Date"),
            self.tr("Name"),
            self.tr("Played"),
            self.tr("Score"),
            self.tr("Goal"),
            self.tr("Reached"),
            self.tr("Deal"),
        ]
        self._rows = []
        for entry in desk.log():
            spec = specs.get(GameId(entry.game))
            if spec is None:
                continue
            local = entry.finished.astimezone()
            when = QDateTime.fromSecsSinceEpoch(int(local.timestamp()))
            try:
                played = spec.summary(desk.configure(entry.game, 1, entry.options))
            except StowawayError:
                # Of older rules, whose options are no more.
                played = spec.title()
            won = "" if entry.won is None else self.tr("yes") if entry.won else self.tr("no")
            self._rows.append(
                (
                    (locale.toString(when, QLocale.FormatType.ShortFormat), when),
                    (entry.name, entry.name),
                    (played, played),
                    (str(entry.score), entry.score),
                    ("" if entry.goal is None else str(entry.goal), entry.goal or 0),
                    (won, won),
                    (entry.seed, entry.seed),
                )
            )
        self.endResetModel()

    def played(self) -> list[str]:
        """What was played, each once, in alphabetical order."""
        return sorted({row[PLAYED][0] for row in self._rows})

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        """As many as matches."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex | None = None) -> int:
        """As many as headings."""
        return 0 if parent is not None and parent.isValid() else len(self._heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words to show, values to sort by."""
        text, value = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == SORT:
            return value
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None


class RecordsPage(Page):
    """The log, sortable by a click on a heading, and by card."""

    def __init__(
        self,
        look: Look,
        desk: Desk,
        specs: dict[GameId, TableSpec],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent, scrolls=False)
        self._desk = desk
        self._specs = specs
        self.set_title(self.tr("Records"))
        self.model = LogModel(self)
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(self.model)
        self.proxy.setSortRole(SORT)
        self.proxy.setFilterKeyColumn(PLAYED)
        self.filter = QComboBox()
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.order = QComboBox()
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.tools = QWidget()
        row = QHBoxLayout(self.tools)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for words, box in (
            (self.tr("S&how"), self.filter),
            (self.tr("S&ort by"), self.order),
        ):
            label = QLabel(words)
            label.setBuddy(box)
            row.addWidget(label)
            row.addWidget(box)
        row.addStretch(1)
        self.column.addWidget(self.tools)
        self.none = Words(
            look,
            self.tr("No solo match is finished yet. Each one will stand here, won or not."),
            role="muted",
            wrap=True,
        )
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.view = QTableView()
        self.view.setModel(self.proxy)
        self.view.setAccessibleName(self.tr("Log of finished solo matches"))
        self.view.setSortingEnabled(True)
        self.view.setAlternatingRowColors(True)
        self.view.setShowGrid(False)
        self.view.setTabKeyNavigation(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setWordWrap(False)
        self.view.setStyleSheet(
            "QTableView::item { padding: 0 10px; } QHeaderView::section { padding: 0 13px; }"
        )
        self.view.verticalHeader().hide()
        self.column.addWidget(self.view, 1)
        self.column.addWidget(self.none, 1)
        self.filter.currentIndexChanged.connect(self._filter)
        self.order.currentIndexChanged.connect(self._order)
        self.view.horizontalHeader().sortIndicatorChanged.connect(self._show_order)

    def enter(self) -> None:
        """Read the log anew."""
        self.model.fill(self._desk, self._specs)
        empty = self.model.rowCount() == 0
        self.view.setVisible(not empty)
        self.tools.setVisible(not empty)
        self.none.setVisible(empty)
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.addItem(self.tr("everything"), "")
        for words in self.model.played():
            self.filter.addItem(words, words)
        self.filter.blockSignals(False)
        self.order.blockSignals(True)
        self.order.clear()
        for section in range(self.model.columnCount()):
            self.order.addItem(
                str(self.model.headerData(section, Qt.Orientation.Horizontal)), section
            )
        self.order.blockSignals(False)
        self._filter()
        self.view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.view.verticalHeader().setDefaultSectionSize(self.look.px(36))
        self.view.setFont(self.look.font(Role.NUMERIC))
        self._spread()
        (self.back_button if empty else self.view).setFocus()
        if not empty:
            self.view.selectRow(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns share the room that there is."""
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """What was played gets the room that is left; where there is none, the table scrolls."""
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if header.count() and header.length() < self.view.width():
            header.setSectionResizeMode(PLAYED, QHeaderView.ResizeMode.Stretch)

    def _filter(self) -> None:
        wanted = str(self.filter.currentData() or "")
        exact = re.escape(wanted)
        self.proxy.setFilterRegularExpression(f"^{exact}$" if wanted else "")

    def _order(self, section: int) -> None:
        # Dates and points are wanted from the top, words from A.
        down = section == 0 or section in NUMBERS
        order = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
        self.view.sortByColumn(section, order)

    def _show_order(self, section: int, _order: Qt.SortOrder) -> None:
        self.order.blockSignals(True)
        self.order.setCurrentIndex(section)
        self.order.blockSignals(False)

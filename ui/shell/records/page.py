"""Shell: the records page: the match history, a row for each person, listed and charted."""

from __future__ import annotations

import contextlib
import html
import math
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QItemSelection,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QHideEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import (
    AnyGame,
    ChoiceOption,
    GameId,
    Option,
    SeatsOption,
    StowawayError,
    Value,
    shown,
)
from ui.bridge.controller import AppController
from ui.bridge.seats import called, profile
from ui.bridge.trail_matches import TrailMatch, medals_of, of_entry
from ui.charts.library import Library
from ui.charts.panel import ChartPanel
from ui.kit.medals import medal_name
from ui.kit.results import score
from ui.kit.results import unit as unit_of
from ui.kit.spec import GameTable
from ui.kit.words import Difficulty, OptionWords, capital
from ui.look.inputs import ChoiceBox
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.tables import CELL_SIDE_PADDING
from ui.look.text import unbroken, wrapped
from ui.look.typography import TEXT_FAMILY, Role
from ui.shell.records.charts import (
    LEVEL_ORDER_START,
    aims,
    day,
    percent,
    results,
    tally,
    wins,
)
from ui.shell.records.faces import faces_of, faces_width, paint_faces
from ui.shell.records.kinds import (
    CHARACTER_KEY,
    KINDS,
    MIXED,
    against_words,
    kind,
    kind_name,
    level_of,
    level_opponents,
    level_words,
    place,
    rival_names,
    rivals,
)
from ui.shell.records.values import LogView, ValuesView
from ui.shell.result.next_steps import match_words
from ui.shell.widgets.basic import (
    DOT_SEPARATOR,
    MAX_CODE_COLUMNS,
    Emblem,
    Label,
    Page,
    PaperCard,
    announce,
    button,
)
from ui.shell.widgets.two_columns import Beside

if TYPE_CHECKING:
    from engine.store import Logged

PLAYED_COLUMN: Final = 1
"""The column of what was played."""
AGAINST_COLUMN: Final = 2
SCORE_COLUMN: Final = 3
GOAL_COLUMN: Final = 4
WON_COLUMN: Final = 5
MEDAL_COLUMN: Final = 6
NAME_COLUMN: Final = 7
DEAL_COLUMN: Final = 8
NUMBER_COLUMNS: Final = (SCORE_COLUMN, GOAL_COLUMN)
_BEST_FIRST_COLUMNS: Final = (*NUMBER_COLUMNS, MEDAL_COLUMN)
"""They are wanted from the top, like dates."""
_USUAL_PLAYED_LINES: Final = 2
"""What was played has so many lines at most, as long as deals are listed."""
_MAX_PLAYED_LINES: Final = 4
"""It has so many where that saves another column."""
_COLUMN_LAYOUTS: Final[tuple[tuple[tuple[int, ...], int], ...]] = (
    ((), _USUAL_PLAYED_LINES),
    *(((DEAL_COLUMN,), lines) for lines in range(_USUAL_PLAYED_LINES, _MAX_PLAYED_LINES + 1)),
    *(
        ((DEAL_COLUMN, GOAL_COLUMN), lines)
        for lines in range(_USUAL_PLAYED_LINES, _MAX_PLAYED_LINES + 1)
    ),
    *(
        ((DEAL_COLUMN, GOAL_COLUMN, NAME_COLUMN), lines)
        for lines in range(_USUAL_PLAYED_LINES, _MAX_PLAYED_LINES + 1)
    ),
    *(
        ((DEAL_COLUMN, GOAL_COLUMN, NAME_COLUMN, MEDAL_COLUMN), lines)
        for lines in range(_USUAL_PLAYED_LINES, _MAX_PLAYED_LINES + 1)
    ),
)
"""Which columns are left out and how many lines what was played has, the best way first.

Score and *Won* say without the goal how a match went; whose it was, and against whom, is a filter
too.
"""
_LAST_LAYOUT: Final = (
    (DEAL_COLUMN, GOAL_COLUMN, NAME_COLUMN, MEDAL_COLUMN, AGAINST_COLUMN),
    _MAX_PLAYED_LINES,
)
"""The last way: long names of opponents do not even fit in two lines."""
_MIN_FILTER_WIDTH: Final = 245
"""Least width of a filter with its name, in pixels at 100 %."""
_MAX_AGAINST_WIDTH: Final = 170
"""A wider column of opponents has two lines, in pixels at 100 %."""
_FILTER_GAP: Final = 16
"""So far is the name of a filter from the one before it, in pixels at 100 %."""
_PAGE_SIDE: Final = 20
"""The margin of the page at either side, in pixels at 100 %."""
_SCROLL_BAR: Final = 16
"""Room for what scrolls the page, in pixels at 100 %."""
_BOTTOM_ROOM: Final = 6
"""Room below the last row of the list, in pixels at 100 %."""
_PERCENT_SIGN_SCALE: Final = 0.7
"""The height of a percent sign beside large figures, in theirs."""
_DECIMAL_BELOW_POINTS: Final = 30
"""An average of fewer points has a decimal place."""

MATCHES_PER_PAGE: Final = 1000
"""How many matches are listed at a time, and how many of the latest are points of a chart."""

AnyIndex = QModelIndex | QPersistentModelIndex
Cells: TypeAlias = tuple[tuple[str, Any], ...]


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Numbers stand at the right of their column."""
    side = Qt.AlignmentFlag.AlignRight if column in NUMBER_COLUMNS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _built(controller: AppController, games: Iterable[str]) -> dict[str, AnyGame]:
    """Return the games that can be built, by id; playing another one says why it cannot be."""
    found: dict[str, AnyGame] = {}
    for name in games:
        with contextlib.suppress(StowawayError):
            found[name] = controller.game(name)
    return found


def played_words(entry: Logged, controller: AppController, spec: GameTable) -> str:
    """What was played: the options, and how many sat there if not one alone with some; the game's
    name where they are of older rules. With it who helped, and whether hidden cards were seen.
    """
    seats = entry.seats
    try:
        words = spec.summary(controller.configure(entry.game, seats, entry.options))
        many = QCoreApplication.translate("records", "%n player(s)", "", seats)
        played = ", ".join(filter(None, (words, many if seats > 1 or not words else "")))
    except StowawayError:
        played = spec.title()
    if entry.exposed:
        exposed = QCoreApplication.translate("records", "{played}, hidden cards seen")
        played = exposed.format(played=played)
    if entry.helped:
        helped = QCoreApplication.translate("records", "{played}, with computer help ({levels})")
        levels = ", ".join(map(level_words, entry.helped))
        played = helped.format(played=played, levels=levels)
    return played


def _titled(title: str, played: str) -> str:
    if not played or played.startswith(title):
        return played or title
    return f"{title} – {played}"


def _way(entry: Logged) -> Hashable:
    """What the words of a match follow from."""
    return (
        entry.game,
        entry.seats,
        tuple(entry.options.items()),
        entry.levels,
        entry.helped,
        entry.exposed,
        entry.others,
    )


class Log(QObject):
    """The log: date, what was played against whom, score, goal, whether won, medal, name, deal."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Logged] = []
        """The matches, by row."""
        self.titled = False
        """Whether each says which game it was, since they are of several."""
        self.rows: list[Cells] = []
        """Words and value of each cell, row by row."""
        self.kinds: list[str] = []
        """What kind of match each is, row by row."""
        self.medals: dict[tuple[int, int], int] = {}
        """What stops of a trail and suitcases of a day have won, by the keys of their matches."""
        self._matches: dict[tuple[int, int], TrailMatch] = {}
        self._ways: dict[Hashable, tuple[str, str]] = {}
        self.heads = [
            self.tr("Date"),
            self.tr("Match"),
            self.tr("Opponents"),
            self.tr("Score"),
            self.tr("Goal"),
            self.tr("Won"),
            self.tr("Medal"),
            self.tr("Player"),
            self.tr("Deal"),
        ]

    def fill(
        self, controller: AppController, specs: dict[GameId, GameTable], game: object = None
    ) -> None:
        """Read the log anew; `game` is the only one that is shown."""
        open_code = controller.hidden_code
        listed = [entry for entry in controller.log() if GameId(entry.game) in specs]
        known = _built(controller, {entry.game for entry in listed})
        entries = [entry for entry in listed if entry.game in known]
        games = set(known)
        titled = game not in games
        rows: list[Cells] = []
        self._read_medals(controller, known, entries)
        kinds = [kind(entry, self._matches.get(entry.key)) for entry in entries]
        self._ways = {}
        for entry in entries:
            spec, name = specs[GameId(entry.game)], called(entry.name)
            way = _way(entry)
            if way not in self._ways:
                self._ways[way] = (
                    played_words(entry, controller, spec),
                    against_words(entry, controller),
                )
            played, against = self._ways[way]
            if titled:
                played = _titled(spec.title(), played)
            match, judged = self._matches.get(entry.key), self.judged(entry)
            if match is not None:
                played = f"{match_words(match)}: {played}"
            hidden = controller.attempts.hidden("watch", entry.game, entry.seed, (entry.name,))
            code = "" if hidden or entry.seed == open_code else entry.seed
            won = self.won_words(judged)
            # Of a match for which there is none, below *No medal*.
            medal = self.medals.get(entry.key, -1)
            medal_words = capital(medal_name(medal)) if medal >= 0 else ""
            # Numbers of several games do not say by themselves what they count.
            written = partial(score, spec) if titled and len(games) > 1 else spec.amount
            rows.append(
                (
                    (day(entry), entry.finished),
                    (played, played),
                    (against, against),
                    (written(entry.score), entry.score),
                    ("" if judged.goal is None else spec.amount(judged.goal), judged.goal or 0),
                    (won, won),
                    (medal_words, medal),
                    (name, name),
                    (shown(code, MAX_CODE_COLUMNS), code),
                )
            )
        self.entries, self.titled, self.rows, self.kinds = entries, titled, rows, kinds

    def _read_medals(
        self, controller: AppController, games: Mapping[str, AnyGame], entries: Sequence[Logged]
    ) -> None:
        """Find what was of a trail or a day, and what it has won."""
        of_games: dict[str, list[tuple[Logged, TrailMatch]]] = {}
        for entry in entries:
            match = of_entry(entry, games[entry.game])
            if match is not None:
                of_games.setdefault(entry.game, []).append((entry, match))
        self._matches = {entry.key: match for found in of_games.values() for entry, match in found}
        self.medals = {}
        for name, found in of_games.items():
            self.medals |= medals_of(controller, games[name], found)

    def won_words(self, entry: Logged) -> str:
        """Return whether a match was won, or shared, which counts as won; empty for neither."""
        if entry.won is None:
            return ""
        if entry.won and entry.tied:
            return self.tr("Shared")
        return self.tr("Yes") if entry.won else self.tr("No")

    def judged(self, entry: Logged) -> Logged:
        """Return a match with what it asked: alone, where medals count, that is bronze, and not the
        goal of the game itself.
        """
        if entry.key not in self.medals or entry.seats > 1:
            return entry
        bronze = self._matches[entry.key].medals[0]
        return entry._replace(goal=bronze.points, won=self.medals[entry.key] > 0)

    def way(self, entry: Logged) -> tuple[str, str]:
        """What was played against whom; of thousands of matches, most are alike in that."""
        return self._ways[_way(entry)]

    def words(self, column: int) -> set[str]:
        """All that is said in a column."""
        return {words for words, _ in (row[column] for row in self.rows)}

    def says(self, column: int, entries: Sequence[Logged]) -> bool:
        """Whether a column tells something of these: it is not empty, nor the only name there."""
        keys = {entry.key for entry in entries}
        pairs = zip(self.entries, self.rows, strict=True)
        words = {row[column][0] for entry, row in pairs if entry.key in keys}
        return len(words) > 1 if column == NAME_COLUMN else any(words)


class Chosen(QAbstractTableModel):
    """The rows of the log that all filters let through, in order, a page at a time.

    It sorts and filters by itself: of thousands of rows, Qt would ask for each cell many times.
    """

    def __init__(self, log: Log, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._lets: Callable[[Logged], bool] = lambda _: True
        self._by = (0, Qt.SortOrder.DescendingOrder)
        self._all: list[tuple[Logged, Cells]] = []
        self._faces: Callable[[tuple[str, ...]], QPixmap] | None = None
        self.first = 0
        """The row of the page's first match among all that are let through."""
        self.left_out: tuple[int, ...] = ()
        """The columns that have no room, which the tip of a row tells."""

    def show_faces(self, paint: Callable[[tuple[str, ...]], QPixmap]) -> None:
        """Show portraits beside the names of opponents, from `paint` by their ids."""
        self._faces = paint

    def choose(self, lets: Callable[[Logged], bool]) -> None:
        """Show the first page of what `lets` lets through."""
        self._lets = lets
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Show the first page by the values of a column; what is equal, the latest first."""
        self._by = (column, order)
        self._arrange()

    def _arrange(self) -> None:
        pairs = zip(self._log.entries, self._log.rows, strict=True)
        found = [pair for pair in pairs if self._lets(pair[0])]
        column, order = self._by
        down = order == Qt.SortOrder.DescendingOrder
        found.sort(key=lambda pair: pair[1][column][1], reverse=down)
        self.beginResetModel()
        self._all, self.first = found, 0
        self.endResetModel()

    def clear(self) -> None:
        """Show nothing, until something is chosen again."""
        self.choose(lambda _entry: False)

    def turn(self, first: int) -> None:
        """Show the page that has this row."""
        self.beginResetModel()
        self.first = max(0, min(first, len(self._all) - 1)) // MATCHES_PER_PAGE * MATCHES_PER_PAGE
        self.endResetModel()

    @property
    def count(self) -> int:
        """How many matches are let through, on all pages."""
        return len(self._all)

    def entries(self) -> list[Logged]:
        """The matches that are let through, in the order of the log."""
        return [entry for entry in self._log.entries if self._lets(entry)]

    def place_of(self, key: tuple[int, int]) -> int:
        """The row of a match among all that are let through, by its key; -1 if it is not."""
        return next((row for row, (entry, _) in enumerate(self._all) if entry.key == key), -1)

    def entry(self, row: int) -> Logged:
        """The match of a row of the page."""
        return self._all[self.first + row][0]

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return min(MATCHES_PER_PAGE, len(self._all) - self.first)

    def columnCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._log.heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._all[self.first + index.row()][1][index.column()][0]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role == Qt.ItemDataRole.DecorationRole and index.column() == AGAINST_COLUMN:
            faces = faces_of(self.entry(index.row()))
            return self._faces(faces) if faces and self._faces is not None else None
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(index.row())
        return None

    def _tip(self, row: int) -> str:
        """What has no room in the list, a line each."""
        cells = self._all[self.first + row][1]
        told = [(self._log.heads[column], cells[column][0]) for column in self.left_out]
        return "\n".join(f"{head}: {words}" for head, words in told if words)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._log.heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None


class RecordsPage(Page):
    """All finished matches: figures, a list to filter and sort, and charts."""

    play = Signal(str)
    """Set up a match of this game."""
    watched = Signal(int)
    """Watch a match again, by its id in the records."""
    opened = Signal(int)
    """Show the result page of a match, by its id in the records."""
    shared = Signal(int, object)
    """Share a match, by its id in the records; and the ids of all that are listed."""

    def __init__(
        self,
        look: Look,
        controller: AppController,
        specs: dict[GameId, GameTable],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent, widest=3600, high=True)
        self._controller = controller
        self._specs = specs
        self.set_title(self.tr("Records"))
        self.log = Log(self)
        self.proxy = Chosen(self.log, self)
        self.proxy.show_faces(partial(paint_faces, self.look, self))
        self.filters: dict[str, QComboBox] = {}
        """By `game`, `name`, or the id of an option."""
        self._silent: set[int] = set()
        """The columns that tell nothing of what is shown."""
        self._held: list[tuple[QLabel, QComboBox]] = []
        self.tools = QWidget()
        self._tools = QGridLayout(self.tools)
        self._tools.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, self._tools, gap=8)
        self.order = ChoiceBox(9)
        self.result_button = button(
            self.tr("&Result"),
            lambda: self._lead_to(self.opened.emit),
            hint=self.tr("Show the result of the selected match (Enter)"),
        )
        self.watch_button = button(
            self.tr("Wat&ch"),
            lambda: self._lead_to(self.watched.emit),
            hint=self.tr("Watch the selected match"),
        )
        self.share_button = button(
            self.tr("&Share…"),
            lambda: self._lead_to(
                lambda record: self.shared.emit(record, [one.id for one in self.proxy.entries()])
            ),
            hint=self.tr("For BG Stats, as text or for a spreadsheet"),
        )
        self.values_button = button(
            "", lambda: None, hint=self.tr("Attempts, goals reached and best score for each card")
        )
        self.values_button.setCheckable(True)
        # Assistive technology does not click what can be checked.
        self.values_button.toggled.connect(self._show_values)
        self.bar.addWidget(self.values_button)
        self.bar.addWidget(self.result_button)
        self.bar.addWidget(self.watch_button)
        self.figures = Figures(look)
        self._make_view()
        self._library = Library(self)
        self.results, self.wins = (ChartPanel(look, self._library) for _ in range(2))
        self.panels = [self.results, self.wins]
        for panel in self.panels:
            panel.be_low()
            panel.told.connect(lambda words, panel=panel: announce(panel, words))
        self.results.picked.connect(self._on_picked)
        self.pager = Pager(look)
        self.pager.turned.connect(self.proxy.turn)
        self.unread = Label(look, role="muted", wrap=True)
        self._partial = False
        self._shown: tuple[int, int] | None = None
        self.empty = Empty(look, specs)
        self.empty.play.connect(self.play)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        with_spacing(look, self._halves, gap=14)
        listed = QVBoxLayout()
        with_spacing(look, listed, gap=14)
        listed.addWidget(self.figures)
        listed.addWidget(self.view, 1)
        listed.addWidget(self.values, 1)
        below = Beside(self.pager, self.share_button)
        # Most histories need no pager.
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        below.box.setAlignment(self.share_button, right)
        listed.addWidget(below)
        charted = QVBoxLayout()
        with_spacing(look, charted, gap=14)
        self._cards = [PaperCard(look) for _ in self.panels]
        for card, panel, share in zip(self._cards, self.panels, (3, 2), strict=True):
            card.column.addWidget(panel, 1)
            charted.addWidget(card, share)
        self._halves.addLayout(listed, 21)
        self._halves.addLayout(charted, 10)
        self.column.addWidget(self.unread)
        self.column.addWidget(self.tools)
        self.column.addLayout(self._halves, 1)
        self.column.addWidget(self.empty, 1)
        self.order.currentIndexChanged.connect(self._order)
        self.view.horizontalHeader().sortIndicatorChanged.connect(self._show_order)
        self.view.selectionModel().selectionChanged.connect(self._on_selected)
        self.proxy.modelReset.connect(self._on_arranged)
        controller.records_changed.connect(self._on_records)
        look.changed.connect(self._fit_view)

    def _make_view(self) -> None:
        self.view = LogView(self.look)
        self.head = self.view.head
        self.view.setModel(self.proxy)
        self.view.setAccessibleName(self.tr("Match history"))
        self.values = ValuesView(self.look)
        self.values.wanted.connect(self._on_value)
        self.view.viewport().installEventFilter(self)
        # Later: Qt hands Enter on to what has the keyboard then, which may be another page.
        self.view.activated.connect(
            lambda _index: self._lead_to(self.opened.emit), Qt.ConnectionType.QueuedConnection
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A scroll bar that comes or goes leaves the columns less room or more."""
        if event.type() == QEvent.Type.Resize and watched is self.view.viewport():
            self._spread()
        return super().eventFilter(watched, event)

    def enter(self) -> None:
        """Read the log anew."""
        self._fill()
        self.view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        if self.log.entries:
            self.view.setFocus()
        else:
            self.empty.take_focus()

    def _fill(self) -> None:
        self._read()
        empty = not self.log.entries
        for widget in (self.tools, self.figures, *self._cards):
            widget.setVisible(not empty)
        self.empty.setVisible(empty)
        self._filter()
        self._fit_view()

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees tells no deal either, which may be played once more."""
        super().hideEvent(event)
        # A minimised window hides all that is in it, but tells no page to enter when it is back.
        if not event.spontaneous() and self.window().isVisible():
            self.proxy.clear()

    def leave(self) -> None:
        """Charts are heavy: none is kept while nobody looks."""
        for panel in self.panels:
            panel.drop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # Layout

    def _fit_view(self) -> None:
        side = self.look.px(CELL_SIDE_PADDING)
        for view in (self.view, self.values):
            view.setStyleSheet(
                # Below the last row, so that its corners stay inside the round frame.
                f"QTableView {{ padding-bottom: {self.look.px(_BOTTOM_ROOM)}px; }}"
                f"QTableView::item {{ padding: 0 {side}px; }}"
            )
            view.setFont(self.look.font(Role.BODY))
        self.values.verticalHeader().setDefaultSectionSize(self.look.px(36))
        judged = [self.log.judged(entry) for entry in self.proxy.entries()]
        self.figures.show_tally(judged, self._specs, self.log.medals)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= self.look.px(1080)
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
        for view in (self.view, self.values):
            view.setMinimumHeight(self.look.px(36 * (5 if wide else 7)))
        self._lay_tools()
        self._spread()

    def _lay_tools(self) -> None:
        """Filters side by side, in as many rows as they need."""
        if not self._held:
            return
        each = max(1, self.width() // self.look.px(_MIN_FILTER_WIDTH))
        gap = self._tools.horizontalSpacing()
        wide = [
            label.sizeHint().width()
            - label.contentsMargins().left()
            + box.minimumSizeHint().width()
            + 2 * gap
            for label, box in self._held
        ]
        # Long names of filters need more than the least.
        air = self.look.air(_FILTER_GAP)
        room = self.width() - 2 * self.look.px(_PAGE_SIDE) - self.look.px(_SCROLL_BAR)
        # Beside the last one there is no gap.
        room += gap + air
        while (
            each > 1 and sum(max(wide[n::each]) + air for n in range(min(each, len(wide)))) > room
        ):
            each -= 1
        rows = math.ceil(len(self._held) / each)
        # Each row has as many, and boxes stand below each other.
        each = math.ceil(len(self._held) / rows)
        for index, (label, box) in enumerate(self._held):
            row, column = divmod(index, each)
            label.setContentsMargins(self.look.air(_FILTER_GAP) if column else 0, 0, 0, 0)
            self._tools.addWidget(label, row, 2 * column)
            self._tools.addWidget(box, row, 2 * column + 1)
        for column in range(self._tools.columnCount()):
            used = column % 2 and column < 2 * each
            self._tools.setColumnStretch(column, 1 if used else 0)

    def _spread(self) -> None:
        """Give what was played the room that is left.

        Where there is too little, it has more lines, and columns are left out, so that nothing
        has to be scrolled sideways.
        """
        header, view = self.view.horizontalHeader(), self.view
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        if not header.count():
            return
        widths = {
            column: max(self._cell_width(column), self._head_width(column))
            for column in range(header.count())
            if column not in (PLAYED_COLUMN, *self._silent)
        }
        whole, font, side = view.viewport().width(), self.look.font(Role.BODY), self._side()
        rivals_words, faces = (
            self.log.words(AGAINST_COLUMN),
            faces_width(self.look, self.log.entries),
        )
        # Opponents stand in two lines before other columns give way to them.
        low = max(
            self._head_width(AGAINST_COLUMN),
            _width(rivals_words, font, _USUAL_PLAYED_LINES) + side + faces,
        )
        if AGAINST_COLUMN in widths:
            widths[AGAINST_COLUMN] += faces
        if widths.get(AGAINST_COLUMN, 0) > self.look.px(_MAX_AGAINST_WIDTH):
            widths[AGAINST_COLUMN] = low
        words = self.log.words(PLAYED_COLUMN)
        head = self._head_width(PLAYED_COLUMN)
        needed = {
            lines: max(head, _width(words, font, lines) + side)
            for lines in range(_USUAL_PLAYED_LINES, _MAX_PLAYED_LINES + 1)
        }
        out, room, least = _laid_out(whole, widths, needed)
        if room < least and AGAINST_COLUMN in widths:
            widths[AGAINST_COLUMN] = low
            out, room, least = _laid_out(whole, widths, needed, (_LAST_LAYOUT,))
        self._leave_out(out)
        wide = max(room, least)
        for column, width in {**widths, PLAYED_COLUMN: wide}.items():
            header.resizeSection(column, width)
        # What does not fit in one line gets as many as it needs, in each row the same.
        lines = max((len(wrapped(each, font, wide - side)) for each in words), default=1)
        if AGAINST_COLUMN in widths and AGAINST_COLUMN not in out:
            room = widths[AGAINST_COLUMN] - side - faces
            lines = max((lines, *(len(wrapped(each, font, room)) for each in rivals_words)))
        line = QFontMetrics(font).height()
        view.verticalHeader().setDefaultSectionSize(self.look.px(36) + (lines - 1) * line)

    def _side(self) -> int:
        """The room beside the words of a cell."""
        return 2 * self.look.px(CELL_SIDE_PADDING) + 8

    def _cell_width(self, column: int) -> int:
        """What the cells of a column need. A view that is asked takes seconds for a long log."""
        metrics = QFontMetrics(self.look.font(Role.BODY))
        words = self.log.words(column)
        return max(map(metrics.horizontalAdvance, words), default=0) + self._side()

    def _head_width(self, column: int) -> int:
        """What a heading needs."""
        return self.head.width_of(self.log.heads[column])

    def _leave_out(self, columns: Collection[int]) -> None:
        """Have no columns that say nothing, nor these; a tip tells what is left out."""
        self.proxy.left_out = tuple(sorted({*columns} - self._silent))
        before = [self.view.isColumnHidden(column) for column in range(len(self.log.heads))]
        after = [column in self._silent or column in columns for column in range(len(before))]
        for column, hidden in enumerate(after):
            self.view.setColumnHidden(column, hidden)
        if before != after:
            self._fill_order()

    # Filters

    def _read(self) -> None:
        """Read the log anew. Columns are there that tell something of what is shown."""
        box = self.filters.get("game")
        game = None if box is None else box.currentData()
        self.log.fill(self._controller, self._specs, game)
        self._partial = bool(self._controller.unread)
        self._show_unread()
        entries = self.log.entries
        shown = entries if self.log.titled else [e for e in entries if game in (None, e.game)]
        optional = (AGAINST_COLUMN, GOAL_COLUMN, WON_COLUMN, MEDAL_COLUMN, NAME_COLUMN)
        self._silent = {column for column in optional if not self.log.says(column, shown)}
        self._leave_out(self.proxy.left_out)
        self._fill_tools()

    def _fill_tools(self) -> None:
        """A filter for everything of which the log has more than one."""
        chosen = {key: box.currentData() for key, box in self.filters.items()}
        for label, box in self._held:
            self._tools.removeWidget(label)
            self._tools.removeWidget(box)
            for gone in (label, box) if box is not self.order else (label,):
                gone.hide()
                gone.deleteLater()
        self._held = []
        self.filters = {}
        entries = self.log.entries
        games = list(dict.fromkeys(entry.game for entry in entries))
        titles = [(self._specs[GameId(game)].title(), game) for game in games]
        self._add_filter("game", self.tr("&Game"), titles, chosen, self.tr("All games"))
        game = games[0] if len(games) == 1 else chosen.get("game")
        if game in games:
            self._add_options(game, chosen)
        levels = dict.fromkeys(
            str(level) for each in games for level in self._controller.levels(each)
        )
        found = rival_names(entries, tuple(levels))
        values = [(words, key) for key, words in found.items()]
        self._add_filter("against", self.tr("Oppone&nts"), values, chosen, self.tr("All opponents"))
        kinds = [(kind_name(each), each) for each in KINDS if each in self.log.kinds]
        self._add_filter("kind", self.tr("&Kind"), kinds, chosen, self.tr("All kinds"))
        # Who is called the same in other letters is the same; the latest way of writing is shown.
        names = {profile(entry.name): called(entry.name) for entry in reversed(entries)}
        players = sorted((name, key) for key, name in names.items())
        # The best is one's own, as long as nobody asks for another's.
        people = self._controller.people
        if chosen.get("name"):
            # Whoever was shown may have another name by now.
            chosen["name"] = profile(people.called(str(chosen["name"])))
        if people.own_name or people.seated:
            chosen.setdefault("name", profile(people.own_name))
        self._add_filter("name", self.tr("&Player"), players, chosen, self.tr("All players"))
        if "name" in self.filters:
            words = self.tr("Shows one player’s matches (yours by default).")
            self.filters["name"].setToolTip(words)
            self.filters["name"].setAccessibleDescription(words)
        self._fill_order()
        self._hold(self.tr("S&ort by"), self.order)
        self._lay_tools()

    def _fill_order(self) -> None:
        """The columns that are shown are those to sort by."""
        self.order.blockSignals(True)
        self.order.clear()
        for section, words in enumerate(self.log.heads):
            if self.view.isColumnHidden(section):
                continue
            self.order.addItem(words, section)
        by = self.view.horizontalHeader().sortIndicatorSection()
        self.order.setCurrentIndex(self.order.findData(by))
        self.order.blockSignals(False)

    def _add_options(self, game: str, chosen: dict[str, Any]) -> None:
        spec = self._specs[GameId(game)]
        for option in self._controller.game(game).options:
            if isinstance(option, SeatsOption):
                continue
            mine = (entry.options for entry in self.log.entries if entry.game == game)
            there = {options[option.id] for options in mine if option.id in options}
            words = spec.option(option)
            values = [(self._value_words(words, each), each) for each in _values(option, there)]
            self._add_filter(option.id, words.name, values, chosen, self.tr("All"))

    def _value_words(self, words: OptionWords, value: Value) -> str:
        if isinstance(value, bool):
            return self.tr("Yes") if value else self.tr("No")
        known = words.values.get(str(value))
        return known or (QLocale().toString(value) if isinstance(value, int) else value)

    def _add_filter(
        self,
        key: str,
        name: str,
        values: Sequence[tuple[str, Value]],
        chosen: dict[str, Any],
        every: str,
    ) -> None:
        """A box of values, of which `every` lets all through."""
        if len(values) < 2:
            return
        box = ChoiceBox(9)
        box.addItem(every, None)
        for words, value in values:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen.get(key))))
        box.currentIndexChanged.connect(self._refill if key == "game" else self._filter)
        self.filters[key] = box
        self._hold(name, box)

    def _hold(self, name: str, box: QComboBox) -> None:
        label = QLabel(name, self.tools)
        label.setBuddy(box)
        box.setParent(self.tools)
        box.setAccessibleName(name.replace("&", ""))
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._held.append((label, box))
        label.show()
        box.show()

    def _lets(self) -> Callable[[Logged], bool]:
        wanted = {key: box.currentData() for key, box in self.filters.items()}
        wanted = {key: value for key, value in wanted.items() if value is not None}
        game, name = wanted.pop("game", None), wanted.pop("name", None)
        against, which = wanted.pop("against", None), wanted.pop("kind", None)
        kinds = {
            entry.key: each for entry, each in zip(self.log.entries, self.log.kinds, strict=True)
        }

        def lets(entry: Logged) -> bool:
            return (
                game in (None, entry.game)
                and name in (None, profile(entry.name))
                and (against is None or against in rivals(entry))
                and which in (None, kinds[entry.key])
                and all(entry.options.get(option) == value for option, value in wanted.items())
            )

        return lets

    def _refill(self) -> None:
        """Each game has filters of its own; not from within the one that was used."""
        QTimer.singleShot(0, self, self._choose_game)

    def _choose_game(self) -> None:
        self._read()
        self._spread()
        self.filters["game"].setFocus()
        self._filter()

    def _filter(self) -> None:
        self._shown = None
        self.proxy.choose(self._lets())
        entries = self.proxy.entries()
        log, judged = self.log, [self.log.judged(entry) for entry in entries]
        self.figures.show_tally(judged, self._specs, self.log.medals)
        if log.entries:
            # More points than that are one blot, and each costs time at every press.
            latest, named = judged[:MATCHES_PER_PAGE], self._named(entries)
            self.results.put(results(latest, named, self._specs, log.medals))
            # How hard a stop is does not follow from what makes a match alone hard.
            graded = [entry for entry in entries if entry.seats > 1 or entry.key not in log.medals]
            self.wins.put(wins(graded, self._grade))
            self._light()
        self._show_values()

    def _show_values(self) -> None:
        """A row a match, or a row for each stop of a trip."""
        trip = self._trip()
        self.values_button.setVisible(trip is not None)
        on = trip is not None and self.values_button.isChecked()
        if trip is not None:
            spec, option = trip
            words = self.tr("By {option}").format(option=spec.values(option)[0])
            self.values_button.setText(words)
            if on:
                self.values.fill(spec, option, self.proxy.entries())
        listed = bool(self.log.entries) and not on
        self.values.setVisible(on)
        self.view.setVisible(listed)
        for each in (self.result_button, self.watch_button, self.share_button):
            each.setVisible(listed)

    def _on_value(self, value: str) -> None:
        """The matches with this value alone."""
        trip = self._trip()
        games = self.filters.get("game")
        if trip is None:
            return
        if games is not None:
            games.setCurrentIndex(games.findData(str(trip[0].game)))
            self._choose_game()
        box = self.filters.get(trip[1])
        if box is not None:
            box.setCurrentIndex(max(0, box.findData(value)))
        self.values_button.setChecked(False)
        self._show_values()
        self.view.setFocus()

    def _trip(self) -> tuple[GameTable, str] | None:
        """The first game of what is listed that has a trip, and its option."""
        games = dict.fromkeys(entry.game for entry in self.proxy.entries() if entry.seats == 1)
        specs = (self._specs[GameId(game)] for game in games)
        return next(((spec, way) for spec in specs if (way := spec.trips_by())), None)

    def _named(self, entries: Sequence[Logged]) -> Callable[[Logged], str]:
        """How to name what was played: with its game only where two would have one name."""
        games: dict[str, set[str]] = {}
        for entry in entries:
            games.setdefault(self._played(entry), set()).add(entry.game)

        def name(entry: Logged) -> str:
            played = self._played(entry)
            return self._played(entry, titled=True) if len(games[played]) > 1 else played

        return name

    def _played(self, entry: Logged, *, titled: bool = False) -> str:
        """What was played against whom, in words.

        Characters of one level play alike, and are told apart only where one was asked for.
        """
        played, against = self.log.way(entry)
        asked = self.filters.get("against")
        if asked is None or not str(asked.currentData() or "").startswith(CHARACTER_KEY):
            against = level_opponents(entry, self._controller)
        if titled:
            played = _titled(self._specs[GameId(entry.game)].title(), played)
        if not against:
            return played
        words = self.tr("{played}, against {opponents}")
        return words.format(played=played, opponents=against)

    def _grade(self, entry: Logged) -> Difficulty | None:
        """How hard it was: as its game says, else by the level of the computers."""
        grade = self._specs[GameId(entry.game)].grade(entry.options)
        if grade is not None or not entry.levels or entry.others:
            # How hard a person is, nobody knows.
            return grade
        levels = [str(level) for level in self._controller.levels(entry.game)]
        if MIXED in rivals(entry):
            return Difficulty(LEVEL_ORDER_START + len(levels), self.tr("Against mixed levels"))
        level = level_of(entry.levels[0])
        name = self.tr("Against {level}").format(level=level_words(level))
        return Difficulty(LEVEL_ORDER_START + place(level, levels), name)

    # List and chart

    def _lead_to(self, way: Callable[[int], object]) -> None:
        """Watch, open or share the match whose row is selected, if there is one."""
        rows = self.view.selectionModel().selectedRows()
        if rows:
            way(self.proxy.entry(rows[0].row()).id)

    def _on_selected(self, selected: QItemSelection) -> None:
        rows = [index.row() for index in selected.indexes()]
        if rows:
            self._shown = self.proxy.entry(rows[0]).key
            self._light()

    def _light(self) -> None:
        if self._shown is not None:
            self.results.light(self._shown)

    def _on_picked(self, key: tuple[int, int]) -> None:
        row = self.proxy.place_of(key)
        if row < 0:
            return
        self._shown = key
        if row // MATCHES_PER_PAGE != self.proxy.first // MATCHES_PER_PAGE:
            self.proxy.turn(row)
        else:
            self._select()

    def _on_arranged(self) -> None:
        """Another page, or other rows: the match that was chosen stays so, if it is here."""
        self.pager.show_page(self.proxy.first, self.proxy.rowCount(), self.proxy.count)
        self._select()

    def _select(self) -> None:
        found = -1 if self._shown is None else self.proxy.place_of(self._shown)
        row = found - self.proxy.first
        row = row if 0 <= row < self.proxy.rowCount() else 0
        self.view.selectRow(row)
        self.view.scrollTo(self.proxy.index(row, 0))

    def _on_records(self) -> None:
        self._show_unread()
        if self._partial and not self._controller.unread and self.isVisible():
            was_empty = not self.empty.isHidden()
            self._fill()
            if was_empty and self.log.entries:
                # The button that had the keyboard is gone.
                self.view.setFocus()

    def _show_unread(self) -> None:
        left = self._controller.unread
        words = self.tr("Reading finished matches: %n file(s) to go.", "", left) if left else ""
        self.unread.setText(words)
        self.unread.setVisible(bool(left))

    def _order(self, index: int) -> None:
        section = self.order.itemData(index)
        if section is None:
            return
        # Words are wanted from A.
        down = section == 0 or section in _BEST_FIRST_COLUMNS
        order = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
        self.view.sortByColumn(section, order)

    def _show_order(self, section: int, _order: Qt.SortOrder) -> None:
        self.order.blockSignals(True)
        self.order.setCurrentIndex(self.order.findData(section))
        self.order.blockSignals(False)


def _laid_out(
    whole: int,
    widths: Mapping[int, int],
    needed: Mapping[int, int],
    more: Sequence[tuple[tuple[int, ...], int]] = (),
) -> tuple[tuple[int, ...], int, int]:
    """The columns that are left out, the room for what was played, and what that needs at least."""
    out: tuple[int, ...] = ()
    room = least = 0
    for out, lines in (*_COLUMN_LAYOUTS, *more):
        room = whole - sum(width for column, width in widths.items() if column not in out)
        least = needed[lines]
        if room >= least:
            break
    return out, room, least


def _width(words: Collection[str], font: QFont, lines: int) -> int:
    """The least width in which each of these fits in so many lines."""
    metrics = QFontMetrics(font)
    # Of "2 × Normal" no line ends in the middle.
    parts = [[part for part in unbroken(each).split(" ") if part] for each in words]
    needed = [[metrics.horizontalAdvance(part) for part in each] for each in parts]
    least = max((max(each) for each in needed if each), default=0)
    most = max((metrics.horizontalAdvance(each) for each in words), default=0) + 1
    while least < most:
        middle = (least + most) // 2
        if all(len(wrapped(each, font, middle)) <= lines for each in words):
            most = middle
        else:
            least = middle + 1
    return least


def _values(option: Option, there: set[Value]) -> list[Value]:
    """Those of an option's values that are there, as declared, or by size; no before yes."""
    if isinstance(option, ChoiceOption):
        return [value for value in option.values if value in there]
    return sorted(value for value in there if isinstance(value, int))


class Pager(QWidget):
    """Which of very many matches are listed, and the ways to those before and after them."""

    turned = Signal(int)
    """Show the page with this row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        with_spacing(look, row, (0, 0, 0, 0), 10)
        self.before = button(
            self.tr("Pre&vious"), lambda: self.turned.emit(self._first - MATCHES_PER_PAGE)
        )
        self.after = button(
            self.tr("Ne&xt"), lambda: self.turned.emit(self._first + MATCHES_PER_PAGE)
        )
        self.words = Label(look, role="muted")
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self.before)
        row.addWidget(self.words, 1)
        row.addWidget(self.after)
        self._first = 0
        self.hide()

    def show_page(self, first: int, count: int, among: int) -> None:
        """Say that so many from `first` on are listed; where these are all, say nothing."""
        self._first, locale = first, QLocale()
        self.setVisible(count < among)
        self.before.setEnabled(first > 0)
        self.after.setEnabled(first + count < among)
        numbers = (first + 1, first + count, among)
        said = [locale.toString(number) for number in numbers]
        self.words.setText(
            self.tr("{first}–{last} of {all}").format(first=said[0], last=said[1], all=said[2])
        )


class Figures(QWidget):
    """The log in four figures."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        with_spacing(look, row, (0, 0, 0, 0), 14)
        self.matches, self.won, self.best, self.mean = (FigureCard(look) for _ in range(4))
        for figure in (self.matches, self.won, self.best, self.mean):
            row.addWidget(figure, 1)

    def show_tally(
        self,
        entries: list[Logged],
        specs: Mapping[GameId, GameTable],
        medals: Collection[tuple[int, int]] = (),
    ) -> None:
        """Count these matches; of those in `medals`, by their keys, whether they won one."""
        counted, locale = tally(entries), QLocale()
        self.matches.show_figure(locale.toString(counted.matches), self.tr("Matches"))
        share = percent(counted.won, counted.aimed) if counted.aimed else "–"
        won = self.tr("Matches won")
        if any(entry.won and entry.tied for entry in entries):
            won = self.tr("Matches won or shared")
        if aims(entries):
            won = self.tr("Goals reached")
            if any(entry.seats == 1 and entry.key in medals for entry in entries):
                won = self.tr("Goals reached or medals won")
        self.won.show_figure(share, won)
        tables = any(entry.seats > 1 for entry in entries)
        self.won.setToolTip(self.tr("Shared wins count.") if tables else "")
        best = mean = "–"
        unit = ""
        if counted.best is not None and counted.mean is not None:
            spec = specs[GameId(entries[0].game)]
            best, mean = spec.amount(counted.best), spec.amount(round(counted.mean))
            plain = spec.amount(counted.best) == locale.toString(counted.best)
            small = 0 < abs(counted.mean) < _DECIMAL_BELOW_POINTS
            if plain and small and round(counted.mean, 1) % 1:
                mean = locale.toString(counted.mean, "f", 1)
            if spec.amount(counted.best) != score(spec, counted.best):
                unit = unit_of(spec)
        for figure, number, name in (
            (self.best, best, self.tr("Best score")),
            (self.mean, mean, self.tr("Average score")),
        ):
            figure.show_figure(number, DOT_SEPARATOR.join(filter(None, (name, unit))))
        for figure in (self.best, self.mean):
            # Points of two games, or forms, cannot be compared: there is no best, and no average.
            figure.setVisible(counted.best is not None or not counted.matches)


class FigureCard(PaperCard):
    """One figure, large, and what it counts."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._look = look
        with_spacing(look, self.column, (14, 8, 14, 8), 0)
        self.figure = Label(look, face=Role.TITLE)
        self.figure.setTextFormat(Qt.TextFormat.RichText)
        self.figure.setProperty("role", "rich")
        self.name = Label(look, face=Role.SMALL, role="muted", wrap=True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self.figure)
        self.column.addWidget(self.name, 1)

    def show_figure(self, figure: str, name: str) -> None:
        """Show a figure."""
        # The display face has a sign that is far lighter than its figures.
        high = self._look.font(Role.TITLE).pixelSize() * _PERCENT_SIGN_SCALE
        sign = f'<span style="font-family: {TEXT_FAMILY}; font-size: {high:.0f}px">%</span>'
        self.figure.setText(html.escape(figure).replace("%", sign))
        self.name.setText(name)
        self.setAccessibleName(self.tr("{name}: {figure}").format(name=name, figure=figure))


class Empty(QWidget):
    """No match yet: what will stand here, and the way to the first one."""

    play = Signal(str)

    def __init__(
        self, look: Look, specs: dict[GameId, GameTable], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        with_spacing(look, column, gap=14)
        column.addStretch(2)
        spec = next(iter(specs.values()), None)
        self.play_button = button(
            self.tr("&Play alone"),
            lambda: self.play.emit("" if spec is None else str(spec.game)),
            role="primary",
            tag=look,
        )
        self.play_button.setEnabled(spec is not None)
        words = Label(look, self.tr("Your match history is empty"), face=Role.TITLE, wrap=True)
        more = Label(
            look,
            self.tr(
                "Matches you finish appear here, won or lost, with the name and score of each "
                "player. You can also see how you are improving."
            ),
            wrap=True,
        )
        if spec is not None:
            column.addWidget(Emblem(look, spec), 5)
        for text in (words, more):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(text)
        column.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def take_focus(self) -> None:
        """The way to the first match has the focus."""
        self.play_button.setFocus()

"""Charts: a chart with its title, its read-out and the same numbers as a table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.charts.chart import ChartSpec, Point, Series
from ui.charts.library import Library
from ui.charts.sizes import least_height
from ui.look import text
from ui.look.inputs import ChoiceBox
from ui.look.palette import faded
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role

if TYPE_CHECKING:
    from ui.charts.plot import Plot

_MAX_SENTENCE_LINES = 6
"""The most lines of a sentence in place of a chart."""


class ChartPanel(QWidget):
    """One chart. `put` shows numbers, `drop` lets go of all that was drawn.

    The drawing library is asked for when the panel is painted for the first time; until it is
    there, a quiet place of the same size stands for the chart.
    """

    told = Signal(str)
    """A sentence for a screen reader: what the keys are at."""
    pointed = Signal(object)
    """The mark of the point that the keys or the mouse are at, None for none."""
    picked = Signal(object)
    """The mark of a point that was clicked or chosen."""

    def __init__(self, look: Look, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._library = library
        self._chart: ChartSpec | None = None
        self._mark: Hashable = None
        self.plot: Plot | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, whole, gap=6)
        head = QHBoxLayout()
        with_spacing(look, head, gap=10)
        self.heading = QLabel()
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setWordWrap(True)
        head.addWidget(self.heading, 1)
        self.chooser = ChoiceBox(12, middle=True)
        self.table_button = QPushButton(self.tr("Show table"))
        self.table_button.setAutoDefault(False)
        self.table_button.setCheckable(True)
        self.table_button.setProperty("role", "quiet")
        head.addWidget(self.table_button)
        whole.addLayout(head)
        # In a row of its own: what is charted may have a long name.
        whole.addWidget(self.chooser)
        self.unit = QLabel()
        self.unit.setProperty("role", "muted")
        self.unit.setAlignment(Qt.AlignmentFlag.AlignBottom)
        whole.addWidget(self.unit)
        room = _Place()
        room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._place = room
        self._room = QStackedLayout(room)
        self._room.setContentsMargins(0, 0, 0, 0)
        self.waiting = ChartPlaceholder(look)
        self._room.addWidget(self.waiting)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        self._room.addWidget(self.table)
        whole.addWidget(room, 1)
        self.readout = QLabel()
        self.readout.setTextFormat(Qt.TextFormat.PlainText)
        self.readout.setWordWrap(True)
        self.readout.setProperty("role", "muted")
        # Its room is kept, so that a chart that comes moves nothing on the page.
        policy = self.readout.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.readout.setSizePolicy(policy)
        whole.addWidget(self.readout)
        self.chooser.currentIndexChanged.connect(self._draw)
        self.table_button.toggled.connect(self._switch)
        self.waiting.seen.connect(self._want)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._draw)
        # No lambda: the library may outlive the panel.
        library.ready.connect(self._in_turn)
        library.failed.connect(self._give_up)
        look.changed.connect(self._dress)
        self._dress()

    @property
    def series(self) -> tuple[Series, ...]:
        """The series that are shown now; those without points are left out."""
        chart = self._chart
        if chart is None:
            return ()
        if chart.one:
            index = max(0, self.chooser.currentIndex())
            return tuple(s for s in chart.series[index : index + 1] if s.points)
        return tuple(series for series in chart.series if series.points)

    def put(self, chart: ChartSpec, chosen: int = 0) -> None:
        """Show a chart; of one with a choice, series number `chosen` first."""
        self._chart = chart
        self.heading.setText(chart.title)
        self.unit.setVisible(chart.shape == "lines")
        self.setAccessibleName(chart.title)
        self.chooser.blockSignals(True)
        self.chooser.clear()
        self.chooser.addItems([series.name for series in chart.series])
        self.chooser.setCurrentIndex(chosen)
        self.chooser.setAccessibleName(chart.one)
        self.chooser.setToolTip(self.chooser.currentText())
        self.chooser.setVisible(bool(chart.one) and len(chart.series) > 1)
        self.chooser.blockSignals(False)
        self._draw()

    def be_low(self) -> None:
        """Ask for no more height than a chart needs; what is left over may still be had."""
        self._place.low = True
        self._place.updateGeometry()

    def drop(self) -> None:
        """Let go of everything that was drawn; `put` shows it again."""
        self._chart = self._mark = None
        self._free()
        self.table.clear()
        self.table.setRowCount(0)

    def light(self, mark: Hashable) -> None:
        """Go to the point with this mark, in whichever series it is; None goes nowhere."""
        chart = self._chart
        if chart is None:
            return
        self._mark = mark
        if mark is not None and chart.one:
            for index, series in enumerate(chart.series):
                if any(point.mark == mark for point in series.points):
                    self.chooser.setCurrentIndex(index)
        if self.plot is not None:
            self.plot.point_at(mark)
            self._say(self.plot.point)

    # Inside

    def _want(self) -> None:
        if self._chart is not None and self.plot is None:
            self._library.want()

    def _in_turn(self) -> None:
        """Draw, but not all charts at once: the window goes on between them."""
        self._library.queue(self._later)

    def _give_up(self) -> None:
        if self._chart is not None and self.plot is None:
            self.waiting.say(
                self.tr("This chart could not be drawn. Its figures are in the table.")
            )

    def _draw(self) -> None:
        chart = self._chart
        if chart is None:
            return
        self._fill_table(chart)
        shown = self.series
        self.unit.setText(next((series.unit for series in shown if series.unit), chart.numbers))
        self.waiting.setMinimumHeight(least_height(self._look, chart))
        self._place.setMinimumHeight(self.waiting.minimumHeight())
        # Room for a long sentence, so that it does not move the page.
        lines = 1 if chart.shape == "bars" else 2
        self.readout.setMinimumHeight(lines * self.readout.fontMetrics().lineSpacing())
        if self._library.has_failed:
            self._give_up()
        else:
            self.waiting.say("" if shown else self.tr("Nothing to show yet."))
        if not shown or not self._library.is_ready:
            self._switch()
            return
        if self.plot is None:
            self.plot = self._library.plot()(self._look)
            self.plot.pointed.connect(self._on_pointed)
            self.plot.picked.connect(self._on_picked)
            self.plot.installEventFilter(self)
            self._room.addWidget(self.plot)
        self.plot.show_chart(chart, shown)
        self.plot.setAccessibleName(chart.title)
        self.plot.point_at(self._mark)
        self._say(self.plot.point)
        self._switch()

    def _switch(self) -> None:
        """Table, chart, or the place where a chart will be."""
        there = self.plot is not None and bool(self.series)
        page: QWidget = self.table
        if not self.table_button.isChecked():
            page = self.plot if self.plot is not None and there else self.waiting
        self._room.setCurrentWidget(page)
        self.readout.setVisible(page is self.plot)
        self.table_button.setText(
            self.tr("Show chart") if self.table_button.isChecked() else self.tr("Show table")
        )

    def _free(self) -> None:
        plot, self.plot = self.plot, None
        if plot is not None:
            self._room.removeWidget(plot)
            plot.removeEventFilter(self)
            plot.let_go()
            plot.hide()
            plot.deleteLater()
        self._room.setCurrentWidget(self.waiting)

    def _fill_table(self, chart: ChartSpec) -> None:
        table = self.table
        table.clear()
        shown = self.series
        heads = [chart.places, *(series.name for series in shown)]
        if chart.one or len(shown) == 1:
            heads[1:] = [series.unit or chart.numbers for series in shown]
        guides = {guide: None for series in shown for guide in series.guides}
        heads += [guide.name for guide in guides]
        rows: dict[float, str] = {}
        for series in shown:
            rows |= {point.place: point.tick for point in series.points}
        order = sorted(rows)
        table.setColumnCount(len(heads))
        table.setRowCount(len(order))
        table.setHorizontalHeaderLabels(heads)
        table.setAccessibleName(self.tr("{chart} (table)").format(chart=chart.title))
        columns = [{point.place: point.value for point in series.points} for series in shown]
        columns += [
            {place: table.locale().toString(round(number)) for place, number in guide.numbers}
            for guide in guides
        ]
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for row, place in enumerate(order):
            table.setItem(row, 0, QTableWidgetItem(rows[place]))
            for column, values in enumerate(columns, 1):
                item = QTableWidgetItem(values.get(place, ""))
                item.setTextAlignment(right)
                table.setItem(row, column, item)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _on_pointed(self, point: Point | None) -> None:
        self._say(point)
        self.pointed.emit(None if point is None else point.mark)
        if point is not None and self.plot is not None and self.plot.hasFocus():
            self.told.emit(point.words)

    def _on_picked(self, point: Point) -> None:
        self.picked.emit(point.mark)

    def _say(self, point: Point | None) -> None:
        words = self.tr("Hover or use the arrow keys to see values.")
        if self._chart is not None and self._chart.shape == "bars":
            # Each has its value beside it.
            words = self.tr("Hover or use the arrow keys to see more.")
        self.readout.setText(words if point is None else point.words)
        if self.plot is not None:
            self.plot.setAccessibleDescription(self.readout.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the mouse goes, its read-out goes too, unless the keys are there."""
        plot = self.plot
        if event.type() == QEvent.Type.Leave and watched is plot and plot is not None:
            if not plot.hasFocus():
                plot.point_at(None)
                self._on_pointed(None)
            return True
        return False

    def _dress(self) -> None:
        look = self._look
        self.heading.setFont(look.font(Role.HEADING))
        # Its words end nearly where the chart does; of a quiet button only they are seen.
        edge = look.px(4)
        self.table_button.setStyleSheet(
            f"QPushButton {{ padding-left: {edge}px; padding-right: {edge}px; }}"
            f" QPushButton:focus {{ padding-left: {edge - 1}px; padding-right: {edge - 1}px; }}"
        )
        self.unit.setFont(look.font(Role.SMALL))
        self.readout.setFont(look.font(Role.BODY))
        # At the bottom, so that those of charts side by side stand on one line.
        self.readout.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self.table.verticalHeader().setDefaultSectionSize(look.px(30))
        self._draw()


class _Place(QWidget):
    """Where the chart or its table is; if `low`, no higher than the chart needs."""

    low = False

    def sizeHint(self) -> QSize:
        """The pages' hint, or the least height: a layout gives no less than a hint, and no more."""
        hint = super().sizeHint()
        return QSize(hint.width(), self.minimumHeight()) if self.low else hint


class ChartPlaceholder(QWidget):
    """A quiet place for a chart: faint lines, or a sentence that says why there is none."""

    seen = Signal()
    """It was painted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = ""
        self._asked = QTimer(self)
        self._asked.setSingleShot(True)
        self._asked.setInterval(0)
        self._asked.timeout.connect(self.seen)
        look.changed.connect(self.update)

    @property
    def words(self) -> str:
        """The sentence, if any."""
        return self._words

    def say(self, words: str) -> None:
        """Show a sentence, or none."""
        self._words = words
        self.setAccessibleName(words or self.tr("Drawing the chart…"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setPen(QPen(faded(theme.line, 0.5), 1))
        for line in range(1, 5):
            y = round(self.height() * line / 5)
            painter.drawLine(0, y, self.width(), y)
        if self._words:
            room = QRectF(self.rect()).adjusted(12, 0, -12, 0)
            font = self._look.font(Role.BODY)
            fitted = text.fit(self._words, font, room.size(), lines=_MAX_SENTENCE_LINES)
            ground = QRectF(0, 0, fitted.width + 24, fitted.height + 12)
            ground.moveCenter(room.center())
            painter.fillRect(ground, theme.card)
            painter.setPen(theme.muted)
            text.draw(painter, room, self._words, font, lines=_MAX_SENTENCE_LINES)
        painter.end()
        self._asked.start()

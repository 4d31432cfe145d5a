"""Shell: where a person is on a game's trip, on its set-up page."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.commits import paint_commit
from ui.kit.spec import GameTable
from ui.kit.trip_stamps import Trip
from ui.look.style import Look
from ui.shell.widgets.basic import Label, PaperCard, button


class TripCard(PaperCard):
    """How far the trip has come, and the way to its next stop."""

    wanted = Signal(str, str)
    """(option, value): choose it."""

    def __init__(self, look: Look, spec: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(look, self.tr("Your trip"), parent)
        self._spec = spec
        self._next = ("", "")
        self.stamps = Stamps(look, self)
        self.words = Label(look, role="muted", wrap=True)
        self.next_button = button("", lambda: self.wanted.emit(*self._next), parent=self)
        for widget in (self.stamps, self.words, self.next_button):
            self.column.addWidget(widget)

    def show_trip(self, trip: Trip, chosen: str) -> None:
        """Show it; the next stop is behind the one that is chosen, unless that is it."""
        done, count = trip.stamped, len(trip.stops)
        if done == count:
            self.words.setText(self.tr("All %n stamped. Your trip is complete!", "", count))
        else:
            words = self.tr("{done} of {all} stamped. Reach each card’s goal, in any order.")
            self.words.setText(words.format(done=done, all=count))
        self.stamps.show_stops([stop.stamped for stop in trip.stops.values()])
        value = trip.next()
        self.next_button.setVisible(value not in (None, chosen))
        if value is not None:
            self._next = trip.option, value
            name = self._spec.values(trip.option)[1][value]
            self.next_button.setText(self.tr("Next stop: {name}").format(name=name))


class Stamps(QWidget):
    """A mark for each stop, with a tick once it is stamped; in rows where it is narrow."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._stops = look, list[bool]()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_stops(self, stops: list[bool]) -> None:
        """Show which are reached."""
        self._stops = stops
        words = self.tr("{done} of {all} stamped").format(done=sum(stops), all=len(stops))
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._rows(width) * self._look.px(26)

    def sizeHint(self) -> QSize:
        wide = self._look.px(26) * min(10, len(self._stops))
        return QSize(wide, self.heightForWidth(wide))

    def _rows(self, width: int) -> int:
        each = max(1, width // self._look.px(26))
        return math.ceil(len(self._stops) / each)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._look.px(26)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        each = math.ceil(len(self._stops) / max(1, self._rows(self.width())))
        for at, done in enumerate(self._stops):
            row, column = divmod(at, max(1, each))
            room = QRectF(column * side, row * side, side, side)
            paint_commit(painter, room, look=self._look, done=done)
        painter.end()

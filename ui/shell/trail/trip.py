"""Shell: where a person is on a game's trip, on its set-up page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.kit.spec import GameTable
from ui.kit.trip_stamps import Trip
from ui.look.style import Look
from ui.shell.widgets.basic import Label, PaperCard, button


class TripCard(PaperCard):
    """How far the trip has come, and the way to its next card."""

    wanted = Signal(str, str)
    """(option, value): choose it."""
    map_wanted = Signal()
    """The whole trip."""

    def __init__(self, look: Look, spec: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(look, self.tr("Your trip"), parent)
        self._spec = spec
        self._next = ("", "")
        self.words = Label(look, role="muted", wrap=True)
        self.next_button = button("", lambda: self.wanted.emit(*self._next), parent=self)
        self.map_button = button(self.tr("Open the &map"), self.map_wanted.emit, parent=self)
        for widget in (self.words, self.next_button, self.map_button):
            self.column.addWidget(widget)

    def show_trip(self, trip: Trip, chosen: str) -> None:
        """Show it; the next card is behind the one that is chosen, unless that is it."""
        done, count = trip.stamped, len(trip.stops)
        if done == count:
            self.words.setText(self.tr("All %n stamped. Your trip is complete!", "", count))
        else:
            words = self.tr("{done} of {all} stamped. Reach each card’s goal, in any order.")
            self.words.setText(words.format(done=done, all=count))
        value = trip.next()
        self.next_button.setVisible(value not in (None, chosen))
        if value is not None:
            self._next = trip.option, value
            name = self._spec.values(trip.option)[1][value]
            self.next_button.setText(self.tr("Next card: {name}").format(name=name))

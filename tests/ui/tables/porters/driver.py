"""How the toy's table is played, for the laws of tables: with hands, and with open ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton

from engine.core import Action
from tests.toys.tables.porters.words import deed
from tests.ui.tables.laws.kit import Driver, settle
from ui.access.voice import Voice

Role = QAccessible.Role
BARE = {"wrong": "its buttons are what is legal, and nothing else can be tried"}


class PortersDriver(Driver):
    """Cards are buttons, numbered from 1; what is chosen is confirmed."""

    game = "porters"
    seats = 3
    without: ClassVar = BARE | {"undo": "who has picked has given the screen away"}

    def rest(self) -> None:
        self.table.catch_up()
        # New buttons are seen once the event loop has turned.
        settle()

    def keys(self, acts: Sequence[Action]) -> None:
        for act in acts:
            number = self.table.state.options.index(act) + 1
            self.table.setFocus()
            self.key(Qt.Key(Qt.Key.Key_0.value + number))
            self.key(Qt.Key.Key_Return)

    def pointer(self, acts: Sequence[Action]) -> None:
        for act in acts:
            buttons = self.table.findChildren(QPushButton)
            self.press(next(each for each in buttons if each.text() == deed(act)))
            self.press(self.table.confirm_button)

    def tree(self, acts: Sequence[Action]) -> None:
        for act in acts:
            self.reader.press(deed(act))
            self.reader.press("Confirm", Role.Button)

    @property
    def holds(self) -> bool:
        return bool(self.table.turn.acts)

    @property
    def voice(self) -> Voice:
        found: Voice = self.table.voice
        return found

    @staticmethod
    def secrets(hidden: Any, public: Any) -> set[str]:
        cards = {card for hand in hidden.hands for card in hand}
        return {f"card {card}" for card in cards - set(public.discard)}


class OpenDriver(PortersDriver):
    """Nothing is held from anybody, so that undo goes back over all of it."""

    form = "open"
    options: ClassVar = {"open": True}
    without: ClassVar = BARE


DRIVERS = (PortersDriver, OpenDriver)

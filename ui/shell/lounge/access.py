"""Shell: the baggage carousel for assistive technology: a button, which opens what it names."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from ui.shell.lounge.game_picker import GamePicker


def tell_suitcases() -> None:
    """Have each carousel told as a button; called once, before the first question."""
    QAccessible.installFactory(_suitcases)


def _suitcases(name: str, found: QObject) -> QAccessibleInterface | None:
    if name != "GamePicker" or not isinstance(found, GamePicker):
        return None
    # Qt keeps what is C++ of it, and the carousel what is Python's.
    found.told = SuitcaseAccess(found)
    return found.told


class SuitcaseAccess(QAccessibleWidget):
    """The chosen suitcase: its name is the carousel's, and to press it is to open it."""

    def __init__(self, picker: GamePicker) -> None:
        super().__init__(picker, QAccessible.Role.Button)
        self._picker = picker

    def actionNames(self) -> list[str]:
        """What can be done with it, the usual first."""
        return [self.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        """Do one of that."""
        if name == self.pressAction():
            # What Enter does.
            self._picker.scope().shortcuts[-1].command()
        else:
            super().doAction(name)

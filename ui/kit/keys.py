"""Kit: the keys of a table: those that every table has, and before them the game's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPointerEvent
from PySide6.QtWidgets import QAbstractButton

if TYPE_CHECKING:
    from ui.kit.table import MatchTable

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEADING: Final = frozenset(
    {
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
    }
)
"""Keys that only lead somewhere."""
_OTHER: Final = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier

Deed = Callable[[], object]


def lettered(button: QAbstractButton) -> tuple[Qt.Key, ...]:
    """The key of the letter that is underlined on a button, if any."""
    letter = QKeySequence.mnemonic(button.text()).toString()[-1:]
    return (Qt.Key(ord(letter)),) if letter and letter.isascii() else ()


class TableKeys:
    """Finds what a key does at a table now."""

    def __init__(self, table: MatchTable) -> None:
        self._table = table

    def chord(self, event: QKeyEvent) -> Deed | None:
        """What a key does together with Ctrl."""
        modifiers = event.modifiers()
        if not modifiers & Qt.KeyboardModifier.ControlModifier or modifiers & _OTHER:
            return None
        key, deeds = Qt.Key(event.key()), self._table.deeds
        if key == Qt.Key.Key_Z:
            return deeds.redo if modifiers & Qt.KeyboardModifier.ShiftModifier else deeds.undo
        if key == Qt.Key.Key_Y:
            return deeds.redo
        if key == Qt.Key.Key_L:
            return self._table.drawer.button.click
        return self._place_and_confirm if key in ENTER else None

    def deed(self, event: QKeyEvent) -> Deed | None:
        """What a key does; None where it does nothing just now."""
        found = self.chord(event)
        if found is not None:
            return found
        if event.modifiers() & (_OTHER | Qt.KeyboardModifier.ControlModifier):
            return None
        table, key = self._table, Qt.Key(event.key())
        own = table.keys().get(key)
        if own is not None:
            return own
        if event.text() == "?":
            return table.prompt.ask_rule
        if key in ENTER:
            return table.deeds.confirm if table.deeds.whole else None
        if key == table.deeds.key and table.live and not table.hint_button.isHidden():
            return table.deeds.hint
        if key == Qt.Key.Key_Escape:
            return self._escape()
        return None

    def means(self, watched: QObject, event: QEvent) -> bool:
        """Whether a press that skipped movement lands on what can be done."""
        if isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in LEADING or self.chord(event) is not None:
                return True
            if self._table.keys().get(key) is not None:
                return self._table.answers_key(key)
            if self.deed(event) is not None:
                return True
            focus = self._table.stage.scene().focusItem()
            return key in (*ENTER, Qt.Key.Key_Space) and focus is not None
        if watched is self._table.stage.viewport() and isinstance(event, QPointerEvent):
            points = event.points()
            return bool(points) and self._table.answers(points[0].position())
        return True

    def _escape(self) -> Deed | None:
        """What there is to be put back, or shut; else the key is the shell's."""
        table = self._table
        if table.in_hand.holds:
            return table.in_hand.put_back
        if table.drawer.is_over:
            return table.drawer.shut
        if table.prompt.note and not table.prompt.parting:
            return table.unsay
        trial = table.trial if table.live else None
        if trial is not None and trial.acts and table.tries:
            return table.deeds.undo
        return None

    def _place_and_confirm(self) -> None:
        if self._table.in_hand.place():
            self._table.deeds.confirm()

"""Kit: the keys of a table: those that every table has, and before them the game's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPointerEvent
from PySide6.QtWidgets import QAbstractButton

from ui.look.shortcuts import Scope, Shortcut, find, name_of

if TYPE_CHECKING:
    from ui.kit.table.match_table import AnyTable

ENTER_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ENTER_NAMES: Final = ("Return", "Enter")
REPLAY_KEY: Final = "F4"
"""Shows again what just happened, the same at every table: a letter may be somebody's key."""
LOG_KEY: Final = "Ctrl+L"
"""Shows or hides the log, likewise."""
NAVIGATION_KEYS: Final = frozenset(
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

Command = Callable[[], object]


def lettered(button: QAbstractButton) -> tuple[Qt.Key, ...]:
    """The key of the letter that is underlined on a button, if any."""
    letter = QKeySequence.mnemonic(button.text()).toString()[-1:]
    return (Qt.Key(ord(letter)),) if letter and letter.isascii() else ()


class TableKeys(QObject):
    """Declares the keys of a table, and finds what one does now."""

    def __init__(self, table: AnyTable) -> None:
        super().__init__(table)
        self._table = table

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do at the table: the game's own first."""
        return (*self._table.shortcuts(), *self.common())

    def common(self) -> tuple[Shortcut, ...]:
        """Return what keys do at every table; whoever only watches does nothing in the match."""
        table, action_buttons = self._table, self._table.action_buttons
        rule = Shortcut(("?",), self.tr("Read the rule"), table.prompt.ask_rule)
        ends = self.tr("Close what is open")
        if not table.bridge.read_only and table.in_hand.scopes():
            ends = self.tr("Put back what you hold, or close what is open")
        escape = Shortcut(("Esc",), ends, self._escape, lambda: self._way_back() is not None)
        log = Shortcut((LOG_KEY,), self.tr("Show or hide the log"), table.drawer.button.click)
        if table.bridge.read_only:
            return (log, rule, escape)
        place = self.tr("Place what you hold, and confirm")
        return (
            Shortcut(
                ENTER_NAMES,
                self.tr("Confirm"),
                action_buttons.confirm,
                lambda: action_buttons.whole,
            ),
            Shortcut(("Ctrl+Return", "Ctrl+Enter"), place, self._place_and_confirm),
            Shortcut(("Ctrl+Z",), self.tr("Undo"), action_buttons.undo),
            Shortcut(("Ctrl+Shift+Z", "Ctrl+Y"), self.tr("Redo"), action_buttons.redo),
            *self._helps(),
            log,
            rule,
            escape,
        )

    def further(self) -> Sequence[Scope]:
        """Return shortcuts that go before those of the table, as for what is held."""
        return () if self._table.bridge.read_only else self._table.in_hand.scopes()

    def recent(self) -> Shortcut:
        """Return the key that shows again what just happened."""
        words, table = self.tr("Show again what just happened"), self._table
        return Shortcut((REPLAY_KEY,), words, table.show_recent, lambda: table.can_show_recent)

    def _helps(self) -> tuple[Shortcut, ...]:
        """Return the keys that help whoever plays a match; nobody helps whoever is asked."""
        table, action_buttons = self._table, self._table.action_buttons
        if table.bridge.asks:
            return ()

        def offered() -> bool:
            return table.live and not table.hint_button.isHidden()

        hint = Shortcut(
            (name_of(action_buttons.key),), self.tr("Hint"), action_buttons.hint, offered
        )
        return (hint, self.recent())

    def chord(self, event: QKeyEvent) -> Shortcut | None:
        """What a key does together with Ctrl."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return None
        return find(self.shortcuts(), event)

    def command(self, event: QKeyEvent) -> Shortcut | None:
        """What a key does; None where it does nothing just now."""
        return find(self.shortcuts(), event)

    def means(self, watched: QObject, event: QEvent) -> bool:
        """Whether a press that skipped movement lands on what can be done."""
        if isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in NAVIGATION_KEYS or self.chord(event) is not None:
                return True
            if find(self._table.shortcuts(), event) is not None:
                return self._table.answers_key(key)
            if self.command(event) is not None:
                return True
            focus = self._table.stage.scene().focusItem()
            return key in (*ENTER_KEYS, Qt.Key.Key_Space) and focus is not None
        if watched is self._table.stage.viewport() and isinstance(event, QPointerEvent):
            points = event.points()
            return bool(points) and self._table.answers(points[0].position())
        return True

    def _way_back(self) -> Command | None:
        """What there is to be put back, or shut; else the key is the shell's."""
        table = self._table
        own = table.way_back()
        if own is not None:
            return own
        if table.in_hand.holds:
            return table.in_hand.put_back
        if table.drawer.is_over:
            return table.drawer.shut
        if table.prompt.note and not table.prompt.leave_pending:
            return table.reset_prompt
        pending = table.pending if table.live else None
        if pending is not None and pending.acts and table.tries:
            return table.action_buttons.undo
        return None

    def _escape(self) -> None:
        back = self._way_back()
        if back is not None:
            back()

    def _place_and_confirm(self) -> None:
        if self._table.in_hand.place():
            self._table.action_buttons.confirm()

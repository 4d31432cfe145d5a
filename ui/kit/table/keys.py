"""Kit: the keys of a table: those that every table has, and before them the game's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPointerEvent
from PySide6.QtWidgets import QAbstractButton

from ui.kit.table.key_names import LOG_KEY, MORE_KEY, REPLAY_KEY
from ui.look.shortcuts import Scope, Shortcut, find, name_of

if TYPE_CHECKING:
    from ui.kit.table.commands import TableCommands
    from ui.kit.table.shared_parts import SharedParts
    from ui.stage.view import StageView

ENTER_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ENTER_NAMES: Final = ("Return", "Enter")
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


class KeyHooks(Protocol):
    """What the keys of a table ask its game."""

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys of its own do, in this match."""
        ...

    def way_back(self) -> Command | None:
        """Return what of its own Esc shuts or ends; None for nothing."""
        ...

    def answers(self, at: QPointF) -> bool:
        """Tell whether a press on the stage means something."""
        ...

    def answers_key(self, key: Qt.Key) -> bool:
        """Tell whether a key of the game may act with the same press that ended an animation."""
        ...

    def reset_prompt(self) -> None:
        """Clear all messages but what is to be done."""
        ...


class TableKeys(QObject):
    """Declares the keys of a table, and finds what one does now."""

    stage: StageView
    """Where the match is seen; set by the table once it is built."""

    def __init__(
        self, shared: SharedParts, commands: TableCommands, hooks: KeyHooks, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._turn, self._prompt, self._drawer = shared.turn, shared.prompt, shared.drawer
        self._action_buttons, self._commands, self._hooks = shared.action_buttons, commands, hooks

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do at the table: the game's own first."""
        return (*self._hooks.shortcuts(), *self.common())

    def common(self) -> tuple[Shortcut, ...]:
        """Return what keys do at every table; spectators do nothing in the match."""
        turn, commands = self._turn, self._commands
        rule = Shortcut(("?",), self.tr("Read the rule"), self._prompt.ask_rule)
        ends = self.tr("Close what is open")
        if not turn.bridge.read_only and turn.in_hand.scopes():
            ends = self.tr("Put back what you hold, or close what is open")
        escape = Shortcut(("Esc",), ends, self._escape, lambda: self._way_back() is not None)
        log = Shortcut((LOG_KEY,), self.tr("Show or hide the log"), self._drawer.button.click)
        menu = self._menu()
        if turn.bridge.read_only:
            return (log, *menu, rule, escape)
        place = self.tr("Place what you hold, and confirm")
        return (
            Shortcut(ENTER_NAMES, self.tr("Confirm"), commands.confirm, lambda: turn.whole),
            Shortcut(("Ctrl+Return", "Ctrl+Enter"), place, self._place_and_confirm),
            Shortcut(("Ctrl+Z",), self.tr("Undo"), commands.undo),
            Shortcut(("Ctrl+Shift+Z", "Ctrl+Y"), self.tr("Redo"), commands.redo),
            *self._helps(),
            log,
            *menu,
            rule,
            escape,
        )

    def further(self) -> Sequence[Scope]:
        """Return shortcuts that go before those of the table, as for what is held."""
        return () if self._turn.bridge.read_only else self._turn.in_hand.scopes()

    def recent(self) -> Shortcut:
        """Return the key that shows again what just happened."""
        words, turn = self.tr("Show again what just happened"), self._turn
        show = self._commands.show_recent
        return Shortcut((REPLAY_KEY,), words, show, lambda: turn.can_show_recent)

    def _menu(self) -> tuple[Shortcut, ...]:
        """Return the key of the menu, where the bar of this table has one."""
        more = self._action_buttons.more_button
        if not more.is_laid:
            return ()
        words = self.tr("Open the menu")
        return (Shortcut((MORE_KEY,), words, more.open_menu, lambda: not more.isHidden()),)

    def _helps(self) -> tuple[Shortcut, ...]:
        """Return the keys for help in a match. Nobody helps a person who answers a question."""
        turn = self._turn
        if turn.bridge.asks:
            return ()
        name = name_of(self._action_buttons.key)
        # Where there are no hints the key says so, which is no reason to offer it.
        hints = turn.bridge.practice and not turn.guided
        words, ask = self.tr("Hint"), self._commands.hint
        hint = Shortcut((name,), words, ask, lambda: turn.live, listed=hints)
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
            if find(self._hooks.shortcuts(), event) is not None:
                return self._hooks.answers_key(key)
            if self.command(event) is not None:
                return True
            focus = self.stage.scene().focusItem()
            return key in (*ENTER_KEYS, Qt.Key.Key_Space) and focus is not None
        if watched is self.stage.viewport() and isinstance(event, QPointerEvent):
            points = event.points()
            return bool(points) and self._hooks.answers(points[0].position())
        return True

    def _way_back(self) -> Command | None:
        """What there is to be put back, or shut; else the key is the shell's."""
        own, turn = self._hooks.way_back(), self._turn
        if turn.objection is not None:
            return turn.look_again
        if own is not None:
            return own
        if turn.in_hand.holds:
            return turn.in_hand.put_back
        if self._drawer.is_over:
            return self._drawer.shut
        if self._prompt.note and not self._prompt.leave_pending:
            return self._hooks.reset_prompt
        if turn.acts and turn.live and turn.tries():
            return self._commands.undo
        return None

    def _escape(self) -> None:
        back = self._way_back()
        if back is not None:
            back()

    def _place_and_confirm(self) -> None:
        if self._turn.in_hand.place():
            self._commands.confirm()

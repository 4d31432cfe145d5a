"""The table of Cargo Hold: *Skip* ends the raid that is told; held down, all until one's turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent

from engine.core import AwaitingSeats, Over
from ui.kit.table.shared_parts import SharedParts
from ui.tables.cargo_hold.showdown import Showdown
from ui.tables.cargo_hold.words import say

HOLD_MS: Final = 500
"""How long the button is held until all is skipped, in milliseconds."""
_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PRESSES: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.KeyPress,
)
_ENDS: Final = (
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.KeyRelease,
    QEvent.Type.Hide,
    QEvent.Type.FocusOut,
    QEvent.Type.WindowDeactivate,
)
"""What ends a press. A button that is hidden meanwhile is told of no release."""


class RaidSkip(QObject):
    """What *Skip* does at this table. `watch` is called once the table follows its match."""

    def __init__(self, shared: SharedParts, showdown: Showdown, parent: QObject) -> None:
        super().__init__(parent)
        self._shared, self._showdown = shared, showdown
        self._button = shared.action_buttons.skip_button
        self._done: bool | None = None
        """Whether the press before the click has done all already; None where there was no press,
        as with assistive technology.
        """
        self.rushing = False
        """Whether nothing is told until a person is to act."""
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._on_held)
        shared.action_buttons.skips, shared.action_buttons.tells = self._skip, self._needs_button
        shared.action_buttons.refreshed.connect(self._show_tip)

    def watch(self) -> None:
        """See presses before the motion does, which ends what is told by them, and steps behind
        the table.
        """
        bridge = self._shared.bridge
        self._button.installEventFilter(self)
        # A raid may begin long after the step that it belongs to.
        self._showdown.item.visibleChanged.connect(self._shared.action_buttons.refresh)
        # The match may outlive its table, and must not call what is gone: so no lambda.
        bridge.stepped.connect(self._catch_up)
        bridge.turn_changed.connect(self._see)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find out how long the button is held."""
        if isinstance(event, QKeyEvent) and (event.isAutoRepeat() or event.key() not in _KEYS):
            return False
        if isinstance(event, QMouseEvent) and event.button() is not Qt.MouseButton.LeftButton:
            return False
        if event.type() in _PRESSES:
            self._done = self._tells()
            self._hold.start()
        elif event.type() in _ENDS and self._done is not None:
            self._hold.stop()
            # The click comes first, and the button is not hidden in the middle of it.
            QTimer.singleShot(0, self, self._forget_press)
        return False

    def rush(self) -> None:
        """Skip all until a person is to act; nothing while the screen waits for its next person."""
        if self._person_is_due and self._shared.bridge.viewer() is None:
            return
        self.rushing = True
        self._shared.motion.catch_up()
        self._see()

    def end(self) -> None:
        """Tell again what comes, also if the button is still held."""
        self._hold.stop()
        self.rushing = False

    def _on_held(self) -> None:
        self._done = True
        self.rush()

    def _forget_press(self) -> None:
        if not self._hold.isActive():
            self._done = None
            self._shared.action_buttons.refresh()

    def _needs_button(self) -> bool:
        """Whether the button is there also where no computer is waited for: hidden before it is let
        go, it would seem to be held.
        """
        return self._tells() or self._hold.isActive()

    def _tells(self) -> bool:
        shared = self._shared
        return shared.motion.busy and self._showdown.is_open and not shared.bridge.read_only

    def _skip(self) -> None:
        """A press ended what was told, or else nothing has yet; only where nothing was told, a
        computer is hurried.
        """
        if self._done is None and self._tells():
            self._shared.motion.skip(QEvent(QEvent.Type.MouseButtonPress))
        elif not self._done and self._shared.turn.thinking is not None:
            self._shared.turn.skip()

    def _show_tip(self) -> None:
        tip = say("tip-skip" if self._tells() else "tip-skip-thinking")
        self._button.setToolTip(tip)
        self._button.setAccessibleDescription(tip)

    def _catch_up(self) -> None:
        if self.rushing:
            self._shared.motion.catch_up()

    def _see(self) -> None:
        bridge = self._shared.bridge
        # Where the screen is handed on, nobody may act until the next person has it.
        someone = bridge.person_to_act() is not None or self._person_is_due
        if someone or isinstance(bridge.awaiting(), Over):
            self.end()

    @property
    def _person_is_due(self) -> bool:
        bridge = self._shared.bridge
        awaiting, players = bridge.awaiting(), bridge.players
        due = awaiting.due if isinstance(awaiting, AwaitingSeats) else ()
        return any(players[seat].is_person for seat in due)

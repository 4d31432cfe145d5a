"""The table of Cargo Hold: *Skip* ends the raid that is told; held down, all until one's turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from engine.core import Over
from ui.kit.table.shared_parts import SharedParts
from ui.tables.cargo_hold.showdown import Showdown
from ui.tables.cargo_hold.words import say

HOLD_MS: Final = 500
"""How long the button is held until all is skipped, in milliseconds."""
_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RaidSkip(QObject):
    """What *Skip* does at this table. `watch` is called once the table follows its match."""

    def __init__(self, shared: SharedParts, showdown: Showdown, parent: QObject) -> None:
        super().__init__(parent)
        self._shared, self._showdown = shared, showdown
        self._button = shared.action_buttons.skip_button
        self._told = self._rushed = False
        """Whether something was told when the button was pressed; whether all was skipped since."""
        self.rushing = False
        """Whether nothing is told until a person is to act."""
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self.rush)
        self._button.setToolTip(say("tip-skip"))
        self._button.setAccessibleDescription(say("tip-skip"))
        shared.action_buttons.skips, shared.action_buttons.tells = self._skip, self._tells

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
        kind = event.type()
        if isinstance(event, QKeyEvent) and (event.isAutoRepeat() or event.key() not in _KEYS):
            return False
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self._told, self._rushed = self._tells(), False
            self._hold.start()
        elif kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease):
            self._hold.stop()
        return False

    def rush(self) -> None:
        """Skip all until a person is to act."""
        self.rushing = self._rushed = True
        self._shared.motion.catch_up()
        self._see()

    def end(self) -> None:
        """Tell again what comes."""
        self.rushing = False

    def _tells(self) -> bool:
        shared = self._shared
        return shared.motion.busy and self._showdown.is_open and not shared.bridge.read_only

    def _skip(self) -> None:
        """A press ended what was told; only where nothing was, a computer is hurried."""
        if not (self._told or self._rushed) and self._shared.turn.thinking is not None:
            self._shared.turn.skip()

    def _catch_up(self) -> None:
        if self.rushing:
            self._shared.motion.catch_up()

    def _see(self) -> None:
        bridge = self._shared.bridge
        if bridge.person_to_act() is not None or isinstance(bridge.awaiting(), Over):
            self.end()

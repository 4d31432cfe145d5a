"""Kit: the log as a drawer: open where there is room to spare, and else at a press."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ui.bridge.preferences import Preferences
from ui.kit.table.action_buttons import ActionButtons
from ui.kit.table.commands import TableCommands
from ui.kit.table.key_names import LOG_KEY
from ui.kit.table.log import MatchLog
from ui.look.lists import Heading
from ui.look.spacing import with_spacing
from ui.look.style import Look

MIN_STAGE_ASPECT: Final = 1.8
"""A stage that is so many times as wide as high beside the drawer has room to spare for it."""
DRAWER_WIDTH: Final = 220
"""How wide the drawer is beside a stage, in logical pixels at 100 %."""


class LogDrawer(QWidget):
    """What happened, behind a handle (`button`).

    The table places both, and says by `offer` whether there is room to spare for the drawer: there
    it stands open, unless somebody has shut it, which is remembered. Where there is none it begins
    shut, and what it lies over, or stands in place of, is the table's affair.
    """

    moved = Signal()
    """It was opened or shut by hand."""

    def __init__(
        self,
        look: Look,
        preferences: Preferences,
        log: MatchLog,
        actions: ActionButtons,
        commands: TableCommands,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look, self._preferences = look, preferences
        self._actions, self._commands = actions, commands
        self.spare = False
        """Whether there is room to spare for it."""
        self._by_hand = False
        """Whether it was opened by hand just here."""
        key = QKeySequence(LOG_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        tip = self.tr("Show or hide the log ({key})").format(key=key)
        self.button = actions.further(self.tr("Log"), tip, lambda: None)
        self.button.setObjectName("log")
        self.button.setCheckable(True)
        # Assistive technology toggles it without a click.
        self.button.toggled.connect(self._on_toggled)
        self.title = Heading(look, self.tr("Log"), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(3)
        # Not at its foot, where the bar of the table has all that is seen of buttons.
        head = QHBoxLayout()
        with_spacing(look, head, (0, 0, 0, 0), 6)
        head.addWidget(self.title, 1)
        head.addWidget(actions.again_button)
        column.addLayout(head)
        column.addWidget(log, 1)
        actions.turn.guided_changed.connect(self.make_way)
        look.changed.connect(self._renew)
        self._renew()
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return self.button.isChecked()

    @property
    def is_over(self) -> bool:
        """Whether it was opened over what else there is to see, or by hand: Esc shuts it."""
        return self.is_open and (self._by_hand or not self.spare)

    def shut(self) -> None:
        """Shut it; the keyboard goes back to the stage."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self._commands.focus_stage()
        self.button.setChecked(False)

    def offer(self, *, spare: bool) -> None:
        """Say whether there is room to spare for it."""
        if spare != self.spare:
            self.spare, self._by_hand = spare, False
            with QSignalBlocker(self.button):
                self.button.setChecked(spare and self._preferences.hands.log)
            self.setVisible(self.is_open)
        self.make_way()

    def make_way(self) -> None:
        """Lie over nothing that a guide may speak of, nor be offered while it leads."""
        free = self.spare or not self._actions.turn.guided
        self.button.setEnabled(free)
        self.button.setVisible(free)

    def _renew(self) -> None:
        self.setFixedWidth(self._look.px(DRAWER_WIDTH))

    def _on_toggled(self, is_open: bool) -> None:
        self._by_hand = is_open
        self.setVisible(is_open)
        if self.spare:
            self._preferences.keep_log(is_open)
        self.moved.emit()

"""Kit: the buttons that every table has: undo, redo, hint, show again, skip, confirm."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainterPath, QPainterPathStroker, QTransform
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from engine.core import Over
from ui.kit.table.commands import TableCommands
from ui.kit.table.key_names import MORE_KEY, REPLAY_KEY
from ui.kit.table.more_button import MoreButton
from ui.kit.table.turn import TurnController
from ui.kit.words import label
from ui.look.style import Look
from ui.look.widgets import TagButton


class ActionButtons(QObject):
    """The buttons: which of them do something now, what they say, and what a press asks for.

    The table places them, and calls `refresh` whenever it shows something else.
    """

    refreshed = Signal()
    """The buttons say what they do now; those of the game are to follow."""

    def __init__(
        self, look: Look, turn: TurnController, commands: TableCommands, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look, self.turn, self._commands, self._room = look, turn, commands, parent
        self.key = Qt.Key.Key_H
        """The key that asks for a hint."""
        self.skips: Callable[[], object] = turn.skip
        """What a press on *Skip* does."""
        self.tells: Callable[[], bool] = lambda: False
        """Whether something is told that *Skip* ends, also where no computer is waited for."""
        self._left_out: frozenset[QPushButton] = frozenset()
        """Those that this game, or this match of it, has no use for."""
        self.undo_button = self._button(label("undo"), "undo", commands.undo)
        self.undo_button.keep_room(self.tr("Undo ({acts})").format(acts=9))
        self.redo_button = self._button(label("redo"), "redo", commands.redo)
        self.redo_button.setToolTip(self.tr("Redo (Ctrl+Shift+Z)"))
        # In languages with long words there is no room for them on a small screen.
        self.undo_button.set_sign(_turn_back())
        self.redo_button.set_sign(QTransform.fromScale(-1, 1).map(_turn_back()))
        self.hint_button = self._button(label("hint"), "hint", commands.hint)
        self.hint_button.keep_room(self.tr("Stop"), self.tr("Show me"))
        self.again_button = self._button(label("show-again"), "show-again", commands.show_recent)
        tip = self.tr("Show again what just happened ({key})").format(key=REPLAY_KEY)
        self.again_button.setToolTip(tip)
        self.again_button.setAccessibleDescription(tip)
        self.skip_button = self._button(label("skip"), "skip", lambda: self.skips())
        self.skip_button.setToolTip(self.tr("Play the computer’s best move so far"))
        self.confirm_button = self._button(
            label("confirm"), "confirm", commands.confirm, primary=True
        )
        self.confirm_button.setToolTip(self.tr("Confirm your move (Enter)"))
        self.next_button = self._button(label("next"), "next", lambda: None, primary=True)
        """A guide's: on to the next step. It has the place of the confirm button."""
        self.next_button.hide()
        self.more_button = MoreButton(look, parent)
        """Opens the menu of those for which the bar has no room."""
        self.more_button.setAutoDefault(True)
        self.more_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more_button.setObjectName("more")
        self.more_button.setToolTip(self.tr("Open the menu ({key})").format(key=MORE_KEY))
        self.more_button.focus_left.connect(commands.focus_stage)
        self.more_button.hide()
        self.buttons = (
            self.undo_button,
            self.redo_button,
            self.hint_button,
            self.confirm_button,
        )
        """Those of the person who plays."""
        turn.thought.connect(self.refresh)
        turn.guided_changed.connect(self.refresh)

    def _button(
        self, words: str, name: str, command: Callable[[], object], *, primary: bool = False
    ) -> TagButton:
        button = TagButton(self._look, words, self._room, primary=primary)
        # Without a dialog around it, Enter presses only a button that is an automatic default.
        button.setAutoDefault(True)
        # A click leaves the focus where it is: Enter then commits, and does not press it once more.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setObjectName(name)
        button.clicked.connect(lambda _=False: command())
        return button

    def further(self, words: str, tip: str, command: Callable[[], object]) -> TagButton:
        """A button of the table's own."""
        button = self._button(words, "", command)
        button.setToolTip(tip)
        return button

    def leave_out(self, but: Collection[QPushButton] = ()) -> None:
        """Have none of them: nothing is previewed, and nothing is taken back.

        Args:
            but: Those that there is a use for.
        """
        every = (*self.buttons, self.skip_button, self.again_button)
        self._left_out = frozenset(every) - {*but}
        for button in self._left_out:
            button.hide()

    def has(self, button: QPushButton) -> bool:
        """Tell whether there is a use for a button in this match."""
        return button not in self._left_out

    def lead_on(self) -> None:
        """After a hint Enter confirms what is whole, and takes nothing up again."""
        focus, button = QApplication.focusWidget(), self.confirm_button
        here = focus is None or self._room.isAncestorOf(focus)
        if self.turn.whole and here and button.isVisible() and self.turn.objection is None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    # What they show -------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Let each button be pressed when it does something, and be seen when it may."""
        turn, bridge = self.turn, self.turn.bridge
        happens = not (bridge.read_only or bridge.asks)
        self.let(self.again_button, enabled=turn.can_show_recent, shown=happens)
        if not any(map(self.has, self.buttons)):
            return
        plays = not bridge.read_only
        self._show_undo(plays=plays)
        self.let(self.redo_button, enabled=turn.can_redo, shown=plays)
        # Elsewhere its key says why there are none.
        hints = plays and bridge.practice and not (bridge.asks or turn.guided)
        self.let(self.hint_button, enabled=turn.live, shown=hints)
        words, tip = self.hint_words()
        self.hint_button.setText(words)
        self.hint_button.setToolTip(tip)
        self.hint_button.setAccessibleDescription(tip)
        thinking = turn.thinking is not None and bridge.thinking_seat is not None
        waits = thinking and not turn.is_due
        # One that is held down is not to go from under the pointer.
        skips = waits or self.tells() or self.skip_button.isDown()
        self.let(self.skip_button, enabled=True, shown=skips)
        over = isinstance(bridge.awaiting(), Over) and not turn.moves
        # While there is only to be read, nothing can be confirmed.
        shown = plays and not (waits or over or turn.reads)
        self.let(self.confirm_button, enabled=turn.whole, shown=shown)
        self.refreshed.emit()

    def _show_undo(self, *, plays: bool) -> None:
        """Say what undo takes back: of the preview, or of the match."""
        turn, button = self.turn, self.undo_button
        tried, reach = turn.can_undo_preview, turn.bridge.undo_reach()
        self.let(button, enabled=tried or reach.count > 0, shown=plays)
        assert turn.words is not None
        tip = far = turn.words.undo(reach.count, reach.stop)
        words = label("undo")
        if tried:
            tip = self.tr("Undo the last change.")
            if reach.count:
                tip = f"{tip}\n{far}"
        elif reach.count:
            words = self.tr("Undo ({acts})").format(acts=reach.count)
        button.setText(words)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)

    def hint_words(self) -> tuple[str, str]:
        """Return what the hint button says, and its tip."""
        key, turn = QKeySequence(self.key), self.turn
        keys = key.toString(QKeySequence.SequenceFormat.NativeText)
        if turn.guided:
            return label("hint"), self.tr("Hints are available once the guided round is over.")
        if not turn.bridge.practice:
            return label("hint"), self.tr(
                "Hints are only available in practice. Choose “Practise” in the lounge."
            )
        if turn.is_hinting:
            return self.tr("Stop"), self.tr("Stop looking for a hint ({key})").format(key=keys)
        if turn.hinted is not None:
            return self.tr("Show me"), self.tr("Try the hint ({key})").format(key=keys)
        tip = self.tr("Show the best move the computer can find ({key})").format(key=keys)
        return label("hint"), tip

    def let(self, button: QPushButton, *, enabled: bool, shown: bool = True) -> None:
        """Enable and show a button, or not; a spectator sees none that does nothing."""
        shown = shown and self.has(button) and (enabled or not self.turn.bridge.read_only)
        if button.hasFocus() and not (enabled and shown):
            # Else Qt would pass the focus on to any other, even outside of the table.
            self._commands.focus_stage()
        button.setEnabled(enabled)
        button.setVisible(shown)


def _turn_back() -> QPainterPath:
    """Return the arrow of *undo*, which turns back to the left, in a square of side 1 around 0."""
    arc = QPainterPath()
    box = QRectF(-0.36, -0.22, 0.72, 0.64)
    arc.arcMoveTo(box, 250)
    arc.arcTo(box, 250, 235)
    stroker = QPainterPathStroker()
    stroker.setWidth(0.13)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    tip = QPainterPath(QPointF(-0.54, 0.02))
    tip.lineTo(-0.06, 0.02)
    tip.lineTo(-0.38, -0.44)
    tip.closeSubpath()
    return stroker.createStroke(arc).united(tip)

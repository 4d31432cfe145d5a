"""Kit: the deeds that every table has: undo, redo, hint, skip, confirm, each with its button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainterPath, QPainterPathStroker, QTransform
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip

from engine.core import Action, AwaitingSeats, BotProgress, Over, Refused
from ui.bridge.base import Advice
from ui.kit.table.keys import REPLAY_KEY
from ui.kit.words import label
from ui.look.style import Look
from ui.look.widgets import TagButton

if TYPE_CHECKING:
    from ui.kit.table.match_table import AnyTable
    from ui.kit.table.pending_moves import PendingMoves


class ActionButtons(QObject):
    """The buttons, and what they do to the match and to what is tried out.

    The table places the buttons, and calls `refresh` whenever it shows something else.
    """

    guided_changed = Signal()
    """A guide leads from now on, or leads no more."""

    def __init__(self, look: Look, table: AnyTable) -> None:
        super().__init__(table)
        self._look = look
        self._table = table
        self.confirming = 0
        """How many acts of those that were confirmed together have not been entered yet."""
        self.hinted: Action | None = None
        """The hint that was given and not tried out."""
        self.thinking: tuple[int, int, int] | None = None
        """(seat, done, of) while a computer is waited for, or a hint looked for."""
        self.key = Qt.Key.Key_H
        """The key that asks for a hint."""
        self.guided = False
        """Whether a guide leads: two who say what to do would contradict each other."""
        self._skipping = False
        self._offered = True
        self.undo_button = self._button(look, label("undo"), "undo", self.undo)
        self.undo_button.keep_room(self.tr("Undo ({acts})").format(acts=9))
        self.redo_button = self._button(look, label("redo"), "redo", self.redo)
        self.redo_button.setToolTip(self.tr("Redo (Ctrl+Shift+Z)"))
        # In languages with long words there is no room for them on a small screen.
        self.undo_button.set_sign(_turn_back())
        self.redo_button.set_sign(QTransform.fromScale(-1, 1).map(_turn_back()))
        self.hint_button = self._button(look, label("hint"), "hint", self.hint)
        self.hint_button.keep_room(self.tr("Stop"), self.tr("Show me"))
        self.again_button = self._button(look, label("show-again"), "show-again", table.show_recent)
        tip = self.tr("Show again what just happened ({key})").format(key=REPLAY_KEY)
        self.again_button.setToolTip(tip)
        self.again_button.setAccessibleDescription(tip)
        self.skip_button = self._button(look, label("skip"), "skip", self.skip)
        self.skip_button.setToolTip(self.tr("Play the computer’s best move so far"))
        self.confirm_button = self._button(
            look, label("confirm"), "confirm", self.confirm, primary=True
        )
        self.confirm_button.setToolTip(self.tr("Confirm your move (Enter)"))
        self.buttons = (
            self.undo_button,
            self.redo_button,
            self.hint_button,
            self.confirm_button,
        )
        """Those of whoever plays."""
        table.bridge.thinking.connect(self._on_thinking)

    def _button(
        self, look: Look, words: str, name: str, command: object, *, primary: bool = False
    ) -> TagButton:
        button = TagButton(look, words, self._table, primary=primary)
        # Without a dialog around it, Enter presses only a button that is an automatic default.
        button.setAutoDefault(True)
        # A click leaves the focus where it is: Enter then commits, and does not press it once more.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setObjectName(name)
        assert callable(command)
        button.clicked.connect(lambda _=False: command())
        return button

    def further(self, words: str, tip: str, command: Callable[[], object]) -> TagButton:
        """A button of the table's own."""
        button = self._button(self._look, words, "", command)
        button.setToolTip(tip)
        return button

    def leave_out(self) -> None:
        """This game has none of them: nothing is tried out in it, and nothing is taken back."""
        self._offered = False
        for button in (self.undo_button, self.redo_button, self.hint_button):
            button.hide()
        self.skip_button.hide()
        self.confirm_button.hide()

    # What they do ---------------------------------------------------------------------------------

    def confirm(self) -> bool:
        """Submit what is tried, if it is a whole decision; whether it was entered."""
        table = self._table
        pending = table.pending if table.live else None
        if pending is None or not self.whole:
            return False
        table.cued.emit("confirm")
        # Behind a key it would stay, and lie over what is shown now.
        QToolTip.hideText()
        refused = self._submit(pending)
        if refused is not None:
            table.refuse(refused)
        return refused is None

    def skip(self) -> None:
        """Take the computer's best so far, or its first thought as soon as it has one."""
        bridge = self._table.bridge
        self._skipping = not bridge.can_skip
        if not self._skipping:
            bridge.skip()

    def undo(self) -> None:
        """Take back what is tried, or else the last decision."""
        table = self._table
        table.clear_message()
        table.motion.catch_up()
        pending = table.pending if table.live else None
        if table.in_hand.holds:
            table.in_hand.put_back()
        elif pending is not None and table.tries and pending.drop_last():
            table.changed()
        elif not table.bridge.undo():
            reach = table.bridge.undo_reach()
            table.prompt.tell(table.words.undo(reach.count, reach.stop))

    def redo(self) -> None:
        """Try again, or do again, what was undone."""
        table = self._table
        table.clear_message()
        table.motion.catch_up()
        table.put_back_at_once()
        pending = table.pending if table.live else None
        if pending is not None and pending.redo():
            table.changed()
        elif pending is None or not pending.acts or not table.tries:
            table.bridge.redo()

    def _submit(self, pending: PendingMoves[Any]) -> Refused | None:
        table, self.confirming = self._table, len(pending.acts)
        table.pending = None
        refused = table.bridge.submit(pending.seat, pending.acts)
        self.confirming = 0
        table.bridge.turn_changed.emit()
        return refused

    @property
    def _is_due(self) -> bool:
        """Whether the match waits for whoever tries things here."""
        awaiting, pending = self._table.bridge.awaiting(), self._table.pending
        return (
            pending is not None
            and isinstance(awaiting, AwaitingSeats)
            and pending.seat in awaiting.due
        )

    @property
    def is_hinting(self) -> bool:
        """Whether a hint is being looked for."""
        return self.thinking is not None and self._table.bridge.thinking_seat is None

    def hint(self) -> None:
        """Ask for a hint, in practice; once it is there, try it out. While it is sought, stop."""
        table = self._table
        if not table.live:
            return
        if self.guided or not table.bridge.practice:
            table.prompt.tell(self._hint_words()[1])
        elif self.is_hinting:
            table.bridge.stop_hint()
        elif self.hinted is None:
            table.bridge.hint(() if table.pending is None else table.pending.acts)
        else:
            self._try_hint(self.hinted)
            self.lead_on()

    def _try_hint(self, act: Action) -> None:
        """Try what was hinted; what is tried that it does not go with is taken back for it."""
        table, pending = self._table, self._table.pending
        if pending is not None and pending.acts and table.tries:
            tried, acts = pending.acts, (*pending.base_for(act), act)
            found = pending.preview(acts)
            if found.refusal is not None or found.done + found.secret < len(acts):
                pending.set_acts(())
            if not table.attempt(act):
                pending.set_acts(tried)
                table.changed()
        else:
            table.attempt(act)

    def hint_said(self, thought: BotProgress) -> str:
        """What a hint says: what is best, whether that is sure, and what is as good."""
        table, words = self._table, self._table.hint_words(thought)
        if not isinstance(thought, Advice):
            return words
        more = ""
        if not thought.final:
            more = self.tr("Still thinking, so this may change.")
        elif thought.tried == "equal":
            more = self.tr("Your move is equally good.")
        elif thought.equal and table.pending is not None:
            more = self.tr("Equally good: {deeds}").format(deeds=self._equal(thought))
        return f"{words} {more}".rstrip()

    def _equal(self, advice: Advice) -> str:
        """The act that is as good as the hint, in words."""
        table, pending, other = self._table, self._table.pending, advice.equal[0]
        assert pending is not None
        at = next((n for n, act in enumerate(other) if act not in advice.acts), 0)
        before, after = (
            table.bridge.preview(pending.seat, other[:end]).events for end in (at, at + 1)
        )
        # What follows from it by itself is no part of the advice.
        said = [event for event in after[len(before) :] if table.words.event(event)][:1]
        words: str = table.words.describe_moves(pending.seat, other[at : at + 1], (said,))
        return words

    def lead_on(self) -> None:
        """After a hint Enter confirms what is whole, and takes nothing up again."""
        focus, button = QApplication.focusWidget(), self.confirm_button
        here = focus is None or self._table.isAncestorOf(focus)
        if self.whole and here and button.isVisible():
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def be_guided(self, guided: bool) -> None:
        """Have a guide lead, or lead no more."""
        self.guided = guided
        self.guided_changed.emit()
        self.forget_hint()
        self.refresh()

    def forget_hint(self) -> None:
        """Before a deed: what was found, or is being looked for, is of what was tried till now."""
        self.hinted = None
        if self.is_hinting:
            self._table.bridge.stop_hint()

    @property
    def whole(self) -> bool:
        """Whether what is tried can be confirmed."""
        table = self._table
        pending = table.pending if table.live and not table.bridge.read_only else None
        holds = table.in_hand.holds or bool(table.idle_prompt())
        return pending is not None and not holds and pending.complete

    # What they show -------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Let each button be pressed when it does something, and be seen when it may."""
        table, bridge = self._table, self._table.bridge
        happens = not (bridge.read_only or bridge.asks)
        self.let(self.again_button, enabled=table.can_show_recent, shown=happens)
        if not self._offered:
            return
        pending = table.pending if table.live else None
        plays = not bridge.read_only
        tried = pending is not None and table.tries and (bool(pending.acts) or table.in_hand.holds)
        reach = bridge.undo_reach()
        self.let(self.undo_button, enabled=tried or reach.count > 0, shown=plays)
        far = table.words.undo(reach.count, reach.stop)
        words = label("undo")
        if reach.count and not tried:
            words = self.tr("Undo ({acts})").format(acts=reach.count)
        self.undo_button.setText(words)
        tip = far
        if tried:
            tip = self.tr("Undo the last change.")
            if reach.count:
                tip = f"{tip}\n{far}"
        self.undo_button.setToolTip(tip)
        self.undo_button.setAccessibleDescription(tip)
        can_redo = pending is not None and pending.can_redo
        # What was done before would put an end to what is tried instead of it.
        can_redo = can_redo or (not tried and bridge.can_redo())
        self.let(self.redo_button, enabled=can_redo, shown=plays)
        # Where there are none it says why, and stays where it is in practice.
        hints = plays and not bridge.asks
        given = table.live and bridge.practice and not self.guided
        self.let(self.hint_button, enabled=given, shown=hints)
        words, tip = self._hint_words()
        self.hint_button.setText(words)
        self.hint_button.setToolTip(tip)
        self.hint_button.setAccessibleDescription(tip)
        thinking = self.thinking is not None and bridge.thinking_seat is not None
        waits = thinking and not self._is_due
        self.let(self.skip_button, enabled=True, shown=waits)
        over = isinstance(bridge.awaiting(), Over) and not table.motion.busy
        self.let(self.confirm_button, enabled=self.whole, shown=plays and not waits and not over)
        table.present_buttons()

    def _hint_words(self) -> tuple[str, str]:
        key = QKeySequence(self.key).toString(QKeySequence.SequenceFormat.NativeText)
        if self.guided:
            return label("hint"), self.tr("Hints are available once the guided round is over.")
        if not self._table.bridge.practice:
            return label("hint"), self.tr(
                "Hints are only available in practice. Choose “Practise” in the lounge."
            )
        if self.is_hinting:
            return self.tr("Stop"), self.tr("Stop looking for a hint ({key})").format(key=key)
        if self.hinted is not None:
            return self.tr("Show me"), self.tr("Try the hint ({key})").format(key=key)
        tip = self.tr("Show the best move the computer can find ({key})").format(key=key)
        return label("hint"), tip

    def let(self, button: QPushButton, *, enabled: bool, shown: bool = True) -> None:
        """Enable and show a button, or not; whoever only watches sees none that does nothing."""
        shown = shown and (enabled or not self._table.bridge.read_only)
        if button.hasFocus() and not (enabled and shown):
            # Else Qt would pass the focus on to any other, even outside of the table.
            self._table.stage.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setEnabled(enabled)
        button.setVisible(shown)

    def _on_thinking(self, progress: object) -> None:
        self.thinking = progress if isinstance(progress, tuple) else None
        self._skipping = self._skipping and self.thinking is not None
        if self._skipping:
            self.skip()
        self._table.prompt.show_progress(*(self.thinking[1:] if self.thinking else (0, 0)))
        self._table.say_now()
        self.refresh()


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

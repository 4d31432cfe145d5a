"""Kit: the turn of a person: what is previewed, confirmed, undone, redone, and hinted at."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolTip

from engine.core import Action, AwaitingSeats, BotProgress, Refused
from ui.bridge.base import Advice, TableBridge
from ui.kit.table.in_hand import InHand
from ui.kit.table.log import MatchLog
from ui.kit.table.pending_moves import AnyPending
from ui.kit.table.prompt import Prompt
from ui.kit.words import AnyWords
from ui.motion import MotionPlayer

if TYPE_CHECKING:
    from ui.bridge.teacher import TeacherAnswer


class TurnController(QObject):
    """Hold what a person is deciding, and act on the match for them.

    It knows no table: it tells by signals what is to be shown again.
    """

    began = Signal()
    """Something else is done now: messages about the last move go."""
    changed = Signal()
    """The preview is another one."""
    refused = Signal(object)
    """A `Refused`: what was confirmed is not possible."""
    cued = Signal(str)
    """The name of a sound that belongs to what is done."""
    thought = Signal()
    """Who thinks has changed, or how far they are."""
    objected = Signal()
    """The teacher asks about the move that was confirmed, or asks no more: see `objection`."""
    guided_changed = Signal()
    """A guide leads from now on, or leads no more."""

    def __init__(
        self,
        bridge: TableBridge,
        motion: MotionPlayer,
        prompt: Prompt,
        log: MatchLog,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._motion, self._prompt, self._log = motion, prompt, log
        self.words: AnyWords | None = None
        """The sentences of the game; those of the table."""
        self.attempt: Callable[[Action], bool] = lambda _act: False
        """Previews a move as the game does it; whether it is previewed now."""
        self.pending: AnyPending | None = None
        """What the person to act is trying; None while nobody here may act."""
        self.in_hand = InHand()
        self.tries: Callable[[], bool] = lambda: True
        """Whether undo takes back the preview, move by move."""
        self.behind: Callable[[], bool] = lambda: motion.busy
        """Whether the screen is still behind the match."""
        self.aside: Callable[[], bool] = lambda: False
        """Whether something else than the match is shown: nothing is decided meanwhile."""
        self._idle_prompt: tuple[str, tuple[Action, ...]] = "", ()
        """What is said instead of what is to be done, and what was tried when that began."""
        self.confirming = 0
        """How many acts of those that were confirmed together have not been entered yet."""
        self.hinted: Action | None = None
        """The hint that was given and is not previewed."""
        self.thinking: tuple[int, int, int] | None = None
        """(seat, done, of) while a computer is waited for, or a hint looked for."""
        self.guided = False
        """Whether a guide leads: two who say what to do would contradict each other."""
        self._skipping = False
        self._judged: tuple[AnyPending, tuple[Action, ...]] | None = None
        """The move that was confirmed, and waits for what the teacher says of it."""
        self._objection: tuple[AnyPending, tuple[Action, ...], TeacherAnswer] | None = None
        if bridge.teacher is not None:
            bridge.teacher.answered.connect(self._on_answered)
        bridge.thinking.connect(self._on_thinking)

    # What there is to decide ----------------------------------------------------------------------

    @property
    def live(self) -> bool:
        """Return whether a person can preview moves now."""
        return self.pending is not None and not self._motion.busy and not self.aside()

    @property
    def moves(self) -> bool:
        """Return whether something is on its way."""
        return self._motion.busy

    @property
    def trial(self) -> AnyPending | None:
        """Return the preview, while a person can change it."""
        return self.pending if self.live else None

    @property
    def acts(self) -> tuple[Action, ...]:
        """Return the moves of the preview."""
        return () if self.pending is None else self.pending.acts

    @property
    def whole(self) -> bool:
        """Return whether what is previewed can be confirmed."""
        pending = None if self.bridge.read_only else self.trial
        holds = self.in_hand.holds or bool(self.idle_prompt)
        return pending is not None and not holds and pending.complete

    @property
    def is_due(self) -> bool:
        """Return whether the match waits for the person who previews moves here."""
        awaiting, pending = self.bridge.awaiting(), self.pending
        return (
            pending is not None
            and isinstance(awaiting, AwaitingSeats)
            and pending.seat in awaiting.due
        )

    @property
    def can_undo_preview(self) -> bool:
        """Return whether undo takes back something of the preview, or what is held."""
        pending = self.trial
        return pending is not None and self.tries() and bool(pending.acts or self.in_hand.holds)

    @property
    def can_redo(self) -> bool:
        """Return whether there is anything to do again."""
        pending = self.trial
        # What was done before would put an end to what is tried instead of it.
        return (pending is not None and pending.can_redo) or (
            not self.can_undo_preview and self.bridge.can_redo()
        )

    @property
    def can_show_recent(self) -> bool:
        """Return whether something has happened that can be shown again, and nothing moves."""
        return not self.behind() and self.bridge.has_recent(self._log.tells)

    @property
    def idle_prompt(self) -> str:
        """Return what is said in place of what is to be done; empty for nothing."""
        words, acts = self._idle_prompt
        return "" if self.in_hand.holds or self.acts != acts else words

    @property
    def reads(self) -> bool:
        """Return whether a guide has something read, and nothing else was tried since."""
        words, acts = self._idle_prompt
        return self.guided and bool(words) and self.acts == acts

    def set_idle_prompt(self, words: str) -> None:
        """Have something said in place of what is to be done, and nothing confirmed meanwhile.

        Args:
            words: What a guide says; empty words end it, too.
        """
        self._idle_prompt = words, self.acts

    # What is done ---------------------------------------------------------------------------------

    def confirm(self) -> bool:
        """Submit what is previewed, if it is a whole decision, unless the teacher asks about it.

        Returns:
            Whether it was entered, or will be unless the teacher asks.
        """
        pending = self.trial
        if pending is None or not self.whole:
            return False
        if self._judged == (pending, pending.acts):
            # It was confirmed already.
            return True
        # Behind a key it would stay, and lie over what is shown now.
        QToolTip.hideText()
        self._judged = pending, pending.acts
        teacher = None if self.guided or self.objection is not None else self.bridge.teacher
        if teacher is not None and teacher.ask(pending.seat, pending.acts):
            return True
        return self._enter()

    @property
    def objection(self) -> TeacherAnswer | None:
        """Return what the teacher says of the move that was confirmed and is still previewed."""
        if self._objection is None:
            return None
        pending, acts, answer = self._objection
        return answer if pending is self.trial and pending.acts == acts and self.whole else None

    def go_on(self) -> bool:
        """Play the move that the teacher has asked about.

        Returns:
            Whether it was entered.
        """
        return self.objection is not None and self.confirm()

    def object_to(self, answer: TeacherAnswer) -> None:
        """Tell what the teacher says of the move that is previewed.

        Args:
            answer: What it says.
        """
        pending = self.trial
        if pending is not None:
            self._objection = pending, pending.acts, answer
            self.objected.emit()

    def consider(self) -> None:
        """Have the teacher judge what is previewed and whole, before that is confirmed."""
        teacher, pending = self.bridge.teacher, self.pending
        waits = self._judged is not None or self.objection is not None
        if teacher is None or pending is None or self.guided or waits:
            return
        whole = not self.in_hand.holds and not self.idle_prompt and pending.complete
        teacher.consider(pending.seat, pending.acts if whole else ())

    def look_again(self) -> None:
        """Leave the move that the teacher has asked about as it is, previewed and not played."""
        self._objection = None
        self.objected.emit()

    def _on_answered(self, answer: TeacherAnswer) -> None:
        judged, pending = self._judged, self.trial
        self._judged = None
        if judged is None or pending is None or judged != (pending, pending.acts) or not self.whole:
            # Something else is tried meanwhile, or shown.
            return
        assert self.bridge.teacher is not None
        if answer.points or answer.late:
            self.bridge.teacher.note(answer)
        if answer.points:
            self.object_to(answer)
        else:
            self._judged = judged
            self._enter()

    def _enter(self) -> bool:
        assert self._judged is not None
        (pending, _), self._judged = self._judged, None
        self.cued.emit("confirm")
        if self._objection is not None:
            self.look_again()
        refused = self._submit(pending)
        if refused is not None:
            self.refused.emit(refused)
        return refused is None

    def _submit(self, pending: AnyPending) -> Refused | None:
        self.confirming = len(pending.acts)
        self.pending = None
        refused = self.bridge.submit(pending.seat, pending.acts)
        self.confirming = 0
        self.bridge.turn_changed.emit()
        return refused

    def skip(self) -> None:
        """Take the computer's best so far, or its first thought as soon as it has one."""
        self._skipping = not self.bridge.can_skip
        if not self._skipping:
            self.bridge.skip()

    def undo(self) -> None:
        """Take back what is previewed, or else the last decision."""
        self.began.emit()
        self._motion.catch_up()
        pending = self.trial
        if self.in_hand.holds:
            self.in_hand.put_back()
        elif pending is not None and self.tries() and pending.drop_last():
            self.changed.emit()
        elif not self.bridge.undo():
            reach = self.bridge.undo_reach()
            assert self.words is not None
            self._prompt.tell(self.words.undo(reach.count, reach.stop))

    def redo(self) -> None:
        """Preview again, or do again, what was undone."""
        self.began.emit()
        self._motion.catch_up()
        self.put_back_at_once()
        pending = self.trial
        if pending is not None and pending.redo():
            self.changed.emit()
        elif pending is None or not pending.acts or not self.tries():
            self.bridge.redo()

    def put_back_at_once(self) -> None:
        """Put back what is held, without an animation: something else is going to show its own."""
        if self.in_hand.holds:
            self.in_hand.put_back()
            self._motion.catch_up()

    # Hints ----------------------------------------------------------------------------------------

    @property
    def is_hinting(self) -> bool:
        """Return whether a hint is being looked for."""
        return self.thinking is not None and self.bridge.thinking_seat is None

    def hint(self) -> bool:
        """Ask for a hint, or preview the one that was given; while it is sought, stop.

        Returns:
            Whether one was given, and is previewed now if that is possible.
        """
        if self.is_hinting:
            self.bridge.stop_hint()
        elif self.hinted is None:
            self.bridge.hint(self.acts)
        else:
            self._preview_hint(self.hinted)
            return True
        return False

    def _preview_hint(self, act: Action) -> None:
        """Preview what was hinted; what is previewed that it does not go with is taken back."""
        pending = self.pending
        if pending is not None and pending.acts and self.tries():
            tried, acts = pending.acts, (*pending.base_for(act), act)
            found = pending.preview(acts)
            if found.refusal is not None or found.done + found.secret < len(acts):
                pending.set_acts(())
            if not self.attempt(act):
                pending.set_acts(tried)
                self.changed.emit()
        else:
            self.attempt(act)

    def hint_said(self, thought: BotProgress, words: str) -> str:
        """Return what a hint says.

        Args:
            thought: The best move that was found.
            words: What the game says of it.

        Returns:
            What is best, whether that is sure, and what is as good.
        """
        if not isinstance(thought, Advice):
            return words
        more = ""
        if not thought.final:
            more = self.tr("Still thinking, so this may change.")
        elif thought.tried == "equal":
            more = self.tr("Your move is equally good.")
        elif thought.equal and self.pending is not None:
            deeds = self._equal(thought, self.pending)
            more = self.tr("Another move is equally good: “{deeds}”").format(deeds=deeds)
        return f"{words} {more}".rstrip()

    def _equal(self, advice: Advice, pending: AnyPending) -> str:
        """Return the move that is as good as the hint, in words."""
        words, acts = self.words, pending.acts
        assert words is not None
        other = advice.equal[0][:1]
        before, after = (
            self.bridge.preview(pending.seat, tried).events for tried in (acts, (*acts, *other))
        )
        # What follows from it by itself is no part of the advice.
        said = [event for event in after[len(before) :] if words.event(event)][:1]
        return words.describe_moves(pending.seat, other, (said,))

    def describe(self, answer: TeacherAnswer) -> str:
        """Return the move that the teacher asks about, in words.

        Args:
            answer: What the teacher says of it. Acts that were done before are left out.
        """
        pending, words = self.pending, self.words
        assert pending is not None
        assert words is not None
        first, seat = answer.skipped, pending.seat
        last = first + len(answer.acts) - answer.done
        told = [self.bridge.preview(seat, pending.acts[:n]).events for n in range(first, last + 1)]
        new = [after[len(before) :] for before, after in itertools.pairwise(told)]
        return words.describe_moves(seat, pending.acts[first:last], new)

    def forget_hint(self) -> None:
        """Forget what was found or is being looked for: it is of what was previewed till now."""
        self.hinted = None
        if self.is_hinting:
            self.bridge.stop_hint()

    def be_guided(self, guided: bool) -> None:
        """Have a guide lead, or lead no more."""
        self.guided = guided
        self.forget_hint()
        self.guided_changed.emit()

    def _on_thinking(self, progress: object) -> None:
        self.thinking = progress if isinstance(progress, tuple) else None
        self._skipping = self._skipping and self.thinking is not None
        if self._skipping:
            self.skip()
        self._prompt.show_progress(*(self.thinking[1:] if self.thinking else (0, 0)))
        self.thought.emit()

"""Kit: follows a match: each step becomes beats on the screen, or is shown at once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject

from engine.core import AwaitingSeats, BotProgress, Event, Seat
from ui.bridge.base import Advice, Stepped
from ui.kit.table.animator import AnimationStep, Animator, still
from ui.motion import Beat, Moving

if TYPE_CHECKING:
    from ui.kit.table.pending_moves import AnyPending
    from ui.kit.table.shared_parts import SharedParts
    from ui.stage.repaint_queue import RepaintQueue

_REPLAY_READING_MS: Final = 700
"""How long what is shown again stands to be read, in milliseconds."""
INSTANT_CAUSES: Final = frozenset({"undo", "redo", "seat", "taken", "gathered"})
"""Causes of a step that leads elsewhere: nobody has to see the way."""


ViewT = TypeVar("ViewT")
"""The view of a game."""


class MatchScreen(Protocol[ViewT]):
    """What a match is shown on: what is seen of it, and what a game says of that."""

    view: ViewT
    """The view that the screen shows."""
    seat: Seat
    """Whose things lie in front."""
    animator: Animator
    """Who moves things."""
    is_again: bool
    """Whether what happened before is shown again."""
    retold: str
    """What is told of it just now."""

    @property
    def repaint_queue(self) -> RepaintQueue | None:
        """Return what lets things that lie still wait while much moves."""
        ...

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """Return what is animated for a step, in order."""
        ...

    def decision(self, view: ViewT) -> Hashable | None:
        """Return which decision a seat has, by its view."""
        ...

    def new_trial(self, seat: Seat) -> AnyPending | None:
        """Return an empty preview for a seat that may act now."""
        ...

    def hint_words(self, thought: BotProgress) -> str:
        """Return what a hint says."""
        ...

    def renew_words(self, *, anyway: bool = False) -> None:
        """Have the sentences of the match for the person who sees it now."""
        ...

    def taken_over(self) -> None:
        """Forget what tells of another point: a new point of the match is shown at once."""
        ...

    def interrupt(self) -> None:
        """End the preview, and what was held or said."""
        ...

    def try_again(self) -> None:
        """Preview again what the seat had previewed before the screen was covered."""
        ...

    def changed(self) -> None:
        """Show everything again after the preview has changed, and move the focus on."""
        ...

    def refresh(self) -> None:
        """Show the match, the preview, and what to do."""
        ...

    def say_now(self) -> None:
        """Say what to do."""
        ...


class EventPlayer(QObject, Generic[ViewT]):
    """Keeps a screen in line with its match; the match is always ahead of the screen."""

    def __init__(self, shared: SharedParts, screen: MatchScreen[ViewT], parent: QObject) -> None:
        super().__init__(parent)
        self._shared, self._screen = shared, screen
        self._behind = False
        """Whether the stage does not lie as the view says, since nobody has seen it yet."""

    def start(self) -> None:
        """Show the match, and follow it."""
        shared, bridge = self._shared, self._shared.bridge
        shared.motion.idle.connect(self._on_idle)
        bridge.stepped.connect(self._on_stepped)
        bridge.turn_changed.connect(self._on_turn)
        bridge.hinted.connect(self._on_hinted)
        bridge.problem.connect(self._on_problem)
        bridge.finished.connect(self._on_finished)
        shared.look.changed.connect(self._on_look)
        shared.log.restart()
        # Another table may have been left in the middle of something.
        bridge.hold(on=False)
        self._on_turn()

    def _on_stepped(self, stepped: Stepped) -> None:
        if stepped.cause in INSTANT_CAUSES:
            self._take_over(stepped)
            return
        screen, shared, turn = self._screen, self._shared, self._shared.turn
        pending = turn.pending
        stays = pending is not None and stepped.seat != pending.seat and self._is_same(stepped)
        if pending is not None and stays:
            pending.forget()
        else:
            screen.interrupt()
        parts = screen.parts(stepped)
        waits = pending is not None and not stays
        waits = waits or shared.motion.busy or shared.bridge.read_only
        if not waits and all(part.beside for part in parts):
            self._show_beside(stepped, parts)
            return
        if any(part.private for part in parts):
            shared.bridge.keep()
        # Of several acts that were confirmed together, what was tried stays until the last.
        keep = stepped.cause == "act" and turn.confirming > 1
        turn.confirming -= stepped.cause == "act"
        for part in parts[:-1]:
            shared.motion.play(self._beat(stepped, part, last=False, keep=keep))
        shared.motion.play(self._beat(stepped, parts[-1], last=True, keep=keep))
        if shared.motion.busy and any(part.rest or part.waits for part in parts):
            shared.bridge.hold(on=True)

    def show_recent(self, steps: Sequence[Stepped]) -> None:
        """Show steps again, beginning with how the match was before; then it is shown as it is.

        What is tried stays, and is there again at the end. Nothing is written in the log.
        """
        screen, motion = self._screen, self._shared.motion
        self._shared.bridge.hold(on=True)
        screen.is_again = True

        def go_back() -> Sequence[Moving]:
            screen.view = steps[0].view_before
            self._lay()
            return ()

        motion.play(Beat(go_back, lambda: None))
        for stepped in steps:
            *first, last = screen.parts(stepped)
            for part in first:
                motion.play(self._beat(stepped, part, last=False, keep=False, again=True))
            motion.play(self._beat(stepped, last, last=True, keep=False, again=True))
        if not motion.busy:
            # Without movement all of it is over already.
            self._on_idle()

    def _is_same(self, stepped: Stepped) -> bool:
        """Whether the decision for which somebody tries things is the same after a step."""
        decision = self._screen.decision
        before, after = decision(stepped.view_before), decision(stepped.view_after)
        return before is not None and before == after

    def _take_over(self, stepped: Stepped) -> None:
        """Show the match where it is, with nothing on its way."""
        screen, shared, bridge = self._screen, self._shared, self._shared.bridge
        viewer = bridge.viewer()
        shared.motion.catch_up()
        screen.interrupt()
        if stepped.cause == "gathered":
            # The shared look is over, and the preview is not what is shown.
            self._come_to_turn()
        screen.renew_words(anyway=stepped.cause == "seat")
        screen.view = stepped.view_after
        screen.taken_over()
        untold = sum(not event.recall for event in stepped.events)
        if stepped.cause == "taken" and viewer is not None:
            # What has happened since this seat's last look comes step by step.
            steps = bridge.since(viewer)
            untold = sum(not event.recall for step in steps for event in step.events)
        shared.log.restart(untold)
        if stepped.cause == "taken" and viewer is not None:
            # The first that is seen behind the cover is one's own table; steps may follow.
            screen.seat = viewer
            screen.refresh()
        elif stepped.cause == "gathered":
            # Steps follow at once, and what only one person may see must not lie below them.
            screen.refresh()

    def _show_beside(self, stepped: Stepped, parts: Sequence[AnimationStep]) -> None:
        """Nobody waits for it; `turn_changed` follows, and all is shown."""
        self._screen.view = stepped.view_after
        for part in parts:
            self._be_patient(part)
            self._shared.log.tell(part.events)
            self._shared.motion.side_animation(part.begin(), lambda: None, part.cue)

    def _beat(
        self, stepped: Stepped, part: AnimationStep, *, last: bool, keep: bool, again: bool = False
    ) -> Beat:
        """A part of a step on the screen; the last one shows the outcome, unless told to `keep`.

        What is shown `again` is not told to the log, and stands to be read.
        """
        screen, untold = self._screen, list(part.events)
        motion, log = self._shared.motion, self._shared.log

        def tell() -> None:
            events, untold[:] = tuple(untold), ()
            if again:
                self._tell_again(events)
            else:
                log.tell(events)
                screen.retold = screen.retold if screen.is_again else ""
            if events and not (motion.still or motion.skipping):
                screen.say_now()

        def begin() -> Sequence[Moving]:
            tell()
            self._be_patient(part)
            if part.arrives:
                screen.view, self._behind = part.view or stepped.view_after, True
            if self._behind and part.begin is not still:
                self._lay()
            moves = part.begin()
            if part.then is not still:
                screen.view = stepped.view_after
                self._lay()
                moves = [*moves, *part.then()]
            return moves

        def end() -> None:
            tell()
            if not last:
                return
            screen.view = stepped.view_after
            if not keep:
                screen.animator.clear()
                # What moves next is laid out first; else `idle` or `turn_changed` follows, before
                # anything is painted. Many steps may end at once, each of which would take long.
                self._behind = True

        reads = again and any(log.sentence(event) for event in part.events)
        rest = max(part.rest, _REPLAY_READING_MS) if reads else part.rest
        stands = part.private and not again
        return Beat(begin, end, part.cue, rest, stands, part.waits, part.opens)

    def _tell_again(self, events: Sequence[Event]) -> None:
        """Say what is shown again, and keep it in sight."""
        screen, log = self._screen, self._shared.log
        # A head only says whose turn begins, and nothing is seen of it.
        told = (log.sentence(event) for event in events if not log.is_head(event))
        for line in filter(None, told):
            screen.retold = self.tr("Again: {line}").format(line=line)
            if log.aloud:
                self._shared.voice.say(line)

    def _be_patient(self, part: AnimationStep) -> None:
        """Let what changes with a part that is `late` come one after another."""
        motion, repaint_queue = self._shared.motion, self._screen.repaint_queue
        if part.late and repaint_queue is not None and not (motion.still or motion.skipping):
            repaint_queue.begin()

    def _lay(self) -> None:
        self._behind = False
        self._screen.refresh()

    def _on_idle(self) -> None:
        screen, shared = self._screen, self._shared
        retold, screen.retold, screen.is_again = screen.retold, "", False
        if retold and shared.motion.still:
            # Nothing was seen to move: what happened last stays to be read.
            shared.prompt.tell(retold)
        screen.animator.clear()
        self._on_turn()
        if self._behind:
            self._lay()
        shared.bridge.hold(on=False)

    def _on_turn(self) -> None:
        screen, shared = self._screen, self._shared
        if shared.motion.busy:
            screen.say_now()
            shared.action_buttons.refresh()
            return
        if self._come_to_turn():
            screen.changed()
        else:
            screen.refresh()

    def _come_to_turn(self) -> bool:
        """Be where the match is, without showing it; whether a person has something new to try."""
        screen, bridge, turn = self._screen, self._shared.bridge, self._shared.turn
        screen.view, self._behind = bridge.view(), False
        person = bridge.person_to_act()
        if person is not None and (turn.pending is None or turn.pending.seat != person):
            # What is asked over the open table is asked there: nobody else's things come forward.
            awaiting, front = bridge.awaiting(), bridge.front()
            if front is not None or not (isinstance(awaiting, AwaitingSeats) and awaiting.open):
                screen.seat = person
            turn.pending = screen.new_trial(person)
            screen.try_again()
            return True
        if person is None:
            turn.pending = None
            front = bridge.front()
            screen.seat = screen.seat if front is None else front
        return False

    def _on_look(self) -> None:
        """Theme or text size changed: what is on its way was painted in the old."""
        self._shared.motion.catch_up()
        self._screen.refresh()

    def _on_hinted(self, thought: BotProgress) -> None:
        turn, act = self._shared.turn, thought.best
        buttons, words = self._shared.action_buttons, self._screen.hint_words(thought)
        self._shared.prompt.tell(turn.hint_said(thought, words))
        if isinstance(thought, Advice) and not thought.final:
            # Until it is sure it is only told.
            return
        tried = turn.pending is not None and act in turn.pending.acts
        turn.hinted = None if tried else act
        buttons.refresh()
        if tried:
            buttons.lead_on()

    def _on_problem(self, sentence: str) -> None:
        self._shared.prompt.tell(sentence, bad=True)

    def _on_finished(self, _result: object) -> None:
        self._shared.turn.pending = None
        if not self._shared.motion.busy:
            self._screen.refresh()

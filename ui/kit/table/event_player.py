"""Kit: follows a match: each step becomes beats on the screen, or is shown at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.core import AwaitingSeats, BotProgress, Event
from ui.bridge.base import Advice, Stepped
from ui.kit.table.animator import AnimationStep, still
from ui.motion import Beat, Moving

if TYPE_CHECKING:
    from ui.kit.table.match_table import AnyTable

_REPLAY_READING_MS: Final = 700
"""How long what is shown again stands to be read, in milliseconds."""
INSTANT_CAUSES: Final = frozenset({"undo", "redo", "seat", "taken", "gathered"})
"""Causes of a step that leads elsewhere: nobody has to see the way."""


class EventPlayer(QObject):
    """Keeps a table in line with its bridge; the match is always ahead of the screen."""

    def __init__(self, table: AnyTable) -> None:
        super().__init__(table)
        self._table = table
        self._behind = False
        """Whether the stage does not lie as the view says, since nobody has seen it yet."""

    def start(self) -> None:
        """Show the match, and follow it."""
        table, bridge = self._table, self._table.bridge
        table.motion.idle.connect(self._on_idle)
        bridge.stepped.connect(self._on_stepped)
        bridge.turn_changed.connect(self._on_turn)
        bridge.hinted.connect(self._on_hinted)
        bridge.problem.connect(self._on_problem)
        bridge.finished.connect(self._on_finished)
        table.look.changed.connect(self._on_look)
        table.log.restart()
        # Another table may have been left in the middle of something.
        bridge.hold(on=False)
        self._on_turn()

    def _on_stepped(self, stepped: Stepped) -> None:
        if stepped.cause in INSTANT_CAUSES:
            self._take_over(stepped)
            return
        table, pending = self._table, self._table.pending
        stays = pending is not None and stepped.seat != pending.seat and self._is_same(stepped)
        if pending is not None and stays:
            pending.forget()
        else:
            table.interrupt()
        parts = table.parts(stepped)
        waits = pending is not None and not stays
        waits = waits or table.motion.busy or table.bridge.read_only
        if not waits and all(part.beside for part in parts):
            self._show_beside(stepped, parts)
            return
        if any(part.private for part in parts):
            table.bridge.keep()
        # Of several acts that were confirmed together, what was tried stays until the last.
        keep = stepped.cause == "act" and table.action_buttons.confirming > 1
        table.action_buttons.confirming -= stepped.cause == "act"
        for part in parts[:-1]:
            table.motion.play(self._beat(stepped, part, last=False, keep=keep))
        table.motion.play(self._beat(stepped, parts[-1], last=True, keep=keep))
        if table.motion.busy and any(part.rest or part.waits for part in parts):
            table.bridge.hold(on=True)

    def show_recent(self, steps: Sequence[Stepped]) -> None:
        """Show steps again, beginning with how the match was before; then it is shown as it is.

        What is tried stays, and is there again at the end. Nothing is written in the log.
        """
        table, motion = self._table, self._table.motion
        table.bridge.hold(on=True)
        table.is_again = True

        def go_back() -> Sequence[Moving]:
            table.view = steps[0].view_before
            self._lay()
            return ()

        motion.play(Beat(go_back, lambda: None))
        for stepped in steps:
            *first, last = table.parts(stepped)
            for part in first:
                motion.play(self._beat(stepped, part, last=False, keep=False, again=True))
            motion.play(self._beat(stepped, last, last=True, keep=False, again=True))
        if not motion.busy:
            # Without movement all of it is over already.
            self._on_idle()

    def _is_same(self, stepped: Stepped) -> bool:
        """Whether the decision for which somebody tries things is the same after a step."""
        decision = self._table.decision
        before, after = decision(stepped.view_before), decision(stepped.view_after)
        return before is not None and before == after

    def _take_over(self, stepped: Stepped) -> None:
        """Show the match where it is, with nothing on its way."""
        table, viewer = self._table, self._table.bridge.viewer()
        table.motion.catch_up()
        table.interrupt()
        if stepped.cause == "gathered":
            # The shared look is over, and the preview is not what is shown.
            self._come_to_turn()
        if stepped.cause == "seat" or table.words.you != table.bridge.addressed:
            table.words = table.new_words()
        table.view = stepped.view_after
        table.taken_over()
        untold = sum(not event.recall for event in stepped.events)
        if stepped.cause == "taken" and viewer is not None:
            # What has happened since this seat's last look comes step by step.
            steps = table.bridge.since(viewer)
            untold = sum(not event.recall for step in steps for event in step.events)
        table.log.restart(untold)
        if stepped.cause == "gathered":
            # Steps follow at once, and what only one person may see must not lie below them.
            table.refresh()

    def _show_beside(self, stepped: Stepped, parts: Sequence[AnimationStep]) -> None:
        """Nobody waits for it; `turn_changed` follows, and all is shown."""
        table = self._table
        table.view = stepped.view_after
        for part in parts:
            self._be_patient(part)
            table.log.tell(part.events)
            table.motion.side_animation(part.begin(), lambda: None, part.cue)

    def _beat(
        self, stepped: Stepped, part: AnimationStep, *, last: bool, keep: bool, again: bool = False
    ) -> Beat:
        """A part of a step on the screen; the last one shows the outcome, unless told to `keep`.

        What is shown `again` is not told to the log, and stands to be read.
        """
        table, untold = self._table, list(part.events)
        motion = table.motion

        def tell() -> None:
            events, untold[:] = tuple(untold), ()
            if again:
                self._tell_again(events)
            else:
                table.log.tell(events)
                table.retold = table.retold if table.is_again else ""
            if events and not (motion.still or motion.skipping):
                table.say_now()

        def begin() -> Sequence[Moving]:
            tell()
            self._be_patient(part)
            if part.arrives:
                table.view, self._behind = part.view or stepped.view_after, True
            if self._behind and part.begin is not still:
                self._lay()
            moves = part.begin()
            if part.then is not still:
                table.view = stepped.view_after
                self._lay()
                moves = [*moves, *part.then()]
            return moves

        def end() -> None:
            tell()
            if not last:
                return
            table.view = stepped.view_after
            if not keep:
                table.animator.clear()
                # What moves next is laid out first; else `idle` or `turn_changed` follows, before
                # anything is painted. Many steps may end at once, each of which would take long.
                self._behind = True

        reads = again and any(table.log.sentence(event) for event in part.events)
        rest = max(part.rest, _REPLAY_READING_MS) if reads else part.rest
        return Beat(begin, end, part.cue, rest, part.private and not again, part.waits)

    def _tell_again(self, events: Sequence[Event]) -> None:
        """Say what is shown again, and keep it in sight."""
        table = self._table
        # A head only says whose turn begins, and nothing is seen of it.
        told = (table.log.sentence(event) for event in events if not table.log.is_head(event))
        for line in filter(None, told):
            table.retold = self.tr("Again: {line}").format(line=line)
            if table.log.aloud:
                table.voice.say(line)

    def _be_patient(self, part: AnimationStep) -> None:
        """Let what changes with a part that is `late` come one after another."""
        motion, repaint_queue = self._table.motion, self._table.repaint_queue
        if part.late and repaint_queue is not None and not (motion.still or motion.skipping):
            repaint_queue.begin()

    def _lay(self) -> None:
        self._behind = False
        self._table.refresh()

    def _on_idle(self) -> None:
        table = self._table
        retold, table.retold, table.is_again = table.retold, "", False
        if retold and table.motion.still:
            # Nothing was seen to move: what happened last stays to be read.
            table.prompt.tell(retold)
        table.animator.clear()
        self._on_turn()
        if self._behind:
            self._lay()
        self._table.bridge.hold(on=False)

    def _on_turn(self) -> None:
        table = self._table
        if table.motion.busy:
            table.say_now()
            table.action_buttons.refresh()
            return
        if self._come_to_turn():
            table.changed()
        else:
            table.refresh()

    def _come_to_turn(self) -> bool:
        """Be where the match is, without showing it; whether a person has something new to try."""
        table, bridge = self._table, self._table.bridge
        table.view, self._behind = bridge.view(), False
        person = bridge.person_to_act()
        if person is not None and (table.pending is None or table.pending.seat != person):
            # What is asked over the open table is asked there: nobody else's things come forward.
            awaiting, front = bridge.awaiting(), bridge.front()
            if front is not None or not (isinstance(awaiting, AwaitingSeats) and awaiting.open):
                table.seat = person
            table.pending = table.new_trial(person)
            table.try_again()
            return True
        if person is None:
            table.pending = None
            front = bridge.front()
            table.seat = table.seat if front is None else front
        return False

    def _on_look(self) -> None:
        """Theme or text size changed: what is on its way was painted in the old."""
        self._table.motion.catch_up()
        self._table.refresh()

    def _on_hinted(self, thought: BotProgress) -> None:
        table, act = self._table, thought.best
        table.prompt.tell(table.action_buttons.hint_said(thought))
        if isinstance(thought, Advice) and not thought.final:
            # Until it is sure it is only told.
            return
        tried = table.pending is not None and act in table.pending.acts
        table.action_buttons.hinted = None if tried else act
        table.action_buttons.refresh()
        if tried:
            table.action_buttons.lead_on()

    def _on_problem(self, sentence: str) -> None:
        self._table.prompt.tell(sentence, bad=True)

    def _on_finished(self, _result: object) -> None:
        self._table.pending = None
        if not self._table.motion.busy:
            self._table.refresh()

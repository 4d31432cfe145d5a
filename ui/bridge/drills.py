"""Bridge: a marked decision of a finished match, asked once more, and its answer judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.core import Act, Action, Message, Refused, Seat
from engine.match import Preview
from engine.match.lessons import Cousin, LibraryError, library
from engine.match.mistake_drills import (
    JudgedDrill,
    can_be_asked,
    find_drills,
    goes_on,
    iter_judging,
)
from engine.match.review import decisions
from engine.match.session import HistoryEntry
from ui.bridge.base import Stepped, UndoReach
from ui.bridge.jobs.background import BackgroundJob
from ui.bridge.localise import localise
from ui.bridge.replay import ReplayBridge
from ui.bridge.review import ReviewBridge
from ui.bridge.seats import profile

if TYPE_CHECKING:
    from engine.match import Session
    from engine.store.cousins import CousinWeek
    from engine.store.mistakes import ScheduledDrill
    from ui.bridge.controller import AppController

__all__ = ["DrillBridge", "DrillJudge", "JudgedDrill", "cousin_of", "find_drills", "practised"]


def cousin_of(session: Session, asked: ScheduledDrill) -> Cousin | None:
    """Find the position of the library that is asked instead of a mistake.

    Args:
        session: The match of the mistake.
        asked: The question.

    Returns:
        The position; None if the decision itself is asked: the first time, or where nothing
            similar is found.
    """
    taught, number = asked.taught, asked.cousin
    if taught is None or number is None or not can_be_asked(session, Seat(asked.seat), asked.at):
        return None
    seat, state = Seat(asked.seat), session.moments[asked.at - 1].state
    layout = decisions(session, seat).layout(state, seat)
    try:
        held = library(str(session.game.id))
        if held is None:
            return None
        found = [*held.cousins(taught.lesson, taught.unit, taught.loss, session.seed, layout)]
        if not found:
            return None
        cousin = held.play(found[number % len(found)].number, asked.name)
    except LibraryError:
        # The mistake can be asked all the same.
        return None
    return cousin if can_be_asked(cousin.session, cousin.seat, cousin.at) else None


def practised(controller: AppController) -> tuple[CousinWeek, ...]:
    """Return what first answers to similar positions cost by week.

    They are of whoever sat first at the last table, or was chosen.
    """
    kept = controller.matches.cousins
    own = profile(controller.people.own_name)
    weeks = kept.weeks(lambda name: profile(name) == own)
    if kept.sentence is not None:
        sentence, kept.sentence = kept.sentence, None
        controller.problem.emit(localise(sentence))
    return weeks


class DrillBridge(ReviewBridge):
    """A match that is over, at a decision that its seat is asked once more.

    The table shows what the seat knew then, and takes one decision; nothing of it is entered
    anywhere. What lies behind it is told by nothing.
    """

    answered = Signal(object)
    """The acts of a whole decision."""

    asks = True
    _asking: Seat | None = None
    _acts: tuple[Action, ...] = ()

    @property
    def practice(self) -> bool:
        """It is a question, and nobody gives hints."""
        return False

    def can_ask(self, seat: Seat, at: int) -> bool:
        """Whether a seat's decision began with this input, in a match that can be judged."""
        return can_be_asked(self._session, seat, at)

    def ask(self, seat: Seat, at: int) -> None:
        """Stand before an input, with its seat's eyes, and wait for what it does."""
        self.read_only, self._trying = False, None
        self._viewer, self._asking, self._acts = seat, seat, ()
        self._go(at)
        self._tell()

    def stand(self, seat: Seat, at: int, acts: Sequence[Action]) -> None:
        """Stand before an input again; nothing is asked any more."""
        self.read_only, self._asking = True, None
        self._go(at)
        super().stand(seat, at, acts)

    @property
    def addressed(self) -> Seat | None:
        """Whoever is asked, also where several have played: the page is one player's own."""
        return super().addressed if self._viewer is None else self._viewer

    def person_to_act(self) -> Seat | None:
        """Whoever is asked."""
        return super().person_to_act() if self.read_only else self._asking

    def preview(self, seat: Seat, actions: Sequence[Action]) -> Preview:
        """Try out whatever is possible there."""
        if self.read_only:
            return super().preview(seat, actions)
        return ReplayBridge.preview(self, seat, actions)

    def undo_reach(self) -> UndoReach:
        """Nothing was done yet."""
        return UndoReach(0, "over" if self.read_only else "start")

    def submit(self, seat: Seat, actions: Sequence[Action]) -> Refused | None:
        """Take an answer, or the first half of one."""
        if seat != self._asking:
            return Refused("TURN", seat=seat)
        tried = self.preview(seat, actions)
        if tried.refusal is not None:
            return tried.refusal
        if tried.done + tried.secret < len(actions):
            return Refused("TURN", seat=seat)
        self._acts = (*self._acts, *actions)
        if goes_on(self._session, seat, self._acts, tried):
            before = self.view()
            awaiting = self.game.awaiting(tried.world)
            self._moment = HistoryEntry(Act(seat, actions[-1]), tried.world, (), None, awaiting)
            self.stepped.emit(Stepped(before, tried.events, self.view(), "act", seat))
            self.turn_changed.emit()
        else:
            self._asking = None
            self.answered.emit(self._acts)
        return None

    def _go(self, at: int) -> None:
        self.seek(self.timeline.frame_of(at - 1))
        self._moment = self.timeline.moment(self._spot)

    def _tell(self) -> None:
        view = self.view()
        self.stepped.emit(Stepped(view, (), view, "redo", self._viewer))
        self.turn_changed.emit()


class DrillJudge(QObject):
    """Has an answer judged, in a process of its own."""

    grew = Signal(object)
    """Judged: it is surer than before."""
    ended = Signal(object)
    """Judged, or None with a sentence that was `said`: nothing more comes."""
    said = Signal(str)
    """One sentence: why it is not judged."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._study = BackgroundJob(self)
        self._study.came.connect(self._on_bit)
        self._study.done.connect(self._on_done)
        self._study.failed.connect(self._on_failed)

    @property
    def busy(self) -> bool:
        """Whether more is to come."""
        return self._study.busy

    def begin(
        self,
        bridge: ReviewBridge,
        seat: Seat,
        at: int,
        acts: object,
        kept: bytes,
        hints: Sequence[bytes] = (),
    ) -> None:
        """Judge what a seat did before an input of a match.

        `kept` is the line of the review that was kept, `hints` are those of the match's hints.
        """
        given = bridge.journal, seat, at, acts, kept, hints
        self._study.begin(iter_judging, *given)

    def stop(self) -> None:
        """Leave it unjudged."""
        self._study.stop()

    def _on_bit(self, bit: object) -> None:
        if isinstance(bit, JudgedDrill):
            self.grew.emit(bit)

    def _on_done(self, bit: object) -> None:
        if isinstance(bit, Message):
            self.said.emit(localise(bit))
        self.ended.emit(bit if isinstance(bit, JudgedDrill) else None)

    def _on_failed(self, _details: str) -> None:
        self.said.emit(
            self.tr(
                "Your answer could not be checked because of an error. It does not count, "
                "and the question will come back."
            )
        )
        self.ended.emit(None)

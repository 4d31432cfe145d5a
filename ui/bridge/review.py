"""Bridge: a finished match at one of its decisions, and the review of all of a person's."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.core import Action, Event, Message, Refused, Rng, Seat, Tick
from engine.core.review import AnyReview, Reasons, ReviewLesson, Unit, Verdict
from engine.match import Preview, codec
from engine.match.contrast import reasons
from engine.match.lessons import lesson, lesson_of
from engine.match.mistake_drills import find_drills
from engine.match.preview import preview
from engine.match.review import decisions, encode, looking_back, reviewed_seats
from engine.store import StoreError
from engine.store.mistakes import TaughtLesson
from ui.bridge.base import Stepped
from ui.bridge.jobs.background import BackgroundJob
from ui.bridge.localise import localise
from ui.bridge.replay import ReplayBridge
from ui.bridge.trail_progress import today

if TYPE_CHECKING:
    from engine.match import Session
    from engine.match.lessons import Cousin
    from engine.store import Matches


class ReviewBridge(ReplayBridge):
    """A match that is over, at a decision of a person, as that seat knew it then.

    What was done there, or would have been better, is tried out on a table that is built on it;
    nothing else can be.
    """

    cousin: Cousin | None = None
    """The position of a library that this is, asked instead of a mistake; None for a match that
    was played."""
    _trying: tuple[Seat, tuple[Action, ...]] | None = None

    @property
    def reviewed(self) -> tuple[Seat, ...]:
        """Who may be reviewed: persons, and all where only computers played."""
        return reviewed_seats(self._session)

    @property
    def goal(self) -> int | None:
        """What the match asked for, where it did."""
        result = self._session.result
        return None if result is None else result.goal

    def ended(self, seat: Seat) -> int | None:
        """The total that a seat had in the end."""
        result = self._session.result
        return None if result is None else result.scores[seat]

    def person_at(self, seat: Seat) -> str:
        """The name of the person who played a seat."""
        players = (self._session.header.players[seat], self._session.players[seat])
        name = next((player.name for player in players if player.is_person), "")
        return self.preferences.called(name)

    @property
    def journal(self) -> bytes:
        """The match as its file has it."""
        return codec.encode(self._session.header, self._session.journal)

    @property
    def kept_as(self) -> Path:
        """Under which name its reviews are kept: its file's, else by what is in it."""
        return self.path or Path(hashlib.blake2b(self.journal, digest_size=20).hexdigest())

    def stand(self, seat: Seat, at: int, acts: Sequence[Action]) -> None:
        """Stand before an input, with its seat's eyes; a table may try these acts."""
        self._viewer, self._trying = seat, (seat, tuple(acts))
        self.seek(self.timeline.frame_of(at - 1))
        view = self.view()
        self.stepped.emit(Stepped(view, (), view, "redo", seat))
        self.turn_changed.emit()

    def view_before(self, seat: Seat, at: int) -> Any:
        """What a seat knew before an input."""
        return self.game.observe(self.timeline.moments[at - 1].state, seat)

    def view_at_end(self, seat: Seat) -> Any:
        """What a seat knows at the end."""
        return self.game.observe(self.timeline.moments[-1].state, seat)

    def reasons(self, seat: Seat, verdict: Verdict[Any], unit: Unit) -> Reasons | None:
        """Return why a decision of a seat tempts, and why the best one is worth more."""
        state = self.timeline.moments[verdict.at - 1].state
        return reasons(self.game, decisions(self._session, seat), state, seat, verdict, unit)

    def lesson(
        self, seat: Seat, verdict: Verdict[Any], told: Reasons | None
    ) -> ReviewLesson | None:
        """Return what a decision of a seat teaches, from its reasons; None for nothing."""
        state = self.timeline.moments[verdict.at - 1].state
        return lesson(decisions(self._session, seat), state, verdict, told)

    def events_of(
        self, seat: Seat, at: int, acts: Sequence[Action]
    ) -> tuple[tuple[Event, ...], ...]:
        """What each of these acts does there, as far as the seat can know before."""
        state = self.timeline.moments[at - 1].state
        world = self.game.determinize(state, seat, Rng("review", int(seat), at))
        localise: list[tuple[Event, ...]] = []
        known = 0
        for end in range(1, len(acts) + 1):
            events = preview(self.game, world, seat, acts[:end], Tick(0)).events
            localise.append(events[known:])
            known = len(events)
        return tuple(localise)

    def person_to_act(self) -> Seat | None:
        """Whoever decides there."""
        return None if self._trying is None else self._trying[0]

    def preview(self, seat: Seat, actions: Sequence[Action]) -> Preview:
        """Try out what is shown; anything else is refused."""
        made = super().preview(seat, actions)
        known = () if self._trying is None else self._trying[1]
        if tuple(actions) == known[: len(actions)]:
            return made
        return made._replace(refusal=made.refusal or Refused("OVER", seat=seat))


def taught_lessons(
    review: AnyReview, session: Session, found: Sequence[int]
) -> dict[int, TaughtLesson]:
    """Return what some decisions teach, by the numbers of the inputs with which they began."""
    seat, told = Seat(review.seat), {}
    for verdict in review.verdicts:
        if verdict.at in found:
            lesson = lesson_of(session, seat, verdict, review.unit)
            if lesson is not None:
                told[verdict.at] = TaughtLesson(lesson, review.unit, verdict.loss)
    return told


def kept_review(matches: Matches, path: Path, seat: int) -> bytes:
    """What was kept of a seat's review, as a line; empty without."""
    kept = matches.reviews(path)
    line = kept[seat].strip() if len(kept) > seat else b""
    return line + b"\n" if line else b""


class _Reviewed(NamedTuple):
    """Whose decisions are judged, and where the review is kept, whatever becomes of the bridge."""

    journal: bytes
    seat: Seat
    kept_as: Path
    path: Path | None
    session: Session
    person: str
    matches: Matches

    def is_same(self, other: _Reviewed | None) -> bool:
        """Tell whether a review of both is one and the same."""
        return other is not None and self[:3] == other[:3]


class Reviewing(QObject):
    """Has a person's decisions judged, in a process of its own; what is whole is kept.

    What was kept before is read there too: whatever a file holds holds nobody up. Whoever leaves
    may let it go on, and finds on coming back what was judged meanwhile.
    """

    grew = Signal(object)
    """AnyReview: it has one more verdict, or is whole, or knows a better packing."""
    said = Signal(str)
    """One sentence: why what was kept is made anew, or why there is no review."""
    begun = Signal()
    """More comes."""
    ended = Signal()
    """Nothing more comes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.review: AnyReview | None = None
        """As far as it is known."""
        self.is_held = False
        """Whether a person has stopped it, so that it goes on only on request."""
        self._study = BackgroundJob(self)
        self._study.came.connect(self._on_bit)
        self._study.done.connect(self._on_done)
        self._study.failed.connect(self._on_failed)
        self._reviewed: _Reviewed | None = None

    @property
    def busy(self) -> bool:
        """Whether more is to come."""
        return self._study.busy

    def begin(self, bridge: ReviewBridge, seat: Seat, matches: Matches) -> None:
        """Review a seat of a match; what was being reviewed is dropped, if that is another.

        What a person has stopped stays as far as it is: see `resume`.
        """
        before, (journal, kept_as) = self._reviewed, (bridge.journal, bridge.kept_as)
        person, session = bridge.person_at(seat), bridge.session
        wanted = _Reviewed(journal, seat, kept_as, bridge.path, session, person, matches)
        self._reviewed = wanted
        self.is_held = self.is_held and wanted.is_same(before)
        if (self.busy or self.is_held) and wanted.is_same(before):
            if self.review is not None:
                self.grew.emit(self.review)
            return
        self.stop()
        self.review = None
        self.resume()

    def stop(self) -> None:
        """Leave it as it is."""
        self._study.stop()

    def hold(self) -> None:
        """Leave it as it is until `resume`, also for whoever comes back."""
        self.stop()
        self.is_held = True

    def resume(self) -> None:
        """Review on; what is known stays until as much is known again, which gives the same."""
        self.is_held = False
        reviewed = self._reviewed
        if reviewed is not None:
            matches, kept_as = reviewed.matches, reviewed.kept_as
            line, hints = kept_review(matches, kept_as, reviewed.seat), matches.hints(kept_as)
            self._study.begin(looking_back, reviewed.journal, reviewed.seat, line, hints)
            self.begun.emit()

    def _on_bit(self, bit: object) -> None:
        if isinstance(bit, Message):
            self.said.emit(localise(bit))
            return
        review: AnyReview = bit  # type: ignore[assignment]
        if self.review is not None and len(review.verdicts) < len(self.review.verdicts):
            return
        was_whole = self.review is not None and self.review.whole
        self.review = review
        self.grew.emit(bit)
        if not was_whole:
            # Whoever leaves while a better packing is looked for loses nothing else.
            self._keep_whole()

    def _on_done(self, bit: object) -> None:
        # Whatever cannot be kept, the page has all that comes.
        try:
            self._on_bit(bit)
            self._keep_whole()
        finally:
            self.ended.emit()

    def _keep_whole(self) -> None:
        review, reviewed = self.review, self._reviewed
        if reviewed is not None and review is not None and review.whole:
            matches, path = reviewed.matches, reviewed.kept_as
            lines = [*matches.reviews(path)]
            lines += [b"\n"] * (review.seat + 1 - len(lines))
            data = encode(review)
            if lines[review.seat] != data:
                lines[review.seat] = data
                matches.keep_reviews(path, lines)
            if reviewed.path is not None:
                self._learn(reviewed, reviewed.path, review)

    def _learn(self, reviewed: _Reviewed, path: Path, review: AnyReview) -> None:
        """What is marked is asked once more in the days to come."""
        found = find_drills(review, reviewed.session)
        taught = taught_lessons(review, reviewed.session, found)
        mistakes = reviewed.matches.mistakes
        try:
            mistakes.learn(path, Seat(review.seat), found, reviewed.person, today(), taught)
        except StoreError as error:
            self.said.emit(localise(error))

    def _on_failed(self, _details: str) -> None:
        self.said.emit(
            self.tr(
                "The review stopped because of an error. Your match is safe; open the review again "
                "to retry."
            )
        )
        self.ended.emit()

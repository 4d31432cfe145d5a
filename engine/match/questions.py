"""engine.match: marked decisions of finished matches are asked once more, and answers judged.

A question is a decision as its seat knew it then. What a review has said of it is taken as it is;
any other answer is judged by the same search, in futures that it shares with the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from engine import catalog
from engine.core import Act, Action, Said, Seat, StowawayError, Stream, Waiting
from engine.core.review import (
    BOUNDS,
    RANGE,
    AnyReview,
    Gap,
    Mark,
    Reviewer,
    Scene,
    Unit,
    Verdict,
    marked,
)
from engine.match.journal import Header, Seated
from engine.match.replay import read
from engine.match.review import ReviewError, begins, decisions, decode, one_verdict, reviewer
from engine.match.session import Session
from engine.match.sketch import Sketch

SERIES: Final = 6
"""So many times the futures of a review's last comparison are played on at most, until it is clear
whether an answer is right."""


class Judged(msgspec.Struct, frozen=True):
    """An answer to a question, as far as it is judged.

    `verdict` is what was said of the decision then. `loss` is what the best brings more than the
    answer, with half its 95 % interval; `why` are the score lines that differ, where it is marked.
    """

    unit: Unit
    verdict: Verdict[Any]
    acts: tuple[Action, ...]
    loss: int = 0
    half: int = 0
    why: tuple[Gap, ...] = ()

    @property
    def right(self) -> bool:
        """Whether nothing shows that it loses more than what nobody calls a slip."""
        return not self.mark

    @property
    def mark(self) -> Mark:
        """What a wrong answer is called."""
        return marked(self.unit, self.loss, self.half)


def told(judged: Judged) -> Verdict[Any]:
    """The answer as a verdict of its own, so that the same words say what it cost."""
    verdict = judged.verdict
    return msgspec.structs.replace(
        verdict,
        acts=judged.acts,
        expected=max(RANGE[judged.unit][0], verdict.expected + verdict.loss - judged.loss),
        # What is better than the best that was found loses nothing.
        best=verdict.best if judged.loss else judged.acts,
        loss=judged.loss,
        half=judged.half,
        mark=judged.mark,
        why=judged.why,
    )


def questions(review: AnyReview, session: Session) -> tuple[int, ...]:
    """The inputs with which the marked decisions began that a person made.

    What a branch has of the match that it leaves is asked there.
    """
    branch = session.header.branch
    since = 0 if branch is msgspec.UNSET else branch.at
    persons = _persons(session, Seat(review.seat))
    return tuple(
        one.at for one in review.verdicts if one.mark and one.at > since and persons(one.at)
    )


def _persons(session: Session, seat: Seat) -> Any:
    """Tells of an input of a seat whether a person sat there."""
    header = session.header
    if not any(isinstance(entry, Seated) and entry.seat == seat for entry in session.journal):
        return lambda _at: header.players[seat].is_person
    found: dict[int, bool] = {}
    made = _begun(session, header)
    for entry in session.journal:
        made.enter(entry)
        if isinstance(entry, Act):
            found[made.inputs] = made.players[seat].is_person
    return found.get


def _begun(session: Session, header: Header) -> Session:
    made = Session(
        session.game,
        session.config,
        session.seed,
        header.players,
        practice=header.practice,
        components=header.components,
    )
    made.header = header
    return made


def can_be_asked(session: Session, seat: Seat, at: int) -> bool:
    """Whether a decision of a seat began with an input, in a match that can be judged.

    An input in the middle of a move is none: whatever was answered there could not be judged.

    Args:
        session: The match.
        seat: Who decided.
        at: The number of the input.
    """
    try:
        return at in begins(session, seat)
    except ReviewError:
        return False


def goes_on(session: Session, seat: Seat, acts: Sequence[Action], tried: Sketch) -> bool:
    """Whether nothing else can follow some acts of a seat than what belongs to their decision."""
    waiting = None if tried.secret else session.game.awaiting(tried.world)
    if not isinstance(waiting, Waiting) or seat not in waiting.due:
        return False
    by = decisions(session, seat)
    return all(by.joins(tried.world, acts, act) for act in tried.legal)


def judging(
    data: bytes, seat: Seat, at: int, acts: tuple[Action, ...], kept: bytes = b""
) -> Iterator[Judged | Said]:
    """Judge an answer, for a process that answers by what it gives, and raises nothing.

    `data` is the match's file, `kept` what a review has said of the seat, if that was kept; else
    that one decision is reviewed anew. The last is as sure as it becomes; behind a sentence nothing
    comes.
    """
    try:
        session = read(data, catalog).session
        if session is None:
            raise ReviewError("This is not a Stowaway match.")
        yield from judged(session, seat, at, acts, kept)
    except StowawayError as error:
        yield error.said


def judged(
    session: Session, seat: Seat, at: int, acts: tuple[Action, ...], kept: bytes = b""
) -> Iterator[Judged]:
    """The same of a match that was read. Raises StowawayError."""
    by = reviewer(session, seat)
    unit = by.unit(session.config.seats)
    verdict = _kept(session, seat, at, kept) or one_verdict(session, by, seat, at)
    if acts == verdict.acts:
        yield Judged(unit, verdict, acts, verdict.loss, verdict.half, verdict.why)
    elif acts == verdict.best:
        yield Judged(unit, verdict, acts)
    else:
        yield from _compared(by, session, seat, Judged(unit, verdict, acts))


def _kept(session: Session, seat: Seat, at: int, kept: bytes) -> Verdict[Any] | None:
    """What a review that was kept says of a decision; None where it is not this match's."""
    try:
        review = decode(kept, session) if kept else None
    except ReviewError:
        return None
    if review is None or review.seat != seat:
        return None
    return next((one for one in review.verdicts if one.at == at), None)


def _compared(by: Reviewer, session: Session, seat: Seat, answer: Judged) -> Iterator[Judged]:
    """Compare an answer with the best in fresh futures, until it is clear whether it is right."""
    # NumPy is loaded by whoever reviews.
    import numpy as np

    from engine.search.halving import interval

    verdict, bound = answer.verdict, BOUNDS[answer.unit][0]
    state = session.moments[verdict.at - 1].state
    fresh = by.fresh(state)
    plans = (verdict.best, answer.acts)
    gaps = np.zeros(0, dtype=np.int64)
    scenes: list[Scene] = []
    for number in range(SERIES):
        stream = Stream("answer", session.seed, int(seat), verdict.at, number)
        scenes.append(by.scene(state, seat, stream, fresh))
        best, own = scenes[-1].worth(plans, 0, fresh, whole=True)
        gaps = np.concatenate((gaps, best - own))
        mean, half = round(int(gaps.sum()) / len(gaps)), interval(gaps)
        # What is better than the best that was found loses nothing.
        answer = msgspec.structs.replace(answer, loss=max(0, mean), half=half if mean > 0 else 0)
        if abs(mean - bound) > half:
            break
        yield answer
    if not answer.right:
        # Of the same futures as the loss, so that they add up to it.
        sums: Counter[str] = Counter()
        for scene in scenes:
            sums.update({gap.line: gap.more for gap in scene.why(*plans, 0, fresh)})
        means = (Gap(line, round(more / len(scenes))) for line, more in sums.items())
        why = sorted((gap for gap in means if gap.more), key=lambda gap: -abs(gap.more))
        answer = msgspec.structs.replace(answer, why=tuple(why))
    yield answer

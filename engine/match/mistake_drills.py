"""engine.match: marked decisions of finished matches are asked once more, and answers judged.

A question is a decision as its seat knew it then. What a review has said of it is taken as it is;
any other answer is judged as the review would have judged it, beside the same best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine import catalog
from engine.core import Act, Action, Message, Seat, StowawayError
from engine.core.review import AnyReview, BestMove, Unit, Verdict, is_equal
from engine.match import evaluation
from engine.match.evaluation import AnyBest
from engine.match.journal import Header, Seated
from engine.match.loader import read
from engine.match.preview import Preview
from engine.match.review import ReviewError, begins, decisions, decode, one_position, reviewer
from engine.match.session import Session


class JudgedDrill(msgspec.Struct, frozen=True):
    """An answer to a question, as far as it is judged.

    `verdict` is what was said of the decision then, `answer` what a review would say of the answer,
    had it been given then: both name the same best.
    """

    unit: Unit
    verdict: Verdict[Any]
    answer: Verdict[Any]

    @property
    def right(self) -> bool:
        """Whether nothing shows that it loses against the best, as in every guess."""
        return is_equal(self.answer.loss, self.answer.half)


def find_drills(review: AnyReview, session: Session) -> tuple[int, ...]:
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


def goes_on(session: Session, seat: Seat, acts: Sequence[Action], tried: Preview) -> bool:
    """Whether nothing else can follow some acts of a seat than what belongs to their decision."""
    by = decisions(session, seat)
    return not tried.secret and evaluation.goes_on(session.game, by, seat, acts, tried.world)


def iter_judging(
    data: bytes,
    seat: Seat,
    at: int,
    acts: tuple[Action, ...],
    kept: bytes = b"",
    hints: Sequence[bytes] = (),
) -> Iterator[JudgedDrill | Message]:
    """Judge an answer, for a process that answers by what it gives, and raises nothing.

    `data` is the match's file, `kept` what a review has said of the seat, if that was kept; else
    that one decision is reviewed anew. `hints` are the lines that were kept of the match's hints.
    The last is as sure as it becomes; behind a sentence nothing comes.
    """
    try:
        session = read(data, catalog).session
        if session is None:
            raise ReviewError("This is not a Stowaway match.")
        yield from judge_drill(session, seat, at, acts, kept, hints)
    except StowawayError as error:
        yield error.said


def judge_drill(
    session: Session,
    seat: Seat,
    at: int,
    acts: tuple[Action, ...],
    kept: bytes = b"",
    hints: Sequence[bytes] = (),
) -> Iterator[JudgedDrill]:
    """The same of a match that was read. Raises StowawayError."""
    by = reviewer(session, seat)
    unit = by.unit(session.config.seats)
    position, then = one_position(session, by, seat, at)
    verdict = kept_verdict(session, seat, at, kept)
    if verdict is None:
        *_, verdict = position.judge(at, then, position.best(evaluation.kept(hints, session.game)))
    if by.alike(acts, verdict.acts):
        best = acts if verdict.best == verdict.acts else verdict.best
        yield JudgedDrill(unit, verdict, msgspec.structs.replace(verdict, acts=acts, best=best))
        return
    found: AnyBest = BestMove(position.key, by.version, verdict.best)
    for answer in position.judge(at, acts, found):
        yield JudgedDrill(unit, verdict, answer)


def kept_verdict(session: Session, seat: Seat, at: int, kept: bytes) -> Verdict[Any] | None:
    """What a review that was kept says of a decision; None where it is not this match's."""
    try:
        review = decode(kept, session) if kept else None
    except ReviewError:
        return None
    if review is None or review.seat != seat:
        return None
    return next((one for one in review.verdicts if one.at == at), None)

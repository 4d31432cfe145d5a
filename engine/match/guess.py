"""engine.match: a decision of a finished match, to be guessed first: candidates, then their worth.

The candidates are the best, what most players would do, what was done, and one more that promises
much. They stand in an order that follows from their acts alone, so that it tells nothing; what each
is worth comes after all of them.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import permutations
from typing import Any, Final

import msgspec

from engine import catalog
from engine.core import Action, Message, Seat, StowawayError
from engine.core.review import VALUE_RANGE, BestMove, LikelyMove, Reviewer, Unit, Verdict, is_equal
from engine.match import evaluation
from engine.match.evaluation import AnyBest, Position
from engine.match.likely import likely_plan
from engine.match.loader import read
from engine.match.mistake_drills import kept_verdict
from engine.match.review import ReviewError, one_position, reviewer
from engine.match.session import Session

MAX_CANDIDATES: Final = 4
"""The best, the likely, what was done, and one more."""
_MAX_REORDERED: Final = 3
"""Decisions of more acts are taken in the order in which they come."""

Plan = tuple[Action, ...]


class GuessQuestion(msgspec.Struct, frozen=True):
    """A decision to be guessed: the one that began with input `at`.

    `plans` are the candidates; where there are fewer than two, nothing can be guessed. `verdicts`
    say what each costs as if it had been done, in the same order; there are none as long as they
    are worked out. What a candidate is `expected` to bring is what the best brings, as the review
    of the decision tells it, less the loss; so what is told adds up. `played` is the number of what
    was done. Where `asks_value`, a player may say what their choice will bring.
    """

    at: int
    unit: Unit
    asks_value: bool
    plans: tuple[tuple[Action, ...], ...]
    played: int
    verdicts: tuple[Verdict[Any], ...] = ()

    @property
    def best(self) -> int:
        """The number of the best candidate, once all are judged."""
        return next(n for n, one in enumerate(self.verdicts) if one.best == one.acts)

    def is_right(self, number: int) -> bool:
        """Whether nothing shows that a candidate brings less than the best."""
        verdict = self.verdicts[number]
        return is_equal(verdict.loss, verdict.half)


def iter_guesses(
    data: bytes,
    seat: Seat,
    ats: Sequence[int],
    kept: bytes = b"",
    hints: Sequence[bytes] = (),
) -> Iterator[GuessQuestion | Message]:
    """Prepare decisions to be guessed, for a process that answers by what it gives.

    It raises nothing: behind a sentence nothing comes. Of each decision first the candidates come,
    and last what they cost.

    Args:
        data: The match's file.
        seat: Who decided.
        ats: The inputs with which the decisions began.
        kept: What a review has said of the seat, if that was kept.
        hints: The lines that were kept of the match's hints.
    """
    try:
        session = read(data, catalog).session
        if session is None:
            raise ReviewError("This is not a Stowaway match.")
        for at in ats:
            yield from guess(session, seat, at, kept, hints)
    except StowawayError as error:
        yield error.said


def guess(
    session: Session, seat: Seat, at: int, kept: bytes = b"", hints: Sequence[bytes] = ()
) -> Iterator[GuessQuestion]:
    """Prepare one decision of a match that was read: its candidates, then what each costs.

    What a review has said of the decision is taken as it is. The last is as sure as it becomes.
    Raises StowawayError.
    """
    by = reviewer(session, seat)
    unit = by.unit(session.config.seats)
    position, then = one_position(session, by, seat, at)
    verdict = kept_verdict(session, seat, at, kept)
    found = position.best(evaluation.kept(hints, session.game)) if verdict is None else None
    best: Plan = verdict.best if verdict is not None else found.acts if found else then
    likely = _likely(session, by, position, verdict)
    named = [best, then, *(() if likely is None else (likely.acts,))]
    more = (tuple(plan) for plan in by.choices(position.state, seat))
    plans = candidates(by, position, named, more)
    played = next(n for n, plan in enumerate(plans) if by.alike(plan, then))
    asked = GuessQuestion(at, unit, by.asks_value(session.config.seats), plans, played)
    yield asked
    if len(plans) < 2:
        return
    # All are compared with the best as it stands among the candidates.
    top = next(plan for plan in plans if by.alike(plan, best))
    known: AnyBest = BestMove(position.key, by.version, top)
    verdicts: list[Verdict[Any]] = []
    for number, plan in enumerate(plans):
        told = verdict if number == played else None
        if told is None:
            told = yield from _judged(position, asked, plan, known)
        # Written as the candidates are; how often the match was played on depends on what was kept.
        best = plan if told.best == told.acts else top
        verdicts.append(msgspec.structs.replace(told, acts=plan, best=best, tried=0))
    verdicts = _adding_up(verdicts, unit, played)
    if likely is not None:
        verdicts = _with_likely(by, verdicts, likely)
    yield msgspec.structs.replace(asked, verdicts=tuple(verdicts))


def _judged(
    position: Position, asked: GuessQuestion, plan: Plan, best: AnyBest
) -> Generator[GuessQuestion, None, Verdict[Any]]:
    """What a candidate costs; until that is known, the question is given again and again."""
    verdict: Verdict[Any] | None = None
    for verdict in position.judge(asked.at, plan, best):  # noqa: B007 - the last one counts
        yield asked
    assert verdict is not None
    return verdict


def candidates(
    by: Reviewer, position: Position, named: Sequence[Plan], more: Iterator[Plan]
) -> tuple[Plan, ...]:
    """Return different plans, each in one writing, in an order that their acts alone decide.

    Args:
        by: Tells which plans do the same.
        position: Where they are made.
        named: Plans that must be among them.
        more: Others, of which one is added.
    """
    plans: list[Plan] = []
    for plan in named:
        if not any(by.alike(plan, one) for one in plans):
            plans.append(plan)
    other = next((one for one in more if not any(by.alike(one, plan) for plan in plans)), None)
    if other is not None:
        plans.append(other)
    written = (_written(by, position, plan) for plan in plans[:MAX_CANDIDATES])
    return tuple(sorted(written, key=_order))


def _order(plan: Plan) -> bytes:
    return msgspec.json.encode(plan)


def _written(by: Reviewer, position: Position, plan: Plan) -> Plan:
    """The first in order of all writings of a plan: else its own would tell who has made it."""
    plan = by.canonical(plan)
    if len(plan) > _MAX_REORDERED:
        return plan
    orders = (one for one in permutations(plan) if by.alike(one, plan) and position.allows(one))
    return min((plan, *orders), key=_order)


def _likely(
    session: Session, by: Reviewer, position: Position, verdict: Verdict[Any] | None
) -> LikelyMove[Any] | None:
    """What most players would do, by the review if it was kept."""
    if verdict is not None and verdict.likely is not msgspec.UNSET:
        return verdict.likely
    state, seat, key = position.state, position.seat, position.key
    found = likely_plan(session.game, by, session.config, state, seat, key)
    return None if found is None else LikelyMove(found.acts, found.share)


def _adding_up(verdicts: Sequence[Verdict[Any]], unit: Unit, played: int) -> list[Verdict[Any]]:
    """Verdicts by which each candidate brings what the best does, less its loss.

    What the best brings is told by what was done, as in a review: a second opinion changes the loss
    and not what was expected, so the best alone may come to another number.
    """
    most = verdicts[played].expected + verdicts[played].loss
    least, _ = VALUE_RANGE[unit]
    return [msgspec.structs.replace(one, expected=max(least, most - one.loss)) for one in verdicts]


def _with_likely(
    by: Reviewer, verdicts: Sequence[Verdict[Any]], likely: LikelyMove[Any]
) -> list[Verdict[Any]]:
    """Verdicts with what most players would do, and what that costs."""
    own = next(one for one in verdicts if by.alike(one.acts, likely.acts))
    told: Any = LikelyMove(own.acts, likely.share, own.loss, own.half)
    return [msgspec.structs.replace(one, likely=told) for one in verdicts]

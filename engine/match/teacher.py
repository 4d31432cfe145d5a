"""engine.match: the teacher: whether a move that is confirmed in practice may cost much.

It is asked with what the seat knows and nothing else, fit for another process, and judges as the
first opinion of a review does (`evaluation`), in fewer steps. It tells how much a move may cost and
why, and never what would be better. The same question always has the same answer. Where that is not
there in time the move is played, and it is counted that it was not judged.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeVar, Union

import msgspec

from engine.core import Act, Action, AnyGame, Rng, Seat, Tick
from engine.core.review import BestMove, Count, Name, Reasons, Reviewer, ScoreDifference, Verdict
from engine.match.advice import AdviceRequest, begun, game_of, reviewer_of
from engine.match.contrast import reasons
from engine.match.evaluation import Position, goes_on
from engine.match.preview import preview
from engine.match.session import Session

BOUNDS: Final = (4, 8, 12)
"""What a move may cost before the teacher asks, in points: one of these is chosen."""
TIME_LIMIT_S: Final = 0.5
"""Seconds for which a confirmed move waits for its answer, which is sought since it was tried."""
ALLOWANCES: Final = {4: 0, 8: 50, 12: 50}
"""How far below its bound a move is asked about, by bound, in hundredths of a point.

What is lost is known to about a point. Few moves cost as much as the larger bounds: in this way
more of them are found, and hardly any others. What is told still rounds to the bound or more.
"""
RANGE: Final = (2, 1)
"""How many points lower or higher than the teacher a review may be, in about nine of ten cases.

The review judges what is costly a second time, and then mostly tells a little less
(`tests/tools/ladder/results/teacher.csv`).
"""
MAX_POSITIONS: Final = 3
"""How many positions a process keeps: a move may have a claim and a tile."""
MAX_ASKED: Final = 500
"""About how many decisions of a match it is kept that the teacher has asked."""

HUNDREDTHS: Final = 100

Clock = Callable[[], float]
"""Gives seconds that only grow."""


class TeacherRequest(NamedTuple):
    """What the teacher is asked, and nothing that its seat may not know. Picklable.

    `about` has what the seat knows; its `tried` is the move, which may have several decisions, and
    empty where the answer is only to be prepared. `bound` is the cost above which the teacher asks,
    in points; `known` are positions in which it has asked before.
    """

    about: AdviceRequest
    bound: int
    known: frozenset[str] = frozenset()


class TeacherAnswer(NamedTuple):
    """What the teacher says of a move: nothing if `points` is 0.

    `points` are about what the move costs. `position` names the decision and `acts` are all of it,
    of which so many were `done` before; so many acts of the move were `skipped`, which belong to
    decisions before that one. `reasons` say why, without what would be better. `seconds` is how
    long the answer took. `late` is an answer that was not there in time: then `acts` are the move.
    """

    position: str = ""
    points: int = 0
    acts: tuple[Action, ...] = ()
    done: int = 0
    skipped: int = 0
    reasons: Reasons | None = None
    seconds: float = 0.0
    late: bool = False

    @property
    def range(self) -> tuple[int, int]:
        """The points from and to which the move may cost, as a review may say it later."""
        below, above = RANGE
        return max(1, self.points - below), self.points + above


ActionT = TypeVar("ActionT", bound=Action)


class AskedMove(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """A move about which the teacher has asked, as it is kept beside a match.

    `position` is the digest of all that the seat knew, `at` the number of the input with which the
    decision begins, `points` are about what the move would have cost. A move that could not be
    judged in time has no position and no points.
    """

    position: Name
    at: Count
    acts: Annotated[tuple[ActionT, ...], msgspec.Meta(min_length=1, max_length=16)]
    points: Count


class TeacherCount(NamedTuple):
    """How often the teacher has asked in a match, and how often another move was made then.

    So many moves that were made were judged too `late`.
    """

    asked: int
    changed: int
    late: int = 0


# The answer


def answering(asked: TeacherRequest) -> Iterator[TeacherAnswer]:
    """Yield the answer last, and nothing of use before. For another process.

    Args:
        asked: What is asked.
    """
    about = asked.about
    of = about.game, about.origin.rules
    yield from answer(game_of(*of), reviewer_of(*of, about.config), asked)


def answer(
    game: AnyGame, by: Reviewer, asked: TeacherRequest, clock: Clock = time.monotonic
) -> Iterator[TeacherAnswer]:
    """Yield the same of a game that was found, by its reviewer.

    Args:
        game: The game.
        by: Its reviewer.
        asked: What is asked.
        clock: Measures the time that the answer takes.
    """
    start = clock()
    steps = _judged(game, by, asked)
    silent = TeacherAnswer()
    while True:
        try:
            next(steps)
        except StopIteration as found:
            given: TeacherAnswer = found.value
            yield given._replace(seconds=clock() - start)
            return
        yield silent


def _judged(
    game: AnyGame, by: Reviewer, asked: TeacherRequest
) -> Generator[None, None, TeacherAnswer]:
    about = asked.about
    state, done = begun(game, by, about)
    unit = by.unit(about.config.seats)
    if unit != "points":
        return TeacherAnswer()
    if not about.tried:
        yield from _prepared(_position(Position(by, about.origin, state, about.seat, unit)))
        return TeacherAnswer()
    acts = (*done, *about.tried)
    for before, first, end in _split(game, by, state, about.seat, acts):
        found = _position(Position(by, about.origin, before, about.seat, unit))
        if found.position.key in asked.known:
            continue
        told = yield from _asked_of(game, by, found, acts[first:end], asked.bound)
        if told.points:
            own = len(done) if first == 0 else 0
            return told._replace(done=own, skipped=max(0, first - len(done)))
    return TeacherAnswer()


def _prepared(found: _Judgement) -> Generator[None, None, None]:
    """Find the best of a position, and play that on."""
    best = yield from _best(found)
    for _ in found.position.prepare(best.acts):
        yield


def _best(found: _Judgement) -> Generator[None, None, BestMove[Any]]:
    """Find the best of a position, unless that is known."""
    if found.best is None:
        search = found.position.search()
        for so_far in search:
            yield
            found.best = so_far.best if so_far.final else None
    assert found.best is not None
    return found.best


def _asked_of(
    game: AnyGame, by: Reviewer, found: _Judgement, acts: tuple[Action, ...], limit: int
) -> Generator[None, None, TeacherAnswer]:
    """What is said of one decision."""
    position, seat = found.position, found.position.seat
    if not (position.allows(acts) and _is_whole(game, by, position.state, seat, acts)):
        return TeacherAnswer()
    best = yield from _best(found)
    if by.alike(acts, best.acts):
        return TeacherAnswer()
    worth = 0, 0
    bound = limit * HUNDREDTHS - ALLOWANCES.get(limit, 0)
    for so_sure in position.loss_beside(acts, best.acts, bound):
        worth = so_sure
        yield
    loss, half = worth
    if loss <= max(bound, half):
        return TeacherAnswer()
    why = position.why(acts, best.acts)
    yield
    told = _reasons(game, by, position, worth, acts, best.acts, why)
    points = (loss + HUNDREDTHS // 2) // HUNDREDTHS
    return TeacherAnswer(position.key, points, acts, reasons=told)


def _split(
    game: AnyGame, by: Reviewer, state: Any, seat: Seat, acts: tuple[Action, ...]
) -> Iterator[tuple[Any, int, int]]:
    """The decisions in some acts: the state before each, its first act, and the one behind it.

    Decisions after something that the seat cannot know yet are left out.
    """
    made_up = game.determinize(state, seat, Rng("teacher"))
    before, first = state, 0
    for number in range(1, len(acts)):
        found = preview(game, made_up, seat, acts[:number], Tick(0))
        if found.secret or found.refusal is not None:
            break
        if not by.same_decision(found.world, acts[first:number], acts[number]):
            yield before, first, number
            before, first = found.world, number
    else:
        yield before, first, len(acts)


def _reasons(
    game: AnyGame,
    by: Reviewer,
    position: Position,
    worth: tuple[int, int],
    acts: tuple[Action, ...],
    best: tuple[Action, ...],
    why: tuple[ScoreDifference, ...],
) -> Reasons | None:
    """Why it costs that, without where the better move would be."""
    verdict: Verdict[Any] = Verdict(0, acts, best, 0, 0, *worth, why=why)
    told = reasons(game, by, position.state, position.seat, verdict, "points")
    if told is None or told.board is None:
        return told
    return told._replace(board=told.board._replace(better_cells=0))


def _is_whole(
    game: AnyGame, by: Reviewer, state: Any, seat: Seat, acts: tuple[Action, ...]
) -> bool:
    found = preview(game, game.determinize(state, seat, Rng("teacher")), seat, acts, Tick(0))
    return found.secret > 0 or not goes_on(game, by, seat, acts, found.world)


class _Judgement:
    """A position, and the best that was found in it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.best: BestMove[Any] | None = None


_last: list[_Judgement] = []
"""The positions that were prepared or judged last in this process, the newest at the end."""


def _position(position: Position) -> _Judgement:
    """The position as it was prepared in this process, if that was not long ago."""
    for one in _last:
        if one.position.key == position.key:
            return one
    _last[:] = [*_last[1 - MAX_POSITIONS :], _Judgement(position)]
    return _last[-1]


def forget() -> None:
    """Forget what was prepared in this process."""
    _last.clear()


# Kept


def encode(asked: AskedMove[Any]) -> bytes:
    """Return one line of JSON, to be kept beside a match.

    Args:
        asked: A move about which the teacher has asked.
    """
    return msgspec.json.encode(asked) + b"\n"


def kept(lines: Iterable[bytes], game: AnyGame) -> tuple[AskedMove[Any], ...]:
    """Return what was kept of a match; a line that Stowaway does not write so is left out.

    Args:
        lines: What was kept.
        game: The game of the match.
    """
    acts: Any = Union[game.actions]  # noqa: UP007 - a union of types that are known only now
    kind: Any = AskedMove
    decoder = msgspec.json.Decoder(kind[acts], strict=True)
    found: dict[str, AskedMove[Any]] = {}
    for line in [*lines][-MAX_ASKED:]:
        try:
            one: AskedMove[Any] = decoder.decode(line)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            continue
        if encode(one) == line:
            found[one.position or f"late {one.at}"] = one
    return tuple(found.values())


def count(asked: Sequence[AskedMove[Any]], session: Session) -> TeacherCount:
    """Return how often the teacher has asked, and how often another move was made then.

    Args:
        asked: The moves about which it has asked, or that it could not judge in time.
        session: The match.
    """
    changed = late = 0
    for one in asked:
        moments = session.moments[one.at : one.at + len(one.acts)]
        made = [moment.given.action for moment in moments if isinstance(moment.given, Act)]
        # The order of what makes one decision does not matter.
        is_same = {*made} == {*one.acts}
        if not one.position:
            late += is_same
        else:
            changed += len(moments) == len(one.acts) and not is_same
    return TeacherCount(sum(bool(one.position) for one in asked), changed, late)

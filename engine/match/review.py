"""engine.match: the review of a finished match, made decision by decision, and kept as JSON.

What a person did is compared with the best that a game's `Reviewer` finds in the position
(`evaluation`), as hints and questions about mistakes name it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Iterator, Sequence, Set
from typing import Any, Final, NamedTuple, TypeVar, Union

import msgspec

from engine import catalog
from engine.core import Act, Action, AnyGame, Config, Message, Rng, Seat, StowawayError
from engine.core.review import (
    USUAL_SHARE,
    VALUE_RANGE,
    AnyReview,
    BestPacking,
    Decisions,
    LikelyMove,
    LuckSkillSplit,
    Review,
    Reviewer,
    ReviewSource,
    Unit,
    Verdict,
    marked,
)
from engine.match import codec, evaluation
from engine.match.evaluation import AnyBest, Position
from engine.match.likely import LIKELY, likely_plan
from engine.match.loader import read
from engine.match.session import HistoryEntry, Session

MAX_BYTES: Final = 4 * 1024 * 1024
"""No review that is kept is longer."""
MAX_DECISIONS: Final = 1000
"""Nobody decides more often in a match that is reviewed."""
MAX_AVOIDED: Final = 2
"""Of how many decisions what most would have lost is judged once more: it takes up to 10 s each."""
VALUE_FUTURES: Final = 48
"""In so many futures it is reckoned what the match is worth before and after what others do."""


FoundT = TypeVar("FoundT")


class ReviewError(StowawayError):
    """A match that cannot be reviewed, or a review that is not this match's."""


class _Turn(NamedTuple):
    """A decision: the numbers of the moments before and after it, and the acts.

    `first` is the moment before it was first made, where it was made again.
    """

    start: int
    end: int
    acts: tuple[Action, ...]
    first: int


def reviewer(session: Session, seat: Seat) -> Reviewer:
    """Who reviews a match. Raises ReviewError where it cannot be reviewed."""
    _check_reviewed(session)
    return _found(session.game.reviewer, session, seat)


def decisions(session: Session, seat: Seat) -> Decisions:
    """Which acts of a match make one decision, told without making a reviewer.

    Args:
        session: A match that is over.
        seat: Whose acts.

    Raises:
        ReviewError: The match cannot be reviewed.
    """
    _check_reviewed(session)
    return _found(session.game.decisions, session, seat)


def begins(session: Session, seat: Seat) -> tuple[int, ...]:
    """The inputs with which the decisions of a seat began, as `Verdict.at` has them.

    Args:
        session: A match that is over.
        seat: Whose decisions.

    Raises:
        ReviewError: The match cannot be reviewed.
    """
    turns = _turns(decisions(session, seat), session.moments, seat)
    return tuple(turn.start + 1 for turn in turns)


def _check_reviewed(session: Session) -> None:
    if session.result is None:
        raise ReviewError("Only finished matches can be reviewed.")
    if session.header.chance == "given":
        raise ReviewError(
            "This match cannot be reviewed because its random draws were entered by hand."
        )


def _found(make: Callable[[Config], FoundT | None], session: Session, seat: Seat) -> FoundT:
    found = make(session.config)
    if found is None:
        raise ReviewError("{game} matches cannot be reviewed.", game=session.game.title)
    if not 0 <= seat < session.config.seats:
        raise ReviewError("This seat does not exist.")
    return found


def reviewing(session: Session, seat: Seat, hints: Sequence[bytes] = ()) -> Iterator[AnyReview]:
    """The review of a seat's decisions as it grows, the latest decision first; the last is whole.

    Once all decisions are there, what may be marked is judged once more, the costliest first, and
    then what most players would have lost, where that is most.
    Once it has its account it is whole; then par is looked for. No step takes long, so that it may
    be broken off anywhere. The same match gives the same review, with or without what was kept of
    its `hints`, which only saves time. Raises ReviewError.
    """
    by = reviewer(session, seat)
    moments = session.moments
    turns = _turns(by, moments, seat)
    if len(turns) > MAX_DECISIONS:
        raise ReviewError("This match is too long to be reviewed.")
    origin = _origin(session, by)
    unit = by.unit(session.config.seats)
    review: AnyReview = Review(origin, int(seat), unit, len(turns))
    yield review
    key = (origin.match, int(seat))
    known = evaluation.kept(hints, session.game)
    marks: list[tuple[int, Position]] = []
    usual: list[tuple[int, Position, Verdict[Any]]] = []
    for turn in reversed(turns):
        position = _position(session, by, seat, turn)
        best = position.best(known)
        verdict = _first_verdict(position, turn, best)
        yield review
        verdict, other = _with_likely(session, by, position, verdict, best)
        review = msgspec.structs.replace(review, verdicts=(verdict, *review.verdicts))
        if other is not None:
            usual.append((len(review.verdicts), position, other))
        if position.is_judged_again(verdict):
            marks.append((len(review.verdicts), position))
        yield review
    # The costliest first, as it is looked at first.
    for number, position in sorted(marks, key=lambda one: -review.verdicts[-one[0]].loss):
        for verdict in position.judge_again(review.verdicts[-number]):
            told = list(review.verdicts)
            told[-number] = verdict
            review = msgspec.structs.replace(review, verdicts=tuple(told))
            yield review
    for number, position, first in sorted(usual, key=lambda one: -one[2].loss)[:MAX_AVOIDED]:
        judged = first
        for opinion in position.judge_again(first):
            judged = opinion
            yield review
        told = list(review.verdicts)
        told[-number] = _with_loss(told[-number], judged)
        review = msgspec.structs.replace(review, verdicts=tuple(told))
        yield review
    account = yield from _account(review, turns, _Worths(by, moments, seat, key))
    review = msgspec.structs.replace(review, account=account)
    yield review
    yield from _with_par(review, by, session)


def one_position(
    session: Session, by: Reviewer, seat: Seat, at: int
) -> tuple[Position, tuple[Action, ...]]:
    """Where the decision that began with input `at` was made, and what was done there.

    Raises ReviewError.
    """
    turns = _turns(by, session.moments, seat)
    turn = next((turn for turn in turns if turn.start == at - 1), None)
    if turn is None:
        raise ReviewError("This decision is not in this match.")
    return _position(session, by, seat, turn), turn.acts


def _with_par(review: AnyReview, by: Reviewer, session: Session) -> Iterator[AnyReview]:
    """A whole review with a better packing, and a better one; nothing where there is none."""
    seat = Seat(review.seat)
    told = [one.event for one in session.feed(seat)]
    stream = Rng("par", review.origin.match, review.seat)
    for par in by.par(session.view(seat), told, seat, stream):
        yield msgspec.structs.replace(review, par=par)


def reviewed(data: bytes, seat: Seat) -> Iterator[AnyReview]:
    """The same of a match by the bytes of its file, for another process. Raises ReviewError."""
    session = read(data, catalog).session
    if session is None:
        raise ReviewError("This is not a Stowaway match.")
    yield from reviewing(session, seat)


def is_reviewed(session: Session) -> bool:
    """Whether `reviewer` may find somebody, told at once and without making one."""
    is_over = session.result is not None and session.header.chance != "given"
    return is_over and session.game.is_reviewed


def reviewed_seats(session: Session) -> tuple[Seat, ...]:
    """Whose decisions are reviewed: of those whom a person played when the match began, or at its
    end; of all where that is nobody."""
    players = zip(session.header.players, session.players, strict=True)
    seated = zip(session.seats, players, strict=True)
    return (
        tuple(seat for seat, (one, two) in seated if one.is_person or two.is_person)
        or session.seats
    )


def looking_back(
    data: bytes, seat: Seat, kept: bytes = b"", hints: Sequence[bytes] = ()
) -> Iterator[AnyReview | Message]:
    """The same as `reviewed`, for a process that answers by what it gives, and raises nothing.

    What is kept of it is given at once if it is this match's, and par is looked for where somebody
    had left before. A sentence says why it is not, and the review is made anew; behind the last
    sentence nothing comes. `hints` are the lines that were kept of the match's hints.
    """
    try:
        session = read(data, catalog).session
        if session is None:
            raise ReviewError("This is not a Stowaway match.")
        if kept:
            try:
                found = decode(kept, session)
                if found.seat == seat:
                    yield found
                    if found.par is None:
                        yield from _with_par(found, reviewer(session, seat), session)
                    return
            except ReviewError as error:
                anew = Message("It will be created again.")
                yield Message("{one} {other}", one=error.said, other=anew)
        yield from reviewing(session, seat, hints)
    except StowawayError as error:
        yield error.said


def _turns(by: Decisions, moments: Sequence[HistoryEntry], seat: Seat) -> list[_Turn]:
    turns: list[_Turn] = []
    for number, moment in enumerate(moments):
        given = moment.given
        if not isinstance(given, Act) or given.seat != seat:
            continue
        last = turns[-1] if turns else None
        before = moments[number - 1].state
        if last and by.is_revision(before, seat):
            learned = by.learned(moments[last.start].state, before, seat)
            start = number - 1 if learned else last.start
            turns[-1] = _Turn(start, number, (given.action,), last.first)
        elif last and last.end == number - 1 and by.same_decision(before, last.acts, given.action):
            turns[-1] = last._replace(end=number, acts=(*last.acts, given.action))
        else:
            turns.append(_Turn(number - 1, number, (given.action,), number - 1))
    return turns


def _position(session: Session, by: Reviewer, seat: Seat, turn: _Turn) -> Position:
    origin = evaluation.PositionSource.of(session.header)
    unit = by.unit(session.config.seats)
    return Position(by, origin, session.moments[turn.start].state, seat, unit)


def _first_verdict(position: Position, turn: _Turn, best: AnyBest) -> Verdict[Any]:
    *_, verdict = position.first_verdict(turn.start + 1, turn.acts, best)
    return verdict


def _with_likely(
    session: Session,
    by: Reviewer,
    position: Position,
    verdict: Verdict[Any],
    best: AnyBest,
) -> tuple[Verdict[Any], Verdict[Any] | None]:
    """A verdict with what the weaker levels would do, and what that costs where one did better.

    Where a second opinion is asked for, that cost is left out, and the first opinion given besides.
    """
    state, seat, key = position.state, position.seat, position.key
    found = likely_plan(session.game, by, session.config, state, seat, key)
    if found is None:
        return verdict, None
    likely: Any = LikelyMove(found.acts, found.share)
    verdict = msgspec.structs.replace(verdict, likely=likely)
    others = (verdict.acts, verdict.best)
    is_other = not any(by.alike(found.acts, acts) for acts in others)
    if not is_other or verdict.mark or found.share < USUAL_SHARE:
        return verdict, None
    *_, judged = position.first_verdict(verdict.at, found.acts, best)
    if position.is_judged_again(judged):
        return verdict, judged
    return _with_loss(verdict, judged), None


def _with_loss(verdict: Verdict[Any], judged: Verdict[Any]) -> Verdict[Any]:
    """A verdict that has what is likely, with what that was judged to cost."""
    likely: Any = verdict.likely
    likely = msgspec.structs.replace(likely, loss=judged.loss, half=judged.half)
    return msgspec.structs.replace(verdict, likely=likely)


def _mean(total: int, number: int) -> int:
    """A mean of whole numbers, rounded."""
    return (2 * total + number) // (2 * number)


class _Worths:
    """What a match is worth to a seat while others act and chance answers."""

    def __init__(
        self, by: Reviewer, moments: Sequence[HistoryEntry], seat: Seat, key: tuple[str, int]
    ) -> None:
        self._by, self._seat, self._key = by, seat, key
        self.moments, self.end = moments, len(moments) - 1

    def after(self, number: int, key: int | None = None) -> int:
        """The worth after an input, in futures of a key; after number 0, which is the set-up."""
        state = self.moments[number].state
        if number == self.end:
            return self._by.result(state, self._seat)
        return self._worth(state, number if key is None else key)

    def _worth(self, state: Any, key: int) -> int:
        stream = Rng("still", *self._key, key)
        values = self._by.scene(state, self._seat, stream, VALUE_FUTURES).worth(
            [()], 0, VALUE_FUTURES, whole=True
        )
        return _mean(int(values.sum()), VALUE_FUTURES)

    def gain(self, here: int, there: int) -> int:
        """What is worth more after an input than after an earlier one, in pairs of futures."""
        return self.after(there, here) - self.after(here)

    def meanwhile(self, turn: _Turn) -> int:
        """What others made it worth more between a decision and the one that took its place."""
        here, there = (
            self._worth(self._by.position(self.moments[number].state, self._seat), turn.first)
            for number in (turn.first, turn.start)
        )
        return there - here


def _account(
    review: AnyReview, turns: Sequence[_Turn], worths: _Worths
) -> Generator[AnyReview, None, LuckSkillSplit]:
    """Follow what the match was worth from its start to its end, and say at each step by whom.

    What anybody does is compared in pairs of futures. So what the match is worth is known anew
    only where chance has answered, and there is told as its doing.
    """
    start = now = worths.after(0)
    luck: list[int] = []
    theirs: list[int] = []
    own = here = 0
    before = {turn.start: one.before for turn, one in zip(turns, review.verdicts, strict=True)}
    for turn, verdict in zip((*turns, None), (*review.verdicts, None), strict=True):
        there = turn.first if turn else worths.end
        chance = others = 0
        for end, acted in _runs(worths.moments, here, there):
            yield review
            if acted:
                others += worths.gain(here, end)
            else:
                known = before[end] if end in before else worths.after(end)
                chance = known - now - others
            here = end
        if turn and turn.first != turn.start:
            others += worths.meanwhile(turn)
        if turn is None or verdict is None:
            chance = worths.after(worths.end) - now - others
        else:
            here = turn.end
            own += verdict.expected - verdict.before
            now += verdict.expected - verdict.before
        now += chance + others
        luck.append(chance)
        theirs.append(others)
    lost = sum(verdict.loss for verdict in review.verdicts)
    return LuckSkillSplit(
        start=start,
        chance=sum(luck),
        others=sum(theirs),
        beyond=own + lost,
        lost=lost,
        result=now,
        luck=tuple(luck),
        theirs=tuple(theirs),
    )


def _runs(moments: Sequence[HistoryEntry], here: int, there: int) -> Iterator[tuple[int, bool]]:
    """Where runs of others' acts, and of all else, end between two moments."""
    while here < there:
        acted = isinstance(moments[here + 1].given, Act)
        while here < there and isinstance(moments[here + 1].given, Act) == acted:
            here += 1
        yield here, acted


# Kept


def _origin(session: Session, by: Reviewer) -> ReviewSource:
    data = codec.encode(session.header, session.journal)
    return ReviewSource(
        match=hashlib.blake2b(data, digest_size=16, person=b"stowaway review").hexdigest(),
        game=str(session.game.id),
        rules=session.header.rules_version,
        components=session.header.components,
        reviewer=by.version,
    )


def encode(review: AnyReview) -> bytes:
    """A whole review as one line of JSON."""
    return msgspec.json.encode(review) + b"\n"


def decode(data: bytes, session: Session) -> AnyReview:
    """Read a review that was kept, and believe it if it could be true.

    The seal of its file tells damage alone: anybody who may write in this home can write a review
    that no reviewer made, under a right seal. To see through its numbers the review would have to
    be made again, so they are believed if they are possible and add up. What can be checked is
    checked, before anything of it is shown or asked: that it is of this match, by this version of
    the reviewer; that its decisions are those of the match; and that the rules allow every move
    that it calls better, and the better packing. All of it takes a few milliseconds.

    Args:
        data: The line that was kept.
        session: The match.

    Returns:
        The review.

    Raises:
        ReviewError: It is not of this match, or cannot be true; one sentence says so.
    """
    if len(data) > MAX_BYTES:
        raise ReviewError("This review file is too large.")
    try:
        review: AnyReview = _decoder(session.game).decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise ReviewError("This review is damaged.") from error
    if encode(review) != data:
        raise ReviewError("This review is not in Stowaway’s format.")
    by = reviewer(session, Seat(review.seat))
    if review.origin != _origin(session, by):
        raise ReviewError("This review belongs to another match or another version of Stowaway.")
    if not _makes_sense(review, by, session):
        raise ReviewError("This review does not agree with its match.")
    return review


def _decoder(game: AnyGame) -> msgspec.json.Decoder[AnyReview]:
    acts: Any = Union[game.actions]  # noqa: UP007 - a union of types that are known only now
    kind: Any = Review
    return msgspec.json.Decoder(kind[acts], strict=True)


def _makes_sense(review: AnyReview, by: Reviewer, session: Session) -> bool:
    turns = _turns(by, session.moments, Seat(review.seat))
    account, par = review.account, review.par
    done = [(turn.start + 1, turn.acts) for turn in turns]
    lines = {one.line for sheet in session.sheets(None) for one in sheet.lines}
    return (
        account is not None
        and account.adds_up
        and account.result == by.result(session.moments[-1].state, Seat(review.seat))
        and account.lost == sum(one.loss for one in review.verdicts)
        and len(account.luck) == len(account.theirs) == len(done) + 1
        and review.unit == by.unit(session.config.seats)
        and review.of == len(done)
        and [(one.at, one.acts) for one in review.verdicts] == done
        and (par is None or _is_par(par, by, session, Seat(review.seat)))
        and all(_is_verdict(one, review.unit, lines) for one in review.verdicts)
        and all(
            _is_legal(one.at, acts, by, session, Seat(review.seat))
            for one in review.verdicts
            for acts in _named(one)
        )
        and _is_account(account, review, turns, session.moments)
    )


def _is_verdict(verdict: Verdict[Any], unit: Unit, lines: Set[str]) -> bool:
    """Whether a verdict's numbers can be, and its reasons are lines of the sheet."""
    low, high = VALUE_RANGE[unit]
    loss, half, why = verdict.loss, verdict.half, verdict.why
    return (
        low <= verdict.before <= high
        and low <= verdict.expected <= verdict.expected + loss <= high
        and half <= 2 * (high - low) * (loss > 0)
        and (loss == 0 or verdict.best != verdict.acts)
        and verdict.mark == marked(unit, loss, half)
        and (not why or verdict.mark != "")
        and len({one.line for one in why}) == len(why)
        and all(one.line in lines and 0 < abs(one.more) <= VALUE_RANGE["points"][1] for one in why)
        and (verdict.likely is msgspec.UNSET or _is_likely(verdict.likely, high - low))
    )


def _is_likely(likely: LikelyMove[Any], most: int) -> bool:
    return likely.share >= LIKELY and likely.loss <= most and likely.half <= 2 * most


def _is_account(
    account: LuckSkillSplit,
    review: AnyReview,
    turns: Sequence[_Turn],
    moments: Sequence[HistoryEntry],
) -> bool:
    """Whether an account follows from the verdicts, by the steps of `_account`."""
    low, high = VALUE_RANGE[review.unit]
    own = sum(one.expected - one.before for one in review.verdicts)
    if not low <= account.start <= high or account.beyond != own + account.lost:
        return False
    now, here = account.start, 0
    ends = [(turn.start, turn.end, one) for turn, one in zip(turns, review.verdicts, strict=True)]
    for number, (chance, others) in enumerate(zip(account.luck, account.theirs, strict=True)):
        there, end, verdict = ends[number] if number < len(ends) else (len(moments) - 1, 0, None)
        runs = [acted for _, acted in _runs(moments, here, there)]
        most = sum(runs) * (high - low)
        now, here = now + chance + others, end
        if abs(others) > most:
            return False
        if verdict is None:
            return now == account.result
        # Nothing but chance brings luck. What it leaves is what the decision begins with, unless
        # others act in between.
        if all(runs):
            fits = chance == 0
        else:
            fits = low - most <= now <= high + most if runs[-1] else now == verdict.before
        if not fits:
            return False
        now += verdict.expected - verdict.before
    return False


def _is_par(par: BestPacking, by: Reviewer, session: Session, seat: Seat) -> bool:
    told = [one.event for one in session.feed(seat)]
    ordered = par.made <= par.found <= par.bound
    return ordered and by.is_par(par, session.view(seat), told, seat)


def _named(verdict: Verdict[Any]) -> Iterator[tuple[Action, ...]]:
    """The decisions that a verdict names besides what was done."""
    yield verdict.best
    if verdict.likely is not msgspec.UNSET:
        yield verdict.likely.acts


def _is_legal(at: int, acts: Sequence[Action], by: Reviewer, session: Session, seat: Seat) -> bool:
    """Whether the rules allow this before an input, as one decision."""
    state = session.moments[at - 1].state
    for number, act in enumerate(acts):
        same_decision = number == 0 or by.same_decision(state, acts[:number], act)
        if not same_decision or act not in session.game.legal(state, seat):
            return False
        state = session.game.apply(state, Act(seat, act)).state
    return True

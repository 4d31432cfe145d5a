"""engine.match: the best decision in a position, and what any other one loses by it.

Hints, reviews and questions about mistakes all ask here, so that they name the same best. What the
seat knows is the seed of all futures, so whoever asks first gets what all others get; what a hint
has found is kept beside its match to save time, and changes nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import isqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, Union

import msgspec

from engine.core import Act, Action, AnyGame, AwaitingSeats, Refused, Rng, Seat
from engine.core.review import (
    VALUE_RANGE,
    BestMove,
    Decisions,
    Reviewer,
    Scene,
    ScoreDifference,
    Unit,
    Verdict,
    is_equal,
    marked,
)
from engine.match.journal import Header

if TYPE_CHECKING:
    from engine.search.batch import Ints

FUTURES_PER_SLICE: Final = 96
"""The last comparison is made in so many futures at a time, so that no step takes long."""
MAX_QUICK_FUTURES: Final = 2 * FUTURES_PER_SLICE
"""The teacher compares in no more futures: what is doubtful then is so by who plays on."""
SECOND_OPINION_SLICES: Final = 8
"""A second opinion is made in so many slices, for the same reason."""
DOUBT_PERCENT: Final = 60
"""How much of the first opinion's doubt stays with a loss that was judged once more.

Both opinions are means over who may play on. Fitted in Carry On: with less too many marks were
wrong if `hard` plays on, with more every third bad decision had no mark.
"""
SEARCH_STEPS: Final = 5
"""A best is found in so many steps: what promises most, three stages, and what is as good."""
MAX_CACHED_POSITIONS: Final = 500
"""How many positions are kept of a match, those that were asked last."""

AnyBest: TypeAlias = BestMove[Any]
"""What was found in a position of a match of which nothing more is known."""


class PositionSource(NamedTuple):
    """What a position is of besides what the seat knows: a game, its rules and components."""

    game: str
    rules: int
    components: str

    @classmethod
    def of(cls, header: Header) -> PositionSource:
        """That of a match."""
        return cls(str(header.game), header.rules_version, header.components)


class Found(NamedTuple):
    """What a search has found after `done` of `of` steps; then it is the best."""

    best: AnyBest
    done: int
    of: int

    @property
    def final(self) -> bool:
        """Whether nothing more comes."""
        return self.done == self.of


def goes_on(game: AnyGame, by: Decisions, seat: Seat, acts: Sequence[Action], world: Any) -> bool:
    """Whether nothing else can follow some acts of a seat than what belongs to their decision."""
    waiting = game.awaiting(world)
    if not isinstance(waiting, AwaitingSeats) or seat not in waiting.due:
        return False
    return all(by.same_decision(world, acts, act) for act in game.legal(world, seat))


class Position:
    """What a seat knows before it decides; what its decisions are worth there."""

    def __init__(
        self, by: Reviewer, origin: PositionSource, state: Any, seat: Seat, unit: Unit
    ) -> None:
        """The position of a seat in a state, true or made up: both give the same."""
        self._by, self.seat = by, seat
        self._unit: Unit = unit
        self.state = by.position(state, seat)
        known = msgspec.json.encode((*origin, int(seat), self.state))
        person = b"stowaway spot"
        self._played: dict[tuple[tuple[Action, ...], int, int], Ints] = {}
        # By two plans: in how many futures they were compared, and how much is open beside that.
        self._compared: dict[tuple[tuple[Action, ...], tuple[Action, ...]], tuple[int, int]] = {}
        self.key = hashlib.blake2b(known, digest_size=16, person=person).hexdigest()

    def search(
        self, *, equals: bool = False, wanted: Callable[[Sequence[Action]], bool] | None = None
    ) -> Iterator[Found]:
        """The best that is found here, surer with each step, the first one soon; the last is final.

        Args:
            equals: Whether it is also told what was tried to the end and is equally good.
            wanted: Which best is of use. As soon as it can only be another, the search ends, and
                its last answer is not final.

        Yields:
            What was found so far.
        """
        from engine.search.halving import halving

        by = self._by
        first = by.quick_plan(self.state, self.seat)
        for _ in range(2):
            # Twice, since a process sends what was found once it has more.
            yield self._found(first, 0, 0)
        plans = [tuple(plan) for plan in by.choices(self.state, self.seat)] or [first]
        if wanted is not None and not any(map(wanted, plans)):
            return
        yield self._found(plans[0], 0, 1)
        scene = self._scene

        def worth(choices: Sequence[int], first: int, ways: int) -> Any:
            return scene.worth([plans[one] for one in choices], first, ways, whole=False)

        order: list[int] = []
        tried = 0
        for number, stage in enumerate(halving(worth, len(plans), None), 2):
            if wanted is not None and not any(wanted(plans[one]) for one in stage.order):
                return
            tried = stage.tried
            order = [*stage.order, *(one for one in order if one not in stage.order)]
            yield self._found(plans[order[0]], tried, number)
        best, *others = (plans[one] for one in order)
        if wanted is not None and not wanted(best):
            return
        equal: list[tuple[Action, ...]] = []
        others = others[: by.rivals(self.state)] if equals else []
        if others:
            # All at once takes less time.
            self._play(
                (best, *others), 0, min(FUTURES_PER_SLICE, by.comparison_samples(self.state))
            )
            yield self._found(best, tried, SEARCH_STEPS - 1)
        for other in others:
            is_one = False
            for as_good in self.compare(other, best):
                yield self._found(best, tried, SEARCH_STEPS - 1)
                is_one = as_good
            if is_one and not by.alike(other, best):
                equal.append(other)
        yield self._found(best, tried, SEARCH_STEPS, equal)

    def best(self, kept: Mapping[str, AnyBest]) -> AnyBest:
        """The best here; by what was kept, if that is of this position and can be done in it."""
        found = self.of(kept)
        if found is None:
            *_, last = self.search()
            found = last.best
        return found

    def of(self, kept: Mapping[str, AnyBest]) -> AnyBest | None:
        """What was kept of this position, if it can be done in it; None if nothing was."""
        found = kept.get(self.key)
        if found is None or found.reviewer != self._by.version:
            return None
        return found if all(map(self.allows, (found.acts, *found.equal))) else None

    def judge(self, at: int, acts: Sequence[Action], best: AnyBest) -> Iterator[Verdict[Any]]:
        """What it costs to do this here instead of the best, surer with each step; see `Verdict`.

        `at` is the number of the input with which the decision began. What is marked is judged once
        more at last (`judge_again`).
        """
        verdict: Verdict[Any] | None = None
        for verdict in self.first_verdict(at, acts, best):
            yield verdict
        assert verdict is not None
        yield from self.judge_again(verdict)

    def first_verdict(
        self, at: int, acts: Sequence[Action], best: AnyBest
    ) -> Iterator[Verdict[Any]]:
        """The same without a second opinion, which takes longer than all else."""
        by, acts = self._by, tuple(acts)
        same = by.alike(acts, best.acts)
        plans = ((), acts) if same else ((), acts, best.acts)
        verdict = None
        for values in self._pieces(plans):
            if verdict is not None:
                yield verdict
            verdict = self._verdict(at, acts, acts if same else best.acts, values, best.tried)
        assert verdict is not None
        if verdict.mark:
            # Of the same futures as the loss, so that they add up to it.
            why = self._why(best.acts, acts)
            verdict = msgspec.structs.replace(verdict, why=why)
        yield verdict

    def is_judged_again(self, verdict: Verdict[Any]) -> bool:
        """Whether a second opinion is asked for: what is marked if all play on as in the first."""
        if verdict.best == verdict.acts or not self._by.second_samples(self.state):
            return False
        _, doubt = self._compared[verdict.best, verdict.acts]
        return marked(self._unit, verdict.loss, verdict.half - doubt) != ""

    def _why(self, best: Sequence[Action], acts: Sequence[Action]) -> tuple[ScoreDifference, ...]:
        """The score lines that differ, in the futures of the comparison."""
        ways, _ = self._compared[tuple(best), tuple(acts)]
        return self._scene.why(best, acts, self._first, ways)

    def judge_again(self, verdict: Verdict[Any]) -> Iterator[Verdict[Any]]:
        """What a second opinion makes of a first verdict, if that is marked; the last one counts.

        Until then the first verdict is given again and again.
        """
        if not self.is_judged_again(verdict):
            return
        by, wanted, done = self._by, self._by.second_samples(self.state), 0
        gaps: list[int] = []
        lines: dict[str, int] = {}
        while done < wanted:
            ways = min(-(-wanted // SECOND_OPINION_SLICES), wanted - done)
            found = by.second_opinion(self._scene, verdict.best, verdict.acts, done, ways)
            gaps += found.gaps
            for name, more in found.lines.items():
                lines[name] = lines.get(name, 0) + more
            done += ways
            yield verdict
        yield self._weighed(verdict, gaps, lines)

    def compare(self, acts: Sequence[Action], best: Sequence[Action]) -> Iterator[bool]:
        """Whether this is as good as the best, surer with each step, by the first verdict on it.

        What might be marked by a second opinion is not.
        """
        plans = tuple(best), tuple(acts)
        for values in self._pieces(plans):
            loss, half = self._loss(values, *plans)
            _, doubt = self._compared[plans]
            suspected = marked(self._unit, loss, half - doubt) != ""
            yield is_equal(loss, half) and not suspected

    def loss_beside(
        self, acts: Sequence[Action], best: Sequence[Action], bound: int
    ) -> Iterator[tuple[int, int]]:
        """Yield what a decision loses against the best, until that is clear of a bound.

        Args:
            acts: The decision.
            best: The best decision.
            bound: The loss that is asked about, in hundredths.

        Yields:
            The loss and half its 95 % interval, of more and more futures; the last one counts.
        """
        import numpy as np

        plans = tuple(best), tuple(acts)
        values = np.zeros((2, 0), dtype=np.int64)
        for done, ways in self._slices():
            values = np.concatenate((values, self._play(plans, done, ways)), axis=1)
            loss, half = self._loss(values, *plans)
            yield loss, half
            if abs(loss - bound) > half:
                return

    def prepare(self, best: Sequence[Action]) -> Iterator[None]:
        """Play the best on beforehand, so that `loss_beside` takes half as long.

        Args:
            best: The best decision.

        Yields:
            Nothing, between steps of less than 0.2 s.
        """
        for done, ways in self._slices():
            self._play((tuple(best),), done, ways)
            yield

    def why(self, acts: Sequence[Action], best: Sequence[Action]) -> tuple[ScoreDifference, ...]:
        """Return the score lines that differ in the futures of a comparison.

        Args:
            acts: A decision that was compared with the best.
            best: The best decision.
        """
        return self._why(best, acts)

    def _slices(self) -> Iterator[tuple[int, int]]:
        """The first and the number of fresh futures, slice by slice."""
        most, done = min(MAX_QUICK_FUTURES, self._by.max_samples(self.state)), 0
        piece = min(FUTURES_PER_SLICE, self._by.comparison_samples(self.state))
        while done < most:
            ways = min(piece, most - done)
            yield done, ways
            done += ways

    # Inside

    @property
    def _first(self) -> int:
        """The number of the first future in which nothing was chosen."""
        from engine.search.halving import DEFAULT_STAGES

        return sum(ways for ways, _ in DEFAULT_STAGES)

    @cached_property
    def _scene(self) -> Scene:
        ways = self._first + self._by.max_samples(self.state)
        return self._by.scene(self.state, self.seat, Rng("position", self.key), ways)

    def _found(
        self, plan: tuple[Action, ...], tried: int, done: int, equal: Iterable[Any] = ()
    ) -> Found:
        best = BestMove(self.key, self._by.version, plan, tuple(equal), tried)
        return Found(best, done, SEARCH_STEPS)

    def _pieces(self, plans: Sequence[tuple[Action, ...]]) -> Iterator[Ints]:
        """(plans, ways): what plans come to in fresh futures, in more and more of them.

        There are more where the last two differ widely. That is by how widely and not by how much:
        so nothing is chosen by luck.
        """
        import numpy as np

        from engine.search.halving import interval

        by, values = self._by, np.zeros((len(plans), 0), dtype=np.int64)
        enough = by.comparison_samples(self.state)
        while values.shape[1] < enough:
            done = values.shape[1]
            piece = min(FUTURES_PER_SLICE, enough - done)
            values = np.concatenate((values, self._play(plans, done, piece)), axis=1)
            if (
                values.shape[1] == by.comparison_samples(self.state)
                and len(plans) > 1
                and plans[-2]
            ):
                wide = interval(values[-1] - values[-2])
                wanted = -(-enough * wide * wide // (by.narrow * by.narrow))
                enough = max(enough, min(by.max_samples(self.state), wanted))
            yield values

    def _play(self, plans: Sequence[tuple[Action, ...]], done: int, ways: int) -> Ints:
        """(plans, ways): what plans come to in some of the fresh futures, each played once."""
        import numpy as np

        there = done, ways
        missing = [one for one in dict.fromkeys(plans) if (one, *there) not in self._played]
        if missing:
            found = self._scene.worth(missing, self._first + done, ways, whole=True)
            for plan, row in zip(missing, found, strict=True):
                self._played[plan, done, ways] = row
        return np.stack([self._played[one, done, ways] for one in plans])

    def _verdict(
        self,
        at: int,
        acts: tuple[Action, ...],
        best: tuple[Action, ...],
        values: Ints,
        tried: int,
    ) -> Verdict[Any]:
        before, own, *_ = (_mean(int(one.sum()), values.shape[1]) for one in values)
        loss, half = self._loss(values[[2, 1]], best, acts) if len(values) > 2 else (0, 0)
        return Verdict(
            at=at,
            acts=acts,
            best=best,
            before=before,
            expected=own,
            loss=loss,
            half=half,
            mark=marked(self._unit, loss, half),
            tried=tried + values.size,
        )

    def _loss(
        self, values: Ints, best: Sequence[Action], acts: Sequence[Action]
    ) -> tuple[int, int]:
        """(2, ways): how much more the best brings, with half its interval and who plays on."""
        (loss, half), ways = _gap(values), values.shape[1]
        plans = tuple(best), tuple(acts)
        doubt = self._by.doubt(self._scene, *plans, self._first, ways) if loss else 0
        self._compared[plans] = ways, doubt
        return loss, half + doubt

    def _weighed(
        self, first: Verdict[Any], gaps: Sequence[int], lines: Mapping[str, int]
    ) -> Verdict[Any]:
        """A first verdict and what a better player makes of it."""
        import numpy as np

        from engine.search.halving import interval

        weight, ways = self._by.second_weight(self.state), len(gaps)
        second = _mean(sum(gaps), ways)
        high = VALUE_RANGE[self._unit][1] - first.expected
        loss = min(max(0, _mean(first.loss + weight * second, 1 + weight)), high)
        half = 0
        if loss:
            _, doubt = self._compared[first.best, first.acts]
            wide = interval(np.array(gaps)) if ways > 1 else 0
            error = self._by.first_error(self.state)
            squares = (first.half - doubt) ** 2 + error**2 + (weight * wide) ** 2
            half = 1 + isqrt(squares) // (1 + weight) + doubt * DOUBT_PERCENT // 100
            is_clear = loss > half
            loss = loss * self._by.told_percent // 100
            half = isqrt(half**2 + (loss * self._by.loss_doubt // 100) ** 2)
            if is_clear:
                # Doubt about how much is lost is none about whether anything is.
                half = max(0, min(half, loss - 1))
        mark = marked(self._unit, loss, half)
        why: tuple[ScoreDifference, ...] = ()
        if mark:
            reasons = first.why or self._why(first.best, first.acts)
            told, share = {one.line: one.more for one in reasons}, ways * (1 + weight)
            if not lines:
                weight, share = 0, ways
            mean = (
                (name, _mean(told.get(name, 0) * ways + weight * lines.get(name, 0), share))
                for name in dict.fromkeys([*told, *lines])
            )
            found = (ScoreDifference(name, more) for name, more in mean if more)
            why = tuple(sorted(found, key=lambda gap: -abs(gap.more)))
        tried = first.tried + 2 * ways
        return msgspec.structs.replace(first, loss=loss, half=half, mark=mark, why=why, tried=tried)

    def allows(self, plan: Sequence[Action]) -> bool:
        """Return whether this is one decision that can be made here."""
        by, state, game = self._by, self.state, self._by.game
        for number, act in enumerate(plan):
            same_decision = number == 0 or by.same_decision(state, plan[:number], act)
            if not same_decision or act not in game.legal(state, self.seat):
                return False
            try:
                state = game.apply(state, Act(self.seat, act)).state
            except Refused:
                return False
        return True


def _gap(values: Ints) -> tuple[int, int]:
    """(2, ways): how much more the first brings in the mean, with half its interval; 0 if less."""
    from engine.search.halving import interval

    best, own = (_mean(int(one.sum()), values.shape[1]) for one in values)
    loss = max(0, best - own)
    return loss, interval(values[0] - values[1]) if loss else 0


def _mean(total: int, number: int) -> int:
    """A mean of whole numbers, rounded."""
    return (2 * total + number) // (2 * number)


# Kept


def encode(best: AnyBest) -> bytes:
    """One line of JSON, to be kept beside a match."""
    return msgspec.json.encode(best) + b"\n"


def kept(lines: Iterable[bytes], game: AnyGame) -> dict[str, AnyBest]:
    """What was kept of a match, by position; a line that Stowaway does not write so is left out.

    Never raises. Whether it can be done in its position is asked by `Position.of`: what lies in a
    person's own home is believed if it could be true.
    """
    acts: Any = Union[game.actions]  # noqa: UP007 - a union of types that are known only now
    kind: Any = BestMove
    decoder = msgspec.json.Decoder(kind[acts], strict=True)
    found: dict[str, AnyBest] = {}
    for line in [*lines][-MAX_CACHED_POSITIONS:]:
        try:
            best: AnyBest = decoder.decode(line)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            continue
        if encode(best) == line:
            found[best.position] = best
    return found


def with_line(lines: Sequence[bytes], line: bytes) -> list[bytes]:
    """What is kept with one more line, the oldest ones left out where there are too many."""
    return [*(one for one in lines if one != line), line][-MAX_CACHED_POSITIONS:]

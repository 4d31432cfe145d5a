"""engine.match: hints: what is best for a seat that is deciding now, as a review will name it.

A hint is asked with what the seat knows and nothing else, fit for another process. The first answer
comes soon and may change; the last one is the best that a review finds in the same position.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from engine import catalog
from engine.core import (
    Act,
    Action,
    AnyGame,
    BotProgress,
    Config,
    GameId,
    Rng,
    ScoreLine,
    Seat,
    Tick,
)
from engine.core.review import Reviewer
from engine.match import evaluation
from engine.match.evaluation import SEARCH_STEPS, Found, Position, PositionSource, goes_on
from engine.match.preview import Preview, preview
from engine.match.session import Session

MAX_ACTS: Final = 16
"""No decision has more acts."""

Tried: TypeAlias = Literal["", "best", "equal"]
"""Whether what is tried is a whole decision that is the best, or as good as the best."""


class Advice(BotProgress, frozen=True):
    """A hint: `best` is the next act of the best decision, `acts` all of it.

    `equal` are other ways to go on from what is done and tried that were found equally good, each
    with another next act; they have only what is left to do. Until it is `final` all may change,
    and `why` is empty. `keep` is a line that is to be kept of it, empty for none.
    """

    acts: tuple[Action, ...] = ()
    equal: tuple[tuple[Action, ...], ...] = ()
    tried: Tried = ""
    final: bool = True
    keep: bytes = b""


class AdviceRequest(NamedTuple):
    """All that a hint needs, and nothing that its seat may not know. Picklable.

    `past` are the seat's own acts right before, each with a state in which it could have been then;
    `world` is one in which it could be now. `tried` is what it is trying, `kept` are lines that
    were kept of the match's hints.
    """

    game: GameId
    origin: PositionSource
    config: Config
    seat: Seat
    past: tuple[tuple[Any, Action], ...]
    world: Any
    tried: tuple[Action, ...]
    kept: tuple[bytes, ...]


def asking(
    session: Session, seat: Seat, tried: Sequence[Action] = (), kept: Sequence[bytes] = ()
) -> AdviceRequest:
    """What to ask for a hint to a seat that is to act."""
    game, moments = session.game, session.moments
    past: list[tuple[Any, Action]] = []
    for number in range(len(moments) - 1, max(0, len(moments) - 1 - MAX_ACTS), -1):
        given = moments[number].given
        if not isinstance(given, Act) or given.seat != seat:
            break
        before = game.determinize(moments[number - 1].state, seat, Rng("past", number))
        past.insert(0, (before, given.action))
    world, origin = session.world(seat), PositionSource.of(session.header)
    return AdviceRequest(
        game.id, origin, session.config, seat, tuple(past), world, tuple(tried), tuple(kept)
    )


def advising(asked: AdviceRequest) -> Iterator[Advice]:
    """The hint, surer with each step; the last one is final. For another process."""
    of = asked.game, asked.origin.rules
    yield from advice(game_of(*of), reviewer_of(*of, asked.config), asked)


def ready(name: GameId, rules: int, config: Config) -> Iterator[bool]:
    """Load what hints need, so that the first one comes soon."""
    # It loads NumPy, as the reviewer does.
    importlib.import_module("engine.search.halving")
    reviewer_of(name, rules, config)
    yield True


def advice(game: AnyGame, by: Reviewer, asked: AdviceRequest) -> Iterator[Advice]:
    """The same of a game that was found, by its reviewer."""
    state, done = begun(game, by, asked)
    adviser = _Adviser(game, by, asked, state, done)
    found = soon = None
    for found in adviser.search():
        if adviser.leads_to(found.best.acts):
            yield adviser.advice(found)
        elif not found.final:
            # A best move that does not continue the one begun is no help; do not wait for it.
            soon = soon or _Adviser(game, by, asked, asked.world, ()).quick_advice()
            yield soon
    assert found is not None
    if not found.final or not adviser.leads_to(found.best.acts):
        # Half of a decision was made, which is not the best one: what is best of the other half.
        adviser = _Adviser(game, by, asked, asked.world, ())
        for found in adviser.search():
            yield adviser.advice(found)
    yield from adviser.compare(found)


class _Adviser:
    """Who advises on one decision, of which some acts may be `done`."""

    def __init__(
        self,
        game: AnyGame,
        by: Reviewer,
        asked: AdviceRequest,
        state: Any,
        done: tuple[Action, ...],
    ) -> None:
        self._game, self._by, self._seat = game, by, asked.seat
        self._state, self._done = state, done
        unit = by.unit(asked.config.seats)
        self._position = Position(by, asked.origin, state, asked.seat, unit)
        self._known = self._position.of(evaluation.kept(asked.kept, game))
        self._tried = self._following(asked.tried)

    def search(self) -> Iterator[Found]:
        """What is best; what was kept of it is there at once.

        As soon as that leads not to what was done it ends, and its last answer is not final.
        """
        if self._known is not None:
            yield Found(self._known, SEARCH_STEPS, SEARCH_STEPS)
        else:
            yield from self._position.search(equals=True, wanted=self.leads_to)

    def quick_advice(self) -> Advice:
        """The hint that is there before anything is played on."""
        return self.advice(next(self.search()))

    def leads_to(self, acts: Sequence[Action]) -> bool:
        """Whether what was done is a part of this decision."""
        return len(self._rest(acts, self._done)) == len(acts) - len(self._done)

    def compare(self, found: Found) -> Iterator[Advice]:
        """The hint at last, with what is to be said of what is tried."""
        tried, best = (*self._done, *self._tried), found.best.acts
        said: Tried = ""
        if self._tried and self._by.alike(tried, best):
            said = "best"
        elif self._tried and self._is_whole(tried):
            said = "equal"
            for as_good in self._position.compare(tried, best):
                yield self.advice(found)
                said = "equal" if as_good else ""
        advice = self.advice(found)
        why: tuple[ScoreLine, ...] = ()
        # It may take long, so it is asked for in steps, and of nothing that may change.
        for so_far in self._reasons(advice.best):
            yield advice
            why = so_far
        yield self.advice(found, said, why, final=True)

    def advice(
        self,
        found: Found,
        said: Tried = "",
        why: tuple[ScoreLine, ...] = (),
        *,
        final: bool = False,
    ) -> Advice:
        """The hint, as far as that was found."""
        best, by, tried = found.best, self._by, (*self._done, *self._tried)
        rest = self._rest(best.acts, tried)
        # Where nothing of it is missing it is what is tried.
        act = rest[0] if rest else self._tried[-1] if self._tried else best.acts[-1]
        ways = ((one, self._rest(one, tried)) for one in best.equal)
        equal = tuple(
            tuple(left)
            for one, left in ways
            if left and len(left) == len(one) - len(tried) and not by.alike(left[:1], (act,))
        )
        return Advice(
            done=found.done + final,
            of=found.of + 1,
            best=act,
            why=why,
            acts=best.acts,
            equal=equal if final else (),
            tried=said,
            final=final,
            keep=evaluation.encode(best) if final and self._known is None else b"",
        )

    def _reasons(self, act: Action) -> Iterator[tuple[ScoreLine, ...]]:
        """What an act is expected to bring, behind what is tried or instead of it."""
        for before in ((*self._done, *self._tried), self._done):
            world = self._preview(before).world
            if act in self._game.legal(world, self._seat):
                yield from self._by.reasons(world, self._seat, act)
                return

    def _rest(self, plan: Sequence[Action], acts: Sequence[Action]) -> list[Action]:
        """What is left of a plan without some acts."""
        rest = list(plan)
        for act in acts:
            there = next((one for one in rest if self._by.alike((one,), (act,))), None)
            if there is not None:
                rest.remove(there)
        return rest

    def _following(self, tried: Sequence[Action]) -> tuple[Action, ...]:
        """What is tried of this decision."""
        acts = self._done
        for act in tried:
            before = self._preview(acts)
            same_decision = not acts or self._by.same_decision(before.world, acts, act)
            if before.secret or not same_decision or act not in before.legal:
                break
            acts = (*acts, act)
        return acts[len(self._done) :]

    def _is_whole(self, acts: Sequence[Action]) -> bool:
        found = self._preview(acts)
        more = goes_on(self._game, self._by, self._seat, acts, found.world)
        return found.secret or not more

    def _preview(self, acts: Sequence[Action]) -> Preview:
        return preview(self._game, self._state, self._seat, acts, Tick(0))


def begun(game: AnyGame, by: Reviewer, asked: AdviceRequest) -> tuple[Any, tuple[Action, ...]]:
    """Return where the decision began that the seat is at, and what it has done of it.

    Args:
        game: The game.
        by: Tells which acts make one decision.
        asked: What the seat knows.
    """
    state: Any = asked.world
    done: tuple[Action, ...] = ()
    for before, act in asked.past:
        if done and by.same_decision(before, done, act):
            done = (*done, act)
        else:
            state, done = before, (act,)
    if done and goes_on(game, by, asked.seat, done, asked.world):
        return state, done
    return asked.world, ()


@cache
def game_of(name: GameId, rules: int) -> AnyGame:
    """Return a game by the rules of a version.

    Args:
        name: The game.
        rules: The version of the rules.
    """
    return catalog.game(name).for_rules_version(rules)


@cache
def reviewer_of(name: GameId, rules: int, config: Config) -> Reviewer:
    """Return the reviewer for all hints of a match.

    There is one, since what it makes of a game's components takes long.

    Args:
        name: The game.
        rules: The version of the rules.
        config: The options of the match.
    """
    found = game_of(name, rules).reviewer(config)
    assert found is not None
    return found

"""Tests: a game whose worths are known exactly, and who reviews it.

Of twelve cards seven are turned, one a round. After each of the first six, Ann bets: what the next
card is worth, the contrary, a sum that is safe, or a fine; then Bo may take 30 from her. Who plays
on takes the safe sum, and Bo nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from engine.core import (
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
    Chance,
    Config,
    Draw,
    Event,
    Game,
    GameId,
    ListedActions,
    NeedsChance,
    Over,
    Refused,
    Result,
    Rng,
    ScoreLine,
    Seat,
    Sheet,
    Step,
)
from engine.core.review import BestPacking, Reviewer, ScoreDifference, Unit

CARDS = tuple(range(12))
ROUNDS = 6
SAFE, FINE, HURT = 110, -50, 30
ANN, BO = Seat(0), Seat(1)


class Bet(Action, frozen=True, tag="bet"):
    on: int


class Take(Action, frozen=True, tag="take"):
    hurt: bool


class Turned(Event, frozen=True, tag="turned"):
    card: int


class State(msgspec.Struct, frozen=True):
    left: tuple[int, ...] = CARDS
    bet: int = -1
    actor: int = -1
    score: int = 0


def gain(bet: int, card: int) -> int:
    """What a bet brings, once the next card is there."""
    return (20 * card, 220 - 20 * card, SAFE, FINE)[bet]


def exact(state: State) -> float:
    """What a state is worth to Ann, if all go on as they would."""
    turned = len(CARDS) - len(state.left)
    if state.bet < 0:
        return state.score + SAFE * min(7 - turned, ROUNDS)
    mean = sum(gain(state.bet, card) for card in state.left) / len(state.left)
    return state.score + mean + SAFE * (ROUNDS - turned)


class Bets(Game[State, Action, State, None]):
    id = GameId("bets")
    title = "Bets"
    prefix = "BE"
    rules_version = 1
    seats = range(2, 3)
    actions = (Bet, Take)
    events = (Turned,)

    def __init__(self) -> None:
        self.options, self.bots = (), {}

    def reviewer(self, config: Config) -> Reviewer:
        return BetsReviewer(self)

    def setup(self, config: Config) -> Step:
        return Step(State())

    def awaiting(self, state: State) -> Awaiting:
        if state.actor >= 0:
            seats = (Seat(state.actor),)
            return AwaitingSeats(seats, seats)
        if len(CARDS) - len(state.left) > ROUNDS:
            return Over(Result(((ANN,), (BO,)), (state.score, 0)))
        turned = len(CARDS) - len(state.left)
        return NeedsChance(Draw(1, state.left, CARDS, ("cards", turned)))

    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        if seat != state.actor:
            return ListedActions(())
        return ListedActions(
            tuple(map(Bet, range(4))) if seat == ANN else (Take(False), Take(True))
        )

    def apply(self, state: State, given: Act[Action] | Chance) -> Step:
        if isinstance(given, Chance):
            (card,) = given.drawn
            left = tuple(one for one in state.left if one != card)
            score = state.score + (gain(state.bet, card) if state.bet >= 0 else 0)
            over = len(CARDS) - len(left) > ROUNDS
            return Step(State(left, -1, -1 if over else 0, score), (Turned(card),))
        if given.action not in self.legal(state, given.seat):
            raise Refused("BE-1", "no")
        if isinstance(given.action, Bet):
            return Step(msgspec.structs.replace(state, bet=given.action.on, actor=1))
        assert isinstance(given.action, Take)
        score = state.score - HURT * given.action.hurt
        return Step(msgspec.structs.replace(state, score=score, actor=-1))

    def observe(self, state: State, seat: Seat | None) -> State:
        return state

    def sheet(self, view: State) -> tuple[Sheet, ...]:
        return (Sheet((ScoreLine("score", view.score),)), Sheet(()))


class BetsReviewer(Reviewer):
    """Plays on as `exact` reckons."""

    version = 1
    narrow = 10

    def __init__(self, game: Bets) -> None:
        self.game = game

    def unit(self, seats: int) -> Unit:
        return "points"

    def choices(self, state: State, seat: Seat) -> Sequence[tuple[Action, ...]]:
        return [(action,) for action in self.game.legal(state, seat)]

    def comparison_samples(self, state: State) -> int:
        return 48

    def max_samples(self, state: State) -> int:
        return 3 * 48

    def scene(self, state: State, seat: Seat, stream: Rng, ways: int) -> BetsScene:
        return BetsScene(self.game, state, seat, stream, ways)

    def result(self, state: State, seat: Seat) -> int:
        return state.score

    def par(
        self, view: State, events: Sequence[Event], seat: Seat, stream: Rng
    ) -> Iterator[BestPacking]:
        assert [one.card for one in events if isinstance(one, Turned)]
        yield from (BestPacking(view.score, view.score + n, view.score + 1) for n in range(2))

    def is_par(self, told: BestPacking, view: State, events: Sequence[Event], seat: Seat) -> bool:
        return told.made == view.score


class BetsScene:
    """A state, and the next card in each future: no other matters."""

    def __init__(self, game: Bets, state: State, seat: Seat, stream: Rng, ways: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.next = [stream.choice(state.left) for _ in range(ways)]

    def worth(
        self, plans: Sequence[Sequence[Action]], first: int, ways: int, *, whole: bool
    ) -> Any:
        return np.array([self._worth(plan, first, ways) for plan in plans])

    def _worth(self, plan: Sequence[Action], first: int, ways: int) -> list[int]:
        state = self.state
        for action in plan:
            state = self.game.apply(state, Act(self.seat, action)).state
        turned = len(CARDS) - len(state.left)
        if state.bet < 0:
            return [int(exact(state))] * ways
        rest = state.score + SAFE * (ROUNDS - turned)
        return [rest + gain(state.bet, card) for card in self.next[first : first + ways]]

    def why(
        self, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> tuple[ScoreDifference, ...]:
        values = self.worth((better, own), first, ways, whole=True)
        return (ScoreDifference("score", int((values[0] - values[1]).sum()) // ways),)

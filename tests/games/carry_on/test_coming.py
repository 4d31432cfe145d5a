"""Tests: rounds to come are played as the rules have them, and won by who has most at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec.structs import replace

from engine import catalog
from engine.core import Act, AwaitingSeats, Chance, Rng, Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.bots.coming import DEALS, MatchAhead, RoundStanding
from engine.games.carry_on.bots.levels import HARD, NORMAL, CarryMind, HardBot, NormalBot
from engine.games.carry_on.bots.search import CERTAIN_WIN
from engine.games.carry_on.components import HAND_SIZE, ROUNDS
from engine.games.carry_on.rules import CarryOn
from engine.games.carry_on.state import CarryState
from engine.games.carry_on.view import Phase, Use
from engine.search.batch import shuffled
from tests.games.carry_on.deals import ATHLETE, BACKPACKER, BUSINESS, CREW

GAME = catalog.game("carry-on")
assert isinstance(GAME, CarryOn)
HARD_BOT: Any = GAME.bots[HARD]
NORMAL_BOT = GAME.bots[NORMAL]
assert isinstance(HARD_BOT, HardBot)
assert isinstance(NORMAL_BOT, NormalBot)
AHEAD = MatchAhead(HARD_BOT.worlds)
CHARACTERS = (ATHLETE, CREW, BACKPACKER, BUSINESS)
N = len(CHARACTERS)
CONFIG = GAME.configure(N, {})


def begun(number: int, unused: tuple[int, ...]) -> CarryState:
    """A match of these characters before a round is dealt, with so many unused cards."""
    state: CarryState = GAME.setup(CONFIG).state
    state = GAME.apply(state, Chance(CHARACTERS)).state
    empty = scoring.score(GAME.box, ATHLETE, (), 23, Use(0, upgrade=False))
    return replace(state, round=number, unused=unused, scores=((empty,) * (number - 1),) * N)


def test_a_round_to_come_is_what_the_real_game_makes_of_its_deals() -> None:
    """All as `normal`, who use their luggage as `hard`: deal by deal the same points and cards."""
    number, unused = 2, (1, 1, 1, 1)
    stream = Rng("coming", *CHARACTERS)
    AHEAD._large(stream, N)
    hands = shuffled(stream, np.array(GAME.box.deck), DEALS, HAND_SIZE * N)
    large = AHEAD._large(stream, N)
    played = AHEAD.coming(CHARACTERS).rounds[0]
    for deal in range(0, DEALS, DEALS // 12):
        state = begun(number, unused)
        state = GAME.apply(state, Chance(tuple(hands[deal].tolist()))).state
        while state.phase is Phase.PICK:
            for seat in map(Seat, range(N)):
                view = GAME.observe(state, seat)
                *_, last = NORMAL_BOT.think(GAME, CarryMind(seat), view, state, Rng("any"))
                act: Any = Act(seat, last.best)
                state = GAME.apply(state, act).state
        limits = tuple(32 if high else 23 for high in large[deal])
        state = GAME.apply(state, Chance(limits)).state
        while state.phase is Phase.SETTLE and state.round == number:
            awaiting = GAME.awaiting(state)
            assert isinstance(awaiting, AwaitingSeats)
            chooser = awaiting.due[0]
            use = HARD_BOT.settle(GAME.observe(state, chooser), chooser, Rng("any"))
            state = GAME.apply(state, Act(chooser, use)).state
        points = [rounds[-1].points for rounds in state.scores]
        # By one unused card, in this deal, in the second manner.
        assert points == played.points[1, deal, 1].tolist(), deal
        turned = [before - after for before, after in zip(unused, state.unused, strict=True)]
        assert turned == played.turned[1, deal, 1].tolist(), deal


def test_who_has_a_card_less_makes_less_of_a_round() -> None:
    for played in AHEAD.coming(CHARACTERS).rounds:
        none, one = (played.points[unused].mean((0, 1)) for unused in (0, 1))
        assert not played.turned[0].any()
        # Cabin Crew keeps its card.
        assert not played.turned[1, :, :, 1].any()
        assert (one >= none).all()
        assert one[0] > none[0] + 2


def test_shares_are_what_the_rules_say_of_each_end() -> None:
    """After the last round nothing comes: points, 7 a card, Cabin Crew 20, then who has one."""
    stream = Rng("ends")
    for _ in range(40):
        points = [60 + stream.below(30) for _ in CHARACTERS]
        unused = [stream.below(2) for _ in CHARACTERS]
        standing = RoundStanding(
            *(np.array(part)[None, None, None, None] for part in (points, unused))
        )
        found = AHEAD.shares(CHARACTERS, ROUNDS, standing, AHEAD.deals(0, 1))[0, 0, 0]
        empty = scoring.score(GAME.box, ATHLETE, (), 23, Use(0, upgrade=False))
        scores = [(replace(empty, weight=one),) for one in points]
        first = scoring.result(GAME.box, CHARACTERS, unused, scores).ranking[0]
        told = [CERTAIN_WIN // len(first) if seat in first else 0 for seat in range(N)]
        assert np.abs(found - told).max() <= 1


def test_chances_before_the_second_round_sum_to_a_win() -> None:
    standing = RoundStanding(np.array([[[[[40, 30, 30, 30]]]]]), np.array([[[[[1, 1, 1, 3]]]]]))
    shares = AHEAD.shares(CHARACTERS, 1, standing, AHEAD.deals(0, 64))
    assert shares.shape == (1, 64, 2, N)
    means = shares.mean((0, 1, 2)) / CERTAIN_WIN
    assert abs(means.sum() - 1) < 0.001
    behind = AHEAD.shares(
        CHARACTERS,
        1,
        RoundStanding(standing.points - np.array([20, 0, 0, 0]), standing.unused),
        AHEAD.deals(0, 64),
    )
    assert behind[..., 0].mean() / CERTAIN_WIN < means[0] - 0.2

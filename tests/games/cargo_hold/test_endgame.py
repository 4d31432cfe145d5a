"""Tests: the rest of a small match of two seats, laid out and solved whole."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest

from engine.core import Act, Chance, NeedsChance, Over, Rng, Seat
from engine.games.cargo_hold.actions import Attack, Deliver, EndTurn
from engine.games.cargo_hold.bots import endgame
from engine.games.cargo_hold.bots.endgame import (
    DRAWS,
    ONE,
    SOLVED,
    SPENT,
    WHOLE,
    Endgame,
    EndgameTurn,
    Public,
)
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.bots.levels import DecisionContext, HardBot
from engine.games.cargo_hold.bots.search import CargoSearch
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import Phase
from tests.games.cargo_hold.deals import box, cards
from tests.games.cargo_hold.toy import TARGET, two_kinds

NONE = (0, 0, 0)
BEGUN = Public(0, 1, TARGET, (), (0, 0), (3, 3), (NONE, NONE))


@cache
def rests(turns: int) -> Endgame:
    small = two_kinds(turns).box
    return Endgame(CargoSearch(small, CargoEvaluation(small)).ahead)


@cache
def laid_out(turns: int) -> list[EndgameTurn]:
    return rests(turns).laid_out(BEGUN)[0]


def sight(game: Endgame, state: CargoState) -> tuple[int, ...]:
    """What the seat whose turn has begun sees, as it is laid out."""
    seat = state.turn % 2
    public = Public.of(two_kinds(game.box.turns).observe(state, Seat(seat)), seat)
    own = np.array(
        [[state.hands[seat].count(k), state.deliveries[seat].count(k)] for k in game.kinds]
    )
    return (*game.seen(game.place(public)).tolist()[0], *own.T.reshape(-1).tolist())


def test_all_that_is_played_by_the_rules_is_laid_out_with_what_it_brings() -> None:
    game, turns, stream = two_kinds(2), laid_out(2), Rng("any")
    raided = collected = 0
    for _ in range(40):
        state, begun = game.setup(game.configure(2, {})).state, -1
        while not isinstance(awaiting := game.awaiting(state), Over):
            if isinstance(awaiting, NeedsChance):
                deck = [*awaiting.request.of]
                many = min(awaiting.request.count, len(deck))
                drawn = tuple([deck.pop(stream.below(len(deck))) for _ in range(many)])
                state = game.apply(state, Chance(drawn)).state
                continue
            seat = Seat(state.turn % 2)
            ready = state.deliveries[seat] and not state.left[seat]
            if state.phase is Phase.COLLECT and state.turn > begun and not ready:
                begun = state.turn
                assert sight(rests(2), state) in turns[begun].sights
            legal = game.legal(state, seat)
            act = (
                next(iter(legal))
                if ready and state.phase is Phase.COLLECT
                else legal.sample(stream)
            )
            act = EndTurn(True) if isinstance(act, EndTurn) else act
            raided += isinstance(act, Attack)
            collected += bool(ready)
            state = game.apply(state, Act(seat, act)).state
    assert raided > 10
    assert collected > 10


def test_what_is_laid_out_has_all_cards_and_all_chances() -> None:
    turns, likely = rests(2).laid_out(BEGUN)
    assert abs(int(likely.sum()) - WHOLE) < len(likely)
    assert [len(one.sights) for one in turns[:2]] == [4, 28]
    for one in turns[:-1]:
        shares = one.by_step.sums(one.share)
        assert ((shares == 0) | (shares > ONE - 8)).all()
        # A step that leads on is worth nothing yet but for what it costs.
        costs = SPENT * (one.ways.sent + one.ways.raid).sum(-1)[one.kind][one.way]
        assert (abs(one.worth)[shares > 0] == costs[shares > 0]).all()


def test_who_knows_that_the_crate_is_worth_taking_takes_it() -> None:
    # Nothing else can lie hidden: of the six that pay one has four, and the crate two.
    game = rests(1)
    public = Public(1, 1, TARGET, cards("2*gunslinger"), (0, 0), (0, 8), ((2, 0, 1), NONE))
    found = game.plans(public, cards("4*gunslinger 4*payroll"), ())
    assert all(plan.raid for plan in found)
    assert max(found, key=lambda plan: plan.share).raid == cards("gunslinger")
    assert sum(plan.share for plan in found) > ONE * 9 // 10


@pytest.mark.deep("solves two turns each")
def test_what_is_sent_and_how_a_crate_is_answered_is_mixed() -> None:
    first = rests(2).plans(BEGUN, cards("gunslinger 2*payroll"), ())
    seen = Public(1, 1, TARGET, (), (0, 0), (3, 3), ((1, 0, 1), NONE))
    second = rests(2).plans(seen, cards("2*gunslinger payroll"), ())
    for plans, hand in ((first, "gunslinger 2*payroll"), (second, "2*gunslinger payroll")):
        assert sum(plan.share for plan in plans) > ONE * 9 // 10
        assert min(plan.share for plan in plans) > ONE // 50
        assert len(plans) > 1
        assert all(Counter((*one.sent, *one.raid)) <= Counter(cards(hand)) for one in plans)


def test_hard_plays_a_small_match_by_it() -> None:
    game = two_kinds(1)
    state = game.setup(game.configure(2, {})).state
    state = game.apply(state, Chance(cards("3*payroll") + cards("3*gunslinger"))).state
    state = game.apply(state, Act(Seat(0), Deliver(cards("payroll"), False))).state
    state = game.apply(state, Act(Seat(0), EndTurn(False))).state
    captain = HardBot(game.box)
    view, world = game.observe(state, Seat(1)), game.determinize(state, Seat(1), Rng("w"))
    at = DecisionContext(game, view, Seat(1), world, Rng("b"))
    found = captain.plans(at)
    public = Public.of(view, 1)
    assert found == Endgame(captain.worlds.ahead).plans(public, cards("3*gunslinger"), ())
    # What lies there will never come in, and may be taken.
    assert all(plan.raid for plan in found)


def test_what_is_not_small_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = box()
    game = Endgame(CargoSearch(whole, CargoEvaluation(whole)).ahead)
    public = Public(0, 12, 1200, (), (900, 900), (1, 1), (NONE, NONE))
    assert game.plans(public, cards("gold"), ()) == []
    # Its hands, of which there are ten thousands, are not even counted up.
    assert len(game.draws) <= DRAWS < endgame._many(game.copies, whole.drawn)
    for name in ("DEALINGS", "STEPS", "CHOICES"):
        with monkeypatch.context() as less:
            less.setattr(endgame, name, 3)
            small = Endgame(rests(2).ahead)
            for money in range(9):
                public = BEGUN._replace(money=(money, 0))
                assert small.plans(public, cards("3*payroll"), ()) == []
            # Each may be as large as `STEPS` allows: few are remembered.
            assert small._solved.cache_info().currsize == SOLVED < 5

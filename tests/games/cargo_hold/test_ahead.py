"""Tests: playing on in many worlds at once keeps to the rules, and finds what wins."""

from __future__ import annotations

from functools import cache

import numpy as np

from engine.core import Rng, Seat
from engine.games.cargo_hold.actions import (
    Attack,
    CargoAction,
    Collect,
    Deliver,
    EndTurn,
    Flee,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.bots.raid_batch import counts
from engine.games.cargo_hold.bots.rollouts import CERTAIN_WIN, Dealt, RolloutState
from engine.games.cargo_hold.bots.search import CargoSearch
from engine.games.cargo_hold.components import GETAWAY, LASSO, REINFORCEMENT, THIEF
from engine.games.cargo_hold.raid import RaidResolver, losing
from engine.games.cargo_hold.view import Phase
from engine.parts.cards import Bag
from engine.search.batch import fading
from tests.games.cargo_hold.deals import Match, box, cards


@cache
def worlds() -> CargoSearch:
    return CargoSearch(box(), CargoEvaluation(box()))


def trail(match: Match, rows: int = 1) -> RolloutState:
    """The match as it stands, a few times; farmhands are to be drawn."""
    state = match.state
    many = range(len(state.hands))
    return RolloutState(
        np.tile(counts([state.hands[seat] for seat in many]), (rows, 1, 1)),
        np.tile(counts([state.deliveries[seat] for seat in many]), (rows, 1, 1)),
        np.tile([int(one) for one in state.extended], (rows, 1)),
        np.tile(state.left, (rows, 1)),
        np.tile([sum(one) for one in state.money], (rows, 1)),
        np.zeros((rows, 200), dtype=np.int64),
        state.target,
    )


def decided(match: Match) -> None:
    """Answer what is asked in a raid as the batch does: what pays most, all that comes back."""
    while match.state.phase is Phase.CHOICE:
        seat, raid = match.waiting().due[0], match.view(None).raid
        assert raid is not None
        action: CargoAction = TakeBack(tuple(kind for kind in raid.attack if kind < 8))
        if raid.card == THIEF:
            pays = box().pays[raid.extended]
            goods = [kind for kind in raid.defence if 8 <= kind < 16]
            action = Steal(max(goods, key=lambda kind: pays[kind]))
        elif raid.card == GETAWAY:
            action = Flee(losing(RaidResolver(box(), raid.attack, raid.defence)))
        elif seat == raid.defender:
            action = TakeBack(tuple(kind for kind in raid.defence if kind < 8))
        match.act(seat, action)


def test_a_raid_leaves_the_same_behind_as_in_the_game_ch_20_to_26() -> None:
    stream, most = Rng("ahead"), {LASSO, REINFORCEMENT}
    fled = won = 0
    for number in range(120):
        match = Match(*_hands(stream), seats=2)
        sent = _some(match.state.hands[0], stream)
        match.act(0, Deliver(sent, extended=number % 2 == 1))
        match.rest()
        own = _some(match.state.hands[1], stream)
        match.act(1, Deliver(own, extended=False))
        hand = [kind for kind in match.state.hands[1] if not 8 <= kind < 16]
        raid = tuple(hand[: 1 + stream.below(5)])
        if not raid or most & {*raid, *sent}:
            continue
        found = trail(match)
        worlds().ahead.fight(found, 1, np.array([0]), np.array([0]), counts([raid]))
        match.act(1, Attack(Seat(0), raid))
        decided(match)
        state = match.state
        assert found.money[0].tolist() == [sum(one) for one in state.money]
        assert (found.hands[0] == counts([*state.hands])).all()
        assert (found.crates[0] == counts([*state.deliveries])).all()
        fled += GETAWAY in state.hands[0] or len(state.hands[0]) > 7 - len(sent)
        won += sum(state.money[1]) > 0
    assert fled > 0
    assert won > 10


def _hands(stream: Rng) -> list[str]:
    deck = stream.shuffled(box().deck)
    return [" ".join(box().ids[kind] for kind in deck[at : at + 7]) for at in (0, 7)]


def _some(hand: Bag, stream: Rng) -> Bag:
    return tuple(sorted(stream.shuffled(hand)[: 1 + stream.below(5)]))


def test_turns_lose_no_card_and_a_delivery_comes_in_on_its_day() -> None:
    """CH-12 to CH-16."""
    match = Match("2*gold guard mail", "7*farmhand", seats=2)
    ahead, found = worlds().ahead, trail(match, 3)
    ahead.turn(found, 0)
    # 650 dollars after two turns, 450 after one.
    assert found.late[:, 0].tolist() == [1, 1, 1]
    assert (found.hands[:, 0].sum(-1) + found.crates[:, 0].sum(-1) == 7 + box().drawn).all()
    sent = found.crates[:, 0].copy()
    ahead.collect(found, 0)
    assert (found.crates[:, 0] == sent).all()
    ahead.collect(found, 0)
    assert found.money[:, 0].tolist() == (sent @ np.array(box().pays[1])).tolist()
    assert not found.crates[:, 0].any()
    for _ in range(3):
        ahead.draw(found, 0)
    assert (found.hands[:, 0].sum(-1) == box().limit).all()


def test_what_wins_is_sure_and_what_loses_is_not() -> None:
    """CH-27."""
    match = Match("5*cattle 2*gold", "2*bandit_boss 3*dynamite 2*gunslinger", seats=2)
    match.deliver("5*cattle 2*gold", extended=True)
    match.rest()
    # It is ready on its owner's next turn.
    match.rounds()
    view, state = match.view(1), match.state
    empty = np.zeros((1, 100), dtype=np.int64)
    dealt = Dealt(counts([*state.hands])[None], counts([*state.deliveries])[None], empty)
    raid = Attack(Seat(0), cards("dynamite"))
    assert worlds().ahead.values(view, 1, [raid], dealt).tolist() == [CERTAIN_WIN]
    # Whoever plays on would raid it too, but not with empty hands.
    bare = dealt._replace(hands=dealt.hands * 0)
    assert worlds().ahead.values(view, 1, [None], bare).tolist() == [0]
    match.act(1, EndTurn(False))
    view, state = match.view(0), match.state
    dealt = Dealt(counts([*state.hands])[None], counts([*state.deliveries])[None], empty)
    assert worlds().ahead.values(view, 0, [Collect()], dealt).tolist() == [CERTAIN_WIN]


def test_it_fades_by_powers_of_e() -> None:
    found = fading(np.array([0, 16, 48, 10_000]))
    assert (abs(found - [65536, 24109, 3263, 0]) <= 20).all()

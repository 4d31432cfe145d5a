"""Tests: the odds before a raid are what counting out all that may be hidden comes to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.core import Act, Chance, Rng, Seat
from engine.games.cargo_hold import aid
from engine.games.cargo_hold.actions import Attack, CargoAction, Deliver, EndTurn
from engine.games.cargo_hold.bots import search as guesses
from engine.games.cargo_hold.bots.levels import HardBot
from engine.games.cargo_hold.state import CargoState
from engine.parts.cards import minus
from tests.games.cargo_hold.deals import Match, cards
from tests.games.cargo_hold.test_bots import game
from tests.games.cargo_hold.test_melee import one_by_one
from tests.games.cargo_hold.toy import toy

MINE, THEIRS = Seat(1), Seat(0)
RAID = Attack(THEIRS, cards("outlaw"))


def put_down(delivery: str, *, extended: bool = False) -> CargoState:
    """A match in which seat 0 has put something down and drawn, and seat 1 may raid it."""
    small = toy()
    state: CargoState = small.setup(small.configure(2, {})).state
    given: list[Chance | Act[CargoAction]] = [
        Chance(cards("whiskey whiskey guard") + cards("outlaw outlaw whiskey")),
        Act(THEIRS, Deliver(cards(delivery), extended)),
        Act(THEIRS, EndTurn(True)),
        Chance(cards("lasso")),
    ]
    for each in given:
        state = small.apply(state, each).state
    return state


def all_worlds(state: CargoState) -> Iterator[CargoState]:
    """All that may be hidden from seat 1, each way once."""
    hidden = (*state.hands[0], *state.deliveries[0], *state.deck)
    places = range(len(hidden))
    for lies in combinations(places, len(state.deliveries[0])):
        rest = [place for place in places if place not in lies]
        for held in combinations(rest, len(state.hands[0])):
            delivery, hand = (tuple(sorted(hidden[at] for at in one)) for one in (lies, held))
            yield replace(
                state,
                deliveries=(delivery, ()),
                hands=(hand, state.hands[1]),
                deck=minus(tuple(sorted(hidden)), tuple(sorted((*delivery, *hand)))),
            )


def asked(state: CargoState, key: int = 0) -> tuple[int, int]:
    """The odds of the raid, as the window is told them."""
    view, world = toy().observe(state, MINE), toy().determinize(state, MINE, Rng("world", key))
    won, taken = toy().estimate(view, world, MINE, RAID, Rng("aid", key))
    assert (won.line, taken.line) == (aid.WIN_PERCENT_LINE, aid.EXPECTED_MONEY_LINE)
    return won.points, taken.points


def mean(state: CargoState, times: int) -> tuple[float, float]:
    """The mean of odds that are asked so often, each with worlds of its own."""
    found = [asked(state, key) for key in range(times)]
    won, taken = zip(*found, strict=True)
    return sum(won) / times, sum(taken) / times


def counted_out(state: CargoState) -> tuple[float, float]:
    """Percent won and dollars taken, if all that may be hidden is equally likely: by the rules."""
    won = taken = ways = 0
    for world in all_worlds(state):
        hands = [*minus(world.hands[1], RAID.cards)], [*world.hands[0]]
        delivery = world.deliveries[0]
        result = one_by_one(RAID.cards, delivery, hands, extended=state.extended[0])
        won, taken, ways = won + result[0], taken + result[2], ways + 1
    return 100 * won / ways, taken / ways


def test_where_all_is_equally_likely_odds_are_what_counting_out_comes_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # What seat 0 would have put down counts for nothing beside what it may have.
    monkeypatch.setattr(guesses, "UNINFORMED_GUESS_DIVISOR", 1e-6)
    for extended in (False, True):
        state = put_down("whiskey guard", extended=extended)
        won, taken = counted_out(state)
        share, money = asked(state)
        assert 20 < won < 80
        # Of 320 worlds: two standard errors are 6 percent, and as much of the money.
        assert share == pytest.approx(won, abs=6)
        assert money == pytest.approx(taken, abs=15)


@pytest.mark.deep("looks into hundreds of worlds at once")
def test_what_would_have_been_put_down_counts_and_is_sampled_without_bias(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guesses, "MAX_DELIVERY_GUESSES", 1 << 20)
    state = put_down("whiskey guard")
    captain = HardBot(toy().box)
    found = captain.worlds.odds(toy().observe(state, MINE), 1, [*all_worlds(state)], RAID)
    won, taken = found[0] / 100, found[1]
    share, money = mean(state, 4)
    assert share == pytest.approx(won, abs=3)
    assert money == pytest.approx(taken, abs=12)
    # It is another figure than where all is equally likely.
    assert abs(won - counted_out(state)[0]) > 4


def test_odds_do_not_change_when_what_is_hidden_is_dealt_anew() -> None:
    match = Match("gold 2*guard 2*grain 2*lasso", "3*outlaw 2*gunslinger thief mail")
    match.deliver("gold guard")
    match.draw()
    raid, view = Attack(Seat(0), cards("outlaw outlaw thief")), match.view(1)
    told = set()
    for key in range(2):
        hidden = game().determinize(match.state, MINE, Rng("hidden", key))
        assert hidden.deliveries != match.state.deliveries
        world = game().determinize(hidden, MINE, Rng("world"))
        assert view == game().observe(hidden, MINE)
        told.add(game().estimate(view, world, MINE, raid, Rng("aid")))
    assert len(told) == 1
    assert told != {()}


def test_only_a_raid_that_may_be_begun_is_weighed() -> None:
    match = Match("gold 2*guard 2*grain 2*lasso", "3*outlaw 2*gunslinger thief mail")
    match.deliver("gold guard")
    match.rest()
    for seat, act in (
        (1, Attack(Seat(2), cards("outlaw"))),
        (1, Attack(Seat(0), cards("sheriff"))),
        (1, Attack(Seat(0), cards("mail"))),
        (1, Deliver(cards("mail"), False)),
        (2, Attack(Seat(0), cards("outlaw"))),
    ):
        view, world = match.view(seat), game().determinize(match.state, Seat(seat), Rng("world"))
        assert game().estimate(view, world, Seat(seat), act, Rng("aid")) == ()

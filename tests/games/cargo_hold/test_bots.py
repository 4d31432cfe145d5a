"""Tests: the computer players of Cargo Hold."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine import catalog, simulate
from engine.core import BotProgress, Level, Rng, Seat
from engine.games.cargo_hold.actions import (
    Attack,
    CargoAction,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Flee,
    Reinforce,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.bots.levels import (
    EASY,
    HARD,
    NORMAL,
    RANDOM_CHOICE_PERCENT,
    HardBot,
)
from engine.games.cargo_hold.bots.memory import CargoMind
from engine.games.cargo_hold.bots.search import CargoSearch
from engine.games.cargo_hold.components import CARGO, DIVERSION, GETAWAY, NOTHING, THIEF
from engine.games.cargo_hold.events import PutDown, RaidBegan
from engine.games.cargo_hold.rules import CargoHold
from engine.match import Player, Session
from tests.games.cargo_hold.deals import Match, cards

LEVELS = (EASY, NORMAL, HARD)


@cache
def game() -> CargoHold:
    found = catalog.game("cargo_hold")
    assert isinstance(found, CargoHold)
    return found


def played(levels: list[Level], seed: str) -> Session:
    config = game().configure(len(levels), {})
    players = [Player("computer", level) for level in levels]
    digest = catalog.components_digest("cargo_hold")
    session = Session(game(), config, seed, players, components=digest)
    session.settle()
    simulate.play_out(session)
    return session


def think(match: Match, seat: int, level: Level, *key: Any) -> list[BotProgress]:
    world = game().determinize(match.state, Seat(seat), Rng("world"))
    bot, mind = game().bots[level], CargoMind(Seat(seat))
    return list(bot.think(game(), mind, match.view(seat), world, Rng("bot", *key)))


def choice(match: Match, seat: int, level: Level, *key: Any) -> CargoAction:
    found = think(match, seat, level, *key)[-1].best
    assert found in game().legal(match.state, Seat(seat))
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_they_play_to_the_end(seats: int) -> None:
    # One is hard: whole matches of such are what takes long.
    levels = [HARD, *[LEVELS[seat % 2] for seat in range(1, seats)]]
    session = played(levels, "whole")
    assert session.result is not None
    assert max(session.result.scores) >= 1200


@pytest.mark.parametrize("level", LEVELS)
def test_out_of_turn_they_say_so(level: Level) -> None:
    with pytest.raises(ValueError, match="may not act"):
        think(Match(), 1, level)


@pytest.mark.parametrize("level", LEVELS)
def test_how_far_it_has_thought_tells_nothing_of_its_hand(level: Level) -> None:
    hands = ("7*farmhand", "3*gold 3*thief sheriff", "mail 2*guard grain lasso getaway gold")
    shown = {
        tuple((thought.done, thought.of) for thought in think(Match(hand), 0, level))
        for hand in hands
    }
    assert len(shown) == 1


def test_easy_slips_at_times() -> None:
    match = Match("2*guard 2*gold sheriff 2*outlaw")
    found = Counter(type(choice(match, 0, EASY, number)) for number in range(300))
    assert found[Deliver] > 300 * (100 - RANDOM_CHOICE_PERCENT) // 100
    # Half of the slips at the first turn end it or put down something without use.
    assert found[EndTurn] > 0


def test_a_slip_leaves_no_standing_answers() -> None:
    match = Match("2*guard 2*gold sheriff 2*outlaw", seats=2)
    match.deliver("2*gold guard")
    found = Counter(choice(match, 0, EASY, number) for number in range(400))
    assert set(found) == {EndTurn(True), EndTurn(False)}, "whoever has slipped is asked as well"


def test_normal_puts_its_best_cargo_under_guard() -> None:
    found = choice(Match("3*gold sheriff 2*barricade guard"), 0, NORMAL)
    assert isinstance(found, Deliver)
    assert set(cards("gold sheriff")) <= set(found.cards)
    assert cards("3*gold") == found.cards[-3:]


def test_normal_sends_nothing_where_there_is_no_cargo() -> None:
    assert EndTurn(True) == choice(Match("7*farmhand"), 0, NORMAL)


def test_normal_raids_what_it_may_well_win_and_not_what_it_cannot() -> None:
    match = Match("2*gold", "2*bandit_boss 3*dynamite 2*farmhand", seats=2)
    match.deliver("2*gold")
    match.rest()
    found = choice(match, 1, NORMAL)
    assert isinstance(found, Attack)
    assert sum(game().box.attack[kind] for kind in found.cards) > 2
    match = Match("2*gold", "lasso 6*grain", seats=2)
    match.deliver("2*gold")
    match.rest()
    match.act(1, Deliver(cards("grain"), extended=False))
    assert EndTurn(True) == choice(match, 1, NORMAL)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_ready_and_wins_is_collected(level: Level) -> None:
    match = Match("3*gold 3*payroll mail", seats=2)
    match.deliver("3*gold 3*payroll")
    match.rounds()
    found = Counter(choice(match, 0, level, number) for number in range(12))
    assert Collect() == found.most_common(1)[0][0]


def test_choices_in_a_raid_ch_24() -> None:
    # The thief takes what pays most, the lasso the strongest, and what turns the raid is added.
    match = Match("gold mail sheriff guard", "thief lasso reinforcement 2*dynamite", seats=2)
    match.deliver("gold mail sheriff guard")
    match.rest()
    match.raid(0, "thief lasso reinforcement dynamite")
    steal = choice(match, 1, NORMAL)
    assert Steal(*cards("gold")) == steal
    match.act(1, steal)
    rope = choice(match, 1, NORMAL)
    assert Rope(*cards("sheriff")) == rope
    match.act(1, rope)
    # 3 : 2 wins already.
    assert Reinforce(NOTHING) == choice(match, 1, NORMAL)


def test_a_getaway_is_used_where_the_raid_would_be_lost() -> None:
    for attack, flees in (("dynamite outlaw", True), ("outlaw", False)):
        match = Match("getaway gold guard", "dynamite outlaw", seats=2)
        match.deliver("getaway gold guard")
        match.rest()
        match.raid(0, attack)
        assert Flee(flees) == choice(match, 0, NORMAL)


def test_loyalty_takes_all_back() -> None:
    match = Match("loyalty gold guard sheriff", seats=2)
    match.deliver("loyalty gold guard sheriff")
    match.rounds()
    match.collect()
    assert TakeBack(cards("guard sheriff")) == choice(match, 0, NORMAL)


def test_hard_takes_along_what_would_be_discarded_and_what_helps_a_delivery_alone() -> None:
    captain = game().bots[HARD]
    assert isinstance(captain, HardBot)
    hand = cards("gold 3*farmhand 2*sheriff 2*thief diversion prison_wagon")
    # Of seven that would stay one is too many after drawing.
    found = captain.loaded(hand, Deliver(cards("gold"), extended=False), 4)
    assert found == Deliver(cards("gold farmhand diversion prison_wagon"), extended=False)
    # Little cargo goes as it is, and no cargo goes along unasked.
    mail = Deliver(cards("mail"), extended=True)
    assert mail == captain.loaded(cards("2*mail diversion"), mail, 4)


def test_what_is_worth_least_is_discarded() -> None:
    match = Match("3*gold 2*payroll thief mail", seats=2)
    match.rest()
    match.rest()
    match.draw("2*mail 2*sheriff")
    found = choice(match, 0, NORMAL)
    assert Discard(cards("mail")) == found


def guessed(match: Match, seat: int, other: int) -> tuple[Any, int]:
    """How likely each kind is to lie in another's delivery, of the sum."""
    appraisal = CargoEvaluation(game().box)
    worlds = CargoSearch(game().box, appraisal)
    stream = Rng("guess")
    dealt = [game().determinize(match.state, Seat(seat), stream) for _ in range(worlds.many)]
    guess = worlds.guess(match.view(seat), dealt, other)
    return guess.weight @ guess.cards, int(guess.weight.sum())


def test_what_was_put_down_is_guessed_by_what_one_would_put_down() -> None:
    match = Match("guard gold", seats=2)
    match.deliver("guard gold")
    match.rest()
    likely, whole = guessed(match, 1, 0)
    assert 2 * whole == likely.sum()
    # 40 of 100 cards are cargo; in a delivery of two it is more.
    assert likely[8:16].sum() > 0.5 * 2 * whole


def purposes(matches: range) -> None:
    """No raid has neither strength nor effect, and no delivery is without a purpose."""
    decoys = raids = deliveries = 0
    for number in matches:
        session = played([HARD] * (2, 3, 4, 6)[number % 4], f"purpose {number}")
        for moment in session.moments:
            for event in moment.events:
                if isinstance(event, RaidBegan):
                    raids += 1
                    strength = sum(game().box.attack[kind] for kind in event.cards)
                    assert strength or THIEF in event.cards, event
                    assert not {GETAWAY, DIVERSION} & {*event.cards}, event
                elif isinstance(event, PutDown):
                    deliveries += 1
                    has_cargo = any(kind in CARGO for kind in event.cards)
                    # What has none is to draw a raid upon itself, and costs little.
                    is_decoy = len(event.cards) <= 2 and {*event.cards} <= {*range(8), DIVERSION}
                    assert has_cargo or is_decoy, event
                    decoys += not has_cargo
    assert raids > len(matches)
    # A few cards are sometimes a decoy, and mostly are not.
    assert decoys < deliveries / 3
    assert decoys or len(matches) < 100


def test_hard_does_nothing_without_a_purpose() -> None:
    purposes(range(1))


@pytest.mark.deep("500 matches of hard computers")
@pytest.mark.timeout(3600)
def test_hard_does_nothing_without_a_purpose_in_500_matches() -> None:
    purposes(range(500))

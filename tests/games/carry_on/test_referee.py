"""Carry On as the game plays it, and as a referee does who was written from the rule sheet."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import Act, Chance
from engine.games.carry_on.actions import Pick
from engine.match import Session
from tests.games.carry_on.referee import ForbiddenError, Referee
from tests.laws import kit
from tests.tools.campaign.play import begun, wander


def refereed(session: Session) -> Referee:
    """The match as the referee has it."""
    referee = Referee(session.config.seats, session.config.advantages)
    for moment in session.moments:
        feed(referee, moment.given)
    return referee


def feed(referee: Referee, given: Any) -> None:
    if isinstance(given, Chance):
        referee.chance(given.drawn)
    elif isinstance(given, Act) and isinstance(given.action, Pick):
        referee.pick(given.seat, given.action.card)
    elif isinstance(given, Act):
        referee.settle(given.seat, given.action.weight, upgrade=given.action.upgrade)


@pytest.mark.parametrize("seed", range(60))
def test_the_referee_counts_as_the_game_does(seed: int) -> None:
    rng = Random(seed)
    session = begun(rng, "carry_on")
    for _ in wander(session, rng):
        pass
    referee = refereed(session)
    result = session.result
    assert result is not None
    assert list(result.scores) == referee.totals
    assert [list(map(int, group)) for group in result.ranking] == referee.ranking()


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_referee_lets_do_what_is_legal_and_nothing_else(seats: int) -> None:
    rng = Random(seats)
    config = next(each for each in kit.configs("carry_on") if each.seats == seats)
    game = kit.SHELF.game("carry_on")
    session = Session(game, config, f"referee {seats}")
    session.settle()
    every: list[tuple[str, tuple[int, bool]]] = [("pick", (card, False)) for card in range(25)]
    every += [("settle", (weight, upgrade)) for weight in range(8) for upgrade in (False, True)]
    places = rng.sample(range(60), 12)
    for number, _ in enumerate(wander(session, rng, reseat=False)):
        if number not in places:
            continue
        for seat in session.seats:
            allowed = set()
            for what, (card, upgrade) in every:
                referee = refereed(session)
                try:
                    if what == "pick":
                        referee.pick(seat, card)
                    else:
                        referee.settle(seat, card, upgrade=upgrade)
                except ForbiddenError:
                    continue
                allowed.add((what, card, upgrade))
            legal = {
                ("pick", act.card, False)
                if isinstance(act, Pick)
                else ("settle", act.weight, act.upgrade)
                for act in session.legal(seat)
            }
            assert legal == allowed

"""Ladder: plays Carry On against hard computers as they do, in more worlds, and several times."""

from functools import partial
from typing import Any

from engine.core import AwaitingSeats, Config, Result, Rng
from engine.games.carry_on.bots.levels import HARD, HardBot
from engine.games.carry_on.bots.search import CarrySearch
from engine.games.carry_on.rules import CarryOn
from engine.match import Player, Session
from tests.tools.ladder.deeper.table import ME, best


def play(game: CarryOn, config: Config, seed: str, ways: int) -> tuple[Result, int]:
    """How a deal ends at its best, and how many decisions that took."""
    return best(game, partial(_once, game, config, seed, ways))


def _once(game: CarryOn, config: Config, seed: str, ways: int, turn: int) -> tuple[Result, int]:
    rivals = [Player("computer", HARD)] * (config.seats - 1)
    session = Session(game, config, seed, [Player(), *rivals])
    session.settle()
    me = HardBot(game.box)
    me._worlds = CarrySearch(game.box, ways)
    mind: Any = me.start(config, ME, HARD)
    looked = 0
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        if seat == ME:
            looked += 1
            stream = Rng("deeper", seed, turn, looked)
            thoughts = me.think(game, mind, session.view(ME), None, stream)
        else:
            thoughts = session.think(seat)
        *_, last = thoughts
        session.submit(seat, last.best)
    assert session.result is not None
    return session.result, looked

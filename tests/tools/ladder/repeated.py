"""Ladder: plays one deal of Where's My Luggage? from memory many times, each time with other luck.

The player at the traveller's seat is a plain level that knows no more than its seat; where it does
not know better it turns over other tiles each time. The computers are those of the deal.
"""

from collections.abc import Iterable
from typing import Any

from engine.core import AnyGame, AwaitingSeats, Config, Grade, Level, Rng
from engine.match import Player, Session
from tests.tools.ladder.deeper.table import ME


def grades(
    game: AnyGame, config: Config, rivals: Iterable[Level], seed: str, level: Level, times: int
) -> list[Grade]:
    """How good the results of so many matches are, the best first."""
    players = [Player(), *(Player("computer", one) for one in rivals)]
    found = [_once(game, config, players, seed, level, turn) for turn in range(times)]
    return sorted(found, key=lambda one: (one.place, -one.points))


def _once(
    game: AnyGame, config: Config, players: list[Player], seed: str, level: Level, turn: int
) -> Grade:
    session = Session(game, config, seed, players)
    session.settle()
    me = game.bots[level]
    mind: Any = me.start(config, ME, level)
    heard, looked = -1, 0
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        if seat == ME:
            for told in session.feed(ME, heard):
                mind, heard = me.notice(mind, told.event), told.input
            looked += 1
            stream = Rng("repeated", seed, str(level), turn, looked)
            thoughts = me.think(game, mind, session.view(ME), None, stream)
        else:
            thoughts = session.think(seat)
        *_, last = thoughts
        session.submit(seat, last.best)
    assert session.result is not None
    return game.grade(session.result, ME)

"""Bench: how fast the engine winds three minutes of a game with a clock and four computers."""

import statistics
import time
from functools import partial
from typing import NamedTuple

from engine import catalog
from engine.core import TEMPO, GameId, Level
from engine.match import Player, Session
from engine.simulate import play_out
from tests.tools.bench.figures import Figure
from tests.tools.bench.pace import often
from tests.tools.bench.probes import Probe

SEATS = 4
TICKS = 3 * 60 * 60
"""Three minutes of game time."""
BOUND = 0.5
MATCHES = 3
TRIES = 3
"""The best of so many counts: what else the machine does is not the engine's."""


class Took(NamedTuple):
    """Seconds for three minutes of game time, by the wall clock and of the processor."""

    wall: float
    spent: float


def probes() -> list[Probe]:
    """Return a probe for each game; without a clock it has no figure."""
    return [Probe(f"winding of {name}", partial(_of_game, name)) for name in catalog.ids()]


def _of_game(name: GameId) -> list[Figure]:
    """Whole matches, decisions and all, at each level; the slowest level counts."""
    return [_figure(name)] if _has_clock(name) else []


def _has_clock(name: GameId) -> bool:
    game = catalog.game(name)
    return TEMPO.id in game.configure(min(SEATS, game.seats[-1]), {})


def _figure(name: GameId) -> Figure:
    levels = list(catalog.game(name).bots)
    _wound(name, levels[0], "warm")
    found = {level: _median(name, level) for level in levels}
    # On a machine that does nothing else both are the same.
    slowest = max(found[level].spent for level in levels)
    details = {f"{level} CPU s": found[level].spent for level in levels}
    details |= {f"{level} wall s": found[level].wall for level in levels}
    return Figure(
        f"wind-{name}",
        f"the engine winds three minutes of four computers ({name})",
        slowest,
        " s",
        BOUND,
        "processor",
        "simulations and campaigns play such matches by the thousand",
        details,
    )


def _median(name: GameId, level: Level) -> Took:
    """The median of some matches, each at its best."""
    matches = [
        [_wound(name, level, f"wind {number}") for _ in range(often(TRIES, 1))]
        for number in range(often(MATCHES, 1))
    ]
    return Took(
        statistics.median(min(took.wall for took in tries) for tries in matches),
        statistics.median(min(took.spent for took in tries) for tries in matches),
    )


def _wound(name: GameId, level: Level, seed: str) -> Took:
    game = catalog.game(name)
    seats = min(SEATS, game.seats[-1])
    session = Session(game, game.configure(seats, {}), seed, [Player("computer", level)] * seats)
    session.settle()
    wall, spent = time.perf_counter(), time.process_time()
    play_out(session)
    share = TICKS / session.tick
    return Took((time.perf_counter() - wall) * share, (time.process_time() - spent) * share)

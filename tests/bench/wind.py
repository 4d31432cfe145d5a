"""Bench: how fast the engine winds three minutes of a game with a clock and four computers."""

import statistics
import time

from engine import catalog
from engine.core import TEMPO, GameId, Level
from engine.match import Player, Session
from engine.simulate import play_out
from tests.bench.figures import Figure

SEATS = 4
TICKS = 3 * 60 * 60
"""Three minutes of game time."""
BOUND = 0.5
MATCHES = 3
TRIES = 3
"""The best of so many counts: what else the machine does is not the engine's."""


def figures() -> list[Figure]:
    """Whole matches, decisions and all, at each level of each game; the slowest level counts."""
    return [_figure(name) for name in catalog.ids() if _has_clock(name)]


def _has_clock(name: GameId) -> bool:
    game = catalog.game(name)
    return TEMPO.id in game.configure(min(SEATS, game.seats[-1]), {})


def _figure(name: GameId) -> Figure:
    levels = list(catalog.game(name).bots)
    _wound(name, levels[0], "warm")
    found = {level: _median(name, level) for level in levels}
    slowest = max(levels, key=lambda level: found[level][0])
    details = {f"{level} s": found[level][0] for level in levels}
    details |= {f"{level} CPU s": found[level][1] for level in levels}
    words = f"the engine winds three minutes of four computers ({name})"
    return Figure(f"wind-{name}", words, found[slowest][0], " s", BOUND, False, details)


def _median(name: GameId, level: Level) -> tuple[float, float]:
    """Seconds of the wall clock and of the processor for three minutes of game time."""
    matches = [
        [_wound(name, level, f"wind {number}") for _ in range(TRIES)] for number in range(MATCHES)
    ]
    return (
        statistics.median(min(wall for wall, _ in tries) for tries in matches),
        statistics.median(min(spent for _, spent in tries) for tries in matches),
    )


def _wound(name: GameId, level: Level, seed: str) -> tuple[float, float]:
    game = catalog.game(name)
    seats = min(SEATS, game.seats[-1])
    session = Session(game, game.configure(seats, {}), seed, [Player("computer", level)] * seats)
    session.settle()
    wall, spent = time.perf_counter(), time.process_time()
    play_out(session)
    share = TICKS / session.tick
    return (time.perf_counter() - wall) * share, (time.process_time() - spent) * share

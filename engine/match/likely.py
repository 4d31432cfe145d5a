"""engine.match: the move that a person would most likely make, by how the weaker levels choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from engine.core import Act, Action, AnyGame, AwaitingSeats, Config, Level, Rng, Seat
from engine.core.review import Reviewer

SAMPLES: Final = {Level("easy"): 12, Level("normal"): 4}
"""How often each level chooses."""
LIKELY: Final = 25
"""A decision is likely that each level makes in at least so many percent of its choices."""


class LikelyPlan(NamedTuple):
    """A decision, and in how many percent of its choices each of the weaker levels makes it.

    It is the share of the level that makes it less often: what only one of them would do is no
    habit.
    """

    acts: tuple[Action, ...]
    share: int


def likely_plan(
    game: AnyGame, by: Reviewer, config: Config, state: Any, seat: Seat, key: str
) -> LikelyPlan | None:
    """Return what `easy` and `normal` most often do in a position.

    They remember nothing of the match but what lies on the table.

    Args:
        game: The game.
        by: Its reviewer.
        config: The options of the match.
        state: The position, from `Reviewer.position`.
        seat: The seat that decides.
        key: The name of the position; the same key gives the same answer.

    Returns:
        The decision; None if they do not agree on any, or the game has not both levels.
    """
    if not all(level in game.bots for level in SAMPLES):
        return None
    shares: dict[tuple[Action, ...], dict[Level, int]] = {}
    for level, acts in sample_plans(game, by, config, state, seat, key):
        same = next((one for one in shares if by.alike(one, acts)), acts)
        made = shares.setdefault(same, {})
        made[level] = made.get(level, 0) + 1
    agreed = [
        LikelyPlan(acts, min(100 * made.get(level, 0) // SAMPLES[level] for level in SAMPLES))
        for acts, made in shares.items()
    ]
    best = max(agreed, key=lambda one: one.share)
    return best if best.share >= LIKELY else None


def sample_plans(
    game: AnyGame, by: Reviewer, config: Config, state: Any, seat: Seat, key: str
) -> Iterator[tuple[Level, tuple[Action, ...]]]:
    """Yield what `easy` and `normal` do in a position, each as often as `SAMPLES` says.

    The arguments are those of `likely_plan`.
    """
    for level, samples in SAMPLES.items():
        for number in range(samples):
            stream = Rng("likely", key, str(level), number)
            yield level, _plan(game, by, config, state, seat, level, stream)


def _plan(
    game: AnyGame,
    by: Reviewer,
    config: Config,
    state: Any,
    seat: Seat,
    level: Level,
    stream: Rng,
) -> tuple[Action, ...]:
    """One decision of a level."""
    bot = game.bots[level]
    mind = bot.start(config, seat, level)
    acts: tuple[Action, ...] = ()
    while True:
        *_, thought = bot.think(game, mind, game.observe(state, seat), state, stream)
        act = thought.best
        if acts and not by.same_decision(state, acts, act):
            return acts
        acts += (act,)
        state = game.apply(state, Act(seat, act)).state
        awaiting = game.awaiting(state)
        if not (isinstance(awaiting, AwaitingSeats) and seat in awaiting.due):
            return acts

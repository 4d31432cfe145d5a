"""The ladder of Where's My Luggage?: neighbouring levels in both forms, at two seats and four.

At four seats each level has two. A chance player is no rung: it is as quick as people are, and
quickness is worth more than anything that `easy` knows.
"""

from collections.abc import Iterator
from itertools import pairwise

from engine import simulate
from engine.core import Level
from engine.games.wheres_my_luggage.components import LEVELS
from tests.tools.ladder.tournament import SEED, Contest

GAME = "wheres_my_luggage"
BEST_FIRST = tuple(Level(level) for level in reversed(LEVELS))


def contests(deals: int) -> Iterator[Contest]:
    """Seats take turns from deal to deal; half of the timed deals are played without faces."""
    for form in ("timed", "memory"):
        for seats in (2, 4):
            for pair in pairwise(BEST_FIRST):
                matches: list[simulate.Spec] = []
                for deal in range(deals):
                    levels = (pair if deal % 2 else pair[::-1]) * (seats // 2)
                    options = {"form": form, "faces": deal // 2 % 2 == 0}
                    seed = f"{SEED}.{form}.{seats}.{deal}"
                    matches += simulate.specs(GAME, levels, options, seed, 1)
                title = f"{form.capitalize()} form, {seats} seats: {' and '.join(pair)}"
                yield Contest(title, pair, tuple(matches))


def more() -> list[str]:
    """Nothing else."""
    return []

"""The ladder of Cargo Hold: neighbouring levels at two and four seats.

Each deal is played again with the seats turned.
"""

from collections.abc import Iterator
from itertools import pairwise

from engine import simulate
from engine.games.cargo_hold.bots import EASY, NORMAL
from engine.match.journal import RANDOM
from tests.ladder.tournament import SEED, Contest

GAME = "cargo_hold"
LEVELS = (NORMAL, EASY, RANDOM)
TABLES = (2, 4)


def contests(deals: int) -> Iterator[Contest]:
    """Seats by turns, one level's and the other's."""
    for seats in TABLES:
        for pair in pairwise(LEVELS):
            matches: list[simulate.Spec] = []
            for deal in range(deals):
                for levels in (pair, pair[::-1]):
                    seed = f"{SEED}.{seats}.{deal}"
                    matches += simulate.specs(GAME, levels * (seats // 2), {}, seed, 1)
            title = f"{seats} seats: {' and '.join(pair)}"
            yield Contest(title, pair, tuple(matches), each=2, sequential=True)


def more() -> list[str]:
    """Nothing further."""
    return []

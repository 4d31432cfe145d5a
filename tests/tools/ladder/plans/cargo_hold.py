"""The ladder of Cargo Hold: neighbouring levels at two and four seats, and one hard in four.

Each deal is played again with the seats turned.
"""

from collections.abc import Iterator
from itertools import pairwise

from engine import simulate
from engine.games.cargo_hold.bots.levels import EASY, HARD, NORMAL
from engine.match.journal import RANDOM
from tests.tools.ladder.tournament import SEED, Contest, pace_lines

GAME = "cargo_hold"
LEVELS = (HARD, NORMAL, EASY, RANDOM)
TABLES = (2, 4)
FOUR = 4
AIM = (0.35, 0.30)
"""What share of matches `hard` is to win among three `normal` ones, and the interval's low end."""


def contests(deals: int) -> Iterator[Contest]:
    """Seats by turns, one level's and the other's; then each seat in turn for one `hard`."""
    for seats in TABLES:
        for pair in pairwise(LEVELS):
            matches: list[simulate.Spec] = []
            for deal in range(deals):
                for levels in (pair, pair[::-1]):
                    seed = f"{SEED}.{seats}.{deal}"
                    matches += simulate.specs(GAME, levels * (seats // 2), {}, seed, 1)
            title = f"{seats} seats: {' and '.join(pair)}"
            yield Contest(title, pair, tuple(matches), each=2, sequential=True)
    alone: list[simulate.Spec] = []
    for deal in range(deals):
        for seat in range(FOUR):
            table = [NORMAL] * FOUR
            table[seat] = HARD
            alone += simulate.specs(GAME, table, {}, f"{SEED}.{FOUR}.{deal}", 1)
    title = "4 seats: one hard, three normal"
    yield Contest(title, (HARD, NORMAL), tuple(alone), each=FOUR, aim=AIM)


def more() -> list[str]:
    """How long it thinks at a large table."""
    return pace_lines(GAME, 3, 6)

"""The ladder of Carry On: neighbouring levels at two, four and eight seats, and one hard in four.

Each deal is played again with the seats turned, since characters are worth more than a level.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from engine import catalog, simulate
from engine.core import Action, Level, Seat
from engine.games.carry_on.bots.levels import EASY, HARD, NORMAL
from engine.match import BotRequest, Player, Session
from engine.match.journal import RANDOM
from tests.tools.ladder.tournament import SEED, Contest, by_deal, mean, pace_lines, percent, won

GAME = "carry_on"
LEVELS = (HARD, NORMAL, EASY, RANDOM)
TABLES = (2, 4, 8)
FOUR = 4
AIM = (0.38, 0.33)
"""What share of matches `hard` is to win among three `normal` ones, and the interval's low end."""
CEILING = 150
"""Deals for the player who sees all hands."""


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
    alone = [
        match
        for deal in range(deals)
        for levels in tables(HARD)
        for match in simulate.specs(GAME, levels, {}, seed_of(deal), 1)
    ]
    title = "4 seats: one hard, three normal"
    yield Contest(title, (HARD, NORMAL), tuple(alone), each=FOUR, aim=AIM)


def tables(level: Level) -> Iterator[list[Level]]:
    """One of a level among three `normal` ones, at each seat."""
    for seat in range(FOUR):
        yield [level if other == seat else NORMAL for other in range(FOUR)]


def seed_of(deal: int) -> str:
    """The deals of one among three."""
    return f"{SEED}.one.{deal}"


class _Seeing(Session):
    """A session in which `hard` sees all hands, and the others what they see."""

    def question(
        self, seat: Seat, level: Level | None = None, tried: Sequence[Action] = ()
    ) -> BotRequest:
        asked = super().question(seat, level, tried)
        if asked.level != HARD:
            return asked
        open_ = replace(self.moments[-1].state, open=True)
        return asked._replace(view=self.game.observe(open_, seat))


def seen(deals: int) -> Iterator[simulate.Record]:
    """The matches of one `hard` among three, if it saw all hands."""
    game = catalog.game(GAME)
    digest = catalog.components_digest(GAME)
    for deal in range(deals):
        for levels in tables(HARD):
            players = [Player("computer", level) for level in levels]
            config = game.configure(FOUR, {})
            session = _Seeing(game, config, seed_of(deal), players, components=digest)
            session.settle()
            simulate.play_out(session)
            yield simulate.record(session)


def more() -> list[str]:
    """How long a decision takes at the fullest table; the ceiling."""
    share = mean(by_deal(won([HARD], seen(CEILING)), FOUR)[HARD])
    return [
        *pace_lines(GAME, 3, 8),
        "## The ceiling",
        "",
        "One that sees all hands, and plays on in that one world by the same means, wins "
        f"{percent(share)} of the",
        f"matches against three `normal` ones ({CEILING} deals, each seat in turn).",
        "",
    ]

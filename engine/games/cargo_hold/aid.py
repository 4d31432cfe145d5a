"""Cargo Hold: what a table may reckon for whoever sees it: from what lies open, or by guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.core import Rng, ScoreLine, Seat
from engine.games.cargo_hold import raid
from engine.games.cargo_hold.actions import Attack
from engine.games.cargo_hold.bots.levels import DecisionContext, HardBot
from engine.games.cargo_hold.components import Components
from engine.parts.cards import Bag

if TYPE_CHECKING:
    from engine.games.cargo_hold.state import CargoState
    from engine.games.cargo_hold.view import CargoView

WORLD_SET_COUNT: Final = 8
"""How many times the worlds of a computer's decision: a figure that comes and goes helps no one."""
WIN_PERCENT_LINE: Final = "share"
EXPECTED_MONEY_LINE: Final = "money"
"""The lines of odds: how likely a raid is won, in percent; what it is expected to take, in dollars,
to the next ten.
"""


def losing(box: Components, attack: Bag, defence: Bag) -> bool:
    """Whether the attacker would win, its Lassos taking the best defenders (CH-24)."""
    return raid.losing(raid.RaidResolver(box, attack, defence))


def odds(
    game: Any, view: CargoView, world: CargoState, seat: Seat, action: Attack, stream: Rng
) -> tuple[ScoreLine, ...]:
    """The odds of a raid, from the same weighted worlds as `hard`'s. It loads NumPy."""
    captain = HardBot(game.box)
    at, worlds = DecisionContext(game, view, seat, world, stream), captain.worlds
    found = [worlds.odds(view, seat, captain.dealt(at), action) for _ in range(WORLD_SET_COUNT)]
    won, taken = (sum(part) for part in zip(*found, strict=True))
    share = round(won / (100 * WORLD_SET_COUNT))
    return ScoreLine(WIN_PERCENT_LINE, share), ScoreLine(
        EXPECTED_MONEY_LINE, 10 * round(taken / (10 * WORLD_SET_COUNT))
    )

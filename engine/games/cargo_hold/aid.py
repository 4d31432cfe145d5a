"""Cargo Hold: what a table may reckon for whoever sees it: from what lies open, or by guesses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.core import Rng, ScoreLine, Seat
from engine.games.cargo_hold import raid
from engine.games.cargo_hold.actions import Attack
from engine.games.cargo_hold.bots.levels import DecisionContext, HardBot
from engine.games.cargo_hold.components import (
    CARGO,
    DIVERSION,
    FAIR_FIGHT,
    FIREPOWER,
    GETAWAY,
    LOYALTY,
    PRISON_WAGON,
    REINFORCEMENT,
    SPECIALS,
    THIEF,
    Components,
)
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
_DEFENDERS_ONLY: Final = (GETAWAY, DIVERSION)
_OF_CARGO: Final = (PRISON_WAGON, THIEF)


def losing(box: Components, attack: Bag, defence: Bag) -> bool:
    """Whether the attacker would win, its Lassos taking the best defenders (CH-24)."""
    return raid.losing(raid.RaidResolver(box, attack, defence))


def odds(
    game: Any, view: CargoView, world: CargoState, seat: Seat, action: Attack, stream: Rng
) -> tuple[ScoreLine, ...]:
    """The odds of a raid, from the same weighted worlds as `hard`'s. It loads NumPy."""
    at = DecisionContext(game, view, seat, world, stream)
    *_, found = odds_so_far(HardBot(game.box), at, action)
    return found


def odds_so_far(
    captain: HardBot, at: DecisionContext, action: Attack
) -> Iterator[tuple[ScoreLine, ...]]:
    """The same, surer with each step; the last one counts."""
    won = taken = 0
    for sets in range(1, WORLD_SET_COUNT + 1):
        wins, money = captain.worlds.odds(at.view, at.seat, captain.dealt(at), action)
        won, taken = won + wins, taken + money
        yield (
            ScoreLine(WIN_PERCENT_LINE, round(won / (100 * sets))),
            ScoreLine(EXPECTED_MONEY_LINE, 10 * round(taken / (10 * sets))),
        )


def idle_in_raid(cards: Sequence[int], rest: Sequence[int]) -> tuple[int, ...]:
    """Return the kinds of `cards` that do nothing in a raid with them (CH-20, CH-25), ascending.

    Args:
        cards: The cards of the raid.
        rest: What stays in the raider's hand, from which Reinforcement adds.
    """
    adds = REINFORCEMENT in cards and any(card in FIREPOWER for card in rest)
    strong = adds or any(card in FIREPOWER for card in cards)

    def is_idle(card: int) -> bool:
        cleared = FAIR_FIGHT in cards and card in SPECIALS and card != FAIR_FIGHT
        if cleared or card in _DEFENDERS_ONLY:
            return True
        # Without firepower nobody wins a raid: a tie is the defender's.
        return (card == REINFORCEMENT and not adds) or (card == LOYALTY and not strong)

    return tuple(sorted({card for card in cards if is_idle(card)}))


def idle_in_delivery(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the kinds of `cards` that do nothing in a delivery of them (CH-20), ascending.

    A Fair Fight discards the other specials in a raid; Loyalty still acts when the delivery is
    collected (CH-12). What Reinforcement will find in the hand is not known yet.
    """
    strong = any(card in FIREPOWER for card in cards)
    adds = REINFORCEMENT in cards and FAIR_FIGHT not in cards
    cargo = any(card in CARGO for card in cards)

    def is_idle(card: int) -> bool:
        if card == LOYALTY:
            return not strong and not adds
        # Both have to do with the cargo alone (CH-23).
        if card in _OF_CARGO and not cargo:
            return True
        return FAIR_FIGHT in cards and card in SPECIALS and card != FAIR_FIGHT

    return tuple(sorted({card for card in cards if is_idle(card)}))

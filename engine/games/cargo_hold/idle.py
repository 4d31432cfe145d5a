"""Cargo Hold: cards that do nothing where they are about to be put, whatever the others hold."""

from __future__ import annotations

from collections.abc import Sequence

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
)

_DEFENDERS_ONLY = (GETAWAY, DIVERSION)


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
        if card == PRISON_WAGON and not cargo:
            return True
        return FAIR_FIGHT in cards and card in SPECIALS and card != FAIR_FIGHT

    return tuple(sorted({card for card in cards if is_idle(card)}))

"""Cargo Hold: what a seat can achieve in a match, besides winning it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Event, Result, Seat
from engine.games.cargo_hold.components import THIEF
from engine.games.cargo_hold.events import (
    CashedIn,
    Did,
    RaidBegan,
    SpecialFired,
    StrengthsCompared,
)

RAIDS: Final = 4
DEFENCES: Final = 3
MONEY: Final = 600

STRENGTH_ONE: Final = "strength-one"
FOUR_RAIDS: Final = "four-raids"
THREE_DEFENCES: Final = "three-defences"
BIG_MONEY: Final = "big-money"
THIEF_PAID: Final = "thief"
PEACEFUL: Final = "peaceful"

IDS: Final = (STRENGTH_ONE, FOUR_RAIDS, THREE_DEFENCES, BIG_MONEY, THIEF_PAID, PEACEFUL)


def achieved(seat: Seat, told: Sequence[Event], result: Result) -> frozenset[str]:
    """Return what a seat achieved in a match that is over.

    Args:
        seat: The seat.
        told: What happened, as everybody was told it.
        result: The result.

    Returns:
        Ids of `IDS`.
    """
    compared = [
        event for event in told if isinstance(event, StrengthsCompared) and event.winner == seat
    ]
    raids = [event for event in compared if event.attacker == seat]
    found = {
        STRENGTH_ONE: any(event.attack == 1 for event in raids),
        FOUR_RAIDS: len(raids) >= RAIDS,
        THREE_DEFENCES: len(compared) - len(raids) >= DEFENCES,
        BIG_MONEY: any(
            isinstance(event, CashedIn) and event.seat == seat and event.money >= MONEY
            for event in told
        ),
        THIEF_PAID: any(
            isinstance(event, SpecialFired)
            and (event.seat, event.card, event.did) == (seat, THIEF, Did.STOLE)
            for event in told
        ),
        PEACEFUL: seat in result.ranking[0]
        and not any(isinstance(event, RaidBegan) and event.attacker == seat for event in told),
    }
    return frozenset(name for name, is_so in found.items() if is_so)

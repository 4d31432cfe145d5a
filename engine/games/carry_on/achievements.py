"""Carry On: what a seat can achieve in a match, besides winning it."""

from __future__ import annotations

from typing import Final

from engine.core import Seat
from engine.games.carry_on.components import SOUVENIR
from engine.games.carry_on.view import CarryView

ROUND_POINTS: Final = 44
SOUVENIRS: Final = 3
CARDS: Final = 2

TO_THE_KILO: Final = "to-the-kilo"
NEVER_OVER: Final = "never-over"
FOUR_TYPES: Final = "four-types"
CARDS_LEFT: Final = "cards-left"
FULL_ROUND: Final = "full-round"
SOUVENIR_HUNTER: Final = "souvenirs"

IDS: Final = (TO_THE_KILO, NEVER_OVER, FOUR_TYPES, CARDS_LEFT, FULL_ROUND, SOUVENIR_HUNTER)


def achieved(seat: Seat, view: CarryView) -> frozenset[str]:
    """Return what a seat achieved in a match that is over.

    Args:
        seat: The seat.
        view: What everybody sees at the end.

    Returns:
        Ids of `IDS`.
    """
    mine = view.seats[seat]
    rounds = mine.rounds
    found = {
        TO_THE_KILO: any(each.kg == each.limit for each in rounds),
        NEVER_OVER: all(each.kg <= each.limit for each in rounds),
        FOUR_TYPES: all(each.essential for each in rounds),
        CARDS_LEFT: mine.unused >= CARDS,
        FULL_ROUND: any(each.points >= ROUND_POINTS for each in rounds),
        SOUVENIR_HUNTER: any(each.packed.count(SOUVENIR) >= SOUVENIRS for each in rounds),
    }
    return frozenset(name for name, is_so in found.items() if is_so)

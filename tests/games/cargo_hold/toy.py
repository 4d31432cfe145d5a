"""Tests: Cargo Hold with a deck of twelve cards, small enough to be counted out."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from engine.games.cargo_hold.bots.levels import players
from engine.games.cargo_hold.components import KINDS
from engine.games.cargo_hold.rules import CargoHold
from tests.games.cargo_hold.deals import box, cards

MIXED: Final = "3*outlaw 2*guard lasso 4*whiskey 2*cattle"
TARGET: Final = 300
TURNS: Final = 4


@cache
def toy() -> CargoHold:
    """Two seats, hands of three, one drawn a turn; the rules are the game's own."""
    whole = cards(MIXED)
    small = replace(
        box(),
        copies=tuple([whole.count(kind) for kind in range(KINDS)]),
        deck=whole,
        hand=3,
        drawn=1,
        low=TARGET,
        high=TARGET,
        turns=TURNS,
    )
    return CargoHold(small, players(small))

"""Tests: Cargo Hold with a deck of twelve cards, small enough to be counted out."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.games.cargo_hold.bots import players
from engine.games.cargo_hold.components import KINDS
from engine.games.cargo_hold.rules import CargoHold
from tests.games.cargo_hold.deals import box, cards

DECK = cards("3*outlaw 2*guard lasso 4*whiskey 2*cattle")


@cache
def toy(target: int = 300, turns: int = 4) -> CargoHold:
    """Hands of three, one drawn a turn; the rules are the game's own."""
    small = replace(
        box(),
        copies=tuple([DECK.count(kind) for kind in range(KINDS)]),
        deck=DECK,
        hand=3,
        drawn=1,
        low=target,
        high=target,
        turns=turns,
    )
    return CargoHold(small, players(small))

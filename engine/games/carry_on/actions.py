"""Carry On: what a seat can do."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engine.core import Action

Kind: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=24)]
"""A kind of card: type × 6 + weight - 2, or 24 for a souvenir (`components`)."""
Souvenirs: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
"""A number of souvenirs that one seat can have packed."""


class Pick(Action, frozen=True, tag="pick"):
    """Pack a card of one's hand (CO-11), or of the three that were drawn (CO-30).

    At 3 to 8 seats it is sealed, and may be done anew until all have picked.
    """

    card: Kind


class Settle(Action, frozen=True, tag="settle"):
    """Say how one's souvenirs and one's upgrade are used at a round's end (CO-13 to CO-15).

    So many souvenirs count as `weight`, the others are weightless; with `upgrade` a Carry On card
    is turned over. It is open to all, and may be done anew until all who are due have settled.
    """

    weight: Souvenirs
    upgrade: bool


CarryAction: TypeAlias = Pick | Settle
ACTIONS: tuple[type[Action], ...] = (Pick, Settle)

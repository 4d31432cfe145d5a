"""Where's My Luggage?: what a seat can do."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engine.core import Action

Slot: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=47)]
"""A slot of the belt, which it keeps wherever the belt takes it (WL-30)."""
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=17)]
"""A place of the memory form, row × 6 + column (WL-20)."""


class Grab(Action, frozen=True, tag="grab"):
    """Take the tile of a slot off the belt, to look at it (WL-11); the timed form."""

    slot: Slot


class TurnOver(Action, frozen=True, tag="turn"):
    """Turn over the tile of a place, for all to see (WL-21); the memory form."""

    slot: Place


class Ready(Action, frozen=True, tag="ready"):
    """Be ready for the next round (WL-16)."""


LuggageAction: TypeAlias = Grab | TurnOver | Ready
ACTIONS: tuple[type[Action], ...] = (Grab, TurnOver, Ready)

"""Core: what a state waits for."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.core.chance import Draw
from engine.core.ids import Seat
from engine.core.sheet import Result


class AwaitingSeats(msgspec.Struct, frozen=True):
    """Seats decide: `may` act, and without the `due` ones the game cannot go on.

    With the clock off `due` is never empty, and each due seat has a legal action. `sealed` says
    that what a seat decides stays secret until all due seats have decided; one that is no longer
    due may decide anew until then. `open` says that it is decided over what all see, so that no
    hand needs to be on the screen.

    A choice in the middle of a turn is asked of every seat of whom it could be asked, or else
    `awaiting` itself tells who holds the card.
    """

    may: tuple[Seat, ...]
    due: tuple[Seat, ...]
    clock: bool = False
    sealed: bool = False
    open: bool = False


class NeedsChance(msgspec.Struct, frozen=True):
    """Chance decides: the session answers the request and journals the answer."""

    request: Draw


class Over(msgspec.Struct, frozen=True):
    """Nobody decides any more."""

    result: Result


Awaiting: TypeAlias = AwaitingSeats | NeedsChance | Over

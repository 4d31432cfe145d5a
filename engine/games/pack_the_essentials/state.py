"""Pack the Essentials: the state of a match, a frozen value of ints and tuples.

What chance has not told yet (the bag's order, face-down tokens, solo cards) is not in it.
"""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.games.pack_the_essentials.view import Phase, SeatView

NOBODY = -1
NOTHING = -1


class PackState(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of a match. As in `PackView`, but with masks for sets and -1 for none.

    `bag` is the mask of kinds not drawn, `cards` the mask of solo cards not turned (by index in
    `Components.cards`), `seats` the open values that views show too. `advantages` are the seats
    that began with one more pack rat (PE-50).
    """

    phase: Phase
    round: int
    first: int
    actor: int
    spaces: tuple[int, ...]
    claims: tuple[int, ...]
    blocked: tuple[int, ...]
    position: int
    tokens: tuple[int, ...]
    drafted: bool
    paid: int
    lists: tuple[str, ...]
    victory: str | None
    supply: tuple[int, ...]
    bag: int
    cards: int
    seats: tuple[SeatView, ...]
    advantages: tuple[Seat, ...] = ()

"""Carry On: the state of a match, a frozen value of ints and tuples.

Equal cards are kinds. Hands are ascending, so a card has no place in them that could tell of it.
"""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.games.carry_on.view import Phase, RoundScore, Use


class CarryState(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of a match; by seat where nothing else is said, with -1 for none.

    `packs` is how many cards were packed by all together in this round. `deck` are the kinds that
    are neither dealt nor drawn in this round, ascending, `discards` those of two seats, in order.
    `hands` are ascending; a pick that is sealed is still in its hand. `may` is the mask of the
    seats that may act now, `due` of those that must. `pile` are the Luggage cards that can be
    drawn, ascending. `advantages` are the seats that see theirs before the last two cards (CO-40):
    until all are drawn, `early` has these seats' limits by seat, and they still are in `pile`.
    """

    phase: Phase
    open: bool
    round: int
    packs: int
    may: int
    due: int
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    pile: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    picks: tuple[int, ...]
    packed: tuple[tuple[int, ...], ...]
    limits: tuple[int, ...]
    uses: tuple[Use | None, ...]
    characters: tuple[int, ...]
    unused: tuple[int, ...]
    turned: tuple[int, ...]
    scores: tuple[tuple[RoundScore, ...], ...]
    advantages: tuple[Seat, ...] = ()
    early: tuple[int, ...] = ()

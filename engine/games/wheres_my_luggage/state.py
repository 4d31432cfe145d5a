"""Where's My Luggage?: the state of a match, a frozen value of ints and tuples.

The whole deal of a round is in it from the round's start, so that one code gives one deal whatever
is played; views and rehidden states keep what of it nobody has seen.
"""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.games.wheres_my_luggage.view import Looked, Pair, Phase


class Held(msgspec.Struct, frozen=True):
    """A tile in hand, the slot that it keeps, and when its look began and ends (WL-34)."""

    slot: int
    tile: int
    since: int
    until: int


class SeatState(msgspec.Struct, frozen=True):
    """One seat's cards, next card first, and what it has set aside in this round, in order.

    `points` are those of the rounds that were checked; the rest is as in `SeatView`.
    """

    passenger: int
    since: int
    draw: tuple[int, ...]
    action: tuple[int, ...]
    kept: tuple[Pair, ...]
    hand: Held | None
    looked: Looked | None
    points: tuple[int, ...]
    ready: bool


class LuggageState(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of a match; as in `LuggageView`, with -1 for none.

    `tiles` are the tiles by slot. `seen` is the mask of passengers that were ever face up in this
    round; `denied` holds, by slot, the mask of tiles that its marks say it is not; `peeked`, by
    seat, the mask of slots whose tile that seat was shown. All three are of this round.
    `advantages` are the seats with the advantage (WL-40, WL-41), and `spare` is the mask of those
    that still have their further look in this round.
    """

    memory: bool
    faces: bool
    phase: Phase
    round: int
    tick: int
    began: int
    actor: int
    tiles: tuple[int, ...]
    seen: int
    denied: tuple[int, ...]
    peeked: tuple[int, ...]
    seats: tuple[SeatState, ...]
    everyone: bool
    """Whether each look of the timed form shows its face to all (WL-33)."""
    advantages: tuple[Seat, ...] = ()
    spare: int = 0

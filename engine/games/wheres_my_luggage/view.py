"""Where's My Luggage?: what a seat sees.

With the belt's formula (`engine.parts.belt`, `Components.belt`) a view is enough to draw every
frame until something happens: it holds no places, only slots and ticks. No field can hold a
secret: faces are those that this seat was shown, or that a round's end shows to all.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engine.core import Seat

NONE = -1
"""No passenger, no tile, no type: an empty slot, a face that is not told."""


class Phase(StrEnum):
    """What the match is doing."""

    MIX = "mix"
    """Chance mixes the tiles (WL-10); nobody sees this phase for long."""
    DEAL = "deal"
    """Chance deals the passengers (WL-10); neither."""
    PLAY = "play"
    """A round is played; in the timed form the clock runs."""
    BETWEEN = "between"
    """A round was checked, and the next waits for seats to be ready (WL-16)."""
    OVER = "over"
    """The last round was checked."""


class LookResult(StrEnum):
    """What a look at a tile's reverse leads to (WL-11)."""

    MATCH = "match"
    """It is the passenger's: both are set aside, for a point."""
    ANOTHER = "another"
    """It is another passenger's: it goes back, and the passenger waits in the action deck."""
    LOST = "lost"
    """It is lost luggage: both are set aside, for no point."""


class Pair(msgspec.Struct, frozen=True):
    """A passenger and the tile that it was set aside with; tiles 30 to 35 are lost luggage."""

    passenger: int
    tile: int


class Looked(msgspec.Struct, frozen=True):
    """A look that has ended: at which tick, at the tile of which slot, for whom, with what mark."""

    tick: int
    slot: int
    passenger: int
    mark: LookResult


class TileInHand(msgspec.Struct, frozen=True):
    """A tile in hand (WL-34): the slot that it keeps, its type, and when its look began and ends.

    `tile` is the tile itself where the viewer is shown that face (WL-33), else NONE.
    """

    slot: int
    type: int
    since: int
    until: int
    tile: int = NONE


class SeatView(msgspec.Struct, frozen=True):
    """One seat's cards and pairs (WL-19).

    `passenger` is face up, NONE if there is none; it is so since the tick `since`, or its seat's
    last look ended then. `draw` and `action` count the cards of the two decks. `pairs` counts the
    matches of this round, `lost` the passengers set aside with lost luggage. `looked` is the last
    look of this round. `points` has a number for each round begun, this one too. `ready` only
    means something in phase BETWEEN.
    `checked` is, in phases BETWEEN and OVER, what was set aside in the round, in order, lost
    luggage among it; empty while a round is played (WL-15).
    """

    passenger: int
    since: int
    draw: int
    action: int
    pairs: int
    lost: int
    hand: TileInHand | None
    looked: Looked | None
    points: tuple[int, ...]
    ready: bool
    checked: tuple[Pair, ...]


class LuggageView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as `seat` (None: a spectator) sees it.

    `form` is `timed` or `memory`; `faces` says whether a peek tells its seat, or all, whose
    tile it is.
    `tick` is game time up to which all is done, `began` the tick at which the round began. `round`
    is 1 to `rounds`. `actor` is whose turn it is in the memory form, None otherwise.
    `belt` holds the type of the tile in each slot, NONE where there is none: 48 slots of the belt,
    or in the memory form 18 places, row × 6 + column. A tile in hand is not in its slot.
    `advantages` are the seats with the advantage (WL-40, WL-41), and `spare` those of them that
    still have their further look in this round of the memory form; check lines of matches without
    any do not cover them.
    """

    seat: Seat | None
    form: str
    faces: bool
    phase: Phase
    round: int
    rounds: int
    tick: int
    began: int
    actor: Seat | None
    belt: tuple[int, ...]
    seats: tuple[SeatView, ...]
    advantages: tuple[Seat, ...] = ()
    spare: tuple[Seat, ...] = ()

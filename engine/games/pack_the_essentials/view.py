"""Pack the Essentials: what a seat sees.

All that is in play is open; what is secret (the bag's order, face-down tokens, solo cards to come)
is not in the state at all, since chance is asked as late as possible. The view is a type of its
own all the same: it says what the screen and the bots may rely on.
"""

from __future__ import annotations

from enum import IntEnum

import msgspec

from engine.core import Seat


class Phase(IntEnum):
    """What the match is doing."""

    LISTS = 0
    """Chance draws the To Do Lists (PE-33)."""
    TILES = 1
    """Chance draws four tiles (PE-10, PE-20)."""
    BLOCK = 2
    """Chance turns a solo card over (PE-41)."""
    CLAIM = 3
    """Seats claim draft positions (PE-11)."""
    BONUS = 4
    """A seat chooses the colour of its bonus tile (PE-12)."""
    DRAFT = 5
    """A seat takes and places its turn's tiles (PE-13)."""
    LADY = 6
    """Chance turns a Cat Lady token (PE-13)."""
    TOYS = 7
    """Seats lay their toys (PE-21)."""
    OVER = 8


FREE_POSITION = -1
"""A draft position that nobody has claimed."""
LADY_POSITION = -2
"""A draft position that a Cat Lady fills."""


class Placed(msgspec.Struct, frozen=True):
    """A tile in a suitcase: its kind, side, clockwise quarter turns and top left cell."""

    kind: int
    cat: bool
    turn: int
    cell: int


class SeatView(msgspec.Struct, frozen=True):
    """One seat's suitcase and things.

    `board` is the board's id; `taken` and `prefilled` are masks of cells (bit = row × 12 + column),
    disjoint; `toys` lie in hand, `laid` is the mask of those laid. `bonus` is the kind of the bonus
    tile in hand, None without one. `placed` is in the order of placement.
    """

    board: str
    prefilled: int
    taken: int
    placed: tuple[Placed, ...]
    rats: int
    toys: int
    laid: int
    bonus: int | None


class PackView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as `seat` (None: a spectator) sees it.

    `round` is 1 to 12; `first` holds the suitcase token; `actor` is the seat whose decision it is
    in phases CLAIM, BONUS and DRAFT, else None. `spaces` are the kinds on Tile spaces 1 to 4, None
    where the tile is gone. `claims` are, for positions 1 to 4, a seat, FREE_POSITION or
    LADY_POSITION;
    `blocked` is the positions (1 to 4) that may not be claimed in this round; `position` the one
    that takes its bonus or drafts now, 0 in other phases. `tokens` are, for positions 1 to 4, the
    Cat Lady token turned there, or None. `drafted` says that the actor's tile of this turn is
    placed or discarded;
    `paid` how many rats the actor spent in this turn. `lists` are the To Do Lists' ids, `victory`
    the solo card's.
    `supply` counts the bonus tiles left: underwear and sock of colour 0, of colour 1, …
    `bag` are the kinds not drawn yet, ascending; `cards` the solo cards not turned yet.
    `advantages` are the seats that began with one more pack rat (PE-50); check lines of matches
    without any do not cover it.
    """

    seat: Seat | None
    phase: Phase
    round: int
    first: Seat
    actor: Seat | None
    spaces: tuple[int | None, ...]
    claims: tuple[int, ...]
    blocked: tuple[int, ...]
    position: int
    tokens: tuple[int | None, ...]
    drafted: bool
    paid: int
    lists: tuple[str, ...]
    victory: str | None
    goal: int | None
    supply: tuple[int, ...]
    bag: tuple[int, ...]
    cards: tuple[int, ...]
    seats: tuple[SeatView, ...]
    advantages: tuple[Seat, ...] = ()

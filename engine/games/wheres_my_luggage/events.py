"""Where's My Luggage?: what happens, and who is told of it.

Marks are told to all, faces to the seat that looks, or to all where everyone sees them (WL-33), and
in the memory form (WL-21).
Faces are told once and not to be looked at again (`recall`): to remember them is the game.
"""

from __future__ import annotations

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.view import LookResult, Pair


class RoundBegan(Event, frozen=True, tag="round"):
    """Tiles are mixed and passengers dealt (WL-10); `first` begins in the memory form."""

    tick: int
    round: int
    first: Seat | None


class PassengerUp(Event, frozen=True, tag="passenger"):
    """A seat turned over its next passenger (WL-11, WL-12)."""

    tick: int
    seat: Seat
    passenger: int


class DeckFlipped(Event, frozen=True, tag="flipped"):
    """A seat's action deck of so many cards became its draw deck (WL-13)."""

    tick: int
    seat: Seat
    cards: int


class Grabbed(Event, frozen=True, tag="grabbed"):
    """A seat took a tile off the belt and looks at it until a tick (WL-11, WL-34)."""

    tick: int
    seat: Seat
    slot: int
    type: int
    until: int


class Peeked(Event, frozen=True, tag="peeked"):
    """Whose tile a seat has taken; told to that seat alone, where faces are told at all (WL-33)."""

    recall = True

    tick: int
    seat: Seat
    slot: int
    tile: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only the seat that looks is told."""
        return self if seat == self.seat else None


class FaceSeen(Event, frozen=True, tag="seen"):
    """Whose tile a seat has taken; told to all, once, where everyone sees faces (WL-33)."""

    recall = True

    tick: int
    seat: Seat
    slot: int
    tile: int


class Turned(Event, frozen=True, tag="turned"):
    """Whose tile a seat has turned over; told to all, once (WL-21)."""

    recall = True

    tick: int
    seat: Seat
    slot: int
    tile: int


class LookEnded(Event, frozen=True, tag="looked"):
    """What a look led to, for the passenger that was face up (WL-11); ends a turn too (WL-21)."""

    tick: int
    seat: Seat
    slot: int
    passenger: int
    mark: LookResult


class FurtherLook(Event, frozen=True, tag="further"):
    """A seat with the advantage looks once more for the same passenger, in this turn (WL-41)."""

    tick: int
    seat: Seat
    passenger: int


class Done(Event, frozen=True, tag="done"):
    """These seats have no passengers left, and all stops (WL-14); tiles in hand went back."""

    tick: int
    round: int
    seats: tuple[Seat, ...]


class RoundChecked(Event, frozen=True, tag="checked"):
    """Each seat's pairs, in the order they were set aside, and its points in the round (WL-15)."""

    tick: int
    round: int
    pairs: tuple[tuple[Pair, ...], ...]
    points: tuple[int, ...]


class SeatReady(Event, frozen=True, tag="ready"):
    """A seat is ready for the next round (WL-16)."""

    tick: int
    seat: Seat


class Scored(Event, frozen=True, tag="scored"):
    """The match is over (WL-16): the best seats first, tied ones together, and the totals."""

    tick: int
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    PassengerUp,
    DeckFlipped,
    Grabbed,
    Peeked,
    FaceSeen,
    Turned,
    LookEnded,
    FurtherLook,
    Done,
    RoundChecked,
    SeatReady,
    Scored,
)

"""Carry On: what happens, and who is told of it.

What is in a hand is told to its holder alone, or to all where hands lie open (CO-16). Such things
are told once and not to be looked at again (`recall`): to remember what was passed on is the game.
Cards are kinds, as in `components`.

A round of 3 to 8 seats is told so:

    RoundBegan, HandTaken (each seat)
    then, six times, Picked and PickMade as each seat picks; with the last one, in the same step:
        Revealed, HandsPassed, HandTaken (each seat)
    and, in the step of the sixth, Revealed(turn=7): the last card packs itself (CO-16)
    before the sixth pick, where a seat has the advantage, LuggageTaken, LuggageLooked (CO-40)
    LuggageDrawn, and SettlingBegan if any seat has a choice; Settled as each seat settles
    CardTurned (each upgrade), RoundScored; after the last round Scored

and one of two seats:

    RoundBegan, then fourteen times Drew, HandTaken, Packed; the rest as above. With the advantage
    LuggageTaken and LuggageLooked come after the tenth time
"""

from __future__ import annotations

from typing import ClassVar

from engine.core import Event, Seat
from engine.games.carry_on.view import RoundScore


class CharactersDealt(Event, frozen=True, tag="characters"):
    """Each seat has a character, by index, and so many Carry On / Upgrade cards (CO-10)."""

    characters: tuple[int, ...]
    cards: tuple[int, ...]


class RoundBegan(Event, frozen=True, tag="round"):
    """All item and souvenir cards are shuffled (CO-11, CO-32).

    Each seat is dealt `cards`, 0 with two seats, who draw; `deck` cards are left.
    """

    round: int
    cards: int
    deck: int


class HandTaken(Event, frozen=True, tag="hand"):
    """A seat takes up a hand, dealt, passed to it or drawn: all its cards now, ascending.

    Told to the seat, or to all where hands lie open. A table animates by the public event that
    stands before: RoundBegan, HandsPassed or Drew.
    """

    recall: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int, ...]
    open: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its holder sees a hand that does not lie open."""
        return self if self.open or seat == self.seat else None


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew so many cards, for its `turn` 1 to 7 (CO-30); `deck` cards are left."""

    seat: Seat
    turn: int
    cards: int
    deck: int


class Picked(Event, frozen=True, tag="picked"):
    """A seat has picked a card in secret (CO-11); `again` if it had picked one before."""

    seat: Seat
    turn: int
    again: bool


class PickMade(Event, frozen=True, tag="pick-made"):
    """Which card a seat has picked, told to that seat alone, also where hands lie open."""

    recall: ClassVar[bool] = True

    seat: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only the seat that picked is told."""
        return self if seat == self.seat else None


class Revealed(Event, frozen=True, tag="revealed"):
    """All picks of a turn are turned over together, by seat, and packed (CO-11).

    `automatic` is the seventh turn, in which each hand's last card packs itself (CO-16).
    """

    turn: int
    cards: tuple[int, ...]
    automatic: bool


class HandsPassed(Event, frozen=True, tag="passed"):
    """All hands, of `cards` cards each, go to the left: from each seat to the next (CO-11)."""

    turn: int
    cards: int


class Packed(Event, frozen=True, tag="packed"):
    """A seat packed one of the cards it drew and discarded the others, ascending (CO-30)."""

    seat: Seat
    turn: int
    card: int
    discarded: tuple[int, ...]


class LuggageDrawn(Event, frozen=True, tag="luggage"):
    """All take a Luggage card at the same time (CO-12): the limits by seat.

    `left` are the limits of those that stay in the middle, ascending. With two seats the drawn
    ones never come back (CO-31); with more all are shuffled again for the next round.
    """

    round: int
    limits: tuple[int, ...]
    left: tuple[int, ...]


class LuggageTaken(Event, frozen=True, tag="luggage-taken"):
    """These seats take their Luggage card already, and look at it (CO-40)."""

    round: int
    seats: tuple[Seat, ...]


class LuggageLooked(Event, frozen=True, tag="luggage-looked"):
    """The limit of a Luggage card that a seat looks at before the others draw (CO-40).

    Told to the seat, or to all where hands lie open.
    """

    recall: ClassVar[bool] = True

    seat: Seat
    limit: int
    open: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only the seat that looks is told, unless hands lie open."""
        return self if self.open or seat == self.seat else None


class SettlingBegan(Event, frozen=True, tag="settling"):
    """These seats have a choice in the use of souvenirs or of an upgrade (CO-15)."""

    round: int
    seats: tuple[Seat, ...]


class Settled(Event, frozen=True, tag="settled"):
    """A seat has said how it uses its souvenirs and whether it upgrades, as `Settle`, to all.

    `again` if it had said so before.
    """

    seat: Seat
    weight: int
    upgrade: bool
    again: bool


class CardTurned(Event, frozen=True, tag="turned"):
    """A seat's Carry On card is turned over for good (CO-14); so many `unused` are left."""

    seat: Seat
    unused: int


class RoundScored(Event, frozen=True, tag="scored-round"):
    """The round is scored (CO-20 to CO-22), by seat, line by line; and the totals so far."""

    round: int
    scores: tuple[RoundScore, ...]
    totals: tuple[int, ...]


class Scored(Event, frozen=True, tag="scored"):
    """The match is over (CO-24): the best seats first, tied ones together, and the totals.

    `cards` are the points for unused Carry On cards by seat, `extras` what the character gives for
    still having one (Cabin Crew); both are in `scores`.
    """

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    cards: tuple[int, ...]
    extras: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    CharactersDealt,
    RoundBegan,
    HandTaken,
    Drew,
    Picked,
    PickMade,
    Revealed,
    HandsPassed,
    Packed,
    LuggageTaken,
    LuggageLooked,
    LuggageDrawn,
    SettlingBegan,
    Settled,
    CardTurned,
    RoundScored,
    Scored,
)

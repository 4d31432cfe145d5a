"""Cargo Hold: what a seat sees.

Public are the numbers of cards in hands, deliveries and deck, the discard pile, money, and the
turns until a delivery is ready (CH-2, CH-14). A hand is its holder's. What lies in a delivery is in
no view, its owner's neither, until it is shown (CH-13).

Cards are kinds, as in `components`, ascending, equal ones repeated.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engine.core import Seat
from engine.games.cargo_hold.actions import Answers
from engine.parts.cards import Bag


class Phase(StrEnum):
    """What the match is doing: in a turn, the first step that may still be taken (CH-11)."""

    DEAL = "deal"
    """Chance deals the first hands (CH-10)."""
    COLLECT = "collect"
    """The turn has just begun: collect, extend, or go on to what comes later."""
    DELIVER = "deliver"
    """A delivery was collected or extended: deliver, raid, or end the turn."""
    RAID = "raid"
    """A delivery was started: raid, or end the turn."""
    END = "end"
    """There was a raid: end the turn."""
    DRAW = "draw"
    """Chance gives the seat its cards (CH-16)."""
    DISCARD = "discard"
    """The seat discards what is more than its hand may hold (CH-16)."""
    CHOICE = "choice"
    """In a raid the owner of a special chooses (CH-24)."""
    LOYALTY = "loyalty"
    """Whoever collects a delivery with Loyalty in it chooses what comes back (CH-12, CH-25)."""
    OVER = "over"
    """Somebody has reached the target, or all turns are played."""


class DeliveryView(msgspec.Struct, frozen=True):
    """A delivery that lies there: so many `cards`, with the extension card or without.

    It is ready after `left` of its owner's turns have begun; 0: it is ready, or was left so.
    `shown` are its cards where all see them, while it is collected and at the end; else None.
    """

    cards: int
    extended: bool
    left: int
    shown: Bag | None


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it.

    `money` is what it has, in dollars: collected, defended, raided, stolen (CH-27); `total` is the
    sum. `cards` is how many are in hand; `hand` has them where this viewer sees them (its own, and
    all at the end), else it is empty. `known` are the cards in this hand that came back to it
    before all eyes (CH-25); `either` those that lie in the hand or in the delivery, since they were
    known before it was put down. Both are public: of one's own they say what others know.
    """

    money: tuple[int, int, int, int]
    total: int
    cards: int
    hand: Bag
    known: Bag
    either: Bag
    delivery: DeliveryView | None


class RaidView(msgspec.Struct, frozen=True):
    """The raid that is going on, open to all, while somebody has to choose (CH-24).

    `attack` and `defence` are what is in play on each side, cargo too. `strengths` are those of
    attack and defence as they lie. `chooser` is who has to choose for which special `card`.
    `winner` is known while Loyalty is asked about, None before.
    """

    attacker: Seat
    defender: Seat
    extended: bool
    attack: Bag
    defence: Bag
    strengths: tuple[int, int]
    chooser: Seat
    card: int
    winner: Seat | None


class CargoView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as `seat` (None: a spectator) sees it.

    `actor` is whose turn it is, its `turn`-th, beginning with 1. `target` is in dollars. `deck`
    counts the cards to be drawn, `discards` are in order, the last one on top. `due` are the seats
    that are waited for. `answers` are this seat's standing answers (CH-24); None for a spectator.
    `winner` is who has reached the target. `advantages` are the seats that draw one more card
    (CH-30); check lines of matches without any do not cover it.
    """

    seat: Seat | None
    phase: Phase
    actor: Seat
    turn: int
    target: int
    deck: int
    discards: tuple[int, ...]
    raid: RaidView | None
    due: tuple[Seat, ...]
    answers: Answers | None
    winner: Seat | None
    seats: tuple[SeatView, ...]
    advantages: tuple[Seat, ...] = ()

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw, from the deck or the discards (CH-16)."""
        return bool(self.deck or self.discards)

"""Cargo Hold: what happens, and who is told of it.

What lies face down is told in two events: a public one, that it was done, and a private one to its
owner, which is not to be looked at again (`recall`). Cards are kinds, ascending.

A match begins with HandsDealt, HandTaken (each seat), TurnBegan. A turn is told so, where each part
may be missing:

    Collected, SpecialFired (Loyalty; where there is a choice, in the step of `TakeBack`), CashedIn
    Extended
    Delivered, PutDown
    RaidBegan, SpecialFired (each special that comes up), StrengthsCompared, RaidEnded: see below
    TurnEnding, AnswersLeft; DeckMade, Drew, CardsDrawn; Discarded; TurnBegan or Scored

A raid stops before a special whose owner has to choose; that choice's step goes on with its
SpecialFired. CashedIn stands behind the Thief's SpecialFired, and before RaidEnded.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from engine.core import Event, Seat
from engine.games.cargo_hold.actions import Answers


class Source(StrEnum):
    """Where money came from: the lines of the sheet (CH-27)."""

    COLLECTED = "collected"
    DEFENDED = "defended"
    RAIDED = "raided"
    STOLEN = "stolen"


class Did(StrEnum):
    """What a special did when its order came."""

    NOTHING = "nothing"
    """It had no target, no say on this side, or nothing to give."""
    CLEARED = "cleared"
    """A Fair Fight: all specials of both sides, itself too, are discarded."""
    STOLE = "stole"
    """Thief: this cargo is cashed in for the attacker and discarded."""
    SHIELDED = "shielded"
    """Thief of the attacker: a defending Thief keeps it off."""
    GUARDED = "guarded"
    """Thief of the defender: no Thief can steal from this delivery."""
    FLED = "fled"
    """Getaway: it is discarded, and these, all others of the delivery, go back to the hand."""
    STAYED = "stayed"
    """Getaway: it is not used."""
    ROPED = "roped"
    """Lasso: this firepower of the other side is discarded."""
    REINFORCED = "reinforced"
    """Reinforcement: this firepower comes out of the hand to this side."""
    DECLINED = "declined"
    """Reinforcement: nothing was added."""
    DIVERTED = "diverted"
    """Diversion: these cards, the attacker's own delivery, are discarded."""
    SEIZED = "seized"
    """Prison Wagon of the loser: this, all cargo of the delivery, is discarded."""
    RETURNED = "returned"
    """Loyalty of the winner: this firepower, or none, goes back to the hand."""


class HandsDealt(Event, frozen=True, tag="dealt"):
    """Each seat is dealt `cards` (CH-10); `deck` are left. So much money wins: `target` dollars."""

    cards: int
    deck: int
    target: int


class HandTaken(Event, frozen=True, tag="hand"):
    """The first hand of a seat, told to it alone."""

    recall: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its holder is told."""
        return self if seat == self.seat else None


class TurnBegan(Event, frozen=True, tag="turn"):
    """A seat's turn, its `turn`-th, beginning with 1; `left` turns until its delivery is ready.

    0: it is ready now; -1: it has none (CH-14).
    """

    seat: Seat
    turn: int
    left: int


class Collected(Event, frozen=True, tag="collected"):
    """A seat shows its delivery and collects it (CH-12)."""

    seat: Seat
    cards: tuple[int, ...]
    extended: bool


class CashedIn(Event, frozen=True, tag="cashed"):
    """A seat gets money for cargo, and has `total` now; `cards` are the cargo that paid.

    For nothing as well: the winner of a raid or of a delivery without cargo gets 0.
    """

    seat: Seat
    source: Source
    cards: tuple[int, ...]
    money: int
    total: int


class Extended(Event, frozen=True, tag="extended"):
    """A seat puts its extension card on its delivery, which was ready (CH-12)."""

    seat: Seat


class Delivered(Event, frozen=True, tag="delivered"):
    """A seat starts a delivery of so many cards, face down (CH-13)."""

    seat: Seat
    cards: int
    extended: bool


class PutDown(Event, frozen=True, tag="put-down"):
    """What a seat put into its delivery, told to that seat alone, once (CH-13)."""

    recall: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only the seat that put it down is told."""
        return self if seat == self.seat else None


class RaidBegan(Event, frozen=True, tag="raid"):
    """A seat raids another's delivery: the cards of the raid, and the delivery that is shown."""

    attacker: Seat
    defender: Seat
    cards: tuple[int, ...]
    delivery: tuple[int, ...]
    extended: bool


class SpecialFired(Event, frozen=True, tag="fired"):
    """A special of a seat came up (CH-20), and `did` this, to these cards (`Did` says which).

    `other` is who sits at the other side of the raid, None where a delivery is collected.
    """

    seat: Seat
    other: Seat | None
    card: int
    did: Did
    cards: tuple[int, ...]


class StrengthsCompared(Event, frozen=True, tag="strengths"):
    """Attack strength against defence strength (CH-21), and who wins."""

    attacker: Seat
    defender: Seat
    attack: int
    defence: int
    winner: Seat


class RaidEnded(Event, frozen=True, tag="raid-ended"):
    """A raid is over; nobody has won it after a Getaway, or where a Thief has won the match.

    What each side takes back into its hand, seen by all; all other cards are discarded.
    """

    attacker: Seat
    defender: Seat
    winner: Seat | None
    attacker_back: tuple[int, ...]
    defender_back: tuple[int, ...]


class TurnEnding(Event, frozen=True, tag="ending"):
    """A seat ends its turn, with or without drawing (CH-16)."""

    seat: Seat
    draws: bool


class AnswersLeft(Event, frozen=True, tag="answers"):
    """The standing answers of a seat from now on (CH-24), told to that seat alone."""

    recall: ClassVar[bool] = True

    seat: Seat
    answers: Answers

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only the seat itself is told."""
        return self if seat == self.seat else None


class DeckMade(Event, frozen=True, tag="deck"):
    """The discard pile, these cards, is shuffled into a new deck (CH-16)."""

    cards: tuple[int, ...]


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew so many cards; it has `hand` now, `deck` are left."""

    seat: Seat
    cards: int
    hand: int
    deck: int


class CardsDrawn(Event, frozen=True, tag="cards"):
    """What a seat drew, told to that seat alone."""

    recall: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only the seat that drew is told."""
        return self if seat == self.seat else None


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat discards what its hand may not hold at its turn's end, face up (CH-2, CH-16)."""

    seat: Seat
    cards: tuple[int, ...]


class Scored(Event, frozen=True, tag="scored"):
    """The match is over (CH-19, CH-27): the best seats first, tied ones together, and the money.

    `winner` is who reached the target, None where nobody did in all turns. What was still hidden
    is shown: the deliveries, () where a seat has none, and the hands, by seat.
    """

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    winner: Seat | None
    deliveries: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]


EVENTS: tuple[type[Event], ...] = (
    HandsDealt,
    HandTaken,
    TurnBegan,
    Collected,
    CashedIn,
    Extended,
    Delivered,
    PutDown,
    RaidBegan,
    SpecialFired,
    StrengthsCompared,
    RaidEnded,
    TurnEnding,
    AnswersLeft,
    DeckMade,
    Drew,
    CardsDrawn,
    Discarded,
    Scored,
)

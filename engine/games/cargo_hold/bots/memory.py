"""Cargo Hold: what a computer player remembers of each seat in this match.

It counts what everybody saw. So all levels remember the same, exchanging hidden cards changes
nothing in it, and a saved match gives it again. What a level makes of it is told in `levels`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from engine.core import Event, Seat
from engine.games.cargo_hold.components import CARGO, FIREPOWER, Components
from engine.games.cargo_hold.events import (
    CashedIn,
    Collected,
    Delivered,
    Did,
    Discarded,
    Drew,
    Extended,
    HandsDealt,
    RaidBegan,
    RaidEnded,
    SpecialFired,
    TurnBegan,
    TurnEnding,
)
from engine.games.cargo_hold.scoring import SHEET_LINES
from engine.parts.cards import Bag

MAX_COUNTED_SIZE: Final = 10
"""Larger deliveries are counted as deliveries of so many cards."""
RAID_STRENGTH_BOUNDS: Final = (3, 6)
"""A raid is weak, middling or strong: up to the first strength, up to the second, or above."""

Classes = tuple[int, int, int]
"""Cards of firepower, of cargo, and specials."""


class SeatRecord(msgspec.Struct, frozen=True):
    """What everybody saw of one seat in this match.

    `drawn` counts its cards, those of its first hand too; `gone` are the cards that it has shown
    and lost, `thrown` those of them that it discarded at the end of a turn. `shown` are the cards
    of its deliveries that were shown. A turn without a delivery counts as `sent` or `idle`, one in
    which it could raid as `raids` or `spared`. `crate` is the size of its delivery, 0 if none.
    """

    drawn: int = 0
    gone: Classes = (0, 0, 0)
    thrown: Classes = (0, 0, 0)
    shown: Classes = (0, 0, 0)
    shown_crates: int = 0
    sizes: tuple[int, ...] = (0,) * MAX_COUNTED_SIZE
    """How many deliveries of 1, 2, 3 … cards it has started."""
    crate: int = 0
    extensions: int = 0
    idle: int = 0
    raids: tuple[int, int, int] = (0, 0, 0)
    """How many weak, middling and strong raids it has made."""
    targets: tuple[int, ...] = ()
    """How often it has raided each seat."""
    spared: int = 0
    money: tuple[int, ...] = (0,) * len(SHEET_LINES)
    """What it was paid, by the lines of the sheet."""

    @property
    def sent(self) -> int:
        """How many deliveries it has started."""
        return sum(self.sizes)

    @property
    def raided(self) -> int:
        """How often it has raided."""
        return sum(self.raids)

    @property
    def chances(self) -> int:
        """In how many turns it could raid."""
        return self.raided + self.spared


class CargoMind(msgspec.Struct, frozen=True):
    """A bot's memory: its seat, and a record of each seat.

    `has_raided` says whether the seat whose turn it is has raided in it.
    """

    seat: Seat
    records: tuple[SeatRecord, ...] = ()
    has_raided: bool = False


def blank(seat: Seat, seats: int) -> CargoMind:
    """The memory before anything was told."""
    return CargoMind(seat, (SeatRecord(targets=(0,) * seats),) * seats)


def notice(box: Components, mind: CargoMind, told: Event) -> CargoMind:
    """The memory after one event; the same one if there is nothing to count."""
    if not mind.records:
        return mind
    match told:
        case HandsDealt(cards=cards):
            records = [replace(one, drawn=one.drawn + cards) for one in mind.records]
            return replace(mind, records=tuple(records))
        case TurnBegan():
            return replace(mind, has_raided=False)
        case Delivered() | Extended() | Collected():
            return _after_delivery(mind, told)
        case RaidBegan() | SpecialFired() | RaidEnded():
            return _after_raid(box, mind, told)
        case CashedIn(seat=seat, source=source, money=money):
            paid = [*mind.records[seat].money]
            paid[SHEET_LINES.index(source)] += money
            return _changed(mind, seat, money=tuple(paid))
        case TurnEnding() | Drew() | Discarded():
            return _after_turn(mind, told)
        case _:
            return mind


def _after_delivery(mind: CargoMind, told: Delivered | Extended | Collected) -> CargoMind:
    if isinstance(told, Collected):
        return _shown(mind, told.seat, told.cards)
    record = mind.records[told.seat]
    if isinstance(told, Extended):
        return _changed(mind, told.seat, extensions=record.extensions + 1)
    return _changed(
        mind,
        told.seat,
        sizes=_one_more(record.sizes, min(told.cards, MAX_COUNTED_SIZE) - 1),
        extensions=record.extensions + told.extended,
        crate=told.cards,
    )


def _after_raid(
    box: Components, mind: CargoMind, told: RaidBegan | SpecialFired | RaidEnded
) -> CargoMind:
    match told:
        case RaidBegan(attacker=attacker, defender=defender):
            strength = sum([box.attack[kind] for kind in told.cards])
            strong = sum([strength > bound for bound in RAID_STRENGTH_BOUNDS])
            mind = _lost(_shown(mind, defender, told.delivery), attacker, told.cards)
            record = mind.records[attacker]
            raids, targets = _one_more(record.raids, strong), _one_more(record.targets, defender)
            return replace(_changed(mind, attacker, raids=raids, targets=targets), has_raided=True)
        case RaidEnded(attacker=attacker, defender=defender):
            mind = _lost(mind, attacker, told.attacker_back, -1)
            return _lost(mind, defender, told.defender_back, -1)
        case SpecialFired(did=Did.REINFORCED, seat=seat, cards=cards):
            return _lost(mind, seat, cards)
        case SpecialFired(did=Did.DIVERTED, other=int() as other, cards=cards) if cards:
            return _shown(mind, other, cards)
        case SpecialFired(did=Did.RETURNED, other=None, seat=seat, cards=cards):
            # What comes back after a raid is told at its end.
            return _lost(mind, seat, cards, -1)
        case _:
            return mind


def _after_turn(mind: CargoMind, told: TurnEnding | Drew | Discarded) -> CargoMind:
    record = mind.records[told.seat]
    if isinstance(told, Drew):
        return _changed(mind, told.seat, drawn=record.drawn + told.cards)
    if isinstance(told, Discarded):
        thrown = _more(record.thrown, classes(told.cards))
        return _changed(_lost(mind, told.seat, told.cards), told.seat, thrown=thrown)
    others = [one.crate for seat, one in enumerate(mind.records) if seat != told.seat]
    return _changed(
        mind,
        told.seat,
        idle=record.idle + (record.crate == 0),
        spared=record.spared + (any(others) and not mind.has_raided),
    )


def classes(cards: Bag) -> Classes:
    """How many cards of firepower, of cargo, and specials."""
    firepower = sum([kind in FIREPOWER for kind in cards])
    cargo = sum([kind in CARGO for kind in cards])
    return firepower, cargo, len(cards) - firepower - cargo


def _more(one: Classes, other: Classes, sign: int = 1) -> Classes:
    return one[0] + sign * other[0], one[1] + sign * other[1], one[2] + sign * other[2]


def _one_more(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + 1, *counts[at + 1 :])


def _changed(mind: CargoMind, seat: Seat, **fields: Any) -> CargoMind:
    record = replace(mind.records[seat], **fields)
    return replace(mind, records=(*mind.records[:seat], record, *mind.records[seat + 1 :]))


def _lost(mind: CargoMind, seat: Seat, cards: Bag, sign: int = 1) -> CargoMind:
    """After cards have left a seat for all to see, or have come back to it (`sign` -1)."""
    gone = _more(mind.records[seat].gone, classes(cards), sign)
    return _changed(mind, seat, gone=gone)


def _shown(mind: CargoMind, seat: Seat, cards: Bag) -> CargoMind:
    """After a seat's delivery was shown."""
    record = mind.records[seat]
    return _changed(
        _lost(mind, seat, cards),
        seat,
        shown=_more(record.shown, classes(cards)),
        shown_crates=record.shown_crates + 1,
        crate=0,
    )

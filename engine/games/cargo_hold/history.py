"""Cargo Hold: a match looked back upon: every delivery and what became of it, every raid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.core import Event, Seat
from engine.games.cargo_hold.events import (
    CashedIn,
    Collected,
    Delivered,
    Did,
    Extended,
    RaidBegan,
    RaidEnded,
    Scored,
    Source,
    SpecialFired,
    TurnBegan,
)
from engine.games.cargo_hold.view import CargoView, Phase, RaidView

_CHOSEN_OUTCOMES: Final = (Did.FLED, Did.STAYED, Did.REINFORCED, Did.RETURNED)
"""What a special does only by somebody's choice."""


class Fate(StrEnum):
    """What became of a delivery."""

    COLLECTED = "collected"
    DEFENDED = "defended"
    """Raided, and held."""
    RAIDED = "raided"
    """Raided, and lost: also to a Thief that won the match before strengths were compared."""
    FLED = "fled"
    """Raided, and taken back by a Getaway."""
    DIVERTED = "diverted"
    """Discarded by a Diversion."""
    OPEN = "open"
    """It was still on its way when the match ended."""


class Sent(msgspec.Struct, frozen=True):
    """A delivery: whose it is, in which of its owner's turns it was started, what lay in it.

    `money` is what it paid its owner, `lost` what it paid a raider, Thief's cargo too. `seized`: a
    Prison Wagon had its cargo discarded.
    """

    seat: Seat
    turn: int
    extended: bool
    cards: tuple[int, ...] = ()
    fate: Fate = Fate.OPEN
    raider: Seat | None = None
    money: int = 0
    lost: int = 0
    seized: bool = False


class Raided(NamedTuple):
    """A raid: who and whom, in which turn of the attacker, with what, and what it brought."""

    attacker: Seat
    defender: Seat
    turn: int
    cards: tuple[int, ...]
    won: bool
    money: int


class CargoHistory:
    """All deliveries and raids of a match, from its events in order, and the money by turn."""

    def __init__(self, seats: int, events: Iterable[Event]) -> None:
        self.sent: list[Sent] = []
        """In the order in which they were started."""
        self.raids: list[Raided] = []
        self.by_turn: list[list[int]] = [[] for _ in range(seats)]
        """By seat, what each of its turns had brought it before the next one began, in dollars."""
        self._under: dict[Seat, int] = {}
        self._turn = 0
        self._raid = -1
        for event in events:
            self._follow(event)

    def of(self, seat: int) -> list[Sent]:
        """The deliveries of a seat."""
        return [one for one in self.sent if one.seat == seat]

    def best_raid(self) -> Raided | None:
        """The raid that brought most; None where none brought anything."""
        best = max(self.raids, key=lambda raid: raid.money, default=None)
        return best if best is not None and best.money else None

    def _follow(self, event: Event) -> None:
        match event:
            case TurnBegan(seat=seat, turn=turn):
                self._turn = turn
                self.by_turn[seat].append(0)
            case Delivered(seat=seat, extended=extended):
                self._under[seat] = len(self.sent)
                self.sent.append(Sent(seat, self._turn, extended))
            case Extended(seat=seat):
                self._change(seat, extended=True)
            case Collected(seat=seat, cards=cards):
                self._change(seat, cards=cards, fate=Fate.COLLECTED)
            case RaidBegan():
                cards, raider = event.delivery, event.attacker
                self._raid = self._under[event.defender]
                self._change(event.defender, cards=cards, fate=Fate.DEFENDED, raider=raider)
                self.raids.append(
                    Raided(raider, event.defender, self._turn, event.cards, won=False, money=0)
                )
            case SpecialFired(did=Did.DIVERTED, other=other, cards=cards) if other is not None:
                self._change(other, cards=cards, fate=Fate.DIVERTED)
            case SpecialFired(did=Did.FLED, seat=seat):
                self._change(seat, fate=Fate.FLED)
            case SpecialFired(did=Did.SEIZED):
                self.sent[self._raid] = replace(self.sent[self._raid], seized=True)
            case CashedIn():
                self._cash(event)
            case RaidEnded(attacker=attacker, defender=defender, winner=winner):
                # Nobody wins after a Getaway, or where a Thief has won the match before.
                if winner != defender and self.sent[self._raid].fate is not Fate.FLED:
                    self._change(defender, fate=Fate.RAIDED)
                self.raids[-1] = self.raids[-1]._replace(won=winner == attacker)
            case Scored(deliveries=deliveries):
                for index, one in enumerate(self.sent):
                    if one.fate is Fate.OPEN and deliveries[one.seat]:
                        self.sent[index] = replace(one, cards=deliveries[one.seat])

    def _cash(self, event: CashedIn) -> None:
        seat, money = event.seat, event.money
        self.by_turn[seat][-1:] = [sum(self.by_turn[seat][-1:]) + money]
        if event.source in (Source.RAIDED, Source.STOLEN):
            raid, sent = self.raids[-1], self.sent[self._raid]
            self.raids[-1] = raid._replace(money=raid.money + money)
            self.sent[self._raid] = replace(sent, lost=sent.lost + money)
        elif event.source is Source.DEFENDED:
            self.sent[self._raid] = replace(self.sent[self._raid], money=money)
        else:
            self._change(seat, money=money)

    def _change(self, seat: Seat, **fields: object) -> None:
        index = self._under[seat]
        self.sent[index] = replace(self.sent[index], **fields)


def beforehand(view: CargoView, events: Iterable[Event]) -> list[SpecialFired]:
    """Of a step's events, `view` before it, the specials whose defender was not asked, as it had
    left an answer: where by all that is public it had a choice (CH-24).
    """
    raid: RaidView | RaidBegan | None = view.raid
    attack = [*view.raid.attack] if view.raid is not None else []
    asks, found = view.phase is Phase.CHOICE, list[SpecialFired]()
    for event in events:
        if isinstance(event, RaidBegan):
            raid, attack = event, [*event.cards]
        if raid is None or not isinstance(event, SpecialFired):
            continue
        did, (first, asks) = event.did, (asks, False)
        held, targets = view.seats[raid.defender].cards, {kind for kind in attack if kind < 8}
        if did is Did.ROPED and event.seat == raid.defender:
            attack.remove(event.cards[0])
        elif did is Did.REINFORCED and event.seat == raid.attacker:
            attack += event.cards
        free = did in _CHOSEN_OUTCOMES or (did is Did.ROPED and len(targets) > 1)
        free = free or (did is Did.DECLINED and held > 0)
        if free and not first and event.seat == raid.defender:
            found.append(event)
    return found


class Since(NamedTuple):
    """A raid on somebody's delivery since its last turn: whose, how it ended, the money that it
    brought to the winner, whether it was the `last` raid, whether a Prison Wagon `seized` the
    cargo from who won it, and what a Thief took where it did not win, in dollars.
    """

    raider: Seat
    fate: Fate
    money: int
    last: bool
    seized: bool = False
    stolen: int = 0


def lately(events: Sequence[Event], seat: Seat) -> Sequence[Event]:
    """What happened between a seat's last turn and its present one, in order."""
    return events[_lately(events, seat)]


def _lately(events: Sequence[Event], seat: Seat) -> slice:
    """Where what happened between them begins and ends."""
    begun = [(n, each.seat) for n, each in enumerate(events) if isinstance(each, TurnBegan)]
    own = [n for n, who in begun if who == seat]
    # Its last turn was over where the next one's began.
    start = next((n for n, _ in begun if len(own) > 1 and n > own[-2]), 0)
    return slice(start, own[-1] if own else len(events))


def raided_since(events: Sequence[Event], seat: Seat) -> Since | None:
    """What became of a seat's delivery between its last turn and its present one, if raided."""
    money, found = dict.fromkeys(Source, 0), None
    seized = fled = mine = False
    for event in lately(events, seat):
        match event:
            case RaidBegan():
                mine = event.defender == seat
                found = found and found._replace(last=False)
            case _ if not mine:
                pass
            case CashedIn():
                money[event.source] += event.money
            case SpecialFired(did=Did.SEIZED):
                seized = True
            case SpecialFired(did=Did.FLED):
                fled = True
            case RaidEnded(attacker=raider, winner=winner):
                mine, stolen = False, money[Source.STOLEN]
                fate, brought = Fate.RAIDED, money[Source.RAIDED] + stolen
                if winner == seat:
                    fate, brought = Fate.DEFENDED, money[Source.DEFENDED]
                elif fled:
                    fate, brought = Fate.FLED, 0
                lost = fate is Fate.RAIDED
                found = Since(raider, fate, brought, True, seized and lost, 0 if lost else stolen)
    return found


class RaidNews(NamedTuple):
    """A raid, as it is told of afterwards: who and whom, how it ended for the delivery, the dollars
    that the winner was paid, and what a Thief took besides, where it did not win.

    `trap`: a Diversion discarded the attacker's own delivery. `number`: how many raids of the match
    were before it.
    """

    attacker: Seat
    defender: Seat
    fate: Fate
    money: int
    stolen: int
    trap: bool
    number: int


def raids_lately(events: Sequence[Event], seat: Seat) -> Sequence[RaidNews]:
    """Return the raids between a seat's last turn and its present one, in order."""
    span, found = _lately(events, seat), list[RaidNews]()
    number = sum(isinstance(event, RaidBegan) for event in events[: span.start])
    money, trap, fled = dict.fromkeys(Source, 0), False, False
    for event in events[span]:
        match event:
            case RaidBegan():
                money, trap, fled = dict.fromkeys(Source, 0), False, False
            case CashedIn():
                money[event.source] += event.money
            case SpecialFired(did=Did.DIVERTED):
                trap = True
            case SpecialFired(did=Did.FLED):
                fled = True
            case RaidEnded(attacker=attacker, defender=defender, winner=winner):
                fate, brought = Fate.RAIDED, money[Source.RAIDED] + money[Source.STOLEN]
                if winner == defender:
                    fate, brought = Fate.DEFENDED, money[Source.DEFENDED]
                elif fled:
                    fate, brought = Fate.FLED, 0
                stolen = 0 if fate is Fate.RAIDED else money[Source.STOLEN]
                found.append(RaidNews(attacker, defender, fate, brought, stolen, trap, number))
                number += 1
    return found


class Meanwhile(NamedTuple):
    """What another seat has done besides raids: dollars that it collected, cards that it sent."""

    seat: Seat
    money: int
    sent: int


def meanwhile(events: Sequence[Event], seat: Seat) -> Sequence[Meanwhile]:
    """Return what the others did between a seat's last turn and its present one besides raids, in
    the order of their turns; nothing of those who neither collected nor sent anything.
    """
    found = dict[Seat, Meanwhile]()
    for event in lately(events, seat):
        match event:
            case TurnBegan(seat=who):
                found.setdefault(who, Meanwhile(who, 0, 0))
            case Delivered(seat=who):
                found[who] = found[who]._replace(sent=event.cards)
            case CashedIn(seat=who, source=Source.COLLECTED):
                was = found.get(who, Meanwhile(who, 0, 0))
                found[who] = was._replace(money=was.money + event.money)
            case _:
                pass
    return [each for each in found.values() if each.seat != seat and (each.money or each.sent)]

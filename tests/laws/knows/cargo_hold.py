"""What a seat of Cargo Hold knows: its hand, delivery and answers, and what all have seen.

What came back to a hand before all eyes lies in it, or in the delivery put down since. A deck that
was made anew has cards of its pile alone, and who drew nothing from it has none of them.
"""

from collections import Counter
from typing import Any

from engine.games.cargo_hold.actions import ASK_ALL
from engine.games.cargo_hold.events import (
    AnswersLeft,
    CardsDrawn,
    CashedIn,
    Collected,
    DeckMade,
    Delivered,
    Did,
    Discarded,
    Drew,
    HandsDealt,
    HandTaken,
    PutDown,
    RaidBegan,
    RaidEnded,
    Source,
    SpecialFired,
    TurnEnding,
)


class Public:
    """What all know of one seat."""

    def __init__(self) -> None:
        self.size = 0
        self.drawn = 0
        self.hand: Counter[int] = Counter()
        self.both: Counter[int] = Counter()
        self.claim: tuple[Counter[int], int] = (Counter(), 0)
        self.ended = self.older = False

    def loses(self, cards: Any) -> None:
        self.size -= len(cards)
        for card in cards:
            lot, least = self.claim
            sure = self.ended and least == lot.total()
            if self.hand[card]:
                self.hand[card] -= 1
            elif self.both[card] and not sure:
                self.both[card] -= 1

    def gets(self, cards: Any) -> None:
        self.size += len(cards)
        self.hand.update(cards)

    def puts_down(self, size: int) -> None:
        self.size -= size
        self.both, self.hand = self.hand, Counter()
        self.claim, self.ended, self.older = (Counter(), 0), False, False

    def ends_turn(self) -> None:
        if not self.ended:
            lot = +self.both
            self.claim = (lot, max(0, lot.total() - (self.size - self.hand.total())))
        self.ended = True

    def shows(self, cards: Any) -> None:
        self.hand += self.both - Counter(cards)
        self.both, self.claim, self.ended = Counter(), (Counter(), 0), True

    def holds(self, hand: Any, delivery: Any, since: Counter[int]) -> bool:
        """`since` are the cards that lie in nothing but this deck, or came out of it."""
        lot, least = self.claim
        there, lies = Counter(hand), Counter(delivery)
        new = (there + lies) & since
        return (
            len(hand) == self.size
            and self.hand <= there
            and self.hand + self.both <= there + lies
            and (lot & lies).total() >= least
            and new.total() <= self.drawn
            and not (self.older and lies & since)
        )


def holds(game: Any, world: Any, seat: int, feed: list[Any]) -> bool:
    n, box = len(world.hands), game.box
    seats = [Public() for _ in range(n)]
    for one in seats:
        one.ended = True
    hand: Counter[int] = Counter()
    drawn: Counter[int] = Counter()
    delivery: tuple[int, ...] = ()
    answers, attacker = ASK_ALL, -1
    whole = Counter(box.deck)
    for event in feed:
        match event:
            case HandsDealt():
                for one in seats:
                    one.size = one.drawn = event.cards
            case HandTaken() | CardsDrawn():
                hand.update(event.cards)
                drawn.update(event.cards)
            case Drew():
                seats[event.seat].size += event.cards
                seats[event.seat].drawn += event.cards
            case DeckMade():
                whole, drawn = Counter(event.cards), Counter()
                for one in seats:
                    one.drawn, one.older = 0, True
            case Delivered():
                seats[event.seat].puts_down(event.cards)
            case PutDown():
                delivery = event.cards
                hand.subtract(delivery)
            case TurnEnding():
                seats[event.seat].ends_turn()
            case AnswersLeft():
                answers = event.answers
            case Discarded():
                seats[event.seat].loses(event.cards)
                if event.seat == seat:
                    hand.subtract(event.cards)
            case Collected():
                seats[event.seat].shows(event.cards)
            case RaidBegan():
                attacker = event.attacker
                seats[attacker].loses(event.cards)
                seats[event.defender].shows(event.delivery)
                if event.attacker == seat:
                    hand.subtract(event.cards)
            case SpecialFired(did=Did.REINFORCED):
                seats[event.seat].loses(event.cards)
                if event.seat == seat:
                    hand.subtract(event.cards)
            case SpecialFired(did=Did.DIVERTED):
                seats[attacker].shows(event.cards)
                if attacker == seat:
                    delivery = ()
            case SpecialFired(did=Did.RETURNED, other=None):
                seats[event.seat].gets(event.cards)
                if event.seat == seat:
                    hand.update(event.cards)
            case RaidEnded():
                seats[event.attacker].gets(event.attacker_back)
                seats[event.defender].gets(event.defender_back)
                if event.attacker == seat:
                    hand.update(event.attacker_back)
                if event.defender == seat:
                    hand.update(event.defender_back)
                    delivery = ()
            case CashedIn(source=Source.COLLECTED) if event.seat == seat:
                delivery = ()
    # So many more than there are elsewhere were in the pile, and so came out of this deck.
    since: Counter[int] = Counter()
    if whole != Counter(box.deck):
        since = Counter({kind: many for kind, many in whole.items() if many == box.copies[kind]})
    mine = Counter(world.hands[seat]) == +hand and world.answers[seat] == answers
    if world.raid is None and world.deliveries[seat]:
        mine = mine and world.deliveries[seat] == delivery
    deck = Counter(world.deck) + (drawn if whole != Counter(box.deck) else Counter())
    return (
        mine
        and deck <= whole
        and all(
            seats[one].holds(world.hands[one], world.deliveries[one], since)
            for one in range(n)
            if one != seat
        )
    )

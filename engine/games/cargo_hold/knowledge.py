"""Cargo Hold: what is known of hidden cards.

All seats know the same of a hand that is not theirs. Cards that came back to it before all eyes
lie in it until they are played; when a delivery is put down they lie in either, and what was shown
of the one tells of the other.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

import msgspec

from engine.parts.cards import Bag

HAND_UNCHANGED: Final = 1 << 10
"""No card has come into this hand since the delivery was put down."""


class KnownCards(msgspec.Struct, frozen=True):
    """What all know of a seat's hidden cards, at least so many of each kind.

    `hand` lies in its hand, `either` in its hand or in its delivery. Of `lot`, known when the
    delivery was put down, `least` cards lie in the delivery; in the hand there were `old` cards
    then that are still there, at most. `family` is the deck at that time: what came from a later
    one is not in the delivery.
    """

    hand: Bag = ()
    either: Bag = ()
    lot: Bag = ()
    least: int = 0
    old: int = 0
    family: int = 0


NOTHING_KNOWN: Final = KnownCards()


def played(known: KnownCards, cards: Bag) -> KnownCards:
    """After these left the hand, for all to see: they may be the ones that were known."""
    if not (known.hand or known.either):
        return known
    hand, either = [*known.hand], [*known.either]
    for card in cards:
        if card in hand:
            hand.remove(card)
        elif card in either and known.least < len(known.lot):
            # Where all of the lot lies in the delivery, this was another one.
            either.remove(card)
    left = {"hand": tuple(hand), "either": tuple(either)}
    return msgspec.structs.replace(known, **left)


def put_down(known: KnownCards, family: int) -> KnownCards:
    """After a delivery was put down out of the hand: what was known lies in one of the two."""
    if not known.hand:
        return _unknown(family)
    return KnownCards(either=known.hand, lot=known.hand, old=HAND_UNCHANGED, family=family)


@cache
def _unknown(family: int) -> KnownCards:
    """Of hand and delivery nothing is known but which deck is too late for the latter."""
    return KnownCards(family=family)


def grows(known: KnownCards, held: int) -> KnownCards:
    """Before a hand of so many cards gets others that nobody knows."""
    if known.old != HAND_UNCHANGED:
        return known
    old = held - len(known.hand)
    least = max(0, len(known.either) - old)
    return msgspec.structs.replace(known, lot=known.either, least=least, old=old)


def shown(known: KnownCards, delivery: Bag) -> KnownCards:
    """After the delivery was shown: what did not lie there lies in the hand."""
    if not known.either:
        return KnownCards(hand=known.hand)
    rest = Counter(known.either) - Counter(delivery)
    return KnownCards(hand=tuple(sorted((*known.hand, *rest.elements()))))


def returned(known: KnownCards, cards: Bag) -> KnownCards:
    """After these came to the hand before all eyes."""
    if not cards:
        return known
    return msgspec.structs.replace(known, hand=tuple(sorted((*known.hand, *cards))))

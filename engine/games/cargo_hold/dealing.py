"""Cargo Hold: worlds in which all holds that is known (`knowledge`); the rest is dealt anew.

Nothing here reads more than sizes of what is hidden.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.core import Rng
from engine.games.cargo_hold.actions import ASK_ALL
from engine.games.cargo_hold.components import KINDS, NOTHING, Components
from engine.games.cargo_hold.knowledge import KnownCards
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import Phase


class _Place:
    """A seat's hand and delivery as they may be: what is known of them, and what they lack."""

    def __init__(
        self, held: int, delivered: int, known: KnownCards, drew: int, stream: Rng
    ) -> None:
        self.hand = [*known.hand]
        self.delivery: list[int] = []
        free = held - len(self.hand)
        slots = stream.shuffled([True] * delivered + [False] * min(known.old, free))
        in_hand: list[int] = []
        for card, there in zip(known.either, slots, strict=False):
            (self.delivery if there else in_hand).append(card)
        while in_hand and len(self.delivery) < known.least:
            self.delivery.append(in_hand.pop(stream.below(len(in_hand))))
        self.hand += in_hand
        self.held, self.delivered, self.known, self.drew = held, delivered, known, drew

    def complete(self, pool: list[int], stream: Rng) -> None:
        """Cards of the lot that are in the delivery though as many were played from the hand."""
        others = Counter(self.known.lot) - Counter(self.known.either)
        for card in stream.shuffled(sorted(others.elements())):
            if len(self.delivery) >= self.known.least:
                return
            if pool[card]:
                pool[card] -= 1
                self.delivery.append(card)

    def lacks(self, family: int) -> tuple[int, int]:
        """How many cards are lacking that cannot be of this deck, and how many that can."""
        hand, delivery = self.held - len(self.hand), self.delivered - len(self.delivery)
        may = hand if self.known.family < family else hand + delivery
        new = min(self.drew, may)
        return hand + delivery - new, new

    def fill(self, old: list[int], new: list[int], family: int, stream: Rng) -> None:
        """Take what is lacking, old cards first where the delivery is older than this deck."""
        many, most = self.lacks(family)
        cards = [old.pop() for _ in range(many)], [new.pop() for _ in range(most)]
        if self.known.family < family:
            # None of the new ones lies in the delivery.
            rest, sure = cards
        else:
            rest, sure = stream.shuffled([*cards[0], *cards[1]]), []
        while len(self.delivery) < self.delivered:
            self.delivery.append(rest.pop())
        self.hand += [*rest, *sure]


def dealt_anew(box: Components, state: CargoState, seat: int, stream: Rng) -> CargoState:
    """A state in which all that a seat knows holds, and all else that is hidden is dealt anew.

    The deck can only have cards of the pile that it was made of, less those that the seat drew;
    and a seat that has drawn nothing since has none that was in that pile alone.
    """
    n = len(state.hands)
    collected = state.turn % n if state.phase is Phase.LOYALTY else NOTHING
    pool = [0] * KINDS
    hidden: list[int] = [*state.deck]
    places: dict[int, _Place] = {}
    for other in range(n):
        if other == seat:
            continue
        hand, delivery = state.hands[other], state.deliveries[other]
        hidden += hand
        if other == collected:
            delivery = ()
        hidden += delivery
        known, drew = state.known[other], len(state.drawn[other])
        places[other] = _Place(len(hand), len(delivery), known, drew, stream)
    for card in hidden:
        pool[card] += 1
    for place in places.values():
        for card in (*place.hand, *place.delivery):
            pool[card] -= 1
    for place in places.values():
        place.complete(pool, stream)
    old, new, deck = _by_age(box, state, seat, pool, [*places.values()], stream)
    hands, deliveries, drawn = [*state.hands], [*state.deliveries], [*state.drawn]
    for other, place in places.items():
        place.fill(old, new, state.family, stream)
        hands[other] = tuple(sorted(place.hand))
        if other != collected:
            deliveries[other] = tuple(sorted(place.delivery))
        drawn[other] = (NOTHING,) * len(drawn[other])
    answers = tuple([one if other == seat else ASK_ALL for other, one in enumerate(state.answers)])
    return msgspec.structs.replace(
        state,
        deck=tuple(sorted(deck)),
        hands=tuple(hands),
        deliveries=tuple(deliveries),
        drawn=tuple(drawn),
        answers=answers,
    )


def _by_age(
    box: Components,
    state: CargoState,
    seat: int,
    pool: list[int],
    places: list[_Place],
    stream: Rng,
) -> tuple[list[int], list[int], list[int]]:
    """The pool by where it may lie: where no card of this deck can be, where one can, the deck."""
    whole, own = Counter(state.whole), Counter(state.drawn[seat])
    # Cards that cannot come from this deck, those that can only do so, and all others.
    before: list[int] = []
    after: list[int] = []
    either: list[int] = []
    for kind, many in enumerate(pool):
        if many:
            left = whole[kind] - own[kind]
            sure_old = max(0, many - left)
            sure_new = max(0, many - (box.copies[kind] - whole[kind]))
            before += [kind] * sure_old
            after += [kind] * sure_new
            either += [kind] * (many - sure_old - sure_new)
    lacking = [place.lacks(state.family) for place in places]
    olds, news = sum([one[0] for one in lacking]), sum([one[1] for one in lacking])
    deck = len(state.deck)
    before, after = stream.shuffled(before), stream.shuffled(after)
    either = stream.shuffled(either)
    # So many of the first lie where new ones may be, so many of the second do not lie in the deck.
    x = _share(len(before), news, olds, news + deck - len(after), stream)
    y = _share(len(after), news - x, deck, news - x, stream)
    one = max(0, olds - len(before) + x)
    two = one + max(0, news - x - y)
    row = [*before[x:], *either[:one], *before[:x], *after[:y], *either[one:two]]
    row += [*after[y:], *either[two:]]
    old, new = row[:olds], row[olds : olds + news]
    return stream.shuffled(old), stream.shuffled(new), row[olds + news :]


def _share(cards: int, here: int, there: int, most: int, stream: Rng) -> int:
    """How many of some cards come to lie here if all places are equal and all find one."""
    places = stream.shuffled([1] * here + [0] * there)
    return max(cards - there, min(sum(places[:cards]), most), 0)

"""Cargo Hold: what cards, deliveries and raids are worth at a glance, in dollars.

Everything here goes by rules of thumb: what a card may still bring, how often a delivery is raided,
how strong raids and guards usually are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.cargo_hold.components import (
    CARGO,
    DIVERSION,
    FAIR_FIGHT,
    GETAWAY,
    LASSO,
    LOYALTY,
    PRISON_WAGON,
    REINFORCEMENT,
    SPECIALS,
    THIEF,
    Components,
)
from engine.parts.cards import Bag, distinct, minus

SPECIAL_VALUE_DOLLARS: Final = {
    FAIR_FIGHT: 25,
    THIEF: 70,
    GETAWAY: 35,
    LASSO: 40,
    REINFORCEMENT: 30,
    PRISON_WAGON: 22,
    DIVERSION: 26,
    LOYALTY: 25,
}
"""What a special card in hand may still bring."""
STRENGTH_POINT_DOLLARS: Final = 10
"""What a point of strength in hand may still bring."""
HELD_CARGO_PERCENT: Final = 45
"""Of 100 dollars of cargo in hand so many come in, since it is yet to be put on the way."""
DELIVERY_RAID_PERCENT: Final = 30
"""In so many of 100 rounds a delivery is raided."""
STRONGER_RAID_PERCENT: Final = (97, 90, 76, 58, 42, 28, 18, 11, 6, 3)
"""By defence strength: so many of 100 raids are stronger."""
DELIVERY_MIX_PERCENT: Final = (60, 28)
"""Of 100 cards of a delivery so many are cargo and firepower, the rest is special."""
LATER_TURN_PERCENT: Final = 88
"""What comes in a turn later is worth so much of 100."""
EXCESS_CARD_PERCENT: Final = 30
"""A card beyond those that are sure to stay in hand is worth so much of 100."""
GETAWAY_LOSS_PERCENT: Final = 30
"""With a Getaway in it a delivery is lost in so many of 100 raids that would take it."""
LOYALTY_RETURN_PERCENT: Final = 80
DIVERSION_USE_PERCENT: Final = 80
"""What Loyalty brings back, and a Diversion in a delivery, are worth so much of 100."""
THIEF_PICK_PERCENT: Final = 120
"""What a Thief takes, of 100 that usual cargo pays: it takes the best."""
PROTECTING_SPECIALS: Final = (GETAWAY, LASSO, REINFORCEMENT, DIVERSION, LOYALTY, THIEF)
"""Specials that may help a delivery."""


class CargoEvaluation:
    """The worth of things, with one box of components."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.keep: tuple[int, ...] = tuple(
            [
                SPECIAL_VALUE_DOLLARS[kind]
                if kind in SPECIALS
                else HELD_CARGO_PERCENT * max(box.pays[0][kind], box.pays[1][kind]) // 100
                if kind in CARGO
                else STRENGTH_POINT_DOLLARS * (box.attack[kind] + box.defence[kind])
                for kind in range(len(box.ids))
            ]
        )
        """By kind, what a card in hand may still bring."""
        cargo = [kind for kind in box.deck if kind in CARGO]
        self.usual: tuple[float, float] = (
            sum([box.pays[0][kind] for kind in cargo]) / len(cargo),
            sum([box.pays[1][kind] for kind in cargo]) / len(cargo),
        )
        """What a cargo card pays on average, as a 1-turn and as a 2-turn delivery."""
        self.guarded = lru_cache(maxsize=128)(self._guarded)

    def worth(self, hand: Bag) -> int:
        """What a hand may still bring: the best of it, since draws push out the rest (CH-16)."""
        keeps = sorted([self.keep[kind] for kind in hand], reverse=True)
        most = self.box.limit - self.box.drawn
        return sum(keeps[:most]) + sum(keeps[most:]) * EXCESS_CARD_PERCENT // 100

    def cost(self, cards: Bag, hand: Bag) -> int:
        """What these cards of a hand could still bring if they stayed in it."""
        return self.worth(hand) - self.worth(minus(hand, cards))

    def value(self, cards: Bag, extended: bool) -> int:
        """What the cargo among these pays."""
        pays = self.box.pays[extended]
        return sum([pays[kind] for kind in cards])

    # Deliveries

    def holds(self, cards: Bag, rounds: int, danger: int = DELIVERY_RAID_PERCENT) -> float:
        """How likely a delivery is not lost to a raid in so many rounds.

        In `danger` of 100 rounds it is raided.
        """
        defence = sum([self.box.defence[kind] for kind in cards])
        defence += 2 * cards.count(LASSO) + cards.count(REINFORCEMENT)
        lost = danger * STRONGER_RAID_PERCENT[min(defence, len(STRONGER_RAID_PERCENT) - 1)] / 10_000
        if GETAWAY in cards:
            lost *= GETAWAY_LOSS_PERCENT / 100
        return float((1 - lost) ** rounds)

    def expects(
        self, cards: Bag, hand: Bag, extended: bool, danger: int = DELIVERY_RAID_PERCENT
    ) -> float:
        """What putting these on the way brings more than keeping them."""
        rounds = 2 if extended else 1
        later = (LATER_TURN_PERCENT / 100) ** rounds
        found = self.value(cards, extended) * self.holds(cards, rounds, danger) * later
        firepower = [kind for kind in cards if kind < 8]
        if LOYALTY in cards:
            kept = sum([self.keep[kind] for kind in firepower])
            found += LOYALTY_RETURN_PERCENT / 100 * kept
        if DIVERSION in cards:
            found += SPECIAL_VALUE_DOLLARS[DIVERSION] * DIVERSION_USE_PERCENT / 100
        return found - self.cost(cards, hand)

    def deliveries(self, hand: Bag) -> list[tuple[Bag, bool]]:
        """A short list of deliveries with cargo: the best of it, under more and more guard."""
        found: dict[tuple[Bag, bool], None] = {}
        guards = sorted(
            [kind for kind in hand if kind < 8],
            key=lambda kind: (self.box.attack[kind] - 2 * self.box.defence[kind], kind),
        )
        specials = [(), *[(kind,) for kind in PROTECTING_SPECIALS if kind in hand]]
        for extended in (False, True):
            pays = self.box.pays[extended]
            cargo = sorted([kind for kind in hand if kind in CARGO], key=lambda kind: -pays[kind])
            for many in range(1, len(cargo) + 1):
                for strong in range(min(len(guards), 4) + 1):
                    for special in specials:
                        cards = (*cargo[:many], *guards[:strong], *special)
                        found[tuple(sorted(cards)), extended] = None
        return [*found]

    # Raids

    def _guarded(self, cards: int, attack: int) -> float:
        """How likely a raid of this strength beats a delivery of so many cards."""
        strengths = [self.box.defence[kind] for kind in self.box.deck if kind < 8]
        share = DELIVERY_MIX_PERCENT[1] / 100 / len(strengths)
        ways = [1.0]
        for _ in range(cards):
            more = [way * (1 - DELIVERY_MIX_PERCENT[1] / 100) for way in ways] + [0.0] * 3
            for strength in strengths:
                for at, way in enumerate(ways):
                    more[at + strength] += way * share
            ways = more
        return sum(ways[:attack])

    def raids(self, hand: Bag) -> list[Bag]:
        """A short list of raids: the strongest firepower, with a special or without."""
        strong = sorted(
            [kind for kind in hand if kind < 8],
            key=lambda kind: (self.box.defence[kind] - 2 * self.box.attack[kind], kind),
        )
        specials: list[Bag] = [
            (),
            *[(kind,) for kind in (THIEF, LASSO, FAIR_FIGHT) if kind in hand],
        ]
        if THIEF in hand and LASSO in hand:
            specials.append((THIEF, LASSO))
        found = [
            tuple(sorted((*strong[:many], *special)))
            for special in specials
            for many in range(len(strong) + 1)
        ]
        # A Lasso or a Fair Fight alone wins nothing.
        return [cards for cards in found if THIEF in cards or (cards and cards[0] < 8)]

    def plunder(self, cards: Bag, size: int, extended: bool) -> float:
        """What a raid with these takes from a delivery of so many cards, before its cost."""
        attack = sum([self.box.attack[kind] for kind in cards]) + cards.count(LASSO)
        usual = self.usual[extended]
        loot = DELIVERY_MIX_PERCENT[0] / 100 * size * usual
        stolen = 0.0
        if THIEF in cards:
            has_cargo = 1 - (1 - DELIVERY_MIX_PERCENT[0] / 100) ** size
            stolen = THIEF_PICK_PERCENT / 100 * usual * has_cargo
        return stolen + self.guarded(size, attack) * max(0.0, loot - stolen)

    def worst(self, hand: Bag, many: int) -> Bag:
        """The cards of a hand that are worth least, sooner those that it has twice."""
        left = [*hand]
        gone: list[int] = []
        for _ in range(many):
            kind = min(
                distinct(tuple(left)),
                key=lambda kind: (self.keep[kind] - 3 * left.count(kind) - 4 * (kind < 8), kind),
            )
            left.remove(kind)
            gone.append(kind)
        return tuple(sorted(gone))

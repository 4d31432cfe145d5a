"""Cargo Hold: many raids at once (CH-18 to CH-26); it loads NumPy.

Each of some attacks meets each of some deliveries. Choices are made by rule: Thief takes what pays
most, Lasso the strongest, Reinforcement adds the strongest, Loyalty takes all back, and a Getaway
is used where a standing answer *if losing* would use it (CH-24). `raid.Fight` is the same, one by
one and with choices; a test compares them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from engine.games.cargo_hold.components import (
    CARGO,
    DIVERSION,
    FAIR_FIGHT,
    FIREPOWER,
    GETAWAY,
    KINDS,
    LASSO,
    LOYALTY,
    PRISON_WAGON,
    REINFORCEMENT,
    THIEF,
    Components,
)
from engine.parts.cards import Bag
from engine.search.batch import Ints

MAX_SPECIAL_COPIES: Final = 4
"""More copies of a special than that do nothing here."""
_FIREPOWER_SLICE: Final = slice(FIREPOWER.start, FIREPOWER.stop)


class BatchSide(NamedTuple):
    """One side of many raids, by number; what depends on how many of a special act has a column.

    `strength`: after so many of the other side's Lassos; `added`: by so many Reinforcements out of
    the hand; `kept`: what its firepower is worth, `lent`: what the added is. Only a delivery has
    `stolen` and `rest`: what so many Thieves take of its cargo and leave.
    """

    cards: Ints
    strength: Ints
    added: Ints
    kept: Ints
    lent: Ints
    stolen: Ints
    rest: Ints


class Outcomes(NamedTuple):
    """(attacks, deliveries): what came of each raid, in dollars where nothing else is said.

    `won`, `fled`: by the attacker, by a Getaway. `taken`: what the attacker gets, `stolen` of it by
    Thieves, `saved`: what the defender cashes in. `back`: what Loyalty brings back to the attacker,
    less what Reinforcement took out of its hand; `home`: the same to the defender, without what a
    Getaway brings home.
    `diverted`: whether the attacker's own delivery is lost.
    """

    won: Ints
    fled: Ints
    taken: Ints
    stolen: Ints
    saved: Ints
    back: Ints
    home: Ints
    diverted: Ints


def counts(bags: list[Bag]) -> Ints:
    """(bags, kinds): how many of each kind."""
    found = np.zeros((len(bags), KINDS), dtype=np.int64)
    for row, bag in zip(found, bags, strict=True):
        for kind in bag:
            row[kind] += 1
    return found


class BatchRaidResolver:
    """Resolves raids, with one box of components; `keep` is what a card in hand is worth."""

    def __init__(self, box: Components, keep: tuple[int, ...]) -> None:
        self.box = box
        self.keep = np.array(keep, dtype=np.int64)
        self.pays = np.array(box.pays, dtype=np.int64)
        self.points = np.array([box.attack, box.defence], dtype=np.int64)
        guns = [*FIREPOWER]
        self._strongest = [
            np.array(sorted(guns, key=lambda kind: (-points[kind], kind)))
            for points in (box.attack, box.defence)
        ]
        self._richest = [
            np.array(sorted(CARGO, key=lambda kind: (-pays[kind], kind))) for pays in box.pays
        ]

    def attack(self, cards: Ints, hands: Ints, most: int = MAX_SPECIAL_COPIES) -> BatchSide:
        """Attacks (…, kinds), out of these hands, which have them no more.

        No more than `most` copies of a special do anything.
        """
        return self._side(0, cards, hands, most)

    def delivery(
        self,
        cards: Ints,
        hands: Ints,
        extended: bool,
        most: int = MAX_SPECIAL_COPIES,
    ) -> BatchSide:
        """Deliveries (…, kinds) of seats that hold these hands."""
        side = self._side(1, cards, hands, most)
        pays, order = self.pays[int(extended)], self._richest[extended]
        stolen = _first(cards[:, order], pays[order], most)
        return side._replace(stolen=stolen, rest=(cards @ pays)[:, None] - stolen)

    def _side(self, side: int, cards: Ints, hands: Ints, most: int) -> BatchSide:
        order, points = self._strongest[side], self.points[side]
        lost = _first(cards[:, order], points[order], most)
        added = _first(hands[:, order], points[order], most)
        lent = _first(hands[:, order], self.keep[order], most)
        kept = cards[:, _FIREPOWER_SLICE] @ self.keep[_FIREPOWER_SLICE]
        nothing = np.zeros((0, 0), dtype=np.int64)
        strength = (cards @ points)[:, None] - lost
        return BatchSide(cards, strength, added, kept, lent, nothing, nothing)

    def resolve(self, ours: BatchSide, theirs: BatchSide) -> Outcomes:
        """All attacks against all deliveries."""
        row, column = np.arange(len(ours.cards)), np.arange(len(theirs.cards))
        return self._resolve(ours, theirs, row[:, None], column[None, :])

    def one_by_one(self, ours: BatchSide, theirs: BatchSide) -> Outcomes:
        """Each attack against the delivery of the same number; the outcomes have one dimension."""
        row = np.arange(len(ours.cards))
        return self._resolve(ours, theirs, row, row)

    def _resolve(self, ours: BatchSide, theirs: BatchSide, row: Ints, column: Ints) -> Outcomes:
        plain = 1 - np.minimum(ours.cards[row, FAIR_FIGHT] + theirs.cards[column, FAIR_FIGHT], 1)

        def mine(kind: int) -> Ints:
            many: Ints = np.minimum(ours.cards[row, kind], MAX_SPECIAL_COPIES) * plain
            return many

        def other(kind: int) -> Ints:
            many: Ints = np.minimum(theirs.cards[column, kind], MAX_SPECIAL_COPIES) * plain
            return many

        thieves = mine(THIEF) * (other(THIEF) == 0)
        stolen, rest = theirs.stolen[column, thieves], theirs.rest[column, thieves]
        defence = theirs.strength[column, mine(LASSO)]
        fled = (other(GETAWAY) > 0) & (ours.strength[row, 0] > defence)
        attack = ours.strength[row, other(LASSO)]
        defence = defence + theirs.added[column, other(REINFORCEMENT)]
        attack = attack + ours.added[row, mine(REINFORCEMENT)]
        won = (attack > defence) & ~fled
        held = ~won & ~fled
        seized = np.where(won, other(PRISON_WAGON), mine(PRISON_WAGON)) > 0
        cash = rest * ~seized
        lent = ours.lent[row, mine(REINFORCEMENT)] * ~fled
        gave = theirs.lent[column, other(REINFORCEMENT)] * ~fled
        return Outcomes(
            won=won,
            fled=fled,
            taken=stolen + cash * won,
            stolen=stolen,
            saved=cash * held,
            back=(won & (mine(LOYALTY) > 0)) * ours.kept[row] - lent,
            home=(held & (other(LOYALTY) > 0)) * theirs.kept[column] - gave,
            diverted=(other(DIVERSION) > 0) & ~fled,
        )


def _first(cards: Ints, worth: Ints, most: int) -> Ints:
    """(…, 0 to most): what the first so many cards are worth, of kinds in this order."""
    before = np.cumsum(cards, axis=1) - cards
    columns = [np.minimum(np.maximum(many - before, 0), cards) @ worth for many in range(most + 1)]
    found: Ints = np.stack(columns, axis=1)
    return found

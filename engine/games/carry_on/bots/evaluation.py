"""Carry On: what packed hands are worth, for many at once; it loads NumPy, so import it late.

While it is packed a hand is a *row* and a *weight*. The row is `(counted × 16 + types) × 8 +
souvenirs`: how many cards count for the character, as far as more of them give more points, the
mask of the types, the souvenirs. The weight is that of the items. Rows that differ in nothing but
which types of a sort are there have one *place* in a table. All is reckoned in whole numbers, worth
in parts of a point (`UNITS_PER_POINT`), so that every machine chooses alike.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from engine.core import Rng
from engine.games.carry_on.bots import expectation
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT, RoundStakes
from engine.games.carry_on.components import (
    CARDS_DRAWN_PER_TURN,
    HAND_SIZE,
    KINDS,
    LARGE_LIMIT_KG,
    SMALL_LIMIT_KG,
    SOUVENIR,
    TYPES,
    WEIGHTS_PER_TYPE,
    Character,
    Components,
    type_of,
)
from engine.search.batch import Ints

TYPE_MASK_COUNT: Final = 1 << TYPES
SOUVENIR_COUNTS: Final = HAND_SIZE + 1
"""Souvenirs are 0 to 7."""
SAMPLED_HANDS: Final = 128
"""How many hands stand for all that may be held at a pick."""
STAKES: Final = 64
"""Tables are kept for so many stakes: three rounds of eight seats, with and without a card."""
IMPOSSIBLE_WORTH: Final = -(1 << 14)
"""The worth of what cannot be."""


class RowLayout(NamedTuple):
    """A character's rows: (KINDS, rows) the row after a card; the place of each; a row by place."""

    steps: Ints
    place: Ints
    rows: Ints


class RoundEndWorth(NamedTuple):
    """Worth by place and weight at a round's end: by limit, and where a card is turned for it."""

    small: Ints
    large: Ints
    turns: Ints


class HandEvaluation:
    """The worth of all hands, with one box of components."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.kilos = np.array([*box.weights[:SOUVENIR], 0])
        """Kilograms by kind; of a souvenir they are not decided yet."""
        self.columns = HAND_SIZE * max(box.weights[:SOUVENIR]) + 1
        self.layouts = tuple(_layout(one) for one in box.characters)
        # All that is asked in a match is asked of the same stakes.
        self.ends = lru_cache(maxsize=STAKES)(self._ends)
        self.table = lru_cache(maxsize=STAKES)(self._table)
        self.hands = lru_cache(maxsize=HAND_SIZE)(self._hands)
        self.plain = lru_cache(maxsize=STAKES)(self._plain)

    def row(self, character: int, packed: tuple[int, ...]) -> int:
        """The row of what is packed."""
        row = 0
        for kind in packed:
            row = int(self.layouts[character].steps[kind, row])
        return row

    def _ends(self, at: RoundStakes) -> RoundEndWorth:
        """The better of both ways, with what the cards are worth that are left then."""
        rows = self.layouts[at.character].rows
        bonus = np.array(self.box.characters[at.character].bonus)[
            rows // (TYPE_MASK_COUNT * SOUVENIR_COUNTS)
        ]
        small, large = (
            UNITS_PER_POINT * (self._points(rows, limit) + bonus[:, None])
            for limit in (SMALL_LIMIT_KG, LARGE_LIMIT_KG)
        )
        *fewer, keep = at.keep
        kept = small + keep
        turned = large + fewer[-1] if fewer else kept
        # Of equals the card is kept, as it breaks ties (CO-24).
        best = np.maximum(kept, turned)
        return RoundEndWorth(_short(best), _short(large + keep), turned > kept)

    def _points(self, rows: Ints, limit: int) -> Ints:
        """For weight and Essential Bonus, with souvenirs used best (CO-13, CO-20 to CO-22)."""
        souvenirs = rows % SOUVENIR_COUNTS
        missing = TYPES - _types(rows)
        kg = np.arange(self.columns)
        best = np.full((len(rows), self.columns), IMPOSSIBLE_WORTH)
        for weighed in range(SOUVENIR_COUNTS):
            total = kg + self.box.souvenir * weighed
            points = np.where(total <= limit, total, 2 * limit - total)
            full = (missing == 0) | ((missing == 1) & (souvenirs > weighed))
            found = points[None, :] + self.box.essential * full[:, None]
            best = np.where((weighed <= souvenirs)[:, None], np.maximum(best, found), best)
        return best

    def mean(self, at: RoundStakes) -> Ints:
        """By place and weight, before the luggage is drawn."""
        ends = self.ends(at)
        total = at.small * ends.small.astype(np.int64) + at.large * ends.large.astype(np.int64)
        return _short(total // (at.small + at.large))

    def _table(self, at: RoundStakes, drawn: bool) -> Ints:
        """(HAND + 1, places, weights): by cards still to come, if the best is made of them.

        They come out of hands of any such cards: as many as are to come, or three that are drawn.
        """
        layout = self.layouts[at.character]
        onward = layout.place[layout.steps[:, layout.rows]]
        heaviest = (self.columns - 1) // HAND_SIZE
        out = np.full(
            (HAND_SIZE + 1, len(layout.rows), self.columns), IMPOSSIBLE_WORTH, dtype=np.int16
        )
        out[0] = self.mean(at)
        for left in range(1, HAND_SIZE + 1):
            width = heaviest * (HAND_SIZE - left) + 1
            after = np.empty((KINDS, len(layout.rows) * width), dtype=np.int16)
            for kind in range(KINDS):
                then = out[left - 1][:, self.kilos[kind] :][onward[kind], :width]
                after[kind] = then.reshape(-1)
            total = np.zeros(after.shape[1], dtype=np.int32)
            hands = self.hands(CARDS_DRAWN_PER_TURN if drawn else left)
            for hand in hands:
                best = after[hand[0]]
                for kind in hand[1:]:
                    best = np.maximum(best, after[kind])
                total += best
            out[left, :, :width] = (total // len(hands)).reshape(-1, width)
        return out

    def _hands(self, cards: int) -> list[list[int]]:
        """Hands as they come out of the deck."""
        stream = Rng("hands", cards)
        return [stream.shuffled(self.box.deck)[:cards] for _ in range(SAMPLED_HANDS)]

    def _plain(self, at: RoundStakes) -> Ints:
        """(HAND, places, weights): by cards still to come, the sheet to be expected (`outlook`)."""
        rows, character = self.layouts[at.character].rows, self.box.characters[at.character]
        parts = [
            (row // (TYPE_MASK_COUNT * SOUVENIR_COUNTS), _types(row), row % SOUVENIR_COUNTS)
            for row in rows
        ]
        out = np.full((HAND_SIZE, len(rows), self.columns), IMPOSSIBLE_WORTH, dtype=np.int16)
        heaviest = (self.columns - 1) // HAND_SIZE
        for left in range(HAND_SIZE):
            # So much can be packed by then.
            most, width = HAND_SIZE - left, heaviest * (HAND_SIZE - left) + 1
            weight = np.array(
                [
                    [
                        expectation.expected_weight(self.box, at, kg, souvenirs, left)
                        for kg in range(width)
                    ]
                    for souvenirs in range(most + 1)
                ]
            )
            more = [
                expectation.expected_types(self.box, int(types), int(souvenirs), left)
                + expectation.expected_bonus(character, int(counted), left)
                for counted, types, souvenirs in parts
            ]
            out[left, :, :width] = (
                weight[np.minimum(rows % SOUVENIR_COUNTS, most)] + np.array(more)[:, None]
            )
        return out


def _layout(character: Character) -> RowLayout:
    """Rows that differ in types that count alike have one place, of which the first is used."""
    cap = character.bonus.index(character.bonus[-1])
    sorts: dict[tuple[bool, ...], int] = {}
    for type_ in range(TYPES):
        counts = character.counts[type_ * WEIGHTS_PER_TYPE : (type_ + 1) * WEIGHTS_PER_TYPE]
        sorts[counts] = sorts.get(counts, 0) | 1 << type_
    rows = np.arange((cap + 1) * TYPE_MASK_COUNT * SOUVENIR_COUNTS)
    counted, types, souvenirs = (
        rows // (TYPE_MASK_COUNT * SOUVENIR_COUNTS),
        rows // SOUVENIR_COUNTS % TYPE_MASK_COUNT,
        rows % SOUVENIR_COUNTS,
    )
    steps = np.empty((KINDS, len(rows)), dtype=np.int64)
    for kind in range(KINDS):
        then = np.minimum(counted + character.counts[kind], cap)
        mask = types if kind == SOUVENIR else types | 1 << type_of(kind)
        more = np.minimum(souvenirs + (kind == SOUVENIR), HAND_SIZE)
        steps[kind] = (then * TYPE_MASK_COUNT + mask) * SOUVENIR_COUNTS + more
    alike = [_first(mask, tuple(sorts.values())) for mask in range(TYPE_MASK_COUNT)]
    like = (counted * TYPE_MASK_COUNT + np.array(alike)[types]) * SOUVENIR_COUNTS + souvenirs
    reached = {0}
    fresh = {0}
    while fresh:
        fresh = {int(row) for row in like[steps[:, sorted(fresh)]].reshape(-1)} - reached
        reached |= fresh
    places = np.array(sorted(reached))
    # Rows that are never reached have any place.
    place = np.minimum(np.searchsorted(places, like), len(places) - 1)
    return RowLayout(steps, place, places)


def _first(mask: int, sorts: tuple[int, ...]) -> int:
    """The mask with as many types of each sort, the lowest of them."""
    found = 0
    for sort in sorts:
        there = [1 << type_ for type_ in range(TYPES) if sort >> type_ & 1]
        found |= sum(there[: (mask & sort).bit_count()])
    return found


def _types(rows: Ints) -> Ints:
    """How many types are there."""
    masks = rows // SOUVENIR_COUNTS % TYPE_MASK_COUNT
    return sum((masks >> type_ & 1 for type_ in range(TYPES)), start=np.zeros_like(rows))


def _short(values: Ints) -> Ints:
    """The same in fewer bytes: no worth is as much as 256 points."""
    return values.astype(np.int16)

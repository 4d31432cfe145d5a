"""Carry On: the styles of computer players, and the habits that they promise.

A style adds parts of a point to what a level finds a card worth to pack. All goes by the cards that
the seat has packed, which lie open, and by the card itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.core.characters import PlayStyle
from engine.games.carry_on import scoring
from engine.games.carry_on.components import SMALL_LIMIT_KG, SOUVENIR, TYPES, Components, type_of

EARLY_PICKS: Final = 3
EARLY_KG: Final = 18
"""The first picks of a round, and the kilograms of items among them that are a heavy start."""
HEAVY_ITEM_KG: Final = 6
"""The least kilograms of a heavy item."""
BET_KG: Final = 31
"""The kilograms from which on items bet on the higher limit."""
HOARDED_SOUVENIRS: Final = 2
"""A hoard is this number of souvenirs in a round, or more."""
LIKE_ITEMS: Final = 4
"""A collection is this number of items of one type, or more."""
QUICK_PICKS: Final = 5
"""The most picks in which all types are packed in a hurry."""


class CarryStyle(NamedTuple):
    """What a style adds to the worth of a card, in 64ths of a point (`UNITS_PER_POINT`).

    Attributes:
        early_heavy: For a heavy item among the first picks of a round.
        kilogram: For each kilogram of an item; below 0 it rather packs light.
        souvenir: For a souvenir.
        like_item: For each packed item of the same type, but for the first.
        new_type: For an item of a type that is missing, within the picks of a hurry.
    """

    early_heavy: int = 0
    kilogram: int = 0
    souvenir: int = 0
    like_item: int = 0
    new_type: int = 0


STYLES: Final[Mapping[PlayStyle, CarryStyle]] = {
    PlayStyle.RAIDER: CarryStyle(early_heavy=52),
    PlayStyle.BLUFFER: CarryStyle(kilogram=12),
    PlayStyle.HOARDER: CarryStyle(souvenir=44),
    PlayStyle.CAUTIOUS: CarryStyle(kilogram=-7),
    PlayStyle.COLLECTOR: CarryStyle(like_item=60),
    PlayStyle.HURRIED: CarryStyle(new_type=46),
}
"""The parameters of each style, tuned by `python -m tests.tools.ladder.styles`."""


def bonus(box: Components, style: CarryStyle, packed: Sequence[int], kind: int) -> int:
    """Return what a style finds a card worth more than its level does, in 64ths of a point.

    Args:
        box: The components.
        style: The parameters of the style.
        packed: The cards that the seat has packed in this round.
        kind: The card that may be packed next.
    """
    if kind == SOUVENIR:
        return style.souvenir
    items = Counter([type_of(one) for one in packed if one != SOUVENIR])
    kg, like = box.weights[kind], items[type_of(kind)]
    found = style.kilogram * kg + style.like_item * max(0, like - 1)
    if len(packed) < EARLY_PICKS and kg >= HEAVY_ITEM_KG:
        found += style.early_heavy
    if len(packed) < QUICK_PICKS and not like:
        found += style.new_type
    return found


def has_habit(box: Components, style: PlayStyle, packed: Sequence[int]) -> bool:
    """Return whether seven packed cards of a round, in order of packing, show a style's habit.

    The raider strikes at once: the first three picks have 18 kg or more of items. The bluffer bets
    on the higher limit: 31 kg or more of items. The cautious one stays below both: at most 23 kg.
    The hoarder has two souvenirs or more, the collector four items of one type or more. The hurried
    one has all four types within five picks.

    Args:
        box: The components.
        style: The style.
        packed: The cards in order of packing.
    """
    kg = scoring.item_weight(box, packed)
    match style:
        case PlayStyle.RAIDER:
            return scoring.item_weight(box, packed[:EARLY_PICKS]) >= EARLY_KG
        case PlayStyle.BLUFFER:
            return kg >= BET_KG
        case PlayStyle.HOARDER:
            return packed.count(SOUVENIR) >= HOARDED_SOUVENIRS
        case PlayStyle.CAUTIOUS:
            return kg <= SMALL_LIMIT_KG
        case PlayStyle.COLLECTOR:
            types = Counter([type_of(one) for one in packed if one != SOUVENIR])
            return max(types.values(), default=0) >= LIKE_ITEMS
        case PlayStyle.HURRIED:
            return len(scoring.types_of(packed[:QUICK_PICKS])) == TYPES

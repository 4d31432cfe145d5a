"""Carry On: what a hand that is still being packed leads one to expect, without NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine.games.carry_on import scoring
from engine.games.carry_on.components import (
    LARGE_LIMIT_KG,
    ROUNDS,
    SMALL_LIMIT_KG,
    SOUVENIR,
    TYPES,
    Character,
    Components,
)
from engine.games.carry_on.view import CarryView, Phase
from engine.parts import cards

UNITS_PER_POINT: Final = 64
"""Worth is reckoned in such parts of a point."""
MEAN_CARD_KG: Final = 3
"""Kilograms that a card still to be packed brings, about."""
TYPE_FOUND_PERCENT: Final = (0, 50, 75, 88, 94, 97, 98, 99)
"""Of 100 times, in how many a type comes that is missing, by the cards still to be packed."""


class RoundStakes(NamedTuple):
    """What a round's end is worth to a seat beside the points of the round.

    `keep` is the worth of 0 to all of its unused Carry On cards behind the round, in parts of a
    point. Of the luggage cards that may be drawn `small` have the lower limit, `large` the other.
    """

    character: int
    keep: tuple[int, ...]
    small: int
    large: int


def stakes(box: Components, view: CarryView, seat: int) -> RoundStakes:
    """The stakes of a seat in the present round, as the viewer sees them before luggage is drawn.

    A limit that the viewer knows already is the only one that may be drawn (CO-40).
    """
    mine, pile = view.seats[seat], view.luggage
    if view.phase is Phase.PICK and mine.luggage:
        pile = (mine.luggage,)
    small = pile.count(SMALL_LIMIT_KG)
    keep = keeps(box, view, mine.character, mine.unused)
    return RoundStakes(mine.character, keep, small, len(pile) - small)


def keeps(box: Components, view: CarryView, character: int, unused: int) -> tuple[int, ...]:
    """What 0 to `unused` Carry On cards are worth behind this round, in parts of a point."""
    rounds, pile = ROUNDS - view.round, view.luggage
    if len(view.seats) > 2:
        piles: list[Sequence[int] | None] = [None]
    elif view.phase is Phase.SETTLE:
        piles = [pile]
    else:
        # Two are drawn before, of which those may be known that were drawn early (CO-40).
        known = [one.luggage for one in view.seats if one.luggage]
        rest = cards.minus(pile, known)
        piles = [
            [limit for at, limit in enumerate(rest) if at not in drawn]
            for drawn in combinations(range(len(rest)), 2 - len(known))
        ]
    return kept(box, character, unused, rounds, piles)


def kept(
    box: Components,
    character: int,
    unused: int,
    rounds: int,
    piles: Sequence[Sequence[int] | None],
) -> tuple[int, ...]:
    """The same with so many rounds to come, over all piles of luggage that may be left."""
    found = [0]
    for count in range(1, unused + 1):
        sure = scoring.gives_up(box, character, count)
        more = sum(scoring.keeping_parts(box, character, count, rounds, one) for one in piles)
        found.append(
            found[-1] + UNITS_PER_POINT * sure + UNITS_PER_POINT * more // (100 * len(piles))
        )
    return tuple(found)


def expected(box: Components, at: RoundStakes, packed: Sequence[int], left: int) -> int:
    """The sheet to be expected of a hand to which so many cards come, in parts of a point."""
    return sum(expected_lines(box, at, packed, left))


def expected_lines(
    box: Components, at: RoundStakes, packed: Sequence[int], left: int
) -> tuple[int, int, int]:
    """The same for weight, Character Bonus and Essential Bonus."""
    souvenirs = packed.count(SOUVENIR)
    kg = scoring.item_weight(box, packed)
    types = len(scoring.types_of(packed))
    count = scoring.counted(box, at.character, packed)
    return (
        expected_weight(box, at, kg, souvenirs, left),
        expected_bonus(box.characters[at.character], count, left),
        expected_types(box, types, souvenirs, left),
    )


def expected_weight(box: Components, at: RoundStakes, kg: int, souvenirs: int, left: int) -> int:
    """Of the expected weight, with the souvenirs and the upgrade that are best for it alone."""
    kilos = [kg + MEAN_CARD_KG * left + box.souvenir * weighed for weighed in range(souvenirs + 1)]
    small, large = (
        UNITS_PER_POINT * max(scoring.weight_points(one, limit) for one in kilos)
        for limit in (SMALL_LIMIT_KG, LARGE_LIMIT_KG)
    )
    price = at.keep[-1] - at.keep[-2] if len(at.keep) > 1 else 0
    if price:
        small = max(small, large - price)
    return (at.small * small + at.large * large) // (at.small + at.large)


def expected_types(box: Components, types: int, souvenirs: int, left: int) -> int:
    """Of the Essential Bonus: less with each type that is missing still."""
    missing = max(0, TYPES - types - (souvenirs > 0))
    return (
        UNITS_PER_POINT
        * box.essential
        * int(TYPE_FOUND_PERCENT[left] ** missing)
        // int(100**missing)
    )


def expected_bonus(character: Character, count: int, left: int) -> int:
    """Of the Character Bonus: all that is reached, and of the first step what is likely."""
    bonus = character.bonus
    if bonus[count] or not any(bonus):
        return UNITS_PER_POINT * bonus[count]
    first = next(step for step, points in enumerate(bonus) if points)
    lack = first - count
    if lack > left:
        return 0
    return (
        UNITS_PER_POINT
        * bonus[first]
        * int(7**lack)
        * min(2 * left, 3 * lack)
        // int(10**lack * 3 * lack)
    )

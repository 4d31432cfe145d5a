"""Carry On: a round looked back upon: which hands there were, and what each pick was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.carry_on import scoring
from engine.games.carry_on.components import HAND, Components
from engine.games.carry_on.view import NOTHING, RoundScore

Packed = Sequence[Sequence[int]]
"""What was packed in a round, by seat in order of packing."""


class Worth(NamedTuple):
    """What a pick was worth, all else as it was, the luggage too, and the use the best (CO-15).

    `points` are those of the round with the card less those without it. `other` is the card of the
    same hand with which the round would have brought most, and `more` how many more; NOTHING and 0
    where no card of it would have brought more. All less what a turned card gives up.
    """

    points: int
    other: int
    more: int


def passed(packed: Packed, seat: int, turn: int) -> tuple[int, ...]:
    """What a seat of 3 to 8 held in a turn, 1 to 7, of a round that is over (CO-11).

    In the order in which it was taken out of that hand: by itself, then by each seat to its left.
    """
    n = len(packed)
    return tuple(packed[(seat + k) % n][turn - 1 + k] for k in range(HAND - turn + 1))


def unused_before(box: Components, character: int, rounds: Sequence[RoundScore]) -> int:
    """How many Carry On cards a character still had after these rounds."""
    return box.characters[character].cards - sum(one.use.upgrade for one in rounds)


def worth(
    box: Components,
    character: int,
    unused: int,
    score: RoundScore,
    index: int,
    hand: Sequence[int],
) -> Worth:
    """What the pick of a place, from 0, was worth to a round that began with so many cards unused.

    `hand` is what it was picked from, without which nothing is said about another card.
    """
    packed = score.packed
    before, after = packed[:index], packed[index + 1 :]

    def net(*card: int) -> int:
        return scoring.best(box, character, (*before, *card, *after), score.luggage, unused).net

    mine = net(packed[index])
    # Of equals the first of the hand.
    others = {card: net(card) for card in dict.fromkeys(hand) if card != packed[index]}
    other = max(others, key=others.__getitem__, default=NOTHING)
    more = others.get(other, mine) - mine
    return Worth(mine - net(), *((other, more) if more > 0 else (NOTHING, 0)))


def of_settling(box: Components, character: int, unused: int, score: RoundScore) -> int:
    """What the use that was chosen brought beside the best one (CO-15): 0, or less."""
    best = scoring.best(box, character, score.packed, score.luggage, unused)
    price = scoring.gives_up(box, character, unused) if score.use.upgrade else 0
    return score.points - price - best.net

"""Carry On: the memory aid of its table: what was seen of hands passed on, and odds.

All of it follows from a view: what one has seen, and what was packed for all to see since.
"""

from __future__ import annotations

from collections import Counter
from math import comb

from engine.games.carry_on import scoring
from engine.games.carry_on.components import (
    CARDS_DRAWN_PER_TURN,
    HAND_SIZE,
    SOUVENIR,
    TYPES,
    Components,
    type_of,
)
from engine.games.carry_on.view import NOTHING, CarryView, Phase


def taken_since(view: CarryView, seat: int) -> tuple[int, ...]:
    """What was taken out of a seat's hand since the seat last held it, in order; () at first.

    A hand goes to the left: it comes back after as many turns as there are seats, and all who
    have held it meanwhile have packed one card of it.
    """
    n, turn = len(view.seats), view.turn
    if n == 2 or view.phase is not Phase.PICK or turn <= n:
        return ()
    return tuple(view.seats[(seat + k) % n].packed[turn - n + k - 1] for k in range(1, n))


def lacking(box: Components, view: CarryView, seat: int) -> frozenset[int]:
    """The kinds of cards that a seat lacks: types that are missing, else what its character wants
    more of; empty for a seat that lacks nothing.
    """
    mine = view.seats[seat]
    if mine.character == NOTHING:
        return frozenset()
    there = scoring.types_of(mine.packed)
    if len(there) < TYPES:
        return frozenset(kind for kind in range(SOUVENIR) if type_of(kind) not in there)
    one = box.characters[mine.character]
    count = scoring.counted(box, mine.character, mine.packed)
    if max(one.bonus) <= one.bonus[count]:
        return frozenset()
    return frozenset(kind for kind, counts in enumerate(one.counts) if counts)


def odds(box: Components, view: CarryView, seat: int) -> int | None:
    """About how likely the next hand, or the next three cards, have anything of what a seat lacks.

    In whole percent, all hands being equally likely that agree with what the seat knows; None
    where there is no next hand, or nothing is lacking.
    """
    wanted = lacking(box, view, seat)
    if not wanted or view.phase is not Phase.PICK or view.turn >= HAND_SIZE:
        return None
    n = len(view.seats)
    if n == 2:
        return _share(_unseen(box, view, seat), wanted, CARDS_DRAWN_PER_TURN)
    before = view.seats[(seat - 1) % n]
    left = before.cards - 1
    if left < 1:
        return None
    if before.known is None:
        return _share(_unseen(box, view, seat), wanted, left)
    has = sum(kind in wanted for kind in before.known)
    # One of them is packed by whoever holds it now.
    return 100 if has > 1 else round(100 * left / before.cards) if has else 0


def _unseen(box: Components, view: CarryView, seat: int) -> Counter[int]:
    """The cards of this round that a seat does not see."""
    pool = Counter(box.deck)
    pool.subtract(view.discards)
    for number, one in enumerate(view.seats):
        pool.subtract(one.packed)
        pool.subtract(one.hand if number == seat else one.known or ())
    return +pool


def _share(pool: Counter[int], wanted: frozenset[int], cards: int) -> int:
    """The percentage of hands of so many cards that have one of those that are wanted."""
    whole = pool.total()
    without = whole - sum(pool[kind] for kind in wanted)
    if whole < cards:
        return 0
    return round(100 * (1 - comb(without, cards) / comb(whole, cards)))

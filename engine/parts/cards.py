"""engine: parts: bags of cards: kinds as numbers, ascending, equal ones repeated."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Bag: TypeAlias = tuple[int, ...]
"""Cards of which only the kind counts, ascending, so that a bag has one form only."""


def without(bag: Bag, kind: int) -> Bag:
    """The bag with one card of a kind less. Raises ValueError if there is none."""
    at = bag.index(kind)
    return bag[:at] + bag[at + 1 :]


def minus(bag: Bag, kinds: Iterable[int]) -> Bag:
    """The bag without these cards. Raises ValueError if one is not there."""
    left = list(bag)
    for kind in kinds:
        left.remove(kind)
    return tuple(left)


def distinct(bag: Bag) -> Bag:
    """Each kind in the bag once."""
    return tuple(dict.fromkeys(bag))

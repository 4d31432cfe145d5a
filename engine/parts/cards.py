"""engine: parts: bags of cards: kinds as numbers, ascending, equal ones repeated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TypeAlias

from engine.core import Stream

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


class Subsets:
    """The bags of `least` to `most` cards that can be taken out of a bag, lazily.

    A hand of fourteen has thousands: they are counted and sampled, and listed by iteration alone.
    """

    __slots__ = ("bag", "least", "most")

    def __init__(self, bag: Bag, least: int = 1, most: int | None = None) -> None:
        self.bag = bag
        self.least = least
        self.most = len(bag) if most is None else min(most, len(bag))

    def __iter__(self) -> Iterator[Bag]:
        kinds = sorted(Counter(self.bag).items())

        def bags(at: int, taken: Bag) -> Iterator[Bag]:
            if at == len(kinds):
                if len(taken) >= self.least:
                    yield taken
                return
            kind, many = kinds[at]
            for more in range(min(many, self.most - len(taken)) + 1):
                yield from bags(at + 1, taken + (kind,) * more)

        return bags(0, ()) if self else iter(())

    def __contains__(self, cards: object) -> bool:
        return (
            isinstance(cards, tuple)
            and self.least <= len(cards) <= self.most
            and self.holds(cards)
            and all(one <= other for one, other in pairwise(cards))
        )

    def __bool__(self) -> bool:
        return self.least <= self.most

    def holds(self, cards: Bag) -> bool:
        """Whether all these cards, in any order, are in the bag."""
        bag = self.bag
        return all(cards.count(card) <= bag.count(card) for card in set(cards))

    def extends(self, cards: Bag) -> bool:
        """Whether one of the bags has all these cards, in any order, and maybe more."""
        return bool(self) and len(cards) <= self.most and self.holds(cards)

    def count(self) -> int:
        """How many there are."""
        ways = [1] + [0] * len(self.bag)
        for many in Counter(self.bag).values():
            ways = [sum(ways[max(0, size - many) : size + 1]) for size in range(len(ways))]
        return sum(ways[self.least : self.most + 1])

    def sample(self, stream: Stream) -> Bag:
        """A random one, each size as likely as another. Raises IndexError where there is none."""
        if self.least > self.most:
            raise IndexError("there are no such cards")
        left = [*self.bag]
        size = self.least + stream.below(self.most - self.least + 1)
        if 2 * size > len(left):
            for _ in range(len(left) - size):
                del left[stream.below(len(left))]
            return tuple(left)
        return tuple(sorted([left.pop(stream.below(len(left))) for _ in range(size)]))

"""engine: parts: bags of cards: kinds as numbers, ascending, equal ones repeated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from engine.core import Rng

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
        if not isinstance(cards, tuple) or not self.least <= len(cards) <= self.most:
            return False
        # Ascending, and no more of a kind than there are: in the bag's own order.
        bag = iter(self.bag)
        return not [card for card in cards if card not in bag]

    def __bool__(self) -> bool:
        return self.least <= self.most

    def extends(self, cards: Bag) -> bool:
        """Whether one of the bags has all these cards, in any order, and maybe more."""
        return bool(self) and len(cards) <= self.most and not Counter(cards) - Counter(self.bag)

    def count(self) -> int:
        """How many there are."""
        ways = [1] + [0] * len(self.bag)
        for many in Counter(self.bag).values():
            ways = [sum(ways[max(0, size - many) : size + 1]) for size in range(len(ways))]
        return sum(ways[self.least : self.most + 1])

    def sample(self, stream: Rng) -> Bag:
        """A random one, of few cards as well as of many. Raises IndexError where there is none."""
        bag, least, most = self.bag, self.least, self.most
        if least > most:
            raise IndexError("there are no such cards")
        if most == len(bag) < 16:
            bits = stream.bits32()
            if bits >> 31:
                # Half as many.
                bits &= bits >> 16
            taken = [card for at, card in enumerate(bag) if bits >> at & 1]
            if len(taken) >= least:
                return tuple(taken)
        left = [*bag]
        size = least + stream.below(most - least + 1)
        return tuple(sorted([left.pop(stream.below(len(left))) for _ in range(size)]))

"""Core: chance, asked by name and answered from the seed; also the random numbers of other code.

A *label family* (a label without its last part) has one order, made from the seed and the family
over the whole set. A draw takes the first of that order that are still there, so the same seed
deals the same things whatever the players do between the draws.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

import msgspec

T = TypeVar("T")
Label: TypeAlias = tuple[str | int, ...]

_MASK64 = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005


class Rng:
    """A reproducible stream of numbers (PCG-XSH-RR, 64 bit state), keyed by any values.

    The same key gives the same stream on every machine and in every process. It is the only
    mutable thing that the pure rooms are handed.
    """

    __slots__ = ("_increment", "_state")

    def __init__(self, *key: str | int) -> None:
        # A separator inside of a part is doubled, so different keys are different texts; half of a
        # surrogate pair, as in a file's name that is not UTF-8, is text like any other.
        text = "\x1f".join(
            f"{type(part).__name__}:{part}".replace("\x1f", "\x1f\x1f") for part in key
        )
        digest = hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()
        self._state = int.from_bytes(digest[:8], "big")
        self._increment = int.from_bytes(digest[8:], "big") | 1

    def bits32(self) -> int:
        """The next 32 random bits."""
        old = self._state
        self._state = (old * _MULTIPLIER + self._increment) & _MASK64
        word = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return ((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """A number 0 ≤ x < n, for 1 ≤ n < 2³²; off uniform by less than n/2³²."""
        old = self._state
        self._state = (old * _MULTIPLIER + self._increment) & _MASK64
        word = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return ((((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF) * n) >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of a non-empty sequence."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list of the same items in random order (Fisher-Yates)."""
        out = list(items)
        below = self.below
        for i in range(len(out) - 1, 0, -1):
            j = below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


class Draw(msgspec.Struct, frozen=True):
    """A question to chance: `count` items of `of`, in order, without putting back.

    `whole` is the whole set that the label's family was made of, `of` what is left of it: the whole
    less what this family drew, and nothing else; both ascending, equal items repeated. If fewer
    than `count` are left, the answer is all of them. A discard pile that becomes a deck is a new
    family, whose `whole` is the pile.
    """

    count: int
    of: tuple[int, ...]
    whole: tuple[int, ...]
    label: Label

    @property
    def deck_id(self) -> Label:
        """The label without its last part, which only numbers the draws of one order."""
        return self.label[:-1]

    def admits(self, answer: tuple[int, ...]) -> bool:
        """Whether chance could answer this at all, whatever the seed."""
        if len(answer) != min(self.count, len(self.of)):
            return False
        if len(answer) == 1:
            return answer[0] in self.of
        if len(set(answer)) == len(answer):
            return frozenset(self.of).issuperset(answer)
        of = self.of
        return not [item for item in set(answer) if answer.count(item) > of.count(item)]


@lru_cache(maxsize=512)
def _order(seed: str, deck_id: Label, whole: tuple[int, ...]) -> tuple[tuple[int, ...], bool]:
    """The family's order, and whether all its items are distinct."""
    order = tuple(Rng("draw", seed, *deck_id).shuffled(whole))
    return order, len(order) == len(set(order))


def draw(seed: str, request: Draw) -> tuple[int, ...]:
    """Chance's answer to a request under this seed; pure."""
    order, distinct = _order(seed, request.deck_id, request.whole)
    if distinct:
        there = frozenset(request.of)
        return tuple([item for item in order if item in there][: request.count])
    rest = order[len(order) - len(request.of) :]
    if tuple(sorted(rest)) == request.of:
        # The family has drawn by this order, and goes on where it stopped.
        return rest[: request.count]
    left = Counter(request.of)
    gone = Counter(request.whole)
    gone.subtract(left)
    answer: list[int] = []
    for item in order:
        if len(answer) == request.count:
            break
        if gone[item] > 0:
            # Of equal items the first in the order are the ones that have left.
            gone[item] -= 1
        elif left[item] > 0:
            left[item] -= 1
            answer.append(item)
    return tuple(answer)

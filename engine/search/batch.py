"""engine.search: many worlds at once, alike on every machine; it loads NumPy, so import it late."""

from __future__ import annotations

from itertools import combinations
from math import comb, prod
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.core import Rng

Ints: TypeAlias = npt.NDArray[Any]
"""An array of whole numbers."""

_SPLITMIX_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_SPLITMIX_MULTIPLIERS: Final = (np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB))


def numbers(stream: Rng, *shape: int) -> Ints:
    """Random numbers of 64 bits (SplitMix64), begun where the stream is."""
    start = np.array([stream.bits32() << 32 | stream.bits32()], dtype=np.uint64)
    bits = start + _SPLITMIX_STEP * np.arange(1, prod(shape) + 1, dtype=np.uint64)
    bits = (bits ^ (bits >> np.uint64(30))) * _SPLITMIX_MULTIPLIERS[0]
    bits = (bits ^ (bits >> np.uint64(27))) * _SPLITMIX_MULTIPLIERS[1]
    bits ^= bits >> np.uint64(31)
    found: Ints = bits.reshape(shape)
    return found


def _powers() -> list[int]:
    """What is left of 65536 by sixteenths of a power of e, e^(-1/16) being 61565 of it."""
    found = [1 << 16]
    while found[-1] > 1:
        found.append(found[-1] * 61565 >> 16)
    return found


_DECAY_POWERS: Final = np.array([*_powers(), 0], dtype=np.int64)


def fading(behind: Ints) -> Ints:
    """65536 by e to the minus so many sixteenths, down to nothing."""
    found: Ints = _DECAY_POWERS[np.clip(behind, 0, len(_DECAY_POWERS) - 1)]
    return found


def fades(part: int, whole: int) -> int:
    """How many sixteenths a power of e fades to this part of a whole; below 0 if it is more."""
    if part > whole:
        return -fades(whole, part)
    return int(np.searchsorted(-_DECAY_POWERS, -((part << 16) // whole)))


def shuffled(stream: Rng, items: Ints, worlds: int, first: int) -> Ints:
    """(worlds, first): the first of the items in random orders, one for each world."""
    order = np.argsort(numbers(stream, worlds, len(items)), axis=1, kind="stable")
    found: Ints = items[order[:, :first]]
    return found


def dealings(hands: int, size: int, cards: int) -> int:
    """In how many ways so many hands can be dealt out of some different cards."""
    return prod(comb(cards - size * hand, size) for hand in range(hands))


def dealt(stream: Rng, items: Ints, hands: int, size: int, most: int) -> Ints:
    """(worlds, hands, size): hidden hands, dealt from the items.

    Each way once, where there are no more than `most`; else so many at random.
    """
    if dealings(hands, size, len(items)) > most:
        return shuffled(stream, items, most, hands * size).reshape(most, hands, size)
    ways: list[tuple[int, ...]] = [()]
    for _ in range(hands):
        ways = [
            (*way, *hand)
            for way in ways
            for hand in combinations([at for at in range(len(items)) if at not in way], size)
        ]
    return items[np.array(ways, dtype=np.int64)].reshape(len(ways), hands, size)

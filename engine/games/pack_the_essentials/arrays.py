"""Pack the Essentials: masks of cells in NumPy, which this module loads: import it late.

Masks are arrays of two words, the upper and the lower half of the suitcase, 48 cells each, and
come first among the axes; what there are many of comes last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.search.batch import Ints

INT_TYPE: Final = np.int32
"""Whole numbers: nothing that is reckoned with is larger, whatever the box says of points."""
MAX_GRID_CELLS: Final = 96
HALF_MASK_BITS: Final = 48

_LOW_HALF_MASK: Final = (1 << HALF_MASK_BITS) - 1


def words(mask: int) -> tuple[int, int]:
    """The two words of a mask."""
    return mask & _LOW_HALF_MASK, mask >> HALF_MASK_BITS


def masks(values: Sequence[int]) -> Ints:
    """(2, n): masks in words."""
    return np.array([words(one) for one in values], dtype=np.uint64).reshape(-1, 2).T.copy()


def count(mask: Ints) -> Ints:
    """(…): how many cells masks, (2, …), have."""
    bits = np.bitwise_count(mask)
    found: Ints = (bits[0] + bits[1]).astype(INT_TYPE)
    return found


def meets(one: Ints, other: Ints) -> Ints:
    """(…): whether masks, (2, …), have a cell in common."""
    found: Ints = (one[0] & other[0] | one[1] & other[1]) != 0
    return found


def spread(mask: Ints) -> Ints:
    """(…, 96): 1 for each cell of masks, (2, …), else 0."""
    octets = np.ascontiguousarray(np.moveaxis(mask, 0, -1), dtype="<u8").view(np.uint8)
    octets = octets.reshape(*mask.shape[1:], 2, 8)[..., :6]
    return np.unpackbits(octets.reshape(*mask.shape[1:], 12), axis=-1, bitorder="little")

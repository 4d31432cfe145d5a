"""engine.search: what a choice lost beside the best one, by successive halving; it loads NumPy.

All choices are tried in a few futures, the better ones in more. What comes out best of many is too
good by luck, so the best and the one that was made are compared once more, in futures that nothing
was chosen by. Choices share their futures, so that luck tells them apart as little as can be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isqrt, sqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from engine.search.batch import Ints

Worth: TypeAlias = Callable[[Sequence[int], int, int], Ints]
"""`worth(choices, first, ways)`: whole numbers, (choices, ways): what each of these comes to in the
futures from number `first` on. A number is always the same future, for every choice.
"""

STAGES: Final = ((8, None), (16, 5), (32, 2))
"""In so many futures each the best so many of those before (None: all) are tried in turn."""
FRESH: Final = 48
"""In so many other futures the last two are compared."""
SURE: Final = 1.96
"""Standard errors in half a 95 % interval."""


class Loss(NamedTuple):
    """What a choice is worth less than the best that was found, and half its 95 % interval.

    In the unit of what was weighed. Both are 0, and `best` is the choice, where none was found
    that is better. `tried` is how often futures were played.
    """

    best: int
    loss: float
    half: float
    tried: int

    @property
    def sure(self) -> bool:
        """Whether the interval lies above 0."""
        return self.loss > self.half


def halved(
    worth: Worth,
    choices: int,
    chosen: int,
    stages: Sequence[tuple[int, int | None]] = STAGES,
) -> tuple[int, int]:
    """The best of some choices, and how often futures were played; of equals the one chosen.

    Raises ValueError where the one that was chosen is none of them.
    """
    if not 0 <= chosen < choices:
        raise ValueError(f"{chosen} is none of {choices} choices")
    sums = np.zeros(choices, dtype=np.int64)
    live = list(range(choices))
    played = tried = 0
    for ways, keep in stages:
        if keep is not None and len(live) > keep:
            order = sorted(live, key=lambda one: (-int(sums[one]), one != chosen, one))
            live = sorted({*order[:keep], chosen})
        if len(live) > 1:
            sums[live] += worth(live, played, ways).sum(axis=1)
            tried += ways * len(live)
        played += ways
    return min(live, key=lambda one: (-int(sums[one]), one != chosen, one)), tried


def loss(worth: Worth, choices: int, chosen: int, fresh: int = FRESH) -> Loss:
    """What one choice lost beside the best, compared in so many fresh futures (at least 2)."""
    best, tried = halved(worth, choices, chosen)
    if best == chosen:
        return Loss(best, 0.0, 0.0, tried)
    first = sum(ways for ways, _ in STAGES)
    better, own = worth((best, chosen), first, fresh)
    gaps = (better - own).astype(np.int64)
    # Exact up to the last step, so that it is the same on every machine.
    half = SURE * sqrt(_spread(gaps) / (fresh * fresh * (fresh - 1)))
    return Loss(best, max(0.0, int(gaps.sum()) / fresh), half, tried + 2 * fresh)


def interval(gaps: Ints) -> int:
    """Half the 95 % interval of the mean of at least two whole numbers, rounded up."""
    n = len(gaps)
    return 1 + isqrt(_spread(gaps) * 38416 // (n * n * (n - 1) * 10000)) if _spread(gaps) else 0


def _spread(gaps: Ints) -> int:
    wide = gaps.astype(np.int64)
    total, squares = int(wide.sum()), int((wide * wide).sum())
    return len(wide) * squares - total * total

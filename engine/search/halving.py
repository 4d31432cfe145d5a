"""engine.search: the best of some choices, by successive halving; it loads NumPy.

All choices are tried in a few futures, the better ones in more. What comes out best of many is too
good by luck, so compare it once more with the one that was made, in futures that nothing was chosen
by. Choices share their futures, so that luck tells them apart as little as can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from engine.search.batch import Ints

Worth: TypeAlias = Callable[[Sequence[int], int, int], Ints]
"""`worth(choices, first, ways)`: whole numbers, (choices, ways): what each of these comes to in the
futures from number `first` on. A number is always the same future, for every choice.
"""

DEFAULT_STAGES: Final = ((8, None), (16, 5), (32, 2))
"""In so many futures each the best so many of those before (None: all) are tried in turn."""


class Stage(NamedTuple):
    """What is known after a stage.

    `order` has the choices that were tried in it, the best first; `tried` is how often futures
    were played so far.
    """

    order: tuple[int, ...]
    tried: int

    @property
    def best(self) -> int:
        """The best choice so far."""
        return self.order[0]


def halved(
    worth: Worth,
    choices: int,
    chosen: int | None,
    stages: Sequence[tuple[int, int | None]] = DEFAULT_STAGES,
) -> tuple[int, int]:
    """The best of some choices, and how often futures were played; see `halving`."""
    *_, last = halving(worth, choices, chosen, stages)
    return last.best, last.tried


def halving(
    worth: Worth,
    choices: int,
    chosen: int | None,
    stages: Sequence[tuple[int, int | None]] = DEFAULT_STAGES,
) -> Iterator[Stage]:
    """Try choices in stages, and keep the better ones for the next stage.

    The one that was `chosen` stays to the end and is the best of equals; without it the first one
    is. Raises ValueError where the chosen one is none of the choices, or there are none.
    """
    if not 0 <= (chosen or 0) < choices:
        raise ValueError(f"{chosen} is none of {choices} choices")
    sums = np.zeros(choices, dtype=np.int64)
    live = list(range(choices))
    played = tried = 0
    order = list(live)
    for ways, keep in stages:
        if keep is not None and len(live) > keep:
            kept = order[:keep]
            live = sorted(kept if chosen is None else {*kept, chosen})
        if len(live) > 1:
            sums[live] += worth(live, played, ways).sum(axis=1)
            tried += ways * len(live)
        played += ways
        order = sorted(live, key=lambda one: (-int(sums[one]), one != chosen, one))
        yield Stage(tuple(order), tried)


def interval(gaps: Ints) -> int:
    """Half the 95 % interval of the mean of at least two whole numbers, rounded up.

    That is 1.96 standard errors, in whole numbers, so that it is the same on every machine.
    """
    n, wide = len(gaps), gaps.astype(np.int64)
    total, squares = int(wide.sum()), int((wide * wide).sum())
    spread = n * squares - total * total
    return 1 + isqrt(spread * 38416 // (n * n * (n - 1) * 10000)) if spread else 0

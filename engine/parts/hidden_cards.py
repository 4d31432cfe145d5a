"""engine: parts: hidden cards dealt anew, so that they fit what somebody knows of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Rng
from engine.parts.cards import Bag


def resample_hidden(
    zones: Sequence[Bag], hidden: Sequence[int], rest: Bag, stream: Rng
) -> tuple[tuple[Bag, ...], Bag]:
    """Zones and rest with the cards of the hidden zones (by index) and of the rest mixed anew.

    Each zone keeps its number of cards, the others keep theirs. What comes out depends on nothing
    but the stream, the known zones, and all hidden cards together: never on who had what.
    """
    dealt = list(zones)
    if hidden:
        pool = stream.shuffled(sorted([*rest, *(card for at in hidden for card in zones[at])]))
        for at in hidden:
            size = len(zones[at])
            dealt[at] = tuple(sorted(pool[:size]))
            del pool[:size]
        rest = tuple(sorted(pool))
    return tuple(dealt), rest

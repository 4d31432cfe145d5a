"""The toy's cards: those in hand and in the deck leave when they were played."""

from collections import Counter
from typing import Any


def census(game: Any, state: Any) -> tuple[Counter[Any], Counter[Any]]:
    cards = Counter(state.remaining)
    for hand in state.hands:
        cards.update(hand)
    return Counter(spaces=len(state.row)), cards

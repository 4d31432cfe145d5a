"""The cards of Porters: whatever is done with them, there are as many of each."""

from collections import Counter
from typing import Any


def census(game: Any, state: Any) -> tuple[Counter[Any], Counter[Any]]:
    cards = Counter((*state.deck, *state.discard))
    for zone in (*state.hands, *state.crates):
        cards.update(one.card for one in zone)
    return cards, Counter()

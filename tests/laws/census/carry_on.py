"""The cards of Carry On: items come back each round, and so does luggage, but not with two."""

from collections import Counter
from typing import Any


def census(game: Any, state: Any) -> tuple[Counter[Any], Counter[Any]]:
    cards = Counter((*state.deck, *state.discards))
    for zone in (*state.hands, *state.packed):
        cards.update(zone)
    assert cards == Counter(game.box.deck)
    for hand, pick in zip(state.hands, state.picks, strict=True):
        assert pick < 0 or pick in hand
    luggage = Counter(("luggage", limit) for limit in (*state.pile, *filter(None, state.limits)))
    if len(state.hands) == 2:
        # What was drawn lies there until the round is scored, and then leaves the game (CO-31).
        return cards, luggage
    return cards + luggage, Counter()

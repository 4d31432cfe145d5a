"""The cards of Cargo Hold: each is in one place, and none leaves the game."""

from collections import Counter
from typing import Any


def census(game: Any, state: Any) -> tuple[Counter[Any], Counter[Any]]:
    cards = Counter((*state.deck, *state.discards))
    for zone in (*state.hands, *state.deliveries):
        assert list(zone) == sorted(zone)
        cards.update(zone)
    if state.raid is not None:
        cards.update((*state.raid.attack, *state.raid.defence, *state.raid.returned))
    assert cards == Counter(game.box.deck)
    return cards, Counter()

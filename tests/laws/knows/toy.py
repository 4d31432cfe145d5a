"""What a seat of the toy knows: the cards that it was dealt in this round."""

from typing import Any

from tests.match.toy import Dealt, Revealed


def holds(game: Any, world: Any, seat: int, feed: list[Any]) -> bool:
    hand: tuple[int, ...] = ()
    for event in feed:
        if isinstance(event, Dealt):
            hand = tuple(sorted(event.cards))
        elif isinstance(event, Revealed):
            hand = ()
    return bool(world.hands[seat] == hand)

"""What a seat of Carry On knows: its hand and pick, each hand that it has passed on, and the limits
that it was shown early.
"""

from collections import Counter
from typing import Any

from engine.games.carry_on.events import (
    Drew,
    HandsPassed,
    HandTaken,
    LuggageDrawn,
    LuggageLooked,
    Packed,
    PickMade,
    Revealed,
    RoundBegan,
)


def holds(game: Any, world: Any, seat: int, feed: list[Any]) -> bool:
    n = len(world.hands)
    hands: dict[int, Counter[int]] = {}
    pick, early = -1, dict[int, int]()
    for event in feed:
        match event:
            case RoundBegan() | Drew():
                hands, pick = {}, -1
            case HandTaken():
                hands[event.seat] = Counter(event.cards)
            case PickMade():
                pick = event.card
            case Revealed():
                pick = -1
                for holder in hands:
                    hands[holder][event.cards[holder]] -= 1
            case HandsPassed():
                hands = {(holder + 1) % n: hand for holder, hand in hands.items()}
            case Packed():
                hands = {}
            case LuggageLooked():
                early[event.seat] = event.limit
            case LuggageDrawn():
                assert all(event.limits[one] == limit for one, limit in early.items())
                early = {}
    return (
        world.picks[seat] == pick
        and all(Counter(world.hands[holder]) == +hand for holder, hand in hands.items())
        and all(world.early[one] == limit for one, limit in early.items())
    )

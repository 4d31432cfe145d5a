"""What a seat of Carry On knows: its hand and pick, and each hand that it has passed on."""

from collections import Counter
from typing import Any

from engine.games.carry_on.events import (
    Drew,
    HandsPassed,
    HandTaken,
    Packed,
    PickMade,
    Revealed,
    RoundBegan,
)


def holds(game: Any, world: Any, seat: int, feed: list[Any]) -> bool:
    n = len(world.hands)
    hands: dict[int, Counter[int]] = {}
    pick = -1
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
    return world.picks[seat] == pick and all(
        Counter(world.hands[holder]) == +hand for holder, hand in hands.items()
    )

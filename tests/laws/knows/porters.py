"""What a seat of Porters knows: its own pick and crate, and the card that it handed on."""

from typing import Any

from tests.toys.games.porters import Dealt, Private, Revealed


def holds(game: Any, world: Any, seat: int, feed: list[Any]) -> bool:
    pick = crate = 0
    passed: list[int] = []
    hand: list[int] = []
    n = len(world.hands)
    for event in feed:
        match event:
            case Revealed():
                pick = crate = 0
                # What it handed on in this very step is told behind it.
                passed, hand = [], []
            case Dealt() if event.seat == seat:
                hand += event.cards
            case Private(deed="picks"):
                pick = event.card
            case Private(deed="passes"):
                if event.seat == seat:
                    passed.append(event.card)
                if event.to == seat:
                    hand.append(event.card)
            case Private(deed="sends"):
                crate = event.card
                if event.card:
                    hand.remove(event.card)
    left = [one.card for one in world.hands[(seat + 1) % n]]
    crated = [one.card for one in world.crates[(seat + 1) % n]]
    return (
        world.picks[seat] == pick
        and [one.card for one in world.crates[seat]] == [crate] * bool(crate)
        and sorted(one.card for one in world.hands[seat]) == sorted(hand)
        and all(card in left or card in crated for card in passed)
    )

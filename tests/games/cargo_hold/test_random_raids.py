"""Tests: ten thousand random raids, played by the game and by the referee (CH-20 to CH-28)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from engine.core import Seat
from tests.games.cargo_hold.raids import Seats, play, position
from tests.games.cargo_hold.referee import (
    ASKED,
    CARGO,
    COPIES,
    SPECIALS,
    Ask,
    Cards,
    Outcome,
    Raid,
    Standing,
    resolve,
)
from tests.tiers import at, some

BOX: Final = tuple(card for card, copies in COPIES.items() for _ in range(copies))
RAIDS: Final = 10_000
BOTH: Final = (
    "fair_fight acts",
    "lasso acts",
    "lasso nothing",
    "reinforcement acts",
    "reinforcement declined",
    "battle wins",
    "prison_wagon acts",
    "prison_wagon nothing",
    "loyalty acts",
    "loyalty declined",
    "loyalty nothing",
    "cargo cashes",
    "cargo nothing",
    "match wins",
)
MET: Final = {
    *[f"{side} {what}" for side in ("attacker", "defender") for what in BOTH],
    "attacker thief acts",
    "attacker thief nothing",
    "attacker getaway nothing",
    "attacker diversion nothing",
    "attacker match thief",
    "defender thief shields",
    "defender getaway acts",
    "defender getaway declined",
    "defender diversion acts",
    "defender diversion nothing",
}
"""All that may come of any special card, on each side."""
LOTS: Final = 10
"""The raids come in so many lots, of which the gate plays some."""
MOST: Final = 14
"""Cards in the attacker's hand before the raid, and in the delivery."""


def random_raid(chance: random.Random) -> Raid:
    """Any raid that the box allows, with money enough that some raids win the match."""
    deck = list(BOX)
    chance.shuffle(deck)
    # Else Fair Fights, which end all other specials, would be in most of the larger raids.
    if chance.random() < 0.7:
        deck = [card for card in deck if card != "fair_fight"]
    if chance.random() < 0.5:
        deck.sort(key=lambda card: card not in SPECIALS or chance.random() < 0.5)

    def take(number: int, *, cargo: bool = True) -> Cards:
        taken = [card for card in deck if cargo or card not in CARGO][:number]
        for card in taken:
            deck.remove(card)
        return tuple(taken)

    hand = chance.randint(1, MOST)
    attack = take(chance.randint(1, hand), cargo=False)
    delivery = take(chance.randint(1, MOST))
    chance.shuffle(deck)
    target = chance.choice((1200, 2000, 5000))
    near = (50, 100, 150, 250, 400, 1200)
    return Raid(
        attack=attack,
        delivery=delivery,
        two_turns=chance.random() < 0.5,
        own=take(chance.randint(1, 5)) if chance.random() < 0.5 else None,
        hands=(take(hand - len(attack)), take(chance.randint(0, 10))),
        money=(target - chance.choice(near), target - chance.choice(near)),
        target=target,
        standing=random_standing(chance),
    )


def random_standing(chance: random.Random) -> Standing:
    """Half of the defenders are asked everything, half have left some answers."""
    if chance.random() < 0.5:
        return ASKED
    return Standing(
        getaway=chance.choice(("ask", "losing", "losing", "always", "never")),
        lasso=chance.random() < 0.5,
        reinforcement=chance.choice(("ask", "none", "strongest")),
        loyalty=chance.random() < 0.5,
    )


def random_answer(chance: random.Random, ask: Ask) -> Cards:
    """Any answer that there is."""
    if ask.card == "loyalty":
        return tuple(card for card in ask.pool if chance.random() < 0.5)
    if not ask.pool or (ask.card in ("getaway", "reinforcement") and chance.random() < 0.5):
        return ()
    return (chance.choice(ask.pool),)


def both(case: int) -> tuple[Outcome, Outcome]:
    """What comes of a random raid by the referee, and in the game between any two seats of many."""
    chance = random.Random(case)
    raid = random_raid(chance)
    script: list[tuple[Ask, Cards]] = []

    def answer(ask: Ask) -> Cards:
        script.append((ask, random_answer(chance, ask)))
        return script[-1][1]

    judged = resolve(raid, answer)
    rest = iter(script)

    def again(ask: Ask) -> Cards:
        wanted, given = next(rest)
        assert ask == wanted
        return given

    number = chance.randint(2, 8)
    attacker, defender = chance.sample(range(number), 2)
    seats = Seats(number, Seat(attacker), Seat(defender))
    played = play(position(raid, seats), raid, again, seats)
    assert next(rest, None) is None
    return judged, played


def test_the_game_and_the_referee_agree_on_random_raids() -> None:
    seen: Counter[str] = Counter()
    for lot in some(range(LOTS), 4):
        for number in range(lot, RAIDS, LOTS):
            with at(raid=number):
                judged, played = both(number)
                assert played == judged
            seen.update({f"{step.side} {step.card} {step.what}" for step in judged.steps})
            if judged.match:
                seen[f"{judged.match} match {'thief' if judged.cut else 'wins'}"] += 1
    assert seen.keys() == MET
    assert min(seen.values()) >= 20

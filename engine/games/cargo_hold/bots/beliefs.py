"""Cargo Hold: what a seat's record tells of its hidden cards, and of how it plays on.

All are whole numbers, drawn towards what is usual as long as little was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.core import Rng
from engine.games.cargo_hold.bots.evaluation import DELIVERY_RAID_PERCENT
from engine.games.cargo_hold.bots.memory import Classes, SeatRecord, classes
from engine.games.cargo_hold.components import CARGO, FIREPOWER, Components
from engine.games.cargo_hold.state import CargoState

USUAL_SEND_PERCENT: Final = 85
"""In so many of 100 turns without a delivery a usual seat starts one."""
USUAL_RAID_PERCENT: Final = 65
"""In so many of 100 turns in which it could a usual seat raids."""
RARE_PERCENT: Final = 5
"""In so many of 100 turns a seat that does not send, or does not raid, does so all the same."""
UNUSUAL_SEATS_PERCENT: Final = 4
"""How many of 100 seats do not send; as many do not raid."""
USUAL_ROUNDS: Final = 4
"""What is usual counts as much as so many rounds that were seen."""
MAX_DANGER_PERCENT: Final = 90
"""No delivery is believed to be raided in more of 100 rounds."""
USUAL_CRATE: Final = (25, 58, 17)
"""How many of 100 cards of usual deliveries are firepower, cargo, and specials."""
USUAL_CRATE_CARDS: Final = 8
"""What is usual counts as much as so many cards of deliveries that were shown."""
KEPT_PERCENT: Final = 50
"""Of what a seat drew and did not show, so much of 100 is believed to be what it holds."""


class Style(NamedTuple):
    """How likely a seat is one that sends, and one that raids, in percent."""

    sends: int = 100
    raids: int = 100


USUAL: Final = Style()


def style(record: SeatRecord) -> Style:
    """How a seat plays on, by what was seen of it."""
    return Style(
        _usual(USUAL_SEND_PERCENT, record.sent, record.idle),
        _usual(USUAL_RAID_PERCENT, record.raided, record.spared),
    )


def styles(records: Sequence[SeatRecord], seat: int) -> tuple[Style, ...]:
    """How each seat plays on; one's own plays as usual."""
    return tuple(
        [USUAL if other == seat else style(record) for other, record in enumerate(records)]
    )


def _usual(percent: int, done: int, left: int) -> int:
    """How likely a seat does this as usual, and is none that does not, by Bayes, in percent."""
    usual: int = (100 - UNUSUAL_SEATS_PERCENT) * percent**done * (100 - percent) ** left
    rare: int = UNUSUAL_SEATS_PERCENT * RARE_PERCENT**done * (100 - RARE_PERCENT) ** left
    return 100 * usual // (usual + rare)


def danger(records: Sequence[SeatRecord], seat: int) -> int:
    """In how many of 100 rounds a seat's deliveries are raided, by what was seen."""
    if not records:
        return DELIVERY_RAID_PERCENT
    raids = sum([one.targets[seat] for one in records])
    rounds = records[seat].sent + records[seat].extensions
    usual = USUAL_ROUNDS * DELIVERY_RAID_PERCENT
    return min(MAX_DANGER_PERCENT, (usual + 100 * raids) // (USUAL_ROUNDS + rounds))


def crate(record: SeatRecord) -> Classes:
    """By class, how many of 10,000 cards of a seat's deliveries are of it, by what was shown."""
    cards = USUAL_CRATE_CARDS + sum(record.shown)
    found = [
        100 * (USUAL_CRATE_CARDS * usual + 100 * shown) // cards
        for usual, shown in zip(USUAL_CRATE, record.shown, strict=True)
    ]
    return found[0], found[1], found[2]


class HandLean(NamedTuple):
    """By class, how many more cards of a seat's hidden ones are believed to be of it than chance
    would have it, in hundredths of a card.
    """

    seat: int
    more: Classes


def lean(
    box: Components, world: CargoState, seat: int, records: Sequence[SeatRecord]
) -> list[HandLean]:
    """What others are believed to hold, by what they drew and what of it they have shown.

    None once the deck was made anew: then not all hidden cards may lie everywhere.
    """
    if world.family or not records:
        return []
    mine = records[seat]
    own = _sum(mine.gone, classes((*world.hands[seat], *world.deliveries[seat])))
    whole = classes(box.deck)
    left = _sum(whole, own, -1)
    unseen = left
    for other, record in enumerate(records):
        if other != seat:
            unseen = _sum(unseen, record.gone, -1)
    found = []
    for other, record in enumerate(records):
        hidden = record.drawn - sum(record.gone)
        if other == seat or hidden <= 0:
            continue
        # In hundredths of a card: drawn by chance, less what was shown.
        held = [
            max(0, 100 * record.drawn * many // sum(left) - 100 * gone)
            for many, gone in zip(left, record.gone, strict=True)
        ]
        most = max(1, sum(held))
        by_chance = [100 * hidden * many // max(1, sum(unseen)) for many in unseen]
        more = [
            (100 * hidden * one // most - usual) * KEPT_PERCENT // 100
            for one, usual in zip(held, by_chance, strict=True)
        ]
        found.append(HandLean(other, (more[0], more[1], -more[0] - more[1])))
    return found


def leaning(world: CargoState, leans: Sequence[HandLean], stream: Rng) -> CargoState:
    """The world with some hidden cards of hands exchanged for others of the deck, as believed."""
    if not leans:
        return world
    hands, deck = [*world.hands], [*world.deck]
    for seat, more in leans:
        if world.known[seat].either:
            # These lie in its hand or in its delivery, which must stay so.
            continue
        hand = [*hands[seat]]
        for kind in world.known[seat].hand:
            hand.remove(kind)
        wanted = [(abs(one) + stream.below(100)) // 100 * (1 if one > 0 else -1) for one in more]
        for _ in range(sum(one for one in wanted if one > 0)):
            gains = [at for at in range(3) if wanted[at] > 0]
            gives = [at for at in range(3) if wanted[at] < 0]
            if not gains or not gives:
                break
            gain, give = gains[0], gives[0]
            wanted[gain] -= 1
            wanted[give] += 1
            out = [kind for kind in hand if _class(kind) == give]
            into = [kind for kind in deck if _class(kind) == gain]
            if not out or not into:
                continue
            one, other = stream.choice(out), stream.choice(into)
            hand[hand.index(one)] = other
            deck[deck.index(other)] = one
        hands[seat] = tuple(sorted((*hand, *world.known[seat].hand)))
    return replace(world, hands=tuple(hands), deck=tuple(sorted(deck)))


def _class(kind: int) -> int:
    return 0 if kind in FIREPOWER else 1 if kind in CARGO else 2


def _sum(one: Classes, other: Classes, sign: int = 1) -> Classes:
    return one[0] + sign * other[0], one[1] + sign * other[1], one[2] + sign * other[2]

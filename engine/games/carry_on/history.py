"""Carry On: a match looked back upon: which hands there were, and what each pick was worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core import Event
from engine.games.carry_on import scoring
from engine.games.carry_on.components import HAND_SIZE, ROUNDS, Components
from engine.games.carry_on.events import Packed
from engine.games.carry_on.view import NOTHING, CarryView, RoundScore


class PickWorth(NamedTuple):
    """What a pick was worth, all else as it was, the luggage too, and the use the best (CO-15).

    `points` are those of the round with the card less those without it. `other` is the card of the
    same hand with which the round would have brought most, and `more` how many more; NOTHING and 0
    where no card of it would have brought more. All less what a turned card gives up.
    """

    points: int
    other: int
    more: int


def held(packed: Sequence[Sequence[int]], seat: int, turn: int) -> tuple[int, ...]:
    """What a seat of 3 to 8 held in a turn, 1 to 7, of a round that is over (CO-11).

    In the order in which it was taken out of that hand: by itself, then by each seat to its left.
    """
    n = len(packed)
    return tuple(packed[(seat + k) % n][turn - 1 + k] for k in range(HAND_SIZE - turn + 1))


def unused_before(box: Components, character: int, rounds: Sequence[RoundScore]) -> int:
    """How many Carry On cards a character still had after these rounds."""
    return box.characters[character].cards - sum(one.use.upgrade for one in rounds)


def worth(
    box: Components,
    character: int,
    unused: int,
    score: RoundScore,
    index: int,
    hand: Sequence[int],
) -> PickWorth:
    """What the pick of a place, from 0, was worth to a round that began with so many cards unused.

    `hand` is what it was picked from, without which nothing is said about another card.
    """
    packed = score.packed
    before, after = packed[:index], packed[index + 1 :]

    def net(*card: int) -> int:
        return scoring.best(box, character, (*before, *card, *after), score.luggage, unused).net

    mine = net(packed[index])
    # Of equals the first of the hand.
    others = {card: net(card) for card in dict.fromkeys(hand) if card != packed[index]}
    other = max(others, key=others.__getitem__, default=NOTHING)
    more = others.get(other, mine) - mine
    return PickWorth(mine - net(), *((other, more) if more > 0 else (NOTHING, 0)))


def settled_for(box: Components, character: int, unused: int, score: RoundScore) -> int:
    """What the use that was chosen brought beside the best one (CO-15): 0, or less."""
    most = scoring.best(box, character, score.packed, score.luggage, unused).net
    price = scoring.gives_up(box, character, unused) if score.use.upgrade else 0
    return score.points - price - most


class CarryHistory:
    """A match that is over, by what all saw of it. Rounds are counted from 1, picks from 0."""

    def __init__(self, box: Components, view: CarryView, events: Iterable[Event]) -> None:
        """Take its last view and all events, or none where nobody knows them any more."""
        self._box = box
        self.seats = view.seats
        # Three cards that were drawn are told of when one of them is packed (CO-30).
        self._drawn = [event for event in events if isinstance(event, Packed)]

    def card(self, seat: int, round_: int, index: int) -> int:
        """What was picked."""
        return self.seats[seat].rounds[round_ - 1].packed[index]

    def hand(self, seat: int, round_: int, index: int) -> tuple[int, ...]:
        """What a pick was made from: the card first, then the others; () if nobody knows."""
        if len(self.seats) > 2:
            return held([one.rounds[round_ - 1].packed for one in self.seats], seat, index + 1)
        mine = [event for event in self._drawn if event.seat == seat]
        if not mine:
            return ()
        one = mine[(round_ - 1) * len(mine) // ROUNDS + index]
        return (one.card, *one.discarded)

    def taken(self, seat: int, round_: int, index: int) -> tuple[int, int, int]:
        """Which pick took the card of a seat's first hand that was taken so late: whose, when.

        Hands go to the left (CO-11); with two seats they do not (CO-30).
        """
        n = len(self.seats)
        return ((seat + index) % n if n > 2 else seat, round_, index)

    def worth(self, seat: int, round_: int, index: int) -> PickWorth:
        """What a pick was worth."""
        one, hand = self.seats[seat], self.hand(seat, round_, index)
        unused, score = self._unused(seat, round_), one.rounds[round_ - 1]
        return worth(self._box, one.character, unused, score, index, hand)

    def settled(self, seat: int, round_: int) -> int:
        """What the use of souvenirs and upgrade brought beside the best: 0, or less."""
        one, unused = self.seats[seat], self._unused(seat, round_)
        return settled_for(self._box, one.character, unused, one.rounds[round_ - 1])

    def end(self, seat: int) -> int:
        """What unused cards gave at the end (CO-24)."""
        one = self.seats[seat]
        return sum(scoring.end_points(self._box, one.character, one.unused))

    def _unused(self, seat: int, round_: int) -> int:
        one = self.seats[seat]
        return unused_before(self._box, one.character, one.rounds[: round_ - 1])

"""Tests: a referee of Carry On, written from the rule sheet alone.

It asks the game's code nothing, so that a rule that the game forgets everywhere is still missed by
somebody. Cards are numbers, as in the journal: type × 6 + weight - 2, and 24 for a souvenir.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SOUVENIR: Final = 24
PACKED: Final = 7
ROUNDS: Final = 3
TYPES: Final = {0: 0, 1: 1, 2: 2, 3: 3}
"""Characters that count a type (CO-4): athlete, student, influencer, family."""
BACKPACKER: Final = 4
TOURIST: Final = 5
CREW: Final = 6
BUSINESS: Final = 7


class ForbiddenError(Exception):
    """What the rules do not let anybody do; the number of the rule, and why."""


class Referee:
    """One match, input by input. Raises ForbiddenError for what cannot be."""

    def __init__(self, seats: int, advantages: Sequence[int] = ()) -> None:
        self.seats = seats
        self.advantages = advantages
        """Who looks at their Luggage card early (CO-40)."""
        self.phase = "characters"
        self.round = 1
        self.characters: Sequence[int] = ()
        self.cards = [0] * seats
        """Carry On cards that were not turned."""
        self.totals = [0] * seats
        self._begin()

    def _begin(self) -> None:
        n = self.seats
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.packed: list[list[int]] = [[] for _ in range(n)]
        self.picks: dict[int, int] = {}
        self.limits: Sequence[int] = ()
        self.early: dict[int, int] = {}
        self.uses: dict[int, tuple[int, bool]] = {}
        self.turn = 0

    def chance(self, drawn: Sequence[int]) -> None:
        """What chance gave."""
        n = self.seats
        if self.phase == "characters":
            self.characters = drawn
            self.cards = [3 if one == BUSINESS else 1 for one in drawn]
            self.phase = "deal"
        elif self.phase == "deal" and n == 2:
            self.hands[self.turn % 2] = list(drawn)
            self.phase = "pack"
        elif self.phase == "deal":
            self.hands = [list(drawn[PACKED * seat : PACKED * (seat + 1)]) for seat in range(n)]
            self.phase = "pack"
        elif self.phase == "early":
            self.early = dict(zip(self.advantages, drawn, strict=True))
            self.phase = "deal" if n == 2 else "pack"
        elif self.phase == "luggage":
            rest = list(drawn)
            self.limits = [self.early.get(seat) or rest.pop(0) for seat in range(n)]
            self.phase = "settle"
            self._settled()
        else:
            raise ForbiddenError(f"chance is not asked: {self.phase}")

    def pick(self, seat: int, card: int) -> None:
        """CO-11, CO-30."""
        if self.phase != "pack":
            raise ForbiddenError("CO-11: nobody packs now")
        if card not in self.hands[seat]:
            raise ForbiddenError(f"CO-11: {card} is not in the hand of seat {seat}")
        if self.seats == 2:
            self._pack(seat, card)
            return
        self.picks[seat] = card
        if len(self.picks) < self.seats:
            return
        for one, picked in self.picks.items():
            self.hands[one].remove(picked)
            self.packed[one].append(picked)
        self.picks = {}
        # To the left: seat 0's hand goes to seat 1.
        self.hands = [self.hands[-1], *self.hands[:-1]]
        if len(self.hands[0]) == 2 and self.advantages:
            self.phase = "early"
        if len(self.hands[0]) == 1:
            for one in range(self.seats):
                self.packed[one].append(self.hands[one].pop())
            self.phase = "luggage"

    def _pack(self, seat: int, card: int) -> None:
        if seat != self.turn % 2:
            raise ForbiddenError("CO-30: it is the other's turn")
        self.packed[seat].append(card)
        self.hands[seat] = []
        self.turn += 1
        self.phase = "deal" if self.turn < 2 * PACKED else "luggage"
        if self.turn == 2 * (PACKED - 2) and self.advantages:
            self.phase = "early"

    def settle(self, seat: int, weight: int, *, upgrade: bool) -> None:
        """CO-13 to CO-15."""
        if self.phase != "settle" or seat not in self._choosing():
            raise ForbiddenError("CO-15: there is nothing to choose")
        if not 0 <= weight <= self.packed[seat].count(SOUVENIR):
            raise ForbiddenError("CO-13: there are not so many souvenirs")
        if upgrade and not self._may_upgrade(seat, weight):
            raise ForbiddenError("CO-14: no upgrade is possible")
        self.uses[seat] = weight, upgrade
        self._settled()

    def _may_upgrade(self, seat: int, weight: int) -> bool:
        over = self._kilograms(seat, weight) > 23
        return self.limits[seat] == 23 and over and self.cards[seat] > 0

    def _kilograms(self, seat: int, weight: int) -> int:
        items = [card for card in self.packed[seat] if card != SOUVENIR]
        return sum(2 + card % 6 for card in items) + 5 * weight

    def _choosing(self) -> list[int]:
        """Who has more than one use."""
        return [
            seat
            for seat in range(self.seats)
            if SOUVENIR in self.packed[seat] or self._may_upgrade(seat, 0)
        ]

    def _settled(self) -> None:
        if any(seat not in self.uses for seat in self._choosing()):
            return
        for seat in range(self.seats):
            weight, upgrade = self.uses.get(seat, (0, False))
            self.totals[seat] += self._points(seat, weight, upgrade=upgrade)
            self.cards[seat] -= upgrade
        if self.round == ROUNDS:
            self.phase = "over"
            for seat, character in enumerate(self.characters):
                self.totals[seat] += 7 * self.cards[seat]
                self.totals[seat] += 20 * (character == CREW and self.cards[seat] > 0)
            return
        self.round += 1
        self._begin()
        self.phase = "deal"

    def _points(self, seat: int, weight: int, *, upgrade: bool) -> int:
        """CO-20 to CO-22."""
        packed = self.packed[seat]
        limit = 32 if upgrade else self.limits[seat]
        kg = self._kilograms(seat, weight)
        points = kg if kg <= limit else limit - (kg - limit)
        types = {card // 6 for card in packed if card != SOUVENIR}
        wild = packed.count(SOUVENIR) > weight
        points += 5 if len(types) + wild >= 4 else 0
        return points + self._bonus(self.characters[seat], packed)

    @staticmethod
    def _bonus(character: int, packed: Sequence[int]) -> int:
        """CO-4."""
        items = [card for card in packed if card != SOUVENIR]
        if character in TYPES:
            count, first = sum(card // 6 == TYPES[character] for card in items), 3
        elif character == BACKPACKER:
            count, first = sum(2 + card % 6 <= 3 for card in items), 2
        elif character == TOURIST:
            count, first = packed.count(SOUVENIR), 1
        else:
            return 0
        return 8 if count > first else 5 if count == first else 0

    def ranking(self) -> list[list[int]]:
        """Who came where (CO-24)."""
        if self.phase != "over":
            raise ForbiddenError("CO-24: the match is not over")
        keys = [(-self.totals[seat], self.cards[seat] == 0) for seat in range(self.seats)]
        return [
            [seat for seat in range(self.seats) if keys[seat] == key] for key in sorted({*keys})
        ]

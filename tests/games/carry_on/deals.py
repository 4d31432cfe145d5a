"""Tests: matches of Carry On whose deal the test chooses, and words for its cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from engine.core import Event, Value
from engine.games.carry_on.actions import CarryAction, Pick, Settle
from engine.games.carry_on.components import HAND_SIZE, SOUVENIR, Components, kind_of, load
from engine.games.carry_on.rules import CarryOn
from engine.games.carry_on.scoring import score
from engine.games.carry_on.state import CarryState
from engine.games.carry_on.view import CarryView, Phase, RoundScore, Use
from engine.parts.cards import minus
from tests.games.played import Played

FILES = Path(__file__).resolve().parents[3] / "resources" / "games" / "carry_on"
ATHLETE, STUDENT, INFLUENCER, FAMILY, BACKPACKER, TOURIST, CREW, BUSINESS = range(8)
S = SOUVENIR


def read(name: str) -> bytes:
    """The bytes of one of the game's own resource files."""
    return (FILES / name).read_bytes()


@cache
def stock() -> CarryOn:
    """The game with the components of the box."""
    return CarryOn(load(read), {})


def box() -> Components:
    """The components of the box."""
    return stock().box


def cards(text: str) -> tuple[int, ...]:
    """Kinds by letter and weight, `c4` clothing of 4 kg, d, g and h, and `s` a souvenir."""
    return tuple(
        S if word == "s" else kind_of("cdgh".index(word[0]), int(word[1:])) for word in text.split()
    )


def points(
    text: str, luggage: int = 32, *, character: int = BUSINESS, weight: int = 0, up: bool = False
) -> RoundScore:
    """What is scored for these cards, so many souvenirs as weight."""
    return score(box(), character, cards(text), luggage, Use(weight, up))


class Match(Played[CarryState, CarryView, CarryAction]):
    """A match with words for what its tests do."""

    def __init__(self, seats: int = 3, seed: str = "test", **options: Value) -> None:
        self.game = stock()
        super().__init__(self.game, seats, seed, options)

    def characters(self, *these: int) -> Match:
        """Deal these characters first, then others."""
        others = [one for one in range(8) if one not in these]
        self.chance(*(*these, *others)[: len(self.state.hands)])
        return self

    def deal(self, *hands: Sequence[int]) -> tuple[Event, ...]:
        """Deal these hands, and what comes first of the rest to the others."""
        left = minus(self.request().of, (card for hand in hands for card in hand))
        missing = HAND_SIZE * (len(self.state.hands) - len(hands))
        return self.chance(*(card for hand in hands for card in hand), *left[:missing])

    def pick(self, *picks: int) -> None:
        """Let every seat pick a card, seat 0 first."""
        for seat, card in enumerate(picks):
            self.act(seat, Pick(card))

    def pick_any(self) -> None:
        """Let every seat pick the first card of its hand."""
        self.pick(*(hand[0] for hand in self.state.hands))

    def pack_all(self, *hands: Sequence[int]) -> None:
        """Play the round's picks so that seats pack these cards, at the right places in the deal.

        The hand of seat 0 goes to seat 1, so what seat s packs in turn t comes from seat s - t.
        """
        n = len(self.state.hands)
        whole = [[*hand] for hand in hands]
        named = [card for hand in whole for card in hand]
        rest = list(minus(self.request().of, named))
        while len(whole) < n:
            whole.append([rest.pop(0) for _ in range(HAND_SIZE)])
        dealt: list[list[int]] = [[] for _ in range(n)]
        for seat, hand in enumerate(whole):
            for turn, card in enumerate(hand):
                dealt[(seat - turn) % n].append(card)
        self.deal(*dealt)
        for turn in range(HAND_SIZE - 1):
            self.pick(*(hand[turn] for hand in whole))

    def settle(self, seat: int, weight: int = 0, *, up: bool = False) -> tuple[Event, ...]:
        """Let a seat say how it uses what it has."""
        return self.act(seat, Settle(weight, up))

    def settle_all(self) -> None:
        """Let all who are due leave everything weightless."""
        while self.state.phase is Phase.SETTLE:
            self.settle(int(self.waiting().due[0]))


def dealt(*hands: Sequence[int], seats: int = 3, **options: Value) -> Match:
    """A match of 3 to 8 seats whose first hands are dealt."""
    match = Match(seats, "test", **options).characters()
    match.deal(*hands)
    return match


def packed(
    *hands: str,
    characters: Sequence[int] = (),
    limits: Sequence[int] = (),
    seats: int = 3,
) -> Match:
    """A match at the end of its first round, with these cards packed and limits drawn."""
    match = Match(seats).characters(*characters)
    match.pack_all(*map(cards, hands))
    match.chance(*limits, *[32] * (seats - len(limits)))
    return match

"""Carry On: the rounds to come of a match of three seats or more, played on many times over.

A round to come depends on the present one by the points and by who still has a card to turn. So
for the characters at a table each round is dealt and played out many times, once for each number of
unused cards, and what a hand leads to is looked up in it: who wins in how many of these deals. All
seats pick alike: in one manner by their tables of worth, in the other by what they may expect. It
loads NumPy.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from engine.core import Rng
from engine.games.carry_on.bots import expectation
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT, RoundStakes
from engine.games.carry_on.bots.search import CERTAIN_WIN, DIVISIBLE_WIN, CarrySearch, PackedHands
from engine.games.carry_on.components import (
    HAND_SIZE,
    LARGE_LIMIT_KG,
    ROUNDS,
    SMALL_LIMIT_KG,
)
from engine.search.batch import Ints, shuffled

DEALS: Final = 2048
"""How often a round to come is dealt."""
DEALS_PER_WORLD: Final = 32
"""In so many of these deals each present world is played on."""
MANNERS: Final = 2
"""By their tables of worth, and by what they may expect."""


class PlayedRound(NamedTuple):
    """A round, dealt many times: (unused cards, deals, manners, seats).

    `points` are the round's, and `turned` says who turned a card.
    """

    points: Ints
    turned: Ints


class Coming(NamedTuple):
    """What is still to be drawn: (deals, seats) who draws the higher limit, and rounds to come."""

    large: Ints
    rounds: tuple[PlayedRound, ...]


class RoundStanding(NamedTuple):
    """Points and unused cards after the present round: (…, manners, deals per world, seats)."""

    points: Ints
    unused: Ints


class MatchAhead:
    """Plays matches on to their end, with one box of components; not with two seats."""

    def __init__(self, search: CarrySearch) -> None:
        self.search, self.box = search, search.box
        # All decisions of a match ask for the same.
        self.coming = lru_cache(maxsize=2)(self._coming)

    def _coming(self, characters: tuple[int, ...]) -> Coming:
        """The rounds behind the first, for these characters."""
        stream = Rng("coming", *characters)
        large = self._large(stream, len(characters))
        rounds = [self._played(stream, characters, number) for number in range(2, ROUNDS + 1)]
        return Coming(large, tuple(rounds))

    def _large(self, stream: Rng, seats: int) -> Ints:
        drawn = shuffled(stream, np.array(self.box.luggage), DEALS, seats)
        found: Ints = drawn == LARGE_LIMIT_KG
        return found

    def _played(self, stream: Rng, characters: tuple[int, ...], number: int) -> PlayedRound:
        """Deal a round so often, and play it out with each number of unused cards."""
        n = len(characters)
        dealt = shuffled(stream, np.array(self.box.deck), DEALS, HAND_SIZE * n)
        # Ascending, as they are held: of equals the first is picked.
        hands = np.sort(dealt.reshape(DEALS, 1, n, HAND_SIZE), axis=-1)
        large = self._large(stream, n)[:, None]
        most = max(self.box.characters[one].cards for one in characters)
        found = [
            self._scored(self.stakes(characters, [unused] * n, number), hands, large)
            for unused in range(most + 1)
        ]
        points, turned = (np.stack(part).astype(np.int16) for part in zip(*found, strict=True))
        return PlayedRound(points, turned)

    def stakes(
        self, characters: Sequence[int], unused: Sequence[int], number: int
    ) -> tuple[RoundStakes, ...]:
        """The stakes of all seats in a round, each with so many unused cards, if it has them."""
        box = self.box
        small, large = (box.luggage.count(one) for one in (SMALL_LIMIT_KG, LARGE_LIMIT_KG))
        return tuple(
            RoundStakes(
                one,
                expectation.kept(
                    box, one, min(cards, box.characters[one].cards), ROUNDS - number, [None]
                ),
                small,
                large,
            )
            for one, cards in zip(characters, unused, strict=True)
        )

    def _scored(self, at: tuple[RoundStakes, ...], hands: Ints, large: Ints) -> PlayedRound:
        """A round with these hands and limits."""
        search, n = self.search, len(at)
        book = search.book(at, False)
        players = np.array([np.arange(n), np.arange(n) + n])
        shape = (len(hands), MANNERS, n)
        nothing = np.zeros(shape, dtype=np.int64)
        then = search.play_on(
            book,
            players,
            PackedHands(nothing, nothing),
            np.broadcast_to(hands, (*shape, HAND_SIZE)),
            lambda now, held: search.agree(book, players, now, held),
        )
        return self._settled(at, then, np.broadcast_to(large, shape))

    def _settled(self, at: tuple[RoundStakes, ...], then: PackedHands, large: Ints) -> PlayedRound:
        """The points of what is packed, with luggage and cards used best: (…, seats)."""
        points, turned = [], []
        for number, one in enumerate(at):
            ends = self.search.worth.ends(one)
            rows = then.rows[..., number]
            place = self.search.worth.layouts[one.character].place[rows]
            where = place, then.weights[..., number]
            turns = ends.turns[where] & ~large[..., number]
            worth = np.where(large[..., number], ends.large[where], ends.small[where])
            keep = np.array(one.keep)[len(one.keep) - 1 - turns.astype(np.int64)]
            points.append((worth - keep) // UNITS_PER_POINT)
            turned.append(turns)
        return PlayedRound(np.stack(points, axis=-1), np.stack(turned, axis=-1).astype(np.int64))

    # What the present round leads to

    def deals(self, first: int, ways: int) -> Ints:
        """(ways, deals per world): in which deals these worlds are played on."""
        worlds = np.arange(first, first + ways)[:, None] * DEALS_PER_WORLD
        found: Ints = (worlds + np.arange(DEALS_PER_WORLD)) % DEALS
        return found

    def packed(
        self,
        characters: tuple[int, ...],
        at: tuple[RoundStakes, ...],
        scores: Sequence[int],
        then: PackedHands,
        deals: Ints,
    ) -> RoundStanding:
        """After the luggage of the present round, of hands (plans, worlds, manners, seats)."""
        large = self.coming(characters).large[deals]
        for number, one in enumerate(at):
            if not (one.small and one.large):
                # Its limit is known already (CO-40).
                large[..., number] = not one.small
        large = large[:, None]
        rows, weights = (part[..., None, :] for part in then)
        shape = np.broadcast_shapes(rows.shape, large.shape)
        hands = PackedHands(*(np.broadcast_to(part, shape) for part in (rows, weights)))
        found = self._settled(at, hands, np.broadcast_to(large, shape))
        unused = np.array([len(one.keep) - 1 for one in at])
        return RoundStanding(found.points + np.array(scores), unused - found.turned)

    def shares(
        self, characters: tuple[int, ...], number: int, standing: RoundStanding, deals: Ints
    ) -> Ints:
        """(plans, worlds, manners, seats): the shares of wins, of CERTAIN_WIN, after a round."""
        points, unused = standing
        # Where the present round was played on in more manners, each goes on as one of the two.
        manners = np.arange(max(MANNERS, points.shape[-3]))[:, None, None] % MANNERS
        seats = np.arange(len(characters))
        deals = deals[:, None, :, None]
        for played in self.coming(characters).rounds[number - 1 :]:
            points = points + played.points[unused, deals, manners, seats]
            unused = unused - played.turned[unused, deals, manners, seats]
        box = self.box
        extra = np.array([box.characters[one].extra for one in characters])
        has = unused > 0
        # Points, then a card that is left (CO-24).
        keys = 2 * (points + box.unused * unused + extra * has) + has
        best = keys == keys.max(axis=-1, keepdims=True)
        share = best * (DIVISIBLE_WIN // best.sum(axis=-1, keepdims=True))
        found: Ints = share.sum(axis=-2) * CERTAIN_WIN // (DIVISIBLE_WIN * share.shape[-2])
        return found

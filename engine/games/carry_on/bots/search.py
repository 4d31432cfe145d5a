"""Carry On: what a pick leads to, played on in many worlds at once; it loads NumPy.

In each world the seat's own hand and those that it knows are as they are, the others dealt from
what it has not seen. Every card that it may pack is tried in all worlds, and all seats play on: the
seat by its table of worth, the others twice, once by theirs and once by what they may expect
(`outlook`), off by a few points each time, since nobody knows how they play. What a hand is worth
at the end counts over all luggage that may be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import product
from math import perm
from typing import Final, NamedTuple

import numpy as np

from engine.core import Rng
from engine.games.carry_on.bots import expectation
from engine.games.carry_on.bots.evaluation import HandEvaluation
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT, RoundStakes
from engine.games.carry_on.components import (
    CARDS_DRAWN_PER_TURN,
    HAND_SIZE,
    KINDS,
    ROUNDS,
    SMALL_LIMIT_KG,
    Components,
)
from engine.games.carry_on.scoring import totals
from engine.games.carry_on.view import CarryView, Phase
from engine.parts import cards
from engine.search.batch import Ints, dealt, numbers, shuffled

MAX_WORLDS: Final = 256
"""The most worlds that are looked at; with two seats, who choose of three, twice as many."""
MIN_WORLDS: Final = 64
"""The least number of worlds, where others may see things differently."""
JUDGEMENT_NOISE_POINTS: Final = 4
"""By up to so many points the others' judgement of a card differs from ours."""
LAST_PICK_HAND_SIZE: Final = 2
"""Cards in hand at the last pick; the other one packs itself."""
WIN_VALUE_POINTS: Final = 150
"""To win counts as so many points, since both are played for."""
STYLE_POINT_POINTS: Final = 3
"""What a point of a style counts as: a point of the round helps to win, too."""
WIN_SPREAD_POINTS: Final = (0, 14, 20)
"""By rounds to come, so many points behind make a win less likely by the factor e."""
CERTAIN_WIN: Final = 1 << 16
"""A certain win."""
DIVISIBLE_WIN: Final = 840
"""A win, which up to eight can share."""


class WeighedCard(NamedTuple):
    """A kind of card that may be packed, and how good that is, in parts of a point."""

    kind: int
    merit: int


class Book(NamedTuple):
    """By player, a seat or a seat in its other manner: where its rows and tables are.

    `span` and `rows` lead into `steps` and `places`; `tables[left]` has all worth, each player's
    from `start` on.
    """

    span: Ints
    rows: Ints
    places: Ints
    start: Ints
    steps: Ints
    place: Ints
    tables: tuple[Ints, ...]


class PackedHands(NamedTuple):
    """What seats have packed, (worlds, seats): rows and weights."""

    rows: Ints
    weights: Ints


class CarrySearch:
    """Looks ahead, with one box of components, in so many worlds where there are more."""

    def __init__(self, box: Components, most: int = MAX_WORLDS) -> None:
        self.box, self.most = box, most
        self.worth = HandEvaluation(box)
        layouts = self.worth.layouts
        self._steps = np.concatenate([one.steps.reshape(-1) for one in layouts])
        self._place = np.concatenate([one.place for one in layouts])
        spans = [len(one.place) for one in layouts]
        self._spans = np.array(spans)
        self._starts = np.cumsum([0, *spans[:-1]])
        # All seats at one table ask for the same book.
        self.book = lru_cache(maxsize=2)(self._bound)

    def weigh(
        self,
        view: CarryView,
        seat: int,
        stream: Rng,
        bonus: Callable[[int], int] | None = None,
    ) -> list[WeighedCard]:
        """All kinds in the hand of a seat, in their order, with what packing them leads to.

        `bonus` is what a style adds to a kind in each world, in parts of a point.
        """
        at = tuple(expectation.stakes(self.box, view, one) for one in range(len(view.seats)))
        kinds = cards.distinct(view.seats[seat].hand)
        look = self._draws if len(view.seats) == 2 else self._passes
        rows, weights = look(view, seat, at, np.array(kinds), stream)
        ends, share = self.ends(view, seat, at, PackedHands(rows, weights))
        merit = ends + (share * (WIN_VALUE_POINTS * UNITS_PER_POINT) >> 16)
        by_kind = merit.reshape(len(kinds), -1)
        sums = by_kind.sum(1)
        if bonus is not None:
            more = np.array([bonus(kind) for kind in kinds])
            sums = sums + STYLE_POINT_POINTS * more * by_kind.shape[1]
        return [WeighedCard(kind, int(one)) for kind, one in zip(kinds, sums, strict=True)]

    # Playing on

    def _passes(
        self, view: CarryView, seat: int, at: tuple[RoundStakes, ...], kinds: Ints, stream: Rng
    ) -> PackedHands:
        """Hands that are passed on: by kind, world and manner of the others in turn."""
        size = len(view.seats[seat].hand)
        hidden = sum(one.known is None for one in view.seats)
        dealing = dealt(stream, self._unseen(view), hidden, size, self.most)
        # In the last turn there is little to see differently, and all that may be is looked at.
        if size > LAST_PICK_HAND_SIZE:
            dealing = np.repeat(dealing, -(-MIN_WORLDS // len(dealing)), axis=0)
        return self.passed(view, seat, at, kinds, _laid_out(view, dealing), stream)

    def hands(self, view: CarryView, size: int, stream: Rng, ways: int) -> Ints:
        """(ways, seats, size): hands as the viewer may think of them."""
        hidden = sum(not one.known for one in view.seats)
        dealing = shuffled(stream, self._unseen(view), ways, hidden * size)
        return _laid_out(view, dealing.reshape(ways, hidden, size))

    def passed(
        self,
        view: CarryView,
        seat: int,
        at: tuple[RoundStakes, ...],
        kinds: Ints | None,
        hands: Ints,
        stream: Rng | None,
        *,
        alike: bool = False,
    ) -> PackedHands:
        """What is packed of hands (worlds, seats, cards) by kind, world and manner of the others.

        Without kinds, what the seat's own table says. If all are `alike`, the seat picks in the
        same manner as the others. Without a stream nobody sees anything differently.
        """
        worlds, n, size = hands.shape
        book = self.book(at, False)
        players = np.array([np.arange(n), np.arange(n) + n])
        if not alike:
            players[:, seat] = seat
        # What the others pick now, they do whatever the seat does.
        shape = (1 if kinds is None else len(kinds), worlds, 2, n)
        players, hands = players[None, :, :], np.repeat(hands[:, None], 2, axis=1)
        if stream is not None and size > LAST_PICK_HAND_SIZE:
            choose = partial(self._differ, book, players, None if alike else seat, stream)
        else:
            choose = partial(self.agree, book, players)
        packed = self.packed(view)
        start = PackedHands(*(np.broadcast_to(part, (worlds, 2, n)) for part in packed))
        first = np.broadcast_to(choose(start, hands), shape).copy()
        if kinds is not None:
            own = view.seats[seat].hand
            first[..., seat] = np.array([own.index(kind) for kind in kinds])[:, None, None]
        hands = np.broadcast_to(hands, (*shape, size))
        now = PackedHands(*(np.broadcast_to(part, shape) for part in packed))
        return self.play_on(book, players, now, hands, choose, first)

    def play_on(
        self,
        book: Book,
        players: Ints,
        now: PackedHands,
        hands: Ints,
        choose: Callable[[PackedHands, Ints], Ints],
        first: Ints | None = None,
    ) -> PackedHands:
        """What is packed in the end, (…, seats), if all pick and hands (…, seats, cards) go round.

        `players` are the seats' numbers in the book. `choose` says what they pick, but for what
        they pick `first`, where that is known.
        """
        picks = first
        for left in range(hands.shape[-1] - 1, -1, -1):
            if picks is None:
                picks = choose(now, hands)
            now = self._pack(book, players, now, _picked(hands, picks))
            kept = np.arange(left + 1) != picks[..., None]
            hands = np.roll(hands[kept].reshape(*picks.shape, left), 1, axis=-2)
            picks = None
        return now

    def _draws(
        self, view: CarryView, seat: int, at: tuple[RoundStakes, ...], kinds: Ints, stream: Rng
    ) -> PackedHands:
        """Two seats that draw three cards a turn: nobody's draws depend on the other's picks."""
        draws = self.draws(view, seat, stream, 2 * self.most)
        return self.drawn(view, seat, at, kinds, draws)

    def draws(self, view: CarryView, seat: int, stream: Rng, ways: int) -> Ints:
        """(ways, turns, 1, 3): what two seats may draw still, first a seat with what it holds."""
        turns = sum(HAND_SIZE - len(one.packed) for one in view.seats) - bool(view.seats[seat].hand)
        draws = shuffled(stream, self._unseen(view), ways, CARDS_DRAWN_PER_TURN * turns)
        return draws.reshape(ways, -1, 1, CARDS_DRAWN_PER_TURN)

    def drawn(
        self,
        view: CarryView,
        seat: int,
        at: tuple[RoundStakes, ...],
        kinds: Ints | None,
        draws: Ints,
    ) -> PackedHands:
        """What two seats pack in the end, by kind (none: the table's), world and manner."""
        book, worlds, other = self.book(at, True), len(draws), 1 - seat
        mine, theirs = (HAND_SIZE - len(view.seats[one].packed) for one in (seat, other))
        shape = (1 if kinds is None else len(kinds), worlds, 2, 1)
        packed = self.packed(view)

        def of(one: int, size: tuple[int, ...]) -> PackedHands:
            return PackedHands(*(np.broadcast_to(part[one], size) for part in packed))

        me = np.array([seat])
        now, held = of(seat, (*shape[:2], 1)), view.seats[seat].hand
        if kinds is not None:
            now = self._pack(book, me, now, kinds[:, None, None])
        elif held:
            hands = np.broadcast_to(np.array(held), (*shape[:2], 1, len(held)))
            picks = self.picks(book, mine - 1, me, now, hands)
            now = self._pack(book, me, now, _picked(hands, picks))
        left = mine - bool(held)
        for turn in range(left):
            hands = draws[:, turn]
            picks = self.picks(book, left - 1 - turn, me, now, hands)
            now = self._pack(book, me, now, _picked(hands, picks))
        they = np.array([[other], [other + 2]])
        then = of(other, shape[1:])
        for turn in range(theirs):
            hands = draws[:, None, left + turn]
            picks = self.picks(book, theirs - 1 - turn, they, then, hands)
            then = self._pack(book, they, then, _picked(hands, picks))
        both = [
            [np.broadcast_to(part, shape) for part in (own[:, :, None], their[None])]
            for own, their in zip(now, then, strict=True)
        ]
        return PackedHands(
            *(np.concatenate(pair if seat == 0 else pair[::-1], axis=-1) for pair in both)
        )

    def _unseen(self, view: CarryView) -> Ints:
        """The cards that the viewer has not seen in this round, wherever they are."""
        seen = [*view.discards]
        for one in view.seats:
            seen += [*one.packed, *(one.known or ())]
        return np.array(cards.minus(self.box.deck, seen), dtype=np.int64)

    def packed(self, view: CarryView) -> PackedHands:
        """(seats,): what is packed now."""
        worth = self.worth
        rows = [worth.row(one.character, one.packed) for one in view.seats]
        weights = [int(worth.kilos[list(one.packed)].sum()) for one in view.seats]
        return PackedHands(np.array(rows), np.array(weights))

    def _bound(self, at: tuple[RoundStakes, ...], drawn: bool) -> Book:
        """The book of a table."""
        tables = [self.worth.table(one, drawn)[:HAND_SIZE] for one in at]
        tables += [self.worth.plain(one) for one in at]
        sizes = [table[0].size for table in tables]
        who = np.array([one.character for one in at] * 2)
        return Book(
            span=self._spans[who],
            rows=self._starts[who] * KINDS,
            places=self._starts[who],
            start=np.cumsum([0, *sizes[:-1]]),
            steps=self._steps,
            place=self._place,
            tables=tuple(
                np.concatenate([table[left].reshape(-1) for table in tables])
                for left in range(HAND_SIZE)
            ),
        )

    def picks(
        self,
        book: Book,
        left: int,
        players: Ints,
        now: PackedHands,
        hands: Ints,
        more: Ints | None = None,
    ) -> Ints:
        """(…, seats): which card of its hand each packs, the one that is worth most to it.

        `more` is what each card is worth more to it than the table says.
        """
        then = self._after(book, players[..., None], now.rows[..., None], hands)
        places = book.place[book.places[players][..., None] + then]
        weights = now.weights[..., None] + self.worth.kilos[hands]
        at = book.start[players][..., None] + places * self.worth.columns + weights
        worth = book.tables[left][at]
        best: Ints = (worth if more is None else worth + more).argmax(axis=-1)
        return best

    def agree(self, book: Book, players: Ints, now: PackedHands, hands: Ints) -> Ints:
        """What all pick by their tables."""
        return self.picks(book, hands.shape[-1] - 1, players, now, hands)

    def _differ(
        self,
        book: Book,
        players: Ints,
        seat: int | None,
        stream: Rng,
        now: PackedHands,
        hands: Ints,
    ) -> Ints:
        """What all pick if the others than a seat see things a little differently, by world.

        They see them alike whatever the seat picks: the last four axes are worlds, manners, seats
        and cards.
        """
        more = (numbers(stream, *hands.shape[-4:]) >> _HALF_WORD_BITS) * np.uint64(
            JUDGEMENT_NOISE_POINTS * UNITS_PER_POINT
        ) >> _HALF_WORD_BITS
        more = more.astype(np.int16)
        if seat is not None:
            more[..., seat, :] = 0
        return self.picks(book, hands.shape[-1] - 1, players, now, hands, more)

    def _pack(self, book: Book, players: Ints, now: PackedHands, kinds: Ints) -> PackedHands:
        rows = self._after(book, players, now.rows, kinds)
        return PackedHands(rows, now.weights + self.worth.kilos[kinds])

    def _after(self, book: Book, players: Ints, rows: Ints, kinds: Ints) -> Ints:
        then: Ints = book.steps[book.rows[players] + kinds * book.span[players] + rows]
        return then

    # What it is good for

    def ends(
        self, view: CarryView, seat: int, at: tuple[RoundStakes, ...], then: PackedHands
    ) -> tuple[Ints, Ints]:
        """(…): the points to be expected, in parts of one, and how likely the match is won."""
        scores = totals([one.rounds for one in view.seats])
        worth = self.worth
        places = [
            worth.layouts[one.character].place[then.rows[..., number]]
            for number, one in enumerate(at)
        ]
        ends = np.stack(
            [
                worth.mean(one)[place, then.weights[..., number]].astype(np.int64)
                for number, (one, place) in enumerate(zip(at, places, strict=True))
            ],
            axis=-1,
        )
        if view.round < ROUNDS:
            share = likely(ends + UNITS_PER_POINT * np.array(scores), seat, ROUNDS - view.round)
        else:
            keys = [
                self._keys(one, place, then.weights[..., number], scores[number])
                for number, (one, place) in enumerate(zip(at, places, strict=True))
            ]
            share = _won(np.stack(keys, axis=-2), seat, view.luggage, _known_limits(view))
        return ends[..., seat], share

    def _keys(self, at: RoundStakes, places: Ints, weights: Ints, score: int) -> Ints:
        """(…, 2): by luggage, what decides the match in the end: points, then a card (CO-24)."""
        ends = self.worth.ends(at)
        cards_left = len(at.keep) - 1
        small = 2 * (ends.small // UNITS_PER_POINT) + (cards_left > ends.turns)
        large = 2 * (ends.large // UNITS_PER_POINT) + (cards_left > 0)
        return np.stack([small[places, weights], large[places, weights]], axis=-1) + 2 * score


def _laid_out(view: CarryView, dealing: Ints) -> Ints:
    """(worlds, seats, cards): the hands that are known, and the others as they are dealt."""
    worlds, _, size = dealing.shape
    hands = np.empty((worlds, len(view.seats), size), dtype=np.int64)
    hidden = 0
    for number, one in enumerate(view.seats):
        # Before a deal nobody has a hand.
        if one.known:
            hands[:, number] = one.known
        else:
            hands[:, number] = dealing[:, hidden]
            hidden += 1
    return hands


def _picked(hands: Ints, picks: Ints) -> Ints:
    """(…): the cards at these places of hands, (…, cards)."""
    hands = np.broadcast_to(hands, (*picks.shape, hands.shape[-1]))
    return np.take_along_axis(hands, picks[..., None], -1)[..., 0]


def likely(ends: Ints, seat: int, rounds: int) -> Ints:
    """How likely the seat wins with rounds to come, of CERTAIN_WIN: less the further behind."""
    behind = (
        (ends.max(axis=-1, keepdims=True) - ends)
        * 16
        // (UNITS_PER_POINT * WIN_SPREAD_POINTS[rounds])
    )
    chances = _WIN_CHANCES_BEHIND[np.minimum(behind, len(_WIN_CHANCES_BEHIND) - 1)]
    share: Ints = chances[..., seat] * CERTAIN_WIN // chances.sum(axis=-1)
    return share


def _known_limits(view: CarryView) -> tuple[int, ...]:
    """The limits that a viewer knows before all are drawn, by seat, 0 for others (CO-40)."""
    return tuple(one.luggage if view.phase is Phase.PICK else 0 for one in view.seats)


def _won(keys: Ints, seat: int, pile: Sequence[int], known: Sequence[int]) -> Ints:
    """How likely the seat wins in the last round, of CERTAIN_WIN, over all luggage to draw.

    It is drawn from a pile of limits; those that are known by seat are as they are (CO-40).
    """
    small = pile.count(SMALL_LIMIT_KG)
    tags, ways = _luggage(keys.shape[-2], small, len(pile) - small)
    for number, limit in enumerate(known):
        if limit:
            fits = tags[:, number] == (limit != SMALL_LIMIT_KG)
            tags, ways = tags[fits], ways[fits]
    found = np.stack([keys[..., one, :][..., tags[:, one]] for one in range(keys.shape[-2])])
    best = found == found.max(axis=0)
    share = best[seat] * (DIVISIBLE_WIN // best.sum(axis=0))
    won: Ints = (share * ways).sum(axis=-1) * CERTAIN_WIN // (DIVISIBLE_WIN * int(ways.sum()))
    return won


@lru_cache(maxsize=16)
def _luggage(seats: int, small: int, large: int) -> tuple[Ints, Ints]:
    """(ways, seats): who draws the higher limit, and in how many ways each comes about."""
    tags: list[tuple[int, ...]] = []
    ways: list[int] = []
    for drawn in product((0, 1), repeat=seats):
        high = sum(drawn)
        many = perm(large, high) * perm(small, seats - high)
        if many:
            tags.append(drawn)
            ways.append(many)
    return np.array(tags), np.array(ways)


_HALF_WORD_BITS: Final = np.uint64(32)


def _fading() -> Sequence[int]:
    """What is left of CERTAIN_WIN by sixteenths of a power of e, e^(-1/16) being 61565 of 65536."""
    found = [CERTAIN_WIN]
    while found[-1] > 1:
        found.append(found[-1] * 61565 >> 16)
    return found


_WIN_CHANCES_BEHIND: Final = np.array(_fading())

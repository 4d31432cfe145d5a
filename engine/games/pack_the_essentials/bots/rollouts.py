"""Pack the Essentials: many matches at once, played on greedily from what all see; it loads NumPy.

All seats play by a cheap policy: of each side of a tile the best place for each turn by a first
look, and of these what `Judge` values most; a position is claimed for the tile that is likely to
be left there and for what it gives. Whatever is drawn comes out of `Futures`, which are made from
a state alone: there is no secret in it (`Game.determinize`), and no seed is asked. What is tried in
the same futures meets the same tiles, tokens and cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from engine.core import Rng
from engine.games.pack_the_essentials.arrays import INT_TYPE, MAX_GRID_CELLS, count
from engine.games.pack_the_essentials.bots.evaluation import Weights
from engine.games.pack_the_essentials.bots.suitcase_batch import (
    COLOURS,
    IMPOSSIBLE_VALUE,
    MAX_FORMS_PER_SIDE,
    TAKEN_CELL_WORTH,
    Judge,
    Lays,
    Shapes,
    SuitcaseBatch,
)
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT
from engine.games.pack_the_essentials.state import NOTHING, PackState
from engine.games.pack_the_essentials.view import FREE_POSITION, Phase
from engine.parts.grid import cells
from engine.search.batch import Ints, shuffled

TILE_SPACE_COUNT: Final = 4
PLACES_PER_TILE: Final = 2
"""How many places of a tile are valued, the best at a first look."""
BEST_LEFT_TWELFTHS: Final = np.array(((12, 0, 0, 0), (9, 3, 0, 0), (6, 4, 2, 0), (3, 3, 3, 3)))
"""In twelfths, that the best, second, … of four tiles is the best one left at a position."""


class Futures(NamedTuple):
    """What chance will bring, in so many ways: by way and round (0: before the first).

    `tiles` (ways, rounds + 1, 4), `cards` (ways, rounds + 1) by their index, and in which order
    `tokens` come (ways, rounds + 1, 4); what a state has drawn already is passed over.
    """

    tiles: Ints
    cards: Ints
    tokens: Ints

    @classmethod
    def of(cls, box: Components, state: PackState, stream: Rng, ways: int) -> Futures:
        """Futures of a state, all as likely as one another."""
        drawn = state.phase is not Phase.TILES
        first = min(state.round + drawn, box.rounds + 1)
        tiles = np.full((ways, box.rounds + 1, TILE_SPACE_COUNT), NOTHING, dtype=INT_TYPE)
        coming = box.rounds + 1 - first
        bag = np.array(cells(state.bag), dtype=INT_TYPE)
        tiles[:, first:] = shuffled(stream, bag, ways, coming * TILE_SPACE_COUNT).reshape(
            ways, coming, TILE_SPACE_COUNT
        )
        cards = np.full((ways, box.rounds + 1), NOTHING, dtype=INT_TYPE)
        turned = state.round if state.phase <= Phase.BLOCK else state.round + 1
        even = [one for one in range(turned, box.rounds + 1) if one % 2 == 0]
        if state.victory is not None:
            left = np.array(cells(state.cards), dtype=INT_TYPE)
            cards[:, even] = shuffled(stream, left, ways, len(even))
        order = shuffled(
            stream, np.arange(len(box.tokens)), ways * (box.rounds + 1), len(box.tokens)
        )
        return cls(tiles, cards, order.reshape(ways, box.rounds + 1, -1))


class BatchResults(NamedTuple):
    """How matches end, (states, ways, seats): totals, empty cells and rats (PE-34).

    And `lines`, (states, ways, seats, 8), the lines of the score sheets.
    """

    totals: Ints
    empty: Ints
    rats: Ints
    lines: Ints


class Tries(NamedTuple):
    """The best way to lay each of some tiles, (2, n): clothing and cat side up.

    The value is IMPOSSIBLE_VALUE where it fits nowhere.
    """

    value: Ints
    form: Ints
    anchor: Ints


class Batch:
    """Plays matches with one box and three lists; `weights` are what `Outlook` would have."""

    def __init__(self, box: Components, lists: Sequence[str], weights: Weights) -> None:
        self.box = box
        self.judge = Judge(box, lists, weights)
        self.shapes = Shapes(box)
        self.tokens = np.array(box.tokens) - 1
        self.blocks = np.zeros((len(box.cards), TILE_SPACE_COUNT), dtype=bool)
        for number, card in enumerate(box.cards):
            self.blocks[number, [place - 1 for place in card.blocks]] = True
        self.rats = np.array([one.rats for one in box.positions])
        self.toys = np.array([one.toys for one in box.positions])
        sizes = {"underwear": 1, "sock": 2}
        self.gift = np.array([sizes.get(one.bonus, 0) for one in box.positions])

    def play(self, states: Sequence[PackState], futures: Sequence[Futures]) -> BatchResults:
        """Play each state on in each way of its futures, all of them of as many ways.

        The states have the lists of this batch, and as many seats. Raises ValueError where no
        lists are drawn yet (PE-33).
        """
        return _Playing(self, states, futures).run()

    def ahead(self, states: Sequence[PackState], futures: Sequence[Futures], last: int) -> Ints:
        """(states, ways, seats): what suitcases are worth after round `last`, in hundredths.

        After the last round of all they are worth their scores.
        """
        return _Playing(self, states, futures).quick_eval(last)

    # Looking for places

    def tries(
        self,
        packs: SuitcaseBatch,
        left: Ints,
        which: Ints,
        kinds: Ints,
        rivals: Ints | None,
        among: int = 1,
    ) -> Tries:
        """The best ways to lay tiles (n,) into those of the packs that `which` names.

        `left` and `rivals` are by pack. Runs of `among` tiles vie for being valued at all.
        """
        shapes, judge, n = self.shapes, self.judge, len(which)
        ground = judge.ground(packs, left)
        looks = np.full((n, 2, MAX_FORMS_PER_SIDE), IMPOSSIBLE_VALUE, dtype=INT_TYPE)
        forms = np.zeros((2, MAX_FORMS_PER_SIDE, n), dtype=INT_TYPE)
        anchors = np.zeros((2, MAX_FORMS_PER_SIDE, n), dtype=INT_TYPE)
        # Both sides of a chiral tile are looked at; another one's cat lies as its clothing does.
        back = np.flatnonzero(shapes.chiral[kinds])
        asked = np.concatenate([np.arange(n), back])
        side = np.repeat([0, 1], [n, len(back)])
        sets = shapes.sides[kinds[asked], side]
        order = np.argsort(sets, kind="stable")
        bounds = np.searchsorted(sets[order], np.arange(len(shapes.sets) + 1))
        for number in np.flatnonzero(np.diff(bounds)):
            some = order[bounds[number] : bounds[number + 1]]
            ask, up, at = asked[some], side[some], np.arange(len(some))
            there = ground[which[ask], shapes.colour[kinds[ask]]]
            for turn, form in enumerate(shapes.sets[number]):
                offsets = shapes.offsets[form]
                value = shapes.room[form] + there[:, offsets[0] : offsets[0] + MAX_GRID_CELLS]
                for offset in offsets[1:]:
                    value += there[:, offset : offset + MAX_GRID_CELLS]
                best = value.argmax(1)
                looks[ask, up, turn] = value[at, best]
                forms[up, turn, ask], anchors[up, turn, ask] = form, best
        looks[looks < TAKEN_CELL_WORTH // 2] = IMPOSSIBLE_VALUE
        rival_looks = looks.reshape(n * 2, -1) if among == 1 else looks.reshape(n // among, -1)
        kept = np.partition(rival_looks, -PLACES_PER_TILE, axis=1)[:, -PLACES_PER_TILE, None]
        rival_looks[rival_looks < kept] = IMPOSSIBLE_VALUE
        who, up, place = np.nonzero(looks > IMPOSSIBLE_VALUE)
        lays = self.lays(kinds[who], forms[up, place, who], anchors[up, place, who], up)
        at = which[who]
        coming = left[at]
        shape = judge.shape(packs, at, coming, lays, None if rivals is None else rivals[:, at])
        values = np.full((2, MAX_FORMS_PER_SIDE, n), IMPOSSIBLE_VALUE, dtype=INT_TYPE)
        values[up, place, who] = shape + judge.animals(packs, at, coming, lays)
        same = np.flatnonzero(~shapes.chiral[kinds[who]])
        cats = Lays(*(part[..., same] for part in lays))._replace(cat=np.ones_like(same))
        values[1, place[same], who[same]] = shape[same] + judge.animals(
            packs, at[same], coming[same], cats
        )
        plain = np.flatnonzero(~shapes.chiral[kinds])
        forms[1, :, plain], anchors[1, :, plain] = forms[0, :, plain], anchors[0, :, plain]
        best = values.argmax(1)
        up, at = np.arange(2)[:, None], np.arange(n)
        return Tries(values[up, best, at], forms[up, best, at], anchors[up, best, at])

    def lays(self, kinds: Ints, form: Ints, anchor: Ints, cat: Ints) -> Lays:
        """Tiles of these kinds, laid so."""
        shapes = self.shapes
        return Lays(
            shapes.mask[:, form, anchor],
            shapes.near[:, form, anchor],
            shapes.colour[kinds],
            cat,
            shapes.bonus[kinds],
        )


# The steps of a round, in order; there are as many gifts as positions.
_TILES, _CARD, _CLAIM, _GIFT, _DRAFT, _BONUS = 0, 1, 2, 10, 20, 21
_STEP_BY_PHASE = {Phase.TILES: _TILES, Phase.BLOCK: _CARD, Phase.LADY: _DRAFT}


class _Playing:
    """Matches that are played on; the suitcase of a seat is number match × seats + seat."""

    def __init__(
        self, batch: Batch, states: Sequence[PackState], futures: Sequence[Futures]
    ) -> None:
        if any(state.phase is Phase.LISTS for state in states):
            raise ValueError("no lists are drawn yet (PE-33)")
        self.batch, self.box, self.judge = batch, batch.box, batch.judge
        ways, self.seats = len(futures[0].tiles), len(states[0].seats)
        self.shape = (len(states), ways, self.seats)
        box = self.box
        self.until = box.rounds

        def of(values: Sequence[object]) -> Ints:
            return np.repeat(np.array(values), ways, axis=0)

        self.tiles = np.concatenate([one.tiles for one in futures])
        self.cards = np.concatenate([one.cards for one in futures])
        self.tokens = np.concatenate([one.tokens for one in futures])
        over = (Phase.TOYS, Phase.OVER)
        self.round = of([box.rounds + 1 if s.phase in over else s.round for s in states])
        self.at = of([_begun(state) for state in states])
        self.first = of([state.first for state in states])
        self.spaces = of([state.spaces for state in states])
        self.claims = of([state.claims for state in states])
        self.blocked = of(
            [[place + 1 in s.blocked for place in range(TILE_SPACE_COUNT)] for s in states]
        )
        self.turned = of([[token in s.tokens for token in range(len(box.tokens))] for s in states])
        self.place = of([max(s.position - 1, 0) * (s.phase >= Phase.DRAFT) for s in states])
        self.paid = of([state.paid for state in states])
        self.supply = of([state.supply for state in states])
        self.alone = of([state.victory is not None for state in states])
        held = [[NOTHING if m.bonus is None else m.bonus for m in s.seats] for s in states]
        self.held = of(held).reshape(-1)
        packs = SuitcaseBatch(
            box, [seat for s in states for seat in s.seats], single=self.judge.single
        )
        rows = np.arange(len(states) * self.seats).reshape(-1, self.seats)
        self.packs = packs.take(np.repeat(rows, ways, axis=0).reshape(-1))
        # By suitcase, what was found out when a position was claimed: of which colour a bonus
        # tile of 1 or 2 spaces is to be, and how best to lay the tile on each space.
        self.wish = np.full((3, len(self.held)), NOTHING)
        self.known = np.zeros(len(self.held), dtype=bool)
        self.plan = Tries(*np.zeros((3, 2, TILE_SPACE_COUNT, len(self.held)), dtype=INT_TYPE))

    def run(self) -> BatchResults:
        """Play on to the end."""
        while (self.round <= self.until).any():
            self._round()
        lines = self.judge.sheets(self.packs, self._rivals(np.arange(len(self.held))))
        empty = np.maximum(0, count(self.packs.free) - self.packs.toys)
        totals, empty, rats = (
            part.reshape(self.shape)
            for part in (lines.sum(0, dtype=INT_TYPE), empty, self.packs.rats)
        )
        return BatchResults(totals, empty, rats, lines.T.reshape(*self.shape, -1))

    def quick_eval(self, last: int) -> Ints:
        """Play on until a round is over, as `Batch.ahead` does."""
        self.until = min(last, self.box.rounds)
        while (self.round <= self.until).any():
            self._round()
        rivals = self._rivals(np.arange(len(self.held)))
        if self.until < self.box.rounds:
            left = np.full(len(self.held), self.box.rounds - self.until, dtype=INT_TYPE)
            values = self.judge.value(self.packs, left, rivals)
        else:
            values = self.judge.totals(self.packs, rivals) * UNITS_PER_POINT
        return values.reshape(self.shape)

    def _round(self) -> None:
        self._begin(self._now(_TILES))
        self._turn_card(self._now(_CARD))
        for turn in range(self.seats):
            self._claim(self._now(_CLAIM + turn), turn)
        for place in range(TILE_SPACE_COUNT):
            self._give(self._now(_GIFT + place), place)
        for _ in range(self.seats):
            # Who begins in the middle of a turn has drafted, and has a bonus tile left.
            going = self._next(self._now(_BONUS))
            self._draft(going[self.at[going] <= _DRAFT])
            self._bonus(going)
            self.place[going] += 1
            self.paid[going] = 0
            self.at[:] = 0
        self.round += 1
        self.first = (self.first + 1) % self.seats

    def _now(self, step: int) -> Ints:
        """The matches that come to a step in this round."""
        return np.flatnonzero((self.at <= step) & (self.round <= self.until))

    def _rivals(self, rows: Ints) -> Ints | None:
        """(colours, n): the largest group that another seat has."""
        if self.seats == 1 or not self.judge.third.against_others:
            return None
        size = self.packs.size[0].reshape(COLOURS, -1, self.seats)
        found = np.empty_like(size)
        for seat in range(self.seats):
            found[..., seat] = np.delete(size, seat, axis=2).max(2)
        others: Ints = found.reshape(COLOURS, -1)[:, rows]
        return others

    # The steps

    def _begin(self, matches: Ints) -> None:
        self.spaces[matches] = self.tiles[matches, self.round[matches]]
        self.claims[matches] = FREE_POSITION
        self.blocked[matches] = self.turned[matches] = False
        self.place[matches] = 0
        self.known[:] = False

    def _turn_card(self, matches: Ints) -> None:
        some = matches[self.alone[matches] & (self.round[matches] % 2 == 0)]
        self.blocked[some] = self.batch.blocks[self.cards[some, self.round[some]]]

    def _claim(self, matches: Ints, turn: int) -> None:
        """PE-11: the position from which a good tile is likely to be left, with its gift."""
        if not len(matches):
            return
        seat = (self.first[matches] + turn) % self.seats
        rows, left = matches * self.seats + seat, self.box.rounds - self.round[matches]
        free = (self.claims[matches] == FREE_POSITION) & ~self.blocked[matches]
        packs, rivals = self.packs.take(rows), self._rivals(rows)
        self._look(rows, matches, packs, left, rivals)
        side, space, best = self._best(rows, matches)
        likely, lays = packs.take(np.arange(len(rows))), self._planned(rows, matches, side, space)
        fits = np.flatnonzero(best > IMPOSSIBLE_VALUE)
        likely.lay(fits, Lays(*(part[..., fits] for part in lays)))
        values = self._values(rows, matches).max(0)
        nothing = self.judge.value(packs, left, rivals)
        values = np.sort(np.where(values == IMPOSSIBLE_VALUE, nothing, values), axis=0)[::-1]
        merit = BEST_LEFT_TWELFTHS @ values // BEST_LEFT_TWELFTHS[0, 0]
        merit += self._gifts(likely, rows, left, rivals, free)
        best = np.where(free.T, merit, IMPOSSIBLE_VALUE).argmax(0)
        self.claims[matches, best] = seat

    def _look(
        self, rows: Ints, matches: Ints, packs: SuitcaseBatch, left: Ints, rivals: Ints | None
    ) -> None:
        """Find out how best to lay each tile that is there into these packs."""
        which, space = np.nonzero(self.spaces[matches] != NOTHING)
        kinds = self.spaces[matches[which], space]
        found = self.batch.tries(packs, left, which, kinds, rivals)
        self.plan.value[:, :, rows] = IMPOSSIBLE_VALUE
        for kept, new in zip(self.plan, found, strict=True):
            kept[:, space, rows[which]] = new
        self.known[rows] = True

    def _values(self, rows: Ints, matches: Ints) -> Ints:
        """(2, spaces, n): the plan's values of what is there and can be paid for."""
        values = self.plan.value[:, :, rows]
        values[:, self.spaces[matches].T == NOTHING] = IMPOSSIBLE_VALUE
        able = (self.packs.rats[rows] > 0) & (self.paid[matches] < self.box.rats_a_turn)
        values[1][:, ~able] = IMPOSSIBLE_VALUE
        return values

    def _best(self, rows: Ints, matches: Ints) -> tuple[Ints, Ints, Ints]:
        """The side and space of the best tile, and its value."""
        values = self._values(rows, matches).reshape(2 * TILE_SPACE_COUNT, -1)
        best = values.argmax(0)
        return best // TILE_SPACE_COUNT, best % TILE_SPACE_COUNT, values[best, np.arange(len(rows))]

    def _planned(self, rows: Ints, matches: Ints, side: Ints, space: Ints) -> Lays:
        kinds = self.spaces[matches, space]
        form, anchor = self.plan.form[side, space, rows], self.plan.anchor[side, space, rows]
        return self.batch.lays(kinds, form, anchor, side)

    def _gifts(
        self, likely: SuitcaseBatch, rows: Ints, left: Ints, rivals: Ints | None, free: Ints
    ) -> Ints:
        """(4, n): what the gifts of positions add to packs."""
        batch, judge = self.batch, self.judge
        own = np.arange(len(rows))
        shape = judge.shape(likely, own, left, None, rivals)
        before = shape + judge.animals(likely, own, left, None)
        gifts = np.zeros((TILE_SPACE_COUNT, len(rows)), dtype=INT_TYPE)
        sizes = np.flatnonzero(np.bincount(batch.gift, minlength=3)[1:]) + 1
        asked, size = np.nonzero(np.stack([free[:, batch.gift == n].any(1) for n in sizes], 1))
        if len(asked):
            best, colour = self._colour(likely, rows, left, rivals, asked, sizes[size])
            self.wish[sizes[size], rows[asked]] = colour
            more = np.where(
                best > IMPOSSIBLE_VALUE, best - before[asked] + judge.weights.gift_tile, 0
            )
            for number, one in enumerate(sizes):
                some = size == number
                gifts[np.ix_(batch.gift == one, asked[some])] += more[some]
        for place in range(TILE_SPACE_COUNT):
            rats, toys = batch.rats[place], batch.toys[place]
            if rats or toys:
                richer = likely.take(own)
                richer.rats += rats
                richer.toys += toys
                # Rats change nothing but what animals are worth.
                same = shape if not toys else judge.shape(richer, own, left, None, rivals)
                gifts[place] += same + judge.animals(richer, own, left, None) - before
        return gifts

    def _colour(
        self,
        packs: SuitcaseBatch,
        rows: Ints,
        left: Ints,
        rivals: Ints | None,
        asked: Ints,
        size: Ints,
    ) -> tuple[Ints, Ints]:
        """The value and the colour of the best bonus tile of a size in each pack that is asked."""
        slots = np.arange(COLOURS) * 2 + size[:, None] - 1
        there = self.supply[rows[asked] // self.seats][np.arange(len(asked))[:, None], slots] > 0
        which, kinds = np.repeat(asked, COLOURS), (self.box.first_bonus + slots).reshape(-1)
        found = self.batch.tries(packs, left, which, kinds, rivals, COLOURS).value
        found[1, packs.rats[which] < 1] = IMPOSSIBLE_VALUE
        values = np.where(there, found.max(0).reshape(-1, COLOURS), IMPOSSIBLE_VALUE)
        best, value = values.argmax(1), values.max(1)
        # A tile that fits nowhere is taken all the same, of the first colour that is left.
        return value, np.where(value > IMPOSSIBLE_VALUE, best, there.argmax(1))

    def _give(self, matches: Ints, place: int) -> None:
        """PE-12: what a position gives to whom it belongs, in the colour that was wished for."""
        seat = self.claims[matches, place]
        matches, rows, batch = (
            matches[seat >= 0],
            (matches * self.seats + seat)[seat >= 0],
            self.batch,
        )
        # Who is asked for the colour at the start has the rats and toys already.
        new = rows[self.at[matches] < _GIFT + place]
        self.packs.rats[new] += batch.rats[place]
        self.packs.toys[new] += batch.toys[place]
        size = int(batch.gift[place])
        if not size:
            return
        there = self.supply[matches, size - 1 :: 2] > 0
        some = there.any(1)
        matches, rows, there = matches[some], rows[some], there[some]
        wish = self.wish[size, rows]
        good = (wish != NOTHING) & there[np.arange(len(rows)), np.maximum(wish, 0)]
        none = np.flatnonzero(~good)
        if len(none):
            wish[none] = self._wished(matches[none], rows[none], size)
        self.wish[:, rows] = NOTHING
        slot = wish * 2 + size - 1
        self.supply[matches, slot] -= 1
        self.held[rows] = self.box.first_bonus + slot

    def _wished(self, matches: Ints, rows: Ints, size: int) -> Ints:
        """The colour of the bonus tile that goes best with the tile that is likely to come."""
        packs, rivals = self.packs.take(rows), self._rivals(rows)
        left = self.box.rounds - self.round[matches]
        self._look(rows, matches, packs, left, rivals)
        side, space, best = self._best(rows, matches)
        lays = self._planned(rows, matches, side, space)
        fits = np.flatnonzero(best > IMPOSSIBLE_VALUE)
        packs.lay(fits, Lays(*(part[..., fits] for part in lays)))
        asked = np.arange(len(rows))
        return self._colour(packs, rows, left, rivals, asked, np.full_like(rows, size))[1]

    def _next(self, matches: Ints) -> Ints:
        """Let Cat Ladies take their tiles; those matches in which a seat is to draft then."""
        for place in range(TILE_SPACE_COUNT):
            here = matches[self.place[matches] == place]
            ladies = here[self.claims[here, place] < 0]
            self._lady(ladies)
            self.place[ladies] += 1
        return matches[self.place[matches] < TILE_SPACE_COUNT]

    def _lady(self, matches: Ints) -> None:
        """PE-13: the first token not turned yet takes the first tile in its order."""
        own = np.arange(len(matches))
        order = self.tokens[matches, self.round[matches]]
        left = ~np.take_along_axis(self.turned[matches], order, 1)
        token = order[own, left.argmax(1)]
        self.turned[matches, token] = True
        wanted = self.batch.tokens[token]
        there = np.take_along_axis(self.spaces[matches], wanted, 1) != NOTHING
        self.spaces[matches, wanted[own, there.argmax(1)]] = NOTHING

    def _actors(self, matches: Ints) -> Ints:
        return matches * self.seats + self.claims[matches, self.place[matches]]

    def _draft(self, matches: Ints) -> None:
        if not len(matches):
            return
        rows = self._actors(matches)
        new = np.flatnonzero(~self.known[rows])
        if len(new):
            packs, rivals = self.packs.take(rows[new]), self._rivals(rows[new])
            left = self.box.rounds - self.round[matches[new]]
            self._look(rows[new], matches[new], packs, left, rivals)
        side, space, best = self._best(rows, matches)
        # PE-18: where no tile fits clothing side up, a discard may be better; the largest goes.
        good = best > IMPOSSIBLE_VALUE
        forced = np.flatnonzero(good & (self._values(rows, matches)[0] == IMPOSSIBLE_VALUE).all(0))
        if len(forced):
            packs, rivals = self.packs.take(rows[forced]), self._rivals(rows[forced])
            left = self.box.rounds - self.round[matches[forced]]
            good[forced] = best[forced] > self.judge.value(packs, left, rivals)
        spaces = self.spaces[matches]
        largest = np.where(spaces == NOTHING, -1, self.batch.shapes.size[spaces]).argmax(1)
        space = np.where(good, space, largest)
        laid = np.flatnonzero(good)
        lays = self._planned(rows[laid], matches[laid], side[laid], space[laid])
        self._lay(rows[laid], matches[laid], lays)
        self.spaces[matches, space] = NOTHING

    def _bonus(self, matches: Ints) -> None:
        rows = self._actors(matches)
        some = self.held[rows] != NOTHING
        matches, rows = matches[some], rows[some]
        if not len(rows):
            return
        kinds, left = self.held[rows], self.box.rounds - self.round[matches]
        packs = self.packs.take(rows)
        found = self.batch.tries(packs, left, np.arange(len(rows)), kinds, self._rivals(rows))
        able = (packs.rats > 0) & (self.paid[matches] < self.box.rats_a_turn)
        side = ((found.value[1] > found.value[0]) & able).astype(INT_TYPE)
        fits = np.flatnonzero(found.value[0] > IMPOSSIBLE_VALUE)
        up = side[fits]
        lays = self.batch.lays(kinds[fits], found.form[up, fits], found.anchor[up, fits], up)
        self._lay(rows[fits], matches[fits], lays)
        # PE-19: what fits nowhere goes back.
        back = found.value[0] == IMPOSSIBLE_VALUE
        self.supply[matches[back], kinds[back] - self.box.first_bonus] += 1
        self.held[rows] = NOTHING

    def _lay(self, rows: Ints, matches: Ints, lays: Lays) -> None:
        self.packs.lay(rows, lays)
        self.paid[matches] += lays.cat


def _begun(state: PackState) -> int:
    """The step of its round at which a state is."""
    if state.phase is Phase.CLAIM:
        return _CLAIM + (state.actor - state.first) % len(state.seats)
    if state.phase is Phase.BONUS:
        return _GIFT + state.position - 1
    if state.phase is Phase.DRAFT:
        return _BONUS if state.drafted else _DRAFT
    return _STEP_BY_PHASE.get(state.phase, _TILES)

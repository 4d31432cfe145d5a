"""Pack the Essentials: many suitcases at once, and what they may become; it loads NumPy.

What `evaluation` says of one pack is said here of thousands, to the same hundredth of a point; what
a To Do List adds says the list. Only whole numbers are reckoned with, so everything is alike on
every machine. How masks are kept says `arrays`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from engine.games.pack_the_essentials.arrays import (
    HALF_MASK_BITS,
    INT_TYPE,
    MAX_GRID_CELLS,
    count,
    masks,
    meets,
    spread,
    words,
)
from engine.games.pack_the_essentials.bots.evaluation import Weights, group_value_tables
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.lists.animals import Animals
from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT
from engine.games.pack_the_essentials.lists.groups import Grown
from engine.games.pack_the_essentials.lists.spaces import PERCENT_POWERS, AreaArrays
from engine.games.pack_the_essentials.view import SeatView
from engine.parts.grid import Form, cells
from engine.search.batch import Ints

MAX_GRID_WIDTH: Final = 12
COLOURS: Final = 4
COUNTED_GROUPS: Final = 3
"""How many groups of a colour count in the evaluation (`Outlook._colours`)."""
ATTRACTING_GROUPS: Final = 2
"""How many groups of a colour draw a tile to them at a first look."""
TOUCHING_CELL_PERCENT: Final = 60
"""A cell of a tile that touches a group counts for so much of the tile's doing so, in percent."""
EXPOSED_SIDE_COST: Final = 35
"""What a side of a free cell that a tile would leave open costs at a first look."""
GROWTH_STEP: Final = 4
"""Room for groups and tiles is made for so many at once."""
MAX_FORMS_PER_SIDE: Final = 4
"""Forms of a side at most: quarter turns."""
TAKEN_CELL_WORTH: Final = -(1 << 22)
"""What a taken cell is worth to a first look: no tile that covers one is looked at again."""
FORM_REACH_CELLS: Final = 4 * MAX_GRID_WIDTH + 4
"""The farthest cell of a form lies less far from its anchor."""
IMPOSSIBLE_VALUE: Final = -(1 << 30)
"""The value of what cannot be."""

_ONE_BIT, _ROW_BITS, _HALF_CARRY_BITS = (
    np.uint64(1),
    np.uint64(MAX_GRID_WIDTH),
    np.uint64(HALF_MASK_BITS - MAX_GRID_WIDTH),
)
_HALF_MASK: Final = np.uint64((1 << HALF_MASK_BITS) - 1)
_PERCENT_POWERS: Final = np.array(PERCENT_POWERS, dtype=INT_TYPE)


def _below(mask: Ints) -> Ints:
    """Bit by bit, the cell below: a mask shifted one row up."""
    out = mask >> _ROW_BITS
    out[0] |= (mask[1] << _HALF_CARRY_BITS) & _HALF_MASK
    return out


def _above(mask: Ints) -> Ints:
    """Bit by bit, the cell above: a mask shifted one row down."""
    out = (mask << _ROW_BITS) & _HALF_MASK
    out[1] |= mask[0] >> _HALF_CARRY_BITS
    return out


class Lays(NamedTuple):
    """Tiles that might be laid: arrays of as many.

    `mask` and `near` are (2, n), the others (n,); `cat` and `bonus` are 0 or 1.
    """

    mask: Ints
    near: Ints
    colour: Ints
    cat: Ints
    bonus: Ints


class SuitcaseBatch:
    """Suitcases. `lay` changes them; they are independent of one another.

    By suitcase: `free`, `rats`, `toys`, `bonus` (bonus tiles laid), `cats` by colour, `edge` (cats
    at the edge, the mask `rim`). Its groups by place and colour, the largest first: `size`, 0 where
    there is none, `area`, and the cells `near` them, as in `Pack`. Where the lists ask for single
    tiles (`single`), by place: what each covers (`tile`), the cells `beside` it, its colour (`hue`,
    -1 for none), whether it is a `cat`, how many clothing tiles it touches (`warm`), and which
    colours, as bits (`mixed`).
    """

    free: Ints
    area: Ints
    near: Ints
    size: Ints
    cats: Ints
    edge: Ints
    rats: Ints
    toys: Ints
    bonus: Ints
    tile: Ints
    beside: Ints
    hue: Ints
    cat: Ints
    warm: Ints
    mixed: Ints

    _PARTS = (
        "free", "area", "near", "size", "cats", "edge", "rats", "toys", "bonus",
        "tile", "beside", "hue", "cat", "warm", "mixed",
    )  # fmt: skip

    def __init__(self, box: Components, seats: Sequence[SeatView], *, single: bool) -> None:
        n = len(seats)
        self.single = single
        self.rim = masks([box.grid.edge])
        self.free = masks([box.grid.full & ~(one.prefilled | one.laid) for one in seats])
        self.area = np.zeros((2, COUNTED_GROUPS, COLOURS, n), dtype=np.uint64)
        self.near = np.zeros_like(self.area)
        self.size = np.zeros((COUNTED_GROUPS, COLOURS, n), dtype=INT_TYPE)
        self.cats = np.zeros((COLOURS, n), dtype=INT_TYPE)
        self.edge = np.zeros(n, dtype=INT_TYPE)
        self.bonus = np.zeros(n, dtype=INT_TYPE)
        self.toys = np.array([one.toys for one in seats], dtype=INT_TYPE)
        self.tile = np.zeros((2, 0, n), dtype=np.uint64)
        self.beside = np.zeros_like(self.tile)
        self.hue = np.zeros((0, n), dtype=INT_TYPE)
        self.cat = np.zeros((0, n), dtype=INT_TYPE)
        self.warm = np.zeros((0, n), dtype=INT_TYPE)
        self.mixed = np.zeros((0, n), dtype=np.uint8)
        self.rats = np.zeros(n, dtype=INT_TYPE)
        for place in range(max((len(one.placed) for one in seats), default=0)):
            at = [number for number, one in enumerate(seats) if place < len(one.placed)]
            placed = [seats[number].placed[place] for number in at]
            kinds = [box.kinds[one.kind] for one in placed]
            covered = [box.mask(one.kind, one.cat, one.turn, one.cell) for one in placed]
            lays = Lays(
                masks(covered),
                masks([box.grid.neighbours(mask) for mask in covered]),
                np.array([kind.colour for kind in kinds]),
                np.array([int(one.cat) for one in placed]),
                np.array([int(kind.bonus > 0) for kind in kinds]),
            )
            self.lay(np.array(at), lays)
        self.rats = np.array([one.rats for one in seats], dtype=INT_TYPE)

    def take(self, at: Ints) -> SuitcaseBatch:
        """Copies of some."""
        new = object.__new__(SuitcaseBatch)
        new.single, new.rim = self.single, self.rim
        for part in self._PARTS:
            setattr(new, part, getattr(self, part)[..., at])
        return new

    def lay(self, at: Ints, lays: Lays) -> None:
        """Lay a tile into each of some, all different; a cat costs a rat."""
        self.free[:, at] &= ~lays.mask
        self.rats[at] -= lays.cat
        self.bonus[at] += lays.bonus
        self.cats[lays.colour, at] += lays.cat
        self.edge[at] += lays.cat * meets(lays.mask, self.rim)
        if (self.size[-1, lays.colour, at] > 0).any():
            self.area, self.near = _wider(self.area, 1), _wider(self.near, 1)
            self.size = _wider(self.size, 0)
        grown = self.grown(at, lays, len(self.size), area=True)
        self.size[:, lays.colour, at], self.near[:, :, lays.colour, at] = grown[:2]
        self.area[:, :, lays.colour, at] = grown[2]
        if self.single:
            self._keep(at, lays)

    def grown(
        self, at: Ints, lays: Lays, most: int, *, area: bool = False
    ) -> tuple[Ints, Ints, Ints]:
        """The largest groups of the tiles' colours with them: size (most, n), near (2, most, n).

        And their area, if asked for, else nothing of use.
        """
        size = self.size[:, lays.colour, at]
        near, filled = self.near[:, :, lays.colour, at], self.area[:, :, lays.colour, at]
        touched = meets(filled, lays.near[:, None])
        mine = (size * touched).sum(0, dtype=INT_TYPE) + 1
        around = np.bitwise_or.reduce(near * touched, axis=1) | lays.near
        # Of equal groups the older comes first, as in `Pack.lay`.
        stays = ~touched & (size > 0)
        smaller = size < mine
        place = np.where(stays, stays.cumsum(0, dtype=INT_TYPE) - 1 + smaller, -1)
        own = (stays & ~smaller).sum(0, dtype=INT_TYPE)
        sizes = np.zeros((most, len(at)), dtype=INT_TYPE)
        nears = np.zeros((2, most, len(at)), dtype=np.uint64)
        areas = np.zeros_like(nears) if area else nears
        wholly = np.bitwise_or.reduce(filled * touched, axis=1) | lays.mask if area else around
        for number in range(most):
            here = own == number
            sizes[number] = here * mine
            nears[:, number] = here * around
            if area:
                areas[:, number] = here * wholly
            for other in range(max(0, number - 1), len(size)):
                here = place[other] == number
                sizes[number] += here * size[other]
                nears[:, number] |= here * near[:, other]
                if area:
                    areas[:, number] |= here * filled[:, other]
        return sizes, nears, areas

    def _keep(self, at: Ints, lays: Lays) -> None:
        """Keep single tiles, in the first place that is empty."""
        slot = (self.hue[:, at] >= 0).sum(0, dtype=INT_TYPE)
        if len(at) and slot.max() >= len(self.hue):
            self.tile, self.beside = _wider(self.tile, 1), _wider(self.beside, 1)
            self.cat, self.warm = _wider(self.cat, 0), _wider(self.warm, 0)
            self.mixed, self.hue = _wider(self.mixed, 0), _wider(self.hue, 0, -1)
        touched, warm, mixed = self.beside_it(at, lays)
        self.warm[:, at] += touched * (1 - lays.cat)
        self.mixed[:, at] |= (touched << lays.colour).astype(np.uint8)
        self.tile[:, slot, at], self.beside[:, slot, at] = lays.mask, lays.near
        self.hue[slot, at], self.cat[slot, at] = lays.colour, lays.cat
        self.warm[slot, at], self.mixed[slot, at] = warm, mixed

    def beside_it(self, at: Ints, lays: Lays) -> tuple[Ints, Ints, Ints]:
        """Which tiles new ones touch (tiles, n), how many clothing, and which colours."""
        touched = meets(self.tile[:, :, at], lays.near[:, None])
        hues = (touched << np.maximum(self.hue[:, at], 0)).astype(np.uint8)
        warm = (touched & (self.cat[:, at] == 0)).sum(0, dtype=INT_TYPE)
        return touched, warm, np.bitwise_or.reduce(hues, axis=0)


def _wider(part: Ints, axis: int, empty: int = 0) -> Ints:
    """With room for more groups or tiles."""
    shape = list(part.shape)
    shape[axis] = GROWTH_STEP
    return np.concatenate([part, np.full(shape, empty, dtype=part.dtype)], axis=axis)


class Shapes:
    """All forms of all tiles at all places of an empty grid.

    By form and anchor: `mask` and `near`, (2, forms, 96), and in `room` nothing, or for an anchor
    at which it does not lie in the grid, very little. `sides[kind, cat]` is a number of `sets`,
    the forms that one side of a tile has; tiles with the same forms share it.
    """

    def __init__(self, box: Components) -> None:
        grid = box.grid
        known: dict[Form, int] = {}
        sets: dict[tuple[int, ...], int] = {}
        self.sides = np.zeros((len(box.kinds), 2), dtype=INT_TYPE)
        for kind in box.kinds:
            for cat in (0, 1):
                own = sorted(known.setdefault(form, len(known)) for form in kind.forms(bool(cat)))
                self.sides[kind.id, cat] = sets.setdefault(tuple(own), len(sets))
        self.sets = tuple(sets)
        self.offsets = [form.offsets for form in known]
        self.mask = np.zeros((2, len(known), MAX_GRID_CELLS), dtype=np.uint64)
        self.near = np.zeros_like(self.mask)
        self.room = np.full((len(known), MAX_GRID_CELLS), 8 * TAKEN_CELL_WORTH, dtype=INT_TYPE)
        for number, form in enumerate(known):
            for anchor in cells(form.room):
                mask = form.mask << anchor
                self.mask[:, number, anchor] = words(mask)
                self.near[:, number, anchor] = words(grid.neighbours(mask))
                self.room[number, anchor] = 0
        self.chiral = np.array([kind.chiral for kind in box.kinds])
        self.colour = np.array([kind.colour for kind in box.kinds], dtype=INT_TYPE)
        self.bonus = np.array([int(kind.bonus > 0) for kind in box.kinds], dtype=INT_TYPE)
        self.size = np.array([kind.size for kind in box.kinds])


class Judge:
    """What suitcases are worth with three lists, as `Outlook` has it, and what they score."""

    def __init__(self, box: Components, lists: Sequence[str], weights: Weights) -> None:
        self.box, self.weights = box, weights
        self.first, self.second, self.third = box.drawn(lists)
        self.single = self.second.single_tiles or self.third.single_tiles
        grid, w = box.grid, weights
        areas = self.first.prepared(grid)
        area_of = np.full(MAX_GRID_CELLS, len(areas.each))
        for number, area in enumerate(areas.each):
            area_of[list(cells(area))] = number
        within = masks([areas.within])
        self._areas = AreaArrays(
            masks(areas.each)[:, :, None],
            within,
            area_of,
            spread(within)[0].astype(INT_TYPE),
            _PERCENT_POWERS,
        )
        self._inner = masks([grid.full & ~grid.columns[-1]])
        left = np.arange(box.rounds + 1, dtype=INT_TYPE)
        coming = 100 + w.bonus_rate
        self._future = left * coming // 100
        self._tiles = left * coming
        self._cells = left * (453 + w.bonus_rate * 3 // 2) * w.fill // 100
        self._perimeter = np.where(left, w.perimeter + w.perimeter_round * left, 0)
        self._dead = np.where(left, w.dead + w.dead_round * left, 0)
        self._square = np.where(left, w.square + w.square_round * left, 0)
        self._toy = np.where(left, w.toy + w.toy_round * left, 0)
        self._apart = w.apart * left // 12
        self._grow = np.array(
            [w.grow * min(n + 1, 6) // 6 if n else 0 for n in range(7)], dtype=INT_TYPE
        )
        self._plans = np.array((w.lead, w.twins, w.even), dtype=INT_TYPE).T[..., None]
        self._groups = np.array(group_value_tables(box.groups), dtype=INT_TYPE)
        share = self.second.cat_share
        self._cat = (
            box.cat_points * UNITS_PER_POINT
            + self.second.points * share
            - box.rat_points * UNITS_PER_POINT
        )

    # The value of packs, as in `Outlook`

    def value(self, packs: SuitcaseBatch, left: Ints, rivals: Ints | None = None) -> Ints:
        """(n,): expected points of all packs in hundredths; see `shape`."""
        at = np.arange(len(left))
        return self.shape(packs, at, left, None, rivals) + self.animals(packs, at, left, None)

    def shape(
        self,
        packs: SuitcaseBatch,
        at: Ints,
        left: Ints,
        lays: Lays | None = None,
        rivals: Ints | None = None,
    ) -> Ints:
        """(n,): of some packs, each with its tile laid, if any, all but who is a cat.

        `left` is how many rounds come after this one, `rivals` (colours, n) the largest group of
        the others at the table.
        """
        free = packs.free[:, at]
        size, near = packs.size[:COUNTED_GROUPS, :, at], packs.near[:, :COUNTED_GROUPS, :, at]
        if lays is not None:
            free = free & ~lays.mask
            own = np.arange(len(at))
            grown = packs.grown(at, lays, COUNTED_GROUPS)
            size[:, lays.colour, own], near[:, :, lays.colour, own] = grown[:2]
        total = self._space(free, packs.toys[at], left)
        total += self._colours(size, near, free, left, rivals)
        if self.third.single_tiles:
            total += self.third.batch_tile_potential(self.weights, packs, at, left, lays, free)
        return total

    def animals(self, packs: SuitcaseBatch, at: Ints, left: Ints, lays: Lays | None) -> Ints:
        """(n,): cats, rats and the second list."""
        box = self.box
        cats, rats = packs.cats[:, at], packs.rats[at]
        if lays is not None:
            rats = rats - lays.cat
            cats[lays.colour, np.arange(len(at))] += lays.cat
        usable = np.minimum(rats, self._future[left])
        total: Ints = cats.sum(0, dtype=INT_TYPE) * (box.cat_points * UNITS_PER_POINT) + rats * (
            box.rat_points * UNITS_PER_POINT
        )
        total += usable * self._cat * self.weights.rat // 100
        some = Animals(packs, at, left, lays, cats, usable)
        total += self.second.batch_potential(self.weights, some)
        return total

    def _space(self, free: Ints, toys: Ints, left: Ints) -> Ints:
        right = free & (free >> _ONE_BIT) & self._inner
        down = free & _below(free)
        across = right | right << _ONE_BIT
        along = down | _above(down)
        three = right & right >> _ONE_BIT
        tall = down & _below(down)
        corner = across & along
        again = _above(tall)
        covered = three | three << _ONE_BIT | three << np.uint64(2) | tall | again | _above(again)
        covered |= corner | (corner & right) << _ONE_BIT | right & corner >> _ONE_BIT
        covered |= _above(corner & down) | down & _below(corner)
        dead = free & ~covered
        lost, number = count(dead), count(free)
        total: Ints = self._toy[left] * toys - self._dead[left] * lost
        total -= self._perimeter[left] * (4 * number - 2 * (count(right) + count(down)))
        total += self._square[left] * count(right & _below(right))
        live = number - lost
        fill = np.where(live, np.minimum(97, (self._cells[left] + toys * 30) // (live + 1)), 0)
        w = self.weights
        dead_fill = np.minimum(95, w.dead_fill + toys * w.toy_fill // (lost + 1))
        coming = self.first.batch_potential(self._areas, free, dead, toys, fill, dead_fill)
        last = np.flatnonzero(left == 0)
        if len(last):
            coming[last] = self.list_one(free[:, last], toys[last]) * UNITS_PER_POINT
        total += coming
        return total

    def list_one(self, free: Ints, toys: Ints) -> Ints:
        """(n,): points of the first list, if the toys are laid where they score most (PE-21)."""
        return self.first.batch_score(self._areas, free, toys)

    def _colours(
        self, sizes: Ints, near: Ints, free: Ints, left: Ints, rivals: Ints | None
    ) -> Ints:
        w = self.weights
        open_near = near[:, 0] & free[:, None]
        grow = np.where(sizes[0] > 0, self._grow[np.minimum(count(open_near), 6)], w.grow)
        joins = meets(near[:, 1:], open_near[:, None])
        part = np.where(joins, w.linked, self._apart[left])
        size = sizes[0] * 100 + (left > 0) * (sizes[1:] * part).sum(0, dtype=INT_TYPE)
        # The largest first, of equals the first colour: by exchanges.
        keys = list((size << 2) + np.arange(COLOURS, dtype=INT_TYPE)[::-1, None])
        for one, other in ((0, 1), (2, 3), (0, 2), (1, 3), (1, 2)):
            first, second = keys[one], keys[other]
            keys[one], keys[other] = np.maximum(first, second), np.minimum(first, second)
        order = COLOURS - 1 - (np.array(keys) & 3)
        rest = np.repeat(self._tiles[left][None], 3, axis=0)
        ends = np.empty((COLOURS, 3, len(left)), dtype=INT_TYPE)
        at = np.arange(len(left))
        for place, key in enumerate(keys):
            own = key >> 2
            more = np.minimum(rest * self._plans[place] // 100, np.maximum(1200 - own, 0))
            rest -= more
            ends[place] = own + more * grow[order[place], at] // 100
        step = np.minimum(ends // 10, len(self._groups) - 1)
        total: Ints = self._groups[step].sum(0, dtype=INT_TYPE)
        against = None if rivals is None else rivals * 100 + self._tiles[left] // 4
        total += self.third.batch_potential(Grown(ends, step, size, order, left, against))
        best: Ints = total.max(0)
        return best

    # What a first look goes by

    def ground(self, packs: SuitcaseBatch, left: Ints) -> Ints:
        """(n, colours, cells): what a tile of a colour is worth on each cell, at a first look.

        What it helps the first list, how few free cells it leaves beside it, and which of the
        colour's largest groups it touches. Beyond the grid all is taken.
        """
        free = packs.free
        there = spread(free).astype(INT_TYPE)
        grid = there.reshape(-1, 8, MAX_GRID_WIDTH)
        beside = np.zeros_like(grid)
        beside[:, 1:] += grid[:, :-1]
        beside[:, :-1] += grid[:, 1:]
        beside[:, :, 1:] += grid[:, :, :-1]
        beside[:, :, :-1] += grid[:, :, 1:]
        worth = beside.reshape(-1, MAX_GRID_CELLS) * np.where(
            left, INT_TYPE(-EXPOSED_SIDE_COST), INT_TYPE(0)
        )[:, None].astype(INT_TYPE)
        fill = np.minimum(97, self._cells[left] // (count(free) + 1))
        worth += self.first.batch_lure(self._areas, free, fill)
        worth += (there - 1) * -TAKEN_CELL_WORTH
        size = packs.size[:ATTRACTING_GROUPS]
        step = self._groups[(size[0] + 1) * 10] - self._groups[size[0] * 10]
        step = (step + 60 * np.minimum(left, 6)) * TOUCHING_CELL_PERCENT // 100
        gain = step * size // np.maximum(size[0], 1)
        found = np.full(
            (len(left), COLOURS, MAX_GRID_CELLS + FORM_REACH_CELLS),
            TAKEN_CELL_WORTH,
            dtype=INT_TYPE,
        )
        inside = found[..., :MAX_GRID_CELLS]
        inside[:] = worth[:, None]
        for number, one in enumerate(gain.astype(INT_TYPE)):
            inside += spread(packs.near[:, number]).swapaxes(0, 1) * one.T[..., None]
        return found

    # The score sheet

    def totals(self, packs: SuitcaseBatch, rivals: Ints | None) -> Ints:
        """(n,): the whole score (PE-30 to PE-34), if toys are laid where they score most."""
        found: Ints = self.sheets(packs, rivals).sum(0, dtype=INT_TYPE)
        return found

    def sheets(self, packs: SuitcaseBatch, rivals: Ints | None) -> Ints:
        """(8, n): the lines of the score sheet, in its order."""
        box, size = self.box, packs.size[0]
        lines = [
            self.list_one(packs.free, packs.toys),
            self.second.batch_score(packs),
            self.third.batch_score(packs, rivals),
            packs.cats.sum(0, dtype=INT_TYPE) * box.cat_points,
            *(self._groups[size * 10] // UNITS_PER_POINT),
            packs.rats * box.rat_points,
        ]
        return np.array(lines, dtype=INT_TYPE)

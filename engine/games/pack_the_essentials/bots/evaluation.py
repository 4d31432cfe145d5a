"""Pack the Essentials: what a suitcase may still become, for the computer players.

Values are ints in hundredths of a point, so that they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.games.pack_the_essentials.bots.weights import TUNED
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.lists import believed
from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT
from engine.games.pack_the_essentials.lists.groups import TABLE_GROUP_SIZES, lerp
from engine.games.pack_the_essentials.view import PackView, SeatView
from engine.parts.grid import cells

Spot: TypeAlias = tuple[int, int, int, int, tuple[int, ...]]
"""Where a side of a tile can lie: its mask, the cells next to it, turn, anchor, its cells."""
Group: TypeAlias = tuple[int, int, int]
"""Connected tiles of one colour: their mask, the cells next to them, how many they are."""


class Weights(msgspec.Struct, frozen=True):
    """What the evaluation believes, in hundredths of a point or in percent; found by self-play.

    `*_round` is added once for each round that is left. `perimeter` and `dead` are lost for each
    side of a free cell and each cell that no tile of three spaces can reach, `square` won for each
    free 2×2. `fill` is how many of the spaces that are still to come will be filled, `dead_fill`
    and `toy_fill` that of dead cells, without and by toys. `bonus_rate` is bonus tiles a round.
    `lead`, `twins` and `even` are plans: the share of the tiles to come (for the first colour; of
    the rest for the next …) that each colour gets, the largest group first; the plan that is
    worth most counts. `grow` is how surely a group with room gets its share, `linked` and `apart`
    what a second group is worth to the first, if one tile can join them and if not. `rat` is the
    part of a cat's points that an unspent rat is worth. `gift_tile` corrects the value of a bonus
    tile in a claim. `lists` has by name what the To Do Lists believe (`ToDo.beliefs`).
    """

    perimeter: int = 6
    perimeter_round: int = 4
    dead: int = 30
    dead_round: int = 10
    square: int = 8
    square_round: int = 3
    toy: int = 51
    toy_round: int = 25
    fill: int = 80
    dead_fill: int = 15
    toy_fill: int = 47
    bonus_rate: int = 45
    lead: tuple[int, int, int, int] = (55, 49, 60, 80)
    twins: tuple[int, int, int, int] = (16, 62, 69, 80)
    even: tuple[int, int, int, int] = (25, 40, 50, 100)
    grow: int = 67
    linked: int = 50
    apart: int = 22
    rat: int = 85
    gift_tile: int = -105
    lists: Mapping[str, int] = msgspec.field(default_factory=believed)

    def belief(self, name: str) -> int:
        """What is believed of a To Do List; nothing where nothing is known."""
        return self.lists.get(name, 0)

    def changed(self, numbers: Mapping[str, Any]) -> Weights:
        """With other numbers by name, those of To Do Lists among them."""
        lists = {name: value for name, value in numbers.items() if name in self.lists}
        rest = {name: value for name, value in numbers.items() if name not in lists}
        return replace(self, lists={**self.lists, **lists}, **rest)


def tuned(lists: Sequence[str]) -> Weights:
    """The weights of `hard` with three To Do Lists."""
    return Weights().changed(TUNED.get(lists[1], {})).changed(TUNED.get(lists[2], {}))


class PlacementTable:
    """All places of every side of every kind of tile in an empty grid, made when first asked."""

    __slots__ = ("_backs", "_spots", "box")

    def __init__(self, box: Components) -> None:
        self.box = box
        self._backs: dict[int, dict[int, tuple[int, int]] | None] = {}
        self._spots: dict[tuple[int, bool], tuple[Spot, ...]] = {}

    def spots(self, kind: int, cat: bool) -> tuple[Spot, ...]:
        """By turn, then anchor."""
        key = (kind, cat)
        found = self._spots.get(key)
        if found is None:
            grid = self.box.grid
            found = tuple(
                (
                    form.mask << anchor,
                    grid.neighbours(form.mask << anchor),
                    turn,
                    anchor,
                    tuple(anchor + offset for offset in form.offsets),
                )
                for turn, form in enumerate(self.box.kinds[kind].forms(cat))
                for anchor in cells(form.room)
            )
            self._spots[key] = found
        return found

    def backs(self, kind: int) -> dict[int, tuple[int, int]] | None:
        """By mask, turn and anchor of the cat side that lies so; None for a chiral tile."""
        if kind not in self._backs:
            self._backs[kind] = (
                None
                if self.box.kinds[kind].chiral
                else {spot[0]: (spot[2], spot[3]) for spot in self.spots(kind, True)}
            )
        return self._backs[kind]


class SuitcaseState:
    """One seat's suitcase as the evaluation sees it; `lay` and `with_gift` make new ones.

    `free` is the mask of empty cells, `groups` the groups of each colour, the largest first,
    `tiles` (mask, cells next to it, colour, cat side up?) in order of placement.
    """

    __slots__ = ("bonus", "cats", "free", "groups", "rats", "tiles", "toys")

    free: int
    groups: tuple[tuple[Group, ...], ...]
    cats: tuple[int, ...]
    tiles: tuple[tuple[int, int, int, bool], ...]
    rats: int
    toys: int
    bonus: int

    @classmethod
    def of(cls, box: Components, seat: SeatView) -> SuitcaseState:
        """The pack that a seat has."""
        pack = cls()
        colours = len(box.colours)
        pack.free = box.grid.full & ~(seat.prefilled | seat.laid)
        pack.groups = ((),) * colours
        pack.cats = (0,) * colours
        pack.tiles = ()
        pack.rats = seat.rats + len(seat.placed)
        pack.toys = seat.toys
        pack.bonus = 0
        for tile in seat.placed:
            kind = box.kinds[tile.kind]
            mask = kind.forms(tile.cat)[tile.turn].mask << tile.cell
            pack = pack.lay(
                mask, box.grid.neighbours(mask), kind.colour, tile.cat, 1 if kind.bonus else 0
            )
        pack.rats = seat.rats
        return pack

    def lay(self, mask: int, near: int, colour: int, cat: bool, bonus: int) -> SuitcaseState:
        """With one more tile; a cat costs a rat."""
        new = SuitcaseState()
        area, around, size = mask, near, 1
        apart: list[Group] = []
        for group in self.groups[colour]:
            if group[0] & near:
                area |= group[0]
                around |= group[1]
                size += group[2]
            else:
                apart.append(group)
        at = 0
        for group in apart:
            if group[2] < size:
                break
            at += 1
        apart.insert(at, (area, around, size))
        groups = self.groups
        new.groups = (*groups[:colour], tuple(apart), *groups[colour + 1 :])
        new.free = self.free & ~mask
        new.tiles = (*self.tiles, (mask, near, colour, cat))
        new.toys = self.toys
        new.bonus = self.bonus + bonus
        if cat:
            cats = self.cats
            new.cats = (*cats[:colour], cats[colour] + 1, *cats[colour + 1 :])
            new.rats = self.rats - 1
        else:
            new.cats = self.cats
            new.rats = self.rats
        return new

    def with_gift(self, rats: int, toys: int) -> SuitcaseState:
        """With rats and toys added."""
        new = SuitcaseState()
        new.free, new.groups, new.cats, new.tiles = self.free, self.groups, self.cats, self.tiles
        new.bonus = self.bonus
        new.rats, new.toys = self.rats + rats, self.toys + toys
        return new


@lru_cache(maxsize=4)
def group_value_tables(groups: tuple[int, ...]) -> list[int]:
    """By tenths of a tile: what a colour's largest group brings by itself (PE-32)."""
    return lerp(
        [0]
        + [
            groups[min(size, len(groups)) - 1] * UNITS_PER_POINT
            for size in range(1, TABLE_GROUP_SIZES)
        ]
    )


class Outlook:
    """What a pack is worth at one moment of a match, for one seat.

    Made once a decision. `left` is how many rounds come after the one that is looked at: this
    one, or the one that is `ahead` of it.
    """

    def __init__(
        self,
        placement_table: PlacementTable,
        weights: Weights,
        view: PackView,
        seat: int,
        ahead: int = 0,
    ) -> None:
        box = placement_table.box
        self.box, self.weights = box, weights
        grid = box.grid
        self.left = left = box.rounds - view.round - ahead
        self._width = grid.width
        self._not_last = grid.full & ~grid.columns[-1]
        self._full = grid.full
        self._first, self._second, self._third = box.drawn(view.lists)
        self._cat = box.cat_points * UNITS_PER_POINT + self._second.points * self._second.cat_share
        self._future = left * (100 + weights.bonus_rate) // 100
        self._tiles = left * (100 + weights.bonus_rate)
        self._cells = left * (453 + weights.bonus_rate * 3 // 2) * weights.fill // 100
        self._perimeter = weights.perimeter + weights.perimeter_round * left if left else 0
        self._dead = weights.dead + weights.dead_round * left if left else 0
        self._square = weights.square + weights.square_round * left if left else 0
        self._groups = group_value_tables(box.groups)
        self._plans = (weights.lead, weights.twins, weights.even)[: 3 if left else 1]
        self._toy = weights.toy + weights.toy_round * left if left else 0
        # An edge of free cells lets a group grow; how surely, by their number.
        self._grow = [weights.grow * min(n + 1, 6) // 6 if n else 0 for n in range(7)]
        self._areas = self._first.prepared(grid)
        self._rivals = self._rival_sizes(placement_table, view, seat)
        # What is asked again and again in one decision.
        self._known: dict[tuple[tuple[int, int, int], ...], int] = {}
        self._list1_gains: tuple[SuitcaseState | None, list[int]] = (None, [])

    # What does not change during a decision

    def _rival_sizes(
        self, placement_table: PlacementTable, view: PackView, seat: int
    ) -> list[int] | None:
        if not self._third.against_others or len(view.seats) == 1:
            return None
        packs = [
            SuitcaseState.of(placement_table.box, other)
            for number, other in enumerate(view.seats)
            if number != seat
        ]
        return [
            max(pack.groups[colour][0][2] if pack.groups[colour] else 0 for pack in packs) * 100
            + self._tiles // 4
            for colour in range(len(self.box.colours))
        ]

    # The value of a pack

    def value(self, pack: SuitcaseState) -> int:
        """Expected points at the end of the match, more or less, in hundredths."""
        return self.shape(pack) + self.animals(pack)

    def animals(self, pack: SuitcaseState) -> int:
        """Cats, rats and the second list."""
        weights = self.weights
        cats = sum(pack.cats)
        rats = pack.rats
        total = (
            cats * self.box.cat_points * UNITS_PER_POINT
            + rats * self.box.rat_points * UNITS_PER_POINT
        )
        usable = min(rats, self._future)
        total += usable * (self._cat - self.box.rat_points * UNITS_PER_POINT) * weights.rat // 100
        return total + self._second.potential(self.box, weights, self.left, pack, usable)

    def shape(self, pack: SuitcaseState) -> int:
        """Free space, the first list, groups and the third list: all but who is a cat."""
        free, width = pack.free, self._width
        right = free & (free >> 1) & self._not_last
        down = free & (free >> width)
        across = right | right << 1
        along = down | down << width
        left = self.left
        count = free.bit_count()
        three = right & right >> 1
        tall = down & down >> width
        corner = across & along
        covered = three | three << 1 | three << 2 | tall | tall << width | tall << 2 * width
        # A bend of three: a cell with a neighbour each way, and those neighbours.
        covered |= corner | (corner & right) << 1 | right & corner >> 1
        covered |= (corner & down) << width | down & corner >> width
        dead = free & ~covered
        dead_count = dead.bit_count()
        total = 0
        if left:
            perimeter = 4 * count - 2 * (right.bit_count() + down.bit_count())
            total -= self._perimeter * perimeter
            total -= self._dead * dead_count
            total += self._toy * pack.toys
            total += self._square * (right & right >> width).bit_count()
        total += self._list_one(pack, free, count, dead, dead_count)
        return total + self._colours(pack, free)

    def _list_one(
        self, pack: SuitcaseState, free: int, count: int, dead: int, dead_count: int
    ) -> int:
        first, toys = self._first, pack.toys
        if not self.left:
            return first.worth(first.filled(self._areas, free, toys)) * UNITS_PER_POINT
        live = count - dead_count
        fill = min(97, (self._cells + toys * 30) // (live + 1)) if live else 0
        dead_fill = min(
            95, self.weights.dead_fill + toys * self.weights.toy_fill // (dead_count + 1)
        )
        return first.potential(self._areas, free, dead, toys, fill, dead_fill)

    def _colours(self, pack: SuitcaseState, free: int) -> int:
        """Groups and the third list."""
        weights, left = self.weights, self.left
        rivals = self._rivals is not None
        sizes: list[tuple[int, int, int]] = []
        for colour, groups in enumerate(pack.groups):
            who = colour if rivals else 0
            if not groups:
                sizes.append((0, weights.grow, who))
                continue
            near = groups[0][1] & free
            size = groups[0][2] * 100
            if left:
                for group in groups[1:3]:
                    joins = group[1] & near
                    size += group[2] * (weights.linked if joins else weights.apart * left // 12)
            sizes.append((size, self._grow[min(near.bit_count(), 6)], who))
        if left:
            sizes.sort(key=_by_size)
        key = tuple(sizes)
        total = self._known.get(key)
        if total is None:
            total = self._known[key] = self._planned(key)
        if self._third.single_tiles:
            return total + self._third.tile_potential(weights, left, pack, free)
        return total

    def _planned(self, sizes: tuple[tuple[int, int, int], ...]) -> int:
        """Groups and the third list under the best plan; (size, how surely it grows, colour)."""
        table = self._groups
        best = -1
        for plan in self._plans:
            rest = self._tiles
            total = 0
            ends: list[int] = []
            for (size, grow, _), share in zip(sizes, plan, strict=True):
                # What a colour does not need any more is left for the next.
                more = min(rest * share // 100, max(1200 - size, 0))
                rest -= more
                end = size + more * grow // 100
                total += table[end // 10]
                ends.append(end)
            total += self._third.potential(ends, sizes, self.left, self._rivals)
            best = max(best, total)
        return best

    # A first look, for hundreds of places

    def list1_gain(self, pack: SuitcaseState) -> list[int]:
        """By cell: what filling it is worth for the first list."""
        if self._list1_gains[0] is pack:
            return self._list1_gains[1]
        free, grid = pack.free, self.box.grid
        count = free.bit_count()
        fill = min(97, self._cells // (count + 1))
        worth = [0] * grid.size
        self._first.list1_gain(self._areas, free, fill, worth)
        self._list1_gains = (pack, worth)
        return worth

    def gains(self, pack: SuitcaseState, colour: int) -> list[tuple[int, int]]:
        """(mask, value of touching it) of each group of a colour; alone a tile is worth 0."""
        groups = pack.groups[colour]
        if not groups:
            return []
        table = self._groups
        largest = groups[0][2]
        step = table[(largest + 1) * 10] - table[largest * 10] + 60 * min(self.left, 6)
        return [(mask, step * size // largest) for mask, _, size in groups]


def _by_size(entry: tuple[int, int, int]) -> int:
    return -entry[0]

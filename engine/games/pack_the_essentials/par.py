"""Pack the Essentials: par, the best packing of what a seat drafted, and how good any can be.

Asked is: the same tiles, all of them, with the same rats and toys, laid anew in the order in which
they came. So of the first tiles no more lie cat side up than there were rats for by then, and in a
turn no more than may be paid in it (PE-15). `bound` is what no such packing goes beyond, `search`
looks for one that comes near it; where both meet, it is proven. What the others packed stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import log
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.core import Event, Seat, Stream
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.components import WITH_TOYS, Components, ToDo
from engine.games.pack_the_essentials.events import BonusPlaced, BonusTaken, RoundBegan, TilePlaced
from engine.games.pack_the_essentials.view import PackView, Placed, SeatView
from engine.parts.grid import cells, places

HOT: Final = 4.0
COLD: Final = 0.25
"""Temperatures of the search, in points, at its beginning and at its end."""
MOST_OUT: Final = 3
"""The most tiles that are placed again at once."""
AT_ONCE: Final = 64
"""How many moves of the search are one step."""


class Drafted(msgspec.Struct, frozen=True):
    """What a seat packed in a match, whatever the places.

    `kinds`, `turns` and `earned` have an entry a tile, in the order of placement: its kind, the
    turn in which it came, and how many rats the seat had been given by then. `rats` and `toys` are
    all that it was given. `rivals` are the largest groups of each other seat, a number a colour.
    """

    board: str
    lists: tuple[str, ...]
    kinds: tuple[int, ...]
    turns: tuple[int, ...]
    earned: tuple[int, ...]
    rats: int
    toys: int
    rivals: tuple[tuple[int, ...], ...] = ()


def drafted(box: Components, view: PackView, events: Iterable[Event], seat: Seat) -> Drafted:
    """What a seat drafted in a match that is over, by its last view and all its events."""
    rats, toys, turn = box.start_rats, 0, 0
    tiles: list[tuple[int, int, int]] = []
    for event in events:
        if isinstance(event, RoundBegan):
            turn += 1
        elif isinstance(event, BonusTaken) and event.seat == seat:
            rats += event.rats
            toys += event.toys
        elif isinstance(event, TilePlaced | BonusPlaced) and event.seat == seat:
            tiles.append((event.kind, turn, rats))
    return Drafted(
        board=view.seats[seat].board,
        lists=view.lists,
        kinds=tuple(kind for kind, _, _ in tiles),
        turns=tuple(when for _, when, _ in tiles),
        earned=tuple(given for _, _, given in tiles),
        rats=rats,
        toys=toys,
        rivals=tuple(
            tuple(len(group) for group in scoring.Suitcase(box, one).groups)
            for number, one in enumerate(view.seats)
            if number != seat
        ),
    )


def affordable(box: Components, tiles: Drafted, cats: Sequence[bool]) -> bool:
    """Whether these tiles may lie cat side up, an entry a tile: each with a rat in time (PE-15)."""
    spent, turn, here = 0, 0, 0
    for cat, when, earned in zip(cats, tiles.turns, tiles.earned, strict=True):
        if when != turn:
            turn, here = when, 0
        if cat:
            spent += 1
            here += 1
            if spent > earned or here > box.rats_a_turn:
                return False
    return True


# What no packing goes beyond


def bound(box: Components, tiles: Drafted) -> int:
    """Points that no packing of these tiles goes beyond: a sum of parts, each of them a bound.

    - Cats and what counts cats: with c of them, the rest of the rats is unused; c is at most what
      was affordable. A list of cats counts at most c (PE-30, PE-31).
    - Lists of full spaces (`_full`): all tiles lie, so it is known how many spaces stay empty.
    - Groups and what counts groups or mixed tiles (`_grouped`): a colour's largest group has at
      most all its tiles.
    """
    todos = [box.todos[name] for name in tiles.lists]
    full = sum(_full(box, tiles, todo) for todo in todos if todo.counts in WITH_TOYS)
    with_cats = max(
        box.cat_points * cats
        + box.rat_points * (tiles.rats - cats)
        + sum(_of_cats(box, tiles, todo, cats) for todo in todos)
        for cats in range(most_cats(box, tiles) + 1)
    )
    return full + with_cats + _grouped(box, tiles, todos)


def _points(todo: ToDo, counted: int) -> int:
    return todo.points * (counted // todo.per)


def _things(box: Components, todo: ToDo) -> Sequence[int]:
    """What a list of full spaces counts, as masks; no two share a space."""
    grid = box.grid
    if todo.counts == "columns":
        return grid.columns
    if todo.counts == "rows":
        return grid.rows
    if todo.counts == "blocks":
        return scoring.blocks(box, todo)
    return [1 << cell for cell in cells(grid.edge)]


def _full(box: Components, tiles: Drafted, todo: ToDo) -> int:
    """At most so many full things: disjoint things are spoiled by the spaces that stay empty.

    The fewest are spoiled where the empty spaces lie out of all things, and then in those with the
    most open spaces.
    """
    things = _things(box, todo)
    open_cells = box.grid.full & ~box.boards[tiles.board]
    within = sum(things)
    empty = open_cells.bit_count() - sum(box.kinds[kind].size for kind in tiles.kinds) - tiles.toys
    empty -= (open_cells & ~within).bit_count()
    whole = len(things)
    for room in sorted(((thing & open_cells).bit_count() for thing in things), reverse=True):
        if empty <= 0:
            break
        empty -= room
        whole -= 1
    return _points(todo, whole)


def most_cats(box: Components, tiles: Drafted) -> int:
    """How many tiles may lie cat side up: taking each that may be paid is best."""
    cats: list[bool] = []
    for _ in tiles.kinds:
        cats.append(True)
        known = len(cats)
        first = replace(
            tiles,
            kinds=tiles.kinds[:known],
            turns=tiles.turns[:known],
            earned=tiles.earned[:known],
        )
        cats[-1] = affordable(box, first, cats)
    return sum(cats)


def _of_cats(box: Components, tiles: Drafted, todo: ToDo, cats: int) -> int:
    """At most so many points of a list that counts cats, or bonus tiles, with so many cats."""
    if todo.counts == "bonus-tiles":
        return _points(todo, sum(box.kinds[kind].bonus > 0 for kind in tiles.kinds))
    if todo.counts == "edge-cats":
        return _points(todo, cats)
    if todo.counts == "warm-cats":
        return _points(todo, cats if len(tiles.kinds) - cats >= todo.mark else 0)
    if todo.counts == "litters":
        return _points(todo, litters(box, tiles, cats))
    return 0


def litters(box: Components, tiles: Drafted, cats: int) -> int:
    """At most so many sets of a cat in each colour, each the latest: these are paid most easily."""
    # How many may be paid in a turn is left out here: it might let earlier ones be the better ones.
    in_time = replace(tiles, turns=tuple(range(len(tiles.kinds))))
    for sets in range(cats // len(box.colours), 0, -1):
        left = [sets] * len(box.colours)
        chosen = [False] * len(tiles.kinds)
        for place in reversed(range(len(tiles.kinds))):
            colour = box.kinds[tiles.kinds[place]].colour
            if left[colour]:
                left[colour] -= 1
                chosen[place] = True
        if not any(left) and affordable(box, in_time, chosen):
            return sets
    return 0


def _grouped(box: Components, tiles: Drafted, todos: Sequence[ToDo]) -> int:
    """At most so many points of groups, of lists that count groups, and of mixed tiles (PE-32).

    Without a list of mixed tiles each colour is best in one group. With one there is a trade: a
    colour of n tiles in k groups has at most n - k + 1 in the largest, but tiles of other colours
    find more groups to touch (`most_mixed`). All ways to divide the colours are looked at.
    """
    owned = [0] * len(box.colours)
    for kind in tiles.kinds:
        owned[box.kinds[kind].colour] += 1
    divided = any(todo.counts == "mixed-tiles" for todo in todos)
    ways = [range(1, n + 1) if divided and n else range(min(n, 1), min(n, 1) + 1) for n in owned]
    best = 0
    for groups in product(*ways):
        sizes = [n - k + 1 if n else 0 for n, k in zip(owned, groups, strict=True)]
        points = sum(
            max(scoring.group_points(box, fewer) for fewer in range(size + 1)) for size in sizes
        )
        for todo in todos:
            if todo.counts == "smallest-group":
                points += _points(todo, min(sizes))
            elif todo.counts == "largest-group":
                points += _points(todo, max(sizes))
            elif todo.counts == "best-groups":
                points += sum(
                    max(_beats(todo, tiles.rivals, colour, fewer) for fewer in range(size + 1))
                    for colour, size in enumerate(sizes)
                )
            elif todo.counts == "mixed-tiles":
                points += _points(todo, sum(most_mixed(owned, groups)))
        best = max(best, points)
    return best


def _beats(todo: ToDo, rivals: Sequence[Sequence[int]], colour: int, size: int) -> int:
    rival = max((one[colour] for one in rivals), default=todo.mark)
    if not size or size < rival:
        return 0
    return todo.points if size > rival else todo.tie


def most_mixed(owned: Sequence[int], groups: Sequence[int]) -> Iterator[int]:
    """For each colour, at most so many of its tiles touch tiles of all the other colours.

    Let s tiles of a colour do so, and the m others lie in K groups in all. Tiles are connected
    areas, so are groups, and no two share a space: draw a point in each of the s tiles and in each
    of the K groups, and from tile to group a line through the two areas wherever they touch edge to
    edge, one for each pair. Lines of one area can be drawn within it without crossing (as a tree),
    so this is a plane graph; it is simple, has s + K points, and its lines lead from tiles to
    groups alone, so it is bipartite. By Euler a simple plane bipartite graph of v >= 3 points has
    at most 2v - 4 lines. Each of the s tiles has at least m of them, one to a group of each other
    colour: m s <= 2 (s + K) - 4, that is (m - 2) s <= 2K - 4. A tile of its own colour beside it
    does no harm: such a touch is no line. With m <= 2 it says nothing.
    """
    m = len(owned) - 1
    for colour, n in enumerate(owned):
        others = [k for other, k in enumerate(groups) if other != colour]
        if not all(others):
            yield 0
        elif m > 2:
            yield min(n, (2 * sum(others) - 4) // (m - 2))
        else:
            yield n


# A packing that comes near it


class Packing(msgspec.Struct, frozen=True):
    """A suitcase: its tiles in the order in which they came, the mask of toys, and its points."""

    placed: tuple[Placed, ...]
    laid: int
    points: int


class Desk:
    """A packing that changes, move by move: some tiles are taken out and laid anew."""

    def __init__(self, box: Components, tiles: Drafted, placed: Sequence[Placed]) -> None:
        self._box = box
        self._tiles = tiles
        self._todos = [box.todos[name] for name in tiles.lists]
        self._open = box.grid.full & ~box.boards[tiles.board]
        self._colours = [box.kinds[kind].colour for kind in tiles.kinds]
        self._members = [
            [place for place, one in enumerate(self._colours) if one == colour]
            for colour in range(len(box.colours))
        ]
        self._known: dict[tuple[int, bool, int, int], tuple[int, int]] = {}
        self.cats = [tile.cat for tile in placed]
        self.places = [(tile.turn, tile.cell) for tile in placed]
        self.masks = [0] * len(placed)
        self.around = [0] * len(placed)
        for at, tile in enumerate(placed):
            self._lay(at, tile.turn, tile.cell)
        self.now = self.points()

    # Where things lie

    def _lay(self, at: int, turn: int, cell: int) -> None:
        kind, cat = self._tiles.kinds[at], self.cats[at]
        key = (kind, cat, turn, cell)
        known = self._known.get(key)
        if known is None:
            mask = self._box.mask(kind, cat, turn, cell)
            known = self._known[key] = (mask, self._box.grid.neighbours(mask))
        self.places[at] = (turn, cell)
        self.masks[at], self.around[at] = known

    def packing(self) -> Packing:
        """What lies there now, toys where they bring most."""
        box, tiles = self._box, self._tiles
        placed = tuple(
            Placed(kind, cat, turn, cell)
            for kind, cat, (turn, cell) in zip(tiles.kinds, self.cats, self.places, strict=True)
        )
        prefilled = box.boards[tiles.board]
        rats = tiles.rats - sum(self.cats)
        seat = SeatView(tiles.board, prefilled, sum(self.masks), placed, rats, tiles.toys, 0, None)
        laid = sum(1 << cell for cell in scoring.best_toys(box, tiles.lists, seat))
        return Packing(placed, laid, self.points())

    # What it is worth

    def points(self) -> int:
        """The total of the score sheet (PE-30 to PE-33), toys where they bring most."""
        box, tiles = self._box, self._tiles
        cats = sum(self.cats)
        sizes = [self._largest(colour) for colour in range(len(box.colours))]
        points = box.cat_points * cats + box.rat_points * (tiles.rats - cats)
        for size in sizes:
            points += scoring.group_points(box, size)
        for todo in self._todos:
            points += self._counted(todo, sizes)
        return points

    def _largest(self, colour: int) -> int:
        """The tiles of the largest group of a colour."""
        masks, around = self.masks, self.around
        left = self._members[colour]
        best = 0
        while len(left) > best:
            area = around[left[0]]
            left = left[1:]
            size = 1
            while left:
                apart: list[int] = []
                for at in left:
                    if masks[at] & area:
                        area |= around[at]
                        size += 1
                    else:
                        apart.append(at)
                if len(apart) == len(left):
                    break
                left = apart
            best = max(best, size)
        return best

    def _counted(self, todo: ToDo, sizes: Sequence[int]) -> int:
        """Points of a To Do List (PE-33)."""
        what = todo.counts
        if what == "best-groups":
            rivals = self._tiles.rivals
            return sum(_beats(todo, rivals, colour, size) for colour, size in enumerate(sizes))
        if what in WITH_TOYS:
            return _points(todo, self._whole(todo))
        if what == "smallest-group":
            return _points(todo, min(sizes))
        if what == "largest-group":
            return _points(todo, max(sizes))
        if what == "bonus-tiles":
            return _points(todo, sum(self._box.kinds[k].bonus > 0 for k in self._tiles.kinds))
        if what == "edge-cats":
            edge = self._box.grid.edge
            cats = zip(self.cats, self.masks, strict=True)
            return _points(todo, sum(cat and mask & edge > 0 for cat, mask in cats))
        if what == "litters":
            sets = [sum(self.cats[at] for at in members) for members in self._members]
            return _points(todo, min(sets))
        if what == "warm-cats":
            return _points(todo, self._warm(todo.mark))
        return _points(todo, self._mixed())

    def _whole(self, todo: ToDo) -> int:
        """How many things of a list are full, with the toys where they fill most (PE-21)."""
        empty = self._open & ~sum(self.masks)
        if todo.counts == "edge":
            edge = self._box.grid.edge
            gaps = (edge & empty).bit_count()
            return edge.bit_count() - gaps + min(self._tiles.toys, gaps)
        left, things = self._tiles.toys, _things(self._box, todo)
        whole = len(things)
        for gap in sorted([(thing & empty).bit_count() for thing in things]):
            left -= gap
            if left < 0:
                whole -= 1
        return whole

    def _warm(self, mark: int) -> int:
        """Cats that touch so many tiles with clothing up."""
        clothing = [mask for mask, cat in zip(self.masks, self.cats, strict=True) if not cat]
        warm = 0
        for around, cat in zip(self.around, self.cats, strict=True):
            if cat:
                left = mark
                for mask in clothing:
                    if mask & around:
                        left -= 1
                warm += left <= 0
        return warm

    def _mixed(self) -> int:
        """Tiles that touch tiles of all the other colours."""
        areas = [0] * len(self._members)
        for mask, colour in zip(self.masks, self._colours, strict=True):
            areas[colour] |= mask
        mixed = 0
        for around, colour in zip(self.around, self._colours, strict=True):
            for other, area in enumerate(areas):
                if other != colour and not area & around:
                    break
            else:
                mixed += 1
        return mixed

    # Moves

    def move(self, stream: Stream, give_up: float) -> None:
        """Lay some tiles anew; where that is worth less by more than `give_up`, take it back."""
        before = (self.cats[:], self.places[:], self.masks[:], self.around[:])
        was = self.now
        if self._moved(stream):
            self.now = self.points()
            if self.now >= was - give_up:
                return
        self.now = was
        self.cats, self.places, self.masks, self.around = before

    def _moved(self, stream: Stream) -> bool:
        at = stream.below(len(self.masks))
        turned = self._turned(stream, at) if stream.below(4) == 0 else []
        out = self._pushed(stream, at) if stream.below(2) else self._near(stream, at)
        out += [other for other in turned if other not in out and other != at]
        return len(out) <= MOST_OUT and self._settled(stream, out)

    def _turned(self, stream: Stream, at: int) -> list[int]:
        """Turn a tile over, and often one the other way in its stead, as rats are few.

        Returns those that do not fit where they lie; a tile of one hand does.
        """
        cats = self.cats
        partners = [other for other, cat in enumerate(cats) if cat != cats[at]]
        cats[at] = not cats[at]
        turned = [at]
        if partners and not (cats[at] and affordable(self._box, self._tiles, cats)):
            other = stream.choice(partners)
            cats[other] = not cats[other]
            turned.append(other)
        return [one for one in turned if not self._stays(one)]

    def _stays(self, at: int) -> bool:
        """Lay a tile that was turned over on the spaces that it covered, if that is possible."""
        _, cell = self.places[at]
        forms = self._box.kinds[self._tiles.kinds[at]].forms(self.cats[at])
        for turn, form in enumerate(forms):
            if form.mask << cell == self.masks[at]:
                self._lay(at, turn, cell)
                return True
        return False

    def _pushed(self, stream: Stream, at: int) -> list[int]:
        """Lay a tile anywhere. Returns those that lie there."""
        forms = self._box.kinds[self._tiles.kinds[at]].forms(self.cats[at])
        turn = stream.below(len(forms))
        cell = stream.choice(cells(self._box.grid.anchors(self._open, forms[turn])))
        self._lay(at, turn, cell)
        mask = self.masks[at]
        return [other for other, one in enumerate(self.masks) if one & mask and other != at]

    def _near(self, stream: Stream, at: int) -> list[int]:
        """A tile and up to two that touch it, or that touch these."""
        out = [at]
        near = self.around[at]
        for _ in range(stream.below(3)):
            beside = [o for o, mask in enumerate(self.masks) if mask & near and o not in out]
            if not beside:
                break
            out.append(stream.choice(beside))
            near |= self.around[out[-1]]
        return out

    def _settled(self, stream: Stream, out: list[int]) -> bool:
        """Lay tiles where they fit, the larger ones first, at random. False if one does not."""
        if not affordable(self._box, self._tiles, self.cats):
            return False
        kinds, free = self._box.kinds, self._open
        for at, mask in enumerate(self.masks):
            if at not in out:
                free &= ~mask
        for at in sorted(stream.shuffled(out), key=lambda at: -kinds[self._tiles.kinds[at]].size):
            fits = places(free, kinds[self._tiles.kinds[at]].forms(self.cats[at]))
            if not fits:
                return False
            self._lay(at, *stream.choice(fits))
            free &= ~self.masks[at]
        return True


def search(
    box: Components, tiles: Drafted, placed: Sequence[Placed], stream: Stream, moves: int
) -> Iterator[Packing]:
    """Look for a better packing, beginning with one that is legal; `moves` are those of one try.

    Gives the best so far again and again, a few ms apart, without end; it is up to the caller to
    end it, at the latest when `bound` is reached. The same stream gives the same packings.
    """
    state = Desk(box, tiles, placed)
    best = state.packing()
    while True:
        for done in range(0, moves, AT_ONCE):
            heat = HOT * (COLD / HOT) ** (done / moves)
            for _ in range(AT_ONCE):
                # The logarithm of a fair number is what annealing may give up.
                state.move(stream, -heat * log((stream.bits32() + 1) / 2**32))
                if state.now > best.points:
                    best = state.packing()
            yield best
        state = Desk(box, tiles, best.placed)

"""Pack the Essentials: par, the best packing of what a seat drafted, and how good any can be.

Asked is: the same tiles, all of them, with the same rats and toys, laid anew in the order in which
they came. So of the first tiles no more lie cat side up than there were rats for by then, and in a
turn no more than may be paid in it (PE-15). What was discarded or given back still fits nowhere at
that moment (PE-18, PE-19), so each packing could have been played. `bound` is what no such packing
goes beyond, `search` looks for one that comes near it; where both meet, it is proven. What the
others packed stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import log
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.core import Event, Rng, Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.drafts import Drafted, affordable, refusable
from engine.games.pack_the_essentials.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    LadyTook,
    RoundBegan,
    TileDiscarded,
    TilePlaced,
)
from engine.games.pack_the_essentials.lists.groups import GroupsList
from engine.games.pack_the_essentials.view import PackView, Placed, SeatView
from engine.parts.grid import cells, places

START_TEMPERATURE_POINTS: Final = 4.0
END_TEMPERATURE_POINTS: Final = 0.25
"""Temperatures of the search, in points, at its beginning and at its end."""
MAX_TILES_MOVED: Final = 3
"""The most tiles that are placed again at once."""
MOVES_PER_STEP: Final = 64
"""How many moves of the search are one step."""


def drafted(box: Components, view: PackView, events: Iterable[Event], seat: Seat) -> Drafted:
    """What a seat drafted in a match that is over, by its last view and all its events."""
    rats, toys, turn = box.rats_at_start(seat, view.advantages), 0, 0
    tiles: list[tuple[int, int, int]] = []
    refused: list[tuple[int, tuple[int, ...]]] = []
    available: list[int] = []
    for event in events:
        if isinstance(event, RoundBegan):
            turn += 1
            available = [*event.tiles]
        elif isinstance(event, TileDiscarded) and event.seat == seat:
            refused.append((len(tiles), tuple(available)))
        elif isinstance(event, BonusReturned) and event.seat == seat:
            refused.append((len(tiles), (event.kind,)))
        elif isinstance(event, BonusTaken) and event.seat == seat:
            rats += event.rats
            toys += event.toys
        elif isinstance(event, TilePlaced | BonusPlaced) and event.seat == seat:
            tiles.append((event.kind, turn, rats))
        if isinstance(event, TilePlaced | TileDiscarded | LadyTook):
            available.remove(event.kind)
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
        refused=tuple(refused),
    )


# What no packing goes beyond


def bound(box: Components, tiles: Drafted) -> int:
    """Points that no packing of these tiles goes beyond: a sum of parts, each of them a bound.

    - The first list, of full spaces: all tiles lie, so it is known how many spaces stay empty.
    - Cats and the second list: with c of them, the rest of the rats is unused; c is at most what
      was affordable (PE-30, PE-31).
    - Groups and the third list (`_grouped`): a colour's largest group has at most all its tiles.
    """
    first, second, third = box.drawn(tiles.lists)
    with_cats = max(
        box.cat_points * cats
        + box.rat_points * (tiles.rats - cats)
        + second.bound(box, tiles, cats)
        for cats in range(most_cats(box, tiles) + 1)
    )
    return first.bound(box, tiles) + with_cats + _grouped(box, tiles, third)


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


def _grouped(box: Components, tiles: Drafted, third: GroupsList) -> int:
    """At most so many points of groups and of the third list (PE-32).

    As a rule each colour is best in one group. A list that gains from more groups (`divides`) makes
    a trade of it: a colour of n tiles in k groups has at most n - k + 1 in the largest. Then all
    ways to divide the colours are looked at.
    """
    owned = [0] * len(box.colours)
    for kind in tiles.kinds:
        owned[box.kinds[kind].colour] += 1
    ways = [
        range(1, n + 1) if third.divides and n else range(min(n, 1), min(n, 1) + 1) for n in owned
    ]
    best = 0
    for groups in product(*ways):
        sizes = [n - k + 1 if n else 0 for n, k in zip(owned, groups, strict=True)]
        points = sum(
            max(scoring.group_points(box, fewer) for fewer in range(size + 1)) for size in sizes
        )
        best = max(best, points + third.bound(owned, groups, sizes, tiles.rivals))
    return best


# A packing that comes near it


class Packing(msgspec.Struct, frozen=True):
    """A suitcase: its tiles in the order in which they came, the mask of toys, and its points."""

    placed: tuple[Placed, ...]
    laid: int
    points: int


class Repacking:
    """A packing that changes, move by move: some tiles are taken out and laid anew.

    By tile, in the order of `tiles`: whether it lies cat side up (`cats`), turn and cell
    (`places`), its cells (`masks`), those `around` it, and its colour (`colours`); `members` has
    the tiles of each colour.
    """

    def __init__(self, box: Components, tiles: Drafted, placed: Sequence[Placed]) -> None:
        self._box = box
        self.tiles = tiles
        self._first, self._second, self._third = box.drawn(tiles.lists)
        self._areas = self._first.prepared(box.grid)
        self._open = box.grid.full & ~box.boards[tiles.board]
        self.colours = [box.kinds[kind].colour for kind in tiles.kinds]
        self.members = [
            [place for place, one in enumerate(self.colours) if one == colour]
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
        kind, cat = self.tiles.kinds[at], self.cats[at]
        key = (kind, cat, turn, cell)
        known = self._known.get(key)
        if known is None:
            mask = self._box.mask(kind, cat, turn, cell)
            known = self._known[key] = (mask, self._box.grid.neighbours(mask))
        self.places[at] = (turn, cell)
        self.masks[at], self.around[at] = known

    def packing(self) -> Packing:
        """What lies there now, toys where they bring most."""
        box, tiles = self._box, self.tiles
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
        box, tiles = self._box, self.tiles
        cats = sum(self.cats)
        sizes = [self._largest(colour) for colour in range(len(box.colours))]
        points = box.cat_points * cats + box.rat_points * (tiles.rats - cats)
        for size in sizes:
            points += scoring.group_points(box, size)
        empty = self._open & ~sum(self.masks)
        points += self._first.worth(self._first.filled(self._areas, empty, tiles.toys))
        return points + self._second.packed(box, self) + self._third.packed(self, sizes)

    def _largest(self, colour: int) -> int:
        """The tiles of the largest group of a colour."""
        masks, around = self.masks, self.around
        left = self.members[colour]
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

    # Moves

    def move(self, stream: Rng, give_up: float) -> None:
        """Lay some tiles anew; where that is worth less by more than `give_up`, take it back."""
        before = (self.cats[:], self.places[:], self.masks[:], self.around[:])
        was = self.now
        if self._moved(stream) and refusable(self._box, self.tiles, self.masks):
            self.now = self.points()
            if self.now >= was - give_up:
                return
        self.now = was
        self.cats, self.places, self.masks, self.around = before

    def _moved(self, stream: Rng) -> bool:
        at = stream.below(len(self.masks))
        turned = self._turned(stream, at) if stream.below(4) == 0 else []
        out = self._pushed(stream, at) if stream.below(2) else self._near(stream, at)
        out += [other for other in turned if other not in out and other != at]
        return len(out) <= MAX_TILES_MOVED and self._settled(stream, out)

    def _turned(self, stream: Rng, at: int) -> list[int]:
        """Turn a tile over, and often one the other way in its stead, as rats are few.

        Returns those that do not fit where they lie; a tile of one hand does.
        """
        cats = self.cats
        partners = [other for other, cat in enumerate(cats) if cat != cats[at]]
        cats[at] = not cats[at]
        turned = [at]
        if partners and not (cats[at] and affordable(self._box, self.tiles, cats)):
            other = stream.choice(partners)
            cats[other] = not cats[other]
            turned.append(other)
        return [one for one in turned if not self._stays(one)]

    def _stays(self, at: int) -> bool:
        """Lay a tile that was turned over on the spaces that it covered, if that is possible."""
        _, cell = self.places[at]
        forms = self._box.kinds[self.tiles.kinds[at]].forms(self.cats[at])
        for turn, form in enumerate(forms):
            if form.mask << cell == self.masks[at]:
                self._lay(at, turn, cell)
                return True
        return False

    def _pushed(self, stream: Rng, at: int) -> list[int]:
        """Lay a tile anywhere. Returns those that lie there."""
        forms = self._box.kinds[self.tiles.kinds[at]].forms(self.cats[at])
        turn = stream.below(len(forms))
        cell = stream.choice(cells(self._box.grid.anchors(self._open, forms[turn])))
        self._lay(at, turn, cell)
        mask = self.masks[at]
        return [other for other, one in enumerate(self.masks) if one & mask and other != at]

    def _near(self, stream: Rng, at: int) -> list[int]:
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

    def _settled(self, stream: Rng, out: list[int]) -> bool:
        """Lay tiles where they fit, the larger ones first, at random. False if one does not."""
        if not affordable(self._box, self.tiles, self.cats):
            return False
        kinds, free = self._box.kinds, self._open
        for at, mask in enumerate(self.masks):
            if at not in out:
                free &= ~mask
        for at in sorted(stream.shuffled(out), key=lambda at: -kinds[self.tiles.kinds[at]].size):
            fits = places(free, kinds[self.tiles.kinds[at]].forms(self.cats[at]))
            if not fits:
                return False
            self._lay(at, *stream.choice(fits))
            free &= ~self.masks[at]
        return True


def search(
    box: Components, tiles: Drafted, placed: Sequence[Placed], stream: Rng, moves: int
) -> Iterator[Packing]:
    """Look for a better packing, beginning with one that is legal; `moves` are those of one try.

    Gives the best so far again and again, a few ms apart, without end; it is up to the caller to
    end it, at the latest when `bound` is reached. The same stream gives the same packings.
    """
    state = Repacking(box, tiles, placed)
    best = state.packing()
    while True:
        for done in range(0, moves, MOVES_PER_STEP):
            heat = START_TEMPERATURE_POINTS * (
                END_TEMPERATURE_POINTS / START_TEMPERATURE_POINTS
            ) ** (done / moves)
            for _ in range(MOVES_PER_STEP):
                # The logarithm of a fair number is what annealing may give up.
                state.move(stream, -heat * log((stream.bits32() + 1) / 2**32))
                if state.now > best.points:
                    best = state.packing()
            yield best
        state = Repacking(box, tiles, best.placed)

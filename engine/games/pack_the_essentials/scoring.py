"""Pack the Essentials: what a suitcase is worth (PE-30 to PE-34), and where toys help most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Result, ScoreLine, Seat, Sheet
from engine.games.pack_the_essentials.components import Components, ToDo
from engine.games.pack_the_essentials.view import PackView, SeatView
from engine.parts.grid import cells

TODO_LINES = ("todo-1", "todo-2", "todo-3")
CATS = "cats"
RATS = "rats"


class Suitcase:
    """One seat's tiles prepared for counting. Masks are of cells; tiles are in order of placement.

    `cats` says of each tile whether it lies cat (kitten) side up; `groups` holds, per colour, the
    tiles (as masks) of the largest connected group, of equals the topmost, then leftmost (PE-32).
    """

    __slots__ = ("bonus", "box", "cats", "colours", "full", "groups", "masks")

    def __init__(self, box: Components, seat: SeatView) -> None:
        kinds = box.kinds
        placed = seat.placed
        self.box = box
        self.full = seat.taken | seat.prefilled | seat.laid
        self.masks = [
            kinds[tile.kind].forms(tile.cat)[tile.turn].mask << tile.cell for tile in placed
        ]
        self.cats = [tile.cat for tile in placed]
        self.colours = [kinds[tile.kind].colour for tile in placed]
        self.bonus = [kinds[tile.kind].bonus > 0 for tile in placed]
        self.groups = [self._largest(colour) for colour in range(len(box.colours))]

    def _largest(self, colour: int) -> list[int]:
        tiles = [
            mask for mask, other in zip(self.masks, self.colours, strict=True) if other == colour
        ]
        if len(tiles) < 2:
            return tiles
        best: list[int] = []
        # Tiles of one colour that touch are one connected area of cells, and the other way round.
        for area in self.box.grid.components(sum(tiles)):
            group = [mask for mask in tiles if mask & area]
            if len(group) > len(best):
                best = group
        return best


Counter = Callable[[Suitcase, ToDo], list[int]]


def _columns(case: Suitcase, _: ToDo) -> list[int]:
    return [line for line in case.box.grid.columns if case.full & line == line]


def _rows(case: Suitcase, _: ToDo) -> list[int]:
    return [line for line in case.box.grid.rows if case.full & line == line]


def _edge(case: Suitcase, _: ToDo) -> list[int]:
    return [1 << cell for cell in cells(case.full & case.box.grid.edge)]


def blocks(box: Components, todo: ToDo) -> list[int]:
    """The square sections of a `blocks` list, row by row; parts that do not fill one count none."""
    grid, size = box.grid, todo.size
    return [
        grid.block(col, row, size, size)
        for row in range(0, grid.height - size + 1, size)
        for col in range(0, grid.width - size + 1, size)
    ]


def _blocks(case: Suitcase, todo: ToDo) -> list[int]:
    return [block for block in blocks(case.box, todo) if case.full & block == block]


def _litters(case: Suitcase, _: ToDo) -> list[int]:
    litters: list[list[int]] = [[] for _ in case.box.colours]
    for mask, colour, cat in zip(case.masks, case.colours, case.cats, strict=True):
        if cat:
            litters[colour].append(mask)
    return [sum(one) for one in zip(*litters, strict=False)]


def _edge_cats(case: Suitcase, _: ToDo) -> list[int]:
    edge = case.box.grid.edge
    return [mask for mask, cat in zip(case.masks, case.cats, strict=True) if cat and mask & edge]


def _bonus_tiles(case: Suitcase, _: ToDo) -> list[int]:
    return [mask for mask, bonus in zip(case.masks, case.bonus, strict=True) if bonus]


def _warm_cats(case: Suitcase, todo: ToDo) -> list[int]:
    grid = case.box.grid
    clothing = [mask for mask, cat in zip(case.masks, case.cats, strict=True) if not cat]
    out: list[int] = []
    for mask, cat in zip(case.masks, case.cats, strict=True):
        if cat:
            around = grid.neighbours(mask)
            if sum(1 for other in clothing if other & around) >= todo.mark:
                out.append(mask)
    return out


def mixed_tiles(case: Suitcase, _: ToDo) -> list[int]:
    """The tiles that touch tiles of all the other colours, as masks (list 3D)."""
    areas = [0] * len(case.box.colours)
    for mask, colour in zip(case.masks, case.colours, strict=True):
        areas[colour] |= mask
    out: list[int] = []
    for mask, colour in zip(case.masks, case.colours, strict=True):
        around = case.box.grid.neighbours(mask)
        if all(around & area for other, area in enumerate(areas) if other != colour):
            out.append(mask)
    return out


def _smallest(case: Suitcase, _: ToDo) -> list[int]:
    return min(case.groups, key=len)


def _largest(case: Suitcase, _: ToDo) -> list[int]:
    return max(case.groups, key=len)


_COUNTERS: dict[str, Counter] = {
    "columns": _columns,
    "rows": _rows,
    "edge": _edge,
    "blocks": _blocks,
    "litters": _litters,
    "edge-cats": _edge_cats,
    "bonus-tiles": _bonus_tiles,
    "warm-cats": _warm_cats,
    "smallest-group": _smallest,
    "largest-group": _largest,
    "mixed-tiles": mixed_tiles,
}


def _best_groups(case: Suitcase, todo: ToDo, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
    """Points and the groups that count: against the others, or alone against the list's mark."""
    points = 0
    found: list[int] = []
    for colour, group in enumerate(case.groups):
        rival = max((len(other.groups[colour]) for other in others), default=todo.mark)
        if not group or len(group) < rival:
            continue
        points += todo.points if len(group) > rival else todo.tie
        found.append(sum(group))
    return points, found


def _todo(case: Suitcase, todo: ToDo, others: Sequence[Suitcase]) -> tuple[int, list[int]]:
    """Points of a To Do List, and what it counted, each thing as a mask of cells."""
    if todo.counts == "best-groups":
        return _best_groups(case, todo, others)
    found = _COUNTERS[todo.counts](case, todo)
    return todo.points * (len(found) // todo.per), found


def sheets(box: Components, lists: Sequence[str], seats: Sequence[SeatView]) -> tuple[Sheet, ...]:
    """One sheet a seat: `todo-1` to `todo-3`, `cats`, each colour by name, `rats`.

    `count` is what the line counted: things of a list, cats and kittens, tiles of the largest
    group, rats. Lists that are not drawn yet score nothing.
    """
    cases = [Suitcase(box, seat) for seat in seats]
    out: list[Sheet] = []
    for number, (case, seat) in enumerate(zip(cases, seats, strict=True)):
        others = [*cases[:number], *cases[number + 1 :]]
        lines: list[ScoreLine] = []
        for place, line in enumerate(TODO_LINES):
            if place < len(lists):
                todo = box.todos[lists[place]]
                points, found = _todo(case, todo, others)
                lines.append(ScoreLine(line, points, len(found) // todo.per))
            else:
                lines.append(ScoreLine(line, 0))
        cats = sum(case.cats)
        lines.append(ScoreLine(CATS, box.cat_points * cats, cats))
        for name, group in zip(box.colours, case.groups, strict=True):
            lines.append(ScoreLine(name, group_points(box, len(group)), len(group)))
        lines.append(ScoreLine(RATS, box.rat_points * seat.rats, seat.rats))
        out.append(Sheet(tuple(lines)))
    return tuple(out)


def subtotals(box: Components, sheet: Sheet) -> tuple[int, int]:
    """Upper Total (To Do Lists, cats and kittens) and Colour Group Total of a sheet (PE-31)."""
    upper = sum(sheet.points(line) for line in (*TODO_LINES, CATS))
    return upper, sum(sheet.points(colour) for colour in box.colours)


def group_points(box: Components, tiles: int) -> int:
    """Points for a colour's largest group of so many tiles (PE-32)."""
    if not tiles:
        return 0
    return box.groups[min(tiles, len(box.groups)) - 1]


def counted(box: Components, view: PackView, seat: Seat, line: str) -> tuple[int, ...]:
    """What a score line counts in this seat's suitcase, each thing as a mask of cells."""
    cases = [Suitcase(box, one) for one in view.seats]
    case = cases[seat]
    if line in TODO_LINES:
        place = TODO_LINES.index(line)
        if place >= len(view.lists):
            return ()
        others = [*cases[:seat], *cases[seat + 1 :]]
        return tuple(_todo(case, box.todos[view.lists[place]], others)[1])
    if line == CATS:
        return tuple(mask for mask, cat in zip(case.masks, case.cats, strict=True) if cat)
    if line in box.colours:
        return tuple(case.groups[box.colours.index(line)])
    return ()


def empty_cells(box: Components, seat: SeatView) -> int:
    """The mask of cells that nothing covers."""
    return box.grid.full & ~(seat.taken | seat.prefilled | seat.laid)


def best_toys(box: Components, lists: Sequence[str], seat: SeatView) -> tuple[int, ...]:
    """The cells, ascending, on which a seat's toys score the most for To Do List 1 (PE-21).

    Exact: the things that a list of pile 1 counts are disjoint and worth the same, so the ones
    that lack the fewest cells come first. Edge cells are worth the same each.
    """
    empty = empty_cells(box, seat)
    left = min(seat.toys, empty.bit_count())
    todo = box.todos[lists[0]]
    wanted: list[int]
    if todo.counts == "columns":
        wanted = list(box.grid.columns)
    elif todo.counts == "rows":
        wanted = list(box.grid.rows)
    elif todo.counts == "blocks":
        wanted = blocks(box, todo)
    else:
        wanted = [1 << cell for cell in cells(box.grid.edge)]
    gaps = sorted((mask & empty for mask in wanted if mask & empty), key=int.bit_count)
    chosen = 0
    for gap in gaps:
        if gap.bit_count() <= left:
            chosen |= gap
            left -= gap.bit_count()
    # The rest must lie somewhere: nearest to completing, then in reading order.
    rest = [cell for gap in gaps for cell in cells(gap & ~chosen)]
    rest += list(cells(empty))
    for cell in rest:
        if not left:
            break
        if not chosen >> cell & 1:
            chosen |= 1 << cell
            left -= 1
    return cells(chosen)


def result(
    box: Components, lists: Sequence[str], seats: Sequence[SeatView], goal: int | None
) -> Result:
    """Ranking by total, then fewest empty spaces, then most rats; the rest is shared (PE-34).

    Against a goal, reaching it is enough (PE-44).
    """
    scores = tuple(sheet.total for sheet in sheets(box, lists, seats))
    keys = [
        (-scores[number], empty_cells(box, seat).bit_count(), -seat.rats)
        for number, seat in enumerate(seats)
    ]
    ranking = tuple(
        tuple(Seat(number) for number, key in enumerate(keys) if key == rank)
        for rank in sorted(set(keys))
    )
    if goal is None:
        return Result(ranking, scores)
    return Result(ranking, scores, goal, scores[0] >= goal)

"""Pack the Essentials: what a suitcase is worth (PE-30 to PE-34), and where toys help most."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Result, ScoreLine, Seat, Sheet
from engine.games.pack_the_essentials.components import Components
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
                points, found = todo.score(case, others)
                lines.append(ScoreLine(line, points, todo.number(len(found))))
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
        return tuple(box.todos[view.lists[place]].score(case, others)[1])
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
    wanted = box.drawn(lists)[0].areas(box.grid)
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

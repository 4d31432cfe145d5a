"""tests of engine.parts: the bitboard grid, against brute force and published counts."""

from __future__ import annotations

import copy
import pickle
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.parts.grid import Form, Grid, cells, places
from engine.parts.polyomino import Polyomino, fixed, free

SUITCASE = Grid(12, 8)
FIXED = [shape for n in range(1, 6) for shape in fixed(n)]
DOMINOES = fixed(2)

grids = st.builds(Grid, st.integers(1, 13), st.integers(1, 9))
shapes = st.sampled_from(FIXED)


def masks(grid: Grid) -> st.SearchStrategy[int]:
    return st.integers(0, grid.full) | st.integers(0, grid.full).map(lambda m: grid.full & ~m)


grids_and_masks = grids.flatmap(lambda grid: st.tuples(st.just(grid), masks(grid)))


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask & 1 << bit]


def beside(grid: Grid, cell: int) -> set[int]:
    col, row = grid.place(cell)
    around = [(col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1)]
    return {grid.cell(c, r) for c, r in around if 0 <= c < grid.width and 0 <= r < grid.height}


def fits(grid: Grid, free_cells: int, shape: Polyomino) -> list[int]:
    """Every anchor, found by trying each cell of the shape at each place."""
    return [
        row * grid.width + col
        for row in range(grid.height)
        for col in range(grid.width)
        if all(
            col + right < grid.width
            and row + down < grid.height
            and free_cells & 1 << (row + down) * grid.width + col + right
            for right, down in shape.cells
        )
    ]


def one_tile(shape: Polyomino) -> list[Form]:
    forms = dict.fromkeys((*shape.rotations(), *shape.mirrored().rotations()))
    return [SUITCASE.form(form) for form in forms]


# Cells


@given(
    st.integers(0, 2**96 - 1) | st.integers(0, 2**300) | st.integers(0, 95).map(lambda b: 1 << b)
)
def test_cells_are_the_set_bits(mask: int) -> None:
    assert tuple(bits(mask)) == cells(mask)


@given(st.sets(st.integers(0, 130), max_size=12))
def test_cells_of_a_sparse_mask(chosen: set[int]) -> None:
    assert tuple(sorted(chosen)) == cells(sum(1 << cell for cell in chosen))


@pytest.mark.parametrize("mask", [-1, -2, -(2**96), -(2**200) + 5])
def test_a_negative_mask_has_no_cells(mask: int) -> None:
    with pytest.raises(ValueError, match="not negative"):
        cells(mask)


# The grid


def test_the_suitcase() -> None:
    assert (12, 8, 96) == (SUITCASE.width, SUITCASE.height, SUITCASE.size)
    assert 36 == SUITCASE.edge.bit_count()
    assert [12] * 8 == [row.bit_count() for row in SUITCASE.rows]
    assert [8] * 12 == [column.bit_count() for column in SUITCASE.columns]
    assert SUITCASE.full == sum(SUITCASE.rows) == sum(SUITCASE.columns) == 2**96 - 1


@given(grids)
def test_rows_columns_and_edge(grid: Grid) -> None:
    for cell in range(grid.size):
        col, row = grid.place(cell)
        assert cell == grid.cell(col, row) == row * grid.width + col
        assert 1 << cell == grid.rows[row] & grid.columns[col]
        on_edge = col in (0, grid.width - 1) or row in (0, grid.height - 1)
        assert on_edge is bool(grid.edge >> cell & 1)
    assert (grid.height, grid.width) == (len(grid.rows), len(grid.columns))


@pytest.mark.parametrize(("col", "row"), [(-1, 0), (12, 0), (0, -1), (0, 8)])
def test_a_cell_outside(col: int, row: int) -> None:
    with pytest.raises(ValueError, match=f"column {col}, row {row} is outside"):
        SUITCASE.cell(col, row)


@pytest.mark.parametrize("cell", [-1, 96])
def test_a_place_outside(cell: int) -> None:
    with pytest.raises(ValueError, match=f"cell {cell} is outside"):
        SUITCASE.place(cell)


@pytest.mark.parametrize(("width", "height"), [(0, 8), (12, 0), (-1, -1)])
def test_no_grid_without_cells(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        Grid(width, height)


@given(grids_and_masks)
def test_neighbours_agree_with_brute_force(grid_and_mask: tuple[Grid, int]) -> None:
    grid, mask = grid_and_mask
    around = {near for cell in bits(mask) for near in beside(grid, cell)} - set(bits(mask))
    assert sorted(around) == bits(grid.neighbours(mask))


@given(grids, st.data())
def test_block_agrees_with_brute_force(grid: Grid, data: st.DataObject) -> None:
    col = data.draw(st.integers(0, grid.width - 1))
    row = data.draw(st.integers(0, grid.height - 1))
    width = data.draw(st.integers(1, grid.width - col))
    height = data.draw(st.integers(1, grid.height - row))
    inside = {grid.cell(col + c, row + r) for c in range(width) for r in range(height)}
    assert sorted(inside) == bits(grid.block(col, row, width, height))


@pytest.mark.parametrize(
    "block", [(0, 0, 13, 1), (0, 0, 1, 9), (11, 7, 2, 1), (-1, 0, 2, 2), (0, 0, 0, 1), (0, 0, 1, 0)]
)
def test_a_block_that_is_not_inside(block: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match=r"outside|at least one cell"):
        SUITCASE.block(*block)


@given(grids_and_masks)
def test_components_agree_with_brute_force(grid_and_mask: tuple[Grid, int]) -> None:
    grid, mask = grid_and_mask
    left = set(bits(mask))
    parts: list[int] = []
    while left:
        front = [min(left)]
        part = 0
        while front:
            cell = front.pop()
            if cell in left:
                left.remove(cell)
                part |= 1 << cell
                front += beside(grid, cell)
        parts.append(part)
    assert parts == grid.components(mask)
    assert (len(parts) == 1) is grid.connected(mask)


def test_the_end_of_a_row_does_not_touch_the_next() -> None:
    mask = 1 << SUITCASE.cell(11, 0) | 1 << SUITCASE.cell(0, 1)
    assert not SUITCASE.connected(mask)
    assert 2 == len(SUITCASE.components(mask))
    assert 5 == SUITCASE.neighbours(mask).bit_count()
    assert not SUITCASE.connected(0)
    assert [] == SUITCASE.components(0)


# Pictures


@given(grids_and_masks, st.sampled_from(["X.", "# ", ".X"]))
def test_parse_and_render(grid_and_mask: tuple[Grid, int], marks: str) -> None:
    grid, mask = grid_and_mask
    rows = grid.render(mask, *marks)
    assert mask == grid.parse(rows, *marks)
    assert [grid.width] * grid.height == [len(row) for row in rows]
    assert mask.bit_count() == "".join(rows).count(marks[0])


def test_the_first_row_is_the_top_one() -> None:
    grid = Grid(3, 2)
    assert 0b001_110 == grid.parse([".XX", "X.."])
    assert [".XX", "X.."] == grid.render(0b001_110)


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (["...", "..."], "row 2 is the last; a grid of 3 rows"),
        (["..."] * 4, "row 4 is the last; a grid of 3 rows"),
        (["...", "..", "..."], "row 2: 2 columns instead of 3"),
        (["...", "...", "...."], "row 3: 4 columns instead of 3"),
        (["...", "..x", "..."], "row 2, column 3: 'x' is neither 'X' nor '.'"),
    ],
)
def test_a_wrong_picture_is_refused(rows: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Grid(3, 3).parse(rows)


@pytest.mark.parametrize(("mark", "blank"), [("X", "X"), ("XX", "."), ("X", "")])
def test_marks_are_two_characters(mark: str, blank: str) -> None:
    with pytest.raises(ValueError, match="two different characters"):
        Grid(1, 1).parse(["."], mark, blank)
    with pytest.raises(ValueError, match="two different characters"):
        Grid(1, 1).render(0, mark, blank)


@pytest.mark.parametrize("mask", [1 << 96, -1])
def test_a_mask_outside_is_not_drawn(mask: int) -> None:
    with pytest.raises(ValueError, match="outside a grid of 96 cells"):
        SUITCASE.render(mask)


# Forms


@given(grids_and_masks, shapes)
def test_anchors_agree_with_brute_force(grid_and_mask: tuple[Grid, int], shape: Polyomino) -> None:
    grid, mask = grid_and_mask
    form = grid.form(shape)
    anchors = cells(grid.anchors(mask, form))
    assert fits(grid, mask, shape) == list(anchors)
    assert all(form.mask << anchor & ~mask == 0 for anchor in anchors)


@given(grids_and_masks, shapes, st.integers(1, 2**40))
def test_bits_outside_the_grid_do_not_matter(
    grid_and_mask: tuple[Grid, int], shape: Polyomino, beyond: int
) -> None:
    grid, mask = grid_and_mask
    form = grid.form(shape)
    expected = grid.anchors(mask, form)
    assert expected == grid.anchors(mask | beyond << grid.size, form)
    assert expected == grid.anchors(~(grid.full & ~mask), form)
    assert places(mask, [form]) == places(~(grid.full & ~mask), [form])


@given(grids_and_masks, st.lists(shapes, max_size=12))
def test_places_are_the_anchors_of_each_form(
    grid_and_mask: tuple[Grid, int], chosen: list[Polyomino]
) -> None:
    grid, mask = grid_and_mask
    expected = [(k, at) for k, shape in enumerate(chosen) for at in fits(grid, mask, shape)]
    assert expected == places(mask, [grid.form(shape) for shape in chosen])


@pytest.mark.parametrize("shape", FIXED, ids=lambda shape: "/".join(shape.render()))
def test_places_on_an_empty_suitcase(shape: Polyomino) -> None:
    form = SUITCASE.form(shape)
    count = (12 - shape.width + 1) * (8 - shape.height + 1)
    assert count == SUITCASE.anchors(SUITCASE.full, form).bit_count() == form.room.bit_count()
    assert 0 == SUITCASE.anchors(0, form)


def test_a_domino_has_172_places_on_an_empty_suitcase() -> None:
    forms = [SUITCASE.form(shape) for shape in DOMINOES]
    assert 11 * 8 + 12 * 7 == len(places(SUITCASE.full, forms))


def test_the_tiles_have_88_forms_over_both_sides() -> None:
    """PE-4: 19 tiles; 6 + 19 + 63 forms of three to five cells."""
    assert 6 + 19 + 63 == sum(len(one_tile(shape)) for n in (3, 4, 5) for shape in free(n))


def test_more_forms_and_cells_than_the_tables_hold() -> None:
    grid = Grid(20, 10)
    forms = [grid.form(shape) for shape in fixed(4)]
    expected = [(k, at) for k, f in enumerate(forms) for at in fits(grid, grid.full, f.shape)]
    assert expected == places(grid.full, forms)
    expected = [(k, at) for k, f in enumerate(forms) for at in fits(grid, 0xFFFFF, f.shape)]
    assert expected == places(0xFFFFF, forms)


def test_a_shape_larger_than_the_grid_fits_nowhere() -> None:
    grid = Grid(4, 4)
    form = grid.form(Polyomino.parse(["XXXXX"]))
    assert 0 == form.room == grid.anchors(grid.full, form)
    assert [] == places(grid.full, [form])


def test_a_form() -> None:
    shape = Polyomino.parse([".X", "XX"])
    form = SUITCASE.form(shape)
    assert form is SUITCASE.form(Polyomino.parse([".X", "XX"]))
    assert (1, 12, 13) == form.offsets
    assert 1 << 1 | 1 << 12 | 1 << 13 == form.mask
    assert (2, 2, shape) == (form.width, form.height, form.shape)
    assert SUITCASE.parse(["." * 12, "..X.........", ".XX.........", *["." * 12] * 5]) == (
        form.mask << SUITCASE.cell(1, 1)
    )


@pytest.mark.parametrize(
    ("size", "tilings"), [(2, 2), (4, 36), (6, 6728), (8, 12_988_816)], ids=str
)
def test_domino_tilings_of_a_square(size: int, tilings: int) -> None:
    grid = Grid(size, size)
    forms = [grid.form(shape) for shape in DOMINOES]

    @cache
    def count(open_cells: int) -> int:
        if not open_cells:
            return 1
        first = open_cells & -open_cells
        return sum(
            count(open_cells & ~(form.mask << at))
            for form in forms
            for at in cells(grid.anchors(open_cells, form) & first)
        )

    assert tilings == count(grid.full)


def test_pentominoes_on_a_chessboard_without_its_middle() -> None:
    """Scott's puzzle as an exact cover has 1568 rows (Knuth, Dancing Links)."""
    board = Grid(8, 8)
    open_cells = board.full & ~board.block(3, 3, 2, 2)
    forms = [board.form(shape) for shape in fixed(5)]
    assert 1568 == len(places(open_cells, forms))


def test_pentominoes_fill_3_by_20_in_two_ways() -> None:
    grid = Grid(3, 20)
    pieces = [
        [grid.form(form) for form in dict.fromkeys((*s.rotations(), *s.mirrored().rotations()))]
        for s in free(5)
    ]

    def count(open_cells: int, unused: tuple[int, ...]) -> int:
        if not unused:
            return 1
        if any(part.bit_count() % 5 for part in grid.components(open_cells)):
            return 0
        first = (open_cells & -open_cells).bit_length() - 1
        found = 0
        for piece in unused:
            rest = tuple(other for other in unused if other != piece)
            for form in pieces[piece]:
                at = first - form.offsets[0]
                if at >= 0 and grid.anchors(open_cells, form) >> at & 1:
                    found += count(open_cells & ~(form.mask << at), rest)
        return found

    assert 2 * 4 == count(grid.full, tuple(range(12)))


# Values


@given(grids, grids)
def test_equal_if_of_one_size(one: Grid, other: Grid) -> None:
    assert (one == other) is ((one.width, one.height) == (other.width, other.height))
    assert one == pickle.loads(pickle.dumps(one)) == eval(repr(one))
    assert hash(one) == hash(Grid(one.width, one.height))


def test_grid_and_form_are_values() -> None:
    form = SUITCASE.form(FIXED[20])
    assert form == pickle.loads(pickle.dumps(form)) == copy.deepcopy(form) == eval(repr(form))
    assert hash(form) == hash(Grid(12, 8).form(FIXED[20]))
    assert form != Grid(12, 9).form(FIXED[20])
    assert form != SUITCASE
    assert SUITCASE != form
    for value, name in ((SUITCASE, "width"), (form, "room")):
        with pytest.raises(AttributeError):
            setattr(value, name, 3)
        with pytest.raises(AttributeError):
            delattr(value, name)

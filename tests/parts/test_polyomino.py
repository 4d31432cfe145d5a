"""tests of engine.parts: polyominoes, against published counts and their symmetries."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.parts.polyomino import Polyomino, fixed, free, one_sided

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from hypothesis.strategies import DrawFn

F = (".XX", "XX.", ".X.")


@st.composite
def shapes(draw: DrawFn) -> Polyomino:
    cells = [(0, 0)]
    for _ in range(draw(st.integers(0, 8))):
        col, row = draw(st.sampled_from(cells))
        right, down = draw(st.sampled_from([(0, 1), (1, 0), (0, -1), (-1, 0)]))
        if (col + right, row + down) not in cells:
            cells.append((col + right, row + down))
    return Polyomino(cells)


@pytest.mark.parametrize(
    ("generate", "counts"),
    [
        (free, [1, 1, 2, 5, 12, 35]),
        (one_sided, [1, 1, 2, 7, 18, 60]),
        (fixed, [1, 2, 6, 19, 63, 216]),
    ],
)
def test_published_counts(
    generate: Callable[[int], tuple[Polyomino, ...]], counts: list[int]
) -> None:
    assert counts == [len(generate(n)) for n in range(1, 7)]


def test_the_nineteen_tiles_have_eight_chiral_ones() -> None:
    """PE-4: one of each free tromino, tetromino and pentomino, 8 of the 19 chiral."""
    tiles = [shape for n in (3, 4, 5) for shape in free(n)]
    assert (19, 8) == (len(tiles), sum(shape.is_chiral for shape in tiles))


@pytest.mark.parametrize("n", range(1, 7))
def test_the_three_kinds_agree(n: int) -> None:
    assert len(one_sided(n)) == sum(2 if shape.is_chiral else 1 for shape in free(n))
    assert len(fixed(n)) == sum(len(shape.rotations()) for shape in one_sided(n))
    assert set(fixed(n)) == {form for shape in one_sided(n) for form in shape.rotations()}
    assert set(one_sided(n)) == {form.one_sided_form() for form in fixed(n)}
    assert set(free(n)) == {form.free_form() for form in fixed(n)}
    assert all(len(shape) == n for shape in fixed(n))


def test_the_order_is_reading_order() -> None:
    assert [["XX"], ["X", "X"]] == [shape.render() for shape in fixed(2)]
    assert [["XXX"], ["XX", "X."]] == [shape.render() for shape in free(3)]
    keys = [[(row, col) for col, row in shape.cells] for shape in fixed(5)]
    assert sorted(keys) == keys


@pytest.mark.parametrize("generate", [fixed, one_sided, free])
def test_no_polyomino_of_no_cell(generate: Callable[[int], tuple[Polyomino, ...]]) -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        generate(0)


def test_a_turn_is_clockwise() -> None:
    shape = Polyomino.parse(["XX", "X.", "X."])
    assert ["XXX", "..X"] == shape.turned().render()
    assert [".X", ".X", "XX"] == shape.turned(2).render()
    assert ["X..", "XXX"] == shape.turned(-1).render()
    assert ["XX", ".X", ".X"] == shape.mirrored().render()


def test_cells_are_col_row_in_reading_order() -> None:
    shape = Polyomino.parse(F)
    assert ((1, 0), (2, 0), (0, 1), (1, 1), (1, 2)) == shape.cells
    assert (3, 3) == (shape.width, shape.height)


@pytest.mark.parametrize(
    ("rows", "rotations", "chiral"),
    [
        (["XX", "XX"], 1, False),
        ([".X.", "XXX", ".X."], 1, False),
        (["XXXX"], 2, False),
        (["XX.", ".XX"], 2, True),
        (["XX", "X."], 4, False),
        (F, 4, True),
    ],
)
def test_symmetry(rows: list[str], rotations: int, *, chiral: bool) -> None:
    shape = Polyomino.parse(rows)
    assert rotations == len(shape.rotations())
    assert chiral is shape.is_chiral


@given(shapes())
def test_four_turns_and_two_mirrors_change_nothing(shape: Polyomino) -> None:
    assert shape == shape.turned().turned().turned().turned()
    assert shape == shape.turned(4)
    assert shape == shape.mirrored().mirrored()
    assert shape.turned(3) == shape.turned(-1)
    assert shape.mirrored().turned() == shape.turned(-1).mirrored()


@given(shapes())
def test_rotations_are_the_first_turns(shape: Polyomino) -> None:
    rotations = shape.rotations()
    assert len(rotations) in (1, 2, 4)
    assert len(rotations) == len(set(rotations))
    assert rotations == tuple(shape.turned(quarters) for quarters in range(len(rotations)))
    assert all(shape.turned(k) == rotations[k % len(rotations)] for k in range(8))


@given(shapes(), st.integers(0, 3))
def test_canonical_forms_stand_for_their_class(shape: Polyomino, quarters: int) -> None:
    turned = shape.turned(quarters)
    assert shape.one_sided_form() == turned.one_sided_form()
    assert shape.one_sided_form() in shape.rotations()
    assert shape.free_form() == turned.mirrored().free_form()
    same_hand = shape.one_sided_form() == shape.mirrored().one_sided_form()
    assert shape.is_chiral is not same_hand


@given(shapes(), st.integers(-9, 9), st.integers(-9, 9), st.randoms())
def test_place_and_order_of_cells_do_not_matter(
    shape: Polyomino, right: int, down: int, shuffler: Random
) -> None:
    moved = [(col + right, row + down) for col, row in shape.cells]
    shuffler.shuffle(moved)
    assert shape == Polyomino(moved)
    assert hash(shape) == hash(Polyomino(moved))
    assert (0, 0) == (min(c for c, _ in shape.cells), min(r for _, r in shape.cells))


@given(shapes())
def test_render_and_parse(shape: Polyomino) -> None:
    rows = shape.render()
    assert shape == Polyomino.parse(rows)
    padded = ["." * (shape.width + 2), *(f".{row}." for row in rows)]
    assert shape == Polyomino.parse(padded)
    assert (shape.width, shape.height) == (len(rows[0]), len(rows))


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([], "at least one cell"),
        (["", ""], "at least one cell"),
        (["..", ".."], "at least one cell"),
        (["X.", ".X"], "connected"),
        (["X.X"], "connected"),
        (["XX", "X"], "row 2: 1 columns instead of 2"),
        (["XX", "Xx"], "row 2: 'x' is neither"),
    ],
)
def test_impossible_shapes_are_refused(rows: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Polyomino.parse(rows)


def test_a_cell_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        Polyomino([(0, 0), (1, 0), (0, 0)])


def test_a_value() -> None:
    shape = Polyomino.parse(F)
    assert shape != "F"
    assert shape == eval(repr(shape))
    assert shape == pickle.loads(pickle.dumps(shape)) == copy.deepcopy(shape)
    with pytest.raises(AttributeError):
        shape.width = 4
    with pytest.raises(AttributeError):
        del shape.cells

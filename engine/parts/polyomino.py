"""engine.parts: polyominoes, the shapes that lie on a grid."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Cell = tuple[int, int]

_NEIGHBOUR_STEPS: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Polyomino:
    """An immutable shape of edge-to-edge connected unit cells, equal to itself wherever it lies.

    `cells` are (col, row) pairs moved so that the least column and the least row are 0, in reading
    order (by row, then column); rows grow downwards. `width` and `height` are those of the
    bounding box, in cells.
    """

    __slots__ = ("_hash", "cells", "height", "width")

    cells: tuple[Cell, ...]
    width: int
    height: int
    _hash: int

    def __init__(self, cells: Iterable[Cell]) -> None:
        """Take (col, row) pairs in any order and at any place.

        Raises ValueError for no cell, a cell given twice, or cells that are not connected.
        """
        given = list(cells)
        if not given:
            raise ValueError("a polyomino needs at least one cell")
        left = min(col for col, _ in given)
        top = min(row for _, row in given)
        moved = tuple(sorted(((col - left, row - top) for col, row in given), key=_reading))
        if len(set(moved)) < len(moved):
            raise ValueError("a polyomino has no cell twice")
        if not _connected(moved):
            raise ValueError("the cells of a polyomino are connected edge to edge")
        put = object.__setattr__
        put(self, "cells", moved)
        put(self, "width", 1 + max(col for col, _ in moved))
        put(self, "height", 1 + moved[-1][1])
        put(self, "_hash", hash(moved))

    @classmethod
    def parse(cls, rows: Sequence[str]) -> Polyomino:
        """Read a picture, one string a row, `X` for a cell and `.` for none.

        Empty rows and columns around the shape are dropped. Raises ValueError, naming the row
        (counted from 1), for another character or a row of another length, and for a shape
        without cells or not connected.
        """
        found: list[Cell] = []
        for row, text in enumerate(rows):
            if len(text) != len(rows[0]):
                raise ValueError(f"row {row + 1}: {len(text)} columns instead of {len(rows[0])}")
            for col, char in enumerate(text):
                if char == "X":
                    found.append((col, row))
                elif char != ".":
                    raise ValueError(f"row {row + 1}: {char!r} is neither 'X' nor '.'")
        return cls(found)

    def render(self) -> list[str]:
        """Draw what `parse` reads, without empty rows or columns around it."""
        lines = [["."] * self.width for _ in range(self.height)]
        for col, row in self.cells:
            lines[row][col] = "X"
        return ["".join(line) for line in lines]

    def turned(self, quarters: int = 1) -> Polyomino:
        """Return the shape after so many quarter turns clockwise (negative: anticlockwise)."""
        cells = self.cells
        for _ in range(quarters % 4):
            cells = tuple((-row, col) for col, row in cells)
        return Polyomino(cells)

    def mirrored(self) -> Polyomino:
        """Return the mirror image, left and right exchanged."""
        return Polyomino((-col, row) for col, row in self.cells)

    def rotations(self) -> tuple[Polyomino, ...]:
        """Return the 1, 2 or 4 distinct rotations; the one at index k is `turned(k)`."""
        return tuple(dict.fromkeys(self.turned(quarters) for quarters in range(4)))

    @property
    def is_chiral(self) -> bool:
        """Whether no rotation turns the shape into its mirror image."""
        return self.mirrored() not in self.rotations()

    def free_form(self) -> Polyomino:
        """Return the form that stands for all rotations of the shape and of its mirror image."""
        return min((*self.rotations(), *self.mirrored().rotations()), key=_order)

    def one_sided_form(self) -> Polyomino:
        """Return the form that stands for all rotations of the shape."""
        return min(self.rotations(), key=_order)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a polyomino cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a polyomino cannot be changed ({name})")

    def __eq__(self, other: object) -> bool:
        return self.cells == other.cells if isinstance(other, Polyomino) else NotImplemented

    def __hash__(self) -> int:
        return self._hash

    def __len__(self) -> int:
        """Return the number of cells."""
        return len(self.cells)

    def __repr__(self) -> str:
        return f"Polyomino.parse({self.render()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Polyomino, (self.cells,)


@cache
def fixed(n: int) -> tuple[Polyomino, ...]:
    """Return all polyominoes of n cells, rotations and mirror images counted apart.

    In the order of their cells in reading order. Raises ValueError for n < 1. The number grows
    about fourfold with each cell.
    """
    if n < 1:
        raise ValueError(f"a polyomino has at least one cell, not {n}")
    if n == 1:
        return (Polyomino([(0, 0)]),)
    grown: dict[Polyomino, None] = {}
    for shape in fixed(n - 1):
        for col, row in shape.cells:
            for right, down in _NEIGHBOUR_STEPS:
                cell = (col + right, row + down)
                if cell not in shape.cells:
                    grown[Polyomino((*shape.cells, cell))] = None
    return tuple(sorted(grown, key=_order))


@cache
def one_sided(n: int) -> tuple[Polyomino, ...]:
    """Return the polyominoes of n cells up to rotation, each as its `one_sided_form`."""
    return tuple(shape for shape in fixed(n) if shape == shape.one_sided_form())


@cache
def free(n: int) -> tuple[Polyomino, ...]:
    """Return the polyominoes of n cells up to rotation and mirroring, each as its `free_form`."""
    return tuple(shape for shape in fixed(n) if shape == shape.free_form())


def _reading(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _order(shape: Polyomino) -> list[tuple[int, int]]:
    return [_reading(cell) for cell in shape.cells]


def _connected(cells: Sequence[Cell]) -> bool:
    left = set(cells)
    front = [cells[0]]
    left.discard(cells[0])
    while front:
        col, row = front.pop()
        for right, down in _NEIGHBOUR_STEPS:
            cell = (col + right, row + down)
            if cell in left:
                left.discard(cell)
                front.append(cell)
    return not left

"""Access: the names of the cells of a grid, and their order. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

Cell = tuple[int, int]
"""Column and row, from 0."""


def column_name(index: int) -> str:
    """A column's letter: A to Z, then AA, AB and so on. Raises ValueError below 0."""
    if index < 0:
        raise ValueError(f"column {index} does not exist")
    tail = chr(ord("A") + index % 26)
    return tail if index < 26 else column_name(index // 26 - 1) + tail


def place_name(cell: Cell) -> str:
    """A cell's name for people: column's letter and row's number from 1, as in `C4`."""
    return f"{column_name(cell[0])}{cell[1] + 1}"


def reading(cell: Cell) -> tuple[int, int]:
    """What sorts cells as one reads: row by row."""
    return cell[1], cell[0]


def first_of(cells: Iterable[Cell]) -> Cell:
    """The first of cells in reading order: the place that names where they lie."""
    return min(cells, key=reading)


def shifted(cell: Cell, by: Cell) -> Cell:
    """A cell so many columns and rows on."""
    return cell[0] + by[0], cell[1] + by[1]

"""Access: the names of the cells of a grid. No Qt."""

from __future__ import annotations


def column_name(index: int) -> str:
    """A column's letter: A to Z, then AA, AB and so on. Raises ValueError below 0."""
    if index < 0:
        raise ValueError(f"column {index} does not exist")
    tail = chr(ord("A") + index % 26)
    return tail if index < 26 else column_name(index // 26 - 1) + tail


def place_name(cell: tuple[int, int]) -> str:
    """A cell's name for people: column's letter and row's number from 1, as in `C4`."""
    return f"{column_name(cell[0])}{cell[1] + 1}"

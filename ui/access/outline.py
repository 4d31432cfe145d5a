"""Access: what a game says about its stage: groups of controls, and grids of cells. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtWidgets import QGraphicsItem

from ui.look.brushes import Cell
from ui.stage.tiles.cells import CellsItem


@dataclass(frozen=True)
class Control:
    """Something to press, as a button; with `chosen` given, one that is checked or not. Where it is
    `one_of` a group of which one is chosen at most, it is told as such.

    `key` tells it from the others of its group and stays the same as long as it is the same thing.
    `items` are what it stands for on the scene, the first one visible giving its place; the
    keyboard's focus on any of them is its focus. Without items it lies where its group lies.
    """

    key: Hashable
    name: str
    press: Callable[[], object]
    description: str = ""
    enabled: bool = True
    chosen: bool | None = None
    one_of: bool = False
    items: tuple[QGraphicsItem, ...] = ()


@dataclass(frozen=True)
class Group:
    """Controls that belong together, under a name.

    `held` is for what is in the hand: the keyboard is for it while nothing else has the focus.
    """

    key: Hashable
    name: str
    controls: Sequence[Control]
    description: str = ""
    item: QGraphicsItem | None = None
    held: bool = False


@dataclass(frozen=True)
class BoardTable:
    """A board as a table. `cell` names a cell; columns and rows have names of their own."""

    key: Hashable
    name: str
    board: CellsItem
    columns: Sequence[str]
    rows: Sequence[str]
    cell: Callable[[Cell], str]
    press: Callable[[Cell], object]
    description: str = ""


Part: TypeAlias = Group | BoardTable
Outline: TypeAlias = Callable[[], Sequence[Part]]
"""The parts of a stage in reading order, as the person at the screen may know them."""

"""The table of Pack the Essentials: what a person does at it, besides what is done at every one."""

from __future__ import annotations

from typing import Protocol

from engine.core import Seat
from engine.games.pack_the_essentials.actions import PackAction
from ui.kit.table.commands import TableCommands
from ui.look.brushes import Cell
from ui.stage.input.drag_target import DragTarget


class PackCommands(TableCommands, Protocol):
    """What the parts of this table ask of it."""

    def choose(self, act: PackAction, then: PackAction | None = None) -> None:
        """Try an act, and `then` another where that follows; what is tried already is confirmed."""
        ...

    def offer(self, space: int) -> DragTarget | None:
        """Lend the tile of a space, or the bonus tile, if it may be taken up; else say why not."""
        ...

    def press_cell(self, cell: Cell) -> None:
        """Lay a toy on a cell of the suitcase or take it away, or say what lies there."""
        ...

    def lay_best_toys(self) -> None:
        """Lay toys where they score the most."""
        ...

    def light(self, line: str) -> None:
        """Light up what a score line counts; nothing for no line."""
        ...

    def inspect(self, seat: Seat | None) -> None:
        """Show another seat's suitcase large; None: no longer."""
        ...

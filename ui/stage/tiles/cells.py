"""Stage: what all grids of cells have in common, however their cells are drawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal

from ui.look.brushes import Cell
from ui.stage.items.stage_item import StageItem


class CellsItem(StageItem):
    """An item of cells of one size. The keyboard may be on it, or on a child that is a cell."""

    cursor_moved = Signal(object)
    """The cell to which the keyboard's cursor has gone."""

    @property
    def columns(self) -> int:
        """How many columns there are."""
        raise NotImplementedError

    @property
    def rows(self) -> int:
        """How many rows there are."""
        raise NotImplementedError

    @property
    def cursor_cell(self) -> Cell | None:
        """Where the keyboard's cursor is, or was."""
        raise NotImplementedError

    def grid_rect(self) -> QRectF:
        """All cells, in item coordinates."""
        raise NotImplementedError

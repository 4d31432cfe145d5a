"""The table of Pack the Essentials: where mat, suitcase and strip lie, for the room there is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from ui.look import case, text
from ui.look.flow import cut
from ui.stage.board_view import CELL

WALL: Final = case.case_margin(CELL)
FOOT: Final = 26.0
"""Room for the suitcase's handle below its wall."""
SMALLEST_CELL: Final = 24.0
"""Logical pixels: below that the suitcase does not shrink, and is scrolled."""
_EDGE: Final = 7.0
"""The air around the suitcase."""
_BELT: Final = 0.5
"""The cells of a tile on the belt are at least so large, as a share of a cell."""
_SMALL: Final = 12.5
LARGEST_WORDS: Final = 26.0
"""With larger text than that, in scene units, the draft positions have pictures only."""
_BODY: Final = 14.0


@dataclass(frozen=True, slots=True)
class PackLayout:
    """Rectangles in scene units, the suitcase's first cell at (0, 0); text sizes likewise.

    `unit` is the logical pixels of a scene unit, `floor` the least size of any text.
    """

    unit: float
    mat: QRectF
    positions: tuple[QRectF, ...]
    spaces: tuple[QRectF, ...]
    strip: QRectF
    scene: QRectF
    small: float
    body: float
    floor: float


@dataclass(frozen=True, slots=True)
class PackArrangement:
    """The arrangement of a suitcase of `columns` × `rows` cells and a mat of `places`."""

    columns: int
    rows: int
    places: int

    @property
    def _case(self) -> QSizeF:
        return QSizeF(self.columns * CELL + 2 * WALL, self.rows * CELL + 2 * WALL)

    def size_for(self, height: float, text_scale: float) -> QSizeF:
        """The room that suitcase, belt and positions fill in a viewport of this height.

        It is higher than that where the suitcase shrinks no more.
        """
        plan = self.plan(QSizeF(1e5, height), text_scale)
        return plan.scene.size() * plan.unit

    def _small(self, unit: float, text_scale: float) -> float:
        return min(46.0, max(16.0, _SMALL * text_scale / unit))

    def _head(self, small: float) -> float:
        # Larger words than that give way to the pictures.
        return 34.0 + 1.25 * small if small <= LARGEST_WORDS else 72.0

    def _under(self, small: float) -> float:
        """The height of a strip that lies below the suitcase."""
        return 3.1 * small + 18.0

    def _least(self, unit: float, text_scale: float) -> QSizeF:
        small, case = self._small(unit, text_scale), self._case
        return QSizeF(
            case.width() + _belt(_BELT * CELL) + 3 * _EDGE,
            case.height() + FOOT + self._head(small) + 16 + self._under(small) + 3.5 * _EDGE,
        )

    def plan(self, size: QSizeF, text_scale: float) -> PackLayout:
        """The arrangement with the largest suitcase for a viewport of this size.

        Positions are above it, the belt is at its left, and what the seat has in hand below.
        """
        room = QSizeF(max(1.0, size.width()), max(1.0, size.height()))
        unit = 0.6
        # The text has a size in pixels, so its share of the scene depends on the scale.
        for _ in range(4):
            least = self._least(unit, text_scale)
            unit = min(room.width() / least.width(), room.height() / least.height())
        unit = max(unit, SMALLEST_CELL / CELL)
        small, least, case = (
            self._small(unit, text_scale),
            self._least(unit, text_scale),
            self._case,
        )
        spare = max(0.0, room.height() / unit - least.height())
        head, under = self._head(small) + spare * 0.3, self._under(small) + spare * 0.5
        high = case.height() + FOOT + _EDGE / 2 + under
        narrow = _belt(_BELT * CELL)
        wide = room.width() / unit - least.width() + narrow
        tile = min((high / self.places - 16.0) / 3.05, CELL)
        belt = max(narrow, min(wide, _belt(tile)))
        left, top = -WALL - _EDGE - belt, -WALL - _EDGE - head - 16.0
        mat = QRectF(left, top, belt + _EDGE + case.width(), head + 16.0)
        column = QRectF(left, -WALL, belt, high)
        strip = QRectF(-WALL, column.bottom() - under, case.width(), under)
        # The view scales to whole pixels a cell.
        unit = math.floor(unit * CELL + 1e-6) / CELL
        return PackLayout(
            unit=unit,
            mat=mat,
            positions=cut(mat.adjusted(10, 8, -10, -8), self.places, 10, across=True),
            spaces=cut(column, self.places, 0, across=False),
            strip=strip,
            scene=mat.united(strip).united(column).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE),
            small=self._small(unit, text_scale),
            body=min(52.0, max(18.0, _BODY * text_scale / unit)),
            floor=text.FLOOR / unit,
        )


def _belt(cell: float) -> float:
    """The width of a belt on which tiles have cells of this side."""
    return 5.1 * cell + 16.0

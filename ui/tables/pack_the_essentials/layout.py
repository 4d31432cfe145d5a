"""The table of Pack the Essentials: where mat, suitcase and strip lie, for the room there is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from ui.look import case, text
from ui.look.flow import cut
from ui.stage.view import CELL_SIDE

CASE_WALL_WIDTH: Final = case.case_margin(CELL_SIDE)
HANDLE_ROOM: Final = 26.0
"""Room for the suitcase's handle below its wall."""
MIN_CELL_PX: Final = 24.0
"""Logical pixels: below that the suitcase does not shrink, and is scrolled."""
_SUITCASE_MARGIN: Final = 7.0
"""The air around the suitcase."""
_MIN_BELT_CELL_SHARE: Final = 0.5
"""The cells of a tile on the belt are at least so large, as a share of a cell."""
_SMALL_TEXT_SIZE: Final = 12.5
MAX_POSITION_TEXT: Final = 26.0
"""With larger text than that, in scene units, the draft positions have pictures only."""
_BODY_TEXT_SIZE: Final = 14.0


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
        return QSizeF(
            self.columns * CELL_SIDE + 2 * CASE_WALL_WIDTH,
            self.rows * CELL_SIDE + 2 * CASE_WALL_WIDTH,
        )

    def size_for(self, height: float, text_scale: float) -> QSizeF:
        """The room that suitcase, belt and positions fill in a viewport of this height.

        It is higher than that where the suitcase shrinks no more.
        """
        plan = self.plan(QSizeF(1e5, height), text_scale)
        return plan.scene.size() * plan.unit

    def _small(self, unit: float, text_scale: float) -> float:
        return min(46.0, max(16.0, _SMALL_TEXT_SIZE * text_scale / unit))

    def _head(self, small: float) -> float:
        # Larger words than that give way to the pictures.
        return 34.0 + 1.25 * small if small <= MAX_POSITION_TEXT else 72.0

    def _under(self, small: float) -> float:
        """The height of a strip that lies below the suitcase."""
        return 3.1 * small + 18.0

    def _least(self, unit: float, text_scale: float) -> QSizeF:
        small, case = self._small(unit, text_scale), self._case
        return QSizeF(
            case.width() + _belt(_MIN_BELT_CELL_SHARE * CELL_SIDE) + 3 * _SUITCASE_MARGIN,
            case.height()
            + HANDLE_ROOM
            + self._head(small)
            + 16
            + self._under(small)
            + 3.5 * _SUITCASE_MARGIN,
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
        unit = max(unit, MIN_CELL_PX / CELL_SIDE)
        small, least, case = (
            self._small(unit, text_scale),
            self._least(unit, text_scale),
            self._case,
        )
        spare = max(0.0, room.height() / unit - least.height())
        head, under = self._head(small) + spare * 0.3, self._under(small) + spare * 0.5
        high = case.height() + HANDLE_ROOM + _SUITCASE_MARGIN / 2 + under
        narrow = _belt(_MIN_BELT_CELL_SHARE * CELL_SIDE)
        wide = room.width() / unit - least.width() + narrow
        tile = min((high / self.places - 16.0) / 3.05, CELL_SIDE)
        belt = max(narrow, min(wide, _belt(tile)))
        left, top = (
            -CASE_WALL_WIDTH - _SUITCASE_MARGIN - belt,
            -CASE_WALL_WIDTH - _SUITCASE_MARGIN - head - 16.0,
        )
        mat = QRectF(left, top, belt + _SUITCASE_MARGIN + case.width(), head + 16.0)
        column = QRectF(left, -CASE_WALL_WIDTH, belt, high)
        strip = QRectF(-CASE_WALL_WIDTH, column.bottom() - under, case.width(), under)
        # The view scales to whole pixels a cell.
        unit = math.floor(unit * CELL_SIDE + 1e-6) / CELL_SIDE
        return PackLayout(
            unit=unit,
            mat=mat,
            positions=cut(mat.adjusted(10, 8, -10, -8), self.places, 10, across=True),
            spaces=cut(column, self.places, 0, across=False),
            strip=strip,
            scene=mat.united(strip)
            .united(column)
            .adjusted(-_SUITCASE_MARGIN, -_SUITCASE_MARGIN, _SUITCASE_MARGIN, _SUITCASE_MARGIN),
            small=self._small(unit, text_scale),
            body=min(52.0, max(18.0, _BODY_TEXT_SIZE * text_scale / unit)),
            floor=text.MIN_FONT_PX / unit,
        )


def _belt(cell: float) -> float:
    """The width of a belt on which tiles have cells of this side."""
    return 5.1 * cell + 16.0

"""The table of Pack the Essentials: where mat, suitcase and strip lie, for the room there is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF

from ui.look import case, text
from ui.stage.board_view import CELL

WALL: Final = case.case_margin(CELL)
PAD: Final = 14.0
FOOT: Final = 26.0
"""Room for the suitcase's handle below its wall."""
SMALLEST_CELL: Final = 24.0
"""Logical pixels: below that the suitcase does not shrink, and is scrolled."""
_STRIP: Final = 150.0
_STRIP_MORE: Final = 150.0
_SPACES: Final = 118.0
_SPACES_MORE: Final = 90.0
_BESIDE: Final = 430.0
_BESIDE_MORE: Final = 160.0
_BETTER: Final = 1.05
"""So much larger must the suitcase become for the mat to lie beside it."""
_APART: Final = 18.0
_SMALL: Final = 12.5
LARGEST_WORDS: Final = 26.0
"""With larger text than that, in scene units, the draft positions have pictures only."""
_BODY: Final = 14.0


@dataclass(frozen=True, slots=True)
class Plan:
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
class Layout:
    """The arrangements of a suitcase of `columns` × `rows` cells and a mat of `places`."""

    columns: int
    rows: int
    places: int

    @property
    def _case(self) -> QSizeF:
        return QSizeF(self.columns * CELL + 2 * WALL, self.rows * CELL + 2 * WALL)

    def plan(self, size: QSize, text_scale: float) -> Plan:
        """The arrangement with the largest suitcase for a viewport of this size."""
        room = QSizeF(max(1, size.width()), max(1, size.height()))
        above = self._above(room, text_scale)
        beside = self._beside(room, text_scale)
        return beside if beside.unit > above.unit * _BETTER else above

    def width_for(self, height: float, text_scale: float) -> float:
        """The width of a viewport of this height that the suitcase below its mat fills."""
        plan = self._above(QSizeF(1e5, max(1.0, height)), text_scale, more=20.0)
        return plan.scene.width() * plan.unit

    def least(self, text_scale: float) -> QSize:
        """The size of the viewport in which a cell is as small as it may be."""
        unit = SMALLEST_CELL / CELL
        least = self._least(unit, text_scale)
        return QSize(round(least.width() * unit), round(least.height() * unit))

    def _small(self, unit: float, text_scale: float) -> float:
        return min(46.0, max(16.0, _SMALL * text_scale / unit))

    def _head(self, small: float) -> float:
        # Larger words than that give way to the pictures.
        return 42.0 + 1.42 * small if small <= LARGEST_WORDS else 72.0

    def _strip(self, small: float) -> float:
        return min(230.0, max(_STRIP, 7.0 * small))

    def _least(self, unit: float, text_scale: float) -> QSizeF:
        small = self._small(unit, text_scale)
        return QSizeF(
            self._case.width() + self._strip(small) + 3 * PAD,
            self._case.height() + FOOT + self._mat(small) + 3 * PAD,
        )

    def _mat(self, small: float) -> float:
        return self._head(small) + 20.0 + _APART + _SPACES

    def _above(self, room: QSizeF, text_scale: float, more: float = _STRIP_MORE) -> Plan:
        unit = 0.6
        # The text has a size in pixels, so its share of the scene depends on the scale.
        for _ in range(4):
            least = self._least(unit, text_scale)
            unit = min(room.width() / least.width(), room.height() / least.height())
        unit = max(unit, SMALLEST_CELL / CELL)
        small, least = self._small(unit, text_scale), self._least(unit, text_scale)
        case = self._case
        strip = self._strip(small) + min(more, max(0.0, room.width() / unit - least.width()))
        spare = min(_SPACES_MORE, max(0.0, room.height() / unit - least.height()))
        mat = self._mat(small) + spare
        total = case.width() + PAD + strip
        left, top = -WALL, -WALL - PAD - mat
        felt = QRectF(left, top, total, mat)
        head = self._head(small) + spare * 0.2
        columns = _cut(felt.adjusted(10, 10, -10, -10), self.places, 10, across=True)
        return self._made(
            unit,
            text_scale,
            felt,
            tuple(QRectF(at.left(), at.top(), at.width(), head) for at in columns),
            # One belt, apart from the positions: whoever has any of them takes any tile.
            tuple(at.adjusted(-5, head + _APART, 5, 0) for at in columns),
            QRectF(case.width() - WALL + PAD, -WALL, strip, case.height()),
        )

    def _beside(self, room: QSizeF, text_scale: float) -> Plan:
        case = self._case
        unit, wide = 0.6, 0.0
        high = case.height() + FOOT + 2 * PAD
        for _ in range(4):
            small = self._small(unit, text_scale)
            wide = _BESIDE + case.width() + self._strip(small) + 4 * PAD
            unit = min(room.width() / wide, room.height() / high)
        unit = max(unit, SMALLEST_CELL / CELL)
        small = self._small(unit, text_scale)
        spare = max(0.0, room.width() / unit - wide)
        mat = _BESIDE + min(_BESIDE_MORE, spare * 0.55)
        strip = self._strip(small) + min(_STRIP_MORE, spare * 0.45)
        felt = QRectF(-WALL - PAD - mat, -WALL, mat, case.height())
        rows = _cut(felt.adjusted(10, 10, -10, -10), self.places, 10, across=False)
        head = 0.42 * mat
        return self._made(
            unit,
            text_scale,
            felt,
            tuple(QRectF(at.left(), at.top(), head, at.height()) for at in rows),
            tuple(at.adjusted(head + _APART, -5, 0, 5) for at in rows),
            QRectF(case.width() - WALL + PAD, -WALL, strip, case.height()),
        )

    def _made(
        self,
        unit: float,
        text_scale: float,
        mat: QRectF,
        positions: tuple[QRectF, ...],
        spaces: tuple[QRectF, ...],
        strip: QRectF,
    ) -> Plan:
        case = QRectF(-WALL, -WALL, self._case.width(), self._case.height() + FOOT)
        # The view scales to whole pixels a cell.
        unit = math.floor(unit * CELL + 1e-6) / CELL
        around = case.united(mat).united(strip).adjusted(-PAD, -PAD, PAD, PAD)
        return Plan(
            unit=unit,
            mat=mat,
            positions=positions,
            spaces=spaces,
            strip=strip,
            scene=around,
            small=self._small(unit, text_scale),
            body=min(52.0, max(18.0, _BODY * text_scale / unit)),
            floor=text.FLOOR / unit,
        )


def _cut(rect: QRectF, count: int, gap: float, *, across: bool) -> list[QRectF]:
    """`rect` cut into columns, or else rows."""
    size = ((rect.width() if across else rect.height()) - gap * (count - 1)) / count
    return [
        QRectF(rect.left() + index * (size + gap), rect.top(), size, rect.height())
        if across
        else QRectF(rect.left(), rect.top() + index * (size + gap), rect.width(), size)
        for index in range(count)
    ]

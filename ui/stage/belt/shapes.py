"""Stage: the shapes of drawings: whether a point lies on what is drawn, or how far beside it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

_SOLID_ALPHA: Final = 150
"""From this on, of 255, something is drawn; a shadow on the ground is fainter."""
_DRAWN: Final = bytes(int(alpha >= _SOLID_ALPHA) for alpha in range(256))
_ROW_STEP: Final = 4
"""Units between two rows by which distances are told."""


class DrawnShape:
    """What is seen of a drawing: one byte for each unit of its room."""

    def __init__(self, paint: Callable[[QPainter], None], size: QSizeF) -> None:
        self._wide, self._tall = math.ceil(size.width()), math.ceil(size.height())
        image = QImage(self._wide, self._tall, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter)
        painter.end()
        alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
        self._pitch = alpha.bytesPerLine()
        self._drawn = bytes(alpha.constBits()).translate(_DRAWN)
        self._spans: list[tuple[int, int, int]] = []
        """Of some rows: its y, and the first and the last x at which something is drawn."""
        for y in range(0, self._tall, _ROW_STEP):
            row = self._drawn[y * self._pitch : y * self._pitch + self._wide]
            if 1 in row:
                self._spans.append((y, row.find(1), row.rfind(1)))

    @property
    def bytes_held(self) -> int:
        """Bytes that it takes."""
        return len(self._drawn)

    def covers(self, x: float, y: float) -> bool:
        """Whether something is drawn at a point, in units of the drawing."""
        if not (0.0 <= x < self._wide and 0.0 <= y < self._tall):
            return False
        return bool(self._drawn[int(y) * self._pitch + int(x)])

    def away(self, x: float, y: float) -> float:
        """How many units a point is away from what is drawn; about 0 within a handle."""
        return min(
            (
                math.hypot(max(left - x, 0.0, x - right), y - row)
                for row, left, right in self._spans
            ),
            default=math.inf,
        )

"""Motion: a picture that flies in an item's place, scaled and turned without repainting."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import shiboken6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ui.look.pixmaps import Paint, painted

PICTURE_LEAD_MS: Final = 40
"""Milliseconds by which a picture that is `late` is there before it is seen."""


class Sprite(QGraphicsPixmapItem):
    """A picture of `rect` (its own coordinates) whose middle is the point that moves.

    `paint` draws it once, at `density` device pixels a unit; nothing is painted anew while it
    moves, turns or grows. It is not in the pointer's way. With `late` it is empty until `come`.
    What looks `like` another shares its picture.
    """

    def __init__(
        self,
        paint: Paint,
        rect: QRectF,
        density: float,
        parent: QGraphicsItem | None = None,
        *,
        late: bool = False,
        like: Sprite | None = None,
    ) -> None:
        super().__init__(parent)

        def shifted(painter: QPainter) -> None:
            painter.translate(-rect.topLeft())
            paint(painter)

        wide, high = math.ceil(rect.width() * density), math.ceil(rect.height() * density)
        self._picture: Callable[[], QPixmap] | None
        self._picture = like.pixmap if like else lambda: painted(wide, high, density, shifted)
        if not late:
            self.come()
        self.setOffset(rect.topLeft() - rect.center())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def come(self) -> None:
        """Have the picture from now on."""
        picture, self._picture = self._picture, None
        if picture is not None:
            self.setPixmap(picture())


def come(sprite: Sprite, share: float) -> None:
    """Let a sprite that is `late` have its picture as soon as its time has come."""
    if share > 0.0 and shiboken6.isValid(sprite) and sprite.scene() is not None:
        sprite.come()

"""Motion: a picture that flies in an item's place, scaled and turned without repainting."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ui.look.pixmaps import Paint


class Sprite(QGraphicsPixmapItem):
    """A picture of `rect` (its own coordinates) whose middle is the point that moves.

    `paint` draws it once, at `density` device pixels a unit; nothing is painted anew while it
    moves, turns or grows. It is not in the pointer's way.
    """

    def __init__(
        self, paint: Paint, rect: QRectF, density: float, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        pixmap = QPixmap(
            max(1, math.ceil(rect.width() * density)), max(1, math.ceil(rect.height() * density))
        )
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(density, density)
        painter.translate(-rect.topLeft())
        paint(painter)
        painter.end()
        pixmap.setDevicePixelRatio(density)
        self.setPixmap(pixmap)
        self.setOffset(rect.topLeft() - rect.center())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

"""Stage: a short mark where a hand has reached in vain."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look.style import Look
from ui.stage.picture import PictureItem

MISS_MS: Final = 600
"""Milliseconds for which it stands, also where nothing may move."""
_SIDE: Final = 30
"""Its breadth in pixels at 100 %."""


class MissItem(PictureItem):
    """A cross on a disc; a pointer goes through it."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(MISS_MS)
        self._over.timeout.connect(self.hide)
        self.hide()

    def show_at(self, middle: QPointF) -> None:
        """Stand there for a moment, from now on."""
        side = max(24, self._look.px(_SIDE))
        room = QRectF(0, 0, side, side)
        room.moveCenter(QPointF(round(middle.x()), round(middle.y())))
        self.set_rect(room)
        self.show()
        self._over.start()

    def key(self) -> tuple[()]:
        """It is always the same."""
        return ()

    def paint_in(self, painter: QPainter) -> None:
        """A disc in the colour of a warning, and a cross."""
        theme, room = self._look.theme, self._rect.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(theme.raised, 2))
        painter.setBrush(theme.bad)
        painter.drawEllipse(room)
        wide, arm = room.width() * 0.13, room.width() * 0.2
        painter.setPen(QPen(theme.raised, wide, c=Qt.PenCapStyle.RoundCap))
        middle = room.center()
        for way in (-1, 1):
            corner = QPointF(arm, way * arm)
            painter.drawLine(middle - corner, middle + corner)

"""Stage: a short mark where a hand has reached in vain."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look.style import Look
from ui.stage.items.picture import PictureItem

MISS_MS: Final = 600
"""Milliseconds for which it stands, also where nothing may move."""
_MARK_SIDE: Final = 30
"""Its breadth in pixels at 100 %."""
REPEATED_MISS_SCALE: Final = 1.5
"""How many times as broad it is for a moment where it stands already and is shown again."""
_REPEATED_MISS_MS: Final = 90


class MissItem(PictureItem):
    """A cross on a disc; a pointer goes through it."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(MISS_MS)
        self._over.timeout.connect(self.hide)
        self._middle = QPointF()
        self._struck = QTimer(self)
        self._struck.setSingleShot(True)
        self._struck.setInterval(_REPEATED_MISS_MS)
        self._struck.timeout.connect(self._lay)
        self.hide()

    def show_at(self, middle: QPointF) -> None:
        """Stand there for a moment, from now on; what stands already is struck, to be seen anew."""
        self._middle = middle
        if self.isVisible():
            self._lay(REPEATED_MISS_SCALE)
            self._struck.start()
        else:
            self._lay()
        self.show()
        self._over.start()

    def _lay(self, broad: float = 1.0) -> None:
        side = round(max(24, self._look.px(_MARK_SIDE)) * broad)
        room = QRectF(0, 0, side, side)
        room.moveCenter(QPointF(round(self._middle.x()), round(self._middle.y())))
        self.set_rect(room)

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

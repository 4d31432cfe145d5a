"""Stage: a sign of split flaps."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ui.look import flap
from ui.look.style import Look
from ui.stage.items.stage_item import StageItem


class SignItem(StageItem):
    """A sign of split flaps. Its turn goes from 0 to 1 while they fall."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._room = QRectF(0, 0, 10, 10)
        self._texts = ("", "")
        self._turn = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def text(self) -> str:
        """What it says."""
        return self._texts[1]

    def set_rect(self, rect: QRectF) -> None:
        """Hang there, as large as the words let it."""
        self.prepareGeometryChange()
        self._room = rect
        self.update()

    def show_text(self, words: str) -> None:
        """Say something; `set_turn` lets the flaps fall."""
        words = words.upper()
        if words == self.text:
            return
        self.prepareGeometryChange()
        before = self.text.rjust(len(words))[-len(words) :] if self.text else " " * len(words)
        self._texts = (before, words)
        self._turn = 1.0
        self.update()

    def set_turn(self, share: float) -> None:
        """How far the flaps have fallen."""
        self._turn = share
        self.update()

    def _box(self) -> tuple[QRectF, float]:
        high = self._room.height()
        size = flap.board_size(max(1, len(self.text)), high)
        if size.width() > self._room.width():
            high *= self._room.width() / size.width()
            size = flap.board_size(max(1, len(self.text)), high)
        corner = QPointF(round(self._room.center().x() - size.width() / 2), round(self._room.top()))
        return QRectF(corner, size), high

    def boundingRect(self) -> QRectF:
        return self._box()[0]

    def draw(self, painter: QPainter) -> None:
        """The board, at rest from the cache."""
        if not self.text:
            return
        box, high = self._box()
        painter.translate(box.topLeft())
        if self._turn < 1.0:
            flap.paint_turning(painter, self._look, self._texts, high, self._turn)
        else:
            self._look.pixmaps.draw(
                painter,
                ("flaps", self.text),
                QRectF(QPointF(0, 0), box.size()),
                lambda inner: flap.paint_board(inner, self._look, self.text, high),
            )
        painter.translate(-box.topLeft())

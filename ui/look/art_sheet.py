"""Look: a sheet on which a game's art is laid out to be looked at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.look.style import Look


class ArtSheet(QWidget):
    """A piece of the table's linen; what is on it is painted by `draw`."""

    def __init__(self, look: Look, size: QSizeF, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setFixedSize(size.toSize())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillRect(self.rect(), self.look.theme.linen)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Paint what is on the sheet."""
        raise NotImplementedError


class PaintedSheet(ArtSheet):
    """A sheet that a function paints."""

    def __init__(self, look: Look, size: QSizeF, paint: Callable[[QPainter, Look], None]) -> None:
        super().__init__(look, size)
        self._paint = paint

    def draw(self, painter: QPainter) -> None:
        """Paint what is on the sheet."""
        self._paint(painter, self.look)

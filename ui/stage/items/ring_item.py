"""Stage: a ring that runs around something while a time does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look.palette import faded
from ui.look.style import Look
from ui.stage.items.stage_item import StageItem

_START_ANGLE: Final = 90 * 16
"""Where a time begins on its ring, in Qt's sixteenths of a degree."""
_STAGE_ANGLE: Final = 60 * 16
_OVERLAP_ANGLE: Final = 3 * 16
"""What of a ring is kept as a picture, and how far the rest begins before its end."""


class RingItem(StageItem):
    """The ring around something, in a player's colour, which runs as a time does."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._rect = QRectF()
        self._share: float | None = None
        self._colour = "brick"
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def share(self) -> float | None:
        """How much of the time is over; None without one."""
        return self._share

    def lay(self, rect: QRectF) -> None:
        """Lie around a room of the parent."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect

    def run(self, share: float | None, colour: str) -> None:
        """Show how much of a time is over, in a player's colour."""
        if share != self._share or colour != self._colour:
            self._share, self._colour = share, colour
            self.setVisible(share is not None)
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def draw(self, painter: QPainter) -> None:
        """An arc on a track, from the top clockwise."""
        if self._share is None:
            return
        theme = self._look.theme
        thick = max(3.0, self._rect.width() * 0.06)
        arc = self._rect.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        pen = QPen(theme.player(self._colour), thick)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        gone = round(360 * 16 * min(1.0, max(0.0, self._share)))
        full = gone // _STAGE_ANGLE

        def stage(inner: QPainter) -> None:
            inner.setPen(QPen(faded(theme.line, 0.8), thick))
            inner.drawEllipse(arc)
            inner.setPen(pen)
            inner.drawArc(arc, _START_ANGLE, -full * _STAGE_ANGLE)

        # A long arc takes long: only what has come since the last stage is drawn in each frame.
        key = ("time ring", arc.size().toTuple(), self._colour, full)
        self._look.pixmaps.draw(painter, key, self.boundingRect(), stage)
        rest = gone - full * _STAGE_ANGLE
        if rest:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen)
            # It begins a little before, so that there is no seam.
            start = full * _STAGE_ANGLE - _OVERLAP_ANGLE * bool(full)
            painter.drawArc(arc, _START_ANGLE - start, start - gone)

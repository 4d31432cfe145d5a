"""Stage: an outline that closes around what is going to count by itself."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look.paths import rounded
from ui.look.style import Look
from ui.stage.items.stage_item import StageItem

_OUTLINE_WIDTH: Final = 7.0
_OUTLINE_DISTANCE: Final = 4.0
"""How far around a thing it runs, in scene units."""
_CLOSING_STEPS: Final = 4
"""In so many steps it closes where nothing is to move."""
_OUTLINE_Z: Final = 59.0


class CountItem(StageItem):
    """A time that is seen running out, around a rectangle of the scene. It takes no pointer."""

    over = Signal()
    """The time has run out."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._rect = QRectF()
        self._share = 0.0
        self._still = False
        self._time = QVariantAnimation(self)
        self._time.setStartValue(0.0)
        self._time.setEndValue(1.0)
        self._time.valueChanged.connect(self._show)
        self._time.finished.connect(self.hide)
        self._time.finished.connect(self.over)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, False)
        self.setZValue(_OUTLINE_Z)
        self.hide()

    @property
    def running(self) -> bool:
        """Whether the time runs."""
        return self._time.state() is QVariantAnimation.State.Running

    @property
    def share(self) -> float:
        """How much of the outline is closed."""
        return self._share

    def lie_around(self, rect: QRectF) -> None:
        """Lie around a rectangle of the scene."""
        self.prepareGeometryChange()
        self._rect = rect.adjusted(
            -_OUTLINE_DISTANCE, -_OUTLINE_DISTANCE, _OUTLINE_DISTANCE, _OUTLINE_DISTANCE
        )

    def start(self, milliseconds: int, *, still: bool) -> None:
        """Let the time run; where things stand `still`, the outline closes step by step."""
        self._still = still
        self._time.setDuration(milliseconds)
        self._time.start()
        self.show()

    def stop(self) -> None:
        """It counts no more."""
        self._time.stop()
        self.hide()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-_OUTLINE_WIDTH, -_OUTLINE_WIDTH, _OUTLINE_WIDTH, _OUTLINE_WIDTH)

    def draw(self, painter: QPainter) -> None:
        """What is closed of the outline, so that it is seen on any ground."""
        theme, path = self._look.theme, rounded(self._rect, 12)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((theme.ink, _OUTLINE_WIDTH + 4), (theme.metal, _OUTLINE_WIDTH)):
            pen = QPen(colour, wide)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            long = path.length() / wide
            pen.setDashPattern([max(0.01, long * self._share), long + 1])
            painter.setPen(pen)
            painter.drawPath(path)

    def _show(self, share: float) -> None:
        if self._still:
            share = min(_CLOSING_STEPS, math.floor(share * _CLOSING_STEPS) + 1) / _CLOSING_STEPS
        if share != self._share:
            self._share = share
            self.update()

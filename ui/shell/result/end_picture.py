"""Shell: the last picture of the scene in which a match ended, which stays on its result."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look.incremental import IncrementalPainter

if TYPE_CHECKING:
    from ui.kit.finale import Finale
    from ui.look.style import Look

_LEAST: Final = (200, 100)
"""Where it has less width or height there is none, in pixels at 100 %."""
_MIN_ASPECT: Final = 1.2
_MAX_ASPECT: Final = 2.0
_RIM: Final = 6
_SMALL: Final = 320
"""What is less high is painted larger, and scaled down with its words, in pixels at 100 %."""
_MAX_SCALE: Final = 2.0


class EndPicture(QWidget):
    """Takes the room that nothing else wants, and shows the picture where that is large enough."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._finale: Finale | None = None
        self._slices = IncrementalPainter(look.pixmaps, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_end(self, finale: Finale | None) -> None:
        """Show how a match ended; None for nothing."""
        self._finale = finale
        self.setAccessibleName("" if finale is None else finale.words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look, room = self._look, QRectF(self.rect())
        finale = self._finale
        if (
            finale is None
            or room.width() < look.px(_LEAST[0])
            or room.height() < look.px(_LEAST[1])
        ):
            return
        # Some of it leans out.
        free = room.adjusted(look.px(_RIM), look.px(_RIM), -look.px(_RIM), -look.px(_RIM))
        picture = QRectF(free)
        picture.setHeight(min(free.height(), free.width() / _MIN_ASPECT))
        picture.setWidth(min(free.width(), picture.height() * _MAX_ASPECT))
        picture.moveLeft(free.center().x() - picture.width() / 2)
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setClipRect(picture.adjusted(*(look.px(_RIM) * s for s in (-1, -1, 1, 1))))
        scale = min(_MAX_SCALE, max(1.0, look.px(_SMALL) / picture.height()))
        painter.translate(picture.topLeft())
        painter.scale(1 / scale, 1 / scale)
        large = QRectF(QPointF(), picture.size() * scale)
        try:
            with self._slices.painting(self):
                finale.paint(painter, large, 1.0)
        except Exception as error:  # noqa: BLE001 - whoever listens to the hook reports it
            # Once is enough.
            self._finale = None
            sys.excepthook(type(error), error, error.__traceback__)
        painter.end()

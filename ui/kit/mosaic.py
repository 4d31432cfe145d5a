"""Kit: pictures of what came of a match, of which one part can be lit, and each can be clicked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look.slices import Slices
from ui.look.style import Look


class Mosaic(QWidget):
    """A picture of many parts, each known by its mark, as a chart's points know it."""

    picked = Signal(object)
    """The mark of what was clicked; None beside all parts."""

    def __init__(
        self, look: Look, slices: Slices | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.slices = slices or Slices(look.pixmaps, self)
        """Fills the picture: to paint all parts at once takes long."""
        self._lit: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        look.changed.connect(self.renew)

    # What a game says

    def renew(self) -> None:
        """The size of the text or the theme is another."""
        self.update()

    def mark_at(self, point: QPointF) -> object:
        """The mark of the part at a point of the widget; None beside all parts."""
        raise NotImplementedError

    def words_of(self, mark: object) -> str:  # noqa: ARG002
        """What a part's tool tip says."""
        return ""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what is painted of it by now (`slices.painting`), and the light on a part."""
        raise NotImplementedError

    # What it does

    @property
    def lit(self) -> object:
        """The mark of the part that is lit; None for none."""
        return self._lit

    def light(self, mark: object) -> None:
        """Light one part and dim the others; None for all as they are."""
        if mark != self._lit:
            self._lit = mark
            self.update()

    def hasHeightForWidth(self) -> bool:
        """Pictures keep their proportions."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.paint(painter, QRectF(self.rect()))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which part was hit."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(self.mark_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A part can be clicked, and may say what it is."""
        mark = self.mark_at(event.position())
        if mark is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip("" if mark is None else self.words_of(mark))

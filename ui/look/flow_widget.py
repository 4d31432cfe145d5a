"""Look: a widget that paints a tree of boxes."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.look.flow import Box, Flow
from ui.look.style import Look


class FlowWidget(QWidget):
    """Boxes in a layout of widgets; who derives from it says how large they are to be."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.flow = Flow(look)

    def show_box(self, box: Box) -> None:
        """Show something."""
        if self.flow.show(box):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.flow.paint(painter, QRectF(self.rect()))
        painter.end()

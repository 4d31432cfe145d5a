"""Stage: a tick beside what was laid last: a press on it means that this is to count."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ui.look import brushes
from ui.look.style import TOUCH_TARGET, Look
from ui.stage.input.choice_item import ChoiceItem

_TICK_Z: Final = 60.0


class TickItem(ChoiceItem):
    """A round button where the hand is; the keyboard has its own, and passes it by."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setZValue(_TICK_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def lie_by(
        self, beside: QRectF, bounds: QRectF, scale: float, edge: Qt.Edge = Qt.Edge.RightEdge
    ) -> None:
        """Lie right of a rectangle of the scene, or left of it where that ends; or on its upper or
        lower edge, where others of its kind are beside it. `scale` is the logical pixels of a
        scene unit.
        """
        side = self._look.px(TOUCH_TARGET - 8) / scale
        if edge is not Qt.Edge.RightEdge:
            y = (
                beside.top() - side * 0.6
                if edge is Qt.Edge.TopEdge
                else beside.bottom() - side * 0.4
            )
            self.set_rect(QRectF(beside.right() - side, y, side, side))
            return
        left = beside.right() + 4
        if left + side > bounds.right():
            left = beside.left() - 4 - side
        top = min(max(beside.center().y() - side / 2, bounds.top()), bounds.bottom() - side)
        self.set_rect(QRectF(max(bounds.left(), left), top, side, side))

    def paint_in(self, painter: QPainter) -> None:
        """A disc with a tick."""
        theme, room = self._look.theme, self._rect.adjusted(2, 2, -2, -2)
        disc, side = QPainterPath(), room.width()
        disc.addEllipse(room)
        brushes.soft_shadow(painter, disc, theme.shadow, 6, QPointF(0, 2))
        painter.setPen(QPen(theme.raised, side * 0.06))
        painter.setBrush(theme.accent_hover if self._over else theme.accent)
        painter.drawPath(disc)
        pen = QPen(theme.on_accent, side * 0.12)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        points = ((0.28, 0.53), (0.44, 0.69), (0.73, 0.34))
        painter.drawPolyline([room.topLeft() + QPointF(x, y) * side for x, y in points])

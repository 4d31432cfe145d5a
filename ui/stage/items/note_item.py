"""Stage: a short note beside a piece or card: why it may not lie there, or what its rule is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.items.stage_item import StageItem

_MAX_NOTE_WIDTH: Final = 320
_NOTE_PADDING: Final = 10.0
_SHADOW_ROOM_PX: Final = 8.0
"""Around the note, for its shadow, in logical pixels."""


class NoteItem(StageItem):
    """A note of at most a few lines; its text keeps its size whatever the view's scale."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._text = ""
        self._warns = True
        self._size = QRectF()
        self._widest = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations, True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def text(self) -> str:
        """What the note says."""
        return self._text

    @property
    def room(self) -> QRectF:
        """Where it is in the scene, without its shadow."""
        scale = next((view.transform().m11() for view in self.scene().views()), 1.0) or 1.0
        edge = _SHADOW_ROOM_PX
        body = self._size.adjusted(edge, edge, -edge, -edge)
        return QRectF(self.pos() + body.topLeft() / scale, body.size() / scale)

    def show_by(
        self, text: str, beside: QRectF, *, warns: bool = True, clear: Sequence[QRectF] = ()
    ) -> None:
        """Say `text` under a rectangle of the scene, or above it where the scene ends, or beside
        it, where of these it covers nothing that is to be kept `clear`, if there is such a place.

        In the colours of a warning, unless it `warns` of nothing.
        """
        self._warns = warns
        scene = self.scene()
        scale = 1.0
        for view in scene.views():
            scale = view.transform().m11() or 1.0
        bounds = scene.sceneRect()
        widest = bounds.width() * scale
        if (text, widest) != (self._text, self._widest):
            self._text, self._widest = text, widest
            self._measure()
        width, height = self._size.width() / scale, self._size.height() / scale
        air, size = 4 / scale, QSizeF(width, height)
        middle = beside.center() - QPointF(width, height) / 2
        whole = beside
        for each in clear:
            whole = whole | each
        corners = [QPointF(middle.x(), beside.bottom() - air)]
        corners += [QPointF(middle.x(), beside.top() + air - height)]
        corners += [QPointF(x, middle.y()) for x in (beside.right(), beside.left() - width)]
        corners += [QPointF(middle.x(), y) for y in (whole.bottom(), whole.top() - height)]
        corners += [QPointF(x, middle.y()) for x in (whole.right(), whole.left() - width)]
        rooms = [QRectF(corner, size) for corner in corners]
        for room in rooms:
            # Along an edge of the scene it stays within it.
            room.moveLeft(min(max(room.left(), bounds.left()), bounds.right() - width))
        inside = [room for room in rooms if bounds.contains(room)]
        shadow = _SHADOW_ROOM_PX / scale
        free = (
            room
            for room in inside
            if not any(
                room.adjusted(shadow, shadow, -shadow, -shadow).intersects(each) for each in clear
            )
        )
        found = next(free, inside[0] if inside else rooms[1])
        self.setPos(found.left(), max(bounds.top(), found.top()))
        self.show()

    def boundingRect(self) -> QRectF:
        """The note with its shadow, in logical pixels."""
        return self._size

    def shape(self) -> QPainterPath:
        """Nothing: the pointer goes through it."""
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        """Draw the cached note."""
        key = ("note", self._text, self._warns, self._size.width())
        self._look.pixmaps.draw(painter, key, self._size, self._draw)

    def look_changed(self) -> None:
        """Measure the text anew."""
        self._measure()

    def _measure(self) -> None:
        self.prepareGeometryChange()
        metrics = QFontMetricsF(self._look.font(Role.SMALL))
        pad = self._look.air(_NOTE_PADDING)
        edge = 2 * (pad + _SHADOW_ROOM_PX)
        # Long words in a small scene are wrapped rather than cut at its edge.
        room = self._widest - edge - 2 if self._widest else 1e4
        limit = QRectF(0, 0, max(1.0, min(self._look.px(_MAX_NOTE_WIDTH), room)), 1000)
        wrap = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)
        words = metrics.boundingRect(limit, wrap, self._text)
        self._size = QRectF(0, 0, words.width() + edge + 2, words.height() + edge - 6)
        self.update()

    def _draw(self, painter: QPainter) -> None:
        theme = self._look.theme
        body = self._size.adjusted(
            _SHADOW_ROOM_PX, _SHADOW_ROOM_PX, -_SHADOW_ROOM_PX, -_SHADOW_ROOM_PX
        )
        path = QPainterPath()
        corner = self._look.air(8)
        path.addRoundedRect(body, corner, corner)
        brushes.soft_shadow(painter, path, theme.shadow, 5, QPointF(0, 2))
        painter.setPen(QPen(theme.bad if self._warns else theme.line, 1.5))
        painter.setBrush(theme.raised)
        painter.drawPath(path)
        painter.setPen(theme.bad if self._warns else theme.ink)
        painter.setFont(self._look.font(Role.SMALL))
        painter.drawText(
            body, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter), self._text
        )

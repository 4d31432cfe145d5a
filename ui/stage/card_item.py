"""Stage: a card with a heading, a few lines of text and a badge."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
)

from ui.look import brushes
from ui.look.style import Look
from ui.look.type import Role
from ui.stage.item import StageItem

_ROOM: Final = 10.0
_PAD: Final = 12.0


class CardItem(StageItem):
    """A card of `size` scene units whose corner is the item's origin; `clicked` on a left press.

    The badge, such as points, stands at the upper right in numerals.
    """

    clicked = Signal()

    def __init__(
        self,
        look: Look,
        size: QSizeF,
        parent: QGraphicsItem | None = None,
        *,
        title: str = "",
        body: str = "",
        badge: str = "",
    ) -> None:
        super().__init__(look, parent)
        self._size = size
        self._title, self._body, self._badge = title, body, badge
        self._lit = False

    @property
    def words(self) -> tuple[str, str, str]:
        """Title, body and badge."""
        return self._title, self._body, self._badge

    def set_words(self, title: str, body: str, badge: str = "") -> None:
        """Write other words on the card."""
        if (title, body, badge) != self.words:
            self._title, self._body, self._badge = title, body, badge
            self.update()

    def set_lit(self, lit: bool) -> None:  # noqa: FBT001
        """Ring the card."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def boundingRect(self) -> QRectF:
        """The card with its shadow."""
        return QRectF(QPointF(0, 0), self._size).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    def shape(self) -> QPainterPath:
        """The card without its shadow."""
        path = QPainterPath()
        path.addRoundedRect(QRectF(QPointF(0, 0), self._size), _PAD, _PAD)
        return path

    def draw(self, painter: QPainter) -> None:
        """Draw the cached card."""
        key = ("card", self.words, self._lit, self.hasFocus())
        self._look.pixmaps.draw(painter, key, self.boundingRect(), self._draw)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Tell that the card was clicked."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
            event.accept()
        else:
            super().mousePressEvent(event)

    def _draw(self, painter: QPainter) -> None:
        theme = self._look.theme
        box = QRectF(QPointF(0, 0), self._size)
        brushes.card(painter, box, theme)
        inner = box.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        heading = self._look.font(Role.STRONG)
        metrics = QFontMetricsF(heading)
        if self._badge:
            numerals = self._look.font(Role.NUMERIC)
            wide = QFontMetricsF(numerals).horizontalAdvance(self._badge)
            painter.setFont(numerals)
            painter.setPen(theme.link)
            painter.drawText(
                QPointF(inner.right() - wide, inner.top() + metrics.ascent()), self._badge
            )
            wide += 8
        else:
            wide = 0.0
        painter.setFont(heading)
        painter.setPen(theme.ink)
        title = metrics.elidedText(self._title, Qt.TextElideMode.ElideRight, inner.width() - wide)
        painter.drawText(QPointF(inner.left(), inner.top() + metrics.ascent()), title)
        painter.setFont(self._look.font(Role.SMALL))
        painter.setPen(theme.muted)
        painter.drawText(
            inner.adjusted(0, metrics.height() + 4, 0, 0),
            int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft),
            self._body,
        )
        if self._lit or self.hasFocus():
            brushes.focus_ring(painter, self.shape(), theme)

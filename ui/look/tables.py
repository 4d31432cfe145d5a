"""Look: the head of a table that is sorted by its columns."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHeaderView, QWidget

from ui.look.palette import faded
from ui.look.style import Look
from ui.look.typography import Role

CELL_SIDE_PADDING: Final = 7
"""Room on either side of what is in a cell, in pixels at 100 %; Qt adds `_QT_CELL_PADDING`."""
_QT_CELL_PADDING: Final = 3
_CELL_TOP_PADDING: Final = 9
"""Room above and below it."""
_SORT_MARK_WIDTH: Final = 8
"""The width of the mark of the order, which stands in the room beside the words."""
_SORT_MARK_GAP: Final = 4
_FRAME_RADIUS: Final = 8
"""Radius of the frame around the table, in pixels at 100 %."""


class SortHead(QHeaderView):
    """Headings over columns; the one that the table is sorted by has a mark beside its words.

    The mark points down where the largest come first. Words keep to the side that the model gives
    them; the mark stands behind them, or before them at the right. Its room is always there, so
    that nothing moves when the order changes.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._hovered = -1
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self._renew)

    def width_of(self, words: str) -> int:
        """The width of a column that shows this heading whole, with its mark, in pixels."""
        look = self._look
        metrics = QFontMetrics(look.font(Role.STRONG))
        mark = look.px(_SORT_MARK_GAP) + look.px(_SORT_MARK_WIDTH)
        return metrics.horizontalAdvance(words) + self._beside() + mark + look.px(_SORT_MARK_GAP)

    def _beside(self) -> int:
        return self._look.px(CELL_SIDE_PADDING) + _QT_CELL_PADDING

    def sizeHint(self) -> QSize:
        return QSize(0, self._tall())

    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        return QSize(self.width_of(self._words(logicalIndex)), self._tall())

    def _tall(self) -> int:
        high = QFontMetrics(self._look.font(Role.STRONG)).height()
        return high + 2 * self._look.px(_CELL_TOP_PADDING)

    def _words(self, section: int) -> str:
        return str(self.model().headerData(section, self.orientation()) or "")

    def _renew(self) -> None:
        self.updateGeometry()
        self.headerDataChanged(self.orientation(), 0, max(0, self.count() - 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light up the heading that a click would sort by."""
        super().mouseMoveEvent(event)
        self._hover(self.logicalIndexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, section: int) -> None:
        if section != self._hovered:
            self._hovered = section
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, which leaves its corners to the table's round frame, and headings."""
        theme = self._look.theme
        room = QRectF(self.viewport().rect())
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QPainterPath()
        # Within the line of the frame.
        corner = self._look.px(_FRAME_RADIUS) - 1
        ground.addRoundedRect(room.adjusted(0, 0, 0, 2 * corner), corner, corner)
        painter.setClipRect(room)
        painter.fillPath(ground, theme.sunken)
        painter.fillRect(QRectF(0, room.height() - 1, room.width(), 1), theme.line)
        for section in range(self.count()):
            if not self.isSectionHidden(section):
                self._paint_heading(painter, section, ground)
        painter.end()

    def _paint_heading(self, painter: QPainter, section: int, ground: QPainterPath) -> None:
        look = self._look
        left, wide = self.sectionViewportPosition(section), self.sectionSize(section)
        rect = QRectF(left, 0, wide, self.viewport().height() - 1)
        if section == self._hovered:
            lit = QPainterPath()
            lit.addRect(rect)
            painter.fillPath(lit.intersected(ground), faded(look.theme.accent, 0.12))
        font, beside = look.font(Role.STRONG), self._beside()
        metrics = QFontMetrics(font)
        whole = self._words(section)
        # The room of the mark is its own only where it stands.
        words = metrics.elidedText(whole, Qt.TextElideMode.ElideRight, wide - beside)
        drawn = metrics.horizontalAdvance(words)
        side = self.model().headerData(
            section, self.orientation(), Qt.ItemDataRole.TextAlignmentRole
        )
        right = bool(side is not None and side & Qt.AlignmentFlag.AlignRight)
        start = rect.right() - beside - drawn if right else rect.left() + beside
        painter.setFont(font)
        painter.setPen(look.theme.ink)
        painter.drawText(
            QRectF(start, rect.top(), math.ceil(drawn) + 1, rect.height()),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            words,
        )
        if self.isSortIndicatorShown() and section == self.sortIndicatorSection():
            gap, mark = look.px(_SORT_MARK_GAP), look.px(_SORT_MARK_WIDTH)
            at = start - gap - mark if right else start + drawn + gap
            self._paint_mark(painter, QRectF(at, rect.center().y() - mark / 2, mark, mark))

    def _paint_mark(self, painter: QPainter, box: QRectF) -> None:
        down = self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        side = box.width()
        tip, ends = (0.72, 0.32) if down else (0.28, 0.68)
        shape = QPainterPath(QPointF(box.left() + 0.06 * side, box.top() + ends * side))
        shape.lineTo(box.center().x(), box.top() + tip * side)
        shape.lineTo(box.right() - 0.06 * side, box.top() + ends * side)
        pen = QPen(self._look.theme.ink, max(1.6, side * 0.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, pen)

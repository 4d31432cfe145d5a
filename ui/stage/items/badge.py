"""Stage: a number or a short word on a small pill, at the corner of what it counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from ui.look import text
from ui.look.style import Look
from ui.look.typography import Role

BADGE_HEIGHT: Final = 22
"""The height of a badge, in pixels at 100 %."""


def badge_room(look: Look, words: str, corner: QPointF) -> QRectF:
    """Where a badge lies at the lower right corner of something, a third of it beside that."""
    high = float(look.px(BADGE_HEIGHT))
    advance = QFontMetricsF(look.font(Role.NUMERIC)).horizontalAdvance(words)
    wide = max(high, advance + look.air(12))
    at = corner + QPointF(high / 3 - wide, -high * 0.8)
    return QRectF(QPointF(round(at.x()), round(at.y())), QSizeF(wide, high))


def draw_badge(painter: QPainter, look: Look, words: str, room: QRectF) -> None:
    """Draw a badge from the cache."""

    def paint(inner: QPainter) -> None:
        theme, plate = look.theme, room.adjusted(1, 1, -1, -1)
        inner.setPen(QPen(theme.tag_rim, 1.5))
        inner.setBrush(theme.tag)
        inner.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        inner.setPen(theme.tag_ink)
        text.draw(inner, plate, words, look.font(Role.NUMERIC))

    look.pixmaps.draw(painter, ("badge", words), room, paint)

"""The art of Pack the Essentials: the felt on which all is drafted, its counters and its belt."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.look import brushes
from ui.look.palette import Theme, faded, mix


def felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Felt, edged with leather."""
    path = QPainterPath()
    path.addRoundedRect(rect, 16, 16)
    brushes.soft_shadow(painter, path, theme.shadow, 7, QPointF(0, 3))
    ground = mix(theme.linen, theme.case, 0.26 if not theme.dark else 0.34)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _fibres(painter, rect, ground)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.case_edge, 5.5))
    painter.drawPath(path)
    painter.setPen(QPen(mix(theme.case, QColor("white"), 0.06), 3.5))
    painter.drawPath(path)
    seam = QPainterPath()
    seam.addRoundedRect(rect.adjusted(6, 6, -6, -6), 12, 12)
    brushes.stitches(painter, seam, faded(theme.case_stitch, 0.8), 60, width=0.028)


def _fibres(painter: QPainter, rect: QRectF, ground: QColor) -> None:
    """Short fibres this way and that, always in the same manner."""
    state = 20_011
    light, dark = (
        faded(mix(ground, QColor("white"), 0.5), 0.28),
        faded(mix(ground, QColor("black"), 0.5), 0.16),
    )

    def draw() -> float:
        nonlocal state
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        return (state >> 8) / 0x7FFFFF

    for index in range(int(rect.width() * rect.height() / 90)):
        at = QPointF(rect.left() + draw() * rect.width(), rect.top() + draw() * rect.height())
        way = QPointF(draw() - 0.5, draw() - 0.5) * 9
        painter.setPen(QPen(light if index % 2 else dark, 0.9))
        painter.drawLine(at, at + way)


def counter(painter: QPainter, rect: QRectF, theme: Theme, ground: QColor, edge: QPen) -> None:
    """A claim counter on a ground, with a desk along its foot."""
    path = QPainterPath()
    path.addRoundedRect(rect, 10, 10)
    brushes.soft_shadow(painter, path, theme.shadow, 5, QPointF(0, 2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawPath(path)
    # The desk: a plank along the foot of the counter.
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(mix(theme.case, theme.card, 0.12 if not theme.dark else 0.0))
    painter.drawRect(QRectF(rect.left(), rect.bottom() - 7, rect.width(), 7))
    painter.setBrush(theme.metal)
    painter.drawRect(QRectF(rect.left(), rect.bottom() - 8.5, rect.width(), 1.8))
    painter.restore()
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def belt(painter: QPainter, rect: QRectF, theme: Theme, edge: QPen) -> None:
    """A piece of the baggage belt."""
    rubber = mix(theme.board, theme.linen, 0.36 if not theme.dark else 0.42)
    path = QPainterPath()
    path.addRoundedRect(rect, 10, 10)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, rubber)
    painter.setPen(QPen(mix(theme.board, rubber, 0.55), 1.4))
    slats = max(3, round(rect.width() / 26))
    for index in range(1, slats):
        x = rect.left() + index * rect.width() / slats
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    rail = mix(theme.metal, theme.linen, 0.35 if not theme.dark else 0.15)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 4), rail)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 4, rect.width(), 4), rail)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(edge)
    painter.drawPath(path)

"""Shell: the conductor, a small cat in uniform who speaks on the tags of the guided round."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.look.palette import Theme, mix


def conductor(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the conductor's head and shoulders into the middle of `rect`."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    cloth = mix(theme.accent, QColor("black"), 0.25 if not theme.dark else 0.45)
    fur = theme.fabrics[2].base
    line = QPen(mix(fur, QColor("black"), 0.62), 2.6)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    _shoulders(painter, cloth, theme)
    _head(painter, fur, line)
    _face(painter, fur, line)
    _cap(painter, cloth, theme)
    painter.restore()


def _shoulders(painter: QPainter, cloth: QColor, theme: Theme) -> None:
    coat = QPainterPath(QPointF(14, 99))
    coat.cubicTo(QPointF(18, 82), QPointF(34, 80), QPointF(50, 80))
    coat.cubicTo(QPointF(66, 80), QPointF(82, 82), QPointF(86, 99))
    coat.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cloth)
    painter.drawPath(coat)
    painter.setBrush(theme.metal)
    for x in (42, 58):
        painter.drawEllipse(QPointF(x, 94), 2.6, 2.6)


def _head(painter: QPainter, fur: QColor, line: QPen) -> None:
    painter.setPen(line)
    painter.setBrush(fur)
    for sign in (-1, 1):
        ear = QPainterPath(QPointF(50 + sign * 38, 56))
        ear.quadTo(QPointF(50 + sign * 43, 24), QPointF(50 + sign * 38, 13))
        ear.quadTo(QPointF(50 + sign * 24, 20), QPointF(50 + sign * 14, 36))
        painter.drawPath(ear)
    painter.drawEllipse(QPointF(50, 60), 39, 30)
    # The ears grow out of the head without a line between.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QPointF(50, 60), 37.6, 28.6)


def _face(painter: QPainter, fur: QColor, line: QPen) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(fur, QColor("white"), 0.62))
    painter.drawEllipse(QPointF(42, 73), 11, 9.5)
    painter.drawEllipse(QPointF(58, 73), 11, 9.5)
    painter.setBrush(line.color())
    for x in (34.0, 66.0):
        painter.drawEllipse(QPointF(x, 60), 4.8, 6.0)
    painter.setBrush(QColor("white"))
    for x in (32.4, 64.4):
        painter.drawEllipse(QPointF(x, 57.6), 1.7, 1.9)
    painter.setBrush(mix(fur, QColor("#8a2f3c"), 0.75))
    painter.drawPolygon(QPolygonF([QPointF(45.5, 66), QPointF(54.5, 66), QPointF(50, 71)]))
    painter.setPen(QPen(line.color(), 2.0, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    mouth = QPainterPath(QPointF(41, 75))
    mouth.quadTo(QPointF(46, 80), QPointF(50, 72))
    mouth.quadTo(QPointF(54, 80), QPointF(59, 75))
    painter.drawPath(mouth)
    painter.setPen(QPen(line.color(), 1.4, c=Qt.PenCapStyle.RoundCap))
    for sign in (-1, 1):
        for rise in (-2.0, 4.0):
            painter.drawLine(
                QPointF(50 + sign * 26, 71 + rise * 0.4), QPointF(50 + sign * 46, 69 + rise)
            )


def _cap(painter: QPainter, cloth: QColor, theme: Theme) -> None:
    crown = QPainterPath(QPointF(24, 38))
    crown.quadTo(QPointF(16, 20), QPointF(24, 13))
    crown.quadTo(QPointF(50, -2), QPointF(76, 13))
    crown.quadTo(QPointF(84, 20), QPointF(76, 38))
    crown.closeSubpath()
    painter.setPen(QPen(mix(cloth, QColor("black"), 0.4), 2))
    painter.setBrush(cloth)
    painter.drawPath(crown)
    peak = QPainterPath(QPointF(24, 40))
    peak.quadTo(QPointF(50, 34), QPointF(76, 40))
    peak.quadTo(QPointF(66, 52), QPointF(50, 52))
    peak.quadTo(QPointF(34, 52), QPointF(24, 40))
    painter.setBrush(mix(cloth, QColor("black"), 0.55))
    painter.drawPath(peak)
    band = QPainterPath(QPointF(23, 33))
    band.quadTo(QPointF(50, 26), QPointF(77, 33))
    band.lineTo(QPointF(76, 40))
    band.quadTo(QPointF(50, 33), QPointF(24, 40))
    band.closeSubpath()
    painter.setPen(QPen(theme.metal_shade, 1.2))
    painter.setBrush(theme.metal)
    painter.drawPath(band)
    painter.drawEllipse(QPointF(50, 18), 6.5, 6.5)
    painter.setPen(QPen(theme.metal_shade, 1.6))
    painter.drawLine(QPointF(47, 18), QPointF(53, 18))

"""The table of Pack the Essentials, its art: underwear, socks, pack rats and toys."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import Fabric, Theme, mix
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE, pen


def underwear(painter: QPainter, cell: float, fabric: Fabric, theme: Theme) -> None:
    """Underwear: a pair of briefs on a pad of one cell."""
    cushion(painter, [(0, 0)], cell, fabric, theme)
    brief = QPainterPath(QPointF(0.16 * cell, 0.26 * cell))
    brief.lineTo(0.84 * cell, 0.26 * cell)
    brief.lineTo(0.86 * cell, 0.46 * cell)
    brief.quadTo(0.62 * cell, 0.52 * cell, 0.59 * cell, 0.78 * cell)
    brief.lineTo(0.41 * cell, 0.78 * cell)
    brief.quadTo(0.38 * cell, 0.52 * cell, 0.14 * cell, 0.46 * cell)
    brief.closeSubpath()
    _garment(painter, brief, cell, fabric)
    painter.setPen(pen(fabric.edge, cell * 0.045))
    painter.drawLine(QPointF(0.17 * cell, 0.34 * cell), QPointF(0.83 * cell, 0.34 * cell))


def sock(
    painter: QPainter, cells: Sequence[Cell], cell: float, fabric: Fabric, theme: Theme
) -> None:
    """A sock on a pad of two cells, whatever way it lies."""
    cushion(painter, cells, cell, fabric, theme)
    painter.save()
    if brushes.extent(cells)[0] > 1:
        # Drawn upright, laid on its side.
        painter.setTransform(QTransform(0, -1, 1, 0, 0, cell), True)
    sock = QPainterPath(QPointF(0.26 * cell, 0.2 * cell))
    sock.lineTo(0.68 * cell, 0.2 * cell)
    sock.lineTo(0.68 * cell, 1.1 * cell)
    sock.quadTo(0.86 * cell, 1.28 * cell, 0.86 * cell, 1.55 * cell)
    sock.quadTo(0.84 * cell, 1.84 * cell, 0.56 * cell, 1.8 * cell)
    sock.quadTo(0.36 * cell, 1.76 * cell, 0.32 * cell, 1.4 * cell)
    sock.closeSubpath()
    _garment(painter, sock, cell, fabric)
    painter.setPen(pen(fabric.edge, cell * 0.045))
    painter.drawLine(QPointF(0.27 * cell, 0.36 * cell), QPointF(0.68 * cell, 0.36 * cell))
    painter.drawLine(QPointF(0.27 * cell, 0.46 * cell), QPointF(0.68 * cell, 0.46 * cell))
    toe = QPainterPath(QPointF(0.40 * cell, 1.68 * cell))
    toe.quadTo(0.56 * cell, 1.52 * cell, 0.85 * cell, 1.55 * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(toe)
    painter.restore()


def _garment(painter: QPainter, path: QPainterPath, cell: float, fabric: Fabric) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fabric.base)
    painter.drawPath(path)
    brushes.weave(painter, path, fabric, cell * 0.8)
    painter.setPen(pen(fabric.edge, max(1.2, cell * 0.04)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def cushion(
    painter: QPainter, cells: Sequence[Cell], cell: float, fabric: Fabric, theme: Theme
) -> QPainterPath:
    """A plain pad in a pale tone of the colour, on which cats and small things lie."""
    path = brushes.outline(cells, cell, inset=cell * 0.025)
    ground = mix(fabric.base, BLACK if theme.dark else WHITE, 0.5 if theme.dark else 0.52)
    painter.save()
    painter.setPen(pen(fabric.edge, max(1.0, cell * 0.03)))
    painter.setBrush(ground)
    painter.drawPath(path)
    brushes.stitches(
        painter,
        brushes.outline(cells, cell, inset=cell * 0.09),
        mix(ground, fabric.edge, 0.55),
        cell,
        width=0.025,
    )
    painter.restore()
    return path


def rat(painter: QPainter, rect: QRectF, theme: Theme, *, spent: bool = False) -> None:
    """A pack rat: a felt mouse on wheels; `spent` leaves only its outline."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    body = QPainterPath(QPointF(0.06, 0.72))
    body.quadTo(0.12, 0.28, 0.52, 0.30)
    body.quadTo(0.86, 0.34, 0.96, 0.62)
    body.quadTo(0.90, 0.74, 0.70, 0.74)
    body.lineTo(0.16, 0.74)
    body.closeSubpath()
    tail = QPainterPath(QPointF(0.10, 0.68))
    tail.cubicTo(-0.04, 0.5, 0.16, 0.4, 0.06, 0.22)
    grey = mix(theme.muted, theme.card, 0.25)
    line = theme.ink if not theme.dark else mix(theme.card, BLACK, 0.45)
    if spent:
        painter.setPen(QPen(theme.muted, 0.04, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(body)
        painter.restore()
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(QColor("#d98a94"), 0.06))
    painter.drawPath(tail)
    painter.setPen(pen(line, 0.045))
    painter.setBrush(grey)
    painter.drawPath(body)
    painter.setBrush(QColor("#e8a5ad"))
    painter.drawEllipse(QPointF(0.58, 0.30), 0.13, 0.13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#231a20"))
    painter.drawEllipse(QPointF(0.77, 0.51), 0.04, 0.045)
    painter.setBrush(QColor("#d2546a"))
    painter.drawEllipse(QPointF(0.95, 0.61), 0.045, 0.045)
    painter.setPen(pen(line, 0.035))
    painter.setBrush(theme.metal)
    for x in (0.28, 0.68):
        painter.drawEllipse(QPointF(x, 0.77), 0.095, 0.095)
    painter.restore()


def toy(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A cat toy: a pompom."""
    painter.save()
    middle = rect.center()
    radius = min(rect.width(), rect.height()) * 0.34
    ball = QPainterPath()
    for index in range(18):
        angle = 2 * math.pi * index / 18
        ball.addEllipse(
            middle + QPointF(math.cos(angle), math.sin(angle)) * radius, radius * 0.3, radius * 0.3
        )
    ball.addEllipse(middle, radius * 1.1, radius * 1.1)
    ball.setFillRule(Qt.FillRule.WindingFill)
    ball = ball.simplified()
    painter.setPen(pen(mix(theme.focus, BLACK, 0.35), max(1.0, radius * 0.1)))
    painter.setBrush(mix(theme.focus, WHITE, 0.25))
    painter.drawPath(ball)
    painter.setPen(pen(mix(theme.focus, WHITE, 0.65), max(0.8, radius * 0.1)))
    for index in range(9):
        angle = 2 * math.pi * (index + 0.5) / 9
        way = QPointF(math.cos(angle), math.sin(angle)) * radius
        painter.drawLine(middle + way * 0.35, middle + way * 0.85)
    painter.restore()

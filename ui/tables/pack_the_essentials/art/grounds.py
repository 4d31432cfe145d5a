"""The art of Pack the Essentials: the grounds of strip, departure board and suitcase."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ui.access.places import column_name
from ui.look import brushes, case
from ui.look.palette import Theme, faded, mix
from ui.look.style import Look


def seam(theme: Theme, painter: QPainter, room: QRectF) -> None:
    """A seam along the left edge."""
    line = QPainterPath(QPointF(room.left(), room.top() + 10))
    # A seam ends with the gap after its last stitch, which ends at the margin.
    line.lineTo(room.left(), room.bottom() - 10 + 46 * 0.09)
    brushes.stitches(painter, line, theme.line, 46, width=0.03)


def no_bonus(theme: Theme, painter: QPainter, room: QRectF) -> None:
    """The outline of a tile that is not there."""
    cell = min(room.height() * 0.8, room.width() * 0.3, 46.0)
    empty = QRectF(room.center().x() - cell, room.center().y() - cell / 2, 2 * cell, cell)
    painter.setPen(QPen(theme.line, 2, Qt.PenStyle.DashLine))
    painter.setBrush(faded(theme.sunken, 0.6))
    painter.drawRoundedRect(empty, cell * 0.24, cell * 0.24)


def owner_plate(ground: QColor, ink: QColor, painter: QPainter, room: QRectF) -> None:
    """A plate that is round at the left only, with a seam."""
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(room.adjusted(0, 0, 12, 0), 10, 10)
    seam = QPainterPath()
    seam.addRoundedRect(room.adjusted(5, 5, 17, -5), 6, 6)
    brushes.stitches(painter, seam, mix(ground, ink, 0.4), 50, width=0.03)


def named_case(painter: QPainter, columns: int, rows: int, cell: float, theme: Theme) -> None:
    """The suitcase, with the names on its rim by which words call the spaces."""
    case.open_case(painter, columns, rows, cell, theme)
    across = [column_name(column) for column in range(columns)]
    case.rim_names(painter, across, [str(row + 1) for row in range(rows)], cell, theme)


def board_case(painter: QPainter, rect: QRectF, look: Look, colour: str) -> None:
    """The case of the departure board; at the left an edge in a colour, if there is one."""
    theme, body = look.theme, rect.adjusted(1, 1, -1, -1)
    shade = QLinearGradient(body.topLeft(), body.bottomLeft())
    shade.setColorAt(0.0, mix(theme.board, QColor("white"), 0.12))
    shade.setColorAt(0.2, theme.board)
    shade.setColorAt(1.0, mix(theme.board, QColor("black"), 0.3))
    painter.setPen(QPen(mix(theme.metal_shade, theme.board, 0.35), 1.5))
    painter.setBrush(shade)
    corner = look.air(8)
    painter.drawRoundedRect(body, corner, corner)
    if colour:
        edge = look.air(4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        room = QRectF(body.left() + edge, body.top() + 6, edge, body.height() - 12)
        painter.drawRoundedRect(room, 2, 2)

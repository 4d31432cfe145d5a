"""The table of Pack the Essentials, its art: the clothing side of the tiles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import Fabric, Theme, mix
from ui.tables.pack_the_essentials.art.strokes import pen, run


def clothing(
    painter: QPainter,
    cells: Sequence[Cell],
    spine: Sequence[Cell],
    shape: int,
    cell: float,
    fabric: Fabric,
    theme: Theme,
) -> None:
    """A folded garment: cloth with a seam, and down its length a zip, buttons, or a lace."""
    outline = brushes.cloth(painter, cells, cell, fabric)
    painter.save()
    painter.setClipPath(outline)
    motif = shape % 3
    if motif == 0:
        _buttons(painter, spine, cell, fabric)
    elif motif == 1:
        _zip(painter, spine, cell, fabric, theme)
    else:
        _lace(painter, spine, cell, fabric)
    painter.restore()


def _band(painter: QPainter, spine: Sequence[Cell], cell: float, fabric: Fabric) -> None:
    line = run(spine, cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(fabric.edge, cell * 0.36))
    painter.drawPath(line)
    painter.setPen(pen(mix(fabric.base, fabric.seam, 0.18), cell * 0.30))
    painter.drawPath(line)


def _buttons(painter: QPainter, spine: Sequence[Cell], cell: float, fabric: Fabric) -> None:
    _band(painter, spine, cell, fabric)
    line = run(spine, cell)
    count = max(2, len(spine))
    for index in range(count):
        at = line.pointAtPercent(index / (count - 1))
        painter.setPen(pen(fabric.edge, max(1.0, cell * 0.025)))
        painter.setBrush(fabric.seam)
        painter.drawEllipse(at, cell * 0.085, cell * 0.085)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fabric.edge)
        for side in (-1, 1):
            painter.drawEllipse(at + QPointF(side * cell * 0.028, 0), cell * 0.014, cell * 0.014)


def _zip(
    painter: QPainter, spine: Sequence[Cell], cell: float, fabric: Fabric, theme: Theme
) -> None:
    _band(painter, spine, cell, fabric)
    line = run(spine, cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    teeth = QPen(theme.metal_shade, cell * 0.13)
    teeth.setDashPattern([0.30, 0.36])
    teeth.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(teeth)
    painter.drawPath(line)
    teeth.setColor(theme.metal)
    teeth.setWidthF(cell * 0.09)
    teeth.setDashPattern([0.43, 0.52])
    painter.setPen(teeth)
    painter.drawPath(line)
    at = line.pointAtPercent(0.0)
    painter.setPen(pen(theme.metal_shade, max(1.0, cell * 0.03)))
    painter.setBrush(theme.metal)
    painter.drawRoundedRect(
        QRectF(at.x() - cell * 0.08, at.y() - cell * 0.12, cell * 0.16, cell * 0.24),
        cell * 0.05,
        cell * 0.05,
    )


def _lace(painter: QPainter, spine: Sequence[Cell], cell: float, fabric: Fabric) -> None:
    _band(painter, spine, cell, fabric)
    line = run(spine, cell)
    length = line.length()
    steps = max(2, round(length / (cell * 0.24)))
    painter.setPen(pen(fabric.seam, cell * 0.04))
    for index in range(steps):
        share = (index + 0.5) / steps
        at = line.pointAtPercent(share)
        angle = math.radians(-line.angleAtPercent(share))
        for turn in (0.8, -0.8):
            arm = QPointF(math.cos(angle + turn), math.sin(angle + turn)) * cell * 0.13
            painter.drawLine(at - arm, at + arm)

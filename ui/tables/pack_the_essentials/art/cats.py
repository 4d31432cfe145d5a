"""The table of Pack the Essentials, its art: the cat side of the tiles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import Fabric, Theme, Weave, mix
from ui.tables.pack_the_essentials.art.small import cushion
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE, middle_of, pen, run


def cat(
    painter: QPainter,
    cells: Sequence[Cell],
    spine: Sequence[Cell],
    cell: float,
    fabric: Fabric,
    theme: Theme,
    kitten: bool,  # noqa: FBT001
) -> None:
    """One cat stretched along the shape: face at one end, tail at the other, paws between."""
    cushion(painter, cells, cell, fabric, theme)
    line = fabric.edge if not theme.dark else mix(fabric.edge, BLACK, 0.72)
    painter.save()
    head = middle_of(spine[0], cell)
    if len(cells) == 1:
        _curled(painter, cell, fabric, line)
        face(painter, QPointF(0.5 * cell, 0.47 * cell), cell * 0.30, fabric, line)
        painter.restore()
        return
    body = brushes.outline(cells, cell, inset=cell * 0.17, radius=cell * 0.5)
    if kitten:
        body = brushes.outline(cells, cell, inset=cell * 0.22, radius=cell * 0.5)
    end, before = middle_of(spine[-1], cell), middle_of(spine[-2], cell)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fabric.base)
    painter.drawPath(body)
    _fur(painter, body, spine, cell, fabric)
    painter.setPen(pen(line, max(1.2, cell * 0.045)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    _paws(painter, cells, spine, cell, fabric, line)
    _tail(painter, end, before, cell, fabric, line)
    face(painter, head, cell * (0.33 if kitten else 0.36), fabric, line)
    painter.restore()


def _fur(
    painter: QPainter, body: QPainterPath, spine: Sequence[Cell], cell: float, fabric: Fabric
) -> None:
    """Markings of the coat, another kind for each colour."""
    line = run(spine, cell)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    dark = mix(fabric.base, fabric.edge, 0.45)
    if fabric.weave is Weave.DOTS:
        brushes.weave(painter, body, fabric, cell * 1.3)
    elif fabric.weave is Weave.STRIPES:
        painter.setPen(pen(dark, cell * 0.07))
        steps = max(3, round(line.length() / (cell * 0.25)))
        for index in range(1, steps):
            share = index / steps
            at = line.pointAtPercent(share)
            angle = math.radians(-line.angleAtPercent(share)) + math.pi / 2
            arm = QPointF(math.cos(angle), math.sin(angle)) * cell
            painter.drawLine(at + arm * 0.16, at + arm * 0.5)
            painter.drawLine(at - arm * 0.16, at - arm * 0.5)
    elif fabric.weave is Weave.CHEVRON:
        painter.setPen(pen(mix(fabric.base, WHITE, 0.55), cell * 0.24))
        painter.drawPath(line)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dark)
        for index, spotted in enumerate(spine[1:]):
            spot = middle_of(spotted, cell) + QPointF((-1) ** index * 0.17, -0.13) * cell
            painter.drawEllipse(spot, cell * 0.18, cell * 0.14)
    painter.restore()


def _paws(
    painter: QPainter,
    cells: Sequence[Cell],
    spine: Sequence[Cell],
    cell: float,
    fabric: Fabric,
    line: QColor,
) -> None:
    """Two paws at the far side of the cell after the head, and one in each cell off the spine."""
    painter.setPen(pen(line, max(1.0, cell * 0.035)))
    painter.setBrush(mix(fabric.base, WHITE, 0.6))
    inside = set(cells)
    spots: list[QPointF] = []
    for at in cells:
        if at in spine:
            continue
        x, y = at
        away = [
            QPointF(dx, dy)
            for dx, dy in ((0, 1), (1, 0), (-1, 0), (0, -1))
            if (x + dx, y + dy) not in inside and (x - dx, y - dy) in inside
        ]
        spots.append(middle_of(at, cell) + (away[0] if away else QPointF(0, 0)) * cell * 0.22)
    if not spots:
        way = QPointF(spine[1][0] - spine[0][0], spine[1][1] - spine[0][1])
        across = QPointF(-way.y(), way.x())
        if across.y() < 0 or (across.y() == 0 and across.x() < 0):
            across = -across
        middle = middle_of(spine[1], cell) + across * cell * 0.27
        spots = [middle + way * cell * shift for shift in (-0.16, 0.14)]
    for spot in spots:
        painter.drawEllipse(spot, cell * 0.105, cell * 0.095)


def _tail(
    painter: QPainter,
    end: QPointF,
    before: QPointF,
    cell: float,
    fabric: Fabric,
    line: QColor,
) -> None:
    """A tail that curls up over the body's end."""
    way = (end - before) / cell
    across = QPointF(-way.y(), way.x())
    if across.y() > 0 or (across.y() == 0 and across.x() > 0):
        across = -across
    tail = QPainterPath(end + way * cell * 0.16 - across * cell * 0.16)
    tail.cubicTo(
        end + way * cell * 0.42 - across * cell * 0.1,
        end + way * cell * 0.36 + across * cell * 0.34,
        end + way * cell * 0.02 + across * cell * 0.18,
    )
    thick = {Weave.DOTS: 0.10, Weave.STRIPES: 0.13, Weave.CHEVRON: 0.17, Weave.CHECK: 0.10}
    width = cell * thick[fabric.weave]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(line, width + cell * 0.075))
    painter.drawPath(tail)
    painter.setPen(pen(mix(fabric.base, WHITE, 0.12), width))
    painter.drawPath(tail)
    if fabric.weave is Weave.STRIPES:
        ringed = QPen(mix(fabric.base, fabric.edge, 0.5), width)
        ringed.setCapStyle(Qt.PenCapStyle.FlatCap)
        ringed.setDashPattern([0.5, 0.9])
        painter.setPen(ringed)
        painter.drawPath(tail)
    else:
        painter.setPen(pen(mix(fabric.base, WHITE, 0.75), width * 0.9))
        painter.drawPoint(tail.pointAtPercent(0.97))


def _curled(painter: QPainter, cell: float, fabric: Fabric, line: QColor) -> None:
    body = QPainterPath()
    body.addEllipse(QPointF(0.5 * cell, 0.6 * cell), 0.34 * cell, 0.27 * cell)
    painter.setPen(pen(line, max(1.2, cell * 0.04)))
    painter.setBrush(fabric.base)
    painter.drawPath(body)
    tail = QPainterPath(QPointF(0.80 * cell, 0.66 * cell))
    tail.quadTo(0.74 * cell, 0.88 * cell, 0.46 * cell, 0.82 * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(line, cell * 0.15))
    painter.drawPath(tail)
    painter.setPen(pen(mix(fabric.base, WHITE, 0.2), cell * 0.085))
    painter.drawPath(tail)


def face(painter: QPainter, at: QPointF, radius: float, fabric: Fabric, line: QColor) -> None:
    """A cat's face, upright whatever way the tile lies; the ears are those of its colour."""
    painter.save()
    painter.translate(at)
    width = max(1.2, radius * 0.13)
    fur = mix(fabric.base, WHITE, 0.10)
    painter.setPen(pen(line, width))
    for side in (-1, 1):
        ear = _ear(fabric.weave, radius, side)
        painter.setBrush(fur)
        painter.drawPath(ear)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(fabric.base, WHITE, 0.6))
        middle = ear.boundingRect().center()
        shrink = QTransform().translate(middle.x(), middle.y()).scale(0.5, 0.5)
        shrink.translate(-middle.x(), -middle.y() + radius * 0.06)
        painter.drawPath(shrink.map(ear))
        painter.restore()
    face = QPainterPath()
    face.addEllipse(QPointF(0, radius * 0.08), radius * 1.02, radius * 0.86)
    painter.setBrush(fur)
    painter.drawPath(face)
    muzzle = mix(fabric.base, WHITE, 0.82)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(muzzle)
    painter.drawEllipse(QPointF(0, radius * 0.42), radius * 0.46, radius * 0.34)
    ink = QColor("#231a20")
    for side in (-1, 1):
        painter.setBrush(WHITE)
        eye = QPointF(side * radius * 0.42, radius * 0.0)
        painter.drawEllipse(eye, radius * 0.23, radius * 0.25)
        painter.setBrush(ink)
        painter.drawEllipse(eye, radius * 0.13, radius * 0.21)
        painter.setBrush(WHITE)
        painter.drawEllipse(eye + QPointF(-0.05, -0.09) * radius, radius * 0.06, radius * 0.06)
    nose = QPainterPath(QPointF(-radius * 0.13, radius * 0.26))
    nose.lineTo(radius * 0.13, radius * 0.26)
    nose.lineTo(0, radius * 0.41)
    nose.closeSubpath()
    painter.setBrush(QColor("#d2546a"))
    painter.drawPath(nose)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(ink, max(0.8, radius * 0.07)))
    mouth = QPainterPath(QPointF(-radius * 0.22, radius * 0.52))
    mouth.quadTo(-radius * 0.08, radius * 0.64, 0, radius * 0.42)
    mouth.quadTo(radius * 0.08, radius * 0.64, radius * 0.22, radius * 0.52)
    painter.drawPath(mouth)
    painter.setPen(pen(mix(line, ink, 0.4), max(0.8, radius * 0.05)))
    for side in (-1, 1):
        for lift in (-0.04, 0.16):
            painter.drawLine(
                QPointF(side * radius * 0.6, radius * (0.42 + lift * 0.5)),
                QPointF(side * radius * 1.18, radius * (0.34 + lift)),
            )
    painter.restore()


def _ear(weave: Weave, radius: float, side: int) -> QPainterPath:
    ear = QPainterPath()
    if weave is Weave.STRIPES:
        ear.addEllipse(QPointF(side * radius * 0.72, -radius * 0.62), radius * 0.36, radius * 0.36)
        return ear
    inner = QPointF(side * radius * 0.22, -radius * 0.62)
    outer = QPointF(side * radius * 0.96, -radius * 0.10)
    tip = QPointF(side * radius * 0.86, -radius * 1.06)
    if weave is Weave.CHEVRON:
        tip = QPointF(side * radius * 1.12, -radius * 0.92)
    ear.moveTo(inner)
    if weave is Weave.CHECK:
        # Folded over.
        ear.lineTo(side * radius * 0.66, -radius * 0.98)
        ear.lineTo(side * radius * 1.16, -radius * 0.52)
        ear.lineTo(outer)
    else:
        ear.quadTo(QPointF(side * radius * 0.5, -radius * 1.0), tip)
        ear.quadTo(QPointF(side * radius * 1.06, -radius * 0.5), outer)
    ear.closeSubpath()
    return ear

"""The table of Pack the Essentials, its art: the things that came packed in the suitcase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from ui.look.brushes import Cell, outline, soft_shadow, stitches
from ui.look.case import brass, rounded
from ui.look.palette import Theme, faded, mix

_WHITE: Final = QColor("white")
_BLACK: Final = QColor("black")


def packed_cells(painter: QPainter, cells: Iterable[Cell], cell: float, theme: Theme) -> None:
    """Cells that came packed: each group of neighbours is one thing, strapped down.

    Folded towels, a stack of books, a wash bag, in neutral tones that no tile has.
    """
    for group in groups(cells):
        _packed(painter, group, cell, theme)


def groups(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    """The groups of neighbouring cells, in reading order."""
    left = set(cells)
    found = []
    for first in sorted(left, key=lambda at: (at[1], at[0])):
        if first not in left:
            continue
        group, edge = {first}, [first]
        left.discard(first)
        while edge:
            x, y = edge.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.discard(near)
                    group.add(near)
                    edge.append(near)
        found.append(frozenset(group))
    return found


def _packed(painter: QPainter, group: frozenset[Cell], cell: float, theme: Theme) -> None:
    left, top = min(x for x, _ in group), min(y for _, y in group)
    wide = max(x for x, _ in group) - left + 1
    high = max(y for _, y in group) - top + 1
    room = QRectF(left * cell, top * cell, wide * cell, high * cell)
    path = outline(group, cell, inset=cell * 0.05, radius=cell * 0.22)
    painter.save()
    soft_shadow(painter, path, theme.shadow, cell * 0.07, QPointF(0, cell * 0.03))
    ground = QLinearGradient(room.topLeft(), room.bottomLeft())
    ground.setColorAt(0.0, mix(theme.packed, _WHITE, 0.12))
    ground.setColorAt(1.0, mix(theme.packed, _BLACK, 0.08))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(ground))
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    things: Callable[[QPainter, QRectF, float, Theme], None]
    if len(group) == wide * high and min(wide, high) >= 2:
        things = _wash_bag
    elif len(group) == 2:
        things = _books
    else:
        things = _towel
    things(painter, room, cell, theme)
    painter.restore()
    painter.setPen(QPen(theme.packed_line, max(1.0, cell * 0.04)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    _belt(painter, group, path, cell, theme)
    painter.restore()


def _lines(painter: QPainter, colour: QColor, width: float, at: Iterable[QPainterPath]) -> None:
    pen = QPen(colour, max(0.8, width))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in at:
        painter.drawPath(line)


def _towel(painter: QPainter, room: QRectF, cell: float, theme: Theme) -> None:
    """Folds, and the woven border of a towel."""
    fold = mix(theme.packed, theme.packed_line, 0.55)
    pale = mix(theme.packed, _WHITE, 0.30 if not theme.dark else 0.16)
    count = max(1, round(room.width() / cell))
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(count):
        x = room.left() + index * cell
        painter.setBrush(pale)
        painter.drawRect(QRectF(x + cell * 0.14, room.top(), cell * 0.1, room.height()))
        painter.drawRect(QRectF(x + cell * 0.29, room.top(), cell * 0.04, room.height()))
    rows = max(1, round(room.height() / cell))
    lines = []
    for step in range(1, rows * 3):
        y = room.top() + step * cell / 3
        line = QPainterPath(QPointF(room.left(), y))
        line.quadTo(
            QPointF(room.center().x(), y + cell * 0.06), QPointF(room.right(), y - cell * 0.01)
        )
        lines.append(line)
    _lines(painter, faded(fold, 0.8), cell * 0.028, lines)


def _books(painter: QPainter, room: QRectF, cell: float, theme: Theme) -> None:
    """Spines of a few books side by side, along the longer side."""
    painter.save()
    upright = room.height() > room.width()
    long, short = max(room.width(), room.height()), min(room.width(), room.height())
    if upright:
        painter.translate(room.right(), room.top())
        painter.rotate(90)
    else:
        painter.translate(room.topLeft())
    tones = (
        mix(theme.packed, theme.case, 0.30),
        mix(theme.packed, _WHITE, 0.22 if not theme.dark else 0.10),
        mix(theme.packed, _BLACK, 0.20),
    )
    high = short / len(tones)
    for index, tone in enumerate(tones):
        spine = QRectF(0, index * high, long, high)
        painter.setPen(QPen(theme.packed_line, max(0.8, cell * 0.025)))
        painter.setBrush(tone)
        painter.drawRect(spine)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.case_stitch, 0.75))
        for at in (0.10, 0.14, 0.86, 0.90):
            painter.drawRect(QRectF(long * at, spine.top(), cell * 0.03, high))
        title = QRectF(long * (0.2 + 0.05 * index), spine.center().y(), long * 0.2, cell * 0.045)
        painter.drawRect(title.translated(0, -cell * 0.02))
    painter.restore()


def _wash_bag(painter: QPainter, room: QRectF, cell: float, theme: Theme) -> None:
    """A zip across, its pull, and a seam."""
    y = room.top() + room.height() * 0.28
    left, right = room.left() + cell * 0.2, room.right() - cell * 0.2
    zipped = QPainterPath(QPointF(left, y))
    zipped.lineTo(right, y)
    _lines(painter, mix(theme.packed, _BLACK, 0.35), cell * 0.12, [zipped])
    teeth = QPen(mix(theme.metal, theme.packed, 0.3), cell * 0.07)
    teeth.setDashPattern([0.45, 0.55])
    teeth.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(teeth)
    painter.drawPath(zipped)
    painter.setPen(QPen(theme.metal_shade, max(0.8, cell * 0.025)))
    painter.setBrush(theme.metal)
    painter.drawPath(rounded(QRectF(left, y - cell * 0.07, cell * 0.2, cell * 0.14), cell * 0.05))
    painter.drawPath(
        rounded(QRectF(left + cell * 0.02, y + cell * 0.06, cell * 0.09, cell * 0.2), cell * 0.04)
    )
    seam = rounded(room.adjusted(*(cell * s for s in (0.15, 0.15, -0.15, -0.15))), cell * 0.2)
    stitches(
        painter, seam, mix(theme.packed, _WHITE, 0.5 if not theme.dark else 0.25), cell, width=0.026
    )


def _belt(
    painter: QPainter, group: frozenset[Cell], path: QPainterPath, cell: float, theme: Theme
) -> None:
    """A leather belt with a buckle across the thing: it stays where it is."""
    box = path.boundingRect()
    upright = box.width() > box.height() - cell * 0.1
    # Through the middle of the cell nearest to the middle, so that it lies on the thing.
    middle = min(
        sorted(group),
        key=lambda at: (
            abs((at[0] + 0.5) * cell - box.center().x())
            + abs((at[1] + 0.5) * cell - box.center().y())
        ),
    )
    x, y = (middle[0] + 0.62) * cell, (middle[1] + 0.5) * cell
    if len(group) > 1 and (box.width() > 1.5 * cell or box.height() > 1.5 * cell):
        full = len(group) * cell * cell > box.width() * box.height() * 0.9
        x, y = (box.center().x(), box.center().y()) if full else (x - cell * 0.12, y)
    wide = cell * 0.2
    band = (
        QRectF(x - wide / 2, box.top(), wide, box.height())
        if upright
        else QRectF(box.left(), y - wide / 2, box.width(), wide)
    )
    leather = mix(theme.case, theme.packed, 0.15)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(theme.case_edge, max(0.8, cell * 0.025)))
    painter.setBrush(leather)
    painter.drawRect(band)
    line = QPainterPath(band.center())
    if upright:
        line.moveTo(band.center().x(), band.top())
        line.lineTo(band.center().x(), band.bottom())
    else:
        line.moveTo(band.left(), band.center().y())
        line.lineTo(band.right(), band.center().y())
    stitches(painter, line, faded(theme.case_stitch, 0.8), cell, width=0.02)
    painter.restore()
    at = QPointF(band.center().x(), y) if upright else QPointF(x, band.center().y())
    buckle = QRectF(at.x() - cell * 0.14, at.y() - cell * 0.14, cell * 0.28, cell * 0.28)
    painter.setPen(QPen(theme.metal_shade, max(0.8, cell * 0.025)))
    painter.setBrush(brass(theme, buckle.topLeft(), buckle.bottomRight()))
    ring = rounded(buckle, cell * 0.06).subtracted(
        rounded(buckle.adjusted(*(cell * s for s in (0.06, 0.06, -0.06, -0.06))), cell * 0.03)
    )
    painter.drawPath(ring)

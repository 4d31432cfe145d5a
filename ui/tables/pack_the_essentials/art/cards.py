"""The table of Pack the Essentials, its art: what each kind of To Do List counts, as a picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look import brushes
from ui.look.palette import Theme, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE

_SIDE: Final = 40.0
"""The pictures are drawn in a square of this side, then scaled."""


def todo(painter: QPainter, rect: QRectF, theme: Theme, counts: str) -> None:
    """A stamp with what a To Do List counts; an empty stamp for a list that is not known."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / _SIDE, side / _SIDE)
    _stamp(painter, theme)
    draw = _PICTURES.get(counts)
    if draw is not None:
        draw(painter, theme)
    painter.restore()


def _stamp(painter: QPainter, theme: Theme) -> None:
    """The printed ground: a rounded field with a fine second line, as on a luggage tag."""
    painter.setPen(pen(mix(theme.tag_rim, theme.card, 0.25), 1.2))
    painter.setBrush(mix(theme.sunken, theme.tag, 0.5))
    painter.drawRoundedRect(QRectF(0.6, 0.6, _SIDE - 1.2, _SIDE - 1.2), 7, 7)
    painter.setPen(pen(mix(theme.tag_rim, theme.sunken, 0.6), 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(2.6, 2.6, _SIDE - 5.2, _SIDE - 5.2), 5.2, 5.2)


def head(painter: QPainter, middle: QPointF, radius: float, ground: QColor, line: QColor) -> None:
    """A small cat's head, plain enough for ten pixels."""
    shape = QPainterPath()
    shape.addEllipse(middle, radius, radius * 0.88)
    for way in (-1, 1):
        ear = QPainterPath(middle + QPointF(way * radius * 0.98, -radius * 0.15))
        ear.lineTo(middle + QPointF(way * radius * 0.86, -radius * 1.25))
        ear.lineTo(middle + QPointF(way * radius * 0.2, -radius * 0.8))
        ear.closeSubpath()
        shape = shape.united(ear)
    painter.setPen(pen(line, max(0.8, radius * 0.16)))
    painter.setBrush(ground)
    painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    for way in (-1, 1):
        painter.drawEllipse(
            middle + QPointF(way * radius * 0.38, -radius * 0.05), radius * 0.13, radius * 0.17
        )
    nose = QPainterPath(middle + QPointF(-radius * 0.14, radius * 0.22))
    nose.lineTo(middle + QPointF(radius * 0.14, radius * 0.22))
    nose.lineTo(middle + QPointF(0, radius * 0.4))
    nose.closeSubpath()
    painter.drawPath(nose)


def _line(theme: Theme) -> QColor:
    return mix(theme.ink, theme.case_edge, 0.35) if not theme.dark else mix(theme.card, BLACK, 0.5)


def _case(
    painter: QPainter,
    theme: Theme,
    columns: int,
    rows: int,
    full: Collection[tuple[int, int]],
    colour: int,
) -> None:
    """A small suitcase of cells, of which some are full."""
    box = QRectF(6, 8.5, 28, 25)
    painter.setPen(pen(theme.case_edge, 1.0))
    painter.setBrush(theme.case)
    painter.drawRoundedRect(QRectF(15.5, 5.4, 9, 5), 2, 2)
    painter.setBrush(mix(theme.sunken, theme.tag, 0.5))
    painter.drawRoundedRect(QRectF(17.3, 7, 5.4, 3), 1, 1)
    painter.setBrush(theme.case)
    painter.drawRoundedRect(box, 3.2, 3.2)
    inner = box.adjusted(2.1, 2.1, -2.1, -2.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.lining)
    painter.drawRect(inner)
    wide, high = inner.width() / columns, inner.height() / rows
    fabric = theme.fabrics[colour]
    for x in range(columns):
        for y in range(rows):
            at = QRectF(inner.left() + x * wide, inner.top() + y * high, wide, high)
            if (x, y) in full:
                painter.setPen(pen(fabric.edge, 0.6))
                painter.setBrush(fabric.base)
            else:
                painter.setPen(pen(theme.lining_line, 0.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(at.adjusted(0.35, 0.35, -0.35, -0.35), 0.9, 0.9)


def _columns(painter: QPainter, theme: Theme) -> None:
    _case(painter, theme, 5, 4, {(x, y) for x in (1, 3) for y in range(4)}, 0)


def _rows(painter: QPainter, theme: Theme) -> None:
    _case(painter, theme, 5, 4, {(x, y) for x in range(5) for y in (0, 2)}, 1)


def _edge(painter: QPainter, theme: Theme) -> None:
    around = {(x, y) for x in range(5) for y in range(4) if x in (0, 4) or y in (0, 3)}
    _case(painter, theme, 5, 4, around, 2)


def _blocks(painter: QPainter, theme: Theme) -> None:
    _case(painter, theme, 6, 5, {(x, y) for x in (1, 2, 3) for y in (1, 2, 3)}, 3)


def _litters(painter: QPainter, theme: Theme) -> None:
    for index, fabric in enumerate(theme.fabrics):
        middle = QPointF(12.5 + 15 * (index % 2), 14 + 14 * (index // 2))
        head(painter, middle, 5.4, fabric.base, _ink(theme, index))


def _ink(theme: Theme, colour: int) -> QColor:
    """Dark lines on light cloth, light ones on dark cloth."""
    return theme.fabrics[colour].ink


def _edge_cats(painter: QPainter, theme: Theme) -> None:
    """A cat at an aeroplane's window."""
    window = QPainterPath()
    window.addRoundedRect(QRectF(9.5, 6.5, 21, 27), 9, 9)
    painter.setPen(pen(theme.metal_shade, 2.6))
    painter.setBrush(mix(theme.link, WHITE, 0.62) if not theme.dark else QColor("#5f93b5"))
    painter.drawPath(window)
    painter.save()
    painter.setClipPath(window)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WHITE)
    for x, y, radius in ((12, 15, 3.2), (16, 13.5, 3.8), (20, 15.4, 3), (28, 20, 3)):
        painter.drawEllipse(QPointF(x, y), radius, radius * 0.72)
    head(painter, QPointF(20, 28), 7.6, theme.fabrics[2].base, _ink(theme, 2))
    painter.restore()
    # As wide as before: whatever passes the window is behind all of its frame.
    painter.setPen(pen(theme.metal_shade, 2.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(window)


def _bonus_tiles(painter: QPainter, theme: Theme) -> None:
    """A sock and a pair of briefs."""
    sock = QPainterPath(QPointF(8, 7))
    sock.lineTo(16.4, 7)
    sock.lineTo(16.4, 20)
    sock.cubicTo(17, 23.5, 23, 23, 23, 27.4)
    sock.cubicTo(23, 31.6, 17, 31.6, 13.2, 29)
    sock.cubicTo(9, 26.2, 8, 24, 8, 20)
    sock.closeSubpath()
    fabric = theme.fabrics[1]
    painter.setPen(pen(fabric.edge, 1.2))
    painter.setBrush(fabric.base)
    painter.drawPath(sock)
    painter.drawLine(QPointF(8, 11), QPointF(16.4, 11))
    brief = QPainterPath(QPointF(19.5, 9))
    brief.lineTo(33.5, 9)
    brief.lineTo(33.7, 14)
    brief.quadTo(29.2, 14.8, 28.8, 20)
    brief.lineTo(24.2, 20)
    brief.quadTo(23.8, 14.8, 19.3, 14)
    brief.closeSubpath()
    fabric = theme.fabrics[3]
    painter.setPen(pen(fabric.edge, 1.2))
    painter.setBrush(fabric.base)
    painter.drawPath(brief)
    painter.drawLine(QPointF(19.5, 11.4), QPointF(33.5, 11.4))


def _warm_cats(painter: QPainter, theme: Theme) -> None:
    """A cat between two pieces of clothing, with warmth rising."""
    for left, colour in ((5.5, 0), (24.5, 1)):
        painter.save()
        painter.translate(left, 21.5)
        brushes.cloth(painter, [(0, 0)], 10.5, theme.fabrics[colour], seam=False)
        painter.restore()
    head(painter, QPointF(20, 25), 7.6, theme.fabrics[2].base, _ink(theme, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.bad, 1.3))
    for x in (13, 20, 27):
        wave = QPainterPath(QPointF(x, 14))
        wave.cubicTo(x - 3, 11.5, x + 3, 9.5, x, 6.8)
        painter.drawPath(wave)


def _best_groups(painter: QPainter, theme: Theme) -> None:
    """A rosette."""
    painter.setPen(pen(theme.accent, 1.0))
    painter.setBrush(theme.accent)
    for way in (-1, 1):
        tail = QPainterPath(QPointF(20, 20))
        tail.lineTo(20 + way * 9, 34)
        tail.lineTo(20 + way * 4.6, 32.4)
        tail.lineTo(20 + way * 1.8, 35)
        tail.closeSubpath()
        painter.drawPath(tail)
    flower = QPainterPath()
    flower.setFillRule(Qt.FillRule.WindingFill)
    for step in range(10):
        turn = math.radians(step * 36)
        flower.addEllipse(QPointF(20 + 8.2 * math.cos(turn), 16.5 + 8.2 * math.sin(turn)), 3.3, 3.3)
    flower.addEllipse(QPointF(20, 16.5), 8, 8)
    painter.setPen(pen(theme.metal_shade, 1.0))
    painter.setBrush(theme.metal)
    painter.drawPath(flower.simplified())
    painter.setBrush(theme.tag)
    painter.drawEllipse(QPointF(20, 16.5), 6.8, 6.8)
    head(painter, QPointF(20, 17), 4.5, theme.fabrics[2].base, _ink(theme, 2))


def _smallest_group(painter: QPainter, theme: Theme) -> None:
    """A pair of scales with the same on either side."""
    line = theme.metal_shade
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(line, 2.0))
    painter.drawLine(QPointF(20, 8), QPointF(20, 31))
    painter.drawLine(QPointF(14, 32), QPointF(26, 32))
    painter.drawLine(QPointF(8.5, 11), QPointF(31.5, 11))
    for middle, colour in ((9.5, 0), (30.5, 3)):
        painter.setPen(pen(line, 0.9))
        painter.drawLine(QPointF(middle, 11), QPointF(middle - 4.6, 22))
        painter.drawLine(QPointF(middle, 11), QPointF(middle + 4.6, 22))
        painter.save()
        painter.translate(middle - 3.6, 14.8)
        brushes.cloth(painter, [(0, 0)], 7.2, theme.fabrics[colour], seam=False)
        painter.restore()
        pan = QPainterPath(QPointF(middle - 5.6, 22))
        pan.lineTo(middle + 5.6, 22)
        pan.quadTo(middle, 28, middle - 5.6, 22)
        painter.setPen(pen(line, 0.9))
        painter.setBrush(theme.metal)
        painter.drawPath(pan)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    painter.drawEllipse(QPointF(20, 8), 2.2, 2.2)


def _largest_group(painter: QPainter, theme: Theme) -> None:
    """A crown over a group of one colour."""
    painter.save()
    painter.translate(8.4, 17)
    brushes.cloth(painter, [(0, 0), (1, 0), (2, 0)], 7.7, theme.fabrics[3], seam=False)
    brushes.cloth(painter, [(0, 1)], 7.7, theme.fabrics[3], seam=False)
    brushes.cloth(painter, [(1, 1), (2, 1)], 7.7, theme.fabrics[3], seam=False)
    painter.restore()
    crown = QPainterPath(QPointF(11, 15))
    for x, y in ((9.5, 6.5), (15, 10.5), (20, 5), (25, 10.5), (30.5, 6.5), (29, 15)):
        crown.lineTo(x, y)
    crown.closeSubpath()
    painter.setPen(pen(theme.metal_shade, 1.1))
    painter.setBrush(theme.metal)
    painter.drawPath(crown)


def _mixed_tiles(painter: QPainter, theme: Theme) -> None:
    """One tile in the middle of three others."""
    size = 9.0
    for column, row, colour in ((1, 0, 0), (0, 1, 1), (2, 1, 3)):
        painter.save()
        painter.translate(6.5 + column * size, 9.5 + row * size)
        brushes.cloth(painter, [(0, 0)], size, theme.fabrics[colour], seam=False)
        painter.restore()
    painter.save()
    painter.translate(6.5 + size, 9.5 + size)
    brushes.cloth(painter, [(0, 0), (0, 1)], size, theme.fabrics[2], seam=False)
    painter.restore()


_PICTURES: Final[dict[str, Callable[[QPainter, Theme], None]]] = {
    "columns": _columns,
    "rows": _rows,
    "edge": _edge,
    "blocks": _blocks,
    "litters": _litters,
    "edge-cats": _edge_cats,
    "bonus-tiles": _bonus_tiles,
    "warm-cats": _warm_cats,
    "best-groups": _best_groups,
    "smallest-group": _smallest_group,
    "largest-group": _largest_group,
    "mixed-tiles": _mixed_tiles,
}


def known() -> frozenset[str]:
    """The kinds of lists that have a picture."""
    return frozenset(_PICTURES)

"""The table of Pack the Essentials, its art: the stamps of To Do Lists, and what several show."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look.palette import Theme, mix
from ui.look.paths import pen

Drawn: TypeAlias = Callable[[QPainter, Theme], None]
"""Paints what a list counts."""

_SIDE: Final = 40.0
"""The pictures are drawn in a square of this side, then scaled."""


def todo(painter: QPainter, rect: QRectF, theme: Theme, picture: Drawn | None) -> None:
    """A stamp with what a To Do List counts; an empty one where no list is drawn yet."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / _SIDE, side / _SIDE)
    _stamp(painter, theme)
    if picture is not None:
        picture(painter, theme)
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


def case(
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


def ink(theme: Theme, colour: int) -> QColor:
    """Dark lines on light cloth, light ones on dark cloth."""
    return theme.fabrics[colour].ink

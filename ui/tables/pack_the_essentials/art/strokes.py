"""The table of Pack the Essentials, its art: lines, spines and pens that all of it shares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from ui.look.brushes import Cell

WHITE: Final = QColor("white")
BLACK: Final = QColor("black")


@lru_cache(maxsize=256)
def spine(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The longest path through a shape, from cell to neighbouring cell."""
    best: tuple[Cell, ...] = ()

    def grow(path: tuple[Cell, ...]) -> None:
        nonlocal best
        if len(path) > len(best):
            best = path
        x, y = path[-1]
        for near in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)):
            if near in cells and near not in path:
                grow((*path, near))

    for start in cells:
        grow((start,))
    return best


@lru_cache(maxsize=512)
def along(base: tuple[Cell, ...], turn: int) -> tuple[Cell, ...]:
    """The spine of a shape after clockwise quarter turns, moved back to the corner."""
    path, cells = list(spine(base)), list(base)
    for _ in range(turn):
        path = [(-y, x) for x, y in path]
        cells = [(-y, x) for x, y in cells]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple((x - left, y - top) for x, y in path)


def middle_of(at: Cell, cell: float) -> QPointF:
    """The middle of a cell, in the piece's coordinates."""
    return QPointF((at[0] + 0.5) * cell, (at[1] + 0.5) * cell)


def run(path: Sequence[Cell], cell: float) -> QPainterPath:
    """A line through the middles of cells, with rounded bends."""
    points = [middle_of(at, cell) for at in path]
    line = QPainterPath(points[0])
    for index in range(1, len(points)):
        if index + 1 < len(points):
            before, here, after = points[index - 1], points[index], points[index + 1]
            line.lineTo((before + here) / 2)
            line.quadTo(here, (here + after) / 2)
        else:
            line.lineTo(points[index])
    return line


def pen(colour: QColor, width: float) -> QPen:
    """A pen with round ends and joins."""
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def fit(size: QSizeF, room: QRectF) -> QRectF:
    """The largest rectangle of a size's proportions in the middle of `room`."""
    share = min(room.width() / size.width(), room.height() / size.height())
    width, height = size.width() * share, size.height() * share
    return QRectF(room.center().x() - width / 2, room.center().y() - height / 2, width, height)

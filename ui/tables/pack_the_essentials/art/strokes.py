"""The table of Pack the Essentials, its art: lines, tubes and pens that all of it shares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from ui.look.brushes import Cell

WHITE: Final = QColor("white")
BLACK: Final = QColor("black")


def middle_of(at: Cell, cell: float) -> QPointF:
    """The middle of a cell, in the piece's coordinates."""
    return QPointF((at[0] + 0.5) * cell, (at[1] + 0.5) * cell)


class SpinePath:
    """A smooth line through the middles of cells, in cells: points on it, and points beside it.

    Places on it are distances from its start; beyond its ends it goes straight on.
    """

    _STEP: Final = 0.05

    def __init__(self, path: Sequence[Cell], more: float = 0.0) -> None:
        line = _bent(path)
        self._whole = line.length()
        self.length = self._whole + more
        """From the start to the end, with `more` after the middle of the last cell."""
        count = max(1, math.ceil(self._whole / self._STEP))
        points = [
            line.pointAtPercent(line.percentAtLength(self._whole * i / count))
            for i in range(count + 1)
        ]
        self._points = points
        self._pitch = self._whole / count
        # The lower side of what lies decides; where nothing lies, it is the right.
        flow = points[-1] - points[0]
        lies = sum(abs(b[0] - a[0]) for a, b in pairwise(path))
        sideways = sum(b[0] - a[0] for a, b in pairwise(path)) if lies else -flow.y()
        self._hand = 1 if sideways >= 0 else -1

    def at(self, place: float) -> QPointF:
        """The point at a distance from the start."""
        share = place / self._pitch
        index = min(max(int(share), 0), len(self._points) - 2)
        start, end = self._points[index], self._points[index + 1]
        return start + (end - start) * (share - index)

    def way(self, place: float) -> QPointF:
        """The direction of the line there, one cell long."""
        step = self.at(place + 0.08) - self.at(place - 0.08)
        long = math.hypot(step.x(), step.y())
        return step / long

    def angle(self, place: float) -> float:
        """That direction in radians, clockwise from the right."""
        way = self.way(place)
        return math.atan2(way.y(), way.x())

    def lying(self, place: float) -> bool:
        """Whether the line runs rather sideways than up or down there."""
        way = self.way(place)
        return abs(way.x()) > abs(way.y()) * 1.2

    def down(self, place: float) -> QPointF:
        """The direction across the line, one cell long, on the side that mostly is the lower."""
        way = self.way(place)
        return QPointF(-way.y(), way.x()) * self._hand

    def beside(self, place: float, lane: float) -> QPointF:
        """A point `lane` cells down from the line (negative: up)."""
        return self.at(place) + self.down(place) * lane


def _bent(path: Sequence[Cell]) -> QPainterPath:
    """A line through the middles of cells, in cells, rounding each bend from edge to edge."""
    points = [middle_of(at, 1.0) for at in path]
    line = QPainterPath(points[0])
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        start, end = (before + here) / 2, (here + after) / 2
        line.lineTo(start)
        line.cubicTo(start + (here - start) * 0.64, end + (here - end) * 0.64, end)
    line.lineTo(points[-1])
    return line


Bead = tuple[QPointF, float]
"""A point on the middle line of something round, and half its thickness there."""

_CAP: Final = 14


def tube(beads: Sequence[Bead], grow: float = 0.0, *, tight: bool = False) -> QPainterPath:
    """The outline around beads on a line, with round ends, made thicker by `grow` all around.

    Filled by winding, so tubes can be joined with `addPath` and overlap. `tight` tubes may bend
    more narrowly than they are thick, and take longer.
    """
    if len(beads) == 1:
        dot = QPainterPath()
        dot.addEllipse(beads[0][0], beads[0][1] + grow, beads[0][1] + grow)
        return dot
    ways = [
        _unit(beads[max(0, i - 1)][0], beads[min(len(beads) - 1, i + 1)][0])
        for i in range(len(beads))
    ]
    one, other = (_flank(beads, ways, grow, hand) for hand in (1, -1))
    if tight:
        one, other = (_outside(flank, beads, grow) for flank in (one, other))
    ring = one + _cap(beads[-1], ways[-1], grow)
    ring += reversed(other)
    ring += _cap(beads[0], -ways[0], grow)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF(ring))
    path.closeSubpath()
    return path


def _unit(start: QPointF, end: QPointF) -> QPointF:
    step = end - start
    return step / max(1e-9, math.hypot(step.x(), step.y()))


def _flank(beads: Sequence[Bead], ways: Sequence[QPointF], grow: float, hand: int) -> list[QPointF]:
    """One side of a tube; on the inside of a tight bend, without the points that run backwards."""
    points: list[QPointF] = []
    last_x = last_y = 0.0
    for (at, half), way in zip(beads, ways, strict=True):
        along_x, along_y = way.x(), way.y()
        x = at.x() + along_y * hand * (half + grow)
        y = at.y() - along_x * hand * (half + grow)
        if not points or (x - last_x) * along_x + (y - last_y) * along_y > 0:
            points.append(QPointF(x, y))
            last_x, last_y = x, y
    return points


def _outside(points: Sequence[QPointF], beads: Sequence[Bead], grow: float) -> list[QPointF]:
    """The points that no bead covers: of a flank that crosses itself, what is seen from outside."""
    # Each third is enough, since they overlap by far.
    discs = [(at.x(), at.y(), (half + grow - 0.004) ** 2) for at, half in beads[::3]]
    found = []
    for point in points:
        left, top = point.x(), point.y()
        for x, y, reach in discs:
            if (left - x) * (left - x) + (top - y) * (top - y) < reach:
                break
        else:
            found.append(point)
    return found


def _cap(bead: Bead, way: QPointF, grow: float) -> list[QPointF]:
    """The round end of a tube that points `way`, from its left to its right."""
    (at, half), turn = bead, math.atan2(way.y(), way.x())
    return [
        at + QPointF(math.cos(angle), math.sin(angle)) * (half + grow)
        for angle in (turn - math.pi / 2 + math.pi * i / _CAP for i in range(1, _CAP))
    ]

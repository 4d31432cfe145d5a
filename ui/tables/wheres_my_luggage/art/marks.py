"""The table of Where's My Luggage?, its art: result marks, which differ in shape and colour."""

from __future__ import annotations

import math
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look import brushes
from ui.look.palette import Theme, mix
from ui.look.paths import disc, pen, sketch
from ui.look.style import Look

Mark = Literal["match", "another", "lost"]
"""What came of a look: the passenger's own, somebody else's, nobody's (WL-11)."""
MARKS: Final[tuple[Mark, ...]] = ("match", "another", "lost")


def mark_colour(mark: Mark, theme: Theme) -> QColor:
    """The colour that goes with a mark."""
    if mark == "match":
        return QColor("#256b3f") if not theme.dark else QColor("#7cc793")
    if mark == "another":
        return QColor("#86530a") if not theme.dark else QColor("#e9b65c")
    return QColor("#64575e") if not theme.dark else QColor("#b7adba")


def paint_mark(painter: QPainter, rect: QRectF, mark: Mark, look: Look) -> None:
    """A result mark: a seal with a tick, a pair of arrows on a lozenge, a torn tag with a query."""
    side = min(rect.width(), rect.height())
    theme = look.theme
    ground = mark_colour(mark, theme)
    paper = QColor("#fffaf0") if not theme.dark else QColor("#1d1a20")
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    # Room for the shadow.
    painter.translate(5, 4)
    painter.scale(0.9, 0.9)
    unit = 100 / 0.9 / side
    shape = {"match": _seal, "another": _lozenge, "lost": _scrap}[mark]()
    brushes.soft_shadow(painter, shape, theme.shadow, 5, QPointF(0, 2.5))
    painter.setPen(pen(paper, max(6.0, 1.5 * unit)))
    painter.setBrush(ground)
    painter.drawPath(shape)
    painter.setPen(pen(mix(ground, QColor("black"), 0.35), max(2.0, 0.8 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.setPen(pen(paper, max(10.0, 1.6 * unit)))
    if mark == "match":
        painter.drawPath(sketch("M 31 52 L 45 66 L 70 37"))
    elif mark == "another":
        painter.setPen(pen(paper, max(8.0, 1.5 * unit)))
        painter.drawPath(sketch("M 31 44 H 66 M 56 33 L 67 44 M 69 59 H 34 M 44 70 L 33 59"))
    else:
        painter.setPen(pen(paper, max(9.0, 1.6 * unit)))
        painter.drawPath(sketch("M 38 42 C 38 26 64 26 63 43 C 62 53 51 52 50 62"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paper)
        painter.drawPath(disc(50, 75, max(5.6, 1.0 * unit)))
    painter.restore()


def _seal() -> QPainterPath:
    """A round seal with a scalloped edge."""
    path = QPainterPath()
    teeth = 12
    for step in range(teeth + 1):
        angle = 2 * math.pi * step / teeth
        at = QPointF(50 + 39 * math.cos(angle), 50 + 39 * math.sin(angle))
        if step == 0:
            path.moveTo(at)
            continue
        half = angle - math.pi / teeth
        path.quadTo(QPointF(50 + 50 * math.cos(half), 50 + 50 * math.sin(half)), at)
    path.closeSubpath()
    return path


def _lozenge() -> QPainterPath:
    """A square standing on its corner."""
    return sketch(
        "M 56 8 L 92 44 Q 98 50 92 56 L 56 92 Q 50 98 44 92 L 8 56 Q 2 50 8 44 L 44 8 Q 50 2 56 8 Z"
    )


def _scrap() -> QPainterPath:
    """A claim tag whose lower end is torn off."""
    return sketch(
        "M 34 7 H 66 L 82 24 V 84 L 74 92 L 66 83 L 58 93 L 50 84 L 42 93 L 34 83 L 26 92 "
        "L 18 84 V 24 Z"
    )

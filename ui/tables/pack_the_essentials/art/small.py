"""The table of Pack the Essentials, its art: underwear, socks, pack rats and toys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import Fabric, Theme, mix
from ui.look.paths import disc, pen, sketch
from ui.tables.pack_the_essentials.art.clothing import pad
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE
from ui.tables.pack_the_essentials.art.wardrobe.kit import Tailor


def underwear(painter: QPainter, cell: float, fabric: Fabric, theme: Theme) -> None:
    """Underwear: a pair of briefs on a pad of one cell."""
    painter.save()
    pad(painter, [(0, 0)], cell, fabric, theme)
    t = Tailor(painter, cell, fabric, theme)
    briefs = sketch(
        "M 0.12 0.22 H 0.88 L 0.92 0.47 C 0.76 0.52 0.66 0.62 0.63 0.81 "
        "Q 0.5 0.87 0.37 0.81 C 0.34 0.62 0.24 0.52 0.08 0.47 Z"
    )
    t.cloth(briefs)
    with t.within(briefs):
        hems = (
            "M 0.96 0.47 C 0.76 0.52 0.66 0.62 0.62 0.86 "
            "M 0.04 0.47 C 0.24 0.52 0.34 0.62 0.38 0.86"
        )
        t.seam(hems, t.line, 0.19)
        t.seam(hems, t.pale, 0.13)
    t.trace(briefs)
    t.part(sketch("M 0.11 0.17 H 0.89 L 0.905 0.34 H 0.095 Z"), t.pale)
    if t.fine:
        t.seam("M 0.24 0.2 V 0.31 M 0.76 0.2 V 0.31 M 0.36 0.2 V 0.31 M 0.64 0.2 V 0.31", t.deep)
    heart = "M 0.5 0.37 C 0.4 0.28 0.41 0.19 0.47 0.2 Q 0.5 0.21 0.5 0.24 Q 0.5 0.21 0.53 0.2 "
    t.fill(sketch(heart + "C 0.59 0.19 0.6 0.28 0.5 0.37 Z"), t.deep)
    painter.restore()


def sock(
    painter: QPainter, cells: Sequence[Cell], cell: float, fabric: Fabric, theme: Theme
) -> None:
    """A sock on a pad of two cells, whatever way it lies."""
    painter.save()
    pad(painter, cells, cell, fabric, theme)
    if brushes.extent(cells)[0] > 1:
        # Drawn upright, laid on its side.
        painter.setTransform(QTransform(0, -1, 1, 0, 0, cell), True)
    t = Tailor(painter, cell, fabric, theme)
    shape = sketch(
        "M 0.2 0.36 H 0.68 V 1.06 C 0.68 1.2 0.76 1.26 0.83 1.34 C 0.98 1.52 0.92 1.84 0.68 1.88 "
        "C 0.5 1.9 0.34 1.82 0.24 1.66 C 0.17 1.5 0.2 1.3 0.2 1.1 Z"
    )
    t.cloth(shape)
    with t.within(shape):
        t.part(disc(0.16, 1.46, 0.25), t.pale)
        t.part(disc(0.93, 1.78, 0.31), t.pale)
        if t.fine:
            t.gleam(sketch("M 0.22 0.4 H 0.28 V 1.1 H 0.22 Z"), 0.25)
    t.trace(shape)
    t.part(sketch("M 0.2 0.12 Q 0.45 0.08 0.69 0.12 L 0.72 0.42 Q 0.45 0.47 0.17 0.42 Z"), t.pale)
    t.seam("M 0.31 0.15 V 0.4 M 0.45 0.15 V 0.4 M 0.58 0.15 V 0.4", t.deep, 0.04)
    painter.restore()


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
    """A pack rat with a suitcase on its back; `spent` leaves only its outline."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    body = _rat_body()
    thick = max(0.045, 1.1 / side)
    if spent:
        rest = QPen(theme.muted, max(0.035, 1.0 / side))
        rest.setDashPattern([2.4, 2.2])
        rest.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(rest)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # In a square of side 1 the curves would be joined up of few straight pieces.
        large = QTransform.fromScale(400, 400)
        around = large.map(body).simplified()
        painter.drawPath(QTransform.fromScale(1 / 400, 1 / 400).map(around))
        painter.restore()
        return
    tail = QPainterPath(QPointF(0.34, 0.86))
    tail.cubicTo(0.02, 0.94, -0.02, 0.66, 0.10, 0.60)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(_RAT_LINE, 0.06 + thick * 1.6))
    painter.drawPath(tail)
    painter.setPen(pen(_RAT_PINK, 0.06))
    painter.drawPath(tail)
    painter.setPen(pen(_RAT_LINE, thick * 2))
    painter.setBrush(_RAT)
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(body)
    _rat_front(painter, body, thick)
    _load(painter, theme, thick)
    painter.restore()


_RAT: Final = QColor("#a9a2ad")
_RAT_LIGHT: Final = QColor("#d8d3d9")
_RAT_LINE: Final = QColor("#332c38")
_RAT_PINK: Final = QColor("#eaa3ae")


def _rat_body() -> QPainterPath:
    """A pear on its hind legs, with a pointed snout and round ears, in a square of side 1."""
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    body.addEllipse(QPointF(0.52, 0.70), 0.23, 0.22)
    head = QPainterPath(QPointF(0.42, 0.40))
    head.cubicTo(0.44, 0.20, 0.74, 0.20, 0.82, 0.36)
    head.quadTo(0.88, 0.44, 0.955, 0.49)
    head.quadTo(0.97, 0.56, 0.88, 0.58)
    head.cubicTo(0.70, 0.66, 0.44, 0.64, 0.42, 0.40)
    body.addPath(head)
    body.addEllipse(QPointF(0.50, 0.22), 0.145, 0.145)
    body.addEllipse(QPointF(0.74, 0.22), 0.11, 0.12)
    return body


def _rat_front(painter: QPainter, body: QPainterPath, thick: float) -> None:
    """Belly, ears, face and feet."""
    painter.save()
    painter.setClipPath(body)
    painter.setBrush(_RAT_LIGHT)
    painter.drawEllipse(QPointF(0.62, 0.76), 0.15, 0.18)
    painter.setBrush(_RAT_PINK)
    painter.drawEllipse(QPointF(0.50, 0.22), 0.085, 0.09)
    painter.drawEllipse(QPointF(0.75, 0.215), 0.06, 0.07)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_RAT)
    painter.drawEllipse(QPointF(0.62, 0.40), 0.19, 0.14)
    painter.setBrush(_RAT_LINE)
    painter.drawEllipse(QPointF(0.70, 0.42), 0.052, 0.06)
    painter.setBrush(WHITE)
    painter.drawEllipse(QPointF(0.685, 0.40), 0.02, 0.02)
    painter.setBrush(QColor("#d2546a"))
    painter.drawEllipse(QPointF(0.94, 0.51), 0.05, 0.045)
    painter.setPen(pen(_RAT_LINE, thick * 0.7))
    smile = QPainterPath(QPointF(0.84, 0.575))
    smile.quadTo(0.77, 0.59, 0.73, 0.55)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(smile)
    painter.setPen(pen(_RAT_LINE, thick * 0.8))
    painter.setBrush(_RAT_PINK)
    painter.drawEllipse(QPointF(0.46, 0.915), 0.085, 0.042)
    painter.drawEllipse(QPointF(0.66, 0.915), 0.085, 0.042)
    painter.drawEllipse(QPointF(0.72, 0.70), 0.055, 0.045)


def _load(painter: QPainter, theme: Theme, thick: float) -> None:
    """The suitcase on a pack rat's back, with its strap."""
    strap = QPainterPath(QPointF(0.36, 0.56))
    strap.quadTo(0.56, 0.58, 0.55, 0.80)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(_CASE_LINE, 0.05))
    painter.drawPath(strap)
    painter.translate(0.27, 0.64)
    painter.rotate(-9)
    painter.setPen(pen(_CASE_LINE, thick * 1.3))
    painter.drawRoundedRect(QRectF(-0.08, -0.25, 0.16, 0.12), 0.04, 0.04)
    painter.setPen(pen(_CASE_LINE, thick))
    painter.setBrush(_CASE)
    painter.drawRoundedRect(QRectF(-0.21, -0.18, 0.42, 0.36), 0.07, 0.07)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.metal)
    for x in (-0.12, 0.06):
        painter.drawRect(QRectF(x, -0.18 + thick / 2, 0.06, 0.36 - thick))


_CASE: Final = QColor("#a55a33")
_CASE_LINE: Final = QColor("#4b2413")


def toy(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A cat toy: a ball of wool with its loose end."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    wool = mix(theme.focus, WHITE, 0.16)
    line = mix(theme.focus, BLACK, 0.62 if theme.dark else 0.5)
    light = mix(theme.focus, WHITE, 0.66)
    thick = max(0.045, 1.1 / side)
    middle, radius = QPointF(0.48, 0.46), 0.35
    thread = QPainterPath(QPointF(0.60, 0.78))
    thread.cubicTo(0.72, 0.90, 0.50, 0.96, 0.62, 0.92)
    thread.cubicTo(0.72, 0.98, 0.96, 0.90, 0.90, 0.72)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((0.055 + thick * 1.6, line), (0.055, wool)):
        painter.setPen(pen(colour, width))
        painter.drawPath(thread)
    ball = QPainterPath()
    ball.addEllipse(middle, radius, radius)
    painter.setPen(pen(line, thick * 2))
    painter.setBrush(wool)
    painter.drawPath(ball)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(ball)
    painter.setClipPath(ball, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Three skeins wound across each other.
    for turn, lanes in ((-35.0, (-0.20, -0.07, 0.06)), (50.0, (0.14, 0.26)), (110.0, (0.17, 0.28))):
        painter.save()
        painter.translate(middle)
        painter.rotate(turn)
        for lane in lanes:
            for width, colour, shift in ((0.05, line, 0.0), (0.05, light, -0.028)):
                painter.setPen(pen(colour, max(width * 0.7, 0.9 / side)))
                arc = QPainterPath(QPointF(-0.34, lane + shift))
                arc.quadTo(0.0, lane + shift - 0.12, 0.34, lane + shift)
                painter.drawPath(arc)
        painter.restore()
    painter.restore()

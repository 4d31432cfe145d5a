"""Look: an open travel case seen from above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from ui.look.brushes import soft_shadow, stitches
from ui.look.palette import Theme, faded, mix

_WHITE: Final = QColor("white")
_BLACK: Final = QColor("black")
_MIN_NAMED_CELL_PX: Final = 30.0
"""The least side of a cell, in logical pixels, at which names on the rim can be read."""


def case_margin(cell: float) -> float:
    """Width of the case's leather wall around its lining, for cells of side `cell`."""
    return cell * 0.42


def open_case(painter: QPainter, columns: int, rows: int, cell: float, theme: Theme) -> None:
    """An open suitcase seen from above with a grid; the lining's corner is at (0, 0).

    A quilted lining, elastic straps crossed under the grid; see `leather_case`.
    """
    inner = QRectF(0, 0, columns * cell, rows * cell)
    lining = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    lining.setColorAt(0.0, mix(theme.lining, _BLACK, 0.05))
    lining.setColorAt(0.3, theme.lining)

    def line() -> None:
        _quilt(painter, columns, rows, cell, theme)
        _elastics(painter, inner, cell, theme)
        _grid(painter, columns, rows, cell, theme)

    # Between columns, so that these can be named on the leather.
    near = round(columns * 0.22)
    leather_case(painter, inner, cell, theme, QBrush(lining), line, near * cell)


def leather_case(
    painter: QPainter,
    inner: QRectF,
    cell: float,
    theme: Theme,
    lining: QBrush | QColor,
    line: Callable[[], None],
    near: float,
) -> None:
    """An open suitcase around `inner`, which is filled with `lining`, then painted by `line`.

    Leather walls with piping and seams, brass corners, hinges above, latches and a handle below.
    All is as thick as befits cells of side `cell`; hinges and latches are `near` either end.
    """
    wall = case_margin(cell)
    outer = inner.adjusted(-wall, -wall, wall, wall)
    painter.save()
    shell = rounded(outer, cell * 0.5)
    soft_shadow(painter, shell, theme.shadow, cell * 0.34, QPointF(0, cell * 0.14))
    _lid_edge(painter, outer, cell, theme)
    _handle(painter, outer, cell, theme)
    _walls(painter, outer, inner, cell, theme)
    hollow = rounded(inner.adjusted(*(cell * s for s in (-0.07, -0.07, 0.07, 0.07))), cell * 0.2)
    edge = QPen(theme.case_edge, cell * 0.06)
    painter.setPen(edge)
    painter.setBrush(lining)
    painter.drawPath(hollow)
    painter.save()
    painter.setClipPath(hollow, Qt.ClipOperation.IntersectClip)
    line()
    painter.restore()
    # What lies on the lining ends at its edge, not in the middle of the edge's line.
    painter.strokePath(hollow, edge)
    _depth(painter, hollow, cell, theme)
    for at_right in (False, True):
        for at_bottom in (False, True):
            _brass_corner(painter, outer, cell, theme, right=at_right, bottom=at_bottom)
    for x in (inner.left() + near, inner.right() - near):
        _hinge(painter, QPointF(x, outer.top()), cell, theme)
        _latch(painter, QPointF(x, outer.bottom() - wall * 0.5), cell, theme)
    painter.restore()


def closed_lid(painter: QPainter, outer: QRectF, cell: float, theme: Theme) -> None:
    """The lid of a suitcase of cells of side `cell`, seen from outside; `outer` is its leather.

    Two straps with buckles, seams, brass corners.
    """
    painter.save()
    shell = rounded(outer, cell * 0.5)
    leather = QLinearGradient(outer.topLeft(), outer.bottomRight())
    leather.setColorAt(0.0, mix(theme.case, _WHITE, 0.16))
    leather.setColorAt(0.45, theme.case)
    leather.setColorAt(1.0, mix(theme.case, _BLACK, 0.16))
    painter.setPen(QPen(theme.case_edge, cell * 0.07))
    painter.setBrush(QBrush(leather))
    painter.drawPath(shell)
    seam = rounded(outer.adjusted(*(cell * s for s in (0.28, 0.28, -0.28, -0.28))), cell * 0.36)
    stitches(painter, seam, theme.case_stitch, cell, width=0.035)
    for share in (0.22, 0.78):
        strap = QRectF(0, outer.top(), cell * 0.62, outer.height())
        strap.moveCenter(QPointF(outer.left() + outer.width() * share, outer.center().y()))
        painter.setPen(QPen(theme.case_edge, cell * 0.03))
        painter.setBrush(mix(theme.case, _BLACK, 0.28))
        painter.drawRect(strap)
        for x in (strap.left() + cell * 0.1, strap.right() - cell * 0.1):
            line = QPainterPath(QPointF(x, strap.top()))
            line.lineTo(x, strap.bottom())
            stitches(painter, line, theme.case_stitch, cell, width=0.026)
        buckle = QRectF(0, 0, cell * 0.9, cell * 0.7)
        buckle.moveCenter(QPointF(strap.center().x(), outer.bottom() - outer.height() * 0.2))
        painter.setPen(QPen(brass(theme, buckle.topLeft(), buckle.bottomLeft()), cell * 0.13))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(buckle, cell * 0.12))
        painter.drawLine(buckle.center(), QPointF(buckle.center().x(), buckle.bottom()))
    for at_right in (False, True):
        for at_bottom in (False, True):
            _brass_corner(painter, outer, cell, theme, right=at_right, bottom=at_bottom)
    painter.restore()


def rim_names(
    painter: QPainter, across: Sequence[str], down: Sequence[str], cell: float, theme: Theme
) -> None:
    """Names of the columns above and of the rows at the left, embossed on the case's leather.

    Where they would be too small to be read, there are none.
    """
    seen = painter.deviceTransform().m11() / max(1.0, painter.device().devicePixelRatioF())
    if cell * seen < _MIN_NAMED_CELL_PX:
        return
    font = QFont(painter.font())
    font.setFamilies(["Inter"])
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(max(1, round(cell * 0.27)))
    painter.save()
    painter.setFont(font)
    middle = case_margin(cell) * 0.56
    leather = mix(theme.case, _BLACK, 0.06)
    for index, name in enumerate(across):
        _emboss(painter, QPointF((index + 0.5) * cell, -middle), name, cell, leather, theme)
    for index, name in enumerate(down):
        _emboss(painter, QPointF(-middle, (index + 0.5) * cell), name, cell, leather, theme)
    painter.restore()


def _emboss(
    painter: QPainter, at: QPointF, name: str, cell: float, leather: QColor, theme: Theme
) -> None:
    """A name pressed into the leather, where the seams pause."""
    metrics = QFontMetricsF(painter.font())
    wide, high = metrics.horizontalAdvance(name), metrics.capHeight()
    patch = QRectF(0, 0, max(wide, high) + cell * 0.08, cell * 0.28)
    patch.moveCenter(at)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(leather)
    painter.drawRoundedRect(patch, cell * 0.05, cell * 0.05)
    start = QPointF(at.x() - wide / 2, at.y() + high / 2)
    for colour, by in ((faded(_BLACK, 0.45), -0.02), (mix(theme.case_stitch, _WHITE, 0.2), 0.0)):
        painter.setPen(colour)
        painter.drawText(start + QPointF(0, by * cell), name)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def brass(theme: Theme, start: QPointF, end: QPointF) -> QBrush:
    """Brass that shines from one point to another."""
    shine = QLinearGradient(start, end)
    shine.setColorAt(0.0, mix(theme.metal, _WHITE, 0.35))
    shine.setColorAt(0.45, theme.metal)
    shine.setColorAt(1.0, mix(theme.metal, theme.metal_shade, 0.6))
    return QBrush(shine)


def _lid_edge(painter: QPainter, outer: QRectF, cell: float, theme: Theme) -> None:
    """The edge of the lid that is turned back behind the case."""
    lid = outer.adjusted(cell * 0.35, -cell * 0.14, -cell * 0.35, -outer.height() * 0.5)
    painter.setPen(QPen(theme.case_edge, cell * 0.035))
    painter.setBrush(mix(theme.case, _BLACK, 0.28))
    painter.drawPath(rounded(lid, cell * 0.3))


def _walls(painter: QPainter, outer: QRectF, inner: QRectF, cell: float, theme: Theme) -> None:
    leather = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    leather.setColorAt(0.0, mix(theme.case, _WHITE, 0.14))
    leather.setColorAt(0.2, theme.case)
    leather.setColorAt(1.0, mix(theme.case, _BLACK, 0.16))
    painter.setPen(QPen(theme.case_edge, cell * 0.04))
    painter.setBrush(QBrush(leather))
    painter.drawPath(rounded(outer, cell * 0.5))
    wall = inner.left() - outer.left()
    # Piping catches the light all around the outer edge.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, colour in (
        (0.13, 0.10, mix(theme.case, _BLACK, 0.22)),
        (0.12, 0.035, mix(theme.case, _WHITE, 0.28)),
    ):
        by = wall * inset * 2
        painter.setPen(QPen(colour, cell * width))
        painter.drawPath(rounded(outer.adjusted(by, by, -by, -by), cell * 0.42))
    # Two rows of stitches hold the lining in.
    for inset in (0.52, 0.74):
        by = wall * inset
        stitches(
            painter,
            rounded(outer.adjusted(by, by, -by, -by), cell * 0.32),
            faded(theme.case_stitch, 0.95 if inset < 0.6 else 0.55),
            cell,
            width=0.034 if inset < 0.6 else 0.024,
        )


def _quilt(painter: QPainter, columns: int, rows: int, cell: float, theme: Theme) -> None:
    """Quilting along the diagonals of the cells, a printed paw in the middle of every other one."""
    painter.save()
    dark, light = (
        (faded(theme.lining_line, 0.42), faded(_WHITE, 0.55))
        if not theme.dark
        else (faded(_BLACK, 0.30), faded(theme.lining_line, 0.45))
    )
    for colour, shift in ((light, cell * 0.022), (dark, 0.0)):
        painter.setPen(QPen(colour, max(0.8, cell * 0.02)))
        for step in range(-rows, columns + rows + 1):
            x = step * cell + shift
            painter.drawLine(QPointF(x, 0), QPointF(x + rows * cell, rows * cell))
            painter.drawLine(QPointF(x, 0), QPointF(x - rows * cell, rows * cell))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.lining_line, 0.34 if not theme.dark else 0.55))
    for x in range(columns):
        for y in range(rows):
            if (x + y) % 2:
                continue
            _paw(painter, QPointF((x + 0.5) * cell, (y + 0.26) * cell), cell * 0.075)
    painter.restore()


def _paw(painter: QPainter, middle: QPointF, size: float) -> None:
    painter.drawEllipse(middle + QPointF(0, size * 0.45), size * 0.72, size * 0.58)
    for x, y in ((-0.95, -0.25), (-0.35, -0.75), (0.35, -0.75), (0.95, -0.25)):
        painter.drawEllipse(middle + QPointF(x, y) * size, size * 0.27, size * 0.35)


def _elastics(painter: QPainter, inner: QRectF, cell: float, theme: Theme) -> None:
    """Two flat elastic straps across the lining, in its own tone, with a clasp where they meet."""
    band = mix(theme.lining, theme.lining_line, 0.5 if not theme.dark else 0.4)
    edge = mix(theme.lining_line, theme.case, 0.08)
    middle = inner.center()
    painter.save()
    for start, end in (
        (inner.topLeft(), inner.bottomRight()),
        (inner.topRight(), inner.bottomLeft()),
    ):
        line = QPainterPath(start)
        line.lineTo(end)
        for width, colour in ((0.20, faded(edge, 0.75)), (0.165, band)):
            pen = QPen(colour, cell * width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawPath(line)
        stitches(painter, line, faded(edge, 0.7), cell, width=0.02)
    clasp = QRectF(middle.x() - cell * 0.2, middle.y() - cell * 0.2, cell * 0.4, cell * 0.4)
    painter.setPen(QPen(faded(theme.metal_shade, 0.7), max(1.0, cell * 0.03)))
    painter.setBrush(mix(theme.metal, theme.lining, 0.45))
    painter.drawEllipse(clasp)
    painter.setBrush(band)
    painter.drawEllipse(clasp.adjusted(cell * 0.1, cell * 0.1, -cell * 0.1, -cell * 0.1))
    painter.restore()


def _grid(painter: QPainter, columns: int, rows: int, cell: float, theme: Theme) -> None:
    colour = mix(theme.lining_line, theme.case if not theme.dark else _WHITE, 0.14)
    thread = QPen(colour, max(1.0, cell * 0.028))
    thread.setCapStyle(Qt.PenCapStyle.RoundCap)
    thread.setDashPattern(
        [0.08 * cell / thread.widthF(), (cell / 6 - 0.08 * cell) / thread.widthF()]
    )
    thread.setDashOffset(-(cell / 12 - 0.04 * cell) / thread.widthF())
    painter.setPen(thread)
    for column in range(1, columns):
        painter.drawLine(QPointF(column * cell, 0), QPointF(column * cell, rows * cell))
    for row in range(1, rows):
        painter.drawLine(QPointF(0, row * cell), QPointF(columns * cell, row * cell))


def _depth(painter: QPainter, hollow: QPainterPath, cell: float, theme: Theme) -> None:
    painter.save()
    painter.setClipPath(hollow, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The larger the cells, the more layers, so that none is seen for itself.
    layers = max(6, min(18, round(cell * 0.16)))
    each = 1.0 - (1.0 - 0.075) ** (6 / layers)
    for layer in range(layers):
        painter.setPen(QPen(faded(theme.shadow, each), cell * 0.6 * (layer + 1) / layers))
        painter.drawPath(hollow.translated(0, cell * 0.06))
    painter.restore()


def _handle(painter: QPainter, outer: QRectF, cell: float, theme: Theme) -> None:
    wide = min(outer.width() * 0.24, cell * 2.6)
    box = QRectF(outer.center().x() - wide / 2, outer.bottom() - cell * 0.25, wide, cell * 0.6)
    grip = rounded(box, cell * 0.24).subtracted(
        rounded(box.adjusted(cell * 0.18, 0, -cell * 0.18, -cell * 0.19), cell * 0.14)
    )
    soft_shadow(painter, grip, theme.shadow, cell * 0.14, QPointF(0, cell * 0.05))
    leather = QLinearGradient(box.topLeft(), box.bottomLeft())
    leather.setColorAt(0.0, mix(theme.case, _BLACK, 0.18))
    leather.setColorAt(0.7, mix(theme.case, _WHITE, 0.06))
    leather.setColorAt(1.0, mix(theme.case, _BLACK, 0.2))
    painter.setPen(QPen(theme.case_edge, cell * 0.03))
    painter.setBrush(QBrush(leather))
    painter.drawPath(grip)
    seam = QPainterPath(QPointF(box.left() + cell * 0.3, box.bottom() - cell * 0.095))
    seam.lineTo(box.right() - cell * 0.3, box.bottom() - cell * 0.095)
    stitches(painter, seam, theme.case_stitch, cell, width=0.026)


def _brass_corner(
    painter: QPainter, outer: QRectF, cell: float, theme: Theme, *, right: bool, bottom: bool
) -> None:
    side, round_by = cell * 0.66, cell * 0.5
    plate = rounded(QRectF(0, 0, side * 2, side * 2), round_by)
    wedge = QPainterPath()
    wedge.lineTo(side, 0)
    wedge.cubicTo(side * 0.92, side * 0.5, side * 0.5, side * 0.92, 0, side)
    wedge.closeSubpath()
    plate = plate.intersected(wedge)
    painter.save()
    painter.translate(
        outer.right() if right else outer.left(), outer.bottom() if bottom else outer.top()
    )
    painter.scale(-1 if right else 1, -1 if bottom else 1)
    painter.setPen(QPen(theme.metal_shade, max(1.0, cell * 0.028)))
    painter.setBrush(brass(theme, QPointF(0, 0), QPointF(side, side)))
    painter.drawPath(plate)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in ((0.36, 0.36), (0.68, 0.16), (0.16, 0.68)):
        painter.setBrush(theme.metal_shade)
        painter.drawEllipse(QPointF(side * x, side * y), cell * 0.036, cell * 0.036)
        painter.setBrush(faded(_WHITE, 0.5))
        painter.drawEllipse(
            QPointF(side * x - cell * 0.01, side * y - cell * 0.01), cell * 0.014, cell * 0.014
        )
    painter.restore()


def _hinge(painter: QPainter, at: QPointF, cell: float, theme: Theme) -> None:
    plate = QRectF(at.x() - cell * 0.34, at.y() - cell * 0.09, cell * 0.68, cell * 0.24)
    painter.setPen(QPen(theme.metal_shade, max(1.0, cell * 0.026)))
    painter.setBrush(brass(theme, plate.topLeft(), plate.bottomLeft()))
    painter.drawPath(rounded(plate, cell * 0.06))
    for share in (0.34, 0.66):
        x = plate.left() + plate.width() * share
        painter.drawLine(QPointF(x, plate.top()), QPointF(x, plate.top() + cell * 0.11))


def _latch(painter: QPainter, at: QPointF, cell: float, theme: Theme) -> None:
    plate = QRectF(at.x() - cell * 0.26, at.y() - cell * 0.15, cell * 0.52, cell * 0.30)
    painter.setPen(QPen(theme.metal_shade, max(1.0, cell * 0.026)))
    painter.setBrush(brass(theme, plate.topLeft(), plate.bottomLeft()))
    painter.drawPath(rounded(plate, cell * 0.07))
    tongue = QRectF(at.x() - cell * 0.1, plate.top() - cell * 0.03, cell * 0.2, cell * 0.2)
    painter.drawPath(rounded(tongue, cell * 0.06))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.metal_shade)
    painter.drawEllipse(QPointF(at.x(), at.y() + cell * 0.085), cell * 0.03, cell * 0.03)

"""The table of Pack the Essentials: its art. Clothing, cats, kittens, rats, toys, tokens, cases.

Everything is drawn in vectors on the brushes of `ui.look`; whoever shows it goes through the pixmap
cache, so each picture is painted once a size. Cells have the side that the caller names, and a
piece's box has its corner at (0, 0).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import SeatView
from engine.parts.grid import cells as cells_of
from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import Fabric, Theme, Weave, mix
from ui.look.style import Look
from ui.stage.tile_item import PieceArt

_WHITE: Final = QColor("white")
_BLACK: Final = QColor("black")


def cells_at(box: Components, mask: int) -> list[Cell]:
    """The cells of a mask as (column, row)."""
    return [box.grid.place(cell) for cell in cells_of(mask)]


# Pieces -------------------------------------------------------------------------------------------


def piece(box: Components, kind: int, *, cat: bool, turn: int) -> PieceArt:
    """A tile in one of its forms."""
    tile = box.kinds[kind]
    forms = tile.forms(cat)
    cells = forms[turn % len(forms)].shape.cells
    base = forms[0].shape.cells
    fabric, bonus, shape = tile.colour, tile.bonus, tile.shape

    def paint(painter: QPainter, cell: float, theme: Theme) -> None:
        cloth = theme.fabrics[fabric % len(theme.fabrics)]
        if cat:
            _cat(painter, cells, _along(base, turn % len(forms)), cell, cloth, theme, bonus > 0)
        elif bonus == 1:
            _underwear(painter, cell, cloth, theme)
        elif bonus == 2:
            _sock(painter, cells, cell, cloth, theme)
        else:
            _clothing(painter, cells, _along(base, turn % len(forms)), shape, cell, cloth, theme)

    return PieceArt(("pe", kind, cat, turn % len(forms)), cells, paint)


def lying_turn(box: Components, kind: int, *, cat: bool = False) -> int:
    """The turn in which a tile is no taller than wide, as it lies on the mat."""
    forms = box.kinds[kind].forms(cat)
    return next((turn for turn, form in enumerate(forms) if form.width >= form.height), 0)


@lru_cache(maxsize=256)
def _spine(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
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
def _along(base: tuple[Cell, ...], turn: int) -> tuple[Cell, ...]:
    """The spine of a shape after clockwise quarter turns, moved back to the corner."""
    path, cells = list(_spine(base)), list(base)
    for _ in range(turn):
        path = [(-y, x) for x, y in path]
        cells = [(-y, x) for x, y in cells]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple((x - left, y - top) for x, y in path)


def _middle(at: Cell, cell: float) -> QPointF:
    return QPointF((at[0] + 0.5) * cell, (at[1] + 0.5) * cell)


def _run(path: Sequence[Cell], cell: float) -> QPainterPath:
    """A line through the middles of cells, with rounded bends."""
    points = [_middle(at, cell) for at in path]
    line = QPainterPath(points[0])
    for index in range(1, len(points)):
        if index + 1 < len(points):
            before, here, after = points[index - 1], points[index], points[index + 1]
            line.lineTo((before + here) / 2)
            line.quadTo(here, (here + after) / 2)
        else:
            line.lineTo(points[index])
    return line


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


# Clothing -----------------------------------------------------------------------------------------


def _clothing(
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
    line = _run(spine, cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(fabric.edge, cell * 0.36))
    painter.drawPath(line)
    painter.setPen(_pen(mix(fabric.base, fabric.seam, 0.18), cell * 0.30))
    painter.drawPath(line)


def _buttons(painter: QPainter, spine: Sequence[Cell], cell: float, fabric: Fabric) -> None:
    _band(painter, spine, cell, fabric)
    line = _run(spine, cell)
    count = max(2, len(spine))
    for index in range(count):
        at = line.pointAtPercent(index / (count - 1))
        painter.setPen(_pen(fabric.edge, max(1.0, cell * 0.025)))
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
    line = _run(spine, cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(theme.metal_shade, cell * 0.13)
    pen.setDashPattern([0.30, 0.36])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawPath(line)
    pen.setColor(theme.metal)
    pen.setWidthF(cell * 0.09)
    pen.setDashPattern([0.43, 0.52])
    painter.setPen(pen)
    painter.drawPath(line)
    at = line.pointAtPercent(0.0)
    painter.setPen(_pen(theme.metal_shade, max(1.0, cell * 0.03)))
    painter.setBrush(theme.metal)
    painter.drawRoundedRect(
        QRectF(at.x() - cell * 0.08, at.y() - cell * 0.12, cell * 0.16, cell * 0.24),
        cell * 0.05,
        cell * 0.05,
    )


def _lace(painter: QPainter, spine: Sequence[Cell], cell: float, fabric: Fabric) -> None:
    _band(painter, spine, cell, fabric)
    line = _run(spine, cell)
    length = line.length()
    steps = max(2, round(length / (cell * 0.24)))
    painter.setPen(_pen(fabric.seam, cell * 0.04))
    for index in range(steps):
        share = (index + 0.5) / steps
        at = line.pointAtPercent(share)
        angle = math.radians(-line.angleAtPercent(share))
        for turn in (0.8, -0.8):
            arm = QPointF(math.cos(angle + turn), math.sin(angle + turn)) * cell * 0.13
            painter.drawLine(at - arm, at + arm)


def _underwear(painter: QPainter, cell: float, fabric: Fabric, theme: Theme) -> None:
    _cushion(painter, [(0, 0)], cell, fabric, theme)
    brief = QPainterPath(QPointF(0.16 * cell, 0.26 * cell))
    brief.lineTo(0.84 * cell, 0.26 * cell)
    brief.lineTo(0.86 * cell, 0.46 * cell)
    brief.quadTo(0.62 * cell, 0.52 * cell, 0.59 * cell, 0.78 * cell)
    brief.lineTo(0.41 * cell, 0.78 * cell)
    brief.quadTo(0.38 * cell, 0.52 * cell, 0.14 * cell, 0.46 * cell)
    brief.closeSubpath()
    _garment(painter, brief, cell, fabric)
    painter.setPen(_pen(fabric.edge, cell * 0.045))
    painter.drawLine(QPointF(0.17 * cell, 0.34 * cell), QPointF(0.83 * cell, 0.34 * cell))


def _sock(
    painter: QPainter, cells: Sequence[Cell], cell: float, fabric: Fabric, theme: Theme
) -> None:
    _cushion(painter, cells, cell, fabric, theme)
    painter.save()
    if brushes.extent(cells)[0] > 1:
        # Drawn upright, laid on its side.
        painter.setTransform(QTransform(0, -1, 1, 0, 0, cell), True)
    sock = QPainterPath(QPointF(0.26 * cell, 0.2 * cell))
    sock.lineTo(0.68 * cell, 0.2 * cell)
    sock.lineTo(0.68 * cell, 1.1 * cell)
    sock.quadTo(0.86 * cell, 1.28 * cell, 0.86 * cell, 1.55 * cell)
    sock.quadTo(0.84 * cell, 1.84 * cell, 0.56 * cell, 1.8 * cell)
    sock.quadTo(0.36 * cell, 1.76 * cell, 0.32 * cell, 1.4 * cell)
    sock.closeSubpath()
    _garment(painter, sock, cell, fabric)
    painter.setPen(_pen(fabric.edge, cell * 0.045))
    painter.drawLine(QPointF(0.27 * cell, 0.36 * cell), QPointF(0.68 * cell, 0.36 * cell))
    painter.drawLine(QPointF(0.27 * cell, 0.46 * cell), QPointF(0.68 * cell, 0.46 * cell))
    toe = QPainterPath(QPointF(0.40 * cell, 1.68 * cell))
    toe.quadTo(0.56 * cell, 1.52 * cell, 0.85 * cell, 1.55 * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(toe)
    painter.restore()


def _garment(painter: QPainter, path: QPainterPath, cell: float, fabric: Fabric) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fabric.base)
    painter.drawPath(path)
    brushes.weave(painter, path, fabric, cell * 0.8)
    painter.setPen(_pen(fabric.edge, max(1.2, cell * 0.04)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _cushion(
    painter: QPainter, cells: Sequence[Cell], cell: float, fabric: Fabric, theme: Theme
) -> QPainterPath:
    """A plain pad in a pale tone of the colour, on which cats and small things lie."""
    path = brushes.outline(cells, cell, inset=cell * 0.025)
    ground = mix(fabric.base, _BLACK if theme.dark else _WHITE, 0.5 if theme.dark else 0.52)
    painter.save()
    painter.setPen(_pen(fabric.edge, max(1.0, cell * 0.03)))
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


# Cats ---------------------------------------------------------------------------------------------


def _cat(
    painter: QPainter,
    cells: Sequence[Cell],
    spine: Sequence[Cell],
    cell: float,
    fabric: Fabric,
    theme: Theme,
    kitten: bool,  # noqa: FBT001
) -> None:
    """One cat stretched along the shape: face at one end, tail at the other, paws between."""
    _cushion(painter, cells, cell, fabric, theme)
    line = fabric.edge if not theme.dark else mix(fabric.edge, _BLACK, 0.72)
    painter.save()
    head = _middle(spine[0], cell)
    if len(cells) == 1:
        _curled(painter, cell, fabric, line)
        _face(painter, QPointF(0.5 * cell, 0.47 * cell), cell * 0.30, fabric, line)
        painter.restore()
        return
    body = brushes.outline(cells, cell, inset=cell * 0.17, radius=cell * 0.5)
    if kitten:
        body = brushes.outline(cells, cell, inset=cell * 0.22, radius=cell * 0.5)
    end, before = _middle(spine[-1], cell), _middle(spine[-2], cell)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fabric.base)
    painter.drawPath(body)
    _fur(painter, body, spine, cell, fabric)
    painter.setPen(_pen(line, max(1.2, cell * 0.045)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    _paws(painter, cells, spine, cell, fabric, line)
    _tail(painter, end, before, cell, fabric, line)
    _face(painter, head, cell * (0.33 if kitten else 0.36), fabric, line)
    painter.restore()


def _fur(
    painter: QPainter, body: QPainterPath, spine: Sequence[Cell], cell: float, fabric: Fabric
) -> None:
    """Markings of the coat, another kind for each colour."""
    line = _run(spine, cell)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    dark = mix(fabric.base, fabric.edge, 0.45)
    if fabric.weave is Weave.DOTS:
        brushes.weave(painter, body, fabric, cell * 1.3)
    elif fabric.weave is Weave.STRIPES:
        painter.setPen(_pen(dark, cell * 0.07))
        steps = max(3, round(line.length() / (cell * 0.25)))
        for index in range(1, steps):
            share = index / steps
            at = line.pointAtPercent(share)
            angle = math.radians(-line.angleAtPercent(share)) + math.pi / 2
            arm = QPointF(math.cos(angle), math.sin(angle)) * cell
            painter.drawLine(at + arm * 0.16, at + arm * 0.5)
            painter.drawLine(at - arm * 0.16, at - arm * 0.5)
    elif fabric.weave is Weave.CHEVRON:
        painter.setPen(_pen(mix(fabric.base, _WHITE, 0.55), cell * 0.24))
        painter.drawPath(line)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dark)
        for index, spotted in enumerate(spine[1:]):
            spot = _middle(spotted, cell) + QPointF((-1) ** index * 0.17, -0.13) * cell
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
    painter.setPen(_pen(line, max(1.0, cell * 0.035)))
    painter.setBrush(mix(fabric.base, _WHITE, 0.6))
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
        spots.append(_middle(at, cell) + (away[0] if away else QPointF(0, 0)) * cell * 0.22)
    if not spots:
        way = QPointF(spine[1][0] - spine[0][0], spine[1][1] - spine[0][1])
        across = QPointF(-way.y(), way.x())
        if across.y() < 0 or (across.y() == 0 and across.x() < 0):
            across = -across
        middle = _middle(spine[1], cell) + across * cell * 0.27
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
    painter.setPen(_pen(line, width + cell * 0.075))
    painter.drawPath(tail)
    painter.setPen(_pen(mix(fabric.base, _WHITE, 0.12), width))
    painter.drawPath(tail)
    if fabric.weave is Weave.STRIPES:
        ringed = QPen(mix(fabric.base, fabric.edge, 0.5), width)
        ringed.setCapStyle(Qt.PenCapStyle.FlatCap)
        ringed.setDashPattern([0.5, 0.9])
        painter.setPen(ringed)
        painter.drawPath(tail)
    else:
        painter.setPen(_pen(mix(fabric.base, _WHITE, 0.75), width * 0.9))
        painter.drawPoint(tail.pointAtPercent(0.97))


def _curled(painter: QPainter, cell: float, fabric: Fabric, line: QColor) -> None:
    body = QPainterPath()
    body.addEllipse(QPointF(0.5 * cell, 0.6 * cell), 0.34 * cell, 0.27 * cell)
    painter.setPen(_pen(line, max(1.2, cell * 0.04)))
    painter.setBrush(fabric.base)
    painter.drawPath(body)
    tail = QPainterPath(QPointF(0.80 * cell, 0.66 * cell))
    tail.quadTo(0.74 * cell, 0.88 * cell, 0.46 * cell, 0.82 * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(line, cell * 0.15))
    painter.drawPath(tail)
    painter.setPen(_pen(mix(fabric.base, _WHITE, 0.2), cell * 0.085))
    painter.drawPath(tail)


def _face(painter: QPainter, at: QPointF, radius: float, fabric: Fabric, line: QColor) -> None:
    """A cat's face, upright whatever way the tile lies; the ears are those of its colour."""
    painter.save()
    painter.translate(at)
    width = max(1.2, radius * 0.13)
    fur = mix(fabric.base, _WHITE, 0.10)
    painter.setPen(_pen(line, width))
    for side in (-1, 1):
        ear = _ear(fabric.weave, radius, side)
        painter.setBrush(fur)
        painter.drawPath(ear)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(fabric.base, _WHITE, 0.6))
        middle = ear.boundingRect().center()
        shrink = QTransform().translate(middle.x(), middle.y()).scale(0.5, 0.5)
        shrink.translate(-middle.x(), -middle.y() + radius * 0.06)
        painter.drawPath(shrink.map(ear))
        painter.restore()
    face = QPainterPath()
    face.addEllipse(QPointF(0, radius * 0.08), radius * 1.02, radius * 0.86)
    painter.setBrush(fur)
    painter.drawPath(face)
    muzzle = mix(fabric.base, _WHITE, 0.82)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(muzzle)
    painter.drawEllipse(QPointF(0, radius * 0.42), radius * 0.46, radius * 0.34)
    ink = QColor("#231a20")
    for side in (-1, 1):
        painter.setBrush(_WHITE)
        eye = QPointF(side * radius * 0.42, radius * 0.0)
        painter.drawEllipse(eye, radius * 0.23, radius * 0.25)
        painter.setBrush(ink)
        painter.drawEllipse(eye, radius * 0.13, radius * 0.21)
        painter.setBrush(_WHITE)
        painter.drawEllipse(eye + QPointF(-0.05, -0.09) * radius, radius * 0.06, radius * 0.06)
    nose = QPainterPath(QPointF(-radius * 0.13, radius * 0.26))
    nose.lineTo(radius * 0.13, radius * 0.26)
    nose.lineTo(0, radius * 0.41)
    nose.closeSubpath()
    painter.setBrush(QColor("#d2546a"))
    painter.drawPath(nose)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(ink, max(0.8, radius * 0.07)))
    mouth = QPainterPath(QPointF(-radius * 0.22, radius * 0.52))
    mouth.quadTo(-radius * 0.08, radius * 0.64, 0, radius * 0.42)
    mouth.quadTo(radius * 0.08, radius * 0.64, radius * 0.22, radius * 0.52)
    painter.drawPath(mouth)
    painter.setPen(_pen(mix(line, ink, 0.4), max(0.8, radius * 0.05)))
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


# Small things -------------------------------------------------------------------------------------


def rat(painter: QPainter, rect: QRectF, theme: Theme, *, spent: bool = False) -> None:
    """A pack rat: a felt mouse on wheels; `spent` leaves only its outline."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    body = QPainterPath(QPointF(0.06, 0.72))
    body.quadTo(0.12, 0.28, 0.52, 0.30)
    body.quadTo(0.86, 0.34, 0.96, 0.62)
    body.quadTo(0.90, 0.74, 0.70, 0.74)
    body.lineTo(0.16, 0.74)
    body.closeSubpath()
    tail = QPainterPath(QPointF(0.10, 0.68))
    tail.cubicTo(-0.04, 0.5, 0.16, 0.4, 0.06, 0.22)
    grey = mix(theme.muted, theme.card, 0.25)
    line = theme.ink if not theme.dark else mix(theme.card, _BLACK, 0.45)
    if spent:
        painter.setPen(QPen(theme.muted, 0.04, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(body)
        painter.restore()
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(QColor("#d98a94"), 0.06))
    painter.drawPath(tail)
    painter.setPen(_pen(line, 0.045))
    painter.setBrush(grey)
    painter.drawPath(body)
    painter.setBrush(QColor("#e8a5ad"))
    painter.drawEllipse(QPointF(0.58, 0.30), 0.13, 0.13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#231a20"))
    painter.drawEllipse(QPointF(0.77, 0.51), 0.04, 0.045)
    painter.setBrush(QColor("#d2546a"))
    painter.drawEllipse(QPointF(0.95, 0.61), 0.045, 0.045)
    painter.setPen(_pen(line, 0.035))
    painter.setBrush(theme.metal)
    for x in (0.28, 0.68):
        painter.drawEllipse(QPointF(x, 0.77), 0.095, 0.095)
    painter.restore()


def toy(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A cat toy: a pompom."""
    painter.save()
    middle = rect.center()
    radius = min(rect.width(), rect.height()) * 0.34
    ball = QPainterPath()
    for index in range(18):
        angle = 2 * math.pi * index / 18
        ball.addEllipse(
            middle + QPointF(math.cos(angle), math.sin(angle)) * radius, radius * 0.3, radius * 0.3
        )
    ball.addEllipse(middle, radius * 1.1, radius * 1.1)
    ball.setFillRule(Qt.FillRule.WindingFill)
    ball = ball.simplified()
    painter.setPen(_pen(mix(theme.focus, _BLACK, 0.35), max(1.0, radius * 0.1)))
    painter.setBrush(mix(theme.focus, _WHITE, 0.25))
    painter.drawPath(ball)
    painter.setPen(_pen(mix(theme.focus, _WHITE, 0.65), max(0.8, radius * 0.1)))
    for index in range(9):
        angle = 2 * math.pi * (index + 0.5) / 9
        way = QPointF(math.cos(angle), math.sin(angle)) * radius
        painter.drawLine(middle + way * 0.35, middle + way * 0.85)
    painter.restore()


def cat_token(
    painter: QPainter, rect: QRectF, theme: Theme, colour: QColor, ink: QColor, initial: str
) -> None:
    """A player's cat token: a cat's head in their colour with their initial."""
    painter.save()
    side = min(rect.width(), rect.height())
    radius = side * 0.40
    middle = rect.center() + QPointF(0, side * 0.06)
    shape = QPainterPath()
    shape.addEllipse(middle, radius, radius * 0.94)
    for way in (-1, 1):
        ear = QPainterPath(middle + QPointF(way * radius * 0.96, -radius * 0.1))
        ear.lineTo(middle + QPointF(way * radius * 0.88, -radius * 1.2))
        ear.lineTo(middle + QPointF(way * radius * 0.2, -radius * 0.85))
        ear.closeSubpath()
        shape = shape.united(ear)
    brushes.soft_shadow(painter, shape, theme.shadow, side * 0.06, QPointF(0, side * 0.03))
    painter.setPen(_pen(mix(colour, _BLACK, 0.35), max(1.2, side * 0.035)))
    painter.setBrush(colour)
    painter.drawPath(shape)
    _letter(
        painter,
        QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius),
        initial,
        ink,
        side * 0.46,
    )
    painter.restore()


def _letter(painter: QPainter, rect: QRectF, text: str, ink: QColor, pixels: float) -> None:
    font = QFont(painter.font())
    font.setFamilies(["Inter"])
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(max(1, round(pixels)))
    painter.setFont(font)
    painter.setPen(ink)
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    painter.drawText(
        QPointF(rect.center().x() - width / 2, rect.center().y() + metrics.capHeight() / 2), text
    )


def lady_token(painter: QPainter, rect: QRectF, theme: Theme, order: Sequence[int] | None) -> None:
    """A Cat Lady's token: face down a bun and glasses, turned over the order of its tiles."""
    painter.save()
    side = min(rect.width(), rect.height())
    middle = rect.center()
    disc = QPainterPath()
    disc.addEllipse(middle, side * 0.46, side * 0.46)
    brushes.soft_shadow(painter, disc, theme.shadow, side * 0.05, QPointF(0, side * 0.02))
    ground = theme.tag if order is None else theme.raised
    painter.setPen(_pen(theme.tag_rim, max(1.2, side * 0.05)))
    painter.setBrush(ground)
    painter.drawPath(disc)
    if order is not None:
        # A cross of four: read from the top clockwise would be a riddle, so in reading order.
        for index, space in enumerate(order):
            big = index == 0
            at = QRectF(
                middle.x() + ((index % 2) - 1) * side * 0.30,
                middle.y() + ((index // 2) - 1) * side * 0.32,
                side * 0.30,
                side * 0.32,
            )
            ink = theme.tag_ink if big else theme.muted
            _letter(painter, at, str(space), ink, side * (0.30 if big else 0.24))
        painter.restore()
        return
    line = _pen(theme.tag_ink, max(1.0, side * 0.035))
    hair = QColor("#b9b4bd") if not theme.dark else QColor("#8d8896")
    painter.setPen(line)
    painter.setBrush(hair)
    painter.drawEllipse(middle + QPointF(0, -0.27 * side), side * 0.11, side * 0.10)
    painter.drawEllipse(middle + QPointF(0, -0.02 * side), side * 0.26, side * 0.24)
    painter.setBrush(QColor("#efc9ac"))
    painter.drawEllipse(middle + QPointF(0, 0.05 * side), side * 0.20, side * 0.21)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(QColor("#3a2b25"), max(1.0, side * 0.03)))
    for way in (-1, 1):
        painter.drawEllipse(middle + QPointF(way * 0.085, 0.03) * side, side * 0.065, side * 0.06)
    smile = QPainterPath(middle + QPointF(-0.07, 0.15) * side)
    smile.quadTo(middle + QPointF(0, 0.21) * side, middle + QPointF(0.07, 0.15) * side)
    painter.drawPath(smile)
    painter.restore()


def suitcase_token(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The first player's token: a small suitcase."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    painter.setPen(_pen(theme.case_edge, 0.07))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(0.36, 0.14, 0.28, 0.22), 0.07, 0.07)
    painter.setPen(_pen(theme.case_edge, 0.045))
    painter.setBrush(theme.case)
    painter.drawRoundedRect(QRectF(0.08, 0.28, 0.84, 0.58), 0.1, 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.metal)
    for x in (0.24, 0.66):
        painter.drawRect(QRectF(x, 0.28, 0.10, 0.58))
    painter.restore()


def cross(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A blocked position: a hatched disc with an X."""
    painter.save()
    side = min(rect.width(), rect.height())
    disc = QPainterPath()
    disc.addEllipse(rect.center(), side * 0.44, side * 0.44)
    brushes.hatch(painter, disc, theme.hatch, side * 0.6)
    painter.setPen(_pen(theme.bad, side * 0.12))
    reach = side * 0.18
    for way in (-1, 1):
        painter.drawLine(
            rect.center() + QPointF(-reach, -reach * way),
            rect.center() + QPointF(reach, reach * way),
        )
    painter.restore()


# Whole suitcases ----------------------------------------------------------------------------------


def suitcase(painter: QPainter, rect: QRectF, box: Components, seat: SeatView, look: Look) -> None:
    """A whole suitcase with all that lies in it, as large as `rect` allows.

    Case and tiles come from the pixmap cache, so that a suitcase with one tile more paints one.
    """
    columns, rows = box.grid.width, box.grid.height
    theme, pixmaps = look.theme, look.pixmaps
    cell = min(rect.width() / (columns + 1.1), rect.height() / (rows + 1.5))
    left = rect.center().x() - columns * cell / 2
    top = rect.top() + (rect.height() - (rows + 1.4) * cell) / 2 + 0.55 * cell
    size = round(cell, 3)
    painter.save()
    painter.translate(left, top)
    wall = brushes.case_margin(cell) + cell * 0.4
    around = QRectF(-wall, -wall, columns * cell + 2 * wall, rows * cell + 2 * wall)

    def paint_case(inner: QPainter) -> None:
        brushes.open_case(inner, columns, rows, cell, theme)
        brushes.packed_cells(inner, cells_at(box, seat.prefilled), cell, theme)

    pixmaps.draw(painter, ("pe-case", seat.prefilled, size), around, paint_case)
    for tile in seat.placed:
        picture = piece(box, tile.kind, cat=tile.cat, turn=tile.turn)
        wide, high = picture.size
        column, row = box.grid.place(tile.cell)
        painter.save()
        painter.translate(column * cell, row * cell)
        pixmaps.draw(
            painter,
            ("pe-small", picture.key, size),
            QRectF(0, 0, wide * cell, high * cell),
            lambda inner, picture=picture: picture.paint(inner, cell, theme),  # type: ignore[misc]
        )
        painter.restore()
    for column, row in cells_at(box, seat.laid):
        toy(painter, QRectF(column * cell, row * cell, cell, cell), theme)
    painter.restore()


def suitcase_height(box: Components, width: float) -> float:
    """The height of `suitcase` at a width."""
    return width / (box.grid.width + 1.1) * (box.grid.height + 1.5)


def emblem(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The game's picture: an open suitcase out of which a cat looks."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    cell = side / 5.2
    painter.translate(side / 2, side * 0.60)
    lid = QPainterPath()
    lid.addRoundedRect(
        QRectF(-2.2 * cell, -2.7 * cell, 4.4 * cell, 2.6 * cell), 0.4 * cell, 0.4 * cell
    )
    painter.setPen(_pen(theme.case_edge, cell * 0.08))
    painter.setBrush(mix(theme.case, _BLACK, 0.15))
    painter.drawPath(lid)
    inner = QPainterPath()
    inner.addRoundedRect(
        QRectF(-1.9 * cell, -2.4 * cell, 3.8 * cell, 2.3 * cell), 0.25 * cell, 0.25 * cell
    )
    painter.setBrush(theme.lining)
    painter.drawPath(inner)
    fabric = theme.fabrics[2]
    line = fabric.edge if not theme.dark else mix(fabric.edge, _BLACK, 0.72)
    body = QPainterPath()
    body.addEllipse(QPointF(0, 0.15 * cell), 0.95 * cell, 1.1 * cell)
    painter.setPen(_pen(line, cell * 0.07))
    painter.setBrush(fabric.base)
    painter.drawPath(body)
    _face(painter, QPointF(0, -0.85 * cell), 0.86 * cell, fabric, line)
    for x, colour in ((-1.35, 0), (1.35, 3), (-0.75, 1)):
        painter.save()
        painter.translate((x - 0.5) * cell, -0.55 * cell)
        brushes.cloth(painter, [(0, 0)], cell, theme.fabrics[colour])
        painter.restore()
    front = QPainterPath()
    front.addRoundedRect(
        QRectF(-2.2 * cell, -0.1 * cell, 4.4 * cell, 1.9 * cell), 0.4 * cell, 0.4 * cell
    )
    brushes.soft_shadow(painter, front, theme.shadow, cell * 0.16, QPointF(0, -cell * 0.04))
    painter.setPen(_pen(theme.case_edge, cell * 0.08))
    painter.setBrush(theme.case)
    painter.drawPath(front)
    seam = QPainterPath()
    seam.addRoundedRect(
        QRectF(-2.0 * cell, 0.1 * cell, 4.0 * cell, 1.5 * cell), 0.28 * cell, 0.28 * cell
    )
    brushes.stitches(painter, seam, theme.case_stitch, cell)
    painter.setPen(_pen(theme.metal_shade, cell * 0.05))
    painter.setBrush(theme.metal)
    for x in (-1.3, 1.3):
        painter.drawRoundedRect(
            QRectF((x - 0.22) * cell, -0.25 * cell, 0.44 * cell, 0.6 * cell), 0.1 * cell, 0.1 * cell
        )
    for x in (-0.55, 0.55):
        painter.setPen(_pen(line, cell * 0.06))
        painter.setBrush(mix(fabric.base, _WHITE, 0.6))
        painter.drawEllipse(QPointF(x * cell, -0.1 * cell), 0.26 * cell, 0.2 * cell)
    painter.restore()


def fit(size: QSizeF, room: QRectF) -> QRectF:
    """The largest rectangle of a size's proportions in the middle of `room`."""
    share = min(room.width() / size.width(), room.height() / size.height())
    width, height = size.width() * share, size.height() * share
    return QRectF(room.center().x() - width / 2, room.center().y() - height / 2, width, height)

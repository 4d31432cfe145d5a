"""Look: painting helpers for cloth with a stitched seam, shadows, linen, enamel, flaps, paper."""

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from ui.look.palette import Fabric, Theme, Weave, faded, luminance, mix

Cell = tuple[int, int]
"""(column, row), counted from the top left."""

CORNER_RADIUS_CELLS: Final = 0.24
"""Radius of a cloth's corner, in cells."""
_MAX_SHADOW_PX: Final = 4096.0
"""Pixels a side; a larger shadow is as soft as can be anyway, and is stretched."""


# Outlines of cells ------------------------------------------------------------------------------


def loops(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The boundary of a union of unit squares as closed loops of corner points.

    Loops run with the inside on their right (clockwise on the screen) and name only real corners;
    holes run the other way. Squares that only meet at a point stay apart.
    """
    inside = frozenset(cells)
    edges: dict[Cell, list[Cell]] = {}
    for x, y in sorted(inside):
        for start, end, beyond in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if beyond not in inside:
                edges.setdefault(start, []).append(end)
    result = []
    seen: set[tuple[Cell, Cell]] = set()
    for first in [(start, end) for start in sorted(edges) for end in edges[start]]:
        if first in seen:
            continue
        corners: list[Cell] = []
        here, there = first
        while (here, there) not in seen:
            seen.add((here, there))
            step = (there[0] - here[0], there[1] - here[1])
            ends = edges[there]
            # Where two squares meet at a point, turning right keeps each to itself.
            right = (there[0] - step[1], there[1] + step[0])
            here, there = there, right if right in ends else ends[0]
            if (there[0] - here[0], there[1] - here[1]) != step:
                corners.append(here)
        result.append(corners)
    return result


def outline(
    cells: Iterable[Cell], size: float, *, inset: float = 0.0, radius: float | None = None
) -> QPainterPath:
    """The outline of a union of cells, with rounded convex and concave corners.

    `size` is the side of a cell; `inset` moves the outline inwards (negative: outwards); `radius`
    is that of the corners, by default `CORNER_RADIUS_CELLS` of a cell. Cell (0, 0) has its corner
    at (0, 0).
    """
    reach = CORNER_RADIUS_CELLS * size if radius is None else radius
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for corners in loops(cells):
        count = len(corners)
        steps = []
        for index, (x, y) in enumerate(corners):
            to_x, to_y = corners[(index + 1) % count]
            length = abs(to_x - x) + abs(to_y - y)
            steps.append(((to_x - x) // length, (to_y - y) // length))
        points = []
        for index, (x, y) in enumerate(corners):
            in_x, in_y = steps[index - 1]
            out_x, out_y = steps[index]
            # The inside lies to the right of each step; a corner moves by both of its normals.
            points.append(
                QPointF(x * size - (in_y + out_y) * inset, y * size + (in_x + out_x) * inset)
            )
        for index, point in enumerate(points):
            before, after = points[index - 1], points[(index + 1) % count]
            in_x, in_y = steps[index - 1]
            out_x, out_y = steps[index]
            turns_right = in_x * out_y - in_y * out_x > 0
            wanted = max(0.0, reach - inset) if turns_right else max(0.0, reach * 0.7 + inset)
            legs = (
                abs(point.x() - before.x()) + abs(point.y() - before.y()),
                abs(after.x() - point.x()) + abs(after.y() - point.y()),
            )
            round_by = min(wanted, min(legs) / 2)
            start = QPointF(point.x() - in_x * round_by, point.y() - in_y * round_by)
            end = QPointF(point.x() + out_x * round_by, point.y() + out_y * round_by)
            if index == 0:
                path.moveTo(start)
            else:
                path.lineTo(start)
            # Cubic control points of a quarter circle.
            bow = round_by * 0.4477
            path.cubicTo(
                QPointF(point.x() - in_x * bow, point.y() - in_y * bow),
                QPointF(point.x() + out_x * bow, point.y() + out_y * bow),
                end,
            )
        path.closeSubpath()
    return path


def extent(cells: Iterable[Cell]) -> tuple[int, int]:
    """Columns and rows from (0, 0) to the farthest cell; (0, 0) of no cells."""
    columns, rows = 0, 0
    for x, y in cells:
        columns, rows = max(columns, x + 1), max(rows, y + 1)
    return columns, rows


# Cloth --------------------------------------------------------------------------------------------


def weave(painter: QPainter, path: QPainterPath, fabric: Fabric, cell: float) -> None:
    """Fill `path` with the fabric's pattern in its tint, on a grid that starts at (0, 0)."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    bounds = path.boundingRect()
    ink = fabric.tint
    match fabric.weave:
        case Weave.DOTS:
            _dots(painter, bounds, ink, cell)
        case Weave.STRIPES:
            _stripes(painter, bounds, ink, cell)
        case Weave.CHEVRON:
            _chevron(painter, bounds, ink, cell)
        case Weave.CHECK:
            _check(painter, bounds, ink, cell)
    painter.restore()


def _span(low: float, high: float, pitch: float) -> range:
    return range(math.floor(low / pitch) - 1, math.ceil(high / pitch) + 2)


def _dots(painter: QPainter, bounds: QRectF, ink: QColor, cell: float) -> None:
    pitch, radius = cell / 4, cell * 0.058
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for row in _span(bounds.top(), bounds.bottom(), pitch):
        shift = pitch / 2 if row % 2 else 0.0
        for column in _span(bounds.left(), bounds.right(), pitch):
            painter.drawEllipse(
                QPointF((column + 0.25) * pitch + shift, (row + 0.5) * pitch), radius, radius
            )


def _stripes(painter: QPainter, bounds: QRectF, ink: QColor, cell: float) -> None:
    pitch = cell / 4
    pen = QPen(ink, cell * 0.085)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for step in _span(bounds.left() + bounds.top(), bounds.right() + bounds.bottom(), pitch):
        # All points of a stripe have the same sum of x and y.
        both = step * pitch
        painter.drawLine(
            QPointF(both - bounds.bottom(), bounds.bottom()),
            QPointF(both - bounds.top(), bounds.top()),
        )


def _chevron(painter: QPainter, bounds: QRectF, ink: QColor, cell: float) -> None:
    pitch, wave = cell / 4, cell / 4
    pen = QPen(ink, cell * 0.075)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = QPainterPath()
    for index, column in enumerate(_span(bounds.left(), bounds.right(), wave)):
        point = QPointF(column * wave, wave * 0.55 if column % 2 else 0.0)
        if index == 0:
            line.moveTo(point)
        else:
            line.lineTo(point)
    for row in _span(bounds.top() - wave, bounds.bottom() + wave, pitch):
        painter.drawPath(line.translated(0, row * pitch))


def _check(painter: QPainter, bounds: QRectF, ink: QColor, cell: float) -> None:
    pitch = cell / 2
    band = cell * 0.2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for row in _span(bounds.top(), bounds.bottom(), pitch):
        painter.drawRect(
            QRectF(bounds.left(), (row + 0.5) * pitch - band / 2, bounds.width(), band)
        )
    painter.setBrush(faded(ink, 0.6))
    for column in _span(bounds.left(), bounds.right(), pitch):
        painter.drawRect(
            QRectF((column + 0.5) * pitch - band / 2, bounds.top(), band, bounds.height())
        )


def cloth(
    painter: QPainter,
    cells: Iterable[Cell],
    size: float,
    fabric: Fabric,
    *,
    pattern: bool = True,
    seam: bool = True,
) -> QPainterPath:
    """A piece of cloth on `cells`: ground, pattern, a lit upper edge, dark rim, stitched seam.

    Returns its outline, to draw more on it. Cell (0, 0) has its corner at (0, 0).
    """
    inside = frozenset(cells)
    gap = size * 0.025
    path = outline(inside, size, inset=gap)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fabric.base)
    painter.drawPath(path)
    if pattern:
        weave(painter, path, fabric, size)
    _edge_light(painter, path, size, fabric)
    pen = QPen(fabric.edge, max(1.0, size * 0.03))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline(inside, size, inset=gap + pen.widthF() / 2))
    if seam:
        stitches(painter, outline(inside, size, inset=size * 0.115), fabric.seam, size)
    painter.restore()
    return path


def _edge_light(painter: QPainter, path: QPainterPath, size: float, fabric: Fabric) -> None:
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shift, colour in (
        (size * 0.035, faded(QColor("white"), 0.30)),
        (-size * 0.045, faded(mix(fabric.base, QColor("black"), 0.7), 0.22)),
    ):
        painter.setPen(QPen(colour, size * 0.07))
        painter.drawPath(path.translated(0, shift))
    painter.restore()


def stitches(
    painter: QPainter, path: QPainterPath, colour: QColor, size: float, *, width: float = 0.032
) -> None:
    """Sew along `path`: dashes with round ends, about five a cell of `size`."""
    thick = max(0.8, size * width)
    dash, space = size * 0.11, size * 0.09
    length = path.length()
    if length > 0:
        # A whole number of stitches, so that the seam closes without a stub.
        fit = length / max(1, round(length / (dash + space))) / (dash + space)
        dash, space = dash * fit, space * fit
    pen = QPen(colour, thick)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([max(0.01, dash - thick) / thick, (space + thick) / thick])
    if path.pointAtPercent(0) != path.pointAtPercent(1):
        # A row with two ends begins with half a space, as it ends.
        pen.setDashOffset(-(space + thick) / 2 / thick)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


# Shadow, hatch, linen ---------------------------------------------------------------------------


def soft_shadow(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    reach: float,
    offset: QPointF | None = None,
) -> None:
    """A shadow of `path` that fades out over `reach`, moved by `offset`; none in a clear colour."""
    if not colour.alpha():
        return
    # Each wider layer adds a little; what lies nearer gets all of them.
    layers = max(8, min(24, round(reach * 1.2)))
    each = 1.0 - (1.0 - colour.alphaF()) ** (1.0 / layers)
    world = painter.worldTransform()
    stretch = math.hypot(world.m11(), world.m12()) * painter.device().devicePixelRatio()
    room = path.boundingRect().adjusted(-reach - 1, -reach - 1, reach + 1, reach + 1)
    density = max(0.01, min(stretch, _MAX_SHADOW_PX / max(room.width(), room.height())))
    picture = QImage(
        max(1, math.ceil(room.width() * density)),
        max(1, math.ceil(room.height() * density)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    picture.fill(Qt.GlobalColor.transparent)
    inner = QPainter(picture)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner.scale(density, density)
    inner.translate(-room.topLeft())
    # From the widest inwards each layer replaces what is there, so that overlaps leave no rim. To
    # unite the outlines would look the same and take twenty times as long.
    inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for layer in range(layers):
        shade = faded(colour, 1.0 - (1.0 - each) ** (layer + 1))
        pen = QPen(shade, 2 * reach * (1 - (layer + 0.5) / layers) ** 1.2)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        inner.setPen(pen)
        # All but the last are covered by it within the path.
        inner.setBrush(QBrush(shade) if layer == layers - 1 else QBrush())
        inner.drawPath(path)
    inner.end()
    size = QSizeF(picture.width() / density, picture.height() / density)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(room.topLeft() + (offset or QPointF(0, 0)), size), picture)
    painter.restore()


def hatch(painter: QPainter, path: QPainterPath, colour: QColor, size: float) -> None:
    """Slanted lines across `path` and a line around it: what may not be here.

    Each line has an edge that contrasts with it, so that it is seen on any ground.
    """
    edge = hatch_edge(colour)
    bounds = path.boundingRect()
    pitch = size * 0.52
    tall = bounds.height()
    steps = int((bounds.width() + tall) / pitch) + 2
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillRect(bounds, faded(colour, 0.16))
    for pen in (QPen(edge, max(2.4, size * 0.13)), QPen(colour, max(1.2, size * 0.07))):
        painter.setPen(pen)
        for step in range(steps):
            x = bounds.left() - tall + step * pitch
            painter.drawLine(QPointF(x, bounds.top()), QPointF(x + tall, bounds.bottom()))
    painter.restore()
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(edge, max(3.0, size * 0.11)), QPen(colour, max(1.5, size * 0.05))):
        painter.setPen(pen)
        painter.drawPath(path)
    painter.restore()


def hatch_edge(colour: QColor) -> QColor:
    """Light beside dark lines, dark beside light ones."""
    return QColor("#ffffff") if luminance(colour) < 0.3 else QColor("#0e0a0d")


def linen(painter: QPainter, size: QSizeF, theme: Theme) -> None:
    """A swatch of the table's cloth that can be tiled; best cached, and painted in device pixels.

    Threads run both ways and vary a little in strength, always in the same manner.
    """
    width, height = int(size.width()), int(size.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.fillRect(QRectF(0, 0, width, height), theme.linen)
    state = 12345
    for across, length in ((True, height), (False, width)):
        # One line of pixels that is drawn out: a fill for each thread would cost the first frame.
        line = QImage(
            1 if across else width,
            height if across else 1,
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        line.fill(Qt.GlobalColor.transparent)
        for at in range(0, length, 2):
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF
            strength = 0.12 + 0.38 * ((state >> 16) & 0xFF) / 255
            colour = faded(theme.linen_thread, strength)
            line.setPixelColor(0 if across else at, at if across else 0, colour)
        painter.drawImage(QRectF(0, 0, width, height), line)
    painter.restore()


# Enamel, flaps ------------------------------------------------------------------------------------


def tag_path(rect: QRectF, *, hole: bool = True) -> QPainterPath:
    """A luggage tag: a plate with a blunt point at the left and the hole for its strap."""
    cut = min(rect.height() * 0.34, rect.width() * 0.25)
    corner = min(rect.height() * 0.18, max(10.0, rect.height() * 0.12))
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    path = QPainterPath()
    path.moveTo(left + cut, top)
    path.lineTo(right - corner, top)
    path.quadTo(right, top, right, top + corner)
    path.lineTo(right, bottom - corner)
    path.quadTo(right, bottom, right - corner, bottom)
    path.lineTo(left + cut, bottom)
    path.quadTo(left + cut * 0.7, bottom, left + cut * 0.5, bottom - cut * 0.4)
    path.quadTo(left, rect.center().y() + cut * 0.6, left, rect.center().y())
    path.quadTo(left, rect.center().y() - cut * 0.6, left + cut * 0.5, top + cut * 0.4)
    path.quadTo(left + cut * 0.7, top, left + cut, top)
    path.closeSubpath()
    if hole:
        radius = rect.height() * 0.09
        path.addEllipse(QPointF(left + cut * 0.75, rect.center().y()), radius, radius)
    return path


def enamel_tag(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    ground: QColor | None = None,
    rim: QColor | None = None,
    hole: bool = True,
) -> QRectF:
    """An enamel luggage tag with its metal rim and a soft shadow; returns the room for its text."""
    body = rect.adjusted(2, 1, -2, -3)
    path = tag_path(body, hole=hole)
    painter.save()
    soft_shadow(painter, path, theme.shadow, 3.0, QPointF(0, 1.5))
    shine = QLinearGradient(body.topLeft(), body.bottomLeft())
    base = theme.tag if ground is None else ground
    shine.setColorAt(0.0, mix(base, QColor("white"), 0.10 if theme.dark else 0.5))
    shine.setColorAt(0.45, base)
    shine.setColorAt(1.0, mix(base, QColor("black"), 0.04))
    painter.setBrush(QBrush(shine))
    painter.setPen(QPen(theme.tag_rim if rim is None else rim, max(2.0, body.height() * 0.03)))
    painter.drawPath(path)
    painter.restore()
    cut = min(body.height() * 0.34, body.width() * 0.25)
    return body.adjusted(cut * (1.2 if hole else 0.5), 0, -8, 0)


def flap_cell(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: Theme) -> None:
    """One flap of a departure board, both its halves, showing `text`."""
    corner = min(rect.width(), rect.height()) * 0.12
    middle = rect.center().y()
    painter.save()
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0.0, mix(theme.flap, QColor("white"), 0.10))
    shade.setColorAt(0.49, theme.flap)
    shade.setColorAt(0.51, mix(theme.flap, QColor("white"), 0.04))
    shade.setColorAt(1.0, mix(theme.flap, QColor("black"), 0.18))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shade))
    painter.drawRoundedRect(rect, corner, corner)
    if text.strip():
        painter.setPen(theme.board_ink)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        rise = metrics.capHeight() / 2
        width = metrics.horizontalAdvance(text)
        painter.drawText(QPointF(rect.center().x() - width / 2, middle + rise), text)
    painter.setPen(QPen(theme.flap_split, max(1.0, rect.height() * 0.03)))
    painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))
    painter.restore()


# Cards ------------------------------------------------------------------------------------------


def card(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    ground: QColor | None = None,
    reach: float = 6,
    corner: float = 10,
) -> None:
    """A card of paper with rounded corners, a fine line around it and a soft shadow."""
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    soft_shadow(painter, path, theme.shadow, reach, QPointF(0, reach * 0.35))
    painter.save()
    painter.setPen(QPen(theme.line, 1.0))
    painter.setBrush(theme.card if ground is None else ground)
    painter.drawPath(path)
    painter.restore()


def dot(
    painter: QPainter, middle: QPointF, cell: float, theme: Theme, *, held: bool = False
) -> None:
    """The large dot on a piece that is `held` and on its places, so that it is laid dot on dot."""
    if held:
        # The one that moves is told from those that wait for it.
        painter.setPen(QPen(theme.good, cell * 0.05))
        painter.setBrush(theme.card)
        painter.drawEllipse(middle, cell * 0.25, cell * 0.25)
    painter.setPen(QPen(theme.card, cell * 0.05))
    painter.setBrush(theme.good)
    painter.drawEllipse(middle, cell * 0.15, cell * 0.15)


def focus_ring(painter: QPainter, path: QPainterPath, theme: Theme, width: float = 3.0) -> None:
    """The ring around what has the keyboard: the focus colour between two hairlines of ground."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(theme.linen, width + 2.0)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    pen.setColor(theme.focus)
    pen.setWidthF(width)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.restore()

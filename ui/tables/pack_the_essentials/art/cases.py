"""The table of Pack the Essentials, its art: whole suitcases, and the game's emblem."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import SeatView
from ui.look import brushes, case
from ui.look.palette import Theme, mix
from ui.look.style import Look
from ui.tables.pack_the_essentials.art.cat_coats import coat
from ui.tables.pack_the_essentials.art.cat_faces import face
from ui.tables.pack_the_essentials.art.cat_poses import Mood
from ui.tables.pack_the_essentials.art.pieces import cells_at, piece
from ui.tables.pack_the_essentials.art.small import toy
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE, pen


def suitcase(painter: QPainter, rect: QRectF, box: Components, seat: SeatView, look: Look) -> None:
    """A whole suitcase with all that lies in it, as large as `rect` allows.

    Case and tiles come from the pixmap cache, so that a suitcase with one tile more paints one.
    """
    columns, rows = box.grid.width, box.grid.height
    theme, pixmaps = look.theme, look.pixmaps
    corner, cell = suitcase_grid(rect, box)
    size = round(cell, 3)
    painter.save()
    painter.translate(corner)
    wall = case.case_margin(cell) + cell * 0.4
    around = QRectF(-wall, -wall, columns * cell + 2 * wall, rows * cell + 2 * wall)

    def paint_case(inner: QPainter) -> None:
        case.open_case(inner, columns, rows, cell, theme)
        case.packed_cells(inner, cells_at(box, seat.prefilled), cell, theme)

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


def suitcase_grid(rect: QRectF, box: Components) -> tuple[QPointF, float]:
    """Where `suitcase` puts the top left corner of its first cell, and the side of a cell."""
    columns, rows = box.grid.width, box.grid.height
    cell = min(rect.width() / (columns + 1.1), rect.height() / (rows + 1.5))
    left = rect.center().x() - columns * cell / 2
    top = rect.top() + (rect.height() - (rows + 1.4) * cell) / 2 + 0.55 * cell
    return QPointF(left, top), cell


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
    painter.setPen(pen(theme.case_edge, cell * 0.08))
    painter.setBrush(mix(theme.case, BLACK, 0.15))
    painter.drawPath(lid)
    inner = QPainterPath()
    inner.addRoundedRect(
        QRectF(-1.9 * cell, -2.4 * cell, 3.8 * cell, 2.3 * cell), 0.25 * cell, 0.25 * cell
    )
    painter.setBrush(theme.lining)
    painter.drawPath(inner)
    fabric = theme.fabrics[2]
    line = fabric.edge if not theme.dark else mix(fabric.edge, BLACK, 0.72)
    body = QPainterPath()
    body.addEllipse(QPointF(0, 0.15 * cell), 0.95 * cell, 1.1 * cell)
    painter.setPen(pen(line, cell * 0.07))
    painter.setBrush(fabric.base)
    painter.drawPath(body)
    face(
        painter,
        QPointF(0, -0.85 * cell),
        0.86 * cell,
        coat(fabric, theme),
        Mood.OPEN,
        pixels=0.86 * cell,
    )
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
    painter.setPen(pen(theme.case_edge, cell * 0.08))
    painter.setBrush(theme.case)
    painter.drawPath(front)
    seam = QPainterPath()
    seam.addRoundedRect(
        QRectF(-2.0 * cell, 0.1 * cell, 4.0 * cell, 1.5 * cell), 0.28 * cell, 0.28 * cell
    )
    brushes.stitches(painter, seam, theme.case_stitch, cell)
    painter.setPen(pen(theme.metal_shade, cell * 0.05))
    painter.setBrush(theme.metal)
    for x in (-1.3, 1.3):
        painter.drawRoundedRect(
            QRectF((x - 0.22) * cell, -0.25 * cell, 0.44 * cell, 0.6 * cell), 0.1 * cell, 0.1 * cell
        )
    for x in (-0.55, 0.55):
        painter.setPen(pen(line, cell * 0.06))
        painter.setBrush(mix(fabric.base, WHITE, 0.6))
        painter.drawEllipse(QPointF(x * cell, -0.1 * cell), 0.26 * cell, 0.2 * cell)
    painter.restore()

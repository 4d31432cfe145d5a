"""The table of Pack the Essentials, its art: whole suitcases, and the game's emblem."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import SeatView
from ui.look import brushes, case
from ui.look.brushes import Cell
from ui.look.flow import PictureBox, PlateBox
from ui.look.palette import Theme, faded, mix
from ui.look.paths import pen
from ui.look.style import Look
from ui.tables.pack_the_essentials.art import packed
from ui.tables.pack_the_essentials.art.cat_coats import coat
from ui.tables.pack_the_essentials.art.cat_faces import face
from ui.tables.pack_the_essentials.art.cat_poses import Mood
from ui.tables.pack_the_essentials.art.pieces import cells_at, piece
from ui.tables.pack_the_essentials.art.small import toy
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE, tube

AROUND: Final = (1.52, 1.64)
"""What a suitcase needs in width and height beyond its cells, in cells: walls, handle, shadow."""


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
    # The shadow falls down: the handle's ends lowest.
    around = QRectF(-wall, -wall, columns * cell + 2 * wall, rows * cell + 2 * wall + cell * 0.2)

    pixmaps.draw(
        painter,
        ("pe-case", size),
        around,
        lambda inner: case.open_case(inner, columns, rows, cell, theme),
    )
    for group in packed.groups(cells_at(box, seat.prefilled)):
        pixmaps.draw(
            painter,
            ("pe-packed", group, size),
            _room(group, cell),
            lambda inner, group=group: packed.packed_cells(inner, group, cell, theme),  # type: ignore[misc]
        )
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
        small_thing(painter, QRectF(column * cell, row * cell, cell, cell), look, toy)
    painter.restore()


Small: TypeAlias = Callable[[QPainter, QRectF, Theme], None]
"""Paints a rat, a toy or a token into a room."""


def small_picture(
    look: Look, paint: Small, side: float, beside: float = 0.0, ground: PlateBox | None = None
) -> PictureBox:
    """A small thing as a box of a side, with air `beside` it on a ground."""

    def stamp(painter: QPainter, room: QRectF) -> None:
        small_thing(painter, room, look, paint)

    pad, wide, name = (beside, 0.0), side + 2 * beside, paint.__name__
    return PictureBox(stamp, name, cached=False, wide=wide, high=side, pad=pad, ground=ground)


def small_thing(painter: QPainter, rect: QRectF, look: Look, paint: Small) -> None:
    """A rat, a toy or a token, which are the same wherever they are, from the cache."""
    # The loose end and the outline may reach beyond the room.
    side = min(rect.width(), rect.height())
    room = QRectF(-side / 2, -side / 2, side, side)
    around = room.adjusted(-side * 0.1, -side * 0.1, side * 0.1, side * 0.1)
    painter.save()
    painter.translate(rect.center())
    look.pixmaps.draw(
        painter,
        ("pe-thing", paint.__name__, round(side, 3)),
        around,
        lambda inner: paint(inner, room, look.theme),
    )
    painter.restore()


def _room(cells: Iterable[Cell], side: float) -> QRectF:
    """The box of cells of a side, with a little around it."""
    lying = list(cells)
    left, top = min(x for x, _ in lying), min(y for _, y in lying)
    right, low = max(x for x, _ in lying) + 1, max(y for _, y in lying) + 1
    room = QRectF(left * side, top * side, (right - left) * side, (low - top) * side)
    return room.adjusted(-0.2 * side, -0.2 * side, 0.2 * side, 0.2 * side)


def empty_case(look: Look, box: Components, board: str) -> PictureBox:
    """A suitcase with nothing but what came packed, small."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        corner, cell = suitcase_grid(rect, box)
        painter.save()
        painter.translate(corner)
        case.open_case(painter, box.grid.width, box.grid.height, cell, look.theme)
        packed.packed_cells(painter, cells_at(box, box.boards[board]), cell, look.theme)
        painter.restore()

    return PictureBox(paint, key=("pe-board", board), aspect=None, grow=1)


def suitcase_grid(rect: QRectF, box: Components) -> tuple[QPointF, float]:
    """Where `suitcase` puts the top left corner of its first cell, and the side of a cell."""
    columns, rows = box.grid.width, box.grid.height
    cell = min(rect.width() / (columns + AROUND[0]), rect.height() / (rows + AROUND[1]))
    left = rect.center().x() - columns * cell / 2
    top = rect.top() + (rect.height() - (rows + 1.4) * cell) / 2 + 0.52 * cell
    return QPointF(left, top), cell


def suitcase_height(box: Components, width: float) -> float:
    """The height of `suitcase` at a width."""
    return width / (box.grid.width + AROUND[0]) * (box.grid.height + AROUND[1])


def emblem(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The game's picture: an open suitcase out of which a cat looks."""
    theme = look.theme
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x(), rect.center().y() + side * 0.10)
    cell = side / 5.0
    painter.scale(cell, cell)
    thick = max(0.075, 1.1 / cell)
    fine = cell > 9
    _lid(painter, thick)
    _stowaway(painter, theme, cell)
    _front(painter, thick, fine=fine)
    _over_the_rim(painter, theme, thick, fine=fine)
    painter.restore()


def _box_path(left: float, top: float, right: float, bottom: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, right - left, bottom - top), radius, radius)
    return path


def _lid(painter: QPainter, thick: float) -> None:
    painter.setPen(pen(_LEATHER_LINE, thick))
    painter.setBrush(mix(_LEATHER, BLACK, 0.18))
    painter.drawPath(_box_path(-2.2, -2.92, 2.2, 0.6, 0.55))
    lining = _box_path(-1.86, -2.58, 1.86, 0.5, 0.34)
    painter.setBrush(_LINING)
    painter.drawPath(lining)
    painter.save()
    painter.setClipPath(lining)
    painter.setPen(pen(_LINING_LINE, 0.05))
    # Quilted.
    for step in range(-8, 9):
        x = step * 0.62
        painter.drawLine(QPointF(x - 2, -2.9), QPointF(x + 2, 1.1))
        painter.drawLine(QPointF(x + 2, -2.9), QPointF(x - 2, 1.1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_LEATHER_LINE, 0.16))
    painter.drawRect(QRectF(-2, -2.6, 4, 0.22))
    painter.restore()
    # The quilting ends at the lining's edge, not in the middle of the edge's line.
    painter.strokePath(lining, pen(_LEATHER_LINE, thick))


def _stowaway(painter: QPainter, theme: Theme, cell: float) -> None:
    """The cat in the case, with its tail up beside it."""
    fur = coat(theme.fabrics[2], theme)
    curve = QPainterPath(QPointF(0.9, 0.3))
    curve.cubicTo(1.9, 0.1, 1.1, -1.2, 1.62, -1.72)
    beads = [
        (curve.pointAtPercent(i / 24), 0.13 + 0.17 * math.sin(math.pi * min(i / 24, 0.97) ** 1.4))
        for i in range(25)
    ]
    chest = QPainterPath()
    chest.addEllipse(QPointF(0, 0.35), 1.0, 1.15)
    painter.setPen(Qt.PenStyle.NoPen)
    for shape, colour in (
        (tube(beads, 0.09), fur.line),
        (tube(beads), fur.fur),
        (tube(beads[16:]), fur.pale),
        (chest, fur.fur),
    ):
        painter.setBrush(colour)
        painter.drawPath(shape)
    face(painter, QPointF(0, -1.06), 1.28, fur, Mood.OPEN, pixels=1.28 * cell)


def _front(painter: QPainter, thick: float, *, fine: bool) -> None:
    front = _box_path(-2.3, -0.05, 2.3, 1.9, 0.42)
    painter.setPen(pen(_LEATHER_LINE, thick))
    painter.setBrush(_LEATHER)
    painter.drawPath(front)
    painter.save()
    painter.setClipPath(front)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(_LEATHER, WHITE, 0.16))
    painter.drawRect(QRectF(-2.3, -0.05 + thick / 2, 4.6, 0.14))
    painter.setBrush(mix(_LEATHER, BLACK, 0.20))
    painter.drawRect(QRectF(-2.3, 1.62, 4.6, 0.4))
    if fine:
        thread = QPen(_THREAD, 0.055)
        thread.setCapStyle(Qt.PenCapStyle.RoundCap)
        thread.setDashPattern([2.6, 2.9])
        painter.setPen(thread)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_box_path(-2.06, 0.24, 2.06, 1.66, 0.28))
    painter.setPen(pen(_BRASS_LINE, thick * 0.6))
    painter.setBrush(_BRASS)
    for x in (-2.3, 2.3):
        painter.drawEllipse(QPointF(x, 1.9), 0.62, 0.62)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(_LEATHER_LINE, thick))
    painter.drawPath(front)
    handle = QPainterPath(QPointF(-0.52, 0.88))
    handle.cubicTo(-0.52, 1.36, -0.46, 1.32, 0, 1.32)
    handle.cubicTo(0.46, 1.32, 0.52, 1.36, 0.52, 0.88)
    for colour, width in ((_LEATHER_LINE, 0.19 + thick * 1.4), (mix(_LEATHER, WHITE, 0.14), 0.19)):
        painter.setPen(pen(colour, width))
        painter.drawPath(handle)
    painter.setPen(pen(_BRASS_LINE, thick * 0.7))
    painter.setBrush(_BRASS)
    for x in (-0.52, 0.52):
        painter.drawRoundedRect(QRectF(x - 0.17, 0.74, 0.34, 0.26), 0.08, 0.08)


def _over_the_rim(painter: QPainter, theme: Theme, thick: float, *, fine: bool) -> None:
    """What hangs out: a scarf on the left, a sock on the right, and the cat's two paws."""
    scarf = QPainterPath(QPointF(-1.98, -0.16))
    scarf.cubicTo(-1.94, -0.40, -1.10, -0.46, -1.04, -0.20)
    scarf.cubicTo(-1.0, 0.2, -1.1, 0.5, -1.02, 0.92)
    scarf.lineTo(-1.84, 1.0)
    scarf.cubicTo(-1.92, 0.6, -1.84, 0.3, -1.98, -0.16)
    sock = QPainterPath(QPointF(1.16, -0.24))
    sock.cubicTo(1.2, -0.5, 1.7, -0.5, 1.76, -0.24)
    sock.lineTo(1.78, 0.46)
    sock.cubicTo(1.78, 0.62, 2.16, 0.66, 2.12, 0.92)
    sock.cubicTo(2.06, 1.14, 1.2, 1.16, 1.16, 0.80)
    sock.closeSubpath()
    for path, fabric in ((scarf, theme.fabrics[0]), (sock, theme.fabrics[3])):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fabric.base)
        painter.drawPath(path)
        brushes.weave(painter, path, fabric, 1.1)
        painter.setPen(pen(mix(fabric.edge, BLACK, 0.35 if not theme.dark else 0.76), thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    magenta = theme.fabrics[0]
    painter.setPen(pen(mix(magenta.base, WHITE, 0.6), thick * 0.9))
    painter.drawLine(QPointF(-1.80, 0.78), QPointF(-1.12, 0.71))
    if fine:
        painter.setPen(pen(mix(magenta.base, BLACK, 0.3), 0.07))
        for step in range(6):
            x, y = -1.78 + step * 0.14, 1.07 - step * 0.014
            painter.drawLine(QPointF(x, y), QPointF(x + 0.01, y + 0.16))
    fur = coat(theme.fabrics[2], theme)
    for x in (-0.6, 0.6):
        painter.setPen(pen(fur.line, thick))
        painter.setBrush(fur.pale)
        painter.drawRoundedRect(QRectF(x - 0.29, -0.36, 0.58, 0.66), 0.28, 0.28)
        if fine:
            painter.setPen(pen(fur.line, thick * 0.6))
            for toe in (-0.1, 0.1):
                painter.drawLine(QPointF(x + toe, 0.10), QPointF(x + toe, 0.24))


_LEATHER: Final = QColor("#a55a33")
_LEATHER_LINE: Final = QColor("#4b2413")
_LINING: Final = QColor("#f3e6cd")
_LINING_LINE: Final = QColor("#e2cfa9")
_BRASS: Final = QColor("#dcb768")
_BRASS_LINE: Final = QColor("#7d5a22")
_THREAD: Final = QColor("#f0cd9c")

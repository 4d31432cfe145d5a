"""The table of Carry On, its art: an open suitcase seen from above, and the game's emblem."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from ui.look import case
from ui.look.palette import Theme, faded, mix
from ui.look.paths import fit, pen, plate
from ui.look.pencil import BRASS, INK, WHITE, Pencil, tone
from ui.look.style import Look
from ui.tables.carry_on.art.signs import SIGNS, TYPES, paint_sign, sign_path
from ui.tables.carry_on.art.things import paint_thing

SEVEN: Final = 7
"""So many things are packed a round (CO-11)."""
_FULL: Final = 110.0
"""From so high on, in the painter's units, things lie as they fell and the lining is printed."""
_LEANS: Final = (-5.0, 3.0, -2.0, 5.0, -4.0, 2.0, -3.0)
"""How packed things lie, in degrees."""


def _thick(rect: QRectF) -> float:
    """The side of a cell of which leather and brass would be as thick."""
    return min(34.0, max(8.0, min(rect.width(), rect.height()) * 0.17))


def case_room(rect: QRectF) -> QRectF:
    """The lining of a suitcase that is painted in `rect`: where things may lie."""
    cell = _thick(rect)
    side = case.case_margin(cell) + cell * 0.24
    return rect.adjusted(side, side, -side, -side - cell * 0.2)


def case_spots(rect: QRectF, count: int = SEVEN) -> list[QRectF]:
    """Where `count` things lie in a suitcase in `rect`: squares side by side, in one row or two."""
    room = case_room(rect)
    rows = max((1, 2), key=lambda n: min(room.width() / -(-count // n), room.height() / n))
    columns = -(-count // rows)
    wide, high = room.width() / columns, room.height() / rows
    side = min(wide, high) * 0.94
    spots = []
    for index in range(count):
        row, column = divmod(index, columns)
        # A row that is not full stands in the middle.
        shift = (columns - min(columns, count - row * columns)) / 2
        middle = room.topLeft() + QPointF((shift + column + 0.5) * wide, (row + 0.5) * high)
        spots.append(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
    return spots


def lining_of(theme: Theme) -> QColor:
    """The lining: by night it is lit, so that dark things stand out on it."""
    return mix(theme.lining, QColor("#d6bf98"), 0.6) if theme.dark else theme.lining


def paint_case(painter: QPainter, rect: QRectF, look: Look) -> None:
    """An open suitcase that fills `rect`: leather, brass, a quilted lining with the four signs."""
    cell, room, theme = _thick(rect), case_room(rect), look.theme
    lining = lining_of(theme)
    print_ = mix(lining, INK if theme.dark else theme.lining_line, 0.2 if theme.dark else 0.6)

    def line() -> None:
        pitch = cell * 1.5
        painter.setPen(pen(faded(print_, 0.7), max(0.8, cell * 0.03)))
        steps = int((room.width() + room.height()) / pitch) + 1
        for step in range(-steps, steps + 1):
            x = room.left() + step * pitch
            painter.drawLine(QPointF(x, room.top()), QPointF(x + room.height(), room.bottom()))
            painter.drawLine(QPointF(x, room.top()), QPointF(x - room.height(), room.bottom()))
        if rect.height() < _FULL:
            return
        for step in range(steps):
            for row in range(int(2 * room.height() / pitch)):
                # In the middle of each square of the quilting.
                x = room.left() + (step + (0.5 if row % 2 else 0.0)) * pitch
                y = room.top() + (row + 1) * pitch / 2
                at = QRectF(x - cell * 0.16, y - cell * 0.16, cell * 0.32, cell * 0.32)
                paint_sign(painter, at, SIGNS[(step + row) % TYPES], faded(print_, 0.8))

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    near = min(room.width() * 0.22, cell * 3)
    case.leather_case(painter, room, cell, theme, lining, line, near)
    painter.restore()


def paint_packed(painter: QPainter, rect: QRectF, cards: Sequence[int], look: Look) -> None:
    """A suitcase in `rect` with all that is packed in it, in the order of `cards`.

    Case and things come from the pixmap cache, so that one thing more paints one.
    """
    pixmaps, small = look.pixmaps, rect.height() < _FULL
    pixmaps.place(painter, "co-case", rect, lambda inner, room: paint_case(inner, room, look))
    for card, spot, lean in zip(cards, case_spots(rect), _LEANS, strict=False):
        lie = partial(_lie, card=card, lean=0.0 if small else lean)
        pixmaps.place(painter, ("co-packed", card, small or lean), spot, lie)


def _lie(painter: QPainter, room: QRectF, card: int, lean: float) -> None:
    side = room.width() * (0.94 if lean else 1.0)
    painter.translate(room.center())
    painter.rotate(lean)
    paint_thing(painter, QRectF(-side / 2, -side / 2, side, side), card)


def emblem(painter: QPainter, rect: QRectF, look: Look) -> None:  # noqa: ARG001
    """The game's picture: hand luggage out of which cards look."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    p = Pencil(painter, fit(QSizeF(1, 1), rect))
    for lean, x, sign, colour in (
        (-18.0, 31.0, SIGNS[0], tone("#b8337a")),
        (18.0, 69.0, SIGNS[3], tone("#2f9a7c")),
        (0.0, 50.0, SIGNS[2], tone("#f29a5c")),
    ):
        with p.turned(x, 52, lean):
            p.part(plate(x - 16, 3, 32, 48, 5), WHITE, reach=3)
            p.bit(plate(x - 11.5, 8, 23, 26, 3), colour)
            mark = sign_path(sign)
            p.fill(mark.translated(x - 12, 9), WHITE)
    case = tone("#2f7fa3")
    p.part(plate(7, 40, 86, 54, 12), case, reach=7)
    shell = plate(7, 40, 86, 54, 12)
    with p.within(shell):
        for x in (22.0, 36.0, 64.0, 78.0):
            p.line(f"M {x} 51 V 86", mix(case, INK, 0.35), 3)
            p.line(f"M {x + 3} 51 V 86", mix(case, WHITE, 0.3), 2)
    p.cord("M 38 58 Q 38 70 50 70 Q 62 70 62 58", tone("#f4c78a"), 5)
    for x in (38.0, 62.0):
        p.bit(plate(x - 5, 52, 10, 8, 2), BRASS)
    p.gleam("M 12 56 Q 12 46 22 45 Q 16 50 16 60 Z", 0.6)
    for x in (22.0, 78.0):
        p.part(plate(x - 7, 92, 14, 6, 3), tone("#4a4148"), shade=0)
    painter.restore()

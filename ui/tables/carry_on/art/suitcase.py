"""The table of Carry On, its art: an open suitcase seen from above, and the game's emblem."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from ui.look import case
from ui.look.palette import Theme, faded, mix
from ui.look.paths import disc, fit, pen, plate, soft
from ui.look.pencil import BRASS, INK, WHITE, Pencil, tone
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.carry_on.art.signs import SIGNS, TYPES, paint_sign
from ui.tables.carry_on.art.things import paint_thing

SEVEN: Final = 7
"""How many things are packed in a round (CO-11)."""
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


def keep_case(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Keep the empty case of `paint_packed`, as long as something that is packed in it is seen."""
    look.pixmaps.renew(painter, "co-case", QRectF(QPointF(0, 0), rect.size()))


def _lie(painter: QPainter, room: QRectF, card: int, lean: float) -> None:
    side = room.width() * (0.94 if lean else 1.0)
    painter.translate(room.center())
    painter.rotate(lean)
    paint_thing(painter, QRectF(-side / 2, -side / 2, side, side), card)


def emblem(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The game's picture: hand luggage that holds too much, and its limit."""
    room = fit(QSizeF(1, 1), rect)
    unit = room.width() / 100
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.topLeft())
    for card, x, y, side, lean in _STUFFED:
        painter.save()
        corner = QPointF(x - side / 2, y - side / 2) * unit
        _lie(painter, QRectF(corner, QSizeF(side, side) * unit), card, lean)
        painter.restore()
    p = Pencil(painter, QRectF(0, 0, 100 * unit, 100 * unit))
    for x in (22.0, 78.0):
        p.part(plate(x - 8, 90, 16, 8, 4), tone("#4a4148"), shade=0)
    with p.solid(plate(5, 41, 90, 53, 13), _CASE, reach=7):
        for x in (17.0, 28.0, 70.0, 81.0):
            p.line(f"M {x} 57 V 85", mix(_CASE, INK, 0.35), 3)
            p.line(f"M {x + 3} 57 V 85", mix(_CASE, WHITE, 0.3), 2)
        p.fill("M 0 40 H 100 V 46 H 0 Z", mix(_CASE, INK, 0.4))
    p.cord("M 7.4 48.4 H 92.6", BRASS, 3)
    p.gleam("M 10 66 Q 10 56 19 55 Q 13 60 13 70 Z", 0.6)
    p.cord("M 50 49 Q 45 53 49 58", tone("#f4c78a"), 2.4)
    with p.turned(50, 72, -7):
        p.part(soft("39,55,7 61,55,7 67,62,5 67,89,4 33,89,4 33,62,5", 5), WHITE, reach=4)
        p.bit(disc(50, 60.5, 2.6), BRASS)
        p.words(50, 76.6, 27, "23", look.font(Role.BOARD), tone("#a3303c"))
    painter.restore()


_CASE: Final = tone("#2f7fa3")
_STUFFED: Final = (
    (14, 25.0, 30.0, 50.0, -12.0),
    (20, 76.0, 27.0, 52.0, 13.0),
    (8, 51.0, 28.0, 56.0, -7.0),
)
"""What looks out of the emblem's case: card, middle, side and lean of each, in units."""

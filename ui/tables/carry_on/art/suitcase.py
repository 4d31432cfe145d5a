"""The table of Carry On, its art: an open suitcase seen from above, and the game's emblem."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from ui.look import brushes
from ui.look.palette import Theme, faded, mix
from ui.look.paths import pen, plate
from ui.look.pencil import BRASS, DETAIL, INK, WHITE, Pencil, tone
from ui.look.style import Look
from ui.tables.carry_on.art.signs import SIGNS, sign_path
from ui.tables.carry_on.art.things import paint_thing

SEVEN: Final = 7
"""So many things are packed a round (CO-11)."""
_LIDDED: Final = 110.0
"""From so high on, in the painter's units, the lid is seen behind the case."""
_LID: Final = 0.15
_LEANS: Final = (-5.0, 3.0, -2.0, 5.0, -4.0, 2.0, -3.0)
"""How packed things lie, in degrees."""
_LAMP: Final = QColor("#cbbfae")


def _wall(rect: QRectF) -> float:
    return min(16.0, max(3.0, min(rect.width(), rect.height()) * 0.07))


def _tray(rect: QRectF) -> QRectF:
    """The case without its lid and its handle."""
    wall = _wall(rect)
    lid = rect.height() * _LID if rect.height() >= _LIDDED else wall * 0.25
    low = wall * 0.9 if rect.height() >= _LIDDED else wall * 0.4
    return rect.adjusted(wall * 0.4, lid, -wall * 0.4, -low)


def case_room(rect: QRectF) -> QRectF:
    """The lining of a suitcase that is painted in `rect`: where things may lie."""
    wall = _wall(rect)
    return _tray(rect).adjusted(wall, wall, -wall, -wall)


def case_spots(rect: QRectF, count: int = SEVEN) -> list[QRectF]:
    """Where `count` things lie in a suitcase in `rect`: squares side by side, in one row or two."""
    room = case_room(rect)
    rows = 1 if room.width() >= room.height() * 2.2 else 2
    columns = -(-count // rows)
    side = min(room.width() / columns, room.height() / rows) * 0.94
    pitch_x, pitch_y = room.width() / columns, room.height() / rows
    spots = []
    for index in range(count):
        row, column = divmod(index, columns)
        # A row that is not full stands in the middle.
        shift = (columns - min(columns, count - row * columns)) * pitch_x / 2
        middle = room.topLeft() + QPointF(shift + (column + 0.5) * pitch_x, (row + 0.5) * pitch_y)
        spots.append(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
    return spots


def lining_of(theme: Theme) -> QColor:
    """The lining: by night lit, so that dark things stand out on it."""
    return mix(theme.lining, _LAMP, 0.66) if theme.dark else theme.lining


def paint_case(painter: QPainter, rect: QRectF, look: Look) -> None:
    """An open suitcase that fills `rect`: leather, brass, a quilted lining, a strap for each side.

    Where there is height enough the lid with its net is seen behind.
    """
    theme, wall, tray = look.theme, _wall(rect), _tray(rect)
    lidded = rect.height() >= _LIDDED
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if lidded:
        _lid(painter, rect, tray, wall, theme)
        _handle(painter, tray, wall, theme)
    shell = _rounded(tray, wall * 1.2)
    brushes.soft_shadow(painter, shell, theme.shadow, wall * 0.4, QPointF(0, wall * 0.15))
    leather = QLinearGradient(tray.topLeft(), tray.bottomLeft())
    leather.setColorAt(0.0, mix(theme.case, WHITE, 0.16))
    leather.setColorAt(0.25, theme.case)
    leather.setColorAt(1.0, mix(theme.case, INK, 0.2))
    painter.setPen(pen(theme.case_edge, max(1.0, wall * 0.12)))
    painter.setBrush(QBrush(leather))
    painter.drawPath(shell)
    room = case_room(rect)
    if wall >= 6:
        by = wall * 0.5
        seam = _rounded(tray.adjusted(by, by, -by, -by), wall)
        brushes.stitches(painter, seam, theme.case_stitch, wall * 2.4)
    hollow = _rounded(room.adjusted(-1, -1, 1, 1), wall * 0.7)
    painter.setPen(pen(theme.case_edge, max(1.0, wall * 0.14)))
    painter.setBrush(lining_of(theme))
    painter.drawPath(hollow)
    _inside(painter, hollow, room, wall, theme)
    for right in (False, True):
        for low in (False, True):
            _corner(painter, tray, wall, theme, right=right, low=low)
    painter.restore()


def _inside(
    painter: QPainter, hollow: QPainterPath, room: QRectF, wall: float, theme: Theme
) -> None:
    """The quilting of the lining, and the shade of its walls."""
    lining = lining_of(theme)
    painter.save()
    painter.setClipPath(hollow, Qt.ClipOperation.IntersectClip)
    pitch = max(9.0, wall * 2.2)
    painter.setPen(pen(mix(lining, theme.lining_line if not theme.dark else INK, 0.4), 1))
    steps = int((room.width() + room.height()) / pitch) + 1
    for step in range(-steps, steps + 1):
        x = room.left() + step * pitch
        painter.drawLine(QPointF(x, room.top()), QPointF(x + room.height(), room.bottom()))
        painter.drawLine(QPointF(x, room.top()), QPointF(x - room.height(), room.bottom()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for layer in range(8):
        painter.setPen(pen(faded(theme.shadow, 0.06), wall * 1.4 * (layer + 1) / 8))
        painter.drawPath(hollow.translated(0, wall * 0.12))
    painter.restore()


def _lid(painter: QPainter, rect: QRectF, tray: QRectF, wall: float, theme: Theme) -> None:
    """The lid turned back: its edge, its lining, and a net."""
    lid = QRectF(tray.left() + wall * 0.3, rect.top() + wall * 0.3, 0, 0)
    lid.setRight(tray.right() - wall * 0.3)
    lid.setBottom(tray.top() + wall * 2)
    painter.setPen(pen(theme.case_edge, max(1.0, wall * 0.12)))
    painter.setBrush(mix(theme.case, INK, 0.24))
    painter.drawPath(_rounded(lid, wall * 1.1))
    by = wall * 0.55
    pocket = _rounded(lid.adjusted(by, by, -by, -by), wall * 0.7)
    painter.setBrush(mix(lining_of(theme), INK, 0.12))
    painter.drawPath(pocket)
    painter.save()
    painter.setClipPath(pocket, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(faded(theme.case_edge, 0.3), max(0.8, wall * 0.07)))
    pitch = wall * 0.6
    for step in range(-4, int(lid.width() / pitch) + 4):
        x = lid.left() + step * pitch
        painter.drawLine(QPointF(x, lid.top()), QPointF(x + lid.height(), lid.bottom()))
        painter.drawLine(QPointF(x + lid.height(), lid.top()), QPointF(x, lid.bottom()))
    painter.restore()


def _handle(painter: QPainter, tray: QRectF, wall: float, theme: Theme) -> None:
    wide = min(tray.width() * 0.2, wall * 7)
    grip = QRectF(tray.center().x() - wide / 2, tray.bottom() - wall, wide, wall * 1.8)
    path = _rounded(grip, wall * 0.8).subtracted(
        _rounded(grip.adjusted(wall * 0.6, 0, -wall * 0.6, -wall * 0.6), wall * 0.5)
    )
    painter.setPen(pen(theme.case_edge, max(1.0, wall * 0.1)))
    painter.setBrush(mix(theme.case, INK, 0.2))
    painter.drawPath(path)


def _corner(
    painter: QPainter, tray: QRectF, wall: float, theme: Theme, *, right: bool, low: bool
) -> None:
    """A cap of brass on a corner."""
    side = wall * 1.9
    painter.save()
    painter.translate(tray.right() if right else tray.left(), tray.bottom() if low else tray.top())
    painter.scale(-1 if right else 1, -1 if low else 1)
    wedge = QPainterPath()
    wedge.lineTo(side, 0)
    wedge.cubicTo(side * 0.9, side * 0.5, side * 0.5, side * 0.9, 0, side)
    wedge.closeSubpath()
    cap = _rounded(QRectF(0, 0, side * 2, side * 2), wall * 1.2).intersected(wedge)
    painter.setPen(pen(theme.metal_shade, max(0.8, wall * 0.08)))
    painter.setBrush(theme.metal)
    painter.drawPath(cap)
    painter.restore()


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    return plate(rect.x(), rect.y(), rect.width(), rect.height(), radius)


def paint_packed(painter: QPainter, rect: QRectF, cards: Sequence[int], look: Look) -> None:
    """A suitcase in `rect` with all that is packed in it, in the order of `cards`."""
    paint_case(painter, rect, look)
    small = rect.height() < _LIDDED
    for index, (card, spot) in enumerate(zip(cards, case_spots(rect), strict=False)):
        painter.save()
        painter.translate(spot.center())
        painter.rotate(0 if small else _LEANS[index])
        side = spot.width() * (1.0 if small else 0.94)
        paint_thing(painter, QRectF(-side / 2, -side / 2, side, side), card)
        painter.restore()


def emblem(painter: QPainter, rect: QRectF, look: Look) -> None:  # noqa: ARG001
    """The game's picture: hand luggage out of which cards look."""
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    p = Pencil(painter, square)
    for lean, x, sign, colour in (
        (-20.0, 31.0, SIGNS[0], tone("#b8337a")),
        (20.0, 69.0, SIGNS[3], tone("#2f9a7c")),
        (0.0, 50.0, SIGNS[2], tone("#f29a5c")),
    ):
        with p.turned(x, 52, lean):
            p.part(plate(x - 16, 3, 32, 48, 5), WHITE, reach=3)
            p.part(plate(x - 11.5, 8, 23, 26, 3), colour, shade=0, width=DETAIL)
            mark = sign_path(sign)
            p.fill(mark.translated(x - 12, 9), WHITE)
    case = tone("#2f7fa3")
    p.part(plate(7, 40, 86, 54, 12), case, reach=7)
    shell = plate(7, 40, 86, 54, 12)
    with p.within(shell):
        for x in (22.0, 36.0, 64.0, 78.0):
            p.line(f"M {x} 51 V 86", mix(case, INK, 0.35), 3)
            p.line(f"M {x + 3} 51 V 86", mix(case, WHITE, 0.3), 2)
    p.line("M 38 58 Q 38 70 50 70 Q 62 70 62 58", INK, 9)
    p.line("M 38 58 Q 38 70 50 70 Q 62 70 62 58", tone("#f4c78a"), 5)
    for x in (38.0, 62.0):
        p.part(plate(x - 5, 52, 10, 8, 2), BRASS, shade=0, width=DETAIL)
    p.gleam("M 12 56 Q 12 46 22 45 Q 16 50 16 60 Z", 0.6)
    for x in (22.0, 78.0):
        p.part(plate(x - 7, 92, 14, 6, 3), tone("#4a4148"), shade=0)
    painter.restore()

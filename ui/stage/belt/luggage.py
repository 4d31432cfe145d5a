"""Stage: luggage of eight silhouettes and patterns, as it stands on a baggage belt."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ui.look import brushes
from ui.look.palette import Theme, faded, mix

LUGGAGE_SIZE: Final = QSizeF(200, 180)
"""The room of a drawing; the luggage stands on the middle of its lower edge."""

_FLOOR_Y: Final = 174.0
"""Where it touches the belt; below lies its shadow."""


class Luggage(Enum):
    """What a piece of luggage is; each has its own outline and its own pattern."""

    TRUNK = "trunk"
    ROLLER = "roller"
    HARDCASE = "hardcase"
    CARPET_BAG = "carpet-bag"
    DUFFEL = "duffel"
    RUCKSACK = "rucksack"
    HAT_BOX = "hat-box"
    BASKET = "basket"


_COLOURS: Final = {
    Luggage.TRUNK: "#8a5a34",
    Luggage.ROLLER: "#40444f",
    Luggage.HARDCASE: "#a9b2ba",
    Luggage.CARPET_BAG: "#9c3b3a",
    Luggage.DUFFEL: "#2f6690",
    Luggage.RUCKSACK: "#55753f",
    Luggage.HAT_BOX: "#d8a3a0",
    Luggage.BASKET: "#c39a5f",
}


_NEARLY_BLACK: Final = 0.32


def paint_luggage(painter: QPainter, kind: Luggage, theme: Theme) -> None:
    """Paint a piece within `LUGGAGE_SIZE`."""
    base = QColor(_COLOURS[kind])
    if theme.dark:
        # What is nearly black stays as it is: on the rubber of the belt it would be lost.
        base = mix(base, theme.board, 0.30 if base.lightnessF() > _NEARLY_BLACK else 0.0)
    painter.save()
    _PAINTERS[kind](painter, base, theme)
    painter.restore()


def ground_shadow(painter: QPainter, left: float, right: float) -> None:
    """The shadow where something touches the belt."""
    painter.setPen(Qt.PenStyle.NoPen)
    # In steps too small to be seen on light ground.
    painter.setBrush(faded(QColor("black"), 0.067))
    for layer in range(10):
        grow = 7.0 - 0.73 * layer
        painter.drawRoundedRect(
            QRectF(
                left - grow, _FLOOR_Y - 4 - grow * 0.35, right - left + 2 * grow, 6 + grow * 0.7
            ),
            5,
            5,
        )


def _edge(base: QColor) -> QColor:
    return mix(base, QColor("#170d08"), 0.52)


def _fill(painter: QPainter, path: QPainterPath, base: QColor, *, line: float = 2.4) -> None:
    """A shape lit from above, with a darker line around it."""
    box = path.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0.0, mix(base, QColor("white"), 0.20))
    light.setColorAt(0.28, base)
    light.setColorAt(1.0, mix(base, _edge(base), 0.42))
    painter.setPen(QPen(_edge(base), line, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QBrush(light))
    painter.drawPath(path)


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _arc(painter: QPainter, box: QRectF, base: QColor, width: float) -> None:
    """A handle: the upper half of a rounded loop."""
    loop = QPainterPath(QPointF(box.left(), box.bottom()))
    loop.cubicTo(QPointF(box.left(), box.top()), QPointF(box.right(), box.top()), box.bottomRight())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((_edge(base), width + 3.2), (base, width)):
        pen = QPen(colour, wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(loop)


def _buckle(painter: QPainter, middle: QPointF, theme: Theme, size: float = 9.0) -> None:
    painter.setPen(QPen(theme.metal_shade, 1.4))
    painter.setBrush(theme.metal)
    outer = QRectF(middle.x() - size, middle.y() - size * 0.85, 2 * size, 1.7 * size)
    painter.drawRoundedRect(outer, 2.5, 2.5)
    painter.setBrush(mix(theme.metal_shade, theme.case_edge, 0.5))
    painter.drawRoundedRect(outer.adjusted(4, 4, -4, -4), 1, 1)


def _stripes(
    painter: QPainter, path: QPainterPath, colour: QColor, *, pitch: float, width: float, slant: int
) -> None:
    """Stripes within a shape: down (`slant` 0) or aslant (1 or −1)."""
    box = path.boundingRect()
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, width))
    lean = slant * box.height()
    x = box.left() - box.height()
    while x < box.right() + box.height():
        painter.drawLine(QPointF(x, box.top()), QPointF(x + lean, box.bottom()))
        x += pitch
    painter.restore()


def _trunk(painter: QPainter, base: QColor, theme: Theme) -> None:
    """A chest with a domed lid and rings at its sides."""
    ground_shadow(painter, 22, 178)
    for x in (13.0, 187.0):
        painter.setPen(QPen(theme.metal_shade, 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x, 122), 8, 11)
    shell = QPainterPath(QPointF(18, 172))
    shell.lineTo(18, 88)
    shell.cubicTo(QPointF(22, 22), QPointF(178, 22), QPointF(182, 88))
    shell.lineTo(182, 172)
    shell.closeSubpath()
    _fill(painter, shell, base)
    _stripes(painter, shell, faded(_edge(base), 0.30), pitch=15, width=1.8, slant=0)
    wood = mix(base, QColor("#f2d8a8"), 0.34)
    for top in (86.0, 152.0):
        _fill(painter, _rounded(QRectF(15, top, 170, 12), 2), wood, line=1.6)
    painter.save()
    painter.setClipPath(shell)
    for x in (50.0, 150.0):
        painter.fillRect(QRectF(x - 8, 30, 16, 144), mix(base, theme.case_edge, 0.62))
        _buckle(painter, QPointF(x, 112), theme)
    painter.restore()
    for x in (16.0, 164.0):
        _fill(painter, _rounded(QRectF(x, 154, 20, 18), 5), theme.metal, line=1.4)
    _buckle(painter, QPointF(100, 93), theme, 10)
    _sticker(painter, QPointF(80, 128), QColor("#e4d3a2"), QColor("#b5543c"))


def _sticker(painter: QPainter, middle: QPointF, ground: QColor, mark: QColor) -> None:
    """A traveller's sticker: a round one with a bar across."""
    painter.setPen(QPen(mark, 2.2))
    painter.setBrush(ground)
    painter.drawEllipse(middle, 13, 13)
    painter.fillRect(QRectF(middle.x() - 12, middle.y() - 3, 24, 6), mark)


def _roller(painter: QPainter, base: QColor, theme: Theme) -> None:
    body = QRectF(50, 50, 100, 116)
    ground_shadow(painter, body.left(), body.right())
    steel = mix(theme.line, theme.muted, 0.3)
    for x in (76.0, 124.0):
        painter.setPen(QPen(_edge(base), 6.5))
        painter.drawLine(QPointF(x, 52), QPointF(x, 14))
        painter.setPen(QPen(steel, 3.6))
        painter.drawLine(QPointF(x, 52), QPointF(x, 14))
    _fill(painter, _rounded(QRectF(68, 5, 64, 13), 6), mix(base, QColor("black"), 0.25), line=2)
    for x in (66.0, 134.0):
        painter.setPen(QPen(mix(base, QColor("black"), 0.7), 2))
        painter.setBrush(mix(base, QColor("black"), 0.5))
        painter.drawEllipse(QPointF(x, 167), 7, 7)
        painter.setBrush(steel)
        painter.drawEllipse(QPointF(x, 167), 2.6, 2.6)
    shell = _rounded(body, 14)
    _fill(painter, shell, base)
    dots = faded(mix(base, QColor("white"), 0.5), 0.75)
    painter.save()
    painter.setClipPath(shell)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dots)
    for row in range(9):
        for column in range(8):
            shift = 7 if row % 2 else 0
            painter.drawEllipse(QPointF(54 + column * 14 + shift, 60 + row * 13), 1.7, 1.7)
    painter.restore()
    pocket = QRectF(62, 104, 76, 50)
    _fill(painter, _rounded(pocket, 9), mix(base, QColor("black"), 0.12), line=2)
    zip_line = QPainterPath(QPointF(68, 114))
    zip_line.lineTo(132, 114)
    brushes.stitches(painter, zip_line, mix(base, QColor("white"), 0.55), 40)
    painter.fillRect(QRectF(118, 112, 5, 11), theme.metal)
    _fill(painter, _rounded(QRectF(86, 62, 28, 14), 3), theme.metal, line=1.4)


def _hardcase(painter: QPainter, base: QColor, theme: Theme) -> None:
    body = QRectF(16, 80, 168, 92)
    ground_shadow(painter, body.left(), body.right())
    _arc(painter, QRectF(72, 54, 56, 34), mix(base, theme.board, 0.55), 7)
    shell = _rounded(body, 22)
    _fill(painter, shell, base)
    painter.save()
    painter.setClipPath(shell)
    for row in range(6):
        y = 91.0 + row * 13
        painter.fillRect(QRectF(16, y, 168, 3), faded(_edge(base), 0.42))
        painter.fillRect(QRectF(16, y + 3, 168, 2), faded(QColor("white"), 0.42))
    painter.restore()
    frame = mix(base, theme.board, 0.45)
    for x in (16.0, 160.0):
        for y in (80.0, 148.0):
            _fill(painter, _rounded(QRectF(x, y, 24, 24), 11), frame, line=1.6)
    for x in (58.0, 142.0):
        _fill(painter, _rounded(QRectF(x - 11, 77, 22, 18), 3), theme.metal, line=1.4)
    _fill(painter, _rounded(QRectF(76, 113, 48, 26), 5), mix(base, QColor("white"), 0.5), line=1.6)
    bolt = QPainterPath(QPointF(103, 116))
    for x, y in ((92, 128), (100, 128), (97, 137), (109, 124), (101, 124)):
        bolt.lineTo(x, y)
    painter.fillPath(bolt, mix(theme.accent, theme.board, 0.3 if theme.dark else 0.0))


def _carpet_bag(painter: QPainter, base: QColor, theme: Theme) -> None:
    ground_shadow(painter, 18, 182)
    leather = mix(theme.case, theme.case_edge, 0.4)
    _arc(painter, QRectF(66, 24, 68, 52), leather, 7)
    body = QPainterPath(QPointF(44, 74))
    body.lineTo(156, 74)
    body.cubicTo(QPointF(170, 100), QPointF(192, 138), QPointF(182, 172))
    body.lineTo(18, 172)
    body.cubicTo(QPointF(8, 138), QPointF(30, 100), QPointF(44, 74))
    _fill(painter, body, base)
    green = QColor("#1f5b4b")
    cream = QColor("#f0dfb4")
    painter.save()
    painter.setClipPath(body)
    for step in range(6):
        x = 4.0 + step * 36
        painter.fillRect(QRectF(x, 70, 14, 104), faded(green, 0.62))
        painter.fillRect(QRectF(x + 22, 70, 2.4, 104), faded(cream, 0.8))
    for step in range(4):
        y = 84.0 + step * 30
        painter.fillRect(QRectF(0, y, 200, 12), faded(green, 0.62))
        painter.fillRect(QRectF(0, y + 19, 200, 2.4), faded(cream, 0.8))
    painter.restore()
    painter.setPen(QPen(_edge(base), 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    _fill(painter, _rounded(QRectF(38, 66, 124, 13), 6), theme.metal, line=1.6)
    for x in (94.0, 106.0):
        painter.setBrush(theme.metal)
        painter.drawEllipse(QPointF(x, 64), 5, 5)
    for x in (30.0, 158.0):
        _fill(painter, _rounded(QRectF(x - 10, 152, 32, 20), 4), leather, line=1.6)


def _duffel(painter: QPainter, base: QColor, theme: Theme) -> None:
    body = QRectF(8, 84, 184, 88)
    ground_shadow(painter, 26, 174)
    webbing = QColor("#ead9ae") if not theme.dark else QColor("#b6a67e")
    _arc(painter, QRectF(62, 44, 76, 62), webbing, 6)
    shell = _rounded(body, 42)
    _fill(painter, shell, base)
    wave = faded(mix(base, QColor("white"), 0.62), 0.8)
    painter.save()
    painter.setClipPath(shell)
    painter.setPen(QPen(wave, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(3):
        line = QPainterPath(QPointF(0, 118.0 + row * 15))
        for step in range(11):
            x = step * 20.0
            up = -9 if step % 2 else 9
            line.quadTo(QPointF(x + 10, 118 + row * 15 + up), QPointF(x + 20, 118 + row * 15))
        painter.drawPath(line)
    painter.restore()
    teeth = QPainterPath(QPointF(45, 96))
    teeth.lineTo(155, 96)
    brushes.stitches(painter, teeth, theme.metal, 44, width=0.07)
    for x in (58.0, 130.0):
        painter.setPen(QPen(_edge(webbing), 1.2))
        painter.setBrush(webbing)
        painter.drawRect(QRectF(x, 86, 12, 84))
    for x in (8.0, 156.0):
        cap = QPainterPath()
        cap.addRect(QRectF(x, 84, 36, 88))
        end = shell.intersected(cap)
        # What is cut begins at the seam on one side and would leave it out there.
        end.closeSubpath()
        _fill(painter, end, mix(base, QColor("black"), 0.28), line=2)


def _rucksack(painter: QPainter, base: QColor, theme: Theme) -> None:
    ground_shadow(painter, 50, 150)
    roll = QColor("#c78a4b") if not theme.dark else QColor("#87603a")
    _fill(painter, _rounded(QRectF(40, 26, 120, 32), 16), roll)
    for x in (40.0, 146.0):
        painter.setPen(QPen(_edge(roll), 1.6))
        painter.setBrush(mix(roll, QColor("white"), 0.25))
        painter.drawEllipse(QPointF(x + 7, 42), 9, 14)
    body = QPainterPath(QPointF(56, 62))
    body.cubicTo(QPointF(60, 44), QPointF(140, 44), QPointF(144, 62))
    body.cubicTo(QPointF(158, 100), QPointF(160, 140), QPointF(150, 172))
    body.lineTo(50, 172)
    body.cubicTo(QPointF(40, 140), QPointF(42, 100), QPointF(56, 62))
    _fill(painter, body, base)
    leaf = faded(mix(base, QColor("white"), 0.35), 0.6)
    _stripes(painter, body, leaf, pitch=17, width=3, slant=1)
    for x in (26.0, 146.0):
        _fill(painter, _rounded(QRectF(x, 120, 28, 46), 11), mix(base, QColor("black"), 0.15))
    pocket = _rounded(QRectF(62, 116, 76, 50), 11)
    _fill(painter, pocket, mix(base, QColor("black"), 0.1), line=2)
    flap = QPainterPath(QPointF(54, 56))
    flap.lineTo(146, 56)
    flap.cubicTo(QPointF(152, 84), QPointF(140, 104), QPointF(100, 106))
    flap.cubicTo(QPointF(60, 104), QPointF(48, 84), QPointF(54, 56))
    _fill(painter, flap, mix(base, QColor("white"), 0.08))
    strap = mix(theme.case, theme.case_edge, 0.3)
    for x in (78.0, 122.0):
        painter.fillRect(QRectF(x - 5, 28, 10, 96), strap)
        _buckle(painter, QPointF(x, 122), theme, 7.5)


def _hat_box(painter: QPainter, base: QColor, theme: Theme) -> None:
    ground_shadow(painter, 42, 158)
    body = QPainterPath(QPointF(42, 100))
    body.lineTo(42, 158)
    body.cubicTo(QPointF(42, 178), QPointF(158, 178), QPointF(158, 158))
    body.lineTo(158, 100)
    body.closeSubpath()
    _fill(painter, body, base)
    stripe = faded(mix(base, QColor("white"), 0.65), 0.75)
    _stripes(painter, body, stripe, pitch=16, width=6.5, slant=0)
    painter.setPen(QPen(_edge(base), 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    lid = QPainterPath(QPointF(36, 86))
    lid.lineTo(36, 102)
    lid.cubicTo(QPointF(36, 124), QPointF(164, 124), QPointF(164, 102))
    lid.lineTo(164, 86)
    lid.closeSubpath()
    _fill(painter, lid, mix(base, QColor("#6d2c3c"), 0.35))
    top = QPainterPath()
    top.addEllipse(QPointF(100, 86), 64, 19)
    _fill(painter, top, mix(base, QColor("white"), 0.18))
    ribbon = QColor("#7a2f45") if not theme.dark else QColor("#5b2436")
    _arc(painter, QRectF(52, 30, 96, 62), ribbon, 4)
    for side in (-1, 1):
        bow = QPainterPath(QPointF(100, 84))
        bow.cubicTo(
            QPointF(100 + side * 12, 62), QPointF(100 + side * 42, 62), QPointF(100 + side * 36, 84)
        )
        bow.cubicTo(QPointF(100 + side * 32, 98), QPointF(100 + side * 12, 96), QPointF(100, 84))
        _fill(painter, bow, ribbon, line=1.8)
    _fill(painter, _rounded(QRectF(92, 76, 16, 16), 6), mix(ribbon, QColor("white"), 0.1), line=1.8)


def _basket(painter: QPainter, base: QColor, theme: Theme) -> None:
    ground_shadow(painter, 26, 174)
    _arc(painter, QRectF(70, 26, 60, 46), mix(base, theme.case_edge, 0.3), 7)
    body = QPainterPath(QPointF(24, 172))
    body.lineTo(24, 112)
    body.cubicTo(QPointF(24, 42), QPointF(176, 42), QPointF(176, 112))
    body.lineTo(176, 172)
    body.closeSubpath()
    _fill(painter, body, base)
    painter.save()
    painter.setClipPath(body)
    withe = QPen(faded(_edge(base), 0.5), 2)
    painter.setPen(withe)
    for row in range(13):
        y = 62.0 + row * 9
        for column in range(12):
            x = 16.0 + column * 16 + (8 if row % 2 else 0)
            painter.drawLine(QPointF(x, y + 3), QPointF(x + 6, y - 1))
            painter.drawLine(QPointF(x + 6, y - 1), QPointF(x + 13, y + 3))
    painter.restore()
    _fill(painter, _rounded(QRectF(18, 158, 164, 15), 6), mix(base, theme.case_edge, 0.25), line=2)
    _paint_door(painter, theme)


def _paint_door(painter: QPainter, theme: Theme) -> None:
    """The basket's grating, and who looks out of it."""
    hole = QPainterPath(QPointF(62, 156))
    hole.lineTo(62, 118)
    hole.cubicTo(QPointF(62, 76), QPointF(138, 76), QPointF(138, 118))
    hole.lineTo(138, 156)
    hole.closeSubpath()
    painter.setPen(QPen(theme.metal_shade, 5))
    painter.setBrush(QColor("#1a1210"))
    painter.drawPath(hole)
    painter.save()
    painter.setClipPath(hole)
    cat = QPainterPath(QPointF(78, 160))
    for point in ((74, 108), (88, 120), (112, 120), (126, 108), (122, 160)):
        cat.lineTo(*point)
    painter.fillPath(cat, QColor("#3b312d"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#e9c65a"))
    for x in (90.0, 110.0):
        painter.drawEllipse(QPointF(x, 132), 6, 7)
    painter.setBrush(QColor("#1a1210"))
    for x in (90.0, 110.0):
        painter.drawEllipse(QPointF(x, 132), 1.9, 5.5)
    bars = QPen(theme.metal, 3)
    painter.setPen(bars)
    for step in range(5):
        x = 72.0 + step * 14
        painter.drawLine(QPointF(x, 80), QPointF(x, 158))
    painter.restore()
    painter.setPen(QPen(theme.metal, 2.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(hole)
    _buckle(painter, QPointF(138, 128), theme, 6)


_PAINTERS: Final[dict[Luggage, Callable[[QPainter, QColor, Theme], None]]] = {
    Luggage.TRUNK: _trunk,
    Luggage.ROLLER: _roller,
    Luggage.HARDCASE: _hardcase,
    Luggage.CARPET_BAG: _carpet_bag,
    Luggage.DUFFEL: _duffel,
    Luggage.RUCKSACK: _rucksack,
    Luggage.HAT_BOX: _hat_box,
    Luggage.BASKET: _basket,
}

"""The table of Pack the Essentials, its art: the picture on each solo card, as a postcard."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from ui.look.palette import Theme, faded, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.cards import head
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE

SIZE: Final = (140.0, 64.0)
"""The pictures are drawn in a rectangle of this size, then scaled to cover their room.

A card shows a strip of three quarters of the height: what should be seen whole lies between 9
and 55.
"""

_INK: Final = QColor("#3a2a22")
_DAY: Final = (QColor("#9cc9dc"), QColor("#f6e6c6"))
_DUSK: Final = (QColor("#6a6aa6"), QColor("#f3b48a"))
_NIGHT: Final = (QColor("#25305a"), QColor("#6b6aa0"))
_GREEN: Final = QColor("#7fae8c")
_SAND: Final = QColor("#e5c58f")
_CREAM: Final = QColor("#fff6e4")
_RED: Final = QColor("#c4523f")
_GOLD: Final = QColor("#e3b657")
_BLUE: Final = QColor("#2f6f8c")
_GREY: Final = QColor("#8d8794")
_GINGER: Final = QColor("#eb9a5c")
_WHITE_CAT: Final = QColor("#f7efe2")
_BLACK_CAT: Final = QColor("#4b4450")


def postcard(painter: QPainter, rect: QRectF, theme: Theme, card_id: str) -> None:
    """The picture of a solo card that fills `rect`; a view of hills for a card that is not known.

    At night all of it is somewhat darker.
    """
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(rect, 5, 5)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    share = max(rect.width() / SIZE[0], rect.height() / SIZE[1])
    painter.translate(rect.center())
    painter.scale(share, share)
    painter.translate(-SIZE[0] / 2, -SIZE[1] / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    _SCENES.get(card_id, _hills)(painter)
    painter.restore()
    if theme.dark:
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(QColor("#14121c"), 0.32))
        painter.drawPath(path)
        painter.restore()


def victory(
    painter: QPainter, rect: QRectF, theme: Theme, card: str, paws: int, *, cancelled: bool = False
) -> None:
    """The picture of a solo card with the stamp of its difficulty, 1 to 4; cancelled once it is
    beaten.
    """
    postcard(painter, rect, theme, card)
    side = rect.height() * 0.36
    place = QRectF(rect.right() - side - 4, rect.top() + 4, side, side)
    stamp(painter, place, theme, paws)
    if cancelled:
        painter.save()
        painter.setClipRect(rect)
        postmark(painter, place.bottomLeft() + QPointF(0, -side * 0.25), side * 0.62)
        painter.restore()


def postmark(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A round postmark with a tick in it, and the waves that cancel what is to its right."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # A light edge keeps the ink legible on any picture.
    for ink, wide in ((faded(_CREAM, 0.75), 0.22), (QColor("#31275c"), 0.11)):
        painter.setPen(pen(ink, radius * wide))
        painter.drawEllipse(middle, radius, radius)
        tick = QPainterPath(middle + QPointF(-0.45, 0.02) * radius)
        tick.lineTo(middle + QPointF(-0.12, 0.38) * radius)
        tick.lineTo(middle + QPointF(0.5, -0.38) * radius)
        painter.drawPath(tick)
        for row in (-0.62, -0.2, 0.22):
            wave = QPainterPath(middle + QPointF(1.12, row) * radius)
            for step in range(3):
                start = wave.currentPosition()
                swing = radius * (0.34 if step % 2 else -0.34)
                end = start + QPointF(radius * 0.55, 0)
                wave.quadTo((start + end) / 2 + QPointF(0, swing), end)
            painter.drawPath(wave)
    painter.restore()


def stamp(painter: QPainter, rect: QRectF, theme: Theme, paws: int) -> None:
    """A postage stamp with as many paws as the card is difficult, 1 to 4."""
    painter.save()
    teeth = 5
    radius = rect.width() / teeth / 2 * 0.55
    path = QPainterPath()
    path.addRect(rect)
    for index in range(teeth + 1):
        x = rect.left() + index * rect.width() / teeth
        y = rect.top() + index * rect.height() / teeth
        for at in (
            QPointF(x, rect.top()),
            QPointF(x, rect.bottom()),
            QPointF(rect.left(), y),
            QPointF(rect.right(), y),
        ):
            hole = QPainterPath()
            hole.addEllipse(at, radius, radius)
            path = path.subtracted(hole)
    painter.setPen(pen(mix(theme.line, BLACK, 0.2), 0.8))
    painter.setBrush(_CREAM)
    painter.drawPath(path)
    inner = rect.adjusted(*(rect.width() * s for s in (0.14, 0.14, -0.14, -0.14)))
    painter.setPen(Qt.PenStyle.NoPen)
    tones = (QColor("#6f9b7b"), QColor("#3f7f98"), QColor("#b0543f"), QColor("#7b3f78"))
    painter.setBrush(tones[min(4, max(1, paws)) - 1])
    painter.drawRect(inner)
    painter.setBrush(_CREAM)
    spots = {
        1: ((0.5, 0.5),),
        2: ((0.3, 0.5), (0.7, 0.5)),
        3: ((0.3, 0.3), (0.7, 0.3), (0.5, 0.72)),
        4: ((0.3, 0.3), (0.7, 0.3), (0.3, 0.72), (0.7, 0.72)),
    }[min(4, max(1, paws))]
    size = inner.width() * (0.26 if paws == 1 else 0.15)
    for x, y in spots:
        middle = QPointF(inner.left() + x * inner.width(), inner.top() + y * inner.height())
        paw(painter, middle, size)
    painter.restore()


# Parts --------------------------------------------------------------------------------------------


def paw(painter: QPainter, middle: QPointF, size: float) -> None:
    """A paw, in the brush that there is."""
    painter.drawEllipse(middle + QPointF(0, size * 0.4), size * 0.75, size * 0.6)
    for x, y in ((-0.95, -0.25), (-0.35, -0.8), (0.35, -0.8), (0.95, -0.25)):
        painter.drawEllipse(middle + QPointF(x, y) * size, size * 0.28, size * 0.36)


def _sky(painter: QPainter, tones: tuple[QColor, QColor]) -> None:
    shade = QLinearGradient(QPointF(0, 0), QPointF(0, SIZE[1]))
    shade.setColorAt(0.0, tones[0])
    shade.setColorAt(1.0, tones[1])
    painter.fillRect(QRectF(0, 0, *SIZE), QBrush(shade))


def _disc(painter: QPainter, x: float, y: float, radius: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(x, y), radius, radius)


def _stars(painter: QPainter, count: int = 22) -> None:
    for index in range(count):
        x, y = (index * 47 + 11) % 140, (index * 29 + 7) % 38
        _disc(painter, x, y, 0.5 + (index % 3) * 0.25, faded(_CREAM, 0.9))


def _cloud(painter: QPainter, x: float, y: float, size: float) -> None:
    for dx, dy, radius in ((-1.0, 0.1, 0.6), (0.0, -0.25, 0.85), (1.0, 0.05, 0.65)):
        _disc(painter, x + dx * size, y + dy * size, radius * size, faded(WHITE, 0.85))
    painter.drawRoundedRect(
        QRectF(x - 1.6 * size, y, 3.2 * size, 0.72 * size), 0.36 * size, 0.36 * size
    )


def _ground(painter: QPainter, tone: QColor, points: Sequence[tuple[float, float]]) -> None:
    """Land below a soft line through points of which x rises."""
    path = QPainterPath(QPointF(*points[0]))
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) / 2
        path.cubicTo(QPointF(middle, y0), QPointF(middle, y1), QPointF(x1, y1))
    path.lineTo(SIZE[0], SIZE[1])
    path.lineTo(0, SIZE[1])
    path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone)
    painter.drawPath(path)


def _shape(
    painter: QPainter,
    tone: QColor,
    points: Sequence[tuple[float, float]],
    line: QColor | None = None,
) -> None:
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen if line is None else pen(line, 1.0))
    painter.setBrush(tone)
    painter.drawPath(path)


def _box(painter: QPainter, tone: QColor, rect: QRectF, radius: float = 2.0) -> None:
    painter.setPen(pen(mix(tone, BLACK, 0.4), 1.0))
    painter.setBrush(tone)
    painter.drawRoundedRect(rect, radius, radius)


def _cat(painter: QPainter, x: float, y: float, radius: float, coat: QColor) -> None:
    ink = _CREAM if coat is _BLACK_CAT else _INK
    head(painter, QPointF(x, y), radius, coat, ink)


def _whiskers(painter: QPainter, x: float, y: float, size: float, colour: QColor) -> None:
    painter.setPen(pen(colour, 0.7))
    for way in (-1, 1):
        for slope in (-0.22, 0.0, 0.22):
            start = QPointF(x + way * size * 0.55, y + size * (0.25 + slope * 0.4))
            painter.drawLine(start, start + QPointF(way * size * 0.8, slope * size))


def _plane(painter: QPainter, x: float, y: float, size: float, tone: QColor) -> None:
    """An aeroplane that climbs to the right."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(-14)
    painter.scale(size, size)
    line = mix(tone, BLACK, 0.45)
    painter.setPen(pen(line, 0.9 / size))
    painter.setBrush(tone)
    for points in (
        ((-14, -1), (-19, -9), (-15, -9), (-8, -1)),
        ((-2, 1), (-9, 12), (-4, 12), (8, 1)),
        ((-1, -2), (-6, -9), (-2, -9), (6, -2)),
    ):
        path = QPainterPath(QPointF(*points[0]))
        for px, py in points[1:]:
            path.lineTo(px, py)
        path.closeSubpath()
        painter.drawPath(path)
    body = QPainterPath(QPointF(-17, -1.5))
    body.cubicTo(-6, -5, 10, -5, 18, 0)
    body.cubicTo(10, 4, -6, 4.4, -17, 1.5)
    body.closeSubpath()
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    for step in range(5):
        painter.drawEllipse(QPointF(-8 + step * 4, -1), 0.9, 0.9)
    painter.restore()


def _suitcase(painter: QPainter, x: float, y: float, wide: float, tone: QColor) -> None:
    high = wide * 0.68
    _box(
        painter,
        mix(tone, BLACK, 0.3),
        QRectF(x - wide * 0.16, y - high - wide * 0.12, wide * 0.32, wide * 0.2),
    )
    _box(painter, tone, QRectF(x - wide / 2, y - high, wide, high), wide * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_GOLD)
    for share in (-0.3, 0.22):
        painter.drawRect(QRectF(x + share * wide, y - high, wide * 0.08, high))


# Scenes -------------------------------------------------------------------------------------------


def _hills(painter: QPainter) -> None:
    _sky(painter, _DAY)
    _disc(painter, 95, 19, 8, _GOLD)
    _ground(painter, mix(_GREEN, WHITE, 0.25), [(0, 44), (50, 34), (100, 46), (140, 36)])
    _ground(painter, _GREEN, [(0, 54), (60, 48), (140, 56)])


def _weekend(painter: QPainter) -> None:
    """A tent on a hill, and whiskers that look out of it."""
    _hills(painter)
    _cloud(painter, 30, 17, 6)
    _shape(painter, _RED, [(44, 54), (70, 20), (96, 54)], mix(_RED, BLACK, 0.4))
    _shape(painter, mix(_RED, BLACK, 0.45), [(57, 54), (70, 26), (83, 54)])
    _cat(painter, 70, 48, 7, _GINGER)
    _whiskers(painter, 70, 48, 7, _CREAM)


def _nap(painter: QPainter) -> None:
    """A cat asleep on the moon."""
    _sky(painter, _NIGHT)
    _stars(painter)
    moon = QPainterPath()
    moon.addEllipse(QPointF(70, 30), 25, 25)
    bite = QPainterPath()
    bite.addEllipse(QPointF(70, 17), 22, 20)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_GOLD)
    painter.drawPath(moon.subtracted(bite))
    body = QPainterPath()
    body.addEllipse(QPointF(71, 35), 13, 6.5)
    painter.setPen(pen(_INK, 1.0))
    painter.setBrush(_WHITE_CAT)
    painter.drawPath(body)
    _cat(painter, 60, 34, 6, _WHITE_CAT)
    painter.setPen(pen(_CREAM, 1.2))
    for x, y, size in ((84, 18, 4.0), (92, 10, 5.0)):
        painter.drawPolyline(
            [QPointF(x, y), QPointF(x + size, y), QPointF(x, y + size), QPointF(x + size, y + size)]
        )


def _paws(painter: QPainter) -> None:
    """Small prints along a beach."""
    _sky(painter, _DAY)
    _disc(painter, 26, 17, 7, _GOLD)
    _ground(painter, _BLUE, [(0, 26), (140, 26)])
    _ground(painter, _SAND, [(0, 40), (60, 34), (140, 30)])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(_SAND, _INK, 0.4))
    for step in range(6):
        paw(painter, QPointF(18 + step * 15, 50 - step * 2.7 + (step % 2) * 5), 2.7)
    _cat(painter, 114, 43, 8, _BLACK_CAT)


def _window(painter: QPainter) -> None:
    """A cat in an aeroplane's window, clouds outside."""
    painter.fillRect(QRectF(0, 0, *SIZE), QColor("#d9d2c7"))
    for x in (12.0, 52.0, 92.0):
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(x, 11, 34, 42), 15, 15)
        painter.save()
        painter.setPen(pen(_GREY, 3.2))
        painter.setBrush(_DAY[0])
        painter.drawPath(frame)
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        _cloud(painter, x + 12, 42, 6)
        if x == 52.0:
            _cat(painter, x + 17, 44, 12, _GINGER)
        else:
            _cloud(painter, x + 24, 24, 4)
        painter.restore()


def _city(painter: QPainter) -> None:
    """Roofs at dusk; one of them has ears."""
    _sky(painter, _DUSK)
    _disc(painter, 100, 38, 13, mix(_GOLD, _RED, 0.2))
    towers = ((4, 30, 16), (22, 18, 14), (38, 36, 18), (84, 26, 16), (102, 38, 14), (118, 22, 18))
    for index, (x, y, wide) in enumerate(towers):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(QColor("#3b3a5e"), BLACK, 0.08 * (index % 3)))
        painter.drawRect(QRectF(x, y, wide, 64 - y))
        painter.setBrush(_GOLD)
        for row in range(3):
            for column in range(2):
                if (index + row + column) % 3:
                    painter.drawRect(QRectF(x + 3.5 + column * 6, y + 5 + row * 8, 2.6, 3.6))
    _cat(painter, 68, 46, 17, _BLACK_CAT)


def _business(painter: QPainter) -> None:
    """A cat with a tie and a briefcase."""
    painter.fillRect(QRectF(0, 0, *SIZE), mix(_BLUE, WHITE, 0.55))
    for x in range(0, 150, 10):
        painter.fillRect(QRectF(x, 0, 3.5, SIZE[1]), mix(_BLUE, WHITE, 0.48))
    body = QPainterPath()
    body.addEllipse(QPointF(52, 66), 22, 26)
    painter.setPen(pen(_INK, 1.0))
    painter.setBrush(_GREY)
    painter.drawPath(body)
    _shape(painter, _RED, [(49, 41), (55, 41), (57, 56), (52, 62), (47, 56)], _INK)
    _cat(painter, 52, 29, 15, _GREY)
    _suitcase(painter, 100, 56, 36, QColor("#6b4028"))


def _litter_ary(painter: QPainter) -> None:
    """A cat behind an open book."""
    painter.fillRect(QRectF(0, 0, *SIZE), QColor("#8a5a3c"))
    for row, y in enumerate((2, 34)):
        for index in range(18):
            tone = (_RED, _BLUE, _GREEN, _GOLD, _GREY)[(index * 3 + row) % 5]
            high = 24 + (index * 7 + row * 3) % 6
            painter.fillRect(QRectF(index * 8 + 1, y + 30 - high, 6.4, high), mix(tone, _INK, 0.35))
        painter.fillRect(QRectF(0, y + 30, SIZE[0], 2.4), QColor("#5c3823"))
    _cat(painter, 70, 32, 15, _WHITE_CAT)
    for way in (-1, 1):
        _shape(
            painter,
            _CREAM,
            [(70, 46), (70 + way * 34, 40), (70 + way * 34, 62), (70, 68)],
            _INK,
        )
        painter.setPen(pen(faded(_INK, 0.5), 0.8))
        for line in range(3):
            y = 48 + line * 5
            painter.drawLine(QPointF(70 + way * 6, y), QPointF(70 + way * 29, y - 4))


def _fur_trip(painter: QPainter) -> None:
    """A car on a winding road."""
    _hills(painter)
    road = QPainterPath(QPointF(40, 64))
    road.cubicTo(58, 52, 96, 58, 84, 46)
    road.cubicTo(80, 42, 66, 44, 70, 39)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(_GREY, 8))
    painter.drawPath(road)
    painter.setPen(pen(_CREAM, 0.9))
    painter.drawPath(road)
    _box(painter, _RED, QRectF(28, 36, 38, 13), 5)
    _box(painter, mix(_DAY[0], WHITE, 0.4), QRectF(36, 26, 21, 11), 4)
    _cat(painter, 47, 32, 5.5, _GINGER)
    for x in (37, 57):
        _disc(painter, x, 50, 5, _INK)
        _disc(painter, x, 50, 2.2, _CREAM)
    _suitcase(painter, 46, 26, 14, QColor("#6b4028"))


def _red_eye(painter: QPainter) -> None:
    """A night flight with one eye open."""
    _sky(painter, _NIGHT)
    _stars(painter, 30)
    _disc(painter, 24, 16, 8, _CREAM)
    _disc(painter, 28, 14, 7, mix(_NIGHT[0], _NIGHT[1], 0.2))
    _plane(painter, 96, 22, 1.0, _CREAM)
    _cat(painter, 54, 50, 15, _GINGER)
    for x in (48.3, 59.7):
        _disc(painter, x, 49, 3.4, _CREAM)
        _disc(painter, x, 49, 1.9, _RED)


def _long_hair(painter: QPainter) -> None:
    """An aeroplane whose trail is fur."""
    _sky(painter, _DAY)
    _cloud(painter, 26, 50, 6)
    _cloud(painter, 112, 54, 7)
    for index in range(9):
        line = QPainterPath(QPointF(74, 32 + index * 0.9))
        line.cubicTo(
            QPointF(50, 46 + index * 1.4),
            QPointF(34, 16 + index * 4),
            QPointF(2, 26 + index * 3.6),
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(mix(_GINGER, _CREAM, (index % 3) * 0.3), 2.4))
        painter.drawPath(line)
    _plane(painter, 92, 27, 1.35, _CREAM)


def _customs(painter: QPainter) -> None:
    """A suitcase with a stamp, and the marks of claws."""
    painter.fillRect(QRectF(0, 0, *SIZE), QColor("#cbd6cf"))
    painter.fillRect(QRectF(0, 50, SIZE[0], 14), QColor("#57545c"))
    for x in range(0, 150, 12):
        painter.fillRect(QRectF(x, 50, 1.4, 14), QColor("#3f3c44"))
    _suitcase(painter, 52, 54, 52, QColor("#8a4b2b"))
    painter.setPen(pen(_CREAM, 1.8))
    for step in range(4):
        painter.drawLine(QPointF(46 + step * 6, 26), QPointF(40 + step * 6, 44))
    painter.setPen(pen(_RED, 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.save()
    painter.translate(106, 26)
    painter.rotate(-14)
    painter.drawRoundedRect(QRectF(-24, -15, 48, 30), 4, 4)
    painter.drawRoundedRect(QRectF(-21, -12, 42, 24), 3, 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_RED)
    paw(painter, QPointF(0, 0), 6)
    painter.restore()


def _world(painter: QPainter) -> None:
    """A globe with nine lives around it."""
    _sky(painter, _NIGHT)
    _stars(painter, 16)
    globe = QPainterPath()
    globe.addEllipse(QPointF(70, 33.8), 14.5, 14.5)
    painter.setPen(pen(mix(_BLUE, BLACK, 0.4), 1.2))
    painter.setBrush(mix(_BLUE, WHITE, 0.25))
    painter.drawPath(globe)
    painter.save()
    painter.setClipPath(globe, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_GREEN)
    for x, y, wide, high in ((63, 27, 7, 5), (67, 41, 5, 6), (80, 31, 5.5, 7), (77, 45, 4, 2)):
        painter.drawEllipse(QPointF(x, y), wide, high)
    painter.restore()
    for index in range(9):
        turn = 2 * math.pi * index / 9 - math.pi / 2
        at = QPointF(70 + 44 * math.cos(turn), 33.6 + 19 * math.sin(turn))
        coat = (_GINGER, _WHITE_CAT, _GREY)[index % 3]
        _cat(painter, at.x(), at.y(), 3.8, coat)


def _packer(painter: QPainter) -> None:
    """A suitcase so full that a cat looks out."""
    painter.fillRect(QRectF(0, 0, *SIZE), QColor("#e9d6c2"))
    for x in range(0, 150, 14):
        for y in range(0, 70, 14):
            _disc(painter, x + (y // 14 % 2) * 7, y, 1.4, QColor("#d8bfa3"))
    _box(painter, mix(QColor("#8a4b2b"), BLACK, 0.2), QRectF(36, 12, 68, 34), 6)
    for x, tone in ((44, _RED), (88, _BLUE), (60, _GREEN)):
        _box(painter, tone, QRectF(x, 31, 14, 14), 4)
    _cat(painter, 70, 24, 10.5, _GINGER)
    _suitcase(painter, 70, 87, 72, QColor("#8a4b2b"))


def _first_class(painter: QPainter) -> None:
    """A cat with a crown, on a cushion."""
    painter.fillRect(QRectF(0, 0, *SIZE), QColor("#5a2f4f"))
    for x in range(0, 150, 12):
        painter.fillRect(QRectF(x, 0, 5, SIZE[1]), QColor("#522a48"))
    _box(painter, _GOLD, QRectF(34, 47, 72, 16), 8)
    _cat(painter, 70, 38, 14, _WHITE_CAT)
    _shape(
        painter,
        _GOLD,
        [(58, 28), (56, 13), (64, 19), (70, 10), (76, 19), (84, 13), (82, 28)],
        mix(_GOLD, BLACK, 0.4),
    )
    for x in (28, 112):
        _shape(painter, _CREAM, [(x - 5, 22), (x + 5, 22), (x, 36)], _INK)
        painter.setPen(pen(_CREAM, 1.4))
        painter.drawLine(QPointF(x, 36), QPointF(x, 50))
        painter.drawLine(QPointF(x - 5, 50), QPointF(x + 5, 50))


_SCENES: Final[dict[str, Callable[[QPainter], None]]] = {
    "weekend-whiskers": _weekend,
    "cat-nap": _nap,
    "short-paws": _paws,
    "window-seat": _window,
    "city-kitty": _city,
    "business-class": _business,
    "litter-ary-tour": _litter_ary,
    "fur-trip": _fur_trip,
    "red-eye-tabby": _red_eye,
    "long-hair-flight": _long_hair,
    "claw-stomary-check": _customs,
    "round-the-world": _world,
    "purr-fect-packer": _packer,
    "first-class-feline": _first_class,
}


def known() -> frozenset[str]:
    """The cards that have a picture of their own."""
    return frozenset(_SCENES)

"""The art of Pack the Essentials: what comes onto the table only to move something there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ui.look import brushes
from ui.look.palette import Theme, faded, mix

ARM_LENGTH: Final = 1000.0
"""Long enough that its end is out of sight wherever it reaches."""
ARM: Final = QRectF(-62, -ARM_LENGTH, 124, ARM_LENGTH + 14)
"""The room of the arm: it points down, and its fingertips are at the origin."""
BAG: Final = QRectF(-206, -104, 216, 208)
"""The room of the bag: it lies with its mouth to the right, the middle of which is the origin."""

_WHITE: Final = QColor("#ffffff")
_BLACK: Final = QColor("#000000")
_SKIN: Final = QColor("#efc9ac")
_WOOL: Final = QColor("#7b4f80")
_NAIL: Final = QColor("#c2463f")


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _dimmed(colour: QColor, theme: Theme) -> QColor:
    return mix(colour, _BLACK, 0.12) if theme.dark else colour


def paw_print(painter: QPainter, at: QPointF, side: float, colour: QColor) -> None:
    """A cat's print: a pad and four toes, `side` wide."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(at + QPointF(0, 0.16) * side, 0.27 * side, 0.22 * side)
    for x, y in ((-0.34, -0.06), (-0.13, -0.28), (0.13, -0.28), (0.34, -0.06)):
        painter.drawEllipse(at + QPointF(x, y) * side, 0.105 * side, 0.14 * side)


def arm(painter: QPainter, theme: Theme) -> None:
    """A Cat Lady's arm in a cardigan, reaching down to pick something up."""
    painter.save()
    wool, skin = _dimmed(_WOOL, theme), _dimmed(_SKIN, theme)
    line = mix(wool, _BLACK, 0.45)
    sleeve = QPainterPath(QPointF(-30, -112))
    sleeve.cubicTo(-44, -180, -46, -300, -50, -ARM_LENGTH - 10)
    sleeve.lineTo(50, -ARM_LENGTH - 10)
    sleeve.cubicTo(46, -300, 44, -180, 30, -112)
    sleeve.closeSubpath()
    hand = _hand()
    brushes.soft_shadow(painter, sleeve.united(hand), theme.shadow, 8, QPointF(3, 5))
    shade = mix(skin, QColor("#7a3d25"), 0.55)
    painter.setPen(_pen(shade, 2.4))
    painter.setBrush(skin)
    painter.drawPath(hand)
    painter.setPen(_pen(faded(shade, 0.75), 2.0))
    for x, top, low in ((-14.5, -44, -26), (0.5, -44, -22), (15, -42, -26)):
        painter.drawLine(QPointF(x, top), QPointF(x, low))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_dimmed(_NAIL, theme))
    for x, y in ((-21.5, -15), (-7, -9.5), (8, -9.5), (22, -16)):
        painter.drawEllipse(QPointF(x, y), 4.6, 6.0)
    _sleeve(painter, theme, sleeve, wool, line)
    painter.restore()


def _hand() -> QPainterPath:
    palm = QPainterPath()
    palm.addRoundedRect(QRectF(-29, -104, 58, 68), 22, 22)
    for x, top, low, wide in ((-22, -56, -5, 14.5), (-7, -56, 0, 15), (8, -56, 0, 15)):
        finger = QPainterPath()
        finger.addRoundedRect(QRectF(x - wide / 2, top, wide, low - top), wide / 2, wide / 2)
        palm = palm.united(finger)
    little = QPainterPath()
    little.addRoundedRect(QRectF(15.5, -56, 13.5, 50), 6.7, 6.7)
    thumb = QPainterPath(QPointF(-22, -84))
    thumb.cubicTo(-48, -76, -52, -52, -43, -36)
    thumb.cubicTo(-39, -28, -29, -31, -30, -41)
    thumb.cubicTo(-31, -52, -26, -56, -18, -56)
    thumb.closeSubpath()
    return palm.united(little).united(thumb)


def _sleeve(
    painter: QPainter, theme: Theme, sleeve: QPainterPath, wool: QColor, line: QColor
) -> None:
    fall = QLinearGradient(-50, 0, 50, 0)
    fall.setColorAt(0.0, mix(wool, _WHITE, 0.10))
    fall.setColorAt(0.45, wool)
    fall.setColorAt(1.0, mix(wool, _BLACK, 0.22))
    painter.setPen(_pen(line, 2.6))
    painter.setBrush(fall)
    painter.drawPath(sleeve)
    prints = mix(wool, _WHITE, 0.34)
    for row, y in enumerate(range(-158, -int(ARM_LENGTH), -58)):
        paw_print(painter, QPointF(-14 if row % 2 else 15, y), 24, prints)
    cuff = QPainterPath()
    cuff.addRoundedRect(QRectF(-38, -132, 76, 36), 11, 11)
    painter.setPen(_pen(line, 2.6))
    painter.setBrush(mix(wool, _BLACK, 0.14))
    painter.drawPath(cuff)
    painter.setPen(_pen(mix(wool, _WHITE, 0.22), 1.8))
    for x in range(-30, 31, 10):
        painter.drawLine(QPointF(x, -126), QPointF(x, -102))
    painter.setPen(_pen(mix(theme.metal, _BLACK, 0.35), 1.6))
    painter.setBrush(theme.metal)
    painter.drawEllipse(QPointF(25, -114), 6.5, 6.5)


def bag(painter: QPainter, theme: Theme) -> None:
    """The cloth bag that the tiles come from, lying with its mouth open to the right."""
    painter.save()
    cloth = (
        mix(theme.packed, theme.card, 0.35) if not theme.dark else mix(theme.packed, _BLACK, 0.1)
    )
    line = mix(cloth, _BLACK, 0.5)
    body = QPainterPath(QPointF(-44, -28))
    body.cubicTo(-70, -84, -150, -104, -182, -66)
    body.cubicTo(-206, -34, -204, 40, -180, 68)
    body.cubicTo(-148, 102, -70, 84, -44, 28)
    body.closeSubpath()
    mouth = QPainterPath(QPointF(-46, -28))
    mouth.cubicTo(-34, -38, -18, -46, -2, -58)
    mouth.cubicTo(6, -44, 6, 44, -2, 58)
    mouth.cubicTo(-18, 46, -34, 38, -46, 28)
    mouth.cubicTo(-50, 10, -50, -10, -46, -28)
    brushes.soft_shadow(painter, body.united(mouth), theme.shadow, 9, QPointF(3, 6))
    round_ = QLinearGradient(0, -96, 0, 96)
    round_.setColorAt(0.0, mix(cloth, _WHITE, 0.22))
    round_.setColorAt(0.55, cloth)
    round_.setColorAt(1.0, mix(cloth, _BLACK, 0.26))
    painter.setPen(_pen(line, 2.8))
    painter.setBrush(round_)
    painter.drawPath(mouth)
    opening = QPainterPath()
    opening.addEllipse(QPointF(-3, 0), 9, 52)
    painter.setBrush(mix(cloth, _BLACK, 0.62))
    painter.drawPath(opening)
    painter.setBrush(round_)
    painter.drawPath(body)
    painter.setPen(_pen(faded(line, 0.5), 2.2))
    for start, bend, end in (
        ((-50, -18), (-78, -36), (-104, -44)),
        ((-50, -4), (-84, -8), (-112, -6)),
        ((-50, 12), (-78, 26), (-100, 36)),
    ):
        fold = QPainterPath(QPointF(*start))
        fold.quadTo(QPointF(*bend), QPointF(*end))
        painter.drawPath(fold)
    paw_print(painter, QPointF(-142, 0), 62, faded(mix(cloth, _BLACK, 0.5), 0.75))
    _string(painter, theme)
    painter.restore()


def _string(painter: QPainter, theme: Theme) -> None:
    cord = theme.accent if not theme.dark else mix(theme.accent, _WHITE, 0.1)
    around = QPainterPath(QPointF(-46, -33))
    around.quadTo(QPointF(-56, 0), QPointF(-46, 33))
    ends = QPainterPath(QPointF(-51, 10))
    ends.cubicTo(-40, 34, -60, 52, -44, 74)
    ends.moveTo(-51, 10)
    ends.cubicTo(-28, 24, -36, 44, -20, 62)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((8.0, mix(cord, _BLACK, 0.45)), (5.0, cord)):
        painter.setPen(_pen(colour, width))
        painter.drawPath(around)
        painter.drawPath(ends)
    painter.setPen(_pen(mix(theme.metal, _BLACK, 0.4), 1.6))
    painter.setBrush(theme.metal)
    painter.drawEllipse(QPointF(-51, 10), 6.5, 6.5)
    for at in (QPointF(-44, 76), QPointF(-20, 64)):
        painter.drawEllipse(at, 4.5, 4.5)

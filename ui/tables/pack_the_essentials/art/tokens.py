"""The table of Pack the Essentials, its art: what lies on the draft board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from ui.look import brushes
from ui.look.palette import Theme, faded, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.strokes import BLACK


def cat_token(
    painter: QPainter, rect: QRectF, theme: Theme, colour: QColor, ink: QColor, initial: str
) -> None:
    """A player's cat token: a cat's head in their colour with their initial."""
    painter.save()
    side = min(rect.width(), rect.height())
    middle = rect.center() + QPointF(0, side * 0.07)
    shape = _cat_head(middle, side * 0.42)
    brushes.soft_shadow(painter, shape, theme.shadow, side * 0.06, QPointF(0, side * 0.03))
    rim = mix(colour, BLACK, 0.42)
    painter.setPen(pen(rim, max(1.2, side * 0.04)))
    painter.setBrush(colour)
    painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(colour, ink, 0.30))
    for way in (-1, 1):
        ear = QPainterPath(middle + QPointF(way * 0.335, -0.19) * side)
        ear.lineTo(middle + QPointF(way * 0.315, -0.37) * side)
        ear.lineTo(middle + QPointF(way * 0.19, -0.30) * side)
        ear.closeSubpath()
        painter.drawPath(ear)
    gleam = QPainterPath(middle + QPointF(-0.34, 0.06) * side)
    gleam.quadTo(middle + QPointF(-0.33, 0.27) * side, middle + QPointF(-0.14, 0.33) * side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(colour, ink, 0.38), max(0.8, side * 0.03)))
    painter.drawPath(gleam)
    room = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    letter(painter, room, initial, ink, side * 0.48)
    painter.restore()


def _cat_head(middle: QPointF, radius: float) -> QPainterPath:
    shape = QPainterPath()
    shape.addEllipse(middle, radius, radius * 0.90)
    for way in (-1, 1):
        ear = QPainterPath(middle + QPointF(way * radius * 0.985, radius * 0.02))
        ear.quadTo(
            middle + QPointF(way * radius * 1.04, -radius * 0.6),
            middle + QPointF(way * radius * 0.88, -radius * 1.22),
        )
        ear.quadTo(
            middle + QPointF(way * radius * 0.56, -radius * 1.10),
            middle + QPointF(way * radius * 0.18, -radius * 0.86),
        )
        ear.closeSubpath()
        shape = shape.united(ear)
    return shape


def letter(painter: QPainter, rect: QRectF, text: str, ink: QColor, pixels: float) -> None:
    """A letter or a number in the middle of a room."""
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


def lady_token(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    order: Sequence[int] | None,
    who: int = 0,
) -> None:
    """A Cat Lady's token: face down the lady, turned over the order in which she looks at tiles.

    `who` tells four ladies apart and must not depend on what a hidden token says. The order is read
    along its arrows.
    """
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center())
    painter.scale(side, side)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 0.46, 0.46)
    brushes.soft_shadow(painter, disc, theme.shadow, 0.05, QPointF(0, 0.02))
    painter.setPen(pen(theme.tag_rim, max(0.045, 1.2 / side)))
    painter.setBrush(theme.raised if order is not None else _GROUNDS[who % 4])
    painter.drawPath(disc)
    if order is None:
        painter.setClipPath(disc)
        _lady(painter, max(0.03, 1.0 / side), who % 4)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.tag_rim, max(0.045, 1.2 / side)))
        painter.drawPath(disc)
    painter.restore()
    if order is not None:
        _order(painter, rect.center(), side, theme, order)


def _order(
    painter: QPainter, middle: QPointF, side: float, theme: Theme, order: Sequence[int]
) -> None:
    """Clockwise from the upper left, with an arrow from each space to the next."""
    painter.save()
    painter.translate(middle)
    painter.scale(side, side)
    corners = [QPointF(x, y) * 0.18 for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for corner, follows in pairwise(corners):
        way = follows - corner
        _arrow(painter, corner + way / 2, way, 0.055, theme.accent)
    painter.restore()
    for corner, space in zip(corners, order, strict=False):
        first = space == order[0]
        at = middle + corner * side
        room = QRectF(at.x() - side / 4, at.y() - side / 4, side / 2, side / 2)
        letter(painter, room, str(space), theme.ink if first else theme.muted, side * 0.32)


def _arrow(painter: QPainter, at: QPointF, way: QPointF, size: float, colour: QColor) -> None:
    """The head of an arrow that points in a way along an axis."""
    along = way / max(abs(way.x()), abs(way.y())) * size
    across = QPointF(-along.y(), along.x())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon([at + along, at - along + across, at - along - across])


def lady_order(painter: QPainter, room: QRectF, theme: Theme, order: Sequence[int]) -> None:
    """A tag with the order in which a Cat Lady looks at the tile spaces, an arrow between each."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    count = len(order)
    high = min(room.height(), room.width() / (count * 0.72 + 0.3))
    tag = QRectF(0, 0, high * (count * 0.72 + 0.3), high)
    tag.moveCenter(room.center())
    painter.setPen(pen(theme.tag_rim, 1.2))
    painter.setBrush(theme.raised)
    painter.drawRoundedRect(tag, high * 0.25, high * 0.25)
    for index, space in enumerate(order):
        middle = QPointF(tag.left() + high * (0.5 + 0.72 * index), tag.center().y())
        at = QRectF(middle.x() - high / 2, tag.top(), high, high)
        letter(painter, at, str(space), theme.muted if index else theme.ink, high * 0.62)
        if index:
            between = middle - QPointF(high * 0.36, 0)
            _arrow(painter, between, QPointF(1, 0), high * 0.1, theme.accent)
    painter.restore()


_GROUNDS: Final = (QColor("#bfe0dc"), QColor("#f6d9a8"), QColor("#dcd0f2"), QColor("#f4c6cb"))
_HAIR: Final = (QColor("#d3cfd8"), QColor("#a9572f"), QColor("#3d3444"), QColor("#f0e3c0"))
_SKIN: Final = (QColor("#f2cdb0"), QColor("#f6d8c2"), QColor("#a9714d"), QColor("#e0aa84"))
_SHAWL: Final = (QColor("#7c5fb3"), QColor("#2f7f79"), QColor("#c2823a"), QColor("#a63a5b"))
_LADY_LINE: Final = QColor("#3a2b25")


def _lady(painter: QPainter, thick: float, who: int) -> None:
    """A friendly lady with a bun, round glasses and a shawl, in a square of side 1 around 0."""
    line, hair, skin = pen(_LADY_LINE, thick), _HAIR[who], _SKIN[who]
    painter.setPen(line)
    painter.setBrush(_SHAWL[who])
    painter.drawEllipse(QPointF(0, 0.50), 0.36, 0.24)
    painter.setBrush(hair)
    painter.drawEllipse(QPointF(0, -0.31), 0.125, 0.105)
    painter.drawEllipse(QPointF(0, -0.03), 0.285, 0.265)
    painter.setBrush(skin)
    face = QPainterPath(QPointF(-0.225, -0.01))
    # The hair is parted in the middle.
    face.quadTo(-0.18, -0.12, 0.0, -0.175)
    face.quadTo(0.18, -0.12, 0.225, -0.01)
    face.cubicTo(0.24, 0.20, 0.13, 0.29, 0.0, 0.29)
    face.cubicTo(-0.13, 0.29, -0.24, 0.20, -0.225, -0.01)
    painter.drawPath(face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("#e0607a"), 0.45))
    for way in (-1, 1):
        painter.drawEllipse(QPointF(way * 0.145, 0.145), 0.05, 0.04)
    for way in (-1, 1):
        painter.setPen(pen(_LADY_LINE, thick * 1.15))
        painter.setBrush(faded(QColor("white"), 0.75))
        painter.drawEllipse(QPointF(way * 0.105, 0.035), 0.082, 0.078)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_LADY_LINE)
        painter.drawEllipse(QPointF(way * 0.10, 0.04), 0.030, 0.036)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(_LADY_LINE, thick * 1.1))
    painter.drawLine(QPointF(-0.024, 0.03), QPointF(0.024, 0.03))
    smile = QPainterPath(QPointF(-0.085, 0.165))
    smile.quadTo(0, 0.25, 0.085, 0.165)
    painter.drawPath(smile)


def suitcase_token(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The first player's token: a small suitcase with a paw for a sticker."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    thick = max(0.05, 1.2 / side)
    leather, line = QColor("#a55a33"), QColor("#4b2413")
    for colour, width in ((line, 0.075 + thick), (leather, 0.06)):
        painter.setPen(pen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(0.35, 0.13, 0.30, 0.24), 0.08, 0.08)
    body = QPainterPath()
    body.addRoundedRect(QRectF(0.07, 0.27, 0.86, 0.60), 0.12, 0.12)
    painter.setPen(pen(line, thick * 2))
    painter.setBrush(leather)
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(body)
    painter.save()
    painter.setClipPath(body)
    painter.setBrush(mix(leather, BLACK, 0.22))
    painter.drawRect(QRectF(0, 0.78, 1, 0.12))
    painter.setBrush(theme.metal)
    for x in (0.19, 0.71):
        painter.drawRect(QRectF(x, 0.25, 0.10, 0.66))
    painter.restore()
    painter.setBrush(QColor("#fdf3dc"))
    painter.drawEllipse(QPointF(0.5, 0.575), 0.165, 0.165)
    painter.setBrush(line)
    painter.drawEllipse(QPointF(0.5, 0.625), 0.068, 0.056)
    for x, y in ((0.415, 0.555), (0.47, 0.505), (0.53, 0.505), (0.585, 0.555)):
        painter.drawEllipse(QPointF(x, y), 0.029, 0.036)
    painter.restore()


def cross(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A blocked position: a hatched disc with an X."""
    painter.save()
    side = min(rect.width(), rect.height())
    disc = QPainterPath()
    disc.addEllipse(rect.center(), side * 0.44, side * 0.44)
    brushes.hatch(painter, disc, theme.hatch, side * 0.6)
    painter.setPen(pen(theme.bad, side * 0.12))
    reach = side * 0.18
    for way in (-1, 1):
        painter.drawLine(
            rect.center() + QPointF(-reach, -reach * way),
            rect.center() + QPointF(reach, reach * way),
        )
    painter.restore()

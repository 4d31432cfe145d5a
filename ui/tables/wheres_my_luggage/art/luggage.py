"""The table of Where's My Luggage?, its art: both sides of a tile."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look import brushes
from ui.look.palette import Theme, faded, mix
from ui.look.paths import disc, fit, pen, plate
from ui.look.pixmaps import painted
from ui.look.style import Look
from ui.stage.belt.luggage import LUGGAGE_SIZE, Luggage, paint_luggage
from ui.tables.wheres_my_luggage.art.portraits import kind_of, paint_portrait

KINDS: Final = (
    Luggage.ROLLER,
    Luggage.TRUNK,
    Luggage.HARDCASE,
    Luggage.CARPET_BAG,
    Luggage.DUFFEL,
    Luggage.RUCKSACK,
)
"""The luggage of each type, in the order of WL-2."""
PASSENGERS: Final = 30
"""Tiles from here on are lost luggage, one of each type."""
TILE: Final = LUGGAGE_SIZE
"""The proportions of a piece of luggage as it stands on the belt."""
_RIM_STEPS: Final = 16
"""In so many directions a rim is laid around luggage."""
LABEL: Final = QSizeF(150, 200)
"""The proportions of a luggage label."""


def type_of(tile: int) -> int:
    """The luggage type, 0 to 5, of a tile, 0 to 35."""
    return kind_of(tile) if tile < PASSENGERS else tile - PASSENGERS


def paint_tile(painter: QPainter, rect: QRectF, kind: int, look: Look) -> None:
    """The pattern side of a tile: its piece of luggage, standing on the lower edge of `rect`."""
    painter.save()
    box = fit(TILE, rect)
    painter.translate(box.left(), rect.bottom() - box.height())
    painter.scale(box.width() / TILE.width(), box.height() / TILE.height())
    paint_luggage(painter, KINDS[kind], look.theme)
    painter.restore()


def night_rim(ground: QColor, theme: Theme) -> QColor | None:
    """A light rim for luggage by night, when most of it would be lost on dark ground."""
    return mix(ground, theme.ink, 0.78) if theme.dark else None


def paint_rimmed_tile(
    painter: QPainter, rect: QRectF, kind: int, look: Look, rim: QColor | None
) -> None:
    """The pattern side of a tile with a rim around it, if any."""
    if rim is not None:
        far = rim_width(rect)
        for step in range(_RIM_STEPS):
            turn = 2 * math.pi * step / _RIM_STEPS
            aside = rect.translated(far * math.cos(turn), far * math.sin(turn))
            paint_silhouette(painter, aside, kind, look, rim)
    paint_tile(painter, rect, kind, look)


def rim_width(rect: QRectF) -> float:
    """How broad a rim is around luggage in a room."""
    return min(4.0, max(2.0, rect.width() * 0.028))


def paint_pale_tile(
    painter: QPainter,
    rect: QRectF,
    kind: int,
    look: Look,
    share: float,
    rim: QColor | None = None,
) -> None:
    """The pattern side of a tile, `share` opaque as one thing: no part is seen through another."""
    if share >= 1.0:
        paint_rimmed_tile(painter, rect, kind, look, rim)
        return
    density = max(0.01, painter.worldTransform().m11() * painter.device().devicePixelRatio())
    # Its shadow and its rim reach beyond; on whole pixels it stays as sharp.
    beyond = 4 if rim is None else 2 + rim_width(rect)
    room = rect.adjusted(-beyond, -beyond, beyond, 4 + beyond).toAlignedRect()

    def draw(inner: QPainter) -> None:
        paint_rimmed_tile(inner, rect.translated(-room.topLeft().toPointF()), kind, look, rim)

    wide, high = round(room.width() * density), round(room.height() * density)
    picture = painted(wide, high, density, draw)
    painter.save()
    painter.setOpacity(share)
    painter.drawPixmap(room.topLeft(), picture)
    painter.restore()


def paint_silhouette(
    painter: QPainter, rect: QRectF, kind: int, look: Look, colour: QColor | None = None
) -> None:
    """The outline of a luggage type in one colour: where the tile is that is not there."""
    tint = QColor(colour or mix(look.theme.muted, look.theme.card, 0.35))
    density = max(0.01, painter.worldTransform().m11() * painter.device().devicePixelRatio())

    def draw(inner: QPainter) -> None:
        paint_tile(inner, QRectF(QPointF(0, 0), rect.size()), kind, look)
        inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        inner.fillRect(QRectF(QPointF(0, 0), rect.size()), tint)

    key = ("luggage silhouette", kind, tint.name(QColor.NameFormat.HexArgb))
    picture = look.pixmaps.pixmap(key, rect.size(), density, draw)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))


def paint_reverse(painter: QPainter, rect: QRectF, tile: int, look: Look) -> None:
    """The reverse of a tile: the owner's face on a luggage label; on a lost one nobody's."""
    box = fit(LABEL, rect)
    window = _label(painter, box, look.theme)
    if tile < PASSENGERS:
        paint_portrait(painter, window, tile, look)
    else:
        _nobody(painter, window, look.theme)
    bottom = QRectF(
        window.left(),
        window.bottom() + box.height() * 0.02,
        window.width(),
        box.bottom() - window.bottom() - box.height() * 0.095,
    )
    paint_tile(painter, bottom, type_of(tile), look)


def lit_paper(theme: Theme) -> QColor:
    """Paper that luggage is drawn on: by night under a lamp, so that dark luggage stands out."""
    warm = QColor("#e9c892") if not theme.dark else QColor("#dcc9a8")
    return mix(theme.tag, warm, 0.6 if theme.dark else 0.16)


def _label(painter: QPainter, box: QRectF, theme: Theme) -> QRectF:
    """A luggage label with its string; the square window of its picture is handed back."""
    unit = box.width() / 150
    painter.save()
    body = QRectF(box.left() + 6 * unit, box.top() + 14 * unit, 138 * unit, 178 * unit)
    path = _tag(body, 30 * unit)
    hole = QPointF(box.center().x(), body.top() + 12 * unit)
    brushes.soft_shadow(painter, path, theme.shadow, 5 * unit, QPointF(0, 2.5 * unit))
    painter.setPen(pen(theme.tag_rim, max(1.2, 3 * unit)))
    painter.setBrush(lit_paper(theme))
    painter.drawPath(path)
    painter.setPen(pen(faded(theme.tag_rim, 0.5), max(0.7, 1.1 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_tag(body.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit), 27 * unit))
    painter.setPen(pen(theme.metal_shade, max(0.8, 1.4 * unit)))
    painter.setBrush(theme.metal)
    painter.drawEllipse(hole, 8 * unit, 8 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.case_edge)
    painter.drawEllipse(hole, 4 * unit, 4 * unit)
    string = QPainterPath(hole)
    string.cubicTo(
        hole + QPointF(-6, -14) * unit,
        hole + QPointF(10, -24) * unit,
        hole + QPointF(26, -20) * unit,
    )
    painter.setPen(pen(mix(theme.case_stitch, theme.case_edge, 0.35), max(1.0, 3 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(string)
    painter.restore()
    return QRectF(box.left() + 22 * unit, box.top() + 34 * unit, 106 * unit, 106 * unit)


def _tag(body: QRectF, cut: float) -> QPainterPath:
    """A label whose upper corners are cut off."""
    path = QPainterPath(QPointF(body.left() + cut, body.top()))
    path.lineTo(body.right() - cut, body.top())
    path.quadTo(
        QPointF(body.right(), body.top() + cut * 0.35),
        QPointF(body.right(), body.top() + cut * 1.1),
    )
    corner = cut * 0.4
    path.lineTo(body.right(), body.bottom() - corner)
    path.quadTo(body.bottomRight(), QPointF(body.right() - corner, body.bottom()))
    path.lineTo(body.left() + corner, body.bottom())
    path.quadTo(body.bottomLeft(), QPointF(body.left(), body.bottom() - corner))
    path.lineTo(body.left(), body.top() + cut * 1.1)
    path.quadTo(
        QPointF(body.left(), body.top() + cut * 0.35), QPointF(body.left() + cut, body.top())
    )
    path.closeSubpath()
    return path


def _nobody(painter: QPainter, window: QRectF, theme: Theme) -> None:
    """An empty window with a frown: whose this is, nobody knows."""
    unit = window.width() / 100
    paper = lit_paper(theme)
    grey = mix(paper, QColor("#2b2026"), 0.72)
    painter.save()
    painter.translate(window.topLeft())
    painter.scale(unit, unit)
    frame = pen(grey, max(3.0, 1.2 / unit))
    frame.setDashPattern([2.6, 2.4])
    painter.setPen(frame)
    painter.setBrush(mix(paper, QColor("#2b2026"), 0.06))
    painter.drawPath(plate(3, 3, 94, 94, 16))
    painter.setPen(pen(grey, max(4.2, 1.2 / unit)))
    painter.setBrush(mix(paper, QColor("white"), 0.25))
    painter.drawPath(disc(50, 52, 31))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(grey)
    for x in (39.0, 61.0):
        painter.drawEllipse(QPointF(x, 47), 4.4, 5.4)
    painter.setPen(pen(grey, max(4.6, 1.2 / unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    frown = QPainterPath(QPointF(37, 69))
    frown.quadTo(50, 56, 63, 69)
    painter.drawPath(frown)
    for way in (-1, 1):
        painter.drawLine(QPointF(50 + way * 17, 36.5), QPointF(50 + way * 8, 33.5))
    tear = QPainterPath(QPointF(66, 53))
    tear.cubicTo(72, 62, 70, 67, 66, 67)
    tear.cubicTo(62, 67, 60, 62, 66, 53)
    painter.setPen(pen(QColor("#14586b"), max(1.6, 0.8 / unit)))
    painter.setBrush(QColor("#86bccb"))
    painter.drawPath(tear)
    painter.restore()

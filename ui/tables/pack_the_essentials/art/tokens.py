"""The table of Pack the Essentials, its art: what lies on the draft board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from ui.look import brushes
from ui.look.palette import Theme, mix
from ui.tables.pack_the_essentials.art.strokes import BLACK, pen


def cat_token(
    painter: QPainter, rect: QRectF, theme: Theme, colour: QColor, ink: QColor, initial: str
) -> None:
    """A player's cat token: a cat's head in their colour with their initial."""
    painter.save()
    side = min(rect.width(), rect.height())
    radius = side * 0.40
    middle = rect.center() + QPointF(0, side * 0.06)
    shape = QPainterPath()
    shape.addEllipse(middle, radius, radius * 0.94)
    for way in (-1, 1):
        ear = QPainterPath(middle + QPointF(way * radius * 0.96, -radius * 0.1))
        ear.lineTo(middle + QPointF(way * radius * 0.88, -radius * 1.2))
        ear.lineTo(middle + QPointF(way * radius * 0.2, -radius * 0.85))
        ear.closeSubpath()
        shape = shape.united(ear)
    brushes.soft_shadow(painter, shape, theme.shadow, side * 0.06, QPointF(0, side * 0.03))
    painter.setPen(pen(mix(colour, BLACK, 0.35), max(1.2, side * 0.035)))
    painter.setBrush(colour)
    painter.drawPath(shape)
    _letter(
        painter,
        QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius),
        initial,
        ink,
        side * 0.46,
    )
    painter.restore()


def _letter(painter: QPainter, rect: QRectF, text: str, ink: QColor, pixels: float) -> None:
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


def lady_token(painter: QPainter, rect: QRectF, theme: Theme, order: Sequence[int] | None) -> None:
    """A Cat Lady's token: face down a bun and glasses, turned over the order of its tiles."""
    painter.save()
    side = min(rect.width(), rect.height())
    middle = rect.center()
    disc = QPainterPath()
    disc.addEllipse(middle, side * 0.46, side * 0.46)
    brushes.soft_shadow(painter, disc, theme.shadow, side * 0.05, QPointF(0, side * 0.02))
    ground = theme.tag if order is None else theme.raised
    painter.setPen(pen(theme.tag_rim, max(1.2, side * 0.05)))
    painter.setBrush(ground)
    painter.drawPath(disc)
    if order is not None:
        # A cross of four: read from the top clockwise would be a riddle, so in reading order.
        for index, space in enumerate(order):
            big = index == 0
            at = QRectF(
                middle.x() + ((index % 2) - 1) * side * 0.30,
                middle.y() + ((index // 2) - 1) * side * 0.32,
                side * 0.30,
                side * 0.32,
            )
            ink = theme.tag_ink if big else theme.muted
            _letter(painter, at, str(space), ink, side * (0.30 if big else 0.24))
        painter.restore()
        return
    line = pen(theme.tag_ink, max(1.0, side * 0.035))
    hair = QColor("#b9b4bd") if not theme.dark else QColor("#8d8896")
    painter.setPen(line)
    painter.setBrush(hair)
    painter.drawEllipse(middle + QPointF(0, -0.27 * side), side * 0.11, side * 0.10)
    painter.drawEllipse(middle + QPointF(0, -0.02 * side), side * 0.26, side * 0.24)
    painter.setBrush(QColor("#efc9ac"))
    painter.drawEllipse(middle + QPointF(0, 0.05 * side), side * 0.20, side * 0.21)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(QColor("#3a2b25"), max(1.0, side * 0.03)))
    for way in (-1, 1):
        painter.drawEllipse(middle + QPointF(way * 0.085, 0.03) * side, side * 0.065, side * 0.06)
    smile = QPainterPath(middle + QPointF(-0.07, 0.15) * side)
    smile.quadTo(middle + QPointF(0, 0.21) * side, middle + QPointF(0.07, 0.15) * side)
    painter.drawPath(smile)
    painter.restore()


def suitcase_token(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The first player's token: a small suitcase."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    painter.setPen(pen(theme.case_edge, 0.07))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(0.36, 0.14, 0.28, 0.22), 0.07, 0.07)
    painter.setPen(pen(theme.case_edge, 0.045))
    painter.setBrush(theme.case)
    painter.drawRoundedRect(QRectF(0.08, 0.28, 0.84, 0.58), 0.1, 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.metal)
    for x in (0.24, 0.66):
        painter.drawRect(QRectF(x, 0.28, 0.10, 0.58))
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

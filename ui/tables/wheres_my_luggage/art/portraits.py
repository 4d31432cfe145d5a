"""The table of Where's My Luggage?, its art: the thirty passengers (WL-2), each a portrait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look.palette import Theme, mix
from ui.look.paths import pen
from ui.look.pencil import INK, Pencil
from ui.look.style import Look
from ui.tables.wheres_my_luggage.art.passengers import (
    backpack,
    carpet_bag,
    duffel,
    roller,
    silver_case,
    trunk,
)

Sit = Callable[[Pencil], None]

_GROUPS: Final = (roller, trunk, silver_case, carpet_bag, duffel, backpack)
_SITTERS: Final[tuple[tuple[str, str, Sit], ...]] = tuple(
    sitter for group in _GROUPS for sitter in group.SITTERS
)

IDS: Final = tuple(word for word, _, _ in _SITTERS)
"""The passengers' words, `pirate` first; a passenger's number is its place here (WL-2)."""

_ROUND: Final = 0.15
"""A portrait's corners, as a share of its side."""


def kind_of(passenger: int) -> int:
    """The luggage type, 0 to 5, of a passenger, 0 to 29."""
    return passenger // 5


def paint_portrait(painter: QPainter, rect: QRectF, passenger: int, look: Look) -> None:
    """A passenger, head and shoulders, in a square window with rounded corners in `rect`."""
    side = min(rect.width(), rect.height())
    theme = look.theme
    _, ground, sit = _SITTERS[passenger]
    window = QPainterPath()
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    window.addRoundedRect(square, side * _ROUND, side * _ROUND)
    colour = _ground(QColor(ground), theme)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(window)
    # Cut below the middle of the frame, or scraps of what is cut would stand out beyond it.
    rim = max(1.0, side * 0.02)
    inner = square.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    frame = QPainterPath()
    frame.addRoundedRect(inner, side * _ROUND - rim / 2, side * _ROUND - rim / 2)
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    painter.setBrush(mix(colour, QColor("white"), 0.22 if not theme.dark else 0.10))
    painter.drawEllipse(square.center() + QPointF(0, side * 0.04), side * 0.44, side * 0.44)
    sit(Pencil(painter, square))
    painter.restore()
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(colour, INK, 0.45), rim))
    painter.drawPath(frame)
    painter.restore()


def _ground(colour: QColor, theme: Theme) -> QColor:
    """The wall behind: by night it is in the shade, yet lighter than dark hair and hats."""
    if not theme.dark:
        return colour
    saturation = min(1.0, colour.hsvSaturationF() * 1.35)
    return QColor.fromHsvF(colour.hsvHueF(), saturation, colour.valueF() * 0.62)

"""The art of Pack the Essentials: the Placement side of a solo card, and its back."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.look import brushes
from ui.look.palette import Theme, faded, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.postcards import paw
from ui.tables.pack_the_essentials.art.tokens import cross, letter

PLACES: Final = 4
ASPECT: Final = 1.4
"""The width of a card by its height."""


def _card(painter: QPainter, rect: QRectF, theme: Theme) -> tuple[QPainterPath, float]:
    """The paper of a card; its outline, and a fifth of its height."""
    path, unit = QPainterPath(), rect.height() / 5
    path.addRoundedRect(rect, unit * 0.6, unit * 0.6)
    brushes.soft_shadow(painter, path, theme.shadow, unit * 0.4, QPointF(0, unit * 0.2))
    painter.setPen(pen(theme.tag_rim, max(1.0, unit * 0.14)))
    return path, unit


def back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The plain back of all of them: a paw in a frame, which tells nothing."""
    painter.save()
    path, unit = _card(painter, rect, theme)
    painter.setBrush(theme.case)
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(faded(theme.case_stitch, 0.8), max(0.8, unit * 0.1)))
    frame = rect.adjusted(unit * 0.5, unit * 0.5, -unit * 0.5, -unit * 0.5)
    painter.drawRoundedRect(frame, unit * 0.3, unit * 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.case_stitch)
    paw(painter, rect.center(), unit * 1.2)
    painter.restore()


def placement(painter: QPainter, rect: QRectF, theme: Theme, blocked: Collection[int]) -> None:
    """The four draft positions, two and two; crosses on those that may not be claimed (PE-41)."""
    painter.save()
    path, unit = _card(painter, rect, theme)
    painter.setBrush(theme.tag)
    painter.drawPath(path)
    wide, high, gap = rect.width() / 2 - unit * 0.7, unit * 1.9, unit * 0.4
    for index in range(PLACES):
        row, column = divmod(index, 2)
        left = rect.center().x() + (column - 1) * (wide + gap) + gap / 2
        top = rect.center().y() + (row - 1) * (high + gap) + gap / 2
        room, shut = QRectF(left, top, wide, high), index + 1 in blocked
        painter.setPen(pen(theme.line, max(0.8, unit * 0.1)))
        painter.setBrush(mix(theme.card, theme.sunken, 0.7) if shut else theme.card)
        painter.drawRoundedRect(room, unit * 0.3, unit * 0.3)
        at = room.adjusted(0, 0, -wide * 0.45, 0) if shut else room
        letter(painter, at, str(index + 1), theme.muted if shut else theme.ink, high * 0.74)
        if shut:
            cross(painter, room.adjusted(wide * 0.4, high * 0.08, 0, -high * 0.08), theme)
    painter.restore()

"""Shell: how a game's suitcase on the carousel is drawn, closed and open."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from ui.look import brushes, text
from ui.look.palette import Theme, faded, mix
from ui.look.style import Look
from ui.look.typography import Role

Emblem: TypeAlias = Callable[[QPainter, QRectF, Look], None]
"""Paints a game's picture into a rectangle."""

CASE_SIZE: Final = QSizeF(300, 280)
"""A game's suitcase in units of its drawing; it stands on the middle of the lower edge."""

CASE_BODY: Final = QRectF(16, 62, 268, 210)
"""The suitcase without its handle."""

_LID_SEAM_Y: Final = 112.0
"""Where the lid ends."""
NAME_PLATE: Final = QRectF(63, _LID_SEAM_Y + 13, 174, 32)
"""Where its name stands: at the head of the plate, since what is in front hides the foot alone."""
HANDLE_TOP: Final = CASE_BODY.top() - 30
"""Where its handle begins."""
PICTURE_BOTTOM: Final = CASE_BODY.bottom() - 16
"""Where its picture ends."""


def leathers(theme: Theme) -> tuple[QColor, QColor, QColor, QColor]:
    """The colours of the games' suitcases, in the order of the catalog."""
    others = ("#1f5f63", "#6d3350", "#4a5a32")
    return (
        theme.case,
        *(mix(QColor(each), theme.board, 0.3 if theme.dark else 0.0) for each in others),
    )  # type: ignore[return-value]


def shade(painter: QPainter, rect: QRectF, radius: float, reach: float, theme: Theme) -> None:
    """A soft shadow of a large rounded rectangle, of plain fills alone, since they are cheap."""
    layers = 6
    each = 1.0 - (1.0 - theme.shadow.alphaF()) ** (1.0 / layers)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.shadow, each))
    painter.translate(0, reach * 0.45)
    for layer in range(layers):
        grow = reach * (1 - layer / layers) ** 1.5
        grown = rect.adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(grown, radius + grow, radius + grow)
    painter.restore()


def paint_case(
    painter: QPainter, title: str, look: Look, leather: QColor, emblem: Emblem | None
) -> None:
    """A game's closed suitcase within `CASE_SIZE`: its picture and its name on an enamel plate."""
    theme = look.theme
    edge = mix(leather, QColor("#140a06"), 0.45)
    ground = QRectF(CASE_BODY.left() - 2, CASE_SIZE.height() - 12, CASE_BODY.width() + 4, 8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("black"), 0.106))
    for step in range(6):
        # In steps too small to be seen on light ground.
        grow = 1.2 * step
        painter.drawRoundedRect(ground.adjusted(-grow, -grow / 2, grow, grow / 2), 6, 6)
    _paint_handle(painter, leather, edge, theme)
    shell = QPainterPath()
    shell.addRoundedRect(CASE_BODY, 22, 22)
    light = QLinearGradient(CASE_BODY.topLeft(), CASE_BODY.bottomLeft())
    light.setColorAt(0.0, mix(leather, QColor("white"), 0.20))
    light.setColorAt(0.22, leather)
    light.setColorAt(1.0, mix(leather, edge, 0.5))
    painter.setPen(QPen(edge, 2.5))
    painter.setBrush(QBrush(light))
    painter.drawPath(shell)
    seam = QPainterPath()
    seam.addRoundedRect(CASE_BODY.adjusted(8, 8, -8, -8), 16, 16)
    brushes.stitches(painter, seam, theme.case_stitch, 40)
    painter.fillRect(QRectF(CASE_BODY.left(), _LID_SEAM_Y - 1.5, CASE_BODY.width(), 3), edge)
    painter.fillRect(
        QRectF(CASE_BODY.left() + 2, _LID_SEAM_Y + 1.5, CASE_BODY.width() - 4, 1.5),
        faded(QColor("white"), 0.25),
    )
    for left in (True, False):
        _paint_strap(painter, leather, edge, theme, left=left)
    for right in (False, True):
        for low in (False, True):
            _paint_corner(painter, theme, right=right, low=low)
    _paint_plate(painter, title, look, emblem)


def _paint_handle(painter: QPainter, leather: QColor, edge: QColor, theme: Theme) -> None:
    box = QRectF(CASE_SIZE.width() / 2 - 42, HANDLE_TOP, 84, 44)
    grip = QPainterPath()
    grip.addRoundedRect(box, 17, 17)
    gap = QPainterPath()
    gap.addRoundedRect(box.adjusted(12, 12, -12, 10), 9, 9)
    painter.setPen(QPen(edge, 2))
    painter.setBrush(mix(leather, edge, 0.45))
    painter.drawPath(grip.subtracted(gap))
    painter.setPen(QPen(theme.metal_shade, 1.4))
    painter.setBrush(theme.metal)
    for x in (box.left() - 4, box.right() - 16):
        painter.drawRoundedRect(QRectF(x, CASE_BODY.top() - 6, 20, 9), 3, 3)


def _paint_strap(
    painter: QPainter, leather: QColor, edge: QColor, theme: Theme, *, left: bool
) -> None:
    x = CASE_BODY.left() + 13 if left else CASE_BODY.right() - 33
    strap = QRectF(x, CASE_BODY.top() + 1, 20, CASE_BODY.height() - 2)
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(mix(leather, edge, 0.6))
    painter.drawRect(strap)
    buckle = QRectF(x - 5, _LID_SEAM_Y - 13, 30, 27)
    painter.setPen(QPen(theme.metal_shade, 1.5))
    painter.setBrush(theme.metal)
    painter.drawRoundedRect(buckle, 5, 5)
    painter.setBrush(mix(leather, edge, 0.6))
    painter.drawRoundedRect(buckle.adjusted(6, 6, -6, -6), 2, 2)


def _paint_corner(painter: QPainter, theme: Theme, *, right: bool, low: bool) -> None:
    painter.save()
    painter.translate(
        CASE_BODY.right() if right else CASE_BODY.left(),
        CASE_BODY.bottom() if low else CASE_BODY.top(),
    )
    painter.scale(-1 if right else 1, -1 if low else 1)
    plate = QPainterPath(QPointF(0, 28))
    plate.lineTo(0, 22)
    plate.quadTo(0, 0, 22, 0)
    plate.lineTo(28, 0)
    plate.quadTo(20, 20, 0, 28)
    shine = QLinearGradient(QPointF(0, 0), QPointF(20, 20))
    shine.setColorAt(0.0, mix(theme.metal, QColor("white"), 0.3))
    shine.setColorAt(1.0, theme.metal)
    painter.setPen(QPen(theme.metal_shade, 1.4))
    painter.setBrush(QBrush(shine))
    painter.drawPath(plate)
    painter.restore()


def _paint_plate(painter: QPainter, title: str, look: Look, emblem: Emblem | None) -> None:
    theme = look.theme
    rect = QRectF(
        56, _LID_SEAM_Y + 11, CASE_SIZE.width() - 112, CASE_BODY.bottom() - _LID_SEAM_Y - 22
    )
    painter.setPen(QPen(theme.tag_rim, 3))
    painter.setBrush(theme.tag)
    painter.drawRoundedRect(rect, 9, 9)
    title = title.upper()
    font = look.font(Role.TITLE, pixels=34 / look.text_scale)
    painter.setPen(theme.tag_ink)
    text.draw(painter, NAME_PLATE, title, font, floor=10)
    picture = QRectF(rect.left() + 8, rect.top() + 35, rect.width() - 16, 0)
    picture.setBottom(PICTURE_BOTTOM)
    if emblem is not None:
        painter.save()
        emblem(painter, picture, look)
        painter.restore()


def paint_open(painter: QPainter, whole: QPixmap, share: float, theme: Theme) -> None:
    """Paint a suitcase within `CASE_SIZE`, its lid open by `share`; `whole` shows it closed."""
    lid = math.cos(math.radians(132 * share))
    if lid < 0:
        _paint_lining(painter, -lid, theme)
    side = whole.width() / CASE_SIZE.width()
    below = QRectF(0, _LID_SEAM_Y * side, whole.width(), whole.height() - _LID_SEAM_Y * side)
    painter.drawPixmap(
        QRectF(0, _LID_SEAM_Y, CASE_SIZE.width(), CASE_SIZE.height() - _LID_SEAM_Y), whole, below
    )
    if lid > 0:
        above = QRectF(0, 0, whole.width(), _LID_SEAM_Y * side)
        painter.drawPixmap(
            QRectF(0, _LID_SEAM_Y * (1 - lid), CASE_SIZE.width(), _LID_SEAM_Y * lid), whole, above
        )


def _paint_lining(painter: QPainter, share: float, theme: Theme) -> None:
    """The inside of an open lid, `share` of it seen, above the seam."""
    tall = (_LID_SEAM_Y - CASE_BODY.top() + 70) * share
    box = QRectF(CASE_BODY.left() + 4, _LID_SEAM_Y - tall, CASE_BODY.width() - 8, tall + 6)
    painter.setPen(QPen(theme.case_edge, 3))
    painter.setBrush(theme.case)
    painter.drawRoundedRect(box, 18, 18 * share)
    inside = box.adjusted(11, 11 * share, -11, 0)
    painter.setBrush(theme.lining)
    painter.drawRoundedRect(inside, 12, 12 * share)
    painter.setPen(QPen(theme.lining_line, 1.6))
    for step in range(1, 8):
        x = inside.left() + step * inside.width() / 8
        painter.drawLine(QPointF(x, inside.top() + 3), QPointF(x, inside.bottom()))
    glow = QLinearGradient(inside.topLeft(), inside.bottomLeft())
    glow.setColorAt(0.0, faded(theme.board_ink, 0.0))
    glow.setColorAt(1.0, faded(theme.board_ink, 0.75))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(glow))
    painter.drawRect(inside)

"""The table of Carry On, its art: the eight characters (CO-4), their portraits and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look.palette import Theme, mix
from ui.look.paths import pen, plate
from ui.look.pencil import INK, Pencil
from ui.look.style import Look
from ui.look.type import Role
from ui.tables.carry_on.art.paper import Paper, printed
from ui.tables.carry_on.art.people import PEOPLE
from ui.tables.carry_on.art.signs import SIGNS, TYPES, Sign, cloth_of

CHARACTERS: Final = tuple(sit.__name__ for sit, _ in PEOPLE)
"""The characters' words, `athlete` first, in the order of CO-4."""
_WANTS: Final[tuple[Sign, ...]] = (*SIGNS[:TYPES], "light", "souvenir", "carry_on", "carry_on")
_BAGS: Final = 3
_ROUND: Final = 0.15


def wanted(who: int) -> Sign:
    """What a character collects, or keeps."""
    return _WANTS[who]


def paint_portrait(painter: QPainter, rect: QRectF, who: int, look: Look) -> None:
    """A character, head and shoulders, in a square window with rounded corners in `rect`."""
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    sit, wall = PEOPLE[who]
    ground = _wall(QColor(wall), look.theme)
    rim = max(1.0, side * 0.02)
    inner = square.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    frame, window = QPainterPath(), QPainterPath()
    window.addRoundedRect(square, side * _ROUND, side * _ROUND)
    frame.addRoundedRect(inner, side * _ROUND - rim / 2, side * _ROUND - rim / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawPath(window)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    painter.setBrush(mix(ground, QColor("white"), 0.10 if look.theme.dark else 0.24))
    painter.drawEllipse(square.center() + QPointF(0, side * 0.04), side * 0.44, side * 0.44)
    sit(Pencil(painter, square))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(ground, INK, 0.45), rim))
    painter.drawPath(frame)
    painter.restore()


def _wall(colour: QColor, theme: Theme) -> QColor:
    """The wall behind: by night it is in the shade, yet lighter than dark hair."""
    if not theme.dark:
        return colour
    saturation = min(1.0, colour.hsvSaturationF() * 1.35)
    return QColor.fromHsvF(colour.hsvHueF(), saturation, colour.valueF() * 0.62)


def paint_character(
    painter: QPainter,
    rect: QRectF,
    who: int,
    name: str,
    goals: Sequence[tuple[int, int]],
    look: Look,
    *,
    floor: float = 7.0,
) -> None:
    """A character's card: portrait, name, and `goals`: so many of a sign give so many points.

    Without goals (Business) three Carry On cards are shown. `name` is translated by the caller.
    """
    theme = look.theme
    with printed(painter, rect, look, floor=floor) as paper:
        paint_portrait(painter, paper.room(5, 5, 90, 90), who, look)
        label = plate(5, 91, 90, 18, 4)
        paper.fill(label, theme.case)
        paper.line(label, theme.case_edge, 1)
        paper.seam(plate(7, 93, 86, 14, 3), theme.case_stitch, 18)
        paper.words((10, 92.5, 80, 15), name, 11.5, theme.case_ink)
        if not goals:
            for index in range(_BAGS):
                _token(paper, 13 + index * 26, 114, 22, who)
        for index, (count, points) in enumerate(goals):
            wide = 90 / len(goals)
            _goal(paper, 5 + index * wide + (wide - 45) / 2, who, count, points)


def _goal(paper: Paper, x: float, who: int, count: int, points: int) -> None:
    """So many of a sign, and what they give."""
    theme = paper.theme
    few = count > 1
    if few:
        paper.words((x, 114, 13, 22), str(count), 17, theme.ink, role=Role.BOARD)
    _token(paper, x + (11 if few else 5), 117, 17, who)
    paper.coin(x + (36 if few else 34), 125.5, 8, str(points))


def _token(paper: Paper, x: float, y: float, side: float, who: int) -> None:
    """What a character wants, on its cloth."""
    sign = _WANTS[who]
    theme = paper.theme
    tile = plate(x, y, side, side, side * 0.22)
    if sign in SIGNS[: TYPES + 1]:
        cloth = cloth_of(SIGNS.index(sign), theme)
        paper.fill(tile, cloth.base)
        paper.line(tile, cloth.edge, 0.8)
        ink = cloth.ink
    else:
        paper.fill(tile, theme.accent)
        ink = theme.on_accent
    paper.sign(x + side * 0.16, y + side * 0.16, side * 0.68, sign, ink)

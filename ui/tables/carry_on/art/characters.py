"""The table of Carry On, its art: the eight characters (CO-4), their portraits and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.look.paths import plate
from ui.look.pencil import portrait
from ui.look.style import Look
from ui.look.type import Role
from ui.tables.carry_on.art.paper import Paper, printed
from ui.tables.carry_on.art.people import PEOPLE
from ui.tables.carry_on.art.signs import SIGNS, TYPES, Sign, cloth_of

CHARACTERS: Final = tuple(sit.__name__ for sit, _ in PEOPLE)
"""The characters' words, `athlete` first, in the order of CO-4."""
_WANTS: Final[tuple[Sign, ...]] = (*SIGNS[:TYPES], "light", "souvenir", "carry_on", "carry_on")
_BAGS: Final = 3


def wanted(who: int) -> Sign:
    """What a character collects, or keeps."""
    return _WANTS[who]


def paint_portrait(painter: QPainter, rect: QRectF, who: int, look: Look) -> None:
    """A character, head and shoulders, in a square window with rounded corners in `rect`."""
    sit, wall = PEOPLE[who]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    portrait(painter, rect, QColor(wall), look.theme, sit)
    painter.restore()


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
            wide = 91 / len(goals)
            _goal(paper, 4.5 + index * wide + (wide - 44) / 2, who, count, points)


def _goal(paper: Paper, x: float, who: int, count: int, points: int) -> None:
    """So many of a sign, and what they give."""
    theme = paper.theme
    tag = plate(x, 112.5, 44, 28, 6)
    paper.fill(tag, theme.sunken)
    paper.line(tag, theme.line, 0.9)
    paper.words((x + 1, 113.5, 11, 28), str(count), 20, theme.ink, role=Role.BOARD)
    _token(paper, x + 11, 119, 15, who)
    paper.coin(x + 35, 126.5, 8, str(points))


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
    if sign == "light":
        # A feather would not say how light.
        paper.words((x, y + 1, side, side), "2/3", side * 0.72, ink, role=Role.BOARD)
    else:
        paper.sign(x + side * 0.16, y + side * 0.16, side * 0.68, sign, ink)

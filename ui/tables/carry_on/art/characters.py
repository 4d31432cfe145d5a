"""The table of Carry On, its art: the eight characters (CO-4), their portraits and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.look.paper import Paper, printed
from ui.look.paths import plate
from ui.look.pencil import portrait
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.carry_on.art.people import PEOPLE
from ui.tables.carry_on.art.signs import SIGNS, TYPES, Sign, cloth_of, sign_path

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
        paper.tile(label, theme.case, theme.case_edge, 1)
        paper.seam(plate(7, 93, 86, 14, 3), theme.case_stitch, 18)
        paper.words((10, 92.5, 80, 15), name, 11.5, theme.case_ink)
        if not goals:
            for index in range(_BAGS):
                _token(paper, 13 + index * 26, 114, 22, who)
        for index, (count, points) in enumerate(goals):
            high = 29 / len(goals)
            _goal(paper, 112 + index * (high + 0.6), high, who, count, points)


def _goal(paper: Paper, top: float, high: float, who: int, count: int, points: int) -> None:
    """A line with as many signs as are wanted, and what they give."""
    tag = plate(5, top, 90, high, high * 0.3)
    paper.tile(tag, paper.theme.sunken, paper.theme.line, 0.8)
    side = high - 3
    for index in range(count):
        _token(paper, 7 + index * min(side + 2, 68 / count), top + 1.5, side, who)
    paper.coin(93 - high / 2, top + high / 2, high / 2 - 0.8, str(points))


def _token(paper: Paper, x: float, y: float, side: float, who: int) -> None:
    """What a character wants, on its cloth."""
    sign = _WANTS[who]
    theme = paper.theme
    tile = plate(x, y, side, side, side * 0.22)
    if sign in SIGNS[: TYPES + 1]:
        cloth = cloth_of(SIGNS.index(sign), theme)
        paper.tile(tile, cloth.base, cloth.edge, 0.8)
        ink = cloth.ink
    else:
        paper.fill(tile, theme.accent)
        ink = theme.on_accent
    if sign == "light":
        # A feather would not say how light.
        paper.words((x, y + 1, side, side), "2/3", side * 0.76, ink, role=Role.BOARD)
    else:
        paper.sign(x + side * 0.16, y + side * 0.16, side * 0.68, sign_path(sign), ink)

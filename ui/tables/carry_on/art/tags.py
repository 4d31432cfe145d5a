"""The table of Carry On, its art: Luggage, the Carry On card and its turned side, card backs."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.look import text
from ui.look.palette import faded, mix
from ui.look.paper import Paper, printed
from ui.look.paths import disc, fit, oval, plate, sketch, soft
from ui.look.pencil import BRASS, INK, STEEL, WHITE, Pencil, burst, tone
from ui.look.style import Look
from ui.look.typography import Role, font
from ui.tables.carry_on.art.signs import SIGNS, TYPES, UNIT, sign_path

Back = Literal["items", "luggage", "character"]
BACKS: Final[tuple[Back, ...]] = ("items", "luggage", "character")
"""The three sorts of backs: of things and souvenirs, of Luggage, of characters."""
SMALL: Final = 23
"""Up to so many kilograms a piece of luggage is the small one (CO-3)."""
_MIN_UNIT_HEIGHT: Final = 36
"""A lower tag bears its number alone, in logical pixels."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter

_CASES: Final = (tone("#2fa39a"), tone("#c8563d"))
_CREAM: Final = tone("#fdf1d6")


def paint_suitcase(painter: QPainter, rect: QRectF, *, large: bool) -> None:
    """A suitcase on wheels, alone: a small one, or a large one that is strapped."""
    painter.save()
    p = Pencil(painter, fit(QSizeF(1, 1), rect))
    left, top, wide, high = (10.0, 20.0, 80.0, 72.0) if large else (26.0, 36.0, 48.0, 56.0)
    colour = _CASES[large]
    middle = left + wide / 2
    grip = 11.0 if large else 9.0
    handle = f"M {middle - grip} {top + 4} V {top - 15} H {middle + grip} V {top + 4}"
    p.cord(handle, STEEL, 3.4)
    p.cord(f"M {middle - grip - 1} {top - 15} H {middle + grip + 1}", tone("#5a6170"), 5)
    for x in (left + wide * 0.18, left + wide * 0.82):
        p.part(disc(x, top + high + 1, 5.4), tone("#4a4148"), shade=0)
        p.fill(disc(x, top + high + 1, 1.8), STEEL)
    shell = plate(left, top, wide, high, 10)
    p.part(shell, colour, reach=6)
    with p.within(shell):
        for index in range(1, 6 if large else 4):
            x = left + wide * index / (6 if large else 4)
            p.line(f"M {x} {top + 9} V {top + high - 9}", mix(colour, INK, 0.35), 2.4)
            p.line(f"M {x + 2.4} {top + 9} V {top + high - 9}", mix(colour, WHITE, 0.35), 1.6)
    p.gleam(
        f"M {left + 5} {top + 14} Q {left + 5} {top + 5} {left + 14} {top + 5} L {left + 9} "
        f"{top + 10} Z",
        0.6,
    )
    if large:
        for x in (left + wide * 0.26, left + wide * 0.74):
            p.part(plate(x - 5, top - 1, 10, high + 2, 1), tone("#7b4a2c"), shade=0)
            p.bit(plate(x - 7, top + high * 0.3, 14, 11, 2), BRASS)
        p.bit(disc(middle, top + high * 0.6, 12), WHITE)
        p.fill(burst(middle, top + high * 0.6 + 0.6, 5, 8.6, 3.8), _CASES[0])
    else:
        p.bit(plate(middle + 1, top + high * 0.36, 17, 21, 2), WHITE)
        p.fill(disc(middle + 9.5, top + high * 0.54, 6), tone("#f2b53c"))
    painter.restore()


def paint_luggage(
    painter: QPainter, rect: QRectF, limit: int, name: str, look: Look, *, floor: float = 7.0
) -> None:
    """A Luggage card: a tag with the limit in kg, large, and a suitcase of its size."""
    large = limit > SMALL
    theme = look.theme
    colour = _CASES[large]
    with printed(painter, rect, look, ground=mix(theme.card, theme.tag, 0.5), floor=floor) as paper:
        tag = soft("6,24,9 24,6,9 76,6,9 94,24,9 94,140,6 6,140,6", 9)
        ground = mix(colour, QColor("#c9bdb0") if theme.dark else WHITE, 0.5)
        paper.tile(tag, ground, mix(colour, INK, 0.4), 1.6)
        paper.tile(disc(50, 15, 5.4), theme.metal, theme.metal_shade, 1.2)
        paper.fill(disc(50, 15, 2.6), theme.case_edge)
        paper.words((10, 20, 60, 48), str(limit), 52, INK, role=Role.BOARD)
        paper.words((64, 41, 24, 18), UNIT, 15, INK)
        side = 60 if name else 72
        paint_suitcase(painter, paper.room(50 - side / 2, 65, side, side), large=large)
        paper.words((10, 126, 80, 13), name, 10, INK)


def paint_limit(painter: QPainter, rect: QRectF, limit: int, look: Look) -> None:
    """The limit of a Luggage card where there is no room for more than its number."""
    theme, colour = look.theme, _CASES[limit > SMALL]
    ground = mix(colour, QColor("#c9bdb0") if theme.dark else WHITE, 0.5)
    corner, high = rect.height() * 0.2, rect.height()
    painter.save()
    painter.setPen(QPen(mix(colour, INK, 0.4), 1.4))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), corner, corner)
    painter.setPen(INK)
    roomy = high >= _MIN_UNIT_HEIGHT
    number = rect.adjusted(0, 0, 0, -high * 0.3) if roomy else rect
    size = min(high * (0.62 if roomy else 0.8), rect.width() * 0.6)
    text.draw(painter, number, str(limit), font(Role.BOARD, pixels=size), _CENTRE)
    if roomy:
        unit = rect.adjusted(0, high * 0.64, 0, -high * 0.08)
        text.draw(painter, unit, UNIT, font(Role.STRONG, pixels=max(11.0, high * 0.24)), _CENTRE)
    painter.restore()


def paint_carry_on(
    painter: QPainter, rect: QRectF, name: str, points: int, look: Look, *, floor: float = 7.0
) -> None:
    """The Carry On card: a bag under a seat, and what it gives if it is kept."""
    theme = look.theme
    with printed(painter, rect, look, floor=floor) as paper:
        _frame(paper, mix(tone("#8cc4dd"), _CREAM, 0.45))
        painter.save()
        _cabin(Pencil(painter, paper.room(8, 10, 84, 84)))
        painter.restore()
        paper.words((7, 97, 86, 18), name, 14, theme.ink)
        paper.coin(50, 128, 13, f"+{points}")


def paint_upgrade(
    painter: QPainter,
    rect: QRectF,
    name: str,
    limits: tuple[int, int],
    look: Look,
    *,
    floor: float = 7.0,
) -> None:
    """The turned side of a Carry On card: the limit goes up, for one round."""
    theme = look.theme
    with printed(painter, rect, look, floor=floor) as paper:
        _frame(paper, mix(theme.metal, _CREAM, 0.5))
        low, high = limits
        paint_suitcase(painter, paper.room(5, 48, 46, 46), large=False)
        paint_suitcase(painter, paper.room(38, 26, 60, 68), large=True)
        arrow = sketch(
            "M 12 44 C 14 26 26 18 40 19 L 39 12 L 54 22.6 L 41 33 L 40.4 26 C 32 25 25 31 23 44 Z"
        )
        paper.tile(arrow, tone("#2a7d4f"), INK, 1.6)
        paper.words((7, 97, 86, 18), name, 14, theme.ink)
        paper.words((5, 115, 32, 27), str(low), 24, theme.muted, role=Role.BOARD)
        paper.fill(sketch("M 36 127 H 43 V 122.6 L 50 129 L 43 135.4 V 131 H 36 Z"), theme.ink)
        paper.words((49, 113, 31, 30), str(high), 32, theme.ink, role=Role.BOARD)
        paper.words((79, 126, 15, 12), UNIT, 9, theme.ink)


def paint_back(painter: QPainter, rect: QRectF, back: Back, look: Look) -> None:
    """The back of a card: cloth with the signs of the types, and a seal in the middle."""
    signs = [sign_path(sign) for sign in SIGNS[:TYPES]]
    with printed(painter, rect, look, ground=mix(look.theme.card, look.theme.tag, 0.5)) as paper:
        paper.back(_BACKS[back], signs, _seal(back))
        if back == "luggage":
            ink = mix(QColor(_BACKS[back]), INK, 0.3)
            paper.words((38, 67, 24, 24), "?", 20, ink, role=Role.BOARD)


def _seal(back: Back) -> QPainterPath:
    if back == "character":
        coat = sketch("M 0 24 Q 0 15 8 14 H 16 Q 24 15 24 24 Q 18 27 12 27 Q 6 27 0 24 Z")
        return coat.united(disc(12, 7, 7))
    return sign_path("carry_on" if back == "items" else "heavy")


def _frame(paper: Paper, ground: QColor) -> None:
    window = plate(4.5, 4.5, 91, 91, 5)
    paper.fill(window, mix(ground, QColor("#c9bdb0"), 0.3) if paper.theme.dark else ground)
    paper.fill(oval(50, 50, 42, 40), faded(WHITE, 0.3))
    paper.line(window, paper.theme.line, 0.8)


def _cabin(p: Pencil) -> None:
    """A row of seats seen from the aisle, a bag below."""
    for x in (6.0, 52.0):
        p.part(plate(x, 6, 42, 56, 9), tone("#3f6fa0"), reach=5)
        p.bit(plate(x + 7, 10, 28, 14, 5), WHITE)
        p.part(plate(x - 1, 58, 44, 12, 5), tone("#35618f"), reach=3)
    p.line("M 12 70 V 94 M 88 70 V 94", INK, 5)
    paint = tone("#f08a3c")
    p.cord("M 40 60 V 50 H 60 V 60", tone("#7b4a2c"), 3)
    p.part(plate(22, 58, 56, 38, 9), paint, reach=6)
    p.part(plate(30, 72, 40, 19, 4), mix(paint, WHITE, 0.25), reach=3)
    p.cord("M 25 66 H 75", BRASS, 2)


_BACKS: Final[dict[Back, str]] = {"items": "#2d4a6b", "luggage": "#8a4b2b", "character": "#6b2d46"}

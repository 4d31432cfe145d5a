"""The table of Cargo Hold, its art: crates closed and open, wagons, and the game's emblem."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from ui.look.marks import emblem as mark_of
from ui.look.palette import mix
from ui.look.paths import disc, fit, plate, sketch
from ui.look.pencil import BRASS, DETAIL_WIDTH, INK, STEEL, WHITE, Pencil, drawn, tone
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.cargo_hold.art import cats
from ui.tables.cargo_hold.art.goods import WOOD
from ui.tables.cargo_hold.art.signs import sign_path
from ui.tables.cargo_hold.art.tricks import wheel

ASPECT: Final = 1.2
"""The width of a crate to its height, which is 100 units."""
_DARK: Final = mix(WOOD, INK, 0.3)
_PALE: Final = mix(WOOD, WHITE, 0.28)
_STRAW: Final = tone("#f0cf7c")
_GREEN: Final = tone("#3c9c63")
_CANVAS: Final = tone("#f6ead0")


def _front(p: Pencil, top: float) -> None:
    """The front of a crate, from `top` to the ground, with irons at its corners."""
    front = plate(8, top, 104, 95 - top, 3)
    with p.solid(front, WOOD, reach=5):
        for y in (47.0, 64.0, 80.0):
            p.line(f"M 8 {y} H 112", _DARK, 2.2)
        if p.fine:
            p.line("M 46 39 H 58 M 72 56 H 84 M 40 72 H 50 M 70 88 H 80", _DARK, 1.4)
    for x in (8.0, 100.0):
        p.part(plate(x, top, 12, 95 - top, 2), _PALE, reach=3)
        for y in (top + 16, 88.0):
            p.fill(disc(x + 6, y, 2.2), INK)


def paint_crate(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    *,
    turns: int,
    extended: bool = False,
    colour: str = "",
    cards: int = 0,
) -> None:
    """A delivery, face down, with so many `turns` left (CH-14): locked, or open with a flag at 0.

    A wheel stands for each turn, two where it is `extended`, and is pale once it is over; an
    extension card is then nailed to the lid. It bears the emblem of its seat's `colour`, and the
    number of its `cards`, where they are given.
    """
    theme = look.theme
    with drawn(painter, rect, ASPECT) as p:
        if turns == 0:
            p.part(plate(94, 2.6, 4, 22, 1), _DARK, shade=0)
            p.part(
                "M 98 3.4 Q 105 0.8 110 3.4 Q 114 6 118 4 V 16 Q 114 18 110 15 Q 105 12 98 15 Z",
                _GREEN,
            )
        _front(p, 26)
        p.part(plate(3, 19, 114, 13, 3), _PALE, reach=3)
        spots = (48.0, 78.0) if extended else (63.0,)
        for index, y in enumerate(spots):
            if index < len(spots) - turns:
                p.line(disc(34, y, 8), _DARK, 2)
            else:
                wheel(p, 34, y, 13.6)
        if extended:
            with p.turned(24, 20, -9):
                p.part(plate(13, 5, 23, 31, 2), theme.fabrics[1].base, reach=2, width=DETAIL_WIDTH)
                p.stamp(24.5, 21, 17, sign_path("turns"), theme.fabrics[1].ink)
                p.bit(disc(24.5, 8.6, 2), STEEL)
        _padlock(p, shut=turns > 0)
        if colour:
            p.part(plate(77, 37, 22, 22, 5), theme.player(colour), shade=0, width=DETAIL_WIDTH)
            p.stamp(88, 48, 17, mark_of(colour), theme.on_player)
        if cards:
            p.part(plate(77, 64, 22, 26, 3), theme.tag, shade=0, width=DETAIL_WIDTH)
            size = 31 if cards < 10 else 24
            p.words(88, 77, size, str(cards), look.font(Role.BOARD), theme.tag_ink)


def _padlock(p: Pencil, *, shut: bool) -> None:
    shackle = (
        "M 53 62 V 53 Q 53 45 60 45 Q 67 45 67 53 V 62"
        if shut
        else ("M 53 62 V 47 Q 53 39 46 39 Q 39 39 39 47")
    )
    p.cord(shackle, STEEL, 4)
    p.part(plate(47, 60, 26, 22, 4), BRASS, reach=4)
    p.fill(disc(60, 69, 3), INK)
    p.line("M 60 69 V 76", INK, 3)


def paint_open_crate(painter: QPainter, rect: QRectF, look: Look, *, colour: str = "") -> None:
    """A crate that is shown to all: its lid off, straw in it; cards rise from `crate_mouth`."""
    with drawn(painter, rect, ASPECT) as p:
        with p.turned(60, 24, -6):
            p.part(plate(5, 9, 110, 28, 3), _PALE, reach=3)
            p.line("M 7 18 H 113 M 7 27 H 113", _DARK, 2)
        p.part("M 8 46 L 18 28 H 102 L 112 46 Z", tone("#4a3226"), shade=0)
        blades = " ".join(
            f"M {x} 47 Q {x + lean} 38 {x + lean * 2.2} {30 + x % 5}"
            for x, lean in zip(range(16, 110, 6), (-2, 3, -3, 1, 2, -1, 3, -2) * 2, strict=True)
        )
        p.line(blades, INK, 5)
        p.line(blades, _STRAW, 2.6)
        _front(p, 44)
        if colour:
            p.part(plate(47, 56, 26, 26, 6), look.theme.player(colour), shade=0)
            p.stamp(60, 69, 20, mark_of(colour), look.theme.on_player)


def crate_mouth(rect: QRectF) -> QRectF:
    """Where what lies in an open crate that is painted in `rect` looks out of it."""
    box = fit(QSizeF(ASPECT, 1), rect)
    unit = box.height() / 100
    return QRectF(box.left() + 18 * unit, box.top() + 28 * unit, 84 * unit, 18 * unit)


def paint_wagon(painter: QPainter, rect: QRectF, colour: str, look: Look) -> None:
    """A covered wagon in a seat's colour, with its emblem on the canvas, on its way to the "
    "right."""
    paint, paper = look.theme.player(colour), look.theme.on_player
    with drawn(painter, rect) as p:
        p.cord("M 84 74 L 95 69.6", _DARK, 3.4)
        canvas = sketch("M 12 62 Q 2 22 10 10 Q 26 3 46 6 Q 70 2 90 9 Q 96 22 87 62 Z")
        with p.solid(canvas, paint, reach=6):
            p.line("M 25 4 Q 18 32 25 62 M 75 4 Q 81 32 75 62", mix(paint, INK, 0.35), 2.6)
            p.line("M 10 12 Q 6 34 14 62 M 90 12 Q 93 34 86 62", mix(paint, WHITE, 0.4), 2.6)
        p.stamp(50, 33, 46, mark_of(colour), paper)
        p.part("M 5 57 H 93 L 88 76 H 10 Z", WOOD, reach=4)
        p.line("M 8 66.5 H 90", _DARK, 2.2)
        for x in (26.0, 74.0):
            wheel(p, x, 80, 18)


def emblem(painter: QPainter, rect: QRectF, look: Look) -> None:  # noqa: ARG001
    """The game's picture: somebody looks out of a wagon that is full of what is locked."""
    with drawn(painter, rect) as p:
        canvas = sketch("M 9 66 Q 2 6 50 3 Q 98 6 91 66 Z")
        p.part(canvas, _CANVAS, reach=6)
        p.line("M 15 62 Q 10 14 50 10 Q 90 14 85 62", mix(_CANVAS, INK, 0.3), 2)
        mouth = sketch("M 21 68 Q 16 18 50 16 Q 84 18 79 68 Z")
        with p.solid(mouth, tone("#4a3226"), shade=0), p.turned(50, 39, 0, 0.6):
            cats.sheriff(p)
        for x in (19.0, 81.0):
            wheel(p, x, 80, 17)
        p.part("M 14 66 H 86 L 82 93 H 18 Z", WOOD, reach=5)
        p.line("M 16 75 H 84 M 17 84 H 83", _DARK, 2.4)
        p.cord("M 43 77 V 74 Q 43 67 50 67 Q 57 67 57 74 V 77", STEEL, 3.8)
        p.part(plate(36, 74, 28, 23, 5), tone("#f4c63f"), reach=4)
        p.stamp(50, 85.5, 19, sign_path("money"), INK)
        p.discs("23,79.5,2 77,79.5,2", INK)

"""Look: portraits of characters, Rocco: a goat with horns and a travelling kerchief."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QTransform

from ui.look.characters.expressions import Expression
from ui.look.palette import mix
from ui.look.paths import disc, oval, plate, sketch
from ui.look.pencil import DETAIL_WIDTH, INK, WHITE, Pencil, tone

_FUR: Final = tone("#efe6d6")
_PATCH: Final = tone("#8d5f42")
_HORN: Final = tone("#b99a72")
_SCARF: Final = tone("#c8413d")
_SNOUT: Final = tone("#d9b7a2")
_EYE: Final = tone("#f2c64b")

_HORN_SHAPE: Final = (
    "M 47 27 C 45 13 36 3 21 3 C 12 3 6 8 5 16 C 13 11 21 14 26 22 C 29 27 31 32 33 37 Z"
)
_EAR: Final = "M 30 38 C 20 33 9 34 3 41 C 10 50 22 51 32 46 Z"
_DROOPED_EAR: Final = "M 30 40 C 20 42 12 52 12 66 C 22 66 31 58 34 47 Z"
_HEAD: Final = (
    "M 50 22 C 62 22 71 28 72 40 C 73 52 67 58 66 70 C 65 82 59 88 50 88 C 41 88 35 82 34 70 "
    "C 33 58 27 52 28 40 C 29 28 38 22 50 22 Z"
)


def rocco(p: Pencil, expression: Expression) -> None:
    """Rocco: horns that knock at every door, and a kerchief for the dust behind him."""
    p.part("M 6 108 C 8 88 24 80 50 80 C 76 80 92 88 94 108 Z", mix(_FUR, _PATCH, 0.18))
    p.part("M 24 84 Q 50 104 76 84 L 80 93 Q 66 104 50 106 Q 34 104 20 93 Z", _SCARF, reach=3)
    if p.fine:
        p.discs("33,95,1.9 44,100,1.9 57,100,1.9 68,95,1.9", WHITE)
    with p.turned(50, 74, -9 if expression is Expression.DELIGHTED else 0):
        _head(p, expression)


def _head(p: Pencil, expression: Expression) -> None:
    """Horns, ears, face and beard."""
    dismayed = expression is Expression.DISMAYED
    delighted = expression is Expression.DELIGHTED
    for way in (1, -1):
        there = QTransform() if way == 1 else QTransform(-1, 0, 0, 1, 100, 0)
        ear = there.map(sketch(_DROOPED_EAR if dismayed else _EAR))
        p.part(ear, _PATCH if way == 1 else _FUR, reach=3)
        horn = there.map(sketch(_HORN_SHAPE))
        p.part(horn, _HORN, reach=3)
        if p.fine:
            rings = there.map(sketch("M 43 17 L 33 27 M 36.5 9.5 L 27 19 M 27 5.5 L 20 14"))
            p.line(rings, mix(_HORN, INK, 0.45), 1.7)
    with p.solid(_HEAD, _FUR, reach=5):
        p.fill("M 26 20 H 47 C 50 34 46 48 42 54 C 36 56 30 52 26 48 Z", _PATCH)
        p.fill(oval(50, 80, 19, 16), _SNOUT)
    p.part("M 42 26 Q 43 15 51 13 Q 50 18 56 16 Q 60 22 58 28 Q 50 33 42 26 Z", _FUR, reach=2)
    _eyes(p, expression)
    p.line("M 45 71 Q 46.4 74.4 49 75 M 55 71 Q 53.6 74.4 51 75", INK, 2.6)
    if delighted:
        p.grin(50, 75.6, 32, 12, teeth=3)
    elif dismayed:
        p.line("M 41 83 Q 44 78 47.5 81.5 Q 50.5 84 53.5 80.5 Q 56.5 78 59 83", INK, 2.6)
    else:
        p.line("M 41 79.6 Q 50 84.4 60.6 77.4 M 60.6 77.4 Q 62.4 76 62.6 74.6", INK, 2.6)
    beard = "M 41 85 Q 50 91 59 85 Q 61 97 52 107 Q 52 102 49 101 Q 42 96 41 85 Z"
    p.part(beard, WHITE, reach=2, width=DETAIL_WIDTH * 1.2)


def _eyes(p: Pencil, expression: Expression) -> None:
    """Eyes with level pupils, as goats have them, and what the brows do."""
    dismayed = expression is Expression.DISMAYED
    delighted = expression is Expression.DELIGHTED
    high = 7.6 if dismayed else 6.8
    for way in (-1, 1):
        x, y = 50 + way * 11.6, 47.0
        if delighted and way > 0:
            p.line(f"M {x - 6.6} {y + 1.6} Q {x} {y - 7.4} {x + 6.6} {y + 1.6}", INK, 3.4)
            p.line(f"M {x - 7} 37.4 Q {x} 31.6 {x + 7} 36", INK, 3.2)
            continue
        ball = oval(x, y, 6.8, high)
        p.fill(ball, WHITE if dismayed else _EYE)
        with p.within(ball):
            p.fill(plate(x - 4.6, y - 1.9, 9.2, 4.2, 1.6) if not dismayed else disc(x, y, 2.2), INK)
            if expression is Expression.CALM:
                lid = _PATCH if way < 0 else mix(_FUR, INK, 0.14)
                p.fill(plate(x - 8, y - 20, 16, 17.2, 0), lid)
                p.line(f"M {x - 8} {y - 2.8} H {x + 8}", INK, 2.2)
        p.line(ball, INK, DETAIL_WIDTH * 1.1)
        inner, outer = x - way * 7, x + way * 7
        if dismayed:
            p.line(f"M {inner} 33 L {outer} 38", INK, 3.2)
        elif delighted:
            p.line(f"M {inner} 36 Q {x} 28.6 {outer} 34.6", INK, 3.2)
        else:
            p.line(f"M {inner} 41 L {outer} 36.5", INK, 3.6)


WALL: Final = "#f0c96b"
MIDDLE: Final = (50.0, 52.0)
ZOOM: Final = 1.0

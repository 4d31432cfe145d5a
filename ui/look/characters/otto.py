"""Look: portraits of characters, Otto: a magnifying glass, a moustache, and pins on his coat."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from ui.look.characters.expressions import Expression
from ui.look.palette import mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import BRASS, BROWN, DETAIL_WIDTH, INK, WHITE, Pencil, burst, tone

_COAT: Final = tone("#3d5a8c")
_SHIRT: Final = tone("#f4ead6")
_BOW: Final = tone("#e0a83c")
_HAIR: Final = tone("#f4f0e8")
_GLASS: Final = tone("#d7ecf0")
_RED: Final = tone("#cf3b3a")
_GREEN: Final = tone("#4f9a6a")

_LEVEL: Final = (
    "M 50 62 Q 58 57 70 60 Q 84 63 91 56 Q 92 69 82 73 Q 66 78 50 69 Q 34 78 18 73 Q 8 69 9 56 "
    "Q 16 63 30 60 Q 42 57 50 62 Z"
)
_CURLED: Final = (
    "M 50 61 Q 58 56 69 60 Q 82 64 85 54 Q 86 47 80 46 Q 90 40 95 50 Q 97 66 83 71 Q 66 76 50 67 "
    "Q 34 76 17 71 Q 3 66 5 50 Q 10 40 20 46 Q 14 47 15 54 Q 18 64 31 60 Q 42 56 50 61 Z"
)
_DROOPED: Final = (
    "M 50 62 Q 58 57 66 61 Q 75 66 78 78 Q 81 88 87 92 Q 76 96 70 86 Q 64 74 50 70 "
    "Q 36 74 30 86 Q 24 96 13 92 Q 19 88 22 78 Q 25 66 34 61 Q 42 57 50 62 Z"
)


def otto(p: Pencil, expression: Expression) -> None:
    """Otto: two are a pair, and he knows where the third is."""
    dismayed = expression is Expression.DISMAYED
    delighted = expression is Expression.DELIGHTED
    skin = BROWN
    _coat(p)
    for x in (19.5, 80.5):
        p.ear(x, 48, skin, 7.4)
    p.part(
        "M 50 8 C 70 8 80 22 80 42 C 80 64 68 82 50 82 C 32 82 20 64 20 42 C 20 22 30 8 50 8 Z",
        skin,
        reach=6,
    )
    p.gleam("M 32 24 Q 36 15 46 13 Q 40 18 38.6 26 Z", 0.35)
    for way in (-1, 1):
        tuft = (
            f"M {50 + way * 31} 30 Q {50 + way * 39} 32 {50 + way * 37} 40 "
            f"Q {50 + way * 31} 44 {50 + way * 28} 40 Z"
        )
        p.part(tuft, _HAIR, shade=0.08)
    _eyes(p, skin, expression)
    if delighted:
        p.grin(50, 70, 20, 8.4)
    elif dismayed:
        p.part(oval(50, 76, 5, 4), tone("#6d1f2a"), shade=0, width=DETAIL_WIDTH)
    p.nose(50, 56, skin, 8, 6.4)
    p.part(_CURLED if delighted else _DROOPED if dismayed else _LEVEL, _HAIR, reach=3)
    lines = "M 50 63.4 V 67 M 40 65 Q 34 67 28 66 M 60 65 Q 66 67 72 66"
    if dismayed:
        lines = "M 50 64 V 67 M 38 67 Q 32 72 29 80 M 62 67 Q 68 72 71 80"
    p.line(lines, mix(_HAIR, INK, 0.3), 1.8)
    if dismayed:
        _lens(p, 70, 98, 11, None)


def _coat(p: Pencil) -> None:
    """A coat with a bow and pins from everywhere."""
    coat = p.shoulders(_COAT, top=78, wide=88)
    with p.within(coat):
        p.fill("M 36 76 H 64 L 55 108 H 45 Z", _SHIRT)
    p.line("M 36 79 L 45 108 M 64 79 L 55 108", INK, 2.2)
    p.part("M 50 90 L 37 83 V 98 Z", _BOW, reach=2)
    p.part("M 50 90 L 63 83 V 98 Z", _BOW, reach=2)
    p.bit(disc(50, 90.4, 3.6), _BOW)
    p.bit(disc(21, 95, 4.4), _RED)
    p.bit(plate(27, 100, 8, 8, 1.4), _GREEN)
    p.part(burst(79, 96, 5, 6, 2.8), BRASS, shade=0, width=DETAIL_WIDTH)


def _eyes(p: Pencil, skin: QColor, expression: Expression) -> None:
    """One eye, and one behind the glass, which is much larger."""
    dismayed = expression is Expression.DISMAYED
    delighted = expression is Expression.DELIGHTED
    if dismayed:
        p.eyes(50, 43, 24, 6.8, look=(0.0, 0.35), skin=skin, pupil=0.42)
        p.brows(50, 31.6, 25, wide=13, slant=-6.4, arch=1, thick=4.4, colour=_HAIR)
        return
    if delighted:
        p.line("M 31 45 Q 37 36 43 45", INK, 3.2)
        p.brows(50, 27, 28, wide=13, slant=1, arch=5, thick=4.4, colour=_HAIR)
        _lens(p, 64, 42, 14.6, 0.5)
    else:
        p.eye(37, 44, 6, look=(0.3, 0.1), lid=0.42, skin=skin)
        p.brows(50, 31, 27, wide=12, slant=1.4, arch=3, thick=4.4, colour=_HAIR)
        _lens(p, 64, 44, 13, 0.46)


def _lens(p: Pencil, x: float, y: float, radius: float, pupil: float | None) -> None:
    """A magnifying glass with a handle; behind it an eye, unless `pupil` is None."""
    p.cord(
        f"M {x + radius * 0.7} {y + radius * 0.7} L {x + radius * 1.7} {y + radius * 1.9}", BRASS, 5
    )
    p.part(disc(x, y, radius), _GLASS, shade=0)
    if pupil is not None:
        p.fill(disc(x, y, radius), WHITE)
        p.fill(disc(x - 1, y + 0.6, radius * pupil), tone("#6d4a2c"))
        p.fill(disc(x - 1, y + 0.6, radius * pupil * 0.6), INK)
        p.fill(disc(x - 3, y - 2.4, radius * 0.17), WHITE)
    p.gleam(
        f"M {x + radius * 0.2} {y - radius * 0.8} Q {x + radius * 0.8} {y - radius * 0.6} "
        f"{x + radius * 0.8} {y} Q {x + radius * 0.5} {y - radius * 0.4} "
        f"{x + radius * 0.2} {y - radius * 0.8} Z",
        0.7,
    )
    p.line(disc(x, y, radius), INK, 5.6)
    p.line(disc(x, y, radius), BRASS, 2.8)


WALL: Final = "#d8cbb0"
MIDDLE: Final = (50.0, 50.0)
ZOOM: Final = 1.12

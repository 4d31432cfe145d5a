"""Look: portraits of characters, Thea: a tortoise whose shell is a hard case with a handle."""

from __future__ import annotations

from typing import Final

from ui.look.characters.expressions import Expression
from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import BRASS, DETAIL_WIDTH, INK, STEEL, WHITE, Pencil, tone

_SKIN: Final = tone("#a9bf6a")
_THROAT: Final = tone("#e2dfa4")
_SHELL: Final = tone("#4f7a5c")
_PLATE: Final = tone("#6f9c6d")
_RIM: Final = tone("#d8b878")
_TAG: Final = tone("#f3e3b3")
_HOLE: Final = tone("#2c2a28")

_DOME: Final = "M 4 84 C 2 40 22 14 50 14 C 78 14 98 40 96 84 Z"


def thea(p: Pencil, expression: Expression) -> None:
    """Thea: she packed an umbrella in case the roof that she wears should leak."""
    _shell(p)
    if expression is Expression.DISMAYED:
        _hidden(p)
        return
    high = -13.0 if expression is Expression.DELIGHTED else 0.0
    for way in (-1, 1):
        p.part(oval(50 + way * 27, 96, 12, 8), _SKIN, reach=3)
        if p.fine:
            x = 50 + way * 27
            p.line(f"M {x - 5} 98 V 102 M {x} 99 V 103 M {x + 5} 98 V 102", WHITE, 2)
    neck = f"M 40 {66 + high} C 38 80 37 88 35 96 Q 50 104 65 96 C 63 88 62 80 60 {66 + high} Z"
    with p.solid(neck, _SKIN, reach=4):
        p.fill(
            f"M 44 {60 + high} C 43 80 42 88 41 104 H 59 C 58 88 57 80 56 {60 + high} Z", _THROAT
        )
        for y in range(round(72 + high), 96, 6):
            p.line(f"M 41 {y} Q 50 {y + 3.4} 59 {y}", mix(_THROAT, INK, 0.28), 1.6)
    with p.shifted(0, high), p.turned(50, 62, 0, 1.13):
        _head(p, delighted=expression is Expression.DELIGHTED)


def _shell(p: Pencil) -> None:
    """The shell: plates, a rim as of a case, a handle on top, a tag on the handle."""
    p.cord("M 40 17 V 9 Q 40 5 44 5 H 56 Q 60 5 60 9 V 17", tone("#7b4a2c"), 4.4)
    with p.solid(_DOME, _SHELL, reach=7):
        for shape in (
            "M 38 22 L 62 22 L 70 40 L 50 50 L 30 40 Z",
            "M 34 22 L 26 40 L 12 44 L 10 20 Z",
            "M 66 22 L 74 40 L 88 44 L 90 20 Z",
            "M 26 46 L 12 49 L -2 70 L 20 72 L 32 56 Z",
            "M 74 46 L 88 49 L 102 70 L 80 72 L 68 56 Z",
        ):
            p.part(shape, _PLATE, shade=0.08, reach=3, width=DETAIL_WIDTH * 1.2)
    p.part("M 1 80 Q 50 70 99 80 L 99 90 Q 50 79 1 90 Z", _RIM, reach=2)
    for x, y in ((13.0, 79.0), (87.0, 79.0)):
        p.bit(plate(x - 4, y - 1, 8, 10, 1.6), BRASS)
    with p.turned(60, 8, 24):
        p.line("M 60 8 L 70 11", INK, 1.8)
        p.bit("M 69 6 H 86 V 17 H 69 L 65.6 11.4 Z", _TAG)
        p.line("M 73 10 H 82 M 73 13.4 H 79", mix(_TAG, INK, 0.5), 1.4)


def _head(p: Pencil, *, delighted: bool) -> None:
    """A bald head with half-moon glasses."""
    head = (
        "M 50 33 C 64 33 72 42 72 53 C 72 60 69 65 64 69 C 59 73 55 74.6 50 74.6 "
        "C 45 74.6 41 73 36 69 C 31 65 28 60 28 53 C 28 42 36 33 50 33 Z"
    )
    with p.solid(head, _SKIN, reach=5):
        p.fill("M 26 66 Q 50 58 74 66 V 80 H 26 Z", _THROAT)
    if p.fine:
        p.discs("44,38,1.4 51,36.6,1.2 57,39,1.5", mix(_SKIN, INK, 0.3))
    p.fill(disc(47, 57.6, 1), INK)
    p.fill(disc(53, 57.6, 1), INK)
    for way in (-1, 1):
        x = 50 + way * 11.4
        if delighted:
            p.line(f"M {x - 5.4} 50.6 Q {x} 42.4 {x + 5.4} 50.6", INK, 3)
            p.line(f"M {x - 4.6} 40.4 Q {x} 37.4 {x + 4.6} 40.4", mix(_SKIN, INK, 0.5), 2.2)
        else:
            p.eye(x, 48.4, 6.2, look=(0.1 * way, 0.05), lid=0.32, skin=_SKIN, pupil=0.5)
        glass = (
            f"M {x - 8.6} 51.6 H {x + 8.6} Q {x + 7.6} 61 {x} 61 Q {x - 7.6} 61 {x - 8.6} 51.6 Z"
        )
        p.fill(glass, faded(WHITE, 0.42))
        p.line(glass, INK, 2.2)
    p.line("M 47.2 52.4 Q 50 50.6 52.8 52.4", INK, 2.2)
    if delighted:
        p.grin(50, 64.4, 24, 6.6)
        for way in (-1, 1):
            p.fill(oval(50 + way * 18, 62.6, 3.8, 2.8), faded(tone("#e0705f"), 0.45))
    else:
        p.line("M 38 65 Q 50 70.4 62 65 M 38 65 L 36.4 63.4 M 62 65 L 63.6 63.4", INK, 2.4)


def _hidden(p: Pencil) -> None:
    """Nobody is in: two eyes and the glasses, and a hand that holds the door."""
    hole = "M 18 98 C 18 72 30 60 50 60 C 70 60 82 72 82 98 Q 50 110 18 98 Z"
    p.part(hole, _HOLE, shade=0)
    with p.within(hole):
        p.fill("M 28 112 C 26 92 34 78 50 78 C 66 78 74 92 72 112 Z", mix(_SKIN, _HOLE, 0.45))
    for way in (-1, 1):
        x = 50 + way * 11
        p.eye(x, 80, 8.2, look=(0.0, -0.1), pupil=0.34, skin=_SKIN)
        p.line(f"M {x - way * 5} 67 L {x + way * 6} 70", _THROAT, 2.4)
    with p.turned(50, 93, 8):
        for way in (-1, 1):
            x = 50 + way * 10
            glass = f"M {x - 8} 89 H {x + 8} Q {x + 7} 98 {x} 98 Q {x - 7} 98 {x - 8} 89 Z"
            p.fill(glass, faded(WHITE, 0.3))
            p.line(glass, STEEL, 2.2)
        p.line("M 48 90 H 52", STEEL, 2.2)
    for way in (-1, 1):
        x = 50 + way * 33
        p.part(oval(x, 92, 9, 7), _SKIN, reach=2)
        if p.fine:
            p.line(f"M {x - 3.6} 95 V 98 M {x} 95.6 V 99 M {x + 3.6} 95 V 98", WHITE, 1.8)


WALL: Final = "#a9c6e6"
MIDDLE: Final = (50.0, 62.0)
ZOOM: Final = 1.28

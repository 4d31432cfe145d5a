"""Look: portraits of characters, Pia: a messenger whose hair has not caught up with her yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from ui.look.characters.expressions import Expression
from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import INK, OLIVE, WHITE, Pencil, tone

_HAIR: Final = tone("#c9502e")
_HELMET: Final = tone("#f2b632")
_JACKET: Final = tone("#2f8f8a")
_SCARF: Final = tone("#f6efe2")
_STRAP: Final = tone("#4a3a35")
_TOAST: Final = tone("#f0cf8c")
_CRUST: Final = tone("#a9713f")


def pia(p: Pencil, expression: Expression) -> None:
    """Pia: breakfast on the way, the train already leaving, no time for more."""
    dismayed = expression is Expression.DISMAYED
    skin = OLIVE
    _wake(p, dismayed=dismayed)
    p.shoulders(_JACKET, top=80, wide=80)
    p.line("M 22 86 L 62 108", INK, 9.4)
    p.line("M 22 86 L 62 108", _STRAP, 5.8)
    with p.turned(54, 56, 0 if dismayed else 8):
        p.neck(skin, top=66, wide=17)
        p.part("M 34 76 Q 54 90 76 76 L 79 86 Q 54 100 31 87 Z", _SCARF, reach=3)
        p.part("M 31 34 H 79 V 52 C 79 70 68 81 55 81 C 42 81 31 70 31 52 Z", skin, reach=5)
        p.ear(31.6, 54, skin, 5.6)
        fringe = (
            "M 30 50 Q 27 34 38 31 H 78 Q 80 38 79 44 Q 70 42 64 35 Q 54 44 42 42 Q 34 44 30 50 Z"
        )
        p.part(fringe, _HAIR, shade=0.1)
        _helmet(p)
        _face(p, skin, expression)
    if dismayed:
        _watch(p, skin)


def _wake(p: Pencil, *, dismayed: bool) -> None:
    """Hair and scarf behind her, and the wind; where she has stopped, they hang."""
    if dismayed:
        p.part("M 34 44 C 22 48 18 62 20 76 Q 22 86 16 92 Q 30 94 34 82 Q 38 66 40 56 Z", _HAIR)
        p.line("M 27 62 Q 25 76 25 86", mix(_HAIR, INK, 0.35), 1.8)
        return
    if p.fine:
        p.line("M 2 22 H 18 M -2 32 H 12 M 84 98 H 98", faded(WHITE, 0.75), 2.6)
    p.part(
        "M 44 78 Q 24 74 14 80 Q 6 84 -4 80 L -4 96 Q 8 98 16 92 Q 28 86 46 90 Z", _SCARF, reach=3
    )
    p.line("M 2 84 V 94 M 9 84.6 V 94", _HAIR, 2.6)
    p.part(
        "M 40 40 C 28 32 18 42 8 38 Q 2 36 -4 40 Q 2 44 5 48 Q 0 48 -4 52 Q 4 54 8 58 Q 4 60 2 64 "
        "C 18 70 30 62 42 64 Z",
        _HAIR,
        reach=4,
    )
    p.line("M 34 46 Q 22 50 12 46 M 34 56 Q 24 60 14 57", mix(_HAIR, INK, 0.35), 1.8)


def _helmet(p: Pencil) -> None:
    """A helmet with three slots and a small peak in front."""
    p.part("M 26 37 C 24 14 40 5 56 6 C 74 7 84 20 83 36 Q 55 29 26 37 Z", _HELMET, reach=5)
    for x, turn in ((41.0, -14.0), (55.0, 0.0), (69.0, 14.0)):
        with p.turned(x, 19, turn):
            p.bit(plate(x - 2.6, 11, 5.2, 15, 2.6), mix(_HELMET, INK, 0.7))
    p.part("M 50 33 Q 74 29 93 37 Q 92 42 86 41 Q 70 35 50 39 Z", mix(_HELMET, INK, 0.25), shade=0)


def _face(p: Pencil, skin: QColor, expression: Expression) -> None:
    """A face that looks ahead; breakfast in the mouth unless it laughs or gapes."""
    dismayed = expression is Expression.DISMAYED
    delighted = expression is Expression.DELIGHTED
    if delighted:
        for x in (47.0, 69.0):
            p.line(f"M {x - 5.6} 53.4 Q {x} 44.6 {x + 5.6} 53.4", INK, 3.2)
        p.blush(57, 61, 30, 4.4)
    elif dismayed:
        p.eyes(57, 52, 21, 6.8, look=(0.3, 0.4), skin=skin, pupil=0.38)
        p.brows(57, 42.6, 21, wide=10, slant=-4, arch=0.6, thick=3, colour=mix(_HAIR, INK, 0.4))
    else:
        p.eyes(58, 51.6, 21, 6.2, look=(0.42, 0.0), skin=skin, pupil=0.5)
        p.brows(58, 44.4, 22, wide=10, slant=2, arch=1.6, thick=3, colour=mix(_HAIR, INK, 0.4))
    p.line("M 60 55 Q 65.4 60 60.4 61.4", mix(skin, INK, 0.6), 2.2)
    p.freckles(57, 61.4, 32, skin)
    if delighted:
        p.grin(57.6, 65.4, 25, 10, teeth=1)
    elif dismayed:
        p.line("M 46 73 L 50 68.6 L 54 72.6 L 58 68.6 L 62 72.6 L 66 68.6", INK, 4.6)
        p.line("M 46 73 L 50 68.6 L 54 72.6 L 58 68.6 L 62 72.6 L 66 68.6", WHITE, 1.8)
    else:
        with p.turned(64, 72, -8):
            toast = (
                "M 50 64 Q 55 59 62 62 L 82 62 Q 89 61 90 67 Q 90 71 87 73 L 87 84 Q 87 87 84 87 "
                "H 60 Q 57 87 56 84 L 55 75 Q 49 70 50 64 Z"
            )
            p.part(toast, _TOAST, reach=3)
            p.line("M 58 66 Q 70 64 84 66 M 83 76 V 82", _CRUST, 2)
            p.fill(oval(71, 75, 8, 5.6), tone("#c2333f"))
        p.line("M 47.4 66 Q 51 69 51 74", INK, 2.4)


def _watch(p: Pencil, skin: QColor) -> None:
    """Her wrist, with the time on it."""
    p.part("M 58 112 L 70 90 Q 78 80 90 86 Q 99 92 94 102 L 90 112 Z", skin, reach=3)
    with p.turned(79, 91, 34):
        p.part(plate(65, 85, 30, 12, 2), _STRAP, shade=0)
    p.part(disc(79, 88, 10.8), WHITE, shade=0)
    p.line("M 79 88 V 81 M 79 88 L 84.8 90", INK, 2.6)


WALL: Final = "#b9a3d6"
MIDDLE: Final = (54.0, 52.0)
ZOOM: Final = 1.14

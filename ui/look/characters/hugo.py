"""Look: portraits of characters, Hugo: a hamster whose cheeks are luggage, too."""

from __future__ import annotations

from typing import Final

from ui.look.characters.expressions import Expression
from ui.look.palette import faded, mix
from ui.look.paths import oval, plate
from ui.look.pencil import BLUSH, BRASS, INK, WHITE, Pencil, tone

_FUR: Final = tone("#d98f45")
_PALE: Final = tone("#fff1dc")
_EAR: Final = tone("#e79a97")
_CASE: Final = tone("#7b4a2c")
_SOCK: Final = tone("#2f9a94")
_NOSE: Final = tone("#c96a72")

_FULL: Final = (
    "M 50 15 C 64 15 72 22 76 35 C 92 37 100 48 99 60 C 98 74 86 82 71 80 Q 62 87 50 87 "
    "Q 38 87 29 80 C 14 82 2 74 1 60 C 0 48 8 37 24 35 C 28 22 36 15 50 15 Z"
)
_EMPTY: Final = (
    "M 50 15 C 66 15 76 24 77 40 C 78 50 73 56 71 64 C 68 78 62 87 50 87 C 38 87 32 78 29 64 "
    "C 27 56 22 50 23 40 C 24 24 34 15 50 15 Z"
)


def hugo(p: Pencil, expression: Expression) -> None:
    """Hugo: what does not fit into the case fits into the cheeks."""
    dismayed = expression is Expression.DISMAYED
    delighted = expression is Expression.DELIGHTED
    p.part("M 12 108 C 12 88 30 80 50 80 C 70 80 88 88 88 108 Z", _FUR)
    for way in (-1, 1):
        x = 50.0 + way * (21 if not dismayed else 22)
        y = 19.0 if not dismayed else 22.0
        p.part(oval(x, y, 11, 11.6), _FUR, reach=3)
        p.fill(oval(x + way, y + 1, 6, 6.6), _EAR)
    with p.solid(_EMPTY if dismayed else _FULL, _FUR, reach=6):
        p.fill("M 50 10 C 46 24 45 34 47 42 H 53 C 55 34 54 24 50 10 Z", _PALE)
        if dismayed:
            p.fill(oval(50, 74, 17, 20), _PALE)
        else:
            for x in (22.0, 78.0):
                p.fill(oval(x, 63, 23, 20), _PALE)
            p.fill(oval(50, 72, 24, 18), _PALE)
    if not dismayed:
        p.line("M 30 50 Q 37 56 35 66 M 70 50 Q 63 56 65 66", mix(_FUR, INK, 0.32), 2.2)
        for x in (17.0, 83.0):
            p.fill(oval(x, 60, 8.4, 6), faded(BLUSH, 0.42))
    else:
        p.line("M 33 62 Q 36 66 34 72 M 67 62 Q 64 66 66 72", mix(_PALE, INK, 0.35), 2)
    _eyes(p, expression)
    p.part("M 45 54.6 Q 50 52.6 55 54.6 Q 54 60 50 60.6 Q 46 60 45 54.6 Z", _NOSE, shade=0)
    if delighted:
        # A sock has not gone in altogether.
        p.part("M 41 64 Q 50 61 59 64 Q 62 74 50 75 Q 38 74 41 64 Z", tone("#6d1f2a"), shade=0)
        p.bit("M 45.6 63 H 54.4 V 68.4 H 45.6 Z", WHITE)
        p.line("M 50 63 V 68.4", mix(WHITE, INK, 0.5), 1.4)
        sock = "M 54 71 L 62 68.6 Q 63 80 69 84 Q 76 90 69 96 Q 62 98 57 88 Q 54 80 54 71 Z"
        with p.solid(sock, _SOCK, reach=2):
            p.line("M 53 78 L 66 75 M 55 85 L 68 81 M 60 93 L 74 88", WHITE, 2.2)
    elif dismayed:
        p.line("M 50 60.6 V 65", INK, 2)
        p.part("M 43 68 Q 50 63.4 57 68 Q 57 75 50 75 Q 43 75 43 68 Z", tone("#6d1f2a"), shade=0)
        p.bit("M 46.4 66 Q 50 64.6 53.6 66 V 70.6 H 46.4 Z", WHITE)
        p.line("M 50 65.4 V 70.6", mix(WHITE, INK, 0.5), 1.4)
    else:
        p.line("M 50 60.6 V 64 M 42.6 65 Q 46.4 68 50 64 Q 53.6 68 57.4 65", INK, 2.4)
        p.bit("M 46.4 66.4 H 53.6 V 72 Q 50 73.4 46.4 72 Z", WHITE)
        p.line("M 50 66.4 V 72.4", mix(WHITE, INK, 0.5), 1.4)
    if p.fine:
        p.line("M 38 60 L 24 57 M 38 63 L 25 64 M 62 60 L 76 57 M 62 63 L 75 64", _FUR, 1.3)
    _case(p, dismayed=dismayed)


def _eyes(p: Pencil, expression: Expression) -> None:
    """Black eyes like beads; closed with joy, or quite round."""
    for way in (-1, 1):
        x, y = 50 + way * 12.5, 44.0
        if expression is Expression.DELIGHTED:
            p.line(f"M {x - 5.4} {y + 2} Q {x} {y - 7} {x + 5.4} {y + 2}", INK, 3.2)
        elif expression is Expression.DISMAYED:
            p.eye(x, y + 1, 7.4, look=(0.0, -0.1), pupil=0.5, skin=_FUR)
            p.line(f"M {x - way * 6} 31 Q {x} 31 {x + way * 6} 35.4", INK, 2.6)
        else:
            p.dot(x, y, 4.6)
            p.line(f"M {x - 4} 35.4 Q {x} 33 {x + 4} 35.4", INK, 2.2)


def _case(p: Pencil, *, dismayed: bool) -> None:
    """His case, held by both paws: closed, or open and empty."""
    if dismayed:
        p.part("M 20 108 L 24 92 H 76 L 80 108 Z", mix(_CASE, INK, 0.45), shade=0)
        p.part(plate(18, 99, 64, 14, 3), _CASE, reach=3)
        for way in (-1, 1):
            p.part(oval(50 + way * 17, 80, 6.6, 8), _PALE, reach=2)
            x = 50.0 + way * 17
            p.line(f"M {x - 2} 74.6 V 78.4 M {x + 2} 74.6 V 78.4", mix(_PALE, INK, 0.5), 1.5)
        return
    p.cord("M 42 93 V 89 Q 50 85.6 58 89 V 93", _CASE, 3)
    p.part(plate(18, 92, 64, 20, 4), _CASE, reach=3)
    p.line("M 19 99 H 81", mix(_CASE, INK, 0.5), 2)
    for x in (33.0, 67.0):
        p.bit(plate(x - 3, 97, 6, 6, 1.4), BRASS)
    for way in (-1, 1):
        x = 50.0 + way * 27
        p.part(oval(x, 93, 7.4, 5.8), _PALE, reach=2)
        p.line(f"M {x - 2.4} 94 V 97.6 M {x + 2.4} 94 V 97.6", mix(_PALE, INK, 0.5), 1.5)


WALL: Final = "#9fc9b4"
MIDDLE: Final = (50.0, 50.0)
ZOOM: Final = 1.1

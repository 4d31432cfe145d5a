"""Look: portraits of characters, Vera: a wide hat, dark glasses, and cards close to her chest."""

from __future__ import annotations

from typing import Final

from ui.look.characters.expressions import Expression
from ui.look.palette import mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import DETAIL_WIDTH, INK, PALE, WHITE, Pencil, tone

_HAT: Final = tone("#f6efe2")
_BAND: Final = tone("#26202c")
_HAIR: Final = tone("#3b2a34")
_COAT: Final = tone("#7a3f86")
_GLASS: Final = tone("#2b2536")
_LIPS: Final = tone("#c2333f")
_BACK: Final = tone("#2f6f8f")
_PEARL: Final = tone("#fbf3e4")

_GLASSES: Final = (
    "M 24 50 Q 26 44 36 44.6 Q 46 44.6 47.6 48 Q 50 46.6 52.4 48 Q 54 44.6 64 44.6 Q 74 44 76 50 "
    "Q 76 61 64 61 Q 54.6 61 52.6 52 Q 50 50.6 47.4 52 Q 45.4 61 36 61 Q 24 61 24 50 Z"
)


def vera(p: Pencil, expression: Expression) -> None:
    """Vera: nobody has ever seen her eyes and her cards on the same day."""
    dismayed = expression is Expression.DISMAYED
    delighted = expression is Expression.DELIGHTED
    p.part("M 24 34 C 16 52 15 66 19 78 Q 34 86 50 84 Q 66 86 81 78 C 85 66 84 52 76 34 Z", _HAIR)
    p.shoulders(_COAT, top=80, wide=82)
    p.neck(PALE, top=66, wide=17)
    for way in (-1, 1):
        side = "M 50 100 L 41 80 L 30 74 Q 20 82 22 94 L 42 108 H 50 Z"
        if way < 0:
            p.part(side, mix(_COAT, INK, 0.2), reach=3)
        else:
            with p.mirrored():
                p.part(side, mix(_COAT, INK, 0.2), reach=3)
    p.part("M 28 36 H 72 V 54 C 72 70 62 80 50 80 C 38 80 28 70 28 54 Z", PALE, reach=5)
    for x in (25.5, 74.5):
        p.bit(disc(x, 70, 3.6), _PEARL)
    if delighted or dismayed:
        _seen_eyes(p, expression)
    _glasses(p, expression)
    if delighted:
        p.part("M 37 66.6 Q 50 69.4 63 66.6 Q 60 77 50 77 Q 40 77 37 66.6 Z", _LIPS, shade=0)
        p.fill("M 40.6 68.8 Q 50 71 59.4 68.8 Q 57 72.4 50 72.4 Q 43 72.4 40.6 68.8 Z", WHITE)
    elif dismayed:
        p.part(oval(50, 72.4, 5.2, 4.6), _LIPS, shade=0, width=DETAIL_WIDTH)
        p.fill(oval(50, 72.6, 2.8, 2.4), tone("#5a1620"))
    else:
        lips = "M 42 69 Q 47 66.6 50 68.4 Q 53 66.6 60 67 Q 55 74 50 73.6 Q 45 73.4 42 69 Z"
        p.part(lips, _LIPS, shade=0, width=DETAIL_WIDTH)
        p.line("M 60 67 L 62.6 65", INK, 1.8)
    for way in (-1, 1):
        x = 50 + way * 26
        p.part(
            f"M {x} 36 Q {x + way * 3} 54 {x - way * 1} 70 Q {x - way * 7} 62 {x - way * 4} 48 "
            f"Q {x - way * 8} 42 {x - way * 12} 38 Z",
            _HAIR,
            shade=0,
        )
    _hat(p, dismayed=dismayed)
    _cards(p, dismayed=dismayed)


def _seen_eyes(p: Pencil, expression: Expression) -> None:
    """The eyes, which are above the glasses for once."""
    dismayed = expression is Expression.DISMAYED
    for way in (-1, 1):
        x = 50 + way * 11
        if dismayed:
            p.eye(x, 49, 6.4, pupil=0.36, skin=PALE)
            p.line(f"M {x - way * 6} 37.6 Q {x} 36.6 {x + way * 6} 41", INK, 2.4)
        else:
            p.eye(x, 45.6, 5.6, look=(0.1, 0.1), pupil=0.56, skin=PALE)
            p.line(f"M {x + way * 4.4} 43 L {x + way * 8.4} 40.8", INK, 2.2)


def _glasses(p: Pencil, expression: Expression) -> None:
    """The glasses: on, let down to wink over them, or gone askew."""
    low, turn = 0.0, 0.0
    if expression is Expression.DELIGHTED:
        low = 8.4
    elif expression is Expression.DISMAYED:
        low, turn = 11.0, 13.0
    with p.turned(50, 52, turn), p.shifted(0, low):
        p.part(_GLASSES, _GLASS, shade=0)
        p.gleam("M 30 48 L 36 47 L 30.6 57 L 28 54 Z M 58 48 L 64 47 L 58.6 57 L 56 54 Z", 0.42)


def _hat(p: Pencil, *, dismayed: bool) -> None:
    """A hat as wide as the window; it tips when things go wrong."""
    with p.turned(50, 30, 9 if dismayed else -5):
        p.part("M 28 31 C 26 8 36 3 50 4 C 64 3 74 8 72 31 Z", _HAT, reach=4)
        p.part("M 27.6 32 L 28 22 Q 50 29 72 22 L 72.4 32 Z", _BAND, shade=0)
        brim = (
            "M 0 36 C 4 25 26 24 50 26 C 74 24 96 25 100 36 C 99 43 78 38 50 38 C 22 38 1 43 0 36 Z"
        )
        p.part(brim, _HAT, reach=3)
        p.line("M 6 35 Q 28 30 50 31 Q 72 30 94 35", mix(_HAT, INK, 0.22), 1.6)


def _cards(p: Pencil, *, dismayed: bool) -> None:
    """Three cards, of which nobody sees the front; a hand holds them."""
    for turn in (-20, 0, 20) if not dismayed else (-34, 6, 52):
        with p.turned(79, 106, turn):
            p.part(plate(70.5, 76, 17, 26, 2.6), WHITE, reach=2, width=DETAIL_WIDTH * 1.2)
            p.fill(plate(73, 78.6, 12, 20.8, 1.4), _BACK)
            if p.fine:
                p.line("M 75 96 L 83 82 M 75 82 L 83 96", mix(_BACK, WHITE, 0.5), 1.6)
    p.part("M 66 108 Q 64 98 72 96 Q 84 95 90 100 L 92 108 Z", PALE, reach=2)
    p.line("M 74 103 H 83", mix(PALE, INK, 0.5), 1.6)


WALL: Final = "#e9a3a0"
MIDDLE: Final = (50.0, 48.0)
ZOOM: Final = 1.1

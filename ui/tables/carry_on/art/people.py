"""The table of Carry On, its art: the faces of the eight characters (CO-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate, sketch, soft
from ui.look.pencil import (
    BROWN,
    INK,
    OLIVE,
    PALE,
    ROSY,
    WHITE,
    Pencil,
    burst,
    curls,
    spots_of,
    tone,
)

_RED: Final = tone("#d0413f")
_NAVY: Final = tone("#2c4a78")
_TEAL: Final = tone("#2f9a92")
_GOLD: Final = tone("#f4c63f")
_PINK: Final = tone("#ee7f9f")
_STRAW: Final = tone("#f0cf7c")
_DARK: Final = tone("#3a2a2a")
_GREY: Final = tone("#b9c3cc")


def athlete(p: Pencil) -> None:
    """Athlete: a band on the forehead, a whistle, and a shirt with a number."""
    skin = BROWN
    vest = p.shoulders(_RED, top=78, wide=82)
    with p.within(vest):
        p.fill("M 4 84 L 30 76 V 108 H 0 Z M 96 84 L 70 76 V 108 H 100 Z", skin)
        p.line("M 31 77 Q 26 92 27 108 M 69 77 Q 74 92 73 108", WHITE, 5)
        p.line("M 29 77 Q 23 92 24 108 M 71 77 Q 77 92 76 108", INK, 2)
    p.line(vest, INK, 2.6)
    p.neck(skin, top=62, wide=22)
    p.cord("M 37 78 L 50 98 L 63 78", _GOLD, 3)
    p.part(curls(spots_of("31,25,10 42,17,11 57,16,11 68,23,10 74,33,7 26,33,7")), _DARK)
    for x in (23.0, 77.0):
        p.ear(x, 50, skin)
    p.part("M 25 28 H 75 V 52 Q 74 76 50 76 Q 26 76 25 52 Z", skin, reach=5)
    p.part("M 23 26 Q 50 18 77 26 V 37 Q 50 29 23 37 Z", _RED, reach=3)
    p.line("M 25 31 Q 50 23 75 31", WHITE, 3.4)
    p.eyes(50, 48, 24, 6, look=(0.2, 0), skin=skin)
    p.brows(50, 39.6, 24, wide=12, slant=0.6, arch=3, thick=3.4, colour=_DARK)
    p.nose(50, 55.6, skin, 5, 4.4)
    p.grin(50, 62.6, 26, 9, teeth=5)
    p.fill(sketch("M 80 40 Q 86 46 83 50 Q 78 52 77 47 Q 77 44 80 40 Z"), tone("#8cd0ee"))


def student(p: Pencil) -> None:
    """Student: round glasses, a hood, a pencil behind the ear."""
    skin = PALE
    p.part("M 16 82 Q 50 60 84 82 L 80 98 H 20 Z", tone("#5b7fb0"))
    p.shoulders(tone("#6f93c4"), top=80, wide=80)
    p.neck(skin, top=64, wide=18)
    shape = "M 28 82 Q 40 92 50 93 Q 60 92 72 82 L 76 92 Q 60 104 50 103 Q 40 104 24 92 Z"
    p.part(shape, tone("#5b7fb0"), reach=3)
    p.line("M 44 96 V 106 M 56 96 V 106", WHITE, 2.6)
    hair = tone("#b5562c")
    p.ear(24, 52, skin)
    p.ear(76, 52, skin)
    p.part("M 26 34 H 74 V 54 Q 72 78 50 78 Q 28 78 26 54 Z", skin, reach=5)
    mop = (
        "M 22 46 Q 16 16 44 12 Q 50 4 60 10 Q 82 12 80 46 Q 74 44 73 34 Q 66 38 60 32 Q 54 38 "
        "46 32 Q 38 40 30 34 Q 28 44 22 46 Z"
    )
    p.part(mop, hair)
    p.line("M 36 22 Q 44 16 52 20 M 62 18 Q 70 20 72 28", mix(hair, INK, 0.4), 2)
    with p.turned(79, 44, 20):
        p.bit("M 76 24 H 82 V 54 L 79 61 L 76 54 Z", _GOLD)
    for x in (37.0, 63.0):
        p.fill(disc(x, 50, 11), faded(WHITE, 0.75))
        p.dot(x + 1, 51, 3.4)
        p.line(disc(x, 50, 11), INK, 3.2)
    p.line("M 47.6 49 Q 50 46 52.4 49", INK, 3)
    p.nose(50, 60, skin, 4.4, 3.6)
    p.freckles(50, 64, 30, skin)
    p.smile(50, 68.4, 14, 3)


def influencer(p: Pencil) -> None:
    """Influencer: a wink for the telephone that is held up."""
    skin = ROSY
    hair = _PINK
    p.part("M 18 96 Q 8 40 26 20 Q 48 0 72 18 Q 92 38 84 98 Z", hair)
    p.shoulders(tone("#5b3f7a"), top=80, wide=70)
    p.neck(skin, top=64, wide=17)
    p.part("M 27 30 H 73 V 52 Q 72 76 50 79 Q 28 76 27 52 Z", skin, reach=5)
    p.part("M 24 50 Q 22 16 54 14 Q 80 18 77 50 Q 72 34 56 27 Q 36 34 24 50 Z", hair)
    shades = "M 28 20 Q 38 14 49 18 Q 60 12 73 16 L 72 25 Q 62 32 54 23 H 48 Q 40 34 29 29 Z"
    p.part(shades, tone("#37324a"), shade=0)
    p.gleam("M 33 21 L 41 19 L 36 27 Z M 59 18 L 67 17 L 62 24 Z", 0.5)
    p.eye(38, 50, 6.2, look=(0.3, -0.2), skin=skin)
    p.line("M 32.6 46 L 28.6 44.6 M 34.6 43.6 L 31.6 41", INK, 2)
    p.line("M 56 52 Q 63 45 70 52", INK, 3)
    p.line("M 70 51 L 74 48", INK, 2.2)
    p.brows(50, 41, 25, wide=11, arch=3, thick=2.6, colour=mix(hair, INK, 0.55))
    p.blush(50, 60, 32, 5)
    p.line("M 50 54 Q 53 59 49.6 60", mix(skin, INK, 0.6), 2)
    p.bit("M 42 67 Q 46 63.6 50 66 Q 54 63.6 58 67 Q 55 73 50 73 Q 45 73 42 67 Z", _RED)
    with p.turned(84, 74, 14):
        p.part(plate(74, 52, 22, 40, 4), tone("#3b4150"), reach=3)
        p.bit(disc(81, 59, 3.4), tone("#a9def0"))
        p.fill("M 88 79 C 80 73 83 68 88 72 C 93 68 96 73 88 79 Z", _RED)
    p.part(soft("70,86 90,82 95,94 96,108 72,108", 6), skin, reach=3)
    p.line("M 73 92 H 83 M 74 98 H 84", mix(skin, INK, 0.5), 1.8)


def family(p: Pencil) -> None:
    """Family: a father, a child on his arm."""
    skin = OLIVE
    p.shoulders(_TEAL, top=80, wide=86)
    p.neck(skin, top=62, wide=18)
    p.part("M 14 28 Q 16 12 38 10 Q 60 12 62 28 V 46 Q 60 72 38 74 Q 16 72 14 46 Z", skin, reach=5)
    p.part("M 12 44 Q 10 14 36 8 Q 62 8 64 44 Q 58 42 58 30 Q 40 30 30 22 Q 20 28 18 42 Z", _DARK)
    shape = "M 14 50 Q 20 56 26 56 Q 38 50 50 56 Q 56 56 62 50 Q 62 76 38 77 Q 14 76 14 50 Z"
    p.part(shape, _DARK, reach=4)
    p.grin(38, 62, 18, 6)
    p.eyes(38, 44, 20, 5, look=(0.5, 0.2), skin=skin)
    p.nose(39, 52, skin, 4.6, 4)
    child = PALE
    p.part("M 52 108 Q 52 86 72 84 Q 94 86 94 108 Z", _GOLD)
    p.part(disc(73, 66, 21), child, reach=4)
    shape = "M 52 62 Q 54 42 74 43 Q 94 44 94 64 Q 84 56 74 52 Q 66 60 52 62 Z"
    p.part(shape, tone("#d98c3f"), reach=3)
    p.line("M 74 44 Q 70 36 76 33 Q 82 34 78 38", INK, 2.4)
    p.dot(66, 68, 3)
    p.dot(81, 68, 3)
    p.blush(73.6, 74, 24, 3.6)
    p.bit(oval(73.6, 77, 6, 4.6), tone("#6fb7e0"))
    p.line(disc(73.6, 82, 3.6), INK, 2)


def backpacker(p: Pencil) -> None:
    """Backpacker: the pack is taller than the head."""
    skin = OLIVE
    p.part(plate(10, 2, 80, 20, 10), tone("#5b8fc4"), reach=5)
    p.line("M 30 2 V 22 M 70 2 V 22", INK, 4)
    p.part(plate(14, 18, 72, 90, 12), tone("#4f8a4c"), reach=5)
    p.shoulders(tone("#c9763b"), top=80, wide=76)
    p.cord("M 28 80 Q 24 94 26 108 M 72 80 Q 76 94 74 108", tone("#35603a"), 6)
    p.neck(skin, top=64, wide=18)
    p.ear(27, 54, skin)
    p.ear(73, 54, skin)
    p.part("M 28 36 H 72 V 56 Q 70 79 50 79 Q 30 79 28 56 Z", skin, reach=5)
    stubble = (
        "M 28.6 60 Q 34 66 40 63 Q 50 60 60 63 Q 66 66 71.4 60 Q 69 78.4 50 78.4 Q 31 78 28.6 60 Z"
    )
    p.fill(stubble, faded(_DARK, 0.3))
    cap = "M 24 42 Q 24 22 50 21 Q 76 22 76 42 Q 50 32 24 42 Z"
    p.part(cap, _RED)
    for x, y in ((36.0, 31.0), (50.0, 27.0), (64.0, 31.0), (43.0, 34.0), (57.0, 34.0)):
        p.fill(disc(x, y, 1.8), WHITE)
    p.bit("M 74 38 L 88 34 L 84 42 L 90 48 L 75 44 Z", _RED)
    p.eyes(50, 52, 21, 5.2, look=(-0.3, -0.2), skin=skin)
    p.brows(50, 44, 21, wide=10, slant=-1, thick=3, colour=_DARK)
    p.nose(50, 59.4, skin, 4.6, 4.2)
    p.grin(50, 66.6, 17, 6, teeth=3)


def tourist(p: Pencil) -> None:
    """Tourist: a straw hat, sunglasses, a camera, and too much sun."""
    skin = tone("#f0a98c")
    shirt = p.shoulders(tone("#3fa7c4"), top=80, wide=84)
    with p.within(shirt):
        for x, y, _ in spots_of("20,94,0 34,88,0 80,94,0 66,88,0 28,104,0 72,104,0"):
            p.fill(burst(x, y, 6, 5.6, 2.4), WHITE)
            p.fill(disc(x, y, 2), _GOLD)
    p.neck(skin, top=64, wide=22)
    p.line("M 36 80 L 42 92 M 64 80 L 58 92", INK, 4)
    p.part(plate(34, 88, 32, 22, 4), tone("#3b4150"), reach=3)
    p.part(disc(50, 100, 9), _GREY, shade=0)
    p.fill(disc(50, 100, 5), tone("#27415f"))
    p.part("M 26 38 H 74 V 56 Q 73 80 50 80 Q 27 80 26 56 Z", skin, reach=5)
    p.fill(oval(50, 59, 9, 6), faded(_RED, 0.4))
    for x in (38.0, 62.0):
        p.part(soft(f"{x - 11},44 {x + 11},44 {x + 8},57 {x - 8},57", 5), tone("#2a2a3c"), shade=0)
        p.gleam(f"M {x - 7} 46 L {x} 46 L {x - 5} 53 Z", 0.6)
    p.line("M 47 47 H 53", INK, 3)
    p.nose(50, 60, mix(skin, _RED, 0.35), 5.4, 4.6)
    p.grin(50, 67, 22, 7, teeth=4)
    p.part("M 28 34 Q 28 8 50 8 Q 72 8 72 34 Z", _STRAW)
    p.part("M 28 26 Q 50 20 72 26 V 34 H 28 Z", _RED, shade=0)
    p.part("M 4 38 Q 20 28 50 28 Q 80 28 96 38 Q 90 46 50 42 Q 10 46 4 38 Z", _STRAW, reach=3)


def crew(p: Pencil) -> None:
    """Cabin crew: a small hat, a scarf, a wing of gold."""
    skin = BROWN
    hair = tone("#2f2230")
    p.part(disc(78, 44, 12), hair)
    p.shoulders(_NAVY, top=79, wide=78)
    p.neck(skin, top=64, wide=17)
    p.part("M 26 36 H 74 V 54 Q 73 78 50 79 Q 27 78 26 54 Z", skin, reach=5)
    p.part("M 23 54 Q 20 20 50 18 Q 80 20 77 54 Q 74 42 66 36 Q 46 42 30 36 Q 25 44 23 54 Z", hair)
    p.part("M 26 27 Q 24 8 34 6 Q 58 2 74 12 Q 78 18 74 29 Q 50 18 26 27 Z", _NAVY)
    p.line("M 27 23 Q 50 13 75 24", _GOLD, 3)
    p.bit(oval(50, 12, 4, 3), _GOLD)
    p.eyes(50, 51, 23, 5.6, look=(0, 0.1), skin=skin)
    p.line("M 31 47 L 28 44 M 69 47 L 72 44", INK, 2.2)
    p.brows(50, 42.6, 23, wide=11, arch=3, thick=2.6, colour=hair)
    p.line("M 50 55 Q 53.4 60 49.4 61", mix(skin, INK, 0.6), 2)
    p.bit("M 40 66 Q 50 63.4 60 66 Q 56 74 50 74 Q 44 74 40 66 Z", _RED)
    p.line("M 42 67.6 H 58", WHITE, 2.2)
    p.dot(24, 62, 2.4, _GOLD)
    p.dot(76, 62, 2.4, _GOLD)
    p.part("M 30 82 Q 50 94 70 82 L 73 90 Q 50 104 27 90 Z", _RED, reach=3)
    p.part("M 60 90 L 82 88 L 78 106 L 66 100 Z", _RED, reach=3)
    p.bit("M 22 98 L 36 96 L 33 102 Q 27 104 22 98 Z", _GOLD)


def business(p: Pencil) -> None:
    """Business: a tie, glasses, grey hair, and a call that cannot wait."""
    skin = PALE
    hair = tone("#8b93a0")
    suit = tone("#474f63")
    p.shoulders(suit, top=79, wide=86)
    p.part("M 36 79 L 50 108 L 64 79 Z", WHITE, shade=0)
    p.neck(skin, top=64, wide=20)
    p.part("M 46 86 H 54 L 57 108 H 43 Z", _RED, reach=2)
    p.bit("M 45 82 H 55 L 53 90 H 47 Z", _RED)
    p.part("M 34 78 L 44 88 L 40 108 H 24 L 30 92 L 24 88 Z", mix(suit, INK, 0.25), shade=0)
    p.part("M 66 78 L 56 88 L 60 108 H 76 L 70 92 L 76 88 Z", mix(suit, INK, 0.25), shade=0)
    p.ear(25, 52, skin)
    p.ear(75, 52, skin)
    p.part("M 26 30 H 74 V 54 Q 72 80 50 80 Q 28 80 26 54 Z", skin, reach=5)
    p.part("M 23 46 Q 18 18 44 13 Q 80 8 78 46 Q 72 44 72 32 Q 52 34 36 24 Q 30 34 29 44 Z", hair)
    p.line("M 38 22 Q 52 28 70 26", mix(hair, INK, 0.35), 2)
    for x in (38.0, 62.0):
        p.fill(plate(x - 10, 43, 20, 13, 3), faded(WHITE, 0.75))
        p.dot(x, 50, 3)
        p.line(plate(x - 10, 43, 20, 13, 3), INK, 3)
    p.line("M 48 47 H 52", INK, 3)
    p.brows(50, 38.6, 24, wide=12, slant=2, thick=3.4, colour=mix(hair, INK, 0.4))
    p.nose(50, 59, skin, 5, 4.6)
    p.smile(52, 69, 16, 1.6)
    p.part(plate(20, 46, 8, 14, 4), tone("#3b4150"), shade=0)
    p.line("M 22 59 Q 24 70 38 70", INK, 3)
    p.fill(disc(39, 70, 2.6), INK)


PEOPLE: Final[tuple[tuple[Callable[[Pencil], None], str], ...]] = (
    (athlete, "#f2c79a"),
    (student, "#cfe0a8"),
    (influencer, "#a9dcd4"),
    (family, "#e6c6e4"),
    (backpacker, "#f4d98a"),
    (tourist, "#b5d9f0"),
    (crew, "#f3b9a6"),
    (business, "#c9c6e8"),
)

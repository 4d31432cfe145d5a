"""The table of Where's My Luggage?, its art: passengers, those of the black roller."""

from __future__ import annotations

from typing import Final

from ui.look.palette import mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import (
    BRASS,
    DETAIL_WIDTH,
    INK,
    OLIVE,
    ROSY,
    STEEL,
    WHITE,
    Pencil,
    burst,
    tone,
)

_CLOTH: Final = tone("#34323f")
_RED: Final = tone("#b8323a")


def pirate(p: Pencil) -> None:
    """Pirate: a tricorn, a beard like a thicket, a gold tooth; the parrot wears a patch too."""
    p.shoulders(tone("#7d2f3c"), top=78, wide=86)
    p.line("M 50 84 V 104", BRASS, 3)
    _parrot(p)
    with p.turned(44, 60, -5):
        beard = (
            "M 18 44 Q 12 62 18 74 L 15 80 Q 22 81 24 84 L 24 91 Q 31 88 34 90 L 39 97 Q 42 "
            "92 45 92 "
            "L 51 98 Q 53 91 57 89 L 65 91 Q 65 84 67 81 L 73 77 Q 71 73 71 70 Q 76 58 70 44 Z"
        )
        p.part(beard, tone("#4a2c22"))
        p.line("M 26 70 Q 28 78 32 82 M 62 70 Q 60 78 57 82 M 44 80 V 88", tone("#7a4c36"), 1.8)
        p.part("M 24 28 C 22 60 30 70 44 70 C 58 70 66 60 64 28 Z", tone("#e7a980"))
        p.part("M 24 55 Q 33 49 44 54 Q 55 49 64 55 Q 60 66 44 63 Q 28 66 24 55 Z", tone("#4a2c22"))
        p.grin(44, 61.5, 20, 8, teeth=5)
        p.fill("M 45 61.4 H 48.8 V 65.2 H 45 Z", tone("#f2b632"))
        p.nose(44, 50.5, tone("#e7a980"), 6.5, 5.5)
        p.eye(34.5, 42.5, 6.2, look=(0.3, 0.05), skin=tone("#e7a980"))
        p.line("M 22 32 L 68 47", INK, 2.6)
        p.part(oval(54.5, 42.5, 7, 6.2), tone("#2b2530"), shade=0)
        p.line("M 27.5 36 Q 34 31.5 40.5 35", tone("#4a2c22"), 3.6)
        p.part(disc(21, 59, 3.8), mix(BRASS, WHITE, 0.1), shade=0)
        p.fill(disc(21, 59, 1.6), tone("#4a2c22"))
        hat = (
            "M 1 37 Q 0 30 8 29 Q 18 26 22 12 Q 44 -3 67 12 Q 71 26 81 29 Q 89 31 87 38 "
            "Q 66 27 44 32 Q 22 28 1 37 Z"
        )
        p.part(hat, _CLOTH)
        p.line("M 5 35.5 Q 24 25 44 29 Q 64 25 83 35.5", BRASS, 2.4)
        _skull(p)


def _skull(p: Pencil) -> None:
    p.line("M 34 12 L 54 23 M 54 12 L 34 23", WHITE, 3.4)
    p.fill(oval(44, 15.5, 7.2, 6.4), WHITE)
    p.fill(plate(40, 19, 8, 5, 1.5), WHITE)
    for x in (41.2, 46.8):
        p.fill(disc(x, 15.8, 2), _CLOTH)
    p.line("M 42.8 21.5 V 23.5 M 45.2 21.5 V 23.5", _CLOTH, 0.9)


def _parrot(p: Pencil) -> None:
    """A parrot on the left shoulder."""
    p.part("M 76 104 C 68 86 72 62 84 60 C 97 60 100 76 98 104 Z", tone("#3f9a52"))
    p.part("M 90 78 Q 100 84 98 104 H 86 Q 84 88 90 78 Z", tone("#2f6fb0"), reach=2)
    p.fill(oval(82, 71, 7, 6.6), tone("#f1e9c8"))
    p.part("M 78 69 Q 68 68 69 80 Q 74 79 79 77 Z", tone("#f0b23c"), width=DETAIL_WIDTH)
    p.line("M 76 62 L 94 74", INK, 1.6)
    p.fill(oval(82.5, 67.6, 4.6, 4.2), tone("#2b2530"))
    p.line("M 82 58 Q 80 53 84 51 M 86 58 Q 87 53 91 53", tone("#c63b33"), 2.6)


def ninja(p: Pencil) -> None:
    """Ninja: hangs upside down from above; his boarding pass is pinned to the wall."""
    with p.turned(18, 80, -14):
        p.part(plate(1, 70, 34, 20, 2.5), WHITE, reach=2, width=DETAIL_WIDTH)
        p.fill("M 1 73 H 35 V 77 H 1 Z", _RED)
        p.line("M 5 82 H 19 M 5 86 H 15 M 27 77 V 90", mix(WHITE, INK, 0.5), 1.2)
    p.part(burst(15, 71, 4, 10, 3.4, -70), STEEL, reach=2, width=DETAIL_WIDTH)
    p.fill(disc(15, 71, 1.8), INK)
    with p.turned(54, 50, 176):
        # The sword on his back.
        p.line("M 10 92 L 34 62", INK, 9)
        p.line("M 10 92 L 34 62", tone("#8a3a3f"), 4.8)
        p.line("M 24 66 L 34 74", INK, 7)
        p.line("M 24 66 L 34 74", BRASS, 3.6)
        # The ends of the band obey gravity, not him.
        p.part("M 24 36 Q 10 26 14 4 L 23 8 Q 20 22 30 30 Z", _RED, reach=2)
        p.part("M 24 38 Q 4 34 2 14 L 9 11 Q 12 26 28 33 Z", tone("#d0454a"), reach=2)
        p.shoulders(_CLOTH, top=74, wide=72)
        p.part(
            "M 50 8 C 76 8 80 28 79 44 C 78 66 66 76 50 76 C 34 76 22 66 21 44 C 20 28 24 8 50 8 Z",
            tone("#3d3b4b"),
        )
        slit = "M 25 38 Q 50 32 75 38 Q 78 54 70 56 Q 50 60 30 56 Q 22 54 25 38 Z"
        p.part(slit, ROSY, reach=2)
        p.part("M 21.5 27 Q 50 18 78.5 27 L 79 39 Q 50 30 21 39 Z", _RED, reach=2)
        p.part(plate(38, 23.5, 24, 10, 2), STEEL, reach=2, width=DETAIL_WIDTH)
        p.line("M 45 28.5 H 55 M 50 25.5 V 31.5", INK, 1.6)
        p.eyes(50, 47, 22, 7.6, look=(-0.42, -0.05), pupil=0.5)
        p.brows(50, 38.5, 22, wide=13, slant=-3.5, thick=3.2)
        p.line("M 30 64 Q 50 70 70 64 M 36 70 Q 50 74 64 70", mix(_CLOTH, WHITE, 0.22), 1.6)


def vampire(p: Pencil) -> None:
    """Vampire: a collar like wings; has not slept a day; sips tomato juice."""
    skin = tone("#dfe0ea")
    p.both("M 50 102 L 47 70 L 9 20 Q 19 56 8 82 L 4 106 H 50 Z", _CLOTH)
    p.both("M 48 100 L 47 74 L 17 36 Q 23 62 17 84 L 16 106 H 48 Z", _RED)
    p.part("M 36 80 H 64 L 66 106 H 34 Z", WHITE, reach=3)
    p.part("M 50 84 L 37 79 V 92 Z M 50 84 L 63 79 V 92 Z", _CLOTH, shade=0)
    for way in ("M 32 42 L 19 30 Q 21 48 32 55 Z", "M 68 42 L 81 30 Q 79 48 68 55 Z"):
        p.part(way, skin, reach=2)
    p.part("M 31 30 C 31 14 69 14 69 30 L 68 56 C 67 70 59 82 50 82 C 41 82 33 70 32 56 Z", skin)
    hair = (
        "M 29 48 C 24 4 76 4 71 48 L 67 42 Q 68 28 62 25 Q 55 26 50 40 Q 45 26 38 25 Q 32 28 "
        "33 42 Z"
    )
    p.part(hair, tone("#27242f"))
    p.line("M 35 24 Q 38 18.5 45 17 M 57 17.5 Q 62 19 65 24", tone("#5d5a70"), 2)
    for x in (41.0, 59.0):
        p.fill(oval(x, 51.5, 7.4, 6.6), tone("#b7a6c2"))
    p.eyes(50, 49.5, 18, 5.6, look=(0.35, 0.35), lid=0.46, skin=tone("#cfc6da"))
    p.brows(50, 41, 19, wide=11, slant=2.5, arch=3, thick=2.6)
    p.line("M 50 52 Q 46 59 49 61 Q 51 62.5 53 61", INK, 1.6)
    p.line("M 39 68 Q 50 72.5 61 67", INK, 2.2)
    for x in (43.0, 54.0):
        p.part(f"M {x - 2.2} 69 L {x} 76.5 L {x + 2.2} 69.6 Z", WHITE, shade=0, width=1.4)
    # The straw leads to a carton of tomato juice.
    p.line("M 59 70 L 70 68 L 76 80", INK, 4.2)
    p.line("M 59 70 L 70 68 L 76 80", WHITE, 2.2)
    p.part("M 66 79 L 88 76 L 91 104 H 68 Z", tone("#e8583f"), reach=3)
    p.part("M 66 79 L 70 74 L 85 72 L 88 76 Z", WHITE, shade=0)
    p.part(disc(78.5, 89.5, 6.2), tone("#ffe3c2"), shade=0, width=1.4)
    p.fill(disc(78.5, 90.3, 4), _RED)
    p.line("M 76 86.5 L 78.5 88 L 81 86", tone("#3f8a3f"), 1.8)


def secret_agent(p: Pencil) -> None:
    """Secret agent: black glasses, bow tie, three passports; the false moustache comes off."""
    skin = OLIVE
    jacket = p.shoulders(_CLOTH, top=76, wide=88, slope=7)
    with p.within(jacket):
        p.part("M 36 70 L 50 108 L 64 70 Z", WHITE, shade=0)
    p.part("M 36 74 L 24 82 L 30 88 L 28 92 L 46 106 H 50 Z", mix(_CLOTH, WHITE, 0.12), shade=0)
    p.part("M 64 74 L 76 82 L 70 88 L 72 92 L 54 106 H 50 Z", mix(_CLOTH, WHITE, 0.12), shade=0)
    p.neck(skin, top=60, wide=22)
    p.ear(25, 45, skin)
    p.ear(75, 45, skin)
    p.part("M 27 24 H 73 L 74 50 L 70 66 L 58 77 H 42 L 30 66 L 26 50 Z", skin)
    p.line("M 50 71.5 V 75", mix(skin, INK, 0.5), 1.8)
    hair = (
        "M 25 42 Q 20 14 40 10 Q 66 3 76 18 Q 80 28 75 42 L 71 34 Q 70 29 66 27 Q 48 32 36 24 "
        "Q 31 28 30 34 Z"
    )
    p.part(hair, tone("#3a2620"))
    p.line("M 38 20 Q 52 27 68 20 M 44 14 Q 56 19 68 14", tone("#71503f"), 1.8)
    p.line("M 58 32.5 Q 65 27.5 71 33", tone("#3a2620"), 3)
    p.part(
        "M 27 38 H 73 L 71 49 Q 69 54 62 54 Q 54 54 52 44 H 48 Q 46 54 38 54 Q 31 54 29 49 Z",
        tone("#1c1b22"),
        shade=0,
    )
    p.gleam("M 32 41 L 38 41 L 34 50 L 31.5 48 Z M 57 41 L 63 41 L 59.5 50 L 56.5 47 Z", 0.38)
    p.line("M 50 50 L 46.5 58 H 51", mix(skin, INK, 0.55), 1.8)
    p.line("M 43 70 Q 53 72 60 67", INK, 2.2)
    # Half of the moustache still holds.
    p.part(
        "M 50 61 Q 41 57 33 66 Q 43 68 50 65 Q 58 68 70 76 Q 68 62 50 61 Z",
        tone("#5a3a26"),
        reach=2,
        width=DETAIL_WIDTH,
    )
    if p.fine:
        p.line("M 60 64.5 Q 64 64 67 63", mix(skin, WHITE, 0.4), 1)
    p.part("M 50 84 L 38 78 V 91 Z M 50 84 L 62 78 V 91 Z", tone("#23212b"), shade=0)
    p.part(disc(50, 84.5, 3), tone("#23212b"), shade=0)
    # The wire of the earpiece.
    p.line("M 25 48 Q 19 54 25 58 Q 30 61 24 65 Q 19 69 25 73 Q 29 76 24 80", INK, 1.5)
    for turn, colour in ((-30.0, "#2f6f5b"), (-8.0, "#2f5f9a"), (14.0, "#a3303c")):
        with p.turned(82, 106, turn):
            p.part(plate(73, 72, 20, 28, 2.4), tone(colour), reach=2.4, width=DETAIL_WIDTH)
            p.line(disc(83, 84, 4.4), BRASS, 1.5)
            p.line("M 78 93 H 88", BRASS, 1.5)


def magician(p: Pencil) -> None:
    """Magician: lifts his hat, and somebody is in."""
    skin = ROSY
    cape = "M 50 84 Q 24 76 8 92 L 4 106 H 96 L 92 92 Q 76 76 50 84 Z"
    p.part(cape, tone("#5a3b86"))
    p.part("M 38 82 L 30 106 H 70 L 62 82 Z", _CLOTH, shade=0)
    p.part("M 43 80 L 50 106 L 57 80 Z", WHITE, shade=0)
    p.ear(29, 62, skin, 4.6)
    p.ear(71, 62, skin, 4.6)
    p.part("M 30 46 Q 50 40 70 46 L 70 62 Q 68 76 50 90 Q 32 76 30 62 Z", skin)
    p.part(
        "M 29 58 Q 26 44 34 42 H 66 Q 74 44 71 58 L 67 50 Q 58 46 50 48 Q 42 46 33 50 Z",
        tone("#2a2430"),
    )
    p.eyes(50, 58, 17, 5, look=(0.0, -0.45), skin=skin)
    p.brows(50, 50.5, 18, wide=10, slant=2.4, arch=4, thick=2.4)
    p.nose(50, 65, skin, 3.6, 4.2)
    p.part("M 45 80 Q 50 77 55 80 L 50 94 Z", tone("#2a2430"), shade=0)
    p.line("M 50 71 Q 42 69 37 74 Q 30 79 25 73 Q 23 69 27 68", INK, 3.8)
    p.line("M 50 71 Q 58 69 63 74 Q 70 79 75 73 Q 77 69 73 68", INK, 3.8)
    p.line("M 45 76.5 Q 50 79 55 76", INK, 1.6)
    # Between head and hat.
    for way in (-1, 1):
        with p.turned(50 + way * 14, 34, way * 22):
            p.part(oval(50 + way * 26, 34, 14, 5.6), WHITE, shade=0.1)
            p.fill(oval(50 + way * 28, 34, 9.5, 2.6), tone("#f0a9b4"))
    p.part("M 33 46 Q 31 28 50 27 Q 69 28 67 46 Q 50 52 33 46 Z", WHITE)
    p.dot(43, 37, 2.5)
    p.dot(57, 37, 2.5)
    p.line("M 39.5 32.5 L 45 34.4 M 60.5 32.5 L 55 34.4", INK, 1.7)
    p.fill("M 47.6 40 H 52.4 L 50 43 Z", tone("#e0798a"))
    p.line("M 50 43 V 45", INK, 1.3)
    with p.turned(50, 28, -9):
        p.part("M 33 26 L 30 -4 H 70 L 67 26 Z", _CLOTH)
        p.part("M 32.2 16 H 67.8 L 67 26 H 33 Z", _RED, reach=3)
        p.part("M 20 26 Q 50 19 80 26 Q 82 31 76 32 Q 50 25 24 32 Q 18 31 20 26 Z", _CLOTH)
    # A gloved hand and the wand.
    p.line("M 72 92 L 90 58", INK, 6)
    p.line("M 72 92 L 90 58", tone("#2a2430"), 3.2)
    p.line("M 87.5 62.5 L 90 58", WHITE, 3.4)
    p.fill(burst(92, 50, 4, 7.5, 2.2), tone("#ffe08a"))
    p.fill(burst(82, 44, 4, 3.6, 1.1), tone("#ffe08a"))
    p.part("M 68 88 Q 66 80 74 80 Q 84 80 83 90 Q 82 99 74 98 Q 68 96 68 88 Z", WHITE, reach=2.5)


SITTERS: Final = (
    ("pirate", "#8fc4bd", pirate),
    ("ninja", "#c4b5dd", ninja),
    ("vampire", "#a993c4", vampire),
    ("secret_agent", "#e3cd9c", secret_agent),
    ("magician", "#e09a8e", magician),
)

"""The table of Where's My Luggage?, its art: passengers, those of the brown trunk."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import (
    BRASS,
    DETAIL_WIDTH,
    INK,
    OLIVE,
    PALE,
    ROSY,
    STEEL,
    WHITE,
    Pencil,
    burst,
    tone,
)

_KHAKI: Final = tone("#cdb27c")
_STRAW: Final = tone("#e9b545")


def viking(p: Pencil) -> None:
    """Viking: a beard in two braids; the airline has tagged a horn."""
    ginger = tone("#d9742b")
    p.shoulders(tone("#7a5a3c"), top=76, wide=92)
    fur = "M 6 106 Q 4 84 20 80 L 26 74 L 33 78 L 40 73 L 50 78 L 60 73 L 67 78 L 74 74 L 80 80 "
    p.part(fur + "Q 96 84 94 106 Z", tone("#8f7a66"))
    horn = "M 32 30 C 14 34 4 24 6 3 C 10 16 18 19 33 17 Z"
    p.both(horn, tone("#f3e6c6"))
    p.line("M 13.5 22 L 17.5 15.5 M 21 28 L 23.5 19", mix(INK, WHITE, 0.4), 1.6)
    beard = (
        "M 22 46 Q 17 66 28 76 Q 40 86 50 80 Q 60 86 72 76 Q 83 66 78 46 Q 64 54 50 54 Q 36 54 "
        "22 46 Z"
    )
    p.part(beard, ginger)
    p.part("M 26 36 H 74 L 75 52 Q 66 62 50 61 Q 34 62 25 52 Z", ROSY)
    for x in (37.0, 63.0):
        for step in range(3):
            y = 78 + step * 8.5
            p.part(oval(x, y, 7.4 - step * 0.9, 5.6), ginger, reach=2.4, width=DETAIL_WIDTH * 1.2)
            p.line(f"M {x - 4} {y - 2} Q {x} {y + 3} {x + 4} {y - 2}", mix(ginger, INK, 0.35), 1.3)
        p.part(plate(x - 5, 95, 10, 9, 2), BRASS, reach=2)
    p.line("M 32 64 Q 34 70 38 73 M 68 64 Q 66 70 62 73 M 50 69 V 75", mix(ginger, INK, 0.3), 1.6)
    tash = (
        "M 50 56 Q 42 53 34 58 Q 26 66 20 62 Q 24 72 37 70 Q 46 69 50 64 Q 54 69 63 70 Q 76 72 "
        "80 62 "
    )
    p.part(tash + "Q 74 66 66 58 Q 58 53 50 56 Z", mix(ginger, WHITE, 0.14))
    p.fill("M 43.5 67.5 Q 50 64.5 56.5 67.5 Q 55 74 50 74 Q 45 74 43.5 67.5 Z", tone("#6d1f2a"))
    p.fill("M 45 67 H 49.4 V 70 H 45 Z", WHITE)
    p.nose(50, 53.5, ROSY, 8, 6.5)
    for x in (38.5, 61.5):
        p.eye(x, 46, 4.6, look=(0.0, 0.15), skin=ROSY, pupil=0.5)
    p.brows(50, 40.5, 23, wide=15, slant=5.5, arch=0.5, thick=5, colour=mix(ginger, INK, 0.25))
    dome = "M 22 38 C 20 6 80 6 78 38 Q 50 30 22 38 Z"
    p.part(dome, STEEL)
    p.gleam("M 29 28 Q 32 18 42 15 Q 36 22 34 30 Z", 0.5)
    p.part("M 45.5 13.5 H 54.5 V 33 H 45.5 Z", BRASS, reach=2)
    p.part("M 20 39 Q 50 28 80 39 L 80 32 Q 50 21 20 32 Z", BRASS, reach=3)
    for x, y in ((26.0, 33.4), (38.0, 29.8), (62.0, 29.8), (74.0, 33.4)):
        p.fill(disc(x, y, 1.5), mix(BRASS, INK, 0.6))
    # What the airline thinks of horns.
    p.line("M 88 20 Q 83 26 86 32", INK, 1.5)
    with p.turned(86, 32, 8):
        p.part("M 80 36 L 86 31 L 92 36 V 52 H 80 Z", WHITE, reach=2, width=DETAIL_WIDTH)
        p.fill("M 81.5 41 H 90.5 V 44.5 H 81.5 Z", tone("#c63b33"))
        p.line("M 82.5 47 V 50 M 85 47 V 50 M 86.8 47 V 50 M 89.5 47 V 50", INK, 1.1)


def knight(p: Pencil) -> None:
    """Knight: a helmet, two tired eyes in it, and a sticker: this side up, fragile."""
    steel = tone("#aeb9c6")
    p.part("M 34 104 C 30 84 70 84 66 104 Z", steel)
    for x, turn in ((20.0, -14.0), (80.0, 14.0)):
        with p.turned(x, 92, turn):
            p.part(oval(x, 94, 21, 14), steel)
            p.part(oval(x, 99, 17, 9), mix(steel, WHITE, 0.2), reach=3)
    p.part("M 28 78 H 72 L 78 90 Q 50 100 22 90 Z", mix(steel, INK, 0.12))
    plume = (
        "M 50 20 C 40 -8 70 -6 82 4 Q 98 16 95 38 Q 100 56 90 70 Q 88 60 82 56 Q 85 44 78 40 "
        "Q 78 28 68 26 Q 60 16 52 22 Z"
    )
    p.part(plume, tone("#c8363c"))
    p.line("M 58 8 Q 76 10 84 24 M 74 24 Q 88 32 88 48", mix(tone("#c8363c"), INK, 0.35), 1.8)
    helm = "M 23 40 C 23 10 77 10 77 40 L 74 70 Q 72 82 50 88 Q 28 82 26 70 Z"
    p.part(helm, steel, reach=6)
    p.gleam("M 30 40 Q 31 24 43 19 Q 36 28 36 40 L 37 62 H 33 Z", 0.5)
    p.part("M 46 17 H 54 V 87 L 50 88 L 46 87 Z", BRASS, reach=2)
    slit = "M 22 38 Q 50 30 78 38 L 77 56 Q 50 50 23 56 Z"
    p.part(slit, BRASS, reach=3)
    dark = "M 27 41 Q 50 34.5 73 41 L 72.4 52 Q 50 46.5 27.6 52 Z"
    p.fill(dark, tone("#1b1820"))
    with p.within(dark):
        p.eyes(50, 45.5, 22, 6, look=(0.35, 0.2), lid=0.45, skin=OLIVE)
    p.line(dark, INK, DETAIL_WIDTH)
    for x, y in ((33.0, 62.0), (33.8, 69.0), (40.0, 64.5), (40.6, 71.5)):
        p.fill(plate(x - 1.5, y, 3, 4.2, 1.4), tone("#2a2730"))
    with p.turned(64, 68, 10):
        p.part(plate(57, 59, 15, 18, 2), tone("#fff2d9"), reach=2, width=DETAIL_WIDTH)
        p.fill(
            "M 60.5 62 H 68.5 Q 68.5 68 65.2 69.4 V 73 H 67.5 V 74.6 H 61.5 V 73 H 63.8 V 69.4 "
            "Q 60.5 68 60.5 62 Z",
            tone("#c63b33"),
        )


def archaeologist(p: Pencil) -> None:
    """Archaeologist: a sun helmet, dust, round glasses; the pot has her face."""
    skin = OLIVE
    shirt = p.shoulders(_KHAKI, top=78, wide=80)
    with p.within(shirt):
        p.line("M 28 88 V 106 M 66 92 H 80 V 106", mix(_KHAKI, INK, 0.4), 1.8)
    p.neck(skin, top=62, wide=18)
    p.part("M 50 92 L 36 78 L 30 86 L 42 98 Z", mix(_KHAKI, WHITE, 0.18), reach=2)
    p.part("M 50 92 L 64 78 L 70 86 L 58 98 Z", mix(_KHAKI, WHITE, 0.18), reach=2)
    hair = tone("#6b3a22")
    p.part("M 21 34 H 71 L 72 58 Q 66 70 46 70 Q 26 70 20 58 Z", hair)
    for step in range(4):
        p.part(
            oval(19 - step * 0.6, 62 + step * 9, 6.6 - step * 0.5, 6),
            hair,
            reach=2,
            width=DETAIL_WIDTH * 1.2,
        )
    p.part(plate(14.5, 92.5, 6, 5, 2), tone("#c63b33"), shade=0, width=DETAIL_WIDTH)
    p.part("M 25 34 H 67 C 70 60 60 74 46 74 C 32 74 22 60 25 34 Z", skin)
    p.blush(46, 60, 30, 4.6)
    p.freckles(46, 58, 28, skin)
    if p.fine:
        p.fill("M 55 66 Q 60 62 63 64 Q 60 69 55 66 Z", faded(tone("#8c6a3c"), 0.6))
    for x in (36.0, 57.0):
        p.fill(disc(x, 49, 8.4), tone("#eaf4ef"))
        p.dot(x + 2.6, 50, 3.2)
        p.line(disc(x, 49, 8.4), tone("#5a3a1e"), 2.6)
        p.line(f"M {x - 4.4} 46.5 L {x - 1} 43.6", WHITE, 1.6)
    p.line("M 44.4 48 Q 46.5 46 48.6 48", tone("#5a3a1e"), 2.6)
    p.line("M 31 39 Q 36 36 41 39 M 53 38 Q 58 35 63 37.5", hair, 2.6)
    p.nose(46.5, 57, skin, 4, 3.6)
    p.grin(48, 63, 17, 7, teeth=3)
    helmet = "M 18 36 C 18 6 74 6 74 36 Z"
    p.part(helmet, mix(_KHAKI, WHITE, 0.3))
    p.line("M 46 14 V 28 M 30 20 Q 28 26 28 30 M 62 20 Q 64 26 64 30", mix(_KHAKI, INK, 0.25), 1.6)
    p.part(disc(46, 12, 3.4), mix(_KHAKI, WHITE, 0.1), shade=0)
    p.part("M 19 36 Q 46 25 73 36 L 73 29 Q 46 19 19 29 Z", tone("#8a5a34"), reach=2.5)
    p.part(
        "M 6 42 Q 10 33 20 34 Q 46 25 72 34 Q 82 33 86 42 Q 46 29 6 42 Z", mix(_KHAKI, WHITE, 0.3)
    )
    _pot(p)


def _pot(p: Pencil) -> None:
    """A pot that is glued, with a face."""
    clay = tone("#cf6b3c")
    with p.turned(81, 80, 7):
        for way in (66.0, 96.0):
            p.line(oval(way, 71, 6, 7), INK, 6)
            p.line(oval(way, 71, 6, 7), clay, 2.6)
        p.part("M 71 62 Q 62 72 65 86 Q 70 100 81 102 Q 92 100 97 86 Q 100 72 91 62 Z", clay)
        p.part(plate(69, 56, 24, 7, 2.5), clay, reach=2)
        p.fill("M 65 85 Q 81 91 97 85 L 95.4 90 Q 81 95 66.6 90 Z", tone("#3a2320"))
        for x in (75.5, 86.5):
            p.line(disc(x, 73, 3.9), tone("#3a2320"), 1.7)
            p.fill(disc(x + 1, 73.5, 1.7), tone("#3a2320"))
        p.line("M 75 80.5 Q 81 85 87 80", tone("#3a2320"), 2)
        p.line(
            "M 90 63.5 L 87.5 66 L 90 68.5 L 88 70.5 M 69 81 L 72 83 L 71 85.5",
            mix(clay, INK, 0.6),
            1.3,
        )


def detective(p: Pencil) -> None:
    """Detective: a cap for two, soap bubbles from the pipe; one eye is on the case."""
    tweed = tone("#a8854f")
    skin = PALE
    coat = p.shoulders(tweed, top=76, wide=84)
    lines = " ".join(f"M {x} 70 V 106" for x in range(8, 100, 12))
    lines += " M 0 84 H 100 M 0 96 H 100"
    with p.within(coat):
        p.line(lines, mix(tweed, INK, 0.28), 2)
    p.line(coat, INK)
    p.part("M 50 96 L 34 76 L 24 90 L 40 102 Z", mix(tweed, WHITE, 0.1), reach=2)
    p.part("M 50 96 L 66 76 L 76 90 L 60 102 Z", mix(tweed, WHITE, 0.1), reach=2)
    p.part("M 28 36 H 70 L 71 52 Q 70 76 50 82 Q 32 79 28 56 Z", skin)
    p.part("M 26 34 H 32 V 56 Q 28 58 26.5 52 Z", tone("#5b4632"), reach=2)
    p.line("M 33.5 43 Q 38 39 43.5 42", tone("#5b4632"), 2.8)
    p.eye(39, 49, 5, look=(0.35, 0.1), lid=0.4, skin=skin)
    p.part("M 51 46 Q 43 61 46.5 63.5 Q 51 65.5 55 62", skin, reach=2, width=DETAIL_WIDTH * 1.2)
    p.fill("M 50 46 L 55 62 L 60 50 Z", skin)
    p.line("M 43 71.5 Q 47 73 51 70.5", INK, 2)
    # The pipe.
    p.line("M 43 71.5 Q 32 72 28 80", INK, 5)
    p.line("M 43 71.5 Q 32 72 28 80", tone("#3d2a22"), 2.4)
    p.part("M 14 76 H 28 L 27 88 Q 21 93 15 88 Z", tone("#7a4526"), reach=3)
    for x, y, radius in ((20.0, 68.0, 5.0), (11.0, 57.0, 6.6), (21.0, 46.0, 3.6), (9.0, 40.0, 2.6)):
        p.fill(disc(x, y, radius), faded(WHITE, 0.5))
        p.line(disc(x, y, radius), mix(tone("#4a7f9c"), WHITE, 0.2), 1.5)
        p.fill(disc(x - radius * 0.35, y - radius * 0.35, radius * 0.24), WHITE)
    _deerstalker(p)
    # The glass and what is seen through it.
    p.line("M 74 64 L 88 92", INK, 9)
    p.line("M 74.5 65 L 88 92", tone("#6a3f25"), 5)
    p.fill(disc(66, 50, 19), tone("#d7ecef"))
    with p.within(disc(66, 50, 18)):
        p.fill(disc(66, 50, 18), mix(skin, WHITE, 0.12))
        p.eye(66, 51, 13.2, look=(-0.12, 0.05), skin=skin, pupil=0.52)
        p.line("M 51 38 Q 66 27 81 37", tone("#5b4632"), 5)
        p.gleam("M 52 46 Q 54 38 62 35 L 64 39 Q 57 42 55 48 Z", 0.6)
    p.line(disc(66, 50, 19), INK, 7)
    p.line(disc(66, 50, 19), BRASS, 3.4)


def _deerstalker(p: Pencil) -> None:
    """A cap with a peak before and behind, its flaps tied up."""
    cloth = tone("#b08d58")
    dome = "M 23 34 C 22 6 76 6 76 34 Z"
    p.part(dome, cloth)
    with p.within(dome):
        p.line(
            "M 32 8 V 40 M 44 6 V 40 M 56 6 V 40 M 68 8 V 40 M 20 16 H 80 M 20 26 H 80",
            mix(cloth, INK, 0.28),
            2,
        )
    p.line(dome, INK)
    p.part("M 12 41 Q 10 32 24 31 Q 36 28 48 31 L 44 37 Q 26 35 12 41 Z", cloth, reach=2)
    p.part("M 88 41 Q 90 32 76 31 Q 64 28 52 31 L 56 37 Q 74 35 88 41 Z", cloth, reach=2)
    p.part("M 50 12 L 39 5 V 16 Z M 50 12 L 61 5 V 16 Z", mix(cloth, WHITE, 0.2), shade=0)
    p.part(disc(50, 11.5, 2.6), mix(cloth, WHITE, 0.2), shade=0)


def cowboy(p: Pencil) -> None:
    """Cowboy: a brim from wall to wall, a straw; the horse does as he does."""
    skin = tone("#dd9c6c")
    _horse(p)
    p.shoulders(tone("#8a6138"), top=78, wide=72)
    p.neck(skin, top=64, wide=18)
    p.part("M 24 76 Q 42 84 60 76 L 63 82 Q 54 100 42 102 Q 30 100 21 82 Z", tone("#c5383a"))
    for x, y in ((31.0, 86.0), (42.0, 91.0), (53.0, 86.0), (37.0, 95.0), (47.0, 96.0)):
        p.fill(disc(x, y, 1.5), WHITE)
    p.ear(23.5, 48, skin, 5)
    p.ear(60.5, 48, skin, 5)
    jaw = "M 26 34 H 58 L 59 54 L 55 74 Q 52 81 42 81 Q 32 81 29 74 L 25 54 Z"
    p.part(jaw, skin)
    with p.within(jaw):
        p.fill("M 24 62 Q 42 56 60 62 V 84 H 24 Z", faded(tone("#5c3a28"), 0.28))
    p.line(jaw, INK)
    for x in (34.0, 50.0):
        p.fill(oval(x, 47.5, 5.4, 3), WHITE)
        p.dot(x + 1, 47.6, 2.3)
        p.line(f"M {x - 6} 45.6 Q {x} 43.8 {x + 6} 45.6", INK, 2.4)
        p.line(f"M {x - 5} 50.6 Q {x} 52 {x + 5} 50.6", mix(skin, INK, 0.5), 1.5)
    p.line("M 28 41 L 38 43 M 56 40.5 L 46 43", tone("#4a2c1c"), 3.2)
    p.line("M 43 48 L 39.5 59 Q 42 61 45.5 60", INK, 1.9)
    p.line("M 35 68.5 Q 42 66.5 49 68", INK, 2.4)
    p.line("M 48 68 L 66 63", INK, 3.6)
    p.line("M 48 68 L 66 63", _STRAW, 1.9)
    p.line("M 64 63.5 L 70 59 M 64 63.5 L 71 63", tone("#a97a1e"), 1.8)
    hat = tone("#9a6a3a")
    p.part("M 22 32 Q 20 10 28 5 Q 36 1 42 7 Q 48 1 56 5 Q 64 10 62 32 Z", hat)
    p.line("M 42 8 Q 40 14 42 19", mix(hat, INK, 0.4), 1.8)
    p.part("M 21.4 31 Q 42 24 62.6 31 L 62 24 Q 42 18 22 24 Z", tone("#4a2c1c"), shade=0)
    p.part(
        "M -4 22 Q 4 16 9 24 Q 16 33 42 30 Q 68 33 75 24 Q 80 16 88 22 Q 86 42 62 41 "
        "Q 42 36 22 41 Q -2 42 -4 22 Z",
        hat,
    )
    p.part(burst(63, 93, 5, 7.4, 3.4, -84), BRASS, reach=2, width=DETAIL_WIDTH)


def _horse(p: Pencil) -> None:
    """A horse looks over his shoulder, with the same eyes and the same straw."""
    coat = tone("#b9733f")
    p.part("M 66 106 C 64 84 66 60 74 52 L 75 40 L 82 49 Q 96 46 104 54 V 106 Z", coat)
    p.part(
        "M 84 50 Q 88 40 96 40 Q 92 46 97 49 Q 104 48 106 56 L 98 64 Q 90 60 84 50 Z",
        tone("#4a2c1c"),
        reach=2,
    )
    p.part(
        "M 68 84 Q 66 72 78 71 Q 96 72 96 86 Q 95 102 82 102 Q 68 100 68 84 Z",
        mix(coat, WHITE, 0.55),
    )
    for x in (75.5, 88.0):
        p.fill(oval(x, 80, 2.2, 2.9), mix(coat, INK, 0.6))
    p.line("M 72 91 Q 81 95.5 91 90", INK, 2)
    p.fill(oval(77.5, 62.5, 4.2, 2.8), WHITE)
    p.dot(77, 62.6, 2.1)
    p.line("M 72.5 60.6 Q 77 58.6 82 60.8", INK, 2.3)
    p.fill(oval(92.5, 62.5, 4.2, 2.8), WHITE)
    p.dot(92, 62.6, 2.1)
    p.line("M 88 60.8 Q 92 58.6 97 60.6", INK, 2.3)
    p.line("M 86 93 L 101 88", INK, 3.6)
    p.line("M 86 93 L 101 88", _STRAW, 1.9)


SITTERS: Final = (
    ("viking", "#a9c4d4", viking),
    ("knight", "#e6cf94", knight),
    ("archaeologist", "#93bfa6", archaeologist),
    ("detective", "#b4c0dc", detective),
    ("cowboy", "#f0bd85", cowboy),
)

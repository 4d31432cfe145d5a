"""The table of Cargo Hold, its art: the eight specials, each a picture of what it does."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate, sketch
from ui.look.pencil import BRASS, DETAIL_WIDTH, INK, STEEL, WHITE, Pencil, burst, tone
from ui.tables.cargo_hold.art.goods import WOOD

_RED: Final = tone("#d0413f")
_BLUE: Final = tone("#3f7fc0")
_NIGHT: Final = tone("#353040")
_ROPE: Final = tone("#f0d79a")
_CARD: Final = tone("#fff0cf")
_FELT: Final = tone("#a86a3a")
_DUST: Final = tone("#e9d2ac")
_GREY: Final = tone("#a9adb5")


def fair_fight(p: Pencil) -> None:
    """A Fair Fight: glove against glove, and a trick card is torn."""
    for way, half in (
        (-1, "M 29 2 H 50 L 45 12 L 52 20 L 46 30 L 51 40 L 49 50 H 29 Z"),
        (1, "M 71 2 H 53 L 48 12 L 55 20 L 49 30 L 54 40 L 52 50 H 71 Z"),
    ):
        with p.turned(50 + way * 10, 50, way * 13), p.solid(sketch(half), _CARD, reach=3):
            p.fill(burst(50, 25, 5, 15, 6.4), _NIGHT)
    for way, paint in ((-1, _RED), (1, _BLUE)):
        with p.mirrored() if way > 0 else p.turned(0, 0, 0):
            p.part("M 14 62 L 4 58 Q -2 75 4 92 L 14 88 Z", WHITE, reach=3)
            p.part(
                "M 13 62 Q 14 45 32 45 Q 49 45 49 68 Q 49 92 34 93 Q 20 94 13 89 Z", paint, reach=6
            )
            p.part(
                "M 14 66 Q 12 50 26 49 Q 40 50 39 60 Q 37 70 27 68 Q 22 67 20 70", paint, shade=0
            )
            p.gleam(oval(42, 78, 2.2, 7), 0.4)


def thief(p: Pencil) -> None:
    """Thief: a raccoon, masked by birth, with a sack that is not his."""
    sack = tone("#d9b878")
    p.part("M 66 34 Q 60 22 68 18 L 78 24 L 88 17 Q 96 22 88 34 Z", sack, reach=3)
    p.part("M 66 36 Q 46 60 54 88 Q 58 99 78 99 Q 100 98 101 76 Q 100 50 88 36 Z", sack, reach=6)
    p.cord("M 66 35 H 88", _RED, 3)
    for x in (17.0, 57.0):
        p.part(disc(x, 30, 11), _GREY, reach=3)
        p.fill(disc(x, 31, 6), _NIGHT)
    p.part("M 10 100 Q 8 80 30 78 H 46 Q 66 80 66 100 Z", _NIGHT)
    p.line("M 12 91 H 64", WHITE, 4)
    head = sketch(
        "M 37 26 Q 62 26 67 48 L 75 60 L 66 64 L 64 72 L 55 72 Q 48 84 37 84 Q 26 84 19 72 L "
        "10 72 L 8 64 L -1 60 L 7 48 Q 12 26 37 26 Z"
    )
    with p.solid(head, _GREY, reach=4):
        p.fill("M -4 62 Q 10 58 37 70 Q 64 58 78 62 V 90 H -4 Z", WHITE)
        p.fill(
            "M 37 46 Q 20 36 2 52 L -4 62 Q 16 72 30 62 L 37 57 L 44 62 Q 58 72 78 62 L 72 52 Q "
            "54 36 37 46 Z",
            _NIGHT,
        )
        p.line("M 7 47 Q 20 36 32 42 M 67 47 Q 54 36 42 42", WHITE, 4)
        p.fill("M 34 26 H 40 L 38.4 44 H 35.6 Z", _NIGHT)
    for x in (23.0, 51.0):
        p.fill(disc(x, 54, 6), WHITE)
        p.fill(disc(x + 2.4, 54.4, 3.2), INK)
    p.bit(oval(37, 68, 5.6, 4.4), INK)
    p.smile(37, 75, 12, 2.4)
    p.part("M 50 88 Q 58 80 68 86 Q 70 94 60 96 Z", _NIGHT, shade=0)


def getaway(p: Pencil) -> None:
    """Getaway: a boot, a spur, and dust."""
    for x, y, radius in ((12.0, 86.0, 12.0), (27.0, 90.0, 9.0), (7.0, 68.0, 7.0)):
        p.part(disc(x, y, radius), _DUST, reach=3)
    p.line("M 2 22 H 28 M 8 38 H 26 M 0 53 H 20", INK, 4)
    leather = tone("#b4552f")
    with p.turned(60, 56, 16, 0.95):
        p.part(burst(28, 75, 8, 10, 5), BRASS, shade=0, width=DETAIL_WIDTH)
        p.cord("M 28 75 L 40 70", STEEL, 3)
        p.part("M 36 86 H 58 V 97 H 37 Z M 56 84 L 96 82 Q 98 90 92 91 L 58 93 Z", _NIGHT, shade=0)
        boot = sketch(
            "M 34 3 Q 46 12 53 4 Q 60 12 72 3 L 70 46 Q 72 58 88 62 Q 100 66 97 84 Q 76 82 58 90 "
            "Q 44 92 36 88 Q 34 74 39 60 Q 36 32 34 3 Z"
        )
        with p.solid(boot, leather, reach=6):
            p.line(
                "M 40 14 Q 46 30 53 34 Q 60 30 66 14 M 41 28 Q 46 42 53 46 Q 60 42 66 28",
                tone("#ffd45e"),
                3,
            )
            p.fill("M 66 60 Q 84 68 98 70 V 90 H 70 Q 60 74 66 60 Z", mix(leather, INK, 0.22))
        p.line("M 38 66 Q 52 72 66 62", mix(leather, INK, 0.5), 3)


def lasso(p: Pencil) -> None:
    """Lasso: a hat is in the noose."""
    p.part("M 31 58 Q 28 26 39 22 Q 45 20 50 27 Q 55 20 61 22 Q 72 26 69 58 Z", _FELT, reach=4)
    p.part("M 31 60 L 30.6 50 Q 50 56 69.4 50 L 69 60 Z", tone("#2f7f8f"), shade=0)
    p.part(
        "M 4 56 Q 14 50 28 57 Q 50 65 72 57 Q 86 50 96 56 Q 92 75 70 73 Q 50 69 30 73 Q 8 75 "
        "4 56 Z",
        _FELT,
    )
    noose = "M 20 37 Q 34 50 58 48 Q 84 45 85 33 Q 84 20 66 18"
    tail = (
        "M 20 37 Q 8 26 24 16 Q 50 2 72 8 Q 96 14 96 36 Q 98 64 88 78 Q 74 98 44 96 Q 18 94 "
        "20 84 Q 24 76 42 80 Q 58 86 70 78"
    )
    for rope in (tail, noose):
        p.line(rope, INK, 8.2)
    for rope in (tail, noose):
        p.line(rope, _ROPE, 4.6)
    p.part(disc(20, 37, 6), _ROPE, shade=0)
    p.line("M 17 34 L 23 40", INK, 1.8)


def reinforcement(p: Pencil) -> None:
    """Reinforcement: the bugle calls one more."""
    p.part("M 20 48 L 72 52 L 70 94 L 58 86 L 46 95 L 34 86 L 22 93 Z", _RED, reach=4)
    p.fill(burst(46, 68, 5, 12, 5), BRASS)
    with p.turned(50, 42, -14):
        p.line("M 12 42 H 70", INK, 11)
        p.line("M 30 42 Q 22 60 40 60 H 60 Q 76 58 66 42", INK, 10.4)
        p.line("M 30 42 Q 22 60 40 60 H 60 Q 76 58 66 42", BRASS, 5.6)
        p.line("M 12 42 H 70", BRASS, 6)
        p.part("M 62 37 Q 82 36 94 18 Q 98 42 94 66 Q 82 48 62 47 Z", BRASS, reach=4)
        p.part(oval(94, 42, 5, 24), mix(BRASS, INK, 0.35), shade=0)
        p.part(plate(3, 36, 8, 12, 3), BRASS, shade=0)
        p.gleam("M 16 40 H 58 V 41.4 H 16 Z", 0.7)
    p.part(disc(24, 22, 18), tone("#3c8f5f"), reach=4)
    p.line("M 24 12.4 V 31.6 M 14.4 22 H 33.6", WHITE, 6.4)


def prison_wagon(p: Pencil) -> None:
    """Prison Wagon: somebody sits behind its bars."""
    steel = tone("#6b7790")
    with p.solid(plate(6, 17, 88, 55, 3), tone("#4a3d4c"), shade=0):
        for x, y in ((30.0, 44.0), (43.0, 44.0), (64.0, 50.0), (76.0, 50.0)):
            p.fill(oval(x, y, 5, 5.6), tone("#f4cf4a"))
            p.fill(oval(x, y, 1.9, 4.6), INK)
    for x in (12.0, 23.5, 36.5, 53.0, 70.0, 88.0):
        p.cord(f"M {x} 22 V 66", steel, 3.4)
    p.part(plate(4, 62, 92, 15, 2), WOOD, reach=3)
    p.part("M 1 19 L 8 6 H 92 L 99 19 Z", tone("#a3303c"), reach=4)
    p.part("M 45 60 H 61 V 75 H 45 Z", BRASS, reach=2)
    p.line("M 48.6 60 V 54 Q 53 48 57.4 54 V 60", INK, 3.4)
    p.fill(disc(53, 67, 2.4), INK)
    for x in (22.0, 78.0):
        wheel(p, x, 82, 16)


def wheel(p: Pencil, x: float, y: float, radius: float) -> None:
    """A wagon's wheel with eight spokes."""
    far, thick = radius - 2, min(2.6, radius * 0.16)
    near, end = far * 0.64, far * 0.9
    p.fill(disc(x, y, radius), faded(INK, 0.4))
    spokes = (
        f"M {x - end} {y} H {x + end} M {x} {y - end} V {y + end} M {x - near} {y - near} "
        f"L {x + near} {y + near} M {x + near} {y - near} L {x - near} {y + near}"
    )
    p.line(spokes, INK, thick * 2)
    p.line(spokes, WOOD, thick * 0.8)
    p.cord(disc(x, y, far), WOOD, thick)
    p.bit(disc(x, y, radius * 0.24), BRASS)


def diversion(p: Pencil) -> None:
    """Diversion: a signpost sends a crate over the edge."""
    p.part("M 44 100 V 8 Q 49 2 54 8 V 100 Z", mix(WOOD, INK, 0.3), reach=3)
    with p.turned(49, 24, -5):
        p.part("M 22 12 H 80 L 97 24 L 80 36 H 22 Z", WOOD, reach=4)
        p.line("M 32 24 H 74 M 66 17 L 75 24 L 66 31", INK, 4.6)
    with p.turned(49, 52, 6):
        p.part("M 76 41 H 22 L 3 53 L 22 65 H 76 Z", tone("#ecd0a0"), reach=4)
        p.line("M 66 53 H 26 M 34 46 L 25 53 L 34 60", _RED, 4.6)
    with p.turned(74, 83, 20):
        p.part(plate(60, 69, 28, 28, 2), WOOD, reach=3)
        p.line("M 60 76.6 H 88 M 60 89.4 H 88 M 64 74 L 84 92", INK, 2.4)
    p.line("M 92 62 L 97 68 M 57 66 L 60 70", INK, 3)
    p.part("M 20 100 Q 22 82 30 92 Q 32 76 38 90 Q 44 86 46 100 Z", tone("#5f9f6a"), reach=2)


def loyalty(p: Pencil) -> None:
    """Loyalty: a hound brings the hat back."""
    coat, ear = tone("#d99a5b"), tone("#8a5230")
    p.part("M 22 100 Q 22 76 50 76 Q 78 76 78 100 Z", coat)
    head = sketch(
        "M 26 20 Q 36 6 50 6 Q 64 6 74 20 Q 80 36 72 54 L 68 66 H 32 L 28 54 Q 20 36 26 20 Z"
    )
    with p.solid(head, coat, reach=5):
        p.fill("M 45 4 H 55 Q 56 30 70 54 V 70 H 30 V 54 Q 44 30 45 4 Z", WHITE)
    p.both("M 70 13 Q 84 8 96 26 Q 100 50 94 60 Q 84 66 84 56 Q 84 34 70 13 Z", ear)
    for x in (37.0, 63.0):
        p.dot(x, 34, 4.8)
        p.line(f"M {x - 6} 26 Q {x} 22 {x + 6} 26", INK, 2.4)
    p.part("M 36 73 Q 34 92 42 99 H 64 Q 70 92 66 73 Z", _FELT, reach=4)
    p.part("M 35 82 L 35.4 73 H 66 L 66.4 82 Z", tone("#2f7f8f"), shade=0)
    p.part(
        "M 7 72 Q 14 62 30 67 Q 50 71 70 67 Q 86 62 93 72 Q 92 79 80 78 Q 50 73 20 78 Q 8 79 "
        "7 72 Z",
        _FELT,
        reach=3,
    )
    p.part(
        "M 31 59 Q 34 47 50 47 Q 66 47 69 59 Q 70 71 58 70 Q 52 69 50 64 Q 48 69 42 70 Q 30 "
        "71 31 59 Z",
        WHITE,
        reach=3,
    )
    p.part("M 41 48 Q 50 44 59 48 Q 58 57 50 59 Q 42 57 41 48 Z", INK, shade=0)
    p.gleam(oval(47, 49.6, 3, 1.4), 0.6)
    heart = "M 84 20 C 74 12 76 2 84 7 C 92 2 94 12 84 20 Z"
    p.part(heart, _RED, shade=0, width=DETAIL_WIDTH)


THINGS: Final = (fair_fight, thief, getaway, lasso, reinforcement, prison_wagon, diversion, loyalty)

"""The table of Where's My Luggage?, its art: passengers, those of the silver case."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import (
    BRASS,
    BROWN,
    DETAIL_WIDTH,
    INK,
    PALE,
    ROSY,
    STEEL,
    WHITE,
    Pencil,
    curls,
    tone,
)

_SUIT: Final = tone("#f1eee6")
_ORANGE: Final = tone("#e8803a")


def astronaut(p: Pencil) -> None:
    """Astronaut: a head of curls in a glass ball, and a biscuit that she cannot catch."""
    p.part("M 10 106 Q 6 86 24 82 H 76 Q 94 86 90 106 Z", _SUIT)
    p.part(plate(36, 91, 28, 14, 3), mix(STEEL, INK, 0.12), reach=2)
    for x, colour in ((42.0, "#c63b33"), (50.0, "#f2b632"), (58.0, "#3f9a52")):
        p.part(disc(x, 97, 2.5), tone(colour), shade=0, width=1.4)
    p.part(plate(12, 89, 15, 10, 1.5), tone("#2f6fb0"), reach=2, width=DETAIL_WIDTH)
    p.fill(oval(19.5, 94, 4.6, 1.6), WHITE)
    p.part(oval(50, 83, 33, 8.5), mix(_SUIT, INK, 0.16))
    ball = disc(50, 45, 39)
    p.fill(ball, tone("#8db4d6"))
    with p.within(ball):
        p.fill(oval(50, 90, 34, 14), tone("#55789e"))
        p.part("M 40 66 V 88 H 60 V 66 Z", mix(BROWN, INK, 0.2), shade=0)
        p.part(
            curls(
                [
                    (32, 38, 12),
                    (38, 25, 12),
                    (50, 20, 12),
                    (61, 25, 11),
                    (65, 38, 11),
                    (67, 50, 9),
                    (30, 50, 9),
                    (50, 32, 16),
                ]
            ),
            tone("#33211d"),
        )
        p.part("M 33 42 Q 36 33 50 33 Q 64 33 67 42 Q 69 72 50 74 Q 31 72 33 42 Z", BROWN)
        p.eyes(50, 48, 17, 5.4, look=(0.35, -0.5), skin=BROWN)
        p.brows(50, 39.5, 17, wide=9, slant=-2, arch=3, thick=2.4)
        p.nose(50, 56, BROWN, 4.2, 3.4)
        p.blush(50, 58, 25, 4)
        p.fill(oval(51, 64.5, 4.6, 4.4), tone("#6d1f2a"))
        p.line(oval(51, 64.5, 4.6, 4.4), INK, DETAIL_WIDTH)
        with p.turned(76, 29, -6):
            p.part(disc(76, 30, 6.6), tone("#e0a95c"), reach=2, width=DETAIL_WIDTH)
            p.fill(disc(83, 26, 3.6), tone("#8db4d6"))
            p.line("M 77.6 23.8 Q 78.6 29 82.4 30.6", INK, DETAIL_WIDTH)
            for x, y in ((74.0, 28.0), (77.0, 33.0), (73.0, 33.0)):
                p.fill(disc(x, y, 1.2), tone("#5c3317"))
        p.fill(disc(80, 40, 1.3), tone("#9c6a2c"))
        p.fill(disc(76, 43, 1.0), tone("#9c6a2c"))
        p.gleam("M 17 46 Q 17 24 34 14 L 39 18 Q 25 28 24 47 Z", 0.42)
        p.gleam("M 20 56 Q 21 61 23 64 L 27 61 Q 25 57 25 54 Z", 0.42)
    p.line(ball, INK, 6.5)
    p.line(ball, _SUIT, 2.6)
    for x in (10.0, 90.0):
        p.part(plate(x - 5.5, 38, 11, 17, 4), _ORANGE, reach=2)
    p.line("M 90 37 V 17", INK, 2.4)
    p.part(disc(90, 14, 3.4), tone("#c63b33"), shade=0)


def robot(p: Pencil) -> None:
    """Robot: a tin head, one eye on a spring, a key in its ear; it has rusted in the queue."""
    tin = tone("#8fb3b5")
    p.part("M 18 106 V 92 Q 18 86 26 86 H 74 Q 82 86 82 92 V 106 Z", mix(tin, INK, 0.08))
    p.part(plate(42, 72, 16, 18, 2), mix(tin, INK, 0.35), reach=2)
    p.line("M 42 78 H 58 M 42 83 H 58", INK, 1.6)
    p.line("M 50 20 V 10", INK, 4)
    p.part(disc(50, 8, 5.4), tone("#e8543f"))
    p.gleam(disc(48.2, 6.2, 1.7), 0.8)
    # A key to wind it up.
    p.line("M 84 48 H 92", INK, 6)
    p.part(
        "M 90 48 C 84 34 100 30 101 42 C 101 46 98 48 95 48 C 98 48 101 50 101 54 C 100 66 84 "
        "62 90 48 Z",
        BRASS,
        reach=2,
    )
    p.part(plate(9, 40, 10, 18, 3), mix(tin, INK, 0.2), reach=2)
    head = plate(16, 20, 68, 54, 9)
    p.part(head, tin, reach=6)
    with p.within(head):
        p.gleam("M 20 20 H 40 L 26 74 H 16 Z", 0.22)
        p.fill("M 66 74 Q 68 66 76 67 Q 78 60 84 60 V 74 Z", tone("#b9683c"))
        p.fill("M 16 20 H 28 Q 27 26 21 26 Q 21 31 16 32 Z", tone("#b9683c"))
    p.line(head, INK)
    for x, y in ((21.0, 69.0), (79.0, 25.5)):
        p.fill(disc(x, y, 1.7), mix(tin, INK, 0.6))
    p.part(disc(34, 42, 11), mix(tin, INK, 0.4), reach=2)
    p.part(disc(34, 42, 8), tone("#ffe9a0"), shade=0, width=DETAIL_WIDTH)
    p.fill(disc(36.5, 44, 3.2), INK)
    p.line("M 25 31 L 41 27.5", INK, 3.2)
    # The other eye has come out of its socket.
    p.part(disc(64, 40, 8.4), tone("#2a3a44"), shade=0)
    p.line("M 64 40 L 71 38 L 67 45 L 75 43 L 71 50 L 79 48 L 76 54", INK, 3.8)
    p.line("M 64 40 L 71 38 L 67 45 L 75 43 L 71 50 L 79 48 L 76 54", STEEL, 1.7)
    p.part(disc(77, 60, 8.6), mix(tin, INK, 0.4), reach=2)
    p.part(disc(77, 60, 6), tone("#ffe9a0"), shade=0, width=DETAIL_WIDTH)
    p.fill(disc(77, 63, 2.5), INK)
    p.part("M 50 46 L 54 54 H 46 Z", tone("#e8543f"), shade=0, width=DETAIL_WIDTH)
    p.part(plate(29, 58, 36, 10, 3), tone("#2a3a44"), shade=0)
    for x in range(34, 64, 6):
        p.line(f"M {x} 58 V 68", STEEL, 1.7)
    p.line("M 29 63 Q 40 60 47 63 Q 55 66 65 63", STEEL, 1.5)
    # A gauge and two lamps.
    p.part(disc(34, 97, 5.6), WHITE, shade=0, width=DETAIL_WIDTH)
    p.line("M 34 97 L 37 94", tone("#c63b33"), 1.8)
    p.part(plate(56, 92, 16, 8, 2), tone("#2a3a44"), shade=0, width=DETAIL_WIDTH)
    p.fill(disc(60, 96, 1.8), tone("#e8543f"))
    p.fill(disc(66, 96, 1.8), mix(tone("#3f9a52"), WHITE, 0.3))


def alien(p: Pencil) -> None:
    """Alien: here on holiday, and dressed for it; a camera of this earth."""
    skin = tone("#8fcf6a")
    shirt = p.shoulders(tone("#e2554f"), top=78, wide=66, slope=7)
    with p.within(shirt):
        for x, y, turn in (
            (24.0, 92.0, 0.0),
            (74.0, 90.0, 40.0),
            (30.0, 104.0, 20.0),
            (67.0, 103.0, 10.0),
        ):
            with p.turned(x, y, turn):
                for way_x, way_y in (
                    (0.0, -3.6),
                    (3.4, -1.1),
                    (2.1, 2.9),
                    (-2.1, 2.9),
                    (-3.4, -1.1),
                ):
                    p.fill(disc(x + way_x, y + way_y, 2.5), WHITE)
                p.fill(disc(x, y, 1.7), tone("#f2b632"))
    p.part("M 44 66 V 84 Q 50 90 56 84 V 66 Z", mix(skin, INK, 0.15))
    p.part("M 50 90 L 40 77 L 34 84 Z", tone("#f27a6a"), shade=0)
    p.part("M 50 90 L 60 77 L 66 84 Z", tone("#f27a6a"), shade=0)
    for way, x, y in ((-1, 27.0, 8.0), (1, 73.0, 8.0)):
        p.line(f"M {50 + way * 12} 20 Q {50 + way * 14} 8 {x} {y}", INK, 5)
        p.line(f"M {50 + way * 12} 20 Q {50 + way * 14} 8 {x} {y}", skin, 1.8)
        p.part(disc(x, y, 4.2), tone("#f2d24e"), shade=0)
    head = (
        "M 50 12 C 80 12 88 34 80 50 C 74 62 64 76 50 77 C 36 76 26 62 20 50 C 12 34 20 12 50 12 Z"
    )
    p.part(head, skin, reach=6)
    p.gleam("M 26 34 Q 27 21 40 17 Q 33 24 31 36 Z", 0.4)
    for x, y, radius in ((62.0, 19.0, 2.6), (69.0, 24.0, 1.8), (57.0, 16.5, 1.4)):
        p.fill(disc(x, y, radius), mix(skin, INK, 0.2))
    eye = "M 46 54 C 34 58 22 50 21 38 C 34 34 46 42 46 54 Z"
    p.both(eye, tone("#1b1822"), shade=0)
    p.gleam("M 26 40 Q 32 39 36 43 Q 30 44 29 48 Q 26 45 26 40 Z", 0.8)
    p.gleam("M 74 40 Q 70 39 66 43 Q 71 44 71 48 Q 74 45 74 40 Z", 0.8)
    p.gleam(disc(39, 52, 1.5), 0.5)
    p.gleam(disc(61, 52, 1.5), 0.5)
    p.dot(48, 61, 0.9)
    p.dot(52, 61, 0.9)
    p.line("M 44 67.5 Q 51 71 57 66.5", INK, 2.2)
    # The camera on its strap.
    p.line("M 37 80 L 38 88 M 63 80 L 62 88", tone("#3a2a24"), 2.6)
    p.part(plate(32, 85, 36, 20, 3), tone("#3b3a45"), reach=2)
    p.part(plate(44, 81, 12, 6, 1.5), tone("#3b3a45"), shade=0)
    p.part(disc(50, 94.5, 7.4), STEEL, shade=0)
    p.fill(disc(50, 94.5, 4.8), tone("#24425c"))
    p.gleam(disc(48.4, 92.8, 1.5), 0.8)
    p.fill(disc(63, 89.5, 1.8), tone("#f2d24e"))


def time_traveller(p: Pencil) -> None:
    """Time traveller: two clocks for glasses that do not agree, a ruff, hair blown backwards."""
    leather = tone("#96602f")
    p.shoulders(tone("#5c4a7d"), top=80, wide=82)
    p.line("M 50 86 V 106", mix(INK, WHITE, 0.1), 1.8)
    for y in (93.0, 101.0):
        p.button(45, y)
        p.button(55, y)
    # A ruff of 1590.
    ruff = curls([(50 + x * 10.5, 80 + abs(x) * -1.6 + 2, 8.4) for x in range(-3, 4)])
    p.part(ruff, WHITE, reach=3)
    p.line("M 27 78 Q 50 92 73 78", mix(WHITE, INK, 0.3), 1.8)
    for x in range(26, 80, 8):
        p.line(f"M {50 + (x - 50) * 0.8} 77 L {x} 88", mix(WHITE, INK, 0.25), 1.4)
    # Hair in the wind of the years.
    hair = (
        "M 60 18 Q 78 8 92 16 Q 84 17 82 22 Q 94 20 99 30 Q 90 28 87 32 Q 97 36 97 46 Q 90 41 "
        "85 43 "
        "Q 92 50 88 58 Q 83 52 72 54 Z"
    )
    p.part(hair, tone("#b9a99a"))
    p.part("M 26 34 H 74 L 75 50 Q 74 74 50 78 Q 26 74 25 50 Z", ROSY)
    p.part(
        "M 24 44 Q 18 14 48 11 Q 78 10 78 42 L 78 58 Q 72 64 70 58 L 71 40 Q 50 30 29 40 L 30 58 "
        "Q 28 64 22 58 Z",
        leather,
    )
    p.line("M 48 12 V 33 M 34 16 Q 30 24 30 34 M 64 15 Q 69 24 69 34", mix(leather, INK, 0.4), 1.6)
    p.line("M 22 44 H 78", INK, 9)
    p.line("M 22 44 H 78", tone("#5d3a20"), 5)
    for at, hands in ((36.5, "M 36.5 38 V 46 L 42 49"), (63.5, "M 58 42 L 63.5 46 L 60.5 54")):
        p.part(disc(at, 46, 13.2), BRASS, reach=3)
        p.part(disc(at, 46, 9.8), tone("#fffaf0"), shade=0, width=DETAIL_WIDTH)
        p.line(
            f"M {at} 37.6 V 39 M {at} 53 V 54.4 M {at - 8.4} 46 H {at - 7} "
            f"M {at + 7} 46 H {at + 8.4}",
            INK,
            1.4,
        )
        p.line(hands, INK, 2.4)
        p.fill(disc(at, 46, 1.5), INK)
    p.nose(50, 58, ROSY, 5, 5)
    tash = (
        "M 50 63 Q 42 60 34 65 Q 27 68 22 62 Q 23 74 36 72 Q 45 71 50 67 Q 55 71 64 72 Q 77 74 "
        "78 62 "
    )
    p.part(tash + "Q 73 68 66 65 Q 58 60 50 63 Z", tone("#b9a99a"), reach=2)
    p.line("M 46 73 Q 50 75 54 73", INK, 1.8)
    # The watch that must not be lost.
    p.line("M 4 66 Q 8 80 14 84", BRASS, 2.2)
    if p.fine:
        for at, y in ((10.0, 22.0), (16.0, 30.0), (7.0, 36.0)):
            p.line(f"M {at - 3} {y} H {at + 3} M {at} {y - 3} V {y + 3}", faded(WHITE, 0.8), 1.5)
    with p.turned(14, 92, -12):
        p.part(plate(11, 79, 6, 6, 2), BRASS, shade=0)
        p.part(disc(14, 94, 10.4), BRASS, reach=3)
        p.part(disc(14, 94, 7.4), tone("#fffaf0"), shade=0, width=DETAIL_WIDTH)
        p.line("M 14 94 V 89 M 14 94 H 18", INK, 1.8)


def mad_scientist(p: Pencil) -> None:
    """Mad scientist: hair on end, lenses like bottles; the tea has turned out green."""
    skin = PALE
    white = tone("#f4efe6")
    hair = (
        "M 30 50 L 12 58 L 16 48 L 1 46 L 13 38 L 1 26 L 16 27 L 8 11 L 24 19 L 26 4 L 37 18 "
        "H 63 L 74 4 L 76 19 L 92 11 L 84 27 L 99 26 L 87 38 L 99 46 L 84 48 L 88 58 L 70 50 Z"
    )
    p.shoulders(white, top=78, wide=84)
    p.part(hair, tone("#e9e6ee"))
    p.line(
        "M 14 32 L 24 36 M 17 20 L 27 28 M 86 32 L 76 36 M 83 20 L 73 28 M 15 45 L 24 44 M 85 "
        "45 L 76 44",
        mix(INK, WHITE, 0.62),
        1.6,
    )
    p.part("M 42 76 L 50 106 L 58 76 Z", tone("#4d8f86"), shade=0)
    p.part("M 50 82 L 46 90 L 50 106 L 54 90 Z", tone("#c63b33"), shade=0, width=DETAIL_WIDTH)
    p.part("M 42 76 L 30 82 L 38 90 L 34 94 L 50 106 Z", white, reach=2)
    p.part("M 58 76 L 70 82 L 62 90 L 66 94 L 50 106 Z", white, reach=2)
    p.ear(27, 52, skin, 4.6)
    p.ear(73, 52, skin, 4.6)
    p.part("M 28 36 C 27 6 73 6 72 36 L 72 54 Q 70 72 58 79 H 42 Q 30 72 28 54 Z", skin)
    p.gleam("M 36 25 Q 39 17 47 15 Q 42 20 41 27 Z", 0.7)
    p.line("M 40 30 Q 50 27.5 60 30", mix(skin, INK, 0.35), 1.6)
    p.brows(50, 34.5, 26, wide=14, slant=-4, arch=4, thick=4.4, colour=tone("#d2cedb"))
    for x, radius, turn in ((37.0, 12.0, 0.28), (64.0, 9.4, -0.3)):
        p.fill(disc(x, 47, radius), tone("#e3f3e4"))
        for ring in (0.72, 0.46):
            p.line(disc(x, 47, radius * ring), tone("#8fb6a0"), 1.4)
        p.fill(disc(x + turn * radius * 0.3, 47.5, 2.4), INK)
        p.line(disc(x, 47, radius), INK, 4)
        p.line(
            f"M {x - radius * 0.5} {47 - radius * 0.4} L {x - radius * 0.1} {47 - radius * 0.72}",
            WHITE,
            1.8,
        )
    p.line("M 49 46 Q 51.5 44 54.6 46", INK, 3)
    p.nose(51, 58, skin, 4.4, 4)
    p.grin(50, 64.5, 30, 10, teeth=6)
    # The flask.
    p.part(
        "M 82 62 H 91 V 76 L 101 97 Q 102 104 96 105 H 77 Q 71 104 72 97 L 82 76 Z",
        tone("#e4f2ef"),
        shade=0,
    )
    p.fill(
        "M 77.5 88 Q 82 85 87 88 Q 92 91 96 88 L 100 97 Q 100 103 96 103.6 H 77 Q 73 103 73.5 97 Z",
        tone("#7fc24a"),
    )
    p.part(plate(80, 58.5, 13, 5.4, 2), tone("#e4f2ef"), shade=0, width=DETAIL_WIDTH)
    for x, y, radius in ((83.0, 95.0, 2.6), (90.0, 98.0, 1.8), (86.0, 74.0, 2.0)):
        p.fill(disc(x, y, radius), tone("#c8ec9c"))
    for x, y, radius in ((86.0, 51.0, 4.2), (91.0, 43.0, 3.2)):
        p.part(disc(x, y, radius), tone("#a8da72"), shade=0, width=DETAIL_WIDTH)


SITTERS: Final = (
    ("astronaut", "#7d8fc0", astronaut),
    ("robot", "#f0c99a", robot),
    ("alien", "#b9a4dc", alien),
    ("time_traveller", "#8fc0ba", time_traveller),
    ("mad_scientist", "#e59a76", mad_scientist),
)

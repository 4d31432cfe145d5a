"""The table of Where's My Luggage?, its art: passengers, those of the blue duffel."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import (
    BROWN,
    DETAIL_WIDTH,
    INK,
    OLIVE,
    ROSY,
    STEEL,
    WHITE,
    Pencil,
    burst,
    curls,
    tone,
)

_TEAL: Final = tone("#2f9a94")
_RED: Final = tone("#cf3b3a")
_BLUE: Final = tone("#2f6fb0")
_CORAL: Final = tone("#ef7d5a")


def mermaid(p: Pencil) -> None:
    """Mermaid: a tail fin behind her, a starfish for a clip; somebody lives in her hair."""
    skin = BROWN
    hair = tone("#d9468a")
    # The tail comes up behind her.
    p.part("M 72 106 Q 98 96 92 62 Q 90 52 84 46 L 77 48 Q 82 66 70 82 Z", _TEAL)
    p.part(
        "M 82 48 Q 64 46 62 24 Q 74 26 81 35 Q 84 20 98 14 Q 104 36 88 48 Q 85 50 82 48 Z",
        mix(_TEAL, WHITE, 0.2),
    )
    p.line("M 80 44 Q 72 38 68 30 M 85 43 Q 90 32 95 24", mix(_TEAL, INK, 0.35), 1.6)
    for x, y in ((84.0, 62.0), (88.0, 70.0), (83.0, 74.0), (87.0, 82.0), (81.0, 86.0)):
        p.line(f"M {x - 3.4} {y - 2} Q {x} {y + 3} {x + 3.4} {y - 2}", mix(_TEAL, INK, 0.35), 1.5)
    back = (
        "M 44 8 C 14 6 8 34 14 50 Q 18 62 10 74 Q 4 84 8 96 Q 10 104 18 106 H 70 Q 78 100 74 90 "
        "Q 68 80 72 66 Q 78 52 76 38 C 74 16 62 8 44 8 Z"
    )
    p.part(back, hair)
    p.line(
        "M 18 80 Q 14 88 17 98 M 24 70 Q 20 84 25 96 M 68 84 Q 70 92 66 100",
        mix(hair, INK, 0.3),
        1.8,
    )
    p.part("M 26 106 Q 26 84 38 80 H 50 Q 62 84 62 106 Z", skin)
    p.part("M 37 62 H 51 V 82 Q 44 88 37 82 Z", mix(skin, INK, 0.14), shade=0)
    for way, x in ((-1, 35.0), (1, 53.0)):
        shell = f"M {x} 106 Q {x - 11} 104 {x - 9} 95 Q {x} 88 {x + 9} 95 Q {x + 11} 104 {x} 106 Z"
        p.part(shell, tone("#c9a2e0"), reach=2)
        p.line(
            f"M {x} 106 V 92.5 M {x} 106 L {x - 5} 94 M {x} 106 L {x + 5} 94",
            mix(tone("#c9a2e0"), INK, 0.4),
            1.2,
        )
        p.line(f"M {x + way * 6} 93 Q {44 + way * 14} 86 {44 + way * 12} 82", tone("#c9a2e0"), 1.8)
    p.part("M 25 36 Q 30 26 44 26 Q 58 26 63 36 L 64 48 Q 62 68 44 71 Q 26 68 24 48 Z", skin)
    p.blush(44, 58, 29, 4.6)
    p.eyes(44, 47, 19, 6.2, look=(0.35, -0.25), skin=skin, pupil=0.52)
    for way in (-1, 1):
        x = 44 + way * 9.5
        p.line(
            f"M {x + way * 4.6} 42.6 L {x + way * 8.4} 40 M {x + way * 6} 45 L {x + way * 9.6} 44",
            INK,
            1.8,
        )
    p.brows(44, 37.5, 20, wide=10, slant=-1, arch=3, thick=2.4, colour=mix(hair, INK, 0.4))
    p.nose(44, 55, skin, 3.2, 2.8)
    p.smile(44, 61.5, 14, 3.4)
    fringe = (
        "M 44 12 Q 22 12 19 44 Q 18 52 22 58 Q 25 40 38 32 Q 52 28 56 20 Q 60 32 66 40 Q 68 50 "
        "67 58 "
    )
    p.part(fringe + "Q 74 46 70 32 Q 66 14 44 12 Z", hair)
    p.line("M 28 36 Q 32 22 44 18 M 62 24 Q 67 30 68 38", mix(hair, WHITE, 0.35), 2)
    p.part(burst(27, 24, 5, 10, 4.6, -76), tone("#f2b632"), reach=2)
    p.fill(disc(25, 23, 1.3), INK)
    p.fill(disc(29.4, 22.4, 1.3), INK)
    p.line("M 25.6 26.4 Q 27.8 28 29.6 25.8", INK, 1.3)
    # A fish looks out.
    p.fill(oval(17, 82, 8.6, 7.4), mix(hair, INK, 0.55))
    p.part(
        "M 7 76 Q 18 70 24 79 Q 26 82 24 85 Q 17 93 8 87 Q 11 82 7 76 Z",
        tone("#f59a3c"),
        reach=2,
        width=DETAIL_WIDTH * 1.2,
    )
    p.fill("M 13 75 Q 16 82 13.4 89.4 Q 16 89.4 17 88.6 Q 19 82 16.6 74.6 Z", WHITE)
    p.fill(disc(20.6, 80, 2.5), WHITE)
    p.fill(disc(21.2, 80, 1.4), INK)


def superhero(p: Pencil) -> None:
    """Superhero: all chin and shoulders, a case on the chest; the cape flies indoors."""
    skin = ROSY
    suit = tone("#6b4fb0")
    cape = tone("#f0b63a")
    p.part("M 30 66 Q 10 58 0 74 L -6 108 H 106 L 98 58 Q 82 52 66 66 Z", cape)
    p.part("M 64 62 Q 82 46 102 34 L 106 66 Q 92 68 84 78 Z", mix(cape, WHITE, 0.2))
    torso = "M 50 62 Q 16 60 5 82 L 14 108 H 86 L 95 82 Q 84 60 50 62 Z"
    p.part(torso, suit, reach=6)
    p.line("M 19 96 Q 17 86 20 80 M 81 96 Q 83 86 80 80 M 50 74 V 78", mix(suit, INK, 0.4), 1.8)
    p.part(disc(50, 89, 15.5), WHITE, reach=3)
    p.part(plate(39.5, 83.6, 21, 14.4, 2.4), _RED, shade=0, width=DETAIL_WIDTH)
    p.line("M 46 83 V 79.6 H 54 V 83", INK, 2.2)
    p.line("M 44.6 84.6 V 97 M 55.4 84.6 V 97", cape, 1.9)
    p.part("M 36 54 H 64 V 66 Q 50 76 36 66 Z", mix(skin, INK, 0.12))
    p.part("M 33 62 Q 50 76 67 62 L 72 69 Q 50 85 28 69 Z", cape, reach=2)
    with p.turned(50, 2, 0, 0.86):
        p.ear(27.5, 42, skin, 5)
        p.ear(72.5, 42, skin, 5)
        p.part("M 30 20 H 70 L 71 46 L 76 57 L 66 75 H 34 L 24 57 L 29 46 Z", skin, reach=5)
        p.line("M 50 69.5 V 74", mix(skin, INK, 0.45), 2.2)
        hair = (
            "M 27 40 Q 20 16 36 10 Q 36 3 46 4 Q 52 -2 64 3 Q 78 8 77 22 Q 80 28 73 40 "
            "L 71 30 Q 66 24 58 24 Q 44 26 33 20 Q 28 26 29 32 Z"
        )
        p.part(hair, tone("#7a3f1e"))
        p.line("M 38 14 Q 52 20 66 12", mix(tone("#7a3f1e"), WHITE, 0.35), 2.2)
        mask = (
            "M 26 36 Q 39 33 50 38 Q 61 33 74 36 L 80 30 Q 76 50 63 50 Q 54 50 50 45 "
            "Q 46 50 37 50 Q 24 50 20 30 Z"
        )
        p.part(mask, tone("#d8433f"), reach=2)
        for way, x in ((-1, 39.5), (1, 60.5)):
            p.fill(f"M {x - 6.6} 41.6 Q {x} 38 {x + 6.6} 41.6 Q {x} 48.8 {x - 6.6} 41.6 Z", WHITE)
            p.dot(x + 0.8, 42.8, 2.3)
            p.line(f"M {x + way * 8} 32 Q {x} 28.6 {x - way * 7} 33", tone("#7a3f1e"), 3.4)
        p.line("M 47 50 Q 44.6 56 50 56.4 Q 55 56 53 50", mix(skin, INK, 0.5), 1.9)
        p.grin(50, 60, 26, 8, teeth=1)
        p.fill(burst(63, 60, 4, 7.4, 1.9), WHITE)
        p.line(burst(63, 60, 4, 7.4, 1.9), INK, 0.9)


def surfer(p: Pencil) -> None:
    """Surfer: nothing can worry him, not even what has bitten the board."""
    skin = tone("#d58d55")
    hair = tone("#f2d170")
    board = "M 78 108 Q 58 60 66 26 Q 70 8 80 -4 Q 92 8 96 28 Q 102 62 92 108 Z"
    bite = curls([(100, 30, 8.5), (94, 41, 8.5), (101, 52, 9.5)])
    shape = p.cut(board, bite)
    p.part(shape, _CORAL, reach=3)
    with p.within(shape):
        p.line("M 80 -6 Q 74 50 85 110", WHITE, 5)
        p.line("M 62 66 Q 82 74 100 66", tone("#f4c63f"), 5)
    p.line(shape, INK)
    shirt = "M 6 106 Q 8 82 30 79 H 56 Q 78 82 80 106 Z"
    p.part(shirt, _TEAL)
    p.part("M 32 62 H 54 V 82 Q 43 92 32 82 Z", mix(skin, INK, 0.14), shade=0)
    for step in range(7):
        x = 29.5 + step * 4.5
        y = 83.5 + 4.8 - abs(step - 3) ** 2 * 0.52
        p.part(oval(x, y, 2.7, 3.1), WHITE, shade=0, width=1.3)
    p.part("M 43 90.4 L 39.8 96 H 46.2 Z", WHITE, shade=0, width=DETAIL_WIDTH)
    back = (
        "M 43 6 C 12 4 8 40 14 58 Q 8 70 16 78 L 22 72 Q 26 80 32 78 L 54 78 Q 60 80 64 72 L 70 78 "
        "Q 78 70 72 58 C 78 36 74 4 43 6 Z"
    )
    p.part(back, hair)
    p.part("M 23 30 H 63 L 65 50 Q 64 74 43 79 Q 22 74 21 50 Z", skin)
    p.eyes(43, 45.5, 20, 6.4, look=(0.0, 0.3), lid=0.55, skin=skin, pupil=0.5)
    p.line("M 26 36.5 Q 33 32.5 40 36 M 46 36 Q 53 32.5 60 36.5", mix(hair, INK, 0.5), 3.2)
    p.nose(43, 56, skin, 6.2, 5)
    p.line("M 34 54 Q 43 48.6 52 54", INK, 6.4)
    p.line("M 34 54 Q 43 48.6 52 54", WHITE, 3.6)
    p.grin(44, 64.5, 27, 9, teeth=2)
    p.line("M 41 76.4 Q 43 77.6 45.4 76.4", mix(hair, INK, 0.5), 2.6)
    p.freckles(43, 60, 33, skin)
    # The fringe has dried in the wind.
    fringe = (
        "M 46 7 Q 14 2 13 44 Q 12 50 8 54 Q 20 54 23 36 Q 26 38 27 41 Q 38 36 46 24 "
        "Q 46 30 44 34 Q 56 32 60 24 Q 62 36 72 46 Q 76 10 46 7 Z"
    )
    p.part(fringe, hair)
    p.line(
        "M 20 38 Q 22 22 34 14 M 30 32 Q 38 26 42 16 M 54 14 Q 62 18 66 32",
        mix(hair, INK, 0.32),
        1.8,
    )
    p.line("M 17 62 Q 15 68 17 72 M 69 62 Q 71 68 69 72", mix(hair, INK, 0.32), 1.8)


def sumo_wrestler(p: Pencil) -> None:
    """Sumo wrestler: fills the window; the paper fan does not cool much."""
    skin = tone("#f3c9a2")
    body = "M -6 108 V 74 Q 4 62 22 66 H 78 Q 96 62 106 74 V 108 Z"
    p.part(body, skin)
    p.line("M 8 104 Q 26 96 46 102 M 54 102 Q 74 96 92 104", mix(skin, INK, 0.5), 2)
    p.line("M 20 78 Q 50 90 80 78", mix(skin, INK, 0.4), 1.8)
    head = (
        "M 50 22 C 70 22 78 32 80 44 Q 92 52 90 66 Q 86 84 50 85 Q 14 84 10 66 Q 8 52 20 44 C "
        "22 32 30 22 50 22 Z"
    )
    p.part(head, skin, reach=6)
    p.line("M 27 79 Q 50 88 73 79", mix(skin, INK, 0.4), 1.8)
    hair = tone("#26222c")
    p.part("M 22 42 Q 20 14 50 14 Q 80 14 78 42 Q 72 30 62 29 Q 50 32 38 29 Q 28 30 22 42 Z", hair)
    p.part("M 42 15 Q 36 0 50 1 Q 64 0 58 15 Z", hair)
    p.part(plate(42.5, 10, 15, 6, 2.6), WHITE, shade=0, width=DETAIL_WIDTH)
    p.line(
        "M 44 4.6 Q 50 8 56 4.6 M 32 24 Q 38 19 46 18 M 54 18 Q 62 19 68 24",
        mix(hair, WHITE, 0.4),
        1.6,
    )
    for x in (22.0, 78.0):
        p.fill(disc(x, 63, 8.4), faded(tone("#e0584a"), 0.42))
    p.line("M 35 50 Q 40 54.5 45.5 51.5 M 65 50 Q 60 54.5 54.5 51.5", INK, 2.8)
    p.line("M 31 42 Q 37 38.6 44.6 44.6 M 69 42 Q 63 38.6 55.4 44.6", hair, 4.2)
    p.part(
        "M 45 59 Q 45 54.6 50 54.6 Q 55 54.6 55 59 Q 52.6 61.6 50 60.4 Q 47.4 61.6 45 59 Z",
        mix(skin, tone("#e0705f"), 0.25),
        shade=0,
        width=DETAIL_WIDTH,
    )
    p.line("M 44 69.5 Q 47 67 50 68.6 Q 53 67 56 69.5", INK, 2.4)
    p.line("M 45.5 75 Q 50 77.4 54.5 75", mix(skin, INK, 0.45), 1.6)
    for x, y in ((85.0, 40.0), (92.0, 47.0), (13.0, 40.0)):
        drop = f"M {x} {y - 5} Q {x + 4} {y + 2} {x} {y + 3} Q {x - 4} {y + 2} {x} {y - 5} Z"
        p.part(drop, tone("#9fd8ea"), shade=0, width=1.5)
    # A fan held with two fingers.
    with p.turned(82, 92, 16):
        p.line("M 82 106 V 84", INK, 5)
        p.line("M 82 106 V 84", tone("#a9713f"), 2.4)
        p.part(disc(82, 78, 14.4), WHITE, reach=2)
        p.fill(disc(82, 78, 7), _RED)
        for x in (74.0, 82.0, 90.0):
            p.line(f"M 82 92 L {x} 65.6", faded(INK, 0.28), 1.2)
    p.part(oval(79.5, 98, 8.8, 6.8), skin, reach=2)
    p.line("M 74 96 H 80 M 75 100 H 81", mix(skin, INK, 0.45), 1.5)


def diver(p: Pencil) -> None:
    """Diver: mask and snorkel; the octopus would not stay behind."""
    skin = OLIVE
    suit = tone("#2d3445")
    p.shoulders(suit, top=76, wide=80)
    p.line("M 22 84 L 34 106 M 78 84 L 66 106", tone("#f2c63c"), 4.4)
    p.line("M 50 84 V 106", STEEL, 1.8)
    p.part("M 50 22 C 76 22 79 40 77 56 Q 74 80 50 82 Q 26 80 23 56 C 21 40 24 22 50 22 Z", suit)
    p.part("M 50 33 C 68 33 70 44 69 56 Q 66 74 50 76 Q 34 74 31 56 C 30 44 32 33 50 33 Z", skin)
    # The snorkel.
    p.line("M 57 72 Q 84 78 85 58 V 30", INK, 9.6)
    p.line("M 57 72 Q 84 78 85 58 V 30", tone("#f2c63c"), 5.4)
    p.line("M 85 40 V 30", _RED, 5.4)
    p.line("M 24 50 H 76", INK, 7)
    mask = "M 26 41 Q 50 34 74 41 Q 77 58 69 62 Q 60 64 55 59 H 45 Q 40 64 31 62 Q 23 58 26 41 Z"
    p.part(mask, _CORAL, reach=2)
    glass = (
        "M 30 43.5 Q 50 38 70 43.5 Q 72 56 67 58 Q 60 59.4 56 54.6 H 44 Q 40 59.4 33 58 Q 28 "
        "56 30 43.5 Z"
    )
    p.fill(glass, tone("#bfe6ea"))
    with p.within(glass):
        p.fill(oval(50, 50, 9, 8), mix(skin, tone("#bfe6ea"), 0.2))
        p.eye(38.6, 49.4, 8, look=(0.2, -0.45), skin=skin, pupil=0.5)
        p.eye(61.4, 49.4, 8, look=(-0.2, -0.45), skin=skin, pupil=0.5)
        p.gleam("M 33 40 L 39 40 L 31 56 L 28 54 Z", 0.55)
    p.line(glass, INK, DETAIL_WIDTH)
    p.nose(50, 60.5, skin, 5.4, 3.6)
    p.part(oval(50.5, 70.4, 7.6, 4.6), tone("#3d3b48"), shade=0, width=DETAIL_WIDTH)
    p.line("M 46.4 70.4 H 55", WHITE, 1.8)
    _octopus(p)


def _octopus(p: Pencil) -> None:
    """An octopus, as a hat."""
    pink = tone("#b565b8")
    for path in (
        "M 36 26 Q 18 30 17 44 Q 17 54 25 52",
        "M 42 30 Q 34 36 36 42",
        "M 58 30 Q 64 36 61 42",
        "M 64 26 Q 76 27 78 38",
        "M 32 22 Q 14 18 8 28 Q 5 35 11 37",
        "M 68 22 Q 80 16 90 22",
    ):
        p.line(path, INK, 9.6)
        p.line(path, pink, 5)
    p.part("M 50 3 C 70 3 74 16 70 26 Q 68 34 58 33 H 42 Q 32 34 30 26 C 26 16 30 3 50 3 Z", pink)
    p.gleam("M 35 16 Q 36 8 45 6.6 Q 40 11 39.6 17 Z", 0.4)
    p.eye(43, 20, 5.4, look=(0.1, 0.4), lid=0.3, skin=pink)
    p.eye(58, 20, 5.4, look=(-0.1, 0.4), lid=0.3, skin=pink)
    p.line("M 47 28.4 Q 50.5 30.4 54 28.4", INK, 1.8)
    for x, y in ((24.0, 33.0), (20.4, 39.0), (14.0, 24.6), (74.0, 29.6)):
        p.fill(disc(x, y, 1.3), mix(pink, WHITE, 0.6))


SITTERS: Final = (
    ("mermaid", "#a8dccf", mermaid),
    ("superhero", "#f2b9a6", superhero),
    ("surfer", "#9cd3e3", surfer),
    ("sumo_wrestler", "#c6b1d6", sumo_wrestler),
    ("diver", "#8cb9d9", diver),
)

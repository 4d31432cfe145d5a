"""The table of Where's My Luggage?, its art: passengers, those of the green backpack."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import (
    DETAIL_WIDTH,
    INK,
    OLIVE,
    PALE,
    ROSY,
    STEEL,
    WHITE,
    Pencil,
    burst,
    curls,
    tone,
)

_GREEN: Final = tone("#3f8f4a")
_FOREST: Final = tone("#2f6b45")
_RED: Final = tone("#c8363c")
_GINGER: Final = tone("#e07a2c")
_GOLD: Final = tone("#f4c63f")


def caveman(p: Pencil) -> None:
    """Caveman: a brow like a roof, one tooth, a bone; hand luggage is a club."""
    skin = tone("#d79a6c")
    hair = tone("#4a2f22")
    club = "M 74 108 L 70 66 Q 60 40 70 26 Q 80 14 92 20 Q 104 30 96 48 Q 90 60 84 66 L 86 108 Z"
    p.part(club, tone("#9a6a3f"))
    p.line("M 76 34 Q 74 42 77 50 M 86 28 Q 90 36 86 46", mix(tone("#9a6a3f"), INK, 0.4), 1.8)
    for x, y in ((80.0, 19.0), (91.0, 27.0), (84.0, 36.0), (93.0, 46.0)):
        p.part(
            f"M {x - 3.6} {y + 2} L {x} {y - 6} L {x + 3.6} {y + 2} Z",
            STEEL,
            shade=0,
            width=DETAIL_WIDTH,
        )
    p.part("M 4 108 Q 4 84 26 78 H 62 Q 84 82 86 108 Z", skin)
    fur = "M 20 80 L 34 78 Q 60 92 88 92 V 108 H 8 Q 8 92 20 80 Z"
    p.part(fur, tone("#e3a544"))
    for x, y in (
        (22.0, 91.0),
        (36.0, 88.0),
        (34.0, 101.0),
        (50.0, 97.0),
        (66.0, 101.0),
        (20.0, 103.0),
    ):
        p.fill(oval(x, y, 3.6, 2.6), tone("#6b4020"))
    mane = (
        "M 44 6 Q 30 2 24 12 Q 10 12 12 26 Q 2 34 8 46 Q 0 58 10 66 Q 10 78 20 80 L 66 80 "
        "Q 78 76 76 64 Q 84 54 78 44 Q 82 30 72 24 Q 70 10 58 12 Q 52 4 44 6 Z"
    )
    p.part(mane, hair)
    p.part(
        "M 26 32 H 62 L 64 48 Q 74 58 70 72 Q 62 84 44 84 Q 26 84 18 72 Q 14 58 24 48 Z",
        skin,
        reach=5,
    )
    p.fill("M 20 66 Q 44 58 68 66 Q 70 78 58 81 Q 44 84 30 81 Q 18 78 20 66 Z", faded(hair, 0.32))
    p.eyes(44, 46.5, 18, 5, look=(0.45, 0.1), skin=skin, pupil=0.42)
    p.part(
        "M 22 42 Q 20 32 32 32 Q 44 36 56 32 Q 68 32 66 42 Q 55 39 44 43 Q 33 39 22 42 Z",
        hair,
        reach=2,
    )
    p.part(
        "M 36 60 Q 34 54 40 52 Q 44 46 48 52 Q 54 54 52 60 Q 44 64 36 60 Z",
        mix(skin, tone("#e0705f"), 0.25),
        reach=2,
        width=DETAIL_WIDTH * 1.2,
    )
    p.line("M 29 71 Q 44 66 59 71", INK, 2.6)
    p.part("M 51 69.6 L 52.4 61.6 L 57 70.2 Z", WHITE, shade=0, width=DETAIL_WIDTH)
    p.part("M 33 70.2 L 36.6 64.8 L 38.8 69.2 Z", WHITE, shade=0, width=DETAIL_WIDTH)
    # The bone.
    with p.turned(44, 14, -14):
        p.part(
            "M 27 11.5 H 61 V 17 H 27 Q 26 22.6 21.4 21 Q 17.6 19 19.4 14.4 Q 17.4 9.4 21.6 "
            "7.6 Q 26 6 27 11.5 Z ",
            WHITE,
            reach=1.5,
            width=DETAIL_WIDTH * 1.2,
        )
        p.part(
            "M 61 11.5 V 17 Q 62 22.6 66.6 21 Q 70.4 19 68.6 14.4 Q 70.6 9.4 66.4 7.6 Q 62 6 "
            "61 11.5 Z",
            WHITE,
            reach=1.5,
            width=DETAIL_WIDTH * 1.2,
        )
        p.fill("M 58 12.8 H 64 V 15.8 H 58 Z", WHITE)
    p.part(
        "M 30 20 Q 36 4 46 8 Q 56 6 60 20 Q 52 16 48 22 Q 42 16 38 22 Q 34 17 30 20 Z",
        hair,
        reach=2,
    )
    p.part(oval(79, 92, 10.5, 8), skin, reach=2.4)
    p.line("M 73 88 H 79 M 73 92.4 H 80 M 74 96.4 H 80", mix(skin, INK, 0.5), 1.6)


def elf(p: Pencil) -> None:
    """Elf: more ear than head; the bell of the cap gives him away."""
    skin = PALE
    p.part("M 18 106 Q 18 86 36 82 H 64 Q 82 86 82 106 Z", _GREEN)
    collar = "M 26 86 Q 50 72 74 86 L 79 98 L 68 93 L 61 103 L 50 94 L 39 103 L 32 93 L 21 98 Z"
    p.part(collar, _RED, reach=3)
    for x, y in ((21.5, 98.0), (39.0, 103.0), (61.0, 103.0), (78.5, 98.0)):
        p.part(disc(x, y, 2.8), _GOLD, shade=0, width=DETAIL_WIDTH)
    ear = "M 30 52 Q 18 48 1 34 Q 3 58 18 64 Q 26 67 31 62 Z"
    p.both(ear, skin)
    inner = mix(skin, tone("#e0705f"), 0.45)
    p.fill("M 26 55 Q 16 51 7.6 43 Q 11 56 20 60 Q 25 61 27 59 Z", inner)
    p.fill("M 74 55 Q 84 51 92.4 43 Q 89 56 80 60 Q 75 61 73 59 Z", inner)
    p.part("M 28 44 H 72 Q 73 62 62 72 Q 55 84 50 84 Q 45 84 38 72 Q 27 62 28 44 Z", skin)
    p.part(
        "M 26 50 Q 24 38 50 36 Q 76 38 74 50 Q 71 56 69 48 Q 64 52 60 47 Q 55 52 50 47 Q 45 "
        "52 40 47 "
        "Q 36 52 31 48 Q 29 56 26 50 Z",
        tone("#f0c860"),
        reach=2,
    )
    p.eyes(50, 57, 19, 5.6, look=(0.4, -0.1), skin=skin, pupil=0.54)
    p.line(
        "M 35 47.4 Q 40 44.6 45 48.6 M 55 48.6 Q 60 42.6 66 45.6",
        mix(tone("#f0c860"), INK, 0.5),
        2.2,
    )
    p.blush(50, 66, 26, 4.4)
    p.freckles(50, 64, 22, skin)
    p.part("M 50 58 Q 55 65 50 66.4 Q 46.4 66 47 63", skin, shade=0, width=DETAIL_WIDTH)
    p.grin(51, 70.6, 17, 5.4, teeth=2)
    cap = (
        "M 25 42 Q 24 16 48 8 Q 68 3 84 14 Q 94 22 92 34 Q 84 26 74 28 Q 75 34 75 42 Q 50 32 "
        "25 42 Z"
    )
    p.part(cap, _RED)
    with p.within(cap):
        p.line("M 34 44 Q 34 24 50 6 M 54 44 Q 54 26 68 4 M 70 44 Q 70 28 82 10", _GREEN, 5)
    p.line(cap, INK)
    p.part("M 22 44 Q 50 31 78 44 L 79 36 Q 50 24 21 36 Z", WHITE, reach=3)
    p.part(disc(92, 37, 5.4), _GOLD, reach=2)
    p.line("M 92 37 V 41.6 M 88 36.6 H 96", INK, 1.5)


def outlaw_archer(p: Pencil) -> None:
    """Outlaw archer: somebody's arrow has found the apple; he is not pleased with the shot."""
    skin = OLIVE
    # The bow over the shoulder, and arrows in the quiver.
    for x, lean in ((80.0, 8.0), (88.0, 14.0), (73.0, 3.0)):
        p.line(f"M {x} 88 L {x + lean * 0.5} 46", INK, 4)
        p.line(f"M {x} 88 L {x + lean * 0.5} 46", tone("#c89a5c"), 1.9)
        at = x + lean * 0.5
        p.part(
            f"M {at} 52 L {at - 5.4} 47 L {at - 4} 36 L {at} 41 L {at + 5} 36 L {at + 5.4} 47 Z",
            WHITE if x > 79 else _RED,
            reach=2,
            width=DETAIL_WIDTH,
        )
    p.part("M 66 76 L 94 72 L 98 106 H 72 Z", tone("#8a5a34"), reach=3)
    p.line("M 67 82 L 95 78", tone("#d9b365"), 2.4)
    p.shoulders(_FOREST, top=78, wide=78)
    p.line("M 24 86 L 58 106", tone("#8a5a34"), 6)
    p.neck(skin, top=62, wide=18)
    p.part(
        "M 24 78 Q 46 92 68 78 L 74 88 L 64 90 L 60 99 L 52 93 L 44 101 L 38 93 L 28 97 L 27 "
        "89 L 18 88 Z",
        mix(_FOREST, WHITE, 0.16),
        reach=3,
    )
    hair = tone("#8a4f26")
    p.part("M 22 36 H 70 Q 74 56 66 66 H 26 Q 18 56 22 36 Z", hair)
    p.part("M 26 36 H 66 L 66 54 Q 62 72 46 80 Q 30 72 26 54 Z", skin)
    # A mask for the outlaw.
    p.eyes(46, 49, 18, 5, look=(0.1, -0.6), lid=0.12, skin=skin, pupil=0.5)
    p.line("M 32 43 Q 37 40 42 42.6 M 50 42.6 Q 55 40 60 43", hair, 3)
    p.part("M 46 49 L 51 58 Q 49 61.4 44.6 60 Z", skin, shade=0, width=DETAIL_WIDTH)
    p.part(
        "M 46 63.4 Q 41 60.6 33 66.6 Q 40 68 46 65.8 Q 52 68 59 66.6 Q 51 60.6 46 63.4 Z",
        hair,
        shade=0,
        width=DETAIL_WIDTH,
    )
    p.line("M 42 70.2 Q 47 68.4 51 70.6", INK, 2)
    p.part("M 42.4 74 Q 46 71.6 49.6 74 L 46 84 Z", hair, shade=0, width=DETAIL_WIDTH)
    # A cap with a long bill, and its feather.
    p.part("M 62 27 Q 84 22 96 4 Q 100 24 84 32 Q 74 37 62 34 Z", _RED, reach=2)
    p.line("M 66 31 Q 84 27 94 10", mix(_RED, INK, 0.45), 1.5)
    p.part("M 14 40 Q 30 14 58 18 Q 74 20 76 38 Q 66 30 46 32 Q 28 33 14 40 Z", _GREEN)
    p.part(
        "M -1 40 Q 24 22 50 26 Q 74 28 80 42 Q 60 36 42 38 Q 20 40 -1 40 Z",
        mix(_GREEN, INK, 0.14),
        reach=2,
    )
    # The apple.
    with p.turned(44, 10, -6, 0.94):
        p.part(
            "M 44 7 Q 38 2.6 33.4 6 Q 29.4 11 33 18 Q 37 23.4 44 21 Q 51 23.4 55 18 Q 58.6 11 "
            "54.6 6 "
            "Q 50 2.6 44 7 Z",
            tone("#e0483c"),
            reach=3,
        )
        p.line("M 44 7 Q 44.4 3 46.6 1.4", INK, 2)
        p.gleam("M 35 12 Q 35 8 38.4 7 Q 37.4 10 37.6 13 Z", 0.7)
        p.line("M 56 13 H 70", INK, 4)
        p.line("M 55 13 H 70", tone("#c89a5c"), 1.9)
        p.line("M 18 13 H 32", INK, 4)
        p.line("M 17 13 H 32", tone("#c89a5c"), 1.9)
        p.part("M 12 13 L 22 7.6 L 20 13 L 22 18.4 Z", STEEL, shade=0, width=DETAIL_WIDTH)
        p.part("M 68 13 L 72 8 H 80 L 76.4 13 L 80 18 H 72 Z", WHITE, shade=0, width=DETAIL_WIDTH)


def dinosaur(p: Pencil) -> None:
    """Dinosaur: teeth, and arms too short for its ticket; travels with a neck pillow."""
    hide = tone("#4fa7a0")
    belly = tone("#f3e2b0")
    with p.turned(100, 106, 0, 0.91):
        for x, y, turn in (
            (16.0, 24.0, -38.0),
            (8.0, 41.0, -66.0),
            (6.0, 60.0, -86.0),
            (6.0, 79.0, -96.0),
            (30.0, 11.0, -14.0),
        ):
            with p.turned(x, y, turn):
                p.part(
                    f"M {x - 8} {y + 6} Q {x - 3} {y - 2} {x} {y - 9} Q {x + 3} {y - 2} "
                    f"{x + 8} {y + 6} Z",
                    tone("#ee8a3c"),
                    reach=2,
                )
        p.part("M 8 108 Q 4 60 14 36 H 52 L 60 66 Q 76 84 76 108 Z", hide)
        p.part("M 40 66 H 62 Q 76 84 76 108 H 46 Q 46 84 40 66 Z", belly, reach=3)
        p.line("M 46 88 H 69 M 47 97 H 74", mix(belly, INK, 0.3), 1.6)
        jaw = "M 34 50 L 92 56 Q 96 68 82 71 Q 58 74 40 66 Z"
        p.part(jaw, mix(hide, belly, 0.35))
        p.fill("M 42 52 L 90 56.4 Q 90 62 78 62.6 Q 56 64 42 58 Z", tone("#6d1f2a"))
        p.fill("M 50 58 Q 62 54.6 76 59.4 Q 72 62.8 62 62.6 Q 54 62 50 58 Z", tone("#ef7d7a"))
        head = (
            "M 12 42 Q 10 12 40 9 Q 56 8 60 22 Q 66 19 72 24 Q 94 24 97 42 Q 98 53 92 55 Q 66 "
            "52 50 54 "
            "Q 34 60 22 62 Q 12 56 12 42 Z"
        )
        p.part(head, hide, reach=6)
        for x, size in ((55.0, 5.0), (63.0, 6.4), (71.0, 5.4), (79.0, 6.8), (87.0, 5.6)):
            top = 53.2 + (x - 55) * 0.04
            p.part(
                f"M {x - 3} {top} L {x} {top + size} L {x + 3} {top} Z", WHITE, shade=0, width=1.5
            )
        for x in (67.0, 83.0):
            p.part(f"M {x - 2.6} 63.6 L {x} 58.4 L {x + 2.6} 63.4 Z", WHITE, shade=0, width=1.5)
        p.fill(oval(88, 33, 2.6, 1.9), mix(hide, INK, 0.7))
        for x, y, radius in (
            (26.0, 22.0, 3.0),
            (34.0, 17.0, 2.0),
            (20.0, 32.0, 2.2),
            (18.0, 80.0, 3.4),
            (26.0, 92.0, 2.4),
        ):
            p.fill(disc(x, y, radius), mix(hide, INK, 0.2))
        p.eye(47, 26, 9, look=(0.35, 0.15), lid=0.28, skin=hide, pupil=0.42)
        p.line("M 38 15.4 Q 46 11.6 55 17", INK, 3)
        p.line("M 26 52 Q 30 56 28 61", mix(hide, INK, 0.5), 1.8)
        # The pillow around the neck.
        p.part(
            "M 4 64 Q 2 80 18 85 Q 38 90 56 84 Q 66 80 64 70 Q 60 64 54 70 Q 40 76 24 70 Q 16 "
            "66 16 60 Q 8 56 4 64 Z",
            tone("#d9567f"),
            reach=3,
        )
        for x, y in ((12.0, 72.0), (24.0, 79.0), (40.0, 81.0), (55.0, 77.0)):
            p.fill(disc(x, y, 1.9), mix(tone("#d9567f"), WHITE, 0.6))
        # The ticket.
        with p.turned(84, 84, 14):
            p.part(plate(76, 76, 20, 13, 1.6), WHITE, reach=2, width=DETAIL_WIDTH)
            p.fill("M 76 78.4 H 96 V 81.4 H 76 Z", _RED)
            p.line("M 79 85 H 87", mix(WHITE, INK, 0.5), 1.4)
        p.line("M 66 94 Q 74 98 80 91", INK, 9.4)
        p.line("M 66 94 Q 74 98 80 91", hide, 5)
        p.line("M 79 91 L 84 89.6 M 79.6 92 L 84.4 93", INK, 2)


def leprechaun(p: Pencil) -> None:
    """Leprechaun: small under a great hat; the gold is cabin baggage, he says."""
    skin = ROSY
    p.part("M 20 108 Q 20 90 36 87 H 64 Q 80 90 80 108 Z", _GREEN)
    p.ear(20.5, 64, skin, 6)
    p.ear(79.5, 64, skin, 6)
    beard = curls(
        [
            (22, 72, 9),
            (27, 84, 10),
            (38, 92, 11),
            (50, 95, 11),
            (62, 92, 11),
            (73, 84, 10),
            (78, 72, 9),
            (50, 80, 18),
            (21, 63, 6),
            (79, 63, 6),
            (34, 76, 9),
            (66, 76, 9),
        ]
    )
    p.part(beard, _GINGER)
    p.line(
        "M 30 80 Q 29 87 34 88 M 45 90 Q 47 96 52 94 M 70 80 Q 72 86 67 88",
        mix(_GINGER, INK, 0.35),
        1.7,
    )
    p.part("M 25 48 H 75 Q 79 64 70 72 Q 60 77 50 77 Q 40 77 30 72 Q 21 64 25 48 Z", skin)
    for x in (30.5, 69.5):
        p.fill(disc(x, 66, 5.6), faded(tone("#d8402f"), 0.5))
    p.eye(40, 57, 5.6, look=(0.2, 0.0), skin=skin, pupil=0.52)
    p.line("M 54.5 58 Q 60 53.6 65.6 58", INK, 2.8)
    p.line("M 33 49.6 Q 40 45 46 49 M 54 50.6 Q 61 47.6 67 51.6", mix(_GINGER, INK, 0.2), 3.4)
    p.nose(50, 63.5, skin, 6, 5)
    p.grin(50, 70, 20, 6, teeth=1)
    hat = "M 27 44 L 22.6 10 Q 50 2 77.4 10 L 73 44 Z"
    p.part(hat, _GREEN)
    p.part(
        "M 25.9 36 L 24.6 26 Q 50 20 75.4 26 L 74.1 36 L 73 45 Q 50 39 27 45 Z",
        tone("#2a2a2e"),
        shade=0,
    )
    p.part(plate(40, 24.4, 20, 16.6, 2), _GOLD, reach=2)
    p.fill(plate(44.4, 28.6, 11.2, 8.2, 1), tone("#2a2a2e"))
    p.line(plate(44.4, 28.6, 11.2, 8.2, 1), INK, 1.5)
    p.part(
        "M 8 48 Q 8 41 20 42 Q 50 33 80 42 Q 92 41 92 48 Q 92 53 82 52 Q 50 43 18 52 Q 8 53 8 48 Z",
        _GREEN,
    )
    # A clover in the band.
    p.line("M 66 36 Q 69 28 67 20", _FOREST, 2.4)
    for x, y in ((62.6, 18.0), (71.4, 18.0), (67.0, 11.6)):
        p.part(disc(x, y, 4.6), tone("#9bd65f"), shade=0, width=DETAIL_WIDTH)
    p.fill(disc(67, 16.4, 3.6), tone("#9bd65f"))
    # A coin that is being bitten by nobody yet.
    p.part(disc(87, 88, 11.6), _GOLD, reach=3)
    p.line(disc(87, 88, 7.8), mix(_GOLD, INK, 0.45), 1.5)
    p.fill(burst(87, 88, 4, 6, 2.4, -45), mix(_GOLD, INK, 0.45))
    p.part(oval(80, 99, 8.6, 6), skin, reach=2)
    p.fill(burst(95, 76, 4, 5.4, 1.5), WHITE)


SITTERS: Final = (
    ("caveman", "#b9cfa0", caveman),
    ("elf", "#a6c6e6", elf),
    ("outlaw_archer", "#ecd08a", outlaw_archer),
    ("dinosaur", "#f2b8a0", dinosaur),
    ("leprechaun", "#d5bfe6", leprechaun),
)

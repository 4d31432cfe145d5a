"""The table of Where's My Luggage?, its art: passengers, those of the tartan carpet-bag."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import (
    BRASS,
    DETAIL_WIDTH,
    INK,
    PALE,
    ROSY,
    STEEL,
    WHITE,
    Pencil,
    burst,
    curls,
    tone,
)

_NAVY: Final = tone("#2f3e63")
_GINGER: Final = tone("#d2622a")
_RED: Final = tone("#c0343a")


def nanny(p: Pencil) -> None:
    """Nanny: chin up, cherries on the hat, a duck on the umbrella; the baby has seen you."""
    skin = PALE
    hair = tone("#4a2b22")
    p.shoulders(_NAVY, top=74, wide=66)
    for y in (88.0, 98.0):
        p.button(44, y)
    p.part("M 39 58 H 55 L 57 79 Q 47 84 37 79 Z", WHITE, reach=3)
    p.part("M 47 80 L 35 74 V 88 Z M 47 80 L 59 74 V 88 Z", _RED, shade=0)
    p.part(disc(47, 81, 3.2), _RED, shade=0)
    p.part(oval(47, 40, 23, 21), hair)
    p.part("M 30 34 H 64 L 65 46 Q 64 64 48 69 Q 32 64 29 46 Z", skin)
    p.part("M 29 46 Q 30 32 47 34 Q 64 32 66 46 Q 58 42 47 36 Q 37 42 29 46 Z", hair, shade=0)
    p.blush(47, 56, 25, 4.4)
    # She looks down her nose.
    for x in (39.5, 55.5):
        p.fill(oval(x, 49, 5, 3.9), WHITE)
        p.dot(x + 1.6, 50.6, 2.2)
        p.fill(
            f"M {x - 5.6} 49.4 Q {x - 5} 44.4 {x} 44.4 Q {x + 5} 44.4 {x + 5.6} 49.4 Z",
            mix(skin, tone("#9c7fa8"), 0.35),
        )
        p.line(f"M {x - 6} 49.4 H {x + 6}", INK, 2)
    p.line("M 34 41 Q 39 37 44 41 M 51 41 Q 56 37 61 41", hair, 2)
    p.line("M 47.5 46 L 45 56.5 L 49 57", INK, 1.7)
    p.fill("M 43.5 61.4 Q 45.5 59.6 47.5 61 Q 49.5 59.6 51.5 61.4 Q 47.5 65.4 43.5 61.4 Z", _RED)
    p.part("M 32 26 L 33 12 Q 47 7 61 12 L 62 26 Z", tone("#33303d"))
    p.part("M 31.8 27 L 32.4 20 Q 47 15.5 61.6 20 L 62.2 27 Z", _RED, shade=0)
    p.part("M 15 29 Q 47 16 79 29 Q 80 33 74 34 Q 47 26 20 34 Q 14 33 15 29 Z", tone("#33303d"))
    p.line("M 30 18 Q 33 8 40 6 M 37 20 Q 37 10 40 6", tone("#3f7a3a"), 1.8)
    p.part("M 40 6 Q 46 1 50 6 Q 45 9 40 6 Z", tone("#4f9a48"), shade=0, width=DETAIL_WIDTH)
    p.part(disc(30, 20.5, 4.4), _RED, reach=2, width=DETAIL_WIDTH)
    p.part(disc(38, 22.5, 4.4), _RED, reach=2, width=DETAIL_WIDTH)
    # The umbrella by its duck, who looks away.
    p.line("M 17 106 V 80", INK, 6.5)
    p.line("M 17 106 V 80", tone("#7a4526"), 3)
    p.part("M 23 82 V 70 Q 25 59 16 58 Q 6 58 6 67 Q 6 74 13 75 V 82 Z", tone("#e9b545"), reach=2)
    p.part("M 8 63 Q 1 64 -2 69 Q 3 72 9 70.5 Z", tone("#e0702f"), shade=0, width=DETAIL_WIDTH)
    p.dot(13, 64.5, 1.9)
    _baby(p)


def _baby(p: Pencil) -> None:
    """A baby with a dummy and eyes that miss nothing."""
    skin = ROSY
    p.part("M 62 106 Q 62 90 79 89 Q 97 90 97 106 Z", tone("#9fd0c9"))
    p.part(disc(79, 77, 16.5), skin)
    p.line("M 77 60 Q 72 54 78 52 Q 84 52 82 57", _GINGER, 2.8)
    p.eyes(79, 75, 14.5, 5.4, look=(-0.25, -0.15), skin=skin, pupil=0.56)
    p.blush(79, 82.5, 23, 3.6)
    p.part(oval(79, 86, 6.4, 4.6), tone("#4f9ac0"), shade=0, width=DETAIL_WIDTH)
    p.line(disc(79, 87.6, 3.4), INK, 3.2)
    p.line(disc(79, 87.6, 3.4), tone("#f2d24e"), 1.5)
    p.part(disc(64.5, 93, 5), skin, reach=2, width=DETAIL_WIDTH)


def highlander(p: Pencil) -> None:
    """Highlander: bagpipes, full blast; the neighbours would like a word."""
    skin = tone("#f0a080")
    plaid = tone("#2f6b4f")
    # Three drones over the shoulder.
    for x, top in ((69.0, 16.0), (80.0, 8.0), (91.0, 18.0)):
        base = 66 + (x - 69) * 0.35
        p.line(f"M {base} 84 L {x} {top + 6}", INK, 7)
        p.line(f"M {base} 84 L {x} {top + 6}", tone("#5c3524"), 3.4)
        with p.turned(x, top, 13):
            p.part(
                plate(x - 4.6, top - 4, 9.2, 13, 2.6), tone("#f0e2c0"), reach=2, width=DETAIL_WIDTH
            )
            p.fill(plate(x - 3, top + 1, 6, 2, 0.6), BRASS)
    p.shoulders(plaid, top=76, wide=80)
    bag = "M 38 94 Q 44 74 70 76 Q 98 78 97 94 Q 96 110 66 108 Q 40 108 38 94 Z"
    p.part(bag, _RED)
    with p.within(bag):
        p.line("M 50 70 V 110 M 66 70 V 110 M 82 70 V 110 M 30 84 H 100 M 30 98 H 100", plaid, 4)
        p.line("M 57 70 V 110 M 73 70 V 110 M 90 70 V 110 M 30 91 H 100", tone("#f2d24e"), 1.3)
    p.line(bag, INK)
    hair = (
        "M 16 38 Q 7 44 12 52 Q 5 60 12 66 Q 10 76 20 78 L 40 82 L 62 78 Q 72 76 70 66 "
        "Q 77 60 71 52 Q 76 44 68 38 Z"
    )
    p.part(hair, _GINGER)
    p.part(
        "M 23 36 H 61 Q 66 44 67 54 Q 72 62 64 70 Q 54 76 42 76 Q 30 76 20 70 Q 12 62 17 54 "
        "Q 18 44 23 36 Z",
        skin,
    )
    for x in (25.0, 59.0):
        p.fill(disc(x, 62, 7.6), faded(tone("#d8402f"), 0.5))
        p.gleam(f"M {x - 5} 60 Q {x - 4} 56 {x} 55.6 Q {x - 3} 58 {x - 3} 61 Z", 0.6)
    p.eye(33.5, 47, 6.6, look=(0.2, 0.2), skin=skin, pupil=0.36)
    p.eye(50.5, 47, 6.6, look=(0.0, 0.2), skin=skin, pupil=0.36)
    p.brows(42, 38.5, 18, wide=13, slant=-3, arch=4, thick=4, colour=mix(_GINGER, INK, 0.2))
    p.freckles(42, 54.5, 28, skin)
    p.nose(42, 57, skin, 5.4, 4.6)
    # The blowpipe.
    p.line("M 43 68 L 56 82", INK, 7)
    p.line("M 43 68 L 56 82", tone("#5c3524"), 3.6)
    p.part(oval(42, 67.4, 5.4, 4.6), mix(skin, tone("#b02f2a"), 0.55), shade=0, width=DETAIL_WIDTH)
    p.fill(disc(42.4, 67.8, 2.6), tone("#5c3524"))
    p.part(
        "M 14 34 Q 8 22 24 14 Q 44 4 62 12 Q 80 18 72 32 Q 68 38 60 36 H 24 Q 17 38 14 34 Z",
        tone("#2c4a7c"),
    )
    p.part("M 20 37 Q 42 30 64 37 L 65 30 Q 42 23 19 30 Z", _RED, shade=0)
    checks = " ".join(f"M {x} 26 V 38" for x in range(24, 64, 8))
    with p.within("M 20 37 Q 42 30 64 37 L 65 30 Q 42 23 19 30 Z"):
        p.line(checks, WHITE, 2.4)
    p.part(curls([(40, 9, 5), (46, 7, 5), (43, 13, 4.6)]), _RED, reach=2)


def lumberjack(p: Pencil) -> None:
    """Lumberjack: an axe, a checked shirt, and a beard that is let to a family of birds."""
    skin = ROSY
    beard = tone("#5a3826")
    shirt = p.shoulders(_RED, top=74, wide=94)
    with p.within(shirt):
        lines = (
            " ".join(f"M {x} 66 V 108" for x in range(10, 100, 20)) + " M 0 86 H 100 M 0 104 H 100"
        )
        p.line(lines, faded(tone("#1d1a20"), 0.5), 7)
    p.line(shirt, INK)
    bush = (
        "M 23 44 Q 12 58 19 66 Q 13 78 24 82 Q 24 94 36 93 Q 42 102 50 98 Q 58 102 64 93 "
        "Q 76 94 76 82 Q 87 78 81 66 Q 88 58 77 44 Z"
    )
    p.part(bush, beard)
    p.part("M 28 32 H 72 L 74 50 Q 64 58 50 58 Q 36 58 26 50 Z", skin)
    p.blush(50, 53, 34, 4.2)
    p.dot(40.5, 46, 2.9)
    p.dot(59.5, 46, 2.9)
    p.brows(50, 40, 20, wide=13, slant=-1.5, arch=3, thick=4.6, colour=beard)
    p.part(
        "M 50 56 Q 40 52 31 58 Q 27 62 24 61 Q 30 69 41 66 Q 47 65 50 62 Q 53 65 59 66 Q 70 "
        "69 76 61 "
        "Q 73 62 69 58 Q 60 52 50 56 Z",
        mix(beard, WHITE, 0.12),
        reach=2,
    )
    p.nose(50, 52.5, skin, 6.4, 5)
    _nest(p)
    with p.turned(86, 80, 8):
        p.line("M 87 108 V 50", INK, 8)
        p.line("M 87 108 V 50", tone("#c58a4c"), 4.4)
        p.part("M 82 52 H 97 V 68 H 82 Q 74 70 70 76 Q 65 60 70 44 Q 74 50 82 52 Z", STEEL, reach=3)
        p.line("M 70.5 70 Q 68.4 60 70.5 50", WHITE, 1.8)
        p.part(oval(87, 94, 8.4, 7), skin, reach=2.4)
        p.line("M 82 91 H 91 M 82 95.4 H 91", mix(skin, INK, 0.5), 1.5)
    hat = "M 24 34 Q 22 6 50 6 Q 78 6 76 34 Z"
    p.part(hat, tone("#e0a53a"))
    p.line(
        "M 36 10 Q 33 20 34 28 M 50 7 V 28 M 64 10 Q 67 20 66 28",
        mix(tone("#e0a53a"), INK, 0.3),
        1.6,
    )
    p.part(
        "M 21 28 Q 50 21 79 28 L 79 39 Q 50 32 21 39 Z", mix(tone("#e0a53a"), WHITE, 0.28), reach=3
    )
    ribs = " ".join(f"M {x} 24 V 38" for x in range(28, 78, 7))
    with p.within("M 21 28 Q 50 21 79 28 L 79 39 Q 50 32 21 39 Z"):
        p.line(ribs, mix(tone("#e0a53a"), INK, 0.25), 1.4)


def _nest(p: Pencil) -> None:
    """Three chicks who want their tea."""
    p.fill(oval(50, 80, 23, 12), tone("#2f1d16"))
    for x, y, turn in ((36.0, 77.0, -14.0), (64.0, 77.0, 14.0), (50.0, 74.5, 0.0)):
        with p.turned(x, y, turn):
            p.part(oval(x, y + 4, 7.6, 9), tone("#f4d563"), reach=2, width=DETAIL_WIDTH * 1.1)
            beak = f"M {x - 4.6} {y - 1} L {x} {y - 8} L {x + 4.6} {y - 1} L {x} {y + 3.6} Z"
            p.part(beak, tone("#e8622f"), shade=0, width=DETAIL_WIDTH)
            p.fill(f"M {x - 2} {y - 1.2} L {x} {y - 4.6} L {x + 2} {y - 1.2} Z", tone("#6d1f2a"))
            p.fill(disc(x - 5, y + 2.6, 1.4), INK)
            p.fill(disc(x + 5, y + 2.6, 1.4), INK)
    p.part("M 25 82 Q 50 90 75 82 Q 72 95 50 96 Q 28 95 25 82 Z", tone("#c39a5f"), reach=3)
    straws = "M 29 86 L 42 92 M 38 87 L 54 94 M 60 88 L 47 94 M 71 86 L 58 93 M 32 92 L 38 88"
    p.line(straws, INK, 1.3)


def grandma(p: Pencil) -> None:
    """Grandma: curlers, glasses on a chain; what she knits has no end yet."""
    skin = PALE
    hair = tone("#d9d4e3")
    p.part("M 14 106 Q 14 84 34 80 H 66 Q 86 84 86 106 Z", tone("#8a6bb0"))
    p.part("M 34 80 L 50 104 L 66 80 L 60 77 H 40 Z", tone("#f5e9d6"), reach=3)
    heap = curls(
        [
            (24, 50, 9),
            (22, 38, 9),
            (28, 26, 10),
            (40, 18, 10),
            (54, 17, 10),
            (68, 22, 10),
            (77, 33, 9),
            (79, 46, 9),
            (74, 56, 8),
            (27, 58, 8),
            (50, 30, 20),
        ]
    )
    p.part(heap, hair)
    for x, y, turn in (
        (31.0, 21.0, -32.0),
        (50.0, 14.0, 0.0),
        (69.0, 21.0, 32.0),
        (19.5, 39.0, -70.0),
        (80.5, 39.0, 70.0),
    ):
        with p.turned(x, y, turn):
            p.part(
                plate(x - 7.6, y - 5.2, 15.2, 10.4, 4.6),
                tone("#ee8fb0"),
                reach=2,
                width=DETAIL_WIDTH * 1.2,
            )
            p.line(
                f"M {x - 3} {y - 4} V {y + 4} M {x + 3} {y - 4} V {y + 4}",
                mix(tone("#ee8fb0"), INK, 0.35),
                1.3,
            )
    p.part("M 29 42 Q 32 28 50 27 Q 68 28 71 42 L 72 56 Q 72 76 50 79 Q 28 76 28 56 Z", skin)
    p.line("M 40 34 Q 50 31.5 60 34", mix(skin, INK, 0.3), 1.4)
    p.blush(50, 63, 31, 5.4)
    p.line("M 23 52 Q 17 64 26 76 M 77 52 Q 83 64 74 76", BRASS, 1.6)
    _lens(p)
    with p.mirrored():
        _lens(p)
    p.line("M 46.5 49 Q 50 46.5 53.5 49", tone("#3f8f8a"), 2.6)
    p.nose(50, 60.5, skin, 4.2, 3.6)
    p.line("M 40 68 Q 50 75.5 60 68 M 38.5 66.6 L 41 69 M 61.5 66.6 L 59 69", INK, 2)
    # The knitting.
    p.line("M 22 78 L 62 100", INK, 4.6)
    p.line("M 78 78 L 38 100", INK, 4.6)
    p.line("M 22 78 L 62 100", tone("#e3c79a"), 2.2)
    p.line("M 78 78 L 38 100", tone("#e3c79a"), 2.2)
    for x in (21.0, 79.0):
        p.part(disc(x, 77.4, 3.2), _RED, shade=0, width=DETAIL_WIDTH)
    sock = "M 30 90 Q 50 84 70 90 L 72 106 H 28 Z"
    p.part(sock, tone("#e0a53a"), reach=3)
    with p.within(sock):
        p.line("M 28 96 L 34 92 L 40 96 L 46 92 L 52 96 L 58 92 L 64 96 L 70 92 L 76 96", _RED, 2.4)
        p.line(
            "M 28 103 L 34 99 L 40 103 L 46 99 L 52 103 L 58 99 L 64 103 L 70 99 L 76 103",
            tone("#3f8f8a"),
            2.4,
        )
    p.line(sock, INK)
    p.part(oval(27, 92, 6.6, 5.6), skin, reach=2, width=DETAIL_WIDTH * 1.2)
    p.part(oval(73, 92, 6.6, 5.6), skin, reach=2, width=DETAIL_WIDTH * 1.2)


def _lens(p: Pencil) -> None:
    """The left half of a pair of spectacles, and the eye that laughs behind it."""
    lens = "M 26 45 Q 36 41 46.5 47 Q 48 60 38 61.5 Q 28 61 26 45 Z"
    p.fill(lens, tone("#eaf3f4"))
    p.line("M 31.5 55 Q 37 48 42.5 55", INK, 2.6)
    if p.fine:
        p.line("M 30 58 Q 37 62 43 57.5", mix(PALE, INK, 0.3), 1.1)
    p.line(lens, tone("#3f8f8a"), 3)
    p.line("M 26 45 L 21.5 42", tone("#3f8f8a"), 3)


def wizard(p: Pencil) -> None:
    """Wizard: a beard to the floor; the frog on the brim was the clerk at the counter."""
    skin = PALE
    white = tone("#f0edf2")
    robe = tone("#4a4f9c")
    p.shoulders(robe, top=74, wide=84)
    p.line("M 88 106 L 84 44", INK, 6.4)
    p.line("M 88 106 L 84 44", tone("#7a5232"), 3.2)
    p.fill(disc(83.5, 38, 13), faded(tone("#fff3a8"), 0.55))
    p.part("M 83.5 24 L 92 36 L 84 50 L 75 38 Z", tone("#7fd6d0"), reach=3)
    p.gleam("M 83 27.5 L 78 37 L 82 38 Z", 0.7)
    beard = "M 24 48 Q 15 66 23 80 Q 27 96 38 108 H 58 Q 66 96 70 80 Q 78 66 70 48 Z"
    p.part(beard, white)
    p.line("M 33 70 Q 33 86 42 98 M 61 70 Q 60 86 52 98 M 47 76 V 92", mix(white, INK, 0.28), 1.6)
    p.ear(22.5, 48, skin, 4.8)
    p.ear(71.5, 48, skin, 4.8)
    p.part("M 26 36 H 68 L 69 50 Q 62 62 47 62 Q 32 62 25 50 Z", skin)
    p.blush(47, 56, 31, 4)
    # Eyes that look over the glasses.
    p.eyes(47, 45.5, 18, 5.2, look=(0.35, -0.25), skin=skin)
    for x in (38.0, 56.0):
        p.fill(
            f"M {x - 7} 50 H {x + 7} Q {x + 6} 58 {x} 58 Q {x - 6} 58 {x - 7} 50 Z",
            faded(WHITE, 0.7),
        )
        p.line(f"M {x - 7} 50 H {x + 7} Q {x + 6} 58 {x} 58 Q {x - 6} 58 {x - 7} 50 Z", BRASS, 2.2)
    p.line("M 45 50.6 H 49", BRASS, 2.2)
    tash = (
        "M 47 62 Q 40 58 32 63 Q 24 72 16 69 Q 20 82 34 79 Q 43 77 47 70 Q 51 77 60 79 Q 74 82 "
        "78 69 "
    )
    p.part(tash + "Q 70 72 62 63 Q 54 58 47 62 Z", white, reach=3)
    p.part(
        "M 47 48 Q 54 56 53 62 Q 51 66 47 66 Q 43 66 41 62 Q 40 56 47 48 Z",
        mix(skin, tone("#e0705f"), 0.3),
        reach=2,
        width=DETAIL_WIDTH * 1.2,
    )
    for way in (
        "M 44 38 Q 36 31 24 36 Q 17 38 14 33 Q 17 44 29 42 Q 39 42 44 38 Z",
        "M 50 38 Q 58 31 70 36 Q 77 38 80 33 Q 77 44 65 42 Q 55 42 50 38 Z",
    ):
        p.part(way, white, reach=2, width=DETAIL_WIDTH * 1.2)
    hat = (
        "M 25 33 Q 30 14 38 4 Q 46 -7 62 -2 Q 78 4 79 17 Q 80 24 75 25 Q 70 24 69 18 Q 66 11 60 12 "
        "Q 64 22 69 33 Q 47 26 25 33 Z"
    )
    p.part(hat, robe)
    p.fill(burst(44, 16, 5, 6, 2.5, -80), tone("#ffdf7a"))
    p.fill(burst(58, 23, 4, 3.8, 1.3, -80), tone("#ffdf7a"))
    p.fill(burst(33, 27, 4, 3, 1.1, -80), tone("#ffdf7a"))
    p.part(disc(75, 27, 3.6), tone("#ffdf7a"), shade=0, width=DETAIL_WIDTH)
    p.part("M 10 39 Q 20 28 47 28 Q 74 28 84 39 Q 86 43 80 43 Q 47 32 14 43 Q 8 43 10 39 Z", robe)
    with p.turned(17, 36, 0, 0.88):
        _frog(p)


def _frog(p: Pencil) -> None:
    """A frog in the cap of an airline."""
    green = tone("#7fbf4d")
    p.part("M 2 37 Q 0 25 13 24 Q 27 25 25 37 Q 13 42 2 37 Z", green, reach=3)
    for x in (7.0, 20.0):
        p.part(disc(x, 23.5, 4.6), green, shade=0, width=DETAIL_WIDTH * 1.2)
        p.fill(disc(x, 23, 3), WHITE)
        p.fill(disc(x + 0.5, 23.6, 1.7), INK)
    p.line("M 5 32 Q 13 30 22 32", INK, 2)
    p.part("M 7 17 L 8 11 Q 14 8.5 20 11 L 21 17 Z", _NAVY, shade=0, width=DETAIL_WIDTH)
    p.line("M 5.6 18 Q 14 15.6 22.4 18", INK, 3.2)
    p.fill(disc(14, 13, 1.7), BRASS)


SITTERS: Final = (
    ("nanny", "#b8d0ae", nanny),
    ("highlander", "#a9bfe0", highlander),
    ("lumberjack", "#a6cfc4", lumberjack),
    ("grandma", "#a9d2dd", grandma),
    ("wizard", "#e8b98c", wizard),
)

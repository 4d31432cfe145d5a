"""The table of Cargo Hold, its art: the six cats among the firepower cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QTransform

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate, sketch
from ui.look.pencil import BRASS, DETAIL_WIDTH, INK, STEEL, WHITE, Pencil, burst, tone

_RED: Final = tone("#c8413d")
_BLUE: Final = tone("#3f6fa0")
_LEATHER: Final = tone("#7b4a2c")
_STRAW: Final = tone("#f0cf7c")
_NIGHT: Final = tone("#353040")
_PINK: Final = tone("#e58a92")
_EAR: Final = sketch("M -10 5 Q -9 -11 3 -20 Q 11 -10 11 7 Q 0 10 -10 5 Z")
_HEAD: Final = sketch(
    "M 0 -24 C 16 -24 29 -14.4 29 2.4 L 32.5 8.2 L 28.1 9.6 L 30.2 15.8 L 23.2 16.8 C "
    "17.4 24 8.7 24 "
    "0 24 C -8.7 24 -17.4 24 -23.2 16.8 L -30.2 15.8 L -28.1 9.6 L -32.5 8.2 L -29 2.4 "
    "C -29 -14.4 -16 -24 0 -24 Z"
)
_STRIPES: Final = sketch(
    "M 32 4 L 21.5 5 M 32 10.6 L 21.5 11.8 M -32 4 L -21.5 5 M -32 10.6 L -21.5 11.8"
)
_HOLLOW: Final = sketch("M -5 2 Q -4 -7 2.4 -12 Q 6.6 -6 6.6 3 Q 0 5 -5 2 Z")


@dataclass(frozen=True, slots=True)
class Coat:
    """A cat's fur, the paler fur of its muzzle, its markings, and its eyes."""

    fur: QColor
    pale: QColor
    dark: QColor
    eyes: QColor


GINGER: Final = Coat(tone("#f0a050"), tone("#fff0da"), tone("#b8622a"), tone("#9ccb6a"))
SOOT: Final = Coat(tone("#4d4757"), tone("#7a7387"), tone("#2f2a38"), tone("#f4cf4a"))
SMOKE: Final = Coat(tone("#a3afbb"), tone("#eef1f2"), tone("#66727f"), tone("#f0b354"))
CREAM: Final = Coat(tone("#f3e2c3"), tone("#8a6350"), tone("#6d4a3c"), tone("#6fc0ea"))
UMBER: Final = Coat(tone("#9a6a48"), tone("#ecd0a8"), tone("#5c3a28"), tone("#c3d45c"))
MILK: Final = Coat(tone("#fbf4e6"), tone("#ffffff"), tone("#c9b79c"), tone("#6fb98c"))


def face(
    p: Pencil,
    coat: Coat,
    *,
    y: float = 56.0,
    wide: float = 29.0,
    high: float = 24.0,
    gaze: tuple[float, float] = (0.0, 0.0),
    lid: float = 0.0,
    mask: bool = False,
    stripes: bool = True,
) -> None:
    """A head around (50, `y`) with eyes, without ears and mouth; by a `mask` it is dark within."""
    there = QTransform.fromTranslate(50, y).scale(wide / 29, high / 24)
    with p.solid(there.map(_HEAD), coat.fur, reach=5):
        if mask:
            p.fill(oval(50, y + high * 0.28, wide * 0.62, high * 0.82), coat.dark)
        if stripes:
            p.line(there.map(_STRIPES), coat.dark, 3)
    for way in (-1, 1):
        _eye(p, coat, 50 + way * wide * 0.43, y - high * 0.04, wide * 0.23, gaze, lid)


def _eye(
    p: Pencil, coat: Coat, x: float, y: float, radius: float, gaze: tuple[float, float], lid: float
) -> None:
    ball = oval(x, y, radius, radius * 1.1)
    p.fill(ball, coat.eyes)
    with p.within(ball):
        at_x, at_y = x + gaze[0] * radius, y + gaze[1] * radius
        p.fill(oval(at_x, at_y, radius * 0.52, radius * 0.86), INK)
        if p.fine:
            p.fill(disc(at_x - radius * 0.2, at_y - radius * 0.36, radius * 0.24), WHITE)
        if lid > 0:
            edge = y - radius * 1.1 + 2.2 * radius * lid
            p.fill(plate(x - radius, edge - 20, 2 * radius, 20), coat.fur)
            p.line(f"M {x - radius} {edge} H {x + radius}", INK, DETAIL_WIDTH * 1.2)
    p.line(ball, INK, DETAIL_WIDTH * 1.1)


def ears(p: Pencil, coat: Coat, *, y: float = 32.0, apart: float = 20.0, size: float = 1.0) -> None:
    """Two ears whose feet are at the height `y`, `apart` from the middle."""
    for way in (-1, 1):
        there = QTransform.fromTranslate(50 + way * apart, y).scale(way * size, size)
        p.part(there.map(_EAR), coat.fur, reach=3)
        p.fill(there.map(_HOLLOW), mix(coat.pale, _PINK, 0.6))


def muzzle(p: Pencil, coat: Coat, *, y: float, nose: QColor = _PINK) -> None:
    """Cheeks, a nose and a mouth whose middle is at the height `y`, and whiskers."""
    for x in (43.8, 56.2):
        p.fill(oval(x, y + 1, 8, 6.6), coat.pale)
    low, mid = y + 6, y + 1
    p.line(f"M 50 {y - 2} V {mid} Q 44.5 {low} 39 {mid} M 50 {mid} Q 55.5 {low} 61 {mid}", INK, 2)
    p.bit(f"M 45.6 {y - 6} H 54.4 L 50 {y - 1} Z", nose)
    if p.fine:
        hairs = [
            f"M {50 + way * 17} {y + by / 2} L {50 + way * 37} {y + by * 1.7 - 1}"
            for way in (-1, 1)
            for by in (-4.0, 0.5, 5.0)
        ]
        p.line(" ".join(hairs), faded(WHITE, 0.9), 1.3)


def farmhand(p: Pencil) -> None:
    """Farmhand: dungarees, a straw in the mouth, ears through a hat of straw."""
    shirt = p.shoulders(tone("#d9694c"), top=80, wide=76)
    with p.within(shirt):
        for at in range(8, 100, 9):
            p.line(f"M {at} 76 V 108 M 0 {72 + at * 0.4} H 100", faded(WHITE, 0.4), 1.6)
    p.part("M 34 90 H 66 V 108 H 34 Z", _BLUE, reach=3)
    p.cord("M 36 92 L 29 80 M 64 92 L 71 80", _BLUE, 5)
    p.button(37, 93)
    p.button(63, 93)
    face(p, GINGER, gaze=(0.15, -0.2))
    p.blush(50, 66, 42, 5)
    muzzle(p, GINGER, y=69)
    p.line("M 59 71 L 84 63", INK, 4)
    p.line("M 59 71 L 84 63", _STRAW, 2.2)
    p.discs("80,62,2.4 84,65,2.2 87,61.4,2.6", tone("#c9963a"))
    p.part("M 29 33 Q 30 8 50 8 Q 70 8 71 33 Z", _STRAW)
    if p.fine:
        p.line("M 38 14 L 44 26 M 50 10 V 24 M 62 14 L 56 26", mix(_STRAW, INK, 0.35), 1.4)
    p.part("M 29 33 L 29.6 24 Q 50 31 70.4 24 L 71 33 Z", _RED, shade=0)
    brim = (
        "M 3 39 Q 10 29 29 30 Q 50 36 71 30 Q 90 29 97 39 L 92 41 L 93 45 Q 72 40 50 41 Q 28 "
        "40 7 45 L 8 41 Z"
    )
    p.part(brim, _STRAW, reach=3)
    ears(p, GINGER, y=33, apart=27, size=0.86)


def outlaw(p: Pencil) -> None:
    """Outlaw: a black cat behind a dotted kerchief."""
    p.shoulders(tone("#6b5a86"), top=82, wide=80)
    face(p, SOOT, y=54, gaze=(0.3, 0.1), lid=0.34)
    for way in (-1, 1):
        p.line(f"M {50 + way * 20} 43.6 L {50 + way * 6} 49", INK, 3.4)
    cloth = (
        "M 17 56 Q 34 66 50 58 Q 66 66 83 56 Q 84 70 74 80 Q 64 90 50 101 Q 36 90 26 80 Q 16 "
        "70 17 56 Z"
    )
    with p.solid(cloth, _RED, reach=5):
        p.discs(
            "27,66,2 36,72,2 50,67,2 64,72,2 73,66,2 43,80,2 57,80,2 50,90,2 31,78,2 69,78,2", WHITE
        )
        p.line("M 50 60 Q 47 70 50 78", mix(_RED, INK, 0.35), 1.8)
    hat = tone("#2b2733")
    p.part("M 27 34 L 31 12 Q 50 6 69 12 L 73 34 Z", hat)
    p.part("M 27 34 L 28.6 25 Q 50 30 71.4 25 L 73 34 Z", BRASS, shade=0)
    p.part(
        "M 0 30 Q 12 40 28 32 Q 50 37 72 32 Q 88 40 100 30 Q 94 47 72 43 Q 50 39 28 43 Q 6 47 "
        "0 30 Z",
        hat,
    )
    p.gleam("M 33 15 Q 38 12 44 11.4 L 41 23 L 32 22 Z", 0.16)
    ears(p, SOOT, y=33, apart=28, size=0.84)


def guard(p: Pencil) -> None:
    """Guard: a cap with a visor, a high collar, a musket stopped with a cork."""
    p.part(plate(80, 8, 9, 100, 2), STEEL, reach=3)
    p.part(plate(78, 66, 13, 40, 3), _LEATHER, reach=3)
    p.part(plate(81, 1, 7, 11, 2), tone("#d9a766"), shade=0)
    coat = p.shoulders(_BLUE, top=80, wide=78)
    with p.within(coat):
        p.fill("M 41 78 H 59 V 108 H 41 Z", mix(_BLUE, INK, 0.3))
    p.part("M 30 80 Q 50 92 70 80 L 69 90 Q 50 100 31 90 Z", _RED, reach=2)
    p.button(44, 98, radius=2.8)
    p.button(56, 98, radius=2.8)
    face(p, SMOKE, y=57, gaze=(0.3, 0.0), lid=0.18)
    muzzle(p, SMOKE, y=69)
    ears(p, SMOKE, y=38, apart=25, size=0.9)
    p.part("M 30 36 L 33 10 Q 50 4 67 10 L 70 36 Q 50 30 30 36 Z", _BLUE)
    p.part("M 30 37 L 31 28 Q 50 22 69 28 L 70 37 Q 50 31 30 37 Z", _RED, shade=0)
    p.part("M 26 43 Q 50 28 74 43 Q 66 47 50 42 Q 34 47 26 43 Z", _NIGHT, shade=0)
    p.bit("M 43 12 H 57 V 19 Q 57 25 50 28 Q 43 25 43 19 Z", BRASS)
    p.cord("M 68 106 L 80 95", _BLUE, 13)
    p.part(disc(84.5, 89, 8), SMOKE.fur, reach=3)
    p.line("M 80 86 H 87 M 80 90 H 88", mix(SMOKE.fur, INK, 0.5), 1.6)


def gunslinger(p: Pencil) -> None:
    """Gunslinger: a Siamese with the brim low, and two pop guns."""
    poncho = p.shoulders(tone("#3f8a6b"), top=78, wide=84)
    with p.within(poncho):
        p.line("M 4 96 L 16 88 L 28 98 L 40 90 L 50 98 L 60 90 L 72 98 L 84 88 L 96 96", BRASS, 4)
    face(p, CREAM, y=57, high=25, gaze=(0.0, 0.1), lid=0.42, mask=True, stripes=False)
    muzzle(p, CREAM, y=70, nose=tone("#3a2a26"))
    hat = tone("#efe4cf")
    p.part("M 28 38 Q 25 14 33 9 Q 42 5 50 13 Q 58 5 67 9 Q 75 14 72 38 Z", hat)
    p.line("M 50 14 V 23", mix(hat, INK, 0.45), 2)
    p.part("M 28 39 L 27.4 29 Q 50 36 72.6 29 L 72 39 Z", tone("#2f7f8f"), shade=0)
    p.part(
        "M 4 34 Q 14 30 24 37 Q 50 44 76 37 Q 86 30 96 34 Q 90 52 70 51 Q 50 47 30 51 Q 10 52 "
        "4 34 Z",
        hat,
    )
    ears(p, Coat(CREAM.dark, CREAM.pale, CREAM.dark, CREAM.eyes), y=36, apart=31, size=0.8)
    _pop_gun(p)
    with p.mirrored():
        _pop_gun(p)


def _pop_gun(p: Pencil) -> None:
    """A revolver with a cork in it, held up at the left."""
    with p.turned(14, 78, -8):
        p.part("M 7 74 L 20 74 L 24 96 L 12 98 Z", _LEATHER, shade=0)
        p.part("M 10 76 V 54 H 19 V 76 Z", STEEL, reach=2.4)
        p.bit(plate(7, 66, 14, 11, 3), mix(STEEL, INK, 0.3))
        p.bit(plate(11, 47, 7, 9, 2), tone("#d9a766"))
        p.part(disc(17, 87, 8.5), CREAM.dark, reach=3)
        p.line("M 12 85 H 18 M 12 89 H 18", mix(CREAM.dark, INK, 0.5), 1.6)


def bandit_boss(p: Pencil) -> None:
    """Bandit Boss: a hat as wide as the door, a moustache to match, and a golden tooth."""
    p.shoulders(tone("#5b6b3a"), top=80, wide=96)
    for way in (-1, 1):
        p.line(f"M {50 - way * 44} 86 L {50 + way * 30} 112", INK, 11)
        p.line(f"M {50 - way * 44} 86 L {50 + way * 30} 112", _LEATHER, 7.6)
    if p.fine:
        for at in (14.0, 22.0, 30.0, 70.0, 78.0, 86.0):
            p.bit(oval(at, 97 - abs(at - 50) * 0.22, 2.2, 4), BRASS)
    face(p, UMBER, y=57, wide=33, high=28, gaze=(-0.1, 0.0), lid=0.26)
    for way in (-1, 1):
        p.line(f"M {50 + way * 25} 44 L {50 + way * 6} 50", INK, 4.6)
    p.line("M 68 44 L 62 66 M 63 50 L 70 52 M 61 58 L 68 60", mix(UMBER.pale, WHITE, 0.4), 2.2)
    p.grin(50, 74, 22, 9)
    p.bit("M 42 74.6 H 48 L 45 81 Z", WHITE)
    p.bit("M 52 74.6 H 58 L 55 81 Z", tone("#f4c63f"))
    moustache = "M 50 68 Q 54 63 68 66 Q 83 70 91 61 Q 91 76 80 79 Q 66 81 50 73 Z"
    p.both(moustache, _NIGHT, shade=0)
    p.bit("M 44.6 62 H 55.4 L 50 69 Z", _PINK)
    felt = tone("#c8683a")
    p.part("M 33 32 Q 37 2 50 2 Q 63 2 67 32 Z", felt)
    p.line("M 35 27 L 40 20 L 45 27 L 50 20 L 55 27 L 60 20 L 65 27", BRASS, 3)
    p.part(
        "M -6 24 Q -2 14 8 22 Q 26 33 50 32 Q 74 33 92 22 Q 102 14 106 24 Q 104 45 74 44 Q 50 "
        "41 26 44 Q -4 45 -6 24 Z",
        felt,
    )
    p.line("M 4 27 Q 22 39 50 37 Q 78 39 96 27", BRASS, 3)
    ears(p, UMBER, y=30, apart=33, size=0.86)


def sheriff(p: Pencil) -> None:
    """Sheriff: a tall hat, a white moustache, and the star."""
    p.shoulders(tone("#e9dcc0"), top=80, wide=84)
    p.both("M 64 80 L 74 78 L 94 92 V 108 H 58 Z", _LEATHER)
    p.part("M 40 82 L 50 89 L 60 82 L 62 96 L 50 90 L 38 96 Z", tone("#a3303c"), shade=0)
    face(p, MILK, y=56, gaze=(-0.15, 0.0), lid=0.22, stripes=False)
    p.brows(50, 45, 26, wide=14, slant=1.4, arch=1.6, thick=4.4, colour=tone("#8d8577"))
    p.smile(50, 78, 12, 2)
    p.both("M 50 67 Q 58 62 72 69 Q 77 75 75 84 Q 64 81 50 73 Z", tone("#b9b0a2"))
    p.bit("M 45 62 H 55 L 50 68.6 Z", _PINK)
    felt = tone("#d8b27a")
    p.part("M 28 32 Q 23 8 33 3 Q 42 -1 50 6 Q 58 -1 67 3 Q 77 8 72 32 Z", felt)
    p.part("M 28 33 L 27 25 Q 50 31 73 25 L 72 33 Z", _LEATHER, shade=0)
    p.part(
        "M 6 29 Q 16 27 27 32 Q 50 37 73 32 Q 84 27 94 29 Q 88 44 72 42 Q 50 39 28 42 Q 12 44 "
        "6 29 Z",
        felt,
    )
    p.part(burst(50, 19, 5, 10, 4.4), tone("#ffd45e"), reach=2, width=DETAIL_WIDTH)
    ears(p, MILK, y=33, apart=29, size=0.84)
    p.part(burst(73, 92, 6, 13, 7), tone("#ffd45e"), reach=3)
    p.bit(disc(73, 92, 3.4), BRASS)


CATS: Final = (farmhand, outlaw, guard, gunslinger, bandit_boss, sheriff)

"""The table of Cargo Hold, its art: dynamite, a barricade, and the eight sorts of cargo."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate, sketch, soft
from ui.look.pencil import BRASS, DETAIL_WIDTH, INK, STEEL, WHITE, Pencil, burst, tone
from ui.tables.cargo_hold.art.signs import dollar

WOOD: Final = tone("#c98f52")
_BARK: Final = tone("#8a5a34")
_RED: Final = tone("#d0413f")
_PAPER: Final = tone("#fbf3df")
_SACK: Final = tone("#e0bd84")
_ROPE: Final = tone("#f0d79a")
_GREEN: Final = tone("#5f9f6a")
_FIRE: Final = tone("#ffd45e")


def dynamite(p: Pencil) -> None:
    """Dynamite: three sticks, bound, and the fuse is lit."""
    p.line("M 50 30 C 50 14 64 10 70 18 Q 76 26 84 20", INK, 5.4)
    p.line("M 50 30 C 50 14 64 10 70 18 Q 76 26 84 20", _ROPE, 2.8)
    p.part(burst(85, 19, 8, 15, 6), tone("#f08a3c"), shade=0, width=DETAIL_WIDTH)
    p.fill(burst(85, 19, 8, 8.4, 3.6), _FIRE)
    for x, top in ((14.0, 36.0), (62.0, 36.0), (37.0, 30.0)):
        p.part(plate(x, top, 25, 98 - top, 5), _RED, reach=6)
        p.part(oval(x + 12.5, top + 3, 12.5, 5), mix(_RED, WHITE, 0.35), shade=0)
        p.gleam(plate(x + 4, top + 13, 3, 76 - top, 1.5), 0.4)
    p.fill(disc(49.5, 33, 2.6), INK)
    p.part(plate(10, 56, 81, 17, 4), tone("#3b4150"), reach=3)
    p.line("M 14 61.5 H 86 M 14 67.5 H 86", mix(STEEL, INK, 0.3), 1.4)


def barricade(p: Pencil) -> None:
    """Barricade: planks across two stakes, with nails, and a barrel behind."""
    barrel = sketch("M 30 30 Q 26 44 30 62 H 70 Q 74 44 70 30 Q 68 12 62 8 H 38 Q 32 12 30 30 Z")
    with p.solid(barrel, _BARK, reach=6):
        p.line("M 42 8 Q 38 34 42 62 M 58 8 Q 62 34 58 62", mix(_BARK, INK, 0.4), 2)
        p.line("M 26 20 Q 50 25 74 20 M 24 38 Q 50 43 76 38", STEEL, 4.4)
    for x, lean in ((17.0, -4.0), (83.0, 4.0)):
        with p.turned(x, 60, lean):
            p.part(f"M {x - 7} 98 V 30 L {x} 18 L {x + 7} 30 V 98 Z", mix(WOOD, INK, 0.22), reach=3)
    for y, lean in ((80.0, 3.0), (60.0, -5.0), (41.0, 4.0)):
        with p.turned(50, y, lean):
            plank = f"2,{y - 8} 97,{y - 8} 95,{y} 98,{y + 8} 3,{y + 8} 5,{y}"
            p.part(soft(plank, 1.4), WOOD, reach=3)
            p.line(f"M 24 {y - 2} H 46 M 56 {y + 3} H 78", mix(WOOD, INK, 0.3), 1.6)
            p.discs(f"15,{y},2.6 85,{y},2.6", mix(STEEL, INK, 0.45))


def mail(p: Pencil) -> None:
    """Mail: a bag that letters look out of."""
    for x, y, lean, seal in ((22.0, 10.0, -16.0, _RED), (46.0, 6.0, 10.0, tone("#3f7fc0"))):
        with p.turned(x + 17, y + 14, lean):
            p.part(plate(x, y, 36, 38, 2), _PAPER, reach=3)
            p.line(f"M {x} {y + 2} L {x + 18} {y + 18} L {x + 36} {y + 2}", INK)
            p.bit(disc(x + 18, y + 18, 4.6), seal)
    bag = sketch(
        "M 15 38 Q 50 47 85 38 Q 86 58 92 78 Q 96 96 80 97 H 20 Q 4 96 8 78 Q 14 58 15 38 Z"
    )
    leather = tone("#a8683a")
    with p.solid(bag, leather, reach=7):
        p.line("M 12 49 Q 50 58 88 49", mix(leather, INK, 0.4), 2)
    p.part("M 12 34 Q 50 45 88 34 L 89 43 Q 50 54 11 43 Z", mix(leather, WHITE, 0.2), reach=2)
    p.bit(plate(31, 58, 38, 27, 3), _PAPER)
    p.line("M 31 60 L 50 75 L 69 60", INK, 2.6)


def grain(p: Pencil) -> None:
    """Grain: a sack that is tied up, and three ears."""
    for x, y, lean in ((34.0, 24.0, -26.0), (66.0, 24.0, 26.0), (50.0, 17.0, 0.0)):
        with p.turned(x, y + 10, lean):
            p.line(f"M {x} {y + 32} V {y - 4}", INK, 4.4)
            p.line(f"M {x} {y + 32} V {y - 4}", tone("#c9963a"), 2)
            for step in range(3):
                at = y + 8 - step * 8
                for way in (-1, 1):
                    p.bit(
                        f"M {x} {at + 4} Q {x + way * 10} {at + 2} {x + way * 8} {at - 8} "
                        f"Q {x + way * 1} {at - 5} {x} {at + 4} Z",
                        tone("#f2bf45"),
                    )
    sack = sketch(
        "M 30 46 Q 50 38 70 46 Q 94 62 92 84 Q 92 98 78 98 H 22 Q 8 98 8 84 Q 6 62 30 46 Z"
    )
    p.part("M 33 50 Q 24 36 32 32 Q 50 40 68 32 Q 76 36 67 50 Z", _SACK, reach=3)
    p.part(sack, _SACK, reach=7)
    p.line("M 20 62 Q 14 72 15 82 M 80 60 Q 84 66 85 74", mix(_SACK, INK, 0.3), 2)
    p.cord("M 32 49 Q 50 43 68 49", _RED, 4)
    p.bit("M 50 60 Q 66 66 66 76 Q 64 90 50 92 Q 36 90 34 76 Q 34 66 50 60 Z", _PAPER)
    p.line("M 50 65 V 88", tone("#a97a1e"), 2.2)
    for y in (70.0, 77.0, 84.0):
        p.line(f"M 43 {y - 3} L 50 {y + 2} L 57 {y - 3}", tone("#a97a1e"), 3)


def lumber(p: Pencil) -> None:
    """Lumber: logs in a stack, their rings in front."""
    for x, y in ((27.0, 75.0), (73.0, 75.0), (50.0, 36.0)):
        p.part(plate(x - 22, y - 24, 45, 24, 10), _BARK, reach=3)
        with p.solid(disc(x, y, 22), _BARK, shade=0):
            p.part(disc(x, y, 17.6), tone("#f0cf98"), reach=3, width=DETAIL_WIDTH)
            p.line(disc(x, y, 11.6), tone("#b98a4e"), 2.2)
            p.line(disc(x + 0.6, y + 0.4, 5.6), tone("#b98a4e"), 2.2)
            p.line(f"M {x + 2} {y - 1} L {x + 15} {y - 9}", mix(_BARK, INK, 0.1), 2)
    p.part("M 68 22 Q 80 6 95 11 Q 94 27 73 29 Z", _GREEN, reach=3)
    p.line("M 70 27 Q 80 20 90 15", mix(_GREEN, INK, 0.4), 1.8)


def whiskey(p: Pencil) -> None:
    """Whiskey: a bottle, full."""
    glass = tone("#e08a35")
    p.part(plate(41, 1, 18, 16, 4), tone("#d9a766"), reach=3)
    shape = (
        "M 41 14 H 59 V 32 C 59 40 80 42 80 56 V 90 Q 80 98 72 98 H 28 Q 20 98 20 90 V 56 C "
        "20 42 41 40 41 32 Z"
    )
    with p.solid(sketch(shape), mix(glass, WHITE, 0.45), shade=0):
        p.fill("M 14 50 Q 34 46 50 50 Q 66 54 86 50 V 100 H 14 Z", glass)
        p.fill("M 70 40 H 82 V 100 H 30 Q 68 98 70 60 Z", faded(INK, 0.16))
    p.part(plate(39, 15, 22, 9, 2), _RED, shade=0)
    p.bit(plate(20, 58, 60, 28, 1), _PAPER)
    p.line("M 25 63 H 75 M 25 81 H 75", tone("#a3303c"), 2)
    for x in (33.0, 50.0, 67.0):
        p.line(f"M {x - 5} 67 L {x + 5} 77 M {x + 5} 67 L {x - 5} 77", INK, 3.4)
    p.gleam("M 25 54 Q 26 49 31 47 L 29 55 H 25 Z M 44 26 H 47 V 36 L 44 38 Z", 0.8)


def cattle(p: Pencil) -> None:
    """Cattle: a cow that looks straight at you, with a bell."""
    hide = tone("#a9653c")
    p.both("M 70 24 Q 86 26 94 3 Q 99 28 86 36 Q 74 40 70 36 Z", tone("#f4e7c8"))
    p.both("M 72 40 Q 86 34 97 46 Q 92 56 72 50 Z", hide)
    head = sketch("M 28 24 Q 50 14 72 24 Q 78 44 70 62 L 66 80 H 34 L 30 62 Q 22 44 28 24 Z")
    with p.solid(head, hide, reach=5):
        p.fill("M 44 14 H 56 Q 62 40 56 66 H 44 Q 38 40 44 14 Z", WHITE)
    p.part(
        "M 35 18 Q 42 8 50 13 Q 58 8 65 18 Q 58 24 54 30 Q 50 24 46 30 Q 42 24 35 18 Z",
        mix(hide, INK, 0.25),
        shade=0,
    )
    for way in (-1, 1):
        p.dot(50 + way * 14, 46, 4.6)
        p.line(f"M {50 + way * 8} 38.6 Q {50 + way * 15} 35 {50 + way * 21} 40", INK, 2.2)
    p.part(
        "M 28 72 Q 28 60 50 60 Q 72 60 72 72 Q 72 88 50 88 Q 28 88 28 72 Z",
        tone("#f2b8a2"),
        reach=4,
    )
    p.fill(oval(40, 71, 3.6, 4.4), INK)
    p.fill(oval(60, 71, 3.6, 4.4), INK)
    p.smile(50, 81, 12, 1.6)
    p.part("M 43 88 H 57 L 61 98 H 39 Z", BRASS, reach=2)


def fresh_meat(p: Pencil) -> None:
    """Fresh Meat: a ham with its bone."""
    with p.turned(50, 50, -38):
        for y in (43.0, 57.0):
            p.part(disc(92, y, 8), WHITE, reach=2)
        p.part(plate(66, 43, 26, 14, 3), WHITE, reach=2)
        p.fill(plate(84, 44.6, 9, 10.8, 2), WHITE)
        ham = sketch(
            "M 74 42 Q 62 26 42 16 Q 14 8 4 34 Q -2 62 12 82 Q 28 94 50 82 Q 66 72 74 58 Q 78 50 "
            "74 42 Z"
        )
        p.part(ham, tone("#b4552f"), reach=7)
        p.part(oval(27, 51, 22, 29), tone("#f6d6c2"), shade=0, width=DETAIL_WIDTH)
        p.fill(oval(28, 52, 17.6, 24), tone("#e2706f"))
        p.line(
            "M 18 40 Q 26 44 24 54 M 36 38 Q 34 50 38 60 M 20 64 Q 26 66 30 62",
            tone("#f6d6c2"),
            2.8,
        )
        p.bit(disc(28, 50, 5), WHITE)
        p.gleam("M 54 28 Q 63 34 67 41 Q 58 38 54 28 Z", 0.5)


def payroll(p: Pencil) -> None:
    """Payroll: banknotes in a band, and coins before them."""
    note = tone("#7fb08a")
    for y, lean in ((64.0, 5.0), (52.0, -4.0), (39.0, 2.0)):
        with p.turned(50, y, lean):
            p.part(plate(3, y - 27, 94, 54, 4), mix(note, WHITE, 0.2), reach=3)
    with p.turned(50, 39, 2):
        p.line(plate(9, 18, 82, 42, 3), mix(note, INK, 0.45), 2)
        p.part(plate(37, 12, 26, 54, 0), _PAPER, shade=0)
        with p.turned(50, 39, 0, 1.6):
            p.fill(dollar().translated(38, 27), tone("#a3303c"))
        p.discs("22,39,8 78,39,8", mix(note, INK, 0.35))
    for x, y in ((78.0, 92.0), (78.0, 85.0), (78.0, 78.0)):
        p.part(oval(x, y, 17, 7), BRASS, reach=2)
    p.line(oval(78, 78, 11, 3.6), mix(BRASS, INK, 0.4), 1.6)


def gold(p: Pencil) -> None:
    """Gold: three bars, that shine."""
    for x, y in ((27.0, 72.0), (73.0, 72.0), (50.0, 36.0)):
        p.part(
            f"M {x - 16} {y - 12} H {x + 16} L {x + 24} {y + 22} H {x - 24} Z",
            tone("#f4c63f"),
            shade=0.2,
        )
        p.part(
            f"M {x - 16} {y - 12} L {x - 11} {y - 21} H {x + 11} L {x + 16} {y - 12} Z",
            tone("#ffe794"),
            shade=0,
        )
        p.line(
            f"M {x - 9} {y - 2} H {x + 9} L {x + 13} {y + 14} H {x - 13} Z", tone("#b07f1c"), 2.2
        )
    for x, y, size in ((80.0, 24.0, 13.0), (17.0, 36.0, 9.0)):
        p.bit(burst(x, y, 4, size, size * 0.28), WHITE)


THINGS: Final = (mail, grain, lumber, whiskey, cattle, fresh_meat, payroll, gold)

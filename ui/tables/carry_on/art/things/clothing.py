"""The table of Carry On, its art: clothing, from socks to a winter coat."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate, sketch, soft
from ui.look.pencil import BRASS, INK, WHITE, Pencil, curls, spots_of, tone

_TEAL: Final = tone("#2f8f8b")
_MUSTARD: Final = tone("#eab33f")
_DENIM: Final = tone("#4c79b0")
_RED: Final = tone("#c8413d")
_LEATHER: Final = tone("#a8693a")
_OLIVE: Final = tone("#74834a")
_FUR: Final = tone("#e8d3ad")
_SOCK: Final = (
    "M 30 8 H 58 V 50 Q 58 57 65 60 L 76 65 Q 90 71 87 83 Q 83 93 69 91 L 44 84 Q 30 79 30 62 Z"
)


def socks(p: Pencil) -> None:
    """A pair of socks with stripes, heels and toes (2 kg)."""
    for way, base in ((-17.0, mix(_MUSTARD, INK, 0.16)), (5.0, _MUSTARD)):
        sock = sketch(_SOCK).translated(way, -way * 0.3)
        with p.solid(sock, base):
            p.fill(disc(way + 90, 84 - way * 0.3, 20), _TEAL)
            p.fill(disc(way + 27, 74 - way * 0.3, 15), _TEAL)
            p.fill(plate(way + 28, 0, 34, 25 - way * 0.3, 0), _TEAL)
            for y in (33.0, 43.0):
                p.fill(plate(way + 28, y - way * 0.3, 34, 5, 0), WHITE)
            p.line(disc(way + 90, 84 - way * 0.3, 20), mix(_TEAL, INK, 0.4))
            p.line(disc(way + 27, 74 - way * 0.3, 15), mix(_TEAL, INK, 0.4))
            if p.fine:
                for x in range(5):
                    p.line(f"M {way + 34 + x * 5} 9 V {22 - way * 0.3}", mix(_TEAL, INK, 0.3), 1.4)
            p.line(f"M {way + 28} {25 - way * 0.3} H {way + 60}", mix(_TEAL, INK, 0.4))


def t_shirt(p: Pencil) -> None:
    """A striped T-shirt (3 kg)."""
    shirt = sketch(
        "M 35 11 Q 50 25 65 11 L 76 14 Q 82 16 86 22 L 98 41 L 82 52 L 75 43 V 86 Q 75 91 70 91 "
        "H 30 Q 25 91 25 86 V 43 L 18 52 L 2 41 L 14 22 Q 18 16 24 14 Z"
    )
    with p.solid(shirt, WHITE):
        for y in (37.0, 51.0, 65.0, 79.0):
            p.fill(sketch(f"M 24 {y} H 76 V {y + 6.4} H 24 Z"), _TEAL)
        for x, way in ((8.5, 1), (91.5, -1)):
            p.line(f"M {x - way * 5} 37 L {x + way * 11} 49", _TEAL, 5.5)
            p.line(f"M {x + way * 2} 23 L {x + way * 15} 33.4", _TEAL, 5.5)
        p.line("M 25 44 Q 27 30 24 17 M 75 44 Q 73 30 76 17", mix(WHITE, INK, 0.4))
        p.fill("M 66 46 Q 72 70 66 92 H 78 V 40 Z", faded(INK, 0.08))
    p.part("M 33 11.4 Q 50 36 67 11.4 L 61.6 12.6 Q 50 25 38.4 12.6 Z", _TEAL, shade=0)


def jeans(p: Pencil) -> None:
    """A pair of jeans (4 kg)."""
    legs = sketch(
        "M 26 6 H 74 Q 77 6 77.4 10 L 86 90 Q 86 94 82 94 H 60 L 52 44 Q 50 40 48 44 L 40 94 H 18 "
        "Q 14 94 14 90 L 22.6 10 Q 23 6 26 6 Z"
    )
    dark, thread = mix(_DENIM, INK, 0.5), tone("#f0b45c")
    with p.solid(legs, _DENIM, reach=6):
        p.fill("M 10 82 H 45 V 99 H 8 Z M 56 82 H 92 V 99 H 56 Z", mix(_DENIM, WHITE, 0.5))
        p.line("M 10 82 H 44 M 57 82 H 92", dark)
        p.fill("M 27 34 Q 34 50 26 72 Q 34 60 35 46 Z", mix(_DENIM, WHITE, 0.35))
        p.fill("M 73 34 Q 66 50 74 72 Q 66 60 65 46 Z", mix(_DENIM, WHITE, 0.35))
        p.line("M 20 18 H 80", dark, 2.2)
        p.line("M 50 18 V 44 Q 58 42 57 20", dark)
        p.line("M 23 32 Q 37 32 38 18 M 77 32 Q 63 32 62 18", dark, 2.2)
        if p.fine:
            p.line("M 53.4 20 V 40 M 25 29 Q 34 29 35 20 M 75 29 Q 66 29 65 20", thread, 1.3)
            p.line("M 24 78 L 28 40 M 76 78 L 72 40", faded(thread, 0.7), 1.3)
    for x in (31.0, 65.0):
        p.bit(plate(x, 4, 4.6, 15, 1.4), _DENIM)
    p.bit(disc(50, 12.2, 3.6), BRASS)


def jumper(p: Pencil) -> None:
    """A roll-neck jumper of thick wool (5 kg)."""
    body = sketch(
        "M 37 16 H 63 L 76 20 Q 86 24 89 40 L 97 78 L 82 83 L 75 54 V 88 Q 75 92 71 92 H 29 "
        "Q 25 92 25 88 V 54 L 18 83 L 3 78 L 11 40 Q 14 24 24 20 Z"
    )
    dark = mix(_RED, INK, 0.4)
    with p.solid(body, _RED, reach=6):
        p.fill("M 20 81 H 80 V 94 H 20 Z", mix(_RED, WHITE, 0.18))
        p.line("M 24 81 H 76", dark, 2)
        p.fill("M 26.2 38 H 73.8 L 75 55 H 25 Z", WHITE)
        p.line("M 26 38 H 74 M 25 55 H 75", dark)
        for x in (31.0, 43.6, 56.4, 69.0):
            p.fill(soft(f"{x},40 {x + 5},46.5 {x},53 {x - 5},46.5", 0.6), _TEAL)
        shape = "M 86 70 L 100 66 V 86 L 78 90 Z M 14 70 L 0 66 V 86 L 22 90 Z"
        p.fill(shape, mix(_RED, WHITE, 0.18))
        p.line("M 80 73.6 L 97 69 M 20 73.6 L 3 69", dark)
        if p.fine:
            p.line(" ".join(f"M {x} 83 V 91" for x in range(29, 75, 6)), dark, 1.4)
            for y in (26.0, 62.0, 71.0):
                p.line(f"M 30 {y} H 70", faded(dark, 0.4), 1.2)
        p.line("M 25 56 Q 27 40 24 26 M 75 56 Q 73 40 76 26", dark, 2)
    p.part(soft("35,5 65,5 64,14 66,23 34,23 36,14", 4), mix(_RED, WHITE, 0.18), reach=3)
    p.line("M 36 14.4 H 64", dark)
    if p.fine:
        p.line(" ".join(f"M {x} 7 V 21" for x in (42, 47, 53, 58)), dark, 1.3)


def boots(p: Pencil) -> None:
    """A pair of walking boots with thick soles (6 kg)."""
    for way, base in ((-17.0, mix(_LEATHER, INK, 0.28)), (5.0, _LEATHER)):
        up = -0.35 * way
        boot = sketch(
            "M 26 10 Q 40 14 58 10 L 57 42 Q 60 50 74 54 Q 92 59 92 74 V 82 H 22 V 62 "
            "Q 30 40 26 10 Z"
        ).translated(way, up)
        with p.solid(boot, base, reach=5):
            p.fill(oval(way + 92, up + 78, 22, 18), mix(base, INK, 0.3))
            p.fill(oval(way + 20, up + 74, 16, 18), mix(base, INK, 0.3))
            p.fill(plate(way + 20, up + 4, 42, 15, 0), _OLIVE)
            p.line(f"M {way + 20} {up + 19} H {way + 62}", INK)
            p.line(disc(way + 20, up + 74, 17), mix(base, INK, 0.6))
        sole = soft(
            "19,80 95,80 95,92 80,92 77,88.6 71,88.6 68,92 58,92 55,88.6 49,88.6 46,92 19,92", 2.4
        ).translated(way, up)
        p.part(sole, tone("#4a4148"), reach=2)
        for x, y in ((52.0, 28.0), (51.0, 37.0), (54.0, 46.0), (62.0, 53.0)):
            lace = f"M {way + x - 8} {up + y + 4} L {way + x + 7} {up + y - 3}"
            p.cord(lace, _MUSTARD, 2.6)


def winter_coat(p: Pencil) -> None:
    """A winter coat with a hood of fur (7 kg)."""
    coat = sketch(
        "M 34 22 H 66 L 80 27 Q 88 30 91 42 L 98 74 L 83 79 L 79 62 L 82 92 Q 82 96 78 96 H 22 "
        "Q 18 96 18 92 L 21 62 L 17 79 L 2 74 L 9 42 Q 12 30 20 27 Z"
    )
    green = tone("#3f7d5c")
    dark = mix(green, INK, 0.45)
    with p.solid(coat, green, reach=7):
        for y in (49.0, 63.0, 77.0):
            p.line(f"M 18 {y} Q 34 {y + 5} 47 {y} M 53 {y} Q 66 {y + 5} 82 {y}", dark, 2.2)
        p.line("M 20 64 Q 22 48 18 36 M 80 64 Q 78 48 82 36", dark, 2.2)
        p.fill("M 0 70 L 22 76 V 84 H 0 Z M 100 70 L 78 76 V 84 H 100 Z", _FUR)
        p.line("M 2 66 L 20 71.5 M 98 66 L 80 71.5", dark, 2)
    p.part(plate(45, 30, 10, 65, 2), mix(green, WHITE, 0.24), reach=3)
    p.line("M 50 40 V 94", BRASS, 2.6)
    for left in (23.0, 60.0):
        p.part(soft(f"{left},70 {left + 17},70 {left + 17},88 {left},88", 3), green, reach=3)
        p.line(f"M {left} 76 H {left + 17}", INK)
    fur = "29,30,9 27,20,9 34,13,9 45,10,9 55,10,9 66,13,9 73,20,9 71,30,9 62,36,8 50,39,8 38,36,8"
    p.part(curls(spots_of(fur)), _FUR, reach=4)
    p.part(sketch("M 36 18 Q 50 10 64 18 Q 68 30 50 34 Q 32 30 36 18 Z"), mix(green, INK, 0.6))


THINGS: Final = (socks, t_shirt, jeans, jumper, boots, winter_coat)

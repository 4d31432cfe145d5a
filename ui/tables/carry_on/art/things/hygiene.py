"""The table of Carry On, its art: hygiene, from a toothbrush to a wash bag."""

from __future__ import annotations

from typing import Final

from ui.look.palette import mix
from ui.look.paths import disc, oval, plate, sketch, soft
from ui.look.pencil import BRASS, DETAIL_WIDTH, INK, STEEL, WHITE, Pencil, burst, spots_of, tone
from ui.tables.carry_on.art.signs import sign_path

_BLUE: Final = tone("#3f8fd0")
_PINK: Final = tone("#ef8fa8")
_ORANGE: Final = tone("#f29a3c")
_YELLOW: Final = tone("#ffd45e")
_TEAL: Final = tone("#2fa39a")
_WOOD: Final = tone("#c98a52")
_PLUM: Final = tone("#7a4a8c")


def toothbrush(p: Pencil) -> None:
    """A toothbrush with paste on it (2 kg)."""
    with p.turned(50, 52, -38, 0.94):
        p.part(soft("-8,53 62,54 66,51 106,50 106,62 66,62 62,64 -8,66", 5), _BLUE, reach=3)
        p.line("M 0 59.6 H 40", mix(_BLUE, WHITE, 0.6), 3)
        for index, x in enumerate((67.0, 74.4, 81.8, 89.2, 96.6)):
            p.part(
                plate(x, 33, 7.4, 19, 2),
                WHITE if index % 2 else mix(_BLUE, WHITE, 0.55),
                shade=0,
                width=DETAIL_WIDTH,
            )
        paste = "M 66 34 Q 63 24 74 25 Q 78 18 86 23 Q 94 18 98 25 Q 108 23 104 34 Q 86 38 66 34 Z"
        p.part(paste, WHITE, reach=3)
        p.line("M 72 30 Q 78 25 84 29 Q 91 25 97 29", _PINK, 3)


def soap(p: Pencil) -> None:
    """A bar of soap in its foam (3 kg)."""
    p.part(soft("8,42 92,36 96,72 10,80", 16), mix(_PINK, INK, 0.22), reach=4)
    p.part(soft("8,34 90,28 94,62 10,70", 16), _PINK, reach=5)
    p.line(soft("22,42 80,37 83,56 23,61", 9), mix(_PINK, INK, 0.28), 2.4)
    shape = "M 44 57 C 44 50 50 47 50 42 C 55 46 60 50 60 55 C 60 62 44 63 44 57 Z"
    p.fill(shape, mix(_PINK, INK, 0.28))
    p.gleam("M 16 42 Q 18 35 30 34 Q 22 38 20 46 Z", 0.7)
    foam = "20,80,12 40,85,10 58,82,13 79,80,11 72,19,10"
    # Smaller bubbles would be specks.
    foam += " 87,8,5 54,11,6" if p.fine else ""
    for x, y, radius in spots_of(foam):
        p.part(disc(x, y, radius), tone("#e3f3fb"), reach=radius * 0.3, width=DETAIL_WIDTH * 1.1)
        p.fill(disc(x - radius * 0.35, y - radius * 0.35, radius * 0.26), WHITE)


def sun_cream(p: Pencil) -> None:
    """A bottle of sun cream (4 kg)."""
    p.part(plate(36, 3, 28, 22, 5), _ORANGE, reach=4)
    p.line("M 43 8 V 21 M 50 8 V 21 M 57 8 V 21", mix(_ORANGE, INK, 0.35), 1.8)
    bottle = "M 32 24 H 68 Q 82 28 82 44 V 88 Q 82 97 73 97 H 27 Q 18 97 18 88 V 44 Q 18 28 32 24 Z"
    with p.solid(bottle, _YELLOW, reach=6):
        p.fill("M 10 78 Q 24 72 36 78 Q 50 84 64 78 Q 76 72 90 78 V 100 H 10 Z", _BLUE)
        p.line("M 10 78 Q 24 72 36 78 Q 50 84 64 78 Q 76 72 90 78", WHITE, 3)
    p.bit(burst(50, 53, 10, 22, 14.6), WHITE)
    p.part(disc(50, 53, 11.6), _ORANGE, reach=3, width=DETAIL_WIDTH)
    p.gleam("M 25 44 Q 25 36 31 33 Q 29 42 29 66 H 25 Z", 0.6)


def hairbrush(p: Pencil) -> None:
    """A hairbrush of wood (5 kg)."""
    with p.turned(50, 50, 38):
        handle = sketch(
            "M 42 54 Q 46 62 44 72 Q 40 92 42 102 Q 50 110 58 102 Q 60 92 56 72 Q 54 62 58 54 Z"
        )
        p.part(handle, _WOOD, reach=4)
        p.part(oval(50, 27, 25, 34), _WOOD, reach=5)
        p.part(oval(50, 26, 18.6, 27), _PLUM, reach=3, width=DETAIL_WIDTH)
        for row, count in ((8.0, 2), (17.0, 3), (26.0, 4), (35.0, 3), (44.0, 2)):
            for index in range(count):
                x = 50 + (index - (count - 1) / 2) * 9
                p.line(f"M {x} {row} L {x + 2.4} {row - 3}", STEEL, 2)
                p.fill(disc(x + 2.4, row - 3, 2.5), WHITE)
        p.fill(disc(50, 98, 2.6), INK)
        p.line("M 46.4 64 Q 47 72 45.6 84", mix(_WOOD, WHITE, 0.5), 2.4)


def hairdryer(p: Pencil) -> None:
    """A hairdryer with its cord (6 kg)."""
    cord = "M 58 88 Q 58 98 44 97 Q 20 96 22 84 Q 24 74 12 78"
    p.cord(cord, tone("#6b7386"), 3)
    p.part(soft("46,48 70,44 66,92 50,92", 6), mix(_TEAL, INK, 0.2), reach=4)
    p.bit(plate(53, 60, 9, 16, 3), WHITE)
    p.line("M 54 68 H 61", INK, 1.6)
    p.part("M 6 20 L 28 26 V 48 L 6 54 Q 2 37 6 20 Z", tone("#4a5163"), reach=3)
    body = sketch("M 26 24 Q 40 18 62 14 Q 92 12 92 36 Q 92 60 64 58 Q 40 56 26 50 Z")
    p.part(body, _TEAL, reach=6)
    p.part(disc(70, 36, 15), tone("#4a5163"), shade=0)
    for radius in (10.4, 5.6):
        p.line(disc(70, 36, radius), STEEL, 2)
    p.fill(disc(70, 36, 2), STEEL)
    p.gleam("M 34 26 Q 48 20 60 19 Q 46 24 36 32 Z", 0.6)
    p.line("M 33 24 V 51", mix(_TEAL, INK, 0.4), 2)


def wash_bag(p: Pencil) -> None:
    """A wash bag that holds too much (7 kg)."""
    with p.turned(30, 30, -12):
        p.part(plate(26, 2, 8, 44, 4), _BLUE, reach=2)
        p.bit(plate(24, 1, 13, 13, 2), WHITE)
    p.part(plate(42, 10, 18, 34, 4), _YELLOW, reach=3)
    p.part(plate(45, 2, 12, 11, 2), _ORANGE, shade=0)
    with p.turned(72, 30, 10):
        p.part("M 64 10 H 82 V 44 H 64 Z", _PINK, reach=2)
        p.line(" ".join(f"M {x} 11 V 26" for x in (68, 72, 76, 79)), INK, 2)
    loop = "M 88 46 Q 102 50 97 68"
    p.cord(loop, tone("#b5764a"), 3.6)
    bag = sketch(
        "M 12 36 Q 50 30 88 36 Q 96 38 97 50 L 99 84 Q 99 95 88 96 Q 50 99 12 96 Q 1 95 1 84 "
        "L 3 50 Q 4 38 12 36 Z"
    )
    p.part(bag, _PLUM, reach=7)
    with p.within(bag):
        p.fill("M 0 30 H 100 V 50 Q 50 44 0 50 Z", mix(_PLUM, WHITE, 0.2))
        dots = "14,62,3.2 14,84,3.2 86,62,3.2 86,84,3.2 27,73,3.2 73,73,3.2"
        p.discs(dots, mix(_PLUM, WHITE, 0.55))
    zip_ = "M 4 49 Q 50 43 96 49"
    p.cord(zip_, BRASS, 3)
    p.part(disc(50, 72, 17), WHITE, shade=0)
    p.fill(sign_path("hygiene").translated(38, 60), _TEAL)
    p.bit(plate(78, 46, 8, 14, 3), BRASS)
    p.line(bag, INK, 2.6)


THINGS: Final = (toothbrush, soap, sun_cream, hairbrush, hairdryer, wash_bag)

"""The table of Carry On, its art: gadgets, from a watch to a laptop."""

from __future__ import annotations

from typing import Final

from ui.look.palette import faded, mix
from ui.look.paths import disc, plate, soft
from ui.look.pencil import DETAIL_WIDTH, INK, STEEL, WHITE, Pencil, tone

_DARK: Final = tone("#3b4150")
_BLUE: Final = tone("#3f9ad0")
_CORAL: Final = tone("#ee6352")
_MINT: Final = tone("#6cc7a4")
_YELLOW: Final = tone("#ffd45e")
_SKY: Final = tone("#a9def0")


def watch(p: Pencil) -> None:
    """A watch that counts steps (2 kg)."""
    with p.turned(50, 50, 12):
        for strap in ("34,38 66,38 62,2 38,2", "34,62 66,62 62,98 38,98"):
            p.part(soft(strap, 5), _CORAL, reach=4)
        p.line("M 50 80 V 81 M 50 87 V 88 M 50 73 V 74", mix(_CORAL, INK, 0.5), 4)
        p.line("M 39 11 H 61", mix(_CORAL, INK, 0.4), 2.4)
        p.bit(plate(79, 44, 6, 12, 2), STEEL)
        p.part(disc(50, 50, 30), STEEL, reach=5)
        p.bit(disc(50, 50, 24), _DARK)
        p.line("M 50 31.5 C 60 31.5 68.5 39 68.5 50 C 68.5 60 60 68.5 50 68.5", _MINT, 5)
        p.line("M 50 68.5 C 40 68.5 31.5 60 31.5 50", _YELLOW, 5)
        p.line("M 50 38 V 50 L 58 55", WHITE, 3.6)


def phone(p: Pencil) -> None:
    """A telephone with the way to the gate on it (3 kg)."""
    with p.turned(50, 50, 10):
        p.part(plate(25, 3, 50, 94, 10), _DARK, reach=4)
        screen = plate(30, 9, 40, 82, 5)
        with p.solid(screen, _SKY, shade=0, width=DETAIL_WIDTH):
            p.fill("M 30 58 L 46 44 L 70 66 V 92 H 30 Z", tone("#8fce9a"))
            p.fill("M 30 9 H 70 V 24 H 30 Z", _BLUE)
            p.line("M 36 82 Q 38 66 50 68 Q 62 70 60 48", WHITE, 5)
            p.line("M 36 82 Q 38 66 50 68 Q 62 70 60 48", _BLUE, 2.6)
            pin = (
                "M 60 52 C 57 45 51 42 51 36 C 51 31 55 27.6 60 27.6 C 65 27.6 69 31 69 36 "
                "C 69 42 63 45 60 52 Z"
            )
            p.part(pin, _CORAL, reach=2, width=DETAIL_WIDTH)
            p.fill(disc(60, 36, 3), WHITE)
            p.line("M 36 17 H 54", WHITE, 3.4)
            p.gleam("M 30 9 H 44 L 30 40 Z", 0.25)
        p.line("M 45 6 H 55", STEEL, 2)


def headphones(p: Pencil) -> None:
    """Headphones with soft cushions (4 kg)."""
    arch = "M 17 62 V 48 C 17 8 83 8 83 48 V 62"
    p.cord(arch, _YELLOW, 9)
    p.line("M 25 30 Q 36 17 50 17", faded(WHITE, 0.7), 3)
    for way in (-1, 1):
        x = 50 + way * 32
        p.part(soft(f"{x - 12},50 {x + 12},50 {x + 12},92 {x - 12},92", 11), _DARK, reach=4)
        inner = x - way * 13
        p.part(
            soft(f"{inner - 6},53 {inner + 6},53 {inner + 6},89 {inner - 6},89", 6),
            tone("#6b7386"),
            reach=2,
        )
        p.bit(disc(x + way * 2, 71, 8), _YELLOW)
        p.fill(disc(x + way * 2, 71, 3), mix(_YELLOW, INK, 0.55))


def console(p: Pencil) -> None:
    """A games console for the hands (5 kg)."""
    with p.turned(50, 50, -8):
        body = soft("2,22 98,22 98,80 2,80", 20)
        with p.solid(body, _DARK, reach=5):
            p.fill(plate(0, 20, 26, 62, 0), _CORAL)
            p.fill(plate(74, 20, 26, 62, 0), _BLUE)
            p.fill("M 0 70 H 100 V 82 H 0 Z", faded(INK, 0.16))
            p.line("M 26 20 V 82 M 74 20 V 82", INK)
        screen = plate(30, 29, 40, 43, 3)
        with p.solid(screen, tone("#20384a"), shade=0, width=DETAIL_WIDTH):
            p.fill("M 30 62 H 42 V 56 H 54 V 62 H 70 V 74 H 30 Z", _MINT)
            p.fill(disc(62, 38, 5), _YELLOW)
            p.bit("M 43 55 V 47 Q 43 43 48 43 Q 53 43 53 47 V 55 Z", _CORAL)
            p.fill(disc(46.4, 48.4, 1.5), WHITE)
            p.fill(disc(50.4, 48.4, 1.5), WHITE)
        shape = "M 10.6 37 H 15.4 V 41.6 H 20 V 46.4 H 15.4 V 51 H 10.6 V 46.4 H 6 V 41.6 H 10.6 Z"
        p.fill(shape, INK)
        p.bit(disc(13, 63, 5.6), _DARK)
        p.bit(disc(87, 63, 5.6), _DARK)
        for x, y in ((87.0, 37.4), (87.0, 50.6), (80.4, 44.0), (93.6, 44.0)):
            p.fill(disc(x, y, 3.2), INK)


def camera(p: Pencil) -> None:
    """A camera with a large lens (6 kg)."""
    p.cord("M 10 36 Q -2 10 30 8 M 90 36 Q 102 10 70 8", tone("#b5764a"), 3)
    shape = "M 34 28 L 39 15 Q 40 12 43 12 H 57 Q 60 12 61 15 L 66 28 Z"
    p.part(shape, mix(_DARK, WHITE, 0.12), reach=3)
    p.part(plate(12, 20, 15, 10, 3), _CORAL, shade=0)
    p.part(plate(73, 21, 14, 9, 2), STEEL, shade=0)
    body = plate(4, 27, 92, 62, 10)
    with p.solid(body, _DARK, reach=6):
        p.fill("M 0 27 H 100 V 40 H 0 Z", STEEL)
        p.line("M 0 40 H 100", INK)
        p.fill(plate(80, 46, 16, 36, 4), mix(_DARK, INK, 0.45))
    p.part(disc(46, 60, 29), mix(_DARK, WHITE, 0.16), reach=4)
    p.line(disc(46, 60, 25), STEEL, 2)
    p.part(disc(46, 60, 20), tone("#20304a"), shade=0)
    p.fill(disc(46, 60, 13), tone("#3f6fb0"))
    p.fill(disc(46, 60, 6.4), tone("#16202f"))
    p.gleam("M 32 54 Q 35 44 46 43 Q 38 48 36 56 Z", 0.75)
    p.gleam(disc(53, 66, 3), 0.6)
    p.fill(plate(44, 17, 12, 7, 2), _YELLOW)
    p.fill(disc(86, 34, 2.6), _CORAL)


def laptop(p: Pencil) -> None:
    """A laptop, open (7 kg)."""
    p.part(soft("13,9 87,9 87,70 13,70", 6), _DARK, reach=4)
    screen = plate(19, 15, 62, 49, 2)
    with p.solid(screen, _SKY, shade=0, width=DETAIL_WIDTH):
        p.fill(disc(66, 29, 7), _YELLOW)
        p.fill("M 10 66 L 36 36 L 52 53 L 60 46 L 84 68 Z", tone("#6f9fc4"))
        p.fill("M 36 36 L 29 44.4 L 34 48 L 38 44 L 42 46.6 L 43.2 44 Z", WHITE)
        p.fill("M 10 59 Q 46 52 90 61 V 66 H 10 Z", tone("#8fce9a"))
        p.gleam("M 19 15 H 44 L 24 64 H 19 Z", 0.22)
    p.fill(disc(50, 12, 1.4), STEEL)
    base = soft("12,69,3 88,69,3 98,90,5 97,94,4 3,94,4 2,90,5", 3)
    p.part(base, STEEL, reach=3)
    p.fill(soft("18,73 82,73 86,83 14,83", 1.6), _DARK)
    if p.fine:
        keys = " ".join(f"M {x} 74 L {50 + (x - 50) * 1.13} 83" for x in range(24, 80, 7))
        p.line(keys + " M 16 78 H 84", mix(STEEL, INK, 0.3), 1.4)
    p.fill(soft("40,85.6 60,85.6 61.4,91 38.6,91", 1.2), mix(STEEL, INK, 0.35))


THINGS: Final = (watch, phone, headphones, console, camera, laptop)

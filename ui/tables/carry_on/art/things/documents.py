"""The table of Carry On, its art: documents, from a ticket to a binder full of papers."""

from __future__ import annotations

from typing import Final

from ui.look.marks import emblem
from ui.look.palette import faded, mix
from ui.look.paths import disc, oval, plate, sketch, soft
from ui.look.pencil import DETAIL_WIDTH, INK, STEEL, WHITE, Pencil, tone
from ui.tables.carry_on.art.signs import sign_path

_PAPER: Final = tone("#fbf3df")
_BLUE: Final = tone("#3f7fc0")
_RED: Final = tone("#c8413d")
_WINE: Final = tone("#8c2f45")
_GOLD: Final = tone("#f0c65c")
_GREEN: Final = tone("#8cb86a")
_TEAL: Final = tone("#2f8f8b")


def ticket(p: Pencil) -> None:
    """A boarding pass, torn off along its perforation (2 kg)."""
    with p.turned(50, 50, -16):
        card = plate(4, 25, 92, 50, 6)
        for y in (25.0, 75.0):
            card = card.subtracted(disc(69, y, 5))
        with p.solid(card, _PAPER):
            p.fill("M 0 20 H 100 V 38 H 0 Z", _BLUE)
            p.line("M 0 38 H 100", INK)
        p.line("M 69 33 V 36 M 69 41 V 45 M 69 50 V 54 M 69 59 V 63 M 69 67 V 69", INK, 2)
        p.fill(emblem("brick").translated(10, 44), _RED)
        p.line("M 40 48 H 60 M 40 57 H 56 M 40 66 H 60", mix(_PAPER, INK, 0.5), 3)
        p.line("M 76 46 H 90 M 76 55.4 H 90 M 76 65.4 H 90", INK, 3.6)
        p.line("M 76 50.4 H 90 M 76 60.6 H 90 M 76 69.8 H 90", INK, 1.6)
        p.line("M 10 31.4 H 40 M 76 31.4 H 88", WHITE, 3)


def folded_map(p: Pencil) -> None:
    """A folded map with a route on it (3 kg)."""
    whole = sketch("M 6 20 L 35 10 L 65 20 L 94 10 V 80 L 65 90 L 35 80 L 6 90 Z")
    p.part(whole, _GREEN)
    with p.within(whole):
        shape = "M 0 60 Q 20 52 30 64 Q 40 76 54 70 Q 68 62 80 74 L 100 70 V 100 H 0 Z"
        p.fill(shape, tone("#8cc4dd"))
        p.fill("M 72 74 Q 80 58 100 54 V 100 H 72 Z", mix(_GREEN, WHITE, 0.45))
        p.fill(oval(22, 36, 11, 8), mix(_GREEN, INK, 0.2))
        p.line("M 0 60 Q 20 52 30 64 Q 40 76 54 70 Q 68 62 80 74 L 100 70", mix(_BLUE, INK, 0.2))
        p.line("M 46 8 Q 40 40 50 64", _PAPER, 3.4)
        p.fill("M 35 0 L 65 20 V 92 L 35 80 Z", faded(INK, 0.13))
    p.line("M 35 10 V 80 M 65 20 V 90", INK, 2)
    p.line(whole, INK, 2.6)
    p.discs("16,72,2.7 23,62,2.7 30,52,2.7 39,47,2.7 49,50,2.7 58,52,2.7", _RED)
    pin = sketch(
        "M 70 58 C 66 48 58 44 58 35 C 58 28 63 23 70 23 C 77 23 82 28 82 35 C 82 44 74 48 70 58 Z"
    )
    p.part(pin, _RED, reach=3)
    p.bit(disc(70, 35, 4.6), WHITE)


def passport(p: Pencil) -> None:
    """A passport with a stamp to come (4 kg)."""
    with p.turned(50, 50, 7):
        p.part(soft("26,9 84,9 84,91 26,91", 6), _PAPER)
        p.line("M 80 14 V 86 M 76 12 V 88", mix(_PAPER, INK, 0.35), 1.4)
        cover = soft("17,7,3 77,7,8 77,93,8 17,93,3", 5)
        p.part(cover, _WINE, reach=5)
        p.line("M 23 8 V 92", mix(_WINE, INK, 0.4), 2)
        p.line(disc(49, 45, 16), _GOLD, 3.4)
        p.line("M 33 45 H 65 M 49 29 V 61 M 49 29 Q 35 45 49 61 M 49 29 Q 63 45 49 61", _GOLD, 2.2)
        p.line("M 35 19 H 63", _GOLD, 4.6)
        p.line("M 38 73 H 60 M 42 81 H 56", _GOLD, 3.4)
        p.gleam("M 70 12 Q 73 12 73 16 V 60 Q 70 40 70 12 Z", 0.22)


def notebook(p: Pencil) -> None:
    """A notebook with a spiral, a band and a pencil (5 kg)."""
    with p.turned(50, 50, -6):
        p.part(soft("22,12 84,12 84,94 22,94", 5), _PAPER)
        p.part(soft("18,7 80,7 80,90 18,90", 6), _TEAL, reach=6)
        label = soft("33,20 70,20 70,40 33,40", 3)
        p.bit(label, _PAPER)
        p.line("M 39 27.4 H 64 M 39 33.4 H 57", mix(_PAPER, INK, 0.5), 2.2)
        for y in (16.0, 28.0, 40.0, 52.0, 64.0, 76.0):
            p.fill(disc(25, y + 3, 2.6), INK)
            p.cord(f"M 25 {y + 3} Q 8 {y + 5} 12 {y - 1} Q 15 {y - 5} 22 {y - 1}", STEEL, 2.2)
        p.line("M 72 7 V 90", INK, 6)
        p.line("M 72 8 V 89", _RED, 3)
    with p.turned(62, 66, 40):
        p.part("M 57 30 H 67 V 84 L 62 97 L 57 84 Z", _GOLD, reach=3)
        p.fill("M 57.8 84 H 66.2 L 62 95 Z", tone("#f3d9b0"))
        p.fill("M 60.3 91 H 63.7 L 62 96 Z", INK)
        p.line("M 57 84 H 67", INK)
        p.part(plate(57, 23, 10, 9, 3), tone("#e88a8a"), shade=0)
        p.bit(plate(56.4, 31, 11.2, 6, 1), STEEL)


def guidebook(p: Pencil) -> None:
    """A thick guidebook with a mountain on it and many slips of paper (6 kg)."""
    for y, colour in ((24.0, _RED), (40.0, _TEAL), (57.0, _GOLD)):
        p.part(plate(78, y, 18, 9, 2), colour, shade=0)
    pages = sketch("M 13 84 Q 11 95 20 95 H 83 Q 87 95 87 91 V 15 Q 87 12 83 12 H 70 V 84 Z")
    p.part(pages, _PAPER, reach=3)
    p.line("M 22 89 H 81 M 82 30 V 88", mix(_PAPER, INK, 0.4), 1.6)
    cover = soft("13,5,5 78,5,4 78,84,4 20,84,3 13,90,3", 4)
    p.part(cover, tone("#f08a3c"), reach=5)
    p.line("M 22 6 V 84", mix(tone("#f08a3c"), INK, 0.45), 2)
    window = plate(29, 30, 42, 46, 3)
    with p.solid(window, tone("#9fd4e8"), shade=0, width=2.2):
        p.fill(disc(60, 41, 6), tone("#ffe27a"))
        p.part(
            "M 20 78 L 44 42 L 58 60 L 63 54 L 82 78 Z",
            tone("#5f7fa6"),
            reach=3,
            width=DETAIL_WIDTH,
        )
        p.fill("M 44 42 L 37.4 52 L 42 56 L 46 51 L 50 54.6 L 51.4 51.6 Z", WHITE)
        p.fill("M 20 70 Q 50 62 82 72 V 80 H 20 Z", _GREEN)
    p.line("M 31 15 H 69", WHITE, 6)
    p.line("M 37 23.4 H 63", WHITE, 3)


def binder(p: Pencil) -> None:
    """A binder full of papers (7 kg)."""
    for x, y, lean, colour in (
        (44.0, 8.0, 7.0, WHITE),
        (50.0, 3.0, -5.0, _PAPER),
        (38.0, 12.0, 2.0, WHITE),
    ):
        with p.turned(x + 18, 50, lean):
            p.part(plate(x, y, 38, 60, 2), colour, reach=3, width=DETAIL_WIDTH * 1.2)
            p.line(f"M {x + 6} {y + 8} H {x + 34}", mix(WHITE, INK, 0.45), 2)
    p.part("M 32 22 L 90 16 Q 94 16 94 20 V 88 Q 94 92 90 92 L 32 96 Z", tone("#5b6f94"), reach=5)
    p.line("M 44 88 L 84 85", mix(tone("#5b6f94"), INK, 0.4), 2)
    p.fill(sign_path("document").translated(53, 38), faded(WHITE, 0.85))
    spine = sketch("M 6 26 Q 6 22 10 22 H 30 Q 34 22 34 26 V 92 Q 34 96 30 96 H 10 Q 6 96 6 92 Z")
    p.part(spine, tone("#46587b"), reach=4)
    p.bit(plate(11, 31, 18, 30, 2), WHITE)
    p.fill("M 11 34 H 29 V 41 H 11 Z", _RED)
    p.line("M 15 48 H 25 M 15 54 H 25", mix(WHITE, INK, 0.5), 2)
    p.part(disc(20, 78, 8), STEEL, shade=0)
    p.fill(disc(20, 78, 4.6), INK)


THINGS: Final = (ticket, folded_map, passport, notebook, guidebook, binder)

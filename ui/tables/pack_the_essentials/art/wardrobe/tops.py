"""The table of Pack the Essentials, its art: shirts, jumpers, coats and what covers the body."""

from __future__ import annotations

from ui.look.paths import disc, joined, oval, plate, sketch, soft
from ui.tables.pack_the_essentials.art.wardrobe.kit import Tailor


def t_shirt(t: Tailor) -> None:
    """A T-shirt with a pocket, sleeves to both sides (T of four)."""
    body = soft(
        "0.12,0.2 0.98,0.12 1.25,0.12,0 1.75,0.12,0 2.02,0.12 2.88,0.2 2.86,0.9 1.96,0.9,0.1 "
        "1.91,1.88 1.09,1.88 1.04,0.9,0.1 0.14,0.9"
    )
    t.cloth(body)
    with t.within(body):
        t.part(plate(-0.1, 0, 0.42, 1, 0), t.light)
        t.part(plate(2.68, 0, 0.42, 1, 0), t.light)
        t.stitch("M 1 1.74 H 2", t.fabric.seam)
    t.seam("M 0.98 0.86 Q 1.06 0.5 1.02 0.14", t.deep)
    t.seam("M 2.02 0.86 Q 1.94 0.5 1.98 0.14", t.deep)
    t.trace(body)
    t.part(sketch("M 1.16 0.12 Q 1.5 0.76 1.84 0.12 Z"), t.light)
    t.part(sketch("M 1.28 0.12 Q 1.5 0.54 1.72 0.12 Z"), t.deep)
    t.part(soft("1.54,0.86,0.02 1.86,0.86,0.02 1.86,1.2 1.70,1.28,0.04 1.54,1.2", 0.06), t.base)
    t.seam("M 1.54 0.95 H 1.86")


def shirt(t: Tailor) -> None:
    """A shirt folded square: collar, buttons, pocket (the square of four)."""
    body = soft("0.2,0.24 0.6,0.14 1.4,0.14 1.8,0.24 1.84,1.86 0.16,1.86", 0.12)
    t.cloth(body)
    with t.within(body):
        t.shade(sketch("M 0.1 0.2 L 0.46 0.5 L 0.34 2 H 0 Z"), 0.22)
        t.shade(sketch("M 1.9 0.2 L 1.54 0.5 L 1.66 2 H 2 Z"), 0.22)
        t.seam("M 0.44 0.44 L 0.34 1.9")
        t.seam("M 1.56 0.44 L 1.66 1.9")
        t.fill(plate(0.88, 0.4, 0.24, 1.6, 0), t.light)
        t.seam("M 0.88 0.5 V 1.9 M 1.12 0.5 V 1.9")
    t.trace(body)
    t.part(sketch("M 0.62 0.14 H 1.38 L 1.0 0.5 Z"), t.deep)
    t.part(soft("0.6,0.12 1.0,0.52,0.02 0.72,0.82 0.44,0.3", 0.06), t.light)
    t.part(soft("1.4,0.12 1.0,0.52,0.02 1.28,0.82 1.56,0.3", 0.06), t.light)
    for y in (0.78, 1.14, 1.5):
        t.button(1.0, y, 0.068)
    pocket = soft("1.22,1.0,0.02 1.56,1.0,0.02 1.56,1.38 1.39,1.46,0.03 1.22,1.38", 0.05)
    t.part(pocket, t.base)
    t.seam("M 1.22 1.1 H 1.56")


def jumper(t: Tailor) -> None:
    """A roll-neck jumper with spread arms (the plus of five)."""
    body = soft(
        "1.2,0.5,0 1.8,0.5,0 1.94,1.06 2.88,1.1 2.88,1.9 1.95,1.92 1.91,2.88 1.09,2.88 1.05,1.92 "
        "0.12,1.9 0.12,1.1 1.06,1.06",
        0.12,
    )
    t.cloth(body)
    with t.within(body):
        for x in (0.0, 2.66):
            t.knit(plate(x + 0.0, 1.0, 0.36, 1.0, 0.02))
        t.knit(plate(0.9, 2.6, 1.2, 0.36, 0.02))
        t.part(
            sketch(
                "M 0.95 1.5 L 1.13 1.3 L 1.32 1.5 L 1.5 1.3 L 1.68 1.5 L 1.87 1.3 L 2.05 1.5 "
                "V 1.76 L 1.87 1.56 L 1.68 1.76 L 1.5 1.56 L 1.32 1.76 L 1.13 1.56 L 0.95 1.76 Z"
            ),
            t.light,
        )
        t.seam("M 1.0 1.94 Q 1.06 1.5 1.06 1.06", t.deep)
        t.seam("M 2.0 1.94 Q 1.94 1.5 1.94 1.06", t.deep)
    t.trace(body)
    t.knit(soft("1.16,0.12 1.84,0.12 1.8,0.5 1.84,0.86 1.16,0.86 1.2,0.5", 0.1))
    t.seam("M 1.2 0.5 H 1.8")


def coat(t: Tailor) -> None:
    """A trench coat: lapels, belt, two rows of buttons (the long T of five)."""
    body = soft(
        "0.14,0.2 0.98,0.12 2.02,0.12 2.86,0.2 2.84,0.9 1.95,0.9,0.1 1.92,1.5 1.92,2.88 "
        "1.08,2.88 1.08,1.5 1.05,0.9,0.1 0.16,0.9"
    )
    t.cloth(body)
    with t.within(body):
        for x in (0.34, 2.48):
            t.part(plate(x, 0, 0.18, 1, 0.02), t.light)
        t.seam("M 1.5 0.8 V 2.9")
        t.shade(sketch("M 1.5 1.8 L 1.62 3 H 1.5 Z"), 0.4)
    t.seam("M 0.99 0.88 Q 1.08 0.5 1.0 0.14", t.deep)
    t.seam("M 2.01 0.88 Q 1.92 0.5 2.0 0.14", t.deep)
    t.trace(body)
    t.part(sketch("M 1.22 0.12 H 1.78 L 1.5 0.8 Z"), t.deep)
    t.part(soft("1.2,0.1 1.5,0.98,0.02 1.16,0.72,0.03 1.22,0.56,0.02 1.04,0.48", 0.05), t.light)
    t.part(soft("1.8,0.1 1.5,0.98,0.02 1.84,0.72,0.03 1.78,0.56,0.02 1.96,0.48", 0.05), t.light)
    t.part(plate(1.06, 1.5, 0.88, 0.26, 0.04), t.light)
    t.buckle(1.5, 1.63, 0.24, 0.26)
    for y in (1.12, 1.34):
        t.button(1.3, y, 0.055)
        t.button(1.7, y, 0.055)
    for x in (1.14, 1.64):
        t.part(plate(x, 2.02, 0.24, 0.14, 0.03), t.light)


def dress(t: Tailor) -> None:
    """A dress with puffed sleeves, a sash and a frill (the long T of five)."""
    for text, cuff in (
        ("M 1.12 0.14 C 0.7 0.02 0.1 0.1 0.12 0.52 C 0.12 0.96 0.66 0.98 1.2 0.8 Z", 0.0),
        ("M 1.88 0.14 C 2.3 0.02 2.9 0.1 2.88 0.52 C 2.88 0.96 2.34 0.98 1.8 0.8 Z", 2.66),
    ):
        sleeve = sketch(text)
        t.cloth(sleeve)
        with t.within(sleeve):
            t.part(plate(cuff, 0, 0.34, 1, 0), t.light)
            edge = 0.34 if cuff < 1 else 2.66
            way = 1 if cuff < 1 else -1
            for y in (0.3, 0.5, 0.7):
                t.seam(f"M {edge} {y} H {edge + way * 0.2}", t.deep)
        t.trace(sleeve)
    body = sketch(
        "M 1.04 0.14 L 1.2 0.12 Q 1.5 0.62 1.8 0.12 L 1.96 0.14 Q 1.82 0.8 1.84 1.24 "
        "Q 1.98 2.0 1.94 2.72 Q 1.84 2.92 1.72 2.78 Q 1.6 2.94 1.5 2.8 Q 1.4 2.94 1.28 2.78 "
        "Q 1.16 2.92 1.06 2.72 Q 1.02 2.0 1.16 1.24 Q 1.18 0.8 1.04 0.14 Z"
    )
    t.cloth(body)
    with t.within(body):
        t.fill(sketch("M 1 2.46 Q 1.5 2.62 2 2.46 V 3 H 1 Z"), t.light)
        t.seam("M 1 2.46 Q 1.5 2.62 2 2.46")
        t.seam("M 1.28 1.5 L 1.22 2.78 M 1.5 1.5 V 2.8 M 1.72 1.5 L 1.78 2.78", t.deep)
    t.trace(body)
    t.part(sketch("M 1.15 1.2 Q 1.5 1.3 1.85 1.2 L 1.87 1.5 Q 1.5 1.6 1.13 1.5 Z"), t.light)
    t.seam("M 1.12 0.14 Q 1.5 0.8 1.88 0.14", t.light, 0.07)
    for y in (0.68, 0.92):
        t.button(1.5, y, 0.055)
    t.heap(joined(oval(1.38, 1.38, 0.12, 0.08), oval(1.62, 1.38, 0.12, 0.08)), t.pale)
    t.part(disc(1.5, 1.38, 0.055), t.pale)


def romper(t: Tailor) -> None:
    """A baby's romper: a hood with ears, arms, and two short legs (the plus of five)."""
    for x in (1.24, 1.76):
        t.cloth(disc(x, 0.28, 0.17))
        t.fill(disc(x, 0.28, 0.08), t.light)
    body = soft(
        "1.3,0.8,0 1.7,0.8,0 1.96,1.08 2.86,1.12 2.86,1.88 1.95,1.9 1.91,2.4 1.91,2.88 1.58,2.88 "
        "1.5,2.6,0.05 1.42,2.88 1.09,2.88 1.09,2.4 1.05,1.9 0.14,1.88 0.14,1.12 1.04,1.08",
        0.14,
    )
    t.cloth(body)
    with t.within(body):
        t.knit(plate(0.0, 1.0, 0.36, 1.0, 0.02))
        t.knit(plate(2.64, 1.0, 0.36, 1.0, 0.02))
        t.knit(plate(1.0, 2.62, 0.47, 0.4, 0.02))
        t.knit(plate(1.53, 2.62, 0.47, 0.4, 0.02))
        t.part(oval(1.5, 1.84, 0.34, 0.44), t.pale)
        t.seam("M 1.5 0.9 V 2.6")
    t.trace(body)
    t.cloth(oval(1.5, 0.58, 0.4, 0.44))
    t.part(oval(1.5, 0.64, 0.25, 0.28), t.pale)
    t.part(oval(1.5, 0.66, 0.17, 0.2), t.deep)
    for y in (1.22, 1.55, 1.9, 2.22):
        t.button(1.5, y, 0.06, t.metal)


def cardigan(t: Tailor) -> None:
    """A cardigan that waves: one sleeve bent upwards (the F of five)."""
    body = soft(
        "0.12,0.14 0.88,0.14 0.86,1.08,0.06 1.2,1.1 1.8,1.1 2.88,1.14 2.88,1.88 1.94,1.9,0.1 "
        "1.91,2.88 1.09,2.88 1.06,1.9,0.1 0.3,1.86,0.3 0.12,1.4,0.3",
        0.1,
    )
    t.cloth(body)
    with t.within(body):
        t.knit(plate(0, 0, 1, 0.38, 0.02))
        t.knit(plate(2.64, 1, 0.4, 1, 0.02))
        t.knit(plate(1.0, 2.62, 1.0, 0.4, 0.02))
        t.seam("M 0.98 1.9 Q 1.08 1.5 1.04 1.1", t.deep)
        t.seam("M 2.02 1.9 Q 1.92 1.5 1.96 1.1", t.deep)
        t.part(sketch("M 1.16 1 H 1.84 L 1.62 1.9 V 3 H 1.38 V 1.9 Z"), t.light)
        t.part(sketch("M 1.26 1 H 1.74 L 1.5 1.74 Z"), t.deep)
        t.seam("M 1.5 1.74 V 3")
        t.part(plate(1.1, 2.2, 0.24, 0.24, 0.03), t.light)
        t.part(plate(1.66, 2.2, 0.24, 0.24, 0.03), t.light)
    t.trace(body)
    for y in (1.95, 2.25, 2.55):
        t.button(1.5, y, 0.06)


def bolero(t: Tailor) -> None:
    """A short jacket, one sleeve up and one down (the Z of five)."""
    body = soft(
        "2.12,0.14 2.88,0.14 2.88,1.5,0.3 2.66,1.88,0.2 2.0,1.9 1.62,1.92,0.2 1.5,1.7,0.04 "
        "1.38,1.92,0.2 0.88,1.9,0.05 0.88,2.86 0.12,2.86 0.12,1.5,0.3 0.34,1.12,0.2 1.0,1.1 "
        "2.1,1.1,0.06",
        0.1,
    )
    t.cloth(body)
    with t.within(body):
        t.knit(plate(2, 0, 1, 0.38, 0.02))
        t.knit(plate(0, 2.62, 1, 0.4, 0.02))
        t.seam("M 1.0 1.9 Q 1.1 1.5 1.04 1.1", t.deep)
        t.seam("M 2.0 1.9 Q 1.9 1.5 1.96 1.1", t.deep)
        t.part(
            sketch(
                "M 1.14 1 Q 1.2 1.6 1.44 1.74 L 1.38 2 L 1.5 2 L 1.62 2 L 1.56 1.74 "
                "Q 1.8 1.6 1.86 1 Z"
            ),
            t.light,
        )
        t.part(sketch("M 1.28 1 Q 1.32 1.5 1.5 1.64 Q 1.68 1.5 1.72 1 Z"), t.deep)
    t.trace(body)
    t.button(1.5, 1.74, 0.08, t.metal)

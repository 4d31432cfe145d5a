"""The table of Pack the Essentials, its art: bags, belts, umbrellas, things for the road."""

from __future__ import annotations

from ui.look.paths import disc, joined, oval, plate, sketch, soft
from ui.tables.pack_the_essentials.art.wardrobe.kit import Tailor


def backpack(t: Tailor) -> None:
    """A backpack with a flap, a buckle and pockets (the square of four)."""
    t.seam("M 0.76 0.4 Q 0.76 0.16 1 0.16 Q 1.24 0.16 1.24 0.4", t.line, 0.14)
    t.seam("M 0.76 0.4 Q 0.76 0.16 1 0.16 Q 1.24 0.16 1.24 0.4", t.light, 0.07)
    for x in (0.12, 1.56):
        t.part(plate(x, 1.0, 0.32, 0.74, 0.12), t.light)
    body = soft("0.26,0.8,0.3 0.4,0.24,0.3 1.6,0.24,0.3 1.74,0.8,0.3 1.76,1.88 0.24,1.88", 0.16)
    t.cloth(body)
    pocket = soft("0.42,1.2 1.58,1.2 1.58,1.78 0.42,1.78", 0.1)
    t.cloth(pocket)
    t.zip("M 0.52 1.34 H 1.48")
    flap = sketch(
        "M 0.3 0.5 Q 0.34 0.22 0.62 0.22 H 1.38 Q 1.66 0.22 1.7 0.5 L 1.74 0.9 "
        "Q 1.7 1.06 1.5 1.06 H 0.5 Q 0.3 1.06 0.26 0.9 Z"
    )
    t.part(flap, t.light)
    t.stitch("M 0.36 0.9 Q 0.4 0.96 0.5 0.96 H 1.5 Q 1.6 0.96 1.64 0.9", t.line)
    for x in (0.56, 1.28):
        t.part(plate(x, 0.4, 0.16, 0.84, 0.04), t.deep)
        t.buckle(x + 0.08, 1.02, 0.22, 0.2)


def bum_bag(t: Tailor) -> None:
    """A belt bag: straps to both sides, a pouch with a zip (four in a row)."""
    for x in (0.12, 2.88):
        strap = plate(x, 0.2, 1.0, 0.58, 0.08)
        t.cloth(strap)
        t.seam(f"M {x} 0.29 H {x + 1} M {x} 0.69 H {x + 1}")
    pouch = sketch(
        "M 1.0 0.14 H 3.0 C 3.3 0.14 3.4 0.5 3.2 0.7 Q 3.06 0.88 2.7 0.88 H 1.3 "
        "Q 0.94 0.88 0.8 0.7 C 0.6 0.5 0.7 0.14 1.0 0.14 Z"
    )
    t.cloth(pouch)
    t.zip("M 0.92 0.32 H 3.08")
    t.part(plate(2.7, 0.26, 0.14, 0.24, 0.05), t.metal)
    t.seam("M 0.96 0.52 H 3.06", t.deep)
    t.part(plate(1.7, 0.56, 0.6, 0.2, 0.04), t.pale)
    t.buckle(0.42, 0.49, 0.3, 0.52)
    t.part(plate(3.42, 0.16, 0.24, 0.66, 0.05), t.metal)


def belt(t: Tailor) -> None:
    """A belt with a buckle and holes (five in a row)."""
    strap = soft("0.5,0.16 4.5,0.16 4.88,0.5,0.2 4.5,0.84 0.5,0.84", 0.1)
    t.cloth(strap)
    with t.within(strap):
        t.stitch("M 0.9 0.26 H 4.46 L 4.72 0.5 L 4.46 0.74 H 0.9")
    for x in (2.7, 3.05, 3.4, 3.75, 4.1):
        t.fill(disc(x, 0.5, 0.085), t.metal)
        t.fill(disc(x, 0.5, 0.055), t.line)
    frame = plate(0.16, 0.15, 0.86, 0.7, 0.14)
    t.trace(frame, t.line, 0.22)
    t.trace(frame, t.metal, 0.14)
    t.seam("M 0.2 0.5 H 1.02", t.line, 0.16)
    t.seam("M 0.2 0.5 H 1.02", t.metal, 0.085)
    t.part(plate(1.4, 0.11, 0.3, 0.78, 0.06), t.light)


def umbrella(t: Tailor) -> None:
    """A furled umbrella with a crook (four in a row and a bend)."""
    t.part(plate(0.12, 0.36, 0.5, 0.28, 0.08), t.metal)
    crook = "M 2.9 0.5 H 3.2 Q 3.52 0.5 3.52 0.9 V 1.3 Q 3.52 1.6 3.3 1.6"
    t.seam(crook, t.line, 0.54)
    t.seam(crook, t.pale, 0.45)
    canopy = sketch(
        "M 0.3 0.32 C 0.9 0.14 1.8 0.1 2.6 0.12 L 3.0 0.22 L 2.86 0.36 L 3.08 0.5 L 2.86 0.64 "
        "L 3.0 0.78 L 2.6 0.88 C 1.8 0.9 0.9 0.86 0.3 0.68 Z"
    )
    t.cloth(canopy)
    with t.within(canopy):
        t.fill(sketch("M 0.3 0.42 C 1 0.36 2 0.3 2.86 0.36 L 3.1 0.5 H 0.3 Z"), t.light)
        t.seam(
            "M 0.4 0.46 C 1 0.4 2 0.3 2.9 0.36 M 0.4 0.5 H 3.1 M 0.4 0.54 C 1 0.6 2 0.7 2.9 0.64"
        )
    t.trace(canopy)
    t.part(soft("1.86,0.14 2.1,0.13 2.16,0.87 1.92,0.86", 0.04), t.pale)
    t.button(2.0, 0.5, 0.075, t.metal)


def blanket_roll(t: Tailor) -> None:
    """A rolled blanket with two straps (four in a row)."""
    roll = soft("0.5,0.12 3.7,0.12 3.88,0.3 3.88,0.7 3.7,0.88 0.5,0.88", 0.1)
    t.cloth(roll)
    with t.within(roll):
        t.seam("M 0.4 0.7 H 4", t.deep, 0.045)
        for x in (1.1, 2.0, 2.9):
            del x
        t.fill(plate(3.5, 0, 0.16, 1, 0), t.light)
        t.fill(plate(3.72, 0, 0.05, 1, 0), t.light)
    t.trace(roll)
    t.part(oval(0.48, 0.5, 0.36, 0.385), t.light)
    t.seam(
        "M 0.5 0.5 Q 0.56 0.44 0.5 0.4 C 0.36 0.36 0.3 0.62 0.5 0.64 "
        "C 0.76 0.64 0.72 0.28 0.46 0.26 C 0.2 0.28 0.16 0.7 0.44 0.76",
        t.line,
        0.045,
    )
    for x in (1.24, 2.6):
        t.part(plate(x, 0.09, 0.26, 0.82, 0.05), t.deep)
        t.buckle(x + 0.13, 0.42, 0.3, 0.26)
    handle = "M 1.5 0.3 Q 2.0 0.1 2.6 0.3"
    t.seam(handle, t.line, 0.14)
    t.seam(handle, t.pale, 0.07)


def hair_dryer(t: Tailor) -> None:
    """A hair dryer with its nozzle (four in a row and one beside)."""
    grip = soft("2.14,0.7 2.84,0.7 2.84,1.7 2.7,1.88 2.24,1.88 2.12,1.7", 0.12)
    t.cloth(grip)
    with t.within(grip):
        t.part(plate(2.34, 1.06, 0.3, 0.46, 0.08), t.pale)
        t.fill(plate(2.41, 1.12, 0.16, 0.16, 0.05), t.line)
        t.part(plate(2, 1.68, 1, 0.3, 0), t.light)
    t.trace(grip)
    t.part(soft("0.12,0.2,0.05 0.8,0.3,0.03 0.8,0.7,0.03 0.12,0.8,0.05", 0.05), t.light)
    t.seam("M 0.32 0.26 V 0.74", t.line)
    body = sketch(
        "M 0.74 0.26 C 1.4 0.24 1.8 0.12 2.6 0.12 H 3.2 C 3.7 0.12 3.88 0.3 3.88 0.5 "
        "C 3.88 0.72 3.7 0.88 3.2 0.88 H 2.6 C 1.8 0.88 1.4 0.76 0.74 0.74 Z"
    )
    t.cloth(body)
    with t.within(body):
        t.part(plate(3.3, 0, 0.8, 1, 0), t.light)
        t.seam("M 3.46 0.3 V 0.7 M 3.6 0.28 V 0.72 M 3.74 0.32 V 0.68", t.line, 0.05)
        t.fill(plate(0.7, 0, 0.2, 1, 0), t.deep)
        t.gleam(soft("1.2,0.34 3.0,0.24 3.0,0.32 1.2,0.42", 0.04), 0.55)
    t.trace(body)


def bikini(t: Tailor) -> None:
    """A bikini: its top above, its briefs below (the step of four)."""
    for x in (0.0, 1.0):
        cup = sketch(
            f"M {x + 0.5} 0.16 C {x + 0.66} 0.16 {x + 0.92} 0.5 {x + 0.92} 0.86 H {x + 0.08} "
            f"C {x + 0.08} 0.5 {x + 0.34} 0.16 {x + 0.5} 0.16 Z"
        )
        t.cloth(cup)
        t.seam(f"M {x + 0.5} 0.16 V 0.12", t.pale, 0.08)
    t.seam("M 0.12 0.82 H 1.88", t.line, 0.14)
    t.seam("M 0.12 0.82 H 1.88", t.pale, 0.07)
    t.heap(joined(oval(0.9, 0.78, 0.12, 0.08), oval(1.1, 0.78, 0.12, 0.08)), t.pale)
    briefs = sketch(
        "M 1.12 1.16 H 2.88 L 2.86 1.44 Q 2.3 1.46 2.24 1.88 H 1.76 Q 1.7 1.46 1.14 1.44 Z"
    )
    t.cloth(briefs)
    t.seam("M 1.14 1.2 H 2.86", t.line, 0.14)
    t.seam("M 1.14 1.2 H 2.86", t.pale, 0.07)
    for x in (1.24, 2.76):
        t.heap(joined(oval(x - 0.07, 1.24, 0.08, 0.1), oval(x + 0.07, 1.24, 0.08, 0.1)), t.pale)

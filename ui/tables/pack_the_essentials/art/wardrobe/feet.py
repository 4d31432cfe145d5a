"""The table of Pack the Essentials, its art: boots, shoes, legs."""

from __future__ import annotations

from ui.look.paths import disc, oval, plate, shrunk, sketch, soft
from ui.tables.pack_the_essentials.art.wardrobe.kit import Tailor


def ankle_boot(t: Tailor) -> None:
    """A short boot with laces and a thick sole (the bend of three)."""
    boot = soft(
        "0.14,0.12 0.88,0.12 0.88,0.96,0.1 1.06,1.12,0.1 1.4,1.12,0.2 "
        "1.88,1.38,0.3 1.88,1.8,0.04 0.12,1.8,0.04",
        0.1,
    )
    t.cloth(boot)
    with t.within(boot):
        t.part(plate(0, 0, 1, 0.3, 0), t.light)
        t.part(oval(1.95, 1.62, 0.46, 0.46), t.light)
        t.part(oval(0.1, 1.66, 0.36, 0.4), t.light)
    t.trace(boot)
    sole = soft(
        "0.1,1.66,0.03 1.9,1.66,0.03 1.9,1.89 0.86,1.89,0.03 0.82,1.8,0.02 0.7,1.8,0.02 "
        "0.66,1.89,0.03 0.1,1.89",
        0.07,
    )
    t.part(sole, t.pale)
    for x, y in ((0.64, 0.46), (0.64, 0.7), (0.72, 0.94), (0.94, 1.18)):
        t.seam(f"M {x - 0.16} {y + 0.06} L {x + 0.16} {y - 0.06}", t.line, 0.12)
        t.seam(f"M {x - 0.16} {y + 0.06} L {x + 0.16} {y - 0.06}", t.pale, 0.07)
    t.seam("M 0.14 0.4 V 0.2", t.line)


def wellington(t: Tailor) -> None:
    """A rubber boot, tall and shining (the bend of four)."""
    boot = soft(
        "0.12,0.12 0.88,0.12 0.86,1.7,0.2 1.02,2.12,0.14 1.62,2.14,0.3 1.88,2.44,0.2 "
        "1.88,2.8,0.04 0.14,2.8,0.04 0.16,1.7,0.2",
        0.1,
    )
    t.cloth(boot)
    with t.within(boot):
        t.part(plate(0, 0, 1, 0.44, 0), t.light)
        t.part(oval(1.92, 2.66, 0.5, 0.46), t.light)
        t.seam("M 0.1 2.2 Q 0.6 2.0 0.9 1.9", t.deep)
        t.gleam(soft("0.24,0.6 0.36,0.6 0.38,1.84 0.28,1.84", 0.06), 0.55)
        t.gleam(soft("1.06,2.24 1.4,2.24 1.44,2.34 1.1,2.34", 0.05), 0.55)
    t.trace(boot)
    t.part(
        soft(
            "0.1,2.68,0.03 1.9,2.68,0.03 1.9,2.89 0.84,2.89,0.03 0.8,2.8,0.02 0.7,2.8,0.02 "
            "0.66,2.89,0.03 0.1,2.89",
            0.07,
        ),
        t.pale,
    )
    t.part(plate(0.6, 0.16, 0.16, 0.24, 0.03), t.deep)


def cowboy_boot(t: Tailor) -> None:
    """A tall boot with a scalloped top, fancy stitching and a heel (the long bend of five)."""
    boot = sketch(
        "M 0.12 0.14 Q 0.3 0.3 0.5 0.3 Q 0.7 0.3 0.88 0.14 L 0.84 2.5 Q 0.88 3.06 1.2 3.12 "
        "Q 1.7 3.16 1.88 3.6 Q 1.9 3.74 1.8 3.76 L 1.06 3.76 L 0.78 3.6 L 0.68 3.88 H 0.16 "
        "L 0.12 3.3 Q 0.2 2.9 0.16 2.5 Z"
    )
    t.cloth(boot)
    with t.within(boot):
        t.part(sketch("M 0 0 V 0.5 L 0.5 0.86 L 1 0.5 V 0 Z"), t.light)
        t.part(oval(1.9, 3.66, 0.5, 0.5), t.light)
        t.part(oval(0.08, 3.46, 0.4, 0.44), t.light)
    t.trace(boot)
    for x in (0.34, 0.5, 0.66):
        top = 1.02 + abs(x - 0.5) * -0.9
        t.seam(f"M {x} {top} C {x - 0.14} 1.5 {x + 0.14} 2.0 {x} 2.6", t.mark, 0.04)
    t.part(sketch("M 0.5 1.5 L 0.64 1.72 L 0.5 1.94 L 0.36 1.72 Z"), t.pale)
    t.part(
        soft(
            "0.14,3.62,0.03 0.8,3.56,0.03 1.06,3.72 1.9,3.72,0.03 1.86,3.88 1.02,3.88 "
            "0.74,3.74,0.04 0.68,3.89,0.03 0.14,3.89,0.03",
            0.05,
        ),
        t.deep,
    )
    t.part(sketch("M 0.1 2.94 L 0.9 2.8 L 0.92 3.0 L 0.12 3.14 Z"), t.light)
    t.part(disc(0.5, 2.97, 0.1), t.metal)


def flip_flops(t: Tailor) -> None:
    """A pair of flip-flops, one a step before the other (the step of four)."""
    for x, y, way in ((0.0, 0.0, 1), (1.0, 1.0, -1)):
        sole = sketch(
            f"M {x + 0.14} {y + 0.5} C {x + 0.12} {y + 0.1} {x + 0.6} {y + 0.16} {x + 1.0} "
            f"{y + 0.22 - way * 0.02} C {x + 1.5} {y + 0.02} {x + 1.88} {y + 0.1} {x + 1.88} "
            f"{y + 0.5} C {x + 1.88} {y + 0.92} {x + 1.5} {y + 0.96} {x + 1.0} {y + 0.8} "
            f"C {x + 0.6} {y + 0.88} {x + 0.12} {y + 0.92} {x + 0.14} {y + 0.5} Z"
        )
        t.cloth(sole)
        t.stitch(shrunk(sole, 0.84), t.mark)
        strap = (
            f"M {x + 0.78} {y + 0.24} Q {x + 1.36} {y + 0.28} {x + 1.58} {y + 0.5} "
            f"Q {x + 1.36} {y + 0.72} {x + 0.78} {y + 0.76}"
        )
        t.seam(strap, t.line, 0.21)
        t.seam(strap, t.pale, 0.13)
        t.part(disc(x + 1.58, y + 0.5, 0.09), t.metal)


def trainer(t: Tailor) -> None:
    """A running shoe with laces, stripes and a thick sole (five, nearly a block)."""
    shoe = soft(
        "0.14,0.2 0.4,0.3,0.1 1.1,0.14 1.8,0.12,0.14 1.88,0.98,0.1 2.1,1.12,0.1 2.5,1.14,0.2 "
        "2.88,1.46,0.3 2.88,1.8,0.05 0.12,1.8,0.05 0.18,1.0,0.2",
        0.12,
    )
    t.cloth(shoe)
    with t.within(shoe):
        t.part(oval(3.02, 1.66, 0.62, 0.56), t.light)
        t.part(sketch("M 0 0 H 0.62 Q 0.44 1 0.66 1.9 H 0 Z"), t.light)
        # The tongue ends under the lowest lace.
        t.part(sketch("M 1.9 0 L 1.24 0 Q 1.2 0.7 1.56 1.0 L 1.86 1.1 L 2.2 1 L 2 0.8 Z"), t.light)
        for x in (0.86, 1.16, 1.46):
            t.part(sketch(f"M {x} 1.7 L {x + 0.22} 1.0 H {x + 0.36} L {x + 0.16} 1.7 Z"), t.pale)
    t.trace(shoe)
    t.part(soft("0.1,1.6,0.04 1.0,1.56 1.3,1.64 2.9,1.6,0.05 2.9,1.89 0.1,1.89", 0.1), t.pale)
    for x in (0.5, 0.8, 1.1, 1.4, 1.7, 2.0, 2.3, 2.6):
        t.seam(f"M {x} 1.76 V 1.88")
    for x, y in ((1.44, 0.38), (1.48, 0.62), (1.58, 0.86), (1.78, 1.08)):
        t.seam(f"M {x - 0.14} {y + 0.09} L {x + 0.2} {y - 0.07}", t.line, 0.13)
        t.seam(f"M {x - 0.14} {y + 0.09} L {x + 0.2} {y - 0.07}", t.pale, 0.075)


def shorts(t: Tailor) -> None:
    """A pair of shorts with a drawstring, pockets and turn-ups (the arch of five)."""
    body = soft(
        "0.18,0.14 2.82,0.14 2.88,1.86 2.12,1.86 2.1,0.88,0.1 0.9,0.88,0.1 0.88,1.86 0.12,1.86",
        0.09,
    )
    t.cloth(body)
    with t.within(body):
        t.part(plate(0, 0, 3, 0.42, 0), t.light)
        t.ribs(plate(0, 0, 3, 0.42, 0), 0.15)
        t.part(plate(0, 1.6, 1, 0.4, 0), t.light)
        t.part(plate(2, 1.6, 1, 0.4, 0), t.light)
        t.seam("M 1.5 0.42 V 0.9")
        t.seam("M 0.86 0.42 Q 0.8 0.92 0.14 1.0 M 2.14 0.42 Q 2.2 0.92 2.86 1.0")
        t.stitch("M 0.76 0.46 Q 0.7 0.82 0.14 0.9 M 2.24 0.46 Q 2.3 0.82 2.86 0.9")
    t.trace(body)
    for cord in ("M 1.46 0.3 Q 1.2 0.5 1.3 0.76", "M 1.54 0.3 Q 1.8 0.5 1.68 0.7"):
        t.seam(cord, t.line, 0.11)
        t.seam(cord, t.pale, 0.06)
    t.part(disc(1.5, 0.3, 0.08), t.pale)


def jeans(t: Tailor) -> None:
    """A pair of jeans bent at the knees: waistband, pocket, turn-ups (the corner of five)."""
    # All curves at the knees go around the bend of the slit between the legs.
    legs = sketch(
        "M 0.12 0.23 Q 0.12 0.13 0.22 0.13 H 1.9 Q 2.88 0.13 2.88 1.1 V 2.81 Q 2.88 2.87 2.82 2.87 "
        "H 2.55 V 1.1 Q 2.55 0.45 1.9 0.45 H 1.3 C 1.233 0.45 1.233 0.55 1.3 0.55 "
        "H 1.9 Q 2.45 0.55 2.45 1.1 V 2.87 H 2.18 Q 2.12 2.87 2.12 2.81 V 1.1 "
        "Q 2.12 0.88 1.9 0.88 H 0.22 Q 0.12 0.88 0.12 0.78 Z"
    )
    t.cloth(legs)
    with t.within(legs):
        t.part(plate(2.0, 2.42, 1.0, 0.5, 0), t.light)
        t.part(plate(0, 0, 0.36, 1, 0), t.light)
        t.seam("M 0.36 0.5 H 1.3", t.line)
        t.seam("M 0.36 0.2 Q 0.6 0.3 0.62 0.1", t.line)
        t.stitch("M 1.24 0.8 H 1.9 Q 2.2 0.8 2.2 1.1 V 2.4", t.mark)
        t.stitch("M 0.9 0.21 H 1.9 Q 2.8 0.21 2.8 1.1 V 2.4", t.mark)
        t.part(soft("0.54,0.58 1.0,0.58 1.12,0.7,0.02 1.0,0.82 0.54,0.82", 0.03), t.light)
        t.seam("M 2.09 0.7 Q 2.25 0.75 2.3 0.91 M 2.32 0.4 Q 2.52 0.48 2.6 0.68", t.deep)
    t.trace(legs)
    for y in (0.26, 0.74):
        t.part(plate(0.1, y - 0.055, 0.32, 0.11, 0.02), t.deep)
    t.button(0.24, 0.5, 0.08, t.metal)

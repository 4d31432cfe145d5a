"""The table of Pack the Essentials, its art: hats, caps, what sits on ears and eyes."""

from __future__ import annotations

import math

from ui.look.paths import disc, joined, oval, plate, sketch, soft
from ui.tables.pack_the_essentials.art.wardrobe.kit import Tailor


def sun_hat(t: Tailor) -> None:
    """A sun hat with a wide brim and a ribbon (the T of four, crown upwards)."""
    brim = sketch(
        "M 0.12 1.5 C 0.12 1.12 0.5 1.1 1.0 1.14 L 2.0 1.14 C 2.5 1.1 2.88 1.12 2.88 1.5 "
        "C 2.88 2.0 2.1 1.88 1.5 1.88 C 0.9 1.88 0.12 2.0 0.12 1.5 Z"
    )
    t.cloth(brim)
    with t.within(brim):
        t.seam("M 0 1.66 C 0.8 1.74 2.2 1.74 3 1.66", t.light, 0.07)
        t.shade(oval(1.5, 1.34, 0.72, 0.2), 0.3)
    t.trace(brim)
    crown = sketch(
        "M 1.09 1.3 C 1.06 0.6 1.1 0.14 1.34 0.14 Q 1.5 0.26 1.66 0.14 "
        "C 1.9 0.14 1.94 0.6 1.91 1.3 Q 1.5 1.46 1.09 1.3 Z"
    )
    t.cloth(crown)
    with t.within(crown):
        t.part(sketch("M 0.9 0.86 Q 1.5 1.06 2.1 0.86 V 1.24 Q 1.5 1.44 0.9 1.24 Z"), t.pale)
        t.shade(sketch("M 1.38 0.1 Q 1.5 0.7 1.62 0.1 Z"), 0.35)
    t.trace(crown)
    t.part(sketch("M 1.78 1.2 L 2.06 1.62 L 2.2 1.48 L 2.4 1.56 L 1.96 1.1 Z"), t.pale)
    t.part(disc(1.86, 1.12, 0.1), t.pale)


def nightcap(t: Tailor) -> None:
    """A nightcap that falls over, with a bobble (the bend of three)."""
    hood = sketch(
        "M 0.16 1.6 C 0.1 0.9 0.1 0.14 0.66 0.12 C 1.2 0.1 1.6 0.3 1.8 0.5 L 1.5 0.86 "
        "C 1.2 0.72 0.92 0.76 0.86 1.1 L 0.86 1.6 Z"
    )
    t.cloth(hood)
    with t.within(hood):
        for text in (
            "M -0.1 0.86 Q 0.5 1.0 1 0.7 L 1 0.98 Q 0.5 1.26 -0.1 1.12 Z",
            "M 0.3 -0.1 Q 0.4 0.6 0.96 0.86 L 1.12 0.7 Q 0.7 0.5 0.62 -0.1 Z",
            "M 0.98 -0.1 Q 1.0 0.4 1.3 0.9 L 1.5 0.76 Q 1.24 0.4 1.26 0.0 Z",
        ):
            t.part(sketch(text), t.light)
    t.trace(hood)
    t.knit(soft("0.1,1.46 0.9,1.46 0.9,1.88 0.1,1.88", 0.12))
    tuft(t, 1.6, 0.56, 0.3)


def tuft(t: Tailor, x: float, y: float, radius: float) -> None:
    """A bobble of wool."""
    ball = joined(
        *(
            disc(
                x + math.cos(k * math.pi / 5) * radius * 0.78,
                y + math.sin(k * math.pi / 5) * radius * 0.78,
                radius * 0.3,
            )
            for k in range(10)
        ),
        disc(x, y, radius * 0.85),
    )
    t.heap(ball, t.pale)
    rays = []
    for k in range(7):
        way = k * math.tau / 7 + 0.3
        dx, dy = math.cos(way) * radius, math.sin(way) * radius
        rays.append(f"M {x + dx * 0.3} {y + dy * 0.3} L {x + dx * 0.66} {y + dy * 0.66}")
    t.seam(" ".join(rays), t.deep)


def flat_cap(t: Tailor) -> None:
    """A flat cap from the side, its peak low in front (the long step of five)."""
    peak = sketch(
        "M 2.1 0.9 C 2.8 0.94 3.6 1.1 3.86 1.5 C 3.94 1.8 3.6 1.9 3.2 1.86 "
        "C 2.8 1.84 2.4 1.9 2.2 1.84 C 2.02 1.7 2.1 1.2 2.1 0.9 Z"
    )
    t.part(peak, t.light)
    with t.within(peak):
        t.shade(sketch("M 2 1.4 Q 3 1.4 4 1.72 V 2 H 2 Z"), 0.3)
        t.stitch("M 2.4 1.24 Q 3.2 1.26 3.72 1.56", t.line)
    t.trace(peak)
    crown = sketch(
        "M 0.16 0.86 C 0.08 0.5 0.5 0.12 1.3 0.13 C 2.2 0.12 2.86 0.3 2.88 0.72 "
        "C 2.88 0.9 2.84 1.2 2.7 1.3 Q 2.5 1.36 2.14 1.3 C 2.12 1.04 2.06 0.88 1.8 0.88 L 0.4 0.9 "
        "Q 0.2 0.92 0.16 0.86 Z"
    )
    t.cloth(crown)
    with t.within(crown):
        t.seam(
            "M 1.4 0.14 Q 0.7 0.3 0.4 0.9 M 1.4 0.14 Q 1.5 0.4 1.3 0.9 M 1.4 0.14 Q 2.2 0.3 2.4 1.3"
        )
        t.fill(sketch("M 0 0.72 H 1.3 Q 1.96 0.74 2.2 1.12 L 2.8 1.1 V 1.5 H 0 Z"), t.light)
        t.seam("M 0 0.72 H 1.3 Q 1.96 0.74 2.2 1.12 L 2.9 1.1")
    t.trace(crown)
    t.part(oval(1.4, 0.17, 0.16, 0.075), t.pale)


def jester_hat(t: Tailor) -> None:
    """A jester's hat with two drooping points and bells (the F of five)."""
    right = sketch(
        "M 1.5 1.96 C 1.2 1.2 0.98 0.5 1.3 0.24 C 1.7 -0.04 2.6 0.1 2.82 0.58 L 2.5 0.82 "
        "C 2.1 0.74 1.86 0.9 1.88 1.3 L 1.84 2.0 Z"
    )
    left = sketch(
        "M 1.5 2.0 C 1.8 1.5 1.6 1.0 1.1 1.06 C 0.6 1.04 0.14 1.2 0.19 1.51 L 0.45 1.81 "
        "C 0.7 1.66 1.04 1.66 1.16 2.0 Z"
    )
    t.cloth(right)
    with t.within(right):
        t.part(
            sketch("M 1.9 -0.1 L 2.12 -0.1 Q 2.2 0.5 2.06 0.92 L 1.82 0.92 Q 1.98 0.5 1.9 -0.1 Z"),
            t.light,
        )
        t.part(sketch("M 0.9 0.7 Q 1.5 0.5 2 0.86 V 1.08 Q 1.5 0.76 0.9 0.96 Z"), t.light)
    t.trace(right)
    t.fill(left, t.light)
    with t.within(left):
        for x, y in ((0.78, 1.3), (1.2, 1.42), (0.6, 1.66), (1.02, 1.74), (1.44, 1.7)):
            t.fill(
                sketch(f"M {x} {y - 0.2} L {x + 0.16} {y} L {x} {y + 0.2} L {x - 0.16} {y} Z"),
                t.base,
            )
    t.trace(left)
    for x, y in ((2.66, 0.7), (0.33, 1.66)):
        t.part(disc(x, y, 0.22), t.metal)
        t.seam(f"M {x} {y} V {y + 0.18}", t.line, 0.05)
        t.fill(disc(x, y, 0.05), t.line)
    band = soft("1.08,1.84 1.92,1.84 1.92,2.4 1.08,2.4", 0.05)
    t.cloth(band)
    t.part(soft("1.08,2.26,0 1.92,2.26,0 1.92,2.88 1.08,2.88", 0.1), t.light)
    t.part(sketch("M 1.08 2.3 L 1.29 2.7 L 1.5 2.3 L 1.71 2.7 L 1.92 2.3 V 2.26 H 1.08 Z"), t.pale)


def earmuffs(t: Tailor) -> None:
    """A pair of ear-muffs on their band (the arch of five)."""
    band = sketch(
        "M 0.2 1.2 C 0.06 0.3 0.7 0.12 1.5 0.12 C 2.3 0.12 2.94 0.3 2.8 1.2 L 2.3 1.2 "
        "C 2.36 0.86 2.0 0.84 1.5 0.84 C 1.0 0.84 0.64 0.86 0.7 1.2 Z"
    )
    t.cloth(band)
    with t.within(band):
        t.seam("M 0.38 1.3 C 0.3 0.5 0.9 0.48 1.5 0.48 C 2.1 0.48 2.7 0.5 2.62 1.3", t.light, 0.16)
        t.stitch("M 0.38 1.3 C 0.3 0.5 0.9 0.48 1.5 0.48 C 2.1 0.48 2.7 0.5 2.62 1.3", t.deep)
    t.trace(band)
    for x in (0.5, 2.5):
        tuft(t, x, 1.46, 0.39)
        t.cloth(disc(x, 1.46, 0.22))


def sleep_mask(t: Tailor) -> None:
    """A sleeping mask with closed eyes (three in a row)."""
    for x in (0.1, 2.5):
        t.knit(plate(x, 0.24, 0.4, 0.5, 0.06))
    mask = sketch(
        "M 0.36 0.42 C 0.4 0.1 0.8 0.11 1.5 0.11 C 2.2 0.11 2.6 0.1 2.64 0.42 "
        "C 2.68 0.78 2.3 0.9 1.98 0.88 C 1.7 0.86 1.64 0.66 1.5 0.66 "
        "C 1.36 0.66 1.3 0.86 1.02 0.88 C 0.7 0.9 0.32 0.78 0.36 0.42 Z"
    )
    t.cloth(mask)
    for x in (0.94, 2.06):
        t.seam(f"M {x - 0.27} 0.44 Q {x} 0.72 {x + 0.27} 0.44", t.mark, 0.075)
        for dx, dy in ((-0.2, 0.54), (0.0, 0.6), (0.2, 0.54)):
            t.seam(f"M {x + dx} {dy} L {x + dx * 1.5} {dy + 0.14}", t.mark, 0.06)

"""The table of Pack the Essentials, its art: scarves, ties, bows, gloves, what winds around."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainterPath

from ui.look.paths import disc, joined, plate, sketch, soft
from ui.tables.pack_the_essentials.art.wardrobe.kit import Tailor


def bow_tie(t: Tailor) -> None:
    """A bow tie (three in a row)."""
    for left, right in ((0.12, 1.5), (2.88, 1.5)):
        way = 1 if right > left else -1
        wing = sketch(
            f"M {left} 0.3 Q {left} 0.1 {left + way * 0.24} 0.12 L {right} 0.34 V 0.66 "
            f"L {left + way * 0.24} 0.88 Q {left} 0.9 {left} 0.7 "
            f"Q {left + way * 0.1} 0.5 {left} 0.3 Z"
        )
        t.cloth(wing)
        t.seam(
            f"M {right} 0.5 L {left + way * 0.6} 0.42 M {right} 0.58 L {left + way * 0.7} 0.68",
            t.line,
        )
        with t.within(wing):
            t.fill(
                sketch(
                    f"M {left + way * 0.16} 0 H {left + way * 0.32} V 1 H {left + way * 0.16} Z"
                ),
                t.light,
            )
        t.trace(wing)
    t.part(soft("1.28,0.2 1.72,0.2 1.68,0.5 1.72,0.8 1.28,0.8 1.32,0.5", 0.1), t.light)
    t.seam("M 1.42 0.3 V 0.7 M 1.58 0.3 V 0.7", t.deep)


def necktie(t: Tailor) -> None:
    """A necktie with its knot (five in a row)."""
    tail = soft("1.1,0.28,0.03 4.36,0.11 4.89,0.5,0.05 4.36,0.89 1.1,0.72,0.03", 0.08)
    loop = soft("0.12,0.14,0.12 0.8,0.26 0.8,0.74 0.12,0.86,0.12 0.24,0.5,0.1", 0.06)
    t.cloth(loop, t.deep)
    t.cloth(tail)
    with t.within(tail):
        for x in (1.6, 2.3, 3.0, 3.7, 4.4):
            t.fill(sketch(f"M {x} 0 H {x + 0.2} L {x - 0.1} 1 H {x - 0.3} Z"), t.pale)
            t.seam(f"M {x} 0 L {x - 0.3} 1 M {x + 0.2} 0 L {x - 0.1} 1")
    t.trace(tail)
    t.cloth(soft("0.62,0.14 1.24,0.26 1.24,0.74 0.62,0.86", 0.1), t.light, plain=True)


def fringe(t: Tailor, x: float, y: float, way: tuple[int, int], width: float = 0.76) -> None:
    """Tassels from the middle of a scarf's end, pointing in one of the four directions."""
    ax, ay = abs(way[1]), abs(way[0])
    threads = []
    for k in range(5):
        off = (k - 2) * width / 5
        a, b = x + ax * off, y + ay * off
        threads.append(f"M {a} {b} L {a + way[0] * 0.24} {b + way[1] * 0.24}")
    t.seam(" ".join(threads), t.line, 0.145)
    t.seam(" ".join(threads), t.pale, 0.075)


def striped_scarf(t: Tailor) -> None:
    """A knitted scarf in the wind: stripes, and a fringe at both ends (the long step of five)."""
    fringe(t, 0.36, 0.5, (-1, 0))
    fringe(t, 3.64, 1.5, (1, 0))
    band = soft(
        "0.32,0.12,0.03 2.4,0.12,0.2 2.9,0.2,0.3 2.9,0.9,0.14 3.1,1.12,0.12 3.68,1.12,0.03 "
        "3.68,1.88,0.03 2.6,1.88,0.2 2.1,1.8,0.3 2.1,1.1,0.14 1.9,0.88,0.12 0.32,0.88,0.03",
        0.1,
    )
    t.cloth(band)
    with t.within(band):
        for x in (0.52, 0.96):
            t.part(plate(x, 0, 0.22, 1, 0), t.pale)
        for x in (2.82, 3.26):
            t.part(plate(x, 1, 0.22, 1, 0), t.pale)
        t.part(sketch("M 1.7 0 H 1.96 Q 1.96 0.6 1.8 1 H 1.5 Q 1.7 0.6 1.7 0 Z"), t.light)
        t.part(sketch("M 2.0 1.04 Q 2.6 1.04 3.0 0.74 V 1.02 Q 2.6 1.34 2.0 1.34 Z"), t.light)
        t.seam("M 2.2 1.0 Q 2.44 0.8 2.4 0.3 M 2.44 1.04 Q 2.64 0.86 2.62 0.5", t.deep)
    t.trace(band)


def scarf(t: Tailor) -> None:
    """A scarf laid around a corner, fringed (the corner of five)."""
    fringe(t, 0.36, 0.5, (-1, 0))
    fringe(t, 2.5, 2.64, (0, 1))
    across = soft("0.32,0.12,0.03 2.8,0.12,0.2 2.88,0.9 0.32,0.88,0.03", 0.1)
    down = soft("2.12,0.2,0.1 2.88,0.12,0.3 2.88,2.68,0.03 2.12,2.68,0.03", 0.1)
    t.cloth(across)
    with t.within(across):
        for x in (0.5, 0.9):
            t.part(plate(x, 0, 0.2, 1, 0), t.pale)
        t.shade(sketch("M 2.14 0 H 1.92 Q 2.02 0.6 1.9 1 H 2.14 Z"), 0.3)
        diamonds(t, ((1.6, 0.5),))
    t.trace(across)
    t.cloth(down)
    with t.within(down):
        for y in (1.9, 2.3):
            t.part(plate(2, y, 1, 0.2, 0), t.pale)
        diamonds(t, ((2.5, 1.46), (2.5, 0.7)))
    t.trace(down)


def diamonds(t: Tailor, places: tuple[tuple[float, float], ...]) -> None:
    """Lozenges knitted in."""
    for x, y in places:
        t.part(
            sketch(f"M {x} {y - 0.24} L {x + 0.24} {y} L {x} {y + 0.24} L {x - 0.24} {y} Z"),
            t.light,
        )
        t.fill(sketch(f"M {x} {y - 0.1} L {x + 0.1} {y} L {x} {y + 0.1} L {x - 0.1} {y} Z"), t.deep)


def boa(t: Tailor) -> None:
    """A feather boa (the stairs of five)."""
    way = sketch("M 0.46 0.46 H 0.9 Q 1.5 0.5 1.5 1.0 Q 1.5 1.5 2.0 1.5 Q 2.5 1.5 2.5 2.1 V 2.54")
    steps = 12
    plumes: list[QPainterPath] = []
    for k in range(steps):
        at = way.pointAtPercent(k / (steps - 1))
        plumes.append(burst(at.x(), at.y(), 0.4, 0.31, 9, k * 0.5))
    t.heap(joined(*plumes), t.base)
    barbs: list[list[str]] = [[], [], []]
    for k in range(steps):
        at = way.pointAtPercent(k / (steps - 1))
        for turn in range(4):
            angle = turn * math.tau / 4 + k * 0.9
            dx, dy = math.cos(angle), math.sin(angle)
            barbs[(k + turn) % 3].append(
                f"M {at.x() + dx * 0.06} {at.y() + dy * 0.06} "
                f"Q {at.x() + dx * 0.2 - dy * 0.07} {at.y() + dy * 0.2 + dx * 0.07} "
                f"{at.x() + dx * 0.31} {at.y() + dy * 0.31}"
            )
    for texts, tone, thread in zip(
        barbs, (t.line, t.light, t.pale), (0.035, 0.06, 0.06), strict=True
    ):
        t.seam(" ".join(texts), tone, thread)


def burst(
    x: float, y: float, outer: float, inner: float, rays: int, turn: float = 0.0
) -> QPainterPath:
    """A star with blunt rays: feathers, fur."""
    corners = []
    for k in range(2 * rays):
        angle = turn + k * math.pi / rays
        reach = inner if k % 2 else outer
        corners.append(f"{x + math.cos(angle) * reach:.3f},{y + math.sin(angle) * reach:.3f}")
    return soft(" ".join(corners), 0.05)


def ribbon_bow(t: Tailor) -> None:
    """A ribbon tied into a bow with two tails (the stairs of five)."""
    upper = sketch(
        "M 1.5 1.5 C 1.3 1.3 1.1 0.88 0.6 0.88 C 0.2 0.88 0.1 0.7 0.12 0.5 "
        "C 0.12 0.16 0.5 0.12 0.9 0.12 C 1.6 0.1 1.94 0.2 1.88 0.8 Q 1.8 1.2 1.5 1.5 Z"
    )
    lower = sketch(
        "M 1.5 1.5 C 1.7 1.7 2.12 1.9 2.12 2.4 C 2.14 2.8 2.3 2.9 2.5 2.88 "
        "C 2.84 2.88 2.88 2.5 2.88 2.1 C 2.9 1.4 2.8 1.06 2.2 1.12 Q 1.8 1.2 1.5 1.5 Z"
    )
    t.cloth(upper)
    t.cloth(lower)
    t.part(sketch("M 1.34 1.4 L 1.12 1.82 L 1.32 1.76 L 1.46 1.88 L 1.7 1.6 Z"), t.light)
    t.part(sketch("M 0.3 0.5 C 0.36 0.2 0.8 0.26 1.14 0.62 C 0.8 0.74 0.3 0.74 0.3 0.5 Z"), t.deep)
    t.part(sketch("M 2.5 2.7 C 2.8 2.64 2.74 2.2 2.38 1.86 C 2.26 2.2 2.26 2.7 2.5 2.7 Z"), t.deep)
    t.seam("M 1.46 1.3 Q 1.4 0.9 1.12 0.72 M 1.56 1.3 Q 1.66 0.9 1.56 0.5", t.line)
    t.seam("M 1.7 1.54 Q 2.1 1.6 2.28 1.88 M 1.7 1.44 Q 2.1 1.34 2.5 1.44", t.line)
    t.part(soft("1.24,1.2 1.7,1.1 1.86,1.66 1.34,1.84", 0.14), t.light)
    t.seam("M 1.42 1.36 L 1.5 1.66 M 1.58 1.3 L 1.68 1.6", t.deep)


def kerchief(t: Tailor) -> None:
    """A neckerchief knotted in the middle, with two tails (the Z of five)."""
    upper = sketch(
        "M 1.34 1.44 C 1.14 1.0 0.9 0.88 0.5 0.88 L 0.12 0.84 L 0.2 0.14 L 1.6 0.12 "
        "C 1.94 0.2 1.9 0.9 1.74 1.4 Z"
    )
    lower = sketch(
        "M 1.66 1.56 C 1.86 2.0 2.1 2.12 2.5 2.12 L 2.88 2.16 L 2.8 2.86 L 1.4 2.88 "
        "C 1.06 2.8 1.1 2.1 1.26 1.6 Z"
    )
    for tail, edge in ((upper, "M 0.32 0.1 L 0.28 0.9"), (lower, "M 2.68 2.9 L 2.72 2.1")):
        t.cloth(tail)
        with t.within(tail):
            t.seam(edge, t.pale, 0.09)
        t.trace(tail)
    t.seam("M 1.5 1.3 Q 1.56 0.8 1.2 0.5 M 1.6 1.3 Q 1.7 0.8 1.6 0.4", t.line)
    t.seam("M 1.5 1.7 Q 1.44 2.2 1.8 2.5 M 1.4 1.7 Q 1.3 2.2 1.4 2.6", t.line)
    for x, y in ((0.6, 0.5), (1.0, 0.34), (1.2, 0.76), (2.4, 2.5), (2.0, 2.66), (1.8, 2.24)):
        t.fill(disc(x, y, 0.075), t.pale)
    t.part(soft("1.12,1.22 1.86,1.2 1.9,1.78 1.14,1.8", 0.2), t.light)
    t.seam("M 1.34 1.36 Q 1.3 1.5 1.38 1.66 M 1.66 1.34 Q 1.72 1.5 1.62 1.66", t.deep)


def mitten(t: Tailor) -> None:
    """A mitten with a thumb and a thick cuff (five, nearly a block)."""
    hand = sketch(
        "M 0.16 2.2 L 0.12 0.7 C 0.1 0.28 0.3 0.12 0.52 0.12 C 0.8 0.12 0.92 0.3 0.9 0.7 "
        "L 0.92 1.2 C 1.06 1.3 1.1 1.2 1.3 1.14 C 1.7 1.02 1.94 1.24 1.86 1.6 "
        "C 1.8 1.84 1.76 1.9 1.76 2.2 Z"
    )
    t.cloth(hand)
    t.seam("M 0.92 1.2 Q 0.9 1.5 1.06 1.66", t.line)
    snowflake(t, 0.56, 1.06, 0.3)
    for x in (0.36, 0.76, 1.16, 1.56):
        t.part(sketch(f"M {x} 1.86 L {x + 0.13} 1.99 L {x} 2.12 L {x - 0.13} 1.99 Z"), t.light)
    t.knit(soft("0.1,2.2 1.9,2.2 1.9,2.88 0.1,2.88", 0.14))


def snowflake(t: Tailor, x: float, y: float, radius: float) -> None:
    """A star of six rays."""
    for thread, tone in ((0.15, t.line), (0.075, t.pale)):
        for k in range(3):
            dx, dy = math.cos(k * math.pi / 3) * radius, math.sin(k * math.pi / 3) * radius
            t.seam(f"M {x - dx} {y - dy} L {x + dx} {y + dy}", tone, thread)


def glove(t: Tailor) -> None:
    """A glove that holds its thumb up (the bend of four)."""
    hand = sketch(
        "M 0.18 1.88 C 0.08 1.7 0.1 1.3 0.14 1.1 L 0.22 0.7 C 0.1 0.2 0.3 0.12 0.46 0.12 "
        "C 0.7 0.12 0.78 0.24 0.76 0.5 L 0.78 0.8 Q 0.86 1.12 1.14 1.12 L 2.1 1.14 L 2.1 1.86 "
        "L 1.0 1.88 Z"
    )
    t.cloth(hand)
    t.seam("M 0.24 0.5 Q 0.46 0.42 0.66 0.5", t.deep)
    for y in (1.18, 1.36, 1.54, 1.72):
        t.part(plate(0.12, y - 0.01, 1.0 - abs(y - 1.4) * 0.4, 0.175, 0.085), t.light)
    t.seam("M 1.3 1.36 H 1.7 M 1.3 1.5 H 1.76 M 1.3 1.64 H 1.7", t.deep)
    t.knit(soft("2.0,1.12 2.88,1.12 2.88,1.88 2.0,1.88", 0.1))
    t.part(plate(1.86, 1.1, 0.2, 0.8, 0.05), t.pale)


def long_glove(t: Tailor) -> None:
    """An evening glove with fingers and a thumb (four in a row and one beside)."""
    glove = sketch(
        "M 0.12 0.14 L 2.1 0.2 C 2.6 0.14 2.8 0.12 3.0 0.13 L 3.5 0.12 Q 3.66 0.22 3.54 0.28 "
        "L 3.8 0.28 Q 3.94 0.38 3.8 0.46 L 3.84 0.48 Q 3.94 0.58 3.82 0.64 L 3.66 0.66 "
        "Q 3.76 0.82 3.6 0.86 L 3.0 0.9 C 2.9 1.0 2.9 1.1 2.9 1.3 L 2.86 1.7 "
        "Q 2.7 1.96 2.46 1.84 Q 2.3 1.76 2.3 1.5 L 2.16 1.0 Q 2.1 0.82 1.9 0.82 L 0.12 0.88 Z"
    )
    t.cloth(glove)
    with t.within(glove):
        t.part(plate(0, 0, 0.36, 1, 0), t.pale)
        t.seam("M 3.0 0.3 H 3.56 M 2.96 0.48 H 3.8 M 3.0 0.67 H 3.66", t.line, 0.045)
        t.seam("M 2.2 0.4 H 2.76 M 2.2 0.52 H 2.8 M 2.2 0.64 H 2.76", t.deep)
    t.trace(glove)
    for x in (0.7, 1.1, 1.5):
        t.button(x, 0.66, 0.07, t.metal)
    t.seam("M 0.5 0.5 H 1.8", t.deep)

"""The table of Carry On, its art: the souvenir, a globe with a lighthouse in the snow."""

from __future__ import annotations

from typing import Final

from ui.look.palette import mix
from ui.look.paths import disc, oval, plate
from ui.look.pencil import BRASS, DETAIL_WIDTH, INK, WHITE, Pencil, burst, tone

_SKY: Final = tone("#7fc3e6")
_RED: Final = tone("#d0453f")
_WOOD: Final = tone("#7b4a2c")


def snow_globe(p: Pencil) -> None:
    """A globe of glass: a lighthouse on its rock, and snow."""
    ball = disc(50, 42, 39)
    with p.solid(ball, _SKY, shade=0, width=2.8):
        p.fill("M 0 66 Q 25 60 50 66 Q 75 72 100 64 V 100 H 0 Z", tone("#3f8fc0"))
        p.part("M 24 84 Q 28 62 42 62 H 60 Q 74 64 78 84 Z", WHITE, reach=5, width=DETAIL_WIDTH)
        p.part("M 42 64 L 45 30 H 57 L 60 64 Z", WHITE, reach=3)
        p.fill("M 44.4 37 H 57.6 L 58.5 46 H 43.6 Z M 42.8 54 H 59.2 L 60 63 H 42 Z", _RED)
        p.line("M 42 64 L 45 30 H 57 L 60 64 Z", INK, 2.2)
        p.bit(plate(42, 27, 18, 5, 1.4), mix(_RED, INK, 0.3))
        p.fill("M 56 22 L 92 8 V 32 L 56 26 Z", tone("#fff2a8"))
        p.bit(plate(46, 18, 10, 9, 1), tone("#ffe27a"))
        p.bit("M 43.6 19 L 51 9 L 58.4 19 Z", _RED)
        p.discs("22,30,3 31,18,2.4 33,44,3.2 20,52,2.4 70,44,3.2 80,52,2.4 66,10,2.2", WHITE)
        p.discs("74,62,2.6 30,58,2.2", WHITE)
    p.gleam("M 17 40 Q 17 20 34 11 Q 22 24 23 42 Q 19 46 17 40 Z", 0.75)
    p.part("M 22 74 H 78 L 86 92 Q 86 96 82 96 H 18 Q 14 96 14 92 Z", _WOOD, reach=5)
    p.line("M 20 80 H 80", mix(_WOOD, WHITE, 0.3), 2)
    p.bit(oval(50, 87.4, 15, 6), BRASS)
    p.fill(burst(50, 87.8, 5, 5, 2.2), mix(BRASS, INK, 0.65))

"""The art of Pack the Essentials: which garment each tile of the bag is."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.pack_the_essentials.components import Kind
from engine.parts.polyomino import Polyomino

GARMENTS: Final[dict[str, tuple[str, ...]]] = {
    "bow-tie": ("XXX",),
    "sleep-mask": ("XXX",),
    "nightcap": ("XX", "X."),
    "ankle-boot": ("X.", "XX"),
    "blanket-roll": ("XXXX",),
    "bum-bag": ("XXXX",),
    "wellington": ("X.", "X.", "XX"),
    "glove": ("X..", "XXX"),
    "t-shirt": ("XXX", ".X."),
    "sun-hat": (".X.", "XXX"),
    "shirt": ("XX", "XX"),
    "backpack": ("XX", "XX"),
    "flip-flops": ("XX.", ".XX"),
    "bikini": ("XX.", ".XX"),
    "belt": ("XXXXX",),
    "necktie": ("XXXXX",),
    "cowboy-boot": ("X.", "X.", "X.", "XX"),
    "umbrella": ("XXXX", "...X"),
    "long-glove": ("XXXX", "..X."),
    "hair-dryer": ("XXXX", "..X."),
    "mitten": ("X.", "XX", "XX"),
    "trainer": ("XX.", "XXX"),
    "shorts": ("XXX", "X.X"),
    "earmuffs": ("XXX", "X.X"),
    "scarf": ("XXX", "..X", "..X"),
    "jeans": ("XXX", "..X", "..X"),
    "coat": ("XXX", ".X.", ".X."),
    "dress": ("XXX", ".X.", ".X."),
    "flat-cap": ("XXX.", "..XX"),
    "striped-scarf": ("XXX.", "..XX"),
    "cardigan": ("X..", "XXX", ".X."),
    "jester-hat": (".XX", "XX.", ".X."),
    "feather-boa": ("XX.", ".XX", "..X"),
    "bow": ("XX.", ".XX", "..X"),
    "neckerchief": ("XX.", ".X.", ".XX"),
    "bolero": ("..X", "XXX", "X.."),
    "jumper": (".X.", "XXX", ".X."),
    "romper": (".X.", "XXX", ".X."),
}
"""Each garment's cells as it is drawn upright. Two have each shape of the bag."""


def garment(kind: Kind) -> str:
    """The key of the garment on a tile's clothing side: the colours take turns at the two of its
    shape. Empty for underwear, socks, and shapes of which there is none."""
    found = () if kind.bonus else _of_shape(kind.outline)
    return found[kind.colour % len(found)] if found else ""


@cache
def _of_shape(outline: Polyomino) -> tuple[str, ...]:
    # To turn and mirror a shape takes long, and every look at the mat asks for four.
    return _by_shape().get(outline.free_form(), ())


@cache
def _by_shape() -> dict[Polyomino, tuple[str, ...]]:
    found: dict[Polyomino, tuple[str, ...]] = {}
    for key, picture in GARMENTS.items():
        shape = Polyomino.parse(picture).free_form()
        found[shape] = (*found.get(shape, ()), key)
    return found

"""The table of Cargo Hold: its art. Cards, crates, wagons, the trail, the road to the debt target.

Everything is drawn in vectors on the brushes of `ui.look`; whoever shows it goes through the pixmap
cache, so each picture is painted once a size. Each `paint_…` fits its picture's own proportions
into the rectangle that it is given, or says that it fills it. Words are translated by the caller.

A card is its kind, 0 to 23, as in the engine's components.
"""

from ui.look.paper import CARD
from ui.tables.cargo_hold.art.cards import (
    CARDS,
    CHIP,
    STRENGTHS,
    Strength,
    paint_back,
    paint_card,
    paint_chip,
    paint_coin,
    paint_extension,
    paint_money,
    paint_strength,
    paint_thing,
)
from ui.tables.cargo_hold.art.signs import (
    DEFENDS,
    SIGNS,
    SORTS,
    Sign,
    Sort,
    cloth_of,
    figures_of,
    ground_of,
    paint_sign,
    sort_of,
)

__all__ = [
    "CARD",
    "CARDS",
    "CHIP",
    "DEFENDS",
    "SIGNS",
    "SORTS",
    "STRENGTHS",
    "Sign",
    "Sort",
    "Strength",
    "cloth_of",
    "figures_of",
    "ground_of",
    "paint_back",
    "paint_card",
    "paint_chip",
    "paint_coin",
    "paint_extension",
    "paint_money",
    "paint_sign",
    "paint_strength",
    "paint_thing",
    "sort_of",
]

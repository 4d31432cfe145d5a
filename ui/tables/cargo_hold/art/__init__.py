"""The table of Cargo Hold: its art. Cards, crates, wagons, the trail, the road to the debt target.

Everything is drawn in vectors on the brushes of `ui.look`; whoever shows it goes through the pixmap
cache, so each picture is painted once a size. Each `paint_…` fits its picture's own proportions
into the rectangle that it is given, or says that it fills it. Words are translated by the caller.

A card is its kind, 0 to 23, as in the engine's components.
"""

from ui.look.paper import CARD_SIZE
from ui.tables.cargo_hold.art.cards import (
    CARDS,
    CHIP,
    PICTURED,
    STRENGTHS,
    Strength,
    paint_back,
    paint_card,
    paint_chip,
    paint_coin,
    paint_extension,
    paint_strength,
    paint_thing,
    prints_effect,
)
from ui.tables.cargo_hold.art.crates import (
    ASPECT,
    crate_mouth,
    emblem,
    paint_crate,
    paint_open_crate,
    paint_wagon,
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
from ui.tables.cargo_hold.art.trail import (
    MILE,
    Place,
    ledger_rows,
    paint_ledger,
    paint_place,
    paint_track,
    paint_trail,
    sand_of,
    track_spots,
    track_x,
    trail_loop,
)

__all__ = [
    "ASPECT",
    "CARDS",
    "CARD_SIZE",
    "CHIP",
    "DEFENDS",
    "MILE",
    "PICTURED",
    "SIGNS",
    "SORTS",
    "STRENGTHS",
    "Place",
    "Sign",
    "Sort",
    "Strength",
    "cloth_of",
    "crate_mouth",
    "emblem",
    "figures_of",
    "ground_of",
    "ledger_rows",
    "paint_back",
    "paint_card",
    "paint_chip",
    "paint_coin",
    "paint_crate",
    "paint_extension",
    "paint_ledger",
    "paint_open_crate",
    "paint_place",
    "paint_sign",
    "paint_strength",
    "paint_thing",
    "paint_track",
    "paint_trail",
    "paint_wagon",
    "prints_effect",
    "sand_of",
    "sort_of",
    "track_spots",
    "track_x",
    "trail_loop",
]

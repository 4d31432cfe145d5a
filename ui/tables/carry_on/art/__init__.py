"""The table of Carry On: its art. Things, cards, characters, luggage, suitcases, signs.

Everything is drawn in vectors on the brushes of `ui.look`; whoever shows it goes through the pixmap
cache, so each picture is painted once a size. Each `paint_…` fits its picture's own proportions
into the rectangle that it is given. Words are translated by the caller.

A card is a number: `type * 6 + (weight - 2)` for the 24 things, 24 for the souvenir.
"""

from ui.look.paper import CARD_SIZE
from ui.tables.carry_on.art.cards import CHIP, paint_card, paint_chip, paint_essential
from ui.tables.carry_on.art.characters import CHARACTERS, paint_character, paint_portrait, wanted
from ui.tables.carry_on.art.signs import (
    SIGNS,
    SOUVENIR,
    TYPES,
    cloth_of,
    ground_of,
    leftward,
    paint_sign,
    spark,
    type_of,
    weight_of,
)
from ui.tables.carry_on.art.suitcase import (
    case_room,
    case_spots,
    emblem,
    keep_case,
    paint_case,
    paint_packed,
)
from ui.tables.carry_on.art.tags import (
    BACKS,
    paint_back,
    paint_carry_on,
    paint_limit,
    paint_luggage,
    paint_suitcase,
    paint_upgrade,
)
from ui.tables.carry_on.art.things import THINGS, paint_thing

__all__ = [
    "BACKS",
    "CARD_SIZE",
    "CHARACTERS",
    "CHIP",
    "SIGNS",
    "SOUVENIR",
    "THINGS",
    "TYPES",
    "case_room",
    "case_spots",
    "cloth_of",
    "emblem",
    "ground_of",
    "keep_case",
    "leftward",
    "paint_back",
    "paint_card",
    "paint_carry_on",
    "paint_case",
    "paint_character",
    "paint_chip",
    "paint_essential",
    "paint_limit",
    "paint_luggage",
    "paint_packed",
    "paint_portrait",
    "paint_sign",
    "paint_suitcase",
    "paint_thing",
    "paint_upgrade",
    "spark",
    "type_of",
    "wanted",
    "weight_of",
]

"""The table of Where's My Luggage?: its art. Passengers, cards, luggage, marks and furniture.

Everything is drawn in vectors on the brushes of `ui.look`; whoever shows it goes through the pixmap
cache, so each picture is painted once a size. Each `paint_…` fits its picture's own proportions
into the rectangle that it is given. Words are translated by the caller.
"""

from ui.tables.wheres_my_luggage.art.cards import (
    CARD,
    DECK,
    STRIP_INK,
    deck_middle,
    paint_card,
    paint_card_back,
    paint_count,
    paint_deck,
    strip_colour,
)
from ui.tables.wheres_my_luggage.art.furniture import (
    MOST,
    TRACK,
    emblem,
    paint_done,
    paint_gate_tag,
    paint_key,
    paint_pawn,
    paint_track,
    track_spot,
)
from ui.tables.wheres_my_luggage.art.luggage import (
    KINDS,
    LABEL,
    TILE,
    night_rim,
    paint_pale_tile,
    paint_reverse,
    paint_silhouette,
    paint_tile,
    type_of,
)
from ui.tables.wheres_my_luggage.art.marks import MARKS, Mark, mark_colour, paint_mark
from ui.tables.wheres_my_luggage.art.pairs import paint_pair, paint_pair_closed
from ui.tables.wheres_my_luggage.art.portraits import IDS, kind_of, paint_portrait

__all__ = [
    "CARD",
    "DECK",
    "IDS",
    "KINDS",
    "LABEL",
    "MARKS",
    "MOST",
    "STRIP_INK",
    "TILE",
    "TRACK",
    "Mark",
    "deck_middle",
    "emblem",
    "kind_of",
    "mark_colour",
    "night_rim",
    "paint_card",
    "paint_card_back",
    "paint_count",
    "paint_deck",
    "paint_done",
    "paint_gate_tag",
    "paint_key",
    "paint_mark",
    "paint_pair",
    "paint_pair_closed",
    "paint_pale_tile",
    "paint_pawn",
    "paint_portrait",
    "paint_reverse",
    "paint_silhouette",
    "paint_tile",
    "paint_track",
    "strip_colour",
    "track_spot",
    "type_of",
]

"""The table of Pack the Essentials: its art. Clothing, cats, kittens, rats, toys, tokens, cases.

Everything is drawn in vectors on the brushes of `ui.look`; whoever shows it goes through the pixmap
cache, so each picture is painted once a size. Cells have the side that the caller names, and a
piece's box has its corner at (0, 0).
"""

from ui.look.paths import fit
from ui.tables.pack_the_essentials.art.cases import (
    AROUND,
    Small,
    emblem,
    empty_case,
    small_picture,
    small_thing,
    suitcase,
    suitcase_grid,
    suitcase_height,
)
from ui.tables.pack_the_essentials.art.grounds import (
    board_case,
    named_case,
    no_bonus,
    owner_plate,
    seam,
)
from ui.tables.pack_the_essentials.art.mat import belt, felt
from ui.tables.pack_the_essentials.art.pieces import cells_at, lying, lying_turn, piece
from ui.tables.pack_the_essentials.art.small import rat, toy
from ui.tables.pack_the_essentials.art.tokens import (
    cat_token,
    cross,
    lady_order,
    lady_token,
    suitcase_token,
)

__all__ = [
    "AROUND",
    "Small",
    "belt",
    "board_case",
    "cat_token",
    "cells_at",
    "cross",
    "emblem",
    "empty_case",
    "felt",
    "fit",
    "lady_order",
    "lady_token",
    "lying",
    "lying_turn",
    "named_case",
    "no_bonus",
    "owner_plate",
    "piece",
    "rat",
    "seam",
    "small_picture",
    "small_thing",
    "suitcase",
    "suitcase_grid",
    "suitcase_height",
    "suitcase_token",
    "toy",
]

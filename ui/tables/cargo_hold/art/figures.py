"""The table of Cargo Hold, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ui.kit.figures import Figure, Thing, arrow, grid, row
from ui.look.palette import COLOURS
from ui.tables.cargo_hold.art.cards import paint_card, paint_extension, paint_strength
from ui.tables.cargo_hold.art.crates import paint_crate, paint_open_crate
from ui.tables.cargo_hold.art.signs import figures_of, sort_of

_HIGH: Final = 132.0


def _card(card: int) -> Thing:
    """A card with its figures and its name."""
    figures = partial(figures_of, card)
    return Thing(
        90, lambda p, r, look, w: paint_card(p, r, card, figures(w.box), w.card(card), look)
    )


def _crate(turns: int, **given: Any) -> Thing:
    crate = partial(paint_crate, turns=turns, colour=COLOURS[0], **given)
    return Thing(150, lambda p, rect, look, _: crate(p, rect, look))


_ATTACK: Final = Thing(72, lambda p, rect, look, _: paint_strength(p, rect, "attack", 2, look))
_DEFENCE: Final = Thing(72, lambda p, rect, look, _: paint_strength(p, rect, "defence", 2, look))
_OPEN: Final = Thing(150, lambda p, rect, look, _: paint_open_crate(p, rect, look, colour="brick"))
_LONGER: Final = Thing(90, lambda p, rect, look, _: paint_extension(p, rect, "", look))
_ORDER: Final = [_card(card) for card in range(24) if sort_of(card) == "special"]

FIGURES: Final[Mapping[str, Figure]] = {
    "cards": row(_HIGH, _card(3), _card(11), _card(16)),
    "crate": row(_HIGH, _card(11), _card(2), arrow(), _crate(1, cards=2), arrow(), _OPEN),
    "longer": row(
        _HIGH,
        _LONGER,
        arrow(),
        _crate(2, extended=True, cards=3),
        _crate(1, extended=True, cards=3),
    ),
    "raid": row(_HIGH, _card(1), _ATTACK, _DEFENCE, _card(2)),
    "order": grid(_HIGH, 4, *_ORDER),
}

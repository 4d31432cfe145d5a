"""The table of Cargo Hold, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.figures import Figure, Thing, arrow, grid, row
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.tables.cargo_hold.art.cards import paint_card, paint_extension, paint_strength
from ui.tables.cargo_hold.art.crates import paint_crate, paint_open_crate
from ui.tables.cargo_hold.art.signs import figures_of, sort_of

_HIGH: Final = 132.0


def _card(card: int) -> Thing:
    def draw(painter: QPainter, rect: QRectF, look: Look, words: Any) -> None:
        paint_card(painter, rect, card, figures_of(card, words.box), words.card(card), look)

    return Thing(90, draw)


def _crate(turns: int, *, extended: bool = False, cards: int = 3) -> Thing:
    def draw(painter: QPainter, rect: QRectF, look: Look, _: Any) -> None:
        colour = COLOURS[0]
        paint_crate(painter, rect, look, turns=turns, extended=extended, colour=colour, cards=cards)

    return Thing(150, draw)


_ATTACK: Final = Thing(72, lambda p, rect, look, _: paint_strength(p, rect, "attack", 2, look))
_DEFENCE: Final = Thing(72, lambda p, rect, look, _: paint_strength(p, rect, "defence", 2, look))
_OPEN: Final = Thing(150, lambda p, rect, look, _: paint_open_crate(p, rect, look, colour="brick"))
_LONGER: Final = Thing(90, lambda p, rect, look, _: paint_extension(p, rect, "", look))
_ORDER: Final = [_card(card) for card in range(24) if sort_of(card) == "special"]

FIGURES: Final[Mapping[str, Figure]] = {
    "cards": row(_HIGH, _card(3), _card(11), _card(16)),
    "crate": row(_HIGH, _card(11), _card(2), arrow(), _crate(1, cards=2), arrow(), _OPEN),
    "longer": row(_HIGH, _LONGER, arrow(), _crate(2, extended=True), _crate(1, extended=True)),
    "raid": row(_HIGH, _card(1), _ATTACK, _DEFENCE, _card(2)),
    "order": grid(_HIGH, 4, *_ORDER),
}
